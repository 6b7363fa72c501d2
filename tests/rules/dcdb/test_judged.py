"""A second judge's questions on chapters 1 to 8, card against card, answered from the book."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    HAND,
    LINE_UP,
    PLAY,
    Amount,
    AttachIt,
    AttackFoes,
    AvoidsAttack,
    Buying,
    Cards,
    DestroyIt,
    DiscardIt,
    DrawCards,
    DrawLater,
    Each,
    EachPlayer,
    FirstAppearance,
    Fixed,
    FreezeIt,
    Gains,
    GainVP,
    GainWeaknesses,
    LoseVP,
    Named,
    Ninjutsu,
    PassLeft,
    Power,
    PutIt,
    Teamwork,
    ThisTurn,
    Triggers,
    a_card,
    seq,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in

# -- playing again ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:1.030", "dcdb:6.060")
def test_a_card_played_again_attacks_again_and_may_be_avoided_anew() -> None:
    t = situation(A=side(hand=["Scarecrow", "Clayface"]), B=side(hand=["Lasso of Truth"]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    assert t.B.discard == ["Lasso of Truth"] and t.C.discard == ["Weakness"]
    t.A.plays("Clayface")
    assert t.B.discard == ["Lasso of Truth", "Weakness"] and t.C.discard == ["Weakness"] * 2 and t.power == 4


@pytest.mark.rule("dcdb:1.030", "dcdb:2.020")
def test_one_who_plays_again_plays_another_of_its_kind_again_and_that_one_an_earlier_card() -> None:
    t = situation(A=side(hand=["Kick", "Clayface", "Clayface"]), B=side())
    t.A.plays("Kick")
    t.A.plays("Clayface")
    assert t.power == 4
    t.A.plays("Clayface")
    assert sorted(t.offered()) == ["Clayface", "Kick"]
    t.A.picks("Clayface")
    # the first Clayface is under way again, so that the Kick alone is left
    assert t.power == 6 and t.asked == ("A", "turn") and t.A.play == ["Kick", "Clayface", "Clayface"]


@pytest.mark.rule("dcdb:1.030", "dcdb:1.020")
def test_a_card_played_again_is_recorded_as_what_it_was() -> None:
    t = situation(A=side("Superman", hand=["Super Strength", "Clayface"]), B=side())
    t.A.plays("Super Strength")
    assert t.power == 6
    t.A.plays("Clayface")
    # it is no different Super Power: the same card again
    assert t.power == 6 + 5


@pytest.mark.rule("dcdb:1.030", "dcdb:1.010")
def test_magic_plays_a_card_again_and_destroys_it_and_the_power_stays() -> None:
    t = situation(A=side(hand=["Kick", "Magic"]), B=side())
    t.A.plays("Kick")
    t.A.plays("Magic")
    assert t.power == 4 and t.destroyed == ["Kick"] and t.A.play == ["Magic"]
    t = situation(A=side(hand=["Magic"]), B=side())
    t.A.plays("Magic")
    assert t.power == 0 and t.destroyed == [] and t.A.play == ["Magic"]


# -- attacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.064", "dcdb:6.062")
def test_foes_avoid_one_after_the_other_from_the_left_of_whoever_attacks() -> None:
    t = situation(
        A=side(hand=["Lasso of Truth"], deck=["Kick"]),
        B=side(hand=["Scarecrow"]),
        C=side(hand=["Lasso of Truth"], deck=["Punch"]),
        active="B",
    )
    t.B.plays("Scarecrow")
    assert t.asked == ("C", "avoid")
    t.C.picks_none()
    assert t.C.discard == ["Weakness"] and t.asked == ("A", "avoid")
    t.A.picks("Lasso of Truth")
    assert t.A.hand == ["Kick"] and t.A.discard == ["Lasso of Truth"] and t.C.hand == ["Lasso of Truth"]


@pytest.mark.rule("dcdb:6.062", "dcdb:6.170")
def test_a_defense_that_was_discarded_is_shuffled_and_drawn_by_its_own_draw() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Lasso of Truth"], deck=[], discard=[]))
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    # the deck is made of what lies in the discard pile by then, the Defense itself
    assert t.B.hand == ["Lasso of Truth"] and t.B.discard == [] and t.weaknesses == 20


@pytest.mark.rule("dcdb:6.062")
def test_one_attack_is_avoided_once_and_the_next_defense_stays() -> None:
    t = situation(A=side(hand=["Scarecrow", "Bane"]), B=side(hand=["Lasso of Truth", "The Cape and Cowl"], deck=["Punch"] * 4))
    t.A.plays("Scarecrow")
    t.B.picks("The Cape and Cowl")
    assert t.B.hand == ["Lasso of Truth", "Punch", "Punch"] and t.asked == ("A", "turn")
    t.A.plays("Bane")
    t.B.picks("Lasso of Truth")
    assert t.B.discard == ["The Cape and Cowl", "Lasso of Truth"] and len(t.B.hand) == 3


@pytest.mark.rule("dcdb:6.190", "dcdb:6.062")
def test_a_defense_that_is_discarded_by_the_attack_itself_avoids_nothing() -> None:
    t = situation(A=side(hand=["Bane"]), B=side(hand=["Lasso of Truth"], deck=["Kick"]))
    t.A.plays("Bane")
    t.B.picks_none()
    assert t.B.discard == ["Lasso of Truth"] and t.B.hand == [] and t.B.deck == ["Kick"]


@pytest.mark.rule("dcdb:6.060", "dcdb:6.172")
def test_what_is_no_attack_is_not_avoided() -> None:
    t = situation(A=side(hand=["Suicide Squad"] * 3), B=side(hand=["Blue Beetle", "Lasso of Truth"]))
    for _ in range(3):
        t.A.plays("Suicide Squad")
    assert t.B.hand == [] and sorted(t.B.discard) == ["Blue Beetle", "Lasso of Truth"] and t.power == 6


@pytest.mark.rule("dcdb:6.561", "dcdb:1.150", "dcdb:6.064")
def test_the_last_weakness_goes_to_the_first_foe() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side(), C=side(), weaknesses=1, reserve=5)
    t.A.plays("Scarecrow")
    assert t.B.discard == ["Weakness"] and t.C.discard == [] and t.reserve == 5


@pytest.mark.rule("dcdb:6.172", "dcdb:5.020")
def test_a_foe_who_avoids_has_nothing_discarded_that_could_be_played() -> None:
    t = situation(A=side(hand=["Starro"]), B=side(hand=["Blue Beetle"], deck=["Super Strength"]), C=side(deck=["Kick"]))
    t.A.plays("Starro")
    t.B.picks("Blue Beetle")
    assert t.B.deck == ["Super Strength"] and t.offered() == ["Kick"]
    t.A.picks("Kick")
    assert t.power == 2
    t.A.ends()
    # the Kick is C's own, and goes to C's discard pile
    assert t.C.discard == ["Kick"] and "Kick" not in t.A.discard


# -- the Line-Up and the Super-Villain -------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:8.100", "dcdb:6.400")
def test_what_is_bought_is_replaced_only_when_the_turn_is_over() -> None:
    t = situation(
        A=side(), B=side(), line_up=["Kid Flash", "Robin", "Mera", "Bane", "Lobo"], main_deck=["Starro"] + [FILLER] * 5, power=2
    )
    t.A.buys("Kid Flash")
    assert len(t.line_up) == 4
    t.A.ends()
    assert t.line_up == ["Robin", "Mera", "Bane", "Lobo", "Starro"]


@pytest.mark.rule("dcdb:8.110", "dcdb:8.100")
def test_the_line_up_is_full_again_when_the_next_super_villain_counts_it() -> None:
    t = situation(
        A=side(),
        B=side(),
        line_up=["Bane", FILLER, FILLER, FILLER],
        main_deck=["Scarecrow"] + [FILLER] * 5,
        super_villains=["Ra's Al Ghul", "Lex Luthor", "Darkseid"],
        power=8,
    )
    t.A.buys("Ra's Al Ghul")
    assert t.A.discard == ["Ra's Al Ghul"] and t.asked == ("A", "turn")
    t.A.ends()
    # two Villains lie there by then
    assert t.A.discard.count("Weakness") == 2 and t.B.discard == ["Weakness"] * 2 and t.active == "B"


@pytest.mark.rule("dcdb:8.110", "dcdb:8.060")
def test_the_new_hand_is_there_for_the_first_appearance_and_can_defend() -> None:
    raid = stand_in("Raid", "Super-Villain", FirstAppearance(DiscardIt(a_card(Cards((HAND,))))), cost=9)
    t = situation(
        A=side(deck=["Lasso of Truth", "Punch", "Punch", "Punch", "Punch", "Kick"]),
        B=side(hand=["Mera"]),
        super_villains=["Ra's Al Ghul", raid],
        power=8,
    )
    t.A.buys("Ra's Al Ghul")
    t.A.ends()
    assert t.asked == ("A", "avoid")
    t.A.picks("Lasso of Truth")
    assert sorted(t.A.hand) == ["Kick"] + ["Punch"] * 4 and t.B.discard == ["Mera"] and t.active == "B"


@pytest.mark.rule("dcdb:6.480", "dcdb:6.091", "dcdb:8.110")
def test_the_next_super_villain_is_not_there_in_the_same_turn() -> None:
    t = situation(A=side(), B=side(), power=30)
    t.A.buys("Menace 1")
    assert not [o for o in t.offered() if "Menace" in o]


@pytest.mark.rule("dcdb:6.202", "dcdb:6.200")
def test_two_triggers_for_one_card_gained_and_the_second_finds_it_moved() -> None:
    t = situation(A=side("Aquaman", hand=["Aquaman's Trident"]), B=side(), line_up=["Kid Flash"])
    t.A.plays("Aquaman's Trident")
    t.A.buys("Kid Flash")
    assert t.asked == ("A", "trigger") and len(t.offered()) == 2
    t.A.picks("Aquaman")
    assert t.A.deck[0] == "Kid Flash" and t.A.discard == [] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.381", "dcdb:6.201", "dcdb:6.382")
def test_a_kick_put_into_the_hand_was_not_gained() -> None:
    t = situation(A=side("Aquaman", hand=["Supergirl"]), B=side())
    t.A.plays("Supergirl")
    t.A.picks("Kick")
    assert t.A.hand == ["Kick"] and t.kicks == 15 and t.asked == ("A", "turn")
    t = situation(A=side(hand=["Supergirl"]), B=side(), kicks=0)
    t.A.plays("Supergirl")
    assert t.A.hand == [] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.094", "dcdb:6.120")
def test_what_costs_less_never_costs_less_than_nothing() -> None:
    less = stand_in("Less", "Equipment", ThisTurn(Amount(Buying(), Fixed(-9), words="cards cost you 9 less")))
    t = situation(A=side(hand=[less]), B=side(), line_up=["Kid Flash"], power=3)
    t.A.plays("Less")
    assert "buy Kid Flash for 0" in t.offered()
    t.A.buys("Kid Flash")
    assert t.power == 3


@pytest.mark.rule("dcdb:6.120", "dcdb:1.020")
def test_what_costs_less_has_its_cost_all_the_same() -> None:
    t = situation(A=side(hand=["Green Arrow's Bow", "Green Arrow's Bow"]), B=side(), super_villains=["Ra's Al Ghul", "Darkseid"])
    t.A.plays("Green Arrow's Bow")
    t.A.plays("Green Arrow's Bow")
    assert t.power == 4 and "defeat Ra's Al Ghul for 4" in t.offered()
    t.A.buys("Ra's Al Ghul")
    assert t.power == 0 and t.A.discard == ["Ra's Al Ghul"]


@pytest.mark.rule("dcdb:6.197")
def test_all_villains_are_gained_but_the_frozen_one() -> None:
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,), (Named(("Bane",)),)))))
    t = situation(A=side(hand=[frost, "Princess Diana of Themyscira"]), B=side(), line_up=["Bane", "Scarecrow", "Mera"])
    t.A.plays("Frost")
    t.A.plays("Princess Diana of Themyscira")
    assert t.A.discard == ["Scarecrow"] and t.line_up == ["Bane", "Mera"]


@pytest.mark.rule("dcdb:6.197")
def test_a_card_that_two_players_freeze_thaws_with_the_later_of_their_turns() -> None:
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,), (Named(("Kid Flash",)),)))))
    t = situation(
        A=side(hand=[frost], deck=["Mera"] * 9), B=side(hand=[frost], deck=["Kick"] * 9), C=side(), line_up=["Kid Flash"]
    )
    t.A.plays("Frost")
    t.A.ends()
    t.B.plays("Frost")
    t.B.ends()
    t.C.ends()
    t.A.plays("Mera")
    # A's token is gone, B's is not
    assert t.A.why_not("Kid Flash") == ["dcdb:6.197"]
    t.A.ends()
    t.B.plays("Kick")
    t.B.buys("Kid Flash")
    assert "Kid Flash" in t.B.discard


# -- triggers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:1.101", "dcdb:2.030")
def test_a_first_time_that_is_left_is_gone_for_the_turn() -> None:
    t = situation(A=side(hand=["Bane", "Scarecrow"], play=["Arkham Asylum"]), B=side(hand=[]))
    t.A.plays("Bane")
    t.A.picks_none()
    t.A.plays("Scarecrow")
    assert t.asked == ("A", "turn") and t.A.hand == []


@pytest.mark.rule("dcdb:2.020", "dcdb:1.101")
def test_a_location_played_does_not_count_what_was_played_before_it() -> None:
    t = situation(A=side(hand=["Bane", "Arkham Asylum", "Scarecrow"]), B=side(hand=[]))
    t.A.plays("Bane")
    t.A.plays("Arkham Asylum")
    t.A.plays("Scarecrow")
    # the first Villain of the turn was Bane
    assert t.asked == ("A", "turn") and t.A.hand == []


@pytest.mark.rule("dcdb:1.101")
def test_two_main_characters_trigger_each_for_itself() -> None:
    t = situation(A=side(["Batman", "Cyborg"], hand=["Lasso of Truth", "Lasso of Truth"], deck=["Punch"] * 3), B=side())
    t.A.plays("Lasso of Truth")
    assert t.power == 2 and t.asked == ("A", "trigger") and len(t.offered()) == 1
    t.A.picks("Cyborg")
    t.A.plays("Lasso of Truth")
    assert t.power == 4 and t.asked == ("A", "turn") and t.A.hand == ["Punch"]


@pytest.mark.rule("dcdb:1.050", "dcdb:6.172")
def test_power_in_anothers_turn_is_none() -> None:
    t = situation(A=side(hand=["Scarecrow"]), B=side("Deathstroke", hand=["Bulletproof"], deck=["Kick"], discard=["Punch"]))
    t.A.plays("Scarecrow")
    t.B.picks("Bulletproof")
    t.B.picks("Punch")
    assert t.destroyed == ["Punch"] and t.power == 2 and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:1.060")
def test_points_are_lost_down_to_zero_only() -> None:
    loss = stand_in("Loss", "Villain", AttackFoes(LoseVP(3)))
    t = situation(A=side(hand=[loss]), B=side(vp=2), C=side(vp=5))
    t.A.plays("Loss")
    assert t.C.vp == 2 and t.B.vp == 0


# -- ownership -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:5.020", "dcdb:6.320")
def test_a_foes_card_that_is_played_is_put_away_into_its_owners_pile() -> None:
    t = situation(A=side(hand=["Brainiac"]), B=side(hand=["Mera"]), C=side(hand=["Bane"]))
    t.A.plays("Brainiac")
    while t.asked[0] == "A" and t.asked[1] != "turn":
        t.match.choose((0,))
    assert sorted(t.A.play) == ["Bane", "Brainiac", "Mera"]
    t.A.ends()
    assert t.B.discard == ["Mera"] and "Bane" in t.C.discard and t.A.discard == ["Brainiac"]


@pytest.mark.rule("dcdb:6.330", "dcdb:6.500")
def test_a_teamworked_card_is_not_passed() -> None:
    pipes = stand_in("Pipes", "Villain", Teamwork())
    give = stand_in("Give", "Equipment", PassLeft(a_card(Cards((PLAY,), (Named(("Mera",)),)))))
    t = situation(A=side(hand=[pipes, give]), B=side(deck=["Mera", "Punch"]))
    t.A.plays("Pipes")
    t.A.plays("Give")
    assert "Mera" in t.A.play and t.B.discard == []
    t.A.ends()
    assert t.B.deck == ["Mera", "Punch"]


@pytest.mark.rule("dcdb:6.500", "dcdb:5.020")
def test_a_teamworked_card_that_returns_during_the_turn_can_be_teamworked_again() -> None:
    pipes = stand_in("Pipes", "Villain", Teamwork())
    lift = stand_in("Lift", "Equipment", PutIt(a_card(Cards((PLAY,), (Named(("Mera",)),))), HAND))
    t = situation(A=side(hand=[pipes, lift, pipes]), B=side(deck=["Mera", "Punch"]))
    t.A.plays("Pipes")
    assert t.power == 4
    t.A.plays("Lift")
    assert t.B.deck == ["Mera", "Punch"] and t.A.hand == ["Pipes"] and t.B.hand == []
    t.A.plays("Pipes")
    assert t.power == 8


@pytest.mark.rule("dcdb:6.320", "dcdb:1.140", "dcdb:3.040")
def test_a_card_of_the_line_up_that_is_played_and_destroyed_does_not_come_back() -> None:
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((PLAY,), (Named(("Catwoman",)),)))))
    t = situation(A=side(hand=["Emerald Knight", burn]), B=side(), line_up=["Catwoman"])
    t.A.plays("Emerald Knight")
    t.A.says(False)
    t.A.plays("Burn")
    assert t.destroyed == ["Catwoman"]
    t.A.ends()
    assert t.destroyed == ["Catwoman"] and "Catwoman" not in t.line_up


@pytest.mark.rule("dcdb:6.320", "dcdb:6.202")
def test_a_card_gained_into_the_hand_is_its_players_at_once_and_can_be_played() -> None:
    t = situation(A=side(hand=["Teleportation"]), B=side(), main_deck=["Super Strength"] + [FILLER] * 6)
    t.A.plays("Teleportation")
    assert t.A.hand == ["Super Strength"]
    t.A.plays("Super Strength")
    assert t.power == 5


# -- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.151")
def test_the_deck_runs_out_in_the_midst_of_a_draw() -> None:
    t = situation(A=side(hand=["The Fastest Man Alive"], deck=["Kick"], discard=["Mera", "Mera"]), B=side())
    t.A.plays("The Fastest Man Alive")
    # the card that is being played does not lie in the discard pile
    assert t.A.hand == ["Kick", "Mera"] and t.A.deck == ["Mera"] and t.A.discard == []
    t = situation(A=side(hand=["Kid Flash"], deck=["Kick"], discard=["Mera"]), B=side())
    t.A.plays("Kid Flash")
    assert t.A.hand == ["Kick"] and t.A.deck == [] and t.A.discard == ["Mera"]


@pytest.mark.rule("dcdb:6.151", "dcdb:8.060", "dcdb:8.040")
def test_the_new_hand_is_drawn_from_a_pile_with_all_that_was_played() -> None:
    t = situation(A=side(hand=["Kick", "Mera"], deck=[], discard=[]), B=side())
    t.A.plays("Kick")
    t.A.ends()
    assert sorted(t.A.hand) == ["Kick", "Mera"] and t.A.discard == [] and t.A.deck == []


@pytest.mark.rule("dcdb:8.030", "dcdb:8.040", "dcdb:8.060")
def test_ras_goes_below_the_deck_before_the_new_hand() -> None:
    t = situation(A=side(hand=["Ra's Al Ghul"], deck=["Punch"] * 5), B=side())
    t.A.plays("Ra's Al Ghul")
    t.A.ends()
    t.A.picks("Ra's Al Ghul")
    assert t.A.hand == ["Punch"] * 5 and t.A.deck == ["Ra's Al Ghul"] and t.A.discard == []


@pytest.mark.rule("dcdb:2.010", "dcdb:6.190")
def test_as_many_are_discarded_as_there_are() -> None:
    t = situation(A=side(hand=["The Penguin"], deck=["Kick"], discard=[]), B=side())
    t.A.plays("The Penguin")
    assert t.A.hand == [] and t.A.discard == ["Kick"] and t.asked == ("A", "turn")


# -- types, zero, nothing --------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.151")
def test_the_reveal_of_an_empty_deck_plays_nothing() -> None:
    t = situation(A=side(hand=["X-Ray Vision"]), B=side(deck=[], discard=[]), C=side(deck=["The Batcave"]))
    t.A.plays("X-Ray Vision")
    assert t.asked == ("A", "turn") and t.C.deck == ["The Batcave"] and t.A.play == ["X-Ray Vision"]


@pytest.mark.rule("dcdb:2.010", "dcdb:1.040")
def test_a_revealed_card_of_a_foe_goes_back_as_soon_as_it_was_played() -> None:
    t = situation(A=side(hand=["X-Ray Vision", "Clayface"]), B=side(deck=["Super Strength", "Punch"]))
    t.A.plays("X-Ray Vision")
    t.A.picks("Super Strength")
    assert t.power == 5 and t.B.deck == ["Super Strength", "Punch"]
    t.A.plays("Clayface")
    # it is no more where it has resolved: the X-Ray Vision alone can be played again
    t.A.picks("Super Strength")
    assert t.power == 10 and t.B.deck == ["Super Strength", "Punch"]


@pytest.mark.rule("dcdb:6.200")
def test_zero_cards_to_gain_is_nothing_gained() -> None:
    bank = stand_in("Bank", "Location", Triggers(Gains(), DrawCards(1)), words=("Ongoing",))
    t = situation(A=side(hand=["Princess Diana of Themyscira"], play=[bank]), B=side(), line_up=["Mera"])
    t.A.plays("Princess Diana of Themyscira")
    assert t.asked == ("A", "turn") and t.line_up == ["Mera"] and t.A.hand == []


@pytest.mark.rule("dcdb:12.020", "dcdb:12.040")
def test_weaknesses_count_for_bizarro_wherever_they_lie() -> None:
    t = situation(A=side(hand=["Weakness"], deck=["Bizarro"], discard=["Weakness"]), B=side(discard=["Weakness"], deck=[]))
    assert t.A.points == 2 * 2 - 2 and t.B.points == -1


# -- two players, and what comes when ---------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:2.072", "dcdb:2.073")
def test_what_one_card_triggers_for_all_goes_round_and_ends_with_the_active_player() -> None:
    watch = stand_in("Watch", "Location", Triggers(Gains(), GainVP(1), turns="any"), words=("Ongoing",))
    rain = stand_in("Rain", "Villain", Each(EachPlayer(), GainWeaknesses(1)))
    t = situation(A=side(play=[watch]), B=side(hand=[rain], play=[watch]), C=side(play=[watch]), active="B")
    t.B.plays("Rain")
    for player in (t.C, t.A, t.B):
        assert t.asked[1] == "trigger"
        player.picks("Watch")
    assert (t.A.vp, t.B.vp, t.C.vp) == (1, 1, 1) and t.asked == ("B", "turn")


@pytest.mark.rule("dcdb:6.063", "dcdb:6.064")
def test_a_defense_that_is_discarded_triggers_before_the_next_foe_is_attacked() -> None:
    t = situation(
        A=side(hand=["Scarecrow"]),
        B=side("Harley Quinn", hand=["Lasso of Truth"], deck=["Kick", "Mera"]),
        C=side(hand=["Blue Beetle"]),
    )
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    assert t.B.hand == ["Kick"] and t.asked == ("B", "trigger")
    t.B.picks("Harley Quinn")
    assert t.B.hand == ["Kick", "Mera"] and t.asked == ("C", "avoid")


@pytest.mark.rule("dcdb:1.101", "dcdb:8.110", "dcdb:6.020")
def test_what_triggers_in_a_turn_does_not_at_a_first_appearance() -> None:
    raid = stand_in("Raid", "Super-Villain", FirstAppearance(GainWeaknesses(1)), cost=9)
    t = situation(
        A=side("Aquaman"),
        B=side("Booster Gold", hand=["Blue Beetle"], deck=["Kick"] * 3),
        super_villains=["Ra's Al Ghul", raid],
        power=8,
    )
    t.A.buys("Ra's Al Ghul")
    t.A.ends()
    # a Weakness is a card with cost 5 or less; but avoiding triggers at any time
    assert "Weakness" in t.A.discard and t.asked == ("B", "avoid")
    t.B.picks("Blue Beetle")
    t.B.picks("Booster Gold")
    assert t.B.hand == ["Blue Beetle", "Kick"] and t.active == "B"


@pytest.mark.rule("dcdb:8.070", "dcdb:6.206")
def test_a_foe_adjusts_its_hand_after_the_active_player_has() -> None:
    watch = stand_in("Watch", "Main Character", Triggers(AvoidsAttack(), DrawLater(1), turns="any", category="C"))
    t = situation(
        A=side("Wonder Woman", hand=["Scarecrow"], deck=["Punch"] * 9),
        B=side([watch], hand=["Lasso of Truth", "Kick"], deck=["Mera"] * 5),
        line_up=["Bane"],
        power=3,
    )
    t.A.plays("Scarecrow")
    t.B.picks("Lasso of Truth")
    t.A.buys("Bane")
    t.A.picks("Wonder Woman")
    t.A.ends()
    assert t.asked == ("A", "adjust")
    t.A.picks("1")
    assert t.asked == ("B", "adjust")
    t.B.picks("1")
    assert len(t.A.hand) == 6 and t.B.hand == ["Kick", "Mera", "Mera"] and t.active == "B"


@pytest.mark.rule("dcdb:6.500", "dcdb:6.503", "dcdb:6.151")
def test_teamwork_within_teamwork_and_beyond_the_end_of_a_deck() -> None:
    pipes = stand_in("Pipes", "Villain", Teamwork())
    t = situation(A=side(hand=[pipes]), B=side(deck=[pipes, "Mera"], discard=[]))
    t.A.plays("Pipes")
    assert t.A.play == ["Pipes", "Pipes", "Mera"]
    t.A.ends()
    assert t.B.deck == ["Pipes", "Mera"]
    t = situation(A=side(hand=[pipes, pipes]), B=side(deck=["Mera"], discard=["Kick"]))
    t.A.plays("Pipes")
    t.A.plays("Pipes")
    assert t.B.deck == [] and t.B.discard == [] and t.A.play[-1] == "Kick"
    t.A.ends()
    assert t.B.deck == ["Mera", "Kick"]


@pytest.mark.rule("dcdb:6.500", "dcdb:6.060")
def test_a_foes_card_attacks_its_owner() -> None:
    pipes = stand_in("Pipes", "Villain", Teamwork())
    t = situation(A=side(hand=[pipes]), B=side(deck=["Scarecrow"]))
    t.A.plays("Pipes")
    assert t.B.discard == ["Weakness"] and t.A.discard == []


@pytest.mark.rule("dcdb:6.500", "dcdb:6.190")
def test_a_teamworked_card_that_is_discarded_for_its_ability_goes_back_to_the_deck() -> None:
    pipes = stand_in("Pipes", "Villain", Teamwork())
    t = situation(A=side(hand=[pipes]), B=side(deck=["Lady Vic", "Kick"]))
    t.A.plays("Pipes")
    t.A.uses("Lady Vic")
    assert t.power == 2 and t.B.deck == ["Lady Vic", "Kick"] and t.A.play == ["Pipes"]


@pytest.mark.rule("dcdb:8.110", "dcdb:3.012")
def test_the_next_super_villain_that_is_played_lies_face_down_again_and_still_attacks() -> None:
    raid = stand_in("Raid", "Super-Villain", Power(1), FirstAppearance(GainWeaknesses(1)), cost=9)
    t = situation(A=side(hand=["J'onn J'onzz"]), B=side(), super_villains=["Ra's Al Ghul", raid], power=28)
    t.A.buys("Ra's Al Ghul")
    t.A.plays("J'onn J'onzz")
    assert t.power == 21 and not [o for o in t.offered() if "Raid" in o]
    t.A.ends()
    assert t.A.discard.count("Weakness") == 1 and t.B.discard == ["Weakness"]


@pytest.mark.rule("dcdb:1.030", "dcdb:6.290")
def test_what_ninjutsu_has_given_is_there_when_the_card_is_played_again() -> None:
    shade = stand_in("Shade", "Hero", seq(Power(1), Ninjutsu(Power(2))))
    t = situation(A=side(hand=[shade, "Clayface"]), B=side())
    t.A.plays("Shade")
    t.A.says(True)
    assert t.power == 3 and t.line_up == ["Shade"]
    t.A.plays("Clayface")
    assert t.power == 6 and t.line_up == ["Shade"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:8.100")
def test_the_game_ends_before_the_next_super_villain_appears() -> None:
    raid = stand_in("Raid", "Super-Villain", FirstAppearance(GainWeaknesses(2)), cost=9)
    t = situation(A=side(), B=side(), super_villains=["Ra's Al Ghul", raid], power=8, main_deck=[])
    t.A.buys("Ra's Al Ghul")
    t.A.ends()
    assert t.result is not None and t.B.discard == []
    # five cards or more need none
    t = situation(A=side(), B=side(), line_up=["Bane", "Mera", "Robin", "Lobo", "Starro", "Kid Flash"], main_deck=[])
    t.A.ends()
    assert t.result is None and len(t.line_up) == 6


@pytest.mark.rule("dcdb:6.320", "dcdb:12.020")
def test_a_card_of_the_line_up_that_is_in_play_counts_for_nobody() -> None:
    t = situation(A=side(hand=["Emerald Knight"], deck=[]), B=side(), line_up=["Mera"])
    before = t.A.points
    t.A.plays("Emerald Knight")
    t.A.says(False)
    assert "Mera" in t.A.play and t.A.points == before


@pytest.mark.rule("dcdb:6.530", "dcdb:1.101")
def test_a_card_of_several_types_is_the_first_of_each() -> None:
    t = situation(
        A=side(["Batman", "Superman"], hand=["Element Woman"], play=["Arkham Asylum", "The Watchtower"], deck=["Punch"] * 5),
        B=side(),
    )
    t.A.plays("Element Woman")
    assert t.power == 4
    t.A.picks("Arkham Asylum")
    t.A.picks("The Watchtower")
    assert t.A.hand == ["Punch", "Punch"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:1.070", "dcdb:2.010")
def test_to_draw_as_many_as_none_is_no_draw() -> None:
    t = situation(A=side("The Flash", hand=["Power of the Red", "Kid Flash"], deck=["Punch"] * 5), B=side())
    t.A.plays("Power of the Red")
    t.A.picks_none()
    assert t.asked == ("A", "turn")
    t.A.plays("Kid Flash")
    t.A.picks("The Flash")
    assert t.A.hand == ["Punch", "Punch"]


@pytest.mark.rule("dcdb:6.051", "dcdb:6.050")
def test_what_is_attached_does_not_stay_for_a_super_villain_that_is_played_and_returned() -> None:
    leash = stand_in("Leash", "Hero", AttachIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[leash, "J'onn J'onzz"]), B=side(), line_up=["Mera"])
    t.A.plays("Leash")
    assert t.attached == ["Mera"]
    t.A.plays("J'onn J'onzz")
    assert t.attached == [] and t.removed == ["Mera"] and t.super_villains[0] == "Menace 1"


@pytest.mark.rule("dcdb:6.330", "dcdb:6.331", "dcdb:3.040")
def test_a_card_of_nobody_in_play_can_be_passed_and_does_not_return() -> None:
    give = stand_in("Give", "Equipment", PassLeft(a_card(Cards((PLAY,), (Named(("Mera",)),)))))
    t = situation(A=side(hand=["Emerald Knight", give]), B=side(), line_up=["Mera"])
    t.A.plays("Emerald Knight")
    t.A.says(False)
    t.A.plays("Give")
    assert t.B.discard == ["Mera"] and "Mera" not in t.A.play
    t.A.ends()
    assert t.B.discard == ["Mera"] and "Mera" not in t.line_up


@pytest.mark.rule("dcdb:6.290", "dcdb:5.060", "dcdb:6.485")
def test_a_starter_or_a_super_villain_with_ninjutsu_leaves_the_game() -> None:
    for kind in ("Starter", "Super-Villain"):
        shade = stand_in("Shade", kind, seq(Power(1), Ninjutsu(Power(2))))
        t = situation(A=side(hand=[shade]), B=side())
        t.A.plays("Shade")
        t.A.says(True)
        assert t.power == 3 and t.line_up == [] and t.removed == ["Shade"]


@pytest.mark.rule("dcdb:1.030", "dcdb:1.040")
def test_a_card_that_plays_again_and_destroys_may_itself_be_played_again() -> None:
    t = situation(A=side(hand=["Kick", "Bane", "Magic", "Clayface"]), B=side(hand=[]))
    for name in ("Kick", "Bane", "Magic"):
        t.A.plays(name)
    t.A.picks("Kick")
    t.A.plays("Clayface")
    # the Kick is destroyed; Bane and the Magic are where they have resolved
    assert sorted(t.offered()) == ["Bane", "Magic"]
    t.A.picks("Magic")
    assert t.destroyed == ["Kick", "Bane"] and t.power == 8 and t.A.play == ["Magic", "Clayface"]
