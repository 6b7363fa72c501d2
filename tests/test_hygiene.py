"""What must hold of the source itself: what rules code leaves alone, and how long a file may be (see `test_house` for imports)."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import lint_rules

SRC = Path(__file__).parents[1] / "src"
PACKAGE = SRC / "longbox"

UNREPEATABLE = {"random", "time", "datetime", "secrets", "uuid"}
"""Modules that rules code must not import: a match is its set-up, its seed and its answers."""

MOST_LINES = 800

IN_ORDER = {"list", "tuple", "enumerate", "iter", "map", "filter", "zip"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference", "copy"}


def sources(*parts: str) -> list[Path]:
    return sorted(file for part in parts for file in (PACKAGE / part).rglob("*.py"))


def module_of(file: Path, src: Path) -> list[str]:
    parts = list(file.relative_to(src).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(file: Path, src: Path) -> Iterator[tuple[str, int]]:
    """Every name a file imports, in full: `longbox.kernel.state.State`, with its line."""
    here = module_of(file, src) + ([""] if file.name == "__init__.py" else [])
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*here[: -node.level], *(node.module or "").split(".")] if node.level else [node.module or ""]
            yield from ((".".join([*filter(None, base), alias.name]), node.lineno) for alias in node.names)


def unrepeatable_imports(file: Path, src: Path = SRC) -> list[int]:
    """Lines that import randomness or the clock."""
    return [line for name, line in imported(file, src) if name.split(".")[0] in UNREPEATABLE]


def is_set(node: ast.expr) -> bool:
    """Whether an expression makes a set, as far as one can tell from its looks."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(value=value, attr=attr)):
            return attr in SET_METHODS and is_set(value)
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left) or is_set(right)
    return False


def iterated_sets(file: Path, src: Path = SRC) -> list[int]:
    """Lines that go through a set in its order, which differs from process to process. `sorted(...)` gives one."""
    wrong = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.For(iter=iterated) | ast.comprehension(iter=iterated):
                found = [iterated]
            case ast.Call(func=ast.Name(id=name), args=args) if name in IN_ORDER:
                found = args
            case ast.Call(func=ast.Attribute(attr="join" | "extend" | "fromkeys"), args=args):
                found = args
            case ast.Starred(value=value) | ast.YieldFrom(value=value):
                found = [value]
            case _:
                continue
        wrong += [expression.lineno for expression in found if is_set(expression)]
    return sorted(wrong)


def too_long(file: Path, src: Path = SRC) -> list[int]:
    """The last line of a file that wants splitting."""
    lines = len(file.read_text("utf-8").splitlines())
    return [lines] if lines > MOST_LINES else []


CHECKS: list[tuple[Callable[..., list[int]], tuple[str, ...]]] = [
    (unrepeatable_imports, ("kernel", "games")),
    (iterated_sets, ("kernel", "games")),
    (too_long, (".",)),
]


@pytest.mark.parametrize(("check", "parts"), CHECKS, ids=lambda x: getattr(x, "__name__", ""))
def test_source_is_clean(check: Callable[..., list[int]], parts: tuple[str, ...]) -> None:
    assert [f"{file.relative_to(SRC)}:{line}" for file in sources(*parts) for line in check(file)] == []


def test_every_rule_cited_exists() -> None:
    assert lint_rules.problems() == []


@pytest.mark.parametrize(
    ("check", "file", "line", "good"),
    [
        (unrepeatable_imports, "kernel/state.py", "import random", False),
        (unrepeatable_imports, "kernel/state.py", "def f():\n    from time import monotonic", False),
        (unrepeatable_imports, "kernel/state.py", "from longbox.kernel import time", True),
        (iterated_sets, "kernel/state.py", "for x in {1, 2}: pass", False),
        (iterated_sets, "kernel/state.py", "y = [x for x in set(z)]", False),
        (iterated_sets, "kernel/state.py", "y = [x for x in frozenset(z) | w]", False),
        (iterated_sets, "kernel/state.py", "for x in {a for a in b}.union(c): pass", False),
        (iterated_sets, "kernel/state.py", "y = list({1, 2})", False),
        (iterated_sets, "kernel/state.py", "y = [*{1, 2}]", False),
        (iterated_sets, "kernel/state.py", "for x in sorted({1, 2}): pass", True),
        (iterated_sets, "kernel/state.py", "if x in {1, 2}: y = {1} | z", True),
        (iterated_sets, "kernel/state.py", "for x in (1, 2): y = len(set(z))", True),
        (too_long, "kernel/state.py", "\n" * MOST_LINES + "x = 1", False),
        (too_long, "kernel/state.py", "\n" * (MOST_LINES - 1) + "x = 1", True),
    ],
)
def test_the_checks_can_tell(check: Callable[..., list[int]], file: str, line: str, good: bool, tmp_path: Path) -> None:
    path = tmp_path / "longbox" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line + "\n")
    assert (check(path, tmp_path) == []) is good
