"""`longbox simulate dcdb`: many games of the DC Deck-Building Game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from longbox.errors import UserError
from longbox.games.dcdb.terminal.play import PLAYERS, set_up
from longbox.terminal.arguments import AS_USUAL, WHOLE, Flag, Series, game_named


def simulate(
    *,
    players: Annotated[int | None, WHOLE] = None,
    format: str | None = None,
    setup: str | None = None,
    cards: Path | None = None,
    round_robin: Flag = False,
    series: Series = AS_USUAL,
) -> int:
    """Let agents play many games: who takes the first place how often.

    The agents sit in the order given, and move on by a seat with each game, so that nobody has the better side.

    Parameters
    ----------
    players
        How many play: 4 unless given, or as many as there are agents; 2 to 4 in the Cube, 2 to 5 in the base game.
    format
        cube (unless given) or base, the printed base game.
    setup
        A set-up file, a Cube list, or the name of a set-up that comes with Longbox; see docs/setups.md.
    cards
        A file with cards of your own; see docs/setups.md.
    round_robin
        Every pair of the main characters plays --games games of the printed base game, all played by one agent: which of them wins
        how often, and against which. In the Cube main characters are drafted, so it has none.
    """
    from longbox.agents import make_agent
    from longbox.games.dcdb.decks.formats import FORMATS
    from longbox.games.dcdb.decks.setup import setup_for
    from longbox.kernel.setups import SetupError
    from longbox.lab import around, carry_out
    from longbox.lab.report import as_json, complain, progress, show
    from longbox.terminal.paper import console

    game = game_named("dcdb")
    if round_robin:
        return _round_robin(players, format, setup, cards, series)
    given = series.agents or ["greedy", "random", "random", "random"][: PLAYERS if players is None else max(1, players)]
    series.check()
    for name in given:
        make_agent(name, 0, game)
    found = set_up(setup, format, cards)
    chosen = FORMATS[found.setup["format"]]
    count = max(PLAYERS, len(given)) if players is None else players
    if not chosen.least <= count <= chosen.most:
        raise UserError(f"--players must be from {chosen.least} to {chosen.most} in {chosen.title}, not {count}")
    if len(given) > count:
        raise UserError(f"{len(given)} agents for {count} players: give at most as many agents as players")
    agents = [given[i % len(given)] for i in range(count)]
    try:
        fields = setup_for(**{**found.setup, "players": count})
    except SetupError as error:
        raise UserError(str(error)) from None
    planned = around(game.name, fields, agents, series.games, series.seed)
    with progress("games", series.games) as done:
        report = carry_out(game.name, agents, planned, series.workers, done)
    if series.json:
        print(as_json(report))
    else:
        words = f"{chosen.title[:1].upper()}{chosen.title[1:]} with {count} players; wins are first places, {1 / count:.0%} is a fair share"
        show(console(), report, game.title, words, series.seed)
    return complain(console(stderr=True), report.failures)


def _round_robin(players: int | None, format: str | None, setup: str | None, cards: Path | None, series: Series) -> int:
    from longbox.games.dcdb.decks.formats import BASE
    from longbox.games.dcdb.decks.setup import mains_there_are, setup_for
    from longbox.kernel.setups import SetupError
    from longbox.lab.everybody import everybody_against_everybody
    from longbox.terminal.paper import console

    if players not in (None, 2):
        raise UserError("--round-robin has two players at a table: leave out --players")
    series.check()
    found = set_up(setup, format or BASE.name, cards)
    if found.setup["format"] != BASE.name:
        raise UserError("--round-robin: in the Cube main characters are drafted; it is for --format base")
    try:
        names = mains_there_are(found.setup)
        setups = {
            (a, b): setup_for(**{**found.setup, "players": 2, "mains": [a, b], "first": 0})
            for a in names
            for b in names
            if a != b
        }
    except SetupError as error:
        raise UserError(str(error)) from None
    return everybody_against_everybody(
        game_named("dcdb"),
        names,
        lambda a, b: setups[names[a], names[b]],
        series,
        "main characters",
        (console(), console(stderr=True)),
    )
