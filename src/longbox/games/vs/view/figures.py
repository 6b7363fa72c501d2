"""Where the figures of a card come from (vs:514.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.rules.costs import recruit_cost, threshold
from longbox.games.vs.state import CHARACTER, EQUIPMENT, HAND, RESOURCES, VsCard, knows
from longbox.kernel.modifiers import Modifier
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.figures import Traced, Tracer

if TYPE_CHECKING:
    from longbox.games.vs.state import Values, VsState
    from longbox.kernel.modifiers import Active
    from longbox.kernel.origins import Told
    from longbox.kernel.state import Thing


def figures(s: VsState, seat: int, ref: int) -> tuple[Traced, ...]:
    """Those of a card that the seat knows: ATK, DEF, willpower, and what it costs whoever holds it."""
    n = ref & NUMBER_MASK
    c = s.things[n]
    if not isinstance(c, VsCard) or not knows(c, seat):
        return ()

    def called(thing: Thing) -> str:
        return thing.printed.full_name if isinstance(thing, VsCard) and knows(thing, seat) else ""

    tracer: Tracer[Values] = Tracer(s, n, called, _rule, "vs:505.1d")
    out: list[Traced] = []
    if c.printed.kind == CHARACTER and s.in_resources(n):
        # there it has none of them; they are shown as printed
        v = c.printed.values
        out += [Traced(word, value, "vs:211.1", value) for word, value in (("ATK", v.atk), ("DEF", v.def_))]
    elif c.printed.kind == CHARACTER:
        now = tracer.now
        below = ("below zero it counts as zero", "vs:104.1")
        out += tracer.figure("ATK", lambda v: v.atk, "vs:211.1", (max(0, now.atk), *below))
        out += tracer.figure("DEF", lambda v: v.def_, "vs:211.1", (max(0, now.def_), *below))
        if c.printed.values.willpower or now.willpower:
            out += tracer.figure("willpower", lambda v: v.willpower, "vs:211.1", (max(0, now.willpower), *below))
    p = c.owner
    if n in s.zone(p, HAND) or (n in s.zone(p, RESOURCES) and c.down):
        told: Told = []
        if c.printed.kind in (CHARACTER, EQUIPMENT):
            cost = recruit_cost(s, n, p, told=told)
            out.append(tracer.price("cost", c.printed.cost, "vs:203.5a", cost, told, ("reduced by press", "vs:706.14")))
        else:
            cost = threshold(s, n, p, told)
            out.append(
                tracer.price("cost", c.printed.threshold, "vs:203.5b", cost, told, ("below zero it counts as zero", "vs:104.1"))
            )
    return tuple(out)


def _rule(active: Active) -> str:
    """The rule by which a modifier works: one of an effect, a counter's, one of a continuous power."""
    if isinstance(active, Modifier):
        return "vs:513.2b"
    return "vs:215.1c" if active.key[0] == "counter" else "vs:513.3b"


__all__ = ["figures"]
