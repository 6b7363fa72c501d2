"""Cards of a person's own: a text, a number of copies or a figure that no source gives, under the card's name with its set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from longbox.errors import UserError
from longbox.games.dcdb.catalog import Collection, called, define, named_in_cube, standard
from longbox.games.dcdb.decks.notation import read_text as read_words
from longbox.games.dcdb.decks.toml import at, table_in
from longbox.games.dcdb.state import MAIN_CHARACTER, SUPER_VILLAIN, TYPES, CardDef
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import Effect
from longbox.outside import MOST_COPIES, OutsideError, is_name, is_whole, printable, read_text, shown

MOST_BYTES: Final = 400_000
#: cards in a file, paragraphs of a card, its keywords, and the greatest figure on it
MOST_CARDS: Final = 500
MOST_TEXTS: Final = 10
MOST_WORDS: Final = 10
MOST_FIGURE: Final = 30
#: of a card that no set is named for
OWN: Final = "Own"
FIELDS: Final = ("type", "cost", "vp", "copies", "words", "tier", "text")
KINDS: Final = (*TYPES, SUPER_VILLAIN, MAIN_CHARACTER)


def read_own(path: str | Path) -> dict[str, object]:
    """The cards in a file, as a set-up has them. OutsideError with the line and what is wrong."""
    text = read_text(path, MOST_BYTES)
    found = table_in(text)
    if not found:
        raise OutsideError('no card in it; a card is a table under its name: ["Blank (Crisis 4)"]')
    for name, facts in found.items():
        try:
            own_card(name, facts)
        except _Wrong as error:
            line = at(text, name)
            raise OutsideError(f"{shown(name)}: {error}", at(text, error.field, line) if error.field else line) from None
    if len(found) > MOST_CARDS:
        raise OutsideError(f"more than {MOST_CARDS} cards")
    return dict(found)


def collection(own: object) -> Collection:
    """The catalog, with the cards of one's own that a set-up has. OutsideError for what is no card."""
    if own is None:
        return standard()
    if not isinstance(own, Mapping) or len(own) > MOST_CARDS:
        raise OutsideError(f"it must be a table of at most {MOST_CARDS} cards by name")
    found: list[CardDef] = []
    for name, facts in own.items():
        try:
            found.append(own_card(name, facts))
        except _Wrong as error:
            raise OutsideError(f"{shown(name)}: {error}") from None
    return Collection(found)


def own_collection(path: str | Path | None) -> Collection:
    """The catalog, with the cards in a file of one's own. UserError with the line and what is wrong."""
    if path is None:
        return standard()
    try:
        return collection(read_own(path))
    except OutsideError as error:
        raise UserError(printable(f"{error.at(path)}: {error}")) from None


class _Wrong(ValueError):
    """A field that is wrong, and what would be right."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


def own_card(name: object, facts: object) -> CardDef:
    """A card of one's own, of what is known of it and what is said. Nothing that is known is said anew."""
    if not is_name(name):
        raise _Wrong("that is no name of a card")
    if not isinstance(facts, Mapping):
        raise _Wrong("it must be a table with what is to be said of the card")
    for field in facts:
        if field not in FIELDS:
            raise _Wrong(f"a card has no {shown(field)}; it has: {', '.join(FIELDS)}", str(field))
    # without its type, a name that no card has is that of a main character
    card = bool(called(name) or named_in_cube(name))
    main = (
        facts.get("type", MAIN_CHARACTER if not card and (called(name, main=True) or named_in_cube(name, main=True)) else "")
        == MAIN_CHARACTER
    )
    there = called(name, main=main)
    if len(there) > 1:
        raise _Wrong(f"several sets have it: write {' or '.join([repr(f'{c.name} ({c.set})') for c in there])}")
    named = named_in_cube(name, main=main)
    if not there and len(named) > 1:
        ways = [f"{f['name']} ({f['set']})" for f in named]
        raise _Wrong(f"several sets have it: write {' or '.join(map(repr, ways))}")
    known: dict[str, object] = {}
    if there:
        known = _known(there[0])
    elif named:
        known = {key: value for key, value in named[0].items() if value != "" and key in ("name", "set", "sources", *FIELDS)}
    else:
        bare, _, of = name[:-1].rpartition("(") if name.endswith(")") else (name, "", OWN)
        known = {"name": bare.strip(), "set": of.strip()}
        if not known["name"] or not known["set"]:
            raise _Wrong("that is no name of a card")
    merged = {"copies": 1, **known, **_said(facts, known), "sources": (*_sources(known), "your own file")}
    if "type" not in merged:
        raise _Wrong("its 'type' is not known; say which")
    if merged["type"] != MAIN_CHARACTER and (missing := [f for f in ("cost", "vp") if f not in merged]):
        raise _Wrong(f"its {missing[0]!r} is not known; say what it is")
    text = _texts(facts.get("text"))
    if there and there[0].known_text:
        if text is not None:
            raise _Wrong("its text is known, and can't be said anew", "text")
        v = there[0].values
        text = [*([v.play] if v.play is not None else []), *v.abilities]
    return define(merged, str(merged["set"]), text)


def _sources(known: Mapping[str, object]) -> Sequence[str]:
    """Where its facts come from."""
    given = known.get("sources")
    return [str(each) for each in given] if isinstance(given, (list, tuple)) else []


def _known(c: CardDef) -> dict[str, object]:
    """What the catalog knows of a card."""
    known: dict[str, object] = {"name": c.name, "set": c.set, "type": c.kind, "copies": c.copies, "sources": c.sources}
    if c.values.words:
        known["words"] = sorted(c.values.words)
    if c.tier:
        known["tier"] = c.tier
    if c.is_card:
        known |= {"cost": c.values.cost, "vp": "*" if c.values.worth else c.values.vp}
    return known


def _said(facts: Mapping[object, object], known: Mapping[str, object]) -> dict[str, object]:
    """What is said of a card, checked."""
    out: dict[str, object] = {}
    for field, value in facts.items():
        right = _right(str(field), value)
        if right:
            raise _Wrong(f"{field!r} must be {right}, not {shown(value)}", str(field))
        if field != "text":
            out[str(field)] = value
        # a source's figure stays; how many copies there are, sources often don't agree on
        if field in known and field != "copies" and value != known[str(field)]:
            raise _Wrong(f"its {field!r} is known to be {shown(known[str(field)])}", str(field))
    return out


def _right(field: str, value: object) -> str:
    """What a field must be, where it isn't."""
    match field:
        case "type" if value not in KINDS:
            return f"one of {', '.join(KINDS)}"
        case "cost" if not is_whole(value, 0, MOST_FIGURE):
            return f"a whole number from 0 to {MOST_FIGURE}"
        case "vp" if value != "*" and not is_whole(value, -MOST_FIGURE, MOST_FIGURE):
            return f"a whole number from {-MOST_FIGURE} to {MOST_FIGURE}, or '*' if its text says it"
        case "copies" if not is_whole(value, 1, MOST_COPIES):
            return f"a whole number from 1 to {MOST_COPIES}"
        case "tier" if not is_whole(value, 1, 6):
            return "a whole number from 1 to 6"
        case "words" if not isinstance(value, list) or len(value) > MOST_WORDS or not all([is_name(w) for w in value]):
            return f"a list of at most {MOST_WORDS} keywords"
        case "text" if not isinstance(value, list) or len(value) > MOST_TEXTS:
            return f"a list of at most {MOST_TEXTS} paragraphs"
    return ""


def _texts(given: object) -> list[Effect | Ability] | None:
    """The paragraphs of a text."""
    if given is None:
        return None
    assert isinstance(given, list)
    out: list[Effect | Ability] = []
    for each in given:
        try:
            out.append(read_words(each))
        except OutsideError as error:
            raise _Wrong(str(error), each if isinstance(each, str) else "text") from None
    return out


__all__ = ["FIELDS", "collection", "own_card", "own_collection", "read_own"]
