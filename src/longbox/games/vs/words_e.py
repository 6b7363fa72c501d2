"""Words about other effects and events: targets that are changed, amounts that are more or less than they would be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev, moments
from longbox.games.vs.patterns import NO, YES
from longbox.games.vs.sets import Effects
from longbox.games.vs.terms import T
from longbox.kernel.abilities import Pattern
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Value, Who, value_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class AimedEffects(Effects):
    """Effects on the chain that have exactly one target."""

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        return Effects.holds(self, s, number, scope) and sum(len(t) for t in s.things[number].scope.targets) == 1

    def noun(self, p: Printer) -> str:
        return Effects.noun(self, p) + " with a single target"


@dataclass(frozen=True)
class ChangeTarget(Effect):
    """vs:512.3 the target of an effect is changed to another legal one; without another it stays, legal or not."""

    who: Who = T

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
        f.pos += 1
        if f.pos == 1 and refs:
            item = s.get(refs[0])
            for k, chosen in enumerate(item.scope.targets):
                used = [r for t in item.scope.targets for r in t]
                others = [s.ref(n) for n in item.specs[k].candidates(s, item.scope) if s.ref(n) not in used]
                if chosen and len(others) >= len(chosen):
                    shape = Pick(others, len(chosen), len(chosen))
                    f.data = (k, tuple(others))
                    you = f.scope.you
                    return Decision(
                        you, s.game.seat_of(s, you), "vs:512.3", "retarget", shape, (item.ref, item.specs[k]), "Choose the new target"
                    )
        if f.pos == 2:
            k, others = f.data
            item = s.get(refs[0])
            scope = item.scope.copy()
            new = tuple(others[i] for i in s.answer)
            scope.targets = (*scope.targets[:k], new, *scope.targets[k + 1 :])
            f.scope = f.scope.with_did(True)
            return f.emit(s, [moments.ChainSet(item.number, scope)])
        if f.pos < 3:
            f.scope = f.scope.with_did(False)
        return DONE

    def text(self, p: Printer) -> str:
        return f"change the target of {self.who.text(p)}"


@dataclass(frozen=True)
class ByAmount(Effect):
    """vs:513.5g what would happen happens with an additional amount, or so much less; everything else about it stays."""

    change: int | Value
    words: str

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        event = f.scope.event.fork()
        event.amount = max(0, event.amount + value_of(self.change).amount(s, f.scope))
        return f.emit(s, [event])

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class GainsEndurance(Pattern):
    """A player ("you", an "opponent", or "any") gains endurance."""

    whose: str = "you"
    classes = (ev.GainEndurance,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        return YES if self.whose == "any" or mine is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you gain', 'opponent': 'an opponent gains', 'any': 'a player gains'})[self.whose]} endurance"
