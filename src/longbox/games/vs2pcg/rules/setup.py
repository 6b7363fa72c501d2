"""Set-up: who goes first, main characters, opening hands, mulligans."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import StartsWounded
from longbox.games.vs2pcg.state import ASIDE, BACK, DECK, FRONT, PcgState
from longbox.games.vs2pcg.state.bases import Procedure
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step

#: vs2pcg:setting-up#6, vs2pcg:basic-game-concepts#3
OPENING_HAND = 7


class SettingUp(Procedure):
    """The game is set up."""

    __slots__ = ("chooser",)

    def __init__(self) -> None:
        super().__init__()
        self.chooser = -1

    def ask_anew(self, s: PcgState) -> bool:
        # somebody has left: of those who are there the same one chooses, or another by lot
        if self.chooser < 0 or s.first >= 0:
            return False
        if s.player(self.chooser).out:
            self.chooser = -1
        self.goto("lot" if self.chooser < 0 else "choose")
        return True

    @step("vs2pcg:setting-up#3")
    def lot(self, s: PcgState) -> Flow:
        given = s.setup.get("first", -1)
        if isinstance(given, int) and given >= 0:
            self.goto("main_characters")
            return happen(s, ev.First(given))
        return happen(s, ev.Chooses())

    @step("vs2pcg:setting-up#3")
    def choose(self, s: PcgState) -> Flow:
        if self.chooser < 0:
            self.chooser = s.outcome.events[0].player
        seat = s.game.seat_of(s, self.chooser)
        return Decision(self.chooser, seat, "vs2pcg:setting-up#3", "first", Pick(s.order), (), "Who goes first?")

    @step("vs2pcg:setting-up#3")
    def first(self, s: PcgState) -> Flow:
        return happen(s, ev.First(s.order[s.answer[0]]))

    @step("vs2pcg:setting-up#4")
    def main_characters(self, s: PcgState) -> Flow:
        return tuple([PlacingMain(p) for p in s.from_player(s.first)])

    @step("vs2pcg:setting-up#6")
    def shuffle(self, s: PcgState) -> Flow:
        return happen(s, *[ev.Shuffle(p) for p in s.from_player(s.first)])

    @step("vs2pcg:setting-up#6")
    def hands(self, s: PcgState) -> Flow:
        return happen(s, *[ev.Draw(p, OPENING_HAND) for p in s.from_player(s.first)])

    @step("vs2pcg:setting-up#7")
    def mulligans(self, s: PcgState) -> Flow:
        return tuple([MayMulligan(p) for p in s.from_player(s.first)])


class PlacingMain(Procedure):
    """vs2pcg:setting-up#4 a player puts the main character into a row; its next level lies aside where all can see it.

    vs2pcg:main-vs-supporting#1-2 it starts in play, and costs nothing.
    """

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs2pcg:setting-up#4")
    def ask(self, s: PcgState) -> Flow:
        if s.player(self.player).out or not s.zone(self.player, ASIDE):
            return DONE
        seat = s.game.seat_of(s, self.player)
        main = s.ref(s.player(self.player).main)
        rows = Pick(("front row", "back row"))
        return Decision(self.player, seat, "vs2pcg:setting-up#4", "row", rows, (main,), "Into which row?")

    @step("vs2pcg:setting-up#4")
    def put(self, s: PcgState) -> Flow:
        if s.player(self.player).out:
            return DONE
        row = (FRONT, BACK)[s.answer[0]]
        return happen(s, ev.Appear(s.ref(s.player(self.player).main), self.player, row))

    @step("vs2pcg:setting-up#4")
    def wounded(self, s: PcgState) -> Flow:
        if s.player(self.player).out:
            return DONE
        main = s.player(self.player).main
        wounds = sum([a.wounds for a in s.now(main).abilities if isinstance(a, StartsWounded)])
        return happen(s, ev.Wound(s.ref(main), wounds)) if wounds else None


class MayMulligan(Procedure):
    """vs2pcg:setting-up#7 a player may shuffle the hand into the deck and draw anew, once (2P-A9)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs2pcg:setting-up#7")
    def ask(self, s: PcgState) -> Flow:
        if s.player(self.player).out:
            return DONE
        seat = s.game.seat_of(s, self.player)
        return Decision(self.player, seat, "vs2pcg:setting-up#7", "mulligan", yes_or_no(""), (), "Do you take a mulligan?")

    @step("vs2pcg:setting-up#7")
    def shuffle(self, s: PcgState) -> Flow:
        if s.answer != (1,) or s.player(self.player).out or not s.zone(self.player, DECK):
            return DONE
        return happen(s, ev.Mulligan(self.player), ev.Shuffle(self.player, True, "vs2pcg:setting-up#7"))

    @step("vs2pcg:setting-up#7")
    def draw(self, s: PcgState) -> Flow:
        return happen(s, ev.Draw(self.player, OPENING_HAND))
