"""The agent `greedy` for Vs. System: rules of thumb for building, recruiting and standing; a look ahead for all else."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from longbox.agents.chance import Chance
from longbox.games.vs.agent.attack import promising
from longbox.games.vs.agent.foresight import Foresight, first, pay, recover, strike
from longbox.games.vs.agent.formation import arrange, place
from longbox.games.vs.agent.worth import in_hand
from longbox.games.vs.rules.combat import ProposeAttack
from longbox.games.vs.rules.costs import recruit_cost
from longbox.games.vs.rules.plays import Recruit
from longbox.games.vs.rules.powers import PoweringUp, Reinforcing
from longbox.games.vs.state import (
    ATTACK,
    CHARACTER,
    COMBAT,
    EQUIPMENT,
    LOCATION,
    PLOT_TWIST,
    RECOVERY,
    RECRUIT,
    RESOURCES,
    ROWS,
    VsState,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.games.vs.state import CardDef, VsAction
    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View

#: a play must gain this much more than passing
MARGIN: Final = 0.7
#: attacks looked at closely each time
ATTACKS: Final = 4
#: plays in one turn, and of one card, after which nothing more is considered: some effects could be used for ever
MOST_PLAYS: Final = 30
MOST_OF_A_CARD: Final = 2


class GreedyVs:
    """Plays a sensible game from its seat's view alone."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._turn = -1
        self._plays: Counter[int] = Counter()

    def choose(self, view: View, decision: Decision) -> Answer:
        """The answer that promises most."""
        mind = Foresight(view, decision.player, self._chance.bits())
        if decision.kind == "priority":
            return self._priority(mind, decision)
        rule = _BY_RULE_OF_THUMB.get(decision.kind)
        return rule(mind.state, decision) if rule is not None else mind.best(decision)

    def _priority(self, mind: Foresight, d: Decision) -> Answer:
        s = mind.state
        acts = d.options
        if s.turn != self._turn:
            self._turn = s.turn
            self._plays.clear()
        if s.step == RECRUIT and s.step_player == d.player and not s.chain:
            recruit = next_recruit(s, d.player, acts)
            if recruit >= 0:
                return (recruit,)
        best: Answer = first(d)
        passing = value = least = float("-inf")
        if acts[0].passing:
            if self._plays.total() >= MOST_PLAYS or not worth_thinking(s, d.player):
                return best
            passing = mind.after(best) if s.chain or s.attack is not None else mind.now()
            value, least = passing, passing + MARGIN
        for answer, following in self._tries(mind, d):
            alone = mind.after(answer)
            if alone > least and alone + following > value:
                best, value = answer, alone + following
        if acts[best[0]].passing:
            best = power_up_in_steps(mind, d, passing) or best
        if not acts[best[0]].passing:
            self._plays[acts[best[0]].number] += 1
        return best

    def _tries(self, mind: Foresight, d: Decision) -> Sequence[tuple[Answer, float]]:
        """What is looked at: one of each kind of play, and the attacks that look best with what others may add after."""
        s = mind.state
        tries: list[tuple[Answer, float]] = []
        seen: set[Hashable] = set()
        for i, act in enumerate(d.options):
            if act.passing or isinstance(act, Recruit):
                continue
            if isinstance(act, ProposeAttack):
                tries.extend((idea.answer, idea.after) for idea in promising(s, act, i, ATTACKS))
                continue
            if self._plays[act.number] >= MOST_OF_A_CARD and not isinstance(act, (PoweringUp, Reinforcing)):
                continue
            c = s.card(act.ref)
            key = (act.__class__, c.printed.full_name if not s.in_rows(act.number) else act.ref, getattr(act, "index", 0))
            if key not in seen:
                seen.add(key)
                tries.append(((i,), 0.0))
        return tries


def worth_thinking(s: VsState, player: int) -> bool:
    """Plots are held for combat, for one's own recruit step, for the recovery phase, and to answer an opponent's effect."""
    if s.chain:
        top = s.items[s.chain[-1]]
        return bool(top.controller != player and top.kind not in ("recruit", "game"))
    a = s.attack
    if a is not None:
        defending = a.direct if a.direct >= 0 else s.card(a.defender).controller if a.defender >= 0 else a.defending
        # before it has begun, only the defending side has something to gain
        return bool(player == defending or (a.begun and player == a.player))
    if s.step == ATTACK:
        # whoever is about to be attacked waits for the attack
        return bool(s.step_player == player)
    return s.phase in (COMBAT, RECOVERY) or (s.step == RECRUIT and s.step_player == player)


def power_up_in_steps(mind: Foresight, d: Decision, passing: float) -> Answer | None:
    """Power-ups that turn an attack together though none of them does alone: the first of them."""
    s = mind.state
    for i, act in enumerate(d.options):
        if isinstance(act, PoweringUp):
            names = s.now(act.ref).names
            cards = [n for n in s.zone(d.player, 1) if any(x in names for x in s.cards[n].printed.values.names)]
            if len(cards) > 1 and mind.after_repeating((i,), len(cards)) > passing + MARGIN:
                return (i,)
    return None


# -- building and recruiting ------------------------------------------------------------------------------------------


def mulligan(s: VsState, d: Decision) -> Answer:
    """vs:101.6 without anything to recruit on the first three turns."""
    hand = [s.cards[n].printed for n in s.zone(d.player, 1)]
    early = [c for c in hand if c.kind == CHARACTER and c.cost <= 3]
    return (0,) if any(c.cost > 1 for c in early) else (1,)


def build(s: VsState, d: Decision) -> Answer:
    """vs:403.1 a resource each turn: what can be played from the row, then what is needed least."""
    if not d.options:
        return ()
    have = len(s.zone(d.player, RESOURCES)) + 1
    hand = [s.card(ref).printed for ref in d.options]
    return (max(range(len(hand)), key=lambda i: use_as_resource(s, d.player, hand[i], hand, have)),)


def use_as_resource(s: VsState, player: int, card: CardDef, hand: Sequence[CardDef], have: int) -> float:
    """How gladly a card is built."""
    if card.kind == LOCATION:
        there = [s.cards[n] for n in s.zone(player, RESOURCES)]
        return 6.0 if any(c.printed.name == card.name for c in there) else 12.0
    if card.kind == PLOT_TWIST:
        return 10.0 + 0.1 * card.threshold
    if card.kind == EQUIPMENT:
        return 5.0
    if sum(c.name == card.name for c in hand) > 1:
        return 8.0
    # the characters of this turn and the next ones stay, unless others do as well for their turn
    rivals = sum(c.kind == CHARACTER and c.cost == card.cost for c in hand)
    if card.cost < have:
        return 7.5 - 0.3 * card.cost
    if rivals > 1:
        return 6.5
    return 4.0 - in_hand(s, player, card) + (1.0 if card.cost > have + 3 else 0.0)


def next_recruit(s: VsState, player: int, acts: Sequence[VsAction]) -> int:
    """The index of the recruit that begins the best way of spending the points; -1 for none."""
    points = s.players[player].points
    choices: list[tuple[float, int, int]] = []
    seen: set[str] = set()
    for i, act in enumerate(acts):
        if not isinstance(act, Recruit):
            continue
        c = s.cards[act.number]
        if c.printed.full_name in seen and c.printed.values.unique:
            continue
        seen.add(c.printed.full_name)
        cost = max(0, recruit_cost(s, act.number, player))
        value = recruit_value(s, player, c.printed)
        if value > 0 and cost <= points:
            choices.append((value, cost, i))
    best = (0.0, -1)
    choices = sorted(choices, reverse=True)[:10]
    for mask in range(1, 1 << len(choices)):
        picked = [choices[k] for k in range(len(choices)) if mask >> k & 1]
        if sum(p[1] for p in picked) > points:
            continue
        names = [s.cards[acts[p[2]].number].printed.name for p in picked if s.cards[acts[p[2]].number].printed.values.unique]
        if len(set(names)) < len(names):
            continue
        value = sum(p[0] for p in picked)
        if value > best[0] + 1e-9:
            best = (value, picked[0][2])
    return best[1]


def recruit_value(s: VsState, player: int, card: CardDef) -> float:
    """What it adds to the table, above keeping it in hand."""
    v = card.values
    if card.kind == EQUIPMENT:
        return 0.5 + card.cost
    value = 1.3 * v.cost + 0.2 * (v.atk + v.def_) + 0.3 * (v.flight + v.range)
    if v.unique:
        for n in s.zone(player, ROWS):
            c = s.cards[n]
            if c.attached < 0 and c.printed.name == card.name and c.printed.values.unique:
                value -= 2 + 1.3 * c.printed.cost + 0.2 * (c.printed.values.atk + c.printed.values.def_)
    return value


def initiative(s: VsState, d: Decision) -> Answer:
    """vs:101.4 first, to be the attacker of the odd turns."""
    return (list(d.options).index(d.player),) if d.player in d.options else (0,)


_BY_RULE_OF_THUMB: Final[MappingProxyType[str, Callable[[VsState, Decision], Answer]]] = MappingProxyType(
    {
        "mulligan": mulligan,
        "build": build,
        "reservist": build,
        "initiative": initiative,
        "formation": arrange,
        "place": place,
        "move": place,
        "strike": strike,
        "recover": recover,
        "pay": pay,
    }
)
