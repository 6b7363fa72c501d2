"""`longbox simulate vs`: many matches of Vs. System."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from longbox.errors import UserError
from longbox.terminal.arguments import AS_USUAL, WHOLE, Flag, Many, Series, game_named, within

if TYPE_CHECKING:
    from longbox.kernel.setups import Setup


def simulate(
    *,
    decks: Annotated[Many, Parameter(name=("--decks", "--deck"))] = None,
    players: Annotated[int, WHOLE] = 2,
    facts: Path | None = None,
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
        How many play in a match: 2 to 4.
    facts
        A file with printed facts of your own; see docs/cards.md.
    round_robin
        Every pair of the decks plays --games matches, all played by one agent: which deck wins how often, and against which.
    """
    from longbox.agents import make_agent
    from longbox.games.vs.decks.arguments import catalog_with, legal_decks
    from longbox.lab import simulate as run
    from longbox.lab.report import as_json, complain, progress, show
    from longbox.terminal.paper import console

    game = game_named("vs")
    series.check()
    if round_robin:
        return _round_robin(decks, players, facts, series)
    names = list(series.agents or ("greedy", "random"))
    for name in names:
        make_agent(name, 0, game)
    within("--players", players, 2, 4)
    if len(names) > players:
        raise UserError(f"{len(names)} agents for {players} players: give at most as many agents as players")
    catalog, extra = catalog_with(facts)
    found = legal_decks(decks or (), catalog)
    if not found:
        raise UserError("there are no built-in decks; name deck files with --decks")
    entries = [d.entries for d in found]
    with progress("matches", series.games) as done:
        report = run(game.name, entries, names, series.games, series.seed, series.workers, players, extra, done)
    if series.json:
        print(as_json(report))
    else:
        show(console(), report, game.title, f"Decks: {', '.join([d.name for d in found])}", series.seed)
    return complain(console(stderr=True), report.failures)


def _round_robin(decks: list[str] | None, players: int, facts: Path | None, series: Series) -> int:
    from longbox.games.vs.decks.arguments import catalog_with, legal_decks
    from longbox.lab.everybody import everybody_against_everybody
    from longbox.terminal.paper import console

    if players != 2:
        raise UserError("--round-robin has two players at a table: leave out --players")
    catalog, extra = catalog_with(facts)
    found = legal_decks(decks or (), catalog)

    def setup(a: int, b: int) -> Setup:
        return {"decks": [found[a].entries, found[b].entries], "initiative": 0, **(extra or {})}

    return everybody_against_everybody(
        game_named("vs"), [d.name for d in found], setup, series, "decks", (console(), console(stderr=True))
    )
