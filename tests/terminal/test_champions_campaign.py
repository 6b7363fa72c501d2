"""`longbox play champions --campaign`: the log is read before a game and has the result after it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.games.champions.decks import campaign
from longbox.games.champions.decks.files import read_champions_deck
from longbox.kernel.match import read_record


def run(args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Status, output with its lines joined, errors; words that belong together are joined by a plus."""
    status = cli.run([arg.replace("+", " ") for arg in args.split()])
    captured = capsys.readouterr()
    return status, " ".join(captured.out.split()), captured.err


def write(path: Path, **more: Any) -> Path:
    """A log of Captain Marvel and Spider-Man."""
    heroes = [{"hero": "Captain Marvel", "name": "Ann"}, {"hero": "01001a", "name": "Bob"}]
    path.write_text(json.dumps({"campaign": "Ours", "heroes": heroes, **more}), "utf-8")
    return path


@pytest.mark.rule("champions:campaign-mode", "champions:campaign-mode#2", "champions:campaign-mode#4")
def test_a_campaign_begins_and_goes_on(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "ours.json"
    types("concede", "y")
    status, out, err = run(f"play champions --campaign {log} --hero spider-man --mode expert --seed 3", capsys)
    assert status == 0, err
    assert "A scenario of the campaign ours" in out and "has it that Rhino was lost" in out
    kept = campaign.load(log)
    assert [(m.hero, m.deck) for m in kept.heroes] == [("01001a", "spider-man-justice")]
    assert [(p.scenario, p.won, p.mode, p.seed) for p in kept.played] == [("Rhino", False, "expert", 3)]
    # the heroes are known now; the modes are chosen anew
    types("concede", "y")
    status, out, err = run(f"play champions --campaign {log} --scenario Klaw --heroic 2 --seed 4", capsys)
    assert status == 0 and "Spider-Man plays Spider-Man: Justice. Against Klaw, standard, heroic 2" in out
    assert [(p.scenario, p.mode, p.heroic) for p in campaign.load(log).played] == [
        ("Rhino", "expert", 0),
        ("Klaw", "standard", 2),
    ]


@pytest.mark.rule("champions:campaign-mode#2", "champions:campaign-mode#3")
def test_a_game_that_is_kept_goes_into_the_log_when_it_is_over(
    types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = write(tmp_path / "log.json", scenarios=["Klaw", "Rhino"], expert=True, removed=[{"card": "01088", "of": "01001a"}])
    before = log.read_text()
    kept = tmp_path / "kept.json"
    types("")
    status, out, err = run(f"play champions --campaign {log} --seed 3 --save {kept}", capsys)
    assert status == 0, err
    # the next scenario of the list, with the names of the log; nothing is noted while it is not over
    assert "the expert campaign Ours" in out and "Ann plays" in out and "Bob plays" in out and "Against Klaw, standard" in out
    assert log.read_text() == before
    setup = read_record(kept)["setup"]
    assert setup["campaign"]["removed"] == [{"card": "01088", "copies": 1, "of": "01001a"}] and setup["heroes"] == [
        "01010a",
        "01001a",
    ]
    types("concede", "y")
    status, out, err = run(f"play --load {kept}", capsys)
    assert status == 0 and "has it that Klaw was lost" in out and "The next scenario is Klaw." in out
    # seen once more, it is no second game
    status, out, err = run(f"play --load {kept}", capsys)
    assert status == 0 and [(p.scenario, p.won) for p in campaign.load(log).played] == [("Klaw", False)]
    # the log may have been moved
    log.rename(tmp_path / "moved.json")
    status, out, err = run(f"play --load {kept}", capsys)
    assert status == 2 and "the log can't be written" in err and '"scenario": "Klaw"' in err
    status, out, err = run(f"play --load {kept} --campaign {tmp_path / 'moved.json'}", capsys)
    assert status == 0 and len(campaign.load(tmp_path / "moved.json").played) == 1


def test_decks_of_a_log(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slots = dict(read_champions_deck("spider-man-justice").slots)
    (tmp_path / "mine.json").write_text(json.dumps({"name": "Mine", "hero_code": "01001a", "slots": slots}))
    for deck, name in (("mine.json", "Mine"), (slots, ""), ("spider-man-justice", "Spider-Man: Justice")):
        log = write(tmp_path / "log.json", heroes=[{"hero": "01001a", "deck": deck}])
        types("concede", "y")
        status, out, err = run(f"play champions --campaign {log}", capsys)
        assert status == 0 and name in out, err


@pytest.mark.parametrize(
    ("args", "change", "said"),
    [
        ("--hero Spider-Man", {}, "--hero is for a campaign that begins"),
        ("--deck spider-man-justice", {}, "--deck is for a campaign that begins"),
        ("", {"heroes": []}, "log.json: heroes: must be a list of one to four"),
        (
            "",
            {"heroes": [{"hero": "01001a", "deck": "captain-marvel-leadership"}]},
            "heroes[0].deck: it is a deck of Captain Marvel",
        ),
        ("", {"heroes": [{"hero": "01001a", "deck": "nothing"}]}, "nothing: neither a file nor a built-in deck"),
        ("", {"heroes": [{"hero": "01001a", "deck": {"01003": 2}}]}, "[champions:"),
        ("", {"heroes": [{"hero": "01001a", "cards": {"04155": 1}}]}, "champions:campaign-specific-card#1"),
        ("", {"scenarios": ["Kang"]}, "log.json: scenarios: no scenario is called 'Kang'"),
        ("--scenario Kang", {"scenarios": ["Rhino"]}, "longbox: --scenario: no scenario is called 'Kang'"),
        ("--mode hard", {}, "--mode must be"),
        ("--load {kept}", {}, "is no game of a campaign"),
    ],
)
def test_mistakes_get_one_sentence(
    args: str, change: dict[str, Any], said: str, types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, kept = write(tmp_path / "log.json", **change), tmp_path / "kept.json"
    before = log.read_text()
    run(f"play champions --hero Spider-Man --save {kept}", capsys)
    status, out, err = run(f"play champions --campaign {log} {args.format(kept=kept)}", capsys)
    assert status == 2 and out == "" and err.startswith("longbox: ") and err.count("\n") == 1
    assert said in err and log.read_text() == before


def test_a_campaign_without_heroes_does_not_begin(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(f"play champions --campaign {tmp_path / 'new.json'}", capsys)
    assert status == 2 and "name a hero with --hero" in err and not list(tmp_path.iterdir())
    status, out, err = run(f"play champions --campaign {tmp_path / 'no' / 'new.json'} --hero Spider-Man", capsys)
    assert status == 2 and "there is no directory" in err
    status, out, err = run(f"play --campaign {tmp_path / 'new.json'}", capsys)
    assert status == 2 and out == "" and "--campaign is for champions" in err


def test_a_game_that_can_not_begin_leaves_no_log(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for more in ("--name +", "--mode hard", "--modular Bomb"):
        status, _, err = run(f"play champions --campaign {tmp_path / 'new.json'} --hero Spider-Man {more}", capsys)
        assert status == 2 and err and not list(tmp_path.iterdir())
