"""`longbox card vs`: read a card of Vs. System."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from longbox import rulebook
from longbox.terminal.cards import card_asked, no_card, print_rulings
from longbox.terminal.paper import console

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from longbox.games.vs.state import CardDef


def card(*name: str, facts: Path | None = None) -> None:
    """Read a card, its facts and where they come from, its text, and the rulebook's examples with it.

    Parameters
    ----------
    name
        A card's name, with its version or without: the versions are listed if there are several.
    facts
        A file with printed facts of your own; see docs/cards.md.
    """
    from longbox.games.vs.decks.arguments import catalog_with

    asked = card_asked("vs", name, "Wolverine")
    catalog, _ = catalog_with(facts)
    found = _found(asked, catalog)
    out = console()
    if len(found) > 1:
        out.print(f"{len(found)} cards are called {asked!r}:")
        for each in found:
            out.print(Text.assemble("  ", (each.full_name, "bold"), f"  {_in_short(each)}"), soft_wrap=True)
        return
    _show(out, found[0])


def _found(asked: str, catalog: Mapping[str, CardDef]) -> list[CardDef]:
    """The card of that full name, or all of that name. UserError with the nearest names if there is none."""
    import difflib

    from longbox.decks.names import fold

    wanted = fold(asked)
    full = [c for c in catalog.values() if fold(c.full_name) == wanted]
    named = full or [c for c in catalog.values() if wanted in (fold(c.name), fold(c.identity))]
    # a version alone is enough where it is only one card's
    named = named or [c for c in catalog.values() if wanted == fold(c.version)]
    if named:
        return named
    spellings: dict[str, str] = {}
    for c in catalog.values():
        for text in (c.full_name, c.name):
            spellings.setdefault(fold(text), text)
    near = [spellings[s] for s in difflib.get_close_matches(wanted, spellings, n=3)]
    near = near or [text for s, text in spellings.items() if wanted in s][:3]
    raise no_card(asked, near)


def _in_short(c: CardDef) -> str:
    from longbox.games.vs.view.reading import facts

    return "; ".join(facts(c)[:2])


def _show(out: Console, c: CardDef) -> None:
    from longbox.games.vs.view.reading import PROXY, facts, paragraphs

    out.print(Text(c.full_name, "bold"))
    for line in facts(c):
        out.print(Text(line))
    words = paragraphs(c)
    if words:
        out.print()
    for paragraph in words:
        out.print(Padding(Text(paragraph), (0, 0, 0, 2)))
    out.print()
    if c.notes:
        out.print(Text(f"Note: {c.notes}", "dim"))
    if c.code:
        out.print(Text(f"Set: {c.code}", "dim"))
    out.print(Text(f"Source: {c.source or 'none'}", "dim"), soft_wrap=True)
    if c.proxy:
        known = ", ".join(word.rstrip("_") for word in c.proxy)
        out.print(Text(f"{PROXY} stand-ins, given by no source: {known}", "yellow"), soft_wrap=True)
    print_rulings(out, [e for e in rulebook.examples("vs") if _mentions(e.cards, c)])


def _mentions(cards: tuple[str, ...], c: CardDef) -> bool:
    """Whether an example speaks of this card: by its full name, or by its name without a version."""
    name = c.full_name.removesuffix(f", {c.version}")
    return any(mentioned in (c.full_name, name, c.name) for mentioned in cards)
