"""Situations of Marvel Champions: set a table, act on it by name, look at what came of it.

    t = situation("champions", A=side("Spider-Man", hand=["Backflip"], minions=["Vulture"]), scenario="Rhino", threat=3)
    t.A.attacks("Spider-Man", "Vulture")
    t.enemy_attacks("Rhino", "A")
    t.A.picks("Backflip")
    assert t["Spider-Man"].damage == 0

A side takes `form` ("hero" unless given, "alter-ego", or the code of a side), `hand`, `deck` (top first), `discard` (top last),
`play`, `minions`, `dealt`, `damage`, `status`, `exhausted`, `invocations` (that deck, top first). The table takes `scenario` (or
a `villain` of its own, with a face for each stage), `stage`, `scheme_stage`, `threat`, `villain_damage`, `villain_status`,
`side_schemes`, `environments`, `encounter` (the deck, top first), `encounter_discard`, `first`, `active`. A card is a title (of
several the core set's), a code, a CardDef (a stand-in) or `put(card, damage=2, on="Rhino", ...)`.
"""

from __future__ import annotations

from typing import Any

from longbox.games.champions.card import CardDef, Face
from longbox.games.champions.catalog import CATALOG, all_facts, texts
from longbox.games.champions.entering import starting
from longbox.games.champions.game import GAME
from longbox.games.champions.setup import add, blank
from longbox.games.champions.situation_table import Table
from longbox.games.champions.state import (
    ALL_SEATS,
    AREA,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVOCATIONS,
    PLAYER_PHASE,
    REMOVED,
    VILLAIN_AREA,
    ZONES,
    ChState,
)
from longbox.games.champions.turn import Game, PlayerTurn, Round, Turns

NAMES = ("A", "B", "C", "D")
#: a resource card without types, to fill decks with
FILLER = CardDef([Face({"code": "filler", "name": "Filler", "kind": "resource", "faction": "basic"})])
#: a treachery without text or boost icons, for encounter decks
BLANK = CardDef([Face({"code": "blank", "name": "Blank", "kind": "treachery", "faction": "encounter"})])


def stand_in(kind: str, name: str, *text: Any, faction: str = "", **facts: Any) -> CardDef:
    """A card made up for a test: its type, title, facts as in `facts/`, and text."""
    player = kind in ("ally", "event", "upgrade", "support", "resource")
    record = {"code": f"x:{name}", "name": name, "kind": kind, "faction": faction or ("basic" if player else "encounter")}
    return CardDef([Face({**record, **facts}, text)])


def put(card: str | CardDef, **state: Any) -> tuple[str | CardDef, dict[str, Any]]:
    """A card with more to say of it: damage, threat, status=[...], exhausted, counters={...}, on="title" (attached to)."""
    return card, state


def definition(card: str | CardDef) -> CardDef:
    """A card by title, by code, or the definition itself. LookupError if none or several fit."""
    if isinstance(card, CardDef):
        return card
    if card in CATALOG:
        return CATALOG[card]
    known = all_facts()
    titled = [c for c in sorted(texts()) if c in known and known[c]["name"] == card]
    codes = [c for c in titled if known[c]["kind"] not in ("hero", "alter_ego", "villain", "main_scheme")]
    core = [c for c in codes if known[c]["pack"] == "core"]
    codes = core if len(core) == 1 else codes
    if len(codes) == 1:
        return CATALOG[codes[0]]
    raise LookupError(f"{card!r} names {'no card that Longbox knows' if not codes else 'several cards: ' + ', '.join(codes)}")


def situation(
    *,
    scenario: str = "Rhino",
    villain: CardDef | None = None,
    mode: str = "standard",
    stage: str = "I",
    scheme_stage: str = "1B",
    threat: int = 0,
    villain_damage: int = 0,
    villain_status: tuple[str, ...] | list[str] = (),
    side_schemes: list[Any] | tuple[Any, ...] = (),
    environments: list[Any] | tuple[Any, ...] = (),
    encounter: list[Any] | tuple[Any, ...] | None = None,
    encounter_discard: list[Any] | tuple[Any, ...] = (),
    accelerations: int = 0,
    heroic: int = 0,
    first: str = "A",
    active: str = "A",
    seats: list[int] | None = None,
    seed: int = 1,
    **sides: Any,
) -> Table:
    """A table in the player phase of round 1, in the turn of `active`."""
    names = [n for n in NAMES if n in sides]
    heroes = [sides[n]["hero"] for n in names]
    setup: dict[str, Any] = {
        "heroes": heroes,
        "decks": [{} for _ in heroes],
        "scenario": scenario,
        "mode": mode,
        "modular": [],
        "names": names,
        "first": names.index(first),
        "heroic": heroic,
    }
    if seats is not None:
        setup["seats"] = seats
    s = blank(GAME, setup, seed, every=True)
    # the encounter deck was laid out last: a situation has its own
    if s.common(ENCOUNTER_DECK):
        del s.things[min(s.common(ENCOUNTER_DECK)) :]
    s.zones[s.shared(ENCOUNTER_DECK)] = ()
    made = {s.identity(i).up.values.name: s.identity(i).ref for i in range(len(names))}
    enemy = s.things[s.villain]
    if villain is not None:
        enemy.printed = villain
    stages = [f.stage for f in enemy.printed.faces]
    enemy.face = stages.index(stage)
    enemy.damage = villain_damage
    enemy.status = frozenset(villain_status)
    scheme = s.things[s.scheme]
    scheme.face = [f.stage for f in scheme.printed.faces].index(scheme_stage)
    scheme.threat = threat
    made[enemy.up.values.name] = enemy.ref
    for card in environments:
        _place(s, card, -1, s.shared(VILLAIN_AREA), made)
    for card in side_schemes:
        n = _place(s, card, -1, s.shared(VILLAIN_AREA), made)
        if not s.things[n].threat:
            s.things[n].threat = max(1, s.per_player(s.things[n].up.base_threat))
    for i, name in enumerate(names):
        given = dict(sides[name])
        given.pop("hero")
        _side(s, i, given, made)
    for card in encounter if encounter is not None else [BLANK] * 20:
        _place(s, card, -1, s.shared(ENCOUNTER_DECK), made, known=False)
    for card in encounter_discard:
        _place(s, card, -1, s.shared(ENCOUNTER_DISCARD), made)
    s.accelerations = accelerations
    s.phase = PLAYER_PHASE
    s.round = 1
    s.active = names.index(active)
    for span in ("round", "phase", "turn"):
        s.memory.begin(span)
    _under_way(s)
    return Table(s)


def _side(s: ChState, i: int, given: dict[str, Any], made: dict[str, int]) -> None:
    identity = s.identity(i)
    form = given.pop("form", "hero")
    want = form.replace("-", "_")
    faces = [k for k, f in enumerate(identity.printed.faces) if want in (f.values.kind, f.values.name, f.code)]
    if not faces:
        raise LookupError(f"form must be 'hero' or 'alter-ego' (or the code of a side), not {form!r}")
    identity.face = faces[0]
    for f in identity.printed.faces:
        made[f.values.name] = identity.ref
    identity.damage = given.pop("damage", 0)
    identity.status = frozenset(given.pop("status", ()))
    identity.exhausted = given.pop("exhausted", False)
    for card in given.pop("minions", ()):
        n = _place(s, card, -1, i * ZONES + AREA, made)
        s.things[n].engaged = i
    for card in given.pop("play", ()):
        n = _place(s, card, i, i * ZONES + AREA, made)
        c = s.things[n]
        c.controller = i if c.owner >= 0 else -1
        if not c.counters:
            c.counters = starting(s, c.up)
    for key, zone, known in (("hand", HAND, True), ("deck", DECK, False), ("discard", DISCARD, True)):
        for card in given.pop(key, [FILLER] * 20 if key == "deck" else ()):
            n = _place(s, card, i, i * ZONES + zone, made, known=known)
            if zone == HAND:
                s.things[n].known = 1 << s.things[i].seat
    wanted = given.pop("invocations", None)
    if wanted is not None:
        _invocations(s, wanted)
    for card in given.pop("dealt", ()):
        _place(s, card, -1, i * ZONES + DEALT, made, known=False)
    if given:
        raise LookupError(f"a side knows no {', '.join(sorted(given))}")


def _invocations(s: ChState, wanted: list[str]) -> None:
    """The Invocation deck is these cards, top first; the others are out of the game."""
    there = {s.things[n].printed.name: n for n in s.common(INVOCATIONS)}
    for title, n in there.items():
        if title not in wanted:
            s.take(s.shared(INVOCATIONS), n)
            s.things[n].zone = s.shared(REMOVED)
            s.put(s.shared(REMOVED), n)
    s.zones[s.shared(INVOCATIONS)] = tuple(there[title] for title in wanted)
    for title in wanted[:1]:
        s.things[there[title]].known = ALL_SEATS


def _place(s: ChState, given: Any, owner: int, zone: int, made: dict[str, int], known: bool = True) -> int:
    """One card where it is to lie."""
    card, state = given if isinstance(given, tuple) else (given, {})
    d = definition(card)
    if d.faction == "encounter":
        owner = -1
    n = add(s, d, owner, zone)
    c = s.things[n]
    c.known = ALL_SEATS if known else 0
    c.stamp = s.tick()
    state = dict(state)
    if "on" in state:
        on = state.pop("on")
        c.host = made[on] if isinstance(on, str) else on
        if c.owner < 0:
            s.take(zone, n)
            c.zone = s.get(c.host).zone
            s.put(c.zone, n)
    if "counters" in state:
        c.counters = tuple(sorted(state.pop("counters").items()))
    if "status" in state:
        c.status = frozenset(state.pop("status"))
    for key, value in state.items():
        setattr(c, key, value)
    made.setdefault(d.name, c.ref)
    return n


def _under_way(s: ChState) -> None:
    """The frames of a turn: what is under way above the set-up."""
    game = Game()
    game.pc = 2
    round_ = Round()
    round_.pc = 3
    turns = Turns()
    turns.done = tuple(p for p in s.in_order() if p == s.active or s.in_order().index(p) < s.in_order().index(s.active))
    turn = PlayerTurn(s.active)
    turn.pc = 1
    for f in (game, round_, turns, turn):
        f.token = s.token
        s.frames.append(f)
