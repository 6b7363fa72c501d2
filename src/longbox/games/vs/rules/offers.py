"""What a player with priority is offered (216.1): candidates, cheap gates first, then every check of every action."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.conditions import During
from longbox.games.vs.language.modifiers import is_activated
from longbox.games.vs.language.permissions import Costs
from longbox.games.vs.language.verbs.costs import Alternate, PayPoints
from longbox.games.vs.rules.combat import AttackShape, possible_attack
from longbox.games.vs.rules.costs import press
from longbox.games.vs.rules.playing import lasts
from longbox.games.vs.rules.plays import Pass, PlayTwist, Recruit
from longbox.games.vs.rules.powers import Flip, PoweringUp, Reinforcing, UsePower
from longbox.games.vs.state import ATTACK, CHARACTER, EQUIPMENT, HAND, KOD, LOCATION, PLOT_TWIST, RECRUIT, RESOURCES, ROWS
from longbox.kernel.abilities import Activated
from longbox.kernel.queries import Scope

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.vs.rules.combat import ProposeAttack
    from longbox.games.vs.state import CardDef, Values, VsAction, VsState
    from longbox.kernel.actions import Check
    from longbox.kernel.effects import Effect
    from longbox.kernel.queries import Condition


class Gate:
    """What can be said of a card or power without looking at the table, to pass over it quickly.

    `attack`: its effect lasts for an attack (vs:505.3); `spans`: when it may be played; `exhausts`: it costs
    activating; `points`: it costs at least so many resource points (vs:203.4b); `timed`: any of these but activating may
    stand against it; `plain`: nothing printed on it changes or replaces its cost.
    """

    __slots__ = ("attack", "exhausts", "plain", "points", "spans", "timed")

    def __init__(
        self, effect: Effect | None, only: tuple[Condition, ...], exhausts: bool = False, plain: bool = True, points: int = 0
    ) -> None:
        spans = lasts(effect) if effect is not None else frozenset()
        self.attack = "attack" in spans
        # vs:505.3 a duration is a restriction as well
        self.spans = (
            *(c for c in only if isinstance(c, During)),
            *(During(span) for span in sorted(spans - {"", "turn", "attack"})),
        )
        self.exhausts = exhausts
        self.plain = plain
        self.points = points
        self.timed = self.attack or bool(self.spans) or points > 0

    def shut(self, s: VsState, player: int) -> bool:
        """Is it certainly not the time, or are points lacking?"""
        if self.attack and (s.attack is None or not s.attack.begun):
            return True
        if self.points and (s.step_player != player or s.players[player].points < self.points):
            return True
        if self.spans:
            scope = Scope(player, -1)
            for c in self.spans:
                if not c.holds(s, scope):
                    return True
        return False


@cache
def gate(card: CardDef) -> Gate:
    """The gate of a card, worked out once."""
    plain = not any(isinstance(a, Costs) for a in card.text) and not any(isinstance(e, Alternate) for e in card.extras)
    return Gate(card.effect, card.only, plain=plain)


_GATES: dict[int, tuple[Activated, Gate]] = {}


def power_gate(power: Activated) -> Gate:
    """The gate of a power, worked out once."""
    found = _GATES.get(id(power))
    if found is None or found[0] is not power:
        points = sum(c.n for c in power.cost if isinstance(c, PayPoints) and isinstance(c.n, int) and c.n > 0)
        found = (power, Gate(power.effect, power.only, is_activated(power), points=points))
        _GATES[id(power)] = found
    return found[1]


def options(s: VsState, player: int, seen: tuple[object, ...] = ()) -> list[VsAction]:
    """Every legal action, the pass first (unless somebody must attack, vs:600.4).

    `seen` are repeatable actions with likenesses of the table at which they were taken: not offered at those again (vs:703.1a).
    """
    acts: list[VsAction] = []
    things = s.cards
    recruiting = s.step == RECRUIT and s.step_player == player and not s.chain
    points = 0
    if recruiting:
        points = s.players[player].points + press(s, player)
    have = len(s.zone(player, RESOURCES))
    table = s.facts()
    current = table.values
    # a card in play may change costs: then no cost can be judged by what is printed
    fixed = not table.listening(ev.HowMuch, "amount")
    for n in s.zone(player, HAND):
        d = things[n].printed
        kind = d.kind
        if kind == PLOT_TWIST:
            _offer_twist(s, acts, player, n, d, have, fixed)
        elif recruiting and kind in (CHARACTER, EQUIPMENT) and not (fixed and d.cost > points and gate(d).plain):
            _offer(s, acts, Recruit(player, s.ref(n)))
        if "hand" in d.elsewhere:
            _offer_powers(s, acts, player, n, d.values, "hand")
    for n in s.zone(player, RESOURCES):
        c = things[n]
        d = c.printed
        if c.down:
            if d.kind == PLOT_TWIST:
                _offer_twist(s, acts, player, n, d, have, fixed)
            elif d.kind == LOCATION:
                _offer(s, acts, Flip(player, c.ref))
            elif recruiting and "reservist" in d.values.keywords:
                _offer(s, acts, Recruit(player, c.ref))
            if "revealed" in d.elsewhere:
                _offer_powers(s, acts, player, n, d.values, "revealed")
        elif c.face:
            values = current[n]
            if d.activated or values.abilities is not d.values.abilities:
                _offer_powers(s, acts, player, n, values, "play")
    more = bool(table.listening(ev.MayPlayFrom, "permit"))
    pile = s.zone(player, KOD)
    for n in pile if more else [n for n in pile if things[n].printed.elsewhere]:
        d = things[n].printed
        if "pile" in d.elsewhere:
            _offer_powers(s, acts, player, n, d.values, "pile")
        if more and d.kind == PLOT_TWIST:
            _offer(s, acts, PlayTwist(player, s.ref(n)))
        elif more and recruiting and d.kind in (CHARACTER, EQUIPMENT):
            _offer(s, acts, Recruit(player, s.ref(n)))
    for n in s.zone(player, ROWS):
        c = things[n]
        values = current[n]
        if values.abilities and (c.printed.activated or values.abilities is not c.printed.values.abilities):
            _offer_powers(s, acts, player, n, values, "play")
    a = s.attack
    if a is not None and a.begun:
        for r in (*a.attackers, *((a.defender,) if a.defender >= 0 else ())):
            if s.card(r).controller == player:
                _offer(s, acts, PoweringUp(player, r), _OF_POWER_UP)
        if a.defender >= 0 and s.card(a.defender).controller == player:
            for n in s.characters(player):
                if not things[n].exhausted:
                    _offer(s, acts, Reinforcing(player, s.ref(n)))
    must = False
    if a is None and not s.chain and s.step == ATTACK and s.step_player == player:
        attack = possible_attack(s, player)
        if attack is not None:
            acts.append(attack)
            must = must_attack(s, attack)
    if seen and acts:
        look = likeness(s)
        acts = [x for x in acts if not x.free(s) or (look, x.key(s)) not in seen]
    return acts if must else [Pass(player), *acts]


#: the checks that are left once a card was found where it is played from, at a time that its gate leaves open
#: (what fails most often comes first)
_OF_TWIST = tuple(
    sorted((c for c in PlayTwist.checks if c.name not in ("type", "place", "face", "timing")), key=lambda c: c.name == "target")
)


_OF_FREE_TWIST = tuple(c for c in _OF_TWIST if c.name != "threshold")


_OF_POWER_UP = tuple(sorted(PoweringUp.checks, key=lambda c: c.name != "cost"))


_OF_POWER = tuple(c for c in UsePower.checks if c.name not in ("power", "timing"))


def _offer(s: VsState, acts: list[VsAction], act: VsAction, checks: tuple[Check, ...] = ()) -> None:
    for check in checks or act.checks:
        if check.test(s, act) is not None:
            return
    acts.append(act)


def _offer_twist(s: VsState, acts: list[VsAction], player: int, n: int, d: CardDef, have: int, fixed: bool) -> None:
    g = gate(d)
    if (g.timed and g.shut(s, player)) or (fixed and d.threshold > have and g.plain):
        return
    _offer(s, acts, PlayTwist(player, s.ref(n)), _OF_FREE_TWIST if fixed and g.plain else _OF_TWIST)


def _offer_powers(s: VsState, acts: list[VsAction], player: int, n: int, values: Values, where: str) -> None:
    exhausted = s.cards[n].exhausted
    for i, a in enumerate(values.abilities):
        if isinstance(a, Activated) and where in a.zones:
            g = power_gate(a)
            if not (g.exhausts and exhausted) and not (g.timed and g.shut(s, player)):
                _offer(s, acts, UsePower(player, s.ref(n), i, a), _OF_POWER if where == "play" else ())


def must_attack(s: VsState, attack: ProposeAttack) -> bool:
    """vs:600.4 a character that attacks if able and has not attacked this turn could be proposed: no passing.

    Also vs:G:Attacks If Able.
    """
    shape = attack.shape
    assert isinstance(shape, AttackShape)
    able = {n for row in shape.attackers for n in row}
    if shape.ruled is not None:
        # some can attack with certain others only, or not at all
        able = {row[i] for row, ruled in zip(shape.attackers, shape.ruled) for team in ruled for i in team}
    for n in sorted(able):
        q = ev.MustAttack(n)
        if any(a.ability.forbids(s, q, a.scope, a.flagged) for a in s.facts().listening(ev.MustAttack, "permit")):
            ref = s.ref(n)
            if not any(e.card == ref for e in s.memory.since("turn", ev.Attacks)):
                return True
    return False


def likeness(s: VsState) -> Hashable:
    """What the table looks like without its timestamps: to recognize a loop of optional actions (vs:703.1a)."""
    rows = []
    for p in s.order:
        for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES)):
            c = s.cards[n]
            state = (n, c.inc, c.row, c.col, c.hidden, c.exhausted, c.stunned, c.down, c.attached)
            rows.append((*state, tuple((name, k) for name, k, _ in c.counters)))
    players = tuple((s.players[p].endurance, s.players[p].points) for p in s.order)
    return (tuple(s.zones), tuple(rows), players, tuple(s.ref(n) for n in s.chain), len(s.modifiers))
