"""Everybody against everybody: counted anew from the matches one by one; the command in each game."""

from __future__ import annotations

import json

import pytest

from longbox import cli
from longbox.games import entry
from longbox.lab.round_robin import round_robin
from longbox.lab.simulate import Order, run, seed_of
from longbox.lab.statistics import wilson

BASE = {"format": "base", "players": 2, "first": 0}
MAINS = ["Batman", "Superman", "Aquaman"]


def setup(a: int, b: int) -> dict[str, object]:
    found: dict[str, object] = entry("dcdb").find("decks.setup:setup_for")(**BASE, mains=[MAINS[a], MAINS[b]])
    return found


def test_seats_take_turns_and_the_table_is_what_the_matches_say() -> None:
    told: list[int] = []
    report = round_robin("dcdb", MAINS, setup, "greedy", 2, 5, progress=told.append)
    assert report.games == report.finished == 6 == sum(told) and report.failures == ()
    # the same matches, one by one
    wins: dict[tuple[int, int], int] = {}
    draws = 0
    planned = [(a, b) for a, b in ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))]
    for i, (a, b) in enumerate(planned):
        got = run(Order("dcdb", setup(a, b), seed_of(5, i), ("greedy", "greedy"), (a, b)))
        assert not isinstance(got, str)
        draws += not got.winners
        for seat in got.winners:
            pair = (a, b) if seat == 0 else (b, a)
            wins[pair] = wins.get(pair, 0) + 1
    assert draws == report.draws
    for r in range(3):
        assert [cell.wins for cell in report.cells[r]] == [wins.get((r, c), 0) for c in range(3)]
        assert [cell.games for cell in report.cells[r]] == [0 if c == r else 2 for c in range(3)]
        score = report.scores[r]
        assert (score.agent, score.wins) == (MAINS[r], sum(cell.wins for cell in report.cells[r]))
        assert (score.low, score.high) == wilson(score.wins, 4)
    # the same again, on two cores
    again = round_robin("dcdb", MAINS, setup, "greedy", 2, 5, jobs=2)
    assert again.data() == report.data()


def test_a_match_that_breaks_off_is_told_and_not_counted() -> None:
    def broken(a: int, b: int) -> dict[str, object]:
        return setup(a, b) if 2 not in (a, b) else {"mains": 5}

    report = round_robin("dcdb", MAINS, broken, "random", 1, 5)
    assert (report.games, report.finished, len(report.failures)) == (3, 1, 2)
    assert report.scores[2].rate == 0.0 and sum(cell.games for cell in report.cells[2]) == 0


@pytest.mark.parametrize(
    ("words", "rows"),
    [
        (["vs", "--decks", "x-men", "rogues-gallery"], ["X-Men", "Rogues' Gallery"]),
        (["vs2pcg", "--decks", "bold-yeller", "hulk-smash"], ["Bold Yeller", "Hulk Smash"]),
        (["champions", "--heroes", "Spider-Man", "She-Hulk", "--scenario", "Klaw"], ["Spider-Man", "She-Hulk"]),
    ],
)
def test_the_command_in_each_game(words: list[str], rows: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", *words, "--round-robin", "--games", "1", "--agents", "random", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [e["name"].split(" (")[0] for e in told["entrants"]] == rows and told["errors"] == 0
    assert cli.run(["simulate", *words, "--round-robin", "--games", "1", "--agents", "random"]) == 0
    out = capsys.readouterr().out
    assert all(row in out for row in rows) and "95 % interval" in out and "wins against" in out


def test_what_a_round_robin_can_t_be(capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (["vs", "--agents", "greedy", "random"], "one agent plays for everybody"),
        (["vs", "--players", "3"], "--round-robin has two players at a table"),
        (["vs2pcg", "--decks", "bold-yeller"], "wants two decks at least, and there is one"),
        (["dcdb", "--format", "cube"], "in the Cube main characters are drafted"),
        (["champions", "--heroes", "Nobody"], "Nobody"),
        (["champions", "--scenario", "Nobody"], "Nobody"),
    ):
        assert cli.run(["simulate", *words, "--round-robin", "--games", "1"]) != 0, words
        assert said in capsys.readouterr().err, words


def test_agents_of_2pcg_are_compared_with_seats_and_decks_turned(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "vs2pcg", "--games", "4", "--agents", "greedy", "random", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["finished"] == 4 and [a["agent"] for a in told["agents"]] == ["greedy", "random"]
    assert told["agents"][0]["wins"] >= 3
