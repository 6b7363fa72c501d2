"""Reading the cards of the DC Deck-Building Game at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.dcdb.catalog import spelt
from longbox.games.dcdb.decks.setup import cards_of
from longbox.games.dcdb.state import CardDef, DcCard, knows
from longbox.games.dcdb.view import reading
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import table_of
from longbox.terminal.screen import Para

if TYPE_CHECKING:
    from rich.console import RenderableType

    from longbox.kernel.match import Match
    from longbox.kernel.views import View


def called(asked: str, names: list[str]) -> list[str]:
    """The names that a person means: in full, their beginning, or a part of them."""
    wanted = spelt(asked)
    if not wanted:
        return []
    exact = [n for n in names if spelt(n) in (wanted, f"the{wanted}")]
    begins = [n for n in names if spelt(n).startswith(wanted)]
    return exact or begins or [n for n in names if wanted in spelt(n)]


def read(match: Match, view: View, asked: str | int) -> list[RenderableType]:
    """A card's facts and its text."""
    if isinstance(asked, int):
        card = match.state.things[asked & NUMBER_MASK]
        if isinstance(card, DcCard) and knows(card, view.seat):
            return page(card.printed)
        return [Text("That is not a card you can read.")]
    found = called(asked, list(dict.fromkeys(c.name for c in table_of(view).known_cards())))
    there = cards_of(match.setup).cards.values()
    found = found or called(asked, list(dict.fromkeys(c.name for c in there)))
    if not found:
        return [Text(f"No card is called {asked!r}.")]
    if len(found) > 1:
        return [Text(f"{asked!r} can be any of {len(found)} cards: {'; '.join(found[:12])}.")]
    out: list[RenderableType] = []
    for printed in there:
        if printed.name == found[0]:
            out += page(printed)
    return out or [Text(f"No card is called {asked!r}.")]


def page(card: CardDef) -> list[RenderableType]:
    """The printed card."""
    out: list[RenderableType] = [Text(card.name, "bold"), Para(reading.facts(card), "  ")]
    out += [Para(words, "  ") for words in reading.text(card)]
    if card.sources:
        out.append(Text(f"Facts: {', '.join(card.sources)}.", "dim"))
    return out
