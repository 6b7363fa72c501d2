"""What lots decide: one of several effects, a coin, a die."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Condition, Effect
from longbox.kernel.effects import EffectFrame
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class AtRandom(Effect):
    """One of several effects, drawn by lot; with `open_` one for which the condition of the same place holds.

    vs2pcg:resolving-effects#1 as it resolves.
    """

    modes: tuple[Effect, ...]
    head: str = "one of the following, at random"
    open_: tuple[Condition, ...] = ()

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            places = range(len(self.modes))
            f.data = tuple([i for i in places if not self.open_ or self.open_[i].holds(s, f.scope)])
            return happen(s, ev.Lot(f.scope.you, len(f.data), f.scope.this)) if f.data else DONE
        if f.pos == 1:
            f.pos = 2
            return f.child(self.modes[f.data[s.outcome.events[0].result]])
        f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        return f"{self.head}: {'; or '.join([m.text(p) or 'nothing happens' for m in self.modes])}"


@dataclass(frozen=True)
class FlipCoin(Effect):
    """A coin is flipped, and lost or not: what then follows is for who loses the flip."""

    lost: Effect

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return happen(s, ev.Lot(f.scope.you, 2, f.scope.this, "a coin is flipped", ("won", "lost")))
        if f.pos == 2 and s.outcome.events[0].result:
            return f.child(self.lost)
        return DONE

    def text(self, p: Printer) -> str:
        return f"flip a coin. If the flip is lost, {self.lost.text(p)}"


@dataclass(frozen=True)
class RollDie(Effect):
    """A die of six sides is rolled; what it shows is the number that `Remembered` tells."""

    sides: int = 6

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            faces = tuple([str(k + 1) for k in range(self.sides)])
            return happen(s, ev.Lot(f.scope.you, self.sides, f.scope.this, "a die is rolled", faces))
        f.scope = f.scope.bind("number", s.outcome.events[0].result + 1)
        return DONE

    def text(self, p: Printer) -> str:
        return "roll a die"


__all__ = ["AtRandom", "FlipCoin", "RollDie"]
