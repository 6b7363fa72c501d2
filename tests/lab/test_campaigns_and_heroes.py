"""`longbox simulate champions` plays the next scenario of a campaign; a hero that can't be played is told with what is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longbox import cli
from longbox.games.champions.game import GAME
from longbox.kernel.setups import SetupError

LOG = {
    "campaign": "Mine",
    "heroes": [{"hero": "01001a"}, {"hero": "01019a", "name": "Ann"}],
    "scenarios": ["Rhino", "Klaw"],
    "played": [{"scenario": "Rhino", "won": True}],
}


def run(args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = cli.run(args.split())
    told = capsys.readouterr()
    return status, told.out, told.err


@pytest.mark.rule("champions:campaign-mode#2")
def test_the_heroes_of_a_campaign_play_its_next_scenario_and_the_log_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.json"
    path.write_text(json.dumps(LOG))
    before = path.read_text()
    status, out, err = run(f"simulate champions --campaign {path} --games 1 --agents random", capsys)
    assert status == 0 and not err and "against Klaw, standard" in out
    assert "Spider-Man (random" in out and "Ann (random" in out
    # another one and another mode may be chosen (champions:campaign-mode#4), and nothing is written
    status, out, _ = run(f"simulate champions --campaign {path} --scenario Rhino --mode expert --games 1 --agents random", capsys)
    assert status == 0 and "against Rhino, expert" in out
    assert path.read_text() == before


def test_a_log_that_is_not_there_is_no_campaign(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(f"simulate champions --campaign {tmp_path / 'none.json'} --hero 01001a --games 1", capsys)
    assert status == 2 and "there is no such campaign log" in err and not list(tmp_path.iterdir())
    path = tmp_path / "log.json"
    path.write_text(json.dumps(LOG))
    status, _, err = run(f"simulate champions --campaign {path} --hero 01001a --games 1", capsys)
    assert status == 2 and "--hero is for a campaign that begins" in err
    status, _, err = run(f"simulate vs --campaign {path} --games 1", capsys)
    assert status == 2 and "--campaign is for champions" in err


@pytest.mark.rule("champions:identity-specific-card#1")
def test_what_a_hero_lacks_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run("simulate champions --hero Hulk --games 1", capsys)
    assert status == 2 and "does not play Hulk (Bruce Banner) yet: 9 of the cards that come with it are not known" in err
    assert "Thunderclap" in err and "heroes are Spider-Man" in err
    with pytest.raises(
        SetupError, match=r"'heroes': Longbox does not play Wasp yet: 14 of the cards .*Wasp Sting.*there are: Spider-Man"
    ):
        GAME.start({"heroes": ["Wasp"]}, 1)
    # of one that nothing is known of nothing is listed, and one without a name is no hero
    status, _, err = run("simulate champions --hero Ghost-Spider --games 1", capsys)
    assert status == 2 and "does not play Ghost-Spider (Gwen Stacy) yet; heroes are" in err
    with pytest.raises(SetupError, match="no hero is called 'Nobody'"):
        GAME.start({"heroes": ["Nobody"]}, 1)
