"""Answers to the questions of Marvel Champions that need no looking ahead, and those worth trying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions.agent.cards import LIKES, WAITING, to_play
from longbox.games.champions.agent.worth import BOOST, ally, health, risk, rounds_left
from longbox.games.champions.state import ALLY, EVENT, HAND, RESOURCE, SUPPORT, TOUGH, UPGRADE, ChCard
from longbox.kernel.decisions import END, Pay, Pick, Spread
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Answer, Decision, Shape

#: what it costs that an ally defends and lives: each point of ATK or THW that it can't use in the next turn, and damage
SIT_OUT: Final = 0.3
SCRATCH: Final = 0.4
#: options of a choice that are tried
TRIED: Final = 12


def complete(shape: Shape, prefix: Answer = ()) -> Answer:
    """An answer that begins so and ends as soon as it may."""
    while END not in (follow := shape.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix


def quick(s: ChState, d: Decision) -> Answer:
    """A fair answer without looking ahead."""
    shape = d.shape
    if isinstance(shape, Pay):
        return pay(s, d)
    if d.kind == "defend":
        return defend(s, d)
    if d.kind == "window":
        return complete(shape)
    if d.kind == "may":
        return (1,)
    if isinstance(shape, Pick) and shape.lo <= 1 <= shape.hi and d.kind in ("choose", "search", "attach", "target"):
        return (ranked(s, d)[0],)
    return complete(shape)


def candidates(s: ChState, d: Decision) -> list[Answer]:
    """The answers worth trying, the likeliest first."""
    shape = d.shape
    if isinstance(shape, Spread):
        return spreads(shape)
    if isinstance(shape, Pick):
        n = len(shape.options)
        if shape.hi == 1:
            order = ranked(s, d) if d.kind in ("choose", "search", "attach", "target") else list(range(n))
            out: list[Answer] = [(i,) for i in order[:TRIED]]
            return [*out, ()] if shape.lo == 0 else out
        if shape.lo == 0:
            # none, all that may be taken, each alone
            return [(), tuple(range(shape.hi)), *((i,) for i in range(min(n, TRIED)))]
        if shape.ordered:
            return [complete(shape, (i,)) for i in range(min(n, TRIED))]
        return [tuple(range(k, k + shape.lo)) for k in range(min(TRIED, n - shape.lo + 1))]
    return [complete(shape, (first,)) for first in shape.next(()) if first != END][:TRIED] or [complete(shape)]


def spreads(shape: Spread) -> list[Answer]:
    """Ways to spread an amount: as much as possible on one place after the other, beginning with each."""
    out: list[Answer] = []
    n = len(shape.caps)
    for first in range(n):
        left = shape.total
        amounts = [0] * n
        for k in [*range(first, n), *range(first)]:
            amounts[k] = min(left, shape.caps[k])
            left -= amounts[k]
        if tuple(amounts) not in out:
            out.append(tuple(amounts))
    return out or [complete(shape)]


def ranked(s: ChState, d: Decision) -> list[int]:
    """The options, best first: an enemy that is nearly down, then the villain; a scheme that is nearly cleared; a dear card."""
    worths = [target(s, option) if isinstance(option, int) else 0.0 for option in d.options]
    return sorted(range(len(worths)), key=lambda i: -worths[i])


def target(s: ChState, ref: int) -> float:
    """How likely a card is to be the best choice."""
    c = s.get(ref)
    if not isinstance(c, ChCard):
        return 0.0
    if not s.in_play(c.number):
        return to_play(c.printed, 3.0)
    kind = s.now(c.number).kind
    if kind == "minion":
        return 6.0 - s.left(c.number)
    if kind == "villain":
        return 2.5
    if kind == "main_scheme":
        return 3.0 if c.threat * 2 >= s.per_player(c.up.target) else 1.5
    if kind == "side_scheme":
        return 4.0 - float(c.threat)
    return float(c.damage)


def pay(s: ChState, d: Decision) -> Answer:
    """The proposal that gives up least."""
    shape = d.shape
    assert isinstance(shape, Pay)
    if len(shape.proposals) < 2:
        return shape.proposals[0] if shape.proposals else complete(shape)
    rounds = rounds_left(s)
    paid_for = s.cards[d.about[0] & NUMBER_MASK].printed.code if d.about and d.about[0] >= 0 else ""
    likes = LIKES.get(paid_for, "")
    losses: dict[int, float] = {}
    liked: set[int] = set()
    for i, ref in enumerate(shape.sources):
        c = s.card(ref)
        if s.place(c.number) == HAND:
            losses[i] = spending(s, d.player, c.number, rounds)
            if likes and (c.printed.values.resources.get(likes) or c.printed.values.resources.get("wild")):
                liked.add(i)
        else:
            losses[i] = 0.9 if c.counters else 0.1

    def loss(answer: Answer) -> float:
        return sum(losses[i] for i in answer) - (1.2 if liked.intersection(answer) else 0.0)

    return min(shape.proposals, key=loss)


def spending(s: ChState, player: int, n: int, rounds: float) -> float:
    """What giving up a card of the hand as a resource costs: another card could take its place at the end of the turn."""
    printed = s.cards[n].printed
    return 0.4 + keep(s, player, n, rounds) * 0.3 + (0.2 if printed.kind == RESOURCE else 0.0)


def keep(s: ChState, player: int, n: int, rounds: float) -> float:
    """What a card of the hand is worth."""
    printed = s.cards[n].printed
    v = printed.values
    if v.kind in (UPGRADE, SUPPORT, ALLY) and (v.unique or printed.faces[0].most):
        if any(s.now(k).name == printed.name for k in s.controlled(player)):
            return 0.0
        if any(k < n and s.cards[k].printed.name == printed.name for k in s.zone(player, HAND)):
            return 0.3
    return to_play(printed, rounds)


def discards(s: ChState, d: Decision, opening: bool) -> Answer:
    """Cards worth less than the next one of the deck can be expected to be are discarded."""
    shape = d.shape
    assert isinstance(shape, Pick)
    rounds = rounds_left(s)
    hero = s.is_hero(d.player)
    worths = []
    for ref in d.options:
        n = ref & NUMBER_MASK
        printed = s.cards[n].printed
        worth = keep(s, d.player, n, rounds)
        cost = max(0, printed.values.cost or 0)
        if opening:
            # what can be played at once, and lasts
            worth += 0.6 if printed.kind in (UPGRADE, SUPPORT, ALLY) else 0.0
            worth -= 0.5 * max(0, cost - 2) if printed.kind == EVENT else 0.3 * max(0, cost - 3)
            worth += 0.8 if printed.kind == RESOURCE else 0.0
            least = 1.2
        else:
            if printed.code in WAITING:
                worth = 5.0 if hero else worth
            least = 1.2
        worths.append(worth - least)
    order = sorted(range(len(worths)), key=lambda i: (worths[i], i))
    return tuple(sorted(i for k, i in enumerate(order) if k < shape.lo or worths[i] < 0))


def defend(s: ChState, d: Decision) -> Answer:
    """Whoever loses least by it meets the attack: nobody, the hero, or an ally."""
    shape = d.shape
    a = s.activation
    if a is None or not isinstance(shape, Pick):
        return complete(shape)
    me = s.identity(d.player)
    v = s.now(a.enemy)
    down = sum(s.there(r) and not s.card(r).known for r in a.cards)
    amount = (v.atk or 0) + a.boosts + BOOST * down
    worst = (v.atk or 0) + a.boosts + (2 if down == 1 else BOOST * down + 1 if down else 0)
    mine = a.player == d.player
    hit = s.identity(a.player)
    if a.target >= 0 and s.alive(a.target):
        hit = s.card(a.target)
    best: Answer = ()
    least = 1e9
    if shape.lo == 0:
        if s.now(hit.number).kind == ALLY:
            least = ally(s, hit.number) if amount >= s.left(hit.number) else 0.5 * amount
        else:
            least = taking(s, hit, amount, worst)
    for i, ref in enumerate(d.options):
        n = ref & NUMBER_MASK
        w = s.now(n)
        if w.kind == ALLY:
            cost = ally(s, n)
            if TOUGH in s.cards[n].status or worst < s.left(n):
                # it lives, hurt, and can do nothing in the next turn
                cost = min(cost, SIT_OUT * max(w.atk or 0, w.thw or 0) + SCRATCH * amount)
            if v.keywords.get("overkill") or "overkill" in a.words:
                cost += taking(s, me, max(0.0, amount - s.left(n)), max(0.0, worst - s.left(n)))
        else:
            stopped = w.def_ or 0
            cost = taking(s, me, max(0.0, amount - stopped), max(0.0, worst - stopped))
            cost += 0.8 * max(w.atk or 0, w.thw or 0, 2)
            if mine and any(s.cards[k].printed.code in ("01077",) for k in s.zone(d.player, HAND)):
                cost -= 2.0
            if any(s.cards[k].printed.code == "01082" for k in s.controlled(d.player)):
                cost -= 1.5
        if cost < least:
            best, least = (i,), cost
    return best if best or shape.lo == 0 else (0,)


def taking(s: ChState, c: ChCard, amount: float, worst: float) -> float:
    """What it costs a player that the identity takes so much damage."""
    if TOUGH in c.status:
        return 2.0 if amount else 0.0
    left = float(s.left(c.number))
    if worst >= left:
        return 30.0 + amount
    waiting = any(s.cards[k].printed.code == "01003" for k in s.zone(c.controller, HAND))
    return (health(left) - health(max(0.0, left - amount))) * (0.5 if waiting else 1.0) + 8.0 * risk(left - amount)
