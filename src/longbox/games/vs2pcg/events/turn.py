"""Turns and phases, combats, and the end."""

from __future__ import annotations

from longbox.games.vs2pcg.state import Combat, PcgState, Result, name_of, player_name
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.text import joined


class BeginTurn(Event):
    """vs2pcg:turn-sequence#1 a player's turn begins."""

    __slots__ = ()
    rule = "vs2pcg:turn-sequence#1"

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def apply(self, s: PcgState) -> None:
        s.active = self.player
        s.turn += 1

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)}'s turn"


class BeginPhase(Event):
    """vs2pcg:turn-sequence#2 a phase or step begins, with so many recruit points (vs2pcg:recruit-step#1-2)."""

    __slots__ = ("phase", "points")
    rule = "vs2pcg:turn-sequence#2"

    def __init__(self, phase: str, points: int = 0) -> None:
        super().__init__()
        self.phase = phase
        self.points = points

    def apply(self, s: PcgState) -> None:
        s.phase = self.phase
        s.points = self.points
        s.moved = ()


class BeginCombat(Event):
    """vs2pcg:melee-starting-combat#1 a combat begins, or attackers join it."""

    __slots__ = ("combat",)
    rule = "vs2pcg:melee-starting-combat#1"

    def __init__(self, player: int, combat: Combat) -> None:
        super().__init__(player)
        self.combat = combat

    def apply(self, s: PcgState) -> None:
        s.combat = self.combat
        s.phase = "combat"

    def told(self, s: PcgState, seat: int) -> str:
        names = joined([name_of(s, r, seat) for r in self.combat.attackers])
        many = "attack" if len(self.combat.attackers) > 1 else "attacks"
        return f"{names} {many} {name_of(s, self.combat.defender, seat)}"


class Struck(Event):
    """vs2pcg:melee-resolving-combat#1 characters have struck in this combat."""

    __slots__ = ("who",)
    rule = "vs2pcg:melee-resolving-combat#1"

    def __init__(self, who: tuple[int, ...]) -> None:
        super().__init__()
        self.who = who

    def apply(self, s: PcgState) -> None:
        c = s.combat
        if c is not None:
            s.combat = Combat(c.attackers, c.defender, c.ranged, c.team, (*c.struck, *self.who))


class EndCombat(Event):
    """vs2pcg:melee-resolving-combat#5 the combat is over, the main phase goes on."""

    __slots__ = ()
    rule = "vs2pcg:melee-resolving-combat#5"

    def __init__(self) -> None:
        super().__init__()

    def apply(self, s: PcgState) -> None:
        s.combat = None
        s.phase = "main"


class Finish(Event):
    """vs2pcg:ending-the-game#1 the game is over."""

    __slots__ = ("reason", "winner")
    rule = "vs2pcg:ending-the-game#1"

    def __init__(self, winner: int, reason: str) -> None:
        super().__init__()
        self.winner = winner
        self.reason = reason

    def apply(self, s: PcgState) -> None:
        s.result = Result("vs2pcg:ending-the-game#1", self.reason, (self.winner,))


__all__ = ["BeginCombat", "BeginPhase", "BeginTurn", "EndCombat", "Finish", "Struck"]
