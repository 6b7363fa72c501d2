"""What interrupts meet: a card that tells a player to draw (DC-A13)."""

from __future__ import annotations

from longbox.games.dcdb.state.bases import Event


class ToldToDraw(Event):
    """A card tells a player to draw cards of a set, which is chosen of after that (dcdb:1.080)."""

    __slots__ = ()
    rule = "dcdb:6.150"


class Interrupted(Event):
    """An ability has had its turn with what it interrupts, whether it was used or not (dcdb:1.101)."""

    __slots__ = ()
    rule = "dcdb:1.101"


__all__ = ["Interrupted", "ToldToDraw"]
