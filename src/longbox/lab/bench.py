"""How fast a game is: random play on one core, measured several times."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from longbox.agents.uniform import Uniform
from longbox.kernel import events
from longbox.kernel.match import Match
from longbox.lab.playing import keep_what_is_loaded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.game import Game
    from longbox.kernel.setups import Setup

CLONES = 200


def form() -> str:
    """How the kernel runs: "compiled" (by `python -m tools.compile`, or in a wheel that was built so) or "plain"."""
    return "plain" if str(events.__file__).endswith(".py") else "compiled"


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure of several runs."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Measured:
        """The figure that those runs gave."""
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Course:
    """What is played to measure a game: match after match the next of these set-ups."""

    setups: Sequence[Setup]
    cloned_at: int = 100
    """The decision of each match at which the state is copied."""


def bench(game: Game, setups: Sequence[Setup], runs: int = 5, matches: int = 20, cloned_at: int = 100) -> dict[str, Measured]:
    """Figures by name; processor time counts, so that neighbours on the machine don't.

    `decisions_per_second` counts decisions with more than one option, `clone_us` is a copy of the state in microseconds (at
    the decision `cloned_at` of each match, the first change of the copy not included). The first run warms up and does not count.
    """
    figures: dict[str, list[float]] = {
        name: [] for name in ("decisions_per_second", "clone_us", "matches_per_second", "decisions_per_match")
    }
    for r in range(runs + 1):
        decisions = 0
        seconds = 0.0
        clones: list[float] = []
        for m in range(matches):
            seed = r * matches + m
            begun = process_time()
            match = Match(game, setups[m % len(setups)], seed, history=False, logging=False)
            agents = [Uniform(seed * 8 + seat) for seat in range(8)]
            middle = None
            count = 0
            while (decision := match.decision) is not None:
                match.apply(agents[decision.seat].choose(match.view(decision.seat), decision))
                count += 1
                if count == cloned_at:
                    middle = match.state.clone()
            seconds += process_time() - begun
            decisions += count
            if middle is not None:
                begun = process_time()
                for _ in range(CLONES):
                    middle.clone()
                clones.append((process_time() - begun) / CLONES * 1e6)
        keep_what_is_loaded()
        if r:
            figures["decisions_per_second"].append(decisions / seconds)
            figures["clone_us"].append(median(clones) if clones else 0.0)
            figures["matches_per_second"].append(matches / seconds)
            figures["decisions_per_match"].append(decisions / matches)
    return {name: Measured.of(values) for name, values in figures.items()}
