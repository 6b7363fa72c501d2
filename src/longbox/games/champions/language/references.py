"""Who is meant: this card, your identity, the villain, the host, a card that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions.language.filters import Named, kinds_noun
from longbox.games.champions.language.queries import InPlay
from longbox.games.champions.state import HERO, MINION, UNDER, VILLAIN, WEAPONS
from longbox.games.champions.state.bases import Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose
from longbox.kernel.text import a, plural

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.queries import Query, Scope
    from longbox.kernel.text import Printer


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


@dataclass(frozen=True)
class FirstPlayer(Who):
    """The first player."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return (s.first,)

    def text(self, p: Printer) -> str:
        return "the first player"


@dataclass(frozen=True)
class One_(Choose):
    """A card of a query, chosen while the effect resolves, under a name of its own."""

    least: int = 1
    most: int = 0
    name: str = "one"

    def __init__(self, query: Query, name: str) -> None:
        object.__setattr__(self, "query", query)
        object.__setattr__(self, "least", 1)
        object.__setattr__(self, "most", 0)
        object.__setattr__(self, "name", name)

    def text(self, p: Printer) -> str:
        return a(self.query.noun(p))


@dataclass(frozen=True)
class Milled(Who):
    """Those of the cards just discarded that have a printed resource of a type."""

    type: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [r for r in scope.get("cards", ()) if s.card(r).printed.faces[0].values.resources.get(self.type)]

    def text(self, p: Printer) -> str:
        return f"each card with a printed [{self.type}] resource discarded this way"


@dataclass(frozen=True)
class UnderMe(Who):
    """The cards that lie under this one."""

    said: str = "each facedown card here"

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in s.common(UNDER) if s.cards[n].host == scope.this]

    def text(self, p: Printer) -> str:
        return self.said


@dataclass(frozen=True)
class HurtBy(Who):
    """The friendly characters that the activation just over has damaged."""

    noun: str = "each friendly character it damaged"
    of_activation: ClassVar[bool] = True

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        record = getattr(scope.event, "record", None)
        if record is None:
            return ()
        return [r for r in record.hurt if s.alive(r) and s.now(r).kind not in (VILLAIN, MINION)]

    def text(self, p: Printer) -> str:
        return self.noun


@dataclass(frozen=True)
class AllTargets(Who):
    """Everything that was chosen, target by target."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [r for group in scope.targets for r in group]

    def text(self, p: Printer) -> str:
        last = p.targets[-1]
        assert isinstance(last, Choose)
        return f"up to {len(p.targets)} {plural(last.query.noun(p))}"


@dataclass(frozen=True)
class EngagedPlayer(Who):
    """The player whom this minion is, or was, engaged with."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        player = s.was(scope.this).engaged
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return "the engaged player"


@dataclass(frozen=True)
class YourIdentity(Who):
    """champions:you-your your identity card, in whatever form."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return (s.identity_ref(scope.you),) if scope.you in s.order else ()

    def text(self, p: Printer) -> str:
        return f"{p.their()} identity"


@dataclass(frozen=True)
class Called(Who):
    """The card in play of this title (all of them, if there are several)."""

    name: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in InPlay(frozenset(), (Named(self.name),)).numbers(s, scope)]

    def text(self, p: Printer) -> str:
        return self.name


@dataclass(frozen=True)
class OneCalled(Choose):
    """One card in play of this title."""

    name: str = "scheme"

    def text(self, p: Printer) -> str:
        return self.query.noun(p)


@dataclass(frozen=True)
class TopWeapon(Who):
    """What lies on top of the Experimental Weapons deck; nothing of an empty one."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [s.ref(n) for n in s.common(WEAPONS)[:1]]

    def text(self, p: Printer) -> str:
        return "the top card of the Experimental Weapons deck"


@dataclass(frozen=True)
class WhoDefeated(Who):
    """The player who defeated this scheme."""

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        player = s.was(scope.this).hurt[2]
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return "the player who defeated this scheme"


@dataclass(frozen=True)
class EveryCopy(Who):
    """The card of this title that lies under this one, and every copy in play (champions:faq:marked-for-death#1)."""

    title: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        under = [n for n in s.common(UNDER) if s.cards[n].host == scope.this and s.cards[n].printed.name == self.title]
        return [s.ref(n) for n in (*under, *InPlay(frozenset(), (Named(self.title),)).numbers(s, scope))]

    def text(self, p: Printer) -> str:
        return self.title


@dataclass(frozen=True)
class PlayerOf(Who):
    """The player whose identity has a side of this title."""

    title: str

    def refs(self, s: ChState, scope: Scope) -> Sequence[int]:
        return [q for q in s.in_order() if any(f.values.name == self.title for f in s.identity(q).printed.faces)]

    def text(self, p: Printer) -> str:
        return f"the {self.title} player"
