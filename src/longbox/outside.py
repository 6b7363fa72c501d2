"""What comes from outside: files, JSON and foreign text, read within bounds and shown without harm.

Saved matches, campaign logs and files of facts may come from a stranger. All of them are read by `read_text` and `parsed`; what
messages say of them is cut by `shown` or `as_json`; what is printed goes through `printable`.
"""

from __future__ import annotations

import json
import os
import reprlib
import stat
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeGuard

#: nothing that Longbox writes nests as deep
MOST_DEEP: Final = 32
#: digits of a number in a file; the greatest that a match has is its seed
MOST_DIGITS: Final = 20
#: characters of a value in a message, and of a name
MOST_SHOWN: Final = 60
LONGEST_NAME: Final = 80
#: copies of a card in one entry, wherever entries are counted
MOST_COPIES: Final = 99


class OutsideError(ValueError):
    """Something from outside can't be used. The message says what is wrong; whoever reads it names the file (`at`)."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line

    def at(self, path: str | Path) -> str:
        """The file, with the line if there is one."""
        return f"{path}:{self.line}" if self.line else str(path)


# -- files -----------------------------------------------------------------------------------------------------------------


def read_bytes(path: str | Path, most: int) -> bytes:
    """What an ordinary file of at most so many bytes holds. OutsideError for anything else: nothing waits, nothing runs full."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        raise OutsideError("there is no such file") from None
    except OSError as error:
        raise OutsideError(f"can't be read: {error.strerror}") from None
    except ValueError as error:
        raise OutsideError(f"can't be read: {error}") from None
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise OutsideError("a directory, not a file")
        if not stat.S_ISREG(mode):
            raise OutsideError("not an ordinary file")
        with os.fdopen(handle, "rb", closefd=False) as file:
            data = file.read(most + 1)
    except OSError as error:
        raise OutsideError(f"can't be read: {error.strerror}") from None
    finally:
        os.close(handle)
    if len(data) > most:
        raise OutsideError(f"more than {most:,} bytes, which is too much for it")
    return data


def read_text(path: str | Path, most: int) -> str:
    """The text of a file, see `read_bytes`."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise OutsideError("no text in UTF-8") from None


def parsed(text: str) -> Any:
    """JSON within bounds: not nested too deep, no number too long, every word a text that can be written again."""
    try:
        found = json.loads(text, parse_int=_whole, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise OutsideError(f"no JSON: {error.msg}", error.lineno) from None
    except RecursionError:
        raise OutsideError(_DEEP) from None
    left = [(found, 1)]
    while left:
        value, depth = left.pop()
        if isinstance(value, str):
            if not well_formed(value):
                raise OutsideError(f"{shown(value)} has half a character in it (a lone surrogate)")
        elif isinstance(value, (dict, list)):
            if depth > MOST_DEEP:
                raise OutsideError(_DEEP)
            if isinstance(value, dict):
                left.extend((key, depth) for key in value)
                left.extend((each, depth + 1) for each in value.values())
            else:
                left.extend((each, depth + 1) for each in value)
    return found


_DEEP: Final = f"JSON that nests deeper than {MOST_DEEP} levels"


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise OutsideError(f"a number of {len(digits.lstrip('-')):,} digits, which is too long")
    return int(digits)


def _constant(word: str) -> object:
    raise OutsideError(f"no JSON: {word} is no number")


def within(path: str | Path, *folders: str | Path) -> bool:
    """Does the file lie in one of these folders themselves, links followed?"""
    try:
        parent = Path(path).resolve().parent
        return any(parent == Path(folder).resolve() for folder in folders)
    except (OSError, ValueError, RuntimeError):
        return False


# -- values ----------------------------------------------------------------------------------------------------------------


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """An integer (no truth value) between two others."""
    return type(value) is int and low <= value <= high


def is_name(value: object, most: int = LONGEST_NAME) -> TypeGuard[str]:
    """A text that can be shown on one line, and is not too long for it."""
    return isinstance(value, str) and bool(value.strip()) and len(value) <= most and value.isprintable()


def is_counts(value: object) -> TypeGuard[Mapping[str, int]]:
    """A table of words to numbers of copies."""
    return isinstance(value, Mapping) and all(isinstance(k, str) and is_whole(n, 1, MOST_COPIES) for k, n in value.items())


def well_formed(text: str) -> bool:
    """Can the text be written as UTF-8? A lone surrogate can't."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


# -- words -----------------------------------------------------------------------------------------------------------------


class _Short(reprlib.Repr):
    """`repr` in a time and length that what is shown does not bear on."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxstring = self.maxother = MOST_SHOWN

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() < 128 else f"an integer of {x.bit_length():,} bits"


_SHORT: Final = _Short()


def shown(value: object) -> str:
    """A value in a message: on one line, cut if it is long."""
    return cut(_SHORT.repr(value))


def as_json(value: object) -> str:
    """A value in a message about a JSON file, as it stands there."""
    try:
        return cut(printable(json.dumps(value, ensure_ascii=False)))
    except (TypeError, ValueError, RecursionError):
        return shown(value)


def cut(words: str, most: int = MOST_SHOWN) -> str:
    """Words, cut if there are more than so many characters."""
    return words if len(words) <= most else words[: most - 3] + "..."


def printable(text: str) -> str:
    """Foreign text as a terminal may have it: no control characters, no escape sequences, nothing that turns the line round."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else _harmless(c) for c in text)


def _harmless(c: str) -> str:
    kind = unicodedata.category(c)
    if kind == "Zs" or c == "\t":
        return " "
    return "" if kind == "Cf" else "?"
