"""Exhaust-and-hold modifiers (513.6): one object can't ready while another remains exhausted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.kernel.abilities import Ability
from longbox.kernel.queries import Scope, Target, Who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Hold(Ability):
    """ "That character can't ready while <this> remains exhausted": the captive is a target, the captor the source."""

    captive: Who = Target(0)

    stage = "prohibit"

    def listens(self) -> Sequence[type]:
        return (ev.Ready,)

    def captives(self, s: VsState, scope: Scope) -> tuple[int, ...]:
        """The references held."""
        return tuple(self.captive.refs(s, scope))

    def forbids(self, s: VsState, event: Any, scope: Scope, flagged: Any) -> bool:
        """Is it the captive that would ready, while the captor stays exhausted? In the wrap-up both may ready at once."""
        if event.card not in self.captives(s, scope) or not s.there(scope.this):
            return False
        if not s.get(scope.this).exhausted:
            return False
        batch = next((f for f in reversed(s.frames) if f.__class__.__name__ == "ReadyingAll"), None)
        return batch is None

    def text(self, p: Printer) -> str:
        return f"{self.captive.text(p)} can't ready while {p.name} remains exhausted"


def holds(s: VsState) -> list[tuple[int, tuple[int, ...]]]:
    """Pairs of captor and captives, of the modifiers in force."""
    return [
        (m.scope.this, m.ability.captives(s, m.scope))
        for m in s.modifiers
        if isinstance(m.ability, Hold) and s.there(m.scope.this)
    ]


def captors(s: VsState) -> list[int]:
    """Captors, each before those that it holds itself (the master captor first)."""
    pairs = holds(s)
    order: list[int] = []

    def visit(ref: int, path: tuple[int, ...]) -> None:
        if ref in order or ref in path:
            return
        for captor, captives in pairs:
            if ref in captives:
                visit(captor, (*path, ref))
        if ref not in order:
            order.append(ref)

    for captor, _ in pairs:
        visit(captor, ())
    return order


def held(s: VsState, ref: int) -> list[int]:
    """The captors that hold this object."""
    return [captor for captor, captives in holds(s) if ref in captives and s.get(captor).exhausted]
