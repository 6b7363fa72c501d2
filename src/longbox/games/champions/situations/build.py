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

from longbox.games.champions.catalog.catalog import all_facts, heroes
from longbox.games.champions.decks.scenarios import named
from longbox.games.champions.decks.setup import blank
from longbox.games.champions.game import GAME
from longbox.games.champions.situations.begin import from_the_beginning, under_way, villain_phase
from longbox.games.champions.situations.cards import BLANK, ROMAN, definition, stacked, statuses, upon, villain_named
from longbox.games.champions.situations.complaints import Cards, SideData, hero, hit_points, lies, listed, player, players
from longbox.games.champions.situations.laying import hit_points_left, lay, lay_side, so_far, stage_face
from longbox.games.champions.situations.look import spelt
from longbox.games.champions.situations.table import Table
from longbox.games.champions.state import (
    ASIDE,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HERO,
    PLAYER_PHASE,
    REMOVED,
    VICTORY,
    VILLAIN_AREA,
    CardDef,
)

#: what Ultron's set-up puts into play
DRONES = "Ultron Drones"


def situation(
    *,
    scenario: str = "Rhino",
    villain: CardDef | str | list[CardDef] | None = None,
    main_scheme: CardDef | list[CardDef] | None = None,
    mode: str = "standard",
    stage: str | int = "",
    scheme_stage: str = "1B",
    threat: int = 0,
    villain_damage: int = 0,
    villain_left: int | None = None,
    villain_status: tuple[str, ...] | list[str] = (),
    villain_attached: Cards = (),
    side_schemes: Cards = (),
    environments: Cards | None = None,
    encounter: Cards | None = None,
    encounter_discard: Cards = (),
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
    modular: list[str] | None = None,
    set_aside: Cards = (),
    victory: Cards = (),
    removed: Cards = (),
    until: str = "",
    **sides: object,
) -> Table:
    """A table in the player phase of round 1, in the turn of `active`; or as a step of the villain phase begins.

    A turn is asked about also where it can only be ended; of other questions with one answer only so with `windows` "all".
    """
    changed = {n: v for n, v in locals().items() if n in _PLAIN and v != _PLAIN[n]}
    stage = ROMAN.get(str(stage), str(stage))
    if stage == "III" and villain is None:
        # the last stage is played in expert mode
        mode = "expert"
    names = players(sides, _FIELDS)
    laid = {n: _by_alter_ego(hero(sides[n], n)) for n in names}
    made_up = {i: first_ for i, n in enumerate(names) if isinstance(first_ := laid[n]["hero"], CardDef)}
    if windows not in ("turns", "all"):
        raise LookupError(f"windows is 'turns' (what has one answer only is not asked, but for turns) or 'all', not {windows!r}")
    if type(round) is not int or round < 1:
        raise LookupError(f"rounds are counted from 1, and are not {round!r}")
    for word, value in (
        ("threat", threat),
        ("villain_damage", villain_damage),
        ("accelerations", accelerations),
    ):
        if type(value) is not int or value < 0:
            raise LookupError(f"{word} is a number from 0 on, not {value!r}")
    setup: dict[str, object] = {
        "heroes": _codes([laid[n]["hero"] for n in names]),
        "decks": [{} for _ in names],
        "scenario": scenario,
        "mode": mode,
        "modular": [] if modular is None else modular,
        "names": names,
        "first": player(first, names, "first"),
        "heroic": heroic,
        "skirmish": str(skirmish),
        "windows": windows,
    }
    if seats is not None:
        setup["seats"] = seats
    if phase == "setup":
        if modular is None:
            del setup["modular"]
        return Table(from_the_beginning(setup, [laid[n] for n in names], encounter, seed, changed), until)
    if modular is not None:
        raise LookupError(
            "'modular' says what the set-up shuffles together: it goes with phase='setup', else 'encounter' lays the deck"
        )
    if phase != "villain" and step != 1:
        raise LookupError(f"'step' is one of the villain phase: phase='villain', step={step!r}")
    s = blank(GAME, setup, seed, every=True, made=made_up)
    # the encounter deck was laid out last: a situation has its own
    if s.common(ENCOUNTER_DECK):
        del s.things[min(s.common(ENCOUNTER_DECK)) :]
    s.zones[s.shared(ENCOUNTER_DECK)] = ()
    made = {spelt(s.identity(i).up.values.name): s.identity(i).ref for i in range(len(names))}
    enemy = s.cards[s.villain]
    if villain is not None:
        enemy.printed = (
            villain_named(villain, stage) if isinstance(villain, str) else _of_mode(stacked(villain), scenario, mode, stage)
        )
    enemy.face = stage_face(enemy.printed, stage or enemy.printed.faces[0].stage)
    enemy.damage = villain_damage
    enemy.status = statuses(villain_status)
    scheme = s.cards[s.scheme]
    if main_scheme is not None:
        scheme.printed = stacked(main_scheme)
    stages = [f.stage for f in scheme.printed.faces]
    # one that was made up need have no stage
    scheme.face = (
        0
        if main_scheme is not None and scheme_stage not in stages and stages == [""]
        else stage_face(scheme.printed, scheme_stage)
    )
    scheme.threat = threat
    made[spelt(enemy.up.values.name)] = enemy.ref
    around = listed([] if environments is None else environments, "environments")
    # as the scenario's set-up puts it into play, unless none is wanted, or it is among those given
    if villain is None and named(scenario).set_ == "ultron" and (around or environments is None):
        named_there = [definition(card[0] if isinstance(card, tuple) else card).name for card in around]
        around = around if DRONES in named_there else [DRONES, *around]
    for card in around:
        lay(s, card, -1, s.shared(VILLAIN_AREA), made, "environments")
    for card in listed(villain_attached, "villain_attached"):
        what = card[0] if isinstance(card, tuple) else card
        if not isinstance(what, CardDef):
            lies(definition(what), "villain_attached", {})
        lay(s, upon(card, enemy.ref), -1, s.shared(VILLAIN_AREA), made)
    for card in listed(side_schemes, "side_schemes"):
        n = lay(s, card, -1, s.shared(VILLAIN_AREA), made, "side_schemes")
        if isinstance(card, tuple) and card[1].get("threat") == 0:
            raise LookupError(f"{s.now(n).name} without threat is defeated (champions:side-scheme): it can't lie there")
        if not s.cards[n].threat:
            s.cards[n].threat = max(1, s.per_player(s.cards[n].up.base_threat))
    for i, name in enumerate(names):
        given: SideData = {**laid[name]}
        given.pop("hero")
        lay_side(s, i, given, made)
    for card in listed(20 if encounter is None else encounter, "encounter", BLANK):
        lay(s, card, -1, s.shared(ENCOUNTER_DECK), made, "encounter", known=False)
    for card in listed(encounter_discard, "encounter_discard", BLANK):
        lay(s, card, -1, s.shared(ENCOUNTER_DISCARD), made, "encounter_discard")
    for cards, apart in ((set_aside, ASIDE), (victory, VICTORY), (removed, REMOVED)):
        for card in listed(cards):
            lay(s, card, 0, s.shared(apart), made)
    if villain_left is not None:
        enemy.damage += hit_points_left(s, s.villain) - villain_left
    for n in s.everything():
        if s.cards[n].damage < 0:
            raise LookupError(f"{s.now(n).name} has {hit_points(s.left(n) + s.cards[n].damage)}, not {s.left(n)} left")
        if s.cards[n].damage and hit_points_left(s, n) <= 0:
            v = s.now(n)
            raise LookupError(
                f"{v.name} has {hit_points(s.left(n) + s.cards[n].damage)}: with {s.cards[n].damage} damage it is defeated"
            )
    if threat and 0 < (target := s.per_player(s.cards[s.scheme].up.target)) <= threat:
        raise LookupError(f"{s.now(s.scheme).name} is completed with {target} threat: it can't have {threat}")
    s.accelerations = accelerations
    s.phase = PLAYER_PHASE
    s.round = round
    s.active = player(active, names, "active")
    for span in ("round", "phase", "turn"):
        s.memory.begin(span)
    for i, name in enumerate(names):
        so_far(s, i, laid[name])
    if phase == "villain":
        villain_phase(s, step)
    elif phase == "player":
        under_way(s)
    else:
        raise LookupError(f"phase must be 'setup', 'player' or 'villain', not {phase!r}")
    s.table = None
    return Table(s, until)


#: what a field of a table is unless it is given
_PLAIN = {n: p.default for n, p in inspect.signature(situation).parameters.items() if n != "sides"}


#: the fields of a table
_FIELDS = tuple(n for n in inspect.signature(situation).parameters if n != "sides")


def _of_mode(villain: CardDef, scenario: str, mode: str, stage: str) -> CardDef:
    """Of the stages of the scenario's own villain, with other figures, those that are played in that mode."""
    own = named(scenario)
    wanted = own.expert if mode == "expert" or stage == "III" else own.stages
    faces = [f for f in villain.faces if f.stage in wanted]
    played = villain.set_ == own.set_ and len(villain.faces) > len(wanted)
    return CardDef(faces, villain.code) if played else villain


def _codes(given: list[str | CardDef]) -> list[str]:
    """The heroes as a set-up has them: for one that is made up another keeps the place."""
    taken = {h for h in given if isinstance(h, str)}
    others = iter([code for title, code in heroes(True).items() if title not in taken and code not in taken])
    return [next(others) if isinstance(h, CardDef) else h for h in given]


def _by_alter_ego(given: SideData) -> SideData:
    """A side that begins with the title of an alter-ego is that of its hero, in alter-ego form."""
    if isinstance(given["hero"], CardDef):
        if given["hero"].kind != HERO:
            raise LookupError(f"{given['hero'].name} is no hero: identity('Ann', hp=10, ...) makes one up")
        return given
    called = [f for f in all_facts().values() if f["kind"] in ("hero", "alter_ego") and spelt(f["name"]) == spelt(given["hero"])]
    heroes = [f for f in called if f["kind"] == "hero"]
    if heroes:
        return {**given, "hero": given["hero"] if given["hero"] in {f["name"] for f in heroes} else heroes[0]["name"]}
    if not called or "back" not in called[0]:
        return given
    return {"form": "alter-ego", **given, "hero": called[0]["back"]}
