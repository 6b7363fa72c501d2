"""What `longbox simulate --round-robin` prints in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from longbox.errors import UserError
from longbox.lab.report import as_json, complain, progress, show_round_robin
from longbox.lab.round_robin import each_against, round_robin

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from longbox.kernel.game import Game
    from longbox.kernel.setups import Setup
    from longbox.lab.round_robin import RoundRobin
    from longbox.lab.sharing import Workers


#: where it is printed what came of it, and what broke off
Paper = tuple["Console", "Console"]


class Series(Protocol):
    """How many matches, and how."""

    @property
    def games(self) -> int:
        """How many matches each pair plays."""

    @property
    def seed(self) -> int:
        """Theirs."""

    @property
    def json(self) -> bool:
        """Are the figures printed as JSON?"""

    @property
    def workers(self) -> Workers:
        """Who plays them."""

    def one_agent(self, game: Game, played: int) -> str:
        """Who plays everybody."""


def everybody_against_everybody(
    game: Game,
    names: Sequence[str],
    setup: Callable[[int, int], Setup],
    series: Series,
    what: str,
    paper: Paper,
) -> int:
    """Every pair of the entrants (`what`: "decks") plays --games matches; the exit status.

    `paper` is where what came of it is printed, and what broke off.
    """
    if len(names) < 2:
        raise UserError(f"--round-robin wants two {what} at least, and there {'is one' if names else 'are none'}")
    total = len(names) * (len(names) - 1) // 2 * series.games
    agent = series.one_agent(game, total)
    with progress("matches", total) as done:
        report = round_robin(game.name, names, setup, agent, series.games, series.seed, series.workers, done)
    return _told(game, report, f"{agent} plays {len(names)} {what}, each pair {series.games} times", series, paper)


def everybody_against_each(
    game: Game,
    rows: Sequence[str],
    columns: Sequence[str],
    setup: Callable[[int, int], Setup],
    series: Series,
    what: str,
    paper: Paper,
) -> int:
    """Each row plays --games games against each column (`what`: "heroes against scenarios"); the exit status."""
    total = len(rows) * len(columns) * series.games
    agent = series.one_agent(game, total)
    with progress("games", total) as done:
        report = each_against(game.name, rows, columns, setup, agent, series.games, series.seed, series.workers, done)
    return _told(game, report, f"{agent} plays {what}, each pair {series.games} times", series, paper)


def _told(game: Game, report: RoundRobin, played: str, series: Series, paper: Paper) -> int:
    if series.json:
        print(as_json(report))
    else:
        show_round_robin(paper[0], report, game.title, played, series.seed)
    return complain(paper[1], report.failures)
