"""What powers and effects that last make of characters: ATK and DEF, keywords, powers, teams.

vs2pcg:calculating-atk-def#1 base values first, then counters, then everything else by its timestamp, a switch of two numbers as well (2P-A1).
"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.vs2pcg.language.wording import listed
from longbox.games.vs2pcg.state import INFINITE, KEYWORD_POWERS, KEYWORDS, SUPER_POWERS, SWARM, PcgState, Values
from longbox.games.vs2pcg.state.bases import Ability, Query, Value, Who, Write
from longbox.kernel import queries
from longbox.kernel.abilities import Continuous
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, amount_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined, signed


@dataclass(frozen=True)
class PcgWrite(Write):
    """vs2pcg:timestamps#1 timestamps alone decide the order."""

    #: it sets base values (vs2pcg:base-atk-def#1)
    base: ClassVar[bool] = False

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ()

    def atk_gained(self, amount: object) -> int:
        """How much ATK a character gains by it, with these numbers."""
        return 0


@dataclass(frozen=True)
class AtkDef(PcgWrite):
    """Characters get so much more ATK and DEF, or less. vs2pcg:calculating-atk-def#3 below zero the true value counts on."""

    atk: int | Value = 0
    def_: int | Value = 0

    def amount(self, s: PcgState, scope: Scope) -> tuple[int, int]:
        return amount_of(self.atk, s, scope), amount_of(self.def_, s, scope)

    def apply(self, s: PcgState, values: Values, amount: tuple[int, int], scope: Scope, number: int) -> None:
        values.atk += amount[0]
        values.def_ += amount[1]

    def atk_gained(self, amount: object) -> int:
        return amount[0] if isinstance(amount, tuple) else 0

    def words(self, p: Printer, many: bool) -> str:
        return f"{'get' if many else 'gets'} {atk_def_words(self.atk, self.def_, p)}"


@dataclass(frozen=True)
class Doubled(AtkDef):
    """Current ATK and DEF are doubled: there is as much more as there is now (vs2pcg:resolving-effects#2)."""

    def amount(self, s: PcgState, scope: Scope) -> tuple[int, int]:
        return s.atk(scope.this), s.def_(scope.this)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} its current ATK and DEF doubled"


def atk_def_words(atk: int | Value, def_: int | Value, p: Printer) -> str:
    """ "+3/+0", "+1/+1 for each ..."."""
    if isinstance(atk, int) and isinstance(def_, int):
        return f"{signed(atk)}/{signed(def_)}"
    value = atk if isinstance(atk, queries.Value) else def_
    assert isinstance(value, queries.Value)
    words = value.text(p)
    if isinstance(atk, queries.Value) and isinstance(def_, queries.Value) and atk != def_:
        return f"+X/+Y, where X is {words} and Y is {def_.text(p)}"
    n = getattr(value, "n", 1)
    one = f"{signed(n) if atk == value else '+0'}/{signed(n) if def_ == value else '+0'}"
    return f"{one} {words}" if words.startswith("for each ") else f"+X/{'+X' if def_ == value else '+0'}, where X is {words}"


@dataclass(frozen=True)
class RaisedTo(PcgWrite):
    """This character gains ATK and DEF up to so many of each; below zero the true value counts (vs2pcg:calculating-atk-def#3)."""

    to: int

    def amount(self, s: PcgState, scope: Scope) -> tuple[int, int]:
        v = s.now(scope.this & NUMBER_MASK)
        return max(0, self.to - v.atk), max(0, self.to - v.def_)

    def apply(self, s: PcgState, values: Values, amount: tuple[int, int], scope: Scope, number: int) -> None:
        values.atk += amount[0]
        values.def_ += amount[1]

    def words(self, p: Printer, many: bool) -> str:
        return f"gains ATK and DEF until it is {self.to}/{self.to}"


@dataclass(frozen=True)
class MoreHealth(PcgWrite):
    """Characters have 1 more health, or so much for each of those that a value counts (vs2pcg:term-health#1)."""

    n: int | Value = 1

    def amount(self, s: PcgState, scope: Scope) -> int:
        return amount_of(self.n, s, scope)

    def apply(self, s: PcgState, values: Values, amount: int, scope: Scope, number: int) -> None:
        values.health += amount

    def words(self, p: Printer, many: bool) -> str:
        how, rest = (self.n, "") if isinstance(self.n, int) else (1, f" {self.n.text(p)}")
        return f"{'have' if many else 'has'} {how} more health{rest}"


@dataclass(frozen=True)
class SetsBase(PcgWrite):
    """vs2pcg:base-atk-def#1 the base ATK and DEF become those of another character as they are now, counters still coming on top.

    With `of_base` they become the base ATK and DEF of a card, wherever it lies.
    """

    like: Who
    of_base: bool = False
    base: ClassVar[bool] = True

    def amount(self, s: PcgState, scope: Scope) -> tuple[int, int]:
        refs = self.like.refs(s, scope)
        if not refs:
            return (0, 1)
        v = s.now(refs[0] & NUMBER_MASK)
        # vs2pcg:calculating-atk-def#3 who copies ATK below zero does not raise it: it is 0
        return (v.base_atk, v.base_def) if self.of_base else (s.atk(refs[0]), s.def_(refs[0]))

    def apply(self, s: PcgState, values: Values, amount: tuple[int, int], scope: Scope, number: int) -> None:
        values.atk = values.base_atk = amount[0]
        values.def_ = values.base_def = amount[1]

    def words(self, p: Printer, many: bool) -> str:
        return f"has base ATK and DEF equal to the {'base' if self.of_base else 'current'} ATK and DEF of {self.like.text(p)}"


@dataclass(frozen=True)
class SumOfFigures(PcgWrite):
    """The base ATK and DEF, and the health, become those printed on other cards, all together (vs2pcg:base-atk-def#1)."""

    like: Who
    base: ClassVar[bool] = True

    def amount(self, s: PcgState, scope: Scope) -> tuple[int, int, int]:
        faces = [s.card(r).printed.faces[s.card(r).level - 1] for r in self.like.refs(s, scope)]
        return sum([v.atk for v in faces]), sum([v.def_ for v in faces]), sum([v.health for v in faces])

    def apply(self, s: PcgState, values: Values, amount: tuple[int, int, int], scope: Scope, number: int) -> None:
        values.atk = values.base_atk = amount[0]
        values.def_ = values.base_def = amount[1]
        values.health = amount[2]

    def words(self, p: Printer, many: bool) -> str:
        return f"has the total ATK, DEF and health of {self.like.text(p)} as base ATK, DEF and health"


@dataclass(frozen=True)
class BecomesBase(PcgWrite):
    """The current ATK and DEF become the same as the base ones (vs2pcg:base-atk-def#1); what comes later counts on top."""

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.atk = values.base_atk
        values.def_ = values.base_def

    def words(self, p: Printer, many: bool) -> str:
        return "has current ATK and DEF equal to its base ATK and DEF"


@dataclass(frozen=True)
class AtkBecomes(PcgWrite):
    """The current ATK becomes a number; what comes later by its timestamp counts on top (vs2pcg:calculating-atk-def#2)."""

    n: int

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.atk = self.n

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {'infinite' if self.n >= INFINITE else self.n} ATK"


@dataclass(frozen=True)
class ProtectsNobody(PcgWrite):
    """Characters don't protect those behind them (vs2pcg:term-protection#1)."""

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.guards = False

    def words(self, p: Printer, many: bool) -> str:
        return f"{'protect' if many else 'protects'} nobody"


@dataclass(frozen=True)
class HasHealth(PcgWrite):
    """Characters have so much health (vs2pcg:term-health#1)."""

    n: int

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.health = self.n

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.n:,} health"


@dataclass(frozen=True)
class Switched(PcgWrite):
    """vs2pcg:term-switch#2 ATK and DEF are switched; vs2pcg:calculating-atk-def#2 not what comes after it by its timestamp."""

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.atk, values.def_ = values.def_, values.atk

    def words(self, p: Printer, many: bool) -> str:
        return "has its current ATK and DEF switched"


@dataclass(frozen=True)
class Gains(PcgWrite):
    """Characters gain keyword powers (vs2pcg:term-keyword-power#1), unless they can't gain any."""

    given: tuple[str, ...]
    early: ClassVar[bool] = True

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if KEYWORD_POWERS not in values.bars and not s.stunned(number):
            values.words = values.words | {w for w in self.given if w not in values.bars}

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} {listed(self.given)}"


@dataclass(frozen=True)
class GainsPower(PcgWrite):
    """Characters gain a power that is written out; `of` is what it calls who gains it, if that is not the source."""

    ability: Ability
    of: str = ""
    early: ClassVar[bool] = True

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if kind_of_power(self.ability) in values.bars:
            return
        if not s.stunned(number) and name_of_power(self.ability) not in values.bars:
            values.abilities = (*values.abilities, self.ability)

    def words(self, p: Printer, many: bool) -> str:
        return f'{"gain" if many else "gains"} "{self.ability.print(self.of or p.name)}"'


@dataclass(frozen=True)
class HasPowersOf(PcgWrite):
    """Characters have the powers of all characters of a query as well."""

    query: Query
    early: ClassVar[bool] = True

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if s.stunned(number):
            return
        for n in self.query.numbers(s, scope):
            v = s.now(n)
            if n != number:
                values.words = values.words | {w for w in v.words if not barred_from(values, w, KEYWORD_POWERS)}
                new = [a for a in v.abilities if not barred_from(values, name_of_power(a), kind_of_power(a))]
                values.abilities = (*values.abilities, *[a for a in new if a not in values.abilities])

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} all the powers of each {self.query.noun(p)}"


@dataclass(frozen=True)
class GainsPrinted(PcgWrite):
    """Characters gain the powers of these kinds that are printed on others, wherever those are by now (vs2pcg:character-powers#1)."""

    like: Who
    kinds: tuple[str, ...] = (KEYWORD_POWERS, SUPER_POWERS)
    early: ClassVar[bool] = True

    def amount(self, s: PcgState, scope: Scope) -> tuple[frozenset[str], tuple[Ability, ...]]:
        words: frozenset[str] = frozenset()
        found: list[Ability] = []
        for r in self.like.refs(s, scope):
            c = s.card(r)
            v: Values = c.printed.faces[c.level - 1]
            words = words | v.words
            found.extend([a for a in v.abilities if kind_of_power(a) in self.kinds])
        return words if KEYWORD_POWERS in self.kinds else frozenset(), tuple(found)

    def apply(
        self, s: PcgState, values: Values, amount: tuple[frozenset[str], tuple[Ability, ...]], scope: Scope, number: int
    ) -> None:
        if s.stunned(number):
            return
        if KEYWORD_POWERS not in values.bars:
            values.words = values.words | {w for w in amount[0] if w not in values.bars}
        open_ = [a for a in amount[1] if kind_of_power(a) not in values.bars and name_of_power(a) not in values.bars]
        values.abilities = (*values.abilities, *[a for a in open_ if a not in values.abilities])

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} the printed {joined(self.kinds)} of {self.like.text(p)}"


@dataclass(frozen=True)
class Loses(PcgWrite):
    """Characters lose powers of some kinds: words (Flight, Leader ...), all keyword powers, all super powers; with `bar` they can't gain such.

    vs2pcg:keyword-swarm#1 Swarm can't be turned off.
    """

    kinds: tuple[str, ...]
    bar: bool = False
    early: ClassVar[bool] = True

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        lost = set(self.kinds)
        if KEYWORD_POWERS in lost:
            values.words = values.words & {SWARM}
        values.words = frozenset({w for w in values.words if w not in lost or w == SWARM})
        values.abilities = tuple([a for a in values.abilities if kind_of_power(a) not in lost and name_of_power(a) not in lost])
        if self.bar:
            values.bars = values.bars | lost

    def words(self, p: Printer, many: bool) -> str:
        what = joined([f"[{k}]" if k in KEYWORDS else k for k in self.kinds])
        if set(self.kinds) == set(ALL_POWERS):
            what = "their powers" if many else "its powers"
        return f"{'lose' if many else 'loses'}{' and can’t gain'.replace('’', chr(39)) if self.bar else ''} {what}"


LEVEL_UP_POWERS = "level up powers"
#: vs2pcg:character-powers#1 the three types of powers
ALL_POWERS = (KEYWORD_POWERS, SUPER_POWERS, LEVEL_UP_POWERS)


def kind_of_power(a: Ability) -> str:
    """vs2pcg:character-powers#1 a super power, a level up power, or a keyword power."""
    found: str = getattr(a, "type_of_power", KEYWORD_POWERS)
    return found


def barred_from(values: Values, name: str, kind: str) -> bool:
    """Can a character gain no power of that name, or of that kind (vs2pcg:golden-rules#1)?"""
    return name in values.bars or kind in values.bars


@dataclass(frozen=True)
class AlsoTeam(PcgWrite):
    """Characters have another team affiliation as well."""

    team: str

    def apply(self, s: PcgState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if self.team not in values.teams:
            values.teams = (*values.teams, self.team)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'are' if many else 'is'} also [{self.team}]"


def name_of_power(a: Ability) -> str:
    """vs2pcg:term-keyword-power#1 the word that a power goes by."""
    found: str = getattr(a, "title", "") or a.label
    return found


def sets_base(ability: Ability) -> bool:
    """Does a continuous power or modifier set base values?"""
    return isinstance(ability, Continuous) and any([isinstance(w, PcgWrite) and w.base for w in ability.writes])
