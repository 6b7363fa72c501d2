"""Numbers and conditions that cards of Marvel Champions speak of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from longbox.games.champions.befall import has_fallen
from longbox.games.champions.card import HERO
from longbox.games.champions.state import (
    DECK,
    DISCARD,
    F_COUNTERS,
    F_DAMAGE,
    F_HAND,
    F_STATUS,
    F_TEXT,
    F_THREAT,
    ChState,
)
from longbox.kernel.queries import Condition, Filter, Scope, Value, Who, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

# -- numbers ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stat(Value):
    """A power or hit points of a character: "atk", "thw", "def_", "sch", "hp", "left", "damage"."""

    who: Who
    power: str
    facets: ClassVar[int] = F_TEXT | F_DAMAGE

    def amount(self, s: ChState, scope: Scope) -> int:
        refs = self.who.refs(s, scope)
        if not refs:
            return 0
        if self.power == "left":
            return s.left(refs[0] & NUMBER_MASK)
        if self.power == "damage":
            return int(s.was(refs[0]).damage)
        return int(getattr(s.seen(refs[0]), self.power) or 0)

    def reads(self) -> tuple[tuple[str, str], ...]:
        found = {"left": "hp", "damage": ""}.get(self.power, self.power)
        return (*super().reads(), (found, "*")) if found else super().reads()

    def text(self, p: Printer) -> str:
        words = {"left": "remaining hit points", "damage": "sustained damage", "hp": "hit points", "def_": "DEF"}
        whose = "your" if self.who.text(p) == "you" else f"{self.who.text(p)}'s"
        return f"{whose} {words.get(self.power, self.power.upper())}"


@dataclass(frozen=True)
class CountersOn(Value):
    """The counters of a name on a card."""

    name: str
    who: Who
    facets: ClassVar[int] = F_COUNTERS

    def amount(self, s: ChState, scope: Scope) -> int:
        return sum(s.was(r).counter(self.name) for r in self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"the number of {self.name} counters on {self.who.text(p)}"


@dataclass(frozen=True)
class ThreatOn(Value):
    """The threat on schemes."""

    who: Who
    facets: ClassVar[int] = F_THREAT

    def amount(self, s: ChState, scope: Scope) -> int:
        return sum(s.was(r).threat for r in self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"the threat on {self.who.text(p)}"


@dataclass(frozen=True)
class PerPlayer(Value):
    """champions:per-player-icon a number times the players who started."""

    n: int

    def amount(self, s: ChState, scope: Scope) -> int:
        return self.n * s.starters

    def text(self, p: Printer) -> str:
        return f"{self.n}[per player]"


@dataclass(frozen=True)
class Bound(Value):
    """A number that an earlier part bound: "amount" is what the last verb did."""

    name: str = "amount"
    words: str = "that much"

    def amount(self, s: ChState, scope: Scope) -> int:
        return int(scope.get(self.name, 0) or 0)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Symbols(Value):
    """Printed resources of a type (or boost icons) on cards that an earlier part bound.

    champions:wild-resource#3; champions:alteration-effect#1 what is additional for each of them (`times`) is one number with
    what it is added to (`plus`).
    """

    type: str
    name: str = "cards"
    plus: int = 0
    times: int = 1
    words: str = ""

    def amount(self, s: ChState, scope: Scope) -> int:
        total = 0
        for ref in scope.get(self.name, ()):
            face = s.get(ref).printed.faces[0]
            total += self.of(face)
        return self.plus + self.times * total

    def of(self, face: Any) -> int:
        """How many there are on a side of a card: boost icons, the star in the boost area (champions:star-icon), or resources."""
        if self.type == "star":
            return int(face.star)
        return int(face.boost if self.type == "boost" else face.values.resources.get(self.type, 0))

    def text(self, p: Printer) -> str:
        return self.words or f"the number of printed [{self.type}] resources on them"


@dataclass(frozen=True)
class Sum(Value):
    """Several numbers added up, within limits."""

    parts: tuple[Value, ...]
    most: int = 1 << 20
    words: str = ""

    def amount(self, s: ChState, scope: Scope) -> int:
        return min(self.most, sum(v.amount(s, scope) for v in self.parts))

    def text(self, p: Printer) -> str:
        if self.words:
            return self.words
        text = " plus ".join(v.text(p) for v in self.parts)
        return f"{text} (to a maximum of {self.most})" if self.most < 1 << 20 else text


@dataclass(frozen=True)
class Depends(Value):
    """One number if a condition is true, another if not (champions:alteration-effect: "... instead if ...")."""

    condition: Condition
    then: Any
    otherwise: Any

    def amount(self, s: ChState, scope: Scope) -> int:
        return value_of(self.then if self.condition.holds(s, scope) else self.otherwise).amount(s, scope)

    def text(self, p: Printer, noun: str = "") -> str:
        first = f"{value_of(self.otherwise).text(p)} {noun}".rstrip()
        return f"{first} ({value_of(self.then).text(p)} instead if {self.condition.text(p)})"


# -- conditions ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class YouHave(Condition):
    """Your identity has a trait."""

    trait: str
    facets: ClassVar[int] = F_TEXT

    def holds(self, s: ChState, scope: Scope) -> bool:
        return scope.you in s.order and self.trait in s.now(s.things[scope.you].identity).traits

    def reads(self) -> tuple[tuple[str, str], ...]:
        return (("trait", self.trait),)

    def text(self, p: Printer) -> str:
        return f"you have the {self.trait} trait"


@dataclass(frozen=True)
class CanDraw(Condition):
    """champions:choose#5 there is a card that you could draw: one of your deck, or of the pile of which that is made anew."""

    facets: ClassVar[int] = F_HAND

    def holds(self, s: ChState, scope: Scope) -> bool:
        return scope.you in s.order and bool(s.zone(scope.you, DECK) or s.zone(scope.you, DISCARD))

    def text(self, p: Printer) -> str:
        return "you can draw a card"


@dataclass(frozen=True)
class InForm(Condition):
    """champions:form you are in hero or alter-ego form, or show the side of this name."""

    form: str = ""
    name: str = ""
    facets: ClassVar[int] = F_TEXT

    def holds(self, s: ChState, scope: Scope) -> bool:
        if scope.you not in s.order:
            return False
        v = s.identity(scope.you).up.values
        return bool(v.name == self.name if self.name else v.kind == self.form)

    def text(self, p: Printer) -> str:
        return f"you are {self.name}" if self.name else f"you are in {'hero' if self.form == HERO else 'alter-ego'} form"


@dataclass(frozen=True)
class PaidWith(Condition):
    """You paid for this with a resource of a type (champions:resource); with `only_` with no other.

    champions:wild-resource#1: a wild one that was needed as no other type was used as this one. With nothing spent it is false
    (champions:faq:unstoppable-force#1).
    """

    type: str
    only_: bool = False

    def holds(self, s: ChState, scope: Scope) -> bool:
        paid = [t in (self.type, "wild") for _, t in scope.get("paid", ())]
        return bool(paid) and all(paid) if self.only_ else any(paid)

    def text(self, p: Printer) -> str:
        return f"you paid for this card using {'only ' if self.only_ else 'a '}[{self.type}] resource{'s' if self.only_ else ''}"


@dataclass(frozen=True)
class IsSo(Condition):
    """A character (or scheme) passes filters."""

    who: Who
    filters: tuple[Filter, ...]
    words: str
    facets: ClassVar[int] = F_TEXT | F_STATUS | F_DAMAGE

    def holds(self, s: ChState, scope: Scope) -> bool:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        return bool(refs) and all(f.test(s, r & NUMBER_MASK, scope) for r in refs for f in self.filters)

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Did(Condition):
    """The activations that came before were made (`yes`), or not: a status card may have replaced them."""

    words: str
    yes: bool = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        return bool(scope.get("made", 0)) is self.yes

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class AnyOfThis(Condition):
    """A number that an earlier part bound is above zero, or (`none`) is not."""

    words: str
    name: str = "amount"
    none: bool = False

    def holds(self, s: ChState, scope: Scope) -> bool:
        value = scope.get(self.name, 0)
        return bool(value) is not self.none

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class Undefended(Condition):
    """champions:defend#6 the attack under way is undefended, or the one just over was; with `villain` it must be the villain's."""

    villain: bool = True
    of_activation: ClassVar[bool] = True

    def holds(self, s: ChState, scope: Scope) -> bool:
        act = getattr(scope.event, "record", None) or s.activation
        if act is None or act.kind != "attack":
            return False
        # an ally that defended and was defeated by now, by a boost card say, defends no more
        if not act.undefended and (act.over or not has_fallen(s, act.defender)):
            return False
        return not self.villain or act.enemy & NUMBER_MASK == s.villain

    def text(self, p: Printer) -> str:
        return f"{'the villain' if self.villain else 'this enemy'} is making an undefended attack"


@dataclass(frozen=True)
class Always(Condition):
    """True."""

    words: str = field(default="")

    def holds(self, s: ChState, scope: Scope) -> bool:
        return True

    def text(self, p: Printer) -> str:
        return self.words
