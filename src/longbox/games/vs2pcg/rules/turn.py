"""The game turn after turn, and a turn in its phases."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.rules.actions import TakingAction
from longbox.games.vs2pcg.state import RESOURCE, PcgState
from longbox.games.vs2pcg.state.bases import Procedure
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step


class Game(Procedure):
    """vs2pcg:turn-sequence#1 turn after turn, until somebody has won."""

    __slots__ = ()

    @step("vs2pcg:turn-sequence#1")
    def turn(self, s: PcgState) -> Flow:
        return Turn(s.from_player(s.active + 1)[0] if s.turn else s.first)

    @step("vs2pcg:turn-sequence#1")
    def again(self, s: PcgState) -> Flow:
        return self.goto("turn")


class Turn(Procedure):
    """vs2pcg:turn-sequence#2 draw, recovery, build and main phase."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs2pcg:turn-sequence#1")
    def begin(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginTurn(self.player))

    @step("vs2pcg:draw-phase#1")
    def draw(self, s: PcgState) -> Flow:
        return happen(s, ev.Draw(self.player, 2)) if s.turn > 1 else None

    @step("vs2pcg:recovery-phase#1")
    def recover(self, s: PcgState) -> Flow:
        return happen(s, *[ev.Recover(s.ref(n), self.player) for n in s.side(self.player)])

    @step("vs2pcg:recovery-phase#1")
    def ready(self, s: PcgState) -> Flow:
        return happen(s, *[ev.Ready(s.ref(n), self.player) for n in s.side(self.player)])

    @step("vs2pcg:resource-step#1")
    def resource_step(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase("resource"))

    @step("vs2pcg:resource-step#1")
    def resource(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:resource-step#1", once=True)

    @step("vs2pcg:recruit-step#1")
    def recruit_step(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase("recruit", len(s.zone(self.player, RESOURCE))))

    @step("vs2pcg:recruit-step#1")
    def recruit(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:recruit-step#1")

    @step("vs2pcg:formation-step#1")
    def formation_step(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase("formation"))

    @step("vs2pcg:formation-step#1")
    def formation(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:formation-step#1")

    @step("vs2pcg:main-phase#1")
    def main_phase(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase("main"))

    @step("vs2pcg:main-phase#1")
    def main(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:main-phase#1")
