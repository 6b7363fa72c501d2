"""What `search` has to be told of Marvel Champions: whole turns to choose from, and how a round is played on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.agent import answers as ca
from longbox.games.champions.agent.greedy import at_once
from longbox.games.champions.agent.odds import odds
from longbox.games.champions.agent.plan import lines, signature
from longbox.games.champions.agent.thumb import Thumb
from longbox.games.champions.agent.worth import SPAN

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.agents.playouts import Line
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Answer, Decision

#: turns to choose from
LINES: Final = 14
#: questions outside of turns that are looked into; greedy's rules answer the others
SEARCHED: Final = frozenset(("defend",))
#: rounds played on
AHEAD: Final = 2


class ChampionsWays:
    """The players win or lose together; the rounds are played on by rules of thumb, then chances are judged."""

    together = True
    clearly = 0.5
    iterations = 120

    def quick(self, s: ChState, d: Decision) -> Answer:
        if d.kind in ("mulligan", "discard") and getattr(d.shape, "hi", 0) == len(d.options):
            return ca.discards(s, d, d.kind == "mulligan")
        return ca.quick(s, d)

    def playing_on(self, start: int) -> Callable[[ChState, Decision], Answer]:
        return Thumb(start + AHEAD).answer

    def candidates(self, s: ChState, d: Decision) -> Sequence[Answer]:
        return ca.candidates(s, d) if d.kind in SEARCHED else ()

    def lines(self, s: ChState, d: Decision) -> Sequence[tuple[Line, float]]:
        if d.kind != "turn" or at_once(s, d) >= 0:
            return ()
        return [(path, worth / SPAN) for path, worth in lines(s, d.player, LINES)]

    def once(self, s: ChState, d: Decision) -> Hashable:
        return (s.round, d.player) if d.kind == "turn" else None

    def signature(self, s: ChState, d: Decision) -> Hashable:
        return signature(s, d)

    def start(self, s: ChState) -> int:
        return s.round

    def over(self, s: ChState, start: int) -> bool:
        return bool(s.decision is not None and s.decision.kind == "turn" and s.round >= start + AHEAD)

    def value(self, s: ChState, seat: int, start: int) -> float:
        if s.result is None:
            return odds(s)
        return 1.0 if s.result.won else 0.0
