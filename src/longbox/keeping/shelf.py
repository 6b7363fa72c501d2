"""The games that are played here: each has a journal in the user's state folder, from which it can be gone on with.

What is cleared away, when a game begins or is gone on with: games that are over after a week, games that were left after 90 days
without an answer, and beyond a hundred those that were left longest ago; never one that is being played.
"""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.keeping.lock import InUse, Lock
from longbox.kernel.journal import Content, Journal, parsed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from longbox.kernel.match import Match

DAYS_OVER: Final = 7
DAYS_LEFT: Final = 90
MOST: Final = 100
SUFFIX: Final = ".journal"
#: no game takes as many bytes
LARGEST: Final = 50_000_000
_DAY: Final = 24 * 60 * 60


def state_folder() -> Path:
    """Where the games are kept."""
    from platformdirs import user_state_path

    return Path(user_state_path("longbox", appauthor=False)) / "games"


@dataclass(frozen=True)
class Left:
    """A game on the shelf."""

    path: Path
    content: Content
    #: when it was written last, in seconds since the epoch
    touched: float

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return bool(self.content.marks.get("over"))


class Shelved:
    """The place of one game on the shelf: its journal, held by this process."""

    def __init__(self, path: Path, content: Content | None = None) -> None:
        self.path = path
        self.journal = Journal(path, content)
        self.lock = Lock(path)

    def keep(self, match: Match, marks: Mapping[str, object]) -> None:
        """Add what has come since. OSError if it can't be kept just now."""
        if not self.lock.held:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock.acquire()
        self.journal.keep(match, marks)

    def close(self, remove: bool = False) -> None:
        """Let go of it."""
        self.journal.close()
        if remove and self.lock.held:
            with suppress(OSError):
                os.unlink(self.path)
        self.lock.release()


class Shelf:
    """The games in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else state_folder()

    def new(self, game: str) -> Shelved:
        """A place for a new game."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{game}-{secrets.token_hex(3)}{SUFFIX}"
        return Shelved(self.folder / name)

    def files(self) -> list[tuple[float, Path]]:
        """The journals, with the times when they were written, the latest first."""
        found = []
        with suppress(OSError):
            for entry in os.scandir(self.folder):
                if entry.name.endswith(SUFFIX) and entry.is_file(follow_symlinks=False):
                    with suppress(OSError):
                        found.append((entry.stat(follow_symlinks=False).st_mtime, Path(entry.path)))
        return sorted(found, reverse=True)

    def games(self) -> Iterator[Left]:
        """All that can be read, the latest first."""
        for touched, path in self.files():
            content = _content(path)
            if content is not None:
                yield Left(path, content, touched)

    def left(self) -> list[Left]:
        """The games that can be gone on with, the latest first."""
        return [each for each in self.games() if not each.over]

    def playing(self, path: Path) -> str:
        """Who is playing a game just now; "" if nobody is."""
        lock = Lock(path)
        if not lock.file.exists():
            return ""
        try:
            with lock:
                return ""
        except InUse as error:
            return error.holder
        except OSError:
            return ""

    def take(self, path: Path) -> Shelved:
        """A game, to go on with it. InUse if somebody is playing it; ValueError if it can't be read any more."""
        place = Shelved(path)
        place.lock.acquire()
        content = _content(path)
        if content is None:
            place.close()
            raise ValueError(f"{path}: can't be read as a game that was left")
        place.journal = Journal(path, content)
        return place

    def replace(self, match: Match, own: Path) -> bool:
        """Take away what other journals have of this match up to here, and no more; whether one has more than that."""
        more = False
        for each in self.games():
            head = each.content.head
            if each.path == own or (head.get("game"), head.get("seed")) != (match.game.name, match.seed):
                continue
            if head.get("setup") != match.setup:
                continue
            answers = each.content.answers
            if answers == match.answers[: len(answers)]:
                self._remove(each.path)
            elif match.answers == answers[: len(match.answers)] and not each.over:
                more = True
        return more

    def clear_away(self) -> None:
        """Take away what is old."""
        now = time.time()
        kept = 0
        for touched, path in self.files():
            days = (now - touched) / _DAY
            content = _content(path) if DAYS_OVER < days <= DAYS_LEFT else None
            over = content is not None and bool(content.marks.get("over"))
            if days > DAYS_LEFT or over or kept >= MOST:
                if self._remove(path):
                    continue
            kept += 1

    def _remove(self, path: Path) -> bool:
        """Take a game away, unless it is being played; whether it is gone."""
        try:
            with Lock(path):
                os.unlink(path)
        except OSError:
            return False
        return True


def _content(path: Path) -> Content | None:
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
        with open(handle, "rb") as file:
            return parsed(file.read(LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
