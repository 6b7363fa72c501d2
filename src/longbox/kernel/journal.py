"""A match as it goes, in a file that is only added to: a line for what is played, and a line for each answer.

A line counts once it is whole. What was being written when the machine or the program stopped is left out on reading, and the
match is where it was before. Lines: the head `{"journal": 1, "game": ..., "setup": ..., "seed": ...}`; `[3]`, an answer;
`{"back": 12}`, back to twelve answers; `{"at": 32, "digest": ...}`; `{"mark": name, "is": value}`, what the keeper has to remember.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from longbox import outside
from longbox.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from longbox.kernel.game import Game
    from longbox.kernel.setups import Setup

HEAD = '{"journal":'
#: of records, in journals as in saved matches
FORMAT = 1
VERSION = 1
_FLAGS = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class Played(Protocol):
    """A match, as far as a journal has to know it."""

    game: Game
    setup: Setup
    seed: int
    answers: list[tuple[int, ...]]
    digests: dict[int, str]


@dataclass
class Content:
    """What a journal holds."""

    head: Mapping[str, object]
    answers: list[tuple[int, ...]] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    marks: dict[str, object] = field(default_factory=dict)
    #: how many bytes of it are whole lines
    end: int = 0

    def record(self) -> dict[str, object]:
        """As a saved match has it, but for the digest at the end."""
        return {
            **{key: value for key, value in self.head.items() if key != "journal"},
            "answers": [list(a) for a in self.answers],
            "digests": {str(at): d for at, d in sorted(self.digests.items())},
        }

    def back(self, count: int) -> None:
        """No answers beyond these."""
        del self.answers[count:]
        self.digests = {at: d for at, d in self.digests.items() if at <= count}

    def take(self, line: object) -> bool:
        """Do as a line says; False for none that is known."""
        match line:
            case list() if all(type(x) is int for x in line):
                self.answers.append(tuple(line))
            case {"back": int(count)} if 0 <= count <= len(self.answers):
                self.back(count)
            case {"at": int(at), "digest": str(digest)}:
                self.digests[at] = digest
            case {"mark": str(name), "is": value}:
                self.marks[name] = value
            case _:
                return False
        return True


def parsed(data: bytes) -> Content:
    """What a journal holds, as far as its lines are whole. ValueError if it has no head."""
    lines = data.split(b"\n")[:-1]
    head = outside.parsed(lines[0].decode()) if lines else None
    if not isinstance(head, dict) or head.get("journal") != VERSION:
        raise ValueError("the first line is not that of a journal")
    found = Content(head, end=len(lines[0]) + 1)
    for line in lines[1:]:
        try:
            known = found.take(outside.parsed(line.decode()))
        except ValueError:
            break
        if not known:
            break
        found.end += len(line) + 1
    return found


class Journal:
    """Writes a journal: a new one, or (with its `content`) one that is gone on with."""

    def __init__(self, path: Path, content: Content | None = None) -> None:
        self.path = path
        self.content = content
        self._handle = -1
        self._torn = content is not None

    def keep(self, match: Played, marks: Mapping[str, object]) -> None:
        """Add what has come since; it is on the disk when this returns. OSError if it is not: then the next call does it."""
        try:
            lost = self._handle >= 0 and os.fstat(self._handle).st_nlink == 0
            if lost or (self._handle < 0 and self.content is None):
                self._begin(match)
            elif self._handle < 0:
                self._handle = os.open(self.path, _FLAGS)
            held = self.content
            assert held is not None
            lines, new = self._since(match, marks, held)
            if lines or not held.end:
                new.end = self._add(lines, held)
                self.content = new
        except OSError as error:
            error.filename = str(self.path)
            raise

    def _begin(self, match: Played) -> None:
        """A new file, with nothing in it yet."""
        self.close()
        self._handle = os.open(self.path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
        head = {"journal": VERSION, "longbox": __version__, "format": FORMAT, "game": match.game.name}
        self.content = Content({**head, "setup": match.setup, "seed": match.seed})
        self._torn = False

    def _since(self, match: Played, marks: Mapping[str, object], held: Content) -> tuple[list[object], Content]:
        """The lines to be added, and what the journal then holds."""
        new = Content(held.head, list(held.answers), dict(held.digests), dict(held.marks))
        lines: list[object] = []
        pairs = enumerate(zip(held.answers, match.answers))
        same = next((i for i, (a, b) in pairs if a != b), min(len(held.answers), len(match.answers)))
        if same < len(held.answers):
            lines.append({"back": same})
        lines += [list(a) for a in match.answers[same:]]
        new.back(same)
        known = new.digests
        lines += [{"at": at, "digest": d} for at, d in sorted(match.digests.items()) if known.get(at) != d]
        lines += [{"mark": name, "is": value} for name, value in marks.items() if held.marks.get(name) != value]
        new.answers = list(match.answers)
        new.digests = {**known, **match.digests}
        new.marks.update(marks)
        return lines, new

    def _add(self, lines: list[object], held: Content) -> int:
        """Write lines behind those that are whole; where they end."""
        whole = lines if held.end else [held.head, *lines]
        data = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in whole).encode()
        if self._torn:
            os.ftruncate(self._handle, held.end)
        self._torn = True
        os.lseek(self._handle, held.end, os.SEEK_SET)
        rest = data
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        os.fsync(self._handle)
        self._torn = False
        return held.end + len(data)

    def close(self) -> None:
        """Leave the file."""
        if self._handle >= 0:
            handle, self._handle = self._handle, -1
            os.close(handle)
