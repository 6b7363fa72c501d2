"""Plain text deck lists: `4 Name, Version` under headings, as people write them and as Longbox writes them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longbox.decks import markdown, names, sections
from longbox.decks.model import DeckEntry, DeckList, DeckProblem, deck_name, file_name

MAX_LINE: Final = 200  # characters; no line for a card comes near
MAX_LIST: Final = 6000  # of a line with a whole deck

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_COMMENT: Final = re.compile(r"(?:#+|//+|;+)[ \t]?(.*)", re.DOTALL)
_TRAILING_COMMENT: Final = re.compile(r"\s(?:#(?=\s|$)|//|;(?!\s*[0-9]{1,2}\s?[xX×]?\s*\S))")
_MAIN_CHARACTER: Final = re.compile(r"main characters? ?: ?(.+)", re.IGNORECASE)
_DECK_NAME: Final = re.compile(r"(?:name|deck|deck name|title) ?: ?(.+)", re.IGNORECASE)
_ABOUT: Final = re.compile(r"(?:by|author|player|format|event|date|team|source|url|record|place|finish) ?: ?.+", re.I)
_TOTAL: Final = re.compile(
    r"(?:total(?: cards)?|deck size|cards) ?[:=(-] ?[0-9]+ ?(?:cards?)?\)?|total [0-9]+(?: cards)?|[0-9]+ cards?(?: total)?", re.I
)
#: what says how many cards stand below, at which cost: `[1 - 4]`, `3-drops (8):`, `Cost 2`
_CURVE: Final = re.compile(
    r"\[ ?[0-9]+(?: ?[-–:/] ?[0-9]+)? ?\]|(?:[0-9]+[ -]?(?:drops?|cost)|(?:drops?|cost) [0-9]+) ?(?:[-:(\[]* ?[0-9]* ?[)\]]?:?)",
    re.I,
)
_CURVE_BEHIND: Final = re.compile(r" ?\[ ?[0-9]+ ?[-–:/] ?[0-9]+ ?\]$")
_RULE: Final = re.compile(r"[-–—=_*~ ]{3,}")
_BULLET: Final = re.compile(r"[-–—*·] |• ?")
_COUNT_FIRST: Final = re.compile(r"(?:\(?(-?[0-9]{1,9})\)?(?: ?[x×]|X)?|[xX×]([0-9]{1,9}))(?: |$)(.*)")
_COUNT_LAST: Final = re.compile(r"(.+) (?:[xX×]|[x×] |\([xX×] ?)([0-9]{1,9})\)?")
_PIECE: Final = re.compile(r"(?:\s*[;|•]\s*|\s*,\s+|\s+)(?=[0-9]{1,2}(?: ?[x×]|X)? \S)")
_HEADED: Final = r"(?:supporting )?characters?|plot twists?|locations?|equipment|sideboard"
_INLINE: Final = re.compile(rf"(?:^|(?<!main)(?<!supporting)[\s;|,.]+)(?=(?:{_HEADED})\s*(?:[(\[][0-9]+[)\]])?\s*:)", re.I)


def pieces(text: str) -> list[str]:
    """The parts of a line that names several cards, if each begins with a count: `4 Name, Version; 2 Name`."""
    found = _PIECE.split(text)
    # what stands between them may stand behind the last one as well
    return [*found[:-1], found[-1].rstrip(" ;|•,")] if len(found) > 1 else found


def read(text: str, source: Path | None = None) -> DeckList:
    """The deck list that a text holds. A missing count is one copy; lines that can't be read go into `problems`.

    A comment begins with `#`, `//` or `;`, at the start of a line or after a blank (there `#` wants one behind it too).
    """
    reader = _Reader(source)
    for number, line in enumerate(_LINE_END.split(text), start=1):
        reader.read_line(number, line.strip())
    return reader.deck()


def dump(deck: DeckList) -> str:
    """The deck list as canonical plain text, which `read` reads back with the same content.

    Sections are gathered, each under one heading, after the entries that have none; comments below the header are lost.
    ValueError if something in the deck can't be written so, such as a name that reads as a heading.
    """
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(_lines(deck))).strip("\n") + "\n"
    if read(text).content != deck.content:
        lost = [entry.title for entry in deck.entries if not _survives(entry)] or [deck.name, *deck.header]
        raise ValueError(f"can't be written as a plain text deck list: {', '.join(map(names.quoted, lost))}")
    return text


class _Reader:
    """Reads line by line, under the latest heading."""

    def __init__(self, source: Path | None) -> None:
        self.source = source
        self.name: str | None = None
        self.header: list[str] = []
        self.entries: list[DeckEntry] = []
        self.problems: list[DeckProblem] = []
        self.section: str | None = None

    def deck(self) -> DeckList:
        name = self.name if self.name is not None else deck_name(self.source)
        return DeckList(name, tuple(self.entries), tuple(self.header), self.source, tuple(self.problems))

    def problem(self, number: int, message: str, *suggestions: str) -> None:
        self.problems.append(DeckProblem(file_name(self.source), number, message, suggestions))

    def read_line(self, number: int, line: str) -> None:
        comment = _COMMENT.fullmatch(line)
        if comment and not (len(line) <= MAX_LINE and sections.heading(line)):
            if not self.entries and self.section is None:
                self.header.append(comment[1])
            return
        if len(line) > MAX_LIST or (len(line) > MAX_LINE and len(pieces(line)) < 2):
            self.problem(number, f"a line of {len(line):,} characters; a line names one card")
            return
        text = names.tidy(_TRAILING_COMMENT.split(line, maxsplit=1)[0])
        if (found := _DECK_NAME.fullmatch(text)) and not found[1].isdigit():
            if self.name is not None:
                self.problem(number, f"a second name for the deck; it is named {names.quoted(self.name)}")
            self.name = found[1]
            return
        text = markdown.unmarked(text).lstrip("#").strip()
        for part in _INLINE.split(text):
            self.read_text(number, part)

    def read_text(self, number: int, text: str) -> None:
        """A line without its comment, or the part of it under one heading."""
        if not text or _RULE.fullmatch(text) or _TOTAL.fullmatch(text):
            return
        heading, _, behind = text.partition(":")
        if _CURVE.fullmatch(text):
            return
        if section := sections.heading(text):
            self.section = section.title
        elif (section := sections.heading(heading)) and len(pieces(f" {behind}")) > 1:
            self.section = section.title
            self.read_entry(number, behind.strip(), self.section)
        elif found := _MAIN_CHARACTER.fullmatch(text):
            self.read_entry(number, found[1], sections.Part.MAIN_CHARACTER)
        elif not self.entries and self.section is None and _ABOUT.fullmatch(text):
            self.header.append(text)
        elif text.endswith(":"):
            known = (section.title for section in sections.SECTIONS)
            self.problem(number, f"{names.quoted(text)} is not a heading; headings are", *known)
            self.section = None
        else:
            self.read_entry(number, text, self.section)

    def read_entry(self, number: int, text: str, section: str | None) -> None:
        if bullet := _BULLET.match(text):
            text = text[bullet.end() :]
        text = _CURVE_BEHIND.sub("", text)
        count, bare = 1, False
        if found := _COUNT_FIRST.fullmatch(text):
            count, text = int(found[1] or found[2]), found[3]
        elif found := _COUNT_LAST.fullmatch(text):
            count, text = int(found[2]), found[1]
        else:
            bare = True
        text, code = names.split_code(text)
        if not text and not code:
            self.problem(number, "a count without a card; a line is a count and a name, as in 4 Name, Version")
            return
        name, identity, version = names.split_title(text)
        self.entries.append(DeckEntry(count, name, version, identity, code, section, number, bare))


def _lines(deck: DeckList) -> Iterator[str]:
    yield from (f"# {line}".rstrip() for line in deck.header)
    yield ""
    if deck.name:
        yield f"Name: {deck.name}"
        yield ""
    for section in dict.fromkeys([None, sections.Part.MAIN_CHARACTER, *(entry.section for entry in deck.entries)]):
        entries = [entry for entry in deck.entries if entry.section == section]
        if section == sections.Part.MAIN_CHARACTER:
            yield from (f"Main Character: {_line(entry, bare=True)}" for entry in entries)
        elif entries:
            yield from [section] if section else []
            yield from map(_line, entries)
        yield ""


def _line(entry: DeckEntry, bare: bool = False) -> str:
    """The entry's line; `bare` leaves a count of one away, where the name can't be taken for a count."""
    named = names.tidy(f"{entry.title} [{entry.code}]" if entry.code else entry.title)
    if bare and entry.count == 1 and not (_BULLET.match(named) or _COUNT_FIRST.match(named) or _COUNT_LAST.match(named)):
        return named
    return f"{entry.count} {named}"


def _survives(entry: DeckEntry) -> bool:
    deck = DeckList("", (entry,))
    return read("\n".join(_lines(deck))).content == deck.content
