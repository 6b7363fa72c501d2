"""The table as a seat may see it, as plain data."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb.events import GetPower, cost_to_buy, free_mains
from longbox.games.dcdb.rules.ending import points
from longbox.games.dcdb.state import (
    ABOVE,
    ATTACHED,
    BELOW,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    KICKS,
    MAIN,
    MAIN_DECK,
    PLAY,
    REMOVED,
    RESERVE,
    SUPER_VILLAINS,
    WEAKNESSES,
    DcState,
    knows,
)
from longbox.kernel.state import NUMBER_MASK

Data = dict[str, Any]


def layout(s: DcState, seat: int) -> Data:
    """The table as this seat may see it.

    {"game", "format", "turn", "active", "first", "over", "power", "made" (Power got this turn), "line_up", "kick" (the one on top),
    "kicks", "weaknesses", "reserve", "main_deck", "super_villain", "super_villains" (how many are stacked), "attached",
    "confrontation", "destroyed", "removed", "aside", "cycle_ends", "turns_left" (-1: who knows), "attack", "players": [{"name",
    "number", "seat", "out", "mains", "hand", "deck", "top", "discard", "play", "below", "above", "vp" (gained), "points" (in all,
    so far), "turns", "adjustments"}], "result"}. A card is {"ref", "name", "set", "kind", "types", "cost", "vp", "words", "owner",
    "rotated" (by how many degrees)}, or None where the seat does not know it (a main character has "tier"); decks and stacks are
    numbers of cards.
    """
    top = s.super_villain()
    a = s.attack[-1] if s.attack else None
    return {
        "game": "dcdb",
        "format": s.format.name,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "over": s.over,
        "power": s.power,
        "made": sum([e.amount for e in s.memory.since("turn", GetPower) if e.player == s.active and e.amount > 0]),
        "line_up": [for_sale(s, n, seat) for n in s.line_up()],
        "kick": for_sale(s, s.shared(KICKS)[0], seat) if s.shared(KICKS) else None,
        "kicks": len(s.shared(KICKS)),
        "weaknesses": len(s.shared(WEAKNESSES)),
        "reserve": len(s.shared(RESERVE)),
        "main_deck": len(s.shared(MAIN_DECK)),
        "super_villain": for_sale(s, top, seat) if top >= 0 else None,
        "super_villains": len(s.shared(SUPER_VILLAINS)),
        "attached": [card(s, n, seat) for n in s.shared(ATTACHED)],
        "confrontation": s.confrontation,
        "destroyed": [card(s, n, seat) for n in s.shared(DESTROYED)],
        "removed": [card(s, n, seat) for n in s.shared(REMOVED) if s.card(n).printed.is_card],
        "aside": [card_known(s, n) for n in free_mains(s)],
        "cycle_ends": s.cycle_ends,
        "turns_left": s.turns_left(),
        "attack": None
        if a is None
        else {
            "player": a.player,
            "source": card(s, a.source & NUMBER_MASK, seat),
            "target": a.target,
            "avoided": list(a.avoided),
        },
        "players": [player(s, p, seat) for p in range(s.starters)],
        "result": None
        if s.result is None
        else {"places": list(s.result.places), "points": list(s.result.points), "reason": s.result.reason, "rule": s.result.rule},
    }


def player(s: DcState, p: int, seat: int) -> Data:
    """One player's side."""
    me = s.player(p)
    return {
        "name": me.name,
        "number": p,
        "seat": me.seat,
        "out": me.out,
        "mains": [{**card_known(s, n), "down": s.card(n).face == 1} for n in s.zone(p, MAIN)],
        "hand": [card(s, n, seat) for n in s.zone(p, HAND)],
        "deck": len(s.zone(p, DECK)),
        "top": card(s, s.zone(p, DECK)[0], seat) if s.zone(p, DECK) else None,
        "discard": [card(s, n, seat) for n in s.zone(p, DISCARD)],
        "play": [card(s, n, seat) for n in s.zone(p, PLAY)],
        "below": [card(s, n, seat) for n in s.zone(p, BELOW)],
        "above": [card(s, n, seat) for n in s.zone(p, ABOVE)],
        "vp": me.vp,
        "points": points(s, p),
        "turns": me.turns,
        "adjustments": list(me.adjustments),
    }


def card(s: DcState, n: int, seat: int) -> Data | None:
    """A card, or None where the seat does not know it."""
    return card_known(s, n) if knows(s.card(n), seat) else None


def card_known(s: DcState, n: int) -> Data:
    """A card that is known."""
    c, v = s.card(n), s.now(n)
    out: Data = {"ref": c.ref, "name": v.name, "set": c.printed.set, "kind": c.printed.kind, "types": list(v.types)}
    if not c.printed.is_card:
        out["tier"] = c.printed.tier
    else:
        out["cost"] = v.cost
        out["vp"] = "*" if v.worth else v.vp
        out["words"] = sorted(v.words)
        out["owner"] = c.owner
        out["rotated"] = 90 * c.turned
    return out


def for_sale(s: DcState, n: int, seat: int) -> Data:
    """A card that can be bought, with what it costs the active player just now ("price")."""
    out = card_known(s, n)
    out["price"] = cost_to_buy(s, s.active, n) if s.active >= 0 else out["cost"]
    out["frozen"] = s.card(n).frozen > 0
    return out
