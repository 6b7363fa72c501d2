"""What sets of their own bring and the Cube does not have: capture and rescue, movement, sidekicks (dcdb:6.098, 6.260, 7.020, 7.041)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.patterns import YES
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.state import MAIN, DcState
from longbox.games.dcdb.state.bases import Condition, Pattern
from longbox.games.dcdb.state.card import SIDEKICK
from longbox.kernel.abilities import Bindings
from longbox.kernel.actions import Objection
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Capture(DcVerb):
    """A main character would be captured: that is disregarded (dcdb:6.098, dcdb:7.020), so nobody has done it."""

    rule = "dcdb:6.098"
    word: ClassVar[str] = "capture"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return ()

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return Objection(self.rule, "no main character is ever captured")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb(self.word)} a Super Hero"


@dataclass(frozen=True)
class Rescue(Capture):
    """A main character would be rescued: none is captured, and that is disregarded as well (dcdb:7.020)."""

    rule = "dcdb:7.020"
    word: ClassVar[str] = "rescue"


@dataclass(frozen=True)
class GainMove(DcVerb):
    """Gain movement points: that triggers what listens to it, and they are gone before one can do anything with them (dcdb:6.260)."""

    n: int
    rule = "dcdb:6.260"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.GainMove(scope.you, self.n, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{self.n:+} Move"


@dataclass(frozen=True)
class PayMove(DcVerb):
    """Pay movement points, which nobody ever has when it comes to paying (dcdb:6.260)."""

    n: int
    rule = "dcdb:6.260"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.GainMove(scope.you, -self.n, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.player(scope.you).move >= self.n else Objection(self.rule, f"that takes {self.n} Move")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('pay')} {self.n} Move"


@dataclass(frozen=True)
class GainsMove(Pattern):
    """You gain movement points (dcdb:6.260)."""

    classes: ClassVar[tuple[type, ...]] = (ev.GainMove,)

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.GainMove)
        return YES if event.player == scope.you and event.amount > 0 else ()

    def text(self, p: Printer) -> str:
        return "when you gain Move"


@dataclass(frozen=True)
class SidekickOnTeam(Condition):
    """One of your main characters is a Sidekick (dcdb:6.440); as none is ever taken, nobody has one (dcdb:7.041)."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        return any([SIDEKICK in s.now(n).words for n in s.zone(scope.you, MAIN)])

    def text(self, p: Printer) -> str:
        return "you have a Sidekick on your team"
