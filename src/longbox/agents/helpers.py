"""Processes that look ahead beside this one: the lines of one question are shared out among them.

They stay, from one question to the next, and keep the match that they look at. What they are sent is plain: where the match stands
(set-up, seed, answers), a line, deals. What comes back depends on that alone, so it does not matter who has looked, nor how many there
are; and where one of them dies, what it had to look at is looked at again.
"""

from __future__ import annotations

import atexit
import signal
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from longbox.agents.following import brought
from longbox.agents.playouts import Bundle, Line, Looking, Playouts
from longbox.games import entry
from longbox.kernel.match import Match, digest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from longbox.kernel.decisions import Answer
    from longbox.kernel.setups import Setup

#: so often others take the place of those that have died, for one question; then it is looked at here
DEATHS: Final = 2
#: bundles that wait for each process, so that none is idle
AHEAD: Final = 2

#: seconds after which a process with nothing to do ends, also one whose asker was killed; another comes when there is something
IDLE: Final = 300


class Place(NamedTuple):
    """A question in a match, as any process can come to it."""

    game: str
    setup: Setup
    seed: int
    answers: tuple[Answer, ...]
    #: the table there, so that nobody looks at another
    digest: str


class Astray(RuntimeError):
    """A match came out differently in another process."""


class Helpers:
    """So many processes, made when they are first asked for something."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: Executor | None = None
        #: they are ended with the program
        self._known = False

    def get_ready(self) -> None:
        """Have the processes begin: by the time that they are asked for something they have loaded what they need."""
        for _ in range(self.jobs):
            self._executor().submit(undisturbed)

    def looked(
        self, place: Place, bundles: Iterator[Bundle], until: float | None, here: Looking
    ) -> list[tuple[Bundle, list[float]]]:
        """What came of the bundles, in their order; with `until` of those that were begun by that time.

        Whatever befalls the processes, it is found out: `here`, if nobody else can.
        """
        begun: list[Bundle] = []
        found: dict[int, list[float]] = {}
        again: deque[int] = deque()
        flying: dict[Future[list[float]], int] = {}
        deaths = 0
        while deaths <= DEATHS:
            try:
                while len(flying) < self.jobs * AHEAD:
                    if not again:
                        bundle = None if until is not None and perf_counter() >= until else next(bundles, None)
                        if bundle is None:
                            break
                        again.append(len(begun))
                        begun.append(bundle)
                    asked = begun[again[0]]
                    flying[self._executor().submit(look, place, asked.line, asked.deals)] = again[0]
                    again.popleft()
                if not flying:
                    return [(bundle, found[i]) for i, bundle in enumerate(begun)]
                done, _ = wait(flying, return_when=FIRST_COMPLETED)
                for future in done:
                    found[flying[future]] = future.result()
                    del flying[future]
            except BrokenProcessPool:
                # one was killed, for want of memory perhaps: what nobody has answered is asked again
                self._lost()
                deaths += 1
                again = deque(sorted({*again, *flying.values()} - found.keys()))
                flying = {}
            except Astray:
                break
        for i, bundle in enumerate(begun):
            if i not in found:
                found[i] = here.values(bundle.line, bundle.deals)
        return [*((bundle, found[i]) for i, bundle in enumerate(begun)), *here.looked(bundles, until)]

    def _executor(self) -> Executor:
        if self._pool is None:
            from joblib.externals.loky import ProcessPoolExecutor

            made: Executor = ProcessPoolExecutor(self.jobs, timeout=IDLE, initializer=undisturbed)
            if not self._known:
                self._known = True
                atexit.register(self.close)
            self._pool = made
        return self._pool

    def close(self) -> None:
        """End them; others come when something is asked again."""
        if self._pool is not None:
            self._pool.shutdown(wait=True)
            self._pool = None

    def _lost(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None


def place_of(match: Match) -> Place:
    """Where the question that is open in a match is found."""
    return Place(match.game.name, match.setup, match.seed, tuple(match.answers), digest(match.state))


@cache
def helpers(jobs: int) -> Helpers:
    """The processes of this one, so many: all its agents share them."""
    return Helpers(jobs)


#: in one of these processes: the match that it looks at, and its iterations of the question asked there last
_looking: list[tuple[Place, Match, Looking]] = []


def undisturbed() -> None:
    """In a process of its own: Ctrl-C is for the one that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def look(place: Place, line: Line, deals: tuple[int, ...]) -> list[float]:
    """In a process of its own: what comes of a line in these deals."""
    if not _looking or _looking[0][0] != place:
        match = brought(_looking[0][1] if _looking else None, place.game, place.setup, place.seed, place.answers)
        decision = match.decision
        _looking.clear()
        if decision is None or digest(match.state) != place.digest:
            raise Astray(f"{place.game}, seed {place.seed}: after {len(place.answers)} answers the table is another")
        at = entry(place.game)
        _looking.append((place, match, Playouts(at.find(at.ways)(), match.view(decision.seat), decision)))
    return _looking[0][2].values(line, deals)
