"""The sections of deck lists: which kind of card a heading announces, and which part of a deck it fills."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from longbox.decks.names import fold, tidy

_NUMBER: Final = r"[0-9]+(?: ?[-–/] ?[0-9]+)?(?: cards?| total)?"
_DECORATION: Final = re.compile(
    rf"(?:#{{2,}} ?)?(?:[0-9]+ )?(?P<title>.+?) ?(?:[:–—-]? ?(?:{_NUMBER}|\({_NUMBER}\)|\[{_NUMBER}\]))? ?:?", re.IGNORECASE
)
_MAIN_CHARACTER: Final = "maincharacter"


class Part(StrEnum):
    """The pile that a card of a deck list belongs to."""

    DECK = "Deck"
    MAIN_CHARACTER = "Main Character"
    SIDEBOARD = "Sideboard"


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a deck list: its heading, the kind of its cards (folded; empty for any), its part of the deck."""

    title: str
    kind: str = ""
    part: Part = Part.DECK

    def fits(self, kind: str) -> bool:
        """Whether a card of this kind may be meant here; main characters stand under their own heading only."""
        folded = fold(kind.replace("_", " "))
        return not folded or (self.kind in folded and (_MAIN_CHARACTER in folded) == (self.kind == _MAIN_CHARACTER))


SECTIONS: Final = (
    Section(Part.MAIN_CHARACTER, _MAIN_CHARACTER, Part.MAIN_CHARACTER),
    Section("Characters", "character"),
    Section("Plot Twists", "plottwist"),
    Section("Locations", "location"),
    Section("Equipment", "equipment"),
    Section(Part.DECK),
    Section(Part.SIDEBOARD, part=Part.SIDEBOARD),
)
_BY_WORD: Final = {fold(section.title).removesuffix("s"): section for section in SECTIONS} | {
    "supportingcharacter": Section("Supporting Characters", "supportingcharacter"),
    "maindeck": Section(Part.DECK),
    "card": Section(Part.DECK),
    "sidedeck": Section(Part.SIDEBOARD, part=Part.SIDEBOARD),
}


def section(title: str | None) -> Section:
    """The section of that title, in singular or plural; an unknown one belongs to the deck and has any kind of card."""
    title = tidy(title or "") or Part.DECK
    return _BY_WORD.get(fold(title).removesuffix("s")) or Section(title)


def undecorated(line: str) -> str:
    """A heading without what people put around it: its signs, how many cards stand below, a colon."""
    found = _DECORATION.fullmatch(tidy(line))
    return found["title"] if found else line


def heading(line: str) -> Section | None:
    """The section that a line opens if it is a heading: `Characters`, `## Locations`, `Equipment (4):`."""
    return _BY_WORD.get(fold(undecorated(line)).removesuffix("s"))


def section_for(kind: str) -> Section | None:
    """The section under which cards of this kind belong, if there is one."""
    return next((each for each in SECTIONS if each.kind and each.fits(kind)), None)
