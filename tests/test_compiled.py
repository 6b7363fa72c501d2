"""The compiled form is used where it is there and of this very source, and nowhere else."""

from __future__ import annotations

import json
import os
import subprocess
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


class Started(Exception):
    """Somebody was sent to compile, by this command."""


@pytest.fixture
def checkout(made: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that runs in its own environment and has nothing compiled, on a machine that could compile; who compiles only says so."""
    root = made[1].parent
    environment = root / ".venv"
    environment.mkdir()
    places = {"ROOT": root, "SOURCE": made[1], "ENVIRONMENT": environment, "FOLDER": environment / "fast"}
    places |= {"FAILED": environment / "failed", "LOG": environment / "log", "LOCK": environment / "lock"}
    for name, place in places.items():
        monkeypatch.setattr(compiled, name, str(place))
    monkeypatch.setattr(compiled, "MEMORY", 0)
    monkeypatch.setattr(compiled, "compiler", lambda: ["cc"])
    monkeypatch.setattr(compiled, "used", lambda: False)
    monkeypatch.setattr(sys, "prefix", str(environment))
    monkeypatch.setenv("LONGBOX_FAST", "1")

    def start(command: list[str]) -> None:
        raise Started(command)

    monkeypatch.setattr(compiled, "_start", start)
    return root


def said() -> list[str]:
    words: list[str] = []
    compiled.begin(words.append)
    return words


def test_the_first_game_has_it_compiled_beside_it(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Started) as how:
        said()
    assert how.value.args[0][1:] == ["-m", "tools.compile", "--aside"]
    monkeypatch.setattr(compiled, "_start", lambda command: None)
    (words,) = said()
    assert "beside what you do" in words and "minutes" in words and "LONGBOX_FAST=0" in words


def test_it_is_not_compiled_where_it_can_not_or_should_not_be(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("wanted", lambda: False), ("used", lambda: True), ("compiler", lambda: None), ("MEMORY", 1 << 80)):
        with monkeypatch.context() as other:
            other.setattr(compiled, name, value)
            assert said() == []
    with monkeypatch.context() as other:  # installed, or run by another Python
        other.setattr(sys, "prefix", str(checkout))
        assert said() == []
    import fcntl

    with open(compiled.LOCK, "w") as lock:  # somebody is at it
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert said() == []


def test_what_failed_is_not_tried_again_before_it_changes(checkout: Path) -> None:
    file = checkout / "src/pack/one.py"
    there = file.stat()
    Path(compiled.FAILED).write_text(json.dumps({"pack/one.py": [there.st_size, there.st_mtime_ns, compiled.digest(str(file))]}))
    assert said() == []
    file.write_text("A = 12\n")
    with pytest.raises(Started):
        said()


def test_a_source_with_changes_of_ones_own_is_not_compiled_again_unasked(checkout: Path, made: tuple[Path, Path]) -> None:
    def git(*words: str) -> None:
        name = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        assert subprocess.run(["git", *name, "-C", str(checkout), *words], capture_output=True).returncode == 0

    made[0].rename(compiled.FOLDER)
    git("init", "-q")
    git("add", "src")
    git("commit", "-q", "-m", "one")
    (checkout / "src/pack/one.py").write_text("A = 12\n")
    assert said() == []
    git("commit", "-q", "-a", "-m", "two")
    with pytest.raises(Started):
        said()
