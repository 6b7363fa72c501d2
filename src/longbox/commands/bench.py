"""`longbox bench`: how fast the games are."""

from __future__ import annotations

import json as json_
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

from longbox.errors import UserError
from longbox.games import entries, entry
from longbox.lab import Measured, bench as measure, form
from longbox.lab.counts import counted
from longbox.terminal.arguments import WHOLE, game_named, within
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.lab.bench import Course
    from longbox.lab.counts import Counts

TITLES = {
    "decisions_per_second": "decisions per second",
    "clone_us": "microseconds per clone",
    "matches_per_second": "matches per second",
    "decisions_per_match": "decisions per match",
}


def bench(
    game: str | None = None,
    *,
    runs: Annotated[int, WHOLE] = 5,
    matches: Annotated[int, WHOLE] = 20,
    counts: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure random play on one core: the median of several runs, with the lowest and the highest.

    Parameters
    ----------
    game
        The game, such as vs; all of them unless given.
    runs
        How many runs are measured.
    matches
        How many matches each of them plays.
    counts
        Print how many things are done for a decision, in place of how fast; of one run, in the plain form: compiled play does the same.
    json
        Print the figures as JSON: the median of each under its name, the others under `..._min` and `..._max`.
    """
    within("--runs", runs, 1, 10_000)
    within("--matches", matches, 1, 1_000_000)
    names = [game_named(game).name] if game is not None else sorted(at.name for at in entries() if "bench" in at.commands)
    if counts:
        _count(names, matches, json)
        return
    figures = {}
    for name in names:
        course = _course(name)
        figures[name] = measure(entry(name).rules, course.setups, runs, matches, course.cloned_at)
    if json:
        print(json_.dumps({name: _data(found) for name, found in figures.items()}))
        return
    out = console()
    for name, found in figures.items():
        out.print(f"{entry(name).title}: random play, one core, {form()}, {runs} runs of {matches} matches")
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(justify="right")
        table.add_column()
        table.add_column(style="dim")
        for key, m in found.items():
            table.add_row(_figure(m.median), TITLES[key], f"({_figure(m.low)} to {_figure(m.high)})")
        out.print(table)


def _count(names: Sequence[str], matches: int, json: bool) -> None:
    """What decisions come to in things done. What is compiled goes past whoever counts, so the plain form is started for it."""
    if form() != "plain":
        command = [sys.executable, "-P", "-m", "longbox", "bench", *(names if len(names) == 1 else ())]
        command += ["--counts", "--matches", str(matches), *(("--json",) if json else ())]
        subprocess.run(command, env={**os.environ, "LONGBOX_FAST": "0"}, check=True)
        return
    found = {}
    for name in names:
        course = _course(name)
        found[name] = counted(entry(name).rules, course.setups, matches)
    if json:
        print(json_.dumps({name: _counts_data(c) for name, c in found.items()}))
        return
    out = console()
    for name, c in found.items():
        out.print(f"{entry(name).title}: random play, plain, {matches} matches, {c.decisions:,} decisions; for each of them")
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(justify="right", vertical="top")
        table.add_column(no_wrap=True, vertical="top")
        table.add_column(style="dim")
        for n, words, more in _lines(c):
            table.add_row(_figure(c.per_decision(n)), words, more)
        out.print(table)


def _lines(c: Counts) -> list[tuple[int, str, str]]:
    """A count, what it counts, and what came of it, in words."""

    def each(n: int) -> str:
        return f"{_figure(c.per_decision(n))}"

    objected = sorted(c.objected.items(), key=lambda pair: -pair[1])
    why = ", ".join(f"{name} {each(n)}" for name, n in objected)
    return [
        (c.calls, "calls of functions", ""),
        (c.procedures, "procedures run", ""),
        (c.events, "events", ""),
        (c.tables, "tables of current values", f"({each(c.tables_same)} with the values and listeners that there were)"),
        (c.orders, "times modifiers put in order", ""),
        (c.queries, "queries answered", f"({each(c.queries_same)} with the cards found before)"),
        (c.offers, "times offers asked for", f"({each(c.offers_idle)} nothing but passing)"),
        (c.checks, "full checks", f"({each(c.objections)} objected{': ' + why if why else ''})"),
    ]


def _counts_data(c: Counts) -> dict[str, object]:
    """The same for programs."""
    names = (
        "calls",
        "procedures",
        "events",
        "tables",
        "tables_same",
        "orders",
        "queries",
        "queries_same",
        "offers",
        "offers_idle",
        "checks",
    )
    out: dict[str, object] = {"decisions": c.decisions}
    out.update({name: _short(c.per_decision(getattr(c, name))) for name in names})
    out["objected"] = {name: _short(c.per_decision(n)) for name, n in c.objected.items()}
    return out


def _course(game: str) -> Course:
    """What is measured in a game."""
    at = entry(game)
    if "bench" not in at.commands:
        raise UserError(f"{at.title} has nothing to measure")
    course: Course = at.find(at.commands["bench"])()
    return course


def _data(found: Mapping[str, Measured]) -> dict[str, float | str]:
    out: dict[str, float | str] = {key: _short(m.median) for key, m in found.items()}
    for key, m in found.items():
        out[f"{key}_min"] = _short(m.low)
        out[f"{key}_max"] = _short(m.high)
    out["form"] = form()
    return out


def _short(value: float) -> float:
    return round(value, 1) if value >= 100 else float(f"{value:.4g}")


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
