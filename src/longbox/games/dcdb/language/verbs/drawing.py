"""What comes before a card is drawn: abilities that interrupt the card that says so (MC:Jay Garrick, DC-A13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.state import MAIN, DcState
from longbox.games.dcdb.state.bases import Ability, Effect, Frame
from longbox.kernel.effects import EffectFrame, clause
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class BeforeDrawing(Ability):
    """What happens when a card tells you to draw one or more cards, before they are drawn (MC:Jay Garrick (Crossover 1)#2).

    It overrides dcdb:2.030: the card is interrupted. It happens whether or not there is a card to draw.
    """

    effect: Effect
    category: str = "A"

    def text(self, p: Printer) -> str:
        return f"when a card tells you to draw one or more cards, before drawing, {clause(self.effect, p)}"


class Happens(Frame):
    """What was interrupted happens after all."""

    __slots__ = ("done", "events")

    def __init__(self, events: Sequence[Event]) -> None:
        super().__init__()
        self.events = tuple(events)
        self.done = False

    def run(self, s: DcState) -> Flow:
        if self.done:
            return DONE
        self.done = True
        return happen(s, *self.events)


def interrupting(s: DcState, events: Sequence[Event]) -> list[tuple[Effect, int, int]]:
    """What comes before cards are drawn that a card tells players to draw: effects, for whom, and of which main character."""
    told = [e.player for e in events if isinstance(e, ev.Draw) and e.by_card]
    mains = [(p, n) for p in told for n in s.zone(p, MAIN) if not s.card(n).face]
    return [(a.effect, p, s.ref(n)) for p, n in mains for a in s.now(n).abilities if isinstance(a, BeforeDrawing)]


def interrupts(s: DcState, events: Sequence[Event]) -> tuple[Frame, ...]:
    """That it is resolved first; dcdb:2.040 not in the end of a turn."""
    found = [] if s.active >= 0 and s.over else interrupting(s, events)
    return tuple([EffectFrame(effect, Scope(player, ref)) for effect, player, ref in found])


@dataclass(frozen=True)
class Drawing(DcVerb):
    """A verb that has somebody draw."""

    def perform(self, s: DcState, events: Sequence[Event]) -> Flow:
        before = interrupts(s, events)
        return (*before, Happens(events)) if before else DcVerb.perform(self, s, events)
