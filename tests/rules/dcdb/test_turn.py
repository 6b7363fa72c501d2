"""A turn: actions, and the end of the turn in its steps (chapters 2 and 8)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    LINE_UP,
    All,
    AtEndOfTurn,
    Cards,
    Each,
    Foes,
    GainIt,
    GainVP,
    Kind,
    Power,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from tests.worked import laid


@pytest.mark.rule("dcdb:2.050", "dcdb:2.055", "dcdb:2.060", "dcdb:8.010")
def test_the_active_player_acts_until_it_ends_the_turn() -> None:
    t = situation(A=side(hand=["Punch"]), B=side(hand=["Punch"]))
    assert t.active == "A" and t.asked == ("A", "turn")
    assert t.offered() == ["end the turn", "play Punch", "buy Kick for 3"][:2]
    assert t.B.why_not("Punch") == ["dcdb:2.060"]
    t.A.plays("Punch")
    assert t.power == 1 and t.offered() == ["end the turn"]
    t.A.ends()
    assert t.active == "B" and t.B.why_not("Punch") == []


@pytest.mark.rule("dcdb:8.020", "dcdb:8.040", "dcdb:8.060", "dcdb:6.300")
def test_hand_and_play_are_discarded_but_ongoing_cards_and_five_are_drawn() -> None:
    deck = ["Kick", "Punch", "Punch", "Punch", "Catwoman", "Bane"]
    t = situation(A=side(hand=["Vulnerability", "Catwoman"], play=["The Batcave", "Robin"], deck=deck), B=side(hand=["Punch"]))
    t.A.plays("Catwoman")
    t.A.ends()
    assert sorted(t.A.discard) == ["Catwoman", "Robin", "Vulnerability"]
    assert t.A.play == ["The Batcave"]
    assert t.A.hand == deck[:5] and t.A.deck == ["Bane"]
    assert t.B.hand == ["Punch"] and t.B.discard == []


@pytest.mark.rule("dcdb:8.050", "dcdb:1.050")
def test_power_does_not_last_and_nobody_else_has_any() -> None:
    gift = stand_in("Gift", "Equipment", Each(Foes(), Power(3)))
    t = situation(A=side(hand=["Punch", gift]), B=side())
    t.A.plays("Punch")
    t.A.plays("Gift")
    assert t.power == 1
    t.A.ends()
    assert t.active == "B" and t.power == 0


@pytest.mark.rule("dcdb:6.150", "dcdb:6.151", "dcdb:6.430")
def test_the_discard_pile_becomes_the_deck_only_once_a_card_is_needed() -> None:
    t = situation(A=side(hand=["The Fastest Man Alive", "Kid Flash"], deck=["Kick"], discard=["Bane", "Robin"]), B=side())
    t.A.plays("Kid Flash")
    assert t.A.deck == [] and t.A.discard == ["Bane", "Robin"]
    t.A.plays("The Fastest Man Alive")
    assert sorted(t.A.hand) == ["Bane", "Kick", "Robin"] and t.A.discard == []


@pytest.mark.rule("dcdb:6.151")
def test_who_has_no_card_left_draws_as_many_as_there_are() -> None:
    t = situation(A=side(hand=["The Fastest Man Alive"], deck=["Kick"]), B=side())
    t.A.plays("The Fastest Man Alive")
    assert t.A.hand == ["Kick"]


@pytest.mark.rule("dcdb:8.100", "dcdb:6.240", "dcdb:6.250", "dcdb:6.400")
def test_the_line_up_is_filled_up_to_five_and_never_cut_down() -> None:
    t = situation(A=side(), B=side(), line_up=["Bane", "Robin"], main_deck=["Kid Flash", "Lobo", "Mera", "Robin"])
    t.A.ends()
    assert t.line_up == ["Bane", "Robin", "Kid Flash", "Lobo", "Mera"] and t.main_deck == ["Robin"]
    six = ["Bane", "Robin", "Kid Flash", "Lobo", "Mera", "Catwoman"]
    t = situation(A=side(), B=side(), line_up=six)
    t.A.ends()
    assert t.line_up == six


@pytest.mark.rule("dcdb:8.100")
def test_the_game_ends_when_the_line_up_cant_be_filled() -> None:
    t = situation(A=side(), B=side(discard=["Bane"]), line_up=["Robin"], main_deck=["Kid Flash", "Lobo", "Mera"])
    t.A.ends()
    assert t.result is not None and t.result.rule == "dcdb:8.100" and t.result.winners == (1,)


@pytest.mark.rule("dcdb:8.030", "dcdb:2.040", "dcdb:8.130")
def test_what_happens_at_the_end_of_the_turn_triggers_nothing_that_triggers_during_it() -> None:
    late = stand_in("Late", "Equipment", AtEndOfTurn(GainIt(All(Cards((LINE_UP,), (Kind(("Villain",)),))))))
    t = situation(A=side("Wonder Woman", hand=[late]), B=side(), line_up=["Bane"])
    t.A.plays("Late")
    t.A.ends()
    assert t.active == "B" and "Bane" in t.A.discard and len(t.A.hand) == 5


@pytest.mark.rule("dcdb:8.070", "dcdb:6.206", "dcdb:6.207")
def test_each_adjustment_is_made_or_not_after_the_new_hand() -> None:
    t = situation(A=side("Wonder Woman", hand=["Super Strength", "Super Strength"]), B=side(), line_up=["Bane", "Scarecrow"])
    t.A.plays("Super Strength")
    t.A.plays("Super Strength")
    t.A.buys("Bane")
    t.A.picks("Wonder Woman")
    t.A.buys("Scarecrow")
    t.A.picks("Wonder Woman")
    assert t.A.adjustments == (1, 1) and t.A.hand == []
    t.A.ends()
    assert t.asked == ("A", "adjust") and len(t.A.hand) == 5
    t.A.picks("1")
    assert len(t.A.hand) == 6
    t.A.picks_none()
    assert len(t.A.hand) == 6 and t.active == "B" and t.A.adjustments == ()


@pytest.mark.rule("dcdb:8.090", "dcdb:8.140", "dcdb:6.020", "dcdb:6.280")
def test_the_next_player_in_order_is_active_then() -> None:
    t = situation(A=side(), B=side(), C=side(), active="C")
    t.C.ends()
    assert t.active == "A"
    t.A.ends()
    assert t.active == "B"


@pytest.mark.rule("dcdb:1.010", "dcdb:6.520")
@pytest.mark.example("dcdb:1.011")
def test_what_a_card_gave_lasts_though_it_has_left_play() -> None:
    t = laid("dcdb:1.011")
    t.A.plays("Punch")
    t.A.plays("Burn")
    assert t.power == 1 and t.destroyed == ["Punch"] and t.A.play == ["Burn"]


@pytest.mark.rule("dcdb:6.520", "dcdb:8.010")
def test_this_turn_ends_with_the_turn() -> None:
    t = situation(A=side(hand=["Green Arrow's Bow"], deck=["Super Strength", FILLER, FILLER, FILLER, FILLER]), B=side())
    t.A.plays("Green Arrow's Bow")
    assert "it costs 6" in t.A.why("Menace 1")[0]
    t.A.ends()
    t.B.ends()
    assert "it costs 8" in t.A.why("Menace 1")[0]


@pytest.mark.rule("dcdb:1.060")
def test_power_may_be_negative_and_points_may_not() -> None:
    drain = stand_in("Drain", "Equipment", Power(-2), GainVP(-3))
    t = situation(A=side(hand=[drain], vp=1), B=side(vp=1))
    t.A.plays("Drain")
    assert t.power == -2 and t.A.vp == 0 and t.B.vp == 1
