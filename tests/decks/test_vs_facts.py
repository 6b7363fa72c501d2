"""A user's own facts about cards: read from TOML and CSV, refused with what would be right, part of a match's record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.games import game
from longbox.games.vs.catalog.catalog import CATALOG
from longbox.games.vs.catalog.overrides import FactsError, apply_overrides, read_facts
from longbox.kernel.match import Match, digest, replay
from longbox.kernel.setups import SetupError

SABRETOOTH = "Sabretooth, Victor Creed"
LONGSHOT = "Longshot, Rebel Freedom Fighter"
PROXY = next(n for n, c in CATALOG.items() if {"cost", "atk", "def_"} <= set(c.proxy) and c.kind == "character")

TOML = f"""
# my binder
["{PROXY}"]
cost = 3
atk = 5
def = 2

[{LONGSHOT!r}]
range = true
teams = ["X-Men", "Rebels"]
code = "MOR-017"
"""
CSV = f"""name,version,cost,atk,def,range,teams,code
"{PROXY}",,3,5,2,,,
Longshot,Rebel Freedom Fighter,,,,yes,X-Men/Rebels,MOR-017
"""


def write(folder: Path, text: str, name: str = "facts.toml") -> Path:
    path = folder / name
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (TOML, "facts.toml"),
        (CSV, "facts.csv"),
        (CSV.replace(",", ";").replace(f'"{PROXY.replace(",", ";")}"', f'"{PROXY}"'), "x.csv"),
    ],
)
def test_facts_are_read(text: str, name: str, tmp_path: Path) -> None:
    path = write(tmp_path, text, name)
    facts = read_facts(path)
    assert facts == {
        PROXY: {"cost": 3, "atk": 5, "def": 2, "source": name},
        LONGSHOT: {"range": True, "teams": ["X-Men", "Rebels"], "code": "MOR-017", "source": name},
    }
    cards = apply_overrides(path)
    mine = cards[PROXY]
    assert (mine.cost, mine.values.atk, mine.values.def_) == (3, 5, 2)
    assert not {"cost", "atk", "def_"} & set(mine.proxy)
    assert mine.source.endswith(f"cost, atk, def: {name}")
    assert (mine.blank.atk, mine.blank.def_, mine.blank.cost) == (5, 2, 3)
    longshot = cards[LONGSHOT]
    assert longshot.values.range and longshot.values.teams == {"X-Men", "Rebels"} and longshot.code == "MOR-017"
    # everything else is as it was, the catalog too
    assert longshot.values.atk == CATALOG[LONGSHOT].values.atk and longshot.text == CATALOG[LONGSHOT].text
    assert not CATALOG[LONGSHOT].values.range and cards["Storm, Ororo Munroe"] is CATALOG["Storm, Ororo Munroe"]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('["Sabretooth, Victor Cred"]\natk = 13\n', 1, "Sabretooth, Victor Creed"),
        (f'["{SABRETOOTH}"]\n\natk = "much"\n', 3, "must be a whole number from 0 to 99, not 'much'"),
        (f'["{SABRETOOTH}"]\natk = -1\n', 2, "must be a whole number"),
        (f'["{SABRETOOTH}"]\natk = true\n', 2, "must be a whole number"),
        (f'["{SABRETOOTH}"]\nstrength = 3\n', 2, "'strength' is not a fact; facts of Sabretooth, Victor Creed are cost, "),
        (f'["{SABRETOOTH}"]\nthreshold = 3\n', 2, "a character has no threshold"),
        (f'["{SABRETOOTH}"]\nflight = "maybe"\n', 2, "must be true or false"),
        (f'["{SABRETOOTH}"]\nteams = "Brotherhood"\n', 2, "must be a list of names"),
        ('["Flying Kick"]\natk = 3\n', 2, "a plot twist has no atk; facts of Flying Kick are threshold, teams, code"),
        ("atk = 3\n", 1, "stands outside a card's table"),
        ('["Sabretooth"\n', 1, "not TOML"),
    ],
)
def test_wrong_lines_say_where_and_what_would_be_right(text: str, line: int, said: str, tmp_path: Path) -> None:
    path = write(tmp_path, text)
    with pytest.raises(FactsError) as error:
        read_facts(path)
    assert str(error.value).startswith(f"{path}:{line}: ") and said in str(error.value)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("name,strength\nStorm,3\n", 1, "'strength' is not a column; columns are name, version, cost"),
        ("version,atk\nx,3\n", 1, "no column 'name'"),
        (f"name,atk\n{SABRETOOTH},3\n", 2, "3 cells under 2 columns; put names with commas in quotes"),
        (f'name,atk\n"{SABRETOOTH}",many\n', 2, "must be a whole number"),
        (f'name,flight\n"{SABRETOOTH}",maybe\n', 2, "must be true or false"),
        ("name,atk\nNobody,3\n", 2, "no card is called 'Nobody'"),
    ],
)
def test_wrong_cells_say_where_and_what_would_be_right(text: str, line: int, said: str, tmp_path: Path) -> None:
    path = write(tmp_path, text, "facts.csv")
    with pytest.raises(FactsError) as error:
        read_facts(path)
    assert str(error.value).startswith(f"{path}:{line}: ") and said in str(error.value)


def test_all_problems_come_at_once(tmp_path: Path) -> None:
    path = write(tmp_path, f'name,atk,def\n"{SABRETOOTH}",x,y\nNobody,1,1\n', "facts.csv")
    with pytest.raises(FactsError) as error:
        read_facts(path)
    assert len(error.value.problems) == 3
    with pytest.raises(FactsError, match="gives no facts"):
        read_facts(write(tmp_path, "name,atk\n", "none.csv"))
    with pytest.raises(FactsError, match="there is no such file"):
        read_facts(tmp_path / "missing.toml")


def deck(name: str) -> list[list[Any]]:
    return [[name, 60]]


def test_facts_are_part_of_the_record(tmp_path: Path) -> None:
    facts = read_facts(write(tmp_path, TOML))
    setup = {"decks": [deck(PROXY), deck(LONGSHOT)], "facts": facts, "turn_limit": 2}
    match = Match(game("vs"), setup, 3)
    card = next(t for t in match.state.things if getattr(t, "printed", None) is not None)
    assert (card.printed.full_name, card.printed.values.atk) == (PROXY, 5)
    while match.decision is not None:
        match.choose(tuple(_first(match)))
    record = match.record()
    assert record["setup"]["facts"] == facts
    assert digest(replay(game("vs"), record).state) == record["digest"]


def _first(match: Match) -> list[int]:
    answer: list[int] = []
    assert match.decision is not None
    while -1 not in (follow := match.decision.next(tuple(answer))):
        answer.append(follow[-1])
    return answer


@pytest.mark.parametrize("facts", [[1], {"Nobody": {"atk": 1}}, {SABRETOOTH: {"atk": "x"}}, {SABRETOOTH: 3}])
def test_a_record_with_wrong_facts_is_refused(facts: Any) -> None:
    with pytest.raises(SetupError):
        Match(game("vs"), {"decks": [deck(LONGSHOT)] * 2, "facts": facts}, 1)


def test_commands_take_facts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, f'["{SABRETOOTH}"]\natk = 99\n')
    assert cli.run(["card", "vs", "sabretooth", "--facts", str(path)]) == 0
    out = capsys.readouterr().out
    assert "99 ATK" in out and "atk: facts.toml" in out
    assert cli.run(["simulate", "vs", "--games", "2", "--agents", "random", "--facts", str(path)]) == 0
