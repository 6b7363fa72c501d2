"""Players and cards as they lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.state import Card, Player

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state.card import CardDef


class PcgPlayer(Player):
    """A player."""

    __slots__ = ()

    def fork(self) -> PcgPlayer:
        new: PcgPlayer = PcgPlayer.__new__(PcgPlayer)
        new.token = None
        new.number = self.number
        new.inc = self.inc
        new.name = self.name
        new.seat = self.seat
        new.out = self.out
        return new


class PcgCard(Card["CardDef"]):
    """A card: exhausted or ready, its wounds, and its counters (`counters` above 0 are +1/+1, below -1/-1: vs2pcg:counters#2).

    `face` is 1 while it lies face down: a stunned character, or a resource. `stamp` tells when it came into play (vs2pcg:timestamps#1).
    """

    __slots__ = ("counters", "exhausted", "stamp", "wounds")

    def __init__(self, number: int, owner: int, printed: CardDef, zone: int) -> None:
        super().__init__(number, owner, printed, zone)
        self.counters = 0
        self.exhausted = False
        self.stamp = 0
        self.wounds = 0

    def fork(self) -> PcgCard:
        new: PcgCard = PcgCard.__new__(PcgCard)
        new.token = None
        new.number = self.number
        new.inc = self.inc
        new.owner = self.owner
        new.printed = self.printed
        new.face = self.face
        new.zone = self.zone
        new.known = self.known
        new.counters = self.counters
        new.exhausted = self.exhausted
        new.stamp = self.stamp
        new.wounds = self.wounds
        return new


__all__ = ["PcgCard", "PcgPlayer"]
