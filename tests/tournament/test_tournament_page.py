"""What docs/tournament.md shows is so: its commands are run in order, and print what stands below them ("..." is anything)."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from longbox.cli import run

PAGE = Path(__file__).parents[2] / "docs" / "tournament.md"


def commands() -> list[tuple[str, list[str]]]:
    """The commands of the page, each with the lines below it."""
    out: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ longbox "):
                out.append((line[len("$ longbox ") :], []))
            else:
                out[-1][1].append(line)
    return out


def matches(shown: list[str], printed: list[str]) -> bool:
    pattern = "".join(["(?:.*\n)*" if line == "..." else re.escape(line) + "\n" for line in shown])
    return re.fullmatch(pattern, "".join([line + "\n" for line in printed])) is not None


def test_the_page_is_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    found = commands()
    assert len(found) > 18
    for words, shown in found:
        status = run(shlex.split(words))
        said = capsys.readouterr()
        printed = (said.out + said.err).splitlines()
        assert matches(shown, printed), (words, printed)
        assert status == (2 if shown and shown[0].startswith("longbox: ") else 0)


def test_the_check_can_tell() -> None:
    assert matches(["a", "..."], ["a", "b"]) and not matches(["a"], ["a", "b"]) and not matches(["...", "c"], ["a", "b"])
