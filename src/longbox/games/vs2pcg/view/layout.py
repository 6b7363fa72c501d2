"""The table as plain data, as a seat may see it."""

from __future__ import annotations

from longbox.games.vs2pcg.state import (
    BACK,
    DECK,
    FRONT,
    HAND,
    KO,
    MAIN,
    REMOVED,
    RESOURCE,
    PcgState,
    knows,
)

Data = dict[str, object]


def layout(s: PcgState, seat: int) -> Data:
    """Everything that lies on the table; a card that the seat does not know is None, and never a number."""
    c = s.combat
    r = s.result
    return {
        "turn": s.turn,
        "phase": s.phase,
        "active": s.active,
        "first": s.first,
        "points": s.points,
        "mode": s.setup.get("mode", "free for all"),
        "combat": None
        if c is None
        else {
            "attackers": [character(s, n, seat) for n in [s.card(x).number for x in c.attackers]],
            "defender": character(s, s.card(c.defender).number, seat) if c.defender >= 0 else None,
            "ranged": c.ranged,
            "team": c.team,
        },
        "players": [player(s, p, seat) for p in range(s.starters)],
        "removed": [card(s, n, seat) for n in s.zones[s.index(REMOVED)]],
        "result": None if r is None else {"winners": list(r.winners), "reason": r.reason, "rule": r.rule},
    }


def player(s: PcgState, p: int, seat: int) -> Data:
    """One player's side."""
    me = s.player(p)
    return {
        "name": me.name,
        "number": p,
        "seat": me.seat,
        "team": me.team,
        "out": me.out,
        "front": [character(s, n, seat) for n in s.zone(p, FRONT) if me.home == p],
        "back": [character(s, n, seat) for n in s.zone(p, BACK) if me.home == p],
        "resources": [resource(s, n, seat) for n in s.zone(p, RESOURCE)],
        "hand": [card(s, n, seat) for n in s.zone(p, HAND)],
        "deck": len(s.zone(p, DECK)),
        "ko": [card(s, n, seat) for n in s.zone(p, KO)],
    }


def card(s: PcgState, n: int, seat: int) -> Data | None:
    """A card, or None where the seat does not know it."""
    c = s.card(n)
    if not knows(c, seat):
        return None
    v = s.now(n)
    return {
        "ref": c.ref,
        "name": c.name,
        "number": c.printed.number,
        "kind": c.kind,
        "teams": list(v.teams),
        "cost": v.cost,
        "symbols": list(c.printed.symbols),
        "atk": v.atk,
        "def": v.def_,
        "health": v.health,
        "words": sorted(v.words),
    }


def resource(s: PcgState, n: int, seat: int) -> Data:
    """A resource: which card it is, if the seat knows it (vs2pcg:resources-and-locations#1)."""
    return {"down": s.card(n).face == 1, "card": card(s, n, seat)}


def character(s: PcgState, n: int, seat: int) -> Data:
    """A character in play; vs2pcg:stunned-characters#4 a stunned one as well may be looked at by all."""
    c = s.card(n)
    out = card(s, n, seat) or {}
    out.update(
        {
            "stunned": s.stunned(n),
            "exhausted": c.exhausted,
            "frozen": bool(c.frozen),
            "wounds": c.wounds,
            "counters": c.counters,
            "level": c.level if c.printed.kind == MAIN else 0,
            "xp": c.xp,
            "need": c.printed.faces[c.level - 1].level_up,
            "current_atk": s.atk(n),
            "current_def": s.def_(n),
        }
    )
    return out
