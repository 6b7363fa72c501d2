"""MarvelCDB decks in the JSON of its interface."""

import json
import re
from pathlib import Path
from typing import Any, Final

from longbox.decks import dragncards
from longbox.decks.model import DeckError, DeckProblem, failure, file_name
from longbox.decks.slots import Slot, SlotList, count_problem, deck_label, shown

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|\n|[^\s"{}\[\],:]+')
_CODE: Final = re.compile(r"[0-9]{5}[A-Za-z]?")


def read(text: str, source: Path | None = None, one: str = "") -> SlotList:
    """The deck in MarvelCDB's JSON, or in a DragnCards list, that of the name `one` if the list holds several.

    DeckError if it is neither; odd fields go into `problems`.
    """
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise failure(source, f"not well-formed JSON: {error.msg}", error.lineno) from None
    except (RecursionError, ValueError):
        raise failure(source, "JSON that nests too deep or has too long a number; that is no deck") from None
    if isinstance(found, list):
        raise failure(source, f"a list of {len(found)} things; keep one deck in a file")
    if not isinstance(found, dict):
        raise failure(source, "JSON, but no MarvelCDB deck, which is an object with hero_code and slots")
    lines, twice = _lines(text)
    if dragncards.is_list(found):
        return dragncards.read(found, source, lines, one)
    reader = _Reader(found, source, lines)
    for path, line in twice:
        reader.problems.append(DeckProblem(file_name(source), line, f"{'.'.join(path)}: the same key a second time"))
    return reader.deck()


def dump(deck: SlotList) -> str:
    """A deck as MarvelCDB's JSON, which `read` reads back: the name, the hero's code, the slots, and what was chosen."""
    assert deck.hero is not None
    meta = dict(zip(("aspect", "aspect2"), deck.aspects))
    ignored = {slot.code: slot.count for slot in deck.ignored}
    found = {
        "name": deck.name,
        "hero_code": deck.hero.code,
        "hero_name": deck.hero.name,
        "slots": {slot.code: slot.count for slot in deck.slots},
        "ignoreDeckLimitSlots": ignored or None,
        "meta": json.dumps(meta, separators=(",", ":")),
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


class _Reader:
    """Reads the fields of a MarvelCDB deck, each with its place."""

    def __init__(self, found: dict[str, Any], source: Path | None, lines: dict[tuple[str, ...], int]) -> None:
        self.found = found
        self.source = source
        self.lines = lines
        self.problems: list[DeckProblem] = []

    def deck(self) -> SlotList:
        if "slots" not in self.found and not self.found.keys() & {"hero_code", "investigator_code"}:
            raise failure(self.source, "JSON, but no MarvelCDB deck, which is an object with hero_code and slots")
        hero = self.hero()
        slots = self.slots("slots", required=True)
        ignored = self.slots("ignoreDeckLimitSlots")
        aspects = self.aspects()
        if hero is None:
            raise DeckError(sorted(self.problems, key=lambda problem: problem.line))
        label = deck_label(self.found.get("name"), self.source)
        return SlotList(label, hero, aspects, slots, ignored, self.source, tuple(self.problems))

    def problem(self, path: tuple[str, ...], message: str) -> None:
        line = next((self.lines[path[:n]] for n in range(len(path), 0, -1) if path[:n] in self.lines), 0)
        self.problems.append(DeckProblem(file_name(self.source), line, f"{'.'.join(path)}: {message}"))

    def hero(self) -> Slot | None:
        """The hero by code; old responses call heroes investigators."""
        given = {key: self.found[key] for key in ("hero_code", "investigator_code") if self.found.get(key) is not None}
        for key, code in given.items():
            if not isinstance(code, str) or not _CODE.fullmatch(code):
                self.problem((key,), f"{shown(code)} is not a code, such as 01001a")
                return None
        if not given:
            self.problem(("hero_code",), "the deck names no hero")
            return None
        (key, code), *others = given.items()
        for other, another in others:
            if another != code:
                self.problem((other,), f"{another} is another hero than the {key} {code}")
        name = next((self.found[key] for key in ("hero_name", "investigator_name") if self.found.get(key)), "")
        return Slot(1, code, name if isinstance(name, str) else "", line=self.lines.get((key,), 0), place=key)

    def slots(self, key: str, required: bool = False) -> tuple[Slot, ...]:
        found = self.found.get(key)
        if found is None or found == []:  # nothing, as PHP writes it
            if required:
                self.problem((key,), "the deck has no cards")
            return ()
        if not isinstance(found, dict):
            self.problem((key,), f"{shown(found)} is not an object of codes and numbers")
            return ()
        slots = []
        for code, count in found.items():
            if not _CODE.fullmatch(code):
                self.problem((key, code), f"{shown(code)} is not a card's code, such as 01088")
            elif problem := count_problem(count):
                self.problem((key, code), problem)
            else:
                slots.append(Slot(count, code, line=self.lines.get((key, code), 0), place=f"{key}.{code}"))
        return tuple(slots)

    def aspects(self) -> tuple[str, ...]:
        """What `meta` says was chosen: a text that is JSON again."""
        meta = self.found.get("meta")
        if isinstance(meta, str) and meta.strip():
            try:
                meta = json.loads(meta)
            except (RecursionError, ValueError):
                self.problem(("meta",), f"{shown(meta)} is not JSON, such as {json.dumps({'aspect': 'justice'})}")
                return ()
        if not meta:
            return ()
        if not isinstance(meta, dict):
            self.problem(("meta",), f"{shown(meta)} is not an object, such as {json.dumps({'aspect': 'justice'})}")
            return ()
        aspects = []
        for key in ("aspect", "aspect2"):
            aspect = meta.get(key)
            if isinstance(aspect, str):
                if aspect:
                    aspects.append(aspect.casefold())
            elif aspect is not None:
                self.problem(("meta",), f"{key} is {shown(aspect)}, not the name of an aspect")
        return tuple(aspects)


def _lines(text: str) -> tuple[dict[tuple[str, ...], int], list[tuple[tuple[str, ...], int]]]:
    """Where in well-formed JSON each key and each thing in a list stands; and the keys that come twice in an object."""
    lines: dict[tuple[str, ...], int] = {}
    twice: list[tuple[tuple[str, ...], int]] = []
    path: list[str] = []
    lists: list[bool] = []
    key, line, key_line = "", 1, 1
    for token in _TOKEN.findall(text):
        if token == "\n":
            line += 1
            continue
        if lists and lists[-1] and token not in "],":
            lines.setdefault(tuple(path), line)
        if token in "{[":
            path.append("0")
            lists.append(token == "[")
        elif token in "}]":
            path.pop()
            lists.pop()
        elif token == "," and lists[-1]:
            path[-1] = str(int(path[-1]) + 1)
        elif token == ":":
            path[-1] = json.loads(key)
            if tuple(path) in lines:
                twice.append((tuple(path), key_line))
            lines[tuple(path)] = key_line
        elif token.startswith('"'):
            key, key_line = token, line
    return lines, twice
