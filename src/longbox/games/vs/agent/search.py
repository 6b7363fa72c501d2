"""What `search` has to be told of Vs. System: how a turn is played on by rules of thumb, and what its end is worth."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from longbox.games.vs.agent import foresight as vf, greedy as gv
from longbox.games.vs.agent.attack import promising
from longbox.games.vs.agent.formation import arrange, place
from longbox.games.vs.agent.worth import worth
from longbox.games.vs.rules.combat import ProposeAttack
from longbox.games.vs.rules.plays import Recruit
from longbox.games.vs.state import ATTACK, RECRUIT, VsState
from longbox.kernel.decisions import END

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.agents.playouts import Line
    from longbox.kernel.decisions import Answer, Decision

#: points of `worth` that make winning about three times as likely as losing
SCALE: Final = 14.0
#: attacks considered at a time, and answers to other questions; what an attack must promise to be made in a rollout
ATTACKS: Final = 6
CONSIDERED: Final = 8
PROMISE: Final = 0.5
#: answered by rule of thumb alone: what this turn tells nothing about, and what hardly matters
AS_EVER: Final = frozenset(("mulligan", "initiative", "pay"))
_BY_RULE: Final[dict[str, Callable[[VsState, Decision], Answer]]] = {
    "mulligan": gv.mulligan,
    "build": gv.build,
    "reservist": gv.build,
    "initiative": gv.initiative,
    "formation": arrange,
    "place": place,
    "move": place,
    "strike": vf.strike,
    "recover": vf.recover,
    "pay": vf.pay,
}


class VsWays:
    """Everybody for themselves; the table is judged as the turn is over."""

    together = False
    clearly = 1.6
    iterations = 48

    def quick(self, s: VsState, d: Decision) -> Answer:
        if d.kind == "priority":
            return quick_play(s, d)
        rule = _BY_RULE.get(d.kind)
        return rule(s, d) if rule is not None else next(iter(vf.candidates(d)))

    def playing_on(self, start: int) -> Callable[[VsState, Decision], Answer]:
        return self.quick

    def candidates(self, s: VsState, d: Decision) -> Sequence[Answer]:
        if d.kind == "priority":
            return plays(s, d)
        rule = _BY_RULE.get(d.kind)
        if rule is None:
            return list(vf.candidates(d))
        if d.kind in AS_EVER:
            return (rule(s, d),)
        return list(dict.fromkeys((rule(s, d), *vf.candidates(d), *getattr(d.shape, "defaults", ()))))[:CONSIDERED]

    def lines(self, s: VsState, d: Decision) -> Sequence[tuple[Line, float]]:
        return ()

    def once(self, s: VsState, d: Decision) -> Hashable:
        return None

    def signature(self, s: VsState, d: Decision) -> Hashable:
        return (d.kind, d.player)

    def start(self, s: VsState) -> int:
        return s.turn

    def over(self, s: VsState, start: int) -> bool:
        return s.turn > start

    def value(self, s: VsState, seat: int, start: int) -> float:
        me = next(p.number for p in s.things if getattr(p, "seat", -1) == seat)
        return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, worth(s, me) / SCALE))))


def quick_play(s: VsState, d: Decision) -> Answer:
    """With priority: the recruits that spend the points best, then the attacks that look best; passing else."""
    acts = d.options
    if s.step == RECRUIT and s.step_player == d.player and not s.chain:
        i = gv.next_recruit(s, d.player, acts)
        if i >= 0:
            return (i,)
    elif s.step == ATTACK and not s.chain and s.attack is None:
        for i, act in enumerate(acts):
            if isinstance(act, ProposeAttack):
                ideas = promising(s, act, i, 1)
                if ideas and ideas[0].gain + ideas[0].after > PROMISE:
                    return ideas[0].answer
    return (0,) if acts[0].passing else vf.first(d)


def plays(s: VsState, d: Decision) -> list[Answer]:
    """Recruits, the attacks that look best, one of each kind of other play, passing; that alone where nobody would do anything."""
    acts = d.options
    if acts[0].passing and not gv.worth_thinking(s, d.player):
        return [(0,)]
    main: list[Answer] = []
    more: list[Answer] = []
    seen: set[Hashable] = set()
    for i, act in enumerate(acts):
        if act.passing:
            more.append((i,))
        elif isinstance(act, ProposeAttack):
            main.extend(idea.answer for idea in promising(s, act, i, ATTACKS))
        else:
            c = s.card(act.ref)
            name = (act.__class__, c.printed.full_name if not s.in_rows(act.number) else act.ref, getattr(act, "index", 0))
            if name not in seen:
                seen.add(name)
                (main if isinstance(act, Recruit) else more).append(completed(d, (i,)))
    return main + more


def completed(d: Decision, prefix: Answer) -> Answer:
    """An answer that begins so and ends as soon as it may."""
    while END not in (follow := d.next(prefix)):
        prefix = (*prefix, follow[0])
    return prefix
