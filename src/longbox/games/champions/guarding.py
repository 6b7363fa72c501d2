"""What keeps players from attacking an enemy or from removing threat: guard, patrol, crisis (champions:guard, champions:patrol)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.card import MINION, VILLAIN
from longbox.games.champions.state import ChState
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence


def guarded(s: ChState, player: int) -> int:
    """champions:guard a minion with guard that is engaged with a player keeps it from attacking the villain; -1 if none does."""
    for n in s.minions(player):
        if s.now(n).keywords.get("guard"):
            return n
    return -1


def patrolled(s: ChState, player: int) -> int:
    """champions:patrol,
    champions:keywords#5 a minion with patrol keeps the player it is engaged with from thwarting the main scheme; -1 if none."""
    for n in s.minions(player):
        if s.now(n).keywords.get("patrol"):
            return n
    return -1


def crisis(s: ChState) -> int:
    """champions:crisis-icon a card in play with a crisis icon, -1 if there is none."""
    for n in s.everything():
        if s.now(n).icons.get("crisis"):
            return n
    return -1


def may_attack(s: ChState, player: int, n: int) -> bool:
    """champions:attack-player-action#4 may a player's cards attack this enemy, as far as guard goes (MC-A6)?"""
    if n != s.villain:
        return s.now(n).kind in (MINION, VILLAIN)
    return bool(s.now(n).keywords.get("guard")) or guarded(s, player) < 0


def removable(s: ChState, n: int, player: int, thwart: bool) -> bool:
    """Can threat be removed from this scheme by that player (MC-A14)?"""
    return s.things[n].threat > 0 and may_clear(s, n, player, thwart)


def may_clear(s: ChState, n: int, player: int, thwart: bool) -> bool:
    """champions:crisis-icon, champions:patrol does nothing keep a player from removing threat from this scheme?"""
    if "threat" in s.now(n).bars:
        return False
    if n != s.scheme:
        return True
    return crisis(s) < 0 and not (thwart and patrolled(s, player) >= 0)


def reached(s: ChState, kind: str, player: int, targets: Sequence[int]) -> tuple[int, ...]:
    """champions:faq:wasp#3 of the targets of an attack or thwart those that it can affect, and so is made on: what is guarded,
    or can't have threat removed, is not (champions:faq:wasp#1, champions:faq:wasp#2)."""
    if player not in s.order:
        return tuple(targets)
    if kind == "attack":
        return tuple(t for t in targets if t & NUMBER_MASK != s.villain or may_attack(s, player, t & NUMBER_MASK))
    return tuple(t for t in targets if may_clear(s, t & NUMBER_MASK, player, True))
