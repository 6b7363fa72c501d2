"""What players ask about cards that meet: first ones of a turn, cards that come back, attacks in anybody's turn, stacks that run out."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.dcdb.cards.phrases import (
    DISCARD,
    HAND,
    AttackFoes,
    Cards,
    DestroyIt,
    DiscardIt,
    DrawCards,
    GainWeaknesses,
    a_card,
    up_to,
)
from longbox.games.dcdb.situations import put, side, situation, stand_in
from longbox.games.dcdb.situations.table import Table
from longbox.games.dcdb.state import HAND as HANDS

ATTACK = stand_in("Att", "Villain", AttackFoes(GainWeaknesses(1)))
ROBS = stand_in("Robs", "Villain", AttackFoes(DiscardIt(a_card(Cards((HAND,))))))
DESTROYS = stand_in("Des", "Hero", DestroyIt(up_to(1, Cards((HAND, DISCARD)))))
DRAWS, DRAWS_TOO = (stand_in(name, "Hero", DrawCards(1)) for name in ("D", "E"))


def laid(**given: Any) -> Table:
    """A table with a second player who has nothing in particular."""
    return situation(**{"A": side(), "B": side(), **given})


def seen(t: Table, player: int, by: int) -> list[str]:
    """The cards of a hand that a player knows."""
    s = t.s
    return [s.cards[n].printed.name for n in s.zone(player, HANDS) if s.cards[n].known >> by & 1]


def appears(super_villain: str, **given: Any) -> Table:
    """A's turn has ended and a Super-Villain has appeared; nobody avoided its attack."""
    t = laid(super_villains=[super_villain], face_up=False, **given)
    t.A.ends()
    if t.active != "B" or "(turn" not in t.asking():
        t.goes_on()
    return t


# -- the first of a turn ------------------------------------------------------------------------------------------------------------


def test_two_caves_draw_for_the_same_first_equipment_and_for_no_second() -> None:
    t = laid(A=side(play=["The Batcave"] * 2, hand=["Aquaman's Trident", "Utility Belt"], deck=5))
    t.A.plays("Aquaman's Trident")
    assert t.asking().count("The Batcave:") == 2
    t.A.picks("The Batcave")
    t.A.picks("The Batcave")
    held = len(t.A.hand)
    t.A.plays("Utility Belt")
    assert len(t.A.hand) == held - 1 and "(turn" in t.asking()


@pytest.mark.rule("dcdb:1.101")
def test_a_hero_that_comes_back_and_is_played_again_is_no_first_one_any_more() -> None:
    t = laid(A=side(play=["The Watchtower", "Cadmus Labs"], hand=["Robin"], deck=5))
    t.A.plays("Robin")
    t.A.picks("The Watchtower")
    t.A.uses("Cadmus Labs")
    assert "Robin" in t.A.hand
    power = t.power
    t.A.plays("Robin")
    # no second draw; its Power comes again
    assert len(t.A.hand) == 1 and t.power == power + 1 and "(turn" in t.asking()


def test_superman_counts_each_different_power_and_element_woman_is_both_second_ones() -> None:
    t = laid(A=side("Superman", hand=["Kick", "Kick", "Heat Vision"]))
    powers = []
    for name in ("Kick", "Kick", "Heat Vision"):
        t.A.plays(name)
        powers.append(t.power)
    assert powers == [3, 5, 9]
    t = laid(A=side("Martian Manhunter", hand=["Element Woman"] * 2))
    t.A.plays("Element Woman")
    assert t.power == 2
    t.A.plays("Element Woman")
    assert t.power == 10


@pytest.mark.rule("dcdb:2.040", "dcdb:8.060")
def test_the_new_hand_is_drawn_by_no_card_and_a_first_draw_is_the_first_alone() -> None:
    t = laid(A=side("Jay Garrick", hand=["Kick"], deck=5))
    t.A.ends()
    assert t.active == "B" and len(t.A.hand) == 5
    t = laid(A=side("The Flash", hand=[DRAWS, DRAWS_TOO], deck=6))
    t.A.plays("D")
    t.A.picks("The Flash")
    assert len(t.A.hand) == 3
    t.A.plays("E")
    assert len(t.A.hand) == 3 and "(turn" in t.asking()


def test_a_green_lantern_of_three_names_has_his_power_once_the_third_has_resolved() -> None:
    t = laid(A=side("Green Lantern", hand=["Kick", "Robin", "Bane", "Doomsday"]))
    found = []
    for name in ("Kick", "Robin", "Bane"):
        before = t.power
        t.A.plays(name)
        found.append(t.power - before)
    assert found[2] - found[0] >= 3 and found[1] == 1


def test_a_villain_swamp_thing_and_his_foe_each_control_what_is_theirs_in_their_own_turn() -> None:
    t = laid(A=side("Swamp Thing", hand=["Utility Belt"], deck=3), B=side(play=["The Batcave"]), line_up=["The Watchtower"])
    t.A.plays("Utility Belt")
    assert "The Batcave" in t.asking()
    b = side(play=["The Batcave"], hand=["Utility Belt"], deck=9)
    t = laid(A=side("Swamp Thing"), B=b, line_up=["Arkham Asylum"])
    t.A.ends()
    t.B.plays("Utility Belt")
    # its owner draws by it in the own turn: it was never gone
    assert "B is asked" in t.asking() and "The Batcave" in t.asking() and "Arkham" not in t.asking()


# -- attacks ------------------------------------------------------------------------------------------------------------------------


def test_a_card_that_is_only_shown_avoids_one_attack_after_the_other() -> None:
    t = laid(A=side(hand=[ATTACK, ATTACK]), B=side(hand=["Blue Beetle"]), C=side())
    for _ in range(2):
        t.A.plays("Att")
        t.B.picks("Blue Beetle")
    assert t.B.hand == ["Blue Beetle"] and t.B.discard == [] and t.C.discard == ["Weakness"] * 2


def test_an_attack_may_be_avoided_by_what_lies_in_play_or_what_a_main_character_says() -> None:
    t = laid(A=side(hand=[ATTACK]), B=side(play=["Force Field"]))
    t.A.plays("Att")
    t.B.picks("Force Field")
    assert t.B.play == [] and t.B.discard == ["Force Field"] and t.weaknesses == 20
    t = laid(A=side(hand=[ATTACK]), B=side("Green Lantern [Crisis]", hand=3), C=side())
    t.A.plays("Att")
    t.B.picks("Green Lantern")
    assert t.B.hand == [] and t.C.discard == ["Weakness"]


def test_what_an_attacker_has_not_is_not_stolen_and_one_foe_hit_is_enough_for_sinestro() -> None:
    t = laid(A=side(hand=[ATTACK]), B=side(hand=["Man-Bat"], vp=1))
    t.A.plays("Att")
    t.B.picks("Man-Bat")
    assert (t.A.vp, t.B.vp, t.B.discard) == (0, 1, ["Man-Bat"])
    t = laid(A=side("Sinestro", hand=[ATTACK]), B=side(hand=["Blue Beetle"]), C=side())
    t.A.plays("Att")
    t.B.picks("Blue Beetle")
    t.A.picks("Sinestro")
    assert t.A.vp == 1
    t = laid(A=side("Sinestro", hand=[ATTACK]), B=side(hand=["Blue Beetle"]))
    t.A.plays("Att")
    t.B.picks("Blue Beetle")
    assert t.A.vp == 0 and "A is asked (turn" in t.asking()


@pytest.mark.rule("dcdb:6.192")
def test_a_foe_has_what_comes_of_discarding_and_avoiding_in_ones_turn() -> None:
    t = laid(A=side(hand=[ROBS]), B=side("Harley Quinn", hand=["Punch", "Kick"], deck=3))
    t.A.plays("Robs")
    t.B.picks("Punch")
    t.B.picks("Harley Quinn")
    assert t.B.discard == ["Punch"] and len(t.B.hand) == 2
    t = laid(A=side(hand=[ATTACK]), B=side("Booster Gold", hand=["Lasso of Truth"], deck=5))
    t.A.plays("Att")
    t.B.picks("Lasso of Truth")
    t.B.picks("Booster Gold")
    # one by its defense, one by the main character
    assert len(t.B.hand) == 2


@pytest.mark.rule("dcdb:3.050")
def test_who_can_not_do_what_an_attack_asks_shows_the_hand_and_who_can_does_not() -> None:
    t = appears("Batman (Forever Evil)", B=side(hand=["Kick", "Punch"]), C=side(hand=["Utility Belt", "Kick"]))
    assert seen(t, 1, 0) == seen(t, 1, 2) == ["Kick", "Punch"] and t.B.discard == ["Weakness"]
    assert seen(t, 2, 0) == [] and t.C.discard == [] and "Utility Belt" in t.destroyed
    # one of two kinds is there: it goes, and the rest is shown for the other
    t = appears("Cyborg (Forever Evil)", B=side(hand=["Heat Vision", "Punch"]))
    assert t.B.discard == ["Heat Vision"] and seen(t, 1, 0) == ["Punch"]
    for hand, left, shown in ((["Punch", "Kick"], ["Kick"], []), (["Punch", "Punch"], [], ["Punch", "Punch"])):
        t = appears("Mordru the Merciless", B=side(hand=hand))
        assert t.B.discard == left and seen(t, 1, 0) == shown


@pytest.mark.rule("dcdb:3.060")
def test_whose_highest_card_is_asked_for_shows_all() -> None:
    t = appears("Isabel Rochev", B=side(hand=["Punch", "Kick", "Robin"]))
    assert t.B.below == ["Kick"] and seen(t, 1, 0) == ["Punch", "Robin"]


@pytest.mark.rule("dcdb:3.050")
def test_who_has_a_villain_need_not_show_it() -> None:
    t = laid(B=side(hand=["Doomsday", "Punch", "Kick"]), super_villains=["Darkseid"], face_up=False)
    t.A.ends()
    t.goes_on()
    assert sorted(t.B.discard) == ["Doomsday", "Punch"] and seen(t, 1, 0) == []


@pytest.mark.rule("dcdb:1.050")
def test_power_for_a_card_destroyed_in_nobodys_turn_is_none() -> None:
    t = appears("Batman (Forever Evil)", B=side(hand=["Venom Injector"]))
    assert "Venom Injector" in t.destroyed and t.power == 0
    t = laid(A=side(hand=[DESTROYS, "Venom Injector"]))
    t.A.plays("Des")
    t.A.picks("Venom Injector")
    assert t.power == 2


@pytest.mark.rule("dcdb:8.100", "dcdb:8.110")
def test_a_first_appearance_finds_the_line_up_full() -> None:
    deck: list[Any] = ["Doomsday", *["Robin"] * 9]
    t = appears("Lex Luthor", B=side(), C=side(), line_up=["Bane", "Robin"], main_deck=deck)
    # two Villains by now: two Weaknesses for each of three
    assert t.line_up == ["Bane", "Robin", "Doomsday", "Robin", "Robin"] and t.weaknesses == 14
    five: list[Any] = ["Bane", "Doomsday", "Robin", "Robin", "Robin"]
    t = appears("Lex Luthor", B=side(), C=side(), line_up=five, weaknesses=3)
    # they run out: whoever has just finished is hit first
    assert (t.A.discard.count("Weakness"), t.B.discard.count("Weakness"), t.C.discard.count("Weakness")) == (2, 1, 0)


def test_parallax_takes_the_cheap_ones() -> None:
    t = appears("Parallax", B=side(hand=["Kick", "Punch", "Super Strength"]))
    assert sorted(t.B.hand) == ["Kick", "Super Strength"] and t.B.discard == ["Punch"]


# -- destroying, stacks and piles ---------------------------------------------------------------------------------------------------


def test_a_weakness_destroyed_brings_another_while_there_are_some() -> None:
    for left, found in ((20, ["Weakness"]), (0, [])):
        t = laid(A=side("Bizarro", hand=[DESTROYS, "Weakness"]), weaknesses=left)
        t.A.plays("Des")
        t.A.picks("Weakness")
        assert t.A.discard == found
    t = laid(A=side("Bizarro", discard=["Weakness"] * 2, deck=3), weaknesses=0)
    t.A.uses("Bizarro")
    assert t.weaknesses == 2 and t.A.discard == [] and len(t.A.hand) == 1


@pytest.mark.rule("dcdb:1.010", "dcdb:1.040")
def test_a_power_that_is_destroyed_has_given_its_power_and_is_not_played_again() -> None:
    t = laid(A=side("Black Adam", hand=["Kick", "Clayface"], deck=3))
    t.A.plays("Kick")
    t.A.picks("Black Adam")
    assert (t.power, t.A.vp, t.destroyed) == (2, 1, ["Kick"])
    t.A.plays("Clayface")
    assert "(turn" in t.asking() and t.power == 2


def test_who_destroys_a_weakness_in_prison_has_a_point_for_it_from_a_deck_made_anew_as_well() -> None:
    for deck, pile in ((["Weakness", "Punch"], []), ([], ["Weakness"])):
        t = laid(A=side(play=["Blackgate Prison"], deck=deck, discard=pile))
        t.A.uses("Blackgate Prison")
        assert t.A.vp == 1 and t.destroyed == ["Weakness"]


def test_nothing_is_destroyed_by_one_who_has_promised_and_the_card_is_played_all_the_same() -> None:
    t = laid(A=side(play=["Promise to a Friend"], hand=[DESTROYS, "Punch"]))
    t.A.plays("Des")
    assert t.A.hand == ["Punch"] and t.destroyed == [] and "(turn" in t.asking()


def test_what_a_card_says_of_its_destruction_may_be_left_or_used() -> None:
    t = laid(A=side(hand=[DESTROYS, "Steve Trevor"], deck=["Kick", "Robin"]))
    t.A.plays("Des")
    t.A.picks("Steve Trevor")
    t.A.picks("Steve Trevor")
    t.A.picks("Robin")
    assert t.A.hand == ["Kick"] and t.A.discard == ["Robin"]
    t = laid(A=side(hand=[DESTROYS, "Word of Power"]), power=4)
    t.A.plays("Des")
    t.A.picks("Word of Power")
    assert t.A.why_not("Menace 1") == ["dcdb:6.094"]
    t.A.picks("Word of Power")
    assert t.A.why_not("Menace 1") == []


@pytest.mark.rule("dcdb:6.151")
def test_as_many_are_drawn_as_there_are_in_deck_and_pile() -> None:
    t = laid(A=side(hand=[stand_in("Many", "Hero", DrawCards(5))], deck=1, discard=2))
    t.A.plays("Many")
    assert len(t.A.hand) == 3 and t.A.deck == [] and t.A.discard == []


def test_what_the_line_up_has_none_of_is_asked_of_an_empty_one_too() -> None:
    for line_up, there in ((["Heat Vision"], False), (["Robin"], True), ([], True)):
        t = laid(A=side("Starfire", deck=3), line_up=line_up)
        assert ("use Starfire" in t.asking()) is there


# -- buying and the end -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dcdb:6.092", "dcdb:6.093")
def test_a_second_kick_and_a_card_beside_the_super_villain_are_for_the_printed_game_only() -> None:
    for form, more in (("base", True), ("cube", False)):
        t = laid(A=side(), power=6, format=form)
        t.A.buys("Kick")
        assert ("buy Kick" in t.asking()) is more
        t = laid(A=side(), power=20, line_up=["Robin"], format=form)
        t.A.does("defeat")
        assert ("buy Robin" in t.asking()) is more and t.power == 12
    t = laid(A=side(), power=9, kicks=0)
    assert "buy Kick" not in t.asking()


def test_a_card_bought_onto_the_deck_is_the_next_that_is_drawn_and_aquaman_takes_what_is_cheap_enough() -> None:
    t = laid(A=side(hand=[DRAWS], deck=2), power=7, line_up=["Solomon Grundy"])
    t.A.buys("Solomon Grundy")
    t.A.picks("Solomon Grundy")
    t.A.plays("D")
    assert t.A.hand == ["Solomon Grundy"]
    # seven is too much for Aquaman, who has a Weakness on top if he likes
    t = laid(A=side("Aquaman"), power=7, line_up=["Solomon Grundy"])
    t.A.buys("Solomon Grundy")
    assert t.asking().count("put") == 1 and "Aquaman:" not in t.asking()
    t = laid(A=side("Aquaman", hand=[stand_in("W", "Villain", GainWeaknesses(1))], deck=2))
    t.A.plays("W")
    t.A.picks("Aquaman")
    assert t.A.deck[0] == "Weakness"


@pytest.mark.rule("dcdb:8.100", "dcdb:12.040")
def test_the_last_card_that_fills_the_line_up_goes_on_and_one_too_few_ends_the_game() -> None:
    for left, over in ((4, False), (3, True)):
        t = laid(A=side(), line_up=["Robin"], main_deck=left)
        t.A.ends()
        assert (t.s.result is not None) is over and len(t.line_up) == (4 if over else 5)
    belt = side(hand=["Utility Belt"], deck=["Lasso of Truth", "The Cape and Cowl", "Aquaman's Trident", "Nth Metal"])
    t = laid(A=belt, main_deck=0)
    t.A.ends()
    assert "A 9 VP and B 0 VP" in t.log


def test_what_is_due_at_the_start_of_a_turn_is_in_an_order_of_ones_own() -> None:
    t = laid(A=side(), B=side("Oliver Queen", play=["Verdant", put("Bane")], hand=["Punch", "Kick"], deck=5))
    t.A.ends()
    assert "Oliver Queen:" in t.asking() and "Verdant:" in t.asking()
    t.B.picks("Verdant")
    t.B.picks("Kick")
    t.B.picks("Oliver Queen")
    t.B.picks("Punch")
    # what was not an Equipment brings a card from below
    assert t.B.discard == ["Punch"] and "Kick" in t.B.hand and t.B.below == []


# -- texts with a choice ------------------------------------------------------------------------------------------------------------


def test_who_can_not_do_the_one_thing_has_the_other() -> None:
    for name, given in (("Signature Trenchcoat", {}), ("Black Manta (Crisis 1)", {"line_up": ["Robin"]})):
        t = laid(A=side(hand=[name]), **given)
        t.A.plays(name)
        assert t.power == (2 if name == "Signature Trenchcoat" else 4) and "(turn" in t.asking()


@pytest.mark.rule("dcdb:3.030")
def test_two_copies_in_play_may_be_anybodys_and_the_card_itself_is_one_once_it_lies_there() -> None:
    t = laid(A=side(hand=["Hawk & Dove"], play=["The Batcave"]), B=side(play=["The Batcave"]))
    t.A.plays("Hawk & Dove")
    assert t.power == 3
    t = laid(A=side(hand=["Hawk & Dove"] * 2))
    t.A.plays("Hawk & Dove")
    assert t.power == 2
    t.A.plays("Hawk & Dove")
    assert t.power == 5


def test_a_starter_may_be_shown_or_not_and_an_empty_deck_is_hit_by_nothing() -> None:
    for shows in (True, False):
        t = laid(A=side(hand=["Scythe"]), B=side(hand=["Vulnerability"]))
        t.A.plays("Scythe")
        t.B.says(shows)
        assert t.B.discard == ([] if shows else ["Weakness"])
    t = laid(A=side(hand=["Mr. Zsasz"]), B=side(deck=[], discard=[]))
    t.A.plays("Mr. Zsasz")
    assert t.B.discard == [] and t.power == 2


def test_a_location_that_is_put_into_play_was_not_played_and_counts_at_once() -> None:
    t = laid(A=side(hand=["Power of the Green"], discard=["The Watchtower", "Robin"], deck=3))
    t.A.plays("Power of the Green")
    assert t.power == 3 and t.A.play == ["Power of the Green", "The Watchtower"] and t.A.discard == ["Robin"]


@pytest.mark.rule("dcdb:3.040", "dcdb:6.201")
def test_a_card_gained_and_then_put_elsewhere_is_out_of_reach_of_what_it_triggered_and_one_only_put_was_not_gained() -> None:
    t = laid(A=side("Aquaman", hand=["Captain Atom"], deck=2), line_up=["Robin"])
    t.A.plays("Captain Atom")
    t.A.picks("Robin")
    assert t.A.hand == ["Robin"] and "(turn" in t.asking()
    t = laid(A=side("Aquaman", hand=["Trigon (Heroes Unite)"]), main_deck=["Robin", "Bane"])
    t.A.plays("Trigon (Heroes Unite)")
    t.A.picks("Robin")
    assert t.A.hand == ["Robin"] and "(turn" in t.asking()


def test_degaton_counts_what_was_discarded_and_what_is_discarded_yet() -> None:
    throws = stand_in("Dd", "Hero", DiscardIt(a_card(Cards((HAND,)))))
    t = laid(A=side(hand=["Per Degaton", "Punch", "Kick", throws]))
    t.A.plays("Per Degaton")
    t.A.picks("Punch")
    assert t.power == 3
    t.A.plays("Dd")
    assert t.power == 4 and t.A.hand == []


def test_power_is_doubled_as_it_is_just_then() -> None:
    t = laid(A=side(hand=["Kick", "Parallax (Crisis 1)", "Kick"], deck=3))
    found = []
    for name in ("Kick", "Parallax (Crisis 1)", "Kick"):
        t.A.plays(name)
        found.append(t.power)
    assert found == [2, 4, 6]


def test_a_card_of_two_types_between_two_is_the_one_or_the_other() -> None:
    t = laid(A=side(hand=["Bunker"], deck=["Robin", "Mera", "Kick"]))
    t.A.plays("Bunker")
    t.A.picks("Mera")
    assert sorted(t.A.hand) == ["Kick", "Mera"] and t.A.discard == ["Robin"]


def test_a_foe_without_a_location_is_hit_by_nothing_and_one_that_has_one_is_enough() -> None:
    for foes, cards in ((side(play=["The Batcave"]), 0), (side(), 1)):
        t = laid(A=side(hand=["Killer Frost"], deck=2), C=foes)
        t.A.plays("Killer Frost")
        assert len(t.A.hand) == cards and t.power == 1
