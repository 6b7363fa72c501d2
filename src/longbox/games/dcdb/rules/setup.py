"""Set-up: what is shuffled, who goes first, opening hands, Line-Up and Super-Villain."""

from __future__ import annotations

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import GoesFirst
from longbox.games.dcdb.rules.draft import Drafting, PlayOrDraft, given
from longbox.games.dcdb.state import DECK, HAND, LOCATION, MAIN, MAIN_DECK, SUPER_VILLAINS, DcState
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.decisions import Decision, yes_or_no
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step

#: dcdb:9.130 of cards so dear the opening Line-Up has one at most
DEAR = 5


class SettingUp(Procedure):
    """The game is set up (DC-A15 where the rulebook is silent)."""

    __slots__ = ()

    @step("dcdb:6.430")
    def shuffle(self, s: DcState) -> Flow:
        stack = [] if "super_villains" in s.setup else [ev.Shuffle(SUPER_VILLAINS, top=1 if s.format.on_top else 0)]
        return happen(s, ev.Shuffle(MAIN_DECK), *[ev.Shuffle(DECK, p) for p in s.order], *stack)

    @step("dcdb:6.480")
    def stack(self, s: DcState) -> Flow:
        return None if "super_villains" in s.setup else happen(s, ev.CutStack(s.format.super_villains))

    @step("dcdb:13.010")
    def draft(self, s: DcState) -> Flow:
        return (PlayOrDraft(), Drafting()) if self._drafts(s) else None

    @step("dcdb:13.020")
    def mains(self, s: DcState) -> Flow:
        if s.format.draft_points:
            return None
        return tuple([TakingMains(p) for p in s.order if not s.zone(p, MAIN)]) or None

    @step("dcdb:13.010")
    def first(self, s: DcState) -> Flow:
        claim = next((p for p in s.order for n in s.zone(p, MAIN) for a in s.now(n).abilities if isinstance(a, GoesFirst)), -1)
        if claim < 0 and s.first >= 0:
            return None
        return happen(s, ev.First(claim if claim >= 0 else s.setup.get("first", -1)))

    def _drafts(self, s: DcState) -> bool:
        """Are main characters drafted, or has the set-up given everybody theirs?"""
        return bool(s.format.draft_points) and not all([given(s, p) for p in s.order])

    @step("dcdb:6.266")
    def hands(self, s: DcState) -> Flow:
        return happen(s, *[ev.NewHand(p, s.format.hand) for p in s.from_player(s.first)])

    @step("dcdb:1.160")
    def mulligans(self, s: DcState) -> Flow:
        if not s.format.mulligan:
            return None
        return tuple([MayMulligan(p) for p in s.from_player(s.first)])

    @step("dcdb:6.240")
    def line_up(self, s: DcState) -> Flow:
        return OpeningLineUp()

    @step("dcdb:6.480")
    def super_villain(self, s: DcState) -> Flow:
        # DC-A15 the first one lies face up without its attack
        return happen(s, ev.TurnUp("dcdb:6.480"))


class TakingMains(Procedure):
    """A player gets main characters by lot, where none were chosen: as many as the format has it (DC-A15)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("dcdb:13.020")
    def take(self, s: DcState) -> Flow:
        free = len(ev.free_mains(s))
        return happen(s, ev.TakeMain(self.player)) if free and len(s.zone(self.player, MAIN)) < max(1, s.format.mains) else DONE

    @step("dcdb:13.020")
    def again(self, s: DcState) -> Flow:
        return self.goto("take")


class MayMulligan(Procedure):
    """dcdb:6.266 a hand of five Punches, or of two with three Vulnerabilities, may be shown and drawn anew, once."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("dcdb:6.266")
    def ask(self, s: DcState) -> Flow:
        names = [s.card(n).printed.name for n in s.zone(self.player, HAND)]
        punches, others = names.count("Punch"), names.count("Vulnerability")
        if (punches, others) not in ((5, 0), (2, 3)):
            return DONE
        seat = s.game.seat_of(s, self.player)
        return Decision(self.player, seat, "dcdb:6.266", "mulligan", yes_or_no(""), (), "Do you take a mulligan?")

    @step("dcdb:6.266")
    def reveal(self, s: DcState) -> Flow:
        return happen(s, ev.Mulligan(self.player), ev.RevealHand(self.player, why="dcdb:6.266")) if s.answer == (1,) else DONE

    @step("dcdb:6.266")
    def back(self, s: DcState) -> Flow:
        return happen(s, *[ev.Put(s.ref(n), DECK, self.player, 0, self.player) for n in s.zone(self.player, HAND)])

    @step("dcdb:6.266")
    def shuffle(self, s: DcState) -> Flow:
        return happen(s, ev.Shuffle(DECK, self.player))

    @step("dcdb:6.266")
    def draw(self, s: DcState) -> Flow:
        return happen(s, ev.NewHand(self.player, s.format.hand))


class OpeningLineUp(Procedure):
    """dcdb:6.240 the opening Line-Up is laid. dcdb:9.130 what would be too much in it goes to the bottom of the main deck.

    Where the main deck has nothing else the Line-Up stays short until it is refilled (dcdb:8.100).
    """

    __slots__ = ()

    @step("dcdb:6.400")
    def add(self, s: DcState) -> Flow:
        top = s.shared(MAIN_DECK)
        if len(s.line_up()) >= s.format.line_up or not any([fits_the_opening(s, n) for n in top]):
            return DONE
        if not fits_the_opening(s, top[0]):
            return happen(s, ev.Put(s.ref(top[0]), MAIN_DECK, -1, None))
        return happen(s, ev.ToLineUp(s.ref(top[0])))

    @step("dcdb:6.400")
    def again(self, s: DcState) -> Flow:
        return self.goto("add")


def fits_the_opening(s: DcState, n: int) -> bool:
    """dcdb:9.130 may this card lie in the opening Line-Up, besides what is there?"""
    if not s.format.gentle_opening:
        return True
    v, there = s.now(n), [s.now(m) for m in s.line_up()]
    dear = v.cost >= DEAR and any([w.cost >= DEAR for w in there])
    return not dear and not (LOCATION in v.types and any([LOCATION in w.types for w in there]))
