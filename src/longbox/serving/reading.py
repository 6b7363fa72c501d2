"""A card of the table, read in lines of words, as the terminal reads it."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from longbox.terminal.face import face_of
from longbox.terminal.screen import Screen

if TYPE_CHECKING:
    from longbox.kernel.match import Match
    from longbox.kernel.views import View

_WIDE = 100


def card_in_lines(match: Match, view: View, card: int) -> list[str]:
    """The lines that tell of a card which the view's seat sees."""
    out = StringIO()
    screen = Screen(StringIO(), out, width=_WIDE, height=200)
    screen.say(*face_of(match.game.name).read(match, view, card, screen))
    return [line.rstrip() for line in out.getvalue().splitlines()]
