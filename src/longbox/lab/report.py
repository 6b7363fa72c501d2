"""What came of many matches, for a person to read, and how far they are."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from longbox.lab.round_robin import RoundRobin
    from longbox.lab.simulate import Failure, Report
    from longbox.lab.together import Together

SHOWN_FAILURES: Final = 5


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar while matches are played, on stderr if that is a terminal: to be told how many more are done."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def as_json(report: Report | Together | RoundRobin) -> str:
    """The figures."""
    return json.dumps(report.data())


def show(out: Console, report: Report, title: str, played: str, seed: int) -> None:
    """Matches that one player wins: how often each agent did. `played` tells with what."""
    out.print(f"{title}: {report.finished} of {report.games} matches finished, seed {seed}")
    out.print(played, soft_wrap=True)
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


def show_together(out: Console, report: Together, title: str, who: str, seed: int) -> None:
    """Games that players win or lose together: how often they won, and how they lost. `who` plays against what."""
    out.print(f"{title}: {report.finished} of {report.games} games finished, seed {seed}")
    out.print(who, soft_wrap=True)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column()
    n = report.finished
    lost = {how.replace("_", " "): count for how, count in report.losses.items()}
    table.add_row("won", f"{report.wins} of {n}: {report.win_rate:.1%} (95 % interval {report.low:.1%} to {report.high:.1%})")
    table.add_row("lost", ", ".join(f"{count} by {how}" for how, count in lost.items()))
    table.add_row("rounds", f"{report.rounds_mean:.1f} on average, standard deviation {report.rounds_spread:.1f}")
    table.add_row("time", f"{report.seconds_per_game:.3g} seconds per game")
    out.print(table)


def show_round_robin(out: Console, report: RoundRobin, title: str, played: str, seed: int) -> None:
    """Everybody against everybody: over all, and against each. `played` tells who."""
    out.print(f"{title}: {report.finished} of {report.games} matches finished, seed {seed}")
    out.print(played, soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for column in ("Wins", "Rate", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    each = Table(box=None, pad_edge=False)
    each.add_column("wins against", no_wrap=True)
    square = report.rows == report.columns
    for i, name in enumerate(report.columns, 1):
        each.add_column(str(i) if square else name, justify="right", no_wrap=True)
    for r in sorted(range(len(report.rows)), key=lambda i: -report.scores[i].rate):
        s = report.scores[r]
        label = f"{r + 1} {s.agent}"
        table.add_row(label, str(s.wins), f"{s.rate:.1%}", f"{s.low:.1%} to {s.high:.1%}")
        met = [f"{cell.wins / cell.games:.0%}" if cell.games else "-" for cell in report.cells[r]]
        each.add_row(str(r + 1), *met)
    out.print(table)
    out.print(each)
    if report.draws:
        out.print(f"{report.draws} drawn")


def complain(err: Console, failures: Sequence[Failure]) -> int:
    """What broke off; the exit status."""
    for failure in failures[:SHOWN_FAILURES]:
        agents = " ".join(failure.agents)
        err.print(f"match {failure.number} (seed {failure.seed}; {agents}) broke off: {failure.error}", soft_wrap=True)
    if len(failures) > SHOWN_FAILURES:
        err.print(f"and {len(failures) - SHOWN_FAILURES} more")
    return 1 if failures else 0
