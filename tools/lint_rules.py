"""Every rule that code and tests cite must exist: `python -m tools.lint_rules [FOLDER ...]`, by default src and tests.

Prints `file:line: there is no rule ...` with the nearest ids, and exits with status 1 if there is any. A line that says
`# no such rule` is passed over.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from longbox.rulebook import UnknownRule, cites

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (ROOT / "src", ROOT / "tests")


def problems(folders: Iterable[Path] = FOLDERS) -> list[str]:
    """A line for each citation of what does not exist."""
    return [f"{cite}: {UnknownRule(cite.id)}" for cite in cites.scan(folders) if not cite.exists]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    folders = [Path(folder).resolve() for folder in (sys.argv[1:] if arguments is None else arguments)]
    found = problems(folders or FOLDERS)
    print("\n".join(found) if found else "every rule cited exists")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
