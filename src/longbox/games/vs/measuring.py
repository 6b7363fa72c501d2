"""ATK and DEF as values and properties: comparing them, reckoning with them, switching them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.effects import Lasting, pump
from longbox.games.vs.state import F_COUNTERS, F_PLACE, VsState
from longbox.kernel.queries import ANY, Filter, Mark, Query, Scope, Value, Who, value_of
from longbox.kernel.state import TEXT
from longbox.kernel.text import Printer, plural

if TYPE_CHECKING:
    from collections.abc import Sequence

_WORDS = {"<=": "{} or less", ">=": "{} or more", "==": "{}", "<": "less than {}", ">": "greater than {}"}
_THAN = {
    "<=": "less than or equal to {}",
    ">=": "greater than or equal to {}",
    "==": "{}",
    "<": "less than {}",
    ">": "greater than {}",
}


def compares(left: int, op: str, right: int) -> bool:
    """Is it so? `op` is "<=", ">=", "==", "<" or ">"."""
    if op == "==":
        return left == right
    return left <= right if op == "<=" else left >= right if op == ">=" else left < right if op == "<" else left > right


def stat_of(values: object, quality: str) -> int:
    """ATK ("atk") or DEF ("def") among values; below zero it counts as 0 (vs:104.1)."""
    return max(0, int(getattr(values, "atk" if quality == "atk" else "def_")))


@dataclass(frozen=True)
class StatOf(Value):
    """The ATK or DEF of cards in all, printed or as it is; last known if they have gone (vs:508.2e, vs:104.2, vs:G:Printed)."""

    who: Who
    quality: str = "atk"
    printed: bool = False
    words: str = ""
    facets: ClassVar[int] = TEXT | F_PLACE | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return (*self.who.reads(), *(() if self.printed else ((self.quality, ANY),)))

    def amount(self, s: VsState, scope: Scope) -> int:
        refs = [r for r in self.who.known(s, scope) if r >= 0]
        return sum(stat_of(s.get(r).printed.values if self.printed else s.seen(r), self.quality) for r in refs)

    def text(self, p: Printer) -> str:
        return self.words or f"the {'printed ' if self.printed else ''}{self.quality.upper()} of {self.who.text(p)}"


@dataclass(frozen=True)
class CountersOn(Value):
    """How many counters of a name are on some cards, or were as they went."""

    name: str
    who: Who
    facets: ClassVar[int] = F_COUNTERS

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(s.was(r).counter(self.name) for r in self.who.known(s, scope) if r >= 0)

    def text(self, p: Printer) -> str:
        return f"the number of {self.name} counters on {self.who.text(p)}"


@dataclass(frozen=True)
class Sum(Value):
    """Several values together; with Times(-1, ...) a difference."""

    parts: tuple[Value, ...]
    words: str

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(v.amount(s, scope) for v in self.parts)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Stat(Filter):
    """Its ATK or DEF compared: "with ATK 5 or less", "with printed DEF greater than ..."."""

    quality: str
    op: str
    n: int | Value
    printed: bool = False
    place = "after"
    facets: ClassVar[int] = TEXT | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        inner = () if isinstance(self.n, int) else self.n.reads()
        return (*inner, *(() if self.printed else ((self.quality, ANY),)))

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        values = s.things[number].printed.values if self.printed else s.now(number)
        return compares(stat_of(values, self.quality), self.op, value_of(self.n).amount(s, scope))

    def text(self, p: Printer) -> str:
        words = (_WORDS if isinstance(self.n, int) else _THAN)[self.op].format(value_of(self.n).text(p))
        return f"with {'printed ' if self.printed else ''}{self.quality.upper()} {words}"


@dataclass(frozen=True)
class Grown(Filter):
    """Its ATK or DEF is at least so many times what is printed on it (vs:G:Printed)."""

    quality: str = "atk"
    times: int = 2
    place = "after"
    facets: ClassVar[int] = TEXT | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return ((self.quality, ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        printed = stat_of(s.things[number].printed.values, self.quality)
        return stat_of(s.now(number), self.quality) >= self.times * printed

    def text(self, p: Printer) -> str:
        name = self.quality.upper()
        return f"with {name} {'' if self.times == 1 else f'at least {self.times} times '}its printed {name}"


@dataclass(frozen=True)
class Most(Filter):
    """Among the cards of a query, none has more of something ("cost", "atk", "def"), or with `least` none has less."""

    quality: str
    query: Query
    least: bool = False
    place = "after"
    facets: ClassVar[int] = TEXT | F_PLACE | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return (*self.query.reads(), *(() if self.quality == "cost" else ((self.quality, ANY),)))

    def _of(self, s: VsState, number: int) -> int:
        return int(s.things[number].printed.values.cost) if self.quality == "cost" else stat_of(s.now(number), self.quality)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = self._of(s, number)
        others = [self._of(s, n) for n in self.query.numbers(s, scope)]
        return all(mine <= o for o in others) if self.least else all(mine >= o for o in others)

    def text(self, p: Printer) -> str:
        name = self.quality if self.quality == "cost" else self.quality.upper()
        return f"with the {'lowest' if self.least else 'highest'} {name}"


@dataclass(frozen=True)
class Highest(Value):
    """The highest cost, ATK or DEF ("cost", "atk", "def") among some cards, or with `least` the lowest; 0 if there are none (vs:104.3)."""

    quality: str
    query: Query
    least: bool = False
    facets: ClassVar[int] = TEXT | F_PLACE | F_COUNTERS

    def reads(self) -> tuple[Mark, ...]:
        return (*self.query.reads(), *(() if self.quality == "cost" else ((self.quality, ANY),)))

    def amount(self, s: VsState, scope: Scope) -> int:
        numbers = self.query.numbers(s, scope)
        if self.quality == "cost":
            found = [int(s.things[n].printed.values.cost) for n in numbers]
        else:
            found = [stat_of(s.now(n), self.quality) for n in numbers]
        return (min if self.least else max)(found, default=0)

    def text(self, p: Printer) -> str:
        name = self.quality if self.quality == "cost" else self.quality.upper()
        return f"the {'lowest' if self.least else 'highest'} {name} among {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class HowManyDifferent(Value):
    """How many different affiliations, names, versions or costs ("affiliation", "name", "version", "cost") there are among some cards."""

    what: str
    query: Query
    facets: ClassVar[int] = TEXT | F_PLACE

    def reads(self) -> tuple[Mark, ...]:
        mark = {"affiliation": "team", "name": "name", "version": "version"}.get(self.what)
        return (*self.query.reads(), *(((mark, ANY),) if mark else ()))

    def amount(self, s: VsState, scope: Scope) -> int:
        found: set[Any] = set()
        for n in self.query.numbers(s, scope):
            v = s.now(n)
            words = {"affiliation": v.teams, "name": v.names, "version": v.versions, "cost": (s.things[n].printed.values.cost,)}
            found.update(words[self.what])
        return len(found)

    def text(self, p: Printer) -> str:
        return f"the number of different {plural(self.what)} among {plural(self.query.noun(p))}"


@dataclass(frozen=True)
class _Gap(Value):
    """What must be added to one of ATK and DEF to make it what the other is (vs:G:Switch)."""

    who: Who
    quality: str
    facets: ClassVar[int] = TEXT | F_COUNTERS

    def amount(self, s: VsState, scope: Scope) -> int:
        refs: Sequence[int] = [r for r in self.who.refs(s, scope) if s.there(r)]
        if not refs:
            return 0
        v = s.now(refs[0])
        return stat_of(v, "def") - int(v.atk) if self.quality == "atk" else stat_of(v, "atk") - int(v.def_)

    def text(self, p: Printer) -> str:
        other = "DEF" if self.quality == "atk" else "ATK"
        return f"the difference to its {other}"


def switches_stats(who: Who, until: str = "turn") -> Lasting:
    """A character's ATK and DEF are switched: each is changed by the difference there is just then (vs:G:Switch)."""
    return pump(who, _Gap(who, "atk"), _Gap(who, "def"), until)
