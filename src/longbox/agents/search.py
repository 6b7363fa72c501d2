"""The agent `search`: Monte Carlo tree search over information sets, for any game that has `ways` for it.

Each iteration deals anew what its seat does not know, walks down one tree that all deals share (an answer counts only where it
could be given), tries one answer more, plays on by rules of thumb to the game's horizon, and judges what has come of it.
What `greedy` would do is tried first and gets the benefit of the doubt.
"""

from __future__ import annotations

import re
from importlib import import_module
from math import log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol

from longbox.agents.chance import Chance
from longbox.errors import UserError
from longbox.kernel.decisions import END, Pay
from longbox.kernel.frames import answer as give

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: iterations for each decision, unless the name says otherwise
ITERATIONS: Final = 48
#: how much an answer tried seldom is worth trying again
EXPLORE: Final = 0.35
#: answers considered at the root and below it, questions answered in one iteration
WIDEST, WIDE, LONGEST = 24, 10, 160
#: what greedy's own answer is taken to have been tried already
BENEFIT: Final = 3


class Ways(Protocol):
    """What the search has to be told of a game."""

    #: all players win or lose together
    together: bool

    def quick(self, s: Any, d: Decision) -> Answer:
        """A fair answer without looking ahead."""

    def candidates(self, s: Any, d: Decision) -> Sequence[Answer]:
        """The answers worth trying, the likeliest first."""

    def over(self, s: Any, start: Any) -> bool:
        """Has the horizon been reached, seen from `start`?"""

    def start(self, s: Any) -> Any:
        """Where the horizon is counted from."""

    def value(self, s: Any, seat: int) -> float:
        """How likely this seat is to win, from 0 to 1."""


_WAYS: Final = {"vs": "longbox.agents.search_vs:VsWays", "champions": "longbox.agents.search_champions:ChampionsWays"}


class Branch:
    """An answer given: how often it could have been, how often it was, and what came of it in all; then what may follow."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Branch] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Search:
    """Looks ahead as far as its budget goes: `iterations`, or `milliseconds` (then it plays differently on another machine)."""

    name = "search"

    def __init__(self, seed: int, game: str, budget: str = "") -> None:
        self._chance = Chance(seed)
        self._iterations, self._milliseconds = budget_of(budget)
        path, _, cls = _WAYS[game].partition(":")
        self._ways: Ways = getattr(import_module(path), cls)()
        from longbox.agents import make_agent

        self._greedy = make_agent("greedy", seed, game)

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""
        habit = self._greedy.choose(view, decision)
        if isinstance(decision.shape, Pay):
            return habit
        answers = [habit]
        for given in self._ways.candidates(view.determinized(self._chance.bits() & 0xFFFFFFFF), decision):
            if given not in answers and len(answers) < WIDEST:
                answers.append(given)
        if len(answers) == 1:
            return habit
        return self._search(view, decision, answers)

    def _search(self, view: View, decision: Decision, answers: Sequence[Answer]) -> Answer:
        root = Branch()
        start = perf_counter()
        done = 0
        while done < self._iterations if self._milliseconds is None else (perf_counter() - start) * 1000 < self._milliseconds:
            self._iterate(view, decision, answers, root)
            done += 1
        best, most = answers[0], (-1.0, 0.0)
        for i, given in enumerate(answers):
            child = root.children.get(given)
            if child is None:
                continue
            # most visited; greedy's answer must be beaten clearly
            rank = (child.visits + (BENEFIT if i == 0 else 0), child.total / max(1, child.visits))
            if rank > most:
                best, most = given, rank
        return best

    def _iterate(self, view: View, decision: Decision, answers: Sequence[Answer], root: Branch) -> None:
        """One walk down the tree, one answer more, a playout, and its result on every branch that was taken."""
        ways = self._ways
        s = view.determinized(self._chance.bits() & 0xFFFFFFFF)
        origin = ways.start(s)
        taken: list[tuple[Branch, bool]] = [(root, True)]
        here = root
        first = True
        count = 0
        while (d := s.decision) is not None and s.result is None and count < LONGEST and (first or not ways.over(s, origin)):
            count += 1
            mine = ways.together or d.seat == decision.seat
            if first:
                found: list[tuple[Any, Answer]] = [(given, given) for given in answers]
            elif isinstance(d.shape, Pay):
                give(s, ways.quick(s, d))
                continue
            else:
                found = [(key(s, d, given), given) for given in list(ways.candidates(s, d))[:WIDE]]
            first = False
            new = None
            for name, given in found:
                child = here.children.get(name)
                if child is None:
                    new = new or (name, given)
                else:
                    child.available += 1
            if new is not None:
                child = here.children[new[0]] = Branch()
                child.available = 1
                taken.append((child, mine))
                give(s, new[1])
                break
            name, given = max(found, key=lambda x: upper(here.children[x[0]], mine))
            here = here.children[name]
            taken.append((here, mine))
            give(s, given)
        while (d := s.decision) is not None and s.result is None and count < LONGEST and not ways.over(s, origin):
            count += 1
            give(s, ways.quick(s, d))
        worth = ways.value(s, decision.seat)
        for branch, _ in taken:
            branch.visits += 1
            branch.total += worth


def upper(branch: Branch, mine: bool) -> float:
    """The upper bound of what an answer may be worth to whoever gives it."""
    mean = branch.total / branch.visits
    return (mean if mine else 1.0 - mean) + EXPLORE * sqrt(log(branch.available + 1) / branch.visits)


def key(s: Any, d: Decision, given: Answer) -> Any:
    """What an answer means, whatever else lies on the table: the same in every deal."""
    options = d.options
    named: list[tuple[str, Any]] = []
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


def complete(shape: Any, prefix: Answer = ()) -> Answer:
    """An answer that begins so and ends as soon as it may."""
    while END not in (follow := shape.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix


def budget_of(budget: str) -> tuple[int, int | None]:
    """Iterations and milliseconds of a budget such as "400" or "250ms". UserError for any other."""
    if not budget:
        return ITERATIONS, None
    found = re.fullmatch(r"(\d{1,7})(ms)?", budget)
    if found is None or int(found[1]) < 1:
        raise UserError(
            f"search:{budget}: the budget is a number of iterations, such as search:400, or a time, such as search:250ms"
        )
    return (int(found[1]), None) if found[2] is None else (0, int(found[1]))
