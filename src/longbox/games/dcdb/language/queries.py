"""Which sets of cards: those that lie somewhere, were played, gained or discarded this turn, are owned."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.control import controlled
from longbox.games.dcdb.language.filters import Trait, card_words, fit
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import (
    ABOVE,
    BELOW,
    F_LINE_UP,
    F_PILES,
    F_PLAY,
    FIRST_SHARED,
    HAND,
    KICKS,
    PLAY,
    SUPER_VILLAINS,
    ZONE_NAMES,
    DcCard,
    DcState,
)
from longbox.games.dcdb.state.bases import Query
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Filter, Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a, joined

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Cards(Query):
    """The cards in one or several zones: yours, where players have one each (dcdb:1.110: you are all of your team)."""

    places: tuple[int, ...]
    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = F_PLAY | F_LINE_UP | F_PILES

    def _all(self, s: DcState, scope: Scope) -> list[int]:
        out: list[int] = []
        for place in self.places:
            if place == SUPER_VILLAINS:
                out.extend([s.super_villain()] if s.super_villain() >= 0 else [])
            elif place == KICKS:
                # they are all alike
                out.extend(s.shared(place)[:1])
            elif place >= FIRST_SHARED:
                out.extend(s.shared(place))
            else:
                out.extend(controlled(s, scope.you) if place == PLAY else s.zone(scope.you, place))
        return out

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        filters = self.filters
        return [n for n in self._all(s, scope) if all([f.test(s, n, scope) for f in filters])]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self._all(s, scope) and all([f.test(s, number, scope) for f in self.filters])

    def noun(self, p: Printer) -> str:
        if self.places == (PLAY,):
            return noun_phrase(self.filters, "card", p, "you control" if p.person == "you" else "they control")
        if self.places in ((ABOVE,), (BELOW,)):
            where = f"{'on' if self.places == (ABOVE,) else 'under'} {their(p)} Super Hero"
            return noun_phrase(self.filters, "card", p, where)
        if self.places == (SUPER_VILLAINS,):
            return noun_phrase(self.filters, "card", p, "on top of the Super-Villain stack")
        own = [ZONE_NAMES[k] for k in self.places if k < FIRST_SHARED]
        words = [f"{their(p)} {joined(own, 'or')}"] if own else []
        words += [f"the {ZONE_NAMES[k]}" for k in self.places if k >= FIRST_SHARED]
        return noun_phrase(self.filters, "card", p, f"in {joined(words, 'or')}")


@dataclass(frozen=True)
class PlayedCards(Query):
    """The cards that you have played this turn and that are where they have resolved (dcdb:1.030, dcdb:1.040).

    One that is being played again has not resolved just now.
    """

    filters: tuple[Trait, ...] = ()

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        found: list[int] = []
        for e in s.memory.since("turn", ev.Played):
            n = e.card & NUMBER_MASK
            if n in found or n in s.playing:
                continue
            if e.player == scope.you and s.there(e.card) and fit(self.filters, e.values):
                found.append(n)
        return found[::-1]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{card_words(self.filters, p)} you played this turn"


def record_of(s: DcState, ref: int) -> ev.Played | None:
    """How a card was played that lies where it has resolved."""
    found: ev.Played | None = next((e for e in s.memory.since("turn", ev.Played) if e.card == ref), None)
    return found


@dataclass(frozen=True)
class GainedCards(Query):
    """The cards that you have bought or gained this turn and that lie where they have come."""

    filters: tuple[Trait, ...] = ()

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        found = [
            e.landed & NUMBER_MASK
            for e in s.memory.since("turn", ev.Gain)
            if e.player == scope.you
            and s.there(e.landed)
            and s.place(e.landed & NUMBER_MASK) != HAND
            and e.values is not None
            and fit(self.filters, e.values)
        ]
        return found[::-1]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{card_words(self.filters, p)} you bought or gained this turn"


@dataclass(frozen=True)
class DiscardedByAttack(Query):
    """The cards that were discarded from decks by the attack before, as far as they still lie there."""

    filters: tuple[Trait, ...] = ()

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        attack = scope.get("attack", -2)
        found = [
            e.card & NUMBER_MASK
            for e in s.memory.since("turn", ev.DiscardTop)
            if e.attack == attack and s.there(e.card) and fit(self.filters, s.now(e.card & NUMBER_MASK))
        ]
        return found[::-1]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{card_words(self.filters, p)} discarded this way"


@dataclass(frozen=True)
class Among(Query):
    """Of the cards bound under a name those that are still there and have the properties."""

    name: str
    filters: tuple[Trait, ...] = ()
    words: str = "revealed this way"

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        refs: Sequence[int] = scope.get(self.name, ())
        return [r & NUMBER_MASK for r in refs if s.there(r) and fit(self.filters, s.now(r & NUMBER_MASK))]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{card_words(self.filters, p)} {self.words}"


@dataclass(frozen=True)
class Extreme(Query):
    """Of the cards of a query those with the highest cost, or the lowest."""

    query: Query
    lowest: bool = False

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        found = list(self.query.numbers(s, scope))
        costs = [s.now(n).cost for n in found]
        best = (min(costs) if self.lowest else max(costs)) if costs else 0
        return [n for n in found if s.now(n).cost == best]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        head, _, rest = self.query.noun(p).partition("card ")
        return f"{head}card with the {'lowest' if self.lowest else 'highest'} cost {rest}".rstrip()


@dataclass(frozen=True)
class TopOf(Query):
    """The top card of a shared deck or stack, whether or not it lies face up."""

    kind: int

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return list(s.shared(self.kind)[:1])

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in s.shared(self.kind)[:1]

    def noun(self, p: Printer) -> str:
        return f"top card of the {ZONE_NAMES[self.kind]}"


@dataclass(frozen=True)
class InDeck(Query):
    """All the cards that you own: at the end of the game they are your deck (dcdb:12.020, dcdb:5.050)."""

    filters: tuple[Filter, ...] = ()

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        return [
            t.number
            for t in s.things
            if isinstance(t, DcCard) and t.owner == scope.you and all([f.test(s, t.number, scope) for f in self.filters])
        ]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "card", p, f"in {their(p)} deck")


@dataclass(frozen=True)
class Either(Query):
    """The cards of two queries."""

    one: Query
    other: Query

    def numbers(self, s: DcState, scope: Scope) -> list[int]:
        found = list(self.one.numbers(s, scope))
        return [*found, *[n for n in self.other.numbers(s, scope) if n not in found]]

    def holds(self, s: DcState, number: int, scope: Scope) -> bool:
        return self.one.holds(s, number, scope) or self.other.holds(s, number, scope)

    def noun(self, p: Printer) -> str:
        one, other = self.one.noun(p), self.other.noun(p)
        return f"{one} or {a(other)}"
