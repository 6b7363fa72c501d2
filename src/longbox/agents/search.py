"""The agent `search`: Monte Carlo tree search over information sets, for any game that has `ways` for it.

At the root are the answers worth trying, or whole lines of them (a turn planned in several ways); what `greedy` would do is among
them. All are looked at on the same deals of what the seat does not know, and time and again the worse half of them is given up
(sequential halving). From there an iteration walks down a tree that all deals share (an answer counts only where it could be
given), tries one answer more, plays on by rules of thumb to the game's horizon, and judges what has come of it.
"""

from __future__ import annotations

import re
from math import erf, log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from longbox.agents.chance import Chance
from longbox.errors import UserError
from longbox.kernel.decisions import END, IllegalAnswer, Pay
from longbox.kernel.frames import answer as give
from longbox.kernel.state import State
from longbox.outside import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.agents import Agent
    from longbox.kernel.decisions import Answer, Decision, Shape
    from longbox.kernel.views import View

#: how much an answer tried seldom is worth trying again
EXPLORE: Final = 0.35
#: answers considered at the root and below it, questions answered in one iteration
WIDEST, WIDE, LONGEST = 24, 10, 1000
#: an answer more is tried at a place once it was come by often: their number grows with the root of that
WIDEN: Final = 0.5
#: after so few deals nothing is better than what greedy would do
DEALS: Final = 6
#: as many deals does the game's own estimate of a line count for: deals seldom show what is rare and grave
ESTIMATE: Final = 10

#: answers to questions that are told by their signatures, the first of them to the one that is asked now
Line = tuple[tuple["Hashable", "Answer"], ...]


#: the state of the game that is searched, and where its horizon is counted from
S = TypeVar("S", bound=State, contravariant=True)
Start = TypeVar("Start")


class Ways(Protocol[S, Start]):
    """What the search has to be told of a game."""

    #: all players win or lose together
    together: bool
    #: iterations for each decision, unless the agent's name says otherwise
    iterations: int
    #: what greedy would do is done unless another line is better by so many standard errors of the difference, over as many
    #: deals as both have met
    clearly: float

    def quick(self, s: S, d: Decision) -> Answer:
        """A fair answer without looking ahead."""

    def playing_on(self) -> Callable[[S, Decision], Answer]:
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
        """Where the horizon is counted from."""

    def value(self, s: S, seat: int) -> float:
        """How likely this seat is to win, from 0 to 1."""


class Branch:
    """An answer given: how often it could have been, how often it was, and what came of it in all; then what may follow."""

    __slots__ = ("available", "children", "estimate", "total", "values", "visits")

    def __init__(self) -> None:
        self.children: dict[Hashable, Branch] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        #: of a line to choose: what came of it in each deal, and what was to be expected
        self.values: list[float] = []
        self.estimate = 0.0

    def expected(self) -> float:
        """What the deals and the estimate together say of a line."""
        return (self.total + ESTIMATE * self.estimate) / (self.visits + ESTIMATE)


class Weighed(NamedTuple):
    """Something that was looked into: the answer it begins with, how likely one is to win by it, in how many deals that was tried."""

    answer: Answer
    worth: float
    deals: int


#: the state that a search knows
Known = TypeVar("Known", bound=State)


class Search(Generic[Known, Start]):
    """Looks ahead as far as its budget goes: `iterations`, or `milliseconds` (then it plays differently on another machine)."""

    name = "search"

    def __init__(self, seed: int, ways: Ways[Known, Start], greedy: Agent, budget: str = "") -> None:
        self._chance = Chance(seed)
        self._ways = ways
        self._iterations, self._milliseconds = budget_of(budget or str(ways.iterations))
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

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""
        self.weighed, self.sure = [], 1.0
        ways = self._ways
        s = self._dealt(view, self._bits())
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
        line = lines[0] if len(lines) == 1 else self._search(view, decision, lines, estimates)
        self._line = line[1:]
        self._looked = ways.once(s, decision) if found else None
        return line[0][1]

    @staticmethod
    def _dealt(view: View, bits: int) -> Known:
        """The state as it may be, hidden cards dealt anew; the ways are those of its game."""
        return cast("Known", view.determinized(bits))

    def _bits(self) -> int:
        return self._chance.bits() & 0xFFFFFFFF

    def _search(self, view: View, decision: Decision, lines: Sequence[Line], estimates: Sequence[float]) -> Line:
        """The line that does best. As many deals for each in every round of halving as the budget allows."""
        roots = [Branch() for _ in lines]
        for root, estimate in zip(roots, estimates, strict=True):
            root.estimate = estimate
        self._deals = []
        alive = list(range(len(lines)))
        rounds = max(1, (len(lines) - 1).bit_length())
        start = perf_counter()
        done = 0
        for k in range(rounds):
            if self._milliseconds is None:
                share = (self._iterations - done) / (rounds - k)
                deals = max(1, int(share / len(alive)))
                for _ in range(deals):
                    for i in alive:
                        self._iterate(view, decision, lines[i], roots[i])
                        done += 1
            else:
                until = start + self._milliseconds / 1000 * (k + 1) / rounds
                while perf_counter() < until or not roots[alive[-1]].visits:
                    for i in alive:
                        self._iterate(view, decision, lines[i], roots[i])
            # the first, which greedy would do, stays to be compared with
            rest = sorted(alive[1:], key=lambda i: (-roots[i].expected(), i))
            alive = [0, *rest[: max(1, len(alive) // 2)]]
        best = max(alive[1:], key=lambda i: (beyond(roots[i], roots[0], self._ways.clearly), -i))
        taken = best if beyond(roots[best], roots[0], self._ways.clearly) > 0 else 0
        others = sorted([i for i in range(len(lines)) if i != taken], key=lambda i: (-roots[i].visits, -roots[i].expected(), i))
        self.weighed = [Weighed(lines[i][0][1], roots[i].expected(), roots[i].visits) for i in (taken, *others)]
        self.sure = min([better(roots[taken], roots[i]) for i in others])
        return lines[taken]

    def _deal(self, k: int) -> int:
        """The number by which hidden cards are dealt the k-th time: all lines see the same deals."""
        while len(self._deals) <= k:
            self._deals.append(self._bits())
        return self._deals[k]

    def _iterate(self, view: View, decision: Decision, line: Line, root: Branch) -> None:
        """One line played, one walk down its tree, one answer more, a playout, and its result on every branch that was taken."""
        ways = self._ways
        s = self._dealt(view, self._deal(root.visits))
        origin = ways.start(s)
        count = 0
        answering = ways.playing_on()
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
                child = known.setdefault(name, Branch())
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
        worth = ways.value(s, decision.seat)
        root.values.append(worth)
        for branch in taken:
            branch.visits += 1
            branch.total += worth


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


def allowed(d: Decision, given: Answer) -> bool:
    """Is it an answer to this question?"""
    try:
        d.check(given)
    except IllegalAnswer:
        return False
    return True


def upper(branch: Branch, mine: bool) -> float:
    """The upper bound of what an answer may be worth to whoever gives it."""
    mean = branch.total / branch.visits
    return (mean if mine else 1.0 - mean) + EXPLORE * sqrt(log(branch.available + 1) / branch.visits)


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
