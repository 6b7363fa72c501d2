"""Decks that are pasted: judged with reasons, lines and rules, counted, dealt, written again; and played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import longbox
from longbox.games import entries, entry
from tests.serving.support import asked, opened, server

ROOT = Path(longbox.__file__).parent / "games"
LISTS = {
    "vs": ROOT / "vs/decks/x-men.txt",
    "vs2pcg": ROOT / "vs2pcg/decks/hulk-smash.txt",
    "champions": ROOT / "champions/decks/starters",
    "dcdb": ROOT / "dcdb/decks/setups",
}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("rooms")) as address:
        yield address


def text_of(game: str) -> str:
    place = LISTS[game]
    return (place if place.is_file() else sorted(place.iterdir())[0]).read_text("utf-8")


def judged(here: str, game: str, text: str, **more: object) -> dict[str, object]:
    status, found = asked(f"{here}/api/decks/check", {"game": game, "text": text, **more})
    assert status == 200, found
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("game", sorted(LISTS))
def test_a_list_that_comes_with_longbox_is_legal_and_is_played(here: str, game: str) -> None:
    found = judged(here, game, text_of(game), seed=3)
    deck = found["deck"]
    assert deck["legal"] and not deck["wrong"] and deck["name"], deck["wrong"]  # type: ignore[index]
    total = sum(c["count"] for c in deck["cards"])  # type: ignore[index]
    assert total >= 40
    for chart in deck["charts"]:  # type: ignore[index]
        assert chart["title"] and sum(b["count"] for b in chart["bars"]) > 0
    setup = dict(deck["setup"])  # type: ignore[index]
    if game == "champions":
        setup["scenario"] = "Rhino"
    seats = ("person",) if game == "champions" else ("person", "greedy")
    assert opened(here, game, seats, setup=setup)["room"]


@pytest.mark.parametrize("game", ["vs", "vs2pcg", "champions"])
def test_a_hand_is_dealt_by_its_seed(here: str, game: str) -> None:
    text = text_of(game)
    one, same, other = (judged(here, game, text, seed=seed) for seed in (3, 3, 4))
    deck = one["deck"]
    names = {c["name"]: c["count"] for c in deck["cards"]}  # type: ignore[index]
    drawn = [*one["hand"], *one["draws"]]  # type: ignore[misc]
    assert len(one["hand"]) == deck["hand"] > 3 and len(one["draws"]) == 5  # type: ignore[index, arg-type]
    assert all(drawn.count(name) <= names[name] for name in drawn)
    assert one == same and one["hand"] != other["hand"]
    assert judged(here, game, text)["hand"] == []


@pytest.mark.parametrize("game", ["vs", "vs2pcg", "champions"])
def test_a_deck_is_written_and_read_again(here: str, game: str) -> None:
    first = judged(here, game, text_of(game))["deck"]
    assert first["formats"]  # type: ignore[index]
    for to in first["formats"]:  # type: ignore[index]
        status, found = asked(f"{here}/api/decks/export", {"game": game, "text": text_of(game), "to": to})
        if game == "vs2pcg" and to == "o8d" and status == 400:
            continue  # cards without an id of OCTGN's
        assert status == 200, found
        again = judged(here, game, found["text"], file=found["file"])["deck"]  # type: ignore[index]
        counts = [{(c["name"], c["count"]) for c in d["cards"]} for d in (first, again)]  # type: ignore[index]
        assert counts[0] == counts[1] and again["legal"]  # type: ignore[index]
    assert asked(f"{here}/api/decks/export", {"game": game, "text": text_of(game), "to": "cuneiform"})[0] == 400


def test_what_is_wrong_is_told_with_line_rule_and_what_may_be_meant(here: str) -> None:
    lines = text_of("vs").splitlines()
    deck = judged(here, "vs", "\n".join([*lines, "1 Wolverin, Logan", "9 Cyclops, Slim"]))["deck"]
    wrong = deck["wrong"]  # type: ignore[index]
    assert not deck["legal"] and wrong[0]["line"] == len(lines) + 1 and wrong[0]["perhaps"]  # type: ignore[index]
    deck = judged(here, "vs", "4 Rogue, Energy Drain\n5 Longshot")["deck"]
    rules = {w["rule"]: w for w in deck["wrong"]}  # type: ignore[index]
    assert (
        set(rules) == {"vs:101.1", "vs:101.2"}
        and rules["vs:101.2"]["line"] == 2
        and "51 are missing" in rules["vs:101.1"]["words"]
    )
    deck = judged(here, "vs2pcg", "4 Hulk")["deck"]
    assert not deck["legal"] and deck["wrong"]  # type: ignore[index]
    deck = judged(here, "champions", json.dumps({"hero_code": "01001a", "slots": {"01002": 1}}), file="x.json")["deck"]
    assert "champions:deck-customization" in {w["rule"].partition("#")[0] for w in deck["wrong"]}  # type: ignore[index]


@pytest.mark.parametrize("game", sorted(LISTS))
@pytest.mark.parametrize(
    "text", ["", "   ", "{", "[", "<deck", "[quote]", "\x00\x01", "cards = '/etc/passwd'\n", "a" * 5000, "99999999999 x"]
)
def test_whatever_is_pasted_is_answered_and_no_file_is_read_or_named(here: str, game: str, text: str) -> None:
    for file in ("", "x.o8d", "x.json", "x.toml"):
        status, found = asked(f"{here}/api/decks/check", {"game": game, "text": text, "file": file})
        words = str(found)
        assert status in (200, 400), found
        assert "/tmp" not in words and "longbox-deck" not in words and "root:" not in words
        assert status == 400 or not found["deck"]["legal"]  # type: ignore[index]


def test_too_much_is_refused(here: str) -> None:
    assert asked(f"{here}/api/decks/check", {"game": "vs", "text": "x" * 160_000})[0] == 400
    assert asked(f"{here}/api/decks/check", {"game": "chess", "text": "x"})[0] == 400
    assert all(entry(g.name).judge for g in entries())
