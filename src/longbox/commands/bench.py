"""`longbox bench`: how fast the games are."""

from __future__ import annotations

import json as json_
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

from longbox.errors import UserError
from longbox.games import entries, entry
from longbox.lab import Measured, bench as measure, form
from longbox.terminal.arguments import WHOLE, game_named, within
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping

    from longbox.lab.bench import Course

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
    json
        Print the figures as JSON: the median of each under its name, the others under `..._min` and `..._max`.
    """
    within("--runs", runs, 1, 10_000)
    within("--matches", matches, 1, 1_000_000)
    names = [game_named(game).name] if game is not None else sorted(at.name for at in entries() if "bench" in at.commands)
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
