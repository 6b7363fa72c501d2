"""Exhaust-and-hold modifiers (513.6): one object can't ready while another remains exhausted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.state import remained_exhausted
from longbox.games.vs.state.bases import Ability
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Hold(Ability):
    """ "That character can't ready while <this> remains exhausted" (vs:513.6a): captive is a target, captor the source."""

    captive: Who = Target(0)

    stage = "prohibit"

    def listens(self) -> Sequence[type]:
        return (ev.Ready,)

    def captives(self, s: VsState, scope: Scope) -> tuple[int, ...]:
        """The references held."""
        return tuple(self.captive.refs(s, scope))

    def in_force(self, s: VsState, scope: Scope) -> bool:
        """Does the captor still remain exhausted?"""
        return remained_exhausted(s, scope.this, scope.get("since", s.clock))

    def forbids(self, s: VsState, event: ev.Ready, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Is it the captive that would ready, without its captor at the same time (vs:513.6b)?"""
        if event.card not in self.captives(s, scope) or not self.in_force(s, scope):
            return False
        return not readies(s, scope.this, readying(s), (event.card,))

    def spent(self, s: VsState, scope: Scope) -> bool:
        """Has its captor been ready, or left play, so that it will never hold anything again?"""
        return not self.in_force(s, scope)

    def text(self, p: Printer) -> str:
        return f"{self.captive.text(p)} can't ready while {p.name} remains exhausted"


def readying(s: VsState) -> list[int]:
    """The objects that are just about to ready together."""
    batch = s.batch
    if batch is None:
        return []
    return [e.card for e in (*batch.ready, *(e for e, _ in batch.todo)) if isinstance(e, ev.Ready)]


def readies(s: VsState, ref: int, batch: Sequence[int], held_up: tuple[int, ...] = ()) -> bool:
    """Would this object ready with the batch? Not if it is barred, or held by what does not ready (vs:513.6e: nor in a loop)."""
    if ref not in batch or ref in held_up:
        return False
    event = ev.Ready(ref, s.card(ref).controller)
    if not event.changes(s) or s.game.forbids(s, event):
        return False
    for active in s.facts().listening(ev.Ready, "prohibit"):
        if isinstance(active.ability, Hold):
            if ref in active.ability.captives(s, active.scope) and active.ability.in_force(s, active.scope):
                if not readies(s, active.scope.this, batch, (*held_up, ref)):
                    return False
        elif active.ability.forbids(s, event, active.scope, active.flagged):
            return False
    return True


def next_captor(s: VsState, batch: Sequence[int], asked: Sequence[int]) -> int:
    """vs:513.6d the captor about which its controller is to choose next: one that could ready with the batch, and whose
    own captors' controllers have chosen. The primary player's come first (vs:702.1); -1 when none is left.
    """
    holds = [
        (a.scope.this, [r for r in a.ability.captives(s, a.scope) if s.there(r)])
        for a in s.facts().listening(ev.Ready, "prohibit")
        if isinstance(a.ability, Hold) and a.ability.in_force(s, a.scope)
    ]
    for player in s.clockwise(s.primary):
        for captor, captives in holds:
            if captor in asked or not captives or s.card(captor).controller != player or not readies(s, captor, batch):
                continue
            if all(holder in asked for holder, captured in holds if captor in captured):
                return captor
    return -1
