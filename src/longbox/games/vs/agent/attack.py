"""Which attacks are worth a closer look: trades of ATK against DEF as they stand (602.6, 602.9)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from longbox.games.vs.agent.worth import DOOMED, READINESS, RECOVERS, character, may_attack_yet
from longbox.games.vs.rules.combat import AttackShape, ProposeAttack
from longbox.games.vs.state import VsState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from longbox.kernel.decisions import Answer

LARGEST_TEAM: Final = 3
#: attackers considered for teams against one target, the strongest first
TEAM_POOL: Final = 6
#: attacks considered as first of a series, and how bad one may look alone to come later in it
CONSIDERED: Final = 24
READY_TO_LOSE: Final = 2.0


class Idea:
    """An attack that might be proposed: what it gains as things stand, and what other attacks add that leaves possible."""

    __slots__ = ("after", "answer", "attackers", "defender", "gain", "prize", "victim")

    def __init__(self, answer: Answer, attackers: tuple[int, ...], defender: int, victim: int, gain: float, prize: float) -> None:
        self.answer = answer
        self.attackers = attackers
        self.defender = defender
        self.victim = victim
        self.gain = gain
        #: the worth of the character it stuns, or 0
        self.prize = prize
        self.after = 0.0


def promising(s: VsState, act: ProposeAttack, index: int, most: int) -> list[Idea]:
    """The attacks that look best, each with those that could follow it, best first."""
    shape = act.shape
    assert isinstance(shape, AttackShape)
    found: list[Idea] = []
    for t, (defender, victim) in enumerate(shape.targets):
        able = shape.attackers[t]
        for team in _teams(s, shape, t):
            numbers = tuple(able[i] for i in team)
            answer = (index, t, *team)
            if victim >= 0:
                found.append(Idea(answer, numbers, -1, victim, direct(s, numbers), 0.0))
            else:
                whose = s.cards[defender].controller
                prize = character(s.cards[defender]) if stuns(s, numbers, defender) else 0.0
                found.append(Idea(answer, numbers, defender, whose, trade(s, numbers, defender), prize))
    found = sorted((idea for idea in found if idea.gain > -2), key=lambda idea: (-idea.gain, idea.answer))[:CONSIDERED]
    for idea in found:
        idea.after = _following(found, idea)
    found.sort(key=lambda idea: (-idea.gain - idea.after, idea.answer))
    return found[:most]


def _following(ideas: list[Idea], first: Idea) -> float:
    """What the best attacks after the first one gain, none of them with its attackers or on its defender."""
    used, hit, total = set(first.attackers), {first.defender}, 0.0
    prizes = {first.victim: first.prize}
    while True:
        best, most = None, 0.0
        for idea in ideas:
            if idea.gain <= -READY_TO_LOSE or idea.defender in hit or not used.isdisjoint(idea.attackers):
                continue
            # only one of the stunned recovers: stunning a second one is as good as a KO
            gain = idea.gain + (RECOVERS - DOOMED) * min(prizes.get(idea.victim, 0.0), idea.prize)
            if gain > most:
                best, most = idea, gain
        if best is None:
            return total
        total += most
        used.update(best.attackers)
        if best.defender >= 0:
            hit.add(best.defender)
        prizes[best.victim] = max(prizes.get(best.victim, 0.0), best.prize)


def _teams(s: VsState, shape: AttackShape, target: int) -> Iterator[tuple[int, ...]]:
    """Single attackers, and teams of the strongest that may attack together; as indices in ascending order."""
    able = shape.attackers[target]
    yield from ((i,) for i in range(len(able)) if shape.together(target, (i,)))
    pool = sorted(range(len(able)), key=lambda i: -s.now(able[i]).atk)[:TEAM_POOL]
    for size in range(2, LARGEST_TEAM + 1):
        for chosen in combinations(sorted(pool), size):
            if shape.together(target, chosen):
                yield chosen


def direct(s: VsState, attackers: tuple[int, ...]) -> float:
    """vs:602.9 an attack on a player: all of the ATK goes through."""
    total: int = sum(max(0, s.now(n).atk) for n in attackers)
    return (1 - READINESS) * total


def stuns(s: VsState, attackers: tuple[int, ...], defender: int) -> bool:
    """vs:602.6a does their ATK reach the defender's DEF?"""
    return bool(sum(max(0, s.now(n).atk) for n in attackers) >= max(0, s.now(defender).def_))


def trade(s: VsState, attackers: tuple[int, ...], defender: int) -> float:
    """vs:602.6 what both sides lose if nobody adds to it."""
    d = s.now(defender)
    total = sum(max(0, s.now(n).atk) for n in attackers)
    toughness = max(0, d.def_)
    gain: float = -READINESS * total
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
    c = s.cards[number]
    value = character(c)
    rivals = [character(s.cards[n]) for n in s.characters(c.controller) if s.cards[n].stunned]
    best = max(rivals, default=0.0)
    kept = RECOVERS * max(best, value) + DOOMED * min(best, value) - RECOVERS * best if rivals else RECOVERS * value
    loss: float = c.printed.cost + value - kept
    if not c.exhausted and may_attack_yet(s, c.controller):
        loss += READINESS * max(0, s.now(number).atk)
    return loss
