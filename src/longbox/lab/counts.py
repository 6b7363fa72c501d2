"""What a decision costs in things done: counted by the interpreter's own profile hook, so that nothing is counted where nobody asks.

What is compiled goes past that hook: it is the plain form that is counted. The play is the same in both.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from longbox.agents.uniform import Uniform
from longbox.kernel import events
from longbox.kernel.actions import Action
from longbox.kernel.copying import all_slots
from longbox.kernel.frames import Procedure
from longbox.kernel.match import Match
from longbox.kernel.ordering import ordered
from longbox.kernel.queries import Query
from longbox.kernel.state import StateOf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import CodeType, FrameType

    from longbox.kernel.game import Game
    from longbox.kernel.modifiers import Table
    from longbox.kernel.setups import Setup

T = TypeVar("T")


@dataclass(slots=True)
class Counts:
    """How often each thing was done in all; `objected` says of full checks which check it was that objected, and how often."""

    decisions: int = 0
    calls: int = 0
    procedures: int = 0
    events: int = 0
    tables: int = 0
    #: with the values and the listeners that there were
    tables_same: int = 0
    orders: int = 0
    queries: int = 0
    #: with the cards that it had found before, asked for the same player and card
    queries_same: int = 0
    offers: int = 0
    #: that found nothing but passing
    offers_idle: int = 0
    checks: int = 0
    objected: dict[str, int] = field(default_factory=dict)

    @property
    def objections(self) -> int:
        """Full checks that came to an objection."""
        return sum(self.objected.values())

    def per_decision(self, n: int) -> float:
        """One of these counts, for each decision."""
        return n / self.decisions if self.decisions else 0.0


def counted(game: Game, setups: Sequence[Setup], matches: int) -> Counts:
    """What random play of so many matches comes to; a match without history and log, as in `bench`."""
    counter = _Counter(game)
    before = sys.getprofile()
    for m in range(matches):
        counter.found.clear()
        match = Match(game, setups[m % len(setups)], m, history=False, logging=False)
        agents = [Uniform(m * 8 + seat) for seat in range(8)]
        while (decision := match.decision) is not None:
            given = agents[decision.seat].choose(match.view(decision.seat), decision)
            sys.setprofile(counter)
            try:
                match.apply(given)
            finally:
                sys.setprofile(before)
            counter.counts.decisions += 1
    return counter.counts


class _Counter:
    """The hook: what is called, and what it returns, by the code that it runs."""

    def __init__(self, game: Game) -> None:
        self.counts = Counts()
        #: what was found by a query, asked for a player and a card
        self.found: dict[tuple[int, int, int], tuple[Query, tuple[int, ...]]] = {}
        self._before: list[Table | None] = []
        self._act: object = None
        self._called: dict[CodeType, Callable[[FrameType], None]] = {
            Procedure.run.__code__: self._procedure,
            events._at_once.__code__: self._event,
            events.applied.__code__: self._batch,
            StateOf.refresh.__code__: self._table,
            ordered.__code__: self._order,
        }
        self._returned: dict[CodeType, Callable[[FrameType, object], None]] = {StateOf.refresh.__code__: self._table_made}
        options = getattr(type(game), "options", None)
        if options is not None:
            self._returned[options.__code__] = self._offered
        #: the names of checks, by what tests them
        self._checks: dict[CodeType, str] = {}
        for action in _below(Action):
            for check in (*action.offering, *action.checks):
                self._checks.setdefault(check.test.__code__, check.name)
        for test in self._checks:
            self._called[test] = self._checked
            self._returned[test] = self._objected
        for query in _below(Query):
            if (numbers := query.__dict__.get("numbers")) is not None:
                self._returned[numbers.__code__] = self._queried

    def __call__(self, frame: FrameType, what: str, given: object) -> None:
        if what == "call":
            self.counts.calls += 1
            called = self._called.get(frame.f_code)
            if called is not None:
                called(frame)
        elif what == "return":
            returned = self._returned.get(frame.f_code)
            if returned is not None:
                returned(frame, given)

    def _procedure(self, frame: FrameType) -> None:
        self.counts.procedures += 1

    def _event(self, frame: FrameType) -> None:
        self.counts.events += 1

    def _batch(self, frame: FrameType) -> None:
        self.counts.events += len(frame.f_locals["events"])

    def _order(self, frame: FrameType) -> None:
        self.counts.orders += 1

    def _table(self, frame: FrameType) -> None:
        self._before.append(frame.f_locals["self"].table)

    def _table_made(self, frame: FrameType, made: object) -> None:
        self.counts.tables += 1
        before = self._before.pop()
        self.counts.tables_same += before is not None and same_table(before, frame.f_locals["self"].table)

    def _offered(self, frame: FrameType, found: object) -> None:
        assert isinstance(found, list)
        self.counts.offers += 1
        self.counts.offers_idle += len(found) < 2

    def _checked(self, frame: FrameType) -> None:
        act = next(v for v in frame.f_locals.values() if isinstance(v, Action))
        if act is not self._act:
            self._act = act
            self.counts.checks += 1

    def _objected(self, frame: FrameType, objection: object) -> None:
        if objection is not None:
            name = self._checks[frame.f_code]
            self.counts.objected[name] = self.counts.objected.get(name, 0) + 1

    def _queried(self, frame: FrameType, found: object) -> None:
        query, scope = frame.f_locals["self"], frame.f_locals["scope"]
        assert isinstance(found, (list, tuple))
        key, cards = (id(query), scope.you, scope.this), tuple(found)
        self.counts.queries += 1
        self.counts.queries_same += key in self.found and self.found[key][1] == cards
        # the query is kept, so that no other comes to have its id
        self.found[key] = (query, cards)


def _below(cls: type[T]) -> Iterator[type[T]]:
    """All subclasses of a class."""
    sub: type[T]
    for sub in cls.__subclasses__():
        yield sub
        yield from _below(sub)


def same_table(one: Table, other: Table) -> bool:
    """Have two tables the same values, and the same listeners?"""
    return (
        one.values.keys() == other.values.keys()
        and _listeners(one) == _listeners(other)
        and all(value is other.values[n] or _same(value, other.values[n]) for n, value in one.values.items())
    )


def _listeners(table: Table) -> dict[tuple[type, str], list[object]]:
    return {place: [active.key for active in listed] for place, listed in table.index.items()}


def _same(one: object, other: object) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in all_slots(type(one)))
