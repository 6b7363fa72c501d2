"""Set-up files: TOML, or a Cube list (names, one a line, with counts). What is named and not built is left out and told."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from longbox.errors import UserError
from longbox.games.dcdb.catalog import Collection, cube_facts, is_main, named_in_cube, spelt, standard
from longbox.games.dcdb.decks.formats import FORMATS
from longbox.games.dcdb.decks.own import collection, read_own
from longbox.games.dcdb.decks.setup import IN_DECK, Fields
from longbox.games.dcdb.decks.toml import at, table_in
from longbox.games.dcdb.state import SUPER_VILLAIN
from longbox.kernel.setups import words_in
from longbox.kernel.text import a, joined
from longbox.outside import MOST_COPIES, OutsideError, is_name, is_whole, printable, read_text, shown

MOST_BYTES: Final = 200_000
#: names in one list, and cards in a main deck
MOST_NAMES: Final = 1_000
MOST_CARDS: Final = 2_000
BUNDLED: Final = Path(__file__).parent / "setups"
_LISTS: Final = ("sets", "super_villains", "super_villain_pool", "main_characters", "banned")
FIELDS: Final = ("format", "cards", *_LISTS, "deck")
#: the cards that a list has, by their types
_KINDS: Final = {"deck": IN_DECK, "super_villains": (SUPER_VILLAIN,), "super_villain_pool": (SUPER_VILLAIN,)}
_LINE = re.compile(r"^(?:(\d{1,9})\s*[x×]?\s+)?(.*?)(?:\s+[x×]\s*(\d{1,9}))?$")


@dataclass
class SetupFile:
    """What a file says, as fields of a set-up, and what it names that is not built yet."""

    name: str
    setup: Fields
    missing: list[str] = field(default_factory=list)
    #: the cards there are, those of one's own among them
    cards: Collection = field(default_factory=standard)
    #: what is wrong with it, line by line
    problems: list[OutsideError] = field(default_factory=list)


class WrongLines(UserError):
    """What is wrong with a file, line by line; the message is the first of it."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [printable(line) for line in lines]
        more = f" (and {len(lines) - 1} more: longbox deck check dcdb FILE tells all)" if len(lines) > 1 else ""
        super().__init__(self.lines[0] + more)


@cache
def _known_sets() -> dict[str, str]:
    return {spelt(f["set"]): f["set"] for f in cube_facts()}


def bundled() -> list[str]:
    """The names of the set-ups that come with Longbox."""
    return sorted(path.stem for path in BUNDLED.glob("*.toml"))


def read_setup(path_or_name: str | Path, own: str | Path | None = None) -> SetupFile:
    """The set-up in a file, or the bundled one of that name; with the cards in a file of one's own. UserError with the line and what is wrong."""
    path = Path(path_or_name)
    if str(path_or_name) in bundled():
        path = BUNDLED / f"{path_or_name}.toml"
    try:
        text = read_text(path, MOST_BYTES)
        toml = path.suffix.casefold() == ".toml"
        found = table_in(text) if toml else {}
        if "cards" in found and own is None:
            own = _beside(path, found["cards"], at(text, "cards"))
        out = SetupFile(path.stem, {})
        if own is not None:
            out = _with_own(out, own)
        out = _fields(found, text, out) if toml else _cube_list(text, out)
        if out.problems:
            raise WrongLines([f"{e.at(path)}: {e}" for e in sorted(out.problems, key=lambda e: e.line)])
        return out
    except OutsideError as error:
        words = f"{error.at(path)}: {error}"
        if path.name == str(path_or_name) and "no such file" in words:
            words += f"; set-ups that come with Longbox: {', '.join(bundled())}"
        raise UserError(printable(words)) from None


def _beside(path: Path, name: object, line: int) -> Path:
    """The file of cards that a set-up file names: one in the same folder."""
    if not is_name(name) or Path(name).name != name:
        raise OutsideError(f"'cards' must be the name of a file in the same folder, not {shown(name)}", line)
    return path.with_name(name)


def _with_own(out: SetupFile, own: str | Path) -> SetupFile:
    """The cards in a file of one's own."""
    try:
        out.setup["cards"] = read_own(own)
        out.cards = collection(out.setup["cards"])
    except OutsideError as error:
        raise UserError(printable(f"{error.at(own)}: {error}")) from None
    return out


def left_out(found: SetupFile) -> str:
    """One sentence about what a set-up names and what has no text here; "" if that is nothing."""
    sets = words_in(found.setup, "sets") if "deck" not in found.setup else []
    waits = {(c.set, c.is_card, spelt(c.name)) for name in sets for c in found.cards.in_set(name) if not c.known_text}
    here = {(c.set, c.is_card, spelt(c.name)) for name in sets for c in found.cards.in_set(name)}
    waits |= {(f["set"], not is_main(f), spelt(f["name"])) for f in cube_facts() if f["set"] in sets} - here
    named = [*found.missing[:4], *([f"{len(found.missing) - 4} more"] if len(found.missing) > 4 else [])]
    if waits:
        named.append(f"{len(waits)} card{'' if len(waits) == 1 else 's'} of the sets that are here")
    return (
        f"Left out, since their text is not here: {joined(named)}; longbox card dcdb --unknown lists all of it." if named else ""
    )


def _fields(found: Mapping[str, object], text: str, out: SetupFile) -> SetupFile:
    """The fields of a file in TOML."""
    for key in found:
        if key not in FIELDS:
            raise OutsideError(f"a set-up file has no {shown(key)}; it has: {', '.join(FIELDS)}", at(text, key))
    format = found.get("format", "base")
    if not isinstance(format, str) or format not in FORMATS:
        raise OutsideError(f"'format' is {shown(format)}; there are: {', '.join(FORMATS)}", at(text, "format"))
    out.setup["format"] = format
    for key in _LISTS:
        if key in found:
            names = found[key]
            if not isinstance(names, list) or not 1 <= len(names) <= MOST_NAMES:
                words = f"{key!r} must be a list of 1 to {MOST_NAMES:,} names in square brackets"
                raise OutsideError(words, at(text, key))
            for each in names:
                if not is_name(each):
                    raise OutsideError(f"{key!r} must have names, not {shown(each)}", at(text, key))
                line = at(text, each, at(text, key))
                if kept := _set(each, line, out) if key == "sets" else _name(each, key, line, out):
                    out.setup.setdefault(key, []).append(kept)
            if key not in out.setup and key != "banned" and not out.problems:
                raise OutsideError(f"nothing that {key!r} names is built yet: {', '.join(out.missing[:6])}", at(text, key))
    if "deck" in found:
        deck = found["deck"]
        if not isinstance(deck, dict):
            raise OutsideError("'deck' must be a table of names and numbers of copies", at(text, "deck"))
        _deck([(n, c, at(text, n, at(text, "deck"))) for n, c in deck.items()], out)
    return out


def _cube_list(text: str, out: SetupFile) -> SetupFile:
    """A Cube list: a name a line, with a count before it or behind it; blank lines and what follows # are nothing.

    Super-Villains and main characters may stand among them: the stack is drawn from those, and these are drafted.
    """
    entries: list[tuple[str, int, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip()
        if words and (found := _LINE.match(words)):
            entries.append((found[2], int(found[1] or found[3] or 1), number))
    if not entries:
        raise OutsideError("an empty list; write a card's name on each line, with a count before it if there are several")
    out.setup["format"] = "cube"
    deck: list[tuple[str, object, int]] = []
    for name, copies, number in entries:
        bare = name.removeprefix("MC:").strip()
        there = out.cards.called(bare) if bare == name else []
        if len(there) == 1 and there[0].kind == SUPER_VILLAIN:
            key = "super_villain_pool"
        elif bare != name or (
            not there and _is_main(bare, out) and (out.cards.called(bare, main=True) or not named_in_cube(bare))
        ):
            key = "main_characters"
        else:
            deck.append((name, copies, number))
            continue
        if kept := _name(bare, key, number, out):
            out.setup.setdefault(key, []).append(kept)
    _deck(deck, out)
    return out


def _deck(entries: Sequence[tuple[str, object, int]], out: SetupFile) -> None:
    deck: list[tuple[str, int]] = []
    for name, copies, line in entries:
        if not is_name(name):
            out.problems.append(OutsideError(f"{shown(name)} is no name of a card", line))
        elif not is_whole(copies, 1, MOST_COPIES):
            words = f"{shown(copies)} copies of {shown(name)}; it must be a number from 1 to {MOST_COPIES}"
            out.problems.append(OutsideError(words, line))
        elif kept := _name(name, "deck", line, out):
            deck.append((kept, copies))
    if sum([copies for _, copies in deck]) > MOST_CARDS:
        raise OutsideError(f"a main deck of more than {MOST_CARDS:,} cards", entries[0][2])
    if not deck and not out.problems:
        raise OutsideError("no card of the main deck is built yet", entries[0][2] if entries else 0)
    out.setup["deck"] = [[name, copies] for name, copies in deck]


def _name(name: str, field: str, line: int, out: SetupFile) -> str:
    """The name, if it is a card that can be played; "" if it is none, which is noted, or known to be one that is not built yet."""
    main, either = field == "main_characters", field == "banned"
    found = [*out.cards.called(name, main=main), *(out.cards.called(name, main=True) if either else [])]
    if either and found:
        return name
    if len(found) == 1 and (kinds := _KINDS.get(field, (found[0].kind,))) and found[0].kind not in kinds:
        there = "Super-Villains" if kinds == (SUPER_VILLAIN,) else f"cards of the types {joined(kinds)}"
        where = "the main deck" if field == "deck" else f"'{field}'"
        words = f"{found[0].name} is {a(found[0].kind)}, and {where} has {there}"
        out.problems.append(OutsideError(words, line))
        return ""
    if len(found) == 1 and found[0].known_text:
        return name
    if len(found) == 1 or (not found and (named_in_cube(name, main=main) or (either and named_in_cube(name, main=True)))):
        out.missing.append(name)
        return ""
    try:
        out.cards.card(name, main=main)
    except LookupError as error:
        out.problems.append(OutsideError(str(error), line))
        return ""
    return name


def _is_main(name: str, out: SetupFile) -> bool:
    """Is it the name of a main character, here or in the Cube?"""
    return bool(out.cards.called(name, main=True) or named_in_cube(name, main=True))


def _set(name: str, line: int, out: SetupFile) -> str:
    if out.cards.in_set(name):
        return name
    if spelt(name) not in _known_sets():
        words = f"there is no set called {shown(name)}; there are: {', '.join(sorted(_known_sets().values()))}"
        out.problems.append(OutsideError(words, line))
    else:
        out.missing.append(f"the set {name}")
    return ""
