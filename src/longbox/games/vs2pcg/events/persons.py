"""Players who are attacked as if they were characters."""

from __future__ import annotations

from longbox.games.vs2pcg.events.zones import move, put
from longbox.games.vs2pcg.state import (
    ALL_SEATS,
    ASIDE,
    FRONT,
    REMOVED,
    SUPPORTING,
    CardDef,
    PcgCard,
    PcgState,
    Values,
    player_name,
)
from longbox.games.vs2pcg.state.bases import Event


class StandsUp(Event):
    """vs2pcg:golden-rules#1 a player is attacked, and counts as a supporting character meanwhile: 0 ATK, 1 DEF, 1 health.

    There is no card of it: it neither appears nor has a cost, team or power. `card` is what it is known by.
    """

    __slots__ = ("card",)
    rule = "vs2pcg:golden-rules#1"

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.card = -1

    def apply(self, s: PcgState) -> None:
        name = f"{player_name(s, self.player)} in person"
        printed = CardDef(name, SUPPORTING, (Values(name, 0, 0, 1, 1, (), frozenset()),), token=True, person=True)
        zone = s.index(ASIDE, self.player)
        c = PcgCard(-1, self.player, printed, zone)
        s.add_thing(c)
        c.known = ALL_SEATS
        s.put(zone, c.number)
        move(s, c.number, FRONT, self.player)
        self.card = s.ref(c.number)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} has to face the attack in person"


class StandsDown(Event):
    """vs2pcg:golden-rules#1 the attack is over: the player is no character any more."""

    __slots__ = ("card",)
    rule = "vs2pcg:golden-rules#1"

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.in_play(s.card(self.card).number)

    def apply(self, s: PcgState) -> None:
        put(s, s.card(self.card).number, REMOVED, -1)


__all__ = ["StandsDown", "StandsUp"]
