"""What befalls cards and players of the made-up game; with `times` the only place where its state changes."""

from __future__ import annotations

from typing import Any

from longbox.kernel.events import Event, Undertaking
from longbox.kernel.frames import Frame
from longbox.kernel.packets import Packet
from longbox.kernel.state import NUMBER_MASK
from tests.kernel.madeup.state import (
    ALL_SEATS,
    DECK,
    F_HANDS,
    F_STATUS,
    F_TEXT,
    HAND,
    LAIR,
    MENACE,
    MINION,
    OUT,
    OWN,
    PILE,
    PLAY,
    SPENT,
    THREATS,
    WATCHER,
    MadeUpCard,
    MadeUpState,
)


class Past:
    """A card and its values as they were last known."""

    __slots__ = ("card", "values")

    def __init__(self, card: MadeUpCard, values: Any) -> None:
        self.card = card
        self.values = values


class Result:
    """How it ended: together won or lost, and why."""

    __slots__ = ("reason", "rule", "won")

    def __init__(self, won: bool, rule: str, reason: str) -> None:
        self.won = won
        self.rule = rule
        self.reason = reason


def knows(c: MadeUpCard, seat: int) -> bool:
    """Does a seat (-1: a spectator) know which card this is?"""
    return bool(c.known == ALL_SEATS if seat < 0 else c.known >> seat & 1)


def name_of(s: MadeUpState, ref: int, seat: int) -> str:
    """A card's name as a seat may know it."""
    c = s.get(ref)
    return str(c.printed.faces[c.face].title) if knows(c, seat) else "a card"


def move(s: MadeUpState, n: int, zone: int, index: int | None = None) -> MadeUpCard:
    """A card changes zones and becomes a new object; how it was is remembered."""
    old = s.things[n]
    if s.in_play(n):
        s.past[old.ref] = Past(old.fork(), s.now(n))
    s.take(old.zone, n)
    c: MadeUpCard = s.write(n)
    c.inc += 1
    c.zone = zone
    c.reset()
    s.put(zone, n, index)
    if zone < s.seats * OWN and zone % OWN == HAND:
        c.known |= 1 << s.things[zone // OWN].seat
    elif not (zone == s.common(THREATS) or (zone < s.seats * OWN and zone % OWN == DECK)):
        c.known = ALL_SEATS
    return c


def finish(s: MadeUpState, won: bool, rule: str, reason: str) -> None:
    """The game is over for everybody."""
    s.result = Result(won, rule, reason)


class OnCard(Event):
    """An event that befalls a card."""

    __slots__ = ("card",)

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = card

    @property
    def number(self) -> int:
        return self.card & NUMBER_MASK

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.card)

    def affected(self, s: MadeUpState) -> int:
        owner: int = s.get(self.card).owner
        return owner if owner in s.order else s.first


# -- cards that move --------------------------------------------------------------------------------------------------


class Draw(Event):
    """A player draws the top card; an empty deck is made anew from the pile first."""

    __slots__ = ("drawn",)
    rule = "madeup:2.4"
    facets = F_TEXT | F_HANDS

    def __init__(self, player: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.drawn = -1

    def changes(self, s: MadeUpState) -> bool:
        return bool(s.zone(self.player, DECK) or s.zone(self.player, PILE))

    def apply(self, s: MadeUpState) -> None:
        if not s.zone(self.player, DECK):
            refill(s, s.own(self.player, PILE), s.own(self.player, DECK))
        move(s, s.zone(self.player, DECK)[0], s.own(self.player, HAND))
        self.drawn = s.ref(s.zone(self.player, HAND)[-1])

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{s.things[self.player].name} draws {name_of(s, self.drawn, seat)}"


def refill(s: MadeUpState, pile: int, deck: int) -> None:
    """A pile becomes a shuffled deck again: nobody knows its order."""
    for n in s.shuffled(s.zones[pile]):
        move(s, n, deck)
        s.write(n).known = 0


class Shuffle(Event):
    """A deck is shuffled."""

    __slots__ = ("zone",)
    rule = "madeup:8"

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def apply(self, s: MadeUpState) -> None:
        s.shuffle(self.zone)
        for n in s.zones[self.zone]:
            s.write(n).known = 0


class LookAt(OnCard):
    """A seat learns which card this is."""

    __slots__ = ()
    rule = "madeup:8"

    def apply(self, s: MadeUpState) -> None:
        s.write(self.number).known |= 1 << s.things[self.player].seat

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{s.things[self.player].name} looks at {name_of(s, self.card, seat)}"


class ToPile(OnCard):
    """A card is discarded: a player's to its pile, a threat to the spent ones."""

    __slots__ = ("was",)
    rule = "madeup:3"
    facets = F_TEXT | F_HANDS

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.was = card

    def apply(self, s: MadeUpState) -> None:
        owner = s.things[self.number].owner
        self.card = move(s, self.number, s.own(owner, PILE) if owner >= 0 else s.common(SPENT)).ref

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is discarded"


class Pledge(ToPile):
    """A pledged card is discarded."""

    __slots__ = ()
    rule = "madeup:2.1"


class EnterPlay(OnCard):
    """A card enters play: a player's in its area, a minion in the lair, engaged with `player`; `item` is the play that did it."""

    __slots__ = ("item",)
    rule = "madeup:3.1"
    facets = F_TEXT | F_HANDS

    def __init__(self, card: int, player: int = -1, source: int = -1, item: int = -1) -> None:
        super().__init__(card, player, source)
        self.item = item

    def apply(self, s: MadeUpState) -> None:
        owner = s.things[self.number].owner
        c = move(s, self.number, s.own(owner, PLAY) if owner >= 0 else s.common(LAIR))
        c.stamp = s.tick()
        c.charges = c.printed.charges
        if owner < 0:
            c.engaged = self.player
        self.card = c.ref
        if self.item >= 0 and s.there(self.item):
            play = s.write_thing(self.item & NUMBER_MASK)
            play.made = (*play.made, c.ref)

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} enters play"


class Spend(ToPile):
    """A card of the hand is discarded for its resource."""

    __slots__ = ()
    rule = "madeup:3"


# -- what befalls cards where they are --------------------------------------------------------------------------------


class Exhaust(OnCard):
    """A card exhausts."""

    __slots__ = ()
    rule = "madeup:2.2"
    facets = F_STATUS

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.card) and not s.things[self.number].exhausted

    def apply(self, s: MadeUpState) -> None:
        s.write(self.number).exhausted = True

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} exhausts"


class Ready(OnCard):
    """A card readies."""

    __slots__ = ()
    rule = "madeup:2.4"
    facets = F_STATUS

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.card) and bool(s.things[self.number].exhausted)

    def apply(self, s: MadeUpState) -> None:
        s.write(self.number).exhausted = False


class Discharge(OnCard):
    """A charge is spent."""

    __slots__ = ()
    rule = "madeup:3.1"
    facets = F_STATUS

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.card) and s.things[self.number].charges > 0

    def apply(self, s: MadeUpState) -> None:
        s.write(self.number).charges -= 1


class TurnOver(OnCard):
    """A card turns to its other face: the same object, with its damage."""

    __slots__ = ()
    rule = "madeup:1.1"
    facets = F_TEXT

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.card) and len(s.things[self.number].printed.faces) > 1

    def apply(self, s: MadeUpState) -> None:
        c = s.write(self.number)
        c.face = 1 - c.face
        c.stamp = s.tick()

    def told(self, s: MadeUpState, seat: int) -> str:
        c = s.things[self.number]
        return f"{c.printed.faces[1 - c.face].title} turns to {name_of(s, self.card, seat)}"


class Damage(Packet):
    """Damage on its way to a character."""

    __slots__ = ()
    rule = "madeup:6"
    facets = F_STATUS

    def changes(self, s: MadeUpState) -> bool:
        return self.amount > 0 and s.there(self.to) and s.in_play(self.to & NUMBER_MASK)

    def affected(self, s: MadeUpState) -> int:
        owner: int = s.get(self.to).owner
        return owner if owner in s.order else s.first

    def room(self, s: MadeUpState) -> int:
        return s.left(self.to & NUMBER_MASK)

    def spills(self, s: MadeUpState) -> tuple[Event, ...]:
        if "overkill" not in self.words or s.things[self.to & NUMBER_MASK].printed.kind != MINION:
            return ()
        return (Damage(s.ref(s.menace), self.excess, self.player, self.source, self.kind),)

    def foresees(self, s: MadeUpState) -> tuple[Event, ...]:
        return (Defeat(self.to),) if self.amount >= self.room(s) else ()

    def take(self, s: MadeUpState) -> None:
        s.write(self.to & NUMBER_MASK).damage += self.taken

    def told(self, s: MadeUpState, seat: int) -> str:
        more = f" ({self.excess} in excess)" if self.excess else ""
        return f"{name_of(s, self.to, seat)} takes {self.taken} damage{more}"


class Heal(OnCard):
    """Damage is healed."""

    __slots__ = ("amount",)
    rule = "madeup:6"
    facets = F_STATUS

    def __init__(self, card: int, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.amount = amount

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.card) and s.things[self.number].damage > 0 and self.amount > 0

    def apply(self, s: MadeUpState) -> None:
        c = s.write(self.number)
        self.amount = min(self.amount, c.damage)
        c.damage -= self.amount

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} heals {self.amount}"


class Alarm(Packet):
    """The alarm rises, or with a negative amount falls."""

    __slots__ = ()
    rule = "madeup:7"
    facets = F_STATUS

    def __init__(self, asked: int, player: int = -1, source: int = -1) -> None:
        super().__init__(-1, asked, player, source, "alarm")

    def take(self, s: MadeUpState) -> None:
        s.alarm += self.taken

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"The alarm rises to {s.alarm}"


class Quiet(Event):
    """The alarm falls."""

    __slots__ = ("amount",)
    rule = "madeup:7"
    facets = F_STATUS

    def __init__(self, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def changes(self, s: MadeUpState) -> bool:
        return s.alarm > 0 and self.amount > 0

    def apply(self, s: MadeUpState) -> None:
        self.amount = min(self.amount, s.alarm)
        s.alarm -= self.amount

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"The alarm falls to {s.alarm}"


# -- defeat -----------------------------------------------------------------------------------------------------------


class Defeat(OnCard):
    """A character is defeated and leaves play; with a watcher goes its player, with the menace the game."""

    __slots__ = ()
    rule = "madeup:6"
    facets = F_TEXT

    def same(self, other: Event) -> bool:
        return isinstance(other, Defeat) and other.card == self.card

    def parts(self, s: MadeUpState) -> tuple[Event, ...]:
        c = s.things[self.number]
        if c.printed.kind == WATCHER:
            return (Eliminate(c.owner),)
        return (End(True, "madeup:7", "the menace is defeated"),) if c.printed.kind == MENACE else ()

    def apply(self, s: MadeUpState) -> None:
        c = s.things[self.number]
        if c.printed.kind not in (WATCHER, MENACE):
            move(s, self.number, s.own(c.owner, PILE) if c.owner >= 0 else s.common(SPENT))

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{s.things[self.number].printed.name} is defeated"


class Eliminate(Event):
    """A player is out, with all cards it owns; whoever attacked it turns to the next."""

    __slots__ = ()
    rule = "madeup:6.1"
    facets = F_TEXT | F_HANDS

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def changes(self, s: MadeUpState) -> bool:
        return self.player in s.order

    def apply(self, s: MadeUpState) -> None:
        player = self.player
        s.write_player(player).out = True
        s.order = tuple(p for p in s.order if p != player)
        for t in list(s.things):
            if isinstance(t, MadeUpCard) and t.owner == player and t.zone != s.common(OUT):
                move(s, t.number, s.common(OUT))
        if not s.order:
            finish(s, False, "madeup:7", "all players are out")
            return
        following = s.round_from(player)[0]
        for n in s.enemies():
            if s.things[n].engaged == player:
                s.write(n).engaged = following
        if s.first == player:
            s.first = following
        s.modifiers = tuple(m for m in s.modifiers if m.scope.you != player)

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{s.things[self.player].name} is out"


class End(Event):
    """The game ends."""

    __slots__ = ("reason", "why", "won")
    rule = "madeup:7"

    def __init__(self, won: bool, rule: str, reason: str) -> None:
        super().__init__()
        self.won = won
        self.why = rule
        self.reason = reason

    def apply(self, s: MadeUpState) -> None:
        finish(s, self.won, self.why, self.reason)

    def cites(self, s: MadeUpState) -> str:
        return self.why


# -- undertakings -----------------------------------------------------------------------------------------------------


class Attack(Undertaking):
    """An enemy attacks a player (madeup:5)."""

    __slots__ = ("enemy",)
    rule = "madeup:5"

    def __init__(self, enemy: int, player: int) -> None:
        super().__init__(player, enemy)
        self.enemy = enemy

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.enemy) and self.player in s.order

    def procedure(self, s: MadeUpState) -> Frame | None:
        from tests.kernel.madeup.turn import EnemyAttack

        return EnemyAttack(self.enemy, self.player)

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.enemy, seat)} attacks {s.things[self.player].name}"


class Strike(Undertaking):
    """A player's character strikes at an enemy."""

    __slots__ = ("by_whom", "enemy")
    rule = "madeup:2.2"

    def __init__(self, player: int, by_whom: int, enemy: int) -> None:
        super().__init__(player, by_whom)
        self.by_whom = by_whom
        self.by = by_whom
        self.enemy = enemy

    def changes(self, s: MadeUpState) -> bool:
        return s.there(self.by_whom) and s.there(self.enemy)

    def procedure(self, s: MadeUpState) -> Frame | None:
        from tests.kernel.madeup.turn import Striking

        return Striking(self.player, self.by_whom, self.enemy)

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.by_whom, seat)} strikes at {name_of(s, self.enemy, seat)}"


class Reveal(Undertaking):
    """A player turns up the top threat: a minion engages that player, a treachery does what it says."""

    __slots__ = ()
    rule = "madeup:2.4"

    def changes(self, s: MadeUpState) -> bool:
        return self.player in s.order and bool(s.shared(THREATS) or s.shared(SPENT))

    def procedure(self, s: MadeUpState) -> Frame | None:
        from tests.kernel.madeup.turn import Revealing

        return Revealing(self.player)


class TurnUp(Event):
    """The top threat is turned up, onto the spent ones; those are shuffled into a new deck first when there is none."""

    __slots__ = ("card",)
    rule = "madeup:2.4"

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.card = -1

    def changes(self, s: MadeUpState) -> bool:
        return bool(s.shared(THREATS) or s.shared(SPENT))

    def apply(self, s: MadeUpState) -> None:
        if not s.shared(THREATS):
            refill(s, s.common(SPENT), s.common(THREATS))
        self.card = move(s, s.shared(THREATS)[0], s.common(SPENT)).ref

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} is turned up"


class Boost(TurnUp):
    """The top threat boosts an attack."""

    __slots__ = ("icons",)
    rule = "madeup:5"
    facets = F_STATUS

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.icons = 0

    def apply(self, s: MadeUpState) -> None:
        TurnUp.apply(self, s)
        self.icons = s.get(self.card).printed.boost
        s.boosts += self.icons

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} boosts the attack by {self.icons}"


class Defend(Exhaust):
    """A character defends."""

    __slots__ = ("attacker",)
    rule = "madeup:5"

    def __init__(self, card: int, player: int, attacker: int) -> None:
        super().__init__(card, player)
        self.attacker = attacker

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} defends"
