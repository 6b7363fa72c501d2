"""Campaign logs: noted when a game ends, written by one process at a time, and heroes with and without a player's name."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.errors import UserError
from longbox.games.champions.decks import campaign
from longbox.games.champions.decks.campaign import Played
from longbox.games.champions.terminal.campaign import Result
from longbox.keeping.lock import Lock
from longbox.kernel.match import Match
from tests.terminal.processes import table

NOTER = """
import sys
from pathlib import Path
from longbox.games.champions.decks import campaign
for seed in range(int(sys.argv[2]), int(sys.argv[3])):
    campaign.note(Path(sys.argv[1]), campaign.Played("Rhino", seed % 2 == 0, seed=seed))
"""


def write(path: Path, heroes: list[dict[str, Any]] | None = None) -> Path:
    """A log with nothing played."""
    path.write_text(json.dumps({"campaign": "Ours", "heroes": heroes or [{"hero": "01001a"}], "notes": ["ours"]}), "utf-8")
    return path


def played(path: Path) -> list[tuple[str, bool, int]]:
    return [(p.scenario, p.won, p.seed) for p in campaign.load(path).played]


@pytest.mark.rule("champions:campaign-mode#2")
def test_two_processes_at_one_log_lose_nothing(tmp_path: Path) -> None:
    log = write(tmp_path / "log.json")
    ranges = ((0, 60), (60, 120))
    processes = [subprocess.Popen([sys.executable, "-c", NOTER, str(log), str(a), str(b)]) for a, b in ranges]
    while any(process.poll() is None for process in processes):
        campaign.load(log)  # it is whole whenever it is read
    assert [process.returncode for process in processes] == [0, 0]
    found = campaign.load(log).played
    assert sorted(p.seed for p in found) == list(range(120)) and campaign.load(log).notes == ("ours",)
    for a, b in ranges:
        assert [p.seed for p in found if a <= p.seed < b] == list(range(a, b))
    assert [p.name for p in tmp_path.iterdir()] == ["log.json"]


def test_a_log_that_is_held_says_by_whom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = write(tmp_path / "log.json")
    before = log.read_text()
    monkeypatch.setattr(campaign, "PATIENCE", 0.1)
    with Lock(log):
        with pytest.raises(OSError, match="another Longbox is writing it"):
            campaign.note(log, Played("Rhino", True, seed=1))
    assert log.read_text() == before


def test_a_log_behind_a_link_stays_there(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    log = write(tmp_path / "real" / "log.json")
    (tmp_path / "link.json").symlink_to(log)
    (tmp_path / "real" / "log.json.part").write_text("mine")
    campaign.note(tmp_path / "link.json", Played("Rhino", True, seed=1))
    assert (tmp_path / "link.json").is_symlink() and played(log) == [("Rhino", True, 1)]
    assert (tmp_path / "real" / "log.json.part").read_text() == "mine"


@pytest.mark.rule("champions:campaign-mode#2")
def test_the_result_is_noted_when_the_game_ends(tmp_path: Path) -> None:
    log = write(tmp_path / "log.json")
    with table("play", "champions", "--campaign", str(log), "--seed", "3") as t:
        t.until(r"> $")
        assert played(log) == []
        t.presses(b"concede\n")
        t.until(r"y or n > $")
        t.presses(b"y\n")
        t.until(r"The log of Ours has it that Rhino was lost")
        t.until(r"\[Enter: leave[^]]*\] > $")
        # the last screen is never left
        t.ends(signal.SIGKILL)
    assert played(log) == [("Rhino", False, 3)] and [p.name for p in tmp_path.iterdir()] == ["log.json"]


def test_who_goes_back_takes_the_result_back(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, kept = write(tmp_path / "log.json"), tmp_path / "kept"
    types("concede", "y", "undo")
    assert cli.run(["play", "champions", "--campaign", str(log), "--seed", "3", "--save", str(kept)]) == 0
    assert "has it that Rhino was lost" in " ".join(capsys.readouterr().out.split()) and played(log) == []
    # another process has noted a game meanwhile; of this one the last end stands there, once
    campaign.note(log, Played("Rhino", False, seed=8))
    types("concede", "y", "undo", "concede", "y")
    assert cli.run(["play", "--load", str(kept)]) == 0
    assert played(log) == [("Rhino", False, 8), ("Rhino", False, 3)]
    campaign.note(log, Played("Rhino", False, seed=9))
    # seen once more, it is no second game, wherever it stands
    types()
    assert cli.run(["play", "--load", str(kept)]) == 0
    assert played(log) == [("Rhino", False, 8), ("Rhino", False, 3), ("Rhino", False, 9)]


def test_a_log_that_can_not_be_written_is_tried_again_when_the_game_is_left(tmp_path: Path) -> None:
    from longbox.games.champions.game import GAME
    from longbox.games.champions.terminal.options import setup_for

    log = write(tmp_path / "log.json")
    setup, _ = setup_for({"campaign": log})
    match = Match(GAME, setup, 3)
    match.concede(0)
    log.rename(tmp_path / "away.json")
    result = Result(match.setup, None)
    assert result.over(match).startswith(f"The log can't be written: {log}: there is no such file; add to its 'played': ")
    with pytest.raises(UserError, match="the log can't be written"):
        result.settle(match)
    (tmp_path / "away.json").rename(log)
    result.settle(match)
    assert played(log) == [("Rhino", False, 3)]


def test_a_campaign_that_begins_writes_over_no_file(tmp_path: Path) -> None:
    log = campaign.Log("New", heroes=(campaign.Member("01001a"),))
    campaign.begin(log, tmp_path / "log.json")
    campaign.note(tmp_path / "log.json", Played("Rhino", True, seed=1))
    with pytest.raises(FileExistsError):
        campaign.begin(log, tmp_path / "log.json")
    assert played(tmp_path / "log.json") == [("Rhino", True, 1)]


@pytest.mark.rule("champions:campaign-mode#2")
def test_heroes_with_and_without_a_name_play_together(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for heroes in (
        [{"hero": "01001a", "name": "Ann"}, {"hero": "Captain Marvel"}],
        [{"hero": "01010a"}, {"hero": "01001a", "name": "Ann"}],
    ):
        log = write(tmp_path / "log.json", heroes)
        types("quit")
        assert cli.run(["play", "champions", "--campaign", str(log), "--seed", "3"]) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert "Ann plays Spider-Man: Justice." in said and "Captain Marvel plays Captain Marvel: Leadership." in said


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ann", "Ann"], "two players are called 'Ann'"),
        (["x" * 25, ""], "is no name: up to 24 printable characters"),
        (["\x1b[2J", "Bob"], "is no name: up to 24 printable characters"),
        (["Captain Marvel", ""], "two players are called 'Captain Marvel'"),
    ],
)
def test_names_that_can_not_be_shown_are_told_with_the_log(
    names: list[str], said: str, types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = write(tmp_path / "log.json", [{"hero": hero, "name": name} for hero, name in zip(("01001a", "01010a"), names)])
    for command in (["play"], ["simulate", "--games", "1", "--agents", "random"]):
        assert cli.run([command[0], "champions", "--campaign", str(log), *command[1:]]) == 2
        err = capsys.readouterr().err
        assert err.startswith(f"longbox: {log}: heroes: ") and said in err and err.count("\n") == 1
