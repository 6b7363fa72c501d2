"""Which cards: properties of a card as it is, or as it was when something was recorded (dcdb:1.020)."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.state import DcState, Values
from longbox.games.dcdb.state.bases import Filter
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, walk
from longbox.kernel.text import Printer, joined, number_word


@dataclass(frozen=True)
class Trait(Filter):
    """A property that can be told from the values of a card."""

    def fits(self, v: Values) -> bool:
        """Have these values the property?"""
        raise NotImplementedError

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return self.fits(s.now(number))


@dataclass(frozen=True)
class Kind(Trait):
    """A card of one of these types (dcdb:6.530)."""

    types: tuple[str, ...]
    place: ClassVar[str] = "noun"

    def fits(self, v: Values) -> bool:
        return any([t in v.types for t in self.types])

    def text(self, p: Printer) -> str:
        return joined(self.types, "or")


@dataclass(frozen=True)
class NotKind(Trait):
    """A card of any type but this."""

    type: str
    place: ClassVar[str] = "noun"

    def fits(self, v: Values) -> bool:
        return self.type not in v.types

    def text(self, p: Printer) -> str:
        return f"non-{self.type}"


@dataclass(frozen=True)
class Cost(Trait):
    """A card whose cost (dcdb:6.120) lies between two numbers."""

    least: int = 0
    most: int = 99
    place: ClassVar[str] = "after"

    def fits(self, v: Values) -> bool:
        return self.least <= v.cost <= self.most

    def text(self, p: Printer) -> str:
        if self.most == 99:
            return f"with cost {self.least} or greater"
        if self.least == 0 and self.most:
            return f"with cost {self.most} or less"
        if self.most == self.least + 1:
            return f"with cost {self.least} or {self.most}"
        return f"with cost {self.least}" if self.most == self.least else f"with cost {self.least} to {self.most}"


@dataclass(frozen=True)
class OddCost(Trait):
    """A card whose cost is odd; with `odd` false even, as 0 is."""

    odd: bool = True
    place: ClassVar[str] = "after"

    def fits(self, v: Values) -> bool:
        return (v.cost % 2 == 1) is self.odd

    def text(self, p: Printer) -> str:
        return f"with {'odd' if self.odd else 'even'} cost"


@dataclass(frozen=True)
class Named(Trait):
    """A card with one of these names (dcdb:6.270). dcdb:6.560 "Weakness" is a name, not the type."""

    names: tuple[str, ...]
    place: ClassVar[str] = "noun"

    def fits(self, v: Values) -> bool:
        return v.name in self.names

    def text(self, p: Printer) -> str:
        return joined(self.names, "or")


@dataclass(frozen=True)
class NotNamed(Trait):
    """A card with any name but this (dcdb:6.270)."""

    name: str

    def fits(self, v: Values) -> bool:
        return v.name != self.name

    def text(self, p: Printer) -> str:
        return f"non-{self.name}"


@dataclass(frozen=True)
class Marked(Trait):
    """A card with a keyword or subtype (dcdb:6.220, dcdb:6.450), some of which do nothing themselves.

    dcdb:6.030 Assist; dcdb:6.130 Construct; dcdb:6.255 Metal; dcdb:6.261 Move; dcdb:6.370 Protector; dcdb:6.390 Range; dcdb:6.445.
    """

    word: str

    def fits(self, v: Values) -> bool:
        return self.word in v.words

    def text(self, p: Printer) -> str:
        return self.word


@dataclass(frozen=True)
class Colored(Trait):
    """A card of a color (dcdb:6.100), whatever its types (dcdb:6.102)."""

    color: str

    def fits(self, v: Values) -> bool:
        return v.color == self.color

    def text(self, p: Printer) -> str:
        return self.color


@dataclass(frozen=True)
class NotMarked(Trait):
    """A card without a keyword or subtype (dcdb:6.220)."""

    word: str

    def fits(self, v: Values) -> bool:
        return self.word not in v.words

    def text(self, p: Printer) -> str:
        return f"non-{self.word}"


@dataclass(frozen=True)
class HasDefense(Trait):
    """A card with a Defense (dcdb:6.170), or with `blocks` also with a Block (dcdb:6.080)."""

    blocks: bool = False

    def fits(self, v: Values) -> bool:
        words = ("Defense", "Block") if self.blocks else ("Defense",)
        return any([a.stage == "avoid" and getattr(a, "word", "") in words for a in v.abilities])

    def text(self, p: Printer) -> str:
        return "Defense or Block" if self.blocks else "Defense"


@dataclass(frozen=True)
class HasAttack(Trait):
    """A card that lets a player attack another, as it is played or later (MC:The Comedian (Crossover 4)#4).

    First appearance attacks do not count (MC:The Comedian (Crossover 4)#3).
    """

    def fits(self, v: Values) -> bool:
        trees = [a for a in v.abilities if a.stage != "first appearance"]
        found = [v.play, *trees] if v.play is not None else trees
        return any([getattr(node, "attacks", False) for tree in found for node in walk(tree)])

    def text(self, p: Printer) -> str:
        return "Attack"


@dataclass(frozen=True)
class Other(Filter):
    """Any card but this one (dcdb:6.010, dcdb:6.011, dcdb:6.310)."""

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return s.card(scope.this).number != number

    def text(self, p: Printer) -> str:
        return "other"


def fit(filters: tuple[Trait, ...], v: Values) -> bool:
    """Do these values have all of the properties?"""
    return all([f.fits(v) for f in filters])


def card_words(filters: tuple[Filter, ...], p: Printer, noun: str = "card") -> str:
    """The noun phrase of what has all of these properties."""
    before, after = [], []
    for f in filters:
        word = f.text(p)
        if f.place == "noun":
            noun = word
        elif f.place == "before":
            before.append(word)
        else:
            after.append(word)
    return " ".join([*before, noun, *after])


def nth_word(n: int) -> str:
    """first, second ..."""
    return ("", "first", "second", "third", "fourth", "fifth")[n] if n < 6 else f"{number_word(n)}th"
