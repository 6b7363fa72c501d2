"""Damage and threat: dealt, moved, healed, removed; defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions.events.modifiers import HARMLESS
from longbox.games.champions.events.zones import OnCard
from longbox.games.champions.state import ALLY, F_DAMAGE, F_FALL, F_THREAT, MINION, SIDE_SCHEME, name_of
from longbox.games.champions.state.bases import Event
from longbox.kernel.events import WOULD
from longbox.kernel.packets import Packet
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Strike, Values
    from longbox.kernel.frames import Frame
    from longbox.kernel.modifiers import Table


#: kinds of damage
ATTACK, CONSEQUENTIAL, OVERKILL, RETALIATE, EFFECT = "attack", "consequential", "overkill", "retaliate", ""


#: kinds of threat: two keywords, by the names of their rules
INCITE, HINDER = "incite-x", "hinder-x"


#: a kind of damage -> the rule that deals it
_CAUSES = {
    CONSEQUENTIAL: "champions:consequential-damage",
    OVERKILL: "champions:overkill",
    RETALIATE: "champions:retaliate-x",
}


#: the mark of what was defeated by nobody's damage
NOBODY = (-1, "", -1, -1)


class Damage(Packet["ChState"]):
    """champions:damage damage on its way to a character, by `by` (a character), from the card `source`.

    `kind` says whether an attack deals it; `words` may hold piercing, overkill, ranged. What is beyond the character's hit
    points is excess (champions:excess-damage), which overkill deals on (champions:overkill, champions:overkill#p2,
    champions:keywords#4).
    champions:damage#1, champions:damage#2, champions:hit-points#p2
    champions:overkill#1, champions:overkill#2, champions:sustained-damage#1, champions:sustained-damage#2, champions:prevent
    """

    __slots__ = ()
    rule = "champions:damage"
    facets = F_DAMAGE
    foretold = WOULD

    @property
    def of_attack(self) -> bool:
        """champions:overkill is it damage from an attack: what the attack deals, or what overkill deals on?"""
        return self.kind in (ATTACK, OVERKILL)

    def changes(self, s: ChState) -> bool:
        # champions:prevent#1 nothing comes of what is prevented
        return self.amount > 0 and HARMLESS not in self.words and bool(s.alive(self.to)) and not self.broken_off(s)

    def broken_off(self, s: ChState) -> bool:
        """champions:activation#6 is it of an activation that is over, since its enemy has left play or its stage was defeated?"""
        a = s.activation
        if a is None or not self.of_attack or self.by != a.enemy:
            return False
        return not s.alive(self.by) or not s.card(self.by).same_stage(a.stage)

    def affected(self, s: ChState) -> int:
        owner: int = s.card(self.to).controller
        return owner if owner in s.order else s.first

    def room(self, s: ChState) -> int:
        return max(0, s.left(self.to & NUMBER_MASK))

    def spills(self, s: ChState) -> tuple[Event, ...]:
        if "overkill" not in self.words or self.kind != ATTACK:
            return ()
        n = self.to & NUMBER_MASK
        kind = s.now(n).kind
        if kind == MINION:
            to = s.ref(s.villain)
        elif kind == ALLY:
            to = s.identity_ref(s.cards[n].controller)
        else:
            return ()
        spill = Damage(to, self.excess, self.player, self.source, OVERKILL)
        spill.by = self.by
        return (spill,)

    def foresees(self, s: ChState) -> tuple[Event, ...]:
        room = self.room(s)
        # one that has none left is being defeated already: that is not met once more
        if not room or self.amount < room or stays(s.now(self.to & NUMBER_MASK)):
            return ()
        return (fall(s, self.to & NUMBER_MASK, (self.by, self.kind, self.player, self.source)),)

    def take(self, s: ChState) -> None:
        c = s.write(self.to & NUMBER_MASK)
        # champions:damage#2, champions:hit-points#4 all of it is put on an ally or minion, also what is beyond its hit points; a dial
        # stops at zero (champions:damage#1)
        c.damage += self.taken + (self.excess if s.now(c.number).kind in (ALLY, MINION) else 0)
        # who leaves it hit points has not defeated it when it loses those later (champions:gets#1)
        c.hurt = NOBODY if s.left(c.number) > 0 else (self.by, self.kind, self.player, self.source)
        a = s.activation
        strike = s.strikes[-1] if s.strikes else None
        # champions:overkill what overkill deals on is damage of the attack, though no attack against whom it comes to
        if strike is not None and self.of_attack and self.by == strike.by:
            s.strikes = (*s.strikes[:-1], strike.changed(hit=(*strike.hit, (self.to, self.amount))))
        if a is not None and self.of_attack and self.by == a.enemy and self.amount > 0:
            # champions:attack-enemy-activation#4 an activation deals what step four deals, not what a boost ability does
            # meanwhile; it is counted whole, excess and all, unless overkill deals that on
            dealt = self.taken if self.spills(s) else self.amount
            s.activations = (*s.activations[:-1], a.changed(hit=(*a.hit, (self.to, dealt))))

    def cites(self, s: ChState) -> str:
        return _CAUSES.get(self.kind, self.rule)

    def told(self, s: ChState, seat: int) -> str:
        more = f" ({self.excess} in excess)" if self.excess and "overkill" in self.words else ""
        return f"{name_of(s, self.to, seat)} takes {self.amount} damage{more}"


class Defeat(OnCard):
    """champions:defeat a character without hit points, or a side scheme without threat, is defeated.

    `by` is the character that did it, `how` the kind of damage. Its procedure is in `rules.defeating`.
    champions:defeat#1, champions:defeat#2, champions:ally#1, champions:minion#2, champions:hit-points#4
    """

    __slots__ = ("how",)
    rule = "champions:defeat"
    facets = F_FALL
    foretold = WOULD

    def __init__(self, card: int, player: int = -1, source: int = -1, how: str = "") -> None:
        super().__init__(card, player, source)
        self.how = how

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card))

    def body(self, s: ChState) -> Frame | None:
        found: Frame | None = s.game.procedure(s, self)
        return found

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is defeated"


def fall(s: ChState, n: int, hurt: tuple[int, str, int, int]) -> Defeat:
    """The defeat of a character or scheme, by what hurt it last."""
    by, how, player, source = hurt
    event = Defeat(s.ref(n), player, source, how)
    event.by = by
    return event


def stays(v: Values) -> bool:
    """champions:permanent, champions:leaves-play being defeated is a way to leave play: with permanent it is not, whatever it has
    left. An identity or the stage of a villain that is defeated is dealt with by rules of its own."""
    return bool(v.keywords.get("permanent")) and v.kind in (ALLY, MINION, SIDE_SCHEME)


class Moved(Damage):
    """champions:move#6 damage moved from one character to another: the second is dealt it.

    champions:move#1-5. It leaves the first (champions:move#4) also if it does not arrive, but is prevented or replaced.
    """

    __slots__ = ("origin", "wanted")
    rule = "champions:move#6"

    def __init__(self, origin: int, to: int, asked: int, player: int = -1, source: int = -1, kind: str = "") -> None:
        super().__init__(to, asked, player, source, kind)
        self.origin = origin
        #: how much was to be moved, be there less
        self.wanted = asked

    def changes(self, s: ChState) -> bool:
        return super().changes(s) and bool(s.alive(self.origin)) and self.origin != self.to and s.card(self.origin).damage > 0

    def parts(self, s: ChState) -> tuple[Event, ...]:
        return (Off(self.origin, self.asked, self.player, self.source),)

    def take(self, s: ChState) -> None:
        there = min(s.card(self.origin).damage, self.amount)
        self.taken = min(there, self.taken)
        self.excess = there - self.taken
        super().take(s)

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.taken} damage moves from {name_of(s, self.origin, seat)} to {name_of(s, self.to, seat)}"


class Heal(OnCard):
    """champions:heal damage is removed from a character, up to its maximum (champions:heal#1). `amount` is what was healed."""

    __slots__ = ("amount", "asked")
    rule = "champions:heal"
    facets = F_DAMAGE

    def __init__(self, card: int, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.amount = self.asked = amount

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and self.amount > 0 and s.cards[self.number].damage > 0

    def apply(self, s: ChState) -> None:
        c = s.write(self.number)
        self.amount = min(self.amount, c.damage)
        c.damage -= self.amount

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} heals {self.amount} damage"


class Off(Heal):
    """champions:move#4 damage that is moved leaves the character it was on."""

    __slots__ = ()
    rule = "champions:move#4"

    def told(self, s: ChState, seat: int) -> str:
        return ""


class Threat(Packet["ChState"]):
    """champions:threat threat on its way to a scheme (champions:prevent#2).

    `kind` is "scheme" (an activation), "step" (step one), INCITE or HINDER (a keyword, champions:incite-x, champions:hinder-x) or "".
    """

    __slots__ = ()
    rule = "champions:threat"
    facets = F_THREAT
    foretold = WOULD

    def changes(self, s: ChState) -> bool:
        return self.amount > 0 and bool(s.alive(self.to))

    def take(self, s: ChState) -> None:
        s.write(self.to & NUMBER_MASK).threat += self.taken
        if self.kind == "scheme" and s.activations:
            a = s.activations[-1]
            s.activations = (*s.activations[:-1], a.changed(placed=a.placed + self.taken))

    def foresees(self, s: ChState) -> tuple[Event, ...]:
        return ()

    def cites(self, s: ChState) -> str:
        if self.kind == "step":
            return "champions:villain-phase#1"
        if self.kind in (INCITE, HINDER):
            return f"champions:{self.kind}"
        return "champions:scheme-enemy-activation#3" if self.kind == "scheme" else self.rule

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.taken} threat is placed on {name_of(s, self.to, seat)}"


class RemoveThreat(Packet["ChState"]):
    """champions:thwart threat on its way off a scheme; `kind` is "thwart" if a thwart removes it."""

    __slots__ = ()
    #: champions:and what comes onto the scheme at the same time leaves it no more and no less
    pool: ClassVar[str] = "off"
    foretold = WOULD
    rule = "champions:thwart"
    facets = F_THREAT

    def changes(self, s: ChState) -> bool:
        return self.amount > 0 and bool(s.alive(self.to)) and s.card(self.to).threat > 0

    def room(self, s: ChState) -> int:
        threat: int = s.card(self.to).threat
        return threat

    def foresees(self, s: ChState) -> tuple[Event, ...]:
        n = self.to & NUMBER_MASK
        if s.cards[n].up.values.kind != SIDE_SCHEME or self.amount < s.cards[n].threat or stays(s.now(n)):
            return ()
        return (fall(s, n, (self.by, self.kind, self.player, self.source)),)

    def take(self, s: ChState) -> None:
        c = s.write(self.to & NUMBER_MASK)
        c.threat -= self.taken
        c.hurt = (self.by, self.kind, self.player, self.source)

    def cites(self, s: ChState) -> str:
        return self.rule if self.kind == "thwart" else "champions:threat"

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.taken} threat is removed from {name_of(s, self.to, seat)}"


class MoveThreat(Threat):
    """champions:move#7 threat moved from one scheme to another (champions:move#1) is placed there."""

    __slots__ = ("origin",)
    rule = "champions:move#7"

    def __init__(self, origin: int, to: int, asked: int, player: int = -1, source: int = -1) -> None:
        super().__init__(to, asked, player, source)
        self.origin = origin

    def changes(self, s: ChState) -> bool:
        return super().changes(s) and bool(s.alive(self.origin)) and self.origin != self.to and s.card(self.origin).threat > 0

    def room(self, s: ChState) -> int:
        threat: int = s.card(self.origin).threat
        return threat

    def take(self, s: ChState) -> None:
        # of several moves from one scheme at once the earlier ones have taken theirs
        self.taken = min(self.taken, s.card(self.origin).threat)
        s.write(self.origin & NUMBER_MASK).threat -= self.taken
        super().take(s)


class AddAcceleration(Event):
    """champions:acceleration-token#2 an acceleration token comes beside the main scheme, for good."""

    __slots__ = ("amount",)
    rule = "champions:acceleration-token#2"
    facets = F_THREAT

    def __init__(self, amount: int = 1, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def apply(self, s: ChState) -> None:
        s.accelerations += self.amount

    def told(self, s: ChState, seat: int) -> str:
        return "The main scheme gets an acceleration token"


class Barred(Event):
    """champions:cannot what the log says where damage can't be dealt: what bars it, in the words of the card."""

    __slots__ = ("event", "table")
    rule: ClassVar[str] = "champions:cannot"

    def __init__(self, event: Damage, table: Table) -> None:
        super().__init__(event.player, event.source)
        self.event = event
        self.table = table

    def told(self, s: ChState, seat: int) -> str:
        for active in self.table.listening(self.event.__class__, "prohibit"):
            if active.ability.forbids(s, self.event, active.scope, active.flagged):
                words: str = active.ability.text(Printer(name_of(s, active.scope.this, seat)))
                return words[:1].upper() + words[1:]
        return ""


def struck_by(strike: Strike, event: Event) -> bool:
    """Does this attack deal that damage, or this thwart remove that threat?"""
    if isinstance(event, Damage):
        return event.kind == ATTACK and event.by == strike.by
    return isinstance(event, RemoveThreat) and event.kind == "thwart" and event.by == strike.by
