"""Where the figures of a card come from: what it costs (dcdb:6.120), what it is worth (dcdb:6.550)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.events import cost_to_buy
from longbox.games.dcdb.rules.ending import worth
from longbox.games.dcdb.state import KICKS, SUPER_VILLAINS, DcCard, knows
from longbox.kernel.state import NUMBER_MASK
from longbox.tables.figures import Step, Traced, Tracer

if TYPE_CHECKING:
    from longbox.games.dcdb.state import DcState, Values
    from longbox.kernel.modifiers import Active
    from longbox.kernel.origins import Told
    from longbox.kernel.state import Thing


def figures(s: DcState, seat: int, ref: int) -> tuple[Traced, ...]:
    """Those of a card that the seat knows: its cost, the Power that it takes the active player to buy it, its victory points."""
    n = ref & NUMBER_MASK
    c = s.things[n]
    if not isinstance(c, DcCard) or not knows(c, seat) or not c.printed.is_card:
        return ()

    def called(thing: Thing) -> str:
        name: str = thing.printed.name if isinstance(thing, DcCard) and knows(thing, seat) else ""
        return name

    tracer: Tracer[Values] = Tracer(s, n, called, _rule, "dcdb:6.120")
    now = tracer.now
    out = tracer.figure("cost", lambda v: v.cost, "dcdb:6.120")
    top = s.super_villain()
    if s.active >= 0 and (n in s.line_up() or n == top or n in s.shared(KICKS)):
        told: Told = []
        price = cost_to_buy(s, s.active, n, told)
        if told:
            out.append(tracer.price("to buy", now.cost, "dcdb:6.094", price, told, ("never below zero", "dcdb:6.120")))
    if not now.worth:
        out += tracer.figure("VP", lambda v: v.vp, "dcdb:6.550")
    elif c.owner >= 0 and s.player(c.owner).seat == seat and n not in s.shared(SUPER_VILLAINS):
        # what it counts may be hidden from others
        points = worth(s, n, c.owner)
        steps = (Step("as its text says", "dcdb:5.040", points, c.ref, called(c)),) if points else ()
        out.append(Traced("VP", 0, "dcdb:6.550", points, steps))
    return tuple(out)


def _rule(active: Active) -> str:
    """The rule by which a modifier changes a card."""
    return "dcdb:6.120"


__all__ = ["figures"]
