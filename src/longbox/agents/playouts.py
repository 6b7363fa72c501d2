"""What comes of a line of play, tried on deals of what a seat does not know: the part of `search` that takes the time.

An iteration plays the line, walks down a tree that all deals looked at together share (an answer counts only where it could be given),
tries one answer more, plays on by rules of thumb to the game's horizon, and judges what has come of it.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from longbox.kernel.decisions import IllegalAnswer, Pay
from longbox.kernel.frames import answer as give
from longbox.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: how much an answer tried seldom is worth trying again
EXPLORE: Final = 0.35
#: answers considered below the root, questions answered in one iteration
WIDE, LONGEST = 10, 1000
#: an answer more is tried at a place once it was come by often: their number grows with the root of that
WIDEN: Final = 0.5

#: answers to questions that are told by their signatures, the first of them to the one that is asked now
Line = tuple[tuple["Hashable", "Answer"], ...]

#: the state of the game that is searched, and where its horizon is counted from
S = TypeVar("S", bound=State, contravariant=True)
Start = TypeVar("Start")


class Ways(Protocol[S, Start]):
    """What the search has to be told of a game. It keeps nothing from one call to the next: what belongs to one iteration is its `start`."""

    #: all players win or lose together
    together: bool
    #: iterations for each decision, unless the agent's name says otherwise
    iterations: int
    #: what greedy would do is done unless another line is better by so many standard errors of the difference, over as many
    #: deals as both have met
    clearly: float

    def quick(self, s: S, d: Decision) -> Answer:
        """A fair answer without looking ahead."""

    def playing_on(self, start: Start) -> Callable[[S, Decision], Answer]:
        """Who answers all questions from the tree's edge to the horizon, once."""

    def candidates(self, s: S, d: Decision) -> Sequence[Answer]:
        """The answers worth trying, the likeliest first."""

    def lines(self, s: S, d: Decision) -> Sequence[tuple[Line, float]]:
        """Whole lines of play to choose from, each with an estimate on the scale of `value`, the likeliest first.

        An empty line is passing. None if there is no such thing.
        """

    def once(self, s: S, d: Decision) -> Hashable:
        """What is looked into only once (a turn planned as a whole); greedy answers what comes after that. None if there is none."""

    def signature(self, s: S, d: Decision) -> Hashable:
        """What tells one question from another, in every deal."""

    def over(self, s: S, start: Start) -> bool:
        """Has the horizon been reached, seen from `start`?"""

    def start(self, s: S) -> Start:
        """Where the horizon is counted from: equal to another as long as the same turn goes on."""

    def value(self, s: S, seat: int, start: Start) -> float:
        """How likely this seat is to win, from 0 to 1."""


class Node:
    """An answer given: how often it could have been, how often it was, and what came of it in all; then what may follow."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Hashable, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Bundle(NamedTuple):
    """What is looked at in one go: a line, by its number too, in so many deals."""

    number: int
    line: Line
    deals: tuple[int, ...]


class Looking(Protocol):
    """Looks at lines of one question, of whatever game."""

    def values(self, line: Line, deals: Sequence[int]) -> list[float]:
        """How likely the seat is to win by a line in each of these deals."""

    def looked(self, bundles: Iterable[Bundle], until: float | None) -> Iterator[tuple[Bundle, list[float]]]:
        """What comes of each bundle; with `until` of those that are begun by that time."""


#: the state that a search knows
Known = TypeVar("Known", bound=State)


class Playouts(Generic[Known, Start]):
    """The iterations of one question. What comes of a line depends on the question, the line and the deals, on nothing else:
    so it may be looked at in another process."""

    def __init__(self, ways: Ways[Known, Start], view: View, decision: Decision) -> None:
        self._ways = ways
        self._view = view
        self._decision = decision

    def values(self, line: Line, deals: Sequence[int]) -> list[float]:
        """How likely the seat is to win by a line in each of these deals. One tree is shared by them."""
        root = Node()
        return [self._iterate(line, root, deal) for deal in deals]

    def looked(self, bundles: Iterable[Bundle], until: float | None) -> Iterator[tuple[Bundle, list[float]]]:
        """What comes of each bundle; with `until` of those that are begun by that time."""
        for bundle in bundles:
            if until is not None and perf_counter() >= until:
                return
            yield bundle, self.values(bundle.line, bundle.deals)

    def _iterate(self, line: Line, root: Node, deal: int) -> float:
        """One line played, one walk down its tree, one answer more, a playout, and its result on every branch that was taken."""
        ways = self._ways
        decision = self._decision
        s: Known = dealt(self._view, deal)
        origin = ways.start(s)
        count = 0
        answering = ways.playing_on(origin)
        for name, given in line:
            d = s.decision
            if d is None or (count and (name != ways.signature(s, d) or not allowed(d, given))):
                # something else has come up, and whoever plays on makes the best of it
                break
            give(s, given)
            count += 1
        else:
            d = s.decision
            same = d is not None and (d.kind, d.player, ways.start(s)) == (decision.kind, decision.player, origin)
            if d is not None and same and not ways.candidates(s, d):
                # nothing is added to a line that was thought out as a whole
                give(s, ways.quick(s, d))
        taken = [root]
        here = root
        while (d := s.decision) is not None and s.result is None and count < LONGEST and not ways.over(s, origin):
            count += 1
            if isinstance(d.shape, Pay):
                give(s, ways.quick(s, d))
                continue
            mine = ways.together or d.seat == decision.seat
            found = [(key(s, d, given), given) for given in list(ways.candidates(s, d))[:WIDE]]
            if not found:
                break
            known = here.children
            tried = [(name, given) for name, given in found if name in known]
            for name, _ in tried:
                known[name].available += 1
            if not tried or (len(tried) < len(found) and len(known) <= WIDEN * sqrt(here.visits)):
                # one answer more, what is done by habit before all others
                given = ways.quick(s, d)
                name = key(s, d, given)
                if name in known:
                    name, given = next((pair for pair in found if pair[0] not in known), (name, given))
                child = known.setdefault(name, Node())
                child.available = max(1, child.available)
                taken.append(child)
                give(s, given)
                break
            name, given = max(tried, key=lambda x: upper(known[x[0]], mine))
            here = known[name]
            taken.append(here)
            give(s, given)
        while (d := s.decision) is not None and s.result is None and count < LONGEST and not ways.over(s, origin):
            count += 1
            give(s, answering(s, d))
        worth = ways.value(s, decision.seat, origin)
        for node in taken:
            node.visits += 1
            node.total += worth
        return worth


def dealt(view: View, deal: int) -> Known:  # type: ignore[type-var]  # of the game whose ways it is handed to
    """The state as it may be, hidden cards dealt anew."""
    return cast("Known", view.determinized(deal))


def allowed(d: Decision, given: Answer) -> bool:
    """Is it an answer to this question?"""
    try:
        d.check(given)
    except IllegalAnswer:
        return False
    return True


def upper(node: Node, mine: bool) -> float:
    """The upper bound of what an answer may be worth to whoever gives it."""
    mean = node.total / node.visits
    return (mean if mine else 1.0 - mean) + EXPLORE * sqrt(log(node.available + 1) / node.visits)


def key(s: State, d: Decision, given: Answer) -> Hashable:
    """What an answer means, whatever else lies on the table: the same in every deal."""
    options = d.options
    named: list[tuple[str, object]] = []
    for i in given:
        option = options[i] if 0 <= i < len(options) else i
        label = getattr(option, "label", None)
        scope = getattr(option, "scope", None)
        if callable(label):
            named.append((type(option).__name__, label(s)))
        elif scope is not None and not callable(scope):
            named.append(("chance", str(scope.this)))
        else:
            named.append(("", option if isinstance(option, (int, str)) else i))
    return (d.kind, d.player, tuple(named))
