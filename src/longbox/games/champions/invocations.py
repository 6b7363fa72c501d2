"""The Invocation deck of Doctor Strange: a deck of its own, whose cards are resolved and not played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.games.champions import moves as mv
from longbox.games.champions.abilities import Part
from longbox.games.champions.card import Face
from longbox.games.champions.effects import Doing
from longbox.games.champions.paying import Resources
from longbox.games.champions.state import ALL_SEATS, INVOCATION_DISCARD, INVOCATIONS, ChState
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import Event
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.plays import Using
from longbox.kernel.queries import Scope, This, Who
from longbox.kernel.text import Printer


class Uncovering(Event):
    """Whatever happens to the Invocation deck, everyone sees its top card."""

    __slots__ = ()

    def apply(self, s: ChState) -> None:
        for n in s.common(INVOCATIONS)[:1]:
            s.write(n).known = ALL_SEATS


class ToPile(mv.Put, Uncovering):
    """A card of the Invocation deck goes to that deck's own pile; a deck that runs out is made anew of it."""

    __slots__ = ()
    rule = "champions:faq:images-of-ikonn#1"

    def where(self, s: ChState) -> int:
        return s.shared(INVOCATION_DISCARD)

    def apply(self, s: ChState) -> None:
        mv.Put.apply(self, s)
        if not s.common(INVOCATIONS):
            mv.gather(s, s.common(INVOCATION_DISCARD), s.shared(INVOCATION_DISCARD), s.shared(INVOCATIONS))
        Uncovering.apply(self, s)

    def told(self, s: ChState, seat: int) -> str:
        return f"{self.words(s, seat)} goes to the Invocation discard pile"


class ShuffleInvocations(Uncovering):
    """The Invocation deck is shuffled as the game begins (champions:setup#6)."""

    __slots__ = ()
    rule = "champions:setup#6"

    def apply(self, s: ChState) -> None:
        cards = s.common(INVOCATIONS)
        mv.gather(s, cards, s.shared(INVOCATIONS), s.shared(INVOCATIONS))
        super().apply(s)

    def told(self, s: ChState, seat: int) -> str:
        return "The Invocation deck is shuffled"


def top(s: ChState) -> int:
    """A reference to the top card of the Invocation deck, -1 without one."""
    return next((s.ref(n) for n in s.common(INVOCATIONS)), -1)


@dataclass(frozen=True)
class HasInvocations(Part):
    """The Invocation deck belongs to this identity, and is there from the beginning."""

    def print_on(self, face: Face) -> None:
        return

    def text(self, p: Printer) -> str:
        return f"{p.name} begins the game with an Invocation deck"


@dataclass(frozen=True)
class TopCost(Resources):
    """A cost: that of the top card of the Invocation deck (champions:cost)."""

    def total(self, s: ChState, scope: Scope) -> int:
        found = top(s)
        return max(0, s.get(found).printed.faces[0].values.cost or 0) if found >= 0 else 0

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if top(s) < 0:
            return Objection("champions:ability#3", "there is no Invocation card")
        return super().possible(s, scope)

    def text(self, p: Printer) -> str:
        return "pay for the top card of the Invocation deck"


@dataclass(frozen=True)
class ResolveTop(Effect):
    """champions:special, champions:faq:depowered#1 the "Special" ability of the top Invocation card is resolved, not played."""

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        found = top(s)
        if f.pos > 1 or found < 0 or not s.get(found).up.special:
            return DONE
        index, ability = s.get(found).up.special[0]
        return Using(ability, Scope(f.scope.you, found), (found, index))

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found = top(s)
        if found >= 0:
            inner = Scope(scope.you, found)
            for _, ability in s.get(found).up.special:
                if all(c.query.numbers(s, inner) for c in ability.targets) and ability.effect.possible(s, inner) is None:
                    return None
        return Objection("champions:ability#3", "that ability could change nothing")

    def text(self, p: Printer) -> str:
        return f'{p.verb("resolve")} the "Special" ability on that card'


@dataclass(frozen=True)
class InvocationDone(Doing):
    """champions:faq:images-of-ikonn#1 Invocation cards go to that deck's own pile, which alone changes something."""

    who: Who = This()
    said: str = "this card goes to the Invocation discard pile"

    def event(self, s: ChState, ref: int, scope: Scope) -> Event:
        return ToPile(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return self.said


@dataclass(frozen=True)
class DiscardInvocation(Verb):
    """The top card of the Invocation deck is discarded."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        found = top(s)
        return [ToPile(found, scope.you, scope.this)] if found >= 0 else []

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if top(s) >= 0 else Objection("champions:ability#3", "there is no Invocation card")

    def text(self, p: Printer) -> str:
        return f"{p.verb('discard')} the top card of the Invocation deck"
