"""`--cluster dask://`: the same results as here; workers that die, have another Longbox or none; a scheduler that is not there."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from longbox import cli
from longbox.errors import UserError
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.lab import sharing, simulate, simulate_together
from longbox.lab.round_robin import round_robin
from longbox.lab.sharing import carried_out
from tests.cluster.conftest import ROOT, DaskCluster, free_port
from tests.cluster.playing import EACH_TIME, ONCE, games, play_all

LOST = "not played: the worker that had it died, and again each time that it was tried"


def test_reports_are_those_of_one_process(dask: DaskCluster) -> None:
    at = dask.address
    decks = [load_deck(name).entries for name in builtin()[:2]]
    heard: list[int] = []
    here = simulate("vs", decks, ["random", "random"], 20, 7)
    there = simulate("vs", decks, ["random", "random"], 20, 7, at, progress=heard.append)
    assert (here.scores, here.turns_mean, here.decisions) == (there.scores, there.turns_mean, there.decisions)
    assert there.finished == 20 == sum(heard) and here.draws == there.draws

    setup = {"heroes": ["Spider-Man"], "scenario": "Rhino"}
    one, many = (simulate_together("champions", setup, ["random"], 12, 7, jobs) for jobs in (1, at))
    assert (one.wins, one.rounds_mean, one.rounds_spread, one.losses, one.decisions) == (
        many.wins, many.rounds_mean, many.rounds_spread, many.losses, many.decisions,
    )  # fmt: skip

    def table(a: int, b: int) -> dict[str, object]:
        return {"decks": [decks[a], decks[b]], "initiative": 0}

    assert (
        round_robin("vs", ["a", "b"], table, "random", 4, 3, at).cells
        == round_robin("vs", ["a", "b"], table, "random", 4, 3).cells
    )


def test_the_command(dask: DaskCluster, capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for where in ("", f"--cluster {dask.address}"):
        assert cli.run(f"simulate vs2pcg --games 6 --agents random --seed 2 --json {where}".split()) == 0
        figures.append(json.loads(capsys.readouterr().out))
        del figures[-1]["decisions_per_second"]
    assert figures[0] == figures[1] and figures[0]["finished"] == 6


def test_the_workers_play_and_nobody_else(dask: DaskCluster) -> None:
    got = carried_out(play_all, games(100), dask.address)
    assert [each[0] for each in got] == [i * 10 for i in range(100)]
    assert len({each[1] for each in got}) == 2


@pytest.mark.slow
def test_a_single_worker_plays_too(empty_dask: DaskCluster) -> None:
    worker = empty_dask.worker(nanny=False)
    assert {each[1] for each in carried_out(play_all, games(10), empty_dask.address)} == {worker.pid}


def test_what_a_worker_had_that_died_is_played_again(dask: DaskCluster, tmp_path: Path) -> None:
    planned = games(60)
    planned[30] = (30, ONCE, str(tmp_path / "died"))
    got = carried_out(play_all, planned, dask.address)
    assert (tmp_path / "died").exists() and [each[0] for each in got] == [i * 10 for i in range(60)]


@pytest.mark.slow
def test_only_a_game_that_ends_every_worker_is_lost(dask: DaskCluster) -> None:
    planned = games(12)
    planned[5] = (5, EACH_TIME, "")
    got = carried_out(play_all, planned, dask.address)
    assert got[5] == LOST
    assert [each[0] for each in got[:5] + got[6:]] == [i * 10 for i in range(12) if i != 5]


@pytest.mark.slow
def test_a_worker_that_is_killed_and_one_that_comes_later(empty_dask: DaskCluster) -> None:
    killed = empty_dask.worker(nanny=False)
    told = threading.Event()

    def meanwhile() -> None:
        told.wait(60)
        empty_dask.processes.end(killed)
        empty_dask.worker(nanny=False)

    other = threading.Thread(target=meanwhile)
    other.start()
    got = carried_out(play_all, games(2000), empty_dask.address, lambda done: told.set())
    other.join()
    assert [each[0] for each in got] == [i * 10 for i in range(2000)]
    assert len({each[1] for each in got}) == 2 and killed.pid in {each[1] for each in got}


@pytest.mark.slow
@pytest.mark.parametrize("whom", ["workers", "scheduler"])
def test_where_nobody_is_left_the_rest_is_not_played(empty_dask: DaskCluster, whom: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from longbox.lab import on_dask

    monkeypatch.setattr(on_dask, "FORLORN", 2)
    worker = empty_dask.worker(nanny=False)
    told = threading.Event()

    def meanwhile() -> None:
        told.wait(60)
        empty_dask.processes.end(worker if whom == "workers" else empty_dask.scheduler)

    threading.Thread(target=meanwhile).start()
    got = carried_out(play_all, games(4000), empty_dask.address, lambda done: told.set())
    lost = [each for each in got if isinstance(each, str)]
    assert 0 < len(lost) < 4000 and len(set(lost)) == 1
    assert lost[0] in {
        "not played: the cluster has no workers any more",
        "not played: the scheduler is gone",
    }
    assert all(each[0] == i * 10 for i, each in enumerate(got) if not isinstance(each, str))


def test_a_worker_with_another_longbox_plays_nothing(dask: DaskCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "stamp", lambda: "of another source")
    with pytest.raises(UserError, match="has another Longbox than this one: install the same on every machine"):
        carried_out(play_all, games(40), dask.address)


def test_a_worker_without_longbox(dask: DaskCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a module that is nowhere but here stands in for it
    (tmp_path / "only_here.py").write_text("def run_all(batch):\n    return list(batch)\n")
    monkeypatch.syspath_prepend(tmp_path)
    from only_here import run_all  # type: ignore[import-not-found]

    with pytest.raises(UserError, match=r"Longbox can't be loaded there \(.*only_here.*\): install the same"):
        carried_out(run_all, games(40), dask.address)


def test_no_scheduler_no_workers_no_dask(
    empty_dask: DaskCluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from longbox.lab import on_dask

    def sentence(address: str) -> str:
        assert cli.run(f"simulate vs --games 4 --cluster {address}".split()) == 2
        captured = capsys.readouterr()
        assert captured.out == "" and captured.err.count("\n") == 1
        return captured.err

    nobody = f"dask://127.0.0.1:{free_port()}"
    assert f"--cluster {nobody}: no scheduler answers there (Connection refused); start one with" in sentence(nobody)
    monkeypatch.setattr(on_dask, "PATIENCE", 2)
    assert "the scheduler has no workers; start one with" in sentence(empty_dask.address)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        assert "no scheduler answers there" in sentence(f"dask://127.0.0.1:{mute.getsockname()[1]}")
    monkeypatch.setitem(sys.modules, "longbox.lab.on_dask", None)
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "longbox.lab.on_dask")
    assert sentence(nobody).endswith("distributed is not installed here: pip install 'longbox[dask]'\n")


@pytest.mark.slow
def test_the_odds_are_fitted_to_the_same_games(dask: DaskCluster) -> None:
    def printed(*where: str) -> str:
        command = [sys.executable, "-m", "tools.odds", "--games", "8", *where]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        return done.stdout

    here = printed("--jobs", "1")
    assert here.startswith("# 8 games,") and printed("--cluster", dask.address) == here
