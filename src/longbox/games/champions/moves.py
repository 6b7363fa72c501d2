"""What moves cards of Marvel Champions between decks, hands, piles and play."""

from __future__ import annotations

from longbox.games.champions.decking import (
    MOST_NAMED as MOST_NAMED,
    Anew as Anew,
    LookAt as LookAt,
    Remade as Remade,
    Shuffle as Shuffle,
)
from longbox.games.champions.entering import (
    Attach as Attach,
    Engage as Engage,
    EnterPlay as EnterPlay,
    KeptOut as KeptOut,
    TakeControl as TakeControl,
)
from longbox.games.champions.moving import (
    OnCard as OnCard,
    Past as Past,
    by_lot as by_lot,
    deal as deal,
    gather as gather,
    move as move,
    pile_of as pile_of,
    ran_out as ran_out,
    refill as refill,
    reshuffle as reshuffle,
    reshuffle_encounter as reshuffle_encounter,
    taken_from as taken_from,
    top as top,
)
from longbox.games.champions.state import (
    ALL_SEATS,
    ASIDE,
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
    REMOVED,
    TABLE,
    UNDER,
    VICTORY,
    ZONES,
    ChState,
    name_of,
)
from longbox.kernel.events import WOULD, Event
from longbox.kernel.plays import Using
from longbox.kernel.state import number_of
from longbox.kernel.text import counted, joined


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
        c = s.things[n]
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
    owner = s.things[event.number].owner
    return owner >= 0 and owner not in s.order


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
        who = s.things[self.player].name
        if seat >= 0 and s.things[self.player].seat == seat:
            return f"{who} draws {joined([name_of(s, r, seat) for r in self.drawn])}"
        return f"{who} draws {counted(len(self.drawn), 'card')}"


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
        return f"{s.things[self.player].name} spends {self.words(s, seat)}"


def used_up(s: ChState, done: int) -> list[Discard]:
    """champions:uses-x-type#p3 the cards whose last counter is gone are to be discarded, what it paid for being done.

    What the card `done` paid for is done; another that has an ability of its own under way still waits for that.
    """
    there = [s.things[n] for n in s.everything() if s.things[n].up.counters and not s.things[n].counter()]
    spent = [c for c in there if not c.down and s.now(c.number).keywords.get("uses")]
    if not spent:
        return []
    waiting = [f.scope.this for f in s.frames if isinstance(f, Using)]
    return [Discard(c.ref, c.controller) for c in spent if c.ref == done or c.ref not in waiting]


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
        whose = "the encounter deck" if self.whose < 0 else f"{s.things[self.whose].name}'s deck"
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
        deck = "the encounter deck" if self.whose < 0 else f"{s.things[self.whose].name}'s deck"
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
        return f"{s.things[self.player].name} discards {joined([name_of(s, r, seat) for r in self.cards])} at random"


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
        return f"A random card of {s.things[self.player].name}'s hand is put under {name_of(s, self.beneath, seat)}"


class ToHand(Put):
    """A card goes to its owner's hand (champions:ownership-and-control#3)."""

    __slots__ = ()
    rule = "champions:player#1"

    def where(self, s: ChState) -> int:
        owner = s.things[self.number].owner
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
        owner = s.things[self.number].owner
        if owner < 0:
            return s.shared(ENCOUNTER_DECK)
        return owner * ZONES + DECK if owner in s.order else s.shared(REMOVED)

    def told(self, s: ChState, seat: int) -> str:
        c = s.things[self.number]
        whose = f"{s.things[c.owner].name}'s" if c.owner >= 0 else "the encounter"
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
        return f"{s.things[self.player].name} is dealt {counted(len(self.cards), 'encounter card')}"


class DealThis(OnCard):
    """A known card is dealt to a player face down as an encounter card."""

    __slots__ = ()
    rule = "champions:deal-encounter-card#p2"

    def apply(self, s: ChState) -> None:
        move(s, self.number, self.player * ZONES + DEALT)

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.things[self.player].name} is dealt {name_of(s, self.card, seat)}"
