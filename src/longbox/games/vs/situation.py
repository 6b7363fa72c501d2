"""Situations of Vs. System: set a table, act on it by name, look at what came of it.

    table = situation("vs", A=side(front=["Wolverine, James Howlett"], resources=4), B=side(front=["Rogue, Energy Drain"]))
    table.A.attack("Wolverine", "Rogue")
    table.conclude()
    assert table.B["Rogue"].stunned

A side takes `front`, `support`, `hidden_front`, `hidden_support` (lists in columns; None leaves a column empty),
`hand`, `deck`, `pile`, `removed`, `resources` (a number of blank face-down ones, or a list), `endurance`, `points`.
A card is a full name, the start of one, a CardDef (a stand-in) or `put(card, stunned=True, ...)`. In answers "B's Rogue" is
the one that B controls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import CardDef
from longbox.games.vs.catalog import CATALOG
from longbox.games.vs.combat import AttackStep
from longbox.games.vs.game import GAME, PLAYER_NAMES
from longbox.games.vs.moves import ALL_SEATS
from longbox.games.vs.situation_table import Table
from longbox.games.vs.state import (
    ATTACK,
    BUILD,
    COMBAT,
    DECK,
    DRAW,
    FORMATION,
    FRONT,
    HAND,
    KOD,
    RECOVERY,
    RECRUIT,
    REMOVED,
    RESOURCE,
    RESOURCES,
    ROWS,
    SUPPORT,
    ZONES,
    VsCard,
    VsState,
)
from longbox.games.vs.timestamps import lost_and_found
from longbox.games.vs.turn import PHASES, AttackSteps, BuildSteps, Game, Phase, Turn

if TYPE_CHECKING:
    pass

BLANK = CardDef("plot twist", "Blank", source="stand-in", threshold=99)
FILLER = CardDef("plot twist", "Filler", source="stand-in", threshold=99)
_STATE = ("stunned", "exhausted", "counters", "equipment", "down", "col", "owner", "chosen", "paid")
_STEPS = {"resource": RESOURCE, "recruit": RECRUIT, "formation": FORMATION, "attack": ATTACK}
_PHASES = {"draw": DRAW, "build": BUILD, "combat": COMBAT, "recovery": RECOVERY}


def put(card: str | CardDef, **state: Any) -> tuple[str | CardDef, dict[str, Any]]:
    """A card with more to say of it: stunned, exhausted, counters={"name": n}, equipment=[...], down, col, owner, chosen, paid."""
    for word in state:
        if word not in _STATE:
            raise ValueError(f"nothing is known of {word!r}; a card is put with {', '.join(_STATE)}")
    return card, state


def definition(card: str | CardDef) -> CardDef:
    """A card by full name, by the start of one if only one fits, or the definition itself."""
    if isinstance(card, CardDef):
        return card
    found = CATALOG.get(card)
    if found is not None:
        return found
    fits = [c for name, c in CATALOG.items() if name.startswith(card)]
    if len(fits) == 1:
        return fits[0]
    raise LookupError(f"{card!r} names {'no card' if not fits else 'several cards: ' + '; '.join(c.full_name for c in fits)}")


def situation(
    *,
    step: str = "attack",
    phase: str | None = None,
    primary: str = "A",
    initiative: str | None = None,
    windows: str = "all",
    seed: int = 1,
    turn: int = 5,
    begin: bool = True,
    **sides: dict[str, Any],
) -> Table:
    """A table at the beginning of a player's step, or (with `phase`) of a phase. The steps and phases after it follow."""
    if step not in _STEPS or (phase is not None and phase not in _PHASES):
        raise ValueError(f"a situation begins with a step ({', '.join(_STEPS)}) or a phase ({', '.join(_PHASES)})")
    names = sorted(sides)
    if names != list(PLAYER_NAMES[: len(names)]) or len(names) < 2:
        raise ValueError("sides are A and B, and perhaps C and D")
    s = GAME.blank_table({"decks": [[] for _ in names], "names": names, "windows": windows}, seed)
    for name in names:
        _set_side(s, names.index(name), sides[name])
    for change in [e for e in (lost_and_found(s, n) for n in GAME.covered(s)) if e is not None]:
        change.apply(s)
    who = names.index(primary)
    s.initiative = names.index(initiative) if initiative is not None else who
    s.turn = turn
    s.memory.begin("turn")
    s.frames.append(_at(Game(), "next_turn"))
    if phase is not None:
        name = _PHASES[phase]
        s.schedule = PHASES[PHASES.index(name) :]
        s.frames.append(_at(Turn(), "phase"))
    else:
        order = s.clockwise(s.initiative)
        rest = order[order.index(who) :]
        name = COMBAT if step == "attack" else BUILD
        s.phase = name
        s.schedule = PHASES[PHASES.index(name) :]
        s.frames.append(_at(Turn(), "next_phase"))
        s.frames.append(_at(Phase(name), "end"))
        if step == "attack":
            s.frames.append(AttackSteps(rest[1:]))
            s.frames.append(AttackStep(who))
        else:
            s.frames.extend(BuildSteps(p) for p in reversed(rest[1:]))
            at = {"resource": "resource_step", "recruit": "recruit_step", "formation": "formation_step"}[step]
            s.frames.append(_at(BuildSteps(who), at))
    return Table(s, names)


def _at(frame: Any, name: str) -> Any:
    frame.goto(name)
    return frame


def _set_side(s: VsState, p: int, given: dict[str, Any]) -> None:
    known = {
        "front",
        "support",
        "hidden_front",
        "hidden_support",
        "hand",
        "deck",
        "pile",
        "removed",
        "resources",
        "endurance",
        "points",
    }
    unknown = sorted(set(given) - known)
    if unknown:
        raise ValueError(f"a side has no {unknown[0]!r}; it has {', '.join(sorted(known))}")
    player = s.write(p)
    player.endurance = given.get("endurance", 50)
    player.points = given.get("points", 0)
    for key, row, hidden in (
        ("front", FRONT, False),
        ("support", SUPPORT, False),
        ("hidden_front", FRONT, True),
        ("hidden_support", SUPPORT, True),
    ):
        for col, entry in enumerate(given.get(key, ())):
            if entry is not None:
                _set_character(s, p, entry, row, col, hidden)
    resources = given.get("resources", 0)
    for entry in [BLANK] * resources if isinstance(resources, int) else resources:
        card, state = entry if isinstance(entry, tuple) else (entry, {})
        c = _set_card(s, p, card, RESOURCES, state)
        c.down = state.get("down", True)
        c.face = 0 if c.down else 1
        c.known |= 1 << player.seat
        if not c.down:
            c.known = ALL_SEATS
    for key, kind in (("hand", HAND), ("pile", KOD), ("removed", REMOVED), ("deck", DECK)):
        for entry in given.get(key, [FILLER] * 10 if key == "deck" else ()):
            card, state = entry if isinstance(entry, tuple) else (entry, {})
            c = _set_card(s, p, card, kind, state)
            c.known = 1 << player.seat if kind == HAND else 0 if kind == DECK else ALL_SEATS


def _set_card(s: VsState, p: int, card: str | CardDef, kind: int, state: dict[str, Any]) -> VsCard:
    owner = PLAYER_NAMES.index(state["owner"]) if "owner" in state else p
    n = GAME.add_card(s, definition(card), owner, kind)
    c: VsCard = s.write(n)
    if owner != p:
        s.take(c.zone, n)
        c.zone = p * ZONES + kind
        s.put(c.zone, n)
        c.controllers = (owner,)
    c.controller = p
    c.stunned = state.get("stunned", False)
    c.exhausted = state.get("exhausted", c.stunned)
    if kind in (ROWS, RESOURCES):
        # counters come onto what is in play already
        c.stamp = c.text_stamp = s.tick()
    c.counters = tuple((name, k, s.tick()) for name, k in state.get("counters", {}).items())
    c.chosen = tuple(state.get("chosen", {}).items())
    c.paid = tuple(state.get("paid", {}).items())
    return c


def _set_character(s: VsState, p: int, entry: Any, row: int, col: int, hidden: bool) -> None:
    card, state = entry if isinstance(entry, tuple) else (entry, {})
    c = _set_card(s, p, card, ROWS, state)
    c.row, c.col, c.hidden = row, state.get("col", col), hidden
    c.known = ALL_SEATS
    if "cosmic" in c.printed.values.keywords and not c.stunned and "counters" not in state:
        c.counters = (("cosmic", 1, s.tick()),)
    for entry in state.get("equipment", ()):
        worn, more = entry if isinstance(entry, tuple) else (entry, {})
        e = _set_card(s, p, worn, ROWS, more)
        e.attached = c.ref
        e.known = ALL_SEATS


__all__ = ["Table", "put", "situation"]
