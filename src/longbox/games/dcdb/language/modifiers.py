"""What constant abilities and effects that last make of cards: their types, keywords, names and costs."""

from __future__ import annotations

from longbox.games.dcdb.state import DcState, Values
from longbox.games.dcdb.state.bases import Write
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, a, joined


@dataclass(frozen=True)
class HasTypes(Write):
    """Cards have these types as well. dcdb:6.101, dcdb:6.102 their color stays that of the printed type."""

    types: tuple[str, ...]

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("types", "*"),)

    def apply(self, s: DcState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.types = (*values.types, *[t for t in self.types if t not in values.types])

    def words(self, p: Printer, many: bool) -> str:
        return f"{'are' if many else 'is'} also {a(joined(self.types, 'and'))}"


@dataclass(frozen=True)
class HasWords(Write):
    """Cards have these keywords or subtypes (dcdb:6.220, dcdb:6.450)."""

    given: tuple[str, ...]

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("words", "*"),)

    def apply(self, s: DcState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.words = values.words | frozenset(self.given)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {joined(self.given, 'and')}"


@dataclass(frozen=True)
class HasColor(Write):
    """Cards have another color, whatever their types (dcdb:6.101). dcdb:6.102 that gives them no type."""

    color: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("color", "*"),)

    def apply(self, s: DcState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.color = self.color

    def words(self, p: Printer, many: bool) -> str:
        return f"{'are' if many else 'is'} {self.color}"


@dataclass(frozen=True)
class HasCost(Write):
    """Cards have this cost (dcdb:6.120); what was played before keeps what was recorded (dcdb:1.022)."""

    cost: int

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("cost", "*"),)

    def apply(self, s: DcState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.cost = self.cost

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} cost {self.cost}"
