"""The set-up of 2PCG, and decks."""

from __future__ import annotations

import pytest

import longbox
from longbox.errors import UserError
from longbox.games.vs2pcg.decks.files import builtin, check, load_deck, plan, read_deck
from longbox.games.vs2pcg.decks.setup import MODES
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.state import ASIDE, BACK, DECK, FRONT, HAND, MAIN
from longbox.kernel.match import Match
from longbox.kernel.setups import SetupError

LIST = [["MNB-011", 4], ["MNB-067", 4], ["MNB-094", 4], ["MNB-112", 48]]


def begun(seed: int = 1, **more: object) -> Match:
    return Match(GAME, {"decks": [["MNB-003", LIST], ["MNB-083", LIST]], **more}, seed)


@pytest.mark.rule("vs2pcg:setting-up#3")
def test_it_is_drawn_by_lot_who_chooses_the_first_player() -> None:
    chooser = {begun(seed).decision.player for seed in range(8)}  # type: ignore[union-attr]
    assert chooser == {0, 1}
    m = begun(1)
    assert m.decision is not None and m.decision.kind == "first"
    m.choose((1,))
    assert m.state.first == 1
    # where the set-up says it nobody is asked
    m = begun(1, first=0)
    assert m.decision is not None and (m.decision.kind, m.decision.player, m.state.first) == ("row", 0, 0)


@pytest.mark.rule("vs2pcg:setting-up#4", "vs2pcg:main-characters#1", "vs2pcg:main-vs-supporting#2", "vs2pcg:term-owner#1")
def test_each_puts_its_main_character_into_a_row_the_first_player_first() -> None:
    m = begun(1, first=1)
    s = m.state
    assert m.decision is not None and m.decision.player == 1
    # it lies aside, where all can see it
    assert [len(s.zone(p, ASIDE)) for p in (0, 1)] == [1, 1] and s.card(s.zone(0, ASIDE)[0]).known == (1 << 16) - 1
    m.choose((1,))
    m.choose((0,))
    s = m.state
    assert [[str(s.card(n).printed.name) for n in s.zone(p, row)] for p, row in ((1, BACK), (0, FRONT))] == [
        ["Magneto"],
        ["Hulk"],
    ]
    for p in (0, 1):
        c = s.card(s.main(p))
        assert (c.level, c.kind, c.owner, s.now(c.number).cost, c.exhausted) == (1, MAIN, p, 0, False)


@pytest.mark.rule("vs2pcg:setting-up#6", "vs2pcg:setting-up#7", "vs2pcg:basic-game-concepts#3")
def test_seven_cards_and_one_mulligan_that_shuffles_the_hand_in() -> None:
    m = begun(1, first=0)
    m.choose((0,))
    m.choose((0,))
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("mulligan", 0)
    s = m.state
    assert [len(s.zone(p, HAND)) for p in (0, 1)] == [7, 7]
    before = [s.ref(n) for n in s.zone(0, HAND)]
    other = [s.ref(n) for n in s.zone(1, HAND)]
    m.choose((1,))
    s = m.state
    assert [len(s.zone(0, zone)) for zone in (HAND, DECK)] == [7, 53]
    assert not any(s.there(r) for r in before) and [s.ref(n) for n in s.zone(1, HAND)] == other
    # once only: the next player is asked
    assert m.decision is not None and (m.decision.kind, m.decision.player) == ("mulligan", 1)
    m.choose((0,))
    assert [m.state.ref(n) for n in m.state.zone(1, HAND)] == other and m.state.turn == 1


def deck_text(*lines: str, main: str = "Main Character: Hulk (MNB-003)") -> str:
    return "\n".join([main, *lines])


@pytest.mark.rule("vs2pcg:setting-up#1", "vs2pcg:deck-building#1", "vs2pcg:deck-building#2", "vs2pcg:basic-game-concepts#2")
def test_a_deck_has_one_main_character_sixty_cards_and_four_copies() -> None:
    four = [f"4 {name}" for name in ("Ant Man (MNB-009)", "MNB-010", "Black Panther (MNB-011)", "mnb-012", "Fortress")]
    assert check(read_deck(deck_text(*four), "short")) == [
        "short: it has 20 cards; a deck has exactly 60 (vs2pcg:deck-building#1)"
    ]
    found = check(read_deck(deck_text("56 Fortress", "4 Ant Man (MNB-009)", main=""), "odd"))
    assert found[0].startswith("odd: it has no main character") and found[1].startswith("odd: 56 copies of Fortress; at most 4")


@pytest.mark.rule("vs2pcg:deck-building#3")
def test_no_main_character_is_in_the_sixty_and_what_is_not_understood_is_named() -> None:
    found = check(read_deck(deck_text("4 MNB-083", "gibberish", "4 Nobody"), "odd"))
    assert found[0].startswith("odd:3: no card is named") and found[1].startswith("odd:4: no card is named")
    found = check(read_deck(deck_text("4 MNB-083"), "odd"))
    assert any("Magneto is a main character, no card of a deck (vs2pcg:deck-building#3)" in words for words in found)
    # a token is in no deck, nor is a second main character
    found = check(read_deck("Main Character: Hulk (MNB-003)\nMain Character: Thor (MNB-001)\n", "odd"))
    assert found[0].startswith('odd:2: the code MNB-001 is not that of "Thor"')
    found = check(read_deck("Main Character: MNB-003\nMain Character: MNB-001\n", "odd"))
    assert found[0] == "odd:2: a deck has one main character (vs2pcg:deck-building#1)"


def test_the_decks_that_come_with_longbox_are_legal_and_each_has_a_plan() -> None:
    teams = set()
    for name in builtin():
        deck = load_deck(name)
        assert check(deck) == [] and len(plan(name)) >= 3 and deck.main is not None
        teams.add(deck.main.values.teams[0])
    assert len(builtin()) == 8 and teams == {"Avengers", "A-Force", "Defenders", "X-Men", "Supervillains"}


def test_set_ups_that_can_t_be_played_are_refused_with_what_would_be_right() -> None:
    wrong = (
        ({"decks": []}, "'decks' must be a list of two to four decks"),
        ({"decks": [["MNB-003", LIST], ["MNB-011", LIST]]}, "deck 2: Black Panther is a supporting character"),
        ({"decks": [["MNB-003", LIST], ["MNB-003", [["MNB-999", 1]]]]}, "deck 2: no card has the number 'MNB-999'"),
        ({"decks": [["MNB-003", LIST]] * 2, "mode": "2 vs 2"}, "2 vs 2 is for four players, not 2"),
        ({"decks": [["MNB-003", LIST]] * 2, "windows": "open"}, "'windows' must be 'needed'"),
    )
    for setup, said in wrong:
        with pytest.raises(SetupError, match=said.replace("(", r"\(")):
            Match(GAME, setup, 1)
    with pytest.raises(UserError, match="neither a file nor a built-in deck; built-in decks are: arcadia-assemble"):
        longbox.new("vs2pcg", decks=["no such deck"])
    assert set(MODES) == {"free for all", "2 vs 2", "two-headed"}


def test_a_bare_name_of_several_cards_is_refused_with_their_numbers() -> None:
    deck = read_deck("Main Character: Hulk\n4 Rogue\n4 rogue (HOX-055)\n4 Academy\n4 Academy (AFF-055)\n", "names")
    hulk, rogue = deck.problems
    assert hulk.startswith('names:1: "Hulk" can be any of ') and "Hulk [MNB-003] | Hulk [CV5-003]" in hulk
    assert rogue.startswith('names:2: "Rogue" can be any of ') and "Rogue [AFF-021]" in rogue and "Rogue [HOX-055]" in rogue
    # what is printed again is the same card
    deck = read_deck("Main Character: Hulk (MNB-004)\n4 rogue (HOX-055)\n4 Academy\n1 Academy (AFF-055)\n", "names")
    assert deck.main is not None and deck.main.number == "MNB-003"
    assert [(c.number, n) for c, n in deck.cards] == [("HOX-055", 4), ("MNB-111", 5)]
    assert any("5 copies of Academy; at most 4 (vs2pcg:deck-building#2)" in words for words in check(deck))
