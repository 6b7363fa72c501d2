"""Set-up files: TOML, or a Cube list (names, one a line, with counts). What is named and not built is left out and told."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from longbox.errors import UserError
from longbox.games.dcdb.catalog import called, card, in_set, spelt
from longbox.games.dcdb.decks.formats import FORMATS
from longbox.games.dcdb.decks.setup import Fields
from longbox.kernel.text import joined
from longbox.outside import MOST_COPIES, OutsideError, is_name, is_whole, printable, read_text, shown

MOST_BYTES: Final = 200_000
#: names in one list, and cards in a main deck
MOST_NAMES: Final = 1_000
MOST_CARDS: Final = 2_000
BUNDLED: Final = Path(__file__).parent / "setups"
_FACTS: Final = Path(__file__).parents[1] / "catalog" / "cube.jsonl"
_LISTS: Final = ("sets", "super_villains", "main_characters", "banned")
FIELDS: Final = ("format", *_LISTS, "deck")
_LINE = re.compile(r"^(?:(\d{1,9})\s*[x×]?\s+)?(.*?)(?:\s+[x×]\s*(\d{1,9}))?$")


@dataclass
class SetupFile:
    """What a file says, as fields of a set-up, and what it names that is not built yet."""

    name: str
    setup: Fields
    missing: list[str] = field(default_factory=list)


@cache
def cube_facts() -> list[dict[str, Any]]:
    """What the Cube names: name, set, type, cost, VP and copies as far as known, with the sources."""
    return [json.loads(line) for line in _FACTS.read_text("utf-8").splitlines()]


@cache
def _known_names() -> frozenset[str]:
    return frozenset([spelt(f["name"]) for f in cube_facts()] + [spelt(f"{f['name']} ({f['set']})") for f in cube_facts()])


@cache
def _known_sets() -> dict[str, str]:
    return {spelt(f["set"]): f["set"] for f in cube_facts()}


def bundled() -> list[str]:
    """The names of the set-ups that come with Longbox."""
    return sorted(path.stem for path in BUNDLED.glob("*.toml"))


def read_setup(path_or_name: str | Path) -> SetupFile:
    """The set-up in a file, or the bundled one of that name. UserError with the line and what is wrong."""
    path = Path(path_or_name)
    if str(path_or_name) in bundled():
        path = BUNDLED / f"{path_or_name}.toml"
    try:
        text = read_text(path, MOST_BYTES)
        return _toml(text, path.stem) if path.suffix.casefold() == ".toml" else _cube_list(text, path.stem)
    except OutsideError as error:
        words = f"{error.at(path)}: {error}"
        if path.name == str(path_or_name) and "no such file" in words:
            words += f"; set-ups that come with Longbox: {', '.join(bundled())}"
        raise UserError(printable(words)) from None


def left_out(found: SetupFile) -> str:
    """One sentence about what a set-up names and what has no text here; "" if that is nothing."""
    sets = found.setup.get("sets", ())
    waits = sum([not c.known_text for name in sets for c in in_set(name)]) if "deck" not in found.setup else 0
    named = [*found.missing[:4], *([f"{len(found.missing) - 4} more"] if len(found.missing) > 4 else [])]
    if waits:
        named.append(f"{waits} cards of the sets that are here")
    return (
        f"Left out, since their text is not here: {joined(named)}; longbox card dcdb --unknown lists all of it." if named else ""
    )


def _toml(text: str, name: str) -> SetupFile:
    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise OutsideError("TOML that nests too deep") from None
    except ValueError as error:
        at = re.search(r"at line (\d+)", str(error))
        end = len(text.splitlines()) if "end of document" in str(error) else 0
        raise OutsideError(f"no TOML: {error}", int(at[1]) if at else end) from None
    for key in found:
        if key not in FIELDS:
            raise OutsideError(f"a set-up file has no {shown(key)}; it has: {', '.join(FIELDS)}", _at(text, key))
    out = SetupFile(name, {})
    format = found.get("format", "base")
    if not isinstance(format, str) or format not in FORMATS:
        raise OutsideError(f"'format' is {shown(format)}; there are: {', '.join(FORMATS)}", _at(text, "format"))
    out.setup["format"] = format
    for key in _LISTS:
        if key in found:
            names = found[key]
            if not isinstance(names, list) or not 1 <= len(names) <= MOST_NAMES:
                raise OutsideError(f"{key!r} must be a list of 1 to {MOST_NAMES} names", _at(text, key))
            for each in names:
                if not is_name(each):
                    raise OutsideError(f"{key!r} must have names, not {shown(each)}", _at(text, key))
                line = _at(text, each, _at(text, key))
                kept = (
                    _set(each, line, out) if key == "sets" else _name(each, key == "main_characters", line, out, key == "banned")
                )
                if kept:
                    out.setup.setdefault(key, []).append(kept)
            if key not in out.setup and key != "banned":
                raise OutsideError(f"nothing that {key!r} names is built yet: {', '.join(out.missing[:6])}", _at(text, key))
    if "deck" in found:
        deck = found["deck"]
        if not isinstance(deck, dict):
            raise OutsideError("'deck' must be a table of names and numbers of copies", _at(text, "deck"))
        _deck([(n, c, _at(text, n, _at(text, "deck"))) for n, c in deck.items()], out)
    return out


def _cube_list(text: str, name: str) -> SetupFile:
    """A Cube list: a name a line, with a count before it or behind it; blank lines and what follows # are nothing."""
    entries: list[tuple[str, int, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip()
        if words and (found := _LINE.match(words)):
            entries.append((found[2], int(found[1] or found[3] or 1), number))
    if not entries:
        raise OutsideError("an empty list; write a card's name on each line, with a count before it if there are several")
    out = SetupFile(name, {"format": "cube"})
    _deck(entries, out)
    return out


def _deck(entries: Sequence[tuple[str, object, int]], out: SetupFile) -> None:
    deck: list[tuple[str, int]] = []
    for name, copies, line in entries:
        if not is_name(name):
            raise OutsideError(f"{shown(name)} is no name of a card", line)
        if not is_whole(copies, 1, MOST_COPIES):
            raise OutsideError(f"{shown(copies)} copies of {shown(name)}; it must be a number from 1 to {MOST_COPIES}", line)
        if kept := _name(name, False, line, out):
            deck.append((kept, copies))
    if sum([copies for _, copies in deck]) > MOST_CARDS:
        raise OutsideError(f"a main deck of more than {MOST_CARDS:,} cards", entries[0][2])
    if not deck:
        raise OutsideError("no card of the main deck is built yet", entries[0][2] if entries else 0)
    out.setup["deck"] = [[name, copies] for name, copies in deck]


def _name(name: str, main: bool, line: int, out: SetupFile, either: bool = False) -> str:
    """The name, if it is a card that can be played; "" if it is known to be one that is not built yet. OutsideError for no card."""
    found = [*called(name, main=main), *(called(name, main=True) if either else [])]
    if either and found:
        return name
    if len(found) == 1 and found[0].known_text:
        return name
    if len(found) == 1 or (not found and spelt(name) in _known_names()):
        out.missing.append(name)
        return ""
    try:
        card(name, main=main)
    except LookupError as error:
        raise OutsideError(str(error), line) from None
    return name


def _set(name: str, line: int, out: SetupFile) -> str:
    if in_set(name):
        return name
    if spelt(name) not in _known_sets():
        raise OutsideError(f"there is no set called {shown(name)}; there are: {', '.join(sorted(_known_sets().values()))}", line)
    out.missing.append(f"the set {name}")
    return ""


def _at(text: str, word: str, start: int = 0) -> int:
    """The line on which a word first stands, from a line on; that line if it stands nowhere."""
    for number, line in enumerate(text.splitlines(), 1):
        if number >= start and word in line:
            return number
    return start
