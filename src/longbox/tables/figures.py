"""Where the figures of a card come from: what each begins with, then whatever changes it, with its card and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from longbox.kernel.origins import origin_of, origins
from longbox.kernel.text import Printer, joined, sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.kernel.abilities import Ability
    from longbox.kernel.modifiers import Active
    from longbox.kernel.origins import Told
    from longbox.kernel.queries import Scope
    from longbox.kernel.state import State, Thing


class Step(Struct, frozen=True):
    """Something that changes a figure: what it says, the rule, the card that it comes from (`card` its reference, -1 where it is not on the
    table; `name` "" where the seat does not know it), and what the figure is after it."""

    words: str
    rule: str
    now: int
    card: int = -1
    name: str = ""


class Traced(Struct, frozen=True):
    """A figure with where it comes from: `base` by `rule`, and step by step until it is `now`."""

    name: str
    base: int
    rule: str
    now: int
    steps: tuple[Step, ...] = ()


V = TypeVar("V")


class Tracer(Generic[V]):
    """Tells where the figures of one card come from, to one seat.

    `called` is what the seat knows a card by ("": it does not), `rule_of` the rule by which a modifier works.
    """

    def __init__(
        self, s: State, number: int, called: Callable[[Thing], str], rule_of: Callable[[Active], str], amount_rule: str
    ) -> None:
        self.s = s
        self.called = called
        self.rule_of = rule_of
        self.amount_rule = amount_rule
        self.base: V
        self.steps: list[tuple[Active, V]]
        self.now: V
        self.base, self.steps, self.now = origins(s, number)

    def figure(
        self, name: str, get: Callable[[V], int | None], rule: str, last: tuple[int, str, str] | None = None
    ) -> list[Traced]:
        """A figure that is among the values; none where the card has none. `last` is what it comes to in the end, by which words and rule."""
        base, now = get(self.base), get(self.now)
        if now is None:
            return []
        at = base or 0
        steps = []
        for active, values in self.steps:
            after = get(values)
            if after is not None and after != at:
                steps.append(self._step(active.ability, active.scope, self.rule_of(active), after))
                at = after
        if last is not None and last[0] != at:
            steps.append(Step(last[1], last[2], last[0]))
            at = last[0]
        return [Traced(name, base or 0, rule, at, tuple(steps))]

    def price(self, name: str, base: int, rule: str, now: int, told: Told, last: tuple[str, str]) -> Traced:
        """A number that a rule asks for, changed by what was told; `last` are words and rule of what remains between that and `now`."""
        at = base
        steps = []
        for ability, scope, after in told:
            if after != at:
                steps.append(self._step(ability, scope, self.amount_rule, after))
                at = after
        if now != at:
            steps.append(Step(*last, now))
        return Traced(name, base, rule, now, tuple(steps))

    def _step(self, ability: Ability, scope: Scope, rule: str, now: int) -> Step:
        thing = origin_of(self.s, scope.this)
        name = self.called(thing) if thing is not None else ""
        there = thing is not None and self.s.there(thing.ref)
        return Step(words_of(ability, name) if name else "", rule, now, thing.ref if there and name and thing else -1, name)


def words_of(ability: Ability, name: str) -> str:
    """What an ability makes of one card, in words."""
    printer = Printer(name)
    writes: Sequence[object] = getattr(ability, "writes", ())
    if writes:
        return joined([w.words(printer, False) for w in writes])  # type: ignore[attr-defined]
    return sentence(ability.text(printer))


__all__ = ["Step", "Traced", "Tracer", "words_of"]
