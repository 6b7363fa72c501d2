"""Abilities that do not wait until a card has resolved but interrupt it (DC-A13), as it tells a player to draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.abilities import Triggers
from longbox.games.dcdb.language.patterns import YES
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Interrupts(Triggers):
    """A triggered ability that has its turn before what it listens to happens; `instead` takes the place of one card to be drawn."""

    instead: bool = field(default=False, kw_only=True)
    #: what there is to choose its text says: it is not asked whether it triggers
    asked: bool = field(default=True, kw_only=True)

    stage = "before"


@dataclass(frozen=True)
class WouldDraw(Pattern):
    """You are to draw, be it one card or more, because a card says so (MC:Jay Garrick (Crossover 1)#3); no main character does (dcdb:4.010).

    With `first` only the first time in a turn, which is gone if it was not used (MC:Robin (Crisis 1)#8).
    """

    first: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Draw, ev.ToldToDraw)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if event.player != scope.you or (isinstance(event, ev.Draw) and not (event.by_card and event.cards is None)):
            return ()
        if self.first and (self._drawn(s, scope) or self._had_its_turn(s, scope)):
            return ()
        return YES

    def _drawn(self, s: DcState, scope: Scope) -> bool:
        return any([e.player == scope.you and e.by_card for e in s.memory.since("turn", ev.Draw)])

    def _had_its_turn(self, s: DcState, scope: Scope) -> bool:
        return any([e.source == scope.this for e in s.memory.since("turn", ev.Interrupted)])

    def text(self, p: Printer) -> str:
        return "the first time that you are to draw for a card" if self.first else "when you are to draw for a card"
