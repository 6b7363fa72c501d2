"""Attacking (chapter 6): what may be proposed, the attack substep, and how it concludes."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.rules.chain import Priority
from longbox.games.vs.state import ATTACK, FRONT, Attack, VsAction
from longbox.games.vs.state.bases import Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.decisions import END, Decision, Pick, Shape
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE, step
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.decisions import Answer
    from longbox.kernel.events import Event
    from longbox.kernel.frames import Flow


def _allowed(s: VsState, q: ev.MayAttack) -> bool:
    """Does a card lift this obstacle? Its text supersedes this one rule, and no other that it does not speak of (vs:103.1)."""
    return any(a.ability.forbids(s, q, a.scope, a.flagged) for a in s.facts().listening(ev.MayAttack, "permit"))


def _stopped(s: VsState, attacker: int, defender: int, player: int, victim: int) -> Objection | None:
    """vs:601.2c, 601.3c, 601.4b a modifier stops this attack: by this attacker, or on this character or player."""
    q = ev.MayAttack(attacker, defender, player, "", victim)
    # it is the attacker's matter if it would be stopped from attacking a player as well as a character, no matter whose
    other = ev.MayAttack(attacker, attacker if defender < 0 else -1, player, "")
    for a in s.facts().listening(ev.MayAttack, "prohibit"):
        if a.ability.forbids(s, q, a.scope, a.flagged):
            rule = "vs:601.3c" if defender >= 0 else "vs:601.4b"
            if a.ability.forbids(s, other, a.scope, a.flagged):
                rule = "vs:601.2c"
            name = s.card(a.scope.this).printed.full_name if a.scope.this >= 0 else "an effect"
            return Objection(rule, f"{name} stops it", (a.scope.this,))
    return None


def attacker_objection(s: VsState, attacker: int, player: int) -> Objection | None:
    """vs:601.2 is this a legal proposed attacker, whoever it attacks?"""
    c = s.cards[attacker]
    name = c.printed.full_name
    if not s.in_rows(attacker) or c.attached >= 0:
        return Objection("vs:601.2a", f"{name} is not a character in play")
    if c.controller != player:
        return Objection("vs:601.2e", f"{name} is not controlled by the primary player", (c.ref,))
    if c.stunned:
        return Objection("vs:701.12h", f"{name} is stunned", (c.ref,))
    if c.exhausted:
        return Objection("vs:601.2b", f"{name} is exhausted", (c.ref,))
    if not s.facts().listening(ev.MayAttack, "permit"):
        return row_objection(s, attacker, -1, player, -1)
    return None


def row_objection(s: VsState, attacker: int, defender: int, player: int, victim: int) -> Objection | None:
    """vs:601.2d does it stand where it can attack from that character, or that player (-1)?

    Characters with range attack from the support row (vs:701.8), and a card may let others do so, whomever it says (vs:103.1).
    """
    c = s.cards[attacker]
    if c.row == FRONT or s.now(attacker).range or _allowed(s, ev.MayAttack(attacker, defender, player, "row", victim)):
        return None
    return Objection("vs:601.2d", f"{c.printed.full_name} is in the support row and has no range", (c.ref,))


def defender_objection(s: VsState, attacker: int, defender: int, player: int) -> Objection | None:
    """vs:600.2, vs:601.3 may this attacker be proposed against this character?

    Characters with flight reach protected ones (vs:701.4).
    """
    d = s.cards[defender]
    name = d.printed.full_name
    if not s.in_rows(defender) or d.attached >= 0:
        return Objection("vs:601.3a", f"{name} is not a character in play")
    if d.controller == player:
        return Objection("vs:601.3f", f"{name} is not controlled by an opponent", (d.ref,))
    if d.stunned:
        return Objection("vs:601.3b", f"{name} is stunned", (d.ref,))
    if d.hidden and not _allowed(s, ev.MayAttack(attacker, defender, player, "hidden")):
        return Objection("vs:601.3e", f"{name} is hidden", (d.ref,))
    if (
        s.protected(defender)
        and not s.now(attacker).flight
        and not _allowed(s, ev.MayAttack(attacker, defender, player, "protected"))
    ):
        front = s.at(d.controller, d.hidden, FRONT, d.col) if d.row != FRONT else -1
        shield = f" by {s.cards[front].printed.full_name}" if front >= 0 else ""
        words = f"{name} is protected{shield}, and {s.cards[attacker].printed.full_name} has no flight"
        return Objection("vs:601.3d", words, (d.ref,))
    return _stopped(s, attacker, defender, player, d.controller)


def can_attack(s: VsState, attacker: int, defender: int, player: int) -> bool:
    """vs:601.2 and 601.3 together."""
    return attacker_objection(s, attacker, player) is None and reaches(s, attacker, defender, player)


def reaches(s: VsState, attacker: int, defender: int, player: int) -> bool:
    """vs:601.2d, vs:601.3 could this character, were it the one to attack, attack that one from where it is?"""
    if row_objection(s, attacker, defender, player, s.cards[defender].controller) is not None:
        return False
    return defender_objection(s, attacker, defender, player) is None


def direct_objection(s: VsState, attacker: int, victim: int, player: int) -> Objection | None:
    """vs:600.3, vs:601.4 may this attacker be proposed directly against this player? (vs:G:Direct Attack)."""
    if victim not in s.order or victim == player:
        return Objection("vs:601.4c", "a direct attack is on an opponent")
    for n in s.characters(victim):
        if reaches(s, attacker, n, player):
            names = [s.cards[i].printed.full_name for i in (attacker, n)]
            return Objection("vs:601.4a", f"{names[0]} can attack {names[1]} instead", (s.ref(n),))
    return _stopped(s, attacker, -1, player, victim)


def team_objection(s: VsState, attackers: Sequence[int], player: int, defender: int = -1) -> Objection | None:
    """vs:206.1a, vs:601.5 beside each of them being legal (vs:601.5b), all attackers share at least one affiliation (vs:601.5a).

    A modifier can keep characters out of team attacks or from attacking alone, or shield one from team attacks (vs:601.2c,
    vs:601.3c).
    """
    q = ev.MayTeamUp(tuple(attackers), player, defender)
    for a in s.facts().listening(ev.MayTeamUp, "prohibit"):
        if a.ability.forbids(s, q, a.scope, a.flagged):
            name = s.card(a.scope.this).printed.full_name if a.scope.this >= 0 else "an effect"
            what = "team attack" if len(attackers) > 1 else "attack of one alone"
            return Objection("vs:601.2c", f"{name} stops the {what}", (a.scope.this,))
    if len(attackers) < 2:
        return None
    common = s.now(attackers[0]).teams
    for n in attackers[1:]:
        common = common & s.now(n).teams
    if common or any(a.ability.forbids(s, q, a.scope, a.flagged) for a in s.facts().listening(ev.MayTeamUp, "permit")):
        return None
    return Objection("vs:601.5a", "they share no affiliation", tuple(s.ref(n) for n in attackers))


def proposal_objections(s: VsState, attackers: Sequence[int], defender: int, victim: int, player: int) -> list[Objection]:
    """vs:601.1c everything that hinders a proposed attack, apart from when it may be proposed."""
    out = []
    for n in attackers:
        whose = s.cards[defender].controller if defender >= 0 else victim
        found = (
            attacker_objection(s, n, player)
            or row_objection(s, n, defender, player, whose)
            or (defender_objection(s, n, defender, player) if defender >= 0 else direct_objection(s, n, victim, player))
        )
        if found is not None:
            out.append(found)
    team = team_objection(s, attackers, player, defender)
    if team is not None:
        out.append(team)
    return out


class AttackShape(Shape):
    """Whom, then with whom: a defender's index, then attackers in ascending order, closed under legality."""

    __slots__ = ("attackers", "ruled", "targets", "teams")

    def __init__(
        self,
        targets: Sequence[tuple[int, int]],
        attackers: Sequence[tuple[int, ...]],
        teams: dict[int, frozenset[str]],
        ruled: Sequence[frozenset[tuple[int, ...]]] | None = None,
    ) -> None:
        #: (defender, player): a character's number and -1, or -1 and a player's number
        self.targets = targets
        #: for each target the characters that can attack it, as numbers
        self.attackers = attackers
        self.teams = teams
        #: where modifiers have a say in it, who may attack each target, one alone or a team, as indices; else affiliations decide
        self.ruled = ruled

    def meaning(self, prefix: Answer, value: int) -> object:
        if prefix:
            return self.attackers[prefix[0]][value]
        defender, victim = self.targets[value]
        return victim if defender < 0 else defender

    def together(self, target: int, chosen: tuple[int, ...]) -> bool:
        """May these attackers, as indices in ascending order, attack that target together?"""
        if self.ruled is not None:
            return chosen in self.ruled[target]
        if len(chosen) < 2:
            return True
        able = self.attackers[target]
        return bool(frozenset.intersection(*(self.teams[able[i]] for i in chosen)))

    def next(self, prefix: Answer) -> Sequence[int]:
        if not prefix:
            return range(len(self.targets))
        able = self.attackers[prefix[0]]
        chosen = prefix[1:]
        if self.ruled is not None:
            longer = sorted(
                {t[len(chosen)] for t in self.ruled[prefix[0]] if len(t) > len(chosen) and t[: len(chosen)] == chosen}
            )
            return [END, *longer] if chosen and self.together(prefix[0], tuple(chosen)) else longer
        if not chosen:
            return range(len(able))
        common = self.teams[able[chosen[0]]]
        for i in chosen[1:]:
            common = common & self.teams[able[i]]
        out = [END]
        if common:
            out.extend(i for i in range(chosen[-1] + 1, len(able)) if common & self.teams[able[i]])
        return out


class ProposeAttack(VsAction):
    """To propose an attack (vs:601). As an option it is answered on: whom, then with whom."""

    __slots__ = ("attackers", "defender", "shaped", "victim")
    rule = "vs:601.1b"

    def __init__(
        self, player: int, attackers: tuple[int, ...] = (), defender: int = -1, victim: int = -1, shape: AttackShape | None = None
    ) -> None:
        super().__init__(player, -1)
        self.attackers = attackers
        self.defender = defender
        self.victim = victim
        self.shaped = shape

    @property
    def shape(self) -> Shape | None:
        return self.shaped

    def label(self, s: VsState) -> str:
        return "propose an attack"

    def read(self, rest: tuple[int, ...]) -> tuple[tuple[int, ...], int, int]:
        """(attackers, defender, player attacked directly) of an answer, as numbers."""
        shape = self.shape
        assert isinstance(shape, AttackShape)
        defender, victim = shape.targets[rest[0]]
        return tuple(shape.attackers[rest[0]][i] for i in rest[1:]), defender, victim

    def told(self, s: VsState, rest: tuple[int, ...]) -> str:
        """An answer in words."""
        attackers, defender, victim = self.read(rest)
        whom = s.players[victim].name if defender < 0 else s.cards[defender].printed.full_name
        return f"{self.label(s)}: {joined([s.cards[n].printed.full_name for n in attackers])} on {whom}"

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        attackers, defender, victim = self.read(rest)
        proposed = tuple(s.ref(n) for n in attackers)
        return happen(s, ev.Propose(Attack(self.player, proposed, s.ref(defender) if defender >= 0 else -1, victim)))


def _attack_step(s: VsState, act: VsAction) -> Objection | None:
    if s.step != ATTACK or s.step_player != act.player:
        return Objection("vs:601.1a", "it is not your attack step")
    return None


def _attack_chain(s: VsState, act: VsAction) -> Objection | None:
    return Objection("vs:407.5", "the chain is not empty") if s.chain else None


def _attack_open(s: VsState, act: VsAction) -> Objection | None:
    return Objection("vs:601.1a", "an attack is proposed or under way already") if s.attack is not None else None


def _attack_legal(s: VsState, act: ProposeAttack) -> Objection | None:
    found = proposal_objections(s, act.attackers, act.defender, act.victim, act.player)
    return found[0] if found else None


ProposeAttack.checks = (
    Check("step", "vs:601.1a", _attack_step),
    Check("chain", "vs:407.5", _attack_chain),
    Check("open", "vs:601.1a", _attack_open),
    Check("legal", "vs:601.1d", _attack_legal),
)


def possible_attack(s: VsState, player: int) -> ProposeAttack | None:
    """The option of proposing an attack, with everything it may be; None when there is none."""
    mine = [n for n in s.characters(player) if attacker_objection(s, n, player) is None]
    if not mine:
        return None
    targets: list[tuple[int, int]] = []
    able: list[tuple[int, ...]] = []
    for victim in s.opponents(player):
        theirs = s.characters(victim)
        free = set(mine)
        for d in theirs:
            if s.cards[d].stunned:
                continue
            found = tuple(n for n in mine if reaches(s, n, d, player))
            if found:
                targets.append((d, -1))
                able.append(found)
                free.difference_update(found)
        direct = tuple(
            n
            for n in mine
            if n in free and row_objection(s, n, -1, player, victim) is None and _stopped(s, n, -1, player, victim) is None
        )
        if direct:
            targets.append((-1, victim))
            able.append(direct)
    if not targets:
        return None
    teams = {n: s.now(n).teams for n in mine}
    facts = s.facts()
    ruled = None
    if facts.listening(ev.MayTeamUp, "prohibit") or facts.listening(ev.MayTeamUp, "permit"):
        ruled = [_teams_for(s, player, defender, found) for (defender, _), found in zip(targets, able, strict=True)]
        left = [i for i, found in enumerate(ruled) if found]
        if not left:
            return None
        targets, able, ruled = [targets[i] for i in left], [able[i] for i in left], [ruled[i] for i in left]
    return ProposeAttack(player, shape=AttackShape(targets, able, teams, ruled))


def _teams_for(s: VsState, player: int, defender: int, able: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """Those of these characters, as indices, that may attack, alone or together; of a large crowd only teams of a few."""
    sizes = range(1, (len(able) if len(able) <= 8 else 3) + 1)
    return frozenset(
        chosen
        for size in sizes
        for chosen in combinations(range(len(able)), size)
        if team_objection(s, [able[i] for i in chosen], player, defender) is None
    )


class AttackStep(Procedure):
    """vs:407 one player's attack step: attacks are proposed and concluded one at a time."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    @step("vs:407.1")
    def begin(self, s: VsState) -> Flow:
        return happen(s, ev.BeginStep(ATTACK, self.player))

    @step("vs:407.1")
    def start(self, s: VsState) -> Flow:
        if not s.outcome.full:
            # skipped (vs:400.9a)
            return self.goto("end")
        return happen(s, ev.StartOfStep(ATTACK, self.player))

    @step("vs:407.2")
    def priority(self, s: VsState) -> Flow:
        return Priority()

    @step("vs:601.1e")
    def substep(self, s: VsState) -> Flow:
        """All passed on an empty chain: a proposed attack begins its substep (vs:407.3), else the step ends (vs:601.1f)."""
        if s.attack is None:
            return self.goto("end")
        return AttackSubstep()

    @step("vs:407.4")
    def again(self, s: VsState) -> Flow:
        if self.player not in s.order:
            return None
        return self.goto("priority")

    @step("vs:601.1f")
    def end(self, s: VsState) -> Flow:
        return happen(s, ev.EndStep())


class AttackSubstep(Procedure):
    """vs:602 the attack substep, from its legality check to the end of its conclusion. Phase and step go on (vs:216.2c, vs:400.7c)."""

    __slots__ = ("chosen", "direct")

    def __init__(self) -> None:
        super().__init__()
        self.chosen = -1
        self.direct = False

    def ask_anew(self, s: VsState) -> bool:
        """Attackers or the defender may have left with their player: the conclusion looks again (vs:602.5)."""
        self.goto("conclude")
        return True

    @step("vs:602.1")
    def check_legality(self, s: VsState) -> Flow:
        a = s.attack
        assert a is not None
        self.direct = a.defender < 0
        if not a.proposed or any(not s.there(r) for r in a.proposed):
            return happen(s, ev.DropAttack("an attacker is gone"))
        if not self.direct and not s.there(a.defender):
            return happen(s, ev.DropAttack("the defender is gone"))
        numbers = [r & NUMBER_MASK for r in a.proposed]
        against = proposal_objections(s, numbers, -1 if self.direct else a.defender & NUMBER_MASK, a.direct, a.player)
        if against:
            return happen(s, ev.DropAttack(against[0].text))
        return happen(s, ev.BeginAttack(a.player))

    @step("vs:602.1")
    def start(self, s: VsState) -> Flow:
        return happen(s, ev.BeginSubstep())

    @step("vs:216.2e")
    def priority(self, s: VsState) -> Flow:
        return Priority()

    @step("vs:602.5")
    def conclude(self, s: VsState) -> Flow:
        """All have passed: it concludes before the substep ends (vs:400.7e).

        Which of the four outcomes it is; with both sides still there, whom the defender strikes.
        """
        a = s.attack
        assert a is not None
        if not a.legal or not a.attackers:
            # vs:602.5a, vs:602.5d it concludes but does nothing
            return self.goto("end")
        if self.direct and not a.redirected:
            return self.goto("direct_attack")
        if a.defender < 0:
            return self.goto("ready_attackers")
        if len(a.attackers) == 1:
            self.chosen = a.attackers[0]
            return None
        return Decision(
            a.defending,
            s.game.seat_of(s, a.defending),
            "vs:602.5c",
            "strike",
            Pick(a.attackers),
            (a.defender,),
            "Against which attacker does it strike?",
        )

    @step("vs:602.6")
    def compare(self, s: VsState) -> Flow:
        a = s.attack
        assert a is not None
        if self.chosen < 0:
            self.chosen = a.attackers[s.answer[0]]
        events = comparison(s, a, self.chosen)
        if events:
            # what comes next is the end, however long the events take
            self.goto("end")
            return happen(s, *events)
        return self.goto("end")

    @step("vs:602.5b")
    def ready_attackers(self, s: VsState) -> Flow:
        """No defender remains: the attackers ready."""
        a = s.attack
        assert a is not None
        self.goto("end")
        return happen(s, *[ev.Ready(r, a.player) for r in a.attackers])

    @step("vs:602.9")
    def direct_attack(self, s: VsState) -> Flow:
        """Each attacker causes breakthrough of its own ATK (vs:602.9a-c), none with 0 or less (vs:602.9d)."""
        a = s.attack
        assert a is not None
        if a.direct < 0 or a.direct not in s.order:
            return None
        events: list[Event] = []
        for r in a.attackers:
            atk = max(0, s.now(r).atk)
            if atk > 0:
                events.append(ev.Breakthrough(r, a.direct, atk))
        return happen(s, *events) if events else None

    @step("vs:602.8")
    def end(self, s: VsState) -> Flow:
        return happen(s, ev.EndAttack())

    @step("vs:602.8g")
    def back(self, s: VsState) -> Flow:
        """The step goes on: what has triggered is added, and the primary player has priority (vs:602.8h)."""
        return DONE


def comparison(s: VsState, a: Attack, chosen: int) -> list[Event]:
    """vs:602.6 what the comparison of ATK and DEF leads to, all at once: stuns both ways (vs:602.6a, vs:602.6c), and breakthrough.

    Only a single attacker causes that (vs:602.6b), never a defender (vs:602.7). Breakthrough is looked at first: the defender is
    still there, with its reinforcement, though its stun should be replaced by something that takes it out of play. What may
    replace the attacker's stun is for the primary player, who chooses first (vs:702.1).
    """
    events: list[Event] = []
    d = s.now(a.defender)
    # a team attacker below zero counts as zero (vs:104.2)
    total = sum(max(0, s.now(r).atk) for r in a.attackers)
    if total >= max(0, d.def_):
        excess = total - max(0, d.def_)
        if excess > 0 and not a.team:
            events.append(ev.Breakthrough(a.attackers[0], a.defending, excess))
    if max(0, d.atk) >= max(0, s.now(chosen).def_):
        events.append(ev.Stun(chosen, a.defending, a.defender, (a.defender,)))
    if total >= max(0, d.def_):
        stunners = who_stuns(s, a)
        events.append(ev.Stun(a.defender, a.player, stunners[0], stunners))
    return events


def who_stuns(s: VsState, a: Attack) -> tuple[int, ...]:
    """vs:602.6a each attacker of a team stuns the defender; one that can't stun it does not keep the others from it (vs:103.2)."""
    if len(a.attackers) > 1 and s.facts().listening(ev.Stun, "prohibit"):
        able = tuple(r for r in a.attackers if not s.game.barred(s, ev.Stun(a.defender, a.player, r, (r,))))
        return able or a.attackers
    return a.attackers
