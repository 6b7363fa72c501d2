"""How many."""

from __future__ import annotations

from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Value
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Condition, Query, Scope
from longbox.kernel.text import Printer, a


@dataclass(frozen=True)
class YourPower(Value):
    """The Power that you have."""

    def amount(self, s: DcState, scope: Scope) -> int:
        return s.power if scope.you == s.active else 0

    def text(self, p: Printer) -> str:
        return "your Power"


@dataclass(frozen=True)
class ForEach(Value):
    """So many for each card of a query."""

    n: int
    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * len(self.query.numbers(s, scope))

    def text(self, p: Printer) -> str:
        return f"{self.n} for each {self.query.noun(p)}"


@dataclass(frozen=True)
class FoesWith(Value):
    """So many for each foe who has a card of a query; the query is asked of that foe."""

    n: int
    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        found = 0
        for foe in s.foes(scope.you):
            inner = scope.copy()
            inner.you = foe
            found += bool(self.query.numbers(s, inner))
        return self.n * found

    def text(self, p: Printer) -> str:
        inner, p.person = p.person, "that foe"
        noun = self.query.noun(p)
        p.person = inner
        return f"{self.n} for each foe with {a(noun)}"


@dataclass(frozen=True)
class Points(Value):
    """So many if a condition is true, else none."""

    n: int
    condition: Condition

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n if self.condition.holds(s, scope) else 0

    def text(self, p: Printer) -> str:
        return f"{self.n} if {self.condition.text(p)}"
