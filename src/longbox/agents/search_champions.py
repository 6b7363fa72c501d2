"""What `search` has to be told of Marvel Champions: whole turns to choose from, looked at up to the beginning of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from longbox.agents import champions_answers as ca
from longbox.agents.champions_plan import lines, signature
from longbox.agents.champions_worth import SPAN, value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer, Decision

#: turns to choose from
LINES: Final = 10


class ChampionsWays:
    """The players win or lose together; after the villain phase the table is judged as a turn begins."""

    together = True

    def quick(self, s: Any, d: Decision) -> Answer:
        if d.kind in ("mulligan", "discard") and getattr(d.shape, "hi", 0) == len(d.options):
            return ca.discards(s, d, d.kind == "mulligan")
        return ca.quick(s, d)

    def candidates(self, s: Any, d: Decision) -> Sequence[Answer]:
        if d.kind == "turn":
            # what is done comes before ending the turn, so that there is something to compare that with
            return [*((i,) for i in range(1, len(d.options))), (0,)]
        return ca.candidates(s, d)

    def lines(self, s: Any, d: Decision) -> Sequence[tuple[tuple[tuple[Any, Answer], ...], float]]:
        return [(path, worth / SPAN) for path, worth in lines(s, d.player, LINES)] if d.kind == "turn" else ()

    def signature(self, s: Any, d: Decision) -> Any:
        return signature(s, d)

    def start(self, s: Any) -> Any:
        return (s.round, s.phase)

    def over(self, s: Any, start: Any) -> bool:
        round_, _ = start
        return bool(s.decision is not None and s.decision.kind == "turn" and s.round > round_)

    def value(self, s: Any, seat: int) -> float:
        return value(s, seat)
