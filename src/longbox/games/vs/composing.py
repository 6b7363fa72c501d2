"""Effects put together of other effects, and effects that change what would be done."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from longbox.games.vs import moments
from longbox.games.vs.effects import Lasting
from longbox.games.vs.patterns import AtStart, WouldBegin
from longbox.games.vs.sets import Effects
from longbox.games.vs.state import VsState
from longbox.games.vs.terms import T
from longbox.kernel.abilities import Replacement
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import ChooseOne, Effect, EffectFrame, If, IfYouDo, Nothing, clause, seq
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import Condition, Scope, Value, Who, value_of
from longbox.kernel.text import Printer, number_word

if TYPE_CHECKING:
    from longbox.kernel.actions import Objection


@dataclass(frozen=True)
class DoIf(If):
    """ "<Effect> if <condition>": checked while resolving (vs:502.1b, 508.2f), so it stands after what it governs.

    A condition set off by commas after a trigger event is another thing, a double check (vs:502.1c).
    Also vs:G:Swap Clause.
    """

    def text(self, p: Printer) -> str:
        words = f"{clause(self.then, p)} if {self.condition.text(p)}"
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        return words


@dataclass(frozen=True)
class IfTheyDo(IfYouDo):
    """The same as "if you do", of an action and a consequence that belong to another player (vs:508.2i)."""

    who: str = "that player"

    def text(self, p: Printer) -> str:
        words = f"{self.action.text(p)}. If {self.who} does, "
        outer, p.person = p.person, self.who
        words += clause(self.then, p)
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        p.person = outer
        return words


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
        return f"{self.normal.text(p)}. If {self.if_.text(p)}, instead, {clause(self.better, p)}"


@dataclass(frozen=True)
class ChooseSome(ChooseOne):
    """Several of some modes are chosen as the effect is played (vs:505.1b, vs:508.2h): each of its modes is a choice of them."""

    parts: tuple[Effect, ...] = ()
    words: str = ""

    def text(self, p: Printer) -> str:
        return f"choose {self.words}: " + "; or ".join(part.text(p) for part in self.parts)


def choose_some(least: int, *parts: Effect, most: int = 0) -> ChooseSome:
    """ "Choose two: ..." or, with `most`, "choose two or more"; those chosen are resolved in the order written (vs:508.2b)."""
    most = max(least, most)
    words = number_word(least) if most == least else f"{number_word(least)} to {number_word(most)}"
    return ChooseSome(tuple(seq(*c) for n in range(least, most + 1) for c in combinations(parts, n)), None, parts, words)


@dataclass(frozen=True)
class Skip(Replacement):
    """A phase is skipped (vs:400.9a)."""

    def text(self, p: Printer) -> str:
        assert isinstance(self.on, WouldBegin)
        return f"players skip the {self.on.phase}"


def skips(phase: str, until: str = "turn") -> Lasting:
    """ "Players skip the combat phase this turn": one such phase for each time this is done (vs:400.9c)."""
    return Lasting(Skip(WouldBegin(phase), Nothing()), until, 1)


@dataclass(frozen=True)
class AtNextStart(AtStart):
    """At the start of the next step of this kind, for delayed triggers (vs:513.4a)."""

    def text(self, p: Printer) -> str:
        return f"at the start of {'your' if self.whose == 'your' else 'the'} next {self.span}"


@dataclass(frozen=True)
class ByAmount(Effect):
    """vs:513.5g what would happen happens with an additional amount, or so much less; everything else about it stays."""

    change: int | Value
    words: str

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        if f.pos:
            return DONE
        f.pos = 1
        event = f.scope.event.fork()
        event.amount = max(0, event.amount + value_of(self.change).amount(s, f.scope))
        return f.emit(s, [event])

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


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
                        you,
                        s.game.seat_of(s, you),
                        "vs:512.3",
                        "retarget",
                        shape,
                        (item.ref, item.specs[k]),
                        "Choose the new target",
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
