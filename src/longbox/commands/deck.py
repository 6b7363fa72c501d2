"""`longbox deck`: check a deck list, list the decks that come with Longbox."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App
from rich.console import Console
from rich.text import Text

from longbox.commands.arguments import catalog_with, game_named
from longbox.decks import DeckError

if TYPE_CHECKING:
    from longbox.games.vs.decks import Summary

WIDEST = 100

deck = App(name="deck", help="Check a deck list, or list the decks that come with Longbox.", help_format="plaintext")


@deck.command
def check(game: str, file: str, *, facts: Path | None = None) -> int:
    """Check a deck list: names, counts, deck construction. Prints "legal" and a summary, or everything that is wrong.

    Parameters
    ----------
    game
        The game, such as vs.
    file
        A deck list (plain text, OCTGN or Lackey), or the name of a built-in deck.
    facts
        A file with printed facts of your own; see docs/cards.md.
    """
    from longbox.games.vs import decks

    game_named(game)
    catalog, _ = catalog_with(facts)
    out = Console(highlight=False)
    try:
        found = decks.load_deck(file, catalog)
    except DeckError as error:
        if not any(p.line for p in error.problems):  # the file as a whole
            raise
        problems = [str(p) for p in error.problems]
    else:
        problems = [str(p) for p in decks.check(found, catalog)]
    if problems:
        for problem in problems:
            out.print(Text(problem), soft_wrap=True)
        return 1
    out.print(Text.assemble(("legal", "bold green"), f": {found.name}"))
    _show(out, decks.summary(found, catalog))
    return 0


def _show(out: Console, s: Summary) -> None:
    kinds = ", ".join(f"{n} {kind}{'' if n == 1 or kind == 'equipment' else 's'}" for kind, n in s.kinds.items())
    out.print(f"{s.cards} cards: {kinds}")
    if s.teams:
        out.print("Teams: " + ", ".join(f"{team} {n}" for team, n in s.teams.items()), soft_wrap=True)
    if s.proxies:
        out.print(f"{s.proxies} cards have stand-in figures (proxies)")
    if s.curve:
        out.print("Characters by recruit cost:")
        for cost, n in s.curve.items():
            out.print(f"{cost:4} {n:3} {'#' * n}")


@deck.command(name="list")
def list_(game: str) -> None:
    """List the decks that come with Longbox, each with its plan.

    Parameters
    ----------
    game
        The game, such as vs.
    """
    from longbox.games.vs import decks

    game_named(game)
    out = Console(highlight=False)
    for name in decks.builtin():
        found = decks.load_deck(name)
        out.print(Text(name, "bold cyan"))
        for line in textwrap.wrap(found.plan, min(out.width, WIDEST) - 2):
            out.print(Text(f"  {line}"))
