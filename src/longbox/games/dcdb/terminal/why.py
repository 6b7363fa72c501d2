"""Asking at a table of the DC Deck-Building Game what is in the way of playing or buying a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.dcdb.terminal.cards import called
from longbox.tables.table import table_of
from longbox.terminal.why import named, reasons

if TYPE_CHECKING:
    from rich.console import RenderableType

    from longbox.kernel.match import Match
    from longbox.kernel.views import View


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything that one might want to do with a card."""
    found = named([(c.ref, c.name) for c in table_of(view).known_cards()], asked, called)
    return [Text(found)] if isinstance(found, str) else reasons(match, player, found)
