"""What befalls cards where they are: statuses, exhausting, counters, other faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.champions.events.damage import Defeat
from longbox.games.champions.events.entering import starting
from longbox.games.champions.events.plays import timed
from longbox.games.champions.events.zones import OnCard, Past
from longbox.games.champions.state import (
    CONFUSED,
    ENEMIES,
    F_COUNTERS,
    F_DAMAGE,
    F_STATUS,
    F_TEXT,
    F_THREAT,
    MAIN_SCHEME,
    STUNNED,
    TOUGH,
    VILLAIN,
    name_of,
)
from longbox.games.champions.state.bases import Event, Procedure
from longbox.kernel.events import WOULD, happen
from longbox.kernel.frames import step
from longbox.kernel.text import counted

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.frames import Flow, Frame


def has_fallen(s: ChState, ref: int) -> bool:
    """champions:defend#6 has this card left play by being defeated, and not in another way?"""
    return not s.alive(ref) and any(e.card == ref for e in s.memory.since("round", Defeat))


class GiveStatus(OnCard):
    """champions:status-cards#p2 a character is given a status card, if it has none of the kind (champions:status-cards#1).

    champions:stun#1, champions:confuse#1
    """

    __slots__ = ("status",)
    facets = F_STATUS
    foretold = WOULD

    def __init__(self, card: int, status: str, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.status = status

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and self.status not in s.cards[self.number].status

    def merges(self, other: Event) -> bool:
        return isinstance(other, GiveStatus) and other.card == self.card and other.status == self.status

    def apply(self, s: ChState) -> None:
        c = s.write(self.number)
        c.status = c.status | {self.status}

    def cites(self, s: ChState) -> str:
        return {STUNNED: "champions:stun#1", CONFUSED: "champions:confuse#1", TOUGH: "champions:status-tough"}[self.status]

    def told(self, s: ChState, seat: int) -> str:
        words = {STUNNED: "is stunned", CONFUSED: "is confused", TOUGH: "becomes tough"}[self.status]
        return f"{name_of(s, self.card, seat)} {words}"


class DropStatus(OnCard):
    """A status card is discarded from a character, `instead` of what it prevents, or else under some other rule."""

    __slots__ = ("instead", "status", "under")
    facets = F_STATUS

    def __init__(
        self,
        card: int,
        status: str,
        player: int = -1,
        source: int = -1,
        instead: bool = False,
        under: str = "champions:status-cards",
    ) -> None:
        super().__init__(card, player, source)
        self.status = status
        self.instead = instead
        self.under = under

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and self.status in s.cards[self.number].status

    def merges(self, other: Event) -> bool:
        return isinstance(other, DropStatus) and other.card == self.card and other.status == self.status

    def apply(self, s: ChState) -> None:
        c = s.write(self.number)
        c.status = c.status - {self.status}

    def cites(self, s: ChState) -> str:
        if not self.instead:
            return self.under
        enemy = s.card(self.card).up.values.kind in ENEMIES
        if self.status == TOUGH:
            return "champions:status-tough#1"
        if self.status == STUNNED:
            return "champions:status-stunned#2" if enemy else "champions:status-stunned#1"
        return "champions:status-confused#2" if enemy else "champions:status-confused#1"

    def told(self, s: ChState, seat: int) -> str:
        who = name_of(s, self.card, seat)
        if not self.instead:
            return f"{who} loses a {self.status} status card"
        lost = {
            STUNNED: "stunned, and does not attack",
            CONFUSED: "confused, and does not {}",
            TOUGH: "tough, and takes no damage",
        }
        verb = "scheme" if s.card(self.card).up.values.kind in ENEMIES else "thwart"
        return f"{who} was {lost[self.status].format(verb)}"


class Exhaust(OnCard):
    """champions:exhausted a card exhausts, if it is ready (champions:exhausted#1); what it says still works (champions:exhausted#2).

    champions:attach-to#2 it alone, and not what it is attached to.
    """

    __slots__ = ()
    rule = "champions:exhausted"
    facets = F_STATUS
    foretold = WOULD

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and not s.cards[self.number].exhausted

    def merges(self, other: Event) -> bool:
        return isinstance(other, Exhaust) and other.card == self.card

    def apply(self, s: ChState) -> None:
        s.write(self.number).exhausted = True

    def told(self, s: ChState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} exhausts"


class Ready(OnCard):
    """champions:ready#1 an exhausted card is ready again."""

    __slots__ = ("quiet",)
    rule = "champions:ready#1"
    facets = F_STATUS

    def __init__(self, card: int, player: int = -1, source: int = -1, quiet: bool = False) -> None:
        super().__init__(card, player, source)
        self.quiet = quiet

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and bool(s.cards[self.number].exhausted)

    def apply(self, s: ChState) -> None:
        s.write(self.number).exhausted = False

    def told(self, s: ChState, seat: int) -> str:
        return "" if self.quiet else f"{name_of(s, self.card, seat)} readies"


class Counters(OnCard):
    """champions:all-purpose-counter counters come onto a card, or off it (a number below zero). champions:all-purpose-counter#p2"""

    __slots__ = ("amount", "asked", "name")
    rule = "champions:all-purpose-counter"
    facets = F_COUNTERS

    def __init__(self, card: int, name: str, amount: int, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.name = name
        self.amount = self.asked = amount

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and self.amount != 0 and (self.amount > 0 or s.cards[self.number].counter(self.name) > 0)

    def apply(self, s: ChState) -> None:
        c = s.write(self.number)
        have = c.counter(self.name)
        self.amount = max(self.amount, -have)
        others = tuple((k, n) for k, n in c.counters if k != self.name)
        c.counters = tuple(sorted((*others, (self.name, have + self.amount)))) if have + self.amount else others

    def told(self, s: ChState, seat: int) -> str:
        n = abs(self.amount)
        verb = ("goes onto" if n == 1 else "go onto") if self.amount > 0 else "comes off" if n == 1 else "come off"
        return f"{counted(n, self.name + ' counter')} {verb} {name_of(s, self.card, seat)}"


class ChangeForm(OnCard):
    """champions:form a player's identity turns to another face, and nothing else changes (champions:form#2).

    `voluntary` is the change of one's own turn (champions:form#1); one by a card does not count against it
    (champions:form#3). champions:identity, champions:identity#3
    """

    __slots__ = ("face", "voluntary")
    rule = "champions:form"
    facets = F_TEXT | F_STATUS

    def __init__(self, player: int, card: int, face: int, source: int = -1, voluntary: bool = False) -> None:
        super().__init__(card, player, source)
        self.face = face
        self.voluntary = voluntary

    def changes(self, s: ChState) -> bool:
        return bool(s.alive(self.card)) and s.cards[self.number].face != self.face

    def apply(self, s: ChState) -> None:
        c = s.write(self.number)
        c.face = self.face
        c.stamp = s.tick()
        if self.voluntary:
            s.write_player(self.player).changed_form = True

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} changes form: {name_of(s, self.card, seat)}"


class TurnFace(OnCard):
    """An enemy or scheme shows another face: the same card, with what is on it (champions:villain-defeat#2)."""

    __slots__ = ("face", "fresh")
    facets = F_TEXT | F_DAMAGE | F_THREAT

    def __init__(self, card: int, face: int, fresh: bool = True, player: int = -1, source: int = -1) -> None:
        super().__init__(card, player, source)
        self.face = face
        #: damage and threat begin anew
        self.fresh = fresh

    def apply(self, s: ChState) -> None:
        c = s.write(self.number)
        face = c.printed.faces[self.face]
        if self.fresh and face.values.kind == MAIN_SCHEME and c.up.stage[:-1] != face.stage[:-1]:
            # champions:main-scheme#p2 the stage before is out of the game: this is another card, which nothing that speaks of
            # that one means, and what was attached to that one goes (champions:attach-to#1)
            s.past[c.ref] = Past(c.fork(), s.now(self.number))
            c.inc += 1
            c.reset()
            self.card = c.ref
        c.face = self.face
        c.stamp = s.tick()
        if not self.fresh:
            return
        c.damage = 0
        if face.values.kind == MAIN_SCHEME:
            c.threat = s.per_player(face.base_threat)
        if face.values.keywords.get("toughness"):
            c.status = c.status | {TOUGH}

    def cites(self, s: ChState) -> str:
        kind = s.cards[self.number].up.values.kind
        if kind == VILLAIN and self.fresh:
            return "champions:villain-defeat#p2"
        return "champions:main-scheme" if kind == MAIN_SCHEME else "champions:in-play-and-out-of-play#6"

    def told(self, s: ChState, seat: int) -> str:
        c = s.cards[self.number]
        stage = f", stage {c.up.stage}" if c.up.stage else ""
        return f"{name_of(s, self.card, seat)}{stage} is face up"


class Used(Event):
    """champions:limit a use of a resource ability is counted, also one that is cancelled (champions:limit#1, champions:max#1)."""

    __slots__ = ("key", "span")
    rule = "champions:limit"

    def __init__(self, key: Any, span: str, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.key = key
        self.span = span

    def apply(self, s: ChState) -> None:
        s.memory.use(self.key, self.span)

    def cites(self, s: ChState) -> str:
        return "champions:resource-ability#1"

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.players[self.player].name} generates resources with {name_of(s, self.source, seat)}"


class Flip(TurnFace):
    """A two-sided encounter card shows its other side: the same card, with its damage (champions:faq:green-goblin#1).

    It has the counters of the new side, and if it is the villain what that says When Revealed resolves.
    """

    __slots__ = ()
    facets = TurnFace.facets | F_COUNTERS

    def __init__(self, card: int, face: int, player: int, source: int) -> None:
        super().__init__(card, face, False, player, source)

    def apply(self, s: ChState) -> None:
        super().apply(s)
        c = s.write(self.number)
        c.counters = starting(s, c.up)

    def body(self, s: ChState) -> Frame | None:
        return Flipped(self.card) if self.number == s.villain else None

    def told(self, s: ChState, seat: int) -> str:
        return f"{s.cards[self.number].up.values.name} is face up"


class Flipped(Procedure):
    """What the side that has come up says When Revealed resolves."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    @step("champions:when-revealed#p2")
    def when_revealed(self, s: ChState) -> Flow:
        texts = timed(s, self.card, "When Revealed", s.first)
        return happen(s, *texts) if texts else None
