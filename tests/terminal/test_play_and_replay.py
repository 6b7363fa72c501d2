"""`longbox play` and `longbox replay` from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.games.vs.decks.construction import builtin
from longbox.games.vs.terminal.play import deck_names, names_of
from longbox.kernel.match import read_record
from tests.terminal.players import mixed_deck


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A deck file."""
    path = tmp_path / "mixed.txt"
    path.write_text("# Mixed\n" + "".join(f"{count} {name}\n" for name, count in mixed_deck()))
    return str(path)


def test_a_game_is_set_up_kept_and_gone_on_with(
    types: Any, tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    given = ["play", "vs", "--deck", deck, "--against", deck, "--bot", "random", "--seed", "5", "--save", str(kept)]
    assert cli.run(given) == 0
    out = capsys.readouterr().out
    assert "Vs. System, seed 5" in out and "Player plays mixed." in out and "Random plays mixed." in out
    record = read_record(kept)
    assert record["seed"] == 5 and record["setup"]["names"] == ["Player", "Random"]
    assert record["setup"]["agents"] == ["person", "random"]
    assert str(tmp_path) not in kept.read_text()
    types("concede", "y")
    assert cli.run(["play", "vs", "--load", str(kept)]) == 0
    out = capsys.readouterr().out
    assert "Random wins: only one player remains" in out and f"/longbox replay {kept}" in out
    assert read_record(kept)["answers"][-1] == [-1, 0]


def test_a_kept_game_is_replayed(types: Any, tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.json"
    types("1", "n", "", "", "", "", "", "concede", "y")
    assert cli.run(["play", "vs", "--deck", deck, "--against", deck, "--seed", "5", "--bot", "random", "--save", str(kept)]) == 0
    capsys.readouterr()
    count = len(read_record(kept)["answers"])
    assert cli.run(["replay", str(kept)]) == 0
    out = capsys.readouterr().out
    assert f"Replayed all {count} answers; the digests agree." in out and "Random wins: only one player remains." in out
    assert "Player draws 4 cards" in out  # a spectator does not see which
    assert cli.run(["replay", str(kept), "--seat", "1", "--to", "3"]) == 0
    out = capsys.readouterr().out
    assert f"Replayed 3 of {count} answers" in out and "Random draws 4 cards" in out and "Player draws 4 cards" not in out
    assert "hand " in out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"format": 99}, "format 99"),
        ({"answers": [[99]]}, "answer 0"),
        ({"digest": "00"}, "the match has left the recorded path"),
        ({"answers": "no"}, "'answers' must be a list"),
        ({"setup": {"decks": 3}}, "'decks' must be a list"),
        ({"setup": {"decks": [[["No Such Card", 60]]] * 2}}, "No Such Card"),
    ],
)
def test_a_record_that_can_not_be_replayed_gets_one_sentence(
    change: dict[str, Any], said: str, types: Any, tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    types("1", "n")
    assert cli.run(["play", "vs", "--deck", deck, "--against", deck, "--seed", "5", "--bot", "random", "--save", str(kept)]) == 0
    capsys.readouterr()
    (tmp_path / "changed.json").write_text(json.dumps({**read_record(kept), **change}))
    for command in (["replay"], ["play", "vs", "--load"]):
        assert cli.run([*command, str(tmp_path / "changed.json")]) == 2
        captured = capsys.readouterr()
        assert captured.err.startswith("longbox: ") and captured.err.count("\n") == 1
        assert said in captured.err or command != ["replay"]


@pytest.mark.parametrize(
    "args",
    [
        ["play", "--players", "5"],
        ["play", "chess"],
        ["play", "vs", "--players", "5"],
        ["play", "vs", "--players", "1"],
        ["play", "vs", "--bot", "nobody"],
        ["play", "vs", "--deck", "no such deck"],
        ["play", "vs", "--against", "{deck}", "--against", "{deck}"],
        ["play", "vs", "--name", "A", "--name", "B"],
        ["play", "vs", "--deck", "{deck}", "--against", "{deck}", "--name", "Random", "--bot", "random"],
        ["play", "vs", "--deck", "{deck}", "--against", "{deck}", "--name", "\x1b[2J"],
        ["play", "vs", "--hotseat", "--bot", "random"],
        ["play", "vs", "--save", "{deck}"],
        ["play", "vs", "--save", "{there}/none/x"],
        ["play", "vs", "--load", "{there}/none"],
        ["play", "vs", "--load", "{deck}"],
        ["play", "vs", "--load", "{deck}", "--seed", "1"],
        ["replay"],
        ["replay", "{there}/none"],
        ["replay", "{there}"],
        ["replay", "{deck}"],
    ],
)
def test_mistakes_get_one_sentence(
    args: list[str], types: Any, tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run([arg.format(deck=deck, there=tmp_path) for arg in args]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.startswith("longbox: ") and captured.err.count("\n") == 1


def test_the_answers_a_record_is_replayed_to_must_be_there(
    types: Any, tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    assert cli.run(["play", "vs", "--deck", deck, "--against", deck, "--bot", "random", "--save", str(kept)]) == 0
    for extra in (["--to", "99"], ["--to", "-1"], ["--seat", "0"], ["--seat", "3"]):
        capsys.readouterr()
        assert cli.run(["replay", str(kept), *extra]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_keyboard_interrupts_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, deck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    kept = tmp_path / "kept.json"
    assert cli.run(["play", "vs", "--deck", deck, "--against", deck, "--bot", "random", "--save", str(kept)]) == 0
    assert f"--load {kept}" in capsys.readouterr().out and read_record(kept)
    # without a file it is kept all the same (tests/terminal/test_never_lost.py); here there is nothing yet
    assert cli.run(["play", "vs", "--deck", deck, "--against", deck, "--bot", "random", "--seed", "5"]) == 0
    assert "Nothing was played yet, so nothing is kept." in capsys.readouterr().out


def test_a_seed_is_made_up_and_shown(types: Any, deck: str, capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(3):
        assert cli.run(["play", "vs", "--deck", deck, "--against", deck, "--bot", "random"]) == 0
        seeds.add(capsys.readouterr().out.split("seed ")[1].split()[0])
    assert len(seeds) == 3 and all(seed.isdigit() for seed in seeds)


def test_vs_is_played_unless_another_game_is_named(types: Any, deck: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "--deck", deck, "--against", deck, "--bot", "random", "--seed", "3"]) == 0
    assert capsys.readouterr().out.startswith("Vs. System, seed 3")


def test_names_of_players() -> None:
    assert names_of([], ["person", "greedy"]) == ["Player", "Greedy"]
    assert names_of(["Ann"], ["person", "greedy", "greedy"]) == ["Ann", "Greedy 1", "Greedy 2"]
    assert names_of(["Ann"], ["person", "person"]) == ["Ann", "Player 2"]


def test_each_player_gets_a_deck_of_its_own_if_there_are_enough() -> None:
    names = builtin()
    assert len(set(deck_names([None, None], 2))) == min(2, len(names))
    assert deck_names([names[0], "x"], 2) == [names[0], "x"]
    assert len(deck_names([None], 4)) == 4
