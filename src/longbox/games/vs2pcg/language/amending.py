"""Instead of what would happen the same happens, with other numbers: twice as many counters, one wound more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.modifiers import AtkDef
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Effect, Event, Pattern, Query
from longbox.kernel.abilities import Continuous, Replacement
from longbox.kernel.effects import EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Bindings
    from longbox.kernel.text import Printer

#: it matches, and binds nothing
_YES: Sequence[Bindings] = ((),)


def increases(m: object) -> bool:
    """Is an effect that lasts (a modifier) one that gives more ATK or DEF?"""
    ability = getattr(m, "ability", None)
    if not isinstance(ability, Continuous):
        return False
    numbers: tuple[object, ...] = getattr(m, "amounts", None) or ()
    return any(
        [isinstance(n, tuple) and max(n) > 0 for w, n in zip(ability.writes, numbers, strict=False) if isinstance(w, AtkDef)]
    )


@dataclass(frozen=True)
class WouldGrow(Pattern):
    """This character would get +1/+1 counters, or more ATK or DEF from an effect, while it is in a melee combat (vs2pcg:term-melee#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.PutCounter, ev.AddModifier)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        c = s.combat
        if c is None or c.ranged or not s.fighting(scope.this):
            return ()
        if isinstance(event, ev.PutCounter):
            return _YES if event.card == scope.this and event.amount > 0 else ()
        assert isinstance(event, ev.AddModifier)
        return _YES if scope.this in (event.modifier.flagged or ()) and increases(event.modifier) else ()

    def text(self, p: Printer) -> str:
        return f"in a melee combat, if {p.name} would get +1/+1 counters or more ATK or DEF"


@dataclass(frozen=True)
class Grows(Pattern):
    """This character gains ATK or DEF: by +1/+1 counters (vs2pcg:counters#1), or by an effect that gives it more."""

    classes: ClassVar[tuple[type, ...]] = (ev.PutCounter, ev.AddModifier)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.PutCounter):
            return _YES if event.card == scope.this and event.amount > 0 else ()
        assert isinstance(event, ev.AddModifier)
        return _YES if scope.this in (event.modifier.flagged or ()) and increases(event.modifier) else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} gains any ATK or DEF"


@dataclass(frozen=True)
class WouldGetCounters(Pattern):
    """Characters of a query would get +1/+1 counters, or with a sign below zero -1/-1 counters (vs2pcg:counters#1)."""

    query: Query
    sign: int = -1
    classes: ClassVar[tuple[type, ...]] = (ev.PutCounter,)

    def matches(self, s: PcgState, event: ev.PutCounter, scope: Scope) -> Sequence[Bindings]:
        return _YES if event.amount * self.sign > 0 and self.query.holds(s, event.number, scope) else ()

    def text(self, p: Printer) -> str:
        return f"if {a_noun(self.query, p)} would get {'+1/+1' if self.sign > 0 else '-1/-1'} counters"


@dataclass(frozen=True)
class WouldGetWounds(Pattern):
    """Characters of a query would get wounds (vs2pcg:term-wounds#1)."""

    query: Query
    classes: ClassVar[tuple[type, ...]] = (ev.Wound,)

    def matches(self, s: PcgState, event: ev.Wound, scope: Scope) -> Sequence[Bindings]:
        return _YES if self.query.holds(s, event.number, scope) else ()

    def text(self, p: Printer) -> str:
        return f"if {a_noun(self.query, p)} would get wounds"


def a_noun(query: Query, p: Printer) -> str:
    """The noun of a query with its article."""
    noun = query.noun(p)
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


@dataclass(frozen=True)
class Amended(Effect):
    """What would happen does, with so many times its number, and so much more. Of ATK and DEF only what is above zero counts."""

    times: int = 1
    plus: int = 0

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1 or f.scope.event is None:
            return DONE
        return f.emit(s, (self.of(f.scope.event),))

    def of(self, event: Event) -> Event:
        """The event with other numbers."""
        if isinstance(event, ev.AddModifier):
            m = event.modifier
            ability = m.ability
            assert isinstance(ability, Continuous) and m.flagged is not None
            pairs = zip(ability.writes, m.amounts or (), strict=True)
            numbers = tuple([self._grown(n) if isinstance(w, AtkDef) else n for w, n in pairs])
            return event.of(m.flagged, numbers)
        assert isinstance(event, (ev.PutCounter, ev.Wound))
        new = event.fork()
        new.amount = event.amount * self.times + (self.plus if event.amount > 0 else -self.plus)
        return new

    def _grown(self, amount: object) -> object:
        assert isinstance(amount, tuple)
        return tuple([n * self.times + self.plus if n > 0 else n for n in amount])

    def text(self, p: Printer) -> str:
        if self.plus:
            return "it gets one more"
        return f"it gets {'twice' if self.times == 2 else 'four times' if self.times == 4 else f'{self.times} times'} that"


@dataclass(frozen=True)
class GetsNone(Effect):
    """What would befall a character does not (vs2pcg:golden-rules#1)."""

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        return DONE

    def text(self, p: Printer) -> str:
        return "it gets none"


@dataclass(frozen=True)
class Amends(Replacement):
    """What would happen happens with another number instead (vs2pcg:golden-rules#1)."""

    def text(self, p: Printer) -> str:
        return f"{self.on.text(p)}, {self.instead.text(p)} instead"


def amended(on: Pattern, title: str, times: int = 1, plus: int = 0) -> Amends:
    """A power by which something comes in greater number."""
    return Amends(on, Amended(times, plus), label=title)
