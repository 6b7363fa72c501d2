"""What interrupts meet: a card that tells a player to draw, a discard pile that would be shuffled (DC-A13)."""

from __future__ import annotations

from longbox.games.dcdb.events.tops import FromTops
from longbox.games.dcdb.events.zones import Draw, FromTop, shuffle_under
from longbox.games.dcdb.state import DECK, DISCARD, DcState, name_of, player_name
from longbox.games.dcdb.state.bases import Event


class ToldToDraw(Event):
    """A card tells a player to draw cards of a set, which is chosen of after that (dcdb:1.080)."""

    __slots__ = ()
    rule = "dcdb:6.150"


class Interrupted(Event):
    """An ability has had its turn with what it interrupts, whether it was used or not (dcdb:1.101)."""

    __slots__ = ()
    rule = "dcdb:1.101"


class Reshuffle(Event):
    """A player shuffles the discard pile but for a card that stays there; it lies below what is left of the deck (dcdb:6.151)."""

    __slots__ = ("stays",)
    rule = "dcdb:MC:Trickster (Crossover 5)#2"

    def __init__(self, player: int, stays: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.stays = stays

    def apply(self, s: DcState) -> None:
        shuffle_under(s, self.player, self.stays)

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} leaves {name_of(s, self.stays, seat)} in the discard pile"


def cards_wanted(event: Event) -> tuple[int, int]:
    """Of whose deck an event takes or shows cards from the top, and how many; -1 for none."""
    if isinstance(event, Draw):
        return (event.player, event.count) if event.cards is None else (-1, 0)
    if isinstance(event, FromTops):
        return event.whose, event.count
    return (event.whose, 1) if isinstance(event, FromTop) else (-1, 0)


def would_shuffle(s: DcState, event: Event, player: int) -> bool:
    """Would the discard pile of this player be shuffled for an event (dcdb:6.151)?"""
    whose, count = cards_wanted(event)
    return whose == player and count > len(s.zone(player, DECK)) and bool(s.zone(player, DISCARD))


__all__ = ["Interrupted", "Reshuffle", "ToldToDraw", "cards_wanted", "would_shuffle"]
