"""How well the players of Marvel Champions stand: what `greedy` maximizes and `search` rolls out to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.agent.cards import COUNTER, SHIELD, WAITING, in_play
from longbox.games.champions.state import ALLY, ATTACHMENT, CONFUSED, EVENT, HAND, HERO, STUNNED, SUPPORT, TOUGH, UPGRADE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.state import ChState

#: boost icons that an activation of the villain can expect
BOOST: Final = 1.2
#: what damage the players do in a round, for how long the game goes on
PACE: Final = 4.5
# what things are worth: a point is about what one point of damage takes to deal
#: a hit point of the villain, and a stage still to come: the game has to be ended, since every round brings another card
VILLAIN: Final = 1.1
STAGE: Final = 8.0
#: threat on the main scheme, beside the danger that it completes; threat on a side scheme
THREAT: Final = 1.0
SIDE: Final = 1.3
#: icons in play, for each round to come
ACCELERATION: Final = 2.0
HAZARD: Final = 3.0
CRISIS: Final = 2.0
#: a minion: each of its hit points, and what it does in each round to come
MINION: Final = 0.7
MENACE: Final = 0.25
#: a minion that is tough, and one with guard
TOUGHNESS: Final = 2.0
GUARD: Final = 4.0
#: a hit point of a player (those in the middle), a card to be drawn, what lasts on the table, what an ally does each time
HEALTH: Final = 1.0
CARD: Final = 1.3
BOARD: Final = 1.0
ACTS: Final = 1.0
#: a loss that is as good as certain, and an elimination
DOOM: Final = 60.0
DEATH: Final = 40.0
#: by how much more room it takes to be safe, for each point of SCH beyond one
SCHEMER: Final = 0.3
#: the threat that later stages of the scheme have room for, for one player, when completing this one hardly matters
ROOM: Final = 12.0
#: the share of a loss to reckon with when so much room is left once the next villain phase is over: in hero form, and in
#: alter-ego form, where the villain schemes and its boost is uncertain (counted from a room of -1)
RISK: Final = (1.0, 0.3, 0.16, 0.1, 0.05, 0.02, 0.01, 0.0)
RISK_AWAY: Final = (0.9, 0.6, 0.35, 0.2, 0.12, 0.06, 0.03, 0.01, 0.0)
#: and when an identity is left with so many hit points
RISK_HEALTH: Final = (1.0, 0.45, 0.28, 0.16, 0.08, 0.04, 0.01, 0.0)
#: points between a game lost and a game won
SPAN: Final = 240.0


def value(s: ChState, seat: int) -> float:
    """How the players stand from 0 (lost) to 1 (won), in a straight line between: what is uncertain is neither sought nor shunned."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    return min(0.98, max(0.02, 0.5 + score(s) / SPAN))


def rounds_left(s: ChState) -> float:
    """How many rounds the game may go on."""
    return min(6.0, 1.0 + villain_left(s) / (PACE * s.starters))


def villain_left(s: ChState) -> int:
    """The hit points of the villain, those of the stages to come with them."""
    villain = s.cards[s.villain]
    left = s.left(s.villain)
    for face in villain.printed.faces[villain.face + 1 :]:
        left += (face.values.hp or 0) * (s.starters if face.hp_per_player else 1)
    return left


def score(s: ChState, ended: bool = False) -> float:
    """The same as a sum of points: a hit point of the villain, for one player, is worth one.

    With `ended` the active player does nothing more in this turn: what is ready will be ready again, and hands are filled up.
    """
    if s.result is not None:
        return 500.0 if s.result.won else -500.0
    worth = standing(s, ended, ())
    if not ended:
        # a turn is still to come, in whichever form is better
        could = tuple(p for p in s.order if not s.players[p].changed_form)
        if could:
            worth = max(worth, standing(s, ended, could))
    return worth


def standing(s: ChState, ended: bool, changed: Sequence[int]) -> float:
    """The same, were these players in their other form."""
    players = len(s.order)
    things = s.cards
    left = villain_left(s) / s.starters
    rounds = min(6.0, 1.0 + left / PACE)
    total = 0.0
    villain = things[s.villain]
    v = s.now(s.villain)
    status = villain.status
    if status:
        total += 1.5 * (STUNNED in status) + 1.5 * (CONFUSED in status) - 3.0 * (TOUGH in status)
    attack = 0.0 if STUNNED in status else (v.atk or 0) + BOOST
    scheme = 0.0 if CONFUSED in status else (v.sch or 0) + BOOST
    # what a new stage brings with it
    total -= STAGE * (len(villain.printed.faces) - 1 - villain.face)
    main = things[s.scheme]
    gain = float(s.per_player(main.up.acceleration)) + s.accelerations
    icon = ACCELERATION * s.accelerations
    hazards = 0
    for n in s.everything():
        c = things[n]
        icons = s.now(n).icons
        if icons:
            more = icons.get("acceleration", 0)
            gain += more
            hazards += icons.get("hazard", 0)
            crisis = icons.get("crisis", 0)
            trouble = ACCELERATION * more + HAZARD * icons.get("hazard", 0) + 0.5 * icons.get("amplify", 0) + CRISIS * crisis
            # less and less as it is dealt with, so that a beginning is made
            icon += trouble * (0.4 + 0.2 * min(3, c.threat) if c.threat else 1.0)
            total -= 0.4 * crisis * main.threat / players
        if c.host >= 0 and c.controller < 0 and s.now(n).kind == ATTACHMENT:
            total -= 2.0 + VILLAIN * max(0, SHIELD.get(c.printed.code, 0) - c.counter()) / players
    pace = sum(able(s, p) for p in s.order) / players - UPKEEP - icon / players
    total -= ROUND * (left + 3.0 * (len(villain.printed.faces) - 1 - villain.face)) / max(SLOWEST, pace)
    away = False
    for p in s.order:
        hero = s.is_hero(p) != (p in changed)
        total += player(s, p, attack, rounds, ended, hero) / players
        schemes = not hero
        if schemes:
            gain += scheme
            away = away or scheme > 0
        for n in s.minions(p):
            w = s.now(n)
            c = things[n]
            if schemes and CONFUSED not in c.status:
                gain += w.sch or 0
            healthy = s.left(n)
            menace = MENACE * rounds * ((w.atk or 0) + 0.4 * (w.sch or 0))
            danger = 0.7 + MINION * healthy + menace * (0.4 + 0.6 * healthy / max(1, w.hp or 1))
            tough = TOUGH in c.status
            danger += TOUGHNESS * tough
            if w.keywords.get("guard"):
                # nothing reaches the villain until it is gone
                danger += GUARD * (0.4 + 0.4 * healthy / max(1, w.hp or 1) + 0.2 * tough)
            total -= danger / players
    target = s.per_player(main.up.target)
    total -= THREAT * main.threat / s.starters
    room = sum(s.per_player(face.target) for face in main.printed.faces[main.face + 1 :]) / s.starters
    peril = DOOM * max(0.1, 1.0 - room / ROOM)
    # a card that makes the villain scheme weighs as much as that brings
    margin = (target - main.threat - gain) / (1.0 + 0.25 * hazards + SCHEMER * max(0, (v.sch or 0) - 1))
    total -= peril * (risk(margin + 1.0, RISK_AWAY) if away else risk(margin, RISK))
    for n in s.schemes()[1:]:
        total -= (SIDE * things[n].threat + 0.7) / players
    return float(total)


#: what a round costs; what each round's new threat and minions take of what a player can do; and the slowest that a game goes
ROUND: Final = 8.0
UPKEEP: Final = 2.0
SLOWEST: Final = 2.0
#: what a card of the hand comes to in damage
PER_CARD: Final = 0.8


def able(s: ChState, p: int) -> float:
    """The damage (or threat removed) that a player is good for in a round: by the hero, by a hand of cards, by what lasts."""
    hero = s.identity(p).printed.faces[0].values
    total = float(max(hero.atk or 0, hero.thw or 0)) + PER_CARD * 5.0
    for n in s.controlled(p):
        c = s.cards[n]
        if s.now(n).kind in (UPGRADE, SUPPORT):
            total += in_play(c.printed, 1.0) - in_play(c.printed, 0.0)
    return total


def risk(room: float, of: Sequence[float] | None = None) -> float:
    """How much of a loss to reckon with (that of hit points unless another is given); between whole numbers it is in between."""
    table = RISK_HEALTH if of is None else of
    if room <= 0:
        return table[0]
    k = int(room)
    if k + 1 >= len(table):
        return 0.0
    return table[k] + (room - k) * (table[k + 1] - table[k])


def health(left: float) -> float:
    """What hit points are worth: the last ones most."""
    return HEALTH * (1.5 * min(left, 4.0) + 1.0 * max(0.0, min(left, 9.0) - 4.0) + 0.6 * max(0.0, left - 9.0))


def ally(s: ChState, n: int) -> float:
    """What an ally is worth: what it may do while it lasts, and one attack that it takes."""
    w = s.now(n)
    left = s.left(n)
    acts = max(w.atk or 0, 1.1 * (w.thw or 0))
    return 2.2 + ACTS * acts * min(3, max(0, left - 1)) + 0.3 * left + 2.0 * (TOUGH in s.cards[n].status)


def player(s: ChState, p: int, attack: float, rounds: float, ended: bool, hero: bool) -> float:
    """One player's own standing, in hero form or not; `attack` is what the villain's attack can be expected to deal."""
    things = s.cards
    me = s.identity(p)
    v = s.now(me.number)
    left = float(s.left(me.number))
    if hero != s.is_hero(p):
        v = next(f.values for f in me.printed.faces if (f.values.kind == HERO) == hero)
    total = health(left)
    if me.status:
        total += 2.5 * (TOUGH in me.status) - 2.0 * (STUNNED in me.status) - 1.5 * (CONFUSED in me.status)
    acts = 0.85 * max(v.atk or 0, v.thw or 0, 2)
    if not ended and not me.exhausted:
        total += acts
    cheapest = 99.0
    for n in s.controlled(p):
        c = things[n]
        kind = s.now(n).kind
        if kind == ALLY:
            worth = ally(s, n)
            cheapest = min(cheapest, worth)
            total += worth
            if not ended and not c.exhausted:
                total += 0.6 * max(s.now(n).atk or 0, s.now(n).thw or 0)
        elif kind in (UPGRADE, SUPPORT):
            total += BOARD * in_play(c.printed, 0.0) + COUNTER.get(c.printed.code, 0.5) * (c.counter() if c.counters else 0)
            if not ended and not c.exhausted:
                total += 0.4
    if hero:
        attacks = [attack] if attack > 0 else []
        attacks.extend(float(s.now(n).atk or 0) for n in s.minions(p) if STUNNED not in things[n].status)
        total -= hurt(attacks, left, float(v.def_ or 0), acts, cheapest, TOUGH in me.status)
    else:
        total -= 0.25 * DEATH * risk(left)
    hand = s.zone(p, HAND)
    if ended:
        total += CARD * max(v.hand or 0, len(hand))
        for n in hand:
            printed = things[n].printed
            waiting = WAITING.get(printed.code)
            total += 0.25 if waiting is None else waiting[0 if hero else 1]
    else:
        total += CARD * len(hand) + 0.3 * (v.hand or 0)
        for n in hand:
            if things[n].printed.kind == EVENT:
                waiting = WAITING.get(things[n].printed.code)
                if waiting is not None:
                    total += 0.5 * waiting[0]
    return total


def hurt(attacks: Sequence[float], left: float, defense: float, acts: float, cheapest: float, tough: bool) -> float:
    """What the attacks of the next villain phase cost: each is taken, defended against or met by an ally."""
    total = 0.0
    taken = 0.0
    for k, amount in enumerate(sorted(attacks, reverse=True)):
        if tough:
            tough = False
            continue
        plain = health(left - taken) - health(max(0.0, left - taken - amount))
        stopped = max(0.0, amount - defense)
        defended = acts + health(left - taken) - health(max(0.0, left - taken - stopped)) if k == 0 else 99.0
        met = cheapest if k == 0 else 99.0
        if left - taken - amount <= 1.5:
            plain += 12.0
        if left - taken - stopped <= 1.5:
            defended += 12.0
        least = min(plain, defended, met)
        total += least
        if least == plain:
            taken += amount
        elif least == defended:
            taken += stopped
    return total + DEATH * risk(left - taken)
