"""Sets of cards, effects and players that texts name, and targets (504.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.state import (
    CHAIN,
    CHARACTER,
    DECK,
    F_HAND,
    F_PILES,
    F_PLACE,
    F_RESOURCES,
    HAND,
    KOD,
    LOCATION,
    PLOT_TWIST,
    REMOVED,
    RESOURCES,
    ROWS,
    VsCard,
    VsPlayer,
)
from longbox.games.vs.state.bases import Query
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import This, Who, noun_phrase
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import a, plural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Filter, Scope, Value
    from longbox.kernel.text import Printer


_ZONE_OF = {"hand": HAND, "pile": KOD, "deck": DECK}


_NOUN = {
    "characters": "character",
    "equipment": "equipment",
    "resources": "resource",
    "locations": "location",
    "plot twists": "plot twist",
    "hand": "card",
    "pile": "card",
    "deck": "card",
    "play": "object",
}


_WHERE_FACETS = {"hand": F_HAND, "pile": F_PILES, "deck": F_PILES, "resources": F_RESOURCES, "locations": F_RESOURCES}


@dataclass(frozen=True)
class Cards(Query):
    """Cards of one place with some properties: objects in play unless another zone is named (vs:511.2).

    `whose` is "any", "you", "opponent", or a Who naming players.
    """

    where: str
    filters: tuple[Filter, ...] = ()
    whose: str | Who = "any"

    @property
    def facets(self) -> int:  # type: ignore[override]
        """Facets read by looking there."""
        return _WHERE_FACETS.get(self.where, TEXT | F_PLACE)

    def players(self, s: VsState, scope: Scope) -> Sequence[int]:
        """The players whose cards are meant."""
        whose = self.whose
        if whose == "any":
            return s.order
        if whose == "you":
            return (scope.you,)
        if whose == "opponent":
            return s.opponents(scope.you)
        assert isinstance(whose, Who)
        return [r & NUMBER_MASK for r in whose.refs(s, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.cards[number]
        where = self.where
        zone_kind = _ZONE_OF.get(where)
        if zone_kind is not None:
            if s.kind_of_zone(c.zone) != zone_kind:
                return False
            owner = c.owner
        else:
            if not _is_there(s, number, c, where):
                return False
            owner = c.controller
        whose = self.whose
        if whose == "you":
            if owner != scope.you:
                return False
        elif whose == "opponent":
            if owner == scope.you:
                return False
        elif whose != "any" and owner not in self.players(s, scope):
            return False
        return all(f.test(s, number, scope) for f in self.filters)

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        out: list[int] = []
        for p in self.players(s, scope):
            out.extend(_pool(s, p, self.where))
        for f in self.filters:
            if not out:
                break
            test = f.test
            out = [n for n in out if test(s, n, scope)]
        return out

    def noun(self, p: Printer) -> str:
        if self.where not in _ZONE_OF:
            whose = {"any": "", "you": "you control", "opponent": "an opponent controls"}.get(
                self.whose if isinstance(self.whose, str) else "any", ""
            )
            if isinstance(self.whose, Who) and not isinstance(self.whose, This):
                whose = f"{self.whose.text(p)} controls"
            return noun_phrase(self.filters, _NOUN[self.where], p, whose)
        noun = noun_phrase(self.filters, _NOUN[self.where], p)
        place = {"hand": "hand", "pile": "KO'd pile", "deck": "deck"}[self.where]
        mine = {"you": "your", "opponent": "an opponent's", "any": "a"}.get(self.whose if isinstance(self.whose, str) else "", "")
        if not mine:
            assert isinstance(self.whose, Who)
            mine = "their"
        return f"{noun} from {mine} {place}"


def _pool(s: VsState, p: int, where: str) -> Sequence[int]:
    """A player's cards in one place."""
    things = s.cards
    zone_kind = _ZONE_OF.get(where)
    if zone_kind is not None:
        return s.zone(p, zone_kind)
    if where == "characters":
        return [n for n in s.zone(p, ROWS) if things[n].attached < 0]
    if where == "equipment":
        return [n for n in s.zone(p, ROWS) if things[n].attached >= 0]
    if where == "play":
        return (*s.zone(p, ROWS), *s.zone(p, RESOURCES))
    if where == "resources":
        return s.zone(p, RESOURCES)
    kind = LOCATION if where == "locations" else PLOT_TWIST
    return [n for n in s.zone(p, RESOURCES) if not things[n].down and things[n].printed.kind == kind]


def _is_there(s: VsState, number: int, c: VsCard, where: str) -> bool:
    if where == "characters":
        return c.attached < 0 and s.in_rows(number)
    if where == "equipment":
        return c.attached >= 0 and s.in_rows(number)
    if where == "play":
        return s.in_play(number)
    if not s.in_resources(number):
        return False
    if where == "locations":
        return not c.down and c.printed.kind == LOCATION
    if where == "plot twists":
        return not c.down and c.printed.kind == PLOT_TWIST
    return True


def characters(*filters: Filter, whose: str | Who = "any") -> Cards:
    """Characters in play."""
    return Cards("characters", filters, whose)


def yours(*filters: Filter) -> Cards:
    """Characters you control."""
    return Cards("characters", filters, "you")


def theirs(*filters: Filter) -> Cards:
    """Characters an opponent controls."""
    return Cards("characters", filters, "opponent")


def in_hand(*filters: Filter, whose: str | Who = "you") -> Cards:
    """Cards in a hand (yours)."""
    return Cards("hand", filters, whose)


@dataclass(frozen=True)
class OwnPlotTwists(Query):
    """Plot twists you (or, with `whose`, an "opponent") could play: those in the hand and those face down in the resource row."""

    whose: str = "you"

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.cards[number]
        player = c.controller if s.in_play(number) else c.owner
        return bool(c.printed.kind == PLOT_TWIST and (player == scope.you) is (self.whose == "you"))

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        players = (scope.you,) if self.whose == "you" else s.opponents(scope.you)
        return [n for p in players for n in (*s.zone(p, HAND), *s.zone(p, RESOURCES)) if self.holds(s, n, scope)]

    def noun(self, p: Printer) -> str:
        return "plot twist you play" if self.whose == "you" else "plot twist an opponent plays"


@dataclass(frozen=True)
class Effects(Query):
    """Effects on the chain with a type word, or from a kind of source ("plot twist", "non-ongoing plot twist").

    `whose` is "any", "you" or "opponent": who controls them; `at`: they target one of those cards or players.
    """

    type_: str = ""
    source: str = ""
    whose: str = "any"
    at: Query | None = None

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        return [n for n in s.chain if self.holds(s, n, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        if number not in s.chain:
            return False
        item = s.items[number]
        if item.ref == scope.item:
            # vs:504.3c an effect can't target itself
            return False
        if self.type_ and self.type_ not in item.types:
            return False
        if self.source == "non-ongoing plot twist" and item.source_kind != "plot twist":
            return False
        if self.source and self.source != "non-ongoing plot twist" and not item.source_kind.endswith(self.source):
            return False
        if self.at is not None:
            kind = VsCard if isinstance(self.at, Cards) else VsPlayer if isinstance(self.at, Players) else object
            aims = [r & NUMBER_MASK for chosen in item.scope.targets for r in chosen if s.there(r)]
            if not any([isinstance(s.things[n], kind) and self.at.holds(s, n, scope) for n in aims]):
                return False
        if self.whose == "any":
            return True
        # vs:507.1a that of the draw phase is nobody's
        return bool(item.controller == scope.you if self.whose == "you" else item.controller not in (scope.you, -1))

    def noun(self, p: Printer) -> str:
        words = f"{self.type_} effect" if self.type_ else "effect"
        words += f" from a {self.source}" if self.source else ""
        words += {"you": " you control", "opponent": " an opponent controls"}.get(self.whose, "")
        return f"{words} that targets {a(self.at.noun(p))}" if self.at is not None else words


@dataclass(frozen=True)
class Players(Query):
    """Players still in the game."""

    whose: str = "any"

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        if self.whose == "opponent":
            return list(s.opponents(scope.you))
        return list(s.clockwise(scope.you))

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        return number in s.order and (self.whose != "opponent" or number != scope.you)

    def noun(self, p: Printer) -> str:
        return "opponent" if self.whose == "opponent" else "player"


@dataclass(frozen=True)
class Aim:
    """One target of an effect (vs:504.3, vs:504.3b): what may be chosen and how many; `most` 0 means exactly `least`.

    `cap` bounds the combined cost of what is chosen. With `count` there are exactly so many ("X target characters"), which is
    determined before they are chosen (vs:505.1c).
    """

    query: Query
    least: int = 1
    most: int = 0
    cap: int | None = None
    count: Value | None = None

    def sized(self, s: VsState, scope: Scope) -> Aim:
        """The same with its number determined."""
        if self.count is None:
            return self
        n = max(0, self.count.amount(s, scope))
        return Aim(self.query, n, n, self.cap)

    def candidates(self, s: VsState, scope: Scope) -> list[int]:
        """The numbers that may be chosen now (vs:505.1c)."""
        found = self.query.numbers(s, scope)
        return found if s.game.all_may_be_targets(s) else [n for n in found if s.game.may_target(s, n, scope)]

    def legal(self, s: VsState, ref: int, scope: Scope) -> bool:
        """Is a chosen target still legal (vs:508.2a, G:Target)? (vs:G:Target)."""
        n = ref & NUMBER_MASK
        return s.there(ref) and self.query.holds(s, n, scope) and s.game.may_target(s, n, scope)

    def text(self, p: Printer) -> str:
        """ "target X-Men character you control", "up to two target characters" (vs:G:Up To)."""
        noun = self.query.noun(p)
        most = self.most or self.least
        limit = f" with combined cost {self.cap} or less" if self.cap is not None else ""
        if self.count is not None:
            return f"{self.count.text(p)} target {plural(noun)}{limit}"
        if most >= 99:
            return f"any number of target {plural(noun)}{limit}"
        if self.least == 0:
            from longbox.kernel.text import number_word

            return f"up to {number_word(most)} target {plural(noun) if most > 1 else noun}{limit}"
        if most > 1:
            from longbox.kernel.text import number_word

            return f"{number_word(most)} target {plural(noun)}{limit}"
        return f"target {noun}{limit}"

    def again(self, p: Printer) -> str:
        """The target at a later mention."""
        q = self.query
        base = _NOUN.get(getattr(q, "where", ""), "") or ("player" if isinstance(q, Players) else "effect")
        many = (self.most or self.least) > 1 or self.count is not None
        return f"those {plural(base)}" if many else f"that {base}"


@dataclass(frozen=True)
class Among(Query):
    """Those cards that were bound under a name and are still where they were, of some properties."""

    name: str
    filters: tuple[Filter, ...] = ()
    words: str = "card"

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        found = [s.get(r).number for r in scope.get(self.name, ()) if s.there(r)]
        return [n for n in found if all(f.test(s, n, scope) for f in self.filters)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        return number in self.numbers(s, scope)

    def noun(self, p: Printer) -> str:
        return f"{noun_phrase(self.filters, self.words, p)} from among them"


@dataclass(frozen=True)
class AimedEffects(Effects):
    """Effects on the chain that have exactly one target."""

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        return Effects.holds(self, s, number, scope) and sum(len(t) for t in s.items[number].scope.targets) == 1

    def noun(self, p: Printer) -> str:
        return Effects.noun(self, p) + " with a single target"


#: the zones that "cards in your deck, hand and KO'd pile" names
OUTSIDE = (DECK, HAND, KOD)


#: every zone, for cards that a player owns (vs:511.2a, vs:708.3a)
EVERYWHERE = (DECK, HAND, KOD, REMOVED, ROWS, RESOURCES, CHAIN)


@dataclass(frozen=True)
class OwnCards(Query):
    """Characters you control and, in other zones, character cards you own (vs:708.3a, 301.4).

    A card on the chain keeps the affiliations it came with, so only a text that speaks of every zone reaches it there.
    """

    filters: tuple[Filter, ...] = ()
    zones: tuple[int, ...] = OUTSIDE
    facets: ClassVar[int] = TEXT | F_PLACE
    #: it also reaches cards that the table of current values does not cover
    far: ClassVar[bool] = True

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        whose = s.clockwise(scope.you) if ROWS in self.zones else (scope.you,)
        out = [n for p in whose for n in s.characters(p) if self.holds(s, n, scope)]
        for kind in self.zones:
            pool = s.zones[s.chain_zone] if kind == CHAIN else s.zone(scope.you, kind)
            out.extend(n for n in pool if n not in out and self.holds_far(s, n, scope))
        return out

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.cards[number]
        if c.printed.kind != CHARACTER:
            return False
        if s.in_rows(number):
            if c.attached >= 0 or (c.controller != scope.you and (c.owner != scope.you or ROWS not in self.zones)):
                return False
        elif c.owner != scope.you or s.kind_of_zone(c.zone) not in self.zones:
            return False
        return all([f.test(s, number, scope) for f in self.filters])

    def holds_far(self, s: VsState, number: int, scope: Scope) -> bool:
        """Does it reach this card outside play?"""
        return not s.in_rows(number) and self.holds(s, number, scope)

    def noun(self, p: Printer) -> str:
        where = "cards you own in all zones" if ROWS in self.zones else "cards in your deck, hand and KO'd pile"
        which = "".join(f", {f.text(p)}" for f in self.filters)
        return f"character you control, as well as {where}{which}"


@dataclass(frozen=True)
class HandOrRow(Query):
    """Cards in your hand and face-down resources you control.

    A resource is read with everything it has while revealed, its continuous powers among it (vs:701.11b).
    """

    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = TEXT | F_HAND | F_RESOURCES

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        return [n for n in (*s.zone(scope.you, HAND), *s.zone(scope.you, RESOURCES)) if self.holds(s, n, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.cards[number]
        kind = s.kind_of_zone(c.zone)
        if kind == RESOURCES and c.controller == scope.you and c.down:
            s = ev.with_revealed(s, number)
        elif kind != HAND or c.owner != scope.you:
            return False
        return all(f.test(s, number, scope) for f in self.filters)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "card", p, "in your hand or resource row")
