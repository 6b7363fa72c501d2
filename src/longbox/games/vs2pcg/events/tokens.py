"""Token characters, which powers create (vs2pcg:token-characters#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.state import ALL_SEATS, ASIDE, F_PILES, MAIN, PcgCard, PcgState, player_name
from longbox.games.vs2pcg.state.bases import Event, Undertaking
from longbox.kernel.text import counted

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import CardDef


class CreateTokens(Undertaking):
    """vs2pcg:token-characters#1 a power creates token characters, which appear at once in a row of that player's (vs2pcg:term-appears#1)."""

    __slots__ = ("amount", "printed", "row")
    rule = "vs2pcg:token-characters#1"

    def __init__(self, player: int, printed: CardDef, row: int, amount: int = 1, source: int = -1) -> None:
        super().__init__(player, source)
        self.printed = printed
        self.row = row
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        return self.amount > 0 and not s.player(self.player).out

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} creates {counted(self.amount, f'{self.printed.name} token')}"


class BringIn(Undertaking):
    """A main character of some level comes from outside the game onto a player's side, stunned, as that player's (vs2pcg:golden-rules#1)."""

    __slots__ = ("level", "printed", "row")
    rule = "vs2pcg:golden-rules#1"

    def __init__(self, player: int, printed: CardDef, level: int, row: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.printed = printed
        self.level = level
        self.row = row

    def changes(self, s: PcgState) -> bool:
        return not s.player(self.player).out


class MakeTokens(Event):
    """vs2pcg:token-characters#1 the tokens themselves, about to be put into play; their numbers are `made`.

    With a `level` it is a main character from outside the game, and that player's (vs2pcg:changing-status#1).
    """

    __slots__ = ("amount", "level", "made", "printed")
    rule = "vs2pcg:token-characters#1"
    facets = F_PILES

    def __init__(self, player: int, printed: CardDef, amount: int, level: int = 0) -> None:
        super().__init__(player)
        self.printed = printed
        self.amount = amount
        self.level = level
        self.made: tuple[int, ...] = ()

    def apply(self, s: PcgState) -> None:
        zone = s.index(ASIDE, self.player)
        found = []
        for _ in range(self.amount):
            c = PcgCard(-1, self.player, self.printed, zone)
            s.add_thing(c)
            c.known = ALL_SEATS
            if self.level:
                c.level = self.level
                c.role = MAIN
            s.put(zone, c.number)
            found.append(c.ref)
        self.made = tuple(found)


__all__ = ["BringIn", "CreateTokens", "MakeTokens"]
