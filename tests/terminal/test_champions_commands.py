"""Marvel Champions from the command line: play, replay, card, and what is said to mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.games.champions.decks.files import read_champions_deck
from longbox.kernel.match import read_record


def run(args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Status, output, errors; words that belong together are joined by a plus."""
    status = cli.run([arg.replace("+", " ") for arg in args.split()])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def deck_with(tmp_path: Path, **more: int) -> Path:
    """The starter deck of Spider-Man with more cards, as a file."""
    slots = {**read_champions_deck("spider-man-justice").slots, **{code.removeprefix("c"): n for code, n in more.items()}}
    path = tmp_path / "deck.json"
    path.write_text(json.dumps({"name": "Mine", "hero_code": "01001a", "slots": slots}))
    return path


def test_a_game_is_set_up_kept_and_gone_on_with(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.json"
    types("", "e")
    status, out, _ = run(f"play champions --hero spider-man --seed 3 --save {kept}", capsys)
    assert status == 0 and "Spider-Man plays Spider-Man: Justice." in out and "Against Rhino, standard, with Bomb Scare." in out
    assert f"play champions --load {kept}" in out
    setup = read_record(kept)["setup"]
    assert setup["heroes"] == ["01001a"] and sum(setup["decks"][0].values()) == 40 and setup["agents"] == ["person"]
    types("concede", "y")
    status, out, _ = run(f"play --load {kept}", capsys)
    assert status == 0 and "The players lose: Peter Parker is eliminated" in out
    status, out, _ = run(f"replay {kept} --seat 1", capsys)
    assert status == 0 and "the digests agree" in out and "The players lose" in out and "Round 1" in out


def test_modes_go_into_the_set_up(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.json"
    line = f"play champions --hero Peter+Parker --mode expert --heroic 1 --skirmish 2 --modular none --name Ann --save {kept}"
    status, out, err = run(line, capsys)
    assert status == 0, err
    assert "Against Rhino, expert, heroic 1, skirmish with stage II." in out and "Ann plays" in out
    setup = read_record(kept)["setup"]
    assert (setup["mode"], setup["heroic"], setup["skirmish"], setup["modular"]) == ("expert", 1, "II", [])


def test_a_deck_with_unknown_cards_is_refused_unless_told(types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = deck_with(tmp_path, c99999=2)
    status, out, err = run(f"play champions --deck {deck}", capsys)
    assert status == 2 and out == "" and "does not know 2 cards of this deck: 2 a card of an unknown pack [99999]" in err
    assert "--without-unknown" in err
    status, out, err = run(f"play champions --deck {deck} --without-unknown", capsys)
    assert status == 0 and "Spider-Man plays Mine." in out and "is played without" in " ".join(out.split())
    status, out, err = run(f"simulate champions --deck {deck} --agents random --games 2 --json --without-unknown", capsys)
    assert status == 0 and json.loads(out)["finished"] == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play champions", "name a hero with --hero or --heroes"),
        ("play champions --hero Spidor-Man", "nearest names: Spider-Man"),
        ("play champions --hero Nobody", 'no hero is "Nobody"; heroes are Spider-Man, Captain Marvel'),
        ("play champions --deck {hulk} --without-unknown", "Longbox does not play Hulk (Bruce Banner) yet"),
        (
            "play champions --deck {strange} --without-unknown",
            "slots.04038: Inconspicuous belongs to Spider-Woman (Jessica Drew), not",
        ),
        ("play champions with Spider-Man", "too many words: 'with' 'Spider-Man'"),
        ("play champions --hero Ghost-Spider", "Longbox does not play Ghost-Spider (Gwen Stacy) yet; heroes are Spider-Man"),
        ("play champions --heroes Spider-Man Peter+Parker", "is there twice"),
        ("play champions --hero Spider-Man --scenario Kang", "there are: Rhino"),
        ("play champions --hero Spider-Man --mode hard", "--mode must be 'standard' or 'expert'"),
        ("play champions --hero Spider-Man --heroic -1", "--heroic must be a number from 0 to 20"),
        ("play champions --hero Spider-Man --skirmish 7", "there are: I, II, III"),
        ("play champions --hero Spider-Man --modular Bomb", "there are: Bomb Scare"),
        ("play champions --hero Spider-Man --modular Bomb+Scare bomb_scare", "once only"),
        ("play champions --hero Spider-Man --deck nothing", "nothing: neither a file nor a built-in deck"),
        ("play champions --hero Spider-Man --deck {illegal}", "[champions:"),
        ("play champions --deck {deck} --deck {deck}", "Spider-Man (Peter Parker) is there twice"),
        ("play champions --hero Spider-Man --deck {deck} --deck {deck}", "two decks for Spider-Man (Peter Parker)"),
        ("play champions --hero Spider-Man --bot nobody", "no agent called 'nobody'"),
        ("play champions --hero Spider-Man --bot random", "--bot is for further heroes"),
        ("play champions --hero Spider-Man --hotseat", "--hotseat is for several heroes"),
        ("play champions --hero Spider-Man --name A --name B", "2 names for 1 player"),
        ("play champions --hero Spider-Man --against x", "--against is for vs (Vs. System)"),
        ("play champions --hero Spider-Man --save {deck}", "is there already"),
        ("play champions --load {deck} --hero Spider-Man", "--hero is for a new match"),
        ("play --hero Spider-Man", "--hero is for champions (Marvel Champions)"),
        ("play champions --hero Spider-Man --heroic 1.5", "--heroic: '1.5' is no whole number"),
        ("play champions --hero Spider-Man --modular", "--modular: name encounter sets"),
        ("play --load {chess}", "chess.json: no game is called 'chess'; there are: champions, dcdb, vs, vs2pcg"),
        ("replay {chess}", "chess.json: no game is called 'chess'; there are: champions, dcdb, vs, vs2pcg"),
        ("replay {chess} --to 1.5", "--to: '1.5' is no whole number"),
        ("simulate champions --hero Spider-Man --games 2.7", "--games: '2.7' is no whole number"),
        ("simulate champions", "name a hero"),
        ("simulate champions --hero Spider-Man --players 2", "--players is for vs"),
        ("simulate champions --hero Spider-Man --agents random random", "2 agents for 1 hero: give at most"),
        ("simulate vs --hero Spider-Man", "--hero is for champions"),
        ("card champions", "give a card's name"),
        ("card champions Backflop", "nearest names: Backflip"),
        ("card champions Backflip --facts x", "--facts is for vs"),
    ],
)
def test_mistakes_get_one_sentence(args: str, said: str, types: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = deck_with(tmp_path)
    illegal = tmp_path / "illegal.json"
    illegal.write_text(json.dumps({"name": "No", "hero_code": "01001a", "slots": {"01003": 2}}))
    hulk = tmp_path / "hulk.json"
    hulk.write_text(json.dumps({"name": "Smash", "hero_code": "10001a", "slots": {"10002": 1}}))
    mine = json.loads(deck.read_text())
    strange = tmp_path / "strange.json"
    strange.write_text(json.dumps({**mine, "slots": {**mine["slots"], "99999": 1, "04038": 1}}))
    chess = tmp_path / "chess.json"
    chess.write_text(json.dumps({"game": "chess", "format": 1, "setup": {}, "seed": 1, "answers": []}))
    status, out, err = run(args.format(deck=deck, illegal=illegal, hulk=hulk, strange=strange, chess=chess), capsys)
    assert status == 2 and out == "" and err.startswith("longbox: ") and err.count("\n") == 1
    assert said in err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("Backflip", "event, cost 0"),
        ("peter parker", "Spider-Man  01001a"),
        ("01099", "+3 ATK"),
        ("rhino", "villain, stage II"),
        ("the break-in!", "target 7 per player"),
        ("modok", "M.O.D.O.K.  01184"),
    ],
)
def test_a_card_is_shown(args: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["card", "champions", *args.split()]) == 0
    out = capsys.readouterr().out
    assert said in out and "Source: MarvelCDB" in out


def test_cards_of_one_name_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # those that Longbox knows come before all others
    monkeypatch.setattr("longbox.games.champions.view.reading.known", lambda code: False)
    assert cli.run(["card", "champions", "iron man"]) == 0
    out = capsys.readouterr().out
    assert "ask by code" in out and "01029a" in out
