"""Where the figures of a card come from (champions:modifiers)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.language.costs import cost_of
from longbox.games.champions.language.modifiers import rounded_off
from longbox.games.champions.state import HAND, ChCard, knows
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.figures import Traced, Tracer

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.games.champions.state import ChState, Values
    from longbox.kernel.modifiers import Active
    from longbox.kernel.origins import Told
    from longbox.kernel.state import Thing

_POWERS: Final = (("SCH", "sch"), ("THW", "thw"), ("ATK", "atk"), ("DEF", "def_"), ("REC", "rec"))


def figures(s: ChState, seat: int, ref: int) -> tuple[Traced, ...]:
    """Those of a card that the seat knows: its powers, hit points, hand size, and what it costs whoever holds it."""
    n = ref & NUMBER_MASK
    c = s.things[n]
    if not isinstance(c, ChCard) or not knows(c, seat) or c.down:
        return ()

    def called(thing: Thing) -> str:
        return thing.up.values.name if isinstance(thing, ChCard) and knows(thing, seat) and not thing.down else ""

    tracer: Tracer[Values] = Tracer(s, n, called, _rule, "champions:initiating-abilities#3")
    out: list[Traced] = []
    for name, stat in _POWERS:
        out += tracer.figure(name, _came_to(stat), "champions:base-value")
    if s.in_play(n):
        damage = int(c.damage)
        left = (max(0, (tracer.now.hp or 0) - damage), f"{damage} damage", "champions:damage")
        out += tracer.figure("HP", lambda v: v.hp, "champions:maximum-hit-points", left if damage else None)
        if tracer.now.hand:
            out += tracer.figure("hand size", _came_to("hand"), "champions:base-value")
    cost = c.printed.faces[0].values.cost
    if cost is not None and cost >= 0 and c.owner >= 0 and n in s.zone(c.owner, HAND):
        told: Told = []
        now = cost_of(s, Scope(c.owner, c.ref), told)
        out.append(
            tracer.price("cost", cost, "champions:cost", now, told, ("below zero it counts as zero", "champions:modifiers#3"))
        )
    return tuple(out)


def _came_to(stat: str) -> Callable[[Values], int | None]:
    """A number once doublings, settings and roundings are done (champions:modifiers#1 to #4)."""

    def get(v: Values) -> int | None:
        own = v.copy()
        rounded_off(own)
        found: int | None = getattr(own, stat)
        return found

    return get


def _rule(active: Active) -> str:
    """The rule by which a modifier works: a lasting effect's, or a constant ability's."""
    return "champions:lasting-effects" if isinstance(active, Modifier) else "champions:constant-abilities"


__all__ = ["figures"]
