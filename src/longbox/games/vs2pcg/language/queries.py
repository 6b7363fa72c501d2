"""Which sets of cards: characters on a side or on all of them, cards of a hand, deck or pile, resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg.state import (
    DECK,
    F_PILES,
    F_PLAY,
    LOCATION,
    RESOURCE,
    ZONE_NAMES,
    PcgState,
)
from longbox.games.vs2pcg.state.bases import Filter, Query
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined, number_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.text import Printer

YOURS, ENEMY, ANY = "yours", "enemy", "any"


def players_of(s: PcgState, whose: str, you: int) -> tuple[int, ...]:
    """The players meant: you, your enemies (vs2pcg:term-enemy#1), or all from the active one on."""
    return (you,) if whose == YOURS else s.foes(you) if whose == ENEMY else s.from_player(max(0, s.active))


def is_of(s: PcgState, whose: str, player: int, you: int) -> bool:
    """Is this player one of those meant? vs2pcg:two-headed#7 what is a teammate's side is one's own."""
    if whose == ANY:
        return True
    return s.home(player) == s.home(you) if whose == YOURS else player in s.foes(you)


def meant(s: PcgState, whose: str, scope: Scope) -> Sequence[int]:
    """The players meant, or the one bound under a name."""
    if whose in (YOURS, ENEMY, ANY):
        return players_of(s, whose, scope.you)
    found: Sequence[int] = scope.get(whose, ())
    return found


@dataclass(frozen=True)
class Characters(Query):
    """Characters in play: on your side (vs2pcg:term-on-your-side#1), of enemies (vs2pcg:term-enemy#1), or any."""

    whose: str = ANY
    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = F_PLAY

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        found = [n for p in s.sides(players_of(s, self.whose, scope.you)) for n in s.side(p)]
        return [n for n in found if all([f.test(s, n, scope) for f in self.filters])]

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        if not s.in_play(number) or not is_of(s, self.whose, s.controller(number), scope.you):
            return False
        return all([f.test(s, number, scope) for f in self.filters])

    def noun(self, p: Printer) -> str:
        words = noun_phrase(self.filters, "character", p, f"on {p.their()} side" if self.whose == YOURS else "")
        if self.whose == ENEMY:
            return f"other enemy {words.removeprefix('other ')}" if words.startswith("other ") else f"enemy {words}"
        return words


@dataclass(frozen=True)
class CardsIn(Query):
    """The cards of a hand, deck or KO pile: yours, or that of enemies, or of a player bound under a name."""

    kind: int
    filters: tuple[Filter, ...] = ()
    whose: str = YOURS
    facets: ClassVar[int] = F_PILES

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        found = [n for p in meant(s, self.whose, scope) for n in s.zone(p, self.kind)]
        return [n for n in found if all([f.test(s, n, scope) for f in self.filters])]

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        whose = {YOURS: p.their(), ENEMY: "an enemy player's", ANY: "a"}.get(self.whose, "that player's")
        return noun_phrase(self.filters, "card", p, f"in {whose} {ZONE_NAMES[self.kind]}")


@dataclass(frozen=True)
class CardsOf(Query):
    """The cards of several of your zones: hand, deck, KO pile."""

    kinds: tuple[int, ...]
    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = F_PILES

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        found = [n for kind in self.kinds for n in s.zone(scope.you, kind)]
        return [n for n in found if all([f.test(s, n, scope) for f in self.filters])]

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        zones = joined([ZONE_NAMES[k] for k in self.kinds], "or")
        return noun_phrase(self.filters, "card", p, f"in {p.their()} {zones}")


@dataclass(frozen=True)
class TopOfDeck(Query):
    """The top cards of your deck, as many as there are."""

    n: int
    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = F_PILES

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        found = s.zone(scope.you, DECK)[: self.n]
        return [n for n in found if all([f.test(s, n, scope) for f in self.filters])]

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "top card" if self.n == 1 else f"top {number_word(self.n)} cards", p, "of your deck")


@dataclass(frozen=True)
class BottomOfDeck(Query):
    """The bottom cards of your deck, or of a player bound under a name, as many as there are."""

    n: int
    whose: str = YOURS
    facets: ClassVar[int] = F_PILES

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        return [n for p in meant(s, self.whose, scope) for n in s.zone(p, DECK)[-self.n :]]

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        deck = f"{p.their()} deck" if self.whose == YOURS else "that player's deck"
        return f"bottom {number_word(self.n)} cards of {deck}"


@dataclass(frozen=True)
class Resources(Query):
    """Resources: face up or down, or either (`up` None); `locations` means such cards only. `whose` may be a player bound under a name."""

    whose: str = YOURS
    up: bool | None = None
    locations: bool = False
    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = F_PLAY

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        found = [n for p in meant(s, self.whose, scope) for n in s.zone(p, RESOURCE)]
        return [n for n in found if self._fits(s, n) and all([f.test(s, n, scope) for f in self.filters])]

    def _fits(self, s: PcgState, n: int) -> bool:
        c = s.card(n)
        return (self.up is None or (c.face == 0) is self.up) and (not self.locations or c.printed.kind == LOCATION)

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        word = noun_phrase(self.filters, "location" if self.locations else "resource", p)
        face = "" if self.up is None else "face-up " if self.up else "face-down "
        whose = {YOURS: f"on {p.their()} side", ENEMY: "on an enemy side", ANY: ""}.get(self.whose, "of that player")
        if self.filters:
            return face + noun_phrase(self.filters, word, p, whose)
        return f"{face}{word} {whose}".rstrip()


@dataclass(frozen=True)
class Among(Query):
    """Those of the cards bound under a name that are still there and have the properties."""

    name: str
    filters: tuple[Filter, ...] = ()
    words: str = "from among them"

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        refs: Sequence[int] = scope.get(self.name, ())
        found = [r & NUMBER_MASK for r in refs if s.there(r)]
        return [n for n in found if all([f.test(s, n, scope) for f in self.filters])]

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "card", p, self.words)


@dataclass(frozen=True)
class Together(Query):
    """The cards of several queries, said in these words."""

    queries: tuple[Query, ...]
    words: str

    def numbers(self, s: PcgState, scope: Scope) -> list[int]:
        return list(dict.fromkeys([n for q in self.queries for n in q.numbers(s, scope)]))

    def holds(self, s: PcgState, number: int, scope: Scope) -> bool:
        return any([q.holds(s, number, scope) for q in self.queries])

    def noun(self, p: Printer) -> str:
        return self.words
