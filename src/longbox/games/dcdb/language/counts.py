"""How many: cards that differ, cards dealt with before, so many for every few."""

from __future__ import annotations

from longbox.games.dcdb.language.conditions import identity
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Condition, Value
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, number_word, plural


@dataclass(frozen=True)
class ForEachDifferent(Value):
    """So many for each different card of a query (dcdb:6.185: of another printed name or set)."""

    n: int
    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * len({identity(s, c) for c in self.query.numbers(s, scope)})

    def text(self, p: Printer) -> str:
        return f"{self.n} for each different {self.query.noun(p)}"


@dataclass(frozen=True)
class ForEachType(Value):
    """So many for each different card type among the cards of a query; each counts with all that it has (dcdb:6.530)."""

    n: int
    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * len({t for c in self.query.numbers(s, scope) for t in s.now(c).types})

    def text(self, p: Printer) -> str:
        return f"{self.n} for each different card type among the {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class ForEachColor(Value):
    """So many for each different color among the cards of a query (dcdb:6.100)."""

    n: int
    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * len({s.now(c).color for c in self.query.numbers(s, scope) if s.now(c).color})

    def text(self, p: Printer) -> str:
        return f"{self.n} for each different color among the {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class ForEvery(Value):
    """So many for every so many cards of a query; what is left over counts nothing."""

    n: int
    each: int
    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * (len(self.query.numbers(s, scope)) // self.each)

    def text(self, p: Printer) -> str:
        head, _, rest = self.query.noun(p).partition(" ")
        return f"{self.n} for every {number_word(self.each)} {head}s {rest}".rstrip()


@dataclass(frozen=True)
class ThatMany(Value):
    """As many as there are cards bound under a name (dcdb:1.070: a number by the time that it is asked for)."""

    name: str = "it"

    def amount(self, s: DcState, scope: Scope) -> int:
        return len(scope.get(self.name, ()))

    def text(self, p: Printer) -> str:
        return "that many"


@dataclass(frozen=True)
class CostOf(Value):
    """The cost of the card bound under a name, as it is where it lies now (dcdb:6.120)."""

    name: str = "it"

    def amount(self, s: DcState, scope: Scope) -> int:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return s.now(refs[0] & NUMBER_MASK).cost if refs else 0

    def text(self, p: Printer) -> str:
        return "Power equal to its cost"


@dataclass(frozen=True)
class VPValueOf(Value):
    """The VP value of the card bound under a name; an asterisk counts as 3 (dcdb:5.040)."""

    name: str = "it"

    def amount(self, s: DcState, scope: Scope) -> int:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return s.now(refs[0] & NUMBER_MASK).vp if refs else 0

    def text(self, p: Printer) -> str:
        return "its VP value"


@dataclass(frozen=True)
class CardTypes(Condition):
    """The cards of a query have at least so many card types among them; each counts with all that it has (dcdb:6.530)."""

    query: Query
    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return len({t for n in self.query.numbers(s, scope) for t in s.now(n).types}) >= self.least

    def text(self, p: Printer) -> str:
        return f"there are {number_word(self.least)} or more different card types among the {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class OneFewer(Value):
    """One less than so many."""

    value: Value

    def amount(self, s: DcState, scope: Scope) -> int:
        return max(0, self.value.amount(s, scope) - 1)

    def text(self, p: Printer) -> str:
        return f"one fewer than {self.value.text(p)}"


@dataclass(frozen=True)
class HighestVP(Value):
    """The highest VP value among the cards of a query, which is none if there are none; an asterisk counts as 3 (dcdb:5.040)."""

    query: Query

    def amount(self, s: DcState, scope: Scope) -> int:
        return max([s.now(n).vp for n in self.query.numbers(s, scope)], default=0)

    def text(self, p: Printer) -> str:
        return f"for each VP of the {self.query.noun(p)} with the highest VP value"
