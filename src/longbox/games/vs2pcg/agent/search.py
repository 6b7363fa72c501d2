"""What `search` has to be told of 2PCG: which answers it tries, how the rest of the turn and the next ones are played on, and what is left then.

What greedy thinks of each answer says which few are tried at all. The rest of the turn and those of the others are played by rules of thumb, up to
the next build phase of the player whose turn it is.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.agent.greedy import BY_RULE, candidates, formation, quick, resource, scored
from longbox.games.vs2pcg.agent.worth import character, worth
from longbox.games.vs2pcg.rules.actions import Recruit
from longbox.games.vs2pcg.rules.combat import Attack, can_team, strength
from longbox.games.vs2pcg.state import BACK, MAIN, RANGED, PcgState
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.agents.playouts import Line
    from longbox.kernel.decisions import Answer, Decision

#: answers tried on deals, of those that greedy likes best
TRIED: Final = 6
#: points of `worth` that make winning about three times as likely as losing
SCALE: Final = 16.0
#: an attack of the rules of thumb must promise so much
PROMISE: Final = 0.5


class PcgWays:
    """Each for itself or its team; the table is judged once everybody has had a turn, and the next one begins."""

    together = False
    clearly = 1.2
    iterations = 64

    def quick(self, s: PcgState, d: Decision) -> Answer:
        return thumb(s, d)

    def playing_on(self, start: int) -> Callable[[PcgState, Decision], Answer]:
        return thumb

    def candidates(self, s: PcgState, d: Decision) -> Sequence[Answer]:
        return ()

    def lines(self, s: PcgState, d: Decision) -> Sequence[tuple[Line, float]]:
        """What greedy would do first, then what it likes next; doing nothing is among them."""
        if d.kind in BY_RULE or (d.kind == "turn" and s.phase == "resource"):
            return ()
        tried = candidates(s, d)
        if len(tried) < 2:
            return ()
        scores = scored(s, d, tried)
        usual = quick(s, d)
        if d.kind == "turn" and s.phase == "formation":
            # a formation is worth nothing by itself: greedy goes by a rule
            usual = (formation(s, d),)
            scores[usual] = max(scores.values()) + 1.0
        ranked = sorted(tried, key=lambda a: (-scores[a], a != usual))[:TRIED]
        if d.kind == "turn" and (0,) not in ranked:
            ranked[-1] = (0,)
        here = self.signature(s, d)
        # what greedy thinks of them says which are tried; what they are worth the deals tell
        return [(((here, a),), 0.5) for a in ranked]

    def once(self, s: PcgState, d: Decision) -> Hashable:
        return None

    def signature(self, s: PcgState, d: Decision) -> Hashable:
        return (d.kind, d.player, s.turn)

    def start(self, s: PcgState) -> int:
        return s.turn

    def over(self, s: PcgState, start: int) -> bool:
        then = start + len(s.sides(s.order))
        return s.turn > then or (s.turn == then and s.phase != "draw")

    def value(self, s: PcgState, seat: int, start: int) -> float:
        me = next(p for p in range(s.starters) if s.player(p).seat == seat)
        return scaled(worth(s, me))


def scaled(points: float) -> float:
    """Points of `worth` as the chance to win."""
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, points / SCALE))))


def thumb(s: PcgState, d: Decision) -> Answer:
    """What a player does by rules of thumb: recruits the dearest, attacks what it stuns."""
    if d.kind != "turn":
        return quick(s, d)
    if s.phase == "resource":
        return (resource(s, d),)
    if s.phase == "recruit":
        return (recruit(s, d),)
    if s.phase == "formation":
        return (formation(s, d),)
    return (attack(s, d),) if s.phase == "main" else (0,)


def recruit(s: PcgState, d: Decision) -> int:
    """The dearest character that can be paid for; ranged ones behind, where somebody stands in front."""
    best, found = -1.0, 0
    for i, o in enumerate(d.options):
        if isinstance(o, Recruit) and o.side == d.player:
            v = s.now(o.ref)
            behind = RANGED in v.words
            value = v.cost + (0.1 if (o.row == BACK) == behind else 0.0)
            if value > best:
                best, found = value, i
    return found


def attack(s: PcgState, d: Decision) -> int:
    """The attack that promises most by the figures alone: whom it stuns, alone or in a team, and whom the defender stuns."""
    best, found = PROMISE, 0
    ready: dict[int, list[int]] = {}
    for o in d.options:
        if isinstance(o, Attack):
            ready.setdefault(o.target, []).append(o.ref)
    for i, o in enumerate(d.options):
        if isinstance(o, Attack):
            gain = promise(s, o, ready[o.target])
            if gain > best:
                best, found = gain, i
    return found


def promise(s: PcgState, act: Attack, others: Sequence[int]) -> float:
    """What an attack gains, less what the defender's strike costs."""
    missing = s.def_(act.target) - strength(s, act.ref)
    row = s.place(s.card(act.ref).number)
    risked = [act.ref]
    if missing > 0:
        mates = [r for r in others if r != act.ref and s.place(r & NUMBER_MASK) == row and can_team(s, (act.ref, r))]
        for r in sorted(mates, key=lambda r: -strength(s, r)):
            if missing <= 0:
                break
            risked.append(r)
            missing -= strength(s, r)
        if missing > 0:
            return 0.0
    gain = taken(s, act.target)
    back = strength(s, act.target)
    if back > 0 and (row != BACK or s.has(act.target, RANGED)):
        gain -= max([taken(s, r) if back >= s.def_(r) else 0.0 for r in risked])
    return gain - 0.1 * len(risked)


def taken(s: PcgState, ref: int) -> float:
    """What a stun takes from a character's side."""
    n = ref & NUMBER_MASK
    c, v = s.card(n), s.now(n)
    if c.wounds + 1 >= v.health:
        return 1000.0 if c.kind == MAIN else character(s, n)
    if c.kind == MAIN:
        left = v.health - c.wounds
        return 6.0 + 12.0 / (left - 1) - 12.0 / left
    return character(s, n) * 0.6
