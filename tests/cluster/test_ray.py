"""`--cluster ray://`: the same results as here; workers that die or have another Longbox; a cluster that is not there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from longbox import cli
from longbox.errors import UserError
from longbox.lab import sharing
from longbox.lab.sharing import carried_out
from tests.cluster.conftest import free_port
from tests.cluster.playing import EACH_TIME, ONCE, games, play_all


def test_the_command_prints_what_it_prints_here(ray_address: str, capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for where in ("", f"--cluster {ray_address}"):
        assert cli.run(f"simulate vs2pcg --games 6 --agents random --seed 2 --json {where}".split()) == 0
        figures.append(json.loads(capsys.readouterr().out))
        del figures[-1]["decisions_per_second"]
    assert figures[0] == figures[1] and figures[0]["finished"] == 6


def test_the_workers_play_and_nobody_else(ray_address: str) -> None:
    told: list[int] = []
    got = carried_out(play_all, games(100), ray_address, told.append)
    assert [each[0] for each in got] == [i * 10 for i in range(100)] and sum(told) == 100
    assert len({each[1] for each in got}) == 2


def test_what_a_worker_had_that_died_is_played_again_and_what_ends_every_worker_is_lost(ray_address: str, tmp_path: Path) -> None:
    planned = games(12)
    planned[7] = (7, ONCE, str(tmp_path / "died"))
    planned[3] = (3, EACH_TIME, "")
    got = carried_out(play_all, planned, ray_address)
    assert (tmp_path / "died").exists()
    assert got[3] == "not played: the worker that had it died, and again each time that it was tried"
    assert [each[0] for each in got[:3] + got[4:]] == [i * 10 for i in range(12) if i != 3]


def test_a_worker_with_another_longbox_or_none_plays_nothing(
    ray_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sharing, "stamp", lambda: "of another source")
        with pytest.raises(UserError, match="has another Longbox than this one: install the same on every machine"):
            carried_out(play_all, games(40), ray_address)
    # a module that is nowhere but here stands in for Longbox
    (tmp_path / "only_here.py").write_text("def run_all(batch):\n    return list(batch)\n")
    monkeypatch.syspath_prepend(tmp_path)
    from only_here import run_all  # type: ignore[import-not-found]

    with pytest.raises(UserError, match=r"Longbox can't be loaded there \(.*only_here.*\): install the same"):
        carried_out(run_all, games(40), ray_address)


def test_no_cluster_no_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="ray is not installed here")
    nobody = f"ray://127.0.0.1:{free_port()}"

    def sentence() -> str:
        assert cli.run(f"simulate vs --games 4 --cluster {nobody}".split()) == 2
        captured = capsys.readouterr()
        assert captured.out == "" and captured.err.count("\n") == 1
        return captured.err

    assert f"--cluster {nobody}: no scheduler answers there (Connection refused); start one with" in sentence()
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "longbox.lab.on_ray", raising=False)
    assert sentence().endswith("ray is not installed here: pip install 'longbox[ray]'\n")
