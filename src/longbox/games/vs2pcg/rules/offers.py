"""What a player may do in the step that it is."""

from __future__ import annotations

from longbox.games.vs2pcg.rules import persons
from longbox.games.vs2pcg.rules.actions import (
    Done,
    PcgAction,
    PlaceResource,
    PowerUp,
    Rearrange,
    Recruit,
    power_ups,
    recruits,
)
from longbox.games.vs2pcg.rules.combat import Attack, attacks
from longbox.games.vs2pcg.rules.endings import endings, offered
from longbox.games.vs2pcg.rules.playing import BUILD_STEPS, powers, powers_of, powers_tried, twists, twists_of
from longbox.games.vs2pcg.state import HAND, LOCATION, ROWS, PcgState
from longbox.kernel.state import NUMBER_MASK


def options(s: PcgState, player: int) -> list[PcgAction]:
    """Every legal action, being done first."""
    out: list[PcgAction] = [Done(player)]
    if s.phase == "resource":
        for n in s.zone(player, HAND):
            out.append(PlaceResource(player, s.ref(n), False))
            if s.card(n).printed.kind == LOCATION:
                out.append(PlaceResource(player, s.ref(n), True))
    elif s.phase == "recruit":
        out.extend(recruits(s, player))
        out.extend(offered(s, player))
    elif s.phase == "formation":
        out.extend([act for act in [Rearrange(player, s.ref(n)) for n in s.side(player)] if act.objection(s) is None])
    if s.phase in ("draw", "recovery"):
        out.extend(powers(s, player))
    if s.phase in BUILD_STEPS or s.phase in ("main", "combat"):
        out.extend(twists(s, player))
        out.extend(powers(s, player))
    if s.phase in ("main", "combat"):
        out.extend(power_ups(s, player))
    if s.phase == "main":
        out.extend(attacks(s, player))
        out.extend(endings(s, player))
        out.extend(persons.attacks(s, player))
    return out


def wanted(s: PcgState, player: int, ref: int) -> list[PcgAction]:
    """Everything that one might want to do with a card, legal or not."""
    n = ref & NUMBER_MASK
    c = s.card(n)
    if s.in_play(n):
        if s.controller(n) != s.home(player):
            return [Attack(player, s.ref(m), ref) for m in s.side(player)]
        foes = [s.ref(m) for foe in s.sides(s.foes(player)) for m in s.side(foe)]
        out: list[PcgAction] = [Attack(player, ref, t) for t in foes]
        out.extend([act for act in persons.tried(s, player) if act.ref == ref])
        out.extend(powers_tried(s, player, n))
        out.append(Rearrange(player, ref))
        out.extend([PowerUp(player, ref, s.ref(h)) for h in s.zone(player, HAND)[:1]])
        return out
    if s.place(n) == HAND and c.owner == player:
        out = [PlaceResource(player, ref, False)]
        if c.printed.kind == LOCATION:
            out.append(PlaceResource(player, ref, True))
        out.extend(twists_of(s, player, n))
        if c.printed.is_character:
            out.extend([Recruit(player, ref, row) for row in ROWS])
            out.extend([PowerUp(player, s.ref(m), ref) for m in s.side(player)])
            out.extend([act for act in powers_of(s, player, n) if "hand" in act.ability.zones])
        return out
    return list(powers_of(s, player, n))
