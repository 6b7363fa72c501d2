"""Setting up (101): initiative, opening hands, the mulligan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.rules.turn import Game
from longbox.games.vs.state import HAND
from longbox.games.vs.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.events import happen
from longbox.kernel.frames import step

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.frames import Flow


class SettingUp(Procedure):
    """vs:101.4 to 101.6 who has the initiative, four cards each, the mulligan; then the turns."""

    __slots__ = ("chooser", "decision", "left")

    def __init__(self) -> None:
        super().__init__()
        self.chooser = -1
        self.left: tuple[int, ...] = ()
        self.decision: Decision | None = None

    @step("vs:101.4")
    def find_the_chooser(self, s: VsState) -> Flow:
        return happen(s, ev.FirstChoice())

    @step("vs:101.4")
    def choose_initiative(self, s: VsState) -> Flow:
        self.chooser = s.initiative
        fixed = s.setup.get("initiative")
        if fixed is not None:
            return happen(s, ev.TakeInitiative(int(fixed)))
        options = s.clockwise(self.chooser)
        self.decision = Decision(
            self.chooser,
            s.game.seat_of(s, self.chooser),
            "vs:101.4",
            "initiative",
            Pick(options),
            (),
            "Who starts with the initiative?",
        )
        return self.decision

    @step("vs:101.4")
    def take_initiative(self, s: VsState) -> Flow:
        if self.decision is None:
            return None
        player = self.decision.options[s.answer[0]]
        self.decision = None
        return happen(s, ev.TakeInitiative(player))

    @step("vs:101.5")
    def draw_four(self, s: VsState) -> Flow:
        self.left = s.clockwise(s.initiative)
        return tuple(OpeningHand(p) for p in self.left)

    @step("vs:101.6")
    def ask_mulligan(self, s: VsState) -> Flow:
        """The player who starts with the initiative decides first, then clockwise."""
        if not self.left:
            return self.goto("play")
        player = self.left[0]
        return Decision(player, s.game.seat_of(s, player), "vs:101.6", "mulligan", yes_or_no(""), (player,), "Mulligan?")

    @step("vs:101.6")
    def mulligan(self, s: VsState) -> Flow:
        player, self.left = self.left[0], self.left[1:]
        self.goto("ask_mulligan")
        return Mulligan(player) if s.answer == (1,) else None

    @step("vs:400.1")
    def play(self, s: VsState) -> Flow:
        return Game()


class OpeningHand(Procedure):
    """vs:101.5 one player shuffles and draws four cards."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs:101.5")
    def shuffle(self, s: VsState) -> Flow:
        return happen(s, ev.Shuffle(self.player))

    @step("vs:101.5")
    def draw(self, s: VsState) -> Flow:
        return happen(s, ev.DrawCards(self.player, 4))


class Mulligan(Procedure):
    """vs:708.14 the hand goes to the bottom of the deck in any order, then four new cards are drawn (vs:G:Mulligan)."""

    __slots__ = ("decision", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.decision: Decision | None = None

    @step("vs:708.14a")
    def order(self, s: VsState) -> Flow:
        hand = [s.ref(n) for n in s.zone(self.player, HAND)]
        if len({s.card(r).printed.full_name for r in hand}) < 2:
            return None
        self.decision = Decision(
            self.player,
            s.game.seat_of(s, self.player),
            "vs:708.14a",
            "order",
            Pick(hand, len(hand), len(hand), ordered=True),
            (),
            "In which order?",
        )
        return self.decision

    @step("vs:708.14a")
    def put_back(self, s: VsState) -> Flow:
        hand = [s.ref(n) for n in s.zone(self.player, HAND)]
        if self.decision is not None:
            hand = [self.decision.options[i] for i in s.answer]
            self.decision = None
        return happen(s, *[ev.BackUnder(r, self.player) for r in hand]) if hand else None

    @step("vs:708.14a")
    def draw(self, s: VsState) -> Flow:
        return happen(s, ev.DrawCards(self.player, 4))
