"""Facts about the cards of Marvel Champions: the index, the files of packs, and the tool that makes them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longbox.games.champions.catalog import index
from tools import champions_facts

RECORDS = {
    file.stem: [json.loads(line) for line in file.read_text("utf-8").splitlines()] for file in sorted(index.FACTS.glob("*.jsonl"))
}


def test_the_index_has_every_card_of_every_pack() -> None:
    cards = index.cards().values()
    assert sum(1 for card in cards if card.visible) == 3570 and len(cards) == 3894
    assert len(index.packs()) == 60 and [*index.packs()][:3] == ["core", "gob", "cap"]
    assert {card.pack for card in cards} == set(index.packs())
    assert len(index.identities()) == 65
    assert all(of in index.cards() for of, *_ in index.reprints().values())


def test_the_index_is_read_when_something_is_looked_up() -> None:
    lazy = (
        "from longbox.games.champions.catalog import index\n"
        "from longbox.games.champions.decks import files\n"
        "print(index.cards.cache_info().currsize, files.builtin()[0])"
    )
    out = subprocess.run([sys.executable, "-c", lazy], capture_output=True, text=True, check=True).stdout
    assert out == "0 black-panther-protection\n"


@pytest.mark.parametrize(
    ("code", "found"), [("01088", "01088"), ("03021", "01088"), ("01043A", "01043a"), ("01001", None), ("99999", None)]
)
def test_codes(code: str, found: str | None) -> None:
    assert index.canonical(code) == found


def test_ids() -> None:
    assert index.by_id("18AE183C-de26-4369-8a41-424d58f01631") == "01001a"  # both faces have it
    assert index.by_id("d3952869-1bf8-57c4-b9fb-b6834a2dc365") == "01040a"  # DragnCards
    assert index.by_id("00000000-0000-0000-0000-000000000000") is None
    players = [card for card in index.cards().values() if card.visible and card.faction not in ("encounter", "campaign")]
    of = {card.code: index.by_id(card.octgn) for card in players if card.kind != "hero"}
    assert len(of) > 1000 and all(found == code for code, found in of.items())


def test_identities_by_name() -> None:
    assert [each.code for each in index.identity_named("black panther")] == ["01040a", "51001a"]
    assert [each.code for each in index.identity_named("Riri Williams")] == ["29001a"]
    assert [each.code for each in index.identity_named("she_hulk")] == ["01019a"]
    assert [face.code for face in index.identities()["12001a"].faces] == ["12001a", "12001b", "12001c"]
    assert index.identity_named("Nobody") == [] and index.identity_named("01088") == []


def test_the_box_of_the_core_set_adds_up() -> None:
    copies = {"players": 0, "encounter": 0}
    for record in RECORDS["core"]:
        if not record.get("back") or record["code"].endswith("a"):
            copies["encounter" if record["faction"] == "encounter" else "players"] += record["quantity"]
    assert copies == {"players": 199, "encounter": 137}
    fours = ["01083", "01084", "01085", "01086", "01087", "01088", "01089", "01090", "01091", "01092", "01093"]
    assert [record["code"] for record in RECORDS["core"] if record["quantity"] == 4 and record["faction"] == "basic"] == fours


def test_facts_have_figures_and_titles_and_no_text() -> None:
    keys = {*champions_facts.FIELDS.values(), "traits", "resources", "back"}
    for pack, records in RECORDS.items():
        assert len({record["code"] for record in records}) == len(records)
        for record in records:
            assert record["pack"] == pack and record.keys() <= keys
            values = [each for each in record.values() if isinstance(each, str)]
            assert all(len(value) <= 40 for value in values), record
            if record.get("back"):
                assert record["back"] in {each["code"] for each in records} and record["back"] != record["code"]
    assert all(
        len(field) <= 60 for line in (index.FACTS / "index.tsv").read_text("utf-8").splitlines() for field in line.split("\t")
    )


def test_the_index_and_the_facts_agree() -> None:
    for records in RECORDS.values():
        for record in records:
            card = index.cards()[record["code"]]
            assert (card.name, card.kind, card.quantity, card.limit, card.unique, card.back) == (
                *(record["name"], record["kind"], record["quantity"], record.get("limit"), bool(record.get("unique"))),
                record.get("back", ""),
            )


def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, corrections: list[dict[str, Any]]) -> Path:
    """A folder of data with a few cards, and a folder for the facts."""
    facts = tmp_path / "facts"
    (tmp_path / "pack").mkdir()
    facts.mkdir()
    (facts / "corrections.json").write_text(json.dumps(corrections))
    monkeypatch.setattr(champions_facts, "FACTS", facts)
    basic = {"faction_code": "basic", "type_code": "event", "pack_code": "one", "quantity": 2, "octgn_id": None}
    cards = [
        {
            **basic,
            "code": "90002",
            "name": "Leap",
            "cost": 0,
            "text": "Linked (Run). Draw 9 cards.",
            "flavor": "Up!",
            "traits": "A.I.M. Spy.",
        },
        {**basic, "code": "90001a", "name": "Day", "is_unique": True, "back_link": "90001b", "thwart": None, "attack": -1},
        {**basic, "code": "90001b", "name": "Night", "hidden": True, "attack_cost": 0, "resource_wild": 2, "deck_limit": 3},
        {**basic, "code": "90003a", "name": "Twin", "quantity": 1, "text": "Team-Up (Day and Night/Dusk)."},
        {**basic, "code": "90003b", "name": "Twin"},
        {**basic, "code": "90003c", "name": "Twin"},
    ]
    (tmp_path / "pack" / "one.json").write_text(json.dumps(cards))
    stub = {"code": "91007", "duplicate_of": "90002", "pack_code": "two", "quantity": 1}
    (tmp_path / "pack" / "two.json").write_text(json.dumps([stub]))
    packs = [{"code": "two", "name": "Two", "date_release": "2020-02-01", "position": 1}]
    packs.append({"code": "one", "name": "One", "date_release": "2020-01-01", "position": 2})
    (tmp_path / "packs.json").write_text(json.dumps(packs))
    return tmp_path


def test_the_tool_takes_facts_and_leaves_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fix = {"code": "90002", "field": "quantity", "given": 2, "right": 3, "reason": "counted"}
    data = made_up(tmp_path, monkeypatch, [fix])
    assert champions_facts.main([str(data), "one"]) == 0
    common = {"kind": "event", "faction": "basic", "pack": "one"}
    assert [json.loads(line) for line in (data / "facts/one.jsonl").read_text().splitlines()] == [
        {"code": "90001a", "name": "Day", **common, "quantity": 2, "atk": -1, "unique": True, "back": "90001b"},
        {"code": "90001b", "name": "Night", **common, "quantity": 2, "limit": 3, "resources": {"wild": 2}, "back": "90001a"},
        {"code": "90002", "name": "Leap", **common, "quantity": 3, "cost": 0, "traits": ["A.I.M.", "Spy"]},
        {"code": "90003a", "name": "Twin", **common, "quantity": 1},
        {"code": "90003b", "name": "Twin", **common, "quantity": 2},
        {"code": "90003c", "name": "Twin", **common, "quantity": 2},
    ]
    rows = [line.split("\t") for line in (data / "facts/index.tsv").read_text().splitlines()]
    assert rows[0] == list(champions_facts.COLUMNS)
    assert [(row[0], *row[7:11]) for row in rows[1:4]] == [
        ("90001a", "2", "", "u", "90001b"),
        ("90001b", "2", "3", "h", "90001a"),
        ("90002", "3", "", "l", ""),
    ]
    assert rows[4][-1] == "Day|Night/Dusk"
    assert json.loads((data / "facts/reprints.json").read_text()) == {"91007": ["90002", "two"]}
    assert list(json.loads((data / "facts/packs.json").read_text()).items()) == [("one", "One"), ("two", "Two")]
    assert "one.jsonl: " in capsys.readouterr().out
    # without packs: those that are there
    before = (data / "facts/one.jsonl").read_text()
    assert champions_facts.main([str(data)]) == 0 and (data / "facts/one.jsonl").read_text() == before


def test_a_correction_that_fits_no_more_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix = {"code": "90002", "field": "quantity", "given": 1, "right": 3, "reason": "counted"}
    with pytest.raises(ValueError, match=r"^90002: quantity is 2, not 1; look at its correction again$"):
        champions_facts.records(made_up(tmp_path, monkeypatch, [fix]))


def test_a_pack_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"^the data has no pack three$"):
        champions_facts.main([str(made_up(tmp_path, monkeypatch, [])), "three"])
