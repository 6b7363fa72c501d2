"""Which characters and cards, by what others are, by what was chosen, and by what they have done."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import F_PLAY, F_TURN, PcgState
from longbox.games.vs2pcg.state.bases import Filter, Query, Who
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class HigherATK(Filter):
    """A character with a higher ATK than each of a query; that is also true where there is none (vs2pcg:term-atk-def#1)."""

    query: Query
    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return all([s.atk(number) > s.atk(n) for n in self.query.numbers(s, scope)])

    def text(self, p: Printer) -> str:
        return f"with higher ATK than each {self.query.noun(p)}"


@dataclass(frozen=True)
class NameOfNone(Filter):
    """A card that has the name of none of a query (vs2pcg:term-aka#1)."""

    query: Query
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        names = s.now(number).names
        return not any([name in names for n in self.query.numbers(s, scope) for name in s.now(n).names])

    def text(self, p: Printer) -> str:
        return f"with a different name from each {self.query.noun(p)}"


@dataclass(frozen=True)
class SharesTeam(Filter):
    """A card that shares a team affiliation with a character, or with `yes` false shares none (vs2pcg:deck-building#4)."""

    who: Who
    yes: bool = True
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        theirs = [t for r in self.who.refs(s, scope) for t in s.now(r & NUMBER_MASK).teams]
        return any([t in theirs for t in s.now(number).teams]) is self.yes

    def text(self, p: Printer) -> str:
        return f"that shares {'a' if self.yes else 'no'} team affiliation with {self.who.text(p)}"


@dataclass(frozen=True)
class OfThatTeam(Filter):
    """A character with the team affiliation that was chosen."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return scope.get("team") in s.now(number).teams

    def text(self, p: Printer) -> str:
        return "of that team"


@dataclass(frozen=True)
class AttackedSince(Filter):
    """A character that has attacked since the end of your last turn, and has been in play since (vs2pcg:turn-sequence#1)."""

    facets: ClassVar[int] = F_TURN
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.memory.count(ev.attacked(s.ref(number)), ev.after_turn(s.home(scope.you))) > 0

    def text(self, p: Printer) -> str:
        return "that has attacked since your last turn ended"


@dataclass(frozen=True)
class CostsThatMuch(Filter):
    """A card that costs no more than the number that an earlier part has come to; vs2pcg:changing-status#4 that of a main character is zero."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        most: int = scope.get("number", 0)
        return s.now(number).cost <= most

    def text(self, p: Printer) -> str:
        return "with that cost or less"


@dataclass(frozen=True)
class WoundedAlready(Filter):
    """The one that this character's effects have wounded this turn; as long as there is none, anybody (vs2pcg:term-wounds#1)."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        before = [e.card for e in s.memory.since("turn", ev.Wound) if e.source == scope.this]
        return not before or s.ref(number) in before

    def text(self, p: Printer) -> str:
        return "(each time the same one in a turn)"


@dataclass(frozen=True)
class AppearedThisTurn(Filter):
    """A character that has appeared this turn (vs2pcg:term-appears#1), and has been in play since."""

    facets: ClassVar[int] = F_PLAY
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        ref = s.ref(number)
        return any([e.landed == ref for e in s.memory.since("turn", ev.Appear)])

    def text(self, p: Printer) -> str:
        return "that appeared this turn"
