"""TOML from outside: a table, or what is wrong and on which line."""

from __future__ import annotations

import re
import tomllib

from longbox.outside import OutsideError

#: what a TOML reader says, and what is meant
_MEANT = (
    ("Illegal character", "a text begins and ends with a quote on the same line"),
    ("Cannot overwrite a value", "the same name stands there twice"),
    ("Cannot declare", "the same table stands there twice"),
)


def table_in(text: str) -> dict[str, object]:
    """The table that a text holds."""
    try:
        found: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise OutsideError("TOML that nests too deep") from None
    except ValueError as error:
        line = re.search(r"at line (\d+)", str(error))
        end = len(text.splitlines()) if "end of document" in str(error) else 0
        words = next((right for wrong, right in _MEANT if wrong in str(error)), re.sub(r" \(at .*", "", str(error)))
        raise OutsideError(f"no TOML: {words}", int(line[1]) if line else end) from None
    return found


def at(text: str, word: str, start: int = 0) -> int:
    """The line on which a word first stands, from a line on; that line if it stands nowhere."""
    for number, line in enumerate(text.splitlines(), 1):
        if number >= start and word in line:
            return number
    return start
