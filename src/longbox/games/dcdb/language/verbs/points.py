"""Verbs of victory points: paid, given, stolen (dcdb:6.550)."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.state import DcState
from longbox.games.dcdb.state.bases import Condition
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Number
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Value, amount_of
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class PayVP(DcVerb):
    """Pay victory points that you have gained: all of them or none."""

    n: int = 1
    rule = "dcdb:6.550"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.GainPoints(scope.you, -self.n, scope.this)] if s.player(scope.you).vp >= self.n else []

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.player(scope.you).vp >= self.n else Objection(self.rule, f"that takes {self.n} VP")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('pay')} {self.n} VP"


@dataclass(frozen=True)
class PayXVP(DcVerb):
    """Pay X victory points: as many as you like, one at least, of those that you have gained (dcdb:1.090)."""

    rule = "dcdb:6.550"

    def asks(self, s: DcState, scope: Scope, k: int) -> Decision | None:
        most = s.player(scope.you).vp
        if k or not most:
            return None
        shape = Number(1, most)
        return Decision(scope.you, s.game.seat_of(s, scope.you), self.rule, "x", shape, (scope.this,), "Pay how many VP?")

    def bind(self, s: DcState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        new = scope.copy()
        new.x = answer[0]
        return new

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.GainPoints(scope.you, -scope.x, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.player(scope.you).vp else Objection(self.rule, "you have no VP to pay")

    def text(self, p: Printer) -> str:
        return "Pay X VP"


@dataclass(frozen=True)
class LoseVP(DcVerb):
    """Lose victory points, as far as there are (dcdb:1.060)."""

    n: int | Value
    rule = "dcdb:6.550"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        n = amount_of(self.n, s, scope)
        return [ev.GainPoints(scope.you, -n, scope.this)] if n > 0 else []

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('lose')} {f'VP equal to {self.n.text(p)}' if isinstance(self.n, Value) else f'{self.n} VP'}"


@dataclass(frozen=True)
class CasterSteals(DcVerb):
    """Whoever attacks takes victory points of yours, as far as there are (dcdb:1.060)."""

    n: int
    rule = "dcdb:6.550"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        n = min(self.n, s.player(scope.you).vp)
        caster = scope.get("caster", scope.you)
        return [ev.GainPoints(scope.you, -n, scope.this), ev.GainPoints(caster, n, scope.this)] if n else []

    def text(self, p: Printer) -> str:
        return f"steal {self.n} VP from {p.person}"


@dataclass(frozen=True)
class GiveAttackerVP(PayVP):
    """Give the player who attacks victory points; a Super-Villain that appears is none (dcdb:8.110)."""

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        to = s.attack[-1].player
        return [*PayVP.events(self, s, scope), ev.GainPoints(to, self.n, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        if not s.attack or s.attack[-1].player < 0:
            return Objection(self.rule, "no player attacks")
        return PayVP.possible(self, s, scope)

    def text(self, p: Printer) -> str:
        return f"give the attacker {self.n} VP"


@dataclass(frozen=True)
class StealFromOwner(DcVerb):
    """Take victory points of the player who owns this card, as far as there are (dcdb:1.060)."""

    n: int
    rule = "dcdb:6.550"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        owner = s.card(scope.this).owner
        n = min(self.n, s.player(owner).vp) if owner >= 0 else 0
        return [ev.GainPoints(owner, -n, scope.this), ev.GainPoints(scope.you, n, scope.this)] if n else []

    def text(self, p: Printer) -> str:
        return f"steal {self.n} VP from its owner"


@dataclass(frozen=True)
class Unowned(Condition):
    """You do not own this card (dcdb:6.320)."""

    def holds(self, s: DcState, scope: Scope) -> bool:
        return s.card(scope.this).owner != scope.you

    def text(self, p: Printer) -> str:
        return "you do not own this card"
