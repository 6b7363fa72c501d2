"""The compiled form is used where it is there and of this very source, and nowhere else."""

from __future__ import annotations

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from longbox import compiled


@pytest.fixture
def made(tmp_path: Path) -> tuple[Path, Path]:
    """(folder of what is compiled, source) of one module, `pack.one`."""
    source, folder = tmp_path / "src", tmp_path / "fast"
    file = source / "pack" / "one.py"
    file.parent.mkdir(parents=True)
    file.write_text("A = 1\n")
    folder.mkdir()
    there = file.stat()
    files = {"pack/one.py": [there.st_size, there.st_mtime_ns, compiled.digest(str(file))]}
    found = {"python": sys.implementation.cache_tag, "suffix": EXTENSION_SUFFIXES[0], "files": files}
    (folder / compiled.LIST).write_text(json.dumps(found))
    return folder, source


def usable(made: tuple[Path, Path]) -> compiled.Finder | str:
    return compiled.usable(str(made[0]), str(made[1]))


def test_what_is_of_this_source_is_found(made: tuple[Path, Path]) -> None:
    finder = usable(made)
    assert isinstance(finder, compiled.Finder)
    spec = finder.find_spec("pack.one", None)
    assert spec is not None and spec.origin == str(made[0] / f"pack/one{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("pack.two", None) is None and finder.find_spec("pack", None) is None


def test_a_checkout_that_was_only_touched_is_of_this_source(made: tuple[Path, Path]) -> None:
    os.utime(made[1] / "pack/one.py", ns=(1, 1))
    assert isinstance(usable(made), compiled.Finder)


@pytest.mark.parametrize("text", ["A = 2\n", "A = 11\n"])
def test_edited_source_is_never_shadowed(made: tuple[Path, Path], text: str) -> None:
    (made[1] / "pack/one.py").write_text(text)
    os.utime(made[1] / "pack/one.py", ns=(1, 1))
    assert usable(made) == "stale"


def test_a_file_that_has_gone_and_another_python(made: tuple[Path, Path]) -> None:
    there = json.loads((made[0] / compiled.LIST).read_text())
    (made[0] / compiled.LIST).write_text(json.dumps({**there, "python": "cpython-21"}))
    assert usable(made) == "stale"
    (made[0] / compiled.LIST).write_text(json.dumps(there))
    (made[1] / "pack/one.py").unlink()
    assert usable(made) == "stale"


@pytest.mark.parametrize("text", [None, "no list"])
def test_no_list_no_compiled_form(made: tuple[Path, Path], text: str | None) -> None:
    if text is None:
        (made[0] / compiled.LIST).unlink()
    else:
        (made[0] / compiled.LIST).write_text(text)
    assert usable(made) == "none"
