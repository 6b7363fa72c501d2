"""Asking at a table of 2PCG what is in the way of doing something with a card, or of an attack ("Hulk vs Magneto")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.terminal.cards import called, seen_cards
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.table import table_of
from longbox.terminal.why import Seen, named, reasons, said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from longbox.kernel.match import Match
    from longbox.kernel.views import View


def why(match: Match, view: View, player: int, asked: str | int) -> list[RenderableType]:
    """What is in the way of everything that one might want to do with a card."""
    cards = [(c.ref, c.name) for c in seen_cards(table_of(view), view.seat)]
    if isinstance(asked, str) and " vs " in asked:
        return versus(match, view, player, cards, asked)
    found = named(cards, asked, called)
    return [Text(found)] if isinstance(found, str) else reasons(match, player, found)


def versus(match: Match, view: View, player: int, cards: Sequence[Seen], asked: str) -> list[RenderableType]:
    """What is in the way of an attack."""
    mine, theirs = [named(cards, part.strip(), called) for part in asked.split(" vs ", 1)]
    if isinstance(mine, str):
        return [Text(mine)]
    if isinstance(theirs, str):
        return [Text(theirs)]
    s = match.state
    attackers = [r for r, _ in mine if s.controller(r) == player and s.in_play(r & NUMBER_MASK)] or [mine[0][0]]
    targets = [r for r, _ in theirs if s.controller(r) != player and s.in_play(r & NUMBER_MASK)] or [theirs[0][0]]
    act = Attack(player, attackers[0], targets[0])
    if not all(s.in_play(r & NUMBER_MASK) for r in (act.ref, act.target)):
        return [Text("Only characters in play attack each other.")]
    return said(match, [(act, act.why_not(s))])
