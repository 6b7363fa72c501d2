"""What is amiss with a situation as it was written: each complaint says what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from longbox.games.champions.card import (
    ALLY,
    ATTACHMENT,
    CHARACTERS,
    ENCOUNTER_KINDS,
    ENVIRONMENT,
    MINION,
    OBLIGATION,
    PERMANENTS,
    PLAYER_KINDS,
    SIDE_SCHEME,
    UPGRADE,
    CardDef,
)

NAMES = ("A", "B", "C", "D")
#: the fields of a side
OF_SIDES = (
    "attached",
    "changed_form",
    "damage",
    "dealt",
    "deck",
    "discard",
    "drones",
    "exhausted",
    "form",
    "hand",
    "hero",
    "invocations",
    "left",
    "minions",
    "play",
    "status",
    "used",
)
#: what `put` knows to say of a card, besides fields of the state
OF_CARDS = ("attached", "counters", "damage", "engaged", "exhausted", "left", "on", "status", "threat", "under")
#: where cards are laid -> which types lie there
_PLACES: Mapping[str, tuple[str, ...]] = {
    "hand": PLAYER_KINDS,
    "deck": PLAYER_KINDS,
    "discard": PLAYER_KINDS,
    "play": (*PERMANENTS, OBLIGATION, ATTACHMENT, ENVIRONMENT),
    "minions": (MINION, ATTACHMENT, UPGRADE),
    "dealt": ENCOUNTER_KINDS,
    "side_schemes": (SIDE_SCHEME, ATTACHMENT, ENVIRONMENT, UPGRADE),
    "environments": (ENVIRONMENT, ATTACHMENT, SIDE_SCHEME),
    "villain_attached": (ATTACHMENT, UPGRADE, ALLY),
    "encounter": (*ENCOUNTER_KINDS, *PLAYER_KINDS),
    "encounter_discard": (*ENCOUNTER_KINDS, *PLAYER_KINDS),
}
#: a type -> where cards of it are laid
_BELONGS = {
    MINION: "minions=[...] of a side",
    SIDE_SCHEME: "side_schemes=[...] of the table",
    ENVIRONMENT: "environments=[...] of the table",
    ATTACHMENT: "villain_attached=[...] of the table, or on another card: put('Sandman', attached=[...])",
    **dict.fromkeys(PERMANENTS, "play=[...] of a side"),
    **dict.fromkeys(PLAYER_KINDS[1:], "hand=[...], deck=[...] or discard=[...] of a side"),
    **dict.fromkeys(PERMANENTS, "play=[...], hand=[...], deck=[...] or discard=[...] of a side"),
}


def near(wrong: str, right: Iterable[str]) -> str:
    """What was perhaps meant, and what there is."""
    known = sorted(right)
    found = difflib.get_close_matches(wrong, known, 1, 0.6)
    return f"{'perhaps ' + found[0] + '; ' if found else ''}there are: {', '.join(known)}"


def players(sides: Mapping[str, Any], fields: Iterable[str]) -> list[str]:
    """The names of the sides that are given. LookupError for what is none, or if there is none, or one is left out."""
    for name in sides:
        if name not in NAMES:
            raise LookupError(f"a table knows no {name!r}: {near(name, fields)}; and the sides A, B, C, D")
    if not sides:
        raise LookupError("a table needs a side at least: A=side('Spider-Man')")
    names = [n for n in NAMES if n in sides]
    if names != list(NAMES[: len(names)]):
        raise LookupError(f"the sides are A, B, C, D, without gaps: not {', '.join(names)}")
    return names


def player(name: str, names: list[str], what: str) -> int:
    """The number of a side."""
    if name not in names:
        raise LookupError(f"{what} is one of the sides ({', '.join(names)}), not {name!r}")
    return names.index(name)


def hero(given: Any, name: str) -> dict[str, Any]:
    """A side as it was given: with a hero, and with fields that there are."""
    if isinstance(given, str):
        given = {"hero": given}
    if "hero" in given and isinstance(given["hero"], tuple):
        # put("Spider-Man", attached=[...]) says of the identity what the side may say as well
        card, state = given["hero"]
        given = {**given, "hero": card, **state}
    if "hero" not in given:
        raise LookupError(f"{name} begins with its hero, or alter-ego: side('Spider-Man', ...)")
    for field in given:
        if field not in OF_SIDES:
            raise LookupError(f"a side knows no {field!r}: {near(field, (f for f in OF_SIDES if f != 'hero'))}")
    return dict(given)


def listed(given: Any) -> list[Any]:
    """Cards as a list: one alone need not stand in one."""
    alone = isinstance(given, str | CardDef) or (isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], dict))
    return [given] if alone else list(given)


def lies(card: CardDef, where: str, state: Mapping[str, Any]) -> None:
    """Can a card of this type be laid there? LookupError with where it belongs, if not."""
    if "on" in state or "host" in state or state.get("down"):
        return
    kind = card.kind
    if where in _PLACES and kind not in _PLACES[where]:
        belongs = _BELONGS.get(kind)
        words = f": it lies in {belongs}" if belongs else ""
        raise LookupError(f"{card.name} is {with_article(kind)}, which does not lie in {where}{words}")
    attach = card.faces[0].attach
    if attach is not None and where in ("play", "minions", "side_schemes"):
        raise LookupError(
            f"{card.name} lies on another card: put('Tigra', attached=[{card.name!r}]) or put({card.name!r}, on='Rhino')"
        )


def with_article(kind: str) -> str:
    """A type of card in words."""
    words = kind.replace("_", " ")
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def takes_damage(kind: str, down: bool) -> bool:
    """Is damage on such a card damage, rather than counters that stand for it?"""
    return down or kind in CHARACTERS
