"""How many: points that one has, costs that differ, what is missing; and whether there was anything."""

from __future__ import annotations

from longbox.games.dcdb.language.conditions import played
from longbox.games.dcdb.language.filters import Trait, card_words
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Condition, Value
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class YourVP(Value):
    """The victory points that you have gained (dcdb:6.550)."""

    def amount(self, s: DcState, scope: Scope) -> int:
        return s.player(scope.you).vp

    def text(self, p: Printer) -> str:
        return "Power equal to your VP"


@dataclass(frozen=True)
class HaveVP(Condition):
    """You have gained at least so many victory points."""

    least: int

    def holds(self, s: DcState, scope: Scope) -> bool:
        return s.player(scope.you).vp >= self.least

    def text(self, p: Printer) -> str:
        return f"you have {self.least} or more VP"


@dataclass(frozen=True)
class ForEachCost(Value):
    """So many for each different cost among the cards of a query (dcdb:6.120)."""

    n: int
    query: Query[DcState]

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * len({s.now(n).cost for n in self.query.numbers(s, scope)})

    def text(self, p: Printer) -> str:
        head, _, rest = self.query.noun(p).partition(" ")
        return f"{self.n} for each different cost among {head}s {rest}"


@dataclass(frozen=True)
class Fewer(Value):
    """A number of points less one for each card of a query beyond so many; never below none."""

    n: int
    query: Query[DcState]
    beyond: int = 0

    def amount(self, s: DcState, scope: Scope) -> int:
        return max(0, self.n - max(0, len(self.query.numbers(s, scope)) - self.beyond))

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.beyond:
            head, _, rest = noun.partition(" ")
            noun = f"{head} in excess of {self.beyond} {rest}"
        return f"{self.n} less 1 for each {noun}, and never less than 0"


@dataclass(frozen=True)
class Missing(Value):
    """What is missing of a number of cards that should have been bound under a name."""

    n: int
    words: str
    name: str = "it"

    def amount(self, s: DcState, scope: Scope) -> int:
        return max(0, self.n - len(scope.get(self.name, ())))

    def text(self, p: Printer) -> str:
        return f"1 for each {self.words}"


@dataclass(frozen=True)
class ForEachPlayed(Value):
    """So many for each such card that you have played this turn (dcdb:1.022), up to when it is asked."""

    n: int
    filters: tuple[Trait, ...]

    def amount(self, s: DcState, scope: Scope) -> int:
        return self.n * len(played(s, scope.you, self.filters))

    def text(self, p: Printer) -> str:
        return f"{self.n} for each {card_words(self.filters, p)} you play or have played this turn"


@dataclass(frozen=True)
class NoneSo(Condition):
    """Nothing is bound under a name: what was said to be done was done to no card."""

    words: str
    name: str = "it"

    def holds(self, s: DcState, scope: Scope) -> bool:
        return not scope.get(self.name, ())

    def text(self, p: Printer) -> str:
        return f"{'you' if p.person == 'you' else 'they'} {self.words}"
