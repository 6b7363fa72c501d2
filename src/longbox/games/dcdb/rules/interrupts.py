"""The stage in which abilities interrupt what is about to happen (DC-A13): before a draw, before a shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.shuffling import LeavesOne
from longbox.games.dcdb.language.verbs.interrupts import Interrupts
from longbox.games.dcdb.state import DECK, DcState, Pending
from longbox.games.dcdb.state.bases import Event, Frame
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import Stage, happen
from longbox.kernel.frames import DONE, Flow

if TYPE_CHECKING:
    from longbox.kernel.events import Occurrence
    from longbox.kernel.modifiers import Active


class Before(Stage["DcState"]):
    """Each ability has its turn once with each event; it is asked if it may be left, then resolved, and then the event goes on.

    MC:Jay Garrick (Crossover 1)#2, MC:Robin (Crisis 1)#2 the card that is under way waits.
    """

    name = "before"
    key = "before"

    def run(self, s: DcState, occ: Occurrence) -> Flow:
        # asked: what is waited for, and of which event and ability
        asked, occ.asked = occ.asked, None
        if asked is not None:
            kind, i, active = asked
            if kind == "ask" and s.answer:
                return self._resolve(s, occ, i, active)
            if kind == "ask":
                self._had(occ, i, active)
            elif kind == "effect":
                self._goes_on(s, occ, i, active)
        for i in range(len(occ.todo)):
            event = occ.todo[i][0]
            for active in s.facts().listening(event.__class__, "before"):
                if active.key not in event.spent and self._applies(s, active, event):
                    return self._meet(s, occ, i, active)
        return None

    def _applies(self, s: DcState, active: Active, event: Event) -> bool:
        ability: Interrupts = active.ability
        if not ability.timely(s, active.scope.you) or not ability.on.matches(s, event, active.scope):
            return False
        # what could do nothing is not offered, unless it takes the place of something (MC:Robin (Crisis 1)#6)
        return ability.instead or ability.effect.possible(s, active.scope) is None

    def _meet(self, s: DcState, occ: Occurrence, i: int, active: Active) -> Flow:
        event = occ.todo[i][0]
        there = len(s.zone(active.scope.you, DECK))
        if isinstance(active.ability, LeavesOne) and isinstance(event, ev.Draw) and there:
            # MC:Trickster (Crossover 5)#3 what is left of the deck is drawn before it
            first, rest = event.fork(), event.fork()
            first.count, rest.count = there, event.count - there
            occ.todo[i] = (rest, occ.todo[i][1])
            occ.asked = ("part", i, active)
            return Doing(first)
        if not (active.ability.optional and active.ability.asked):
            return self._resolve(s, occ, i, active)
        occ.asked = ("ask", i, active)
        you = active.scope.you
        shape = Pick((Pending(0, active, active.scope),), 0, 1)
        return Decision(you, s.game.seat_of(s, you), "dcdb:2.030", "trigger", shape, (), "What interrupts")

    def _resolve(self, s: DcState, occ: Occurrence, i: int, active: Active) -> Flow:
        occ.asked = ("effect", i, active)
        return (Doing(ev.Interrupted(active.scope.you, active.scope.this)), EffectFrame(active.ability.effect, active.scope))

    def _had(self, occ: Occurrence, i: int, active: Active) -> None:
        event, original = occ.todo[i]
        occ.todo[i] = (event.after_spent(active.key), original)

    def _goes_on(self, s: DcState, occ: Occurrence, i: int, active: Active) -> None:
        """What becomes of the event once the ability has resolved."""
        event, original = occ.todo[i]
        if isinstance(active.ability, LeavesOne) and s.outcome.did:
            if ev.would_shuffle(s, event, active.scope.you) and not s.zone(active.scope.you, DECK):
                # MC:Trickster (Crossover 5)#4 the one card there was stays: it counts as done, and nothing happens
                del occ.todo[i]
                occ.full += original
            return
        if active.ability.instead and isinstance(event, ev.Draw):
            event = event.fork()
            event.count -= 1
        occ.todo[i] = (event.after_spent(active.key), original)


class Doing(Frame):
    """An event in the midst of another, which it is a part of."""

    __slots__ = ("done", "event")

    def __init__(self, event: Event) -> None:
        super().__init__()
        self.event = event
        self.done = False

    def run(self, s: DcState) -> Flow:
        if self.done:
            return DONE
        self.done = True
        return happen(s, self.event, derived=())
