"""Plain text deck lists: `4 Name, Version` under headings, as people write them and as Longbox writes them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longbox.decks import names, sections
from longbox.decks.model import DeckEntry, DeckList, DeckProblem, deck_name, failure, file_name

MAX_LINE: Final = 200  # characters; no line for a card comes near

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_COMMENT: Final = re.compile(r"(?:#+|//+|;+)[ \t]?(.*)", re.DOTALL)
_TRAILING_COMMENT: Final = re.compile(r"\s(?:#(?=\s|$)|//|;)")
_MAIN_CHARACTER: Final = re.compile(r"main characters? ?: ?(.+)", re.IGNORECASE)
_DECK_NAME: Final = re.compile(r"(?:name|deck) ?: ?(.+)", re.IGNORECASE)
_BULLET: Final = re.compile(r"[-–—*·] |• ?")
_COUNT_FIRST: Final = re.compile(r"(?:(-?[0-9]{1,9})(?: ?[x×]|X)?|[xX×]([0-9]{1,9}))(?: |$)(.*)")
_COUNT_LAST: Final = re.compile(r"(.+) (?:[xX×]|[x×] )([0-9]{1,9})")


def decode(data: bytes, source: Path | None = None) -> str:
    """The text of a file. DeckError if it is not UTF-8."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise failure(source, "the text is UTF-16; save it as UTF-8")
    if b"\0" in data:
        raise failure(source, "a binary file; a deck list is plain text, OCTGN (.o8d) or Lackey (.dek)")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(_LINE_END.findall(data[: error.start].decode("latin-1"))) + 1
        raise failure(source, f"byte 0x{data[error.start]:02x} is not UTF-8 text; save it as UTF-8", line) from None


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
        if len(line) > MAX_LINE:
            self.problem(number, f"a line of {len(line)} characters; a line names one card")
            return
        text = names.tidy(_TRAILING_COMMENT.split(line, maxsplit=1)[0])
        if not text:
            return
        if section := sections.heading(text):
            self.section = section.title
        elif found := _MAIN_CHARACTER.fullmatch(text):
            self.read_entry(number, found[1], sections.Part.MAIN_CHARACTER)
        elif found := _DECK_NAME.fullmatch(text):
            if self.name is not None:
                self.problem(number, f"a second name for the deck; it is named {names.quoted(self.name)}")
            self.name = found[1]
        elif text.endswith(":"):
            known = (section.title for section in sections.SECTIONS)
            self.problem(number, f"{names.quoted(text)} is not a heading; headings are", *known)
            self.section = None
        else:
            self.read_entry(number, text, self.section)

    def read_entry(self, number: int, text: str, section: str | None) -> None:
        if bullet := _BULLET.match(text):
            text = text[bullet.end() :]
        count = 1
        if found := _COUNT_FIRST.fullmatch(text):
            count, text = int(found[1] or found[2]), found[3]
        elif found := _COUNT_LAST.fullmatch(text):
            count, text = int(found[2]), found[1]
        text, code = names.split_code(text)
        if not text and not code:
            self.problem(number, "a count without a card; a line is a count and a name, as in 4 Name, Version")
            return
        name, identity, version = names.split_title(text)
        self.entries.append(DeckEntry(count, name, version, identity, code, section, number))


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
