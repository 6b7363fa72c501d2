"""Which cards, by what they are and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.state import (
    ALLY,
    ALTER_EGO,
    CHARACTERS,
    ENEMIES,
    EVENT,
    F_DAMAGE,
    F_STATUS,
    F_TEXT,
    F_THREAT,
    HERO,
    MAIN_SCHEME,
    SCHEMES,
    SIDE_SCHEME,
    SUPPORT,
    TOUGH,
    UPGRADE,
    may_attack,
    performer,
    removable,
)
from longbox.games.champions.state.bases import Filter
from longbox.kernel.nodes import dataclass
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


KIND_NOUNS = {
    ENEMIES: "enemy",
    CHARACTERS: "character",
    SCHEMES: "scheme",
    frozenset({HERO, ALTER_EGO}): "identity",
    frozenset({UPGRADE, SUPPORT}): "upgrade or support",
    frozenset({HERO, ALLY}): "hero or ally",
    frozenset({HERO, ALTER_EGO, ALLY}): "friendly character",
}


_KIND_WORDS = {ALTER_EGO: "alter-ego", MAIN_SCHEME: "main scheme", SIDE_SCHEME: "side scheme"}


def kinds_noun(kinds: frozenset[str]) -> str:
    """The noun for cards of these types."""
    if kinds in KIND_NOUNS:
        return KIND_NOUNS[kinds]
    return " or ".join(_KIND_WORDS.get(k, k) for k in sorted(kinds)) or "card"


@dataclass(frozen=True)
class Trait(Filter):
    """champions:traits with this trait."""

    name: str
    facets: ClassVar[int] = F_TEXT
    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return self.name in s.now(number).traits

    def reads(self) -> tuple[tuple[str, str], ...]:
        return (("trait", self.name),)

    def text(self, p: Printer) -> str:
        return self.name


@dataclass(frozen=True)
class Named(Filter):
    """champions:referential-ability with this title.

    champions:referential-ability#1, champions:referential-ability#3
    """

    name: str
    place: ClassVar[str] = "noun"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.now(number).name == self.name)

    def text(self, p: Printer) -> str:
        return self.name


@dataclass(frozen=True)
class Gives(Filter):
    """With this printed resource."""

    type: str
    place: ClassVar[str] = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].printed.faces[0].values.resources.get(self.type))

    def text(self, p: Printer) -> str:
        return f"with a printed [{self.type}] resource"


@dataclass(frozen=True)
class Damaged(Filter):
    """champions:sustained-damage with damage on it."""

    silent: bool = False
    facets: ClassVar[int] = F_DAMAGE
    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].damage > 0)

    def text(self, p: Printer) -> str:
        return "" if self.silent else "damaged"


@dataclass(frozen=True)
class Has(Filter):
    """champions:status-cards with a status card, of this kind or of any; or without (`without`)."""

    status: str = ""
    without: bool = False
    silent: bool = False
    facets: ClassVar[int] = F_STATUS
    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        held = s.cards[number].status
        return bool(self.status in held if self.status else held) is not self.without

    def text(self, p: Printer) -> str:
        return "" if self.silent else ("non-" if self.without else "") + (self.status or "marked")


@dataclass(frozen=True)
class CanGet(Filter):
    """champions:choose#5 that this status card would change."""

    status: str
    facets: ClassVar[int] = F_STATUS

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        v = s.now(number)
        if self.status in s.cards[number].status or self.status in v.bars:
            return False
        return self.status == TOUGH or not v.keywords.get("stalwart")

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class Exhausted(Filter):
    """champions:exhausted; with `no` those that are ready (champions:ready)."""

    no: bool = False
    silent: bool = False
    facets: ClassVar[int] = F_STATUS
    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].exhausted) is not self.no

    def text(self, p: Printer) -> str:
        return "" if self.silent else "ready" if self.no else "exhausted"


@dataclass(frozen=True)
class Attackable(Filter):
    """champions:attack-player-action#4 that you may attack, and could damage (champions:choose#5)."""

    attack: bool = True

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return (not self.attack or may_attack(s, scope.you, number)) and harmable(s, number, scope)

    def text(self, p: Printer) -> str:
        return ""


def harmable(s: ChState, n: int, scope: Scope) -> bool:
    """Could damage from this ability come to that character (champions:choose#5)?"""

    if not s.facts().listening(ev.Damage, "prohibit"):
        return True
    from longbox.kernel.examine import forbidden

    event = ev.Damage(s.ref(n), 1, scope.you, scope.this)
    event.by = performer(s, scope.this, scope.you)
    return not forbidden(s, s.facts(), event)


@dataclass(frozen=True)
class Thwartable(Filter):
    """champions:choose#5 from which you could remove threat."""

    thwart: bool = True
    facets: ClassVar[int] = F_THREAT

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return removable(s, number, scope.you, self.thwart)

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class Other(Filter):
    """Another than this very card, or than what was bound under a name."""

    name: str = ""
    word: str = "other"
    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        if not self.name:
            return s.ref(number) != scope.this
        bound = (
            scope.targets[int(self.name)]
            if self.name.isdigit() and int(self.name) < len(scope.targets)
            else scope.get(self.name, ())
        )
        return s.ref(number) not in bound

    def text(self, p: Printer) -> str:
        return self.word


@dataclass(frozen=True)
class OfSet(Filter):
    """champions:encounter-set of this set."""

    name: str
    words: str
    place: ClassVar[str] = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].printed.set_ == self.name)

    def text(self, p: Printer) -> str:
        return f"of the {self.words} set"


@dataclass(frozen=True)
class FaceDown(Filter):
    """Face down in play."""

    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].down)

    def text(self, p: Printer) -> str:
        return "facedown"


@dataclass(frozen=True)
class Without(Filter):
    """Without another card of this title attached."""

    title: str
    place: ClassVar[str] = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return all(s.now(m).name != self.title or s.ref(m) == scope.this for m in s.attached_to(s.ref(number)))

    def text(self, p: Printer) -> str:
        return f"without another {self.title} attached"


@dataclass(frozen=True)
class WithOthers(Filter):
    """champions:engage#3 engaged with another player: the minions that you could engage."""

    facets = F_TEXT
    place = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return s.cards[number].engaged not in (-1, scope.you)

    def text(self, p: Printer) -> str:
        return "engaged with another player"


@dataclass(frozen=True)
class Facing(Filter):
    """The villain, or a minion engaged with you."""

    place = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return number == s.villain or bool(s.cards[number].engaged == scope.you)

    def text(self, p: Printer) -> str:
        return "that is the villain or engaged with you"


@dataclass(frozen=True)
class OfKind(Filter):
    """champions:card-types of this type, wherever it is."""

    kind: str
    place = "noun"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].printed.kind == self.kind)

    def text(self, p: Printer) -> str:
        return self.kind


@dataclass(frozen=True)
class OnVillain(Filter):
    """Attached to the villain."""

    facets = F_TEXT
    place = "after"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].host == s.ref(s.villain))

    def text(self, p: Printer) -> str:
        return "attached to the villain"


@dataclass(frozen=True)
class EventOf(Filter):
    """An event with one of these traits."""

    traits: tuple[str, ...]
    place: ClassVar[str] = "noun"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        v = s.cards[number].printed.faces[0].values
        return v.kind == EVENT and any(t in v.traits for t in self.traits)

    def text(self, p: Printer) -> str:
        return f"{joined(self.traits, 'or')} event"


@dataclass(frozen=True)
class IdentitySpecific(Filter):
    """champions:identity-specific-card a card of an identity's own, and of no aspect."""

    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].printed.faction == "hero")

    def text(self, p: Printer) -> str:
        return "hero-specific"
