"""`longbox simulate`: many matches between agents."""

from __future__ import annotations

import json as json_
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from longbox.agents import make_agent
from longbox.commands.arguments import catalog_with, game_named, legal_decks
from longbox.errors import UserError
from longbox.lab import Report, simulate as run

if TYPE_CHECKING:
    from collections.abc import Sequence

Words = Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")]

SHOWN_FAILURES = 5


def simulate(
    game: str,
    *,
    decks: Words = None,
    agents: Words = None,
    games: int = 100,
    seed: int = 1,
    jobs: int = 1,
    players: int = 2,
    facts: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let agents play many matches: who wins how often. Seats and decks rotate, so that nobody has the better side.

    Parameters
    ----------
    game
        The game, such as vs.
    decks
        Deck files, or names of built-in decks; all built-in decks unless given. With more decks than players every
        choice of them has its turn.
    agents
        Who plays: greedy, random. Repeated until there is one for each player.
    games
        How many matches.
    seed
        The same seed gives the same matches.
    jobs
        On how many cores; 0 takes all there are.
    players
        How many play in a match.
    facts
        A file with printed facts of your own; see docs/cards.md.
    json
        Print the figures as JSON.
    """
    chosen = game_named(game)
    names = list(agents or ("greedy", "random"))
    for name in names:
        make_agent(name, 0, chosen)
    _within("--games", games, 1, 10_000_000)
    _within("--players", players, 2, 4)
    _within("--jobs", jobs, 0, 1024)
    if len(names) > players:
        raise UserError(f"{len(names)} agents for {players} players: give at most as many agents as players")
    catalog, extra = catalog_with(facts)
    found = legal_decks(decks or (), catalog)
    if not found:
        raise UserError("there are no built-in decks; name deck files with --decks")
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not Console(stderr=True).is_terminal,
    )
    with bar:
        task = bar.add_task("matches", total=games)
        report = run(
            chosen.name,
            [d.entries for d in found],
            names,
            games,
            seed,
            jobs or os.cpu_count() or 1,
            players,
            extra,
            lambda done: bar.advance(task, done),
        )
    if json:
        print(json_.dumps(report.data()))
    else:
        _show(Console(highlight=False), report, chosen.title, [d.name for d in found], seed)
    _complain(report)
    return 1 if report.failures else 0


def _within(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise UserError(f"{option} must be from {low:,} to {high:,}, not {value:,}")


def _show(out: Console, report: Report, title: str, decks: Sequence[str], seed: int) -> None:
    out.print(f"{title}: {report.finished} of {report.games} matches finished, seed {seed}")
    out.print(f"Decks: {', '.join(decks)}", soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    table.add_column("Agent")
    for column in ("Wins", "Rate", "95 % interval"):
        table.add_column(column, justify="right")
    for s in report.scores:
        table.add_row(s.agent, str(s.wins), f"{s.rate:.1%}", f"{s.low:.1%} to {s.high:.1%}")
    out.print(table)
    if report.draws:
        out.print(f"{report.draws} drawn")
    out.print(f"{report.turns_mean:.1f} turns per match")
    out.print(f"{report.decisions_per_second:,.0f} decisions per second")


def _complain(report: Report) -> None:
    err = Console(stderr=True, highlight=False)
    for failure in report.failures[:SHOWN_FAILURES]:
        agents = " ".join(failure.agents)
        err.print(f"match {failure.number} (seed {failure.seed}; {agents}) broke off: {failure.error}", soft_wrap=True)
    if len(report.failures) > SHOWN_FAILURES:
        err.print(f"and {len(report.failures) - SHOWN_FAILURES} more")
