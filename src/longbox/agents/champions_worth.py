"""How well the players of Marvel Champions stand: what `greedy` maximizes and `search` rolls out to."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from longbox.games.champions.card import ALLY, ALTER_EGO, ATTACHMENT, CONFUSED, HERO, STUNNED, SUPPORT, TOUGH, UPGRADE
from longbox.games.champions.state import HAND

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState

#: boost icons that an activation of the villain can expect
BOOST: Final = 1.2
#: the share of a loss to reckon with when so much room is left once the next villain phase is over
_RISK: Final = (1.0, 0.55, 0.36, 0.22, 0.12, 0.06, 0.02, 0.0)
#: a loss that is as good as certain
DOOM: Final = 40.0


def value(s: ChState, seat: int) -> float:
    """How likely the players are to win, from 0 (lost) to 1 (won). All of them win or lose together."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    return 1.0 / (1.0 + exp(-score(s) / 14.0))


def score(s: ChState) -> float:
    """The same as a sum of points: a hit point of the villain, for one player, is worth one."""
    if s.result is not None:
        return 500.0 if s.result.won else -500.0
    players = len(s.order)
    things = s.things
    total = 0.0
    # the villain: what is left of this stage and those to come
    villain = things[s.villain]
    left = s.left(s.villain)
    for face in villain.printed.faces[villain.face + 1 :]:
        left += (face.values.hp or 0) * (s.starters if face.hp_per_player else 1)
    total -= left / s.starters
    v = s.now(s.villain)
    if TOUGH in villain.status:
        total -= 3.0
    stunned, confused = STUNNED in villain.status, CONFUSED in villain.status
    total += 3.0 * stunned + 2.5 * confused
    attacks = 0 if stunned else (v.atk or 0) + BOOST
    schemes = 0 if confused else (v.sch or 0) + BOOST
    gain = s.per_player(things[s.scheme].up.acceleration) + s.accelerations
    hazards = 0
    for n in s.everything():
        icons = s.now(n).icons
        if icons:
            gain += icons.get("acceleration", 0)
            hazards += icons.get("hazard", 0)
            total -= 2.5 * icons.get("crisis", 0) + 1.5 * icons.get("amplify", 0)
    total -= 3.0 * hazards / players
    for p in s.order:
        total += player(s, p, attacks) / players
        if not s.is_hero(p):
            gain += schemes
        for n in s.minions(p):
            w = s.now(n)
            if not s.is_hero(p) and CONFUSED not in things[n].status:
                gain += w.sch or 0
            total -= (0.5 * s.left(n) + 1.1 * (w.atk or 0) + 0.6 * (w.sch or 0) + 1.2 + 1.5 * (TOUGH in things[n].status)) / players
    # the main scheme, with what the next villain phase will bring
    scheme = things[s.scheme]
    target = s.per_player(scheme.up.target)
    after = scheme.threat + gain
    last = scheme.face + 1 >= len(scheme.printed.faces)
    weight = 5.0 / max(4, target) * (1.6 if last else 1.0)
    total -= weight * scheme.threat * 1.5
    margin = target - after
    peril = DOOM if last else 14.0
    total -= peril * _RISK[max(0, min(len(_RISK) - 1, int(margin)))]
    for n in s.schemes()[1:]:
        total -= (0.7 * things[n].threat + 1.0) / players
    for n in s.attached_to(s.ref(s.villain)):
        total -= 2.0 if s.now(n).kind == ATTACHMENT else -1.5
    return total


def player(s: ChState, p: int, attacks: float) -> float:
    """One player's own standing; `attacks` is what the villain's attack can be expected to deal."""
    things = s.things
    me = s.identity(p)
    v = s.now(me.number)
    left = s.left(me.number)
    total = 1.1 * min(left, 6) + 0.7 * max(0, min(left, 14) - 6)
    total += 2.5 * (TOUGH in me.status) - 2.0 * (STUNNED in me.status) - 1.5 * (CONFUSED in me.status)
    allies = s.allies(p)
    chumps = 0
    for n in s.controlled(p):
        c = things[n]
        w = s.now(n)
        if w.kind == ALLY:
            total += 1.0 + 0.6 * min(4, s.left(n)) + 0.7 * (w.atk or 0) + 0.8 * (w.thw or 0)
            if not c.exhausted:
                chumps += 1
        elif w.kind in (UPGRADE, SUPPORT):
            cost = c.printed.values.cost or 0
            total += 1.4 + 0.8 * max(1, cost) if "uses" not in w.keywords else 0.6 + 0.9 * c.counter()
            if not c.exhausted:
                total += 0.15
    if v.kind == HERO:
        minions = sum((s.now(n).atk or 0) for n in s.minions(p) if STUNNED not in things[n].status)
        coming = attacks + minions
        if not me.exhausted and attacks:
            total += min(coming, v.def_ or 0) * 0.7
            coming -= min(coming, v.def_ or 0)
        if chumps and coming > 3:
            coming -= min(attacks, coming)
            total += 0.8
        if TOUGH in me.status:
            coming -= attacks
        total -= 0.45 * max(0.0, coming)
        margin = left - coming
    else:
        margin = float(left)
        if not me.exhausted and v.kind == ALTER_EGO and me.damage:
            total += 0.3
    if margin <= 0:
        total -= DOOM
    elif margin <= 3:
        total -= (16.0, 9.0, 4.0)[min(2, int(margin))]
    total += 0.6 * v.hand + 0.35 * len(s.zone(p, HAND))
    total += 0.2 * len(allies)
    return total
