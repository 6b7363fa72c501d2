"""What abilities listen to besides plays and gains: the start of a turn, an attack avoided; and what is used once each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.patterns import YES
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Pattern
from longbox.kernel.abilities import Activated, Bindings
from longbox.kernel.effects import clause
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, joined


@dataclass(frozen=True)
class TurnBeginning(Pattern):
    """Your turn begins (dcdb:1.101)."""

    classes: ClassVar[tuple[type, ...]] = (ev.BeginTurn,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "at the start of your turn"


@dataclass(frozen=True)
class AvoidsAttack(Pattern):
    """You avoid an attack (dcdb:6.172, dcdb:6.082). "It" is the card that did so, where it is as that has resolved (dcdb:3.040)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Avoided,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Avoided)
        return ((("it", (event.card,)),),) if event.player == scope.you else ()

    def text(self, p: Printer) -> str:
        return "when you avoid an Attack"


@dataclass(frozen=True)
class OnceEachTurn(Activated):
    """An ability of category B (dcdb:1.102) that may be used once during each of your turns (dcdb:1.104)."""

    limit: tuple[int, str] | None = field(default=(1, "turn"), kw_only=True)

    def text(self, p: Printer) -> str:
        said = joined([c.text(p) for c in self.only])
        words = "once during each of your turns, " + (f"{said if said.startswith('if ') else f'if {said}'}, " if said else "")
        if not self.cost:
            return words + clause(self.effect, p)
        return f"{words}you may {joined([c.text(p) for c in self.cost])}. If you do, {clause(self.effect, p)}"
