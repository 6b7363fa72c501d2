"""Games shared out among processes: the same results in the same order, whoever plays; what becomes of those whose worker dies."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from longbox import cli
from longbox.errors import UserError
from longbox.lab import sharing
from longbox.lab.cluster import Cluster, GoneError
from longbox.lab.sharing import carried_out
from tests.cluster.playing import EACH_TIME, ONCE, games, play_all


def test_results_stand_in_the_order_of_the_games_whoever_played_them() -> None:
    told: list[int] = []
    here = carried_out(play_all, games(120))
    there = carried_out(play_all, games(120), 2, told.append)
    assert [got[0] for got in here] == [got[0] for got in there] == [i * 10 for i in range(120)]
    assert {got[1] for got in here} == {os.getpid()} and os.getpid() not in {got[1] for got in there}
    # in batches of three, twenty for each of the two
    assert told == [3] * 40


def test_what_a_worker_had_that_died_is_played_again(tmp_path: Path) -> None:
    planned = games(60)
    planned[30] = (30, ONCE, str(tmp_path / "died"))
    told: list[int] = []
    got = carried_out(play_all, planned, 2, told.append)
    assert (tmp_path / "died").exists()
    assert [each[0] for each in got] == [i * 10 for i in range(60)] and sum(told) == 60


def test_only_a_game_that_ends_every_worker_is_lost() -> None:
    planned = games(6)
    planned[2] = (2, EACH_TIME, "")
    got = carried_out(play_all, planned, 2)
    assert got[2] == "not played: the worker that had it died, and again each time that it was tried"
    assert [each[0] for each in got[:2] + got[3:]] == [0, 10, 30, 40, 50]


def test_where_nobody_is_left_the_rest_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_batch(crew: object, run_all: object, batches: dict[int, list[object]]) -> object:
        yield 3, play_all(batches[3])  # type: ignore[arg-type]
        raise GoneError("the scheduler is gone")

    monkeypatch.setattr(sharing, "_played", one_batch)
    got = carried_out(play_all, games(150), 2)
    assert [each[0] for each in got[3:6]] == [30, 40, 50]
    assert {each for each in got[:3] + got[6:]} == {"not played: the scheduler is gone"}


def test_what_is_wrong_with_a_game_itself_is_raised() -> None:
    with pytest.raises(TypeError):
        carried_out(play_all, [None] * 4, 2)  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("address", "kind", "place"),
    [
        ("dask://127.0.0.1:8786", "dask", "127.0.0.1:8786"),
        ("ray://Example:10001", "ray", "example:10001"),
        ("dask://[::1]:8786", "dask", "[::1]:8786"),
    ],
)
def test_addresses(address: str, kind: str, place: str) -> None:
    found = Cluster.at(address)
    assert (found.kind, found.place) == (kind, place)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "dask",
        "dask://",
        "dask://h",
        "dask://h:0",
        "dask://h:x",
        "dask://h:99999",
        "ssh://h:1",
        "dask://h:1/x",
        "dask://a@h:1",
        "dask://[h:1",
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(UserError, match=r"--cluster must be dask://HOST:PORT or ray://HOST:PORT, not "):
        Cluster.at(address)


@pytest.mark.parametrize("game", ["vs", "champions --hero Spider-Man --scenario Rhino", "dcdb", "vs2pcg", "vs --round-robin"])
@pytest.mark.parametrize("given", ["--cluster nowhere", "--cluster dask://127.0.0.1:8786 --jobs 2"])
def test_mistakes_get_one_sentence_in_every_game(game: str, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(f"simulate {game} --games 2 {given}".split()) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.startswith("longbox: --cluster ") and captured.err.count("\n") == 1


def test_games_that_were_not_played_are_errors_of_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forlorn(crew: object, run_all: object, batches: object) -> object:
        raise GoneError("the cluster has no workers any more")
        yield

    monkeypatch.setattr(sharing, "_played", forlorn)
    assert cli.run("simulate vs --games 7 --jobs 2 --json".split()) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out)["errors"] == 7
    lines = captured.err.splitlines()
    assert "match 0 " in lines[0] and lines[0].endswith("broke off: not played: the cluster has no workers any more")
    assert lines[-1] == "and 2 more"
