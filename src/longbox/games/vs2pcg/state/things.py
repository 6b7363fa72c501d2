"""Players and cards as they lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.state import Card, Player

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state.card import CardDef

#: vs2pcg:term-freeze#1 it can't ready during its controller's next turn; that turn has come; both may be true
FROZEN, FROZEN_NOW = 1, 2


class PcgPlayer(Player):
    """A player: the number of the main character it began with (vs2pcg:term-your-main#1), the team it is on.

    `home` is the player in whose rows its characters lie: itself, or of two-headed teammates the first (vs2pcg:two-headed#2).
    `points` are its recruit points in this phase (vs2pcg:recruit-step#1; two teammates share none: vs2pcg:two-headed#4).
    `fallen`: its main character has been KO'd just now (vs2pcg:main-vs-supporting#4); `beaten`: it has itself.
    """

    __slots__ = ("beaten", "fallen", "home", "main", "points", "team")

    def __init__(self, number: int, name: str, seat: int) -> None:
        super().__init__(number, name, seat)
        self.beaten = False
        self.fallen = False
        self.home = number
        self.main = -1
        self.points = 0
        self.team = number

    def fork(self) -> PcgPlayer:
        new: PcgPlayer = PcgPlayer.__new__(PcgPlayer)
        new.token = None
        new.number = self.number
        new.inc = self.inc
        new.name = self.name
        new.seat = self.seat
        new.out = self.out
        new.beaten = self.beaten
        new.fallen = self.fallen
        new.home = self.home
        new.main = self.main
        new.points = self.points
        new.team = self.team
        return new


class PcgCard(Card["CardDef"]):
    """A card: exhausted or ready, its wounds, and its counters (`counters` above 0 are +1/+1, below -1/-1: vs2pcg:counters#2).

    `face` is 1 while it lies face down: a stunned character, or a resource. `stamp` tells when it came into play (vs2pcg:timestamps#1), `arrived`
    when it came to the side it is on (vs2pcg:uniqueness#1). `role` is MAIN or SUPPORTING if it was promoted or demoted (vs2pcg:changing-status#1),
    `under` the player that a main character made so belongs to, `blame` those whose strike or effect gave it its last wound.
    """

    __slots__ = ("arrived", "blame", "counters", "exhausted", "frozen", "level", "role", "stamp", "under", "wounds", "xp")

    def __init__(self, number: int, owner: int, printed: CardDef, zone: int) -> None:
        super().__init__(number, owner, printed, zone)
        self.arrived = 0
        self.blame: tuple[int, ...] = ()
        self.counters = 0
        self.exhausted = False
        self.frozen = 0
        self.level = 1
        self.role = ""
        self.stamp = 0
        self.under = owner
        self.wounds = 0
        self.xp = 0

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
        new.arrived = self.arrived
        new.blame = self.blame
        new.counters = self.counters
        new.exhausted = self.exhausted
        new.frozen = self.frozen
        new.level = self.level
        new.role = self.role
        new.stamp = self.stamp
        new.under = self.under
        new.wounds = self.wounds
        new.xp = self.xp
        return new

    @property
    def name(self) -> str:
        """Its name, of a main character that of the level that it is (vs2pcg:level-up-powers#2)."""
        name: str = self.printed.faces[self.level - 1].name
        return name

    @property
    def kind(self) -> str:
        """Its type as it is now: main and supporting characters may become each other.

        vs2pcg:supporting-characters#2, vs2pcg:main-vs-supporting#7 they work alike, but for what asks for the one or the other.
        """
        return self.role or self.printed.kind


__all__ = ["FROZEN", "FROZEN_NOW", "PcgCard", "PcgPlayer"]
