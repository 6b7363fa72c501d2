"""What `search` has to be told of Vs. System: it looks as far as the end of the turn."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from longbox.agents import vs_foresight as vf
from longbox.agents.vs_worth import worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer, Decision

#: points of `worth` that make winning about three times as likely as losing
_SCALE: Final = 14.0


class VsWays:
    """Everybody for themselves; the table is judged as a turn ends, or once so much has been decided."""

    together = False

    def quick(self, s: Any, d: Decision) -> Answer:
        return vf.by_habit(s, d)

    def candidates(self, s: Any, d: Decision) -> Sequence[Answer]:
        return list(vf.candidates(d))

    def start(self, s: Any) -> Any:
        return (s.turn, len(s.frames))

    def over(self, s: Any, start: Any) -> bool:
        return bool(s.turn > start[0])

    def value(self, s: Any, seat: int) -> float:
        me = next(p.number for p in s.things if getattr(p, "seat", -1) == seat)
        return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, worth(s, me) / _SCALE))))
