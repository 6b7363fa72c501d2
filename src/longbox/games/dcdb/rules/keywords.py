"""Teamwork (6.500) and Time Travel (6.510): what they make a player play, and how that goes back; what is attached (6.050)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.patterns import TurnEnding
from longbox.games.dcdb.language.verbs.cards import TOP, ReturnIt
from longbox.games.dcdb.language.verbs.lasting import END_OF_TURN, this_turn
from longbox.games.dcdb.rules.playing import DcAction, may_act
from longbox.games.dcdb.state import ATTACHED, HAND, LINE_UP, PLAY, DcState
from longbox.games.dcdb.state.bases import Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow, step
from longbox.kernel.queries import It, Scope

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event, Outcome

#: the word for it on cards
TIME_TRAVEL = "Time Travel"


def _played(outcome: Outcome) -> int:
    """Where the card lies that has just been played; -1 if none was."""
    return next((e.card for e in outcome.events if isinstance(e, ev.Played)), -1)


class Teaming(Procedure):
    """dcdb:6.500 a foe is Teamworked: it is drawn by lot, the top card of its deck is played, and then it counts (dcdb:6.504)."""

    __slots__ = ("foe", "player", "source")

    def __init__(self, event: ev.Teamwork) -> None:
        super().__init__()
        self.player = event.player
        self.source = event.source
        self.foe = -1

    @step("dcdb:6.501")
    def lot(self, s: DcState) -> Flow:
        return happen(s, ev.TeamworkFoe(self.player, self.source))

    @step("dcdb:6.500")
    def reveal(self, s: DcState) -> Flow:
        self.foe = s.outcome.events[0].foe
        return happen(s, ev.RevealTop(self.foe, self.foe, self.source))

    @step("dcdb:6.500")
    def play(self, s: DcState) -> Flow:
        found = [e.card for e in s.outcome.events if isinstance(e, ev.RevealTop)]
        return happen(s, ev.PlayCard(found[0], self.player, self.source, home=self.foe)) if found else DONE

    @step("dcdb:6.504")
    def done(self, s: DcState) -> Flow:
        ref = _played(s.outcome)
        return happen(s, ev.Teamworked(ref, self.player, self.foe, self.source), derived=()) if ref >= 0 else None


def teaming(s: DcState, event: ev.Teamwork) -> Teaming:
    """What carries out a Teamwork."""
    return Teaming(event)


class Travelling(Procedure):
    """dcdb:6.510, dcdb:6.512 a card is Time Travelled: played, and at the end of the turn returned to where it was.

    dcdb:1.140 where the player does not own it, it may be returned as soon as it is played. dcdb:3.040 from where it has resolved alone.
    """

    __slots__ = ("card", "origin", "player", "source")

    def __init__(self, event: ev.TimeTravel) -> None:
        super().__init__()
        self.card = event.card
        self.player = event.player
        self.source = event.source
        self.origin = -1

    @step("dcdb:6.510")
    def play(self, s: DcState) -> Flow:
        self.origin = s.place(s.card(self.card).number)
        return happen(s, ev.PlayCard(self.card, self.player, self.source, words=(TIME_TRAVEL,)))

    @step("dcdb:6.510")
    def note(self, s: DcState) -> Flow:
        self.card = _played(s.outcome)
        if self.card < 0:
            return DONE
        scope = Scope(self.player, self.card).bind("it", (self.card,))
        back = Triggers(TurnEnding(), ReturnIt(It("it", "it"), self.origin, TOP), category="C", turns="any")
        return happen(s, this_turn(back, scope, 1, END_OF_TURN))

    @step("dcdb:1.140")
    def at_once(self, s: DcState) -> Flow:
        if not s.there(self.card) or s.place(s.card(self.card).number) != PLAY or s.card(self.card).owner == self.player:
            return self.goto("done")
        back = ReturnIt(It("it", "it"), self.origin, TOP)
        seat = s.game.seat_of(s, self.player)
        return Decision(self.player, seat, "dcdb:1.140", "may", yes_or_no(""), (self.card, back), "Return it at once?")

    @step("dcdb:1.140")
    def returned(self, s: DcState) -> Flow:
        if s.answer != (1,):
            return None
        return happen(s, ev.Put(self.card, self.origin, -1, TOP, self.player, self.source))

    @step("dcdb:6.510")
    def done(self, s: DcState) -> Flow:
        return happen(s, ev.TimeTravelled(self.card, self.player, self.source), derived=())


def travelling(s: DcState, event: ev.TimeTravel) -> Travelling:
    """What carries out a Time Travel."""
    return Travelling(event)


class PayingToTravel(Procedure):
    """dcdb:6.510, dcdb:6.511 the cost of a Time Travel: a card of cost 1 or greater is discarded from the hand."""

    __slots__ = ("card", "player")

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    @step("dcdb:6.511")
    def ask(self, s: DcState) -> Flow:
        seat = s.game.seat_of(s, self.player)
        shape = Pick(to_pay_with(s, self.player), 1, 1)
        return Decision(self.player, seat, "dcdb:6.511", "choose", shape, (self.card,), "Discard which card for it?")

    @step("dcdb:6.511")
    def pay(self, s: DcState) -> Flow:
        ref = to_pay_with(s, self.player)[s.answer[0]]
        return happen(s, ev.Discard(ref, self.player, self.player, self.card, cost=True))

    @step("dcdb:6.510")
    def travel(self, s: DcState) -> Flow:
        return happen(s, ev.TimeTravel(self.card, self.player))


def to_pay_with(s: DcState, player: int) -> tuple[int, ...]:
    """dcdb:6.510 the cards of the hand with cost 1 or greater."""
    return tuple([s.ref(n) for n in s.zone(player, HAND) if s.now(n).cost >= 1])


class TimeTravel(DcAction):
    """dcdb:6.510 to Time Travel a card of the Line-Up, or the Super-Villain that lies face up."""

    __slots__ = ()
    rule = "dcdb:6.510"

    def flow(self, s: DcState, rest: tuple[int, ...]) -> Flow:
        return PayingToTravel(self.player, self.ref)

    def label(self, s: DcState) -> str:
        return f"discard a card to Time Travel {self.name(s)}"


def _open(s: DcState, act: TimeTravel) -> Objection | None:
    n = s.card(act.ref).number
    if not s.there(act.ref) or (s.place(n) != LINE_UP and n != s.super_villain()) or TIME_TRAVEL not in s.now(n).words:
        return Objection(
            "dcdb:6.510", "only a card with Time Travel of the Line-Up or on top of the Super-Villain stack is open to it"
        )
    return None


def _cost(s: DcState, act: TimeTravel) -> Objection | None:
    return None if to_pay_with(s, act.player) else Objection("dcdb:6.510", "you have no card of cost 1 or greater to discard")


TimeTravel.checks = (Check("turn", "dcdb:2.060", may_act), Check("open", "dcdb:6.510", _open), Check("cost", "dcdb:6.510", _cost))


def detached(s: DcState) -> Sequence[Event]:
    """dcdb:6.050 who has defeated a Super-Villain gains what was attached to it; dcdb:6.051 if it left otherwise, that is removed."""
    out: list[Event] = []
    for n in s.shared(ATTACHED):
        villain = s.card(n).attached
        if villain == s.super_villain():
            continue
        by = [e.whose for e in s.memory.since("turn", ev.Gain) if e.defeated and s.card(e.card).number == villain]
        out.append(ev.Gain(s.ref(n), by[-1]) if by else ev.Remove(s.ref(n), why="dcdb:6.051"))
    return out
