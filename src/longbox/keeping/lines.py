"""A file of JSON lines that is only added to. A line counts once it is whole; what was being written when all stopped is left out."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from longbox.kernel.files import write_new
from longbox.outside import OutsideError, parsed, read_bytes

#: no such file is longer
LARGEST: Final = 10_000_000

Line = Mapping[str, object]


def begin(path: Path, head: Line) -> None:
    """A new file with its first line. FileExistsError if there is one already."""
    write_new(path, _written([head]))


def read(path: Path) -> tuple[list[Line], int]:
    """The whole lines of a file, and how many bytes they are. OutsideError, with the line, for what is no table in JSON."""
    data = read_bytes(path, LARGEST)
    whole = data[: data.rfind(b"\n") + 1]
    out: list[Line] = []
    for number, line in enumerate(whole.split(b"\n")[:-1], 1):
        try:
            found = parsed(line.decode("utf-8"))
        except UnicodeDecodeError:
            raise OutsideError("no text in UTF-8", number) from None
        except OutsideError as error:
            raise OutsideError(str(error), number) from None
        if not isinstance(found, dict):
            raise OutsideError("no table in JSON", number)
        out.append(found)
    return out, len(whole)


def add(path: Path, lines: Sequence[Line], end: int) -> None:
    """Add lines behind those that are whole; they are on the disk when this returns. For who holds the file's lock."""
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.ftruncate(handle, end)
        os.lseek(handle, end, os.SEEK_SET)
        rest = _written(lines).encode()
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _written(lines: Sequence[Line]) -> str:
    return "".join([json.dumps(line, separators=(", ", ": "), ensure_ascii=False) + "\n" for line in lines])


__all__ = ["LARGEST", "Line", "add", "begin", "read"]
