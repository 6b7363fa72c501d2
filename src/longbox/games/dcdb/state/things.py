"""Players and cards as they lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.state import Card, Player

if TYPE_CHECKING:
    from longbox.games.dcdb.state.card import CardDef


class DcPlayer(Player):
    """A player: victory points gained so far (dcdb:6.550), movement points (dcdb:6.260), and the turns it has had.

    `adjustments` is its list of hand size adjustments (dcdb:6.206): how many cards to draw, or with a minus to discard.
    """

    __slots__ = ("adjustments", "move", "mulligan", "turns", "vp")

    def __init__(self, number: int, name: str, seat: int) -> None:
        super().__init__(number, name, seat)
        self.vp = 0
        self.move = 0
        self.turns = 0
        self.adjustments: tuple[int, ...] = ()
        #: dcdb:1.160 has it taken its mulligan?
        self.mulligan = False

    def fork(self) -> DcPlayer:
        new: DcPlayer = DcPlayer.__new__(DcPlayer)
        new.token = None
        new.number = self.number
        new.inc = self.inc
        new.name = self.name
        new.seat = self.seat
        new.out = self.out
        new.vp = self.vp
        new.move = self.move
        new.turns = self.turns
        new.adjustments = self.adjustments
        new.mulligan = self.mulligan
        return new


class DcCard(Card["CardDef"]):
    """A card, or a main character (which is none: dcdb:4.010). `owner` is -1 for nobody's (dcdb:6.320).

    `face` is 1 for a main character turned face down; `stamp` tells when its text became active; `frozen` has a bit for each player
    with a Frozen token on it (dcdb:6.197). `home` is the player to the top of whose deck it goes when it leaves play
    (dcdb:6.500), `attached` the number of the Super-Villain with which it lies (dcdb:6.050), or that has put it where it is; -1 for none.
    `turned` is by how many quarters it is rotated (dcdb:6.418), none of them for upright.
    """

    __slots__ = ("attached", "frozen", "home", "stamp", "turned")

    def __init__(self, number: int, owner: int, printed: CardDef, zone: int) -> None:
        super().__init__(number, owner, printed, zone)
        self.stamp = 0
        self.frozen = 0
        self.home = -1
        self.attached = -1
        self.turned = 0

    def fork(self) -> DcCard:
        new: DcCard = DcCard.__new__(DcCard)
        new.token = None
        new.number = self.number
        new.inc = self.inc
        new.owner = self.owner
        new.printed = self.printed
        new.face = self.face
        new.zone = self.zone
        new.known = self.known
        new.stamp = self.stamp
        new.frozen = self.frozen
        new.home = self.home
        new.attached = self.attached
        new.turned = self.turned
        return new


__all__ = ["DcCard", "DcPlayer"]
