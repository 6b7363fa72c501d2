"""The game turn after turn, and a turn in its phases."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.rules.actions import PlaceResource, TakingAction
from longbox.games.vs2pcg.rules.ending import losing, stalemate
from longbox.games.vs2pcg.rules.setup import SettingUp
from longbox.games.vs2pcg.rules.triggers import Paced
from longbox.games.vs2pcg.state import MAIN, RESOURCE, PcgState
from longbox.games.vs2pcg.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step

#: vs2pcg:draw-phase#1 what a player draws
DRAWN = 2


class Game(Procedure):
    """vs2pcg:turn-sequence#1 the set-up, then turn after turn, until somebody has won."""

    __slots__ = ()

    @step("vs2pcg:setting-up#3")
    def set_up(self, s: PcgState) -> Flow:
        return SettingUp()

    @step("vs2pcg:running-out-of-cards#1")
    def stuck(self, s: PcgState) -> Flow:
        found = stalemate(s)
        return happen(s, *found) if found else None

    @step("vs2pcg:turn-sequence#1")
    def turn(self, s: PcgState) -> Flow:
        return Turn(s.from_player(s.active + 1 if s.turn else s.first)[0])

    @step("vs2pcg:turn-sequence#1")
    def again(self, s: PcgState) -> Flow:
        return self.goto("stuck")


def drawn(s: PcgState) -> int:
    """How many cards are drawn in this turn's draw phase: the first player draws none in the first turn of the game.

    vs2pcg:free-for-all#3, vs2pcg:two-vs-two#3 with more than two players the second draws one.
    """
    if s.turn == 1:
        return 0
    return 1 if s.turn == 2 and s.starters > 2 else DRAWN


class Turn(Paced):
    """vs2pcg:turn-sequence#2 draw, recovery, build (vs2pcg:build-phase#1) and main phase."""

    __slots__ = ("asked", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.asked: tuple[int, ...] = ()

    def guard(self, s: PcgState) -> bool:
        return not s.player(self.player).out

    def cut_short(self, s: PcgState) -> Flow:
        # what was to last for the turn ends with it, whoever has left
        return happen(s, ev.TurnEnds(self.player, True))

    @step("vs2pcg:turn-sequence#1")
    def begin(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginTurn(self.player))

    @step("vs2pcg:ending-the-game#1")
    def stolen(self, s: PcgState) -> Flow:
        n = s.original(self.player)
        if n >= 0 and s.in_play(n) and s.card(n).kind == MAIN and s.controller(n) in s.foes(self.player):
            return happen(s, *losing(s, [self.player], "vs2pcg:ending-the-game#1"))
        return None

    @step("vs2pcg:main-vs-supporting#6")
    def several(self, s: PcgState) -> Flow:
        mains = [s.ref(n) for n in s.side(self.player) if s.card(n).kind == MAIN]
        if len(mains) < 2:
            return self.goto("draw")
        self.asked = tuple(mains)
        seat = s.game.seat_of(s, self.player)
        shape = Pick(self.asked)
        return Decision(self.player, seat, "vs2pcg:main-vs-supporting#6", "keep", shape, (), "Which main character stays?")

    @step("vs2pcg:main-vs-supporting#6")
    def all_but_one(self, s: PcgState) -> Flow:
        kept = self.asked[s.answer[0]]
        return happen(s, *[ev.Ko(r, "vs2pcg:main-vs-supporting#6", self.player) for r in self.asked if r != kept])

    @step("vs2pcg:draw-phase#1")
    def draw(self, s: PcgState) -> Flow:
        n = drawn(s)
        return happen(s, ev.Draw(self.player, n)) if n else None

    @step("vs2pcg:recovery-phase#1")
    def recover(self, s: PcgState) -> Flow:
        # vs2pcg:recovering-characters#1 all of them
        return happen(s, *[ev.Recover(s.ref(n), self.player) for n in s.side(self.player)])

    @step("vs2pcg:recovery-phase#1")
    def ready(self, s: PcgState) -> Flow:
        return happen(s, *[ev.Ready(s.ref(n), self.player) for n in s.side(self.player)])

    @step("vs2pcg:build-phase#1")
    def resource_step(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase(self.player, "resource"))

    @step("vs2pcg:basic-game-concepts#7")
    def resource(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:resource-step#1", PlaceResource)

    @step("vs2pcg:recruit-step#1")
    def recruit_step(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase(self.player, "recruit", len(s.zone(self.player, RESOURCE))))

    @step("vs2pcg:recruit-step#1")
    def recruit(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:recruit-step#1")

    @step("vs2pcg:formation-step#1")
    def formation_step(self, s: PcgState) -> Flow:
        # vs2pcg:recruit-step#2 what is left of the points goes away
        return happen(s, ev.BeginPhase(self.player, "formation"))

    @step("vs2pcg:formation-step#1")
    def formation(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:formation-step#1")

    @step("vs2pcg:main-phase#1")
    def main_phase(self, s: PcgState) -> Flow:
        return happen(s, ev.BeginPhase(self.player, "main"))

    @step("vs2pcg:main-phase#1")
    def main(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:main-phase#1")

    @step("vs2pcg:team-attacks#7")
    def ending(self, s: PcgState) -> Flow:
        return happen(s, ev.TurnEnding(self.player))

    @step("vs2pcg:team-attacks#7")
    def ends(self, s: PcgState) -> Flow:
        attacked = next(iter(s.memory.since("turn", ev.BeginCombat)), None) is not None
        return happen(s, ev.TurnEnds(self.player, attacked))
