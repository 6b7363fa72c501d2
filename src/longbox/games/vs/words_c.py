"""Words that the quoted parts need beyond the vocabulary: obstacles to attacks, versions compared, what was recruited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import moments
from longbox.games.vs.effects import Act
from longbox.games.vs.patterns import NO
from longbox.games.vs.questions import AttackQuestion
from longbox.games.vs.state import F_COUNTERS, F_PLACE, RESOURCES, ROWS, VsState
from longbox.kernel.queries import ANY, Filter, Mark, Scope, Value, Who, noun_phrase
from longbox.kernel.state import TEXT
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Bindings
    from longbox.kernel.events import Event


@dataclass(frozen=True)
class Overcomes(AttackQuestion):
    """A question about any of several obstacles to an attack: "hidden", "protected" (vs:601.3), "row" (vs:601.2d)."""

    needs: tuple[str, ...] = ()

    def matches(self, s: VsState, event: object, scope: Scope) -> Sequence[Bindings]:
        return AttackQuestion.matches(self, s, event, scope) if getattr(event, "need", "") in self.needs else NO


@dataclass(frozen=True)
class ChooseIt(Act):
    """The mere choice of a card, as a cost: what it is bound to is told by the choice (vs:203.7b)."""

    word = "choose"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return ()


@dataclass(frozen=True)
class VersionsLike(Filter):
    """Has the "same" version as a card, a "different" one, or one to "share" (vs:202.6)."""

    how: str
    who: Who
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = frozenset(s.now(number).versions)
        others = [frozenset(s.seen(r).versions) for r in self.who.refs(s, scope)]
        if self.how == "share":
            return any(mine & o for o in others)
        return any((mine == o) is (self.how == "same") for o in others)

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY),)

    def text(self, p: Printer) -> str:
        who = self.who.text(p)
        return (
            f"that shares a version with {who}" if self.how == "share" else f"with {_A[self.how]} version {_AS[self.how]} {who}"
        )


@dataclass(frozen=True)
class AnotherVersion(Filter):
    """Is a "different version" of a card: it has the same name, but a different version (vs:202.7)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = TEXT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number)
        others = [s.seen(r) for r in self.who.refs(s, scope)]
        return any(
            any(name in mine.names for name in o.names) and frozenset(o.versions) != frozenset(mine.versions) for o in others
        )

    def reads(self) -> tuple[Mark, ...]:
        return (("version", ANY), ("name", ANY))

    def text(self, p: Printer) -> str:
        return f"that is a different version of {self.who.text(p)}"


_A = {"same": "the same", "different": "a different"}
_AS = {"same": "as", "different": "than"}


@dataclass(frozen=True)
class RecruitedThisTurn(Value):
    """How many character cards with some affiliation you recruited this turn, seen as they were on the chain (vs:301.4)."""

    team: str

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(1 for fact in s.memory.since("turn", moments.Played) if self.counts(fact, scope))

    def counts(self, fact: moments.Played, scope: Scope) -> bool:
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
        return sum(s.things[n].counter(self.name) for p in s.order for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES)))

    def text(self, p: Printer) -> str:
        return f"the number of {self.name} counters in play"
