"""Set-up: formats as values, starting decks, who goes first (chapters 6, 9, 13 and DC-A15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longbox.games.dcdb.decks.setup import setup_for
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.state import (
    DECK,
    HAND,
    KICKS,
    LINE_UP,
    MAIN,
    MAIN_DECK,
    REMOVED,
    RESERVE,
    SUPER_VILLAINS,
    WEAKNESSES,
    DcState,
)
from longbox.kernel.match import Match
from longbox.kernel.setups import SetupError


def begun(seed: int = 1, **setup: Any) -> DcState:
    """The state at the first question."""
    s: DcState = Match(GAME, setup, seed).state
    return s


def names(s: DcState, numbers: Any) -> list[str]:
    return [s.card(n).printed.name for n in numbers]


@pytest.mark.rule("dcdb:6.230", "dcdb:6.561", "dcdb:3.010", "dcdb:3.014")
def test_the_base_game_is_laid_out() -> None:
    s = begun(players=3)
    assert len(s.shared(MAIN_DECK)) + len(s.line_up()) == 114 and len(s.line_up()) == 5
    assert (len(s.shared(KICKS)), len(s.shared(WEAKNESSES)), len(s.shared(RESERVE))) == (16, 20, 0)
    for p in range(3):
        own = names(s, (*s.zone(p, DECK), *s.zone(p, HAND)))
        assert Counter(own) == {"Punch": 7, "Vulnerability": 3} and len(s.zone(p, HAND)) == 5
        assert len(s.zone(p, MAIN)) == 1


@pytest.mark.rule("dcdb:6.480")
def test_ras_al_ghul_lies_on_seven_others_and_nobody_knows_which() -> None:
    stacks = set()
    for seed in range(6):
        s = begun(seed, players=2)
        stack = names(s, s.shared(SUPER_VILLAINS))
        assert stack[0] == "Ra's Al Ghul" and len(set(stack)) == 8 and s.super_villain() == s.shared(SUPER_VILLAINS)[0]
        stacks.add(tuple(stack))
        rest = [n for n in s.shared(REMOVED) if s.card(n).printed.kind == "Super-Villain"]
        assert len(rest) == 4 and all(s.card(n).known == 0 for n in (*rest, *s.shared(SUPER_VILLAINS)[1:]))
    assert len(stacks) > 1


@pytest.mark.rule("dcdb:6.480", "dcdb:1.150", "dcdb:14.100")
def test_the_cube_has_five_and_a_reserve() -> None:
    s = begun(players=4, format="cube", mains=["Superman", ["Batman", "Green Lantern"], "Aquaman", "Wonder Woman"])
    assert len(s.shared(SUPER_VILLAINS)) == 5 and len(s.shared(RESERVE)) == 40
    assert [len(s.zone(p, MAIN)) for p in range(4)] == [1, 2, 1, 1]


@pytest.mark.rule("dcdb:9.130")
def test_the_opening_line_up_of_the_cube_is_gentle() -> None:
    for seed in range(8):
        s = begun(seed, players=2, format="cube", mains=["Batman", "Cyborg"])
        values = [s.now(n) for n in s.shared(LINE_UP)]
        assert sum(v.cost >= 5 for v in values) <= 1 and sum("Location" in v.types for v in values) <= 1


def test_the_flash_goes_first() -> None:
    for seed in range(4):
        assert begun(seed, players=3, mains=["Batman", "Cyborg", "The Flash"]).active == 2
    assert {begun(seed, players=3, mains=["Batman", "Cyborg", "Superman"]).active for seed in range(12)} == {0, 1, 2}
    assert begun(players=3, mains=["Batman", "Cyborg", "Superman"], first=1).active == 1


@pytest.mark.rule("dcdb:6.266", "dcdb:1.160")
def test_a_hand_of_punches_may_be_drawn_anew_once() -> None:
    asked = 0
    for seed in range(30):
        match = Match(GAME, {"players": 2, "format": "cube", "mains": ["Batman", "Cyborg"]}, seed)
        d = match.decision
        assert d is not None
        hand = Counter(names(match.state, match.state.zone(d.player, HAND)))
        if d.kind != "mulligan":
            continue
        asked += 1
        assert hand in ({"Punch": 5}, {"Punch": 2, "Vulnerability": 3})
        match.choose((1,))
        assert len(match.state.zone(d.player, HAND)) == 5 and len(match.state.zone(d.player, DECK)) == 5
        after = match.decision
        assert after is not None and (after.kind, after.player) != ("mulligan", d.player)
    assert asked


@pytest.mark.rule("dcdb:3.012", "dcdb:3.013", "dcdb:3.020")
def test_a_seat_sees_its_hand_and_what_lies_open() -> None:
    t = situation(A=side(hand=["Punch"], discard=["Kick"]), B=side(hand=["Bane"], deck=["Lobo"]))
    table = t.match.view(0).table
    mine, theirs = table.sides
    assert [c.name for c in mine.area("hand").known] == ["Punch"] and theirs.area("hand").cards == (None,)
    assert [c.name for c in mine.area("discard").known] == ["Kick"]
    assert theirs.area("deck").count == 1 and theirs.area("deck").cards == ()
    stack = table.area("super-villains")
    assert [c.name for c in stack.known] == ["Menace 1"] and stack.count == 3


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"players": 6}, "the printed base game takes 2 to 5"),
        ({"players": 1}, "the printed base game takes 2 to 5"),
        ({"players": 5, "format": "cube"}, "the Cube takes 2 to 4"),
        ({"format": "draft"}, "there are: base, cube"),
        ({"players": 2, "mains": ["Batman"]}, "main characters of each of the 2 players"),
        ({"players": 2, "mains": ["Batman", "Batman"]}, "nobody can have a main character that another has"),
        ({"players": 2, "mains": ["Batman", "Doomsday"]}, "no main character is called 'Doomsday'"),
        ({"players": 2, "mains": ["Batman", ["Cyborg", "Superman"]]}, "a player has 1 main character, not 2"),
        ({"players": 2, "deck": [["Ra's Al Ghul (Base Set)", 1]]}, "which the main deck has none of"),
        ({"players": 2, "deck": [["Bane", 0]]}, "no pair of a name and a number of copies"),
        ({"players": 2, "deck": [["Bain", 2]]}, "no card is called 'Bain'"),
        ({"players": 2, "super_villains": ["Bane"]}, "Bane is a Villain"),
        ({"players": 2, "first": 2}, "must be a player from 0 to 1"),
        ({"players": 2, "sets": ["Rebirth"]}, "no set called 'Rebirth'"),
        ({"players": 2, "names": ["Ann", "Ann"]}, "must differ"),
        ({"players": 2, "heroes": []}, "a set-up has no 'heroes'"),
    ],
)
def test_what_can_not_be_played_is_named(setup: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words.replace("(", r"\(")):
        GAME.start(setup, 1)
    with pytest.raises(SetupError, match=words.replace("(", r"\(")):
        setup_for(**setup)


def test_a_complete_set_up_says_who_plays() -> None:
    done = setup_for(players=3, mains=["Batman", None, None])
    assert done["names"] == ["Ann", "Bob", "Cat"] and done["seats"] == [0, 1, 2] and done["format"] == "base"
    s = begun(3, **done)
    assert names(s, s.zone(0, MAIN)) == ["Batman"] and len({n for p in range(3) for n in names(s, s.zone(p, MAIN))}) == 3


@pytest.mark.rule("dcdb:9.130", "dcdb:8.100")
def test_where_all_cards_are_dear_the_opening_line_up_has_one_of_them() -> None:
    given = {
        "format": "cube",
        "players": 2,
        "mains": [["Batman"], ["Superman"]],
        "deck": [["Super Strength", 12], ["Bizarro Power", 9]],
        "super_villains": ["Parallax (Base Set)", "Lex Luthor (Base Set)"],
        "windows": "turns",
    }
    match = Match(GAME, given, 2)
    while match.decision is not None and match.decision.kind == "mulligan":
        match.choose((0,))
    s = match.state
    assert len(s.line_up()) == 1 and len(s.shared(MAIN_DECK)) == 20
    match.choose((0,))
    # refilled as ever
    assert len(match.state.line_up()) == 5 and match.result is None


def test_of_two_who_go_first_the_one_who_sits_first_does() -> None:
    both = ["The Flash", "The Flash [Crisis]"]
    for mains in (["Batman", *both], ["Batman", *both[::-1]]):
        assert begun(3, players=3, mains=mains, sets=["Base Set", "Crisis 1"]).active == 1
