"""Passing priority until something happens to a player (vs:216.1), and the steps one may stop at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.state import ATTACK, FORMATION, PHASES, RECRUIT, RESOURCE, VsState
from longbox.tables.passing import Moment, Passing

if TYPE_CHECKING:
    from collections.abc import Hashable

_STEPS: Final = (RESOURCE, RECRUIT, FORMATION, ATTACK)


def happening(s: VsState, player: int) -> dict[Hashable, str]:
    """What others have put on the chain, and attacks on the player."""
    found: dict[Hashable, str] = {}
    for n in s.chain:
        item = s.items[n]
        if item.controller not in (player, -1):
            found["chain", item.ref] = f"{s.players[item.controller].name}: {item.words}"
    a = s.attack
    if a is not None and a.player != player:
        if a.direct == player or a.defending == player or a.defender in [s.ref(n) for n in s.characters(player)]:
            found["attack", tuple(a.proposed), a.direct] = "an attack on you"
    return found


def moment(s: VsState, player: int) -> Moment:
    """The step, and whose it is; the phase where there is none. Nothing while a chain resolves: the step has begun already."""
    if s.chain:
        return Moment("", 0)
    if s.step:
        return Moment(f"{'your' if s.step_player == player else 'another'} {s.step}", (s.turn, s.step_player))
    return Moment(s.phase, s.turn)


PASSING: Final[Passing[VsState]] = Passing(
    frozenset(("priority",)),
    (*PHASES, *[f"{whose} {step}" for step in _STEPS for whose in ("your", "another")]),
    (f"your {RECRUIT}", f"your {ATTACK}"),
    happening,
    moment,
)

__all__ = ["PASSING"]
