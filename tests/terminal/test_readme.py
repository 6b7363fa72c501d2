"""The games shown in the README come out as they stand there, answer by answer."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from longbox import cli

README = Path(__file__).resolve().parents[2] / "README.md"
#: beginning of the command -> all that is typed, with what the README leaves out
TYPED = {
    "./longbox play vs": (
        *("n", "auto", "3", "auto", "auto", "auto"),
        *("2", "auto", "1", "auto", "", "auto", "auto", "", "auto", "3", "1", "auto"),
        *("3", "auto", "1", "auto", "s1", "auto", "", "auto", "why rogue vs greedy", "3", "1", "auto"),
        *("2", "auto", "1", "auto", "", "auto", "2", "auto", "auto", "auto", "5", "1", "1 3", "auto", "quit"),
    ),
    "./longbox play champions": ("", "3", "3", "", "why change form", "e", "", "", "1"),
    "./longbox play dcdb": ("a", "why gorilla", "1", "e"),
    "./longbox play vs2pcg": ("1", "1", "n", "2", "1", "", "", "why stark", "1", "1", "", "y", "quit"),
}
WIDTH = "80"


def shown() -> list[tuple[str, list[list[str]]]]:
    """The commands with a game after them: what is shown of each, part by part."""
    found = []
    for block in re.findall(r"^```\n(\$ .*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE):
        command, _, rest = block.partition("\n")
        parts = [
            [line.rstrip() for line in part.splitlines() if line.strip()]
            for part in re.split(r"^\.\.\.$", rest, flags=re.MULTILINE)
        ]
        found.append((command.removeprefix("$ "), [part for part in parts if part]))
    return found


@pytest.mark.parametrize(("command", "parts"), shown(), ids=[command[:24] for command, _ in shown()])
def test_a_game_shown_comes_out_so(
    command: str,
    parts: list[list[str]],
    types: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", WIDTH)
    typed = next(lines for begins, lines in TYPED.items() if f"{command} ".startswith(f"{begins} "))
    types(*typed)
    assert cli.run(shlex.split(command)[1:]) == 0
    printed = [line.rstrip() for line in capsys.readouterr().out.splitlines() if line.strip()]
    at = 0
    for part in parts:
        places = [i for i in range(at, len(printed)) if printed[i : i + len(part)] == part]
        assert places, "\n".join(["not printed, or not in this order:", *part])
        at = places[0] + len(part)
    answers = [line.rpartition("> ")[2] for part in parts for line in part if re.search(r"\] > ", line)]
    assert [word for word in answers if word not in typed] == []


def test_each_game_is_shown() -> None:
    assert [command.split(" --")[0] for command, _ in shown()] == list(TYPED)
