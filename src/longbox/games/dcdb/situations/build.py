"""Set a table, act on it by name, look at what came of it: docs/situations-dcdb.md tells all that can be laid, done and asked.

    t = situation(A=side("Batman", hand=["Nth Metal", "Punch"], deck=["Kick"]), B=side(hand=["Lasso of Truth"]), line_up=["Bane"])
    t.A.plays("Nth Metal")
    t.A.picks_none()
    assert t.power == 2

It is the turn of `active`, who may act. What is not given is filled up with cards that do nothing.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from longbox.games.dcdb.catalog import called, card, catalog, define
from longbox.games.dcdb.decks.formats import format_named
from longbox.games.dcdb.decks.setup import add
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.rules.turn import Game, Turn
from longbox.games.dcdb.situations.look import PAGE, like
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import (
    ABOVE,
    ALL_SEATS,
    ATTACHED,
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
    OWNERLESS,
    PLAY,
    REMOVED,
    RESERVE,
    SHARED,
    SUPER_VILLAIN,
    SUPER_VILLAINS,
    WEAKNESSES,
    ZONES,
    CardDef,
    DcCard,
    DcPlayer,
    DcState,
)
from longbox.kernel.text import joined

#: the sets that are games of their own, in the order in which they came
_BIG_SETS: Final = ("Base Set", "Heroes Unite", "Forever Evil", "Teen Titans")
_NAMES: Final = ("A", "B", "C", "D", "E")
_PLACES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "below": BELOW, "above": ABOVE}


@dataclass(frozen=True)
class Put:
    """A card as it is to be laid, with what is not as usual."""

    card: str | CardDef
    frozen: str = ""
    owner: str | None = None
    teamworked: str = ""
    rotated: int = 0
    down: bool = False


Given = str | CardDef | Put


def put(
    card: str | CardDef, *, frozen: str = "", owner: str | None = None, teamworked: str = "", rotated: int = 0, down: bool = False
) -> Put:
    """A card with what is not as usual.

    `frozen`: who has put a Frozen token on it; `owner`: whose card it is, "" for nobody's; `teamworked`: to the top of whose deck it goes when it
    leaves play; `rotated`: 90, 180 or 270 degrees; `down`: a main character that lies face down.
    """
    return Put(card, frozen, owner, teamworked, rotated, down)


def stand_in(name: str, kind: str, *text: Any, cost: int = 0, vp: int | str = 0, words: tuple[str, ...] = ()) -> CardDef:
    """A card made up for a test: its type, facts and text."""
    return define({"name": name, "type": kind, "cost": cost, "vp": vp, "words": words}, "made up", list(text))


#: a card that does nothing, to fill decks with, and Super-Villains that do nothing
FILLER: Final = stand_in("Filler", BASIC)
MENACES: Final = tuple(stand_in(f"Menace {n}", SUPER_VILLAIN, cost=8, vp=4) for n in (1, 2, 3))


def side(main: Given | list[Given] | None = None, /, **given: Any) -> dict[str, Any]:
    """One player's side."""
    return {"main": main, **given} if main is not None else given


def meant(given: Any, where: str, main: bool = False) -> CardDef:
    """The card that is given, by name or as it is."""
    if isinstance(given, Put):
        given = given.card
    if isinstance(given, CardDef):
        return given
    if not isinstance(given, str):
        raise LookupError(f"{where}: a card is a name, a stand_in(...) or put(...), not {given!r} ({PAGE})")
    if given == "Filler":
        return FILLER
    # a name that several sets have is that of the first big set with it, unless it names another
    found = {c.set: c for c in called(given, main=main)}
    if known := next((found[name] for name in _BIG_SETS if name in found), None):
        return known
    try:
        return card(given, main=main)
    except LookupError as error:
        if found:
            raise LookupError(f"{where}: {error}") from None
        there = [c.name for c in catalog().values() if (c.kind == MAIN_CHARACTER) is main and c.known_text]
        near = get_close_matches(given, there, 3, 0.7)
        others = f"; is {joined(near, 'or')} meant?" if near else ""
        raise LookupError(f"{where}: {error}{others}") from None


def situation(
    *,
    line_up: list[Given] | tuple[Given, ...] = (),
    main_deck: list[Given] | int | None = None,
    super_villains: list[Given] | None = None,
    face_up: bool = True,
    attached: list[Given] | tuple[Given, ...] = (),
    kicks: int = 16,
    weaknesses: int = 20,
    reserve: int = 0,
    destroyed: list[Given] | tuple[Given, ...] = (),
    removed: list[Given] | tuple[Given, ...] = (),
    outside: list[Given] | tuple[Given, ...] = (),
    active: str = "A",
    first: str = "A",
    power: int = 0,
    confrontation: bool = False,
    format: str = "base",
    turns: int = 1,
    seed: int = 1,
    **sides: dict[str, Any],
) -> Table:
    """A table in the turn of `active`."""
    names: list[str] = [n for n in _NAMES if n in sides]
    for field in sides:
        if field not in _NAMES:
            raise LookupError(f"{field!r} is no side, A to E, and nothing that a table takes: {like(field, _FIELDS)} ({PAGE})")
    if names != list(_NAMES[: len(names)]) or len(names) < 2:
        raise LookupError("the sides are A, B ... without a gap, two at least")
    for who, what in ((active, "active"), (first, "first")):
        if who not in names:
            raise LookupError(f"{what} is {who!r}; the sides are {', '.join(names)}")
    for what, count in (("kicks", kicks), ("weaknesses", weaknesses), ("reserve", reserve), ("turns", turns)):
        _whole(what, count, 1 if what == "turns" else 0)
    _whole("power", power, -99)
    s = DcState(GAME, seed, {"names": names, "windows": "turns"}, format_named(format))
    s.starters = len(names)
    s.order = tuple(range(len(names)))
    for i, name in enumerate(names):
        s.add_thing(DcPlayer(i, name, i))
    s.zones = [()] * (len(names) * ZONES + SHARED)
    for i, name in enumerate(names):
        _lay_side(s, i, name, sides[name])
    for what, kind, cards, known in (
        ("line_up", LINE_UP, line_up, ALL_SEATS),
        ("main_deck", MAIN_DECK, 20 if main_deck is None else main_deck, 0),
        ("destroyed", DESTROYED, destroyed, ALL_SEATS),
        ("removed", REMOVED, removed, ALL_SEATS),
        ("super_villains", SUPER_VILLAINS, list(MENACES) if super_villains is None else super_villains, 0),
        ("attached", ATTACHED, attached, ALL_SEATS),
    ):
        for given in _cards(cards, what):
            _lay(s, given, what, s.index(kind), -1, known)
    for given in outside:
        add(s, meant(given, "outside", True), 1, s.index(REMOVED), -1, ALL_SEATS)
    add(s, card("Kick"), kicks, s.index(KICKS), -1, ALL_SEATS)
    add(s, card("Weakness"), weaknesses, s.index(WEAKNESSES), -1, ALL_SEATS)
    add(s, card("Weakness"), reserve, s.index(RESERVE), -1, ALL_SEATS)
    if face_up and s.shared(SUPER_VILLAINS):
        s.up = s.shared(SUPER_VILLAINS)[0]
        s.cards[s.up].known = ALL_SEATS
    if attached and s.up < 0:
        raise LookupError("attached: cards are attached to the Super-Villain that lies face up (dcdb:6.051), and there is none")
    for n in s.shared(ATTACHED):
        s.cards[n].attached = s.up
    player = names.index(active)
    s.first = names.index(first)
    s.last = s.order[player - 1]
    s.active = player
    s.turn = turns
    s.power = power
    s.confrontation = confrontation
    s.memory.begin("turn")
    game, turn = Game(), Turn(player)
    game.goto("again")
    turn.goto("act")
    s.frames = [game, turn]
    return Table(s)


#: what a table takes
_FIELDS: Final = tuple(name for name in inspect.signature(situation).parameters if name != "sides")


def _whole(what: str, value: object, least: int) -> None:
    if type(value) is not int or value < least:
        raise LookupError(f"{what} is a number{f' from {least} on' if least >= 0 else ''}, not {value!r}")


def _cards(given: object, where: str) -> list[Any]:
    """The cards of a list, or so many that do nothing."""
    if type(given) is int and given >= 0:
        return [FILLER] * given
    if not isinstance(given, (list, tuple)):
        raise LookupError(f"{where} is a list of cards, or a number of cards that do nothing; not {given!r}")
    return list(given)


def _lay(s: DcState, given: Any, where: str, zone: int, owner: int, known: int) -> int:
    """One card as it is to lie; LookupError for what could not be so."""
    number = add(s, meant(given, where), 1, zone, owner, known)
    c = s.cards[number]
    if c.printed.kind == MAIN_CHARACTER:
        raise LookupError(f"{where}: {c.printed.name} is a main character, which is given first: side({c.printed.name!r}, ...)")
    if isinstance(given, Put):
        _put(s, c, given, where)
    return number


def _put(s: DcState, c: DcCard, given: Put, where: str) -> None:
    """What is not as usual with a card."""
    kind, name, names = s.kind_of(c.zone), c.printed.name, [p.name for p in (s.player(i) for i in range(s.starters))]
    for what, who in (("frozen", given.frozen), ("owner", given.owner or ""), ("teamworked", given.teamworked)):
        if who and who not in names:
            raise LookupError(f"{where}: {what} of {name} is {who!r}; the sides are {', '.join(names)}")
    if given.frozen and kind != LINE_UP:
        raise LookupError(f"{where}: {name} can be frozen in the Line-Up only (dcdb:6.197)")
    if (given.owner is not None or given.teamworked or given.rotated) and kind != PLAY:
        raise LookupError(f"{where}: {name} has another owner, is Teamworked or rotated in the play zone only (dcdb:6.320)")
    if given.rotated % 90 or given.rotated < 0:
        raise LookupError(f"{where}: {name} is rotated by 90, 180 or 270 degrees, not {given.rotated!r}")
    if given.down:
        raise LookupError(f"{where}: {name} is no main character, and so can't lie face down")
    if given.frozen:
        c.frozen = 1 << names.index(given.frozen)
    if given.teamworked:
        c.home = c.owner = names.index(given.teamworked)
    if given.owner is not None:
        c.owner = names.index(given.owner) if given.owner else -1
    c.turned = given.rotated // 90


def _lay_side(s: DcState, i: int, name: str, given: object) -> None:
    """The cards of one side."""
    if not isinstance(given, dict):
        raise LookupError(f"{name}: a side is written side(...), not {given!r} ({PAGE})")
    main = given.get("main", given.get("hero"))
    for each in main if isinstance(main, list) else [main] if main is not None else []:
        printed = meant(each, name, True)
        if printed.kind != MAIN_CHARACTER:
            raise LookupError(f"{name}: {printed.name} is no main character but a {printed.kind}")
        number = add(s, printed, 1, s.index(MAIN, i), i, ALL_SEATS)
        if isinstance(each, Put):
            s.cards[number].face = int(each.down)
    for field, value in given.items():
        if field in ("main", "hero"):
            continue
        if field == "vp":
            _whole(f"{name}: vp", value, 0)
            s.players[i].vp = value
        elif field not in _PLACES:
            raise LookupError(f"{name}: a side has no {field!r}: {like(field, ('vp', *_PLACES))} ({PAGE})")
    for field, kind in _PLACES.items():
        owner = -1 if kind in OWNERLESS else i
        known = (1 << i if kind == HAND else 0) if kind in HIDDEN else ALL_SEATS
        for each in _cards(given.get(field, 10 if field == "deck" else []), f"{name}: {field}"):
            number = _lay(s, each, f"{name}: {field}", s.index(kind, i), owner, known)
            s.cards[number].stamp = s.tick()


__all__ = ["FILLER", "MENACES", "Put", "put", "side", "situation", "stand_in"]
