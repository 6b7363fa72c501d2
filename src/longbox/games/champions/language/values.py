"""How many: numbers that texts speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.champions.state import F_COUNTERS, F_DAMAGE, F_TEXT, F_THREAT, TYPES
from longbox.games.champions.state.bases import Value
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import plural

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Face
    from longbox.kernel.queries import Condition, Query, Scope, Who
    from longbox.kernel.text import Printer


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
            face = s.card(ref).printed.faces[0]
            total += self.of(face)
        return self.plus + self.times * total

    def of(self, face: Face) -> int:
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


@dataclass(frozen=True)
class Kinds(Value):
    """How many different resource types are printed on the cards just discarded."""

    def amount(self, s: ChState, scope: Scope) -> int:
        found = [s.card(r).printed.faces[0].values.resources for r in scope.get("cards", ())]
        return sum(any(r.get(t) for r in found) for t in TYPES)

    def text(self, p: Printer) -> str:
        return "the number of different resource types discarded this way"


@dataclass(frozen=True)
class TechHand(Value):
    """Iron Man's larger hand: one card for each Tech upgrade, as far as a hand size of seven."""

    query: Query
    most: int
    base: int
    facets = F_TEXT

    def amount(self, s: ChState, scope: Scope) -> int:
        return max(0, min(len(self.query.numbers(s, scope)), self.most - self.base))

    def text(self, p: Printer) -> str:
        return f"the number of {plural(self.query.noun(p))} (to a hand size of {self.most})"


@dataclass(frozen=True)
class Chosen(Value):
    """How many cards were chosen for the cost (champions:choose#3)."""

    words: str
    name: str = "picked"

    def amount(self, s: ChState, scope: Scope) -> int:
        return len(scope.get(self.name, ()))

    def text(self, p: Printer) -> str:
        return self.words


@dataclass(frozen=True)
class OwnSymbols(Symbols):
    """Those on the cards of yours that were discarded."""

    name: str = "all discarded"

    def amount(self, s: ChState, scope: Scope) -> int:
        own = scope.bind(self.name, tuple(r for r in scope.get(self.name, ()) if s.card(r).owner == scope.you))
        return super().amount(s, own)
