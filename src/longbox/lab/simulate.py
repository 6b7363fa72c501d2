"""Many matches between agents: win rates with intervals. Seats and decks rotate, so that no agent has the better side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from time import perf_counter
from typing import TYPE_CHECKING, Final

from longbox.agents import make_agent
from longbox.agents.chance import mix
from longbox.games import entry
from longbox.lab.playing import Played, keep_what_is_loaded, play
from longbox.lab.sharing import carried_out
from longbox.lab.statistics import wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from longbox.kernel.setups import Setup
    from longbox.lab.sharing import Workers

#: a deck as set-ups have it
Deck = Sequence[object]

_APART: Final = 0x632BE59BD9B4E019


@dataclass(frozen=True, slots=True)
class Order:
    """A match to be played: plain data, so that it can be sent to another process."""

    game: str
    setup: Setup
    seed: int
    agents: tuple[str, ...]
    """By seat."""
    entries: tuple[int, ...]
    """By seat: which of the agents compared sits there."""
    jobs: int = 1
    """In how many processes an agent looks ahead."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A match that broke off: enough to see it again, and what went wrong."""

    number: int
    seed: int
    agents: tuple[str, ...]
    setup: Setup
    error: str


@dataclass(frozen=True, slots=True)
class Score:
    """How an agent did: its share of the finished matches, and the 95 % interval around it."""

    agent: str
    wins: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a simulation. All but the speed is the same for the same arguments, on one core or many."""

    game: str
    games: int
    finished: int
    draws: int
    scores: tuple[Score, ...]
    turns_mean: float
    decisions: int
    seconds: float
    failures: tuple[Failure, ...]

    @property
    def decisions_per_second(self) -> float:
        """Decisions with more than one option, by the clock on the wall."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, object]:
        """The report as JSON has it."""
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "agents": [
                {
                    "agent": s.agent,
                    "seat_rotated": True,
                    "wins": s.wins,
                    "rate": round(s.rate, 4),
                    "low": round(s.low, 4),
                    "high": round(s.high, 4),
                }
                for s in self.scores
            ],
            "turns_mean": round(self.turns_mean, 2),
            "decisions_per_second": round(self.decisions_per_second, 1),
        }


def orders(
    game: str,
    decks: Sequence[Deck],
    agents: Sequence[str],
    games: int,
    seed: int,
    players: int,
    extra: Setup | None = None,
    first: str = "initiative",
) -> Iterator[Order]:
    """The matches of a simulation; `first` is the field of a set-up that says who begins.

    Agents are repeated until there is one for each seat, and move on by a seat with each match; once round, the decks
    move on by a seat. Seat 0 begins, so that goes round as well. With more decks than players every
    choice of decks has its turn.
    """
    tables = (
        list(combinations(range(len(decks)), players))
        if len(decks) > players
        else [tuple(i % len(decks) for i in range(players))]
    )
    round_ = players * players
    for i in range(games):
        at_table = tables[i // round_ % len(tables)]
        turned = i // players % players
        entries = tuple((seat + i) % players % len(agents) for seat in range(players))
        setup = {
            "decks": [decks[at_table[(seat + turned) % players]] for seat in range(players)],
            first: 0,
            **(extra or {}),
        }
        yield Order(game, setup, seed_of(seed, i), tuple(agents[e] for e in entries), entries)


def seed_of(seed: int, i: int) -> int:
    """The seed of match i of a simulation."""
    return mix(mix(seed) + i * _APART) >> 16


def run(order: Order) -> Played | str:
    """Play one match; what went wrong if something did."""
    game = entry(order.game).rules
    seats = [make_agent(name, seed_of(order.seed, seat + 1), game, order.jobs) for seat, name in enumerate(order.agents)]
    try:
        return play(game, order.setup, order.seed, seats)
    except Exception as error:  # a match that breaks off is a result of its own: it is counted and reported
        return f"{error.__class__.__name__}: {error}"


def run_all(batch: Sequence[Order]) -> list[Played | str]:
    """Play some matches, one after the other."""
    results = [run(order) for order in batch]
    keep_what_is_loaded()
    return results


def simulate(
    game: str,
    decks: Sequence[Deck],
    agents: Sequence[str],
    games: int,
    seed: int,
    jobs: Workers = 1,
    players: int = 2,
    extra: Setup | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play that many matches, on `jobs` cores or by a cluster. `extra` goes into every set-up; `progress` hears how many more are done."""
    return carry_out(game, agents, list(orders(game, decks, agents, games, seed, players, extra)), jobs, progress)


def around(game: str, setup: Mapping[str, object], agents: Sequence[str], games: int, seed: int) -> list[Order]:
    """The matches of a simulation in which nobody brings a deck: the agents, one for each seat, move on by a seat with each."""
    players = len(agents)
    out = []
    for i in range(games):
        entries = tuple((seat + i) % players for seat in range(players))
        out.append(Order(game, dict(setup), seed_of(seed, i), tuple(agents[e] for e in entries), entries))
    return out


def carry_out(
    game: str, agents: Sequence[str], planned: Sequence[Order], jobs: Workers = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Play the matches planned, on `jobs` cores or by a cluster, and count what came of them."""
    if len(planned) == 1 and isinstance(jobs, int):
        # there is one match for all cores: it is its agents that use them
        planned = [replace(planned[0], jobs=jobs)]
    start = perf_counter()
    results = carried_out(run_all, planned, jobs, progress)
    return report(game, agents, planned, results, perf_counter() - start)


def report(game: str, agents: Sequence[str], planned: Sequence[Order], results: Sequence[Played | str], seconds: float) -> Report:
    """Count what came of the matches."""
    wins = [0] * len(agents)
    failures = []
    finished = [(order, got) for order, got in zip(planned, results, strict=True) if isinstance(got, Played)]
    for i, (order, got) in enumerate(zip(planned, results, strict=True)):
        if isinstance(got, str):
            failures.append(Failure(i, order.seed, order.agents, order.setup, got))
            continue
        for each in sorted({order.entries[seat] for seat in got.winners}):
            wins[each] += 1
    n = len(finished)
    scores = tuple(Score(name, w, w / n if n else 0.0, *wilson(w, n)) for name, w in zip(agents, wins, strict=True))
    return Report(
        game,
        len(planned),
        n,
        sum(not got.winners for _, got in finished),
        scores,
        sum(got.turns for _, got in finished) / n if n else 0.0,
        sum(got.decisions for _, got in finished),
        seconds,
        tuple(failures),
    )
