"""`longbox simulate vs2pcg`: many matches of 2PCG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.terminal.arguments import AS_USUAL, WHOLE, Flag, Many, Series, game_named, within

if TYPE_CHECKING:
    from longbox.games.vs2pcg.decks.files import Deck
    from longbox.kernel.setups import Setup


def simulate(
    *,
    decks: Annotated[Many, Parameter(name=("--decks", "--deck"))] = None,
    players: Annotated[int, WHOLE] = 2,
    round_robin: Flag = False,
    series: Series = AS_USUAL,
) -> int:
    """Let agents play many matches: who wins how often.

    Parameters
    ----------
    decks
        Deck files, or names of built-in decks; all built-in decks unless given. With more decks than players every choice of
        them has its turn. Seats and decks rotate, so that nobody has the better side.
    players
        How many play in a match, everybody against everybody: 2 to 4.
    round_robin
        Every pair of the decks plays --games matches, all played by one agent: which deck wins how often, and against which.
    """
    from longbox.agents import make_agent
    from longbox.lab import carry_out
    from longbox.lab.everybody import everybody_against_everybody
    from longbox.lab.report import as_json, complain, progress, show
    from longbox.lab.simulate import orders
    from longbox.terminal.paper import console

    game = game_named("vs2pcg")
    series.check()
    within("--players", players, 2, 4)
    if round_robin and players != 2:
        raise UserError("--round-robin has two players at a table: leave out --players")
    found = _decks(decks)
    names = list(series.agents or ("greedy", "random"))
    if round_robin:

        def setup(a: int, b: int) -> Setup:
            return {"decks": [found[a].entries, found[b].entries], "first": 0}

        return everybody_against_everybody(
            game, [d.name for d in found], setup, series, "decks", (console(), console(stderr=True))
        )
    for name in names:
        make_agent(name, 0, game)
    if len(names) > players:
        raise UserError(f"{len(names)} agents for {players} players: give at most as many agents as players")
    planned = list(orders(game.name, [d.entries for d in found], names, series.games, series.seed, players, first="first"))
    with progress("matches", series.games) as done:
        report = carry_out(game.name, names, planned, series.workers, done)
    if series.json:
        print(as_json(report))
    else:
        show(console(), report, game.title, f"Decks: {', '.join([d.name for d in found])}", series.seed)
    return complain(console(stderr=True), report.failures)


def _decks(asked: list[str] | None) -> list[Deck]:
    from longbox.games.vs2pcg.decks.files import builtin, legal_deck

    return [legal_deck(deck) for deck in asked or builtin()]
