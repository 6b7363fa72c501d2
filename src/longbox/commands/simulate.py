"""`longbox simulate`: many matches between agents."""

from __future__ import annotations

import json as json_
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from longbox.agents import make_agent
from longbox.errors import UserError
from longbox.games.champions.terminal.options import in_options, setup_for
from longbox.games.vs.terminal.options import catalog_with, legal_decks
from longbox.lab import Failure, Report, Together, simulate as run, simulate_together
from longbox.terminal.arguments import CHAMPIONS, WHOLE, Flag, Many, game_named, only_for
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.kernel.game import Game

SHOWN_FAILURES = 5


def simulate(
    game: str,
    *,
    decks: Annotated[Many, Parameter(name=("--decks", "--deck"))] = None,
    agents: Many = None,
    games: Annotated[int, WHOLE] = 100,
    seed: Annotated[int, WHOLE] = 1,
    jobs: Annotated[int, WHOLE] = 1,
    json: Flag = False,
    players: Annotated[int | None, WHOLE, Parameter(group="Vs. System")] = None,
    facts: Annotated[Path | None, Parameter(group="Vs. System")] = None,
    hero: Annotated[str | None, CHAMPIONS] = None,
    heroes: Annotated[Many, CHAMPIONS] = None,
    scenario: Annotated[str | None, CHAMPIONS] = None,
    mode: Annotated[str | None, CHAMPIONS] = None,
    heroic: Annotated[int | None, WHOLE, CHAMPIONS] = None,
    skirmish: Annotated[str | None, CHAMPIONS] = None,
    modular: Annotated[Many, CHAMPIONS] = None,
    campaign: Annotated[Path | None, CHAMPIONS] = None,
    without_unknown: Annotated[Flag, CHAMPIONS] = False,
) -> int:
    """Let agents play many matches: who wins how often, or how often the players win together.

    In Vs. System seats and decks rotate, so that nobody has the better side; in Marvel Champions the first player does.

    Parameters
    ----------
    game
        The game, such as vs.
    decks
        Deck files, or names of built-in decks. In Vs. System all built-in decks unless given: with more decks than players
        every choice of them has its turn. In Marvel Champions the decks of the heroes, their starter decks unless given.
    agents
        Who plays: greedy, random ... Repeated until there is one for each player.
    games
        How many matches.
    seed
        The same seed gives the same matches.
    jobs
        On how many cores; 0 takes all there are.
    json
        Print the figures as JSON.
    players
        How many play in a match: 2 (unless given) to 4.
    facts
        A file with printed facts of your own; see docs/cards.md.
    hero
        The hero that plays.
    heroes
        One to four heroes.
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
    """
    chosen = game_named(game)
    champions = {
        "hero": hero,
        "heroes": heroes,
        "scenario": scenario,
        "mode": mode,
        "heroic": heroic,
        "skirmish": skirmish,
        "modular": modular,
        "campaign": campaign,
        "without_unknown": without_unknown or None,
    }
    only_for(
        chosen,
        {
            "vs": {"--players": players, "--facts": facts},
            "champions": {f"--{key.replace('_', '-')}": value for key, value in champions.items()},
        },
    )
    together = chosen.name == "champions"
    names = list(agents or (("greedy",) if together else ("greedy", "random")))
    _within("--games", games, 1, 10_000_000)
    _within("--jobs", jobs, 0, 1024)
    cores = jobs or os.cpu_count() or 1
    if together:
        return _together(chosen, {**champions, "decks": decks}, names, games, seed, cores, json)
    for name in names:
        make_agent(name, 0, chosen)
    return _versus(chosen, decks or (), names, games, seed, cores, 2 if players is None else players, facts, json)


def _versus(
    game: Game,
    decks: Sequence[str],
    names: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    players: int,
    facts: Path | None,
    json: bool,
) -> int:
    """Matches that one player wins."""
    _within("--players", players, 2, 4)
    if len(names) > players:
        raise UserError(f"{len(names)} agents for {players} players: give at most as many agents as players")
    catalog, extra = catalog_with(facts)
    found = legal_decks(decks, catalog)
    if not found:
        raise UserError("there are no built-in decks; name deck files with --decks")
    with _bar() as bar:
        task = bar.add_task("matches", total=games)
        report = run(
            game.name,
            [d.entries for d in found],
            names,
            games,
            seed,
            jobs,
            players,
            extra,
            lambda done: bar.advance(task, done),
        )
    if json:
        print(json_.dumps(report.data()))
    else:
        _show(console(), report, game.title, [d.name for d in found], seed)
    _complain(report.failures)
    return 1 if report.failures else 0


def _together(game: Game, options: Mapping[str, Any], names: Sequence[str], games: int, seed: int, jobs: int, json: bool) -> int:
    """Games that players win or lose together."""
    path = options.get("campaign")
    if path is not None and not path.exists():
        raise UserError(f"{path}: there is no such campaign log; longbox play champions --campaign begins one")
    setup, notes = setup_for(options)
    for name in names:
        make_agent(name, 0, game)
    if len(names) > len(setup["heroes"]):
        n = len(setup["heroes"])
        raise UserError(f"{len(names)} agents for {n} hero{'es' if n > 1 else ''}: give at most as many agents as heroes")
    _can_start(game, setup)
    with _bar() as bar:
        task = bar.add_task("games", total=games)
        report = simulate_together(game.name, setup, names, games, seed, jobs, lambda done: bar.advance(task, done))
    for note in notes:
        console(stderr=True).print(note, soft_wrap=True)
    if json:
        print(json_.dumps(report.data()))
    else:
        _show_together(console(), report, game.title, setup, names, seed)
    _complain(report.failures)
    return 1 if report.failures else 0


def _can_start(game: Game, setup: dict[str, Any]) -> None:
    """UserError if no game of this set-up could begin."""
    from longbox.kernel.game import SetupError

    try:
        game.start(setup, 0)
    except SetupError as error:
        raise in_options(error) from None


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not Console(stderr=True).is_terminal,
    )


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


def _show_together(out: Console, report: Together, title: str, setup: Mapping[str, Any], names: Sequence[str], seed: int) -> None:
    out.print(f"{title}: {report.finished} of {report.games} games finished, seed {seed}")
    heroes = [
        f"{name} ({names[i % len(names)]}; {deck})" for i, (name, deck) in enumerate(zip(setup["names"], setup["deck_names"]))
    ]
    mode = setup["mode"] + (f", heroic {setup['heroic']}" if setup["heroic"] else "")
    mode += f", skirmish with stage {setup['skirmish']}" if setup["skirmish"] else ""
    out.print(f"{', '.join(heroes)} against {setup['scenario']}, {mode}", soft_wrap=True)
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


def _complain(failures: Sequence[Failure]) -> None:
    err = console(stderr=True)
    for failure in failures[:SHOWN_FAILURES]:
        agents = " ".join(failure.agents)
        err.print(f"match {failure.number} (seed {failure.seed}; {agents}) broke off: {failure.error}", soft_wrap=True)
    if len(failures) > SHOWN_FAILURES:
        err.print(f"and {len(failures) - SHOWN_FAILURES} more")
