"""Questions of players on all chapters, answered from the book alone: cards against each other, what is gone by then, nothing to choose, ties."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import FirstAppearance, GainVP, GainWeaknesses, Ninjutsu, Power, Triggers, TurnEnding
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.worked.keywords import FAR
from tests.worked import laid

# -- control, and what lasts for a turn -------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.141", "dcdb:8.010")
def test_control_for_ones_turn_is_over_by_the_effects_of_its_end() -> None:
    quiet = stand_in("Quiet", "Location", Triggers(TurnEnding(), GainVP(1), turns="any"), words=("Ongoing",))
    t = situation(A=side("Swamp Thing"), B=side(), line_up=[quiet])
    t.A.ends()
    # A controls the Location of the Line-Up no more as the end of the turn has begun
    assert t.active == "B" and t.A.vp == 0
    t = situation(A=side("Swamp Thing", play=[quiet]), B=side())
    t.A.ends()
    t.A.picks("Quiet")
    assert t.A.vp == 1 and t.B.vp == 0


@pytest.mark.rule("dcdb:8.010", "dcdb:8.030")
def test_who_may_not_destroy_cards_in_a_turn_may_once_its_end_has_begun() -> None:
    t = situation(
        A=side("Constantine", play=["Promise to a Friend"], deck=["Kick", *[FILLER] * 9], hand=["Heat Vision"]), B=side()
    )
    t.A.plays("Heat Vision")
    assert t.asked == ("A", "turn") and t.power == 3
    t.A.uses("Constantine")
    t.A.says(True)
    t.A.ends()
    assert t.destroyed == ["Kick"] and t.A.play == ["Promise to a Friend"]


@pytest.mark.rule("dcdb:6.190", "dcdb:6.141", "dcdb:5.020")
def test_a_location_of_the_line_up_or_of_a_foe_that_one_controls_can_be_discarded() -> None:
    given = {"B": side(play=["Titans Tower"]), "line_up": ["The Batcave", "Bane"]}
    t = situation(A=side("Swamp Thing", hand=["Colony Suit"]), **given)
    t.A.plays("Colony Suit")
    t.A.says(True)
    t.A.picks("The Batcave")
    assert t.A.discard == ["The Batcave"] and t.line_up == ["Bane"] and t.power == 3
    t = situation(A=side("Swamp Thing", hand=["Colony Suit"]), **given)
    t.A.plays("Colony Suit")
    t.A.says(True)
    t.A.picks("Titans Tower")
    # it goes to its owner's own pile
    assert t.B.discard == ["Titans Tower"] and t.A.discard == [] and t.power == 3


# -- being told to draw -----------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:4.010")
@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#6")
def test_a_card_has_told_one_to_draw_even_if_something_else_was_done_instead() -> None:
    given = {"discard": ["Nth Metal"], "deck": ["Kick", "Punch", "Bane"]}
    t = situation(A=side(["The Flash", "Robin"], hand=["Kid Flash"], **given), B=side())
    t.A.plays("Kid Flash")
    t.A.says(True)
    assert t.A.hand == ["Nth Metal"] and t.asked == ("A", "trigger")
    t.A.picks("The Flash")
    assert t.A.hand == ["Nth Metal", "Kick"]
    # of two cards the second is drawn, and that is the one time
    t = situation(A=side(["The Flash", "Robin"], hand=["The Fastest Man Alive"], **given), B=side())
    t.A.plays("The Fastest Man Alive")
    t.A.says(True)
    t.A.picks("The Flash")
    assert t.A.hand == ["Nth Metal", "Kick", "Punch"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.151", "dcdb:1.101")
def test_to_be_told_to_draw_is_the_first_time_even_if_there_is_no_card() -> None:
    t = situation(A=side("The Flash", hand=["Kid Flash", "Raven"], deck=[]), B=side())
    t.A.plays("Kid Flash")
    t.goes_on()
    assert t.A.hand == ["Raven"] and t.A.discard == []
    # what was left is gone for the turn
    t.A.plays("Raven")
    assert t.asked == ("A", "turn") and t.power == 1


@pytest.mark.rule("dcdb:2.030", "dcdb:6.192")
def test_two_cards_discarded_by_one_text_are_one_first_time_after_it() -> None:
    t = situation(A=side("Harley Quinn", hand=["The Penguin", "Punch"], deck=["Bane", "Kick", "Robin"]), B=side())
    t.A.plays("The Penguin")
    t.A.picks("Bane", "Kick")
    assert sorted(t.A.discard) == ["Bane", "Kick"] and len(t.offered()) == 1
    t.A.picks("Harley Quinn")
    assert t.A.hand == ["Punch", "Robin"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:2.072", "dcdb:6.331", "dcdb:1.104")
def test_who_passes_a_card_in_a_foes_turn_draws_before_it_goes_on() -> None:
    t = situation(A=side(hand=["Insanity", "Kick"]), B=side("Harley Quinn", hand=["Punch"], deck=["Mera"]), C=side(hand=["Bane"]))
    t.A.plays("Insanity")
    assert t.A.hand == ["Bane"] and t.B.hand == ["Kick"] and t.C.hand == ["Punch"] and t.asked == ("B", "trigger")
    t.B.picks("Harley Quinn")
    assert t.B.hand == ["Kick", "Mera"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.410", "dcdb:6.190")
def test_a_card_drawn_for_its_cost_is_drawn_by_a_card() -> None:
    t = situation(A=side("The Flash", hand=["Two-Face"], deck=["Bane", "Kick"]), B=side())
    t.A.plays("Two-Face")
    t.A.takes_mode(1)  # even: Bane costs four
    t.A.picks("The Flash")
    assert t.A.hand == ["Bane", "Kick"]
    t = situation(A=side("The Flash", hand=["Two-Face"], deck=["Bane", "Kick"]), B=side())
    t.A.plays("Two-Face")
    t.A.takes_mode(0)
    # discarded of the deck, nothing was drawn
    assert t.A.discard == ["Bane"] and t.A.hand == [] and t.asked == ("A", "turn")


# -- played, played again, and by whom --------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:2.020", "dcdb:1.030")
def test_a_card_that_is_played_again_is_not_the_first_of_the_turn() -> None:
    t = situation(A=side(hand=["Batmobile", "Punch"], deck=["Clayface", "Kick", FILLER, FILLER, FILLER]), B=side())
    t.A.plays("Batmobile")
    assert t.A.discard == ["Punch"] and t.power == 0
    t.A.plays("Clayface")
    assert t.power == 1 and len(t.A.hand) == 4 and t.A.discard == ["Punch"]


@pytest.mark.rule("dcdb:1.101", "dcdb:6.270")
def test_three_different_names_come_once_and_a_card_played_again_has_its_name() -> None:
    t = situation(A=side("Green Lantern", hand=["Kick", "Kick", "Catwoman", "Robin", "Bane"]), B=side())
    for name, power in (("Kick", 2), ("Kick", 4), ("Catwoman", 6), ("Robin", 6 + 1 + 3), ("Bane", 12)):
        t.A.plays(name)
        assert t.power == power
    t = situation(A=side("Green Lantern", hand=["Kick", "Catwoman", "Clayface"]), B=side())
    for name in ("Kick", "Catwoman", "Clayface"):
        t.A.plays(name)
    t.A.picks("Kick")
    # the Kick again is no third name, Clayface itself is
    assert t.power == 2 + 2 + 2 + 3


@pytest.mark.rule("dcdb:6.460", "dcdb:2.020", "dcdb:3.040")
def test_the_super_villain_that_was_played_counts_and_nothing_waits_for_it() -> None:
    t = situation(A=side(hand=["J'onn J'onzz", "Killer Croc"]), B=side(), super_villains=["Ra's Al Ghul"])
    t.A.plays("J'onn J'onzz")
    assert t.power == 3 and t.super_villains == ["Ra's Al Ghul"]
    t.A.plays("Killer Croc")
    assert t.power == 3 + 3
    t.A.ends()
    # it has left the zone in which it resolved: it does not go below A's deck
    assert t.active == "B" and t.super_villains == ["Ra's Al Ghul"] and "Ra's Al Ghul" not in t.A.deck


@pytest.mark.rule("dcdb:1.040", "dcdb:6.180")
def test_a_card_of_the_line_up_that_was_played_is_destroyed_and_does_not_return() -> None:
    t = situation(A=side("Booster Gold", hand=["Emerald Knight", "Magic"]), B=side(), line_up=["Lasso of Truth", "Bane"])
    t.A.plays("Emerald Knight")
    t.A.says(False)
    assert t.power == 1 + 1  # a Defense card was played
    t.A.plays("Magic")
    t.A.picks("Lasso of Truth")
    assert t.power == 4 and t.destroyed == ["Lasso of Truth"]
    t.A.ends()
    assert "Lasso of Truth" not in t.line_up and t.destroyed == ["Lasso of Truth"]


@pytest.mark.rule("dcdb:2.030", "dcdb:8.030", "dcdb:3.040")
def test_of_two_effects_of_the_end_of_the_turn_for_a_card_the_first_has_it() -> None:
    t = situation(A=side(hand=["Emerald Knight", "The Hourglass"]), B=side(), line_up=["Lasso of Truth"])
    t.A.plays("Emerald Knight")
    t.A.says(False)
    t.A.plays("The Hourglass")
    t.A.picks("Lasso of Truth")
    t.A.ends()
    assert t.asked == ("A", "trigger") and len(t.offered()) == 2
    t.A.picks("The Hourglass")
    assert "Lasso of Truth" in t.A.hand and "Lasso of Truth" not in t.line_up and len(t.A.hand) == 6


@pytest.mark.rule("dcdb:5.030", "dcdb:5.020")
def test_a_foes_villain_that_is_destroyed_pays_and_stays() -> None:
    t = situation(A=side("The Joker", hand=["Starro"], deck=["Mera"]), B=side(deck=["Bane"], hand=["Punch"]))
    t.A.plays("Starro")
    t.A.picks("Bane")
    assert t.B.discard == ["Punch"] and t.power == 2
    t.A.uses("The Joker")
    t.A.picks("Bane")
    # the card and the attack come all the same
    assert t.A.hand == ["Mera"] and "Weakness" in t.B.discard and "Bane" in t.A.play and t.destroyed == []
    t.A.ends()
    assert "Bane" in t.B.discard


@pytest.mark.rule("dcdb:5.030", "dcdb:1.030", "dcdb:6.500")
def test_a_teamworked_card_that_is_played_again_and_destroyed_goes_home() -> None:
    t = situation(A=side(hand=["Patty Spivot", "Magic"]), B=side(deck=["Kick", "Punch"]))
    t.A.plays("Patty Spivot")
    t.A.plays("Magic")
    t.A.picks("Kick")
    assert t.power == 4 and "Kick" in t.A.play
    t.A.ends()
    assert t.B.deck == ["Kick", "Punch"] and t.destroyed == []


@pytest.mark.rule("dcdb:1.120", "dcdb:2.010")
def test_discarded_cards_are_played_in_any_order_and_one_plays_another_again() -> None:
    t = situation(A=side(hand=["Starro"]), B=side(deck=["Clayface"]), C=side(deck=["Super Strength"]))
    t.A.plays("Starro")
    t.A.picks("Super Strength")
    t.A.picks("Clayface")
    assert t.power == 10
    t.A.ends()
    assert t.B.discard == ["Clayface"] and t.C.discard == ["Super Strength"]


@pytest.mark.rule("dcdb:6.060", "dcdb:5.020")
def test_a_card_of_a_foes_deck_attacks_and_goes_back_at_once() -> None:
    t = situation(
        A=side(hand=["X-Ray Vision"]),
        B=side(hand=["Lasso of Truth"], deck=["Bane", "Kick"]),
        C=side(hand=["Punch"], deck=["Titans Tower"]),
    )
    t.A.plays("X-Ray Vision")
    assert t.offered() == ["Bane"]  # no Location
    t.A.picks("Bane")
    t.B.picks("Lasso of Truth")
    # the Kick is drawn while Bane is in play, then Bane comes onto the deck
    assert t.B.hand == ["Kick"] and t.B.deck == ["Bane"] and t.C.discard == ["Punch"] and t.power == 2


@pytest.mark.rule("dcdb:6.301", "dcdb:6.141")
def test_a_location_in_play_and_another_of_the_line_up_trigger_each() -> None:
    t = situation(A=side("Swamp Thing", hand=["Kid Flash"]), B=side(play=["The Watchtower"]), line_up=["The Watchtower"])
    t.A.plays("Kid Flash")
    assert len(t.offered()) == 2
    t.A.picks("The Watchtower")
    t.A.picks("The Watchtower")
    assert len(t.A.hand) == 3 and t.B.hand == []


@pytest.mark.rule("dcdb:8.030", "dcdb:6.300")
def test_an_ongoing_card_that_must_be_destroyed_at_the_end_is() -> None:
    t = situation(A=side("Constantine", deck=["Titans Tower", *[FILLER] * 9]), B=side())
    t.A.uses("Constantine")
    t.A.says(True)
    assert t.A.play == ["Titans Tower"] and t.power == 1
    t.A.ends()
    assert t.A.play == [] and t.destroyed == ["Titans Tower"]


@pytest.mark.rule("dcdb:2.040", "dcdb:8.030")
def test_what_a_card_says_of_its_own_destruction_it_says_at_the_end_of_the_turn_too() -> None:
    t = situation(A=side("Constantine", deck=["Emperor Penguin", *[FILLER] * 9]), B=side())
    t.A.uses("Constantine")
    t.A.says(True)
    t.A.ends()
    t.A.picks("Emperor Penguin")
    assert t.A.vp == 2 and t.destroyed == ["Emperor Penguin"]


@pytest.mark.rule("dcdb:1.101")
def test_power_that_comes_with_each_hero_played_comes_later_too() -> None:
    t = situation(A=side(hand=["Blue Lantern Power Ring", "Kid Flash", "Bane"], discard=["Robin"]), B=side())
    t.A.plays("Blue Lantern Power Ring")
    assert t.power == 2
    t.A.plays("Kid Flash")
    assert t.power == 3
    t.A.plays("Bane")
    assert t.power == 5


@pytest.mark.rule("dcdb:1.060", "dcdb:6.360")
def test_what_is_below_zero_is_doubled_below_zero() -> None:
    t = situation(A=side(hand=["Parallax"]), B=side(), power=-2)
    t.A.plays("Parallax")
    assert t.power == -4


@pytest.mark.rule("dcdb:6.120", "dcdb:6.094")
def test_several_cards_that_make_a_super_villain_cheaper_add_up() -> None:
    t = situation(A=side(hand=["Green Arrow's Bow", "Arsenal", "Green Arrow's Bow"]), B=side(), super_villains=["Ra's Al Ghul"])
    for name in ("Green Arrow's Bow", "Arsenal", "Green Arrow's Bow"):
        t.A.plays(name)
    assert t.power == 4 and t["Ra's Al Ghul"].price == 2 and t["Ra's Al Ghul"].cost == 8
    t.A.buys("Ra's Al Ghul")
    assert t.power == 2


# -- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.062", "dcdb:6.561")
def test_a_foe_who_gains_no_weakness_whatever_the_reason_lets_one_draw() -> None:
    t = situation(A=side(hand=["Black Lantern Corps"]), B=side(hand=["Lasso of Truth"]), C=side())
    t.A.plays("Black Lantern Corps")
    t.B.picks("Lasso of Truth")
    assert len(t.A.hand) == 1 and t.C.discard == ["Weakness"]
    t = situation(A=side(hand=["Black Lantern Corps"]), B=side(), C=side(), weaknesses=1)
    t.A.plays("Black Lantern Corps")
    assert len(t.A.hand) == 1 and t.B.discard == ["Weakness"] and t.C.discard == []
    t = situation(A=side(hand=["Black Lantern Corps"]), B=side(), C=side())
    t.A.plays("Black Lantern Corps")
    assert t.A.hand == []


@pytest.mark.rule("dcdb:6.151", "dcdb:6.064")
def test_a_foe_without_any_card_loses_none_and_gains_no_weakness() -> None:
    t = situation(A=side(hand=["Poison Ivy"]), B=side(deck=[]), C=side(deck=["Kick"]))
    t.A.plays("Poison Ivy")
    assert t.B.discard == [] and t.C.discard == ["Kick", "Weakness"]


@pytest.mark.rule("dcdb:6.062", "dcdb:6.320")
def test_what_an_attack_does_with_its_own_card_is_part_of_it() -> None:
    t = situation(A=side("Oliver Queen", hand=["Explosive Arrow"]), B=side("Batman", hand=["Lasso of Truth"], below=["Bane"]))
    t.A.plays("Explosive Arrow")
    t.B.picks("Lasso of Truth")
    assert t.A.below == [] and t.B.below == ["Bane"] and t.A.play == ["Explosive Arrow"]
    t = situation(
        A=side("Oliver Queen", hand=["Explosive Arrow"]), B=side("Batman", below=["Bane"]), C=side("Cyborg", below=["Kick"])
    )
    t.A.plays("Explosive Arrow")
    # both foes were hit, the card is there once
    assert sorted(t.destroyed) == ["Bane", "Kick"] and t.A.below == ["Explosive Arrow"] and t.A.play == []


@pytest.mark.rule("dcdb:1.060", "dcdb:6.063")
def test_what_the_attacker_has_none_of_is_not_stolen() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Man-Bat"], vp=1))
    t.A.plays("Scarecrow")
    t.B.picks("Man-Bat")
    assert t.A.vp == 0 and t.B.vp == 1 and t.B.discard == ["Man-Bat"]


@pytest.mark.rule("dcdb:6.065", "dcdb:2.073")
def test_a_stolen_point_is_the_first_one_gained() -> None:
    t = situation(A=side("Sinestro", hand=["Catwoman (Forever Evil)"], deck=["Mera", "Robin"]), B=side(vp=1))
    t.A.plays("Catwoman (Forever Evil)")
    assert (t.A.vp, t.B.vp) == (1, 0) and len(t.offered()) == 2
    t.A.does("draw a card")
    t.A.does("gain 1 VP")
    # the second point is no first time
    assert t.A.vp == 2 and t.A.hand == ["Mera"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.062")
def test_a_defense_lets_one_who_reveals_before_each_draw_discard_the_card() -> None:
    t = situation(A=side(hand=["Bane"]), B=side("Jay Garrick", hand=["Lasso of Truth"], deck=["Punch", "Kick"]))
    t.A.plays("Bane")
    t.B.picks("Lasso of Truth")
    t.B.says(True)
    assert t.B.discard == ["Lasso of Truth", "Punch"] and t.B.hand == ["Kick"] and t.power == 2


# -- gaining, and the Line-Up -----------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:5.060")
def test_a_starter_that_is_put_into_the_line_up_leaves_the_game() -> None:
    t = situation(A=side(hand=["Dr. Alchemy", "Punch"]), B=side(), line_up=[FILLER, "Bane"])
    t.A.plays("Dr. Alchemy")
    t.A.picks("Filler")
    t.A.picks("Punch")
    assert t.A.hand == ["Filler"] and t.removed == ["Punch"] and t.line_up == ["Bane"]


@pytest.mark.rule("dcdb:6.197", "dcdb:6.201")
def test_a_foe_can_not_gain_what_is_frozen_and_destroys_it() -> None:
    given = {"line_up": ["Kid Flash", "Robin", FILLER, FILLER, FILLER]}
    t = situation(A=side(hand=["Cold Gun"]), B=side(hand=["Cheetah", "Sonic Siren"]), **given)
    t.A.plays("Cold Gun")
    t.A.picks("Kid Flash")
    t.A.ends()
    t.B.plays("Cheetah")
    assert "Kid Flash" not in t.offered() and "Robin" in t.offered()
    t.B.picks("Robin")
    t.B.plays("Sonic Siren")
    t.B.picks("Kid Flash")
    assert t.destroyed == ["Kid Flash"] and t.B.discard == ["Robin"]


@pytest.mark.rule("dcdb:6.200", "dcdb:2.030")
def test_a_card_that_destroys_as_it_is_gained_may_destroy_itself() -> None:
    t = situation(A=side(hand=["Punch"]), B=side(), line_up=["Deadman"], power=4)
    t.A.buys("Deadman")
    t.A.picks("Deadman")
    t.A.picks("Deadman", "Punch")
    assert sorted(t.destroyed) == ["Deadman", "Punch"] and t.A.discard == [] and t.power == 0


@pytest.mark.rule("dcdb:6.400", "dcdb:8.100")
def test_what_is_replaced_in_the_midst_of_a_turn_is_replaced_as_far_as_there_are_cards() -> None:
    t = situation(
        A=side(hand=["The Anti-Monitor"]),
        B=side(),
        line_up=["Bane", "Mera", "Robin", "Lobo", "Kick", "Cheetah", "Starro"],
        main_deck=["Catwoman", "Kid Flash"],
    )
    t.A.plays("The Anti-Monitor")
    t.A.picks("Bane", "Mera", "Starro")
    assert t.line_up == ["Robin", "Lobo", "Kick", "Cheetah", "Catwoman", "Kid Flash"] and t.main_deck == []
    t.A.ends()
    # six are five or more: the game goes on
    assert t.active == "B" and t.result is None


@pytest.mark.rule("dcdb:2.010", "dcdb:6.180")
def test_a_text_goes_on_where_there_was_nothing_to_destroy() -> None:
    t = situation(A=side(hand=["Transmutation"]), B=side(), line_up=["Bane", FILLER])
    t.A.plays("Transmutation")
    # the point comes, but no card is of lesser cost than none
    assert t.A.vp == 1 and t.asked == ("A", "turn") and t.destroyed == []
    t = situation(A=side(hand=["Transmutation", "Weakness"]), B=side(), line_up=["Bane", FILLER])
    t.A.plays("Transmutation")
    t.A.picks("Filler")
    assert t.A.vp == 1 and t.A.discard == ["Filler"] and t.line_up == ["Bane"]


@pytest.mark.rule("dcdb:1.101", "dcdb:6.560")
def test_a_weakness_that_is_destroyed_brings_another_one() -> None:
    t = situation(A=side("Bizarro", hand=["Nth Metal"], deck=["Weakness", "Kick"], discard=["Weakness"]), B=side())
    t.A.plays("Nth Metal")
    t.A.says(True)
    assert t.destroyed == ["Weakness"] and t.A.discard == ["Weakness", "Weakness"] and t.weaknesses == 19
    t.A.uses("Bizarro")
    assert t.weaknesses == 21 and t.A.hand == ["Kick"] and t.A.discard == []


@pytest.mark.rule("dcdb:6.010", "dcdb:1.101")
def test_each_other_one_that_was_played_or_is_played_yet_counts() -> None:
    t = situation(A=side(hand=["Royal Flush Gang"] * 3, deck=[FILLER] * 12), B=side())
    for vp in (0, 1 + 1, 2 + 2 + 2):
        t.A.plays("Royal Flush Gang")
        if t.asked[1] == "choose":
            t.A.picks("Filler", "Filler")
        while t.asked[1] == "trigger":
            t.A.picks("Royal Flush Gang")
        assert t.A.vp == vp
    assert t.power == 0 and t.B.vp == 0


# -- the next Super-Villain -------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:8.110", "dcdb:6.202", "dcdb:6.020")
def test_a_card_gained_from_a_first_appearance_has_its_say() -> None:
    t = situation(
        A=side(),
        B=side(),
        line_up=[FILLER] * 5,
        main_deck=["Solomon Grundy", "Kid Flash"],
        super_villains=["Hector Hammond"],
        face_up=False,
    )
    t.A.ends()
    assert t.asked == ("A", "trigger") and t.A.discard == ["Solomon Grundy", "Weakness", "Weakness"]
    t.A.picks("Solomon Grundy")
    assert t.A.deck[0] == "Solomon Grundy" and t.B.discard == ["Kid Flash"]


@pytest.mark.rule("dcdb:8.110", "dcdb:6.063")
def test_who_avoids_a_first_appearance_has_what_comes_of_avoiding() -> None:
    deck = ["Lasso of Truth", *["Punch"] * 4, "Kick", "Mera"]
    t = situation(A=side("Booster Gold", deck=deck), B=side("Batman"), super_villains=["Captain Cold"], face_up=False)
    t.A.ends()
    t.A.picks("Lasso of Truth")
    assert t.A.hand == [*["Punch"] * 4, "Kick"]
    t.A.picks("Booster Gold")
    assert t.A.hand[-1] == "Mera" and not t.A.flipped and t.B.flipped


@pytest.mark.rule("dcdb:1.150", "dcdb:8.110")
def test_a_weakness_for_something_else_does_not_come_of_the_reserve_in_a_first_appearance_either() -> None:
    given = {"super_villains": ["Black Adam"], "face_up": False, "line_up": [FILLER] * 5}
    for weaknesses, gained in ((0, []), (20, ["Weakness"])):
        t = situation(A=side("Bizarro", deck=["Bane", *["Catwoman"] * 4]), B=side(), weaknesses=weaknesses, reserve=5, **given)
        t.A.ends()
        t.A.picks("Catwoman")
        assert t.destroyed == ["Catwoman"] and t.A.discard == gained and t.reserve == 5


@pytest.mark.rule("dcdb:6.485", "dcdb:8.110")
def test_a_super_villain_of_the_hand_that_is_added_to_the_line_up_leaves_the_game() -> None:
    t = situation(
        A=side(deck=["Bane", "Ra's Al Ghul", *["Punch"] * 3]),
        B=side(hand=["Punch"]),
        line_up=[FILLER] * 5,
        super_villains=["The Anti-Monitor"],
        face_up=False,
    )
    t.A.ends()
    t.A.picks("Ra's Al Ghul")
    # B has no card that costs anything, and has shown the hand
    assert t.removed == ["Ra's Al Ghul"] and len(t.line_up) == 5 and t.B.hand == ["Punch"]
    assert "B reveals a hand of Punch  [dcdb:3.050]" in t.log


@pytest.mark.rule("dcdb:3.060", "dcdb:8.110")
def test_those_with_the_highest_total_are_all_of_them_and_of_two_equal_cards_none_is_higher() -> None:
    given = {"line_up": [FILLER] * 5, "face_up": False}
    t = situation(
        A=side(deck=["Punch"] * 5), B=side(hand=["Bane"]), C=side(hand=["Clayface"]), super_villains=["Arkillo"], **given
    )
    t.A.ends()
    assert t.A.discard == [] and t.B.discard == t.C.discard == ["Weakness"] * 3
    t = situation(A=side(deck=["Bane", *["Punch"] * 4, "Kick"]), B=side(hand=["Clayface"]), super_villains=["Graves"], **given)
    t.A.ends()
    t.A.picks("Bane")
    assert sorted(t.destroyed) == ["Bane", "Clayface"] and len(t.A.hand) == 4 and t.B.hand == []


@pytest.mark.rule("dcdb:4.020", "dcdb:8.110")
def test_all_main_characters_are_turned_and_none_of_who_gave_no_points_to_nobody() -> None:
    t = situation(
        A=side(["Batman", "Cyborg"], vp=3, play=["Iron Heights"]),
        B=side("Superman"),
        super_villains=["Captain Cold"],
        face_up=False,
    )
    t.A.ends()
    # there is no attacker to give a point to
    assert t["Batman"].down and t["Cyborg"].down and t["Superman"].down and t.A.vp == 3


@pytest.mark.rule("dcdb:8.110", "dcdb:8.100")
def test_equipment_that_only_its_owner_has_is_none_in_the_line_up() -> None:
    t = situation(
        A=side(hand=["Kid Flash"]),
        B=side(hand=["Element Woman"]),
        line_up=["Element Woman", "Nth Metal"],
        super_villains=["Mr. Freeze"],
        face_up=False,
        main_deck=[FILLER] * 9,
    )
    t.A.ends()
    # the Hero of the Line-Up is no Equipment, the one in B's hand is
    assert t.destroyed == ["Nth Metal"] and t.line_up.count("Element Woman") == 2 and t.B.hand == []


@pytest.mark.rule("dcdb:8.110", "dcdb:6.140")
def test_who_controls_no_location_does_the_other_thing() -> None:
    t = situation(
        A=side(play=["The Batcave"], deck=["Bane", *[FILLER] * 9]),
        B=side(hand=["Bane"]),
        super_villains=["Helspont"],
        face_up=False,
    )
    t.A.ends()
    assert t.A.discard == ["The Batcave"] and len(t.A.hand) == 5 and t.B.discard == ["Bane"]


@pytest.mark.rule("dcdb:6.151", "dcdb:1.070")
def test_cards_drawn_until_they_cost_enough_end_with_the_last_card() -> None:
    t = situation(A=side(hand=["H'el"], deck=["Kick", "Punch"], discard=["Punch"]), B=side())
    t.A.plays("H'el")
    assert sorted(t.A.hand) == ["Kick", "Punch", "Punch"] and t.A.deck == t.A.discard == []


@pytest.mark.rule("dcdb:6.500", "dcdb:1.060")
def test_a_card_that_one_does_not_own_takes_from_its_owner() -> None:
    t = situation(A=side(hand=["Patty Spivot"], vp=1), B=side(deck=["Loot!"], vp=1), C=side(deck=[], vp=5))
    t.A.plays("Patty Spivot")
    # two are to be stolen, one is there
    assert t.A.vp == 2 and t.B.vp == 0 and t.C.vp == 5
    t.A.ends()
    assert t.B.deck == ["Loot!"]


# -- keywords, and the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.510", "dcdb:6.197")
@pytest.mark.example("dcdb:3.043")
def test_a_frozen_card_time_travels_and_comes_back_without_its_token() -> None:
    t = laid("dcdb:3.043")
    assert "dcdb:6.197" in t.A.why_not("Far")
    t.A.time_travels("Far")
    t.A.picks("Kick")
    t.A.says(False)
    assert t.power == 4 and t.A.discard == ["Kick"] and t.line_up == ["Bane"]
    t.A.ends()
    assert t.line_up[1] == "Far" and not t["Far"].frozen and t["Far"].owner == ""


@pytest.mark.rule("dcdb:6.511", "dcdb:6.192")
def test_a_card_discarded_as_a_cost_is_a_card_discarded() -> None:
    t = situation(A=side("Harley Quinn", hand=["Kick", "Mera"], deck=["Robin"]), B=side(), line_up=[FAR])
    t.A.time_travels("Far")
    t.A.picks("Kick")
    t.A.says(False)
    t.A.picks("Harley Quinn")
    assert t.A.hand == ["Mera", "Robin"]


@pytest.mark.rule("dcdb:6.510", "dcdb:6.051", "dcdb:8.110")
def test_a_super_villain_that_time_travels_leaves_what_was_attached_and_appears_no_second_time() -> None:
    far = stand_in("Afar", "Super-Villain", Power(3), FirstAppearance(GainWeaknesses(1)), cost=9, words=("Time Travel",))
    t = situation(A=side(hand=["Kick", "Punch"]), B=side(), super_villains=[far, "Ra's Al Ghul"], attached=["Bane"])
    t.A.time_travels("Afar")
    t.goes_on()
    assert t.removed == ["Bane"] and t.A.play == ["Afar"] and t.power == 3
    t.A.ends()
    assert t.super_villains == ["Afar", "Ra's Al Ghul"] and "Weakness" not in (*t.A.discard, *t.A.hand, *t.B.discard)


@pytest.mark.rule("dcdb:6.290", "dcdb:6.294", "dcdb:1.040")
@pytest.mark.example("dcdb:MC:Golden Glider (Crossover 5)#2")
def test_a_card_put_into_the_line_up_by_its_own_keyword_is_nobodys_by_then() -> None:
    nin = stand_in("Nin", "Hero", Power(1), Ninjutsu(Power(2)), cost=3)
    t = situation(
        A=side("Golden Glider", hand=[nin, "Magic"], play=["The Watchtower"], deck=["Punch"] * 3),
        B=side(),
        line_up=["Robin"],
        power=5,
    )
    t.A.plays("Nin")
    t.A.says(True)
    assert t.line_up == ["Robin", "Nin"] and t["Nin"].owner == "" and t.power == 8 and len(t.offered()) == 2
    t.A.picks("The Watchtower")
    t.A.picks("Golden Glider")
    assert t.A.why_not("Nin") == ["dcdb:6.294"] and len(t.A.hand) == 3
    t.A.plays("Magic")
    # it is still where it has resolved: it is played again, with what the keyword gave, and destroyed
    assert t.power == 11 and t.destroyed == ["Nin"] and t.line_up == ["Robin"]


@pytest.mark.rule("dcdb:6.050", "dcdb:6.201", "dcdb:6.206")
def test_what_is_attached_is_gained_with_the_super_villain_and_counts_each() -> None:
    t = situation(
        A=side("Wonder Woman", deck=["Punch"] * 9),
        B=side(),
        super_villains=["Ra's Al Ghul", "Captain Cold"],
        attached=["Bane", "Kick"],
        power=8,
    )
    t.A.buys("Ra's Al Ghul")
    assert t.A.discard == ["Ra's Al Ghul", "Bane", "Kick"] and t.attached == []
    for _ in range(2):
        t.A.picks("Wonder Woman")
    assert t.A.adjustments == (1, 1) and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:8.070", "dcdb:6.151")
def test_an_adjustment_may_be_made_with_a_deck_made_anew() -> None:
    t = situation(A=side("Wonder Woman", deck=["Kick"] * 5), B=side(), line_up=["Bane", *[FILLER] * 4], power=4)
    t.A.buys("Bane")
    t.A.picks("Wonder Woman")
    t.A.ends()
    assert t.A.hand == ["Kick"] * 5 and t.asked == ("A", "adjust") and t.A.deck == []
    t.A.does("draw a card")
    assert t.A.hand == [*["Kick"] * 5, "Bane"] and t.active == "B"


@pytest.mark.rule("dcdb:1.150", "dcdb:8.110")
def test_the_last_weakness_of_the_reserve_goes_to_whoever_is_attacked_first() -> None:
    t = situation(
        A=side(deck=[FILLER] * 5),
        B=side(),
        format="cube",
        weaknesses=0,
        reserve=1,
        super_villains=["Lex Luthor"],
        face_up=False,
        line_up=["Bane", FILLER, FILLER, FILLER, FILLER],
    )
    t.A.ends()
    assert t.A.discard == ["Weakness"] and t.B.discard == [] and t.reserve == 0


@pytest.mark.rule("dcdb:8.120", "dcdb:12.050")
def test_the_cycle_is_completed_and_of_those_who_tie_the_last_in_order_is_first() -> None:
    t = situation(
        A=side(), B=side(), C=side(), format="cube", active="B", super_villains=["Ra's Al Ghul"], power=8, line_up=[FILLER] * 5
    )
    t.B.buys("Ra's Al Ghul")
    t.B.ends()
    assert t.asked == ("C", "turn") and t.result is None
    t.C.ends()
    # B has the Super-Villain; A and C have nothing, and C was later in turn order
    assert t.result.places == (1, 2, 0)
