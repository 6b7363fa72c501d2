"""The draft of main characters by tiers (chapter 13)."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.state import MAIN, DcState
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step

#: dcdb:13.050 the tiers run from one to six
TIERS = 6


def spent(s: DcState, player: int) -> int:
    """dcdb:13.020 the tier points that a player has spent."""
    return sum([s.card(n).printed.tier for n in s.zone(player, MAIN)])


def given(s: DcState, player: int) -> bool:
    """Has the set-up given a player its main characters? It drafts none."""
    mains = s.setup.get("mains")
    return mains is not None and mains[player] is not None


class PlayOrDraft(Procedure):
    """dcdb:13.010 who was drawn by lot plays first or drafts first.

    Who plays first has the neighbour counter-clockwise draft first; who drafts first has the neighbour clockwise play first.
    """

    __slots__ = ("player",)

    def __init__(self) -> None:
        super().__init__()
        self.player = -1

    @step("dcdb:13.010")
    def draw(self, s: DcState) -> Flow:
        return happen(s, ev.First(s.setup.get("first", -1)))

    @step("dcdb:13.010")
    def ask(self, s: DcState) -> Flow:
        self.player = s.first
        seat = s.game.seat_of(s, s.first)
        return Decision(
            s.first, seat, "dcdb:13.010", "first", Pick(("play first", "draft first")), (), "Play first or draft first?"
        )

    @step("dcdb:13.010")
    def settle(self, s: DcState) -> Flow:
        return happen(s, ev.First(s.from_player(self.player + 1)[0])) if s.answer == (1,) else None


class Drafting(Procedure):
    """dcdb:13.020 the draft: tier after tier, each drafter takes a main character or passes, counter-clockwise.

    dcdb:13.030, dcdb:13.040 who has passed is back with the next tier, which begins with the first drafter. Taking several at once
    (dcdb:13.060) would change nothing: each is asked in turn.
    """

    __slots__ = ("drafters", "next", "options", "passed", "tier")

    def __init__(self) -> None:
        super().__init__()
        self.drafters: tuple[int, ...] = ()
        self.tier = 1
        #: who has passed on this tier, and the place of the drafter whose turn it is
        self.passed: tuple[int, ...] = ()
        self.next = 0
        self.options: tuple[int, ...] = ()

    def ask_anew(self, s: DcState) -> bool:
        self.options = ()
        return self.goto("ask") is None

    @step("dcdb:13.010")
    def begin(self, s: DcState) -> Flow:
        # dcdb:13.030 counter-clockwise, from the neighbour of who plays first
        self.drafters = s.from_player(s.first)[::-1]
        return None

    @step("dcdb:13.020")
    def ask(self, s: DcState) -> Flow:
        left = [p for p in self.drafters if p not in self.passed and self._in_draft(s, p)]
        if not left:
            # dcdb:13.040 the next tier, with everybody
            self.tier += 1
            self.passed = ()
            self.next = 0
            return DONE if self.tier > TIERS else self.goto("ask")
        while self.drafters[self.next % len(self.drafters)] not in left:
            self.next += 1
        player = self.drafters[self.next % len(self.drafters)]
        self.options = tuple([s.ref(n) for n in self._open_to(s, player)])
        about = (self.tier, s.format.draft_points - spent(s, player))
        return Decision(player, s.game.seat_of(s, player), "dcdb:13.020", "draft", Pick(self.options, 0, 1), about, "")

    @step("dcdb:13.020")
    def take(self, s: DcState) -> Flow:
        player = self.drafters[self.next % len(self.drafters)]
        self.next += 1
        if s.answer and self.options:
            return happen(s, ev.TakeMain(player, self.options[s.answer[0]]))
        self.passed = (*self.passed, player)
        return None

    @step("dcdb:13.030")
    def go_on(self, s: DcState) -> Flow:
        return self.goto("ask")

    def _in_draft(self, s: DcState, player: int) -> bool:
        """dcdb:13.070 who has spent all points is out of the draft."""
        return spent(s, player) < s.format.draft_points and not s.player(player).out and not given(s, player)

    def _open_to(self, s: DcState, player: int) -> list[int]:
        """dcdb:13.020 what a player may take: of this tier or an earlier one, as far as the points go; dcdb:14.300 nothing again."""
        most = min(self.tier, s.format.draft_points - spent(s, player))
        played = s.setup["played"][player] if "played" in s.setup else ()
        return [n for n in ev.free_mains(s) if 0 < s.card(n).printed.tier <= most and str(s.card(n).printed) not in played]
