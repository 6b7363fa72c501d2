"""What constant abilities and lasting effects change: numbers, traits, keywords (champions:gets, champions:gains,
champions:modifiers)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions.language.values import Depends
from longbox.games.champions.state.bases import Write
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import value_of
from longbox.kernel.text import signed

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Values
    from longbox.kernel.queries import Scope, Value
    from longbox.kernel.text import Printer


#: the keywords with a number
NUMBERED = frozenset({"retaliate", "hinder", "incite", "victory"})


#: the keywords that are abilities
ABILITIES = frozenset({"retaliate", "quickstrike"})


STAT_WORDS = {
    "atk": "ATK",
    "thw": "THW",
    "def_": "DEF",
    "rec": "REC",
    "sch": "SCH",
    "hp": "hit points",
    "hand": "hand size",
    "ally_limit": "ally limit",
}


@dataclass(frozen=True)
class Gets(Write):
    """champions:gets so much more of a number: "atk", "thw", "def_", "rec", "sch", "hp", "hand", "ally_limit".

    While it is active (champions:gets#1); hit points for what is left and the maximum (champions:maximum-hit-points).
    """

    stat: str
    n: int | Value

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ((self.stat, "*"),)

    def amount(self, s: ChState, scope: Scope) -> int:
        return value_of(self.n).amount(s, scope)

    def apply(self, s: ChState, values: Values, amount: int, scope: Scope, number: int) -> None:
        have = getattr(values, self.stat)
        if have is not None:
            setattr(values, self.stat, have + amount)

    def words(self, p: Printer, many: bool) -> str:
        verb = "get" if many else "gets"
        word = STAT_WORDS[self.stat]
        if isinstance(self.n, int):
            word = "hit point" if self.stat == "hp" and self.n == 1 else word
            return f"{verb} {signed(self.n)} {word}"
        if isinstance(self.n, Depends):
            return f"{verb} +{self.n.text(p, word).replace(' (', ' (+')}"
        per = getattr(self.n, "per", None)
        if per is not None:
            return f"{verb} +1 {word} for each {per.noun(p)}"
        return f"{verb} +X {word}, where X is {self.n.text(p)}"


@dataclass(frozen=True)
class Base(Write):
    """champions:base-value a number begins at another value than the printed one."""

    stat: str
    n: int | Value

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ((self.stat, "base"),)

    def amount(self, s: ChState, scope: Scope) -> int:
        return value_of(self.n).amount(s, scope)

    def apply(self, s: ChState, values: Values, amount: int, scope: Scope, number: int) -> None:
        # what was added before stays added: the base takes the place of the printed value alone
        printed = getattr(s.game.printed(s, number), self.stat) or 0
        have = getattr(values, self.stat)
        setattr(values, self.stat, amount + (0 if have is None else have - printed))

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} a base {STAT_WORDS[self.stat]} of {value_of(self.n).text(p)}"


@dataclass(frozen=True)
class Doubles(Write):
    """champions:modifiers#1 a number is doubled (or halved: -2), after all that is added."""

    stat: str
    by: int = 2

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ((self.stat, "*"),)

    def apply(self, s: ChState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.late = (*values.late, (self.stat, "times", self.by))

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {STAT_WORDS[self.stat]} {'doubled' if self.by > 0 else 'halved'}"


@dataclass(frozen=True)
class SetTo(Write):
    """champions:modifiers#2 a number is set, whatever else changes it; the latest setting counts."""

    stat: str
    n: int | Value

    def marks(self) -> tuple[tuple[str, str], ...]:
        return ((self.stat, "*"),)

    def amount(self, s: ChState, scope: Scope) -> int:
        return value_of(self.n).amount(s, scope)

    def apply(self, s: ChState, values: Values, amount: int, scope: Scope, number: int) -> None:
        values.late = (*values.late, (self.stat, "set", amount))

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} {STAT_WORDS[self.stat]} set to {value_of(self.n).text(p)}"


def rounded_off(values: Values) -> None:
    """champions:modifiers#1 to #4: doublings and halvings after sums, settings last; rounded up; nothing below zero.

    champions:modifiers#p2, champions:modifiers#4: fractions are rounded once, when all has been applied.
    """
    values.sums = (values.atk, values.sch)
    late = values.late
    if late:
        for stat in dict.fromkeys(stat for stat, how, _ in late if how == "times"):
            over = under = 1
            for other, how, n in late:
                if other == stat and how == "times":
                    over, under = (over * n, under) if n > 0 else (over, under * -n)
            setattr(values, stat, -(-(getattr(values, stat) or 0) * over // under))
        for stat, how, n in late:
            if how == "set":
                setattr(values, stat, n)
    if values.atk is not None and values.atk < 0:
        values.atk = 0
    if values.thw is not None and values.thw < 0:
        values.thw = 0
    if values.def_ is not None and values.def_ < 0:
        values.def_ = 0
    if values.sch is not None and values.sch < 0:
        values.sch = 0
    if values.rec is not None and values.rec < 0:
        values.rec = 0
    if values.hand < 0:
        values.hand = 0


def boosted(values: Values, stat: str, icons: int) -> int:
    """champions:modifiers, champions:modifiers#1 an enemy's ATK or SCH with boost icons, which are one addition among the others:
    they come before doublings, make up for what is below zero, and do nothing to a number that is set (champions:modifiers#2)."""
    have = getattr(values, stat) if values.sums is None else values.sums[stat == "sch"]
    own = values.copy()
    setattr(own, stat, (have or 0) + icons)
    rounded_off(own)
    found: int = getattr(own, stat)
    return found


@dataclass(frozen=True)
class Gains(Write):
    """champions:gains a keyword (with its number), which is then not a printed one."""

    keyword: str
    n: int = 1
    #: that is, those keywords that are abilities of whoever has them
    early: ClassVar[bool] = True

    def comes_early(self) -> bool:
        return self.keyword in ABILITIES

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("keyword", self.keyword),)

    def apply(self, s: ChState, values: Values, amount: object, scope: Scope, number: int) -> None:
        # champions:constant-abilities#2 each instance works independently: numbers add up
        have = values.keywords.get(self.keyword, 0)
        n = have + self.n if self.keyword in NUMBERED else max(self.n, have)
        values.keywords = {**values.keywords, self.keyword: n}

    def words(self, p: Printer, many: bool) -> str:
        number = f" {self.n}" if self.keyword in NUMBERED else ""
        return f"{'gain' if many else 'gains'} {self.keyword}{number}"


@dataclass(frozen=True)
class GainsTrait(Write):
    """champions:gains a trait."""

    trait: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("trait", self.trait),)

    def apply(self, s: ChState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.traits = values.traits | {self.trait}

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} the {self.trait} trait"


@dataclass(frozen=True)
class Bar(Write):
    """champions:cannot something that this card can't do, or that can't be done to it, by a word the rules know.

    "stunned", "confused" (champions:stun#2, champions:confuse#2), "defend", "threat" (can't be removed from it),
    "ally must defend"; or "divides atk", "divides thw": it may divide what its basic power deals or removes;
    or "Arrow attacks gain ranged": its attacks with cards of that trait gain that keyword.
    """

    word: str
    said: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("bar", self.word),)

    def apply(self, s: ChState, values: Values, amount: object, scope: Scope, number: int) -> None:
        values.bars = values.bars | {self.word}

    def words(self, p: Printer, many: bool) -> str:
        return self.said
