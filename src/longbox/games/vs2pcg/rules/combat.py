"""Attacks: who may attack whom, and the combat step by step."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.rules.actions import Done, PcgAction
from longbox.games.vs2pcg.state import BACK, FEROCIOUS, FLIGHT, FRONT, MONSTROUS, RANGED, Combat, PcgState
from longbox.games.vs2pcg.state.bases import Frame, Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.decisions import Act, Decision, Pick
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Flow, step


def up_in(s: PcgState, player: int, row: int) -> list[int]:
    """The references of a player's face-up characters in a row."""
    return [s.ref(n) for n in s.zone(player, row) if not s.stunned(n)]


def can_reach(s: PcgState, attacker: int, defender: int) -> Objection | None:
    """vs2pcg:melee-starting-combat#1-2 the front row comes first; who flies passes it, unless something there flies as well."""
    if s.stunned(defender):
        return Objection("vs2pcg:stunned-characters#3", "a stunned character can't be attacked")
    foe = s.controller(defender)
    front = up_in(s, foe, FRONT)
    if not front or s.place(s.card(defender).number) == FRONT:
        return None
    if not s.has(attacker, FLIGHT):
        return Objection("vs2pcg:melee-starting-combat#1", "characters in the front row protect the back row")
    if any([s.has(r, FLIGHT) for r in front]):
        return Objection("vs2pcg:melee-starting-combat#2", "a character with flight in the front row stops others that fly")
    return None


def can_attack(s: PcgState, attacker: int) -> Objection | None:
    """Who may attack at all: ready, face up, in the front row, or in the back row with ranged."""
    if s.stunned(attacker):
        return Objection("vs2pcg:stunned-characters#3", "a stunned character can't attack")
    if s.card(attacker).exhausted:
        return Objection("vs2pcg:basic-game-concepts#10", "only a ready character can attack")
    if s.place(s.card(attacker).number) == BACK and not s.has(attacker, RANGED):
        return Objection("vs2pcg:main-phase#3", "from the back row only a ranged character attacks")
    return None


class Attack(PcgAction):
    """vs2pcg:main-phase#1 to attack an enemy character."""

    __slots__ = ("target",)
    rule = "vs2pcg:main-phase#1"

    def __init__(self, player: int, ref: int, target: int) -> None:
        super().__init__(player, ref)
        self.target = target

    def flow(self, s: PcgState) -> Flow:
        return Fighting(self.player, self.ref, self.target)

    def label(self, s: PcgState) -> str:
        return f"attack {s.card(self.target).printed.name} with {self.name(s)}"


def _able(s: PcgState, act: Attack) -> Objection | None:
    return can_attack(s, act.ref)


def _reach(s: PcgState, act: Attack) -> Objection | None:
    return can_reach(s, act.ref, act.target)


Attack.checks = (
    Check("able", "vs2pcg:main-phase#2", _able),
    Check("reach", "vs2pcg:melee-starting-combat#1", _reach),
)


class Rounds(Frame):
    """vs2pcg:melee-during-combat#1 one play each in turn, the attacking player first, until all have passed in succession."""

    __slots__ = ("acts", "passed", "player", "stage")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.passed = 0
        self.acts: tuple[PcgAction, ...] = ()
        self.stage = "ask"

    def run(self, s: PcgState) -> Flow:
        if self.stage == "ask":
            if self.passed == len(s.order):
                return DONE
            self.stage = "answer"
            self.acts = tuple(s.game.options(s, self.player))
            seat = s.game.seat_of(s, self.player)
            return Decision(self.player, seat, "vs2pcg:melee-during-combat#1", "turn", Act(self.acts), (), "Your play?")
        act, self.acts = self.acts[s.answer[0]], ()
        self.stage = "ask"
        self.passed = self.passed + 1 if isinstance(act, Done) else 0
        self.player = s.from_player(self.player + 1)[0]
        return None if isinstance(act, Done) else act.flow(s)


class Fighting(Procedure):
    """A combat, from the attackers that join to its end."""

    __slots__ = ("asked", "attackers", "back", "first", "player", "target")

    def __init__(self, player: int, attacker: int, target: int) -> None:
        super().__init__()
        self.player = player
        self.attackers: tuple[int, ...] = (attacker,)
        self.target = target
        self.asked: tuple[int, ...] = ()
        #: whom the defender strikes back at
        self.back: tuple[int, ...] = ()
        #: the strikes of Ferocious characters come first
        self.first = False

    def _seat(self, s: PcgState, player: int) -> int:
        seat: int = s.game.seat_of(s, player)
        return seat

    @step("vs2pcg:team-attacks#1")
    def team(self, s: PcgState) -> Flow:
        row = s.place(s.card(self.attackers[0]).number)
        shared = [t for t in s.now(self.attackers[0]).teams if all([t in s.now(r).teams for r in self.attackers])]
        self.asked = tuple(
            [
                r
                for r in up_in(s, self.player, row)
                if r not in self.attackers
                and any([t in s.now(r).teams for t in shared])
                and can_attack(s, r) is None
                and can_reach(s, r, self.target) is None
            ]
        )
        if not self.asked:
            return self.goto("begin")
        seat = self._seat(s, self.player)
        return Decision(self.player, seat, "vs2pcg:team-attacks#1", "join", Pick(self.asked, 0, 1), (), "Who joins the attack?")

    @step("vs2pcg:team-attacks#2")
    def joined(self, s: PcgState) -> Flow:
        if s.answer:
            self.attackers = (*self.attackers, self.asked[s.answer[0]])
            return self.goto("team")
        return None

    @step("vs2pcg:melee-starting-combat#1")
    def begin(self, s: PcgState) -> Flow:
        ranged = s.place(s.card(self.attackers[0]).number) == BACK
        combat = Combat(self.attackers, self.target, ranged, len(self.attackers) > 1)
        return happen(s, *[ev.Exhaust(r, self.player) for r in self.attackers], ev.BeginCombat(self.player, combat))

    @step("vs2pcg:melee-during-combat#1")
    def plays(self, s: PcgState) -> Flow:
        return Rounds(self.player)

    @step("vs2pcg:ferocious-combat#1")
    def ferocious(self, s: PcgState) -> Flow:
        c = s.combat
        assert c is not None
        if c.defender < 0 or not c.attackers:
            return self.goto("over")
        fierce = [s.has(r, FEROCIOUS) for r in (*c.attackers, c.defender)]
        self.first = not c.ranged and any(fierce) and not all(fierce)
        return None

    @step("vs2pcg:team-attacks#6")
    def whom(self, s: PcgState) -> Flow:
        c = s.combat
        assert c is not None
        self.back = ()
        if not self._strikes(s, c, c.defender) or (c.ranged and not s.has(c.defender, RANGED)):
            return None
        self.back = c.attackers
        # vs2pcg:keyword-monstrous#1
        if len(self.back) == 1 or (s.has(c.defender, MONSTROUS) and c.team and not c.ranged):
            return None
        foe = s.controller(c.defender)
        shape = Pick(self.back, 1)
        return Decision(foe, self._seat(s, foe), "vs2pcg:team-attacks#6", "strike back", shape, (), "Strike back at whom?")

    @step("vs2pcg:melee-resolving-combat#2")
    def strike(self, s: PcgState) -> Flow:
        c = s.combat
        assert c is not None
        if len(self.back) > 1 and not (s.has(c.defender, MONSTROUS) and c.team and not c.ranged):
            self.back = (self.back[s.answer[0]],)
        striking = [r for r in c.attackers if self._strikes(s, c, r)]
        done: list[Event] = []
        if striking:
            # vs2pcg:ferocious-team-attack#4 what has struck already still counts
            total = sum([s.atk(r) for r in c.attackers if r in striking or r in c.struck])
            if total >= s.def_(c.defender):
                done.append(ev.Stun(c.defender, self.player))
        if self.back:
            done.extend([ev.Stun(r, s.controller(r)) for r in self.back if s.atk(c.defender) >= s.def_(r)])
        who = (*striking, c.defender) if self.back else tuple(striking)
        return happen(s, ev.Struck(tuple(who)), *done)

    @step("vs2pcg:ferocious-team-attack#5")
    def then(self, s: PcgState) -> Flow:
        c = s.combat
        if self.first and c is not None and c.defender >= 0 and c.attackers:
            self.first = False
            return self.goto("whom")
        return None

    @step("vs2pcg:melee-resolving-combat#5")
    def over(self, s: PcgState) -> Flow:
        return happen(s, ev.EndCombat())

    def _strikes(self, s: PcgState, c: Combat, ref: int) -> bool:
        """vs2pcg:melee-resolving-combat#1 does it strike now? It needs 1 ATK, and strikes once."""
        if ref in c.struck or s.atk(ref) < 1:
            return False
        return not self.first or s.has(ref, FEROCIOUS)
