"""Decks of Marvel Champions as their files have them: an identity, slots of so many copies, and what was chosen."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longbox.decks import names
from longbox.decks.model import DeckProblem, deck_name

MOST_COPIES: Final = 99  # in one slot
_DIGITS: Final = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Slot:
    """So many copies of a card, as far as a file tells it: by code or id, or by name, pack and the heading above.

    `line` is where it stands, `place` its path in a JSON file. `bare` is a line of a text without a count.
    """

    count: int
    code: str = ""
    name: str = ""
    pack: str = ""
    section: str = ""
    line: int = 0
    place: str = ""
    bare: bool = False


@dataclass(frozen=True, slots=True)
class SlotList:
    """A deck as its file has it.

    Without a `hero`, the identity is named by a line of the `head`, which is what stands above the cards of a text, or is one
    of the slots. `packs` are those a text is written with.
    """

    name: str
    hero: Slot | None
    aspects: tuple[str, ...]
    slots: tuple[Slot, ...]
    ignored: tuple[Slot, ...] = ()
    source: Path | None = None
    problems: tuple[DeckProblem, ...] = ()
    packs: tuple[str, ...] = ()
    head: tuple[Slot, ...] = ()


def copies(value: object) -> int | str:
    """The number of copies that a file gives, perhaps as a text; or what is wrong with it. 0 is none of the card."""
    if isinstance(value, str) and _DIGITS.fullmatch(value.strip()):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return f"the number of copies is {shown(value)}, not a whole number"
    return value if 0 <= value <= MOST_COPIES else f"{as_count(value)} copies; a slot has 1 to {MOST_COPIES}"


def as_count(value: int) -> str:
    """A number as messages show it, however long it is."""
    return str(value) if abs(value) < 10**12 else "very many" if value > 0 else "fewer than none"


def deck_label(name: object, source: Path | None) -> str:
    """The deck's name, or its file's."""
    text = "".join(c for c in names.tidy(name) if c.isprintable()) if isinstance(name, str) else ""
    return text.strip() or deck_name(source)


def shown(value: object) -> str:
    """A value of a JSON file as messages show it."""
    return names.quoted(value) if isinstance(value, str) else names.quoted(json.dumps(value)).strip('"')
