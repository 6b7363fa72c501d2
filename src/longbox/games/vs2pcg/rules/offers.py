"""What a player may do in the step that it is."""

from __future__ import annotations

from longbox.games.vs2pcg.rules.actions import Done, PcgAction, PlaceResource, PowerUp, Rearrange, Recruit
from longbox.games.vs2pcg.rules.combat import Attack
from longbox.games.vs2pcg.state import HAND, LOCATION, ROWS, SUPPORTING, PcgState


def power_ups(s: PcgState, player: int) -> list[PcgAction]:
    """vs2pcg:power-ups#1, vs2pcg:term-power-up#1 in combat only of characters that are in it."""
    out: list[PcgAction] = []
    for n in s.side(player):
        ref = s.ref(n)
        fighting = s.combat is None or ref in s.combat.attackers or ref == s.combat.defender
        if s.stunned(n) or not fighting:
            continue
        same = [h for h in s.zone(player, HAND) if s.card(h).printed.name == s.now(n).name]
        out.extend([PowerUp(player, ref, s.ref(h)) for h in same[:1]])
    return out


def recruits(s: PcgState, player: int) -> list[PcgAction]:
    """vs2pcg:recruit-step#1; vs2pcg:uniqueness#2 nobody of the name of one's own main character."""
    main = s.main(player)
    out: list[PcgAction] = []
    for n in s.zone(player, HAND):
        printed = s.card(n).printed
        if printed.kind == SUPPORTING and printed.values.cost <= s.points and (main < 0 or s.now(main).name != printed.name):
            out.extend([Recruit(player, s.ref(n), row) for row in ROWS])
    return out


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
    elif s.phase == "formation":
        out.extend([Rearrange(player, s.ref(n)) for n in s.side(player) if s.ref(n) not in s.moved])
    elif s.phase in ("main", "combat"):
        out.extend(power_ups(s, player))
    if s.phase == "main":
        targets = [s.ref(n) for foe in s.foes(player) for n in s.side(foe)]
        attacks = [Attack(player, s.ref(n), t) for n in s.side(player) for t in targets]
        out.extend([a for a in attacks if a.objection(s) is None])
    return out
