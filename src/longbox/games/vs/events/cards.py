"""What befalls cards where they are: stunning, recovering, exhausting, turning, revealing, counters (701, 708, 215)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.events.players import LoseEndurance
from longbox.games.vs.events.zones import KO, Build, OnCard, leave_combat
from longbox.games.vs.state import ALL_SEATS, DECK, F_COMBAT, F_COUNTERS, F_PLACE, F_RESOURCES, F_STATUS, F_TEXT, name_of
from longbox.games.vs.state.bases import Procedure
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted

if TYPE_CHECKING:
    from longbox.games.vs.state import Values, VsState
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow, Frame
    from longbox.kernel.modifiers import Active


class Exhaust(OnCard):
    """vs:708.16 a ready object becomes exhausted.

    An exhausted one has nothing to lose: nothing happens, triggers or is replaced (vs:701.3, vs:708.16c, vs:G:Exhaust,
    vs:G:Exhausted).
    """

    __slots__ = ()
    rule = "vs:708.16a"
    facets = F_STATUS

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and not s.cards[self.number].exhausted

    def apply(self, s: VsState) -> None:
        s.write(self.number).exhausted = True

    def cites(self, s: VsState) -> str:
        # the rules exhaust those who attack, as the attack begins
        attacks = self.source < 0 and not self.cost and s.attack is not None and self.card in s.attack.attackers
        return "vs:602.1d" if attacks else super().cites(s)

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} exhausts"


class Collapse(Exhaust):
    """vs:701.12 a ready character becomes exhausted because it becomes stunned."""

    __slots__ = ()
    rule = "vs:701.12"

    def told(self, s: VsState, seat: int) -> str:
        return ""


class Ready(OnCard):
    """vs:708.15 an exhausted object becomes ready; a stunned character can't (vs:701.12a).

    A ready one has nothing to lose: nothing happens, triggers or is replaced (vs:708.15c, vs:G:Ready).
    """

    __slots__ = ()
    rule = "vs:708.15a"
    facets = F_STATUS

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and bool(s.cards[self.number].exhausted and not s.cards[self.number].stunned)

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        if c.stunned:
            # it becomes stunned at the same moment (vs:701.12a)
            return
        c.exhausted = False
        c.readied = s.tick()

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} readies"


class Stun(OnCard):
    """vs:708.11 a character becomes stunned and exhausted; its controller loses endurance equal to its cost at once.

    `stunners` are the characters that stun it in an attack conclusion (vs:708.11e, vs:708.11f), `sources` the cards whose
    modifier or cost does (vs:708.11g); several events at once stun it once, and each of them has stunned it (vs:708.11d).
    Also vs:G:Stun, vs:G:Stunned.
    """

    __slots__ = ("safe", "sources", "stunners")
    rule = "vs:708.11a"
    facets = F_TEXT | F_STATUS | F_COUNTERS | F_COMBAT | F_PLACE
    looks_back = True

    def __init__(self, card: int, player: int = -1, source: int = -1, stunners: tuple[int, ...] = ()) -> None:
        super().__init__(card, player, source)
        self.stunners = stunners
        self.sources: tuple[int, ...] = () if stunners or source < 0 else (source,)
        self.safe = False

    def changes(self, s: VsState) -> bool:
        n = self.number
        return s.there(self.card) and s.in_rows(n) and s.cards[n].attached < 0 and not s.cards[n].stunned

    def merges(self, other: Event) -> bool:
        """vs:708.11d stunned once, though each event has stunned it."""
        if other.__class__ is Stun and other.card == self.card:
            other.stunners = (*other.stunners, *(r for r in self.stunners if r not in other.stunners))
            other.sources = (*other.sources, *(r for r in self.sources if r not in other.sources))
            return True
        return False

    def portion(self, s: VsState, active: Active) -> tuple[Event, Event] | None:
        """vs:602.6a each attacker of a team stuns it: a replacement that speaks of some of them leaves it to the others."""
        if len(self.stunners) < 2:
            return None
        each = [self.fork() for _ in self.stunners]
        for one, r in zip(each, self.stunners):
            one.stunners = (r,)
        meant = tuple(one.stunners[0] for one in each if active.ability.applies(s, one, active.scope))
        left = tuple(r for r in self.stunners if r not in meant)
        if not meant or not left:
            return None
        part, rest = each[0], each[1]
        part.stunners, rest.stunners = meant, left
        part.source, rest.source = meant[0], left[0]
        return part, rest

    def parts(self, s: VsState) -> tuple[Event, ...]:
        """A ready one becomes exhausted (vs:701.12); stun endurance loss, whatever stuns it (vs:708.11b, vs:708.11c).

        One with invulnerability costs nothing (vs:708.11i), though it loses it in this moment (vs:706.6a, vs:708.11j).
        Also vs:706.6, vs:G:Invulnerability.
        """
        values = s.now(self.card)
        out: list[Event] = []
        if not s.cards[self.number].exhausted:
            tires = Collapse(self.card, self.player, self.source)
            # it is what being stunned consists of: nothing happens instead of it
            tires.cost = True
            out.append(tires)
        if "invulnerability" not in values.keywords:
            out.append(LoseEndurance(s.cards[self.number].controller, values.cost, self.source, "stun"))
        return tuple(out)

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        c.stunned = True
        c.exhausted = True
        if c.counters:
            # vs:706.7c, 708.11h
            c.counters = tuple(x for x in c.counters if x[0] != "cosmic")
        leave_combat(s, self.card)

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} becomes stunned"


class Recover(OnCard):
    """vs:708.6 a stunned character turns face up; it stays exhausted.

    It is the same object (vs:501.4c), but its powers and those of its equipment have a new time (vs:515.3, vs:515.5).
    One that is not stunned can't (vs:708.6b, vs:G:Recover).
    """

    __slots__ = ()
    rule = "vs:708.6a"
    facets = F_TEXT | F_STATUS | F_PLACE

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and bool(s.cards[self.number].stunned)

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        c.stunned = False
        c.text_stamp = s.tick()
        for e in s.equipment_on(self.number):
            s.write(e).text_stamp = s.tick()

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} recovers"


class TurnUp(OnCard):
    """A resource turns face up: a location flips (vs:510.2d, vs:510.2e), a plot twist is played from the row (vs:304.4).

    Its time is then (vs:515.1).
    It is the same object, with a new timestamp (vs:701.11e).
    """

    __slots__ = ("flip",)
    rule = "vs:510.2d"
    facets = F_TEXT | F_RESOURCES

    def __init__(self, card: int, player: int, flip: bool) -> None:
        super().__init__(card, player)
        #: True for flipping a location, False for playing a plot twist
        self.flip = flip

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and bool(s.cards[self.number].down)

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        c.down = False
        # a plot twist's ongoing powers wait until it has become played (vs:304.10)
        c.face = 1 if self.flip else 0
        c.known = ALL_SEATS
        c.stamp = c.text_stamp = s.tick()

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} flips {name_of(s, self.number, seat)}" if self.flip else ""


class TurnDown(OnCard):
    """vs:701.11d, vs:501.4d a resource turns face down: the same object, but its choices are forgotten."""

    __slots__ = ()
    rule = "vs:701.11d"
    facets = F_TEXT | F_RESOURCES

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and s.in_resources(self.number) and not s.cards[self.number].down

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        c.down = True
        c.chosen = c.paid = ()

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} turns face down"


class ReplaceResource(OnCard):
    """To replace a resource: reveal and KO it, then the top card of the deck takes its place (vs:708.8a)."""

    __slots__ = ("also",)
    rule = "vs:708.8a"

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        #: further resources that the same instruction replaces (vs:708.8b)
        self.also: tuple[int, ...] = ()

    def merges(self, other: Event) -> bool:
        same = isinstance(other, ReplaceResource) and other.source == self.source
        if isinstance(other, ReplaceResource) and same and self.card != other.card and self.card not in other.also:
            other.also = (*other.also, self.card)
        return same

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and s.in_resources(self.number)

    def body(self, s: VsState) -> Frame | None:
        return ReplacingResource(self)


class Reveal(OnCard):
    """vs:708.9a a card is made public. In a resource row it stays face down; `lasting` until it is hidden again.

    Revealing a resource is no action that takes priority (vs:216.2g): only using what it reveals is.
    Also vs:G:Reveal.
    """

    __slots__ = ("lasting", "lay_open")
    rule = "vs:708.9a"
    facets = F_TEXT | F_RESOURCES

    def __init__(self, card: int, player: int, source: int = -1, lasting: bool = False) -> None:
        super().__init__(card, player, source)
        self.lasting = lasting
        #: a revealed resource that is revealed again, to pay a cost (vs:708.9b), is no news
        self.lay_open = False

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        self.lay_open = bool(c.revealed)
        c.known = ALL_SEATS
        c.revealed = self.lasting

    def told(self, s: VsState, seat: int) -> str:
        if self.lay_open:
            return ""
        return f"{s.players[self.player].name} reveals {name_of(s, self.number, seat)}"


class Unreveal(OnCard):
    """vs:701.11f a revealed resource is unrevealed again."""

    __slots__ = ()
    rule = "vs:701.11f"
    facets = F_TEXT | F_RESOURCES

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and bool(s.cards[self.number].revealed)

    def apply(self, s: VsState) -> None:
        s.write(self.number).revealed = False


def may_be_cosmic(s: VsState, ref: int) -> bool:
    """vs:706.7e, 706.8a has it cosmic, or cosmic-surge, so that it can have a cosmic counter? (vs:706.7, vs:G:Cosmic)."""
    keys = s.now(ref).keywords
    return "cosmic" in keys or "cosmic-surge" in keys


class PutCounter(OnCard):
    """vs:215.1 counters are put on an object. At most one cosmic counter, and only with cosmic (vs:706.7d, 706.7e)."""

    __slots__ = ("amount", "name")
    rule = "vs:215.1"
    facets = F_COUNTERS

    def __init__(self, card: int, name: str, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.name = name
        self.amount = amount

    def changes(self, s: VsState) -> bool:
        if not s.there(self.card) or self.amount <= 0:
            return False
        if self.name == "cosmic":
            c = s.cards[self.number]
            # vs:706.7d, 706.7f
            return may_be_cosmic(s, self.card) and not c.stunned and not c.counter("cosmic")
        return True

    def merges(self, other: Event) -> bool:
        """vs:706.7d of several cosmic counters at once there is one."""
        same = self.name == "cosmic" and isinstance(other, PutCounter)
        return bool(same and other.card == self.card and other.name == self.name)  # type: ignore[attr-defined]

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        if self.name == "cosmic":
            self.amount = 1
        c.counters = (*c.counters, (self.name, self.amount, s.tick()))

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} gets {counted(self.amount, self.name + ' counter')}"


class RemoveCounter(OnCard):
    """vs:215.2 counters are removed from an object."""

    __slots__ = ("amount", "name")
    rule = "vs:215.2"
    facets = F_COUNTERS

    def __init__(self, card: int, name: str, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.name = name
        self.amount = amount

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and s.cards[self.number].counter(self.name) > 0

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        left, kept = self.amount, []
        for name, n, stamp in c.counters[::-1]:
            if name == self.name and left:
                gone = min(n, left)
                left -= gone
                n -= gone
            if n:
                kept.append((name, n, stamp))
        c.counters = tuple(kept[::-1])

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} loses {counted(self.amount, self.name + ' counter')}"


class PowerUp(OnCard):
    """vs:708.5 a character becomes powered-up: +1 ATK / +1 DEF this attack, each time anew (vs:502.6b).

    Where it can't be, or outside an attack, no modifier is made (vs:708.5e, vs:505.3, vs:G:Power-up).
    """

    __slots__ = ()
    rule = "vs:708.5a"
    facets = F_COUNTERS | F_COMBAT

    def changes(self, s: VsState) -> bool:
        return s.there(self.card) and s.attack is not None and s.attack.begun

    def apply(self, s: VsState) -> None:
        scope = Scope(self.player, self.source)
        s.modifiers = (*s.modifiers, Modifier(s.game.power_up, scope, s.tick(), "attack", (self.card,), ((1, 1),)))
        s.mark(F_TEXT)

    def told(self, s: VsState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} becomes powered-up"


class ReplacingResource(Procedure):
    """vs:708.8a, 708.8b reveal and KO the resources, then cards from the top of the deck go face down where they were."""

    __slots__ = ("at", "event", "places")

    def __init__(self, event: ReplaceResource) -> None:
        super().__init__()
        self.event = event
        #: (place in the row, reference, controller) of each, left to right
        self.places: tuple[tuple[int, int, int], ...] = ()
        self.at = 0

    @step("vs:708.8b")
    def ko(self, s: VsState) -> Flow:
        places, outs = [], []
        for ref in (self.event.card, *self.event.also):
            if s.there(ref) and s.in_resources(ref & NUMBER_MASK):
                c = s.card(ref)
                places.append((s.zones[c.zone].index(c.number), ref, c.controller))
                out = KO(ref, c.controller, self.event.source)
                out.cost = self.event.cost
                outs.append(out)
        self.places = tuple(sorted(places))
        return happen(s, *outs)

    @step("vs:708.8a")
    def refill(self, s: VsState) -> Flow:
        """For each that was KO'd, the top card of its controller's deck."""
        if self.at == len(self.places):
            return DONE
        place, ref, player = self.places[self.at]
        deck = s.zone(player, DECK)
        if s.there(ref) or not deck:
            self.at += 1
            return self.goto("refill")
        return happen(s, Build(s.ref(deck[0]), player, self.event.source, place))

    @step("vs:708.8c")
    def count(self, s: VsState) -> Flow:
        _, ref, player = self.places[self.at]
        self.at += 1
        self.goto("refill")
        return happen(s, Replaced(ref, player, self.event.source))


class Replaced(OnCard):
    """vs:708.8c a resource has been replaced: it was KO'd and a card of the deck took its place."""

    __slots__ = ()
    rule = "vs:708.8c"

    def changes(self, s: VsState) -> bool:
        return True


def with_revealed(s: VsState, number: int) -> VsState:
    """A copy of the game in which a face-down resource is revealed: there one reads what it would be (vs:701.11b)."""
    c = s.cards[number]
    new: VsState = s.clone()
    reveal = Reveal(c.ref, c.controller, lasting=True)
    reveal.apply(new)
    new.mark(reveal.facets)
    return new


def as_played(s: VsState, number: int) -> Values:
    """The values of a card that is about to be played: a face-down resource is revealed for that (vs:706.13a, vs:708.9c)."""
    c = s.cards[number]
    if s.in_resources(number) and c.down and not c.revealed:
        return with_revealed(s, number).now(number)
    return s.now(number)
