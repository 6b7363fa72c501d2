"""`Any` counted by folder, and held against ceilings: the counts only fall.

    python -m tools.anys            what is against the ceilings in tools/anys.toml
    python -m tools.anys --lower    lower the ceilings to what there is (they are never raised by this)

What counts is the name where it stands for a type: in annotations, also those in quotes, in aliases and in the brackets of
generic types. The import of it does not count, nor the word in a comment or docstring. A folder counts its own files, not those of
the folders in it; one without a line in the file may have none at all.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "longbox"
CEILINGS: Final = ROOT / "tools" / "anys.toml"


def _quoted(node: ast.AST) -> Iterator[str]:
    """The types in quotes that stand directly in this node."""
    found: list[ast.expr | None] = []
    match node:
        case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns):
            found = [returns]
        case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation):
            found = [annotation]
        case ast.Subscript(slice=ast.Tuple(elts=elements)):
            found = [*elements]
        case ast.Subscript(slice=inner):
            found = [inner]
        case ast.Call(func=ast.Name(id="cast"), args=[first, *_]):
            found = [first]
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            found = [left, right]
        case ast.List(elts=elements):
            found = [*elements]
    for inside in found:
        if isinstance(inside, ast.Constant) and isinstance(inside.value, str) and "Any" in inside.value:
            yield inside.value


def count(source: str) -> int:
    """How often a file says `Any` for a type."""
    tree = ast.parse(source)
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        for alias in node.names
        if alias.name == "Any"
    }
    modules = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "typing"
    }
    return _said(tree, names, modules)


def _said(tree: ast.AST, names: set[str], modules: set[str]) -> int:
    total = 0
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name):
                total += name in names
            case ast.Attribute(value=ast.Name(id=module), attr="Any"):
                total += module in modules
        for text in _quoted(node):
            try:
                total += _said(ast.parse(text, mode="eval"), names, modules)
            except SyntaxError:
                continue  # words, no type
    return total


def counted(package: Path = PACKAGE) -> dict[str, int]:
    """Folder (as `games/vs/state`, the package itself as `.`) -> how often its files say `Any`, where they do."""
    counts: dict[str, int] = {}
    for file in sorted(package.rglob("*.py")):
        found = count(file.read_text("utf-8"))
        if found:
            folder = file.parent.relative_to(package).as_posix()
            counts[folder] = counts.get(folder, 0) + found
    return counts


def read(file: Path = CEILINGS) -> dict[str, int]:
    """The ceilings: folder -> the most there may be."""
    ceilings: dict[str, int] = tomllib.loads(file.read_text("utf-8"))
    return ceilings


def problems(counts: Mapping[str, int], ceilings: Mapping[str, int]) -> list[str]:
    """A line for each folder that has more than its ceiling, or less without the ceiling being lowered."""
    found = []
    for folder in sorted({*counts, *ceilings}):
        now, most = counts.get(folder, 0), ceilings.get(folder, 0)
        if now > most:
            found.append(f"{folder}: {now} times `Any`, {most} at most: say what the value is")
        elif now < most or (folder in ceilings and not most):
            found.append(f"{folder}: {now} times `Any`, no longer {most}: lower its ceiling (python -m tools.anys --lower)")
    return found


def lower(file: Path = CEILINGS, package: Path = PACKAGE) -> None:
    """Write the ceilings that are too high anew, line by line; those of folders without any go."""
    counts = counted(package)
    lines = []
    for line in file.read_text("utf-8").splitlines():
        found = re.fullmatch(r'"(.+)" = (\d+)', line)
        if found is not None:
            left = min(int(found[2]), counts.get(found[1], 0))
            if not left:
                continue
            line = f'"{found[1]}" = {left}'
        lines.append(line)
    file.write_text("\n".join([*lines, ""]), "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    if "--lower" in (sys.argv[1:] if arguments is None else arguments):
        lower()
    counts = counted()
    found = problems(counts, read())
    print("\n".join(found) if found else f"{sum(counts.values())} times `Any`, in no folder more than its ceiling")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
