"""The agent `greedy` for Marvel Champions: it tries every option on a copy in which all hidden cards are dealt anew.

It does what leaves the players best off by `champions_worth.score`, which knows what the next villain phase may bring; a
change of form is judged by the best thing that can be done after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from longbox.agents.champions_worth import score
from longbox.agents.chance import Chance
from longbox.games.champions.card import ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE
from longbox.games.champions.playing import AskAnother, Change, Pass
from longbox.games.champions.state import HAND
from longbox.kernel.decisions import END, Pay, Pick, Spread
from longbox.kernel.frames import answer as give

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: at these a copy is judged: somebody's turn goes on, or the phase is over
_STOPS: Final = frozenset(("turn", "discard", "mulligan"))
#: options of a choice that are tried, and questions answered on the way
_TRIED: Final = 12
_WAY: Final = 25


class GreedyChampions:
    """A competent player that looks one play ahead."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        #: what was done since the turn began, so that nothing goes round in circles
        self._asked = 0

    def choose(self, view: View, decision: Decision) -> Answer:
        """An allowed answer."""
        shape = decision.shape
        if isinstance(shape, Pay):
            return shape.proposals[0] if shape.proposals else quick(view.determinized(1), decision)
        if decision.kind == "mulligan":
            return self._discards(view, decision, opening=True)
        if decision.kind == "discard" and isinstance(shape, Pick) and shape.hi == len(shape.options):
            return self._discards(view, decision, opening=False)
        answers = candidates(decision)
        if len(answers) == 1:
            return answers[0]
        copy = view.determinized(self._chance.bits() & 0xFFFFFFFF)
        samples = [copy]
        if decision.kind in ("defend", "window", "mode", "may"):
            # what follows depends on cards not seen yet
            samples.append(view.determinized(self._chance.bits() & 0xFFFFFFFF))
        best, best_score = answers[0], float("-inf")
        for given in answers:
            total = 0.0
            for base in samples:
                total += self._try(base, decision, given)
            if total > best_score + 1e-9:
                best, best_score = given, total
        return best

    def _try(self, base: Any, decision: Decision, given: Answer) -> float:
        """How well the players stand once this is answered."""
        if decision.kind in ("turn", "request"):
            option = decision.options[given[0]]
            if isinstance(option, Pass):
                return score(base)
            if isinstance(option, AskAnother):
                # asked once nothing of one's own is better; it is not offered again until something has happened
                return score(base) + 0.01
            s = base.clone()
            give(s, given)
            run_on(s)
            if isinstance(option, Change):
                return self._best_next(s, decision)
            return score(s)
        s = base.clone()
        give(s, given)
        run_on(s)
        return score(s)

    def _best_next(self, s: Any, before: Decision) -> float:
        """The best of what can be done next in the same turn: what a change of form is good for."""
        best = score(s)
        d = s.decision
        if d is None or d.kind != "turn" or d.player != before.player:
            return best
        for i, option in enumerate(d.options):
            if isinstance(option, (Pass, AskAnother, Change)):
                continue
            t = s.clone()
            give(t, (i,))
            run_on(t)
            best = max(best, score(t))
        return best

    def _discards(self, view: View, decision: Decision, opening: bool) -> Answer:
        """Cards worth less than the next one of the deck can be expected to be are discarded."""
        s = view.determinized(1)
        shape = decision.shape
        assert isinstance(shape, Pick)
        worths = [keep(s, decision.player, r, opening) for r in decision.options]
        order = sorted(range(len(worths)), key=lambda i: (worths[i], i))
        chosen = [i for k, i in enumerate(order) if k < shape.lo or worths[i] < 0]
        return tuple(sorted(chosen))


def keep(s: Any, player: int, ref: int, opening: bool) -> float:
    """What keeping a card of the hand is worth; below zero it is better discarded."""
    c = s.get(ref)
    v = c.printed.values
    same = sum(s.things[n].printed.name == c.printed.name for n in s.zone(player, HAND))
    if v.kind == RESOURCE:
        return 2.0
    in_play = any(s.now(n).name == c.printed.name for n in s.controlled(player))
    if v.kind in (UPGRADE, SUPPORT, ALLY) and in_play and (v.unique or c.printed.faces[0].most):
        return -2.0
    cost = max(0, v.cost or 0)
    if v.kind == ALLY:
        return 2.0 - (0.9 * max(0, cost - 3) if opening else 0.0)
    if v.kind in (UPGRADE, SUPPORT):
        return 1.5 - (0.9 * max(0, cost - 3) if opening else 0.0)
    if v.kind == EVENT and opening:
        return 0.5 if cost <= 1 else -0.5 if same > 1 or cost >= 3 else 0.2
    return 0.5 if cost <= 2 or same == 1 else -0.2


def candidates(decision: Decision) -> list[Answer]:
    """The answers that are tried."""
    shape = decision.shape
    if isinstance(shape, Spread):
        return spreads(shape)
    if isinstance(shape, Pick):
        n = len(shape.options)
        if shape.hi <= 1 or shape.lo == shape.hi == 1:
            out: list[Answer] = [()] if shape.lo == 0 else []
            out.extend((i,) for i in range(min(n, _TRIED * 2)))
            return out
        if shape.lo == 0:
            # none, each alone, all that may be taken
            return [(), *((i,) for i in range(min(n, _TRIED))), tuple(range(min(n, shape.hi)))]
        return [tuple(range(k, k + shape.lo)) for k in range(min(_TRIED, n - shape.lo + 1))]
    return [complete(decision, (first,)) for first in decision.next(()) if first != END] or [complete(decision, ())]


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
    return out or [complete_shape(shape, ())]


def complete(decision: Decision, prefix: Answer) -> Answer:
    """An answer that begins so and ends as soon as it may."""
    return complete_shape(decision.shape, prefix)


def complete_shape(shape: Any, prefix: Answer) -> Answer:
    """The same of a shape."""
    while END not in (follow := shape.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix


def run_on(s: Any) -> None:
    """Answer what is asked on the way by rules of thumb, until a turn goes on or the phase is over."""
    for _ in range(_WAY):
        d = s.decision
        if d is None or d.kind in _STOPS or s.result is not None:
            return
        give(s, quick(s, d))


def quick(s: Any, d: Decision) -> Answer:
    """A fair answer without looking ahead: the cheapest payment, the villain or what is best hurt, no ability in windows."""
    shape = d.shape
    if isinstance(shape, Pay):
        return shape.proposals[0] if shape.proposals else complete(d, ())
    if d.kind == "defend":
        return _defends(s, d)
    if d.kind == "window":
        return () if not isinstance(shape, Pick) or shape.lo == 0 else (0,)
    if isinstance(shape, Pick) and d.kind in ("choose", "search") and shape.lo <= 1 <= shape.hi:
        return (_choice(s, shape.options),)
    if d.kind == "may":
        return (1,)
    return complete(d, ())


def _defends(s: Any, d: Decision) -> Answer:
    """The hero defends if that saves hit points, an ally if the attack would otherwise be deadly."""
    me = s.identity(d.player)
    a = s.activation
    if a is None:
        return complete(d, ())
    amount = (s.now(a.enemy).atk or 0) + a.boosts + 1
    options: Sequence[int] = d.options
    for i, ref in enumerate(options):
        if s.now(ref).kind == ALLY and amount >= min(5, s.left(me.number)):
            return (i,)
    for i, ref in enumerate(options):
        if ref == me.ref and (s.now(ref).def_ or 0) > 0:
            return (i,)
    return (0,) if isinstance(d.shape, Pick) and d.shape.lo else ()


def _choice(s: Any, options: Sequence[Any]) -> int:
    """Which of several targets: an enemy that is nearly down, then the villain; a scheme that is nearly cleared."""
    best, found = 0, float("-inf")
    for i, ref in enumerate(options):
        if not isinstance(ref, int):
            return 0
        c = s.get(ref)
        worth = 0.0
        if hasattr(c, "damage") and s.in_play(c.number):
            kind = s.now(c.number).kind
            if kind == "minion":
                worth = 6.0 - s.left(c.number)
            elif kind == "villain":
                worth = 2.0
            elif kind == "main_scheme":
                worth = 3.0 if c.threat * 2 >= s.per_player(c.up.target) else 1.0
            elif kind == "side_scheme":
                worth = 4.0 - c.threat
            else:
                worth = float(c.damage)
        elif hasattr(c, "printed"):
            worth = float(max(0, c.printed.values.cost or 0))
        if worth > found:
            best, found = i, worth
    return best
