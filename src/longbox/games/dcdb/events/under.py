"""Cards that come to lie under or on main characters, where nobody owns them (dcdb:3.014, dcdb:6.320), and come from there."""

from __future__ import annotations

from longbox.games.dcdb.events.cards import AtRandom
from longbox.games.dcdb.events.zones import FromTop, move
from longbox.games.dcdb.state import ABOVE, BELOW, HAND, DcState, name_of, player_name
from longbox.kernel.text import possessive


class PutFromTop(FromTop):
    """The top card of a deck is put under a player's main character, or on it."""

    __slots__ = ("kind",)
    rule = "dcdb:6.380"

    def __init__(self, whose: int, kind: int, player: int, source: int = -1) -> None:
        super().__init__(whose, player, source)
        self.kind = kind

    def apply(self, s: DcState) -> None:
        self.card = move(s, self.off_top(s), self.kind, self.player).ref

    def told(self, s: DcState, seat: int) -> str:
        where = "on" if self.kind == ABOVE else "under"
        words = f"{name_of(s, self.card, seat)} is put {where} {possessive(player_name(s, self.player))} main character"
        return words[:1].upper() + words[1:]


class TakeUnderAtRandom(AtRandom):
    """A random card that lies under a player's main character comes to the hand."""

    __slots__ = ()
    rule = "dcdb:6.380"

    def changes(self, s: DcState) -> bool:
        return bool(s.zone(self.player, BELOW))

    def apply(self, s: DcState) -> None:
        under = s.zone(self.player, BELOW)
        self.card = move(s, under[s.below(len(under))], HAND, self.player).ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)}, a random card, is put into {possessive(player_name(s, self.player))} hand"


__all__ = ["PutFromTop", "TakeUnderAtRandom"]
