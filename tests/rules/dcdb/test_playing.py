"""Playing cards, again and by turns; what is recorded when; triggers and their order (chapters 1, 2 and 6)."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    HAND,
    Cards,
    DiscardIt,
    Plays,
    Triggers,
    a_card,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from tests.worked import laid


@pytest.mark.rule("dcdb:6.350", "dcdb:6.351", "dcdb:2.051", "dcdb:6.140")
def test_a_card_is_played_from_the_hand_into_the_play_zone() -> None:
    t = situation(A=side(hand=["Punch"], discard=["Kick"]), B=side(hand=["Kick"]))
    assert "play Kick" not in t.offered()
    t.A.plays("Punch")
    assert t.A.play == ["Punch"] and t.A.hand == [] and t.power == 1
    assert t.B.play == []


@pytest.mark.rule("dcdb:2.010")
@pytest.mark.example("dcdb:2.011")
def test_what_a_card_makes_one_play_is_resolved_in_its_midst() -> None:
    t = laid("dcdb:2.011")
    t.A.plays("Matrix")
    # Kid Flash has drawn Bane before the rest is resolved
    assert t.power == 5 and t.A.play == ["Matrix", "Kid Flash"]


@pytest.mark.rule("dcdb:2.010")
@pytest.mark.example("dcdb:2.013")
def test_a_foes_card_is_resolved_and_then_goes_back() -> None:
    t = laid("dcdb:2.013")
    t.A.plays("Borrow")
    assert len(t.A.hand) == 1 and t.A.play == ["Borrow", "Kid Flash"] and t.B.hand == []
    t.A.ends()
    assert t.B.discard == ["Kid Flash"] and "Kid Flash" not in t.A.discard


@pytest.mark.rule("dcdb:2.020", "dcdb:6.352")
@pytest.mark.example("dcdb:2.021")
def test_a_card_counts_as_played_once_it_has_resolved() -> None:
    t = laid("dcdb:2.021")
    t.A.plays("Green")
    assert t.asked == ("A", "trigger")
    t.A.picks("City")
    assert t.A.hand == ["Kick"]


@pytest.mark.rule("dcdb:2.020")
def test_the_first_card_is_the_first_that_has_resolved() -> None:
    t = situation(A=side(hand=["Batmobile", "Punch", "Punch"]), B=side())
    t.A.plays("Batmobile")
    assert len(t.A.hand) == 5 and sorted(t.A.discard) == ["Punch", "Punch"] and t.power == 0
    t = situation(A=side(hand=["Batmobile", "Punch", "Punch"]), B=side())
    t.A.plays("Punch")
    t.A.plays("Batmobile")
    assert t.A.hand == ["Punch"] and t.power == 2


@pytest.mark.rule("dcdb:1.020")
def test_what_was_played_counts_as_what_it_was() -> None:
    t = situation(A=side("Batman", hand=["Nth Metal", "Punch"]), B=side("Batman"))
    t.A.plays("Nth Metal")
    t.A.says(False)
    assert t.power == 2
    t.A.plays("Punch")
    assert t.power == 3


@pytest.mark.rule("dcdb:1.030")
def test_a_card_is_played_again_where_it_has_resolved() -> None:
    t = situation(A=side(hand=["Kick", "Punch", "Clayface"]), B=side(hand=["Super Strength"]))
    t.A.plays("Kick")
    t.A.plays("Punch")
    t.A.plays("Clayface")
    assert sorted(t.offered()) == ["Kick", "Punch"]
    t.A.picks("Kick")
    assert t.power == 5 and t.A.play == ["Kick", "Punch", "Clayface"]


@pytest.mark.rule("dcdb:1.030", "dcdb:1.040")
@pytest.mark.example("dcdb:1.041")
def test_what_has_left_the_place_where_it_resolved_is_not_played_again() -> None:
    t = laid("dcdb:1.041")
    t.A.plays("Kick")
    t.A.plays("Burn")
    t.A.plays("Clayface")
    # only Burn is left, and it finds nothing
    assert t.power == 2 and t.destroyed == ["Kick"]


@pytest.mark.rule("dcdb:1.030")
def test_what_is_played_again_is_another_play() -> None:
    t = situation(A=side("Martian Manhunter", hand=["Catwoman", "Clayface"]), B=side())
    t.A.plays("Catwoman")
    assert t.power == 2
    t.A.plays("Clayface")
    # a second Hero: +2 again, and +3 for it
    assert t.power == 7


@pytest.mark.rule("dcdb:1.030")
def test_a_card_that_is_being_played_again_has_not_resolved() -> None:
    t = situation(A=side(hand=["Clayface", "Clayface", "Clayface"]), B=side())
    t.A.plays("Clayface")
    t.A.plays("Clayface")
    # the second has played the first again, which found nothing; the third may play either of them again, and that the other
    t.A.plays("Clayface")
    assert t.asked == ("A", "choose") and t.offered() == ["Clayface", "Clayface"]
    t.match.choose((0,))
    assert t.asked == ("A", "turn") and t.s.playing == () and t.power == 0


@pytest.mark.rule("dcdb:2.030", "dcdb:2.071")
def test_triggers_wait_until_the_card_that_made_them_has_resolved() -> None:
    t = situation(A=side("Aquaman", hand=["Princess Diana of Themyscira"]), B=side(), line_up=["Bane", "Scarecrow"])
    t.A.plays("Princess Diana of Themyscira")
    assert t.A.discard == ["Bane", "Scarecrow"]
    assert t.asked == ("A", "trigger") and len(t.offered()) == 2
    t.A.picks("Aquaman")
    assert t.A.deck[0] == "Bane"
    t.A.picks_none()
    assert t.A.discard == ["Scarecrow"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:1.101", "dcdb:2.060", "dcdb:10.040")
@pytest.mark.example("dcdb:2.061")
def test_a_trigger_of_category_a_may_be_left_and_is_gone_then() -> None:
    t = laid("dcdb:2.061")
    t.A.plays("Kick")
    assert t.asked == ("A", "trigger")
    t.A.picks_none()
    t.A.plays("Kick")
    assert t.asked == ("A", "turn") and t.A.hand == []


@pytest.mark.rule("dcdb:1.100", "dcdb:1.103", "dcdb:1.106")
def test_a_trigger_of_category_c_may_not_be_left() -> None:
    must = stand_in("Must", "Location", Triggers(Plays(), DiscardIt(a_card(Cards((HAND,)))), category="C"), words=("Ongoing",))
    t = situation(A=side(hand=["Punch", "Kick"], play=[must]), B=side())
    t.A.plays("Punch")
    assert t.A.discard == ["Kick"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:10.050")
@pytest.mark.example("dcdb:10.051")
def test_what_gives_power_alone_is_never_missed() -> None:
    t = laid("dcdb:10.051")
    for name in ("Lasso of Truth", "Lasso of Truth", "The Cape and Cowl"):
        t.A.plays(name)
    assert t.power == 1 + 1 + 2 + 3


@pytest.mark.rule("dcdb:2.053", "dcdb:2.070", "dcdb:2.072", "dcdb:2.073", "dcdb:6.280")
@pytest.mark.example("dcdb:2.074")
def test_others_triggers_are_resolved_before_those_of_the_active_player_from_the_start_each_time() -> None:
    t = laid("dcdb:2.074")
    t.A.plays("Gloom")
    assert t.B.discard == ["Weakness"] and t.asked == ("B", "trigger")
    t.B.picks("Boomerang")
    assert t.asked == ("C", "trigger")
    t.C.picks_none()
    assert t.asked == ("A", "trigger") and len(t.A.hand) == 0
    t.A.picks("Again")
    # that has made B and C gain again, and A has one trigger left: theirs come first
    assert t.asked == ("B", "trigger")
    t.B.picks("Boomerang")
    t.C.picks("Boomerang")
    assert t.asked == ("A", "trigger")
    t.A.picks("Titans Tower")
    assert (len(t.A.hand), len(t.B.hand), len(t.C.hand)) == (1, 2, 1)


@pytest.mark.rule("dcdb:4.010")
@pytest.mark.example("dcdb:4.011")
def test_main_characters_are_no_cards() -> None:
    t = laid("dcdb:4.011")
    t.A.uses("Muse")
    assert len(t.A.hand) == 2 and t.asked == ("A", "turn")
    t.A.plays("Kid Flash")
    assert t.asked == ("A", "trigger")
    t.A.picks("The Flash")
    assert len(t.A.hand) == 3


@pytest.mark.rule("dcdb:1.090", "dcdb:1.102", "dcdb:2.052", "dcdb:1.104")
@pytest.mark.example("dcdb:1.091")
def test_an_ability_with_a_cost_is_used_as_often_as_it_is_paid_for() -> None:
    t = laid("dcdb:1.091")
    t.A.uses("Press")
    t.A.picks("Punch")
    t.A.uses("Press")
    assert t.power == 4 and t.A.discard == ["Punch", "Punch"]
    assert t.offered() == ["end the turn", "buy Kick for 3"]


@pytest.mark.rule("dcdb:1.120")
def test_which_cards_may_be_played_is_settled_as_it_begins() -> None:
    t = situation(
        A=side(hand=["Starro"]), B=side(deck=["Kid Flash", "Punch"]), C=side(deck=["Titans Tower"]), D=side(deck=["Punch"])
    )
    t.A.plays("Starro")
    assert t.asked == ("A", "play") and sorted(t.offered()) == ["Kid Flash", "Punch"]
    t.A.picks("Punch")
    t.A.picks("Kid Flash")
    assert t.power == 1 and t.A.play == ["Starro", "Punch", "Kid Flash"] and t.C.discard == ["Titans Tower"]
    t.A.ends()
    assert t.B.discard == ["Kid Flash"] and t.D.discard == ["Punch"] and sorted(t.A.discard) == ["Filler", "Starro"]


@pytest.mark.rule("dcdb:3.040", "dcdb:1.140")
def test_a_card_of_nobody_is_returned_only_from_where_it_resolved() -> None:
    t = situation(A=side(hand=["Emerald Knight"]), B=side(), line_up=["Kid Flash", "Bane"])
    t.A.plays("Emerald Knight")
    assert t.A.play == ["Emerald Knight", "Kid Flash"] and len(t.A.hand) == 1
    assert t.asked == ("A", "may")
    t.A.says(False)
    t.A.ends()
    assert "Kid Flash" in t.line_up and "Kid Flash" not in t.A.discard
    # returned at once, it can be bought, and is not returned again
    t = situation(A=side(hand=["Emerald Knight", "Super Strength"]), B=side(), line_up=["Kid Flash", "Bane"])
    t.A.plays("Emerald Knight")
    t.A.says(True)
    t.A.plays("Super Strength")
    t.A.buys("Kid Flash")
    t.A.ends()
    assert "Kid Flash" in t.A.discard and "Kid Flash" not in t.line_up


@pytest.mark.rule("dcdb:1.070")
@pytest.mark.example("dcdb:1.071")
def test_a_number_that_is_known_by_then_is_a_number() -> None:
    t = laid("dcdb:1.071")
    t.A.plays("Both")
    t.A.picks("Punch", "Kick")
    t.A.picks("The Flash")
    assert sorted(t.A.hand) == ["Bane", "Lobo", "Punch", "Robin"] and t.power == 2
