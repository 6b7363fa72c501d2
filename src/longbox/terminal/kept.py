"""Where a match at the table is kept: the user's own file, and the game's place on the shelf; and what to say of it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from longbox.errors import UserError
from longbox.keeping.lock import Lock
from longbox.kernel.files import clear_unfinished, write_new, write_whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from longbox.keeping.shelf import Shelved
    from longbox.kernel.decisions import Answer
    from longbox.kernel.match import Match


class Place:
    """One place where a match is kept, written after each answer; where that fails, after the next."""

    name = ""

    def __init__(self) -> None:
        #: the answers that it holds; None while it holds nothing
        self.holds: list[Answer] | None = None
        #: why it could not be written last time
        self.trouble = ""

    def write(self, match: Match, marks: Mapping[str, object]) -> None:
        """Put the match there. OSError if that can't be done now."""
        raise NotImplementedError

    def keep(self, match: Match, marks: Mapping[str, object]) -> str:
        """Put the match there; what there is to say about it, if anything."""
        before = self.trouble
        try:
            self.write(match, marks)
        except OSError as error:
            self.trouble = error.strerror or str(error)
            if self.trouble == before:
                return ""
            return f"can't write {self.name}: {self.trouble}; {self.said(match)}. The next answer tries again."
        self.holds, self.trouble = list(match.answers), ""
        return f"{self.name} can be written again, and has the whole game." if before else ""

    def whole(self, match: Match) -> bool:
        """Has it all of the match?"""
        return self.holds == match.answers

    def said(self, match: Match) -> str:
        """How much of the match it has."""
        total = len(match.answers)
        if self.holds is None:
            return "nothing of the game is kept there"
        if self.whole(match):
            return "it has the whole game"
        if self.holds == match.answers[: len(self.holds)]:
            return f"it has the game as it was after {len(self.holds)} of {total} answers"
        return f"it has the game as it was before you went back, with {len(self.holds)} answers"


class SaveFile(Place):
    """The file of `--save`, `--load` or `save`, held by this process once it is written."""

    def __init__(self, path: Path, holds: list[Answer] | None = None) -> None:
        super().__init__()
        self.path = path
        self.name = str(path)
        self.holds = holds
        self.lock = Lock(path)

    def hold(self) -> None:
        """Nobody else writes the file from now on. InUse if somebody does."""
        if not self.lock.held:
            self.lock.acquire()
            clear_unfinished(self.path)

    def write(self, match: Match, marks: Mapping[str, object]) -> None:
        """The record, in the place of the one before."""
        self.hold()
        if self.holds is None:
            write_new(self.path, match.written())
        elif not self.whole(match):
            write_whole(self.path, match.written())


class OnShelf(Place):
    """The game's place in the user's state folder."""

    def __init__(self, shelved: Shelved) -> None:
        super().__init__()
        self.shelved = shelved
        self.name = str(shelved.path)

    def write(self, match: Match, marks: Mapping[str, object]) -> None:
        """What has come since."""
        self.shelved.keep(match, marks)


class Kept:
    """All the places where a match is kept."""

    def __init__(self, file: SaveFile | None = None, shelf: OnShelf | None = None) -> None:
        self.file = file
        self.shelf = shelf
        self.over = ""

    @property
    def places(self) -> list[Place]:
        """Those there are, the user's own first."""
        return [place for place in (self.file, self.shelf) if place is not None]

    def keep(self, match: Match, moment: str = "") -> list[str]:
        """Keep the match everywhere; what there is to say about it."""
        saved = str(self.file.path.absolute()) if self.file is not None else ""
        marks = {"file": saved, "over": self.over, "moment": moment}
        return [said for place in self.places if (said := place.keep(match, marks))]

    def whole(self, match: Match) -> bool:
        """Is all of the match kept somewhere?"""
        return any(place.whole(match) for place in self.places)

    def save_as(self, path: Path, match: Match) -> None:
        """From now on the user's file is this one, a new one. OSError, changing nothing, if it can't be."""
        new = SaveFile(path)
        try:
            new.write(match, {})
        except OSError:
            new.lock.release()
            raise
        new.holds = list(match.answers)
        old, self.file = self.file, new
        if old is not None:
            old.lock.release()

    def close(self, match: Match) -> None:
        """The match is left. What need not stay on the shelf goes: a match that nobody answered, one that is over and in a file."""
        if self.shelf is not None:
            in_file = self.file is not None and self.file.whole(match)
            self.shelf.shelved.close(remove=not match.answers or (match.decision is None and in_file))
        if self.file is not None:
            self.file.lock.release()


def named_file(typed: str) -> Path:
    """The file that somebody has typed. UserError if there is none of such a name."""
    if any(0xD800 <= ord(c) <= 0xDFFF or not c.isprintable() for c in typed):
        raise UserError(f"{typed!a} is no name of a file: it has characters that can't be printed")
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        user = typed.split("/")[0]
        raise UserError(f"{user} is nobody's home directory here; write the name of a file without {user}") from None


def quoted(path: Path | str) -> str:
    """A path as a shell reads it."""
    return shlex.quote(str(path))
