"""Situations of Marvel Champions: set a table, act on it by name, look at what came of it.

    t = situation("champions", A=side("Spider-Man", hand=["Backflip"], minions=["Vulture"]), scenario="Rhino", threat=3)
    t.A.attacks("Spider-Man", "Vulture")
    t.enemy_attacks("Rhino", "A")
    t.A.picks("Backflip")
    assert t["Spider-Man"].damage == 0

A side takes `form` ("hero" unless given, "alter-ego", or the code of a side), `hand`, `deck` (top first), `discard` (top last),
`play`, `minions`, `drones` (how many, face down, or which cards), `dealt` (face-down encounter cards, the next first), `damage` or
`left` (hit points), `status`, `exhausted`, `attached` (what lies on the identity), `changed_form` (already this round), `used` (titles whose
limit is used up), `invocations` (that deck, top first).
The table takes `scenario` (or a `villain` of its own: a title, a code, or a card with a face for each stage), `mode`, `stage` (the first
unless given), `scheme_stage`, `threat`, `accelerations` (tokens), `heroic`, `skirmish` (the only stage), `villain_damage` or `villain_left`,
`villain_status`, `villain_attached`, `side_schemes`, `environments` (Ultron's drones come by themselves), `encounter` (the deck, top first),
`encounter_discard`, `first`, `active`, `round`, `phase` ("player", "villain" with the `step` of it that begins, or "setup"), `windows`, `seats`,
`seed`.
A card is a title (of several the core set's, and the first of that), a code, a CardDef (a stand-in) or
`put(card, damage=2, attached=["Inspired"], ...)`.
A player's card that lies on another belongs to the player whose identity it comes with, any other to that of the side (or the first).
A nemesis or obligation of a hero who plays is the one set aside: laid elsewhere, it is not aside any more.
Cards lie as they are laid: what happens as a card enters play has not happened, but uses counters are on it, and a side scheme has its threat.
"""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from longbox.games.champions.card import CONFUSED, EVENT, STUNNED, TOUGH, CardDef, Face
from longbox.games.champions.catalog import CATALOG, all_facts, texts
from longbox.games.champions.entering import starting
from longbox.games.champions.game import GAME
from longbox.games.champions.reading import by_name_only, nearest
from longbox.games.champions.scenarios import named
from longbox.games.champions.setup import add, blank
from longbox.games.champions.situation_checks import (
    OF_CARDS,
    hero,
    lies,
    listed,
    near,
    player,
    players,
    takes_damage,
    with_article,
)
from longbox.games.champions.situation_table import Table, spelt
from longbox.games.champions.state import (
    ALL_SEATS,
    AREA,
    ASIDE,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HAND,
    INVOCATIONS,
    NEMESIS,
    PLAYER_PHASE,
    REMOVED,
    UNDER,
    VILLAIN_AREA,
    VILLAIN_PHASE,
    ZONES,
    ChCard,
    ChState,
)
from longbox.games.champions.turn import Game, PlayerTurn, Round, Turns, VillainPhase
from longbox.kernel.queries import Scope

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
    """A card with more to say of it: damage or left (hit points), threat, status=[...], exhausted, counters={...}, attached=[...],
    on="title" (its host), under=[...] (cards face down beneath it)."""
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
    if spelt(card) in ("blank", "filler"):
        return BLANK if spelt(card) == "blank" else FILLER
    known = all_facts()
    titled = _titled().get(spelt(card), [])
    codes = [c for c in titled if known[c]["kind"] not in ("hero", "alter_ego", "villain", "main_scheme")]
    core = [c for c in codes if known[c]["pack"] == "core"]
    # of printings that differ in their resource alone the first
    codes = core[:1] if len({known[c]["kind"] for c in core}) == 1 else codes
    if len(codes) == 1:
        return CATALOG[codes[0]]
    if codes:
        raise LookupError(f"{card!r} names several cards: {', '.join(codes)}; give the code of one")
    others = [c for c in titled if c not in codes]
    if others:
        raise LookupError(f"{card!r} is {with_article(known[others[0]]['kind'])}: the scenario or the side names it")
    unknown = by_name_only(card)
    if unknown:
        raise LookupError(f"{unknown[0]} A stand_in can be made for it")
    close = nearest(card)
    raise LookupError(f"{card!r} names no card that Longbox knows{'; perhaps ' + ' or '.join(close) if close else ''}")


def _villain(name: str, stage: str) -> CardDef:
    """A stage of a villain that no scenario has, by title or code: the first unless `stage` says which. LookupError if none or several fit."""
    known = {c: f for c, f in all_facts().items() if c in texts() and f["kind"] == "villain"}
    if name in known:
        return CATALOG[name]
    titled = [c for c in sorted(known) if spelt(known[c]["name"]) == spelt(name)]
    found = [c for c in titled if known[c]["stage"] == (stage or known[titled[0]]["stage"])]
    if len(found) > 1:
        raise LookupError(f"{name!r} names several villains: {', '.join(found)}; give the code of one")
    if titled and not found:
        stages = dict.fromkeys(known[c]["stage"] for c in titled)
        raise LookupError(f"{name} has no stage {stage!r} here, but {', '.join(stages)}")
    if not found:
        raise LookupError(f"{name!r} names no villain that Longbox knows: {near(name, {f['name'] for f in known.values()})}")
    return CATALOG[found[0]]


def situation(
    *,
    scenario: str = "Rhino",
    villain: CardDef | str | None = None,
    mode: str = "standard",
    stage: str | int = "",
    scheme_stage: str = "1B",
    threat: int = 0,
    villain_damage: int = 0,
    villain_left: int | None = None,
    villain_status: tuple[str, ...] | list[str] = (),
    villain_attached: list[Any] | tuple[Any, ...] = (),
    side_schemes: list[Any] | tuple[Any, ...] = (),
    environments: list[Any] | tuple[Any, ...] | None = None,
    encounter: list[Any] | tuple[Any, ...] | None = None,
    encounter_discard: list[Any] | tuple[Any, ...] = (),
    accelerations: int = 0,
    heroic: int = 0,
    skirmish: str | int = "",
    first: str = "A",
    active: str = "A",
    round: int = 1,
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
    names = players(sides, _FIELDS)
    sides = {n: _by_alter_ego(hero(sides[n], n)) for n in names}
    heroes = [sides[n]["hero"] for n in names]
    setup: dict[str, Any] = {
        "heroes": heroes,
        "decks": [{} for _ in heroes],
        "scenario": scenario,
        "mode": mode,
        "modular": [],
        "names": names,
        "first": player(first, names, "first"),
        "heroic": heroic,
        "skirmish": str(skirmish),
        "windows": windows,
    }
    if seats is not None:
        setup["seats"] = seats
    if phase == "setup":
        return _from_the_beginning(setup, [sides[n] for n in names], seed)
    s = blank(GAME, setup, seed, every=True)
    # the encounter deck was laid out last: a situation has its own
    if s.common(ENCOUNTER_DECK):
        del s.things[min(s.common(ENCOUNTER_DECK)) :]
    s.zones[s.shared(ENCOUNTER_DECK)] = ()
    made = {spelt(s.identity(i).up.values.name): s.identity(i).ref for i in range(len(names))}
    enemy = s.things[s.villain]
    if villain is not None:
        enemy.printed = villain if isinstance(villain, CardDef) else _villain(villain, stage)
    enemy.face = _stage(enemy.printed, stage or enemy.printed.faces[0].stage)
    enemy.damage = villain_damage
    enemy.status = _statuses(villain_status)
    scheme = s.things[s.scheme]
    scheme.face = _stage(scheme.printed, scheme_stage)
    scheme.threat = threat
    made[spelt(enemy.up.values.name)] = enemy.ref
    if environments is None:
        # where a scenario's set-up puts them into play
        environments = ["Ultron Drones"] if villain is None and named(scenario).set_ == "ultron" else []
    for card in listed(environments):
        _place(s, card, -1, s.shared(VILLAIN_AREA), made, "environments")
    for card in listed(villain_attached):
        what, more = card if isinstance(card, tuple) else (card, {})
        if not isinstance(what, CardDef):
            lies(definition(what), "villain_attached", {})
        _place(s, put(what, **{**more, "on": enemy.ref}), -1, s.shared(VILLAIN_AREA), made)
    for card in listed(side_schemes):
        n = _place(s, card, -1, s.shared(VILLAIN_AREA), made, "side_schemes")
        if not s.things[n].threat:
            s.things[n].threat = max(1, s.per_player(s.things[n].up.base_threat))
    for i, name in enumerate(names):
        given = dict(sides[name])
        given.pop("hero")
        _side(s, i, given, made)
    for card in listed(encounter) if encounter is not None else [BLANK] * 20:
        _place(s, card, -1, s.shared(ENCOUNTER_DECK), made, "encounter", known=False)
    for card in listed(encounter_discard):
        _place(s, card, -1, s.shared(ENCOUNTER_DISCARD), made, "encounter_discard")
    if villain_left is not None:
        enemy.damage += _left(s, s.villain) - villain_left
    for n in s.everything():
        if s.things[n].damage < 0:
            raise LookupError(f"{s.now(n).name} has {s.left(n) + s.things[n].damage} hit points, not {s.left(n)} left")
        if s.things[n].damage and _left(s, n) <= 0:
            v = s.now(n)
            raise LookupError(
                f"{v.name} has {s.left(n) + s.things[n].damage} hit points: with {s.things[n].damage} damage it is defeated"
            )
    if threat and 0 < (target := s.per_player(s.things[s.scheme].up.target)) <= threat:
        raise LookupError(f"{s.now(s.scheme).name} is completed with {target} threat: it can't have {threat}")
    s.accelerations = accelerations
    s.phase = PLAYER_PHASE
    s.round = round
    s.active = player(active, names, "active")
    for span in ("round", "phase", "turn"):
        s.memory.begin(span)
    for i, name in enumerate(names):
        _so_far(s, i, sides[name])
    if phase == "villain":
        _villain_phase(s, step)
    elif phase == "player":
        _under_way(s)
    else:
        raise LookupError(f"phase must be 'setup', 'player' or 'villain', not {phase!r}")
    s.table = None
    return Table(s)


def _from_the_beginning(setup: dict[str, Any], sides: list[dict[str, Any]], seed: int) -> Table:
    """A game of these heroes with their starter decks as its set-up begins: what is dealt depends on the seed."""
    for given in sides:
        for field in given:
            if field not in ("hero", "form"):
                raise LookupError(f"the set-up lays the table itself: a side has its hero alone, and no {field!r}")
    return Table(GAME.start({k: v for k, v in setup.items() if k not in ("decks", "modular")}, seed))


def _left(s: ChState, n: int) -> int:
    """The hit points that a character has left as the table lies so far."""
    s.table = None
    return s.left(n)


#: the fields of a table
_FIELDS = tuple(n for n in inspect.signature(situation).parameters if n != "sides")


def _by_alter_ego(given: dict[str, Any]) -> dict[str, Any]:
    """A side that begins with the title of an alter-ego is that of its hero, in alter-ego form."""
    called = [f for f in all_facts().values() if f["kind"] in ("hero", "alter_ego") and spelt(f["name"]) == spelt(given["hero"])]
    heroes = [f for f in called if f["kind"] == "hero"]
    if heroes:
        return {**given, "hero": given["hero"] if given["hero"] in {f["name"] for f in heroes} else heroes[0]["name"]}
    if not called or "back" not in called[0]:
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
    for card in listed(given.pop("minions", ())):
        n = _place(s, card, -1, i * ZONES + AREA, made, "minions")
        if s.things[n].host < 0:
            s.things[n].engaged = i
    drones = given.pop("drones", 0)
    for card in [FILLER] * drones if isinstance(drones, int) else listed(drones):
        n = _place(s, card, i, i * ZONES + AREA, made, known=False)
        s.things[n].down, s.things[n].controller, s.things[n].engaged = True, -1, i
        s.things[n].counters = ()
    for card in listed(given.pop("play", ())):
        _place(s, card, i, i * ZONES + AREA, made, "play")
    for key, zone, known in (("hand", HAND, True), ("deck", DECK, False), ("discard", DISCARD, True)):
        for card in listed(given.pop(key, [FILLER] * 20 if key == "deck" else ())):
            n = _place(s, card, i, i * ZONES + zone, made, key, known=known)
            if zone == HAND:
                s.things[n].known = 1 << s.things[i].seat
    wanted = given.pop("invocations", None)
    if wanted is not None:
        _invocations(s, wanted)
    for card in listed(given.pop("dealt", ())):
        _place(s, card, -1, i * ZONES + DEALT, made, "dealt", known=False)
    for card in listed(given.pop("attached", ())):
        what, more = card if isinstance(card, tuple) else (card, {})
        _place(s, put(what, **{**more, "on": identity.ref}), i, i * ZONES + AREA, made)
    left = given.pop("left", None)
    if left is not None:
        identity.damage += _left(s, identity.number) - left


def _so_far(s: ChState, i: int, given: dict[str, Any]) -> None:
    """What a player has done this round already: changed form, used up the limits of cards."""
    s.things[i].changed_form = bool(given.get("changed_form", False))
    for title in listed(given.get("used", ())):
        found = [c for c in s.things if isinstance(c, ChCard) and spelt(title) in {spelt(f.values.name) for f in c.printed.faces}]
        limited = [
            (c, k * 100 + j, ability)
            for c in found
            if s.player_of(c.number) in (i, -1)
            for k, face in enumerate(c.printed.faces)
            for j, ability in enumerate(face.values.abilities)
            if getattr(ability, "limit", None) is not None
        ]
        if not limited:
            raise LookupError(f"nothing with a limit is called {title!r} on this table")
        for c, index, ability in limited:
            most, span = ability.limit
            key = s.game.use_key(s, (c.ref, index), Scope(i, c.ref))
            for _ in range(most - s.memory.count(key, span)):
                s.memory.use(key, span)


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


def _place(s: ChState, given: Any, owner: int, zone: int, made: dict[str, int], where: str = "", known: bool = True) -> int:
    """One card where it is to lie."""
    card, state = given if isinstance(given, tuple) else (given, {})
    d = definition(card)
    if not isinstance(card, CardDef):
        # a stand-in lies wherever the test wants it
        lies(d, where, state)
    if d.faction == "encounter":
        owner = -1
    elif "on" in state or zone in (s.shared(VILLAIN_AREA), s.shared(UNDER)):
        # a player's card on another is that of the player whose identity it comes with; any other that of the one it lies before
        owner = next((i for i in range(s.starters) if d.set_ and s.identity(i).printed.set_ == d.set_), max(0, owner))
        zone = zone if zone == s.shared(UNDER) else owner * ZONES + AREA
    n = _from_aside(s, d, zone)
    if n < 0:
        n = add(s, d, owner, zone)
    c = s.things[n]
    c.known = ALL_SEATS if known else 0
    c.stamp = s.tick()
    state = dict(state)
    attached, under, left = listed(state.pop("attached", ())), listed(state.pop("under", ())), state.pop("left", None)
    if "on" in state:
        on = state.pop("on")
        if isinstance(on, str) and spelt(on) not in made:
            raise LookupError(f"there is no {on!r} on this table yet to lay {d.name} on")
        c.host = made[spelt(on)] if isinstance(on, str) else on
        if c.owner < 0:
            s.take(zone, n)
            c.zone = s.get(c.host).zone
            s.put(c.zone, n)
    if "damage" in state and not takes_damage(d.kind, bool(state.get("down"))):
        state["counters"] = {**state.get("counters", {}), "damage": state.pop("damage")}
    if "counters" in state:
        c.counters = tuple(sorted(state.pop("counters").items()))
    if "status" in state:
        c.status = _statuses(state.pop("status"))
    for key, value in state.items():
        if not hasattr(c, key):
            raise LookupError(f"a card knows no {key!r}: {near(key, OF_CARDS)}")
        setattr(c, key, value)
    player = s.player_of(n)
    if player >= 0 and zone % ZONES == AREA:
        c.controller = player if c.owner >= 0 and not c.down else -1
    if s.in_play(n) and not c.counters and not c.down:
        c.counters = starting(s, c.up)
    made.setdefault(spelt(d.name), c.ref)
    for other in attached:
        what, more = other if isinstance(other, tuple) else (other, {})
        if definition(what).kind == EVENT:
            # such a card lies there face up without being in play
            s.things[_place(s, other, max(0, player), s.shared(UNDER), made)].host = c.ref
            continue
        _place(s, put(what, **{**more, "on": c.ref}), player, c.zone, made)
    for other in under:
        beneath = _place(s, other, max(0, player), s.shared(UNDER), made, known=False)
        s.things[beneath].host = c.ref
    if left is not None:
        c.damage += _left(s, n) - left
    return n


def _from_aside(s: ChState, d: CardDef, zone: int) -> int:
    """A nemesis or obligation that is laid somewhere is the one that was set aside, and lies there no longer. -1 if it is none."""
    zones = [*(i * ZONES + NEMESIS for i in range(s.starters)), s.shared(ASIDE)]
    for apart in zones if d.faction == "encounter" and zone not in zones else ():
        for n in s.zones[apart]:
            if s.things[n].printed is d:
                s.take(apart, n)
                s.things[n].zone = zone
                s.put(zone, n)
                return n
    return -1


def on_top(s: ChState, card: str | CardDef) -> int:
    """A card that was not in the game is put on top of the encounter deck."""
    zone = s.shared(ENCOUNTER_DECK)
    n = _place(s, card, -1, zone, {}, "encounter", known=False)
    s.zones[zone] = (n, *(m for m in s.zones[zone] if m != n))
    ref: int = s.things[n].ref
    return ref


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
    steps = {1: "first_step", 2: "second_step", 3: "third_step", 4: "fourth_step", 5: "fifth_step"}
    if step not in steps:
        raise LookupError(f"the villain phase has steps 1 to 5, not {step!r}")
    phase = VillainPhase()
    phase.goto(steps[step])
    for f in (game, round_, phase):
        f.token = s.token
        s.frames.append(f)
