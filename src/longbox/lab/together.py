"""Many games that players win or lose together: how often they win, and how they lose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean, pstdev
from time import perf_counter
from typing import TYPE_CHECKING, Final

from longbox.agents import follow, make_agent
from longbox.games import entry
from longbox.kernel.match import Match
from longbox.kernel.setups import words_in
from longbox.lab.playing import MOST_DECISIONS, EndlessError, keep_what_is_loaded
from longbox.lab.sharing import carried_out
from longbox.lab.simulate import Failure, seed_of
from longbox.lab.statistics import wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.kernel.setups import Setup
    from longbox.lab.sharing import Workers

#: how a game is lost: by the main scheme, or with no player left
LOSSES: Final = ("threat", "hit_points")


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played: plain data, so that it can be sent to another process."""

    game: str
    setup: Setup
    seed: int
    agents: tuple[str, ...]
    jobs: int = 1
    """In how many processes an agent looks ahead."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that was played. `how` it was lost is one of LOSSES, "" for a win."""

    won: bool
    how: str
    rounds: int
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Together:
    """What came of a simulation. All but the seconds is the same for the same arguments, on one core or many."""

    game: str
    games: int
    finished: int
    wins: int
    win_rate: float
    low: float
    high: float
    rounds_mean: float
    rounds_spread: float
    """Standard deviation."""
    losses: dict[str, int]
    decisions: int
    seconds_per_game: float
    failures: tuple[Failure, ...]

    def data(self) -> dict[str, object]:
        """The report as JSON has it."""
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "win_rate": round(self.win_rate, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "rounds_mean": round(self.rounds_mean, 2),
            "losses": self.losses,
            "seconds_per_game": round(self.seconds_per_game, 4),
        }


def tasks(game: str, setup: Setup, agents: Sequence[str], games: int, seed: int) -> list[Task]:
    """The games of a simulation: the first player moves on by one with each; agents are repeated to fill the seats."""
    players = len(words_in(setup, "heroes"))
    seats = tuple(agents[i % len(agents)] for i in range(players))
    out = []
    for i in range(games):
        mine = {**setup, "first": i % players, "seats": list(range(players))}
        out.append(Task(game, mine, seed_of(seed, i), seats))
    return out


def run(task: Task) -> Outcome | str:
    """Play one game; what went wrong if something did."""
    game = entry(task.game).rules
    try:
        agents = [make_agent(name, seed_of(task.seed, seat + 1), game, task.jobs) for seat, name in enumerate(task.agents)]
        begun = perf_counter()
        match = Match(game, task.setup, task.seed, history=False, logging=False)
        follow(agents, match)
        decisions = 0
        while (decision := match.decision) is not None:
            if decisions == MOST_DECISIONS:
                raise EndlessError(f"no end after {decisions:,} decisions, in round {match.turns}")
            match.choose(agents[decision.seat].choose(match.view(decision.seat), decision))
            decisions += 1
        result = match.state.result
        how = "" if result.won else str(result.how).replace(" ", "_")
        return Outcome(result.won, how, match.turns, decisions, perf_counter() - begun)
    except Exception as error:  # a game that breaks off is a result of its own: it is counted and reported
        return f"{error.__class__.__name__}: {error}"


def run_all(batch: Sequence[Task]) -> list[Outcome | str]:
    """Play some games, one after the other."""
    results = [run(task) for task in batch]
    keep_what_is_loaded()
    return results


def simulate_together(
    game: str,
    setup: Setup,
    agents: Sequence[str],
    games: int,
    seed: int,
    jobs: Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> Together:
    """Play that many games of one set-up, on `jobs` cores or by a cluster; `progress` hears how many more are done."""
    planned = tasks(game, setup, agents, games, seed)
    if len(planned) == 1 and isinstance(jobs, int):
        # there is one game for all cores: it is its agents that use them
        planned = [replace(planned[0], jobs=jobs)]
    return report_together(game, planned, carried_out(run_all, planned, jobs, progress))


def report_together(game: str, planned: Sequence[Task], results: Sequence[Outcome | str]) -> Together:
    """Count what came of the games."""
    failures = []
    found = []
    for i, (task, got) in enumerate(zip(planned, results, strict=True)):
        if isinstance(got, str):
            failures.append(Failure(i, task.seed, task.agents, task.setup, got))
        else:
            found.append(got)
    n = len(found)
    wins = sum(got.won for got in found)
    rounds = [got.rounds for got in found]
    return Together(
        game,
        len(planned),
        n,
        wins,
        wins / n if n else 0.0,
        *wilson(wins, n),
        fmean(rounds) if n else 0.0,
        pstdev(rounds) if n else 0.0,
        {how: sum(got.how == how for got in found) for how in LOSSES},
        sum(got.decisions for got in found),
        fmean([got.seconds for got in found]) if n else 0.0,
        tuple(failures),
    )
