"""`longbox deck ... vs`: check a deck list of Vs. System, list the built-in decks."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from longbox.decks import DeckError
from longbox.terminal.decks import by_line, print_legal, print_problems

if TYPE_CHECKING:
    from longbox.games.vs.decks.construction import Summary

WIDEST: Final = 100


def check(file: str, *, facts: Path | None = None) -> int:
    """Check a deck list. Prints "legal" and a summary, or everything that is wrong.

    Parameters
    ----------
    file
        A deck list (plain text, OCTGN or Lackey), or the name of a built-in deck. See docs/decks.md.
    facts
        A file with printed facts of your own; see docs/cards.md.
    """
    from longbox.games.vs.decks import construction as decks
    from longbox.games.vs.decks.arguments import catalog_with

    catalog, _ = catalog_with(facts)
    out = Console(highlight=False)
    try:
        found = decks.load_deck(file, catalog)
    except DeckError as error:
        return print_problems(out, by_line(error))
    if problems := decks.check(found, catalog):
        return print_problems(out, problems)
    print_legal(out, found.name)
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


def list_() -> None:
    """List the decks that come with Longbox, each with its plan."""
    from longbox.games.vs.decks import construction as decks

    out = Console(highlight=False)
    for name in decks.builtin():
        found = decks.load_deck(name)
        out.print(Text(name, "bold cyan"))
        for line in textwrap.wrap(found.plan, min(out.width, WIDEST) - 2):
            out.print(Text(f"  {line}"))
