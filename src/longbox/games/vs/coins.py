"""Flipping coins (G:Coin Flip)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from longbox.kernel.effects import Effect, EffectFrame, Nothing, clause
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState


class CoinFlip(Event):
    """vs:G:Coin Flip a fair coin is flipped: heads or tails."""

    __slots__ = ("heads",)
    rule = "vs:G:Coin Flip"

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.heads = False

    def apply(self, s: VsState) -> None:
        self.heads = s.below(2) == 1

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.things[self.player].name} flips a coin: {'heads' if self.heads else 'tails'}"


@dataclass(frozen=True)
class FlipCoin(Effect):
    """To flip a coin (vs:G:Coin Flip), with what follows from heads and from tails."""

    heads: Effect
    tails: Effect = field(default_factory=Nothing)
    #: what comes of it differs from time to time
    chance: ClassVar[bool] = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return happen(s, CoinFlip(f.scope.you, f.scope.this))
        if f.pos == 2:
            return f.child(self.heads if any(e.heads for e in s.outcome.events) else self.tails)
        f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        words = f"flip a coin. If it comes up heads, {clause(self.heads, p)}"
        return words if self.tails == Nothing() else f"{words}. If it comes up tails, {clause(self.tails, p)}"
