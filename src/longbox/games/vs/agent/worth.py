"""What a table of Vs. System is worth to a player, in endurance points or thereabouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.state import BUILD, CHARACTER, COMBAT, DRAW, EQUIPMENT, HAND, LOCATION, RECOVERY, RESOURCES, ROWS, VsState

if TYPE_CHECKING:
    from longbox.games.vs.state import CardDef, VsCard

#: what winning is worth, and being beaten in the endurance check to come
WIN: Final = 1000.0
BEATEN: Final = 40.0
#: an attack that may still be made this turn, for each point of ATK
READINESS: Final = 0.25
#: of a stunned character that is going to recover, and of one that is not
RECOVERS: Final = 0.8
DOOMED: Final = 0.1
UNKNOWN_CARD: Final = 2.4


def worth(s: VsState, me: int) -> float:
    """How much better the table is for this player than for the opponents."""
    if s.result is not None:
        won: tuple[int, ...] = s.result.winners
        return WIN if me in won else -WIN / 5 if not won else -WIN
    if s.players[me].out:
        return -WIN
    others = s.opponents(me)
    share = 1.0 if len(others) == 1 else 0.6
    return side(s, me, True) - share * sum(side(s, p, False) for p in others)


def side(s: VsState, player: int, mine: bool) -> float:
    """One player's endurance, characters, hand and resources."""
    endurance: int = s.players[player].endurance
    total = float(endurance) if endurance > 0 else endurance - BEATEN
    stunned: list[float] = []
    waiting = may_attack_yet(s, player)
    things = s.cards
    for n in s.zone(player, ROWS):
        c = things[n]
        if c.attached >= 0:
            total += 1.0 + c.printed.cost
            continue
        value = character(c)
        if c.stunned:
            stunned.append(value)
            continue
        total += value
        if waiting and not c.exhausted:
            total += READINESS * max(0, s.now(n).atk)
    if stunned:
        best = max(stunned)
        total += RECOVERS * best + DOOMED * (sum(stunned) - best)
    for n in s.zone(player, RESOURCES):
        total += resource(things[n], mine)
    hand = s.zone(player, HAND)
    if mine:
        total += sum(in_hand(s, player, things[n].printed) for n in hand)
    else:
        total += UNKNOWN_CARD * len(hand)
    return total


def character(c: VsCard) -> float:
    """A character that stays: its cost, its printed figures, and the counters that change them."""
    v = c.printed.values
    total: float = 2.0 + 1.3 * v.cost + 0.2 * (v.atk + v.def_)
    for name, count, _ in c.counters:
        total += 0.4 * count * (name.count("+1") - name.count("-1"))
        if name == "cosmic":
            total += 1.0
    return total


def resource(c: VsCard, mine: bool) -> float:
    """A resource: what can still be played from there, and what works there face up."""
    d = c.printed
    if not c.down:
        return 4.0 if d.values.ongoing or d.kind == LOCATION else 2.0
    return 2.8 if mine and d.kind not in (CHARACTER, EQUIPMENT) else 2.0


def in_hand(s: VsState, player: int, d: CardDef) -> float:
    """A card of one's own hand: how soon it is of use."""
    turn = max(1, s.turn)
    if d.kind == CHARACTER:
        for n in s.zone(player, ROWS):
            c = s.cards[n]
            if c.attached < 0 and not c.stunned and c.printed.name == d.name and c.printed.values.unique:
                # it powers-up its namesake, or takes the place of a lesser one
                return 1.4 if d.cost <= c.printed.cost else 2.8
        if turn < d.cost <= turn + 3:
            return 3.4 - 0.2 * (d.cost - turn)
        return 2.0 if d.cost <= turn else 1.6
    if d.kind == EQUIPMENT:
        return 2.2
    if d.kind == LOCATION:
        return 1.9
    return 2.8 if d.threshold <= turn + 2 else 2.2


def may_attack_yet(s: VsState, player: int) -> bool:
    """Is there an attack step of this player still to come this turn, or under way?"""
    if s.phase in (DRAW, BUILD):
        return True
    if s.phase != COMBAT or s.phase == RECOVERY:
        return False
    if s.step_player == player:
        return True
    order = s.clockwise(s.initiative)
    if s.step_player not in order or player not in order:
        return False
    return order.index(player) > order.index(s.step_player)
