"""The house: the same rooms in every game, arrows downwards only, no circles. `python -m tools.floors` says what is against it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from longbox.games import GAMES
from tools import floors


def test_the_house_is_as_planned() -> None:
    assert floors.problems() == []


def test_the_games_listed_are_the_folders_there_are() -> None:
    assert set(GAMES) <= set(floors.games_in(floors.modules()))


def planned(folder: Path, **files: str) -> list[str]:
    """What the plan has against a house of these files, written `games__vs__rules__turn="import ..."`."""
    for name, text in files.items():
        path = folder / "longbox" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", "utf-8")
    for path in list((folder / "longbox").rglob("*")):
        if path.is_dir() and not (path / "__init__.py").exists():
            (path / "__init__.py").write_text("", "utf-8")
    return [p for p in floors.problems(folder) if " has no room " not in p]


STATE = "games__vs__state__state"
TURN = "games__vs__rules__turn"
OTHER = "games__dcdb__rules__turn"


@pytest.mark.parametrize(
    ("place", "line", "good"),
    [
        ("kernel__state", "from longbox.rulebook import rule", False),
        ("kernel__state", "from longbox.games import registry", False),
        ("kernel__state", "from ..games import registry", False),
        ("kernel__state", "from .frames import Frame", True),
        (TURN, "from longbox.agents import greedy", False),
        (TURN, "from longbox.games.dcdb.rules import turn", False),
        (TURN, "from ...dcdb.rules.turn import Turn", False),
        (TURN, "from longbox.games.vs.cards import origins", False),
        (TURN, "from longbox.games.vs.catalog import catalog", False),
        (TURN, "from longbox.games.vs.language import filters", True),
        (TURN, "def f():\n    from longbox.games.vs.view import table", False),
        (TURN, "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from longbox.games.vs.view import table", False),
        (TURN, "import longbox.kernel.state", True),
        (STATE, "from longbox.games.vs.events import zones", False),
        ("games__vs__catalog__catalog", "from longbox.games.vs.cards import origins", True),
        ("games__vs__decks__decks", "from longbox.games.vs.rules import turn", False),
        ("games__vs__cards__origins", "from longbox.games.vs.language import filters", True),
        ("games__vs__agent__greedy", "from longbox.games.vs.terminal import face", False),
        ("games__vs__agent__greedy", "from longbox.games.vs.view import table", True),
        ("games__vs__terminal__face", "from longbox.terminal import screen", True),
        ("games__vs__extras__thing", "x = 1", False),
        ("agents__uniform", "from longbox.games.vs.cards import origins", False),
        ("agents__uniform", "from longbox.games import registry", True),
        ("terminal__screen", "from longbox.games.vs.state import state", False),
        ("commands__play", "from longbox.games.vs.terminal import face", False),
        ("commands__play", "from longbox.terminal import screen", True),
        ("commands__play", "from longbox.cli import main", False),
    ],
)
def test_the_plan_can_tell(place: str, line: str, good: bool, tmp_path: Path) -> None:
    rooms = {
        f"games__vs__{room}__{name}": "" for room, name in {"events": "zones", "language": "filters", "view": "layout"}.items()
    }
    rooms |= {"games__vs__cards__origins": "", "games__vs__catalog__catalog": "", "games__vs__rules__turn": "", OTHER: ""}
    rooms |= {"games__vs__terminal__face": "", STATE: "", "games__registry": "", "kernel__state": "", "kernel__frames": ""}
    rooms |= {"rulebook__book": "", "agents__greedy": "", "terminal__screen": "", "cli": "def main() -> None: ..."}
    assert (planned(tmp_path, **(rooms | {place: line})) == []) is good


@pytest.mark.parametrize("inside", [False, True])
def test_a_circle_is_found_wherever_it_hides(inside: bool, tmp_path: Path) -> None:
    back = "from longbox.games.vs.rules.turn import Turn"
    found = planned(
        tmp_path,
        games__vs__rules__turn="from longbox.games.vs.rules import chain\nclass Turn: ...",
        games__vs__rules__chain=f"def f():\n    {back}" if inside else back,
    )
    assert found == ["a circle: longbox.games.vs.rules.chain, longbox.games.vs.rules.turn"]


def test_the_picture_is_that_of_the_imports() -> None:
    assert floors.PICTURE.read_text("utf-8") == floors.drawn(), "python -m tools.floors --draw"


ROOMS = sorted(
    path
    for game in (floors.SRC / "longbox" / "games").iterdir()
    for path in game.rglob("__init__.py")
    if path.parent != game and "__pycache__" not in path.parts
)


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: "/".join(path.parts[-4:-1]))
def test_a_room_says_in_three_lines_what_lives_there(path: Path) -> None:
    words = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    assert len(re.findall(r"\.(?=\s|$)", words)) >= 3, "what lives there, what does not, and what one may touch"
    assert len(words.splitlines()) <= 6
    assert "touch" in words, "what one may touch to add something"
    there = {each.stem for room in (path.parent, *path.parents[1:3]) for each in room.iterdir()}
    said = {name for name in re.findall(r"`(\w+)/?`", words) if name not in ("apply", "face")}
    assert said <= there | {"greedy", "search"}, f"no such file: {said - there}"
