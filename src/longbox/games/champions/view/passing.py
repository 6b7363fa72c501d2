"""Passing interrupts, responses and turns until something happens to a player of Marvel Champions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.state import AREA, ChState
from longbox.tables.passing import Moment, Passing

if TYPE_CHECKING:
    from collections.abc import Hashable


def happening(s: ChState, player: int) -> dict[Hashable, str]:
    """Attacks on the player, and enemies that engage them."""
    found: dict[Hashable, str] = {}
    for n in s.zone(player, AREA):
        if s.cards[n].engaged == player:
            found["engaged", s.ref(n)] = f"{s.now(n).name} is engaged with you"
    return found


def moment(s: ChState, player: int) -> Moment:
    """Whose turn it is, or the phase."""
    if s.active >= 0:
        return Moment("your turn" if s.active == player else "another's turn", (s.round, s.active))
    return Moment(s.phase, s.round)


PASSING: Final[Passing[ChState]] = Passing(
    frozenset(("window", "turn")), ("your turn", "another's turn", "villain phase"), ("your turn",), happening, moment
)

__all__ = ["PASSING"]
