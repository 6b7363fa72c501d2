"""Which attacks are worth a closer look: trades of ATK against DEF as they stand (602.6, 602.9)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from longbox.agents.vs_worth import DOOMED, READINESS, RECOVERS, character, may_attack_yet
from longbox.games.vs.combat import AttackShape, ProposeAttack
from longbox.games.vs.state import VsState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from longbox.kernel.decisions import Answer

LARGEST_TEAM: Final = 3
#: attackers considered for teams against one target, the strongest first
TEAM_POOL: Final = 6


def promising(s: VsState, act: ProposeAttack, index: int, most: int) -> list[Answer]:
    """The answers that propose the attacks which look best, best first."""
    shape = act.shape
    assert isinstance(shape, AttackShape)
    found: list[tuple[float, Answer]] = []
    for t, (defender, victim) in enumerate(shape.targets):
        able = shape.attackers[t]
        for team in _teams(s, shape, able):
            numbers = tuple(able[i] for i in team)
            gain = direct(s, numbers) if victim >= 0 else trade(s, numbers, defender)
            found.append((gain, (index, t, *team)))
    found.sort(key=lambda pair: (-pair[0], pair[1]))
    return [answer for gain, answer in found[:most] if gain > -2]


def _teams(s: VsState, shape: AttackShape, able: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Single attackers, and teams of the strongest that may attack together; as indices in ascending order."""
    yield from ((i,) for i in range(len(able)))
    pool = sorted(range(len(able)), key=lambda i: -s.now(able[i]).atk)[:TEAM_POOL]
    for size in range(2, LARGEST_TEAM + 1):
        for chosen in combinations(sorted(pool), size):
            common = shape.teams[able[chosen[0]]]
            for i in chosen[1:]:
                common = common & shape.teams[able[i]]
            if common:
                yield chosen


def direct(s: VsState, attackers: tuple[int, ...]) -> float:
    """vs:602.9 an attack on a player: all of the ATK goes through."""
    return (1 - READINESS) * sum(max(0, s.now(n).atk) for n in attackers)


def trade(s: VsState, attackers: tuple[int, ...], defender: int) -> float:
    """vs:602.6 what both sides lose if nobody adds to it."""
    d = s.now(defender)
    total = sum(max(0, s.now(n).atk) for n in attackers)
    toughness = max(0, d.def_)
    gain = -READINESS * total
    if total >= toughness:
        gain += stun_loss(s, defender)
        if len(attackers) == 1 and not d.reinforcement:
            gain += total - toughness
    force = max(0, d.atk)
    struck = [n for n in attackers if force >= max(0, s.now(n).def_)]
    if struck:
        gain -= max(stun_loss(s, n) for n in struck)
    return gain


def stun_loss(s: VsState, number: int) -> float:
    """What its controller loses when a character is stunned: endurance, a recovery or the character, its own attack."""
    c = s.things[number]
    value = character(c)
    rivals = [character(s.things[n]) for n in s.characters(c.controller) if s.things[n].stunned]
    best = max(rivals, default=0.0)
    kept = RECOVERS * max(best, value) + DOOMED * min(best, value) - RECOVERS * best if rivals else RECOVERS * value
    loss: float = c.printed.cost + value - kept
    if not c.exhausted and may_attack_yet(s, c.controller):
        loss += READINESS * max(0, s.now(number).atk)
    return loss
