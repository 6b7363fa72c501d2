"""Cards that move from zone to zone, who owns them there, and who knows them (chapters 3, 5 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.dcdb.events.modifiers import claim_next
from longbox.games.dcdb.state import (
    ALL_SEATS,
    ATTACHED,
    BELOW,
    DECK,
    DESTROYED,
    DISCARD,
    F_LINE_UP,
    F_PILES,
    F_PLAY,
    F_TEXT,
    FIRST_SHARED,
    HAND,
    HIDDEN,
    LINE_UP,
    MAIN,
    MAIN_DECK,
    OWNERLESS,
    OWNING,
    PLAY,
    REMOVED,
    SUPER_VILLAIN,
    SUPER_VILLAINS,
    WEAKNESSES,
    ZONE_NAMES,
    DcCard,
    DcState,
    Values,
    name_of,
    player_name,
)
from longbox.games.dcdb.state.bases import Event, OnCard
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.telling import Notice
from longbox.kernel.text import alike, counted, possessive

if TYPE_CHECKING:
    from collections.abc import Sequence


#: what listens there may be at work; what else the table has is no more what it was once it has moved
_AT_WORK = frozenset({PLAY, MAIN, LINE_UP})
#: moves there and from there change what can be bought
_FOR_SALE = frozenset({LINE_UP, SUPER_VILLAINS, ATTACHED})


def route(s: DcState, n: int, kind: int, player: int) -> tuple[int, int]:
    """Where a card that would go to a zone goes: the kind of zone and whose it is.

    dcdb:5.020 a card that a player owns goes to that player's own zone, but for play zones; dcdb:6.485 a Super-Villain that would
    cease to be owned is removed from the game.
    """
    c: DcCard = s.cards[n]
    if kind >= FIRST_SHARED or kind in OWNERLESS:
        if c.printed.kind == SUPER_VILLAIN and c.owner >= 0:
            return REMOVED, -1
        return kind, player
    if kind != PLAY and c.owner >= 0 and c.owner != player:
        return (kind, c.owner) if c.owner in s.order else (REMOVED, -1)
    return kind, player


def move(s: DcState, n: int, kind: int, player: int = -1, index: int | None = None) -> DcCard:
    """A card goes to another zone, where it is a new object (dcdb:3.040); to the end of it unless an index is given.

    dcdb:6.320 whoever's hand, deck or discard pile it comes to owns it; nobody, once it is in a shared zone or with a main
    character. dcdb:6.210 to keep a card is to own it. dcdb:6.321 a card that gets an owner is shown to all.
    """
    origin = s.place(n)
    old: DcCard = s.cards[n]
    if old.home >= 0 and origin == PLAY and kind != PLAY:
        # dcdb:6.500 a Teamworked card leaves play for the top of the deck that it came from
        kind, player, index = (DECK, old.home, 0) if old.home in s.order else (REMOVED, -1, None)
    kind, player = route(s, n, kind, player)
    s.take(old.zone, n)
    c: DcCard = s.write(n)
    if origin == HAND and kind in HIDDEN and c.known != ALL_SEATS:
        _unseen(s, s.player_of(old.zone), c)
    zone = s.index(kind, player)
    if zone != c.zone:
        c.inc += 1
        c.face = 0
        c.frozen = 0
        c.attached = -1
        c.turned = 0
        if kind != PLAY:
            c.home = -1
    c.zone = zone
    s.put(zone, n, index)
    if kind in OWNING:
        if c.owner != player:
            c.owner = player
            c.known = ALL_SEATS
    elif kind != PLAY:
        c.owner = -1
    if kind == HAND:
        c.known |= 1 << s.player(player).seat
    elif kind not in HIDDEN:
        c.known = ALL_SEATS
    if kind == PLAY or origin == PLAY:
        c.stamp = s.tick()
        s.mark(F_PLAY)
    if (c.printed.listens and (kind in _AT_WORK or origin in _AT_WORK)) or s.table is None or n in s.table.values:
        s.mark(F_TEXT)
    if kind in _FOR_SALE or origin in _FOR_SALE:
        s.mark(F_LINE_UP)
    elif kind == DISCARD or origin == DISCARD:
        s.mark(F_PILES)
    return c


def speaks(s: DcState, ref: int, player: int) -> None:
    """A card that a player has just gained or destroyed may have something to say of that, to this player."""
    if s.card(ref).printed.listens and (ref, player) not in s.fresh:
        s.fresh = (*s.fresh, (ref, player))
        s.mark(F_TEXT)


def leaving(s: DcState, refs: Sequence[int]) -> list[int]:
    """The order in which cards leave their places at the same time.

    dcdb:6.503 those that are Teamworked in reverse, so that a deck is as it was before.
    """
    if not any([s.card(r).home >= 0 for r in refs]):
        return list(refs)
    return sorted(refs, key=lambda r: -s.card(r).stamp if s.card(r).home >= 0 else 1)


def _unseen(s: DcState, player: int, gone: DcCard) -> None:
    """A hand gives up a card that not all have seen: what others knew of it they know no more."""
    own = 1 << s.player(player).seat
    gone.known &= own
    for n in s.zone(player, HAND):
        c: DcCard = s.write(n)
        c.known &= own


def make_deck(s: DcState, player: int, wanted: int = 1) -> None:
    """dcdb:6.151 a player who has no deck and needs a card of it shuffles the discard pile, and that is the deck.

    Of several cards wanted at once those that are left of the deck come first, with the new deck below them.
    """
    if len(s.zone(player, DECK)) < wanted and s.zone(player, DISCARD):
        shuffle_under(s, player)


def shuffle_under(s: DcState, player: int, stays: int = -1) -> None:
    """A player's discard pile is shuffled and lies below what is left of the deck; a card that `stays` does not."""
    deck, left = s.zone(player, DECK), s.card(stays).number if stays >= 0 else -1
    pile = tuple([n for n in s.zone(player, DISCARD) if n != left])
    s.zones[s.index(DISCARD, player)] = (left,) if left >= 0 else ()
    if not pile:
        return
    zone = s.index(DECK, player)
    order = s.shuffled(pile)
    for n in order:
        c: DcCard = s.write(n)
        c.inc += 1
        c.zone = zone
        c.known = 0
    s.zones[zone] = (*deck, *order)
    s.mark(F_PILES | F_TEXT if s.fresh else F_PILES)
    s.say(Notice("dcdb:6.151", f"{possessive(player_name(s, player))} discard pile is shuffled and becomes the deck"))


def has_deck(s: DcState, player: int) -> bool:
    """Is there a card in a player's deck, or one that could be?"""
    return bool(s.zone(player, DECK) or s.zone(player, DISCARD))


def top_of(s: DcState, player: int) -> int:
    """The number of the top card of a player's deck, which is made anew if it must be; -1 if there is none."""
    make_deck(s, player)
    deck = s.zone(player, DECK)
    return deck[0] if deck else -1


def tops_of(s: DcState, whose: int, count: int) -> Sequence[int]:
    """The numbers of so many cards from the top of a player's deck (of the main deck with -1), as far as there are."""
    if whose < 0:
        return s.shared(MAIN_DECK)[:count]
    make_deck(s, whose, count)
    return s.zone(whose, DECK)[:count]


class Moves(OnCard):
    """A card goes to a zone: of `whose`, if players have one of that kind.

    dcdb:1.020 what it was before is recorded: `values`, the kind of zone it came from and whose that was, its owner; `landed` is
    the object it has become.
    """

    __slots__ = ("at", "kind", "landed", "origin", "origin_player", "owner", "values", "whose")
    rule: ClassVar[str] = "dcdb:6.380"
    verb: ClassVar[str] = "is put"

    def __init__(self, card: int, kind: int, whose: int = -1, at: int | None = None, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.kind = kind
        self.whose = whose
        #: the place in the zone: 0 is the top, None the bottom
        self.at = at
        self.values: Values | None = None
        self.origin = -1
        self.origin_player = -1
        self.owner = -1
        self.landed = -1

    def changes(self, s: DcState) -> bool:
        # dcdb:3.080 what is removed from the game stays removed
        return s.there(self.card) and s.place(self.number) != REMOVED

    def apply(self, s: DcState) -> None:
        self.note(s)
        c = move(s, self.number, self.kind, self.whose, self.at)
        self.landed = c.ref
        if self.kind == BELOW and self.source >= 0:
            c.attached = self.source & NUMBER_MASK

    def note(self, s: DcState) -> None:
        """dcdb:1.020 record what it is."""
        c = s.card(self.card)
        self.values = s.now(c.number)
        self.origin = s.place(c.number)
        self.origin_player = s.player_of(c.zone)
        self.owner = c.owner

    def where(self, s: DcState) -> str:
        """Where it has gone, in words."""
        n = self.landed & NUMBER_MASK
        kind, player = s.place(n), s.player_of(s.card(n).zone)
        words = ZONE_NAMES[kind]
        words = f"{possessive(player_name(s, player))} {words}" if player >= 0 else f"the {words}"
        if kind in (DECK, MAIN_DECK, SUPER_VILLAINS):
            return f"on top of {words}" if self.at == 0 else f"on the bottom of {words}"
        return f"into {words}"

    def told(self, s: DcState, seat: int) -> str:
        words = f"{name_of(s, self.landed, seat)} {self.verb} {self.where(s)}"
        return words[:1].upper() + words[1:]


class Put(Moves):
    """A card is put somewhere: neither gained nor passed nor discarded (dcdb:6.381, dcdb:6.382)."""

    __slots__ = ()


class Discard(Moves):
    """A card goes to its player's discard pile, as an instruction to discard has it (dcdb:6.190).

    `cost` says that it is the cost of a Time Travel, which is no discarding by the effect of a card (dcdb:6.511).
    """

    __slots__ = ("cost",)
    rule = "dcdb:6.190"

    def __init__(self, card: int, whose: int, player: int = -1, source: int = -1, cost: bool = False) -> None:
        super().__init__(card, DISCARD, whose, None, player, source)
        self.cost = cost

    def apply(self, s: DcState) -> None:
        Moves.apply(self, s)
        if self.origin == HAND:
            self.values = claim_next(s, self.origin_player, self.landed, self.values)
        speaks(s, self.landed, self.whose)

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.whose)} discards {name_of(s, self.landed, seat)}"


class Destroy(Moves):
    """A card is destroyed (dcdb:6.180). dcdb:5.030 one that another player owns stays where it is, and counts as destroyed."""

    __slots__ = ()
    rule = "dcdb:6.180"

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, DESTROYED, -1, None, player, source)

    def apply(self, s: DcState) -> None:
        self.note(s)
        if self.owner >= 0 and self.player >= 0 and self.owner != self.player:
            self.landed = self.card
        else:
            self.landed = move(s, self.number, DESTROYED).ref
        speaks(s, self.landed, self.player)

    def cites(self, s: DcState) -> str:
        return "dcdb:5.030" if self.landed == self.card else "dcdb:6.180"

    def told(self, s: DcState, seat: int) -> str:
        stays = ", and stays where it is" if self.landed == self.card else ""
        words = f"{name_of(s, self.landed, seat)} is destroyed{stays}"
        return words[:1].upper() + words[1:]


class Remove(Moves):
    """A card is removed from the game."""

    __slots__ = ("why",)
    rule = "dcdb:3.080"

    def __init__(self, card: int, player: int = -1, source: int = -1, why: str = "dcdb:3.080") -> None:
        super().__init__(card, REMOVED, -1, None, player, source)
        self.why = why

    def cites(self, s: DcState) -> str:
        return self.why

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.landed, seat)} is removed from the game"


class Gain(Moves):
    """A player gains a card (dcdb:6.200): it is revealed and goes to its discard pile, unless somewhere else is said.

    dcdb:6.160 to defeat a card is to buy or gain it. dcdb:6.090, dcdb:6.201 what is bought is gained as well, once; `bought` says
    so. dcdb:6.165 a Super-Villain that lies face up on its stack is defeated by that.
    """

    __slots__ = ("bought", "defeated")
    rule = "dcdb:6.200"

    def __init__(
        self, card: int, whose: int, source: int = -1, kind: int = DISCARD, at: int | None = None, bought: bool = False
    ) -> None:
        super().__init__(card, kind, whose, at, whose, source)
        self.bought = bought
        self.defeated = False

    def apply(self, s: DcState) -> None:
        self.note(s)
        # dcdb:6.200 it is revealed
        s.write(self.number).known = ALL_SEATS
        self.defeated = s.super_villain() == self.number
        if self.defeated:
            s.defeats = (*s.defeats, self.number)
            s.up = -1
        c = move(s, self.number, self.kind, self.whose, self.at)
        self.landed = c.ref
        speaks(s, c.ref, self.whose)

    def cites(self, s: DcState) -> str:
        return "dcdb:6.165" if self.defeated else "dcdb:6.090" if self.bought else "dcdb:6.200"

    def told(self, s: DcState, seat: int) -> str:
        verb = "defeats" if self.defeated else "buys" if self.bought else "gains"
        where = "" if self.kind == DISCARD else f", {self.where(s)}"
        return f"{player_name(s, self.whose)} {verb} {name_of(s, self.landed, seat)}{where}"


class Pass(Moves):
    """A card is passed from a zone to another (dcdb:6.331).

    dcdb:6.330 one that another player owns is not, and dcdb:6.333 neither is one that would stay in its zone.
    """

    __slots__ = ()
    rule = "dcdb:6.331"

    def changes(self, s: DcState) -> bool:
        c = s.card(self.card)
        if not s.there(self.card) or s.place(c.number) == REMOVED:
            return False
        return c.owner in (-1, self.player) and c.zone != s.index(self.kind, self.whose)

    def apply(self, s: DcState) -> None:
        self.note(s)
        # dcdb:6.330 it is the new player's from here on
        s.write(self.number).owner = -1
        self.landed = move(s, self.number, self.kind, self.whose, self.at).ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} passes {name_of(s, self.landed, seat)} {self.where(s)}"


class HandOver(Put):
    """A card is put from one player's zone into another player's, who owns it from then on."""

    __slots__ = ()

    def apply(self, s: DcState) -> None:
        self.note(s)
        s.write(self.number).owner = -1
        self.landed = move(s, self.number, self.kind, self.whose, self.at).ref


class Draw(Event):
    """A player draws cards, one after the other; the deck is made anew when it runs out (dcdb:6.151).

    dcdb:1.070 how many is known by now. `by_card` says that a card has told the player to (dcdb:4.010); `cards` are those that
    are drawn, where they need not be the top ones (dcdb:1.080).
    """

    __slots__ = ("amount", "by_card", "cards", "count", "drawn")
    rule: ClassVar[str] = "dcdb:6.150"

    def __init__(
        self, player: int, count: int, source: int = -1, by_card: bool = False, cards: tuple[int, ...] | None = None
    ) -> None:
        super().__init__(player, source)
        self.count = count
        self.cards = cards
        self.by_card = by_card
        self.amount = 0
        self.drawn: tuple[int, ...] = ()

    def changes(self, s: DcState) -> bool:
        return self.count > 0

    def apply(self, s: DcState) -> None:
        drawn: list[int] = []
        for i in range(self.count):
            n = top_of(s, self.player) if self.cards is None else s.card(self.cards[i]).number
            if n < 0:
                break
            drawn.append(move(s, n, HAND, self.player).ref)
        self.drawn = tuple(drawn)
        self.amount = len(drawn)

    def told(self, s: DcState, seat: int) -> str:
        who = player_name(s, self.player)
        names = [name_of(s, r, seat) for r in self.drawn]
        if not names:
            return f"{who} has no card to draw"
        if seat == s.player(self.player).seat:
            return f"{who} draws {alike(names)}"
        return f"{who} draws {counted(len(names), 'card')}"


class DrawGivenUp(Event):
    """The first draw of a turn is given up for something else; with `whole` nothing of it is left."""

    __slots__ = ("whole",)
    rule: ClassVar[str] = "dcdb:6.150"

    def __init__(self, player: int, source: int = -1, whole: bool = False) -> None:
        super().__init__(player, source)
        self.whole = whole

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} gives up a draw"


class NewHand(Draw):
    """The hand of the next turn, or of the beginning. dcdb:8.060 drawing it triggers nothing."""

    __slots__ = ()
    rule = "dcdb:8.060"


class FromTop(Event):
    """Something is done with the top card of a player's deck, or with -1 of the main deck; `card` is that card."""

    __slots__ = ("card", "whose")

    def __init__(self, whose: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.whose = whose
        self.card = -1

    def changes(self, s: DcState) -> bool:
        return has_deck(s, self.whose) if self.whose >= 0 else bool(s.shared(MAIN_DECK))

    def off_top(self, s: DcState) -> int:
        """The number of the card; called as it happens."""
        return top_of(s, self.whose) if self.whose >= 0 else s.shared(MAIN_DECK)[0]

    def deck(self, s: DcState) -> str:
        """Which deck, in words."""
        return f"{possessive(player_name(s, self.whose))} deck" if self.whose >= 0 else "the main deck"


class DiscardTop(FromTop):
    """A player discards the top card of the deck (dcdb:6.190): from there, not from the hand (dcdb:6.192)."""

    __slots__ = ("attack", "values")
    rule = "dcdb:6.190"

    def __init__(self, whose: int, player: int = -1, source: int = -1) -> None:
        super().__init__(whose, player, source)
        self.values: Values | None = None
        #: the attack of which it is a part, or -1
        self.attack = -1

    def apply(self, s: DcState) -> None:
        self.attack = s.attack[-1].serial if s.attack else -1
        n = self.off_top(s)
        self.values = s.now(n)
        self.card = move(s, n, DISCARD, self.whose).ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.whose)} discards {name_of(s, self.card, seat)} from the top of the deck"


class RevealTop(FromTop):
    """The top card of a deck is shown to all (dcdb:6.410). dcdb:3.071 shown again, it is the same card."""

    __slots__ = ()
    rule = "dcdb:6.410"

    def apply(self, s: DcState) -> None:
        n = self.off_top(s)
        s.write(n).known = ALL_SEATS
        self.card = s.ref(n)

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is revealed on top of {self.deck(s)}"


class LookAtTop(FromTop):
    """A player looks at the top card of a deck, since an ability says so (dcdb:3.020)."""

    __slots__ = ()
    rule = "dcdb:3.020"

    def apply(self, s: DcState) -> None:
        n = self.off_top(s)
        s.write(n).known |= 1 << s.player(self.player).seat
        self.card = s.ref(n)

    def told(self, s: DcState, seat: int) -> str:
        who = player_name(s, self.player)
        if seat == s.player(self.player).seat:
            return f"{who} looks at {name_of(s, self.card, seat)} on top of {self.deck(s)}"
        return f"{who} looks at the top card of {self.deck(s)}"


class LookAtBottom(LookAtTop):
    """A player looks at the bottom card of a deck (dcdb:3.020)."""

    __slots__ = ()

    def apply(self, s: DcState) -> None:
        self.off_top(s)
        n = s.zone(self.whose, DECK)[-1]
        s.write(n).known |= 1 << s.player(self.player).seat
        self.card = s.ref(n)

    def told(self, s: DcState, seat: int) -> str:
        return LookAtTop.told(self, s, seat).replace("on top of", "at the bottom of").replace("top card", "bottom card")


class Reveal(OnCard):
    """A card is shown to all (dcdb:6.410); it stays where it is."""

    __slots__ = ()
    rule = "dcdb:6.410"

    def apply(self, s: DcState) -> None:
        s.write(self.number).known = ALL_SEATS

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} reveals {name_of(s, self.card, seat)}"


class RevealHand(Event):
    """A player shows the whole hand (dcdb:6.410); also to prove that something can't be done with it (dcdb:3.050)."""

    __slots__ = ("cards", "why")
    rule = "dcdb:6.410"

    def __init__(self, player: int, source: int = -1, why: str = "dcdb:6.410") -> None:
        super().__init__(player, source)
        self.cards: tuple[int, ...] = ()
        self.why = why

    def apply(self, s: DcState) -> None:
        hand = s.zone(self.player, HAND)
        for n in hand:
            s.write(n).known = ALL_SEATS
        self.cards = tuple(s.ref(n) for n in hand)

    def cites(self, s: DcState) -> str:
        return self.why

    def told(self, s: DcState, seat: int) -> str:
        names = alike([name_of(s, r, seat) for r in self.cards])
        return f"{player_name(s, self.player)} reveals a hand of {names or 'no cards'}"


class Shuffle(Event):
    """A deck is shuffled (dcdb:6.430): nobody knows its order any more. With `top` as many stay on top as they lie."""

    __slots__ = ("kind", "top", "whose")
    rule = "dcdb:6.430"

    def __init__(self, kind: int, whose: int = -1, top: int = 0) -> None:
        super().__init__()
        self.kind = kind
        self.whose = whose
        self.top = top

    def apply(self, s: DcState) -> None:
        zone = s.index(self.kind, self.whose)
        cards = s.zones[zone]
        s.zones[zone] = (*cards[: self.top], *s.shuffled(cards[self.top :]))
        for n in s.zones[zone][self.top :]:
            s.write(n).known = 0

    def told(self, s: DcState, seat: int) -> str:
        words = ZONE_NAMES[self.kind]
        return f"{possessive(player_name(s, self.whose))} {words} is shuffled" if self.whose >= 0 else f"The {words} is shuffled"


class ToLineUp(Moves):
    """The top card of the main deck is added to the Line-Up."""

    __slots__ = ()
    rule = "dcdb:6.400"

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, LINE_UP, -1, None, player, source)

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.landed, seat)} comes to the Line-Up"


def top_of_main(s: DcState, count: int) -> Sequence[int]:
    """The numbers of so many cards from the top of the main deck, as far as there are."""
    return s.shared(MAIN_DECK)[: max(0, count)]


def weaknesses(s: DcState, count: int, reserve: int = -1) -> Sequence[int]:
    """The Weaknesses that so many would be: of the stack, and with `reserve` of that zone as well (dcdb:1.150)."""
    count = max(0, count)
    found = s.shared(WEAKNESSES)[:count]
    if reserve >= 0 and len(found) < count:
        found = (*found, *s.shared(reserve)[: count - len(found)])
    return [s.ref(n) for n in found]


__all__ = [
    "Destroy",
    "Discard",
    "DiscardTop",
    "Draw",
    "DrawGivenUp",
    "FromTop",
    "Gain",
    "HandOver",
    "LookAtBottom",
    "LookAtTop",
    "Moves",
    "NewHand",
    "OnCard",
    "Pass",
    "Put",
    "Remove",
    "Reveal",
    "RevealHand",
    "RevealTop",
    "Shuffle",
    "ToLineUp",
    "has_deck",
    "leaving",
    "make_deck",
    "move",
    "route",
    "shuffle_under",
    "top_of",
    "top_of_main",
    "tops_of",
    "weaknesses",
]
