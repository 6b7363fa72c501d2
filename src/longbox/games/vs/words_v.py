"""More words for card texts: a better result under a condition, naming cards and looking for them, digging for a kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from longbox.kernel.effects import Effect, EffectFrame, _capital
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Condition, Scope

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.actions import Objection
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class OrInstead(Effect):
    """An effect, and another that takes its place if a condition is true while it resolves (vs:508.2f)."""

    normal: Effect
    if_: Condition
    better: Effect

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos:
            f.adopt(s)
            return DONE
        f.pos = 1
        return f.child(self.better if self.if_.holds(s, f.scope) else self.normal)

    def possible(self, s: VsState, scope: Scope) -> Objection | None:
        return (self.better if self.if_.holds(s, scope) else self.normal).possible(s, scope)

    def text(self, p: Printer) -> str:
        return f"{self.normal.text(p)}. {_capital('if ' + self.if_.text(p))}, instead, {self.better.text(p)}"
