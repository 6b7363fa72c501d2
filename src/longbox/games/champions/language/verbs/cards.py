"""Verbs done to cards: statuses, exhausting, counters, forms, and where cards go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longbox.games.champions import events as ev
from longbox.games.champions.language.verbs.base import CHANGES, Doing, done
from longbox.games.champions.state import CONFUSED, ENEMIES, STUNNED, TOUGH, duplicate, performer, reached, strike_of, words_of
from longbox.games.champions.state.bases import Verb
from longbox.kernel.actions import Objection
from longbox.kernel.nodes import dataclass
from longbox.kernel.packets import Packet
from longbox.kernel.queries import This, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.queries import Scope, Value, Who
    from longbox.kernel.text import Printer


def aiming(s: ChState, events: Sequence[Event]) -> Sequence[Event]:
    """champions:target whom an attack hits it attacks, and what a thwart takes threat from it thwarts, also where it was not
    aimed before ("each enemy")."""
    if not s.strikes:
        return events
    top = s.strikes[-1]
    hit = [e for e in events if isinstance(e, Packet) and ev.struck_by(top, e)]
    if not hit:
        return events
    aimed = ev.Aimed(top, reached(s, top.kind, hit[0].player, [e.to for e in hit]), hit[0].player)
    return [aimed, *events] if aimed.changes(s) else events


def dealt(s: ChState, ref: int, amount: int, scope: Scope, words: frozenset[str] = frozenset()) -> ev.Damage:
    """Damage that an ability deals to a character: to an enemy that of the attack, if it is one (champions:attack-player-action#3)."""
    kind, by = ev.EFFECT, performer(s, scope.this, scope.you)
    top = strike_of(s, scope.item, "attack")
    if top is not None and s.seen(ref).kind in ENEMIES:
        kind, by = ev.ATTACK, top.by
        words = words | top.words | words_of(s.seen(top.by))
        amount += top.plus
    event = ev.Damage(ref, amount, scope.you, scope.this, kind, words)
    event.by = by
    return event


@dataclass(frozen=True)
class Give(Doing):
    """champions:status-cards gives a status card: stunned, confused or tough."""

    status: str
    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.GiveStatus(ref, self.status, scope.you, scope.this)

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return (
            self.status not in s.cards[number].status
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
                    out.append(ev.DropStatus(r, status, scope.you, scope.this))
        return out

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        held = s.cards[number].status
        return bool(self.status in held if self.status else held)

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} {'a ' + self.status if self.status else 'each'} status card from {self.who.text(p)}"


@dataclass(frozen=True)
class ExhaustIt(Doing):
    """champions:exhausted exhausts cards."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, scope.you, scope.this)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found = super().possible(s, scope)
        if found is None:
            return None
        lying = [r for who in self.whos() if who.choice() is None for r in who.refs(s, scope) if s.alive(r)]
        if lying and all(s.card(r).exhausted for r in lying):
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
        return ev.Ready(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('ready')} {self.who.text(p)}"


@dataclass(frozen=True)
class DiscardIt(Doing):
    """champions:discard discards cards from play (or wherever they are)."""

    who: Who
    said: str = ""

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Discard(ref, scope.you, scope.this)

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        # what was attached to it is discarded for that, and not by this
        events = outcome.events if outcome is not None else ()
        found = tuple(e.fresh for e in events if isinstance(e, ev.Discard) and e.source == scope.this)
        return super().after(s, scope, outcome).bind("cards", found)

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} {self.said or self.who.text(p)}"


@dataclass(frozen=True)
class RemoveIt(Doing):
    """champions:removed-from-the-game removes cards from the game."""

    who: Who
    follows: ClassVar[bool] = True

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Remove(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('remove')} {self.who.text(p)} from the game"


@dataclass(frozen=True)
class ToHandIt(Doing):
    """Cards go to their owner's hand; `word` and `whose` are how that is said."""

    who: Who
    follows: ClassVar[bool] = True
    word: str = "return"
    whose: str = ""

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.ToHand(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb(self.word)} {self.who.text(p)} to {self.whose or ('your' if p.person == 'you' else 'their')} hand"


@dataclass(frozen=True)
class ShuffleIn(Doing):
    """Cards are shuffled into their deck (champions:shuffle, champions:discard-pile#4)."""

    who: Who
    follows: ClassVar[bool] = True

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.IntoDeck(ref, scope.you, scope.this)

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out = list(super().events(s, scope))
        owners = sorted({s.card(e.card).owner for e in out if isinstance(e, ev.IntoDeck)})
        return [*out, *[ev.Shuffle(owner, scope.you, scope.this) for owner in owners]]

    def text(self, p: Printer) -> str:
        return f"{p.verb('shuffle')} {self.who.text(p)} into its owner's deck"


@dataclass(frozen=True)
class PutCounters(Doing):
    """champions:all-purpose-counter#p2 counters onto cards."""

    n: int | Value
    name: str
    who: Who

    measured = (ev.Counters,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Counters(ref, self.name, value_of(self.n).amount(s, scope), scope.you, scope.this)

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

    measured = (ev.Counters,)

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        have = s.was(ref).counter(self.name)
        n = have if self.n is None else value_of(self.n).amount(s, scope)
        return ev.Counters(ref, self.name, -n, scope.you, scope.this)

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
        return [ev.ChangeForm(scope.you, s.identity_ref(scope.you), self.face(s, scope), scope.this)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if scope.you in s.order and self.face(s, scope) != s.identity(scope.you).face:
            return None
        return Objection(CHANGES, "you are in that form already")

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return scope.bind("amount", done(outcome))

    def text(self, p: Printer) -> str:
        if not self.to:
            return f"{p.verb('change')} form"
        return f"{p.verb('flip')} to {'hero' if self.to == 'hero' else 'alter-ego'} form"


@dataclass(frozen=True)
class EngageIt(Doing):
    """champions:engage#2 you engage a minion: it leaves whom it was engaged with, and has engaged you (champions:engage#3)."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Engage(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('engage')} {self.who.text(p)}"


@dataclass(frozen=True)
class TakesControl(Doing):
    """champions:ownership-and-control#2 you take control of cards in play, for as long as they stay there.

    champions:ownership-and-control#7
    """

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.TakeControl(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('take')} control of {self.who.text(p)}"


@dataclass(frozen=True)
class LayOnThis(Doing):
    """Cards are put face up under this one, or attached to it without being in play.

    champions:faq:marked-for-death#1: with `unique` not one whose double is in play.
    """

    who: Who
    unique: bool = False
    said: str = "attach it faceup to this card"

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.PutUnder(ref, scope.this, scope.you, scope.this, up=True)

    def targets(self, s: ChState, scope: Scope) -> Sequence[int]:
        found = super().targets(s, scope)
        if not self.unique:
            return found
        return [r for r in found if s.in_play(r & NUMBER_MASK) or duplicate(s, s.card(r).printed.faces[0].values) < 0]

    def text(self, p: Printer) -> str:
        return self.said


@dataclass(frozen=True)
class CollectIt(Doing):
    """Cards go face up into the Collection."""

    who: Who

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Collect(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('put')} {self.who.text(p)} faceup into the Collection"


@dataclass(frozen=True)
class ToTopIt(Doing):
    """Cards go on top of their owner's deck (champions:deck#1)."""

    who: Who
    follows: ClassVar[bool] = True

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.ToTop(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('put')} {self.who.text(p)} on top of {p.their()} deck"


@dataclass(frozen=True)
class AttachItTo(Doing):
    """champions:attach-to this card, in play, is attached to another."""

    who: Who
    noun: str

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ev.Attach(scope.this, ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.verb('attach')} {p.name} to {self.noun}"


@dataclass(frozen=True)
class FlipThem(Verb):
    """Two-sided cards are flipped, together."""

    who: tuple[Who, ...]

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        out: list[Event] = []
        for who in self.who:
            for ref in who.refs(s, scope):
                faces = len(s.card(ref).printed.faces)
                if s.alive(ref) and faces > 1:
                    # the sides of a stage lie next to each other
                    out.append(ev.Flip(ref, s.card(ref).face ^ 1, scope.you, scope.this))
        return out

    def text(self, p: Printer) -> str:
        return f"{p.verb('flip')} {joined([who.text(p) for who in self.who])}"
