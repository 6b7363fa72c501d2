"""How many: what is counted, compared and measured (104)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.language.filters import stat_of
from longbox.games.vs.state import F_COUNTERS, F_ENDURANCE, F_HAND, F_PLACE, F_PLAYS, F_RESOURCES, HAND, RESOURCES, ROWS
from longbox.games.vs.state.bases import Value
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import ANY, X, You, noun_phrase
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import plural

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Mark, Query, Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class CostOf(Value):
    """The printed cost of a card, last known if it has gone (vs:508.2e)."""

    who: Who
    words: str = "its cost"

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(s.seen(r).cost for r in self.who.known(s, scope))

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class ResourceCount(Value):
    """How many resources a player controls."""

    who: str = "you"
    facets: ClassVar[int] = F_RESOURCES

    def amount(self, s: VsState, scope: Scope) -> int:
        return len(s.zone(scope.you, RESOURCES))

    def text(self, p: Printer) -> str:
        return "the number of resources you control"


@dataclass(frozen=True)
class EnduranceOf(Value):
    """A player's endurance; a negative total counts as 0 here (vs:104.1)."""

    facets: ClassVar[int] = F_ENDURANCE

    def amount(self, s: VsState, scope: Scope) -> int:
        return max(0, int(s.players[scope.you].endurance))

    def text(self, p: Printer) -> str:
        return "your endurance"


@dataclass(frozen=True)
class Digit(Value):
    """The ones (place 1) or tens (place 10) digit of your endurance."""

    unit: int
    facets: ClassVar[int] = F_ENDURANCE

    def amount(self, s: VsState, scope: Scope) -> int:
        return max(0, int(s.players[scope.you].endurance)) // self.unit % 10

    def text(self, p: Printer) -> str:
        return "the ones digit of your endurance" if self.unit == 1 else "the tens digit of your endurance"


@dataclass(frozen=True)
class AmountOf(Value):
    """The amount of the event that triggered it ("that much")."""

    words: str = "that much"

    def amount(self, s: VsState, scope: Scope) -> int:
        amount: int = getattr(scope.event, "amount", 0)
        return amount

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class HowMany(Value):
    """How many things were bound under a name ("for each card you discarded")."""

    name: str
    noun: str

    def amount(self, s: VsState, scope: Scope) -> int:
        value = scope.get(self.name, ())
        return len(value) if value.__class__ is tuple else int(value)

    def text(self, p: Printer) -> str:
        return f"the number of {plural(self.noun)}"


@dataclass(frozen=True)
class RecruitedThisTurn(Value):
    """How many character cards with some affiliation you recruited this turn, seen as they were on the chain (vs:301.4)."""

    team: str
    facets: ClassVar[int] = F_PLAYS

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(1 for fact in s.memory.since("turn", ev.Played) if self.counts(fact, scope))

    def counts(self, fact: ev.Played, scope: Scope) -> bool:
        """Was this a character of that affiliation, recruited by you?"""
        if fact.kind != "recruit" or fact.player != scope.you or fact.card is None:
            return False
        return bool(fact.card.kind == "character" and self.team in fact.card.teams)

    def text(self, p: Printer) -> str:
        return f"the number of {noun_phrase((), self.team + ' characters', p)} you recruited this turn"


@dataclass(frozen=True)
class CountersInPlay(Value):
    """How many counters of a name there are on objects in play, whatever put them there (vs:215.1b)."""

    name: str
    facets: ClassVar[int] = F_COUNTERS | F_PLACE

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(s.cards[n].counter(self.name) for p in s.order for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES)))

    def text(self, p: Printer) -> str:
        return f"the number of {self.name} counters in play"


@dataclass(frozen=True)
class CardsInHand(Value):
    """How many cards you have in your hand."""

    facets: ClassVar[int] = F_HAND

    def amount(self, s: VsState, scope: Scope) -> int:
        return len(s.zone(scope.you, HAND))

    def text(self, p: Printer) -> str:
        return "the number of cards in your hand"


@dataclass(frozen=True)
class EnduranceTotal(Value):
    """The endurance of a player, your own or another's; a total below zero counts as 0 here (vs:104.1)."""

    player: Who = field(default_factory=You)
    facets: ClassVar[int] = F_ENDURANCE

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(max(0, int(s.players[r & NUMBER_MASK].endurance)) for r in self.player.refs(s, scope))

    def text(self, p: Printer) -> str:
        return "your endurance" if isinstance(self.player, You) else f"the endurance of {self.player.text(p)}"


@dataclass(frozen=True)
class StatOf(Value):
    """The ATK or DEF of cards in all, printed or as it is; last known if they have gone (vs:508.2e, vs:104.2, vs:G:Printed)."""

    who: Who
    quality: str = "atk"
    printed: bool = False
    words: str = ""
    facets: ClassVar[int] = TEXT | F_PLACE | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return (*self.who.reads(), *(() if self.printed else ((self.quality, ANY),)))

    def amount(self, s: VsState, scope: Scope) -> int:
        refs = [r for r in self.who.known(s, scope) if r >= 0]
        return sum(stat_of(s.card(r).printed.values if self.printed else s.seen(r), self.quality) for r in refs)

    def text(self, p: Printer) -> str:
        return self.words or f"the {'printed ' if self.printed else ''}{self.quality.upper()} of {self.who.text(p)}"


@dataclass(frozen=True)
class CountersOn(Value):
    """How many counters of a name are on some cards, or were as they went."""

    name: str
    who: Who
    facets: ClassVar[int] = F_COUNTERS

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(s.was(r).counter(self.name) for r in self.who.known(s, scope) if r >= 0)

    def text(self, p: Printer) -> str:
        return f"the number of {self.name} counters on {self.who.text(p)}"


@dataclass(frozen=True)
class Sum(Value):
    """Several values together; with Times(-1, ...) a difference."""

    parts: tuple[Value, ...]
    words: str

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(v.amount(s, scope) for v in self.parts)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Highest(Value):
    """The highest cost, ATK or DEF ("cost", "atk", "def") among some cards, or with `least` the lowest; 0 if there are none (vs:104.3)."""

    quality: str
    query: Query
    least: bool = False
    facets: ClassVar[int] = TEXT | F_PLACE | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return (*self.query.reads(), *(() if self.quality == "cost" else ((self.quality, ANY),)))

    def amount(self, s: VsState, scope: Scope) -> int:
        numbers = self.query.numbers(s, scope)
        if self.quality == "cost":
            found = [int(s.cards[n].printed.values.cost) for n in numbers]
        else:
            found = [stat_of(s.now(n), self.quality) for n in numbers]
        return (min if self.least else max)(found, default=0)

    def text(self, p: Printer) -> str:
        name = self.quality if self.quality == "cost" else self.quality.upper()
        return f"the {'lowest' if self.least else 'highest'} {name} among {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class HowManyDifferent(Value):
    """How many different affiliations, names, versions or costs ("affiliation", "name", "version", "cost") there are among some cards."""

    what: str
    query: Query
    facets: ClassVar[int] = TEXT | F_PLACE

    def reads(self) -> tuple[Mark, ...]:
        mark = {"affiliation": "team", "name": "name", "version": "version"}.get(self.what)
        return (*self.query.reads(), *(((mark, ANY),) if mark else ()))

    def amount(self, s: VsState, scope: Scope) -> int:
        found: set[Hashable] = set()
        for n in self.query.numbers(s, scope):
            v = s.now(n)
            words = {"affiliation": v.teams, "name": v.names, "version": v.versions, "cost": (s.cards[n].printed.values.cost,)}
            found.update(words[self.what])
        return len(found)

    def text(self, p: Printer) -> str:
        return f"the number of different {plural(self.what)} among {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class PointsUpTo(Value):
    """What X may be when up to so many resource points are paid: as many as there are just now (vs:404.2)."""

    most: int
    facets: ClassVar[int] = F_RESOURCES

    def amount(self, s: VsState, scope: Scope) -> int:
        return min(self.most, s.players[scope.you].points) if s.step_player == scope.you else 0

    def text(self, p: Printer) -> str:
        return f"up to {self.most}"


@dataclass(frozen=True)
class PointsPaid(X):
    """The number of resource points that were paid for X."""

    def text(self, p: Printer) -> str:
        return "the number of points you paid"


@dataclass(frozen=True)
class ChosenNumber(Value):
    """The number that was chosen."""

    name: str = "number"

    def amount(self, s: VsState, scope: Scope) -> int:
        return int(scope.get(self.name, 0))

    def text(self, p: Printer) -> str:
        return "the chosen number"


@dataclass(frozen=True)
class WillpowerOf(Value):
    """The willpower of some cards combined; each that is below zero counts as 0 (vs:104.2, vs:211.3)."""

    who: Who
    words: str = ""
    facets: ClassVar[int] = TEXT | F_PLACE

    def reads(self) -> tuple[Mark, ...]:
        return (*self.who.reads(), ("willpower", ANY))

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(max(0, int(s.seen(r).willpower)) for r in self.who.known(s, scope))

    def text(self, p: Printer) -> str:
        return self.words or f"the combined willpower of {self.who.text(p)}"
