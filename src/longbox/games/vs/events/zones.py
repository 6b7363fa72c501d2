"""Cards that change zones (213), leave and enter play (214)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs.state import (
    ALL_SEATS,
    DECK,
    F_HAND,
    F_PILES,
    F_PLACE,
    F_RESOURCES,
    F_TEXT,
    FRONT,
    HAND,
    KOD,
    REMOVED,
    RESOURCES,
    ROW_NAMES,
    ROWS,
    ZONES,
    bases,
    name_of,
)
from longbox.games.vs.state.bases import Event
from longbox.kernel.queries import Scope, value_of
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import Values, VsCard, VsState
    from longbox.kernel.modifiers import Active


class HowEnters:
    """With what characteristics and counters does a card enter play (vs:214.3)? Cards answer with EntersWith."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Past:
    """Last known information of an object (vs:508.2e, vs:201.2a): its card and values just before it went.

    `combat` says how it was in combat: "attacking", "team attacking", "defending" or "".
    """

    __slots__ = ("card", "combat", "values")

    def __init__(self, card: VsCard, values: Values, combat: str = "") -> None:
        self.card = card
        self.values = values
        self.combat = combat


def combat_of(s: VsState, number: int) -> str:
    """How a card is in combat just now, for what is last known of it."""
    if s.defending(number):
        return "defending"
    if s.attacking(number):
        return "team attacking" if s.attack is not None and s.attack.team else "attacking"
    return ""


def leave_combat(s: VsState, ref: int) -> None:
    """An attacker or defender loses its characteristic (vs:602.2a, vs:602.3a, vs:G:Attacker, vs:G:Defender)."""
    a = s.attack
    if a is None:
        return
    if ref in a.attackers:
        s.attack = a.changed(attackers=tuple(r for r in a.attackers if r != ref))
    elif a.begun and a.defender == ref:
        s.attack = a.changed(defender=-1)


class OnCard(bases.OnCard):
    """An event that befalls one card."""

    __slots__ = ()

    def lapsed(self, s: VsState) -> bool:
        # a card that has changed zones at the same moment is another object already (vs:213.1c)
        return self.card >= 0 and not s.there(self.card)

    def affected(self, s: VsState) -> int:
        controller: int = s.was(self.card).controller
        return controller


class Put(OnCard):
    """A card changes zones and becomes a new object (vs:213.1c). Subclasses say where to and why.

    It goes to a zone of its owner (vs:G:Own).
    """

    __slots__ = ("fresh", "origin")
    rule = "vs:213.1c"
    to: ClassVar[int] = KOD
    #: its parts are the equipment's own events
    hands_down = False

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        #: the kind of zone it came from, and its reference there, once it has moved
        self.origin = -1
        self.fresh = -1

    @property
    def facets(self) -> int:  # type: ignore[override]
        """What has changed: nothing in play, if it neither came from there nor went there."""
        if self.origin in (ROWS, RESOURCES) or self.to == ROWS:
            return F_TEXT | F_PLACE | F_RESOURCES | F_HAND | F_PILES
        return F_RESOURCES | F_HAND | F_PILES

    def affected(self, s: VsState) -> int:
        c = s.was(self.card)
        where: int = c.controller if s.in_play(self.number) else c.owner
        return where

    def index(self, s: VsState, owner: int) -> int | None:
        """Where in the zone it lands; None is the end."""
        return None

    def merges(self, other: Event) -> bool:
        """A card leaves a zone once, whatever makes it leave."""
        return isinstance(other, Put) and other.card == self.card >= 0

    def parts(self, s: VsState) -> tuple[Event, ...]:
        """vs:302.6 the equipment of a character that leaves play goes to its owner's KO'd pile as part of that."""
        n = self.number
        if self.card < 0 or not s.in_rows(n) or s.cards[n].attached >= 0:
            return ()
        return tuple(ToPile(s.ref(e), self.player, self.source) for e in s.equipment_on(n))

    def apply(self, s: VsState) -> None:
        n = self.number
        owner = s.cards[n].owner
        self.origin = s.kind_of_zone(s.cards[n].zone)
        move(s, n, owner * ZONES + self.to, self.index(s, owner))
        self.fresh = s.ref(n)

    def told(self, s: VsState, seat: int) -> str:
        return ""


def move(s: VsState, n: int, zone: int, index: int | None = None) -> VsCard:
    """Take a card out of its zone and put it into another as a new object (vs:515.6: its time is now); remember how it was."""
    old = s.cards[n]
    kind = s.kind_of_zone(old.zone)
    if kind in (ROWS, RESOURCES) or kind in (HAND, 6):
        s.past[old.ref] = Past(old.fork(), s.now(old.ref), combat_of(s, n))
    leave_combat(s, old.ref)
    s.take(old.zone, n)
    c: VsCard = s.write(n)
    c.inc += 1
    to = s.kind_of_zone(zone)
    c.zone = zone
    c.reset()
    c.controller = c.owner
    c.stamp = c.text_stamp = s.tick()
    s.put(zone, n, index)
    if to in (KOD, REMOVED, ROWS, 6):
        c.known = ALL_SEATS
    elif to == HAND:
        c.known |= 1 << s.players[c.owner].seat
    return c


def unseen(s: VsState, n: int, player: int) -> None:
    """A card has left a hand unseen: others no longer know it, nor which of the cards they knew are still there."""
    own = 1 << s.players[player].seat
    for k in (n, *s.zone(player, HAND)):
        if s.cards[k].known & ~own:
            s.write(k).known &= own


class Draw(Put):
    """To draw: from the top of the deck into the hand (vs:G:Draw, vs:213.2e). From an empty one nothing is drawn (vs:102.6)."""

    __slots__ = ()
    rule = "vs:213.2e"
    to = HAND

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(-1, player, source)

    def changes(self, s: VsState) -> bool:
        return bool(s.zone(self.player, DECK))

    def affected(self, s: VsState) -> int:
        return self.player

    def apply(self, s: VsState) -> None:
        self.card = s.ref(s.zone(self.player, DECK)[0])
        Put.apply(self, s)
        self.card = self.fresh

    def told(self, s: VsState, seat: int) -> str:
        if self.card >= 0 and seat >= 0 and s.players[self.player].seat == seat:
            return f"{s.players[self.player].name} draws {s.cards[self.number].printed.full_name}"
        return f"{s.players[self.player].name} draws a card"


class Discard(Put):
    """To discard: from the hand into the KO'd pile (vs:G:Discard)."""

    __slots__ = ()
    rule = "vs:G:Discard"

    def told(self, s: VsState, seat: int) -> str:
        owner = s.cards[self.number].owner
        return f"{s.players[owner].name} discards {name_of(s, self.number, seat)}"


class LeavesPlay(Put):
    """A card leaves play, or a resource or equipment does: the base of what looks back (vs:502.4)."""

    __slots__ = ()
    looks_back = True


class ToPile(LeavesPlay):
    """Putting an object into its owner's KO'd pile (vs:213.4a). Replaceable even when it pays a cost (vs:203.10b)."""

    __slots__ = ()
    rule = "vs:213.4a"
    replaceable_as_cost = True


class UniquenessPut(ToPile):
    """The uniqueness rule puts another object of the name into the KO'd pile: not a KO (vs:704.1)."""

    __slots__ = ()
    rule = "vs:704.1"

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} goes to the KO'd pile: only one of a unique name stays"


class KO(OnCard):
    """To KO an object: reveal it, then put it into its owner's KO'd pile (vs:708.13a). Only the put can be replaced.

    Also vs:G:KO.
    """

    __slots__ = ()
    rule = "vs:708.13a"
    looks_back = True

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and s.in_play(self.number)

    def apply(self, s: VsState) -> None:
        s.write(self.number).known = ALL_SEATS

    def parts(self, s: VsState) -> tuple[Event, ...]:
        put = ToPile(self.card, self.player, self.source)
        put.cost = self.cost
        return (put,)

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is KO'd"


class ToHand(LeavesPlay):
    """A card returns to its owner's hand."""

    __slots__ = ()
    rule = "vs:213.1d"
    to = HAND

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} goes to its owner's hand"


class FromDeckToHand(Put):
    """A card is put (not drawn) into the hand from a deck or a pile; `shown` when it was revealed."""

    __slots__ = ("shown",)
    rule = "vs:213.1d"
    to = HAND

    def __init__(self, card: int, player: int, source: int, shown: bool) -> None:
        super().__init__(card, player, source)
        self.shown = shown

    def apply(self, s: VsState) -> None:
        Put.apply(self, s)
        if self.shown:
            s.write(self.number).known = ALL_SEATS

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[s.cards[self.number].owner].name} puts {name_of(s, self.number, seat)} into the hand"


class ToDeck(LeavesPlay):
    """A card goes to the top or bottom of its owner's deck.

    Of several that go there at once only the owner, who arranged them, knows which is which (`arranged`, vs:213.2c).
    """

    __slots__ = ("arranged", "top")
    rule = "vs:213.2c"
    to = DECK

    def __init__(self, card: int, player: int = -1, source: int = -1, top: bool = False, arranged: bool = False) -> None:
        super().__init__(card, player, source)
        self.top = top
        self.arranged = arranged

    def apply(self, s: VsState) -> None:
        Put.apply(self, s)
        if self.arranged:
            c: VsCard = s.write(self.number)
            c.known &= 1 << s.players[c.owner].seat

    def index(self, s: VsState, owner: int) -> int | None:
        return 0 if self.top else None

    def told(self, s: VsState, seat: int) -> str:
        whose = s.players[s.cards[self.number].owner].name
        return f"{name_of(s, self.number, seat)} goes to the {'top' if self.top else 'bottom'} of {whose}'s deck"


class RemoveFromGame(LeavesPlay):
    """A card is removed from the game (vs:213.7c): face up, unless it is said to be face `down`.

    A face-down one may be looked at by nobody: only who knew the card knows which it is (vs:213.7b).
    """

    __slots__ = ("down",)
    rule = "vs:213.7c"
    to = REMOVED

    def __init__(self, card: int, player: int = -1, source: int = -1, down: bool = False) -> None:
        super().__init__(card, player, source)
        self.down = down

    def apply(self, s: VsState) -> None:
        known = s.cards[self.number].known
        Put.apply(self, s)
        if self.down:
            c: VsCard = s.write(self.number)
            c.down = True
            c.known = known

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is removed from the game"


class ToChain(Put):
    """A card goes onto the chain to represent an effect (vs:505.1a)."""

    __slots__ = ()
    rule = "vs:505.1a"
    looks_back = True

    def apply(self, s: VsState) -> None:
        n = self.number
        self.origin = s.kind_of_zone(s.cards[n].zone)
        paid = s.cards[n].paid
        move(s, n, s.chain_zone)
        s.write(n).paid = paid
        self.fresh = s.ref(n)


class OffChain(Put):
    """A card that represented an effect goes from the chain to its owner's KO'd pile (vs:304.6, 509.1)."""

    __slots__ = ()
    rule = "vs:304.6"


class Build(Put):
    """A card is put face down into the resource row (vs:403.1, vs:217.1): at its right end (vs:403.2), or at `place`.

    There it stays: no action repositions a resource (vs:403.3). A card that takes the place of a replaced one has a `place`.

    From a front or support row it leaves play as a character (vs:708.4g).
    Also vs:G:Build.
    """

    __slots__ = ("place", "under")
    rule = "vs:403.1"
    looks_back = True
    to = RESOURCES

    def __init__(self, card: int, player: int, source: int = -1, place: int | None = None) -> None:
        super().__init__(card, player, source)
        self.place = place
        self.under = player

    def apply(self, s: VsState) -> None:
        n = self.number
        self.origin = s.kind_of_zone(s.cards[n].zone)
        c = move(s, n, self.under * ZONES + RESOURCES, self.place)
        c.controller = self.under
        c.down = True
        if self.origin == HAND:
            unseen(s, n, c.owner)
        c.known |= 1 << s.players[self.under].seat
        c.stamp = c.text_stamp = s.tick()
        if self.origin in (HAND, DECK) and c.known != ALL_SEATS:
            # its number tells nobody which of the cards there it was
            cards = (n, *s.zone(c.owner, self.origin))
            n = s.mingle(s.shuffled(cards) if self.origin == HAND else cards)[n]
            self.card = s.ref(n)
        self.fresh = s.ref(n)

    def cites(self, s: VsState) -> str:
        if self.place is not None:
            return "vs:708.8a" if self.origin == DECK else "vs:706.13b"
        return self.rule if self.origin == HAND and self.source < 0 else "vs:217.1"

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.under].name} puts {name_of(s, self.number, seat)} face down into the resource row"


class EnterPlay(Put):
    """A character enters play in a row, or equipment attached to a character (vs:214), and has its time from then (vs:515.1).

    Then, as after every event, continuous modifiers are applied (vs:214.4), and what triggers is looked for with the text of
    the new object active (vs:214.5).
    """

    __slots__ = ("col", "host", "row", "side", "stunned", "under")
    rule = "vs:214.1"
    to = ROWS

    def __init__(
        self, card: int, player: int, source: int = -1, row: int = FRONT, col: int = 0, side: bool = False, host: int = -1
    ) -> None:
        super().__init__(card, player, source)
        self.row = row
        self.col = col
        #: True for the hidden area
        self.side = side
        #: the character that equipment is attached to
        self.host = host
        self.under = player
        self.stunned = False

    def apply(self, s: VsState) -> None:
        n = self.number
        self.origin = s.kind_of_zone(s.cards[n].zone)
        paid = s.cards[n].paid if self.origin == 6 else ()
        others = s.table.listening(HowEnters, "enters") if s.table is not None else ()
        c = move(s, n, self.under * ZONES + ROWS)
        c.controller = self.under
        c.stamp = c.text_stamp = s.tick()
        c.paid = paid
        values = c.printed.values
        if self.host >= 0:
            c.attached = self.host
        else:
            c.row, c.col, c.hidden = self.row, self.col, self.side
        self.fresh = s.ref(n)
        self.process(s, c, others)
        if c.stunned:
            # never having been non-stunned it has not become stunned: no Stun, no endurance loss (vs:214.6, vs:214.6a, vs:214.6b)
            c.exhausted = True
        elif self.host < 0 and "cosmic" in values.keywords:
            # vs:706.7b; cosmic-surge does not (vs:706.8a), nor does who enters play stunned (vs:214.6c)
            c.counters = (("cosmic", 1, s.tick()), *c.counters)

    def process(self, s: VsState, c: VsCard, others: Sequence[Active]) -> None:
        """vs:214.3 what says with which characteristics and counters it enters play: its own text, and modifiers.

        Also vs:701.12g.
        """
        c.stunned = self.stunned
        own: Sequence[Any] = c.printed.values.abilities
        found = [(a, Scope(self.under, c.ref)) for a in own if a.stage == "enters" and a.who is None]
        if others:
            s.mark(F_TEXT | F_PLACE)
            found += [
                (a.ability, a.scope) for a in others if a.ability.who is not None and a.ability.who.holds(s, c.number, a.scope)
            ]
        for ability, scope in found:
            c.stunned = c.stunned or ability.stunned
            c.exhausted = c.exhausted or ability.exhausted
            new = [(name, value_of(k).amount(s, scope), s.tick()) for name, k in ability.counters]
            # what cosmic itself gives comes afterwards, and there is only one of it (vs:706.7d)
            twice = "cosmic" in c.printed.values.keywords
            c.counters = (*c.counters, *(x for x in new if x[1] > 0 and not (twice and x[0] == "cosmic")))

    def told(self, s: VsState, seat: int) -> str:
        who, what = s.players[self.under].name, name_of(s, self.number, seat)
        if self.host >= 0:
            return f"{what} is attached to {name_of(s, self.host & NUMBER_MASK, seat)}"
        where = ROW_NAMES[self.row] + (" of the hidden area" if self.side else "")
        return f"{what} enters play in {who}'s {where}"


class BackUnder(ToDeck):
    """A card of the opening hand goes under the deck, unseen by the others."""

    __slots__ = ()
    rule = "vs:708.14a"

    def apply(self, s: VsState) -> None:
        ToDeck.apply(self, s)
        unseen(s, self.number, self.player)
