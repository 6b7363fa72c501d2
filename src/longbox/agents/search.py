"""The agent `search`: Monte Carlo tree search over information sets, for any game that has `ways` for it.

At the root are the answers worth trying, or whole lines of them (a turn planned in several ways); what `greedy` would do is among
them. All are looked at on the same deals of what the seat does not know, and time and again the worse half of them is given up
(sequential halving). What an iteration does is in `playouts`; they can be shared out among processes (`helpers`), with the same answers.
"""

from __future__ import annotations

import re
from itertools import count
from math import erf, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from longbox.agents.chance import Chance
from longbox.agents.playouts import Bundle, Known, Line, Playouts, Start, Ways, allowed, dealt
from longbox.errors import UserError
from longbox.kernel.decisions import END, Pay
from longbox.outside import cut

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from longbox.agents import Agent
    from longbox.agents.helpers import Place
    from longbox.kernel.decisions import Answer, Decision, Shape
    from longbox.kernel.match import Match
    from longbox.kernel.views import View

#: answers considered at the root
WIDEST: Final = 24
#: after so few deals nothing is better than what greedy would do
DEALS: Final = 6
#: as many deals does the game's own estimate of a line count for: deals seldom show what is rare and grave
ESTIMATE: Final = 10
#: deals of a line that are looked at in one go, at most: they share a tree, and go to one process
BUNDLE: Final = 16


class Branch:
    """A line to choose: what came of it in each deal, and what was to be expected."""

    __slots__ = ("estimate", "total", "values")

    def __init__(self, estimate: float = 0.0) -> None:
        self.values: list[float] = []
        self.total = 0.0
        self.estimate = estimate

    def add(self, values: Sequence[float]) -> None:
        """What came of it in further deals."""
        self.values.extend(values)
        self.total = sum(self.values)

    def expected(self) -> float:
        """What the deals and the estimate together say of a line."""
        return (self.total + ESTIMATE * self.estimate) / (len(self.values) + ESTIMATE)


class Weighed(NamedTuple):
    """Something that was looked into: the answer it begins with, how likely one is to win by it, in how many deals that was tried."""

    answer: Answer
    worth: float
    deals: int


class Search(Generic[Known, Start]):
    """Looks ahead as far as its budget goes: `iterations`, or `milliseconds` (then it plays differently from one time to the next).

    With several `jobs` processes look ahead beside this one, once it has been told which match it plays (`follow`). They find the same.
    """

    name = "search"

    def __init__(self, seed: int, ways: Ways[Known, Start], greedy: Agent, budget: str = "", jobs: int = 1) -> None:
        self._chance = Chance(seed)
        self._ways = ways
        self._iterations, self._milliseconds = budget_of(budget or str(ways.iterations))
        self._jobs = jobs
        self._match: Match | None = None
        #: whom it asks for an answer that is not worth looking ahead for
        self._greedy = greedy
        #: what is left of the line chosen, and what hidden cards are dealt by, the same for all answers compared
        self._line: Line = ()
        #: what has been looked into and need not be again
        self._looked: Hashable = None
        self._deals: list[int] = []
        #: what was looked into for the last answer, the one that was taken first; nothing if it took no looking ahead
        self.weighed: list[Weighed] = []
        #: how sure it is that the one taken is the best of them, from 0 to 1
        self.sure = 1.0

    def follow(self, match: Match) -> None:
        """The match that it plays: other processes can come to the same table by it, to look ahead there."""
        self._match = match
        if self._jobs > 1:
            from longbox.agents.helpers import helpers

            helpers(self._jobs).get_ready()

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""
        begun = perf_counter()
        self.weighed, self.sure = [], 1.0
        ways = self._ways
        s: Known = dealt(view, self._bits())
        if self._line:
            if self._line[0][0] == ways.signature(s, decision) and allowed(decision, self._line[0][1]):
                given = self._line[0][1]
                self._line = self._line[1:]
                return given
            # something else has come up
            self._line = ()
            self._looked = None
        if isinstance(decision.shape, Pay) or (self._looked is not None and self._looked == ways.once(s, decision)):
            return self._greedy.choose(view, decision)
        here = ways.signature(s, decision)
        found = ways.lines(s, decision)
        lines: list[Line] = [line or ((here, complete(decision.shape, ())),) for line, _ in found]
        estimates = [estimate for _, estimate in found]
        if not lines:
            habit = self._greedy.choose(view, decision)
            answers = [habit]
            for given in ways.candidates(s, decision):
                if given not in answers and len(answers) < WIDEST:
                    answers.append(given)
            lines = [((here, given),) for given in answers]
            estimates = [0.0] * len(lines)
        line = lines[0] if len(lines) == 1 else self._search(view, decision, lines, estimates, begun)
        self._line = line[1:]
        self._looked = ways.once(s, decision) if found else None
        return line[0][1]

    def _bits(self) -> int:
        return self._chance.bits() & 0xFFFFFFFF

    def _search(self, view: View, decision: Decision, lines: Sequence[Line], estimates: Sequence[float], begun: float) -> Line:
        """The line that does best. As many deals for each in every round of halving as the budget allows."""
        roots = [Branch(estimate) for estimate in estimates]
        self._deals = []
        playouts = Playouts(self._ways, view, decision)
        place = self._place(decision)
        alive = list(range(len(lines)))
        rounds = max(1, (len(lines) - 1).bit_length())
        done = 0
        for k in range(rounds):
            until: float | None = None
            if self._milliseconds is None:
                deals = max(1, int((self._iterations - done) / (rounds - k) / len(alive)))
                done += deals * len(alive)
                bundles = self._bundles(lines, alive, len(roots[0].values), deals)
            else:
                until = begun + self._milliseconds / 1000 * (k + 1) / rounds
                bundles = self._one_by_one(lines, alive, roots)
            for bundle, values in self._looked_at(playouts, place, bundles, until):
                roots[bundle.number].add(values)
            # the first, which greedy would do, stays to be compared with
            rest = sorted(alive[1:], key=lambda i: (-roots[i].expected(), i))
            alive = [0, *rest[: max(1, len(alive) // 2)]]
        best = max(alive[1:], key=lambda i: (beyond(roots[i], roots[0], self._ways.clearly), -i))
        taken = best if beyond(roots[best], roots[0], self._ways.clearly) > 0 else 0
        others = sorted(
            [i for i in range(len(lines)) if i != taken], key=lambda i: (-len(roots[i].values), -roots[i].expected(), i)
        )
        self.weighed = [Weighed(lines[i][0][1], roots[i].expected(), len(roots[i].values)) for i in (taken, *others)]
        self.sure = min([better(roots[taken], roots[i]) for i in others])
        return lines[taken]

    def _bundles(self, lines: Sequence[Line], alive: Sequence[int], first: int, deals: int) -> Iterator[Bundle]:
        """So many further deals of each line, in bundles of about the same size."""
        parts = -(-deals // BUNDLE)
        out: list[Bundle] = []
        for part in range(parts):
            numbers = range(first + deals * part // parts, first + deals * (part + 1) // parts)
            out += [Bundle(i, lines[i], tuple([self._deal(n) for n in numbers])) for i in alive]
        return iter(out)

    def _one_by_one(self, lines: Sequence[Line], alive: Sequence[int], roots: Sequence[Branch]) -> Iterator[Bundle]:
        """One deal more of each line, again and again: for as long as there is time."""
        known = [len(root.values) for root in roots]
        for n in count():
            for i in alive:
                yield Bundle(i, lines[i], (self._deal(known[i] + n),))

    def _place(self, decision: Decision) -> Place | None:
        """Where other processes find this question; None if it is looked at here."""
        match = self._match
        if self._jobs < 2 or match is None or match.decision is not decision or not match.setup:
            return None
        from longbox.agents.helpers import place_of

        return place_of(match)

    def _looked_at(
        self, playouts: Playouts[Known, Start], place: Place | None, bundles: Iterator[Bundle], until: float | None
    ) -> list[tuple[Bundle, list[float]]]:
        """What came of the bundles: of all, or of those for which there was time."""
        if place is not None:
            from longbox.agents.helpers import helpers

            return helpers(self._jobs).looked(place, bundles, until, playouts)
        return list(playouts.looked(bundles, until))

    def _deal(self, k: int) -> int:
        """The number by which hidden cards are dealt the k-th time: all lines see the same deals."""
        while len(self._deals) <= k:
            self._deals.append(self._bits())
        return self._deals[k]


def beyond(root: Branch, first: Branch, clearly: float) -> float:
    """By how much a line is better than the first one in the deals that both have met; 0 if that may well be chance."""
    differences = [a - b for a, b in zip(root.values, first.values, strict=False)]
    n = len(differences)
    if n < DEALS:
        return 0.0
    mean = sum(differences) / n
    error = sqrt(sum((x - mean) ** 2 for x in differences) / (n - 1) / n)
    both = (n * mean + ESTIMATE * (root.estimate - first.estimate)) / (n + ESTIMATE)
    return both if mean > clearly * error and both > 0 else 0.0


def better(root: Branch, other: Branch) -> float:
    """How likely it is that a line is better than another, going by the deals that both have met."""
    differences = [a - b for a, b in zip(root.values, other.values, strict=False)]
    n = len(differences)
    mean = sum(differences) / n if n else 0.0
    spread = sum((x - mean) ** 2 for x in differences)
    if n < 2 or not spread:
        return 0.5 if mean == 0 else 1.0 if mean > 0 else 0.0
    return 0.5 * (1.0 + erf(mean / sqrt(spread / (n - 1) / n) / sqrt(2)))


def complete(shape: Shape, prefix: Answer = ()) -> Answer:
    """An answer that begins so and ends as soon as it may."""
    while END not in (follow := shape.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix


def budget_of(budget: str) -> tuple[int, int | None]:
    """Iterations and milliseconds of a budget such as "400" or "250ms". UserError for any other."""
    found = re.fullmatch(r"(\d{1,7})(ms)?", budget)
    if found is None or int(found[1]) < 1:
        raise UserError(
            f"search:{cut(budget)}: the budget is a number of iterations, such as search:400, or a time, such as search:250ms"
        )
    return (int(found[1]), None) if found[2] is None else (0, int(found[1]))
