"""Verbs of players: Power, points, the size of the next hand."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.values import YourPower
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.state import DcState
from longbox.kernel.actions import Objection
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Value, X, amount_of, value_of
from longbox.kernel.text import Printer, counted


@dataclass(frozen=True)
class Power(DcVerb):
    """So much Power (dcdb:6.360)."""

    n: int | Value

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        n = amount_of(self.n, s, scope)
        return [ev.GetPower(scope.you, n, scope.this)] if n else []

    def text(self, p: Printer) -> str:
        if isinstance(self.n, YourPower):
            return "double your Power this turn"
        if isinstance(self.n, X):
            return "+X Power"
        return (
            f"+{value_of(self.n).text(p)}".replace(" for each", " Power for each")
            if isinstance(self.n, Value)
            else f"{self.n:+} Power"
        )


@dataclass(frozen=True)
class Pay(DcVerb):
    """Pay Power: as much as you have, and no more."""

    n: int
    rule = "dcdb:6.360"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.PayPower(scope.you, self.n, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        if s.active == scope.you and s.power >= self.n:
            return None
        return Objection(self.rule, f"that takes {self.n} Power")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('pay')} {self.n} Power"


@dataclass(frozen=True)
class GainVP(DcVerb):
    """Gain victory points (dcdb:6.550); a negative number of them is lost (SV:Constantine)."""

    n: int | Value[DcState]

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.GainPoints(scope.you, amount_of(self.n, s, scope), scope.this)]

    def text(self, p: Printer) -> str:
        words = f"{self.n} VP" if isinstance(self.n, int) else f"VP equal to {self.n.text(p)}"
        return f"{p.subject()}{p.verb('gain')} {words}"


@dataclass(frozen=True)
class DrawLater(DcVerb):
    """Draw cards at the end of the turn: a hand size adjustment (dcdb:6.206, dcdb:6.207)."""

    n: int = 1

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.AdjustHand(scope.you, self.n, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('draw')} {counted(self.n, 'extra card')} at the end of {'your' if p.person == 'you' else 'their'} turn"
