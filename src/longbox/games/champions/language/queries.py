"""Sets of cards and players that texts name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions.language.filters import Attackable, Thwartable, Trait, kinds_noun
from longbox.games.champions.language.modifiers import STAT_WORDS
from longbox.games.champions.state import (
    ALLY,
    ALTER_EGO,
    AREA,
    CHARACTERS,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMIES,
    F_HAND,
    F_TEXT,
    HAND,
    HERO,
    MINION,
    SCHEMES,
    SIDE_SCHEME,
    UPGRADE,
)
from longbox.games.champions.state.bases import Query
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import noun_phrase
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.queries import Condition, Filter, Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class InPlay(Query):
    """champions:in-play-and-out-of-play#4 cards in play of these types (any, without one) that pass all filters.

    `whose`: "" anyone's, "you" under your control, "engaged" engaged with you, "there" in your play area.

    champions:ability#1, champions:qualifiers
    """

    kinds: frozenset[str]
    filters: tuple[Filter, ...] = ()
    whose: str = ""
    facets: ClassVar[int] = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        found = self._around(s, scope)
        kinds = self.kinds
        if kinds:
            values = s.facts().values
            found = [n for n in found if (values[n] if n in values else s.now(n)).kind in kinds]
        for f in self.filters:
            found = [n for n in found if f.test(s, n, scope)]
        return list(found)

    def _around(self, s: ChState, scope: Scope) -> Sequence[int]:
        if self.whose == "you":
            return s.controlled(scope.you) if scope.you >= 0 else ()
        if self.whose == "engaged":
            return s.minions(scope.you) if scope.you >= 0 else ()
        if self.kinds is ENEMIES or self.kinds == ENEMIES:
            return s.enemies()
        if self.kinds == SCHEMES:
            return s.schemes()
        return s.everything()

    def _is(self, s: ChState, n: int, scope: Scope) -> bool:
        if self.kinds and s.now(n).kind not in self.kinds:
            return False
        return all(f.test(s, n, scope) for f in self.filters)

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        if not s.in_play(number):
            return False
        if self.whose and number not in self._around(s, scope):
            return False
        return self._is(s, number, scope)

    def noun(self, p: Printer) -> str:
        whose = {"": "", "you": "you control", "engaged": "engaged with you"}[self.whose]
        noun = kinds_noun(self.kinds)
        return noun_phrase(self.filters, noun.removeprefix("friendly ") if self.whose == "you" else noun, p, whose)


@dataclass(frozen=True)
class Elsewhere(Query):
    """Cards in `zones` ("hand", "deck", "discard pile", "play area" of yours; "encounter deck", "encounter discard pile").

    The order is that of the zones; champions:search, champions:in-play-and-out-of-play#7
    """

    zones: tuple[str, ...]
    kinds: frozenset[str] = frozenset()
    filters: tuple[Filter, ...] = ()
    #: only so many cards from the top of a deck
    top: int = 0
    #: every player's, instead of yours
    anyone: bool = False
    facets: ClassVar[int] = F_HAND

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        out: list[int] = []
        for zone in self.zones:
            if zone == "encounter deck":
                found = s.common(ENCOUNTER_DECK)
            elif zone == "encounter discard pile":
                found = s.common(ENCOUNTER_DISCARD)[::-1]
            else:
                kind = {"hand": HAND, "deck": DECK, "discard pile": DISCARD, "play area": AREA}[zone]
                players = s.in_order() if self.anyone else (scope.you,)
                found = tuple(n for q in players for n in (s.zone(q, kind)[::-1] if kind == DISCARD else s.zone(q, kind)))
            if self.top:
                found = found[: self.top]
            if self.kinds:
                found = tuple([n for n in found if s.cards[n].printed.faces[0].values.kind in self.kinds])
            out.extend(found)
        if s.there(scope.this):
            this = scope.this & NUMBER_MASK
            out = [n for n in out if n != this]
        for f in self.filters:
            out = [n for n in out if f.test(s, n, scope)]
        return out

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        where = " and ".join(
            ("the " if z.startswith("encounter") else "any player's " if self.anyone else "your ") + z for z in self.zones
        )
        if self.top:
            where = f"the top {f'{self.top} cards' if self.top > 1 else 'card'} of {where}"
        return f"{noun_phrase(self.filters, kinds_noun(self.kinds) if self.kinds else 'card', p)} from {where}"


@dataclass(frozen=True)
class Players(Query):
    """Players still in the game; their numbers stand where cards' do."""

    condition: Condition | None = None

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        out = []
        for q in s.in_order():
            if self.condition is None:
                out.append(q)
                continue
            inner = scope.copy()
            inner.you = q
            if self.condition.holds(s, inner):
                out.append(q)
        return out

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "player"


#: champions:enemy#p2
ENEMY = InPlay(ENEMIES)


AN_ENEMY = InPlay(ENEMIES, (Attackable(False),))


TO_ATTACK = InPlay(ENEMIES, (Attackable(),))


MINIONS = InPlay(frozenset({MINION}))


MINION_TO_ATTACK = InPlay(frozenset({MINION}), (Attackable(),))


SCHEME = InPlay(SCHEMES)


TO_THWART = InPlay(SCHEMES, (Thwartable(),))


TO_CLEAR = InPlay(SCHEMES, (Thwartable(False),))


SIDE_SCHEMES = InPlay(frozenset({SIDE_SCHEME}))


HEROES = InPlay(frozenset({HERO}))


ALLIES = InPlay(frozenset({ALLY}))


YOUR_ALLIES = InPlay(frozenset({ALLY}), whose="you")


#: champions:friendly
FRIENDS = InPlay(frozenset({HERO, ALTER_EGO, ALLY}))


YOUR_CHARACTERS = InPlay(frozenset({HERO, ALTER_EGO, ALLY}), whose="you")


EVERYBODY = InPlay(CHARACTERS)


YOUR_UPGRADES = InPlay(frozenset({UPGRADE}), whose="you")


ENGAGED = InPlay(frozenset({MINION}), whose="engaged")


CARD_IN_HAND = Elsewhere(("hand",))


def drones(*filters: Filter, whose: str = "") -> InPlay:
    """Drone minions."""
    return InPlay(frozenset({MINION}), (*filters, Trait("Drone")), whose)


@dataclass(frozen=True)
class OfPlayer(Query):
    """The characters that the player chosen as the target controls."""

    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        chosen = scope.targets[0] if scope.targets else ()
        player = chosen[0] & NUMBER_MASK if chosen else -1
        return s.friends(player) if player in s.order else []

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "character that a player of your choice controls"


@dataclass(frozen=True)
class EngagedWithTarget(Query):
    """The villain, and each enemy engaged with the player chosen as the target."""

    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        chosen = scope.targets[0] if scope.targets else ()
        player = chosen[0] & NUMBER_MASK if chosen else -1
        return [s.villain, *(s.minions(player) if player in s.order else [])]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "enemy that is the villain or engaged with a player of your choice"


@dataclass(frozen=True)
class HasTopmost(Query):
    """Players with such a card in their discard pile (champions:choose#5)."""

    trait: str
    facets = F_HAND

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        out = []
        for q in s.in_order():
            found = (s.cards[n].printed.faces[0].values for n in s.zone(q, DISCARD))
            if any(v.kind == UPGRADE and self.trait in v.traits for v in found):
                out.append(q)
        return out

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return "player"


@dataclass(frozen=True)
class Different(Query):
    """champions:copy cards of a query of a title that no target chosen before has, one of each printing (MC-A7).

    Copies are not different cards; which of several printings it is, is up to the player. None after a choice of none.
    """

    query: Query
    #: nothing has been chosen yet that it differs from
    first: bool = False
    facets = F_HAND

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        if not all(scope.targets):
            return []
        taken = {s.card(r).printed.name for group in scope.targets for r in group}
        seen: dict[str, int] = {}
        for n in self.query.numbers(s, scope):
            printed = s.cards[n].printed
            if printed.name not in taken:
                seen.setdefault(printed.code, n)
        return list(seen.values())

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return self.query.noun(p) if self.first else f"different {self.query.noun(p)}"


@dataclass(frozen=True)
class Highest(Query):
    """The cards of a query with the highest printed hit points."""

    query: Query
    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        # champions:per-player-icon printed so much for each player it is worth that
        found = {n: s.game.printed(s, n).hp or 0 for n in self.query.numbers(s, scope)}
        most = max(found.values(), default=0)
        return [n for n, hp in found.items() if hp == most]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{self.query.noun(p)} with the highest printed hit points"


@dataclass(frozen=True)
class Most(Query):
    """The cards of a query with the highest of a number, as it is just now."""

    query: Query
    stat: str
    facets = F_TEXT

    def numbers(self, s: ChState, scope: Scope) -> list[int]:
        found = self.query.numbers(s, scope)
        most = max((getattr(s.now(n), self.stat) or 0 for n in found), default=0)
        return [n for n in found if (getattr(s.now(n), self.stat) or 0) == most]

    def holds(self, s: ChState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{self.query.noun(p)} with the highest {STAT_WORDS[self.stat]}"
