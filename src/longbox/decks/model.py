"""Deck lists as values: entries, the list, and what is wrong with it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from longbox.decks import names
from longbox.errors import UserError
from longbox.outside import printable

#: lines that name cards; no deck has as many
MOST_ENTRIES: Final = 1000
#: problems of one list that are told, and things that one problem suggests
MOST_TOLD: Final = 100
MOST_SUGGESTED: Final = 30


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """One line of a deck list: so many copies of the card of that name.

    Name, identity and version are what the text alone tells; `title` is the whole. `section` is the heading above the
    entry. `line` is where it stands in the file, from 1, or 0 if it comes from no file. `bare` is a line without a count.
    """

    count: int
    name: str
    version: str | None = None
    identity: str | None = None
    code: str | None = None
    section: str | None = None
    line: int = 0
    bare: bool = field(default=False, compare=False)

    @property
    def title(self) -> str:
        """The card as a list writes it: `Name <> Identity, Version`."""
        return names.title(self.name, self.identity, self.version)


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One thing that is wrong: where (line 0 is the file as a whole), what, and what would be right.

    `message` leads up to `suggestions`, when there are any.
    """

    file: str
    line: int
    message: str
    suggestions: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        shown = self.suggestions[:MOST_SUGGESTED]
        more = f" | and {len(self.suggestions) - len(shown)} more" if len(shown) < len(self.suggestions) else ""
        return printable(f"{where}: {self.message}" + (f": {' | '.join(shown)}{more}" if shown else ""))


class DeckError(UserError):
    """A deck list that can't be used. `problems` has everything that is wrong with it, in the order of its lines."""

    def __init__(self, problems: Iterable[DeckProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(told(self.problems))


def told(problems: Sequence[object]) -> list[str]:
    """Problems as they are told, a line for each; of very many, the first."""
    lines = [" ".join(str(problem).split("\n")) for problem in problems[:MOST_TOLD]]
    more = len(problems) - len(lines)
    return [*lines, f"and {more:,} more {'problem' if more == 1 else 'problems'}"] if more else lines


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck list as its file has it.

    `header` is the comment at its top, line by line: what the deck is and how it wants to win. `problems` are the lines
    that could not be read; `resolve` reports them together with its own.
    """

    name: str
    entries: tuple[DeckEntry, ...]
    header: tuple[str, ...] = ()
    source: Path | None = None
    problems: tuple[DeckProblem, ...] = ()

    @property
    def content(self) -> tuple[str, tuple[str, ...], list[tuple[str, str, str, int]]]:
        """Name, header, and sorted (section, title, code, count) of the entries: the same in every file of a deck."""
        entries = sorted((entry.section or "", entry.title, entry.code or "", entry.count) for entry in self.entries)
        return self.name, self.header, entries


def file_name(source: Path | None) -> str:
    """The list's file as messages name it."""
    return str(source) if source else "deck list"


def deck_name(source: Path | None) -> str:
    """The name of a list that does not name itself: its file's."""
    return names.tidy(source.stem) if source else ""


def failure(source: Path | None, message: str, line: int = 0, suggestions: Iterable[str] = ()) -> DeckError:
    """The error of a list that can't be read any further."""
    return DeckError([DeckProblem(file_name(source), line, message, tuple(suggestions))])
