"""What the source must be for mypyc to take it (docs/architecture.md, "The compiled form")."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import compile as compiling

FILES = [compiling.SOURCE / file for file in compiling.modules()]
TREES = {file: ast.parse(file.read_text("utf-8")) for file in FILES}


def name(node: ast.expr) -> str:
    return ast.unparse(node).partition("(")[0]


def nodes() -> set[tuple[str, str]]:
    """(module, class) of the classes that are made as nodes."""
    return {
        (file.relative_to(compiling.SOURCE).as_posix()[:-3].replace("/", "."), part.name)
        for file, tree in TREES.items()
        for part in ast.walk(tree)
        if isinstance(part, ast.ClassDef) and "dataclass" in map(name, part.decorator_list)
    }


def closures(tree: ast.Module) -> list[str]:
    """Functions made inside a method of a node, which mypyc can't translate."""
    return [
        f"{part.name}.{method.name}, line {inner.lineno}"
        for part in ast.walk(tree)
        if isinstance(part, ast.ClassDef) and "dataclass" in map(name, part.decorator_list)
        for method in part.body
        if isinstance(method, ast.FunctionDef)
        for inner in ast.walk(method)
        if inner is not method and isinstance(inner, (ast.FunctionDef, ast.Lambda))
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(compiling.SOURCE).as_posix())
def test_nodes_have_no_closures(file: Path) -> None:
    assert closures(TREES[file]) == []


def test_a_closure_is_found() -> None:
    tree = ast.parse("@dataclass(frozen=True)\nclass A:\n    def f(self):\n        return lambda: self\n")
    assert closures(tree) == ["A.f, line 4"]


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(compiling.SOURCE).as_posix())
def test_nodes_are_made_by_our_own_decorator(file: Path) -> None:
    for part in TREES[file].body:
        if isinstance(part, ast.ImportFrom) and part.module == "dataclasses":
            assert "dataclass" not in {a.name for a in part.names}


def test_what_inherits_from_a_node_is_made_as_one() -> None:
    from longbox.kernel.queries import Node

    made = nodes()
    seen = []
    for module in sorted({module for module, _ in made}):
        for cls in vars(__import__(module, fromlist=["x"])).values():
            if isinstance(cls, type) and issubclass(cls, Node) and cls.__module__ == module:
                seen.append(cls)
                assert (module, cls.__qualname__) in made, f"{module}.{cls.__qualname__} has no decorator"
    assert len(seen) > 1000


def test_a_file_is_marked_line_by_line() -> None:
    words = (
        "from __future__ import annotations\n\n\n@dataclass(frozen=True)\nclass A:\n    n: int | None = 1\n    m: ClassVar[int] = 2\n"
        "\n\nclass B:\n    pass\n"
    )
    marked = compiling.marked(words, Path("x.py")).decode().splitlines()
    assert len(marked) == len(words.splitlines())
    assert marked[3] == "@dataclass(frozen=True, words={'n': 'int | None', 'm': 'ClassVar[int]'})"
    assert marked[5] == '    n: "int | None" = 1'
    assert marked[8] == "@mypyc_attr(allow_interpreted_subclasses=True)"


def test_constants_and_what_is_used_through_a_module_are_known_to_the_compiler() -> None:
    words = (
        "from __future__ import annotations\n\nfrom typing import Final, TypeVar\n\nfrom longbox.games.vs import events as ev\n"
        "\nT = TypeVar('T')\nONE = 1\nTWO, THREE = range(2, 4)\nMANY = frozenset({ONE})\nROW: Final = (1.0, 2.0)\nPAIR = (ONE, TWO)\n"
        "FOUND, LOST = MANY\n_KNOWN: dict[int, str] = {}\n\n\nclass A:\n    kinds: ClassVar[object] = (ev.Draw, ev.Discard)\n"
    )
    marked = compiling.marked(words, Path("x.py")).decode()
    lines = marked.splitlines()
    assert len(lines) == len(words.splitlines())
    assert lines[4].endswith("events as ev; from longbox.games.vs.events import Discard as ev_Discard, Draw as ev_Draw")
    assert lines[6:14] == [
        "T = TypeVar('T')",
        'ONE: "_Final" = 1',
        'TWO: "_Final" = 2; THREE: "_Final" = 3',
        'MANY: "_Final" = frozenset({ONE})',
        'ROW: "_Final[tuple[float, ...]]" = (1.0, 2.0)',
        "PAIR = (ONE, TWO)",
        "FOUND, LOST = MANY",
        '_KNOWN: "_Final[dict[int, str]]" = {}',
    ]
    assert lines[-1] == "    kinds: ClassVar[object] = (ev_Draw, ev_Discard)"
    assert "typing import Final as _Final" in lines[0]
