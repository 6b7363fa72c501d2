"""Reading the cards of 2PCG at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.vs2pcg.catalog import catalog, spelt
from longbox.games.vs2pcg.state import CardDef, PcgCard, knows
from longbox.games.vs2pcg.view import reading
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import Table, table_of
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from rich.console import RenderableType

    from longbox.kernel.match import Match
    from longbox.kernel.views import View
    from longbox.tables.table import Card


def seen_cards(table: Table, seat: int) -> list[Card]:
    """Every card that the view shows: those of the player at the keyboard first, the hand before all."""
    sides = sorted(table.sides, key=lambda side: side.seat != seat)
    return Table(table.game, "", (), (), (*sides,)).known_cards() + Table(table.game, "", (), table.areas).known_cards()


def called(asked: str, names: list[str]) -> list[str]:
    """The names that a person means: in full, their beginning, or a part of them."""
    wanted = spelt(asked)
    if not wanted:
        return []
    exact = [n for n in names if spelt(n) == wanted]
    begins = [n for n in names if spelt(n).startswith(wanted)]
    return exact or begins or [n for n in names if wanted in spelt(n)]


def read(match: Match, view: View, asked: str | int) -> list[RenderableType]:
    """A card's facts and its text."""
    if isinstance(asked, int):
        card = match.state.things[asked & NUMBER_MASK]
        if isinstance(card, PcgCard) and knows(card, view.seat):
            return page(card.printed)
        return [Text("That is not a card you can read.")]
    here = [c.detail for c in seen_cards(table_of(view), view.seat)]
    numbered = catalog().get(asked.strip().upper())
    if numbered is not None:
        return page(numbered)
    found = called(asked, list(dict.fromkeys(c.name for c in seen_cards(table_of(view), view.seat))))
    found = found or called(asked, list(dict.fromkeys(c.name for c in catalog().values())))
    if not found:
        return [Text(f"No card is called {asked!r}.")]
    if len(found) > 1:
        return [Text(f"{asked!r} can be any of {len(found)} cards: {'; '.join(found[:12])}.")]
    printed = [c for c in catalog().values() if c.name == found[0]]
    on_table = [c for c in printed if c.number in here]
    return [line for c in on_table or printed for line in page(c)]


def page(card: CardDef) -> list[RenderableType]:
    """The printed card, of a main character each level."""
    out: list[RenderableType] = [Text(f"{card.name} ({card.number})", "bold")]
    for level, facts, text in reading.faces(card):
        out.append(Para(f"{level}{facts}", "  "))
        out += [Para(words, "    ") for words in text]
    if card.sources:
        out.append(Text(f"Facts: {', '.join(card.sources)}.", "dim"))
    return out
