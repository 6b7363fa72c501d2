"""`longbox bench`: how fast the games are."""

from __future__ import annotations

import json as json_
from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from longbox.errors import UserError
from longbox.games import GAMES, entry
from longbox.games.vs.terminal.options import catalog_with, legal_decks
from longbox.lab import Measured, bench as measure
from longbox.terminal.arguments import WHOLE, game_named
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping

TITLES = {
    "decisions_per_second": "decisions per second",
    "clone_us": "microseconds per clone",
    "matches_per_second": "matches per second",
    "decisions_per_match": "decisions per match",
}
#: the decision of each match at which the state is copied
CLONED_AT = {"vs": 100, "champions": 10}


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
    if runs < 1 or matches < 1:
        raise UserError("--runs and --matches must be at least 1")
    names = [game_named(game).name] if game is not None else sorted(GAMES)
    figures = {name: measure(entry(name).rules, _setups(name), runs, matches, CLONED_AT[name]) for name in names}
    if json:
        print(json_.dumps({name: _data(found) for name, found in figures.items()}))
        return
    out = console()
    for name, found in figures.items():
        out.print(f"{entry(name).title}: random play, one core, {runs} runs of {matches} matches")
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(justify="right")
        table.add_column()
        table.add_column(style="dim")
        for key, m in found.items():
            table.add_row(_figure(m.median), TITLES[key], f"({_figure(m.low)} to {_figure(m.high)})")
        out.print(table)


def _setups(game: str) -> list[dict[str, Any]]:
    """What is played: in Vs. System every pair of the built-in decks, in Marvel Champions every hero against every villain."""
    return _champions() if game == "champions" else _vs()


def _vs() -> list[dict[str, Any]]:
    catalog, _ = catalog_with(None)
    decks = legal_decks((), catalog)
    if not decks:
        raise UserError("there are no built-in decks to measure with")
    pairs = list(combinations(decks, 2)) or [(decks[0], decks[0])]
    return [{"decks": [a.entries, b.entries]} for a, b in pairs]


def _champions() -> list[dict[str, Any]]:
    from longbox.games.champions.catalog.catalog import heroes
    from longbox.games.champions.decks.scenarios import SCENARIOS
    from longbox.kernel.game import SetupError

    found = []
    for scenario in SCENARIOS:
        for hero in heroes():
            setup = {"heroes": [hero], "scenario": scenario}
            try:
                entry("champions").rules.start(setup, 0)
            except (SetupError, UserError):  # a hero without a deck, a scenario that is not known whole
                continue
            found.append(setup)
    if not found:
        raise UserError("there is no hero with a deck to measure with")
    return found


def _data(found: Mapping[str, Measured]) -> dict[str, float]:
    out: dict[str, float] = {key: _short(m.median) for key, m in found.items()}
    for key, m in found.items():
        out[f"{key}_min"] = _short(m.low)
        out[f"{key}_max"] = _short(m.high)
    return out


def _short(value: float) -> float:
    return round(value, 1) if value >= 100 else float(f"{value:.4g}")


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
