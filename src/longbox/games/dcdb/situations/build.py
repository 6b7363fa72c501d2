"""Set a table, act on it by name, look at what came of it.

    t = situation(A=side("Batman", hand=["Nth Metal", "Punch"], deck=["Kick"]), B=side(hand=["Lasso of Truth"]), line_up=["Bane"])
    t.A.plays("Nth Metal")
    t.A.picks_none()
    assert t.power == 2

A side takes its main character or a list of them, `hand`, `deck` (top first), `discard` (top last), `play`, `below`, `vp`. The table takes
`line_up`, `main_deck` (top first), `super_villains` (top first) with `face_up` (False: the top one has yet to appear), `kicks`, `weaknesses`,
`reserve` (how many), `destroyed`, `outside` (main characters that nobody has), `active`, `first`, `power`, `format`, `played_turns`, `seed`.
A card is a name or a CardDef (a `stand_in`).
It is the turn of `active`, who may act. What is not given is filled up with cards that do nothing.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb.catalog import called, card, define
from longbox.games.dcdb.decks.formats import format_named
from longbox.games.dcdb.decks.setup import add
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.rules.turn import Game, Turn
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import (
    ALL_SEATS,
    BASIC,
    BELOW,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HIDDEN,
    KICKS,
    LINE_UP,
    MAIN,
    MAIN_CHARACTER,
    MAIN_DECK,
    PLAY,
    REMOVED,
    RESERVE,
    SHARED,
    SUPER_VILLAIN,
    SUPER_VILLAINS,
    WEAKNESSES,
    ZONES,
    CardDef,
    DcPlayer,
    DcState,
)

Given = str | CardDef
#: the sets that are games of their own, in the order in which they came
_BIG_SETS: Final = ("Base Set", "Heroes Unite", "Forever Evil", "Teen Titans")
_NAMES: Final = ("A", "B", "C", "D", "E")
_PLACES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "below": BELOW}


def stand_in(name: str, kind: str, *text: Any, cost: int = 0, vp: int | str = 0, words: tuple[str, ...] = ()) -> CardDef:
    """A card made up for a test: its type, facts and text."""
    return define({"name": name, "type": kind, "cost": cost, "vp": vp, "words": words}, "made up", list(text))


#: a card that does nothing, to fill decks with, and Super-Villains that do nothing
FILLER: Final = stand_in("Filler", BASIC)
MENACES: Final = tuple(stand_in(f"Menace {n}", SUPER_VILLAIN, cost=8, vp=4) for n in (1, 2, 3))


def side(main: Given | list[Given] | None = None, /, **given: Any) -> dict[str, Any]:
    """One player's side."""
    return {"main": main, **given} if main is not None else given


def meant(given: Any, main: bool = False) -> CardDef:
    """The card that is given, by name or as it is."""
    if isinstance(given, CardDef):
        return given
    if not isinstance(given, str):
        raise LookupError(f"a card is a name or a stand_in, not {given!r}")
    if given == "Filler":
        return FILLER
    # a name that several sets have is that of the first big set with it, unless it names another
    found = {c.set: c for c in called(given, main=main)}
    return next((found[name] for name in _BIG_SETS if name in found), None) or card(given, main=main)


def situation(
    *,
    line_up: list[Given] | tuple[Given, ...] = (),
    main_deck: list[Given] | None = None,
    super_villains: list[Given] | None = None,
    face_up: bool = True,
    kicks: int = 16,
    weaknesses: int = 20,
    reserve: int = 0,
    destroyed: list[Given] | tuple[Given, ...] = (),
    outside: list[Given] | tuple[Given, ...] = (),
    active: str = "A",
    first: str = "A",
    power: int = 0,
    format: str = "base",
    turns: int = 1,
    seed: int = 1,
    **sides: dict[str, Any],
) -> Table:
    """A table in the turn of `active`."""
    names: list[str] = [n for n in _NAMES if n in sides]
    unknown = [n for n in sides if n not in _NAMES]
    if unknown:
        raise LookupError(f"{unknown[0]!r} is no side and nothing that a table takes; sides are A to E")
    if names != list(_NAMES[: len(names)]) or len(names) < 2:
        raise LookupError("the sides are A, B ... without a gap, two at least")
    for who, what in ((active, "active"), (first, "first")):
        if who not in names:
            raise LookupError(f"{what} is {who!r}; the sides are {', '.join(names)}")
    s = DcState(GAME, seed, {"names": names, "windows": "turns"}, format_named(format))
    s.starters = len(names)
    s.order = tuple(range(len(names)))
    for i, name in enumerate(names):
        s.add_thing(DcPlayer(i, name, i))
    s.zones = [()] * (len(names) * ZONES + SHARED)
    for i, name in enumerate(names):
        _lay_side(s, i, name, sides[name])
    for kind, cards, known in (
        (LINE_UP, line_up, ALL_SEATS),
        (MAIN_DECK, [FILLER] * 20 if main_deck is None else main_deck, 0),
        (DESTROYED, destroyed, ALL_SEATS),
        (SUPER_VILLAINS, MENACES if super_villains is None else super_villains, 0),
    ):
        for given in cards:
            add(s, meant(given), 1, s.index(kind), -1, known)
    for given in outside:
        add(s, meant(given, True), 1, s.index(REMOVED), -1, ALL_SEATS)
    add(s, card("Kick"), kicks, s.index(KICKS), -1, ALL_SEATS)
    add(s, card("Weakness"), weaknesses, s.index(WEAKNESSES), -1, ALL_SEATS)
    add(s, card("Weakness"), reserve, s.index(RESERVE), -1, ALL_SEATS)
    if face_up and s.shared(SUPER_VILLAINS):
        s.up = s.shared(SUPER_VILLAINS)[0]
        s.cards[s.up].known = ALL_SEATS
    player = names.index(active)
    s.first = names.index(first)
    s.last = s.order[player - 1]
    s.active = player
    s.turn = turns
    s.power = power
    s.memory.begin("turn")
    game, turn = Game(), Turn(player)
    game.goto("again")
    turn.goto("act")
    s.frames = [game, turn]
    return Table(s)


def _lay_side(s: DcState, i: int, name: str, given: dict[str, Any]) -> None:
    """The cards of one side."""
    main = given.get("main", given.get("hero"))
    for each in main if isinstance(main, list) else [main] if main is not None else []:
        printed = meant(each, True)
        if printed.kind != MAIN_CHARACTER:
            raise LookupError(f"{name}: {printed.name} is no main character but a {printed.kind}")
        add(s, printed, 1, s.index(MAIN, i), i, ALL_SEATS)
    for field, value in given.items():
        if field in ("main", "hero"):
            continue
        if field == "vp":
            s.players[i].vp = value
        elif field not in _PLACES:
            raise LookupError(f"{name}: a side has no {field!r}; it has main, vp, {', '.join(_PLACES)}")
    for field, kind in _PLACES.items():
        cards = given.get(field, [FILLER] * 10 if field == "deck" else [])
        owner = -1 if kind == BELOW else i
        known = (1 << i if kind == HAND else 0) if kind in HIDDEN else ALL_SEATS
        for each in cards:
            number = add(s, meant(each), 1, s.index(kind, i), owner, known)
            s.cards[number].stamp = s.tick()


__all__ = ["FILLER", "MENACES", "side", "situation", "stand_in"]
