"""Everybody against everybody: decks against decks, or heroes against scenarios; who wins how often, with intervals.

A table has a row for each entrant and a column for each of those it meets. Where entrants meet each other, seats take turns, and whoever
drew or lost has not won: the rate is of wins alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import TYPE_CHECKING

from longbox.lab.sharing import carried_out
from longbox.lab.simulate import Failure, Order, Score, run_all as run_orders, seed_of
from longbox.lab.statistics import wilson
from longbox.lab.together import Task, run_all as run_tasks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.kernel.setups import Setup
    from longbox.lab.sharing import Workers


@dataclass(frozen=True, slots=True)
class Cell:
    """How often a row won against a column, of the matches that were finished."""

    wins: int = 0
    games: int = 0


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """What came of it. All but the seconds is the same for the same arguments, on one core or many."""

    game: str
    agent: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Cell, ...], ...]
    """By row, then by column; an entrant has not met itself."""
    scores: tuple[Score, ...]
    """By row: over all its columns."""
    games: int
    finished: int
    draws: int
    seconds: float
    failures: tuple[Failure, ...]

    def data(self) -> dict[str, object]:
        """The report as JSON has it."""
        return {
            "game": self.game,
            "agent": self.agent,
            "games": self.games,
            "finished": self.finished,
            "draws": self.draws,
            "errors": len(self.failures),
            "entrants": [
                {
                    "name": s.agent,
                    "wins": s.wins,
                    "games": sum([cell.games for cell in row]),
                    "rate": round(s.rate, 4),
                    "low": round(s.low, 4),
                    "high": round(s.high, 4),
                    "against": {
                        name: {"wins": cell.wins, "games": cell.games}
                        for name, cell in zip(self.columns, row, strict=True)
                        if cell.games
                    },
                }
                for s, row in zip(self.scores, self.cells, strict=True)
            ],
        }


def round_robin(
    game: str,
    names: Sequence[str],
    setup: Callable[[int, int], Setup],
    agent: str,
    games: int,
    seed: int,
    jobs: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> RoundRobin:
    """Every pair of the entrants plays that many matches; `setup` gives that of two entrants, by number, in the order of their seats."""
    planned: list[Order] = []
    for a, b in combinations(range(len(names)), 2):
        for k in range(games):
            at_table = (a, b) if k % 2 == 0 else (b, a)
            planned.append(Order(game, setup(*at_table), seed_of(seed, len(planned)), (agent, agent), at_table))
    begun = perf_counter()
    results = carried_out(run_orders, planned, jobs, progress)
    count: dict[tuple[int, int], list[int]] = {}
    failures = []
    draws = 0
    for i, (order, got) in enumerate(zip(planned, results, strict=True)):
        if isinstance(got, str):
            failures.append(Failure(i, order.seed, order.agents, order.setup, got))
            continue
        draws += not got.winners
        won = {order.entries[seat] for seat in got.winners}
        for me, other in (order.entries, order.entries[::-1]):
            cell = count.setdefault((me, other), [0, 0])
            cell[0] += me in won
            cell[1] += 1
    return _table(game, agent, names, names, count, len(planned), draws, perf_counter() - begun, failures)


def each_against(
    game: str,
    rows: Sequence[str],
    columns: Sequence[str],
    setup: Callable[[int, int], Setup],
    agent: str,
    games: int,
    seed: int,
    jobs: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> RoundRobin:
    """Each row plays that many games against each column, of a game that players win or lose together; `setup` gives that of a pair."""
    planned: list[Task] = []
    met: list[tuple[int, int]] = []
    for r in range(len(rows)):
        for c in range(len(columns)):
            for _ in range(games):
                planned.append(Task(game, setup(r, c), seed_of(seed, len(planned)), (agent,)))
                met.append((r, c))
    begun = perf_counter()
    results = carried_out(run_tasks, planned, jobs, progress)
    count: dict[tuple[int, int], list[int]] = {}
    failures = []
    for i, (task, got) in enumerate(zip(planned, results, strict=True)):
        if isinstance(got, str):
            failures.append(Failure(i, task.seed, task.agents, task.setup, got))
        else:
            cell = count.setdefault(met[i], [0, 0])
            cell[0] += got.won
            cell[1] += 1
    return _table(game, agent, rows, columns, count, len(planned), 0, perf_counter() - begun, failures)


def _table(
    game: str,
    agent: str,
    rows: Sequence[str],
    columns: Sequence[str],
    count: dict[tuple[int, int], list[int]],
    games: int,
    draws: int,
    seconds: float,
    failures: list[Failure],
) -> RoundRobin:
    cells = tuple([tuple([Cell(*count.get((r, c), (0, 0))) for c in range(len(columns))]) for r in range(len(rows))])
    scores = []
    for name, row in zip(rows, cells, strict=True):
        won, n = sum([cell.wins for cell in row]), sum([cell.games for cell in row])
        scores.append(Score(name, won, won / n if n else 0.0, *wilson(won, n)))
    finished = games - len(failures)
    return RoundRobin(
        game, agent, tuple(rows), tuple(columns), cells, tuple(scores), games, finished, draws, seconds, tuple(failures)
    )


__all__ = ["Cell", "RoundRobin", "each_against", "round_robin"]
