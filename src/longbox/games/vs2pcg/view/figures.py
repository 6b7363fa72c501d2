"""Where the figures of a card come from (vs2pcg:calculating-atk-def#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.events import cost_of
from longbox.games.vs2pcg.state import HAND, LOCATION, PLOT_TWIST, PcgCard, knows
from longbox.kernel.modifiers import Modifier
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.figures import Traced, Tracer

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import PcgState, Values
    from longbox.kernel.modifiers import Active
    from longbox.kernel.origins import Told
    from longbox.kernel.state import Thing


def figures(s: PcgState, seat: int, ref: int) -> tuple[Traced, ...]:
    """Those of a card that the seat knows: ATK, DEF, health, and what it costs whoever holds it."""
    n = ref & NUMBER_MASK
    c = s.things[n]
    if not isinstance(c, PcgCard) or not knows(c, seat) or c.kind in (PLOT_TWIST, LOCATION):
        return ()

    def called(thing: Thing) -> str:
        name: str = thing.name if isinstance(thing, PcgCard) and knows(thing, seat) else ""
        return name

    tracer: Tracer[Values] = Tracer(s, n, called, _rule, "vs2pcg:recruit-step#1")
    now = tracer.now
    below = ("below zero it counts as zero", "vs2pcg:calculating-atk-def#3")
    out = tracer.figure("ATK", lambda v: v.atk, "vs2pcg:base-atk-def#1", (max(0, now.atk), *below))
    out += tracer.figure("DEF", lambda v: v.def_, "vs2pcg:base-atk-def#1")
    wounds = (now.health - c.wounds, f"{c.wounds} wounds" if c.wounds != 1 else "1 wound", "vs2pcg:term-wounds#1")
    out += tracer.figure("health", lambda v: v.health, "vs2pcg:term-health#1", wounds if s.in_play(n) else None)
    if n in s.zone(c.owner, HAND) and now.cost is not None:
        told: Told = []
        cost = cost_of(s, c.owner, c.ref, told)
        out.append(
            tracer.price("cost", now.cost, "vs2pcg:recruit-step#1", cost, told, ("never below zero", "vs2pcg:recruit-step#1"))
        )
    return tuple(out)


def _rule(active: Active) -> str:
    """The rule by which a modifier works: one of an effect, counters, a power that goes on."""
    if isinstance(active, Modifier):
        return "vs2pcg:timestamps#1"
    return "vs2pcg:calculating-atk-def#1" if active.key[0] == "counters" else "vs2pcg:timestamps#1"


__all__ = ["figures"]
