"""Passing steps and plays in combat until something happens to a player of 2PCG (vs2pcg:melee-during-combat#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.state import PcgState
from longbox.tables.passing import Moment, Passing

if TYPE_CHECKING:
    from collections.abc import Hashable

_PHASES: Final = {
    "draw": "draw phase",
    "resource": "resource step",
    "recruit": "recruit step",
    "formation": "formation step",
    "main": "main phase",
    "end": "end of the turn",
}


def happening(s: PcgState, player: int) -> dict[Hashable, str]:
    """A combat with a character of the player, by somebody else's attack."""
    c = s.combat
    if c is None or not c.attackers or c.defender < 0 or s.decider(c.defender) != player or s.decider(c.attackers[0]) == player:
        return {}
    return {("combat", c.attackers, c.defender): f"{s.card(c.defender).printed.name} is attacked"}


def moment(s: PcgState, player: int) -> Moment:
    """The phase or step, and whose turn it is in. Nothing in a combat: it belongs to a phase that has begun."""
    words = _PHASES.get(s.phase)
    if words is None or s.combat is not None:
        return Moment("", 0)
    return Moment(f"{'your' if s.active == player else 'another'} {words}", (s.turn, s.active))


PASSING: Final[Passing[PcgState]] = Passing(
    frozenset(("turn",)),
    tuple([f"{whose} {words}" for words in _PHASES.values() for whose in ("your", "another")]),
    tuple([f"your {_PHASES[phase]}" for phase in ("resource", "recruit", "formation", "main")]),
    happening,
    moment,
)

__all__ = ["PASSING"]
