"""How cards of Marvel Champions change zones: decks that run out, piles, and cards that leave play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.state import (
    ALL_SEATS,
    AREA,
    ASIDE,
    BOOSTS,
    COLLECTION,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    F_TEXT,
    HAND,
    INVOCATION_DISCARD,
    NEMESIS,
    REMOVED,
    SETUP,
    TABLE,
    VICTORY,
    VILLAIN_AREA,
    ZONES,
    ChCard,
    ChState,
)
from longbox.kernel.events import Event
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.telling import Notice

if TYPE_CHECKING:
    from collections.abc import Sequence


#: everyone sees what lies there
_OPEN = frozenset(
    {DISCARD, AREA, NEMESIS, 100 + ENCOUNTER_DISCARD, 100 + VILLAIN_AREA, 100 + VICTORY, 100 + REMOVED, 100 + ASIDE, 100 + TABLE}
) | {100 + COLLECTION, 100 + INVOCATION_DISCARD}


_PLAY = frozenset({AREA, 100 + VILLAIN_AREA})


DECKS = frozenset({DECK, 100 + ENCOUNTER_DECK})


class Past:
    """An object as it was last known: its card and values just before it left play."""

    __slots__ = ("card", "values")

    def __init__(self, card: ChCard, values: Any) -> None:
        self.card = card
        self.values = values


def move(s: ChState, n: int, zone: int, index: int | None = None, known: bool | None = None) -> ChCard:
    """A card goes to another zone. Leaving play makes another object of it (champions:leaves-play#1).

    champions:in-play-and-out-of-play#11, champions:encounter-deck#1: a card comes off the top or to the end, all else stays.

    Only what an instruction moves changes its place: champions:discard-pile#3, champions:discard-pile#2.
    `known` says whether all see it (as open or hidden zones have it, unless given).
    """
    old: ChCard = s.things[n]
    first = s.starters * ZONES
    origin = s.place(n)
    s.take(old.zone, n)
    to = 100 + zone - first if zone >= first else zone % ZONES
    if origin in _PLAY and to not in _PLAY:
        s.past[old.ref] = Past(old.fork(), s.now(n))
        c: ChCard = s.write(n)
        c.inc += 1
        c.reset()
        c.controller = c.owner
    else:
        c = s.write(n)
    c.zone = zone
    s.put(zone, n, index)
    if (to == HAND or origin == HAND) and c.printed.listens:
        # an event that can be played in a window listens from the hand
        s.mark(F_TEXT)
    if to == DISCARD and s.things[zone // ZONES].deckless:
        # champions:player-deck#p2 a deck that ran out without a pile is made anew as soon as this is over
        s.mark(F_TEXT)
    if known is not None:
        if known:
            c.known = ALL_SEATS
    elif to in _OPEN and not c.down:
        # what lies face down in an open place stays so when it goes to another (champions:in-play-and-out-of-play#12)
        c.known = ALL_SEATS
    elif to == HAND:
        c.known |= 1 << s.things[zone // ZONES].seat
    return c


def pile_of(s: ChState, n: int) -> int:
    """The pile a card is discarded to: its owner's or the encounter discard pile (champions:discard#1, champions:discard#2).

    champions:ownership-and-control#4 it is out of the game if its owner is.
    """
    owner = s.things[n].owner
    if owner < 0:
        return s.shared(ENCOUNTER_DISCARD)
    return owner * ZONES + DISCARD if owner in s.order else s.shared(REMOVED)


def reshuffle(s: ChState, player: int, keep: Sequence[int] = ()) -> bool:
    """champions:player-deck#p2 a deck that has run out is made anew from the discard pile, if there is one to shuffle.

    champions:discard-pile#4
    """
    pile = s.zone(player, DISCARD)
    if not pile:
        return False
    gather(s, pile, player * ZONES + DISCARD, player * ZONES + DECK, keep)
    if s.things[player].deckless:
        s.write(player).deckless = False
    return True


def ran_out(s: ChState, player: int, keep: Sequence[int] = ()) -> None:
    """champions:player-deck#p2 has this deck run out just now? It is made anew, and its player dealt an encounter card.

    That card comes once each time it runs out, and at once, also while there is no pile to make it of. What is under way still
    speaks of the cards in `keep`.
    """
    if player < 0:
        refill(s, player, keep)
    elif player in s.order and not s.zone(player, DECK):
        anew = reshuffle(s, player, keep)
        if not anew:
            s.write(player).deckless = True
        who = s.things[player].name
        words = f"{who}'s deck has run out{' and is made anew' if anew else ''}; {who} is dealt an encounter card"
        s.say(Notice("champions:player-deck#p2", words))
        deal(s, player)


def reshuffle_encounter(s: ChState, keep: Sequence[int] = ()) -> bool:
    """champions:encounter-deck#p2 an empty encounter deck is made anew, and an acceleration token comes (MC-A15).

    champions:acceleration-token#1
    """
    pile = s.common(ENCOUNTER_DISCARD)
    if not pile:
        return False
    gather(s, pile, s.shared(ENCOUNTER_DISCARD), s.shared(ENCOUNTER_DECK), keep)
    s.accelerations += 1
    s.say(Notice("champions:encounter-deck#p2", "The encounter deck has run out and is made anew, with an acceleration token"))
    return True


def gather(s: ChState, cards: Sequence[int], origin: int, deck: int, keep: Sequence[int] = ()) -> None:
    """A pile becomes a shuffled deck: nobody knows its order.

    Of the cards in `keep` something under way still speaks, so that they get new numbers when that is over (`renumbered`).
    """
    s.zones[origin] = ()
    order = s.renumber(s.shuffled(cards), keep)
    for n in order:
        c = s.write(n)
        c.zone = deck
        c.known = 0
    s.zones[deck] = order
    s.loose = (*s.loose, *[s.ref(n) for n in keep if n in order])


def by_place(s: ChState, n: int) -> int:
    """A card of a deck is to lie face down in play: its number tells where it lay, not which it is. The reference it has now."""
    return int(s.ref(s.mingle(s.zones[s.things[n].zone])[n]))


def by_lot(s: ChState, n: int, hand: Sequence[int]) -> int:
    """A card of a hand lies face down elsewhere now: its number tells nobody which of them it was. The reference it has now."""
    return int(s.ref(s.mingle(s.shuffled(hand))[n]))


def renumbered(s: ChState) -> None:
    """Cards of decks that were made anew have new numbers too if they were spoken of then, now that nothing does any more."""
    left = [r & NUMBER_MASK for r in s.loose if s.there(r) and s.get(r).known != ALL_SEATS]
    s.loose = ()
    for zone in dict.fromkeys(s.things[n].zone for n in left):
        cards = s.zones[zone]
        s.mingle(s.shuffled(cards) if zone % ZONES == HAND and zone < s.starters * ZONES else cards)


def top(s: ChState, player: int) -> int | None:
    """The top card of a player's deck; of the encounter deck for -1."""
    deck = s.zone(player, DECK) if player >= 0 else s.common(ENCOUNTER_DECK)
    return deck[0] if deck else None


def refill(s: ChState, player: int, keep: Sequence[int] = ()) -> None:
    """A deck that is empty still is made anew, of what has come to its pile since."""
    if player >= 0:
        if player in s.order and not s.zone(player, DECK):
            reshuffle(s, player, keep)
    elif not s.common(ENCOUNTER_DECK):
        reshuffle_encounter(s, keep)


def taken_from(s: ChState, n: int, origin: int) -> None:
    """A card has been taken from somewhere: a deck that has run out by that is made anew."""
    if origin in DECKS:
        ran_out(s, s.things[n].owner, (n,))


def deal(s: ChState, player: int) -> int:
    """champions:deal-encounter-card#p2 the top card of the encounter deck, face down in front of a player; -1 if there is none."""
    refill(s, -1)
    n = top(s, -1)
    if n is None:
        exhausted(s)
        return -1
    move(s, n, player * ZONES + DEALT)
    refill(s, -1)
    return n


def exhausted(s: ChState) -> None:
    """champions:encounter-deck#3 an encounter card is needed and there is none anywhere: the players lose (MC-A15).

    What lies face up on the table, or was given as a boost card, is on its way to the discard pile.
    """
    from longbox.games.champions.moments import End

    coming = [n for zone in (TABLE, BOOSTS) for n in s.common(zone) if s.things[n].owner < 0]
    if not coming and s.result is None and s.phase != SETUP:
        reason = "there is no card in the encounter deck or its discard pile"
        End(False, "champions:encounter-deck#3", reason, "threat").apply(s)


class OnCard(Event):
    """An event that befalls one card (a reference)."""

    __slots__ = ("card",)

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = card

    @property
    def number(self) -> int:
        """The number of the card."""
        return self.card & NUMBER_MASK

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card))

    def affected(self, s: ChState) -> int:
        owner: int = s.get(self.card).controller
        return owner if owner in s.order else s.first
