"""Whom a character could attack, as they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.events.questions import AskAttack, AskAttackPlayer, AskFlyOver, AskPast, allowed, barred
from longbox.games.vs2pcg.state import BACK, FLIGHT, FRONT, RANGED, PcgState
from longbox.kernel.actions import Objection
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence


def out_of_reach(s: PcgState, attacker: int, defender: int, solo: bool = True) -> Objection | None:
    """vs2pcg:melee-starting-combat#1-2 the front row comes first; who flies passes it, unless something there flies as well.

    vs2pcg:flight-and-ranged#1 from the back row too. vs2pcg:golden-rules#1 a power may let it attack one that is protected,
    perhaps only `solo`.
    """
    if s.stunned(defender):
        return Objection("vs2pcg:stunned-characters#3", "a stunned character can't be attacked")
    foe = s.controller(defender)
    if s.card(defender).printed.person and not allowed(s, AskAttackPlayer(attacker, foe)):
        return Objection("vs2pcg:golden-rules#1", "only a character of which a power says so attacks players")
    ranged = s.place(attacker & NUMBER_MASK) == BACK
    if barred(s, AskAttack(attacker, defender, ranged)):
        return Objection("vs2pcg:golden-rules#1", "a power says that it can't be attacked so")
    # vs2pcg:golden-rules#1 some protect nobody, some attack whoever is protected
    front = [s.ref(n) for n in s.zone(foe, FRONT) if not s.stunned(n)]
    if s.place(defender & NUMBER_MASK) == FRONT or not any([s.guards(r) for r in front]):
        return None
    if allowed(s, AskPast(attacker, defender, ranged, solo)):
        return None
    if not s.has(attacker, FLIGHT):
        return Objection("vs2pcg:melee-starting-combat#1", "characters in the front row protect the back row")
    if any([s.has(r, FLIGHT) for r in front]):
        return Objection("vs2pcg:melee-starting-combat#2", "a character with flight in the front row stops others that fly")
    if any([barred(s, AskFlyOver(attacker, r)) for r in front]):
        return Objection("vs2pcg:golden-rules#1", "a character in the front row can't be flown over")
    return None


def within_reach(s: PcgState, attackers: Sequence[int], defenders: Sequence[int]) -> list[tuple[int, int]]:
    """Whom each of these reaches alone: `out_of_reach` of every pair, those first of which it is clear how they stand."""
    up = [r for r in defenders if not s.stunned(r)]
    screened = {r: s.protected(r & NUMBER_MASK) for r in up}
    heard = s.facts().listening
    asks = bool(heard(AskAttack, "prohibit"))
    past = bool(heard(AskPast, "permit"))
    out = []
    for a in attackers:
        if past or s.has(a, FLIGHT):
            out.extend([(a, r) for r in up if out_of_reach(s, a, r) is None])
            continue
        for r in up:
            # vs2pcg:melee-starting-combat#1 nothing but a power, or flying, gets past those in front
            if not screened[r] and ((not asks and not s.card(r).printed.person) or out_of_reach(s, a, r) is None):
                out.append((a, r))
    return out


def could_attack(s: PcgState, attacker: int, defender: int, melee: bool) -> bool:
    """Could a character attack that one from the row it is in, were it ready? `melee`: in melee, from the front row (vs2pcg:main-phase#2)."""
    if s.stunned(attacker) or s.controller(defender) not in s.foes(s.controller(attacker)):
        return False
    if s.place(attacker & NUMBER_MASK) == BACK and (melee or not s.has(attacker, RANGED)):
        return False
    return out_of_reach(s, attacker, defender) is None


__all__ = ["could_attack", "out_of_reach", "within_reach"]
