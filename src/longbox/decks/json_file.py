"""JSON files with decks of Marvel Champions: MarvelCDB's answers and DragnCards' lists, one deck or several, bare or wrapped."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longbox.decks import dragncards, marvelcdb, names
from longbox.decks.model import DeckProblem, failure, file_name
from longbox.decks.slots import SlotList, deck_label

#: how deep decks may lie in what wraps them
MOST_WRAPS: Final = 4
#: decks in one file
MOST_DECKS: Final = 1000

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|\n|[^\s"{}\[\],:]+')

#: a key of an object or the number of a thing in a list, from the outside in
JsonPath = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Deck:
    """A deck in a file: what it is called, its number at MarvelCDB if it has one, where it is, and what it is."""

    label: str
    number: str
    path: JsonPath
    value: object


def read(text: str, source: Path | None = None, one: str = "") -> SlotList:
    """The deck in a JSON file, that of the name or number `one` if the file has several.

    DeckError if there is no such deck; odd fields go into `problems`.
    """
    found = _parsed(text, source)
    places = _Places(text)
    if places.broken:
        raise failure(source, "half a character (a lone surrogate) in a text; that can't be shown or written", places.broken)
    decks = list(_decks(found, (), ""))
    if not decks:
        raise failure(source, _nothing(found))
    if len(decks) > MOST_DECKS:
        raise failure(source, f"{len(decks):,} decks; a file has at most {MOST_DECKS:,}")
    deck, handle = _chosen(decks, source, one)
    if one and source is not None:
        source = source.with_name(f"{source.name}#{handle}")
    if isinstance(deck.value, list):
        return dragncards.read(deck.value, deck.label, source, places.lines, deck.path)
    twice = [
        DeckProblem(file_name(source), line, f"{'.'.join(path)}: the same key a second time")
        for path, line in places.twice
        if path[: len(deck.path)] == deck.path
    ]
    assert isinstance(deck.value, dict), "a deck is a list or an object"
    return marvelcdb.read(deck.value, source, places.lines, deck.path, twice)


def _parsed(text: str, source: Path | None) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise failure(source, f"not well-formed JSON: {error.msg}", error.lineno) from None
    except (RecursionError, ValueError):
        raise failure(source, "JSON that nests too deep or has too long a number; that is no deck") from None


def _nothing(found: object) -> str:
    """What to say of JSON without a deck."""
    what = "which is an object with hero_code and slots (MarvelCDB), or a list of cards with databaseId (DragnCards)"
    if found == []:
        return "an empty JSON list, and no deck"
    if isinstance(found, list):
        things = "one thing, which is no deck" if len(found) == 1 else f"{len(found):,} things, none of which is a deck"
        return f"a JSON list of {things}, {what}"
    return f"JSON, but no deck, {what}"


def _decks(found: object, path: JsonPath, label: str) -> Iterator[_Deck]:
    """Every deck in what a file holds. `label` is the key that leads to it."""
    if len(path) > MOST_WRAPS:
        return
    if isinstance(found, dict):
        own = found.get("label", found.get("name"))
        called = own if isinstance(own, str) and own.strip() else label
        if found.keys() & {"slots", *marvelcdb.HERO_KEYS}:
            number = found.get("id")
            yield _Deck(called, str(number) if isinstance(number, (int, str)) else "", path, found)
        elif isinstance(found.get("cards"), list):
            yield _Deck(called, label, (*path, "cards"), found["cards"])
        else:
            for key, value in found.items():
                saved = path[-1:] in (("heroes",), ("preBuiltDecks",)) and value == []
                if saved:
                    yield _Deck(key, "", (*path, key), value)
                else:
                    yield from _decks(value, (*path, key), key)
    elif isinstance(found, list):
        if dragncards.is_list(found):
            yield _Deck(label, "", path, found)
            return
        for number, value in enumerate(found):
            if isinstance(value, dict):
                yield from _decks(value, (*path, str(number)), label)


def _chosen(decks: list[_Deck], source: Path | None, one: str) -> tuple[_Deck, str]:
    """The deck that is meant, and what it is called behind a #."""
    labels = [deck_label(deck.label, source) for deck in decks]
    handles = [
        label if labels.count(label) == 1 else deck.number or f"{label} {at + 1}"
        for at, (label, deck) in enumerate(zip(labels, decks))
    ]
    shown_as = [
        f"{handle} ({label})" if label != handle and not handle.startswith(f"{label} ") else handle
        for handle, label in zip(handles, labels)
    ]
    shown_as = [names.quoted(each) if "|" in each else each for each in shown_as]
    if one:
        wanted = names.fold(one)
        fitting = [at for at, deck in enumerate(decks) if wanted in (names.fold(handles[at]), names.fold(deck.number) or None)]
        if len(fitting) != 1:
            raise failure(source, f"no deck called {names.quoted(one)}; name one of them behind the file and a #", 0, shown_as)
        return decks[fitting[0]], handles[fitting[0]]
    if len(decks) > 1:
        raise failure(source, f"{len(decks):,} decks; name one of them behind the file and a #", 0, shown_as)
    return decks[0], handles[0]


class _Places:
    """Where in well-formed JSON things stand.

    `lines` has each key and each thing in a list, `twice` the keys that come twice in an object, `broken` the line of the first
    text with half a character in it (0 for none).
    """

    def __init__(self, text: str) -> None:
        self.lines: dict[JsonPath, int] = {}
        self.twice: list[tuple[JsonPath, int]] = []
        self.broken = 0
        path: list[str] = []
        lists: list[bool] = []
        key, line, key_line = "", 1, 1
        for token in _TOKEN.findall(text):
            if token == "\n":
                line += 1
                continue
            if lists and lists[-1] and token not in "],":
                self.lines.setdefault(tuple(path), line)
            if token in "{[":
                path.append("0")
                lists.append(token == "[")
            elif token in "}]":
                path.pop()
                lists.pop()
            elif token == "," and lists and lists[-1]:
                path[-1] = str(int(path[-1]) + 1)
            elif token == ":":
                path[-1] = json.loads(key)
                if tuple(path) in self.lines:
                    self.twice.append((tuple(path), key_line))
                self.lines[tuple(path)] = key_line
            elif token.startswith('"'):
                key, key_line = token, line
                if not self.broken and "\\u" in token and _half(json.loads(token)):
                    self.broken = line


def _half(text: str) -> bool:
    return any("\ud800" <= c <= "\udfff" for c in text)
