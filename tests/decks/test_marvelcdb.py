"""Decks of Marvel Champions in files: MarvelCDB's JSON and DragnCards lists read, every mistake with its place, and written back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longbox.decks import DeckError, read_list, read_slots
from longbox.decks.dragncards import database_id
from longbox.errors import UserError
from longbox.games.champions.decks.construction import ChampionsDeck, check
from longbox.games.champions.decks.files import (
    BUILTIN,
    FORMATS,
    builtin,
    read_champions_deck,
    starter_for,
    unknown,
    without_unknown,
    write,
)

SMALL: dict[str, Any] = {
    "name": "Small",
    "hero_code": "01001a",
    "slots": {"01002": 1, "01058": 2},
    "meta": '{"aspect":"justice"}',
}


DECK = "which is an object with hero_code and slots (MarvelCDB), or a list of cards with databaseId (DragnCards)"


def written(path: Path, found: object, **how: Any) -> Path:
    path.write_text(found if isinstance(found, str) else json.dumps(found, **how), "utf-8")
    return path


def read(path: Path, changes: dict[str, Any], *without: str) -> ChampionsDeck:
    found = {key: value for key, value in {**SMALL, **changes}.items() if key not in without}
    return read_champions_deck(written(path / "deck.json", found))


def refusal(path: Path, found: object, **how: Any) -> list[str]:
    file = written(path / "deck.json", found, **how)
    with pytest.raises(DeckError) as caught:
        read_champions_deck(file)
    return [str(problem).removeprefix(str(path) + "/") for problem in caught.value.problems]


def test_a_deck_and_where_its_cards_stand(tmp_path: Path) -> None:
    deck = read_champions_deck(written(tmp_path / "deck.json", SMALL, indent=1))
    assert (deck.name, deck.hero, deck.identity.title) == ("Small", "01001a", "Spider-Man (Peter Parker)")
    assert (deck.aspects, dict(deck.slots), dict(deck.ignored)) == (("justice",), {"01002": 1, "01058": 2}, {})
    assert deck.places == {"hero": ((3, "hero_code"),), "01002": ((5, "slots.01002"),), "01058": ((6, "slots.01058"),)}


def test_old_responses_call_the_hero_investigator(tmp_path: Path) -> None:
    assert read(tmp_path, {"investigator_code": "01010a"}, "hero_code").identity.name == "Captain Marvel"
    assert read(tmp_path, {"investigator_code": "01001a"}).hero == "01001a"
    (said,) = refusal(tmp_path, {**SMALL, "investigator_code": "01010a"})
    assert said == "deck.json:1: investigator_code: 01010a is another hero than the hero_code 01001a"


def test_a_reprint_is_the_card_that_it_reprints(tmp_path: Path) -> None:
    # Mockingbird is in two packs
    deck = read(tmp_path, {"slots": {"03020": 1, "01083": 1, "01088": 1}})
    assert deck.slots == {"01083": 2, "01088": 1}
    assert deck.places["01083"] == ((1, "slots.03020"), (1, "slots.01083"))


def test_any_face_of_the_hero_is_the_hero(tmp_path: Path) -> None:
    assert read(tmp_path, {"hero_code": "12001c"}).hero == "12001a"
    assert read(tmp_path, {"hero_code": "29003a"}).hero == "29001a"


def test_nothing_as_php_writes_it(tmp_path: Path) -> None:
    deck = read(tmp_path, {"ignoreDeckLimitSlots": [], "meta": "[]", "description_md": None, "tags": ""})
    assert deck.ignored == {} and deck.aspects == ("justice",)  # seen from its cards
    assert read(tmp_path, {}, "meta", "name").name == "deck"


def test_aspects_that_meta_leaves_out_are_those_of_most_cards(tmp_path: Path) -> None:
    slots = {"01002": 1, "01058": 1, "01059": 1, "01066": 1}
    assert read(tmp_path, {"slots": slots, "meta": ""}).aspects == ("justice",)
    # Gamora may have attack events of other aspects, so they don't tell
    gamora = {"hero_code": "18001a", "slots": {"01053": 3, "01060": 1, "01059": 1}}
    assert read(tmp_path, gamora, "meta").aspects == ("justice",)
    # nor do Spider-Woman's own cards, which are of aspects
    assert read(tmp_path, {"hero_code": "04031a", "slots": {"04035": 2, "01069": 1}}, "meta").aspects == ("leadership",)
    assert read(tmp_path, {"hero_code": "04031a", "slots": slots}, "meta").aspects == ("justice", "leadership")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hero_code": None}, "hero_code: the deck names no hero"),
        ({"hero_code": 1001}, "hero_code: 1001 is not a code, such as 01001a"),
        (
            {"hero_code": "99001a"},
            "hero_code: no hero is known by the code 99001a"
            "; it is newer than the cards Longbox knows, which end with Hercules (February 2026)",
        ),
        ({"hero_code": "01088"}, "hero_code: Energy [01088] (Core Set) is no hero"),
        ({"slots": None}, "slots: the deck has no cards"),
        ({"slots": [1]}, "slots: [1] is not an object of codes and numbers"),
        ({"slots": {"1088": 1}}, 'slots.1088: "1088" is not a card\'s code, such as 01088'),
        ({"slots": {"01088": "1.5"}}, 'slots.01088: the number of copies is "1.5", not a whole number'),
        ({"slots": {"01088": True}}, "slots.01088: the number of copies is true, not a whole number"),
        ({"slots": {"01088": -1}}, "slots.01088: -1 copies; a slot has 1 to 99"),
        ({"slots": {"01088": 10**12}}, "slots.01088: very many copies; a slot has 1 to 99"),
        ({"slots": {"01088": 100}}, "slots.01088: 100 copies; a slot has 1 to 99"),
        ({"ignoreDeckLimitSlots": {"01002": 2}}, "ignoreDeckLimitSlots.01002: copies ignored: 2, of 1 in slots"),
        ({"meta": "{aspect}"}, 'meta: "{aspect}" is not JSON, such as {"aspect": "justice"}'),
        ({"meta": 5}, 'meta: 5 is not an object, such as {"aspect": "justice"}'),
        ({"meta": {"aspect": ["justice"]}}, 'meta: aspect is ["justice"], not the name of an aspect'),
    ],
)
def test_odd_fields_are_told_with_line_and_place(changes: dict[str, Any], said: str, tmp_path: Path) -> None:
    problems = refusal(tmp_path, {**SMALL, **changes}, indent=1)
    assert [problem.partition(": ")[2] for problem in problems] == [said]
    text = (tmp_path / "deck.json").read_text().splitlines()
    line = int(problems[0].removeprefix("deck.json:").partition(":")[0])
    assert f'"{said.partition(":")[0].rpartition(".")[2]}"' in text[line - 1]


def test_all_problems_are_told_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = '{"slots": {"01002": 100,\n"x": 1,\n\n"01003": 2, "01003": 1},\n"hero_code": "99999",\n"name": "a, \\"b\\": {"}'
    assert refusal(tmp_path, text) == [
        "deck.json:1: slots.01002: 100 copies; a slot has 1 to 99",
        'deck.json:2: slots.x: "x" is not a card\'s code, such as 01088',
        "deck.json:4: slots.01003: the same key a second time",
        "deck.json:5: hero_code: no hero is known by the code 99999"
        "; it is newer than the cards Longbox knows, which end with Hercules (February 2026)",
    ]


def test_an_aspect_that_is_none(tmp_path: Path) -> None:
    (said,) = refusal(tmp_path, {**SMALL, "meta": '{"aspect":"glory"}'})
    assert said == 'deck.json: meta: "glory" is no aspect; aspects are: aggression | justice | leadership | protection | pool'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"slots": }', "deck.json:1: not well-formed JSON: Expecting value"),
        ("[{}, {}]", f"deck.json: a JSON list of 2 things, none of which is a deck, {DECK}"),
        ("[1]", f"deck.json: a JSON list of one thing, which is no deck, {DECK}"),
        ("[]", "deck.json: an empty JSON list, and no deck"),
        ("5", f"deck.json: JSON, but no deck, {DECK}"),
        ('{"a": 1}', f"deck.json: JSON, but no deck, {DECK}"),
        ("[" * 100_000, "deck.json: JSON that nests too deep or has too long a number; that is no deck"),
        (
            '{"slots": {"01088": ' + "1" * 9000 + "}}",
            "deck.json: JSON that nests too deep or has too long a number; that is no deck",
        ),
    ],
)
def test_files_that_are_no_deck(text: str, said: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, text) == [said]


def test_a_name_without_what_a_terminal_acts_on(tmp_path: Path) -> None:
    assert read(tmp_path, {"name": "A\x1b[2J \n B\x9b"}).name == "A[2J B"


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", builtin())
def test_builtin_decks_are_legal_and_written_back(name: str, format: str, tmp_path: Path) -> None:
    deck = read_champions_deck(name)
    assert sum(deck.slots.values()) == 40 and check(deck) == []
    path = tmp_path / f"deck.{format}"
    path.write_text(write(deck, format), "utf-8", newline="")
    assert read_champions_deck(path) == deck


def test_there_is_a_starter_for_each_hero_of_the_core_set() -> None:
    assert [
        starter_for(hero) for hero in ("Spider-Man (Peter Parker)", "01010b", "jennifer walters", "iron man", "T'Challa")
    ] == [
        "spider-man-justice",
        "captain-marvel-leadership",
        "she-hulk-aggression",
        "iron-man-aggression",
        "black-panther-protection",
    ]
    with pytest.raises(
        UserError, match=r"^no deck of Thor \(Odinson\) comes with Longbox; there are: black-panther-protection, "
    ):
        starter_for("thor")
    with pytest.raises(UserError, match=r"nearest names: Iron Man"):
        starter_for("iron mann")
    with pytest.raises(UserError, match=r"can be any of 2 heroes: Spider-Man \(Peter Parker\) \[01001a\] \| Spider-Man \(Miles"):
        starter_for("spider man")
    assert sorted(path.stem for path in BUILTIN.glob("*.json")) == builtin()


def test_json_keeps_what_the_other_formats_have_no_place_for(tmp_path: Path) -> None:
    deck = read(tmp_path, {"slots": {"01002": 1, "61001": 2}, "ignoreDeckLimitSlots": {"01002": 1}})
    assert read_champions_deck(written(tmp_path / "again.json", write(deck, "json"))) == deck
    for format in ("text", "o8d"):
        with pytest.raises(UserError, match=r"^no card is known by the code 61001, so only json can name it"):
            write(deck, format)
    with pytest.raises(UserError, match=r'^no deck is written as "xml"; there are: json, text, o8d'):
        write(deck, "xml")


def test_cards_that_can_not_be_played_yet(tmp_path: Path) -> None:
    deck = read(tmp_path, {"slots": {"01002": 1, "01003": 2, "06014": 1, "61001": 2}})
    playable = {"01001", "01002", "01003"}
    missing = unknown(deck, playable)
    assert [(str(card), card.count) for card in missing] == [
        ("Get Over Here! [06014] (Thor)", 1),
        ("a card of an unknown pack [61001]", 2),
    ]
    assert unknown(deck, {"01001a": 1, "01002": 1, "01003": 1}) == missing
    rest, gone = without_unknown(deck, playable)
    assert (rest.slots, gone, rest.hero, rest.name) == ({"01002": 1, "01003": 2}, missing, deck.hero, deck.name)
    assert [card.code for card in unknown(deck, {"01002", "01003", "06014", "61001"})] == ["01001a"]


def test_a_dragncards_list(tmp_path: Path) -> None:
    assert database_id("01040a") == "d3952869-1bf8-57c4-b9fb-b6834a2dc365"
    assert database_id("01043a", True) == "9e8d8474-3721-5ad9-b830-0b722a70193c"
    cards = [
        {"databaseId": database_id("01040a"), "quantity": 1, "loadGroupId": "player1Play1"},
        {"databaseId": database_id("01043d", True), "quantity": 2, "loadGroupId": "player1Deck"},
        {"databaseId": database_id("01088"), "quantity": 1, "loadGroupId": "player1Deck"},
        {"databaseId": database_id("01178"), "quantity": 1, "loadGroupId": "player1NemesisSet"},
        {"databaseId": database_id("01155"), "quantity": 1, "loadGroupId": "sharedEncounterDeck"},
    ]
    deck = read_champions_deck(written(tmp_path / "deck.json", {"label": "Panther", "cards": cards, "postLoadActionList": []}))
    assert (deck.name, deck.hero, dict(deck.slots)) == ("Panther", "01040a", {"01043d": 2, "01088": 1})
    saved = [{**card, "uuid": card.pop("databaseId")} for card in cards]
    one = read_champions_deck(written(tmp_path / "deck.json", {"heroes": {"Panther": saved}}))
    assert (one.name, one.slots) == (deck.name, deck.slots)
    written(tmp_path / "deck.json", {"heroes": {"Panther": saved, "Nobody": []}})
    chosen = read_champions_deck(f"{tmp_path / 'deck.json'}#panther")
    assert (chosen.name, chosen.slots, chosen.file) == (deck.name, deck.slots, f"{tmp_path / 'deck.json'}#Panther")
    assert read_champions_deck(chosen.file) == chosen
    with pytest.raises(DeckError, match=r'deck.json: no deck called "Thor"; name one of them behind the file and a #: Panther'):
        read_champions_deck(f"{tmp_path / 'deck.json'}#Thor")
    says = "deck.json: 2 decks; name one of them behind the file and a #: A | B"
    assert refusal(tmp_path, {"heroes": {"A": [], "B": []}}) == [says]
    cards = [{"quantity": 1}, {**cards[0], "uuid": 1, "quantity": -1}]
    assert refusal(tmp_path, {"cards": cards}, indent=1)[:2] == [
        "deck.json: no hero among the cards; a deck has one [champions:deck-customization#1]",
        "deck.json:3: cards.0: a card without a databaseId",
    ]


def test_another_game_says_that_it_is_a_deck_of_marvel_champions(tmp_path: Path) -> None:
    path = written(tmp_path / "deck.json", SMALL)
    with pytest.raises(DeckError, match=r"deck.json: a deck of Marvel Champions in JSON; this is another game$"):
        read_list(path)
    assert read_slots(path).name == "Small"
