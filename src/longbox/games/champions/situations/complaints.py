"""What is amiss with a situation as it was written: each complaint says what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypedDict, cast

from longbox.games.champions.state import (
    ALLY,
    ATTACHMENT,
    CHARACTERS,
    ENCOUNTER_KINDS,
    ENVIRONMENT,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    PERMANENTS,
    PLAYER_KINDS,
    SIDE_SCHEME,
    UPGRADE,
    CardDef,
)

NAMES = ("A", "B", "C", "D")
#: a card as it is given: a title, a code, or a card made up
Card: TypeAlias = str | CardDef


class State(TypedDict, total=False):
    """What is said of a card where it lies (see `put`)."""

    attached: Cards
    copy: bool
    counters: Mapping[str, int]
    damage: int
    exhausted: bool
    left: int
    #: a title, or a reference
    on: str | int
    #: the name of a side, or a number
    owner: str | int
    status: str | Sequence[str]
    threat: int
    under: Cards
    down: bool
    engaged: int
    known: int


#: a card, perhaps with more to say of it; one or several, or so many that say nothing
Given: TypeAlias = Card | tuple[Card, State]
Cards: TypeAlias = Given | Sequence[Given] | int


class SideData(TypedDict, total=False):
    """What is given of a side."""

    hero: Card
    form: str
    hand: Cards
    deck: Cards
    discard: Cards
    play: Cards
    minions: Cards
    drones: Cards
    dealt: Cards
    nemesis: Cards
    attached: Cards
    damage: int
    left: int
    status: str | Sequence[str]
    exhausted: bool
    changed_form: bool
    used: list[str]
    invocations: list[str]


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
    "nemesis",
    "play",
    "status",
    "used",
)


#: what `put` knows to say of a card, besides fields of the state
OF_CARDS = ("attached", "copy", "counters", "damage", "exhausted", "left", "on", "owner", "status", "threat", "under")


#: fields of the state that may be said of it besides
OF_STATE = ("down", "engaged", "known")


#: what is said only of cards that are in play
_IN_PLAY = ("counters", "damage", "exhausted", "left", "on", "status", "threat")


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


def players(sides: Mapping[str, object], fields: Iterable[str]) -> list[str]:
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


def hero(given: object, name: str) -> SideData:
    """A side as it was given: with a hero, and with fields that there are."""
    if isinstance(given, str):
        given = {"hero": given}
    if not isinstance(given, dict):
        raise LookupError(f"{name} is written side('Spider-Man', ...), not {given!r}")
    if "hero" in given and isinstance(given["hero"], tuple):
        # put("Spider-Man", attached=[...]) says of the identity what the side may say as well
        card, state = given["hero"]
        given = {**given, "hero": card, **state}
    if "hero" not in given:
        raise LookupError(f"{name} begins with its hero, or alter-ego: side('Spider-Man', ...)")
    for field in given:
        if field not in OF_SIDES:
            raise LookupError(f"a side knows no {field!r}: {near(field, (f for f in OF_SIDES if f != 'hero'))}")
    if not isinstance(given.get("changed_form", False), bool):
        raise LookupError(f"changed_form is True or False, not {given['changed_form']!r}")
    return cast("SideData", dict(given))


def listed(given: object, where: str = "", blank: CardDef | None = None) -> list[Given]:
    """Cards as a list: one alone need not stand in one, and a number stands for so many blank ones where there are such."""
    if isinstance(given, str | CardDef) or (isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], dict)):
        return [cast("Given", given)]
    if blank is not None and type(given) is int and given >= 0:
        return [blank] * given
    if not isinstance(given, list | tuple):
        raise LookupError(
            f"{where or 'what lies there'} is a list of cards{' or a number of them' if blank else ''}, not {given!r}"
        )
    for card in given:
        inner = card[0] if isinstance(card, tuple) and len(card) == 2 else card
        if not isinstance(inner, str | CardDef):
            raise LookupError(f"a card is a title, a code, a stand_in(...) or put(...) with one of these, not {card!r}")
    return list(given)


def lies(card: CardDef, where: str, state: State) -> None:
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


def hit_points(n: int) -> str:
    """So many hit points."""
    return f"{n} hit point{'' if n == 1 else 's'}"


def takes_damage(kind: str, down: bool) -> bool:
    """Is damage on such a card damage, rather than counters that stand for it?"""
    return down or kind in CHARACTERS


def said_of(card: CardDef, state: State, in_play: bool, down: bool) -> None:
    """Can this be said of such a card where it lies? LookupError with what would be right, if not."""
    for word, value in state.items():
        if word not in OF_CARDS and word not in OF_STATE:
            raise LookupError(f"a card knows no {word!r}: {near(word, OF_CARDS)}")
        if word in ("damage", "left", "threat") and (type(value) is not int or value < 0):
            raise LookupError(f"{word} of {card.name} is a number from 0 on, not {value!r}")
        if word in ("exhausted", "copy") and not isinstance(value, bool):
            raise LookupError(f"{word} of {card.name} is True or False, not {value!r}")
        if word == "counters" and not (isinstance(value, Mapping) and all(type(n) is int for n in value.values())):
            raise LookupError(f'counters are written {{"web": 2}}, not {value!r}')
        if word in _IN_PLAY and not in_play:
            raise LookupError(f"{card.name} is not laid into play, and has no {word!r} there")
    kind = card.kind
    character = takes_damage(kind, down)
    for word in ("left", "status"):
        if word in state and not character:
            raise LookupError(f"{card.name} is {with_article(kind)}, and no character: it has no {word!r}")
    if state.get("threat") and (down or kind not in (SIDE_SCHEME, MAIN_SCHEME)):
        raise LookupError(f"{card.name} is {with_article('drone' if down else kind)}, and no scheme: there is no threat on it")
    if "damage" in state and "left" in state:
        raise LookupError(f"of {card.name} either 'damage' is told or what is 'left'")
