"""The end of the game (chapter 12, 8.100, 8.120), and who leaves before it (9.040, 9.050)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.language.vocabulary import GainVP, GameEnding, Triggers
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.kernel.match import Match


@pytest.mark.rule("dcdb:12.020", "dcdb:12.040", "dcdb:6.550", "dcdb:5.050")
def test_all_cards_that_a_player_owns_count_and_points_gained() -> None:
    a = side(hand=["Bane"], deck=["Doomsday"], discard=["Weakness"], play=["The Batcave"], below=["Lobo"], vp=3)
    t = situation(A=a, B=side(deck=["Punch"]))
    assert t.A.points == 1 + 2 - 1 + 1 + 3 and t.B.points == 0


@pytest.mark.rule("dcdb:5.040", "dcdb:12.040")
def test_an_asterisk_is_worth_three_until_the_end_and_then_what_the_card_says() -> None:
    t = situation(A=side(discard=["Bizarro", "Weakness", "Weakness"]), B=side(discard=["Green Arrow", "Robin", "Robin", "Robin"]))
    bizarro = next(n for n in t.s.zone(0, 2) if t.s.card(n).printed.name == "Bizarro")
    assert t.s.now(bizarro).vp == 3
    assert t.A.points == 4 - 2 and t.B.points == 3
    t = situation(A=side(discard=["Green Arrow", "Robin", "Robin", "Robin", "Robin"]), B=side(discard=["Suicide Squad"] * 3))
    assert t.A.points == 5 + 4 and t.B.points == 9


@pytest.mark.rule("dcdb:12.050")
def test_ties_go_to_super_villains_then_to_the_latest_then_to_who_was_later() -> None:
    four = ["Bane", "Bane", "Bane", "Bane"]
    plain = stand_in("Plain", "Super-Villain", vp=4)
    t = situation(A=side(discard=[plain]), B=side(discard=four), line_up=[], main_deck=[])
    t.A.ends()
    assert t.result.points == (4, 4) and t.result.winners == (0,)
    t = situation(A=side(discard=[plain]), B=side(discard=[plain]), line_up=[], main_deck=[])
    t.A.ends()
    assert t.result.winners == (1,)
    worth = [stand_in(f"Menace {n}", "Super-Villain", vp=4, cost=8) for n in (1, 2)]
    t = situation(
        A=side(hand=["Super Strength", "Super Strength"]),
        B=side(discard=[plain, "Doomsday", "Doomsday"]),
        super_villains=worth,
        main_deck=[],
    )
    t.A.plays("Super Strength")
    t.A.plays("Super Strength")
    t.A.buys("Menace 1")
    t.A.ends()
    assert t.result.points == (8, 8) and t.result.winners == (0,)


@pytest.mark.rule("dcdb:12.010")
def test_effects_of_the_end_of_the_game_begin_with_who_would_have_been_next() -> None:
    bank = stand_in("Bank", "Location", Triggers(GameEnding(), GainVP(2), turns="any"), words=("Ongoing",))
    t = situation(A=side(play=[bank]), B=side(play=[bank]), C=side(play=[bank]), main_deck=[], active="B")
    t.B.ends()
    assert t.asked == ("C", "trigger")
    t.C.picks("Bank")
    assert t.asked == ("A", "trigger")
    t.A.picks_none()
    t.B.picks("Bank")
    assert t.result.points == (0, 2, 2) and t.result.winners == (2,)


@pytest.mark.rule("dcdb:12.030")
def test_nobody_counts_a_card_that_it_does_not_own() -> None:
    t = situation(A=side(hand=["Brainiac"]), B=side(hand=["Man of Steel"]), C=side(), main_deck=[], line_up=["Lobo"])
    t.A.plays("Brainiac")
    assert "Man of Steel" in t.A.play
    t.A.ends()
    assert t.result.points == (6, 3, 0)


@pytest.mark.rule("dcdb:8.120")
def test_the_base_game_is_over_at_once_and_the_cube_completes_the_cycle() -> None:
    last = [stand_in("Last", "Super-Villain", cost=8, vp=5)]
    t = situation(A=side(), B=side(), C=side(), super_villains=last, power=8, active="B")
    t.B.buys("Last")
    assert t.result is not None and t.result.winners == (1,)
    t = situation(A=side(), B=side(), C=side(), super_villains=last, power=8, active="B", format="cube")
    t.B.buys("Last")
    assert t.result is None
    t.B.ends()
    assert t.active == "C"
    t.C.ends()
    assert t.result is not None and t.result.rule == "dcdb:8.120"


@pytest.mark.rule("dcdb:9.040", "dcdb:9.050")
def test_who_concedes_is_last_and_leaves_with_all_cards_at_the_end_of_the_turn() -> None:
    t = situation(A=side(hand=["Brainiac"]), B=side(hand=["Mera"], discard=["Parallax"]), C=side(hand=["Punch"]))
    t.A.plays("Brainiac")
    t.A.picks("Mera")
    assert sorted(t.A.play) == ["Brainiac", "Mera", "Punch"]
    t.match.concede(1)
    assert t.active == "A" and "Mera" in t.A.play
    t.A.ends()
    assert t.active == "C" and t.B.discard == [] and "Parallax" in t.removed and "Mera" in t.removed
    assert t.C.discard == ["Punch"]
    t.C.ends()
    assert t.active == "A"
    t.match.concede(2)
    assert t.result is not None and t.result.places == (0, 2, 1)


@pytest.mark.rule("dcdb:9.040")
def test_the_active_player_who_concedes_ends_its_turn() -> None:
    t = situation(A=side(hand=["Punch"]), B=side(), C=side())
    t.match.concede(0)
    assert t.active == "B" and t.s.order == (1, 2)


def test_a_whole_game_comes_to_an_end() -> None:
    match = Match(GAME, {"players": 2}, 5, history=False)
    while (d := match.decision) is not None:
        match.choose((len(d.options) - 1,) if d.kind == "turn" else d.shape.least())
    assert match.result.reason and FILLER.name not in (match.log.text() if match.log else "")
