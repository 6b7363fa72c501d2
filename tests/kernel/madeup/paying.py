"""Paying in the made-up game: what could be spent, and what it is spent on (madeup:3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pay
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.payment import Typed, payment
from longbox.kernel.queries import Scope, Value, value_of
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer
from tests.kernel.madeup import events as ev
from tests.kernel.madeup.state import EVENT, HAND, PLAY, MadeUpState


def sources(s: MadeUpState, scope: Scope) -> list[tuple[int, tuple[tuple[str, ...], ...]]]:
    """What could be spent: the other cards of the hand, and generators that are ready; each with its resources."""
    out = []
    for n in s.zone(scope.you, HAND):
        if s.ref(n) != scope.this:
            out.append((n, (s.things[n].printed.gives,)))
    for n in s.zone(scope.you, PLAY):
        c = s.things[n]
        if c.printed.generates and not c.exhausted and c.ref != scope.this:
            out.append((n, (c.printed.generates,)))
    return out


@dataclass(frozen=True)
class Purse(Value):
    """How many resources you could spend."""

    def amount(self, s: MadeUpState, scope: Scope) -> int:
        return sum(len(pips) for _, pips in sources(s, scope))

    def text(self, p: Printer) -> str:
        return "the resources you have"


@dataclass(frozen=True)
class Resources(Verb):
    """A cost of so many resources, some of given types (madeup:3)."""

    n: int | Value
    needs: tuple[str, ...] = ()

    def test(self, s: MadeUpState, scope: Scope) -> Typed:
        """What a set of sources has to be."""
        return Typed([pips for _, pips in sources(s, scope)], value_of(self.n).amount(s, scope), self.needs)

    def asks(self, s: MadeUpState, scope: Scope, k: int) -> Decision | None:
        found = sources(s, scope)
        test = self.test(s, scope)
        if k or not test.total:
            return None
        # a card is worth more than the use of a generator
        worth = [1 if s.in_play(n) else 3 + s.things[n].printed.kind.count(EVENT) for n, _ in found]
        like = [(s.things[n].printed.name, s.in_play(n)) for n, _ in found]
        refs = [s.ref(n) for n, _ in found]
        shape = payment(refs, test, worth, like)
        return Decision(scope.you, s.game.seat_of(s, scope.you), "madeup:3", "pay", shape, (scope.this, self), "Pay")

    def bind(self, s: MadeUpState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        shape = decision.shape
        assert isinstance(shape, Pay) and isinstance(shape.test, Typed)
        chosen = tuple(shape.sources[i] for i in answer)
        paid = tuple((shape.sources[i], as_type) for i, as_type in shape.test.spent(answer))
        return scope.bind("sources", chosen).bind("paid", paid)

    def events(self, s: MadeUpState, scope: Scope) -> Sequence[Event]:
        refs: Sequence[int] = scope.get("sources", ()) if value_of(self.n).amount(s, scope) or self.needs else ()
        return [ev.Exhaust(r, scope.you, r) if s.in_play(r & NUMBER_MASK) else ev.Spend(r, scope.you, scope.this) for r in refs]

    def possible(self, s: MadeUpState, scope: Scope) -> Objection | None:
        test = self.test(s, scope)
        if test.enough(tuple(range(len(test.gives)))):
            return None
        return Objection("madeup:3", f"{self.text(Printer(''))} can't be paid")

    def text(self, p: Printer) -> str:
        rest = value_of(self.n)
        words = [f"[{t}]" for t in self.needs]
        total = rest.text(p)
        return f"spend {total}" + (f" ({', '.join(words)})" if words else "")
