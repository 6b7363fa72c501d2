"""Simulations: rotation, counting, intervals, the same figures on one core and on two."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from longbox import cli
from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.lab import bench, simulate, wilson
from longbox.lab.playing import Played
from longbox.lab.simulate import orders, report, run

A, B, C = [["one", 60]], [["two", 60]], [["three", 60]]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (95, 100, 0.8882, 0.9785), (100, 100, 0.9630, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_seats_and_decks_rotate() -> None:
    planned = list(orders("vs", [A, B], ["x", "y"], 8, 1, 2))
    # each agent sits in each seat with each deck equally often, and seat 0 has the initiative
    sat = Counter((o.agents[seat], seat, o.setup["decks"][seat][0][0]) for o in planned for seat in (0, 1))
    assert set(sat.values()) == {2} and len(sat) == 8
    assert {o.setup["initiative"] for o in planned} == {0}
    assert len({o.seed for o in planned}) == 8


def test_with_more_decks_than_players_every_pair_has_its_turn() -> None:
    planned = orders("vs", [A, B, C], ["x", "y"], 12, 1, 2)
    pairs = Counter(tuple(sorted(d[0][0] for d in o.setup["decks"])) for o in planned)
    assert pairs == {("one", "two"): 4, ("one", "three"): 4, ("three", "two"): 4}


def test_agents_are_repeated_to_fill_the_table() -> None:
    planned = list(orders("vs", [A], ["x", "y"], 4, 1, 4))
    assert planned[0].agents == ("x", "y", "x", "y") and planned[1].agents == ("y", "x", "y", "x")


def test_one_agent_twice_is_counted_apart() -> None:
    planned = list(orders("vs", [A], ["x", "x"], 4, 1, 2))
    # whoever sits in seat 0 wins: that is each of the two in turn
    got = report("vs", ["x", "x"], planned, [Played((0,), 5, 100)] * 4, 2.0)
    assert [s.wins for s in got.scores] == [2, 2]
    assert (got.turns_mean, got.decisions_per_second, got.draws) == (5.0, 200.0, 0)


def test_what_breaks_off_counts_as_an_error_and_not_as_a_match() -> None:
    planned = list(orders("vs", [A], ["x", "y"], 3, 1, 2))
    got = report("vs", ["x", "y"], planned, [Played((0,), 4, 10), "ValueError: no", Played((), 60, 10)], 1.0)
    data = got.data()
    assert (data["games"], data["finished"], data["errors"]) == (3, 2, 1)
    assert (got.draws, got.failures[0].number, got.failures[0].error) == (1, 1, "ValueError: no")
    assert data["agents"][0]["rate"] == 0.5
    # no card is called so
    assert run(next(orders("vs", [A], ["random"], 1, 1, 2))) == "SetupError: 'decks': deck 1: no card is called 'one'"


def test_the_same_on_one_core_and_on_two() -> None:
    decks = [load_deck(name).entries for name in builtin()[:2]]
    heard: list[int] = []
    one = simulate("vs", decks, ["random", "random"], 12, 7, progress=heard.append)
    two = simulate("vs", decks, ["random", "random"], 12, 7, jobs=2)
    assert (one.scores, one.turns_mean, one.decisions) == (two.scores, two.turns_mean, two.decisions)
    assert one.finished == 12 == sum(heard)
    assert one.decisions != simulate("vs", decks, ["random", "random"], 12, 8).decisions


def test_the_command_prints_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("simulate vs --games 4 --agents random --seed 2 --json --decks x-men brotherhood-of-doom".split()) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["game", "games", "finished", "errors", "agents", "turns_mean", "decisions_per_second"]
    assert (data["game"], data["games"], data["finished"], data["errors"]) == ("vs", 4, 4, 0)
    assert list(data["agents"][0]) == ["agent", "seat_rotated", "wins", "rate", "low", "high"]


def test_the_command_tells_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("simulate vs --games 4 --agents random random --players 3".split()) == 0
    out = capsys.readouterr().out
    assert "4 of 4 matches finished, seed 1" in out and "95 % interval" in out and "turns per match" in out


@pytest.mark.parametrize(
    "args",
    [
        "simulate nonsense",
        "simulate vs --agents nobody",
        "simulate vs --games 0",
        "simulate vs --players 5",
        "simulate vs --agents random random random",
        "simulate vs --decks no-such-deck",
        "simulate vs --facts no-such-file",
        "bench nonsense",
        "bench vs --runs 0",
        "bench vs --runs 999999999999",
        "bench vs --matches 999999999999",
    ],
)
def test_mistakes_get_one_sentence(args: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(args.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.startswith("longbox: ") and captured.err.count("\n") == 1


def test_bench_measures() -> None:
    decks = [load_deck(name).entries for name in builtin()[:2]]
    found = bench(game("vs"), [{"decks": decks}], runs=2, matches=2)
    assert list(found) == ["decisions_per_second", "clone_us", "matches_per_second", "decisions_per_match"]
    assert all(0 < m.low <= m.median <= m.high for m in found.values())


def test_the_bench_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("bench vs --runs 1 --matches 1 --json".split()) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"decisions_per_second", "clone_us", "matches_per_second", "decisions_per_match"} < set(data["vs"])
    assert cli.run("bench --runs 1 --matches 1".split()) == 0
    assert "random play, one core" in capsys.readouterr().out
