"""Buying, gaining, owning (chapters 5 and 6)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    AddToLineUp,
    All,
    Cards,
    DestroyIt,
    IfYouDo,
    Named,
    PlayedCards,
    Power,
    a_card,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from tests.worked import laid


@pytest.mark.rule("dcdb:6.090", "dcdb:6.120", "dcdb:6.200", "dcdb:6.201", "dcdb:2.054")
def test_to_buy_is_to_pay_the_cost_and_gain_the_card() -> None:
    t = laid("dcdb:~buy")
    t.A.buys("Bane")
    assert t.power == 1 and t.A.discard == ["Bane"] and t.line_up == ["Robin"] and t.B.discard == []


@pytest.mark.rule("dcdb:6.094")
def test_nobody_buys_without_enough_power() -> None:
    t = situation(A=side(), B=side(), line_up=["Bane", "Robin"], power=3)
    assert t.A.why_not("Bane") == ["dcdb:6.094"]
    assert t.A.why_not("Robin") == [] and "buy Bane for 4" not in t.offered()


@pytest.mark.rule("dcdb:6.091")
def test_only_what_lies_open_is_for_sale() -> None:
    t = situation(A=side(), B=side(discard=["Robin"]), main_deck=["Robin"] * 9, power=20, face_up=False)
    assert t.offered() == ["end the turn", "buy Kick for 3"]


@pytest.mark.rule("dcdb:6.092")
def test_the_line_up_and_the_super_villain_do_not_go_together() -> None:
    t = laid("dcdb:~line-up-or-super-villain")
    t.A.buys("Robin")
    assert t.A.why_not("Menace 1") == ["dcdb:6.092"]
    t = laid("dcdb:~line-up-or-super-villain")
    t.A.buys("Menace 1")
    assert t.A.why_not("Robin")[0] == "dcdb:6.092" and t.A.why_not("Kick") == ["dcdb:6.092"]


@pytest.mark.rule("dcdb:6.092")
def test_what_is_gained_is_not_bought() -> None:
    t = situation(A=side(hand=["Cheetah"]), B=side(), line_up=["Robin"], power=20, format="cube")
    t.A.plays("Cheetah")
    assert t.A.discard == ["Robin"] and t.A.why_not("Menace 1") == []


@pytest.mark.rule("dcdb:6.093", "dcdb:6.230")
def test_one_kick_a_turn_is_bought() -> None:
    t = situation(A=side(), B=side(), power=9, kicks=3, format="cube")
    t.A.buys("Kick")
    assert t.kicks == 2 and t.A.discard == ["Kick"]
    assert t.A.why_not("Kick") == ["dcdb:6.093"]
    t.A.ends()
    t.B.ends()
    assert "dcdb:6.093" not in t.A.why_not("Kick")


@pytest.mark.rule("dcdb:6.230")
def test_an_empty_stack_sells_nothing() -> None:
    t = situation(A=side(hand=["Supergirl"]), B=side(), power=9, kicks=0)
    t.A.plays("Supergirl")
    assert t.A.hand == [] and all("Kick" not in o for o in t.offered())


@pytest.mark.rule("dcdb:6.160", "dcdb:6.165", "dcdb:6.480")
def test_to_defeat_a_super_villain_is_to_buy_it_from_its_stack() -> None:
    t = laid("dcdb:~defeat")
    assert "defeat Menace 1 for 8" in t.offered()
    t.A.buys("Menace 1")
    assert t.power == 1 and t.A.discard == ["Menace 1"] and t.super_villains == ["Menace 2", "Menace 3"]
    # the next one does not lie open before the end of the turn
    assert t.A.why_not("Menace 2")[0] == "dcdb:6.091"


@pytest.mark.rule("dcdb:6.095", "dcdb:6.202")
def test_what_buying_triggers_comes_when_the_card_lies_in_the_discard_pile() -> None:
    t = situation(A=side(), B=side(), line_up=["Solomon Grundy"], power=6)
    t.A.buys("Solomon Grundy")
    assert t.A.discard == ["Solomon Grundy"] and t.asked == ("A", "trigger")
    t.A.picks("Solomon Grundy")
    assert t.A.discard == [] and t.A.deck[0] == "Solomon Grundy"


@pytest.mark.rule("dcdb:6.096", "dcdb:6.203", "dcdb:1.020")
@pytest.mark.example("dcdb:6.097", "dcdb:1.021")
def test_a_card_counts_as_what_it_was_where_it_was_bought() -> None:
    t = laid("dcdb:6.097")
    t.A.buys("Robin")
    assert t.asked == ("A", "turn")
    t.A.buys("Cheetah")
    assert t.asked == ("A", "trigger")
    t.A.picks("Wonder Woman")
    assert t.A.adjustments == (1,) and t.B.adjustments == ()


@pytest.mark.rule("dcdb:6.320", "dcdb:6.321", "dcdb:6.210")
def test_who_gets_a_card_into_hand_deck_or_pile_owns_it() -> None:
    t = situation(A=side(hand=["Supergirl"]), B=side(), kicks=1)
    t.A.plays("Supergirl")
    t.A.picks("Kick")
    assert t.A.hand == ["Kick"] and t.A.points == 1 + 1
    assert "A" in t.log and all(t.s.card(n).known for n in t.s.zone(0, 1))


@pytest.mark.rule("dcdb:5.020")
@pytest.mark.example("dcdb:5.021")
def test_a_card_that_another_owns_goes_to_that_player() -> None:
    t = laid("dcdb:5.021")
    t.A.plays("Brainiac")
    assert t.A.play == ["Brainiac", "Mera"]
    t.A.plays("Bounce")
    assert t.B.hand == ["Mera"] and t.A.hand == []


@pytest.mark.rule("dcdb:5.030")
def test_a_card_that_another_owns_is_destroyed_and_stays() -> None:
    burn = stand_in("Burn", "Equipment", IfYouDo(DestroyIt(a_card(PlayedCards((Named(("Mera",)),)))), Power(7)))
    t = situation(A=side(hand=["Brainiac", burn]), B=side(hand=["Mera"]))
    t.A.plays("Brainiac")
    before = t.power
    t.A.plays("Burn")
    assert t.power == before + 7 and "Mera" in t.A.play and t.destroyed == []


@pytest.mark.rule("dcdb:5.060")
def test_starters_and_weaknesses_do_not_stay_in_the_line_up() -> None:
    give = stand_in("Give", "Equipment", AddToLineUp(All(Cards((HAND,)))))
    t = situation(A=side(hand=[give, "Punch", "Weakness", "Kick"]), B=side())
    t.A.plays("Give")
    assert t.line_up == ["Kick"] and sorted(t.removed) == ["Punch", "Weakness"]


@pytest.mark.rule("dcdb:6.485", "dcdb:3.080")
def test_a_super_villain_that_is_owned_no_more_is_removed_from_the_game() -> None:
    burn = stand_in("Burn", "Equipment", IfYouDo(DestroyIt(a_card(Cards((DISCARD,)))), Power(1)))
    t = situation(A=side(hand=[burn, burn], discard=["Parallax", "Robin"]), B=side())
    t.A.plays("Burn")
    t.A.picks("Parallax")
    assert t.power == 1 and t.removed == ["Parallax"] and t.destroyed == []
    t.A.plays("Burn")
    assert t.destroyed == ["Robin"]


@pytest.mark.rule("dcdb:6.180", "dcdb:6.560")
def test_a_destroyed_weakness_does_not_go_back_to_its_stack() -> None:
    t = situation(A=side(hand=["Heat Vision", "Weakness"]), B=side(), weaknesses=3)
    t.A.plays("Heat Vision")
    t.A.picks("Weakness")
    assert t.destroyed == ["Weakness"] and t.weaknesses == 3


@pytest.mark.rule("dcdb:1.170")
def test_a_duplicate_in_the_line_up_may_be_replaced_in_the_cube() -> None:
    t = situation(A=side(), B=side(), line_up=["Bane", "Bane", "Robin"], main_deck=["Lobo", "Mera"], format="cube")
    t.A.points_out("Bane")
    assert sorted(t.line_up) == ["Bane", "Lobo", "Robin"] and t.removed == ["Bane"]
    assert all("replaced" not in o for o in t.offered())
    t = situation(A=side(), B=side(), line_up=["Bane", "Bane"])
    assert all("replaced" not in o for o in t.offered())


@pytest.mark.rule("dcdb:6.410", "dcdb:3.071")
def test_a_card_revealed_again_is_the_same_card() -> None:
    t = situation(A=side(hand=["Power Ring", "Power Ring"], deck=["Punch", "Kick"]), B=side())
    t.A.plays("Power Ring")
    t.A.plays("Power Ring")
    assert t.power == 4 and t.A.deck == ["Punch", "Kick"]


def test_in_the_base_game_power_alone_limits_what_is_bought() -> None:
    t = situation(A=side(), B=side(), power=17, line_up=["Robin"])
    t.A.buys("Kick")
    t.A.buys("Robin")
    t.A.buys("Menace 1")
    t.A.buys("Kick")
    assert t.power == 0 and t.A.discard == ["Kick", "Robin", "Menace 1", "Kick"]
