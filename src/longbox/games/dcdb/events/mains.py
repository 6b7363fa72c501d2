"""Main characters that change (dcdb:4.020)."""

from __future__ import annotations

from longbox.games.dcdb.state import F_TEXT, DcState, name_of, player_name
from longbox.games.dcdb.state.bases import Event


class SwapMain(Event):
    """A player's main character and one that nobody has change places (dcdb:6.490); the new one is face up."""

    __slots__ = ("old", "other")
    rule = "dcdb:6.490"
    facets = F_TEXT

    def __init__(self, player: int, old: int, other: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.old = old
        self.other = other

    def changes(self, s: DcState) -> bool:
        return s.there(self.old) and s.there(self.other)

    def apply(self, s: DcState) -> None:
        one, other = s.write(s.card(self.old).number), s.write(s.card(self.other).number)
        place = s.zones[one.zone].index(one.number)
        s.take(one.zone, one.number)
        s.take(other.zone, other.number)
        one.zone, other.zone = other.zone, one.zone
        one.owner, other.owner = -1, self.player
        for c in (one, other):
            c.inc += 1
            c.face = 0
            c.stamp = s.tick()
        s.put(one.zone, one.number)
        s.put(other.zone, other.number, place)
        self.old, self.other = one.ref, other.ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} swaps {name_of(s, self.old, seat)} for {name_of(s, self.other, seat)}"


__all__ = ["SwapMain"]
