"""More of what powers listen to: locations, recovering, moves, levels, power-ups, points and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES, fits, it, noun
from longbox.games.vs2pcg.language.queries import ENEMY, YOURS, is_of
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event, Filter, Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a


@dataclass(frozen=True)
class ThisLevelsUp(Pattern):
    """This character levels up (vs2pcg:level-up-powers#2)."""

    classes: ClassVar[tuple[type, ...]] = (ev.LevelUp,)

    def matches(self, s: PcgState, event: ev.LevelUp, scope: Scope) -> Sequence[Bindings]:
        return it(event.card) if event.card == scope.this and event.level > s.card(event.card).level else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} levels up"


@dataclass(frozen=True)
class StunnedByZero(Pattern):
    """Such a character of that side gets stunned by having DEF 0 (vs2pcg:counters#4)."""

    whose: str
    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Stun,)

    def matches(self, s: PcgState, event: ev.Stun, scope: Scope) -> Sequence[Bindings]:
        if event.why != "vs2pcg:counters#4" or not is_of(s, self.whose, s.controller(event.card), scope.you):
            return ()
        return it(event.card) if fits(s, event.card, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        return f"when {noun(self.whose, self.filters, p)} gets stunned by having 0 DEF"


@dataclass(frozen=True)
class LocationAppears(Pattern):
    """A location comes face up into your resource row (vs2pcg:term-appears#1); with `played` as you place it there (vs2pcg:resource-step#1)."""

    filters: tuple[Filter, ...]
    played: bool = False
    classes: ClassVar[tuple[type, ...]] = (ev.Resource,)

    def matches(self, s: PcgState, event: ev.Resource, scope: Scope) -> Sequence[Bindings]:
        mine = is_of(s, YOURS, s.card(event.landed).owner, scope.you)
        if not mine or not event.up or (self.played and event.source >= 0):
            return ()
        return it(event.landed) if fits(s, event.landed, self.filters, scope) else ()

    def text(self, p: Printer) -> str:
        words = a(noun_phrase(self.filters, "location", p))
        return f"when you play {words}" if self.played else f"when {words} appears on your side"


# -- what rules ask, and what can't happen ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class TeamsOnlyWith(Pattern):
    """Would this character attack in a team with one that has not that name?"""

    name: str
    classes: ClassVar[tuple[type, ...]] = (ev.AskTeam,)

    def matches(self, s: PcgState, event: ev.AskTeam, scope: Scope) -> Sequence[Bindings]:
        if scope.this not in (event.one, event.other):
            return ()
        mate = event.other if event.one == scope.this else event.one
        return () if self.name in s.now(mate & NUMBER_MASK).names else YES

    def text(self, p: Printer) -> str:
        return f"{p.name} can team attack only with {self.name}"


@dataclass(frozen=True)
class MovesThis(Pattern):
    """Would this character be moved: to the other row, or to another side (vs2pcg:term-push#1, vs2pcg:term-switch#1)?"""

    classes: ClassVar[tuple[type, ...]] = (ev.Shift, ev.ChangeSides, ev.SwitchPlaces)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.SwitchPlaces):
            return YES if scope.this in (event.one, event.other) else ()
        assert isinstance(event, ev.OnCard)
        return YES if event.card == scope.this else ()

    def text(self, p: Printer) -> str:
        return f"{p.name} can't be moved"


@dataclass(frozen=True)
class RecruitPoints(Pattern):
    """How many recruit points does an enemy, or do you, get (vs2pcg:recruit-step#1)?"""

    whose: str = ENEMY
    classes: ClassVar[tuple[type, ...]] = (ev.AskPoints,)

    def matches(self, s: PcgState, event: ev.AskPoints, scope: Scope) -> Sequence[Bindings]:
        return YES if is_of(s, self.whose, event.player, scope.you) else ()

    def text(self, p: Printer) -> str:
        return ""


__all__ = [
    "ThisLevelsUp",
    "LocationAppears",
    "MovesThis",
    "RecruitPoints",
    "StunnedByZero",
    "TeamsOnlyWith",
]
