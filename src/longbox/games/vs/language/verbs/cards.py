"""Verbs done to cards where they are, or that send them elsewhere (708)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.verbs.base import Act, _s, owners
from longbox.games.vs.state import DECK
from longbox.games.vs.state.bases import Effect
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Fixed, printed_number, value_of
from longbox.kernel.text import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.effects import EffectFrame
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope, Value, Who
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class StunIt(Act):
    """To stun (vs:708.11)."""

    word = "stun"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return (
            s.in_rows(number)
            and not s.cards[number].stunned
            and not s.game.barred(s, ev.Stun(s.ref(number), scope.you, scope.this))
        )

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Stun(ref, scope.you, scope.this)


@dataclass(frozen=True)
class KOIt(Act):
    """To KO (vs:708.13)."""

    word = "KO"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.KO(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ExhaustIt(Act):
    """To exhaust (vs:708.16)."""

    word = "exhaust"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and not s.cards[number].exhausted

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Exhaust(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ReadyIt(Act):
    """To ready (vs:708.15)."""

    word = "ready"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number) and bool(s.cards[number].exhausted)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Ready(ref, scope.you, scope.this)


@dataclass(frozen=True)
class RecoverIt(Act):
    """To recover (vs:708.6)."""

    word = "recover"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].stunned)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Recover(ref, scope.you, scope.this)


@dataclass(frozen=True)
class ReturnToHand(Act):
    """To return a card to its owner's hand."""

    word = "return"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ToHand(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('return')} {self.who.text(p)} to {owners(self.who, p)} hand{_s(self.who, p)}"


@dataclass(frozen=True)
class RemoveIt(Act):
    """To remove from the game (vs:213.7c), perhaps face down (vs:213.7b)."""

    face_down: bool = False
    word = "remove"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveFromGame(ref, scope.you, scope.this, self.face_down)

    def text(self, p: Printer) -> str:
        down = " face down" if self.face_down else ""
        return f"{p.subject()}{p.verb('remove')} {self.who.text(p)} from the game{down}"


@dataclass(frozen=True)
class PutOnDeck(Act):
    """To put on the top or bottom of the owner's deck; the owner orders several (vs:511.5)."""

    top: bool = False
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ToDeck(ref, scope.you, scope.this, self.top, any(ref in mine for _, mine in self.heaps(s, scope)))

    def heaps(self, s: VsState, scope: Scope) -> list[tuple[int, tuple[int, ...]]]:
        """The owners of several of the cards, each with those cards."""
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        found = [(p, tuple(r for r in refs if s.card(r).owner == p)) for p in s.clockwise(s.primary)]
        return [(p, mine) for p, mine in found if len(mine) > 1]

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        choices = sum(w.choice() is not None for w in self.whos())
        if k < choices:
            return Act.asks(self, s, scope, k)
        heaps = self.heaps(s, scope)
        if k - choices >= len(heaps):
            return None
        owner, mine = heaps[k - choices]
        shape = Pick(mine, len(mine), len(mine), ordered=True)
        return Decision(owner, s.game.seat_of(s, owner), "vs:511.5", "order", shape, (scope.this,), "In which order, top first?")

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        if decision.kind != "order":
            return Act.bind(self, s, scope, k, decision, answer)
        return scope.bind(f"order of {decision.player}", tuple(decision.options[i] for i in answer))

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        refs = list(self.who.refs(s, scope))
        for owner, mine in self.heaps(s, scope):
            order = scope.get(f"order of {owner}", mine)
            if sorted(order) == sorted(mine):
                refs = [*(r for r in refs if r not in mine), *order]
        return [self.event(s, r, scope) for r in (reversed(refs) if self.top else refs)]

    def text(self, p: Printer) -> str:
        where = f"the {'top' if self.top else 'bottom'} of {owners(self.who, p)} deck{_s(self.who, p)}"
        return f"{p.subject()}{p.verb('put')} {self.who.text(p)} on {where}"


@dataclass(frozen=True)
class TurnFaceDown(Act):
    """To turn a resource face down (vs:701.11d)."""

    word = "turn"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_resources(number) and not s.cards[number].down

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.TurnDown(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('turn')} {self.who.text(p)} face down"


@dataclass(frozen=True)
class ReplaceIt(Act):
    """To replace a resource (vs:708.8). As a cost the deck must have as many cards (vs:G:Replace)."""

    word = "replace"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_resources(number) and bool(s.zone(scope.you, DECK))

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.ReplaceResource(ref, scope.you, scope.this)

    def after(self, s: VsState, scope: Scope, outcome: Outcome | None) -> Scope:
        """vs:708.8c replaced means that a card of the deck took its place, too."""

        refs = tuple(self.who.refs(s, scope))
        done = {e.card for e in s.memory.since("turn", ev.Replaced)}
        return scope.with_did(scope.did and all(r in done for r in refs))


@dataclass(frozen=True)
class RemoveFromCombat(Act):
    """To remove from an attack (vs:602.2, 602.3)."""

    word = "remove"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveFromAttack(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"remove {self.who.text(p)} from this attack"


@dataclass(frozen=True)
class JoinsAttack(Act):
    """To become an attacker or, with `defends`, the defender (vs:602.2c, vs:602.3b)."""

    defends: bool = False
    word = "become"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.JoinAttack(ref, scope.you, scope.this, self.defends)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} becomes {'the defender' if self.defends else 'an attacker'}"


@dataclass(frozen=True)
class PutCounters(Act):
    """To put counters on a card; the name says what they do ("+1 ATK / +1 DEF")."""

    name: str = "+1 ATK / +1 DEF"
    n: int | Value = 1
    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.PutCounter(ref, self.name, value_of(self.n).amount(s, scope), scope.you, scope.this)

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.in_play(number)

    def text(self, p: Printer) -> str:
        if not isinstance(self.n, (int, Fixed)):
            return f"{p.subject()}{p.verb('put')} {self.name} counters on {self.who.text(p)} equal to {value_of(self.n).text(p)}"
        return f"{p.subject()}{p.verb('put')} {counted(printed_number(self.n), self.name + ' counter')} on {self.who.text(p)}"


@dataclass(frozen=True)
class RemoveCounters(Act):
    """To remove counters from a card."""

    name: str = "+1 ATK / +1 DEF"
    n: int = 1
    word = "remove"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        return bool(s.cards[number].counter(self.name) >= self.n)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.RemoveCounter(ref, self.name, self.n, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('remove')} {counted(self.n, self.name + ' counter')} from {self.who.text(p)}"


@dataclass(frozen=True)
class RevealIt(Act):
    """To reveal a card (vs:708.9)."""

    word = "reveal"

    def able(self, s: VsState, number: int, scope: Scope) -> bool:
        # vs:203.6c a face-up resource can't be revealed to pay a cost
        return not s.in_resources(number) or bool(s.cards[number].down)

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Reveal(ref, scope.you, scope.this)


@dataclass(frozen=True)
class LookAtIt(Act):
    """To look at cards that one could not see: face-down resources of others, cards of a hand (vs:213.1e). Nobody else sees them."""

    word = "look at"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        refs = tuple(r for r in self.who.refs(s, scope) if s.there(r))
        return [ev.LookAt(scope.you, refs, scope.this)] if refs else []


@dataclass(frozen=True)
class MoveCounters(Effect):
    """To move counters of a name from one card to another: as many as there are, up to a number (vs:215.1, vs:215.2)."""

    name: str
    source: Who
    to: Who
    n: int | Value = 99

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos > 1:
            return DONE
        one, two = ([r for r in who.refs(s, f.scope) if s.there(r)] for who in (self.source, self.to))
        n = min(value_of(self.n).amount(s, f.scope), s.card(one[0]).counter(self.name) if one else 0)
        f.scope = f.scope.with_did(bool(two) and n > 0)
        if not two or n <= 0:
            return DONE
        gone: Event = ev.RemoveCounter(one[0], self.name, n, f.scope.you, f.scope.this)
        return f.emit(s, [gone, ev.PutCounter(two[0], self.name, n, f.scope.you, f.scope.this)])

    def text(self, p: Printer) -> str:
        some = "all" if self.n == 99 else f"up to {value_of(self.n).text(p)}"
        return f"move {some} {self.name} counters from {self.source.text(p)} to {self.to.text(p)}"
