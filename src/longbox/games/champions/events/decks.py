"""What happens to decks: drawn from, discarded from, dealt from, shuffled, looked into, made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.events.zones import End, Lay, OnCard, Put, by_lot, deal, gather, move, pile_of, ran_out, refill, top
from longbox.games.champions.state import (
    ALL_SEATS,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    F_HAND,
    HAND,
    INVOCATION_DISCARD,
    INVOCATIONS,
    UNDER,
    WEAPONS,
    ZONES,
    name_of,
)
from longbox.games.champions.state.bases import Event
from longbox.kernel.state import NUMBER_MASK, number_of
from longbox.kernel.text import alike, counted, joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState


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
        return f"{s.players[self.player].name}'s deck is made anew"


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
            if s.cards[n].known:
                s.write(n).known = 0

    def told(self, s: ChState, seat: int) -> str:
        return "The encounter deck is shuffled" if self.whose < 0 else f"{s.players[self.whose].name}'s deck is shuffled"


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
        bit = 1 << s.players[self.player].seat
        for ref in self.cards:
            s.write(ref & NUMBER_MASK).known |= bit

    def told(self, s: ChState, seat: int) -> str:
        who = s.players[self.player].name
        if seat >= 0 and s.players[self.player].seat == seat:
            names = [name_of(s, r, seat) for r in self.cards]
            return f"{who} looks at {joined(names)}" if len(names) <= MOST_NAMED else f"{who} looks at {len(names)} cards"
        return f"{who} looks at {counted(len(self.cards), 'card')}"


class Draw(Event):
    """champions:draw so many cards, drawn as one event and dealt card by card; a deck that runs out is made anew (MC-A8).

    champions:draw#p2, champions:draw#p3, champions:player-deck#1
    """

    __slots__ = ("amount", "asked", "drawn")
    rule = "champions:draw"
    facets = F_HAND

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = self.asked = amount
        self.drawn: tuple[int, ...] = ()

    def changes(self, s: ChState) -> bool:
        return self.amount > 0 and self.player in s.order and bool(s.zone(self.player, DECK) or s.zone(self.player, DISCARD))

    def apply(self, s: ChState) -> None:
        drawn = []
        refill(s, self.player)
        for _ in range(self.amount):
            n = top(s, self.player)
            if n is None:
                break
            move(s, n, self.player * ZONES + HAND)
            drawn.append(s.ref(n))
            ran_out(s, self.player)
        self.drawn = tuple(drawn)
        self.amount = len(drawn)

    def told(self, s: ChState, seat: int) -> str:
        who = s.players[self.player].name
        if seat >= 0 and s.players[self.player].seat == seat:
            return f"{who} draws {alike([name_of(s, r, seat) for r in self.drawn])}"
        return f"{who} draws {counted(len(self.drawn), 'card')}"


def named(s: ChState, cards: tuple[int, ...]) -> str:
    """ "Hulk and Tigra are": cards that lie open to all just now, before a deck may be made anew of them."""
    names = [name_of(s, r, -1) for r in cards]
    return f"{joined(names)} {'is' if len(names) == 1 else 'are'}"


class Mill(Event):
    """champions:discard#4 so many cards from the top of a deck are discarded, one by one; a deck that runs out ends it.

    champions:player-deck#3

    `player` -1 is the encounter deck. champions:player-deck#2, champions:encounter-deck#2
    """

    __slots__ = ("amount", "asked", "cards", "said", "whose")
    rule = "champions:discard#4"
    facets = F_HAND

    def __init__(self, whose: int, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.whose = whose
        self.amount = self.asked = amount
        self.cards: tuple[int, ...] = ()
        self.said = ""

    def changes(self, s: ChState) -> bool:
        return self.amount > 0 and top(s, self.whose) is not None

    def apply(self, s: ChState) -> None:
        cards = []
        for _ in range(self.amount):
            n = top(s, self.whose)
            assert n is not None
            move(s, n, pile_of(s, n))
            cards.append(s.ref(n))
            if top(s, self.whose) is None:
                break
        self.cards = tuple(cards)
        self.amount = len(cards)
        self.said = named(s, self.cards)
        ran_out(s, self.whose, [number_of(r) for r in cards])

    def told(self, s: ChState, seat: int) -> str:
        whose = "the encounter deck" if self.whose < 0 else f"{s.players[self.whose].name}'s deck"
        return f"From {whose} {self.said} discarded"


class MillUntil(Event):
    """champions:encounter-deck#2 cards from the encounter deck are discarded until one is found, or the deck has run out.

    Or from a player's deck, `whose` it is (champions:player-deck#3). `found` is the card, -1 for none.
    """

    __slots__ = ("cards", "found", "said", "wanted", "whose")
    rule = "champions:encounter-deck#2"
    facets = F_HAND

    def __init__(self, wanted: frozenset[int], player: int = -1, source: int = -1, whose: int = -1) -> None:
        super().__init__(player, source)
        self.whose = whose
        #: the numbers of cards that would end it
        self.wanted = wanted
        self.cards: tuple[int, ...] = ()
        self.said = ""
        self.found = -1

    def changes(self, s: ChState) -> bool:
        return top(s, self.whose) is not None

    def apply(self, s: ChState) -> None:
        cards: list[int] = []
        n = top(s, self.whose)
        while n is not None and self.found < 0:
            move(s, n, pile_of(s, n))
            cards.append(s.ref(n))
            if n in self.wanted:
                self.found = s.ref(n)
            n = top(s, self.whose)
        self.cards = tuple(cards)
        self.said = named(s, self.cards)
        ran_out(s, self.whose, [number_of(r) for r in cards])

    def told(self, s: ChState, seat: int) -> str:
        deck = "the encounter deck" if self.whose < 0 else f"{s.players[self.whose].name}'s deck"
        return f"From {deck} {self.said} discarded"

    def cites(self, s: ChState) -> str:
        return self.rule if self.whose < 0 else "champions:player-deck#3"


class RandomDiscard(Event):
    """So many cards of a hand are discarded at random; `spared` ones are not among them (what is played, what pays besides)."""

    __slots__ = ("amount", "asked", "cards", "spared")
    rule = "champions:discard#3"
    facets = F_HAND

    def __init__(self, player: int, amount: int = 1, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = self.asked = amount
        self.cards: tuple[int, ...] = ()
        self.spared: tuple[int, ...] = ()

    def among(self, s: ChState) -> list[int]:
        """The cards of which some are discarded."""
        return [n for n in s.zone(self.player, HAND) if s.ref(n) not in self.spared] if self.player in s.order else []

    def changes(self, s: ChState) -> bool:
        return self.amount > 0 and bool(self.among(s))

    def apply(self, s: ChState) -> None:
        cards = []
        for _ in range(min(self.amount, len(self.among(s)))):
            hand = self.among(s)
            n = hand[s.below(len(hand))]
            move(s, n, pile_of(s, n))
            cards.append(s.ref(n))
        self.cards = tuple(cards)
        self.amount = len(cards)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} discards {alike([name_of(s, r, seat) for r in self.cards])} at random"


class RandomUnder(Event):
    """A random card of a hand is put face down under a card in play."""

    __slots__ = ("beneath", "card")
    rule = "champions:in-play-and-out-of-play"
    facets = F_HAND

    def __init__(self, player: int, beneath: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.beneath = beneath
        self.card = -1

    def changes(self, s: ChState) -> bool:
        return bool(s.zone(self.player, HAND)) and bool(s.alive(self.beneath))

    def apply(self, s: ChState) -> None:
        hand = s.zone(self.player, HAND)
        n = hand[s.below(len(hand))]
        c = move(s, n, s.shared(UNDER))
        c.known = 0
        c.host = self.beneath
        self.card = by_lot(s, n, hand)

    def told(self, s: ChState, seat: int) -> str:
        return f"A random card of {s.players[self.player].name}'s hand is put under {name_of(s, self.beneath, seat)}"


class DealCards(Event):
    """champions:deal-encounter-card so many facedown encounter cards for a player."""

    __slots__ = ("amount", "cards")
    rule = "champions:deal-encounter-card#p2"

    def __init__(self, player: int, amount: int = 1, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount
        self.cards: tuple[int, ...] = ()

    def changes(self, s: ChState) -> bool:
        return self.amount > 0 and self.player in s.order

    def apply(self, s: ChState) -> None:
        dealt = [deal(s, self.player) for _ in range(self.amount)]
        self.cards = tuple(s.ref(n) for n in dealt if n >= 0)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} is dealt {counted(len(self.cards), 'encounter card')}"


class DealThis(OnCard):
    """A known card is dealt to a player face down as an encounter card."""

    __slots__ = ()
    rule = "champions:deal-encounter-card#p2"

    def apply(self, s: ChState) -> None:
        move(s, self.number, self.player * ZONES + DEALT)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} is dealt {name_of(s, self.card, seat)}"


def uncover(s: ChState) -> None:
    """Whatever happens to the Invocation deck, everyone sees its top card."""
    for n in s.common(INVOCATIONS)[:1]:
        s.write(n).known = ALL_SEATS


class ToPile(Put):
    """A card of the Invocation deck goes to that deck's own pile; a deck that runs out is made anew of it."""

    __slots__ = ()
    rule = "champions:faq:images-of-ikonn#1"

    def where(self, s: ChState) -> int:
        return s.shared(INVOCATION_DISCARD)

    def apply(self, s: ChState) -> None:
        super().apply(s)
        if not s.common(INVOCATIONS):
            gather(s, s.common(INVOCATION_DISCARD), s.shared(INVOCATION_DISCARD), s.shared(INVOCATIONS))
        uncover(s)

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} goes to the Invocation discard pile"


class ShuffleInvocations(Event):
    """The Invocation deck is shuffled as the game begins (champions:setup#6)."""

    __slots__ = ()
    rule = "champions:setup#6"

    def apply(self, s: ChState) -> None:
        cards = s.common(INVOCATIONS)
        gather(s, cards, s.shared(INVOCATIONS), s.shared(INVOCATIONS))
        uncover(s)

    def told(self, s: ChState, seat: int) -> str:
        return "The Invocation deck is shuffled"


def top_invocation(s: ChState) -> int:
    """A reference to the top card of the Invocation deck, -1 without one."""
    return next((s.ref(n) for n in s.common(INVOCATIONS)), -1)


class ShuffleWeapons(Event):
    """The Experimental Weapons deck is shuffled as the scheme is set up (champions:setup#11)."""

    __slots__ = ()
    rule = "champions:setup#11"

    def apply(self, s: ChState) -> None:
        gather(s, s.common(WEAPONS), s.shared(WEAPONS), s.shared(WEAPONS))

    def told(self, s: ChState, seat: int) -> str:
        return "The Experimental Weapons deck is shuffled"


class TurnUp(Lay):
    """champions:reveal#p2 an encounter card is turned face up; if it was the last of the deck that is made anew."""

    __slots__ = ()
    rule = "champions:reveal#p2"

    def apply(self, s: ChState) -> None:
        super().apply(s)
        refill(s, -1)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} reveals {name_of(s, self.card, seat)}"


class TakeFromDeck(Event):
    """champions:encounter-deck#3 there is no encounter card anywhere: the players lose (MC-A15)."""

    __slots__ = ()
    rule = "champions:encounter-deck#3"

    def changes(self, s: ChState) -> bool:
        return s.result is None

    def apply(self, s: ChState) -> None:
        reason = "there is no card in the encounter deck or its discard pile"
        End(False, "champions:encounter-deck#3", reason, "threat").apply(s)
