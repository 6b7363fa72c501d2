"""Cards that move from zone to zone (vs2pcg:basic-game-concepts#1)."""

from __future__ import annotations

from longbox.games.vs2pcg.state import (
    ALL_SEATS,
    DECK,
    F_PLAY,
    F_TEXT,
    HAND,
    KO,
    RESOURCE,
    ROWS,
    ZONE_NAMES,
    PcgCard,
    PcgState,
    name_of,
    player_name,
)
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted


def move(s: PcgState, n: int, kind: int, player: int, face: int = 0) -> None:
    """A card goes to the end of a zone; unless it goes from row to row it is a new object there, ready and without counters."""
    rows = s.place(n) in ROWS and kind in ROWS
    c: PcgCard = s.write(n)
    if s.combat is not None:
        s.combat = s.combat if rows else s.combat.without(c.ref)
    s.take(c.zone, n)
    if not rows:
        c.inc += 1
        c.exhausted = False
        c.counters = c.wounds = 0
        c.face = face
        c.stamp = s.tick()
    c.zone = s.index(kind, player)
    s.put(c.zone, n)
    own = 1 << s.player(player).seat
    hidden = kind == HAND or bool(face)
    c.known = c.known | own if hidden else 0 if kind == DECK else ALL_SEATS
    s.mark(F_PLAY | F_TEXT)


def unseen(s: PcgState, n: int, player: int) -> int:
    """A card has gone face down out of a hand: its new number, which tells nobody which one of the hand it was.

    vs2pcg:resources-and-locations#1 only its owner may look at it; so nobody else knows any more what is left of the hand.
    """
    cards = (n, *s.zone(player, HAND))
    for each in cards:
        s.write(each).known = 1 << s.player(player).seat
    return s.mingle(s.shuffled(cards))[n]


class OnCard(Event):
    """An event that befalls a card."""

    __slots__ = ("card",)
    facets = F_PLAY | F_TEXT

    def __init__(self, card: int, player: int = -1) -> None:
        super().__init__(player)
        self.card = card

    @property
    def number(self) -> int:
        """The number of the card."""
        return self.card & NUMBER_MASK

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card)


class Draw(Event):
    """vs2pcg:basic-game-concepts#3 a player draws cards; vs2pcg:running-out-of-cards#1 draws from an empty deck are skipped."""

    __slots__ = ("amount",)
    rule = "vs2pcg:basic-game-concepts#3"

    def __init__(self, player: int, amount: int) -> None:
        super().__init__(player)
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        self.amount = min(self.amount, len(s.zone(self.player, DECK)))
        return self.amount > 0

    def apply(self, s: PcgState) -> None:
        for n in s.zone(self.player, DECK)[: self.amount]:
            move(s, n, HAND, self.player)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} draws {counted(self.amount, 'card')}"


class Shuffle(Event):
    """A player shuffles the deck, with `hand` the hand into it (vs2pcg:setting-up#7)."""

    __slots__ = ("hand",)
    rule = "vs2pcg:setting-up#6"

    def __init__(self, player: int, hand: bool = False) -> None:
        super().__init__(player)
        self.hand = hand

    def apply(self, s: PcgState) -> None:
        if self.hand:
            for n in s.zone(self.player, HAND):
                move(s, n, DECK, self.player)
        order = s.shuffled(s.zone(self.player, DECK))
        for n in order:
            s.write(n).known = 0
        s.zones[s.index(DECK, self.player)] = s.renumber(order)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} shuffles {'the hand into ' if self.hand else ''}the deck"


class Resource(OnCard):
    """vs2pcg:resource-step#1 a card of the hand becomes a resource, face down; a location may lie face up."""

    __slots__ = ("up",)
    rule = "vs2pcg:resource-step#1"

    def __init__(self, card: int, player: int, up: bool) -> None:
        super().__init__(card, player)
        self.up = up

    def apply(self, s: PcgState) -> None:
        move(s, self.number, RESOURCE, self.player, 0 if self.up else 1)
        if not self.up:
            self.card = s.ref(unseen(s, self.number, self.player))

    def told(self, s: PcgState, seat: int) -> str:
        face = "up" if self.up else "down"
        return f"{player_name(s, self.player)} puts {name_of(s, self.number, seat)} face {face} into the resource row"


class Appear(OnCard):
    """vs2pcg:term-appears#1 a character enters play, in a row of the player's choice; recruited, it costs points (vs2pcg:recruit-step#1)."""

    __slots__ = ("price", "row")
    rule = "vs2pcg:supporting-characters#1"

    def __init__(self, card: int, player: int, row: int, price: int = 0) -> None:
        super().__init__(card, player)
        self.row = row
        self.price = price

    def apply(self, s: PcgState) -> None:
        s.points -= self.price
        move(s, self.number, self.row, self.player)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} puts {name_of(s, self.number, seat)} into the {ZONE_NAMES[self.row]}"


class Shift(OnCard):
    """vs2pcg:formation-step#1 a character goes to the other row."""

    __slots__ = ("row",)
    rule = "vs2pcg:formation-step#1"

    def __init__(self, card: int, player: int, row: int) -> None:
        super().__init__(card, player)
        self.row = row

    def apply(self, s: PcgState) -> None:
        s.moved = (*s.moved, self.card)
        move(s, self.number, self.row, self.player)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} moves to the {ZONE_NAMES[self.row]}"


class ToKo(OnCard):
    """vs2pcg:term-ko#1 a card goes to its owner's KO pile; discarded, it goes there from the hand (vs2pcg:basic-game-concepts#4)."""

    __slots__ = ("why",)
    rule = "vs2pcg:term-ko#1"

    def __init__(self, card: int, why: str = "vs2pcg:term-ko#1", player: int = -1) -> None:
        super().__init__(card, player)
        self.why = why

    def cites(self, s: PcgState) -> str:
        return self.why

    def apply(self, s: PcgState) -> None:
        move(s, self.number, KO, s.card(self.card).owner)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} goes to the KO pile"


__all__ = ["Appear", "Draw", "OnCard", "Resource", "Shift", "Shuffle", "ToKo", "move"]
