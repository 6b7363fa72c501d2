"""What befalls cards and main characters where they are, and what takes several of them at once."""

from __future__ import annotations

from longbox.games.dcdb.events.modifiers import claim_next
from longbox.games.dcdb.events.zones import OnCard, Put, move
from longbox.games.dcdb.state import ALL_SEATS, BELOW, DESTROYED, DISCARD, F_PLAY, F_TEXT, HAND, DcState, name_of, player_name
from longbox.games.dcdb.state.bases import Event
from longbox.kernel.text import alike, counted, possessive


class Flip(OnCard):
    """A main character is turned face down, where it has no text, or face up again."""

    __slots__ = ("down",)
    rule = "dcdb:4.020"
    facets = F_TEXT

    def __init__(self, card: int, down: bool, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.down = down

    def changes(self, s: DcState) -> bool:
        return s.there(self.card) and (s.card(self.card).face == 1) is not self.down

    def apply(self, s: DcState) -> None:
        s.write(self.number).face = 1 if self.down else 0

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is turned face {'down' if self.down else 'up'}"


class Freeze(OnCard):
    """A player puts a Frozen token on a card of the Line-Up (dcdb:6.197): until that player's next turn nobody buys or gains it."""

    __slots__ = ()
    rule = "dcdb:6.197"

    def changes(self, s: DcState) -> bool:
        return s.there(self.card) and not s.card(self.card).frozen >> self.player & 1

    def apply(self, s: DcState) -> None:
        s.write(self.number).frozen |= 1 << self.player

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is frozen"


class Thaw(OnCard):
    """A Frozen token is removed, as the turn of who has put it there begins (dcdb:6.197); those of others stay."""

    __slots__ = ()
    rule = "dcdb:6.197"

    def apply(self, s: DcState) -> None:
        s.write(self.number).frozen &= ~(1 << self.player)

    def told(self, s: DcState, seat: int) -> str:
        still = "still frozen by another player" if s.card(self.card).frozen else "frozen no more"
        return f"{name_of(s, self.card, seat)} is {still}"


class Rotate(OnCard):
    """A card is rotated by a quarter, clockwise (dcdb:6.418); `upright` says that it stands upright again."""

    __slots__ = ("upright",)
    rule = "dcdb:6.418"
    facets = F_PLAY

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.upright = False

    def apply(self, s: DcState) -> None:
        c = s.write(self.number)
        c.turned = (c.turned + 1) % 4
        self.upright = c.turned == 0

    def told(self, s: DcState, seat: int) -> str:
        name = name_of(s, self.card, seat)
        return (
            f"{name} is rotated, and stands upright"
            if self.upright
            else f"{name} is rotated to {s.card(self.card).turned * 90} degrees"
        )


class LookAtHand(Event):
    """A player looks at another's hand, since an ability says so (dcdb:3.020)."""

    __slots__ = ("whose",)
    rule = "dcdb:3.020"

    def __init__(self, whose: int, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.whose = whose

    def changes(self, s: DcState) -> bool:
        return bool(s.zone(self.whose, HAND))

    def apply(self, s: DcState) -> None:
        seat = 1 << s.player(self.player).seat
        for n in s.zone(self.whose, HAND):
            s.write(n).known |= seat

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} looks at {possessive(player_name(s, self.whose))} hand"


class PutChosen(Put):
    """A card of another player's hand is put somewhere by a player who has chosen it there, and knows which it is."""

    __slots__ = ()

    def apply(self, s: DcState) -> None:
        seat = 1 << s.player(self.player).seat
        hand = [n for n in s.zone(s.card(self.card).owner, HAND) if s.card(n).known & seat]
        Put.apply(self, s)
        for n in hand:
            s.write(n).known |= seat


class AtRandom(Event):
    """A card of a player's hand is drawn by lot; `card` is that card."""

    __slots__ = ("card",)

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = -1

    def changes(self, s: DcState) -> bool:
        return bool(s.zone(self.player, HAND))

    def by_lot(self, s: DcState) -> int:
        """The number of a card of the hand; called as it happens."""
        hand = s.zone(self.player, HAND)
        return hand[s.below(len(hand))]


class RevealAtRandom(AtRandom):
    """A player reveals random cards of the hand (dcdb:6.410), as far as there are; `cards` are those."""

    __slots__ = ("cards", "count")
    rule = "dcdb:6.410"

    def __init__(self, player: int, source: int = -1, count: int = 1) -> None:
        super().__init__(player, source)
        self.count = count
        self.cards: tuple[int, ...] = ()

    def apply(self, s: DcState) -> None:
        left = list(s.zone(self.player, HAND))
        for _ in range(min(self.count, len(left))):
            n = left.pop(s.below(len(left)))
            s.write(n).known = ALL_SEATS
            self.cards = (*self.cards, s.ref(n))

    def told(self, s: DcState, seat: int) -> str:
        names = alike([name_of(s, r, seat) for r in self.cards])
        return f"{player_name(s, self.player)} reveals {names} from the hand"


class DiscardAtRandom(AtRandom):
    """A player discards a random card of the hand (dcdb:6.190)."""

    __slots__ = ()
    rule = "dcdb:6.190"

    def apply(self, s: DcState) -> None:
        self.card = move(s, self.by_lot(s), DISCARD, self.player).ref
        claim_next(s, self.player, self.card)

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} discards {name_of(s, self.card, seat)} at random"


class DestroyAtRandom(AtRandom):
    """A random card of a player's hand is destroyed (dcdb:6.180)."""

    __slots__ = ()
    rule = "dcdb:6.180"

    def apply(self, s: DcState) -> None:
        self.card = move(s, self.by_lot(s), DESTROYED, self.player).ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} of {possessive(player_name(s, self.player))} hand is destroyed at random"


class Totalled(Event):
    """A player has shown what all cards of the hand cost in all (dcdb:6.120)."""

    __slots__ = ("total",)
    rule = "dcdb:6.120"

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.total = 0

    def apply(self, s: DcState) -> None:
        self.total = sum([s.now(n).cost for n in s.zone(self.player, HAND)])

    def told(self, s: DcState, seat: int) -> str:
        return f"{possessive(player_name(s, self.player))} hand has total cost {self.total}"


class PutUnderAtRandom(AtRandom):
    """A random card of a player's hand is put below the main character, where nobody owns it (dcdb:6.320).

    It is noted which Super-Villain has done that.
    """

    __slots__ = ()
    rule = "dcdb:6.380"

    def apply(self, s: DcState) -> None:
        c = move(s, self.by_lot(s), BELOW, self.player)
        c.attached = s.card(self.source).number if self.source >= 0 else -1
        self.card = c.ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is put below {player_name(s, self.player)}'s main character"


class GiveAtRandom(AtRandom):
    """A random card of a player's hand goes to the discard pile of the next player, who owns it from then on (dcdb:6.320)."""

    __slots__ = ()
    rule = "dcdb:6.380"

    def apply(self, s: DcState) -> None:
        n = self.by_lot(s)
        s.write(n).owner = -1
        self.card = move(s, n, DISCARD, s.from_player(self.player + 1)[0]).ref

    def told(self, s: DcState, seat: int) -> str:
        to = player_name(s, s.card(self.card).owner)
        return f"{name_of(s, self.card, seat)} of {possessive(player_name(s, self.player))} hand goes to {to} at random"


class LaidDown(Event):
    """A player has chosen cards of the hand and laid them down; they are in the hand still, until all are dealt back."""

    __slots__ = ("cards",)
    rule = "dcdb:2.010"

    def __init__(self, player: int, cards: tuple[int, ...], source: int = -1) -> None:
        super().__init__(player, source)
        self.cards = cards

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} lays down {counted(len(self.cards), 'card')}"


class Dealt(Event):
    """Cards of several hands are shuffled face down and dealt back, as many to each as it has given: nobody knows but their own.

    `given` are the cards, as pairs (player, reference).
    """

    __slots__ = ("given",)
    rule = "dcdb:6.430"

    def __init__(self, given: tuple[tuple[int, int], ...], source: int = -1) -> None:
        super().__init__(-1, source)
        self.given = given

    def changes(self, s: DcState) -> bool:
        return bool(self.given)

    def apply(self, s: DcState) -> None:
        there = [(p, s.card(r).number) for p, r in self.given if s.there(r)]
        order = s.shuffled([n for _, n in there])
        for p, _ in there:
            own = 1 << s.player(p).seat
            for n in s.zone(p, HAND):
                s.write(n).known &= own
        for (p, _), n in zip(there, order):
            c = s.write(n)
            c.owner = p
            zone = s.index(HAND, p)
            s.take(c.zone, n)
            if c.zone != zone:
                c.inc += 1
                c.zone = zone
            s.put(zone, n)
            c.known = 1 << s.player(p).seat

    def told(self, s: DcState, seat: int) -> str:
        return f"{counted(len(self.given), 'card')} are shuffled and dealt back"


__all__ = [
    "AtRandom",
    "Freeze",
    "Thaw",
    "Dealt",
    "DestroyAtRandom",
    "DiscardAtRandom",
    "Flip",
    "GiveAtRandom",
    "LaidDown",
    "LookAtHand",
    "PutChosen",
    "PutUnderAtRandom",
    "RevealAtRandom",
    "Rotate",
    "Totalled",
]
