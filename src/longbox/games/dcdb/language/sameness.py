"""Which cards are alike: copies, cards of the same cost; and what a card is worth in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.conditions import identity, played
from longbox.games.dcdb.language.filters import Trait
from longbox.games.dcdb.language.patterns import Gains, Plays
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import DISCARD, LINE_UP, DcState, Values
from longbox.games.dcdb.state.bases import Condition, Filter, Query, Value
from longbox.kernel.abilities import Bindings
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class WithVP(Trait):
    """A card whose VP value lies between two numbers; an asterisk counts as 3 (dcdb:5.040)."""

    least: int = -99
    most: int = 99
    place: ClassVar[str] = "after"

    def fits(self, v: Values) -> bool:
        return self.least <= v.vp <= self.most

    def text(self, p: Printer) -> str:
        return f"with VP value {self.most} or less" if self.least == -99 else f"with VP value {self.least} or greater"


@dataclass(frozen=True)
class GainsCheapest(Gains):
    """You buy or gain a card of the Line-Up whose cost no other card there is below: its cost, not what you pay (dcdb:6.120)."""

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        found = Gains.matches(self, s, event, scope)
        this: ev.Gain = event  # type: ignore[assignment]
        if not found or this.origin != LINE_UP or this.values is None:
            return ()
        return found if all([s.now(n).cost >= this.values.cost for n in s.line_up()]) else ()

    def text(self, p: Printer) -> str:
        return "when you buy or gain the card with the lowest cost in the Line-Up during your turn"


@dataclass(frozen=True)
class OfCost(Filter):
    """A card whose cost is a number that comes about."""

    cost: Value
    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return s.now(number).cost == self.cost.amount(s, scope)

    def text(self, p: Printer) -> str:
        return f"with a cost of {self.cost.text(p)}"


@dataclass(frozen=True)
class SameCost(Filter):
    """A card with the cost of what is bound under a name."""

    name: str = "it"
    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return bool(refs) and s.now(number).cost == s.now(refs[0] & NUMBER_MASK).cost

    def text(self, p: Printer) -> str:
        return "with the same cost"


@dataclass(frozen=True)
class Different(Query):
    """Of the cards of a query those that differ from one another: of equal ones the first (dcdb:6.185)."""

    query: Query

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        found: dict[tuple[str, str], int] = {}
        for n in self.query.numbers(s, scope):
            found.setdefault(identity(s, n), n)
        return list(found.values())

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"different {self.query.noun(p)}"


@dataclass(frozen=True)
class TwoAlike(Condition):
    """Two of the cards of a query are copies of the same card: not different (dcdb:6.185)."""

    query: Query

    def holds(self, s: DcState, scope: Scope) -> bool:
        found = self.query.numbers(s, scope)
        return len({identity(s, n) for n in found}) < len(found)

    def text(self, p: Printer) -> str:
        return f"there are two copies of the same {self.query.noun(p)}"


@dataclass(frozen=True)
class SameTypeAs(Filter):
    """A card of a type that a card discarded as a cost had, as it was then (dcdb:1.020, dcdb:6.530)."""

    name: str = "discarded"
    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        types = [t for e in s.memory.since("turn", ev.Discard) if e.card in refs and e.values is not None for t in e.values.types]
        return any([t in types for t in s.now(number).types])

    def text(self, p: Printer) -> str:
        return "that shares a card type with that card"


@dataclass(frozen=True)
class NoDearer(Filter):
    """A card whose cost is no greater than that of what is bound under a name; if nothing is, no card has such a cost."""

    name: str = "it"
    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return bool(refs) and s.now(number).cost <= s.now(refs[0] & NUMBER_MASK).cost

    def text(self, p: Printer) -> str:
        return "with equal or lesser cost"


@dataclass(frozen=True)
class OtherCost(Filter):
    """A card with another cost than what is bound under a name."""

    name: str = "it"
    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return not refs or s.now(number).cost != s.now(refs[0] & NUMBER_MASK).cost

    def text(self, p: Printer) -> str:
        return "with another cost"


@dataclass(frozen=True)
class DifferentFrom(Filter):
    """A card that is different from what is bound under a name (dcdb:6.185)."""

    name: str = "it"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        refs: tuple[int, ...] = scope.get(self.name, ())
        return not refs or identity(s, number) != identity(s, refs[0])

    def text(self, p: Printer) -> str:
        return "different"


@dataclass(frozen=True)
class CopiesOfPlayed(Query):
    """In your discard pile a copy for each card that you have played this turn, as far as there are (dcdb:2.020).

    dcdb:6.185 a copy is a card that is not different.
    """

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        wanted = [identity(s, e.card) for e in played(s, scope.you, ()) if not e.again]
        found = []
        for n in s.zone(scope.you, DISCARD):
            this = identity(s, n)
            if this in wanted:
                wanted.remove(this)
                found.append(n)
        return found

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"card in {their(p)} discard pile that you have already played a copy of this turn"


@dataclass(frozen=True)
class PlaysSameCost(Plays):
    """You play such a card, having played another card of its cost this turn (dcdb:1.022: as they were then).

    dcdb:6.011, dcdb:6.012 played again, it is another than the one played before.
    """

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        found = Plays.matches(self, s, event, scope)
        if not found:
            return found
        this: ev.Played = event  # type: ignore[assignment]
        others = [e for e in played(s, scope.you, ()) if e is not this and e.values.cost == this.values.cost]
        return found if others else ()

    def text(self, p: Printer) -> str:
        return f"{Plays.text(self, p)}, if you have played another card with its cost this turn"


@dataclass(frozen=True)
class PlaysUnowned(Plays):
    """You play such a card that you do not own as it has resolved (dcdb:2.020, dcdb:6.320)."""

    def matches(self, s: DcState, event: Event, scope: Scope) -> Sequence[Bindings]:
        this: ev.Played = event  # type: ignore[assignment]
        return Plays.matches(self, s, event, scope) if s.card(this.card).owner != scope.you else ()

    def text(self, p: Printer) -> str:
        return Plays.text(self, p).replace(" during your turn", " you don't own during your turn")


@dataclass(frozen=True)
class NamedAs(Filter):
    """A card with the name of a card of a query (dcdb:6.270)."""

    query: Query
    place: ClassVar[str] = "after"

    def test(self, s: DcState, number: int, scope: Scope) -> bool:
        return s.now(number).name in [s.now(n).name for n in self.query.numbers(s, scope)]

    def text(self, p: Printer) -> str:
        return f"with the same name as {a(self.query.noun(p))}"
