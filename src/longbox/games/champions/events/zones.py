"""Cards that change zones: into hands, decks and piles, out of play, out of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    F_HAND,
    F_TEXT,
    F_THREAT,
    HAND,
    INVOCATION_DISCARD,
    NEMESIS,
    REMOVED,
    SETUP,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_AREA,
    ZONES,
    Result,
    bases,
    name_of,
)
from longbox.games.champions.state.bases import Event
from longbox.kernel.events import WOULD
from longbox.kernel.plays import Using
from longbox.kernel.telling import Notice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import ChCard, ChState, Values


#: everyone sees what lies there
_OPEN = frozenset(
    {DISCARD, AREA, NEMESIS, 100 + ENCOUNTER_DISCARD, 100 + VILLAIN_AREA, 100 + VICTORY, 100 + REMOVED, 100 + ASIDE, 100 + TABLE}
) | {100 + COLLECTION, 100 + INVOCATION_DISCARD}


_PLAY = frozenset({AREA, 100 + VILLAIN_AREA})


DECKS = frozenset({DECK, 100 + ENCOUNTER_DECK})


class Past:
    """An object as it was last known: its card and values just before it left play."""

    __slots__ = ("card", "values")

    def __init__(self, card: ChCard, values: Values) -> None:
        self.card = card
        self.values = values


def move(s: ChState, n: int, zone: int, index: int | None = None, known: bool | None = None) -> ChCard:
    """A card goes to another zone. Leaving play makes another object of it (champions:leaves-play#1).

    champions:in-play-and-out-of-play#11, champions:encounter-deck#1: a card comes off the top or to the end, all else stays.

    Only what an instruction moves changes its place: champions:discard-pile#3, champions:discard-pile#2.
    `known` says whether all see it (as open or hidden zones have it, unless given).
    """
    old: ChCard = s.cards[n]
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
    if to == DISCARD and s.players[zone // ZONES].deckless:
        # champions:player-deck#p2 a deck that ran out without a pile is made anew as soon as this is over
        s.mark(F_TEXT)
    if known is not None:
        if known:
            c.known = ALL_SEATS
    elif to in _OPEN and not c.down:
        # what lies face down in an open place stays so when it goes to another (champions:in-play-and-out-of-play#12)
        c.known = ALL_SEATS
    elif to == HAND:
        c.known |= 1 << s.players[zone // ZONES].seat
    return c


def pile_of(s: ChState, n: int) -> int:
    """The pile a card is discarded to: its owner's or the encounter discard pile (champions:discard#1, champions:discard#2).

    champions:ownership-and-control#4 it is out of the game if its owner is.
    """
    owner = s.cards[n].owner
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
    if s.players[player].deckless:
        s.write_player(player).deckless = False
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
            s.write_player(player).deckless = True
        who = s.players[player].name
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
    return int(s.ref(s.mingle(s.zones[s.cards[n].zone])[n]))


def by_lot(s: ChState, n: int, hand: Sequence[int]) -> int:
    """A card of a hand lies face down elsewhere now: its number tells nobody which of them it was. The reference it has now."""
    return int(s.ref(s.mingle(s.shuffled(hand))[n]))


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
        ran_out(s, s.cards[n].owner, (n,))


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

    coming = [n for zone in (TABLE, BOOSTS) for n in s.common(zone) if s.cards[n].owner < 0]
    if not coming and s.result is None and s.phase != SETUP:
        reason = "there is no card in the encounter deck or its discard pile"
        End(False, "champions:encounter-deck#3", reason, "threat").apply(s)


class OnCard(bases.OnCard):
    """An event that befalls one card."""

    __slots__ = ()

    def affected(self, s: ChState) -> int:
        owner: int = s.card(self.card).controller
        return owner if owner in s.order else s.first


class Put(OnCard):
    """A card goes to another zone. `fresh` is a reference to it there, `origin` the place it came from."""

    __slots__ = ("fresh", "named", "origin")
    facets = F_HAND
    foretold = WOULD

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.fresh = -1
        self.origin = -1
        self.named = ""

    def where(self, s: ChState) -> int:
        """The zone it lands in."""
        raise NotImplementedError

    def index(self, s: ChState) -> int | None:
        """Its place there; None is the end, which is the top of a pile and the bottom of a deck."""
        return None

    def merges(self, other: Event) -> bool:
        return isinstance(other, Put) and other.card == self.card

    def apply(self, s: ChState) -> None:
        n = self.number
        self.origin = s.place(n)
        c = s.cards[n]
        self.named = c.up.values.name if c.known == ALL_SEATS else ""
        if c.printed.listens or s.in_play(n):
            s.mark(F_TEXT | F_THREAT)
        c = move(s, n, self.where(s), self.index(s))
        self.fresh = c.ref
        if not self.named and c.known == ALL_SEATS:
            # all have seen it, though its deck be made anew of it at once
            self.named = c.up.values.name
        taken_from(s, n, self.origin)
        if s.place(n) == 100 + ENCOUNTER_DISCARD and not s.common(ENCOUNTER_DECK):
            # the deck is made anew of it as soon as this is over
            s.mark(F_TEXT)

    def words(self, s: ChState, seat: int) -> str:
        """The card, by the name it had."""
        return self.named or name_of(s, self.fresh if self.fresh >= 0 else self.card, seat)


def gone(s: ChState, event: Put) -> bool:
    """champions:player-elimination#3 has a card left the game where it was to go to its owner, who is out?"""
    owner = s.cards[event.number].owner
    return owner >= 0 and owner not in s.order


class Discard(Put):
    """champions:discard a card goes to its owner's discard pile, or the encounter discard pile.

    champions:faq:rocket-raccoon#1 attempting it is discarding, though the card ends up elsewhere.
    """

    __slots__ = ()
    rule = "champions:discard"
    attempt = True

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and s.place(self.number) not in (DISCARD, 100 + ENCOUNTER_DISCARD)

    def where(self, s: ChState) -> int:
        return pile_of(s, self.number)

    def cites(self, s: ChState) -> str:
        return "champions:player-elimination#3" if gone(s, self) else self.rule

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} is {'removed from the game' if gone(s, self) else 'discarded'}"


class Spend(Discard):
    """champions:resource#1 a card of the hand is discarded to generate its resources."""

    __slots__ = ()
    rule = "champions:resource#1"

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} spends {self.words(s, seat)}"


def used_up(s: ChState, done: int) -> list[Discard]:
    """champions:uses-x-type#p3 the cards whose last counter is gone are to be discarded, what it paid for being done.

    What the card `done` paid for is done; another that has an ability of its own under way still waits for that.
    """
    there = [s.cards[n] for n in s.everything() if s.cards[n].up.counters and not s.cards[n].counter()]
    spent = [c for c in there if not c.down and s.now(c.number).keywords.get("uses")]
    if not spent:
        return []
    waiting = [f.scope.this for f in s.frames if isinstance(f, Using)]
    return [Discard(c.ref, c.controller) for c in spent if c.ref == done or c.ref not in waiting]


class ToHand(Put):
    """A card goes to its owner's hand (champions:ownership-and-control#3)."""

    __slots__ = ()
    rule = "champions:player#1"

    def where(self, s: ChState) -> int:
        owner = s.cards[self.number].owner
        return owner * ZONES + HAND if owner in s.order else s.shared(REMOVED)

    def cites(self, s: ChState) -> str:
        return "champions:player-elimination#3" if gone(s, self) else self.rule

    def told(self, s: ChState, seat: int) -> str:
        to = "is removed from the game" if gone(s, self) else "goes to its owner's hand"
        return f"{self.words(s, seat)} {to}"


class IntoDeck(Put):
    """Cards go into their deck, which is then shuffled."""

    __slots__ = ()
    rule = "champions:shuffle"

    def where(self, s: ChState) -> int:
        owner = s.cards[self.number].owner
        if owner < 0:
            return s.shared(ENCOUNTER_DECK)
        return owner * ZONES + DECK if owner in s.order else s.shared(REMOVED)

    def told(self, s: ChState, seat: int) -> str:
        c = s.cards[self.number]
        whose = f"{s.players[c.owner].name}'s" if c.owner >= 0 else "the encounter"
        # one that lay open is not named either: from now on nobody knows which card it is
        # (of one that is replaced nothing has been shuffled yet)
        lies = self.card if self.fresh < 0 else self.fresh
        what = "an obligation" if self.named and c.printed.kind == "obligation" else name_of(s, lies, seat)
        return f"{what} is shuffled into {whose} deck"


class ToTop(IntoDeck):
    """A card goes on top of its deck."""

    __slots__ = ()
    rule = "champions:deck#1"

    def index(self, s: ChState) -> int | None:
        return 0

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} goes on top of its deck"


class Remove(Put):
    """champions:removed-from-the-game a card is out of the game; a `quiet` one is not named in the log.

    champions:removed-from-the-game#1
    """

    __slots__ = ("quiet",)
    rule = "champions:removed-from-the-game"

    def __init__(self, card: int, player: int = -1, source: int = -1, quiet: bool = False) -> None:
        super().__init__(card, player, source)
        self.quiet = quiet

    def where(self, s: ChState) -> int:
        return s.shared(REMOVED)

    def told(self, s: ChState, seat: int) -> str:
        return "" if self.quiet else f"{self.words(s, seat)} is removed from the game"


class ToVictory(Put):
    """champions:victory-x a card goes to the victory display.

    champions:victory-x#1
    """

    __slots__ = ()
    rule = "champions:victory-x"

    def where(self, s: ChState) -> int:
        return s.shared(VICTORY)

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} goes to the victory display"


class Collect(Put):
    """A card goes face up into the Collection."""

    __slots__ = ()
    rule = "champions:in-play-and-out-of-play"

    def where(self, s: ChState) -> int:
        return s.shared(COLLECTION)

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} goes into the Collection"


class SetAside(Put):
    """champions:set-aside a card is set aside."""

    __slots__ = ()
    rule = "champions:set-aside"

    def where(self, s: ChState) -> int:
        return s.shared(ASIDE)

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} is set aside"


class PutUnder(OnCard):
    """A card is put face down (or `up`) under another, out of play."""

    __slots__ = ("beneath", "up")
    rule = "champions:in-play-and-out-of-play"
    facets = F_HAND | F_TEXT

    def __init__(self, card: int, beneath: int, player: int = -1, source: int = -1, up: bool = False) -> None:
        super().__init__(card, player, source)
        self.beneath = beneath
        self.up = up

    def changes(self, s: ChState) -> bool:
        return bool(s.there(self.card)) and bool(s.there(self.beneath))

    def apply(self, s: ChState) -> None:
        c = move(s, self.number, s.shared(UNDER), known=True if self.up else None)
        c.host = self.beneath
        self.card = c.ref

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is put under {name_of(s, self.beneath, seat)}"


class Lay(OnCard):
    """champions:play#1 a card that is played or revealed lies on the table, for all to see."""

    __slots__ = ()
    rule = "champions:play#1"
    facets = F_HAND

    def apply(self, s: ChState) -> None:
        move(s, self.number, s.shared(TABLE))


class End(Event):
    """champions:winning-the-game the game is over."""

    __slots__ = ("ending", "how", "reason", "won")
    rule = "champions:winning-the-game"

    def __init__(self, won: bool, ending: str, reason: str, how: str = "") -> None:
        super().__init__()
        self.won = won
        self.ending = ending
        self.reason = reason
        self.how = how

    def changes(self, s: ChState) -> bool:
        return s.result is None

    def apply(self, s: ChState) -> None:
        winners = tuple(range(s.starters)) if self.won else ()
        s.result = Result(self.won, self.ending, self.reason, self.how, winners)

    def cites(self, s: ChState) -> str:
        return self.ending
