"""What a table of 2PCG is worth to a player: who stands there, what lies ready, what is in hand."""

from __future__ import annotations

from typing import Final

from longbox.games.vs2pcg.state import DECK, HAND, LOCATION, MAIN, PLOT_TWIST, RESOURCE, PcgState

#: so much is a won game worth
WON: Final = 1000.0
#: what a wound of the main character costs, at its first and at its last
_WOUND: Final = 4.0
#: so much ATK or DEF is as good as any more
_MUCH: Final = 60
#: up to so many resources each one makes a turn better
_RESOURCES: Final = 8


def worth(s: PcgState, player: int) -> float:
    """How a table stands for a player and its team, against all others."""
    if s.result is not None:
        return WON if player in s.result.winners else -WON
    if s.player(player).out:
        return -WON
    team = s.player(player).team
    mine = [side(s, p) for p in s.order if s.player(p).team == team]
    theirs = [side(s, p) for p in s.order if s.player(p).team != team]
    return sum(mine) / len(mine) - (max(theirs) + sum(theirs) / len(theirs)) / 2 if theirs else sum(mine)


def side(s: PcgState, player: int) -> float:
    """One player's side by itself."""
    total = 0.0
    for n in s.side(player):
        total += character(s, n)
    for n in s.zone(player, HAND):
        total += in_hand(s, player, n)
    resources = s.zone(player, RESOURCE)
    total += 2.2 * min(len(resources), _RESOURCES)
    total += 0.5 * sum([s.card(n).face == 0 for n in resources])
    return total + (0.0 if s.zone(player, DECK) else -2.0)


def character(s: PcgState, n: int) -> float:
    """A character in play."""
    c, v = s.card(n), s.now(n)
    # beyond what stuns anybody more ATK is worth nothing
    size = 0.6 * min(_MUCH, s.atk(n)) + 0.5 * min(_MUCH, max(0, v.def_)) + 0.3 * len(v.words)
    if c.kind == MAIN:
        left = v.health - c.wounds
        lost = _WOUND * c.wounds + (12.0 / left if left > 0 else 40.0)
        size += 3.0 * (c.level - 1) + 0.4 * c.xp - lost
        return size - (2.0 if s.stunned(n) else 0.0)
    cost = float(v.cost)
    life = 1.0 if c.wounds == 0 else 0.7
    value = (1.0 + 0.8 * cost + size) * life
    return value * 0.55 if s.stunned(n) else value


def in_hand(s: PcgState, player: int, n: int) -> float:
    """A card in hand: a character that can be paid for before long, a plot twist, a location."""
    printed = s.card(n).printed
    if printed.kind == LOCATION:
        return 1.0
    if printed.kind == PLOT_TWIST:
        return 1.6
    away = max(0, printed.values.cost - len(s.zone(player, RESOURCE)))
    return max(0.5, 1.8 - 0.3 * away)


__all__ = ["WON", "character", "in_hand", "side", "worth"]
