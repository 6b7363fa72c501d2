"""The verbs of Marvel Champions: what abilities do to characters, schemes and cards in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from longbox.games.champions import befall, moments as mo, moves as mv
from longbox.games.champions.card import CONFUSED, ENEMIES, STUNNED, TOUGH
from longbox.games.champions.card_verbs import (
    CHANGES as CHANGES,
    Accelerate as Accelerate,
    ActivationGains as ActivationGains,
    AttackGains as AttackGains,
    CancelRevealed as CancelRevealed,
    DrawCards as DrawCards,
    DrawUpTo as DrawUpTo,
    Encounters as Encounters,
    Mill as Mill,
    RandomDiscard as RandomDiscard,
    Silenced as Silenced,
    Surge as Surge,
    UnderIt as UnderIt,
    done as done,
)
from longbox.games.champions.guarding import reached
from longbox.games.champions.state import ChState
from longbox.games.champions.striking import landing, performer, removable, strike_of, struck_by, words_of
from longbox.games.champions.terms import Depends, PerPlayer, Stat, Sum
from longbox.games.champions.words import harmable
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.frames import Flow
from longbox.kernel.packets import Packet
from longbox.kernel.queries import Count, Fixed, Scope, This, Value, Who, X, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer


def much(n: int | Value, noun: str, p: Printer, rest: str = "") -> str:
    """ "1 damage", "1 damage (2 instead if ...)", and of a longer number "X damage ..., where X is ...", with `rest` before that."""
    value = value_of(n)
    if isinstance(value, Depends):
        return f"{value.text(p, noun)}{rest}"
    words = value.text(p)
    if isinstance(value, (Fixed, X, PerPlayer)) or words == "that much":
        return f"{words} {noun}{rest}"
    return f"X {noun}{rest}, where X is {words}"


@dataclass(frozen=True)
class Doing(Verb):
    """A verb done to cards in play, one event for each of them, all at once."""

    def rule_of_choice(self) -> str:
        return "champions:choose"

    def chooser(self, s: ChState, scope: Scope) -> int:
        """champions:first-player#1 of several that an encounter card could mean the first player selects, unless they are "yours".

        What a player uses that player resolves, also an action of an encounter card (champions:choose#1).
        """
        c = s.was(scope.this) if scope.this >= 0 else None
        used = scope.item >= 0 and s.there(scope.item) and s.get(scope.item).ability.stage == "action"
        if c is None or c.owner >= 0 or used:
            return scope.you
        if all(getattr(choice.query, "whose", "") for choice in self.choices):
            return scope.you
        return s.first

    def targets(self, s: ChState, scope: Scope) -> Sequence[int]:
        """The references it is done to."""
        out: list[int] = []
        for who in self.whos():
            out.extend(r for r in who.refs(s, scope) if s.there(r))
        return out

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        """What it does to one of them."""
        raise NotImplementedError

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        event = self.event(s, s.ref(number), scope)
        # champions:permanent what can't leave play does not pay for anything by leaving it; who is stalwart is not stunned
        return bool(event.changes(s)) and (isinstance(event, Packet) or not s.game.forbids(s, event))

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        choices = self.choices
        if k >= len(choices):
            return None
        from longbox.kernel.effects import choose

        return choose(s, choices[k], self.chooser(s, scope), scope, self.rule_of_choice(), self)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [self.event(s, r, scope) for r in self.targets(s, scope)]

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        """champions:choose#4 choosing none of any number of targets is no success."""
        return False

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        for who in self.whos():
            c = who.choice()
            if c is not None and scope.get(c.name) is None:
                if any(self.able(s, n, scope) for n in c.query.numbers(s, scope)):
                    return None
                continue
            if any(s.there(r) and self.able(s, r & NUMBER_MASK, scope) for r in who.refs(s, scope)):
                return None
            if who.__class__.__name__ == "Target" and not scope.targets:
                # its targets are chosen later, and looked at for themselves
                return None
        return Objection(CHANGES, "it would change nothing")

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        return scope.bind("amount", done(outcome))


# -- damage and threat ------------------------------------------------------------------------------------------------------


def aiming(s: ChState, events: Sequence[Event]) -> Sequence[Event]:
    """champions:target whom an attack hits it attacks, and what a thwart takes threat from it thwarts, also where it was not
    aimed before ("each enemy")."""
    if not s.strikes:
        return events
    top = s.strikes[-1]
    hit = [e for e in events if isinstance(e, Packet) and struck_by(top, e)]
    if not hit:
        return events
    aimed = mo.Aimed(top, reached(s, top.kind, hit[0].player, [e.to for e in hit]), hit[0].player)
    return [aimed, *events] if aimed.changes(s) else events


def dealt(s: ChState, ref: int, amount: int, scope: Scope, words: frozenset[str] = frozenset()) -> befall.Damage:
    """Damage that an ability deals to a character: to an enemy that of the attack, if it is one (champions:attack-player-action#3)."""
    kind, by = befall.EFFECT, performer(s, scope.this, scope.you)
    top = strike_of(s, scope.item, "attack")
    if top is not None and s.seen(ref).kind in ENEMIES:
        kind, by = befall.ATTACK, top.by
        words = words | top.words | words_of(s.seen(top.by))
        amount += top.plus
    event = befall.Damage(ref, amount, scope.you, scope.this, kind, words)
    event.by = by
    return event


@dataclass(frozen=True)
class Deal(Doing):
    """champions:damage deals damage to characters; as part of an attack if the ability is one (champions:attack-player-action#3)."""

    n: int | Value
    who: Who
    #: champions:piercing and so on, for this damage alone
    words: frozenset[str] = frozenset()

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

    def whos(self) -> Sequence[Who]:
        return (self.who,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        origin = self.origin.refs(s, scope)
        kind, by = befall.EFFECT, performer(s, scope.this, scope.you)
        amount = value_of(self.n).amount(s, scope)
        top = strike_of(s, scope.item, "attack")
        if top is not None and s.seen(ref).kind in ENEMIES:
            kind, by = befall.ATTACK, top.by
        there = min(amount, s.was(origin[0]).damage) if origin else 0
        event = befall.Moved(origin[0] if origin else -1, ref, there, scope.you, scope.this, kind)
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

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        amount = s.was(ref).damage if self.n is None else value_of(self.n).amount(s, scope)
        return befall.Heal(ref, amount, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        n = "all" if self.n is None else value_of(self.n).text(p)
        return f"{p.verb('heal')} {n} damage from {self.who.text(p)}"


@dataclass(frozen=True)
class Clear(Doing):
    """champions:thwart#3 removes threat from schemes; as a thwart if the ability is one (champions:scheme-card-type#1)."""

    n: int | Value
    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        by = performer(s, scope.this, scope.you)
        # champions:faq:shrink#1 so much more with each removal
        amount = value_of(self.n).amount(s, scope) + int(scope.get("more threat", 0))
        kind = ""
        top = strike_of(s, scope.item, "thwart")
        if top is not None:
            kind, by = "thwart", top.by
            amount += top.plus
        event = befall.RemoveThreat(ref, amount, scope.you, scope.this, kind)
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

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return befall.Threat(ref, value_of(self.n).amount(s, scope), scope.you, scope.this)

    def text(self, p: Printer) -> str:
        where = "here" if isinstance(self.who, This) else f"on {self.who.text(p)}"
        return f"{p.verb('place')} {much(self.n, 'threat', p, f' {where}')}"


# -- statuses, states ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Give(Doing):
    """champions:status-cards gives a status card: stunned, confused or tough."""

    status: str
    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return befall.GiveStatus(ref, self.status, scope.you, scope.this)

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return (
            self.status not in s.things[number].status
            and self.status not in s.now(number).bars
            and not (self.status != TOUGH and s.now(number).keywords.get("stalwart"))
        )

    def text(self, p: Printer) -> str:
        whom = self.who.text(p)
        if self.status == TOUGH:
            return f"{p.verb('give')} {whom} a tough status card"
        if whom == "you":
            return f"you are {self.status}"
        return f"{p.verb('stun' if self.status == STUNNED else 'confuse')} {whom}"


@dataclass(frozen=True)
class LoseStatus(Doing):
    """champions:status-cards a status card of a character is discarded: of this kind, or (without one) all of them."""

    who: Who
    status: str = ""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for r in self.targets(s, scope):
            for status in (STUNNED, CONFUSED, TOUGH):
                if status in s.was(r).status and self.status in ("", status):
                    out.append(befall.DropStatus(r, status, scope.you, scope.this))
        return out

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        held = s.things[number].status
        return bool(self.status in held if self.status else held)

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} {'a ' + self.status if self.status else 'each'} status card from {self.who.text(p)}"


@dataclass(frozen=True)
class ExhaustIt(Doing):
    """champions:exhausted exhausts cards."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return befall.Exhaust(ref, scope.you, scope.this)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found = super().possible(s, scope)
        lying = [r for who in self.whos() if who.choice() is None for r in who.refs(s, scope) if s.alive(r)]
        if found is not None and lying and all(s.get(r).exhausted for r in lying):
            # champions:exhausted#1: also what an ability costs (champions:exhausted#2)
            return Objection("champions:exhausted#2", f"{s.now(lying[0]).name} is exhausted")
        return found

    def text(self, p: Printer) -> str:
        if isinstance(self.who, This):
            p.first("this")
        return f"{p.verb('exhaust')} {self.who.text(p)}"


@dataclass(frozen=True)
class ReadyIt(Doing):
    """champions:ready#1 readies cards."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return befall.Ready(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('ready')} {self.who.text(p)}"


@dataclass(frozen=True)
class DiscardIt(Doing):
    """champions:discard discards cards from play (or wherever they are)."""

    who: Who
    said: str = ""

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.Discard(ref, scope.you, scope.this)

    def after(self, s: ChState, scope: Scope, outcome: Any) -> Scope:
        found = tuple(e.fresh for e in outcome.events if isinstance(e, mv.Discard)) if outcome is not None else ()
        return super().after(s, scope, outcome).bind("cards", found)

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} {self.said or self.who.text(p)}"


@dataclass(frozen=True)
class RemoveIt(Doing):
    """champions:removed-from-the-game removes cards from the game."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.Remove(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('remove')} {self.who.text(p)} from the game"


@dataclass(frozen=True)
class ToHandIt(Doing):
    """Cards go to their owner's hand; `word` and `whose` are how that is said."""

    who: Who
    word: str = "return"
    whose: str = ""

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.ToHand(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb(self.word)} {self.who.text(p)} to {self.whose or ('your' if p.person == 'you' else 'their')} hand"


@dataclass(frozen=True)
class ShuffleIn(Doing):
    """Cards are shuffled into their deck (champions:shuffle, champions:discard-pile#4)."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return mv.IntoDeck(ref, scope.you, scope.this)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out = list(super().events(s, scope))
        owners = sorted({s.get(e.card).owner for e in out if isinstance(e, mv.IntoDeck)})
        return [*out, *[mv.Shuffle(owner, scope.you, scope.this) for owner in owners]]

    def text(self, p: Printer) -> str:
        return f"{p.verb('shuffle')} {self.who.text(p)} into its owner's deck"


@dataclass(frozen=True)
class PutCounters(Doing):
    """champions:all-purpose-counter#p2 counters onto cards."""

    n: int | Value
    name: str
    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return befall.Counters(ref, self.name, value_of(self.n).amount(s, scope), scope.you, scope.this)

    def text(self, p: Printer) -> str:
        where = "here" if isinstance(self.who, This) else f"on {self.who.text(p)}"
        n = value_of(self.n).text(p)
        return f"{p.verb('put')} {n} {self.name} counter{'' if n == '1' else 's'} {where}"


@dataclass(frozen=True)
class RemoveCounters(Doing):
    """champions:uses-x-type#p2 counters off cards; all of that name without a number."""

    n: int | Value | None
    name: str
    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        have = s.was(ref).counter(self.name)
        n = have if self.n is None else value_of(self.n).amount(s, scope)
        return befall.Counters(ref, self.name, -n, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        n = "all" if self.n is None else value_of(self.n).text(p)
        noun = f"{self.name} counter{'' if n == '1' else 's'}"
        known = isinstance(self.who, This) and not p.first("this")
        return f"{p.verb('remove')} {n} {noun} from {'it' if known else self.who.text(p)}"


@dataclass(frozen=True)
class ChangeForm(Verb):
    """champions:form#3 you change form: to the side of this kind, or to the other one."""

    to: str = ""

    def face(self, s: ChState, scope: Scope) -> int:
        """The side that will be up."""
        c = s.identity(scope.you)
        if not self.to:
            want = "alter_ego" if s.is_hero(scope.you) else "hero"
        else:
            want = self.to
        if c.up.values.kind == want:
            return c.face
        return next((i for i, f in enumerate(c.printed.faces) if f.values.kind == want), c.face)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return [befall.ChangeForm(scope.you, s.identity_ref(scope.you), self.face(s, scope), scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if scope.you in s.order and self.face(s, scope) != s.identity(scope.you).face:
            return None
        return Objection(CHANGES, "you are in that form already")

    def text(self, p: Printer) -> str:
        if not self.to:
            return f"{p.verb('change')} form"
        return f"{p.verb('flip')} to {'hero' if self.to == 'hero' else 'alter-ego'} form"
