"""Attacks at players, where a power allows that: the player stands among the characters while it is attacked (vs2pcg:golden-rules#1)."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.rules.actions import PcgAction, own_step
from longbox.games.vs2pcg.rules.combat import Fighting, can_attack
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Procedure
from longbox.kernel.actions import Check, Objection
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step
from longbox.kernel.text import possessive


class AttackPlayer(PcgAction):
    """vs2pcg:golden-rules#1 to attack an enemy player with a character that may."""

    __slots__ = ("foe",)
    rule = "vs2pcg:golden-rules#1"

    def __init__(self, player: int, ref: int, foe: int) -> None:
        super().__init__(player, ref)
        self.foe = foe

    def flow(self, s: PcgState) -> Flow:
        return AttackingPlayer(self.player, self.ref, self.foe)

    def label(self, s: PcgState) -> str:
        return f"attack {s.player(self.foe).name} in person with {self.name(s)}"


def _time(s: PcgState, act: AttackPlayer) -> Objection | None:
    return own_step(s, act, "main")


def _may(s: PcgState, act: AttackPlayer) -> Objection | None:
    if ev.allowed(s, ev.AskAttackPlayer(act.ref, act.foe)):
        return None
    return Objection("vs2pcg:golden-rules#1", "only a character of which a power says so attacks players")


def _able(s: PcgState, act: AttackPlayer) -> Objection | None:
    return can_attack(s, act.ref)


def _alone(s: PcgState, act: AttackPlayer) -> Objection | None:
    if all([s.stunned(n) for n in s.side(act.foe)]):
        return None
    return Objection("vs2pcg:golden-rules#1", f"not all of {possessive(s.player(act.foe).name)} characters are stunned")


AttackPlayer.checks = (
    Check("may", "vs2pcg:golden-rules#1", _may),
    Check("time", "vs2pcg:main-phase#1", _time),
    Check("able", "vs2pcg:main-phase#2", _able),
    Check("alone", "vs2pcg:golden-rules#1", _alone),
)


def tried(s: PcgState, player: int) -> list[AttackPlayer]:
    """The attacks at players that powers allow at all, whether they may be made just now or not."""
    if not s.facts().listening(ev.AskAttackPlayer, "permit"):
        return []
    acts = [AttackPlayer(player, s.ref(n), foe) for n in s.side(player) for foe in s.foes(player)]
    return [act for act in acts if _may(s, act) is None]


def attacks(s: PcgState, player: int) -> list[PcgAction]:
    """Every attack at a player that may be made."""
    return [act for act in tried(s, player) if act.objection(s) is None]


class AttackingPlayer(Procedure):
    """An attack at a player, from its beginning until the player is no character any more."""

    __slots__ = ("attacker", "defender", "foe", "player")

    def __init__(self, player: int, attacker: int, foe: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.foe = foe
        self.defender = -1

    @step("vs2pcg:golden-rules#1")
    def stand_up(self, s: PcgState) -> Flow:
        return happen(s, ev.StandsUp(self.foe))

    @step("vs2pcg:melee-starting-combat#1")
    def attack(self, s: PcgState) -> Flow:
        self.defender = s.outcome.events[0].card
        return Fighting(self.player, (self.attacker,), self.defender)

    @step("vs2pcg:golden-rules#1")
    def stand_down(self, s: PcgState) -> Flow:
        return happen(s, ev.StandsDown(self.foe, self.defender))
