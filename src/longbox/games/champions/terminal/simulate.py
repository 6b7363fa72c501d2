"""`longbox simulate champions`: many games of Marvel Champions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.terminal.arguments import AS_USUAL, WHOLE, Flag, Many, Series, game_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import ChSetup
    from longbox.games.champions.terminal.options import Options
    from longbox.kernel.game import Game
    from longbox.kernel.setups import Setup


def simulate(
    *,
    hero: str | None = None,
    heroes: Many = None,
    decks: Annotated[Many, Parameter(name=("--decks", "--deck"))] = None,
    scenario: str | None = None,
    mode: str | None = None,
    heroic: Annotated[int | None, WHOLE] = None,
    skirmish: str | None = None,
    modular: Many = None,
    campaign: Path | None = None,
    without_unknown: Flag = False,
    round_robin: Flag = False,
    series: Series = AS_USUAL,
) -> int:
    """Let agents play many games: how often they win together.

    Parameters
    ----------
    hero
        The hero that plays.
    heroes
        One to four heroes; each is the first player in turn. Greedy plays them, unless --agents is given.
    decks
        Deck files, or names of built-in decks, of the heroes; their starter decks unless given.
    scenario
        The scenario: Rhino unless given.
    mode
        standard (unless given) or expert.
    heroic
        Heroic mode: so many more encounter cards for each player.
    skirmish
        Skirmish mode: the villain has this stage alone (1, 2 or 3).
    modular
        The modular encounter sets, random for one left to chance, none for none; those the scenario suggests unless given.
    campaign
        A campaign log: its heroes play its next scenario, or the one named. It is read and never written. See docs/campaigns.md.
    without_unknown
        Play decks without those of their cards that Longbox does not know.
    round_robin
        Each hero (those of --heroes or --decks, or all) plays --games games alone against each scenario (that of --scenario, or all).
    """
    from longbox.agents import make_agent
    from longbox.games.champions.terminal.options import setup_for
    from longbox.lab import simulate_together
    from longbox.lab.report import as_json, complain, progress, show_together
    from longbox.terminal.paper import console

    game = game_named("champions")
    if round_robin:
        options: Options = {
            "mode": mode,
            "heroic": heroic,
            "skirmish": skirmish,
            "modular": modular,
            "without_unknown": without_unknown or None,
        }
        if campaign is not None:
            raise UserError("--round-robin plays no campaign: leave out --campaign")
        return _round_robin(game, heroes or ([hero] if hero else None), decks, scenario, options, series)
    names = list(series.agents or ("greedy",))
    series.check()
    if campaign is not None and not campaign.exists():
        raise UserError(f"{campaign}: there is no such campaign log; longbox play champions --campaign begins one")
    options = {
        "hero": hero,
        "heroes": heroes,
        "decks": decks,
        "scenario": scenario,
        "mode": mode,
        "heroic": heroic,
        "skirmish": skirmish,
        "modular": modular,
        "campaign": campaign,
        "without_unknown": without_unknown or None,
    }
    setup, notes = setup_for(options)
    for name in names:
        make_agent(name, 0, game)
    if len(names) > len(setup["heroes"]):
        n = len(setup["heroes"])
        raise UserError(f"{len(names)} agents for {n} hero{'es' if n > 1 else ''}: give at most as many agents as heroes")
    _can_start(game, setup)
    with progress("games", series.games) as done:
        report = simulate_together(game.name, setup, names, series.games, series.seed, series.workers, done)
    err = console(stderr=True)
    for note in notes:
        err.print(note, soft_wrap=True)
    if series.json:
        print(as_json(report))
    else:
        show_together(console(), report, game.title, _who(setup, names), series.seed)
    return complain(err, report.failures)


def _can_start(game: Game, setup: Setup) -> None:
    """UserError if no game of this set-up could begin."""
    from longbox.games.champions.terminal.options import in_options
    from longbox.kernel.setups import SetupError

    try:
        game.start(setup, 0)
    except SetupError as error:
        raise in_options(error) from None


def _who(setup: ChSetup, names: Sequence[str]) -> str:
    """Who plays against what."""
    from longbox.games.champions.terminal.options import modes

    decks = zip(setup["names"], setup["deck_names"])
    heroes = [f"{name} ({names[i % len(names)]}; {deck})" for i, (name, deck) in enumerate(decks)]
    return f"{', '.join(heroes)} against {setup['scenario']}, {modes(setup)}"


def _round_robin(
    game: Game, heroes: list[str] | None, decks: list[str] | None, scenario: str | None, options: Options, series: Series
) -> int:
    """Each hero, or each deck, alone against each scenario."""
    from longbox.games.champions.decks.arguments import playable
    from longbox.games.champions.decks.scenarios import SCENARIOS, named
    from longbox.games.champions.terminal.options import in_options, setup_for
    from longbox.kernel.setups import SetupError
    from longbox.lab.everybody import everybody_against_each
    from longbox.terminal.paper import console

    series.check()
    if heroes and decks:
        raise UserError("--round-robin: name heroes, who play their starter decks, or decks")
    try:
        columns = [named(scenario).name] if scenario is not None else list(SCENARIOS)
    except SetupError as error:
        raise in_options(error) from None
    whom = [name.strip() for part in heroes or () for name in part.split(",") if name.strip()] or playable()
    rows: list[str] = []
    setups = []
    for each in decks or whom:
        who: Options = {"decks": [each]} if decks else {"hero": each}
        setups.append([setup_for({**options, **who, "scenario": column})[0] for column in columns])
        _can_start(game, setups[-1][0])
        first = setups[-1][0]
        rows.append(f"{first['names'][0]} ({first['deck_names'][0]})")
    paper = (console(), console(stderr=True))
    return everybody_against_each(game, rows, columns, lambda r, c: setups[r][c], series, "heroes against scenarios", paper)
