"""Verbs of damage and threat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.filters import harmable
from longbox.games.champions.language.values import Stat, Sum
from longbox.games.champions.language.verbs.base import CHANGES, Doing, done, much
from longbox.games.champions.language.verbs.cards import aiming, dealt
from longbox.games.champions.state import ENEMIES, performer, removable, strike_of
from longbox.games.champions.state.bases import Procedure, Verb
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Spread
from longbox.kernel.events import Outcome, happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.nodes import dataclass
from longbox.kernel.packets import Packet
from longbox.kernel.queries import Count, Fixed, This, Times, X, value_of
from longbox.kernel.text import plural

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState, Strike
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Query, Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Deal(Doing):
    """champions:damage deals damage to characters; as part of an attack if the ability is one (champions:attack-player-action#3)."""

    n: int | Value
    who: Who
    #: champions:piercing and so on, for this damage alone
    words: frozenset[str] = frozenset()

    measured = (ev.Damage,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return dealt(s, ref, value_of(self.n).amount(s, scope) + self.more(scope), scope, self.words)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return aiming(s, super().events(s, scope))

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        return landing(s, events)

    def more(self, scope: Scope) -> int:
        """champions:faq:embiggen#1 so much more with each instance that the event being played deals."""
        return int(scope.get("more damage", 0))

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return harmable(s, number, scope)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if isinstance(value_of(self.n), (Fixed, Sum, Stat, Count, X)) and not value_of(self.n).amount(s, scope):
            return Objection(CHANGES, "it would deal no damage")
        return super().possible(s, scope)

    def text(self, p: Printer) -> str:
        words = f" ({', '.join(sorted(self.words))})" if self.words else ""
        return f"{p.verb('deal')} {much(self.n, 'damage', p, f'{words} to {self.who.text(p)}')}"


@dataclass(frozen=True)
class Take(Deal):
    """You take damage (champions:you-your#1)."""

    def more(self, scope: Scope) -> int:
        return 0

    def text(self, p: Printer) -> str:
        return f"{p.verb('take')} {much(self.n, 'damage', p)}"


@dataclass(frozen=True)
class MoveDamage(Doing):
    """champions:move damage moves from one character to another."""

    n: int | Value
    origin: Who
    who: Who

    measured = (ev.Moved,)

    def whos(self) -> Sequence[Who]:
        return (self.who,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        origin = self.origin.refs(s, scope)
        kind, by = ev.EFFECT, performer(s, scope.this, scope.you)
        amount = value_of(self.n).amount(s, scope)
        top = strike_of(s, scope.item, "attack")
        if top is not None and s.seen(ref).kind in ENEMIES:
            kind, by = ev.ATTACK, top.by
        there = min(amount, s.was(origin[0]).damage) if origin else 0
        event = ev.Moved(origin[0] if origin else -1, ref, there, scope.you, scope.this, kind)
        event.by = by
        event.wanted = amount
        return event

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return aiming(s, super().events(s, scope))

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        return landing(s, events)

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        origin = self.origin.refs(s, scope)
        return bool(origin) and s.was(origin[0]).damage > 0 and harmable(s, number, scope)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        origin = self.origin.refs(s, scope)
        if not origin or not s.was(origin[0]).damage:
            return Objection("champions:move#2", "there is no damage to move")
        return super().possible(s, scope)

    def text(self, p: Printer) -> str:
        return f"{p.verb('move')} {much(self.n, 'damage', p, f' from {self.origin.text(p)} to {self.who.text(p)}')}"


@dataclass(frozen=True)
class HealIt(Doing):
    """champions:heal heals damage from characters; all of it without a number."""

    who: Who
    n: int | Value | None = None

    measured = (ev.Heal,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        amount = s.was(ref).damage if self.n is None else value_of(self.n).amount(s, scope)
        return ev.Heal(ref, amount, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        n = "all" if self.n is None else value_of(self.n).text(p)
        return f"{p.verb('heal')} {n} damage from {self.who.text(p)}"


@dataclass(frozen=True)
class Clear(Doing):
    """champions:thwart#3 removes threat from schemes; as a thwart if the ability is one (champions:scheme-card-type#1)."""

    n: int | Value
    who: Who

    measured = (ev.RemoveThreat,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        by = performer(s, scope.this, scope.you)
        # champions:faq:shrink#1 so much more with each removal
        amount = value_of(self.n).amount(s, scope) + int(scope.get("more threat", 0))
        kind = ""
        top = strike_of(s, scope.item, "thwart")
        if top is not None:
            kind, by = "thwart", top.by
            amount += top.plus
        event = ev.RemoveThreat(ref, amount, scope.you, scope.this, kind)
        event.by = by
        return event

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return aiming(s, super().events(s, scope))

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        return landing(s, events)

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return removable(s, number, scope.you, False)

    def text(self, p: Printer) -> str:
        return f"{p.verb('remove')} {much(self.n, 'threat', p, f' from {self.who.text(p)}')}"


@dataclass(frozen=True)
class PlaceThreat(Doing):
    """champions:threat places threat on schemes."""

    n: int | Value
    who: Who

    measured = (ev.Threat,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Threat(ref, value_of(self.n).amount(s, scope), scope.you, scope.this)

    def text(self, p: Printer) -> str:
        where = "here" if isinstance(self.who, This) else f"on {self.who.text(p)}"
        return f"{p.verb('place')} {much(self.n, 'threat', p, f' {where}')}"


class Landing(Procedure):
    """champions:attack-player-action#3 further enemies are attacked, or schemes thwarted, as the first was: what interrupts that
    comes first, and what the attack gains by it counts for what it deals to them. Outcome: of all that happened."""

    __slots__ = ("aimed", "before", "events")

    def __init__(self, aimed: ev.Aimed, events: tuple[Event, ...], before: Strike) -> None:
        super().__init__()
        self.aimed = aimed
        self.events = events
        #: the attack or thwart as it was reckoned with
        self.before = before

    @step("champions:target")
    def aim(self, s: ChState) -> Flow:
        return happen(s, self.aimed)

    @step("champions:attack-player-action#3")
    def land(self, s: ChState) -> Flow:
        top = s.strikes[-1]
        out: list[Event] = []
        for event in self.events:
            if isinstance(event, Packet) and ev.struck_by(top, event):
                packet: Packet = event.fork()
                packet.asked += top.plus - self.before.plus
                packet.words = packet.words | (top.words - self.before.words)
                event = packet
            out.append(event)
        return happen(s, *out, derived=())

    @step("champions:attack-player-action#3")
    def over(self, s: ChState) -> Flow:
        # that it was aimed counts with the rest
        out = s.outcome
        s.outcome = Outcome(out.full + 1, out.amount, out.events)
        return DONE


def landing(s: ChState, events: Sequence[Event]) -> Flow:
    """What a verb deals or removes happens; where something may interrupt whom it is aimed at besides, that comes first."""
    if isinstance(events[0], ev.Aimed) and ev.Aimed in s.facts().met:
        return Landing(events[0], tuple(events[1:]), s.strikes[-1])
    return happen(s, *events, derived=s.game.within(s, events))


@dataclass(frozen=True)
class Assign(Verb):
    """Damage assigned among characters as a player chooses: indirect damage (champions:indirect-damage) or such a card.

    champions:you-your#2, champions:indirect-damage#1, champions:indirect-damage#2,
    champions:indirect-damage#3: nobody is assigned more than would
    defeat it. With `yours` among the characters you control, who choose; else the first player chooses (champions:first-player#2).
    """

    n: int | Value
    query: Query
    yours: bool = False

    def chooser(self, s: ChState, scope: Scope) -> int:
        return scope.you if self.yours else s.first

    def total(self, s: ChState, scope: Scope) -> tuple[list[int], list[int], int]:
        """Who may be assigned damage, how much each, and how much in all."""
        found = self.query.numbers(s, scope)
        caps = [max(0, s.left(n)) for n in found]
        return [s.ref(n) for n in found], caps, min(sum(caps), value_of(self.n).amount(s, scope))

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        refs, caps, total = self.total(s, scope)
        if k or not total:
            return None
        you = self.chooser(s, scope)
        shape = Spread(total, caps, refs)
        return Decision(
            you, s.game.seat_of(s, you), "champions:indirect-damage#3", "spread", shape, (scope.this, *refs), "Assign damage"
        )

    def bind(self, s: ChState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("assigned", tuple(zip(decision.about[1:], answer)))

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        assigned = scope.get("assigned", ())
        return aiming(s, [dealt(s, ref, n, scope) for ref, n in assigned if n and s.alive(ref)])

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", done(outcome, ev.Damage))

    def text(self, p: Printer) -> str:
        among = " and ".join(plural(noun) for noun in self.query.noun(p).split(" or "))
        if isinstance(self.n, int):
            return f"{p.verb('assign')} {self.n} damage among {among}"
        return f"{p.verb('assign')} X damage among {among}, where X is {self.n.text(p)}"


@dataclass(frozen=True)
class ThreatOnOne(PlaceThreat):
    """Threat on one scheme, which the first player chooses of several that are meant (champions:first-player#1)."""

    def chooser(self, s: ChState, scope: Scope) -> int:
        return s.first

    def rule_of_choice(self) -> str:
        return "champions:first-player#1"


@dataclass(frozen=True)
class HealForEach(HealIt):
    """champions:heal so much for each card of a query."""

    def text(self, p: Printer) -> str:
        times, value = (self.n.n, self.n.value) if isinstance(self.n, Times) else (1, self.n)
        return f"{p.verb('heal')} {times} damage from {self.who.text(p)} for each {value.per.noun(p)}"  # type: ignore[union-attr]


@dataclass(frozen=True)
class PlaceForEach(PlaceThreat):
    """champions:threat so much for each card of a query that is in play."""

    def text(self, p: Printer) -> str:
        times, value = (self.n.n, self.n.value) if isinstance(self.n, Times) else (1, self.n)
        return f"{p.verb('place')} {times} threat here for each {value.per.noun(p)} in play"  # type: ignore[union-attr]


@dataclass(frozen=True)
class TakeInstead(Verb):
    """You take damage equal to what would have been placed (Great Responsibility)."""

    word: ClassVar[str] = "dealt"

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        event = ev.Damage(s.identity_ref(scope.you), int(scope.get("dealt", 0)), scope.you, scope.this)
        return [event]

    def text(self, p: Printer) -> str:
        return f"{p.verb('take')} that much damage"


@dataclass(frozen=True)
class AttackIt(Verb):
    """champions:attack-player-action your identity makes an attack of so much damage, one of its own (champions:faq:dance-of-death#1)."""

    n: int
    who: Who

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        targets = tuple(r for r in self.who.refs(s, scope) if s.alive(r))
        n = self.n + int(scope.get("more damage", 0))
        return [ev.Attack(s.identity_ref(scope.you), targets, scope.you, source=scope.this, amount=n)] if targets else []

    def text(self, p: Printer) -> str:
        return f"{p.verb('attack')} {self.who.text(p)} for {self.n} damage"
