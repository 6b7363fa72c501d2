"""Which code and which tests cite a rule.

Code is what enforces rules: `longbox/kernel` and `longbox/games`, without players that are no people, terminals and tables laid by hand, which
speak of rules only. Tests are there only in a checkout; an installed
Longbox knows none.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from longbox.rulebook import notation

PACKAGE: Final = Path(__file__).resolve().parents[1]
"""The folder of the package `longbox`."""

_ROOT: Final = PACKAGE.parents[1]
CHECKOUT: Final = _ROOT if PACKAGE.parent.name == "src" and (_ROOT / "tests").is_dir() else None
"""The root of the checkout that Longbox runs from, if it does."""


class Cite(NamedTuple):
    """A line that cites a rule, an example or a heading."""

    id: str
    """What it names; where nothing of that name exists, what is written."""
    file: Path
    line: int
    exists: bool = True

    def __str__(self) -> str:
        """`src/longbox/games/vs/combat.py:120`."""
        root = CHECKOUT if CHECKOUT and self.file.is_relative_to(CHECKOUT) else PACKAGE.parent
        path = self.file.relative_to(root) if self.file.is_relative_to(root) else self.file
        return f"{path.as_posix()}:{self.line}"


#: rooms of a game that enforce nothing
_SPEAKING: Final = frozenset({"agent", "situations", "terminal"})


def code() -> dict[str, list[Cite]]:
    """The lines of code that cite each id."""
    rooms = (room for game in sorted((PACKAGE / "games").iterdir()) if game.is_dir() for room in sorted(game.iterdir()))
    return _by_id(
        PACKAGE / "kernel", *(room for room in rooms if room.name not in _SPEAKING and not room.name.startswith("__pyc"))
    )


def tests() -> dict[str, list[Cite]]:
    """The lines of tests that cite each id."""
    return _by_id(CHECKOUT / "tests") if CHECKOUT else {}


def scan(folders: Iterable[Path]) -> Iterator[Cite]:
    """Every citation in the Python files of these folders, by file and line."""
    for folder in folders:
        for file in [folder] if folder.suffix == ".py" else sorted(folder.rglob("*.py")):
            yield from scan_text(file.read_text("utf-8"), file)


def scan_text(text: str, file: Path) -> Iterator[Cite]:
    """Every citation in one file's text."""
    line, counted = 1, 0
    for start, written, ids in notation.citations(text):
        line, counted = line + text.count("\n", counted, start), start
        if ids:
            yield from (Cite(id, file, line) for id in ids)
        elif notation.EXEMPT not in text[start:].partition("\n")[0]:
            yield Cite(written, file, line, exists=False)


@lru_cache
def _by_id(*folders: Path) -> dict[str, list[Cite]]:
    found: dict[str, list[Cite]] = {}
    for cite in scan(folders):
        found.setdefault(cite.id, []).append(cite)
    return found
