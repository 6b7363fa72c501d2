"""Games that players win or lose together: counting, intervals, how they are lost, the same on one core and on two."""

from __future__ import annotations

import json

import pytest

from longbox import cli
from longbox.lab import simulate_together
from longbox.lab.together import Outcome, Task, report_together, run, tasks

SETUP = {"heroes": ["Spider-Man"], "scenario": "Rhino"}
WON = Outcome(True, "", 8, 60, 0.5)
THREAT = Outcome(False, "threat", 4, 30, 0.1)
HURT = Outcome(False, "hit_points", 6, 40, 0.3)


def planned(n: int) -> list[Task]:
    return tasks("champions", SETUP, ["random"], n, 1)


def test_wins_losses_and_rounds_are_counted() -> None:
    got = report_together("champions", planned(5), [WON, THREAT, THREAT, HURT, "ValueError: no"])
    assert (got.games, got.finished, got.wins, len(got.failures)) == (5, 4, 1, 1)
    assert got.win_rate == 0.25 and got.low < 0.25 < got.high
    assert got.losses == {"threat": 2, "hit_points": 1}
    assert got.rounds_mean == 5.5 and got.rounds_spread == pytest.approx(1.658, abs=1e-3)
    assert got.seconds_per_game == pytest.approx(0.25)
    assert (got.failures[0].number, got.failures[0].error) == (4, "ValueError: no")


def test_without_a_finished_game_nothing_is_known() -> None:
    got = report_together("champions", planned(1), ["ValueError: no"])
    assert (got.finished, got.win_rate, got.low, got.high, got.rounds_mean) == (0, 0.0, 0.0, 1.0, 0.0)


def test_the_first_player_moves_on_and_agents_are_repeated() -> None:
    found = tasks("champions", {"heroes": ["a", "b", "c"]}, ["x", "y"], 4, 1)
    assert [t.setup["first"] for t in found] == [0, 1, 2, 0]
    assert found[0].agents == ("x", "y", "x") and found[0].setup["seats"] == [0, 1, 2]
    assert len({t.seed for t in found}) == 4


def test_what_breaks_off_is_told() -> None:
    task = tasks("champions", {"heroes": ["Nobody"]}, ["random"], 1, 1)[0]
    assert str(run(task)).startswith("SetupError: 'heroes': no hero is called 'Nobody'")


def test_the_same_on_one_core_and_on_two() -> None:
    heard: list[int] = []
    one = simulate_together("champions", SETUP, ["random"], 12, 7, progress=heard.append)
    two = simulate_together("champions", SETUP, ["random"], 12, 7, jobs=2)
    assert (one.wins, one.losses, one.rounds_mean, one.decisions) == (two.wins, two.losses, two.rounds_mean, two.decisions)
    assert one.finished == 12 == sum(heard) and one.wins + sum(one.losses.values()) == 12
    assert one.decisions != simulate_together("champions", SETUP, ["random"], 12, 8).decisions


def test_the_command_prints_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("simulate champions --hero Spider-Man --scenario Rhino --games 4 --agents random --json".split()) == 0
    data = json.loads(capsys.readouterr().out)
    wanted = ["game", "games", "finished", "errors", "win_rate", "low", "high", "rounds_mean", "losses", "seconds_per_game"]
    assert list(data) == wanted and list(data["losses"]) == ["threat", "hit_points"]
    assert (data["game"], data["games"], data["finished"], data["errors"]) == ("champions", 4, 4, 0)
    assert data["seconds_per_game"] > 0 and data["rounds_mean"] >= 1


def test_the_command_tells_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("simulate champions --hero Spider-Man --games 4 --agents random --mode expert".split()) == 0
    out = capsys.readouterr().out
    assert "4 of 4 games finished, seed 1" in out and "against Rhino, expert" in out
    assert "95 % interval" in out and "standard deviation" in out and "by threat" in out and "seconds per game" in out


def test_bench_measures_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("bench champions --runs 1 --matches 3 --json".split()) == 0
    data = json.loads(capsys.readouterr().out)["champions"]
    assert data["decisions_per_second"] > 0 and data["clone_us"] > 0
