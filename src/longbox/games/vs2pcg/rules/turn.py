"""The game turn after turn, and a turn in its phases."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import BUILD, DRAW, MAIN_PHASE, RECOVERY, SuperPower
from longbox.games.vs2pcg.rules.actions import PlaceResource, TakingAction
from longbox.games.vs2pcg.rules.ending import losing, stalemate
from longbox.games.vs2pcg.rules.setup import SettingUp
from longbox.games.vs2pcg.rules.triggers import Paced
from longbox.games.vs2pcg.state import MAIN, RESOURCE, PcgState
from longbox.games.vs2pcg.state.bases import Event, Frame, Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step

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
        if not s.turn:
            return Turn(s.home(s.first))
        # vs2pcg:two-headed#4 teammates share a turn
        following = [s.home(p) for p in s.from_player(s.active + 1)]
        return Turn(next((p for p in following if p != s.home(s.active)), following[0]))

    @step("vs2pcg:turn-sequence#1")
    def again(self, s: PcgState) -> Flow:
        return self.goto("stuck")


def drawn(s: PcgState) -> int:
    """How many cards are drawn in this turn's draw phase: the first player draws none in the first turn of the game.

    vs2pcg:free-for-all#3, vs2pcg:two-vs-two#3 with more than two players the second draws one.
    """
    if s.turn == 1:
        # vs2pcg:two-headed#8 neither of the team that begins
        return 0
    if s.two_headed:
        return DRAWN
    return 1 if s.turn == 2 and s.starters > 2 else DRAWN


class RecruitStep(Paced):
    """vs2pcg:recruit-step#1 a player's recruit step."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs2pcg:recruit-step#1")
    def points(self, s: PcgState) -> Flow:
        points = ev.number(s, ev.AskPoints(self.player), len(s.zone(self.player, RESOURCE)))
        return happen(s, ev.BeginPhase(self.player, "recruit", max(0, points)))

    @step("vs2pcg:recruit-step#1")
    def recruit(self, s: PcgState) -> Flow:
        return TakingAction(self.player, "vs2pcg:recruit-step#1")


class Jointly(Frame):
    """A player acts until done; vs2pcg:two-headed#5, vs2pcg:two-headed#6 of two teammates each in turn, until neither does anything more."""

    __slots__ = ("at", "idle", "players", "rule")

    def __init__(self, players: tuple[int, ...], rule: str) -> None:
        super().__init__()
        self.players = players
        self.rule = rule
        self.at = -1
        self.idle = 0

    def run(self, s: PcgState) -> Flow:
        if self.at >= 0:
            self.idle = 0 if s.outcome is True else self.idle + 1
        if self.idle >= len(self.players) or (self.at >= 0 and len(self.players) == 1):
            return DONE
        self.at = (self.at + 1) % len(self.players)
        return TakingAction(self.players[self.at], self.rule)


def _stolen(s: PcgState, player: int) -> bool:
    """vs2pcg:ending-the-game#1 does an opponent control this player's main character?"""
    n = s.original(player)
    return n >= 0 and s.in_play(n) and s.card(n).kind == MAIN and s.controller(n) in s.foes(player)


class Turn(Paced):
    """vs2pcg:turn-sequence#2 draw, recovery, build (vs2pcg:build-phase#1) and main phase."""

    __slots__ = ("asked", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.asked: tuple[int, ...] = ()

    def guard(self, s: PcgState) -> bool:
        return self.player in s.order or bool(self._heads(s))

    def _heads(self, s: PcgState) -> tuple[int, ...]:
        """Whose turn it is: vs2pcg:two-headed#4 of teammates it is that of both."""
        home = s.home(self.player)
        return tuple([p for p in s.order if s.home(p) == home])

    def cut_short(self, s: PcgState) -> Flow:
        # what was to last for the turn ends with it, whoever has left
        return happen(s, ev.TurnEnds(self.player, True))

    @step("vs2pcg:turn-sequence#1")
    def begin(self, s: PcgState) -> Flow:
        # vs2pcg:draw-phase#1 what happens at the start of the turn belongs to the draw phase: who has lost by then has none of it
        return happen(s, ev.BeginTurn(self.player), *self.stolen(s))

    def stolen(self, s: PcgState) -> list[Event]:
        """vs2pcg:ending-the-game#1 whose main character an opponent controls as the turn begins is out."""
        heads = self._heads(s)
        lost = [p for p in heads if _stolen(s, p) or (s.player(p).fallen and not s.mains_of(p))]
        # vs2pcg:two-headed#9 one of two plays on
        return losing(s, lost, "vs2pcg:ending-the-game#1") if lost and len(lost) == len(heads) else []

    @step("vs2pcg:main-vs-supporting#6")
    def several(self, s: PcgState) -> Flow:
        mains = [s.ref(n) for n in s.side(self.player) if s.card(n).kind == MAIN]
        # vs2pcg:two-headed#2 teammates have one each on their side
        if len(mains) <= len(self._heads(s)):
            return self.goto("before_drawing")
        self.asked = tuple(mains)
        head = self._heads(s)[0]
        shape = Pick(self.asked, len(self._heads(s)))
        return Decision(
            head, s.game.seat_of(s, head), "vs2pcg:main-vs-supporting#6", "keep", shape, (), "Which main character stays?"
        )

    @step("vs2pcg:main-vs-supporting#6")
    def all_but_one(self, s: PcgState) -> Flow:
        kept = [self.asked[i] for i in s.answer]
        return happen(s, *[ev.Ko(r, "vs2pcg:main-vs-supporting#6", self.player) for r in self.asked if r not in kept])

    def _has_power(self, s: PcgState, when: str) -> bool:
        """Has anybody whose turn it is a power for a time at which nothing else is done?"""
        there = [a for p in self._heads(s) for n in s.side(p) for a in s.now(n).abilities]
        return any([isinstance(a, SuperPower) and a.when == when for a in there])

    def _skips(self, s: PcgState, phase: str) -> bool:
        """vs2pcg:golden-rules#1 does a power have this phase skipped? vs2pcg:two-headed#4 teammates have it together."""
        return any([ev.barred(s, ev.AskPhase(p, phase)) for p in self._heads(s)])

    @step("vs2pcg:draw-phase#1")
    def before_drawing(self, s: PcgState) -> Flow:
        return happen(s, ev.PhaseSkipped(self.player, DRAW)) if self._skips(s, DRAW) else self._draw_powers(s)

    @step("vs2pcg:draw-phase#1")
    def draw(self, s: PcgState) -> Flow:
        if self._skips(s, DRAW):
            return self.goto("recover")
        n = drawn(s)
        return happen(s, *[ev.Draw(p, n) for p in self._heads(s)]) if n else None

    @step("vs2pcg:draw-phase#1")
    def after_drawing(self, s: PcgState) -> Flow:
        return self._draw_powers(s)

    def _draw_powers(self, s: PcgState) -> Flow:
        """Powers for the draw phase are used before the cards are drawn or after that."""
        if not self._has_power(s, DRAW):
            return None
        return tuple([TakingAction(p, "vs2pcg:draw-phase#1") for p in self._heads(s)])

    @step("vs2pcg:recovery-phase#1")
    def recover(self, s: PcgState) -> Flow:
        if self._skips(s, RECOVERY):
            return happen(s, ev.PhaseSkipped(self.player, RECOVERY))
        # vs2pcg:recovering-characters#1 all of them
        return happen(s, *[ev.Recover(s.ref(n), self.player) for n in s.side(self.player)])

    @step("vs2pcg:recovery-phase#1")
    def ready(self, s: PcgState) -> Flow:
        if self._skips(s, RECOVERY):
            return self.goto("resource_step")
        return happen(s, *[ev.Ready(s.ref(n), self.player) for n in s.side(self.player)])

    @step("vs2pcg:recovery-phase#1")
    def recovery(self, s: PcgState) -> Flow:
        # only where somebody has a power for that time
        if self._has_power(s, RECOVERY):
            return happen(s, ev.BeginPhase(self.player, "recovery"))
        return self.goto("resource_step")

    @step("vs2pcg:recovery-phase#1")
    def recovery_powers(self, s: PcgState) -> Flow:
        return tuple([TakingAction(p, "vs2pcg:recovery-phase#1") for p in self._heads(s)])

    @step("vs2pcg:build-phase#1")
    def resource_step(self, s: PcgState) -> Flow:
        # what was to last for the recovery phase before it is over
        past = ev.until_recovery(s.home(self.player))
        over = tuple([m.key for m in s.modifiers if m.until == past])
        skipped = self._skips(s, BUILD)
        begins = ev.PhaseSkipped(self.player, BUILD) if skipped else ev.BeginPhase(self.player, "resource")
        return happen(s, *([ev.DropModifiers(over)] if over else []), begins)

    @step("vs2pcg:basic-game-concepts#7")
    def resource(self, s: PcgState) -> Flow:
        if self._skips(s, BUILD):
            return self.goto("main_phase")
        return tuple([TakingAction(p, "vs2pcg:resource-step#1", PlaceResource) for p in self._heads(s)])

    @step("vs2pcg:recruit-step#1")
    def recruit(self, s: PcgState) -> Flow:
        # vs2pcg:two-headed#4 each with its own points
        return tuple([RecruitStep(p) for p in self._heads(s)])

    @step("vs2pcg:formation-step#1")
    def formation_step(self, s: PcgState) -> Flow:
        # vs2pcg:recruit-step#2 what is left of the points goes away
        return happen(s, ev.BeginPhase(self.player, "formation"))

    @step("vs2pcg:formation-step#1")
    def formation(self, s: PcgState) -> Flow:
        return Jointly(self._heads(s), "vs2pcg:formation-step#1")

    @step("vs2pcg:main-phase#1")
    def main_phase(self, s: PcgState) -> Flow:
        skipped = self._skips(s, MAIN_PHASE)
        return happen(s, ev.PhaseSkipped(self.player, MAIN_PHASE) if skipped else ev.BeginPhase(self.player, "main"))

    @step("vs2pcg:main-phase#1")
    def main(self, s: PcgState) -> Flow:
        if self._skips(s, MAIN_PHASE):
            return self.goto("ending")
        return Jointly(self._heads(s), "vs2pcg:main-phase#1")

    @step("vs2pcg:team-attacks#7")
    def ending(self, s: PcgState) -> Flow:
        return happen(s, ev.TurnEnding(self.player))

    @step("vs2pcg:team-attacks#7")
    def ends(self, s: PcgState) -> Flow:
        attacked = next(iter(s.memory.since("turn", ev.BeginCombat)), None) is not None
        return happen(s, ev.TurnEnds(self.player, attacked))
