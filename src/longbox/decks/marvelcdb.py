"""MarvelCDB decks as objects of the JSON of its interface."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from longbox.decks.model import DeckError, DeckProblem, file_name
from longbox.decks.slots import Slot, SlotList, copies, deck_label, shown

_CODE: Final = re.compile(r"[0-9]{5}[A-Za-z]?")
#: the keys of the hero; old answers call heroes investigators
HERO_KEYS: Final = ("hero_code", "investigator_code")


def read(
    found: dict[str, object],
    source: Path | None = None,
    lines: Mapping[tuple[str, ...], int] = MappingProxyType({}),
    at: tuple[str, ...] = (),
    problems: Sequence[DeckProblem] = (),
) -> SlotList:
    """The deck in an object of MarvelCDB's, which lies in its file at the path `at`. Odd fields go into `problems`."""
    reader = _Reader(found, source, lines, at)
    reader.problems.extend(problems)
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

    def __init__(
        self, found: dict[str, object], source: Path | None, lines: Mapping[tuple[str, ...], int], at: tuple[str, ...]
    ) -> None:
        self.found = found
        self.source = source
        self.lines = lines
        self.at = at
        self.problems: list[DeckProblem] = []

    def deck(self) -> SlotList:
        hero = self.hero()
        slots = self.slots("slots", required=True)
        ignored = self.slots("ignoreDeckLimitSlots")
        aspects = self.aspects()
        if hero is None:
            raise DeckError(sorted(self.problems, key=lambda problem: problem.line))
        label = deck_label(self.found.get("name"), self.source)
        return SlotList(label, hero, aspects, slots, ignored, self.source, tuple(self.problems))

    def line(self, path: tuple[str, ...]) -> int:
        """Where a field stands, or what it is in."""
        path = (*self.at, *path)
        return next((self.lines[path[:n]] for n in range(len(path), 0, -1) if path[:n] in self.lines), 0)

    def place(self, path: tuple[str, ...]) -> str:
        return ".".join((*self.at, *path))

    def problem(self, path: tuple[str, ...], message: str) -> None:
        self.problems.append(DeckProblem(file_name(self.source), self.line(path), f"{self.place(path)}: {message}"))

    def hero(self) -> Slot | None:
        """The hero by code; old responses call heroes investigators."""
        given: dict[str, str] = {}
        for key in HERO_KEYS:
            code = self.found.get(key)
            if code is None:
                continue
            if not isinstance(code, str) or not _CODE.fullmatch(code):
                self.problem((key,), f"{shown(code)} is not a code, such as 01001a")
                return None
            given[key] = code
        if not given:
            self.problem(("hero_code",), "the deck names no hero")
            return None
        (key, hero), *others = given.items()
        for other, another in others:
            if another != hero:
                self.problem((other,), f"{another} is another hero than the {key} {hero}")
        name = next((self.found[key] for key in ("hero_name", "investigator_name") if self.found.get(key)), "")
        return Slot(1, hero, name if isinstance(name, str) else "", line=self.line((key,)), place=self.place((key,)))

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
            elif isinstance(number := copies(count), str):
                self.problem((key, code), number)
            elif number:
                slots.append(Slot(number, code, line=self.line((key, code)), place=self.place((key, code))))
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
