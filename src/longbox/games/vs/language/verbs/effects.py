"""What is done to effects on the chain: negating (509), copying (708.2), changing targets (512.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.language.references import T
from longbox.games.vs.language.verbs.base import Act
from longbox.games.vs.state.bases import Effect, Frame
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Negate(Act):
    """To negate an effect (vs:509)."""

    word = "negate"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Negate(ref, scope.you, scope.this)


@dataclass(frozen=True)
class CopyIt(Effect):
    """To copy an effect; with `retarget`, its controller may choose new targets (vs:708.2)."""

    who: Who = T
    retarget: bool = True

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
            if not refs:
                f.scope = f.scope.with_did(False)
                return DONE
            return Copying(f.scope.you, refs[0], self.retarget)
        return DONE

    def text(self, p: Printer) -> str:
        return f"copy {self.who.text(p)}" + (". You may choose new targets for the copy" if self.retarget else "")


class Copying(Frame):
    """vs:708.2, vs:505.5 a copy of an effect goes on top of the chain, with the original's choices or new targets.

    It is not played: nothing is paid, and nothing hears of its being played. It is the copier's (vs:504.2).
    It is of the same kind and from the same source; the copying player controls it, and no card goes with it (vs:708.2a,
    vs:708.2c, vs:708.2d, vs:708.2e, vs:G:Copy).
    """

    __slots__ = ("decision", "item", "original", "player", "retarget", "stage")

    def __init__(self, player: int, original: int, retarget: bool) -> None:
        super().__init__()
        self.player = player
        self.original = original
        self.retarget = retarget
        self.item = -1
        self.stage = 0
        self.decision: Decision | None = None

    def run(self, s: VsState) -> Flow:
        if self.stage == 0:
            self.stage = 1
            old = s.item(self.original)
            item = old.fork()
            item.controller = self.player
            item.card = -1
            scope = old.scope.copy()
            scope.you = self.player
            item.scope = scope
            item.types = tuple(t for t in old.types if t != "returns")
            item.words = f"a copy of {old.words}"
            return happen(s, ev.ChainAdd(item))
        if self.stage == 1:
            self.stage = 2
            self.item = s.chain[-1]
        item = s.items[self.item]
        scope = item.scope
        if self.decision is not None:
            k = self.stage - 3
            options = self.decision.options
            self.decision = None
            new = tuple(options[i] for i in s.answer)
            if new:
                scope = scope.copy()
                scope.targets = (*scope.targets[:k], new, *scope.targets[k + 1 :])
                return happen(s, ev.ChainSet(self.item, scope))
        k = self.stage - 2
        if not self.retarget or k >= len(item.specs):
            return DONE
        self.stage += 1
        aim = item.specs[k]
        n = len(scope.targets[k]) if k < len(scope.targets) else 0
        others = [r for i, chosen in enumerate(scope.targets) if i != k for r in chosen]
        found = [s.ref(c) for c in aim.candidates(s, scope) if s.ref(c) not in others]
        if n == 0 or len(found) < n:
            return None
        # no choice (an empty answer) keeps the original targets, legal or not
        self.decision = Decision(
            self.player,
            s.game.seat_of(s, self.player),
            "vs:708.2b",
            "retarget",
            RetargetPick(found, n),
            (item.ref, aim),
            "Choose new targets, or keep the old",
        )
        return self.decision


class RetargetPick(Pick):
    """Nothing, or exactly as many as there were."""

    __slots__ = ()

    def __init__(self, options: list[int], n: int) -> None:
        super().__init__(options, 0, n)

    def next(self, prefix: tuple[int, ...]) -> Any:
        out = list(Pick.next(self, prefix))
        k = len(prefix)
        if 0 < k < self.hi:
            out = [o for o in out if o >= 0]
        first = prefix[-1] + 1 if prefix else 0
        most = len(self.options) - (self.hi - k) + 1
        return [o for o in out if o < 0 or first <= o < most]


@dataclass(frozen=True)
class ChangeTarget(Effect):
    """vs:512.3 the target of an effect is changed to another legal one; without another it stays, legal or not."""

    who: Who = T

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
        f.pos += 1
        if f.pos == 1 and refs:
            item = s.item(refs[0])
            for k, chosen in enumerate(item.scope.targets):
                used = [r for t in item.scope.targets for r in t]
                others = [s.ref(n) for n in item.specs[k].candidates(s, item.scope) if s.ref(n) not in used]
                if chosen and len(others) >= len(chosen):
                    shape = Pick(others, len(chosen), len(chosen))
                    f.data = (k, tuple(others))
                    you = f.scope.you
                    return Decision(
                        you,
                        s.game.seat_of(s, you),
                        "vs:512.3",
                        "retarget",
                        shape,
                        (item.ref, item.specs[k]),
                        "Choose the new target",
                    )
        if f.pos == 2:
            k, offered = f.data
            item = s.item(refs[0])
            scope = item.scope.copy()
            new = tuple(offered[i] for i in s.answer)
            scope.targets = (*scope.targets[:k], new, *scope.targets[k + 1 :])
            f.scope = f.scope.with_did(True)
            return f.emit(s, [ev.ChainSet(item.number, scope)])
        if f.pos < 3:
            f.scope = f.scope.with_did(False)
        return DONE

    def text(self, p: Printer) -> str:
        return f"change the target of {self.who.text(p)}"
