"""How many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from longbox.games.vs2pcg.state import F_PLAY, PcgState
from longbox.games.vs2pcg.state.bases import Query, Value, Who
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, possessive


@dataclass(frozen=True)
class ForEach(Value):
    """So many for each card of a query."""

    query: Query
    n: int = 1

    def amount(self, s: PcgState, scope: Scope) -> int:
        return self.n * len(self.query.numbers(s, scope))

    def text(self, p: Printer) -> str:
        return f"for each {self.query.noun(p)}"


@dataclass(frozen=True)
class OfIt(Value):
    """A number of a character: its ATK, DEF, cost, wounds, +1/+1 or -1/-1 counters, or its team mates' number in a combat."""

    what: str
    who: Who
    facets: ClassVar[int] = F_PLAY

    def amount(self, s: PcgState, scope: Scope) -> int:
        total = 0
        for r in self.who.refs(s, scope):
            c = s.card(r)
            if self.what == "ATK":
                total += s.atk(r)
            elif self.what == "DEF":
                total += s.def_(r)
            elif self.what == "cost":
                # vs2pcg:changing-status#4 that of a main character is zero
                total += s.now(r & NUMBER_MASK).cost
            elif self.what == "wounds":
                total += c.wounds
            elif self.what == "+1/+1 counters":
                total += max(0, c.counters)
            elif self.what == "-1/-1 counters":
                total += max(0, -c.counters)
        return total

    def text(self, p: Printer) -> str:
        if self.what in ("ATK", "DEF", "cost"):
            return f"{possessive(self.who.text(p))} {self.what}"
        return f"for each {self.what.removesuffix('s')} on {self.who.text(p)}"


@dataclass(frozen=True)
class ThatMany(Value):
    """As many as there are cards bound under a name."""

    name: str = "it"

    def amount(self, s: PcgState, scope: Scope) -> int:
        return len(scope.get(self.name, ()))

    def text(self, p: Printer) -> str:
        return "that many"


@dataclass(frozen=True)
class Less(Value):
    """The difference of two values, if the first is greater; else 0."""

    left: Value
    right: Value

    def amount(self, s: PcgState, scope: Scope) -> int:
        return max(0, self.left.amount(s, scope) - self.right.amount(s, scope))

    def text(self, p: Printer) -> str:
        return f"the difference between {self.left.text(p)} and {self.right.text(p)}"


@dataclass(frozen=True)
class Remembered(Value):
    """The number that an earlier part has come to: of counters removed, say (vs2pcg:resolving-effects#2)."""

    name: str = "number"

    def amount(self, s: PcgState, scope: Scope) -> int:
        found: int = scope.get(self.name, 0)
        return found

    def text(self, p: Printer) -> str:
        return "that many"
