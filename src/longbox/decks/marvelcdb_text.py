"""MarvelCDB's text export of a deck: its name, its hero, and cards with the packs they come from, under headings."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longbox.decks import names
from longbox.decks.model import DeckProblem, failure, file_name
from longbox.decks.slots import Slot, SlotList, count_problem, deck_label

MAX_LINE: Final = 300  # characters

#: kind of card -> heading, in the order of the export
HEADINGS: Final = {
    "upgrade": "Upgrades",
    "event": "Events",
    "support": "Supports",
    "resource": "Resources",
    "ally": "Allies",
    "player_side_scheme": "Player Side Schemes",
}
_KINDS: Final = {
    **{names.fold(heading): kind for kind, heading in HEADINGS.items()},
    **{names.fold(kind.replace("_", " ")): kind for kind in HEADINGS},
}
_ENTRY: Final = re.compile(r"(-?[0-9]{1,9})(?: ?[xX×])? (.+)")
_CODE: Final = re.compile(r" ?\[([0-9]{5}[A-Za-z]?)\]")
_PACKS: Final = re.compile(r"packs ?:(.*)", re.IGNORECASE)
_RANGE: Final = re.compile(r"from .+ to .+", re.IGNORECASE)


def read(text: str, source: Path | None = None) -> SlotList:
    """The deck in a text. The first line is its name, the second its hero; a code in square brackets may follow any name.

    Lines that can't be read go into `problems`; DeckError if the text names no hero and cards.
    """
    top: list[tuple[int, str]] = []
    slots = []
    problems = []
    section = ""
    body = packs = False
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1):
        line = names.tidy(line)
        if len(line) > MAX_LINE:
            problems.append(DeckProblem(file_name(source), number, f"a line of {len(line)} characters; a line names one card"))
            continue
        if not line:
            continue
        if not body and (not top or (len(top) == 1 and not _is_body(line))):
            top.append((number, line))
            continue
        body = True
        if packs and _RANGE.fullmatch(line):
            packs = False
        elif found := _PACKS.fullmatch(line):
            packs = not found[1].strip()
        elif kind := _KINDS.get(names.fold(line.rstrip(":"))):
            section = kind
        elif found := _ENTRY.fullmatch(line):
            if problem := count_problem(int(found[1])):
                problems.append(DeckProblem(file_name(source), number, problem))
            else:
                name, code = _split(found[2])
                slots.append(Slot(int(found[1]), code, name, section=section, line=number))
        else:
            message = f"{names.quoted(line)} is neither a heading nor a card, as in 2x Name (Pack)"
            problems.append(DeckProblem(file_name(source), number, message))
    if not top or not (slots or problems):
        message = "no deck of Marvel Champions; MarvelCDB's text has the deck's name, its hero, and cards as in 2x Name (Pack)"
        raise failure(source, message)
    label = top[0][1] if len(top) == 2 else None
    number, hero = top[-1]
    name, code = _split(hero)
    return SlotList(deck_label(label, source), Slot(1, code, name, line=number), (), tuple(slots), (), source, tuple(problems))


def _is_body(line: str) -> bool:
    """Whether a line comes after the deck's name and its hero."""
    return bool(_PACKS.fullmatch(line) or _ENTRY.fullmatch(line) or names.fold(line.rstrip(":")) in _KINDS)


def dump(deck: SlotList) -> str:
    """A deck as MarvelCDB exports it, with the code of a card behind its name where a slot gives one."""
    return "\r\n".join(_written(deck)) + "\r\n"


def heading(kind: str, count: int) -> str:
    """The heading over so many cards of a kind."""
    return kind.replace("_", " ").title() if count == 1 else HEADINGS[kind]


def _written(deck: SlotList) -> Iterator[str]:
    assert deck.hero is not None
    yield from (names.tidy(deck.name) or "-", "", _named(deck.hero), "")
    if deck.packs:
        yield "Packs: " + (f"From {deck.packs[0]} to {deck.packs[-1]}" if len(deck.packs) > 1 else deck.packs[0])
    for kind in HEADINGS:
        slots = [slot for slot in deck.slots if slot.section == kind]
        if slots:
            yield from ("", heading(kind, len(slots)))
            yield from (f"{slot.count}x {_named(slot)} ({slot.pack})" for slot in slots)


def _named(slot: Slot) -> str:
    return f"{slot.name} [{slot.code}]" if slot.code else slot.name


def _split(text: str) -> tuple[str, str]:
    """A name and the code in square brackets in it, if there is one."""
    found = _CODE.search(text)
    return (names.tidy(_CODE.sub("", text, count=1)), found[1]) if found else (text, "")
