"""The file of a tournament: read, added to, corrected. Nothing in it is ever written over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from longbox.errors import UserError
from longbox.games import entry
from longbox.keeping import lines
from longbox.keeping.lock import Lock
from longbox.outside import OutsideError
from longbox.tournament.events import Happening, Head, Void, read, read_head, written, written_head
from longbox.tournament.model import Tournament, way_named
from longbox.tournament.structure import Structure
from longbox.version import __version__

#: another process may write the file for so many seconds
WAIT = 10


def structure(game: str) -> Structure:
    """The tournament rules of a game. UserError if it has none."""
    try:
        at = entry(game)
    except LookupError as error:
        raise UserError(str(error.args[0])) from None
    if not at.tournament:
        raise UserError(f"{at.title} has no tournament rules here")
    found: Structure = at.find(at.tournament)
    return found


@dataclass
class Book:
    """What a file holds: its head, its events by line (the first is line 2), how many bytes are whole."""

    path: Path
    head: Head
    events: list[Happening]
    end: int

    @property
    def rules(self) -> Structure:
        """The tournament rules of its game."""
        return structure(self.head.game)

    def voided(self) -> set[int]:
        """The lines that do not count."""
        return {e.line for e in self.events if isinstance(e, Void)}

    def counting(self) -> list[tuple[int, Happening]]:
        """The events that count, with their lines."""
        void = self.voided()
        return [(i, e) for i, e in enumerate(self.events, 2) if i not in void and not isinstance(e, Void)]

    def tournament(self) -> Tournament:
        """What they make of it. UserError, with the line, where one can't be."""
        out = Tournament(self.head, self.rules)
        for line, e in self.counting():
            try:
                out.take(e)
            except UserError as error:
                raise UserError(f"{self.path}:{line}: {error}") from None
        out.count = len(self.events)
        return out


def begin(path: Path, head: Head) -> None:
    """A new file."""
    way = way_named(structure(head.game), head.way)
    if head.every and not way.singleton:
        raise UserError(f"in {way.title} characters may be played again at any time")
    line = {**written_head(head), "longbox": __version__}
    try:
        lines.begin(path, line)
    except FileExistsError:
        raise UserError(f"{path} is there already: a tournament begins in a file of its own") from None


def opened(path: Path) -> Book:
    """What a file holds. UserError, with the line, for what can't be read."""
    try:
        found, end = lines.read(path)
    except OutsideError as error:
        raise UserError(f"{error.at(path)}: {error}") from None
    if not found:
        raise UserError(f"{path}: no tournament, its first line is missing")
    events: list[Happening] = []
    at = 1
    try:
        head = read_head(found[0])
        way_named(structure(head.game), head.way)
        for at, line in enumerate(found[1:], 2):  # noqa: B007  the message below says where it was
            e = read(line)
            if isinstance(e, Void):
                _voidable(events, e.line)
            events.append(e)
    except UserError as error:
        raise UserError(f"{path}:{at}: {error}") from None
    return Book(path, head, events, end)


def _voidable(events: Sequence[Happening], line: int) -> None:
    if not 2 <= line < len(events) + 2:
        raise UserError(f"there is no line {line} to take back; there are 2 to {len(events) + 1}")
    if isinstance(events[line - 2], Void):
        raise UserError(f"line {line} takes something back itself: note again what shall count")
    if line in [e.line for e in events if isinstance(e, Void)]:
        raise UserError(f"line {line} has been taken back already")


def note(path: Path, make: Callable[[Tournament], Sequence[Happening]]) -> tuple[Tournament, Sequence[Happening]]:
    """Add what `make` says of the tournament as it stands; the tournament after that, and what was added.

    Nothing is written if any of it can't be.
    """
    with Lock(path).acquire(WAIT):
        book = opened(path)
        t = book.tournament()
        new = make(t)
        for e in new:
            t.take(e)
            t.count += 1
        lines.add(path, [written(e) for e in new], book.end)
    return t, new


def correct(path: Path, line: int) -> Happening:
    """Take back a line. UserError if what came after it could then not have been."""
    with Lock(path).acquire(WAIT):
        book = opened(path)
        _voidable(book.events, line)
        rest = [(i, e) for i, e in book.counting() if i != line]
        t = Tournament(book.head, book.rules)
        for i, e in rest:
            try:
                t.take(e)
            except UserError as error:
                raise UserError(f"line {line} can't be taken back, line {i} goes by it: {error}") from None
        lines.add(path, [written(Void(line))], book.end)
    return book.events[line - 2]


__all__ = ["Book", "begin", "correct", "note", "opened", "structure"]
