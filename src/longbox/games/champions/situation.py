"""Situations of Marvel Champions: set a table, act on it by name, look at what came of it.

    t = situation("champions", A=side("Spider-Man", hand=["Backflip"], minions=["Vulture"]), scenario="Rhino", threat=3)
    t.A.attacks("Spider-Man", "Vulture")
    t.enemy_attacks("Rhino", "A")
    t.A.picks("Backflip")
    assert t["Spider-Man"].damage == 0

A side takes `form` ("hero" unless given, "alter-ego", or the code of a side), `hand`, `deck` (top first), `discard` (top last),
`play`, `minions`, `drones` (how many, face down), `dealt`, `damage`, `status`, `exhausted`, `invocations` (that deck, top first).
The table takes `scenario` (or a `villain` of its own, with a face for each stage), `stage` (the first unless given), `scheme_stage`, `threat`,
`villain_damage`, `villain_status`, `villain_attached`, `side_schemes`, `environments`, `encounter` (the deck, top first),
`encounter_discard`, `first`, `active`, `phase` ("villain", with the `step` of it that begins). A card is a title (of several the
core set's, and the first of that), a code, a CardDef (a stand-in) or `put(card, damage=2, attached=["Inspired"], ...)`.
A player's card that lies on another belongs to the player whose identity it comes with, any other to that of the side (or the first).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.games.champions.card import CONFUSED, STUNNED, TOUGH, CardDef, Face
from longbox.games.champions.catalog import CATALOG, all_facts, texts
from longbox.games.champions.entering import starting
from longbox.games.champions.game import GAME
from longbox.games.champions.setup import add, blank
from longbox.games.champions.situation_table import Table, spelt
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
    VILLAIN_PHASE,
    ZONES,
    ChState,
)
from longbox.games.champions.turn import Game, PlayerTurn, Round, Turns, VillainPhase

NAMES = ("A", "B", "C", "D")
ROMAN = {"1": "I", "2": "II", "3": "III"}
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
    """A card with more to say of it: damage, threat, status=[...], exhausted, counters={...}, attached=[...], on="title" (its host)."""
    return card, state


@cache
def _titled() -> dict[str, list[str]]:
    """The codes of the cards that bear a title, however that is spelt."""
    known = all_facts()
    out: dict[str, list[str]] = {}
    for code in sorted(texts()):
        if code in known:
            out.setdefault(spelt(known[code]["name"]), []).append(code)
    return out


def definition(card: str | CardDef) -> CardDef:
    """A card by title, by code, or the definition itself. LookupError if none or several fit."""
    if isinstance(card, CardDef):
        return card
    if card in CATALOG:
        return CATALOG[card]
    known = all_facts()
    titled = _titled().get(spelt(card), [])
    codes = [c for c in titled if known[c]["kind"] not in ("hero", "alter_ego", "villain", "main_scheme")]
    core = [c for c in codes if known[c]["pack"] == "core"]
    # of printings that differ in their resource alone the first
    codes = core[:1] if len({known[c]["kind"] for c in core}) == 1 else codes
    if len(codes) == 1:
        return CATALOG[codes[0]]
    raise LookupError(f"{card!r} names {'no card that Longbox knows' if not codes else 'several cards: ' + ', '.join(codes)}")


def situation(
    *,
    scenario: str = "Rhino",
    villain: CardDef | None = None,
    mode: str = "standard",
    stage: str | int = "",
    scheme_stage: str = "1B",
    threat: int = 0,
    villain_damage: int = 0,
    villain_status: tuple[str, ...] | list[str] = (),
    villain_attached: list[Any] | tuple[Any, ...] = (),
    side_schemes: list[Any] | tuple[Any, ...] = (),
    environments: list[Any] | tuple[Any, ...] = (),
    encounter: list[Any] | tuple[Any, ...] | None = None,
    encounter_discard: list[Any] | tuple[Any, ...] = (),
    accelerations: int = 0,
    heroic: int = 0,
    first: str = "A",
    active: str = "A",
    phase: str = "player",
    step: int = 1,
    windows: str = "turns",
    seats: list[int] | None = None,
    seed: int = 1,
    **sides: Any,
) -> Table:
    """A table in the player phase of round 1, in the turn of `active`; or as a step of the villain phase begins.

    A turn is asked about also where it can only be ended; of other questions with one answer only so with `windows` "all".
    """
    stage = ROMAN.get(str(stage), str(stage))
    if stage == "III" and villain is None:
        # the last stage is played in expert mode
        mode = "expert"
    names = [n for n in NAMES if n in sides]
    sides = {n: _by_alter_ego(sides[n]) for n in names}
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
        "windows": windows,
    }
    if seats is not None:
        setup["seats"] = seats
    s = blank(GAME, setup, seed, every=True)
    # the encounter deck was laid out last: a situation has its own
    if s.common(ENCOUNTER_DECK):
        del s.things[min(s.common(ENCOUNTER_DECK)) :]
    s.zones[s.shared(ENCOUNTER_DECK)] = ()
    made = {spelt(s.identity(i).up.values.name): s.identity(i).ref for i in range(len(names))}
    enemy = s.things[s.villain]
    if villain is not None:
        enemy.printed = villain
    enemy.face = _stage(enemy.printed, stage or enemy.printed.faces[0].stage)
    enemy.damage = villain_damage
    enemy.status = _statuses(villain_status)
    scheme = s.things[s.scheme]
    scheme.face = _stage(scheme.printed, scheme_stage)
    scheme.threat = threat
    made[spelt(enemy.up.values.name)] = enemy.ref
    for card in environments:
        _place(s, card, -1, s.shared(VILLAIN_AREA), made)
    for card in villain_attached:
        what, more = card if isinstance(card, tuple) else (card, {})
        _place(s, put(what, **{**more, "on": enemy.ref}), -1, s.shared(VILLAIN_AREA), made)
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
    if phase == "villain":
        _villain_phase(s, step)
    elif phase == "player":
        _under_way(s)
    else:
        raise LookupError(f"phase must be 'player' or 'villain', not {phase!r}")
    return Table(s)


def _by_alter_ego(given: dict[str, Any]) -> dict[str, Any]:
    """A side that begins with the title of an alter-ego is that of its hero, in alter-ego form."""
    called = [f for f in all_facts().values() if f["name"] == given["hero"] and f["kind"] in ("hero", "alter_ego")]
    if any(f["kind"] == "hero" for f in called) or not called or "back" not in called[0]:
        return given
    return {"form": "alter-ego", **given, "hero": called[0]["back"]}


def _stage(printed: CardDef, stage: str) -> int:
    """The face of a stage."""
    stages = [f.stage for f in printed.faces]
    if stage not in stages:
        raise LookupError(f"{printed.name} has no stage {stage!r} here, but {', '.join(stages)}")
    return stages.index(stage)


def _statuses(given: Any) -> frozenset[str]:
    """Status cards by name, one or several."""
    names = (given,) if isinstance(given, str) else tuple(given)
    for name in names:
        if name not in (STUNNED, CONFUSED, TOUGH):
            raise LookupError(f"a status card is 'stunned', 'confused' or 'tough', not {name!r}")
    return frozenset(names)


def _side(s: ChState, i: int, given: dict[str, Any], made: dict[str, int]) -> None:
    identity = s.identity(i)
    form = given.pop("form", "hero")
    want = form.replace("-", "_")
    faces = [k for k, f in enumerate(identity.printed.faces) if want in (f.values.kind, f.values.name, f.code)]
    if not faces:
        raise LookupError(f"form must be 'hero' or 'alter-ego' (or the code of a side), not {form!r}")
    identity.face = faces[0]
    for f in identity.printed.faces:
        made[spelt(f.values.name)] = identity.ref
    identity.damage = given.pop("damage", 0)
    identity.status = _statuses(given.pop("status", ()))
    identity.exhausted = given.pop("exhausted", False)
    for card in given.pop("minions", ()):
        n = _place(s, card, -1, i * ZONES + AREA, made)
        if s.things[n].host < 0:
            s.things[n].engaged = i
    for _ in range(given.pop("drones", 0)):
        n = _place(s, FILLER, i, i * ZONES + AREA, made, known=False)
        s.things[n].down, s.things[n].controller, s.things[n].engaged = True, -1, i
    for card in given.pop("play", ()):
        _place(s, card, i, i * ZONES + AREA, made)
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
    elif "on" in state or zone == s.shared(VILLAIN_AREA):
        # a player's card on another is that of the player whose identity it comes with; any other that of the one it lies before
        owner = next((i for i in range(s.starters) if d.set_ and s.identity(i).printed.set_ == d.set_), max(0, owner))
        zone = owner * ZONES + AREA
    n = add(s, d, owner, zone)
    c = s.things[n]
    c.known = ALL_SEATS if known else 0
    c.stamp = s.tick()
    state = dict(state)
    attached = state.pop("attached", ())
    if "on" in state:
        on = state.pop("on")
        c.host = made[spelt(on)] if isinstance(on, str) else on
        if c.owner < 0:
            s.take(zone, n)
            c.zone = s.get(c.host).zone
            s.put(c.zone, n)
    if "counters" in state:
        c.counters = tuple(sorted(state.pop("counters").items()))
    if "status" in state:
        c.status = _statuses(state.pop("status"))
    for key, value in state.items():
        if not hasattr(c, key):
            raise LookupError(f"a card knows no {key}")
        setattr(c, key, value)
    player = s.player_of(n)
    if player >= 0 and zone % ZONES == AREA:
        c.controller = player if c.owner >= 0 and not c.down else -1
        if not c.counters and not c.down:
            c.counters = starting(s, c.up)
    made.setdefault(spelt(d.name), c.ref)
    for other in attached:
        what, more = other if isinstance(other, tuple) else (other, {})
        _place(s, put(what, **{**more, "on": c.ref}), player, c.zone, made)
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


def _villain_phase(s: ChState, step: int) -> None:
    """The frames of the villain phase, as one of its steps begins; nobody's turn is under way."""
    s.phase = VILLAIN_PHASE
    s.active = -1
    game = Game()
    game.pc = 2
    round_ = Round()
    round_.pc = 5
    phase = VillainPhase()
    phase.goto({1: "first_step", 2: "second_step", 3: "third_step", 4: "fourth_step"}[step])
    for f in (game, round_, phase):
        f.token = s.token
        s.frames.append(f)
