"""Turns and phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.events.modifiers import end_modifiers, end_turn_modifiers, until_turn
from longbox.games.vs2pcg.state import (
    DECK,
    F_PLAY,
    F_STATE,
    F_TEXT,
    F_TURN,
    FROZEN,
    FROZEN_NOW,
    PcgCard,
    PcgState,
    player_name,
)
from longbox.games.vs2pcg.state.bases import Event

if TYPE_CHECKING:
    from collections.abc import Hashable

#: what the log calls the steps and phases
PHASES = {"resource": "Resource step", "recruit": "Recruit step", "formation": "Formation step", "main": "Main phase"}


class BeginTurn(Event):
    """vs2pcg:turn-sequence#1 a player's turn begins; who is frozen on that side can't ready in it (vs2pcg:term-freeze#1)."""

    __slots__ = ()
    rule = "vs2pcg:turn-sequence#1"
    facets = F_TURN | F_TEXT | F_PLAY

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def apply(self, s: PcgState) -> None:
        s.active = self.player
        s.turn += 1
        s.phase = "draw"
        s.memory.begin("turn")
        s.memory.forget_before("turn")
        s.memory.use(turn_of(s.home(self.player)), "game")
        for p in s.order:
            if s.home(p) == s.home(self.player):
                end_modifiers(s, until_turn(p))
        for n in s.side(self.player):
            if s.card(n).frozen & FROZEN:
                c: PcgCard = s.write(n)
                c.frozen = FROZEN_NOW

    def told(self, s: PcgState, seat: int) -> str:
        return f"Turn {s.turn}: {player_name(s, self.player)}"


class BeginPhase(Event):
    """vs2pcg:turn-sequence#2 a phase or step begins, with so many recruit points (vs2pcg:recruit-step#1-2)."""

    __slots__ = ("phase", "points")
    rule = "vs2pcg:turn-sequence#2"
    facets = F_TURN

    def __init__(self, player: int, phase: str, points: int = 0) -> None:
        super().__init__(player)
        self.phase = phase
        self.points = points

    def apply(self, s: PcgState) -> None:
        recruits = self.phase == "recruit"
        # what a player has gained in the build phase before is kept for the recruit step, vs2pcg:two-headed#4 of two teammates for each one's own
        past = s.order if not recruits else (s.recruiter,) if s.phase == "recruit" else ()
        for p in past:
            if s.player(p).points:
                s.write_player(p).points = 0
        s.phase = self.phase
        if recruits:
            s.recruiter = self.player
            s.write_player(self.player).points += self.points
            self.points = s.points
        s.moved = ()

    def told(self, s: PcgState, seat: int) -> str:
        if self.phase == "recruit":
            return f"{player_name(s, self.player)} has {self.points} recruit point{'' if self.points == 1 else 's'}"
        return ""

    def cites(self, s: PcgState) -> str:
        return "vs2pcg:recruit-step#1" if self.phase == "recruit" else self.rule


class PhaseSkipped(Event):
    """vs2pcg:golden-rules#1 a player's phase is skipped, with all its steps (vs2pcg:turn-sequence#2)."""

    __slots__ = ("phase",)
    rule = "vs2pcg:turn-sequence#2"
    facets = 0

    def __init__(self, player: int, phase: str) -> None:
        super().__init__(player)
        self.phase = phase

    def apply(self, s: PcgState) -> None:
        pass

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} skips the {self.phase} phase"


class GetPoints(Event):
    """A player gains recruit points in this step (vs2pcg:recruit-step#1)."""

    __slots__ = ("amount",)
    rule = "vs2pcg:recruit-step#1"
    facets = F_TURN

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def apply(self, s: PcgState) -> None:
        s.write_player(self.player).points += self.amount

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} gains {self.amount} recruit points: {s.player(self.player).points}"


class TurnEnding(Event):
    """vs2pcg:team-attacks#7 the main phase is over: what happens at the end of the turn triggers."""

    __slots__ = ()
    rule = "vs2pcg:team-attacks#7"
    facets = F_TURN

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def apply(self, s: PcgState) -> None:
        s.phase = "end"


class TurnEnds(Event):
    """vs2pcg:team-attacks#7 the turn is over: what was to last until then ends. `idle`: nobody has attacked, and no deck has a card (2P-A7)."""

    __slots__ = ("idle",)
    rule = "vs2pcg:team-attacks#7"
    facets = F_TURN | F_STATE

    def __init__(self, player: int, attacked: bool) -> None:
        super().__init__(player)
        self.idle = not attacked

    def apply(self, s: PcgState) -> None:
        end_turn_modifiers(s, s.home(self.player))
        s.memory.begin(after_turn(s.home(self.player)))
        self.idle = self.idle and not any([s.zone(p, DECK) for p in s.order])
        s.idle = s.idle + 1 if self.idle else 0
        # vs2pcg:term-freeze#1 it thaws with the turn that it could not ready in, on whosever side it is by now
        for n in [n for p in s.sides(s.order) for n in s.side(p)]:
            if s.card(n).frozen & FROZEN_NOW:
                c: PcgCard = s.write(n)
                c.frozen &= ~FROZEN_NOW


def turn_of(home: int) -> Hashable:
    """Under what is counted how many turns a side has had."""
    return ("turn", home)


def after_turn(player: int) -> str:
    """The span that begins as a turn of a player ends."""
    return f"after a turn of {player}"


__all__ = ["PHASES", "BeginPhase", "BeginTurn", "GetPoints", "PhaseSkipped", "TurnEnding", "TurnEnds", "after_turn", "turn_of"]
