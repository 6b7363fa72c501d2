"""Decks of Marvel Champions as their files have them: an identity, slots of so many copies, and what was chosen."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longbox.decks import names
from longbox.decks.model import DeckProblem, deck_name

MOST_COPIES: Final = 99  # in one slot


@dataclass(frozen=True, slots=True)
class Slot:
    """So many copies of a card, as far as a file tells it: by code or id, or by name, pack and the heading above.

    `line` is where it stands, `place` its path in a JSON file.
    """

    count: int
    code: str = ""
    name: str = ""
    pack: str = ""
    section: str = ""
    line: int = 0
    place: str = ""


@dataclass(frozen=True, slots=True)
class SlotList:
    """A deck as its file has it. Without a `hero`, the identity is one of the slots. `packs` are those a text names."""

    name: str
    hero: Slot | None
    aspects: tuple[str, ...]
    slots: tuple[Slot, ...]
    ignored: tuple[Slot, ...] = ()
    source: Path | None = None
    problems: tuple[DeckProblem, ...] = ()
    packs: tuple[str, ...] = ()


def count_problem(value: object) -> str | None:
    """What is wrong with a number of copies."""
    if isinstance(value, bool) or not isinstance(value, int):
        return f"the number of copies is {shown(value)}, not a whole number"
    return None if 1 <= value <= MOST_COPIES else f"{value} copies; a slot has 1 to {MOST_COPIES}"


def deck_label(name: object, source: Path | None) -> str:
    """The deck's name, or its file's."""
    text = "".join(c for c in names.tidy(name) if c.isprintable()) if isinstance(name, str) else ""
    return text.strip() or deck_name(source)


def shown(value: object) -> str:
    """A value of a JSON file as messages show it."""
    return names.quoted(value) if isinstance(value, str) else names.quoted(json.dumps(value)).strip('"')
