"""Every rule that code and tests cite must exist: `python -m tools.lint_rules [FOLDER ...]`, by default src and tests.

Prints `file:line: there is no rule ...` with the nearest ids, and exits with status 1 if there is any. Prose may cite a
heading or a range; `pytest.mark.rule` and `pytest.mark.example` name rules and examples one by one, as `tools.coverage`
counts them. A line that says `# no such rule` is passed over.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from longbox import rulebook
from longbox.rulebook import UnknownRule, cites, notation
from tools.marks import MARKS

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (ROOT / "src", ROOT / "tests")


def problems(folders: Iterable[Path] = FOLDERS) -> list[str]:
    """A line for each citation of what does not exist, and for each mark that names no one rule or example."""
    folders = list(folders)
    unknown = [f"{cite}: {UnknownRule(cite.id)}" for cite in cites.scan(folders) if not cite.exists]
    return unknown + [problem for folder in folders for file in sorted(folder.rglob("*.py")) for problem in wrong_marks(file)]


def wrong_marks(file: Path) -> Iterator[str]:
    """A line for each mark in a file that names a heading, a range, or an example in place of a rule (or the reverse)."""
    text = file.read_text("utf-8")
    if not any(f"mark.{mark}" in text for mark in MARKS):
        return
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text, file)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MARKS):
            continue
        if not (isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"):
            continue
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                continue
            if notation.EXEMPT in lines[argument.lineno - 1]:
                continue
            if why := _wrong(node.func.attr, argument.value):
                yield f"{cites.Cite(argument.value, file, argument.lineno)}: {why}"


def _wrong(mark: str, id: str) -> str:
    """What is wrong with a mark that names this; nothing if it is a rule or an example as the mark wants it."""
    game = rulebook.game_of(id)
    example = bool(game) and any(e.id == id for e in rulebook.examples(game))
    if example if mark == "example" else rulebook.exists(id):
        return ""
    if mark == "example":
        return f"there is no example {id}"
    if example:
        return f"{id} is an example; mark it with pytest.mark.example"
    if under := rulebook.heading(id):
        return f"{id} is a heading; a mark names its rules, such as {under[0].id}"
    if any(len(cited.ids) > 1 for cited in notation.citations(id)):
        return f"{id} is a range; a mark names its rules one by one"
    # What names nothing at all is told already as a citation, unless it does not look like one.
    return "" if any(not cited.ids for cited in notation.citations(id)) else str(UnknownRule(id))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    folders = [Path(folder).resolve() for folder in (sys.argv[1:] if arguments is None else arguments)]
    found = problems(folders or FOLDERS)
    print("\n".join(found) if found else "every rule cited exists")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
