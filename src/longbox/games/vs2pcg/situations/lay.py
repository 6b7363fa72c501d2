"""Laying a table: what a side and a table may be given, and what is refused, with what would be right (docs/situations-2pcg.md)."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from longbox.games.vs2pcg.catalog import card
from longbox.games.vs2pcg.decks.setup import MODES, add, laid
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.rules.turn import Game, Turn
from longbox.games.vs2pcg.situations.build import PAGE, Card, Laid, Put, Table, like
from longbox.games.vs2pcg.state import ALL_SEATS, BACK, DECK, FRONT, HAND, KO, LOCATION, MAIN, RESOURCE, ROWS, CardDef

_SIDES: Final = ("A", "B", "C", "D")
_WINDOWS: Final = ("needed", "turns", "all")
_PHASES: Final = ("main", "turn")
_TABLE: Final = (*_SIDES, "phase", "turns", "seed", "mode", "windows", "teammates_rows")
#: a side's fields -> where they lie, and whether face up
_LISTS: Final = ("front", "back", "hand", "resources", "up", "deck", "ko")


def situation(
    *,
    phase: str = "main",
    turns: int = 3,
    seed: int = 1,
    mode: str = "free for all",
    windows: str = "turns",
    teammates_rows: bool = False,
    **sides: object,
) -> Table:
    """A table in the main phase of A, or at the beginning of its turn (`phase="turn"`); sides are A and B, perhaps C and D.

    LookupError says what can't be laid, and what would be right.
    """
    for field in sides:
        if field not in _SIDES:
            raise LookupError(f"{field!r} is no side, A to D, and nothing that a table takes: {like(field, _TABLE)} ({PAGE})")
    sides = {name: given for name, given in sides.items() if given is not None}
    names = _SIDES[: len(sides)]
    if tuple(sorted(sides)) != names or len(names) < 2:
        raise LookupError("the sides are A, B ... without a gap, two at least")
    _one_of("phase", phase, _PHASES)
    _one_of("mode", mode, tuple(MODES))
    _one_of("windows", windows, _WINDOWS)
    if mode != "free for all" and len(names) != 4:
        raise LookupError(f"mode: {mode} is for four players, not {len(names)}")
    given = [_side(name, sides[name]) for name in names]
    fields_ = {"names": list(names), "windows": windows, "mode": mode, "teammates_rows": teammates_rows}
    s = laid(GAME, names, list(range(len(names))), fields_, seed)
    for i, each in enumerate(given):
        rows = {FRONT: list(each.front), BACK: list(each.back)}
        rows[BACK if each.main_back else FRONT].insert(0, each.main)
        lots = ((HAND, each.hand), (RESOURCE, each.resources), (RESOURCE, each.up), (DECK, each.deck), (KO, each.ko))
        for kind, cards in (*rows.items(), *lots):
            down = kind == RESOURCE and cards is each.resources
            known = 0 if kind == DECK else 1 << i if kind == HAND or down else ALL_SEATS
            for one in cards:
                as_main = kind in rows and one is each.main
                how = one if isinstance(one, Put) else Put(one)
                c = add(s, _printed(names[i], how.card, as_main), s.index(kind, i), i, known)
                _check(names[i], c.printed, kind, as_main, cards is each.up, isinstance(one, Put))
                c.face = 1 if down or how.stunned else 0
                c.exhausted = how.exhausted or how.stunned
                c.wounds, c.counters, c.xp, c.level = how.wounds, how.counters, how.xp, how.level
                _check_put(names[i], c.printed, how)
    s.first = 0
    s.turn = turns
    s.memory.begin("turn")
    game, turn = Game(), Turn(0)
    game.goto("again")
    if phase == "main":
        s.active = 0
        s.phase = "main"
        turn.goto("main")
        s.frames = [game, turn]
    else:
        s.active = len(names) - 1
        s.frames = [game]
    return Table(s)


def _one_of(what: str, given: object, there: tuple[str, ...]) -> None:
    if given not in there:
        raise LookupError(f"{what} is {given!r}; it may be {', '.join([repr(x) for x in there])} ({PAGE})")


def _side(name: str, given: object) -> Laid:
    """A side as written: `Laid`, or the fields of one; the main character comes first."""
    if isinstance(given, Laid):
        return given
    if not isinstance(given, dict):
        raise LookupError(f"{name}: a side is written side(main character, ...), not {given!r} ({PAGE})")
    there: dict[str, object] = {("main" if key == "hero" else key): value for key, value in given.items()}
    known = [f.name for f in fields(Laid)]
    for key in there:
        if key not in known:
            raise LookupError(f"{name}: {key!r} is no field of a side: {like(key, known)} ({PAGE})")
    if "main" not in there:
        raise LookupError(f'{name}: a side has a main character, given first: side("Hulk", ...)')
    lists: dict[str, list[Card]] = {}
    for key in _LISTS:
        cards = there.get(key, [])
        if not isinstance(cards, (list, tuple)):
            raise LookupError(f"{name}: {key} is a list of cards, not {cards!r}")
        if key in there:
            lists[key] = list(cards)
    main = there["main"]
    if not isinstance(main, (str, CardDef, Put)):
        raise LookupError(
            f"{name}: the main character is a name, a number, put(...) or one of define(...); not {main!r} ({PAGE})"
        )
    plain = Laid(main)
    front, back, hand, resources, up, deck, ko = [lists.get(key, getattr(plain, key)) for key in _LISTS]
    return Laid(main, front, back, hand, resources, up, deck, ko, there.get("main_back") is True)


def _printed(name: str, given: CardDef | str, main: bool) -> CardDef:
    if isinstance(given, CardDef):
        return given
    if not isinstance(given, str):
        raise LookupError(f"{name}: a card is a name, a number, or one of define(...); not {given!r} ({PAGE})")
    try:
        return card(given, main=main, earliest=True)
    except LookupError as error:
        raise LookupError(f"{name}: {error.args[0]}") from None


def _check(name: str, printed: CardDef, kind: int, main: bool, up: bool, put: bool) -> None:
    """Could this card lie there?"""
    if main and printed.kind != MAIN:
        raise LookupError(f"{name}: {printed.name} is no main character but a {printed.kind.lower()} (vs2pcg:setting-up#1)")
    if not main and printed.kind == MAIN and kind not in ROWS:
        raise LookupError(f'{name}: {printed.name} is a main character, which is given first: side("{printed.name}", ...)')
    if kind in ROWS and not main and not printed.is_character:
        raise LookupError(
            f"{name}: {printed.name} is a {printed.kind.lower()}; in the rows stand characters (vs2pcg:basic-game-concepts#6)"
        )
    if up and printed.kind != LOCATION:
        raise LookupError(
            f"{name}: {printed.name} is no location; others lie face down, among the resources (vs2pcg:resource-step#1)"
        )
    if printed.token and kind not in ROWS:
        raise LookupError(f"{name}: {printed.name} is a token, which exists in play alone (vs2pcg:token-characters#1)")
    if put and kind not in ROWS:
        raise LookupError(f"{name}: put(...) is for characters in the rows; {printed.name} lies elsewhere")


def _check_put(name: str, printed: CardDef, how: Put) -> None:
    """Could it lie so?"""
    if not 1 <= how.level <= len(printed.faces):
        raise LookupError(f"{name}: {printed.name} has {len(printed.faces)} levels, not one of {how.level}")
    if how.stunned and how.counters:
        raise LookupError(f"{name}: {printed.name} is stunned, and so has no counters (vs2pcg:term-stunned#1)")
    if not 0 <= how.wounds < max(1, printed.faces[how.level - 1].health):
        raise LookupError(
            f"{name}: {printed.name} has {printed.faces[how.level - 1].health} health, and is KO'd by as many wounds (vs2pcg:basic-game-concepts#12)"
        )
    if how.xp and printed.kind != MAIN:
        raise LookupError(f"{name}: {printed.name} is no main character, and so has no XP (vs2pcg:level-up-powers#2)")


__all__ = ["situation"]
