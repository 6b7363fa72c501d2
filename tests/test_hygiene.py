"""What must hold of the source itself: which part imports which, and what rules code leaves alone."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import lint_rules

SRC = Path(__file__).parents[1] / "src"
PACKAGE = SRC / "longbox"

BELOW: dict[str, set[str]] = {
    "outside": set(),
    "kernel": {"outside"},
    "errors": set(),
    "rulebook": {"errors", "outside"},
    "decks": {"outside", "rulebook", "errors"},
    "keeping": {"outside", "kernel", "errors"},
    "games": {"outside", "decks", "keeping", "kernel", "rulebook", "errors"},
    "agents": {"outside", "games", "kernel", "rulebook", "errors"},
    "lab": {"outside", "agents", "decks", "games", "kernel", "rulebook", "errors"},
    "server": {"outside", "agents", "decks", "games", "kernel", "rulebook", "errors"},
    "terminal": {"outside", "agents", "decks", "games", "keeping", "kernel", "rulebook", "errors"},
}
"""What each part of Longbox may import of the others. What is not here (the commands) may import anything but the cli."""

UNREPEATABLE = {"random", "time", "datetime", "secrets", "uuid"}
"""Modules that rules code must not import: a match is its set-up, its seed and its answers."""

MOST_LINES = 650

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


def wrong_arrows(file: Path, src: Path = SRC) -> list[int]:
    """Lines that import what this part of Longbox must not know."""
    own = [*module_of(file, src), "", "", "", ""]
    return [line for name, line in imported(file, src) if not may_import(own, [*name.split("."), "", "", ""], src)]


def may_import(own: list[str], other: list[str], src: Path) -> bool:
    if other[0] != "longbox" or other[1] == "__version__":
        return True
    part, game = own[1:3]
    if part in BELOW and other[1] not in BELOW[part] | {part}:
        return False
    if other[1] in ("cli", "__main__"):
        return part == "__main__"
    if other[1] == "games":
        if other[3] == "cards":  # for the game's catalog alone
            return own[1:3] == other[1:3] and (own[3] == "catalog" or own[3:5] == ["cards", ""])
        if part == "games" and game != other[2]:  # games do not know each other; the list of games knows all
            return not all((src / "longbox" / "games" / name).is_dir() for name in (game or "none", other[2]))
    return True


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
    (wrong_arrows, (".",)),
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
        (wrong_arrows, "kernel/state.py", "from longbox.rulebook import rule", False),
        (wrong_arrows, "kernel/state.py", "from longbox.errors import UserError", False),
        (wrong_arrows, "kernel/state.py", "from longbox import games", False),
        (wrong_arrows, "kernel/state.py", "from ..games import vs", False),
        (wrong_arrows, "kernel/state.py", "import longbox", False),
        (wrong_arrows, "kernel/match.py", "from longbox import __version__", True),
        (wrong_arrows, "kernel/state.py", "from longbox.kernel.frames import Frame", True),
        (wrong_arrows, "kernel/state.py", "from .frames import Frame", True),
        (wrong_arrows, "kernel/__init__.py", "from .state import State", True),
        (wrong_arrows, "games/vs/rules/turn.py", "from longbox.agents.greedy import Greedy", False),
        (wrong_arrows, "games/vs/rules/turn.py", "from longbox.games.dcdb import turn", False),
        (wrong_arrows, "games/vs/rules/turn.py", "from ..dcdb.turn import Turn", False),
        (wrong_arrows, "games/vs/rules/turn.py", "from longbox.games.vs.cards import marvel_origins", False),
        (wrong_arrows, "games/vs/rules/turn.py", "from longbox.games.vs.chain import Chain", True),
        (wrong_arrows, "games/vs/rules/turn.py", "import longbox.kernel.state", True),
        (wrong_arrows, "games/vs/catalog/catalog.py", "from longbox.games.vs.cards import marvel_origins", True),
        (wrong_arrows, "games/vs/cards/__init__.py", "from . import marvel_origins", True),
        (wrong_arrows, "games/vs/cards/a.py", "from .marvel_origins import SABRETOOTH", False),
        (wrong_arrows, "games/vs/cards/a.py", "from longbox.games.vs.effects import Stun", True),
        (wrong_arrows, "games/__init__.py", "from longbox.games import vs, dcdb", True),
        (wrong_arrows, "agents/greedy.py", "from longbox.games.vs.cards.marvel_origins import SABRETOOTH", False),
        (wrong_arrows, "agents/greedy.py", "from longbox.terminal import table", False),
        (wrong_arrows, "commands/play.py", "from longbox.cli import run", False),
        (wrong_arrows, "commands/play.py", "from longbox.terminal import table", True),
        (wrong_arrows, "__main__.py", "from longbox.cli import main", True),
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
    for game in ("vs", "dcdb"):
        (tmp_path / "longbox" / "games" / game).mkdir(parents=True)
    path = tmp_path / "longbox" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line + "\n")
    assert (check(path, tmp_path) == []) is good
