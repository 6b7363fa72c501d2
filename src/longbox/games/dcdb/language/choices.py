"""Choices that hang together: so much cost in all, all but one, an order of one's own."""

from __future__ import annotations

from longbox.games.dcdb.language.references import ANY_NUMBER, Chosen
from longbox.games.dcdb.state import DcState
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, number_word, plural


@dataclass(frozen=True)
class Shaped(Chosen):
    """A choice that is not of so many cards, whichever they are."""

    def shape(self, s: DcState, d: Decision) -> None:
        """Give the question, which nobody has seen yet, the shape that it has."""
        raise NotImplementedError


@dataclass(frozen=True)
class Costing(Shaped):
    """Any number of cards of a query whose costs (dcdb:6.120) come to no more than so much together."""

    total: int = 0

    def shape(self, s: DcState, d: Decision) -> None:
        costs = [s.now(r & NUMBER_MASK).cost for r in d.options]
        d.shape = Pick(d.options, 0, len(costs), weights=costs, cap=self.total)

    def text(self, p: Printer) -> str:
        return f"any number of {plural(self.query.noun(p))} with total cost {self.total} or less"


@dataclass(frozen=True)
class AllBut(Shaped):
    """All cards of a query but so many, which you choose."""

    but: int = 1

    def shape(self, s: DcState, d: Decision) -> None:
        d.shape = Pick(d.options, max(0, len(d.options) - self.but))

    def text(self, p: Printer) -> str:
        return f"all but {number_word(self.but)} of the {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class InOrder(Shaped):
    """All cards of a query, in an order that you choose: the first of them comes out on top."""

    def shape(self, s: DcState, d: Decision) -> None:
        d.shape = Pick(d.options, len(d.options), ordered=True)
        d.kind = "order"
        d.prompt = "In which order, the top one first?"

    def text(self, p: Printer) -> str:
        return f"the {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class SomeInOrder(InOrder):
    """So many cards of a query, in an order that you choose."""

    def shape(self, s: DcState, d: Decision) -> None:
        InOrder.shape(self, s, d)
        d.shape = Pick(d.options, min(self.least, len(d.options)), self.most, ordered=True)
        d.prompt = "Which, the top one first?"

    def text(self, p: Printer) -> str:
        return Chosen.text(self, p)


def costing(total: int, query: Query, name: str = "chosen") -> Costing:
    """Any number of cards of a query with so much cost in all."""
    return Costing(query, 0, ANY_NUMBER, name, total)


def all_but_one(query: Query, name: str = "chosen") -> AllBut:
    """All cards of a query but one."""
    return AllBut(query, 0, ANY_NUMBER, name)


def in_order(query: Query, name: str = "chosen") -> InOrder:
    """All cards of a query in an order of one's own."""
    return InOrder(query, 0, ANY_NUMBER, name)


def cards_in_order(least: int, most: int, query: Query, name: str = "chosen") -> SomeInOrder:
    """So many cards of a query in an order of one's own; `least` 0 leaves it to you whether there are any."""
    return SomeInOrder(query, least, most, name)
