"""What `longbox.new` takes for each game, and how it refuses what can't be played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.games import entry
from longbox.games.vs.decks.construction import builtin, load_deck

XMEN = "x-men"
BROTHERHOOD = "brotherhood-of-doom"
JUSTICE = "spider-man-justice"
ACTUAL = {"champions": {"heroes": ["Spider-Man"]}, "vs": {}}


def test_decks_are_named_in_files_or_card_by_card(tmp_path: Path) -> None:
    cards = load_deck(XMEN).entries
    file = tmp_path / "mine.txt"
    file.write_text("".join(f"{n} {name}\n" for name, n in cards), encoding="utf-8")
    by_name, by_file, by_card, by_table = (
        longbox.new("vs", decks=[deck, BROTHERHOOD], seed=4) for deck in (XMEN, file, cards, dict(map(tuple, cards)))
    )
    assert by_name.setup["decks"][0] == by_card.setup["decks"][0] == by_table.setup["decks"][0] == cards
    assert sorted(by_file.setup["decks"][0]) == sorted(cards)
    assert by_name.setup["decks"][1] == load_deck(BROTHERHOOD).entries
    assert [m.setup["deck_names"] for m in (by_name, by_file)] == [
        ["X-Men", "Brotherhood of Doom"],
        ["mine", "Brotherhood of Doom"],
    ]
    assert by_name.view(0).table == by_card.view(0).table


def test_a_deck_that_is_not_given_is_a_built_in_one() -> None:
    match = longbox.new("vs", decks=[None, XMEN], players=3)
    titles = match.setup["deck_names"]
    assert len(titles) == 3 and titles[1] == "X-Men" and set(titles) <= {load_deck(name).name for name in builtin()}
    assert titles[0] != "X-Men" and len(longbox.new("vs").players) == 2


def test_what_a_game_of_vs_is_set_up_with_reaches_it(tmp_path: Path) -> None:
    facts = tmp_path / "facts.toml"
    facts.write_text('["Rogue, Energy Drain"]\natk = 9\n', encoding="utf-8")
    more: dict[str, Any] = {"names": ("Ann", "Bob"), "initiative": 1, "turn_limit": 3, "seats": (0, 0), "windows": "all"}
    match = longbox.new("vs", decks=[XMEN, BROTHERHOOD], facts=facts, seed=9, **more)
    assert [(p.name, p.seat) for p in match.players] == [("Ann", 0), ("Bob", 0)]
    assert match.setup["initiative"] == 1 and match.setup["turn_limit"] == 3 and match.seed == 9
    # what the file says of the card, and no other card, is in the match and in its record
    rogues = {
        c.printed.values.atk
        for c in match.state.things
        if getattr(getattr(c, "printed", None), "full_name", "") == "Rogue, Energy Drain"
    }
    assert rogues == {9} and list(match.setup["facts"]) == ["Rogue, Energy Drain"]
    match.save(tmp_path / "kept")
    assert longbox.load(tmp_path / "kept").record() == json.loads((tmp_path / "kept").read_text("utf-8")) == match.record()
    said = {name: {k: v for k, v in given.items() if k != "source"} for name, given in match.setup["facts"].items()}
    assert longbox.new("vs", decks=[XMEN, BROTHERHOOD], facts=said).setup["facts"] == said


def test_heroes_go_by_name_and_bring_their_decks(tmp_path: Path) -> None:
    match = longbox.new("champions", heroes=["Peter Parker", "She-Hulk"], scenario="klaw", mode="expert", modular=["Bomb Scare"])
    assert match.setup["heroes"] == ["01001a", "01019a"] and match.setup["scenario"] == "Klaw"
    assert match.setup["mode"] == "expert" and match.setup["modular"] == ["bomb_scare"]
    assert [deck.partition(":")[0] for deck in match.setup["deck_names"]] == ["Spider-Man", "She-Hulk"]
    slots = match.setup["decks"][0]
    for deck in (JUSTICE, slots, [JUSTICE], [slots], [None], None):
        again = longbox.new("champions", hero="Spider-Man", decks=deck)
        assert again.setup["heroes"] == ["01001a"] and again.setup["decks"] == [slots]
    # the deck says who plays; a table of cards does not
    assert longbox.new("champions", decks=[JUSTICE]).setup["heroes"] == ["01001a"]
    with pytest.raises(
        longbox.SetupError, match=r"'heroes' must name a hero, unless 'decks' has a deck of one; heroes are Spider"
    ):
        longbox.new("champions", decks=[slots])


def test_everything_else_of_a_game_of_champions_reaches_it() -> None:
    more: dict[str, Any] = {"heroic": 2, "skirmish": 3, "names": ("Ann", "Bob"), "seats": (0, 0), "first": 1, "windows": "turns"}
    match = longbox.new("champions", heroes=("Spider-Man", "Iron Man"), modular="random", **more)
    setup = match.setup
    assert (setup["heroic"], setup["skirmish"], setup["names"], setup["seats"], setup["first"]) == (
        2,
        "III",
        ["Ann", "Bob"],
        [0, 0],
        1,
    )
    assert setup["modular"] == ["random"] and setup["windows"] == "turns"
    assert json.loads(json.dumps(setup)) == setup


def test_a_campaign_plays_the_next_scenario_of_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    log.write_text(
        json.dumps({"campaign": "Autumn", "heroes": [{"hero": "01001a", "name": "Ann"}], "scenarios": ["Klaw", "Ultron"]}),
        "utf-8",
    )
    before = log.read_bytes()
    match = longbox.new("champions", campaign=log)
    assert match.setup["scenario"] == "Klaw" and match.setup["names"] == ["Ann"] and match.setup["heroes"] == ["01001a"]
    assert longbox.new("champions", campaign=str(log), scenario="Rhino").setup["scenario"] == "Rhino"
    assert log.read_bytes() == before
    with pytest.raises(longbox.SetupError, match="'hero' is for a campaign that begins"):
        longbox.new("champions", campaign=log, hero="Iron Man")
    with pytest.raises(longbox.UserError, match=r"nowhere\.json: there is no such campaign log"):
        longbox.new("champions", campaign=tmp_path / "nowhere.json")
    assert sorted(tmp_path.iterdir()) == [log]


@pytest.mark.parametrize(
    ("game", "given", "error", "said"),
    [
        ("vs", {"deck": XMEN}, "SetupError", "'deck' is no field of a set-up; perhaps 'decks'; there are: decks, players, names"),
        ("vs", {"zzz": 1}, "SetupError", "'zzz' is no field of a set-up; there are: decks"),
        ("vs", {"decks": XMEN}, "SetupError", "'decks' must be a list of decks, one for each player"),
        ("vs", {"decks": [XMEN, 3]}, "SetupError", "deck 2 is 3"),
        ("vs", {"decks": [XMEN] * 5}, "SetupError", "'decks': 5 decks; two to four play"),
        ("vs", {"decks": [XMEN, "x-man"]}, "UserError", "x-man: neither a file nor a built-in deck; built-in decks are"),
        ("vs", {"decks": [[["Rogue, Energy Drian", 4]], XMEN]}, "SetupError", "'Rogue, Energy Drian'; nearest names: Rogue, Energy Drain"),
        ("vs", {"decks": [[["Rogue, Energy Drain", 0]], XMEN]}, "SetupError", "an entry is a pair of full card name and count"),
        ("vs", {"decks": [[["Rogue, Energy Drain", 4]], XMEN]}, "UserError", r"deck 1: 4 cards; a deck has at least 60.*vs:101.1"),
        ("vs", {"players": 5}, "SetupError", "'players' must be a whole number from 2 to 4"),
        ("vs", {"names": ["A"]}, "SetupError", "'names' must be a list of 2 names"),
        ("vs", {"seats": [0, 2]}, "SetupError", "'seats' must be a list of 2 seat numbers"),
        ("vs", {"initiative": 2}, "SetupError", "'initiative' must be a whole number from 0 to 1"),
        ("vs", {"turn_limit": 0}, "SetupError", "'turn_limit' must be a whole number from 1"),
        ("vs", {"windows": "some"}, "SetupError", "'windows' must be 'needed' or 'all'"),
        ("vs", {"facts": "nowhere.toml"}, "UserError", "nowhere.toml: there is no such file"),
        ("vs", {"facts": {"Nobody": {"atk": 1}}}, "SetupError", "'facts'"),
        ("vs", {"seed": "x"}, "SetupError", "'seed' must be an integer"),
        ("champions", {"hereos": ["Spider-Man"]}, "SetupError", "'hereos' is no field of a set-up; perhaps 'heroes' or"),
        ("champions", {}, "SetupError", "'heroes' must name a hero"),
        ("champions", {"hero": "Spidr-Man"}, "SetupError", "'hero': no hero is \"Spidr-Man\"; nearest names: Spider-Man.*heroes are Spider-Man"),
        ("champions", {"heroes": [1]}, "SetupError", "'heroes' must be a list of one to four heroes by name"),
        ("champions", {"heroes": ["Iron Man", "Tony Stark"]}, "SetupError", r"'heroes': Iron Man.* is there twice"),
        ("champions", {"hero": "Wasp"}, "SetupError", "'hero': Longbox does not play Wasp"),
        ("champions", {"hero": "Iron Man", "decks": [JUSTICE]}, "UserError", "is a deck of Spider-Man"),
        ("champions", {"hero": "Iron Man", "decks": [{"01002": 4}]}, "UserError", r"deck 1: .*\[champions:"),
        ("champions", {"hero": "Iron Man", "decks": [{"01002": 0}]}, "SetupError", "'decks': deck 1 must be a table of card codes"),
        ("champions", {"hero": "Iron Man", "decks": [None, {"01002": 1}]}, "SetupError", "'decks': deck 2 .* there is no hero 2"),
        ("champions", {"hero": "Iron Man", "scenario": "Kang"}, "SetupError", "'scenario': no scenario is called 'Kang'; there are: Rhino"),
        ("champions", {"hero": "Iron Man", "mode": "hard"}, "SetupError", "'mode' must be 'standard' or 'expert'"),
        ("champions", {"hero": "Iron Man", "modular": ["x"]}, "SetupError", "'modular': no modular encounter set is called 'x'; there are"),
        ("champions", {"hero": "Iron Man", "skirmish": "IV"}, "SetupError", "'skirmish': Rhino has no stage 'IV'; there are: I, II, III"),
        ("champions", {"hero": "Iron Man", "campaign": 3}, "SetupError", "'campaign'"),
    ],
)  # fmt: skip
def test_what_can_not_be_played_is_refused_with_the_place(game: str, given: dict[str, Any], error: str, said: str) -> None:
    with pytest.raises(getattr(longbox, error), match=said) as found:
        longbox.new(game, **given)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize("game", ["vs", "champions"])
def test_every_field_is_one_that_the_game_takes(game: str) -> None:
    """What is refused tells of `FIELDS`, and each of these is taken: given as it stands in a complete set-up it changes nothing."""
    at = entry(game)
    made = at.find(at.setup)(**ACTUAL[game])
    fields = at.find(at.setup.replace("setup_for", "FIELDS"))
    for field in fields:
        if field in made:
            again = at.find(at.setup)(**{**ACTUAL[game], field: made[field]})
            assert again[field] == made[field]
    assert set(made) <= {*fields, "deck_names"}
