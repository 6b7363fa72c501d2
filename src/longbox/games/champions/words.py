"""What cards of Marvel Champions speak of: cards and characters, numbers, conditions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from longbox.games.champions.card import (
    ALLY,
    ALTER_EGO,
    CHARACTERS,
    ENEMIES,
    HERO,
    MAIN_SCHEME,
    MINION,
    SCHEMES,
    SIDE_SCHEME,
    SUPPORT,
    TOUGH,
    UPGRADE,
)
from longbox.games.champions.state import (
    AREA,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    F_DAMAGE,
    F_HAND,
    F_STATUS,
    F_TEXT,
    F_THREAT,
    HAND,
    ChState,
)
from longbox.games.champions.striking import may_attack, removable
from longbox.games.champions.terms import (
    Always as Always,
    AnyOfThis as AnyOfThis,
    Bound as Bound,
    CanDraw as CanDraw,
    CountersOn as CountersOn,
    Depends as Depends,
    Did as Did,
    InForm as InForm,
    IsSo as IsSo,
    PaidWith as PaidWith,
    PerPlayer as PerPlayer,
    Stat as Stat,
    Sum as Sum,
    Symbols as Symbols,
    ThreatOn as ThreatOn,
    Undefended as Undefended,
    YouHave as YouHave,
)
from longbox.kernel.queries import Choose, Condition, Filter, Query, Scope, Who, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, plural

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


# -- filters --------------------------------------------------------------------------------------------------------------


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
        return bool(s.things[number].printed.faces[0].values.resources.get(self.type))

    def text(self, p: Printer) -> str:
        return f"with a printed [{self.type}] resource"


@dataclass(frozen=True)
class Damaged(Filter):
    """champions:sustained-damage with damage on it."""

    silent: bool = False
    facets: ClassVar[int] = F_DAMAGE
    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].damage > 0)

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
        held = s.things[number].status
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
        if self.status in s.things[number].status or self.status in v.bars:
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
        return bool(s.things[number].exhausted) is not self.no

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
    from longbox.games.champions.befall import Damage

    if not s.facts().listening(Damage, "prohibit"):
        return True
    from longbox.games.champions.striking import performer
    from longbox.kernel.examine import forbidden

    event = Damage(s.ref(n), 1, scope.you, scope.this)
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
        return bool(s.things[number].printed.set_ == self.name)

    def text(self, p: Printer) -> str:
        return f"of the {self.words} set"


@dataclass(frozen=True)
class FaceDown(Filter):
    """Face down in play."""

    place: ClassVar[str] = "before"

    def test(self, s: ChState, number: int, scope: Scope) -> bool:
        return bool(s.things[number].down)

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


# -- sets of cards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class InPlay(Query):
    """champions:in-play-and-out-of-play#4 cards in play of these types (any, without one) that pass all filters.

    `whose`: "" anyone's, "you" under your control, "engaged" engaged with you, "there" in your play area.

    champions:ability#1, champions:qualifiers
    """

    kinds: frozenset[str]
    filters: tuple[Filter, ...] = ()
    whose: str = ""
    facets: ClassVar[int] = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        found = self._around(s, scope)
        kinds = self.kinds
        if kinds:
            values = s.facts().values
            found = [n for n in found if (values[n] if n in values else s.now(n)).kind in kinds]
        for f in self.filters:
            found = [n for n in found if f.test(s, n, scope)]
        return list(found)

    def _around(self, s: ChState, scope: Scope) -> Sequence[int]:
        if self.whose == "you":
            return s.controlled(scope.you) if scope.you >= 0 else ()
        if self.whose == "engaged":
            return s.minions(scope.you) if scope.you >= 0 else ()
        if self.kinds is ENEMIES or self.kinds == ENEMIES:
            return s.enemies()
        if self.kinds == SCHEMES:
            return s.schemes()
        return s.everything()

    def _is(self, s: ChState, n: int, scope: Scope) -> bool:
        if self.kinds and s.now(n).kind not in self.kinds:
            return False
        return all(f.test(s, n, scope) for f in self.filters)

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        if not s.in_play(number):
            return False
        if self.whose and number not in self._around(s, scope):
            return False
        return self._is(s, number, scope)

    def noun(self, p: Printer) -> str:
        whose = {"": "", "you": "you control", "engaged": "engaged with you"}[self.whose]
        noun = kinds_noun(self.kinds)
        return noun_phrase(self.filters, noun.removeprefix("friendly ") if self.whose == "you" else noun, p, whose)


@dataclass(frozen=True)
class Elsewhere(Query):
    """Cards in `zones` ("hand", "deck", "discard pile", "play area" of yours; "encounter deck", "encounter discard pile").

    The order is that of the zones; champions:search, champions:in-play-and-out-of-play#7
    """

    zones: tuple[str, ...]
    kinds: frozenset[str] = frozenset()
    filters: tuple[Filter, ...] = ()
    #: only so many cards from the top of a deck
    top: int = 0
    #: every player's, instead of yours
    anyone: bool = False
    facets: ClassVar[int] = F_HAND

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        out: list[int] = []
        for zone in self.zones:
            if zone == "encounter deck":
                found = s.common(ENCOUNTER_DECK)
            elif zone == "encounter discard pile":
                found = s.common(ENCOUNTER_DISCARD)[::-1]
            else:
                kind = {"hand": HAND, "deck": DECK, "discard pile": DISCARD, "play area": AREA}[zone]
                players = s.in_order() if self.anyone else (scope.you,)
                found = tuple(n for q in players for n in (s.zone(q, kind)[::-1] if kind == DISCARD else s.zone(q, kind)))
            if self.top:
                found = found[: self.top]
            if self.kinds:
                found = tuple([n for n in found if s.things[n].printed.faces[0].values.kind in self.kinds])
            out.extend(found)
        if s.there(scope.this):
            this = scope.this & NUMBER_MASK
            out = [n for n in out if n != this]
        for f in self.filters:
            out = [n for n in out if f.test(s, n, scope)]
        return out

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        where = " and ".join(
            ("the " if z.startswith("encounter") else "any player's " if self.anyone else "your ") + z for z in self.zones
        )
        if self.top:
            where = f"the top {f'{self.top} cards' if self.top > 1 else 'card'} of {where}"
        return f"{noun_phrase(self.filters, kinds_noun(self.kinds) if self.kinds else 'card', p)} from {where}"


@dataclass(frozen=True)
class Players(Query):
    """Players still in the game; their numbers stand where cards' do."""

    condition: Condition | None = None

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        out = []
        for q in s.in_order():
            if self.condition is None:
                out.append(q)
                continue
            inner = scope.copy()
            inner.you = q
            if self.condition.holds(s, inner):
                out.append(q)
        return out

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "player"


#: champions:enemy#p2
ENEMY = InPlay(ENEMIES)
AN_ENEMY = InPlay(ENEMIES, (Attackable(False),))
TO_ATTACK = InPlay(ENEMIES, (Attackable(),))
MINIONS = InPlay(frozenset({MINION}))
MINION_TO_ATTACK = InPlay(frozenset({MINION}), (Attackable(),))
SCHEME = InPlay(SCHEMES)
TO_THWART = InPlay(SCHEMES, (Thwartable(),))
TO_CLEAR = InPlay(SCHEMES, (Thwartable(False),))
SIDE_SCHEMES = InPlay(frozenset({SIDE_SCHEME}))
HEROES = InPlay(frozenset({HERO}))
ALLIES = InPlay(frozenset({ALLY}))
YOUR_ALLIES = InPlay(frozenset({ALLY}), whose="you")
#: champions:friendly
FRIENDS = InPlay(frozenset({HERO, ALTER_EGO, ALLY}))
YOUR_CHARACTERS = InPlay(frozenset({HERO, ALTER_EGO, ALLY}), whose="you")
EVERYBODY = InPlay(CHARACTERS)
YOUR_UPGRADES = InPlay(frozenset({UPGRADE}), whose="you")
ENGAGED = InPlay(frozenset({MINION}), whose="engaged")
CARD_IN_HAND = Elsewhere(("hand",))


def drones(*filters: Filter, whose: str = "") -> InPlay:
    """Drone minions."""
    return InPlay(frozenset({MINION}), (*filters, Trait("Drone")), whose)


# -- who --------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Each(Who):
    """Every card of a query, "each ..."."""

    query: Query

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in self.query.numbers(s, scope)]

    def text(self, p: Printer) -> str:
        return f"each {self.query.noun(p)}"


@dataclass(frozen=True)
class One(Choose):
    """A card of a query, chosen as the ability is used: its target (champions:initiating-abilities#5)."""

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.most <= self.least:
            return a(noun)
        return f"up to {self.most} {plural(noun)}" if self.most > 1 else f"up to one {noun}"

    def again(self, p: Printer) -> str:
        """How it is called once it has been mentioned."""
        kinds: frozenset[str] = getattr(self.query, "kinds", frozenset())
        return f"that {kinds_noun(kinds) if kinds else 'card'}"


@dataclass(frozen=True)
class Identity(Who):
    """champions:you-your your identity, as "you" or by a `name` of one of its sides.

    champions:you-your#3, champions:you-your#4, champions:you-your#p2, champions:upgrade#2, champions:referential-ability#2

    By name it is meant only while that side is up (champions:identity#1, champions:form#4, champions:form#5); as "your
    hero" only in hero form.
    """

    name: str = "you"

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        if scope.you < 0 or scope.you not in s.order:
            return ()
        v = s.identity(scope.you).up.values
        if self.name == "your hero":
            return (s.identity_ref(scope.you),) if v.kind == HERO else ()
        if self.name != "you" and v.name != self.name:
            return ()
        return (s.identity_ref(scope.you),)

    def text(self, p: Printer) -> str:
        if p.person != "you" and self.name.startswith("you"):
            return "them" if self.name == "you" else f"their{self.name[4:]}"
        return self.name


@dataclass(frozen=True)
class TheVillain(Who):
    """The villain."""

    name: str = "the villain"

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return (s.ref(s.villain),) if s.villain >= 0 else ()

    def text(self, p: Printer) -> str:
        return self.name


@dataclass(frozen=True)
class TheMainScheme(Who):
    """The main scheme."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return (s.ref(s.scheme),) if s.scheme >= 0 else ()

    def text(self, p: Printer) -> str:
        return "the main scheme"


@dataclass(frozen=True)
class Host(Who):
    """champions:attach-to what this card is attached to (champions:upgrade#3, champions:attachment#1)."""

    noun: str = "attached character"

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        host = s.was(scope.this).host
        return (host,) if host >= 0 else ()

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class Attacker(Who):
    """The enemy whose activation is under way."""

    noun: str = "the activating enemy"

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return (s.activations[-1].enemy,) if s.activations else ()

    def text(self, p: Printer) -> str:
        return self.noun
