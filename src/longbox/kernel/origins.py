"""Where current values come from: the printed ones, and what each modifier made of them, in the order in which they apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias

from longbox.kernel.modifiers import Writing
from longbox.kernel.state import NUMBER_BITS, NUMBER_MASK
from longbox.kernel.variables import V

if TYPE_CHECKING:
    from longbox.kernel.abilities import Ability
    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope
    from longbox.kernel.state import State, Thing

#: the changes of a number that a rule asks for: what changed it, in which scope, and what it came to
Told: TypeAlias = "list[tuple[Ability, Scope, int]]"


class Origins(NamedTuple, Generic[V]):
    """The values that modifiers start from, each modifier with the values after it, and what is in force in the end."""

    base: V
    steps: list[tuple[Active, V]]
    now: V


def origins(s: State, number: int) -> Origins[V]:
    """Where the current values of a card come from. The state stays as it is."""
    s = s.clone()
    table = s.facts()
    if number not in table.values:
        told: list[Writing] = []
        now: V = table.elsewhere(s, number, told)
        return Origins(s.game.printed(s, number), [(w.active, w.values) for w in told], now)
    told = s.written()
    table = s.facts()
    return Origins(table.printed[number], [(w.active, w.values) for w in told if w.number == number], table.values[number])


def origin_of(s: State, ref: int) -> Thing | None:
    """The card that a scope's reference names, as it is known to be: there, or as it was last; or having gone on from where it was."""
    if ref < 0:
        return None
    if s.there(ref):
        return s.things[ref & NUMBER_MASK]
    past = s.past.get(ref)
    if past is not None:
        gone: Thing = past.card
        return gone
    thing = s.things[ref & NUMBER_MASK]
    return thing if thing.inc == (ref >> NUMBER_BITS) + 1 else None


__all__ = ["Origins", "Told", "origin_of", "origins"]
