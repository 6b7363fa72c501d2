"""The game, a turn, and the end of the turn in its steps (chapter 8)."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import InsteadOfNewHand
from longbox.games.dcdb.rules.attacks import Appearing
from longbox.games.dcdb.rules.ending import Ending
from longbox.games.dcdb.rules.playing import DcAction, may_act
from longbox.games.dcdb.rules.setup import SettingUp
from longbox.games.dcdb.rules.triggers import ResolveTriggers
from longbox.games.dcdb.state import HAND, MAIN, SUPER_VILLAINS, DcState
from longbox.games.dcdb.state.bases import Frame, Procedure
from longbox.kernel.actions import Check
from longbox.kernel.decisions import Act, Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step
from longbox.kernel.queries import Scope


class Game(Procedure):
    """The whole game: set-up, then turn after turn."""

    __slots__ = ()

    @step("dcdb:8.140")
    def set_up(self, s: DcState) -> Flow:
        return SettingUp()

    @step("dcdb:9.050")
    def leave(self, s: DcState) -> Flow:
        gone = [p for p in s.order if s.player(p).out]
        return happen(s, *[ev.LeaveGame(p) for p in gone]) if gone else None

    @step("dcdb:8.120")
    def ending(self, s: DcState) -> Flow:
        if not s.turn:
            return None
        # dcdb:8.120 the cycle is complete when it is the turn of who went first
        if s.left_in_cycle():
            return None
        if s.cycle_ends:
            return Ending("dcdb:8.120", "no Super-Villain is left, and the turn cycle is complete")
        if s.time == 1:
            return Ending("dcdb:9.020", "time is up, and each player has had the last turn")
        # dcdb:9.020 the cycle in which time was called is complete, one turn more for each player follows
        return happen(s, ev.CycleOver()) if s.time else None

    @step("dcdb:8.140")
    def turn(self, s: DcState) -> Flow:
        return Turn(s.from_player(s.last + 1)[0] if s.turn else s.first)

    @step("dcdb:8.140")
    def again(self, s: DcState) -> Flow:
        return self.goto("leave")


class EndTurn(DcAction):
    """dcdb:2.055 to proceed to the end of the turn."""

    __slots__ = ()
    #: nothing more is done by it
    ends: ClassVar[bool] = True
    rule = "dcdb:2.055"
    checks = (Check("turn", "dcdb:2.060", may_act),)

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        return DONE

    def label(self, s: DcState) -> str:
        return "end the turn"


class Actions(Frame):
    """dcdb:2.050 the active player takes actions until it ends the turn; what each triggers is resolved before the next (dcdb:2.060)."""

    __slots__ = ("acts", "player", "stage")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.acts: tuple[DcAction, ...] = ()
        self.stage = "triggers"

    def ask_anew(self, s: DcState) -> bool:
        self.stage = "ask"
        return True

    def run(self, s: DcState) -> Flow:
        if self.stage == "triggers":
            self.stage = "ending"
            return ResolveTriggers() if s.pending else None
        if self.stage == "ending":
            self.stage = "ask"
            if not s.format.completes_cycle and not s.shared(SUPER_VILLAINS) and s.defeats:
                return Ending("dcdb:8.120", "the last Super-Villain is defeated")
            return None
        if s.player(self.player).out:
            return DONE
        if ev.moving(s):
            return happen(s, ev.NoMove())
        if self.stage == "ask":
            self.stage = "answer"
            self.acts = tuple(s.game.options(s, self.player))
            seat = s.game.seat_of(s, self.player)
            # with "turns" it is asked also where it can only be ended
            always = s.setup.get("windows", "needed") != "needed"
            return Decision(self.player, seat, "dcdb:2.050", "turn", Act(self.acts), (), "What do you do?", always=always)
        act, self.acts = self.acts[s.answer[0]], ()
        self.stage = "triggers"
        return act.flow(s, s.answer[1:])


class Turn(Procedure):
    """One turn."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("dcdb:8.140")
    def begin(self, s: DcState) -> Flow:
        return happen(s, ev.BeginTurn(self.player))

    @step("dcdb:6.197")
    def thaw(self, s: DcState) -> Flow:
        frozen = [n for n in s.line_up() if s.card(n).frozen >> self.player & 1]
        return happen(s, *[ev.Thaw(s.ref(n), self.player) for n in frozen]) if frozen else None

    @step("dcdb:2.050")
    def act(self, s: DcState) -> Flow:
        return Actions(self.player)

    @step("dcdb:8.010")
    def over(self, s: DcState) -> Flow:
        return happen(s, ev.TurnOver(self.player))

    @step("dcdb:8.020")
    def discard_hand(self, s: DcState) -> Flow:
        return happen(s, ev.ClearHand(self.player))

    @step("dcdb:8.030")
    def end_of_turn(self, s: DcState) -> Flow:
        return happen(s, ev.EndOfTurn(self.player))

    @step("dcdb:8.030")
    def triggers(self, s: DcState) -> Flow:
        return ResolveTriggers() if s.pending else None

    @step("dcdb:8.030")
    def triggers_are_over(self, s: DcState) -> Flow:
        return happen(s, ev.EndOfTurnOver(self.player))

    @step("dcdb:8.040")
    def clear_play(self, s: DcState) -> Flow:
        return happen(s, ev.ClearPlay(self.player))

    @step("dcdb:8.050")
    def no_power(self, s: DcState) -> Flow:
        return happen(s, ev.NoPower(self.player))

    @step("dcdb:8.060")
    def new_hand(self, s: DcState) -> Flow:
        for n in s.zone(self.player, MAIN):
            for a in s.now(n).abilities if not s.card(n).face else ():
                if isinstance(a, InsteadOfNewHand):
                    return EffectFrame(a.effect, Scope(self.player, s.ref(n)))
        return happen(s, ev.NewHand(self.player, s.format.hand))

    @step("dcdb:8.070")
    def adjust(self, s: DcState) -> Flow:
        return tuple([Adjusting(p) for p in s.from_player(self.player) if s.player(p).adjustments]) or None

    @step("dcdb:8.080")
    def confrontation_ends(self, s: DcState) -> Flow:
        return happen(s, ev.ConfrontationOver(self.player)) if s.confrontation else None

    @step("dcdb:8.090")
    def ends(self, s: DcState) -> Flow:
        return happen(s, ev.TurnEnds(self.player))

    @step("dcdb:8.100")
    def refill(self, s: DcState) -> Flow:
        wanted = s.format.line_up - len(s.line_up())
        return happen(s, *[ev.ToLineUp(s.ref(n)) for n in ev.top_of_main(s, wanted)]) if wanted > 0 else None

    @step("dcdb:8.100")
    def ran_out(self, s: DcState) -> Flow:
        if len(s.line_up()) < s.format.line_up:
            return Ending("dcdb:8.100", "the Line-Up can't be refilled")
        return None

    @step("dcdb:8.110")
    def appear(self, s: DcState) -> Flow:
        return Appearing() if s.shared(SUPER_VILLAINS) and s.super_villain() < 0 else None

    @step("dcdb:8.120")
    def last_cycle(self, s: DcState) -> Flow:
        return happen(s, ev.LastCycle()) if not s.shared(SUPER_VILLAINS) else None

    @step("dcdb:8.130")
    def clear_adjustments(self, s: DcState) -> Flow:
        return happen(s, ev.ClearAdjustments())


class Adjusting(Procedure):
    """dcdb:8.070 a player adjusts its hand: each adjustment is made or not, in an order of its choice."""

    __slots__ = ("amount", "cards", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.amount = 0
        self.cards: tuple[int, ...] = ()

    @step("dcdb:8.070")
    def ask(self, s: DcState) -> Flow:
        left = s.player(self.player).adjustments
        if not left:
            return DONE
        seat = s.game.seat_of(s, self.player)
        shape = Pick(left, 0, 1)
        return Decision(self.player, seat, "dcdb:8.070", "adjust", shape, (), "Adjust your hand?")

    @step("dcdb:8.070")
    def note(self, s: DcState) -> Flow:
        i = s.answer[0] if s.answer else -1
        self.amount = s.player(self.player).adjustments[i] if i >= 0 else 0
        return happen(s, ev.Adjusted(self.player, i))

    @step("dcdb:8.070")
    def draw(self, s: DcState) -> Flow:
        if self.amount > 0:
            return happen(s, ev.Draw(self.player, self.amount))
        self.cards = tuple([s.ref(n) for n in s.zone(self.player, HAND)])
        if self.amount == 0 or not self.cards:
            return self.goto("again")
        seat = s.game.seat_of(s, self.player)
        return Decision(self.player, seat, "dcdb:8.070", "choose", Pick(self.cards, -self.amount), (), "Discard which?")

    @step("dcdb:8.070")
    def discard(self, s: DcState) -> Flow:
        if self.amount > 0:
            return None
        cards = [self.cards[i] for i in s.answer]
        return happen(s, *[ev.Discard(r, self.player, self.player) for r in cards])

    @step("dcdb:8.070")
    def again(self, s: DcState) -> Flow:
        return self.goto("ask") if s.player(self.player).adjustments else None


class CallingTime(Procedure):
    """dcdb:9.020 time is called."""

    __slots__ = ()

    @step("dcdb:9.020")
    def call(self, s: DcState) -> Flow:
        return happen(s, ev.CallTime())


class DecidedByLot(Frame):
    """dcdb:9.040 a question to a player who has conceded is answered at random."""

    __slots__ = ("decision", "done")

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision
        self.done = False

    def run(self, s: DcState) -> Flow:
        if self.done:
            return DONE
        self.done = True
        return happen(s, ev.Decided(self.decision.player, self.decision.shape))


class GivingUp(Procedure):
    """dcdb:9.040 a player concedes; when only one is left, that one has won."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("dcdb:9.040")
    def concede(self, s: DcState) -> Flow:
        return happen(s, ev.Concede(self.player))

    @step("dcdb:9.040")
    def alone(self, s: DcState) -> Flow:
        there = [p for p in s.order if not s.player(p).out]
        return Ending("dcdb:9.040", "the others have conceded") if len(there) <= 1 else None
