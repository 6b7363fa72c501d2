"""What happens to decks of Marvel Champions: made anew, shuffled, looked into."""

from __future__ import annotations

from longbox.games.champions.moving import refill, top
from longbox.games.champions.state import DECK, DISCARD, ENCOUNTER_DECK, ENCOUNTER_DISCARD, F_HAND, ZONES, ChState, name_of
from longbox.kernel.events import Event
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted, joined

#: more cards than this are counted in the log, not named
MOST_NAMED = 12


class Remade(Event):
    """champions:player-deck#p2 a deck that has run out is made anew from the discard pile."""

    __slots__ = ()
    rule = "champions:player-deck#p2"
    facets = F_HAND

    def changes(self, s: ChState) -> bool:
        return self.player in s.order and top(s, self.player) is None and bool(s.zone(self.player, DISCARD))

    def apply(self, s: ChState) -> None:
        refill(s, self.player)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.things[self.player].name}'s deck is made anew"


class Anew(Event):
    """champions:encounter-deck#p2 the encounter deck had run out, and is made anew of what has been discarded since."""

    __slots__ = ()
    rule = "champions:encounter-deck#p2"
    facets = F_HAND

    def changes(self, s: ChState) -> bool:
        return not s.common(ENCOUNTER_DECK) and bool(s.common(ENCOUNTER_DISCARD))

    def apply(self, s: ChState) -> None:
        # and says so, with the token that comes
        refill(s, -1)


class Shuffle(Event):
    """champions:shuffle a deck is put in an order that nobody knows: a player's, or the encounter deck (-1).

    champions:shuffle#1
    """

    __slots__ = ("whose",)
    rule = "champions:shuffle"

    def __init__(self, whose: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.whose = whose

    def apply(self, s: ChState) -> None:
        zone = self.whose * ZONES + DECK if self.whose >= 0 else s.shared(ENCOUNTER_DECK)
        s.shuffle(zone)
        for n in s.zones[zone]:
            if s.things[n].known:
                s.write(n).known = 0

    def told(self, s: ChState, seat: int) -> str:
        return "The encounter deck is shuffled" if self.whose < 0 else f"{s.things[self.whose].name}'s deck is shuffled"


class LookAt(Event):
    """champions:look a player looks at cards, and no other does."""

    __slots__ = ("cards",)
    rule = "champions:look"

    def __init__(self, player: int, cards: tuple[int, ...], source: int = -1) -> None:
        super().__init__(player, source)
        self.cards = cards

    def changes(self, s: ChState) -> bool:
        return bool(self.cards)

    def apply(self, s: ChState) -> None:
        bit = 1 << s.things[self.player].seat
        for ref in self.cards:
            s.write(ref & NUMBER_MASK).known |= bit

    def told(self, s: ChState, seat: int) -> str:
        who = s.things[self.player].name
        if seat >= 0 and s.things[self.player].seat == seat:
            names = [name_of(s, r, seat) for r in self.cards]
            return f"{who} looks at {joined(names)}" if len(names) <= MOST_NAMED else f"{who} looks at {len(names)} cards"
        return f"{who} looks at {counted(len(self.cards), 'card')}"
