"""Which cards, by what they have and by where they stand: locations by their symbol, powers by their name, names apart from others."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import F_PLAY, F_TURN, LOCATION, PcgState
from longbox.games.vs2pcg.state.bases import Condition, Filter, Query
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, number_word, plural


@dataclass(frozen=True)
class ALocation(Filter):
    """A location, with a symbol one that gives it (vs2pcg:locations#2); of a team or of none."""

    symbol: str = ""
    place: ClassVar[str] = "noun"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        printed = s.card(number).printed
        return printed.kind == LOCATION and (not self.symbol or self.symbol in printed.symbols)

    def text(self, p: Printer) -> str:
        return f"{f'[{self.symbol}] ' if self.symbol else ''}location"


@dataclass(frozen=True)
class ThisOne(Filter):
    """This very character."""

    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.there(scope.this) and s.card(scope.this).number == number

    def text(self, p: Printer) -> str:
        return f"that is {p.name}"


@dataclass(frozen=True)
class SameRow(Filter):
    """A character in the row of this one, on whose side it is (vs2pcg:basic-game-concepts#5)."""

    place: ClassVar[str] = "after"
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.there(scope.this) and s.in_play(number) and s.card(number).zone == s.card(scope.this).zone

    def text(self, p: Printer) -> str:
        return f"in the row of {p.name}"


@dataclass(frozen=True)
class WithPower(Filter):
    """A character that has a power of this name, be it a word of the rulebook or one that its text names; with `yes` false one that has not."""

    name: str
    yes: bool = True
    place: ClassVar[str] = "after"
    facets: ClassVar[int] = F_PLAY

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return has_power(s, number, self.name) is self.yes

    def text(self, p: Printer) -> str:
        return f"{'with' if self.yes else 'without'} {self.name}"


def has_power(s: PcgState, number: int, name: str) -> bool:
    """Has a character a power of this name just now?"""
    v = s.now(number)
    return name in v.words or any([name in (getattr(x, "title", ""), x.label) for x in v.abilities])


@dataclass(frozen=True)
class Equipped(Filter):
    """An equipped character: nobody is, as long as there are no equipment cards, which rulebook 001 does not have."""

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return False

    def text(self, p: Printer) -> str:
        return "equipped"


@dataclass(frozen=True)
class OtherName(Filter):
    """A card that shares no name with those bound under a name (vs2pcg:term-aka#1)."""

    than: str
    place: ClassVar[str] = "after"

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        names = s.now(number).names
        return not any([name in names for r in scope.get(self.than, ()) for name in s.now(r & NUMBER_MASK).names])

    def text(self, p: Printer) -> str:
        return "with another name"


@dataclass(frozen=True)
class Affordable(Filter):
    """A card that your recruit points can pay for (vs2pcg:recruit-step#1)."""

    facets: ClassVar[int] = F_TURN

    def test(self, s: PcgState, number: int, scope: Scope) -> bool:
        return s.acts(scope.you) and ev.cost_of(s, scope.you, s.ref(number)) <= s.player(scope.you).points

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class DifferentNames(Condition):
    """There are cards of so many different names among those of a query."""

    query: Query
    least: int

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return len({s.now(n).name for n in self.query.numbers(s, scope)}) >= self.least

    def text(self, p: Printer) -> str:
        return f"there are {number_word(self.least)} or more {plural(self.query.noun(p))} with different names"


@dataclass(frozen=True)
class AppearedOnSide(Condition):
    """A character with these properties has appeared on your side this turn (vs2pcg:term-appears#1), wherever it is by now."""

    filters: tuple[Filter, ...]

    def holds(self, s: PcgState, scope: Scope) -> bool:
        mine = [e for e in s.memory.since("turn", ev.Appear) if s.home(e.player) == s.home(scope.you)]
        return any([all([f.test(s, e.number, scope) for f in self.filters]) for e in mine])

    def text(self, p: Printer) -> str:
        return f"{a(noun_phrase(self.filters, 'character', p))} appeared on your side this turn"


@dataclass(frozen=True)
class AtWork(Condition):
    """What a power of this character has made, to be known by its label, lasts still (vs2pcg:resolving-effects#3)."""

    label: str

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return any([m.ability.label == self.label and m.scope.this == scope.this for m in s.modifiers])

    def text(self, p: Printer) -> str:
        return f"{self.label} lasts"


@dataclass(frozen=True)
class PointsLeft(Condition):
    """It is your recruit step, and you have so many recruit points or more (vs2pcg:recruit-step#1)."""

    least: int
    facets: ClassVar[int] = F_TURN

    def holds(self, s: PcgState, scope: Scope) -> bool:
        return s.acts(scope.you) and s.phase == "recruit" and s.player(scope.you).points >= self.least

    def text(self, p: Printer) -> str:
        return f"you have {number_word(self.least)} or more recruit points" if self.least else "it is your recruit step"
