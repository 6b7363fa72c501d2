"""What players ask about cards of Teen Titans and Crossover 5, answered from the rulebook."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import catalog
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.state import MAIN, PLAY, CardDef
from tests.worked import laid


def tt(name: str) -> CardDef:
    """A card of Teen Titans."""
    return catalog()[("Teen Titans", name)]


def c5(name: str) -> CardDef:
    """A card of Crossover 5."""
    return catalog()[("Crossover 5", name)]


@pytest.mark.rule("dcdb:6.500", "dcdb:5.020")
def test_where_does_a_teamworked_hero_go_that_cadmus_labs_puts_into_the_hand() -> None:
    t = situation(A=side(hand=[c5("Pied Piper")], play=[tt("Cadmus Labs")]), B=side(deck=["Catwoman", "Kick"]))
    t.A.plays("Pied Piper")
    t.A.uses("Cadmus Labs")
    # to the top of the deck that it came from, since it leaves play
    assert t.A.hand == [] and t.B.deck == ["Catwoman", "Kick"] and t.A.play == ["Cadmus Labs", "Pied Piper"]


@pytest.mark.rule("dcdb:6.320", "dcdb:3.040")
def test_who_owns_a_hero_of_the_line_up_that_cadmus_labs_puts_into_the_hand() -> None:
    t = situation(
        A=side(hand=["Emerald Knight"], play=[tt("Cadmus Labs")], deck=["Punch"] * 5),
        B=side(),
        line_up=["Catwoman"] + ["Bane"] * 4,
    )
    t.A.plays("Emerald Knight")
    t.A.says(False)
    t.A.uses("Cadmus Labs")
    # whoever's hand it comes to; at the end of the turn the Emerald Knight finds nothing to return
    assert t.A.hand == ["Catwoman"]
    t.A.ends()
    assert "Catwoman" in t.A.discard and t.line_up.count("Catwoman") == 0


@pytest.mark.rule("dcdb:5.030", "dcdb:6.500")
def test_what_becomes_of_a_foes_card_that_starfire_destroys() -> None:
    t = situation(
        A=side([tt("MC:Starfire"), c5("MC:Heatwave")], hand=[c5("Pied Piper")], play=["Nth Metal", "Kick", "The Batcave"]),
        B=side(deck=["Catwoman", "Kick"]),
        main_deck=["Robin", "Bane"],
    )
    t.A.plays("Pied Piper")
    t.A.uses("Starfire")
    t.A.picks("Catwoman")
    # it counts as destroyed: Heatwave answers; and it stays where it is
    t.A.picks("Heatwave")
    assert t.destroyed == [] and "Catwoman" in t.A.play and t.A.deck[0] == "Robin"
    t.A.ends()
    assert t.B.deck[0] == "Catwoman"


@pytest.mark.rule("dcdb:6.320")
def test_does_golden_glider_draw_for_a_teamworked_card() -> None:
    t = situation(
        A=side(c5("MC:Golden Glider"), hand=[c5("Pied Piper")], deck=["Bane", "Robin"]), B=side(deck=["Punch"], hand=["Kick"])
    )
    t.A.plays("Pied Piper")
    # for that card, and not for Pied Piper
    t.A.picks("Golden Glider")
    assert t.A.hand == ["Bane"] and t.asked == ("A", "turn") and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:2.030")
def test_is_gizmo_an_equipment_for_itself_with_garfield_logan() -> None:
    t = situation(A=side(play=[tt("Garfield Logan")], hand=[tt("Gizmo")], deck=["Bane", "Robin"]), B=side(hand=["Kick"]))
    t.A.uses("Garfield Logan")
    t.A.picks("Equipment")
    t.A.plays("Gizmo")
    # it has the type from the moment that it is in play, before its text
    assert t.power == 1 and t.A.hand == ["Bane"] and t.B.hand == ["Kick"]


@pytest.mark.rule("dcdb:1.104")
def test_two_garfield_logans_give_the_same_card_both_types() -> None:
    t = situation(A=side("Batman", play=[tt("Garfield Logan"), tt("Garfield Logan")], hand=["Punch", "Punch"]), B=side())
    t.A.uses("Garfield Logan")
    t.A.picks("Equipment")
    t.A.uses("Garfield Logan")
    t.A.picks("Hero")
    t.A.plays("Punch")
    types = t.s.now(t.s.zone(0, PLAY)[-1]).types
    assert set(types) == {"Starter", "Equipment", "Hero"} and t.power == 1 + 1
    t.A.plays("Punch")
    assert t.power == 2 + 1


def test_can_jaime_reyes_in_play_be_discarded_as_an_ongoing_card() -> None:
    t = situation(A=side(hand=["Scarecrow", tt("Geokinesis")]), B=side(hand=[tt("Jaime Reyes")]), C=side())
    t.A.plays("Scarecrow")
    t.B.picks("Jaime Reyes")
    t.A.plays("Geokinesis")
    # he is not Ongoing: nothing is asked of B
    assert t.asked == ("A", "turn") and t.B.play == ["Jaime Reyes"] and t.power == 4


def test_has_a_main_character_that_is_face_down_text_for_jericho() -> None:
    t = situation(A=side(tt("MC:Raven"), hand=[tt("Jericho"), "Batarang"]), B=side("Batman"))
    t.s.write(t.s.zone(1, MAIN)[0]).face = 1
    t.A.plays("Jericho")
    t.A.plays("Batarang")
    assert t.power == 1 + 2


@pytest.mark.rule("dcdb:6.172")
def test_does_a_discarded_defense_count_for_hawkman() -> None:
    t = situation(
        A=side(deck=["Filler"] * 9),
        B=side(hand=["The Cape and Cowl", "Punch"], deck=["Bane", "Robin", "Kick"]),
        super_villains=["Deathstroke", c5("Hawkman")],
        power=9,
    )
    t.A.buys("Deathstroke")
    t.A.ends()
    for _ in range(4):
        t.A.picks("Filler")
    # who avoids it discards nothing for it
    t.B.picks("The Cape and Cowl")
    assert sorted(t.B.hand) == ["Bane", "Punch", "Robin"] and t.B.vp == 0 and t.A.vp == 1


@pytest.mark.rule("dcdb:2.010")
def test_are_cards_drawn_for_patty_spivot_if_there_is_none_to_draw() -> None:
    t = situation(A=side(hand=[c5("Patty Spivot"), "Kid Flash"], deck=[]), B=side(deck=["Punch", "Kick", "Robin"]))
    t.A.plays("Patty Spivot")
    t.A.plays("Kid Flash")
    # told to draw, A has drawn nothing
    assert t.A.play == ["Patty Spivot", "Punch", "Kid Flash"] and t.asked == ("A", "turn")


def test_does_a_teamworked_kick_find_its_copy_with_the_mirror_gun() -> None:
    t = situation(A=side(hand=[c5("Pied Piper"), c5("Mirror Gun")], discard=["Kick", "Kick", "Bane"]), B=side(deck=["Kick"]))
    t.A.plays("Pied Piper")
    t.A.plays("Mirror Gun")
    # it was played, whoever owns it
    assert t.A.hand == ["Kick"] and t.A.discard == ["Kick", "Bane"]


def test_daughter_of_trigon_played_twice_counts_twice() -> None:
    t = situation(A=side(hand=[tt("Daughter of Trigon"), "Clayface"]), B=side(), line_up=["Doomsday", "Catwoman"], power=9)
    t.A.plays("Daughter of Trigon")
    t.A.plays("Clayface")
    # a Hero and a Villain: 2 less, and 2 less again; what is no Villain costs what it costs
    assert "buy Doomsday for 2" in t.offered() and "buy Catwoman for 2" in t.offered()


@pytest.mark.rule("dcdb:6.197")
def test_is_there_power_for_blackfire_if_all_super_powers_are_frozen() -> None:
    t = situation(A=side(hand=[tt("Blackfire")]), B=side(), line_up=["Heat Vision", "Super Strength"])
    t.s.write(t.s.line_up()[0]).frozen = 1
    t.A.plays("Blackfire")
    t.A.says(True)
    # the frozen one is not gained, the other is
    assert t.line_up == ["Heat Vision"] and t.A.hand == ["Super Strength"] and t.power == 0


def test_may_inertia_discard_the_last_card_to_draw_it_again() -> None:
    t = situation(A=side(play=[tt("Inertia")], hand=["Punch"], deck=[], discard=[]), B=side())
    t.A.uses("Inertia")
    # the cost is paid first: the pile, with that very card, becomes the deck
    assert t.A.hand == ["Punch"] and t.A.discard == [] and t.A.deck == []


@pytest.mark.example("dcdb:2.062")
def test_can_lady_vic_be_used_while_the_riddler_resolves() -> None:
    t = laid("dcdb:2.062")
    t.A.plays("The Riddler")
    # with 1 Power it can't be paid for; Lady Vic comes too late
    assert t.asked == ("A", "turn") and t.power == 2 and t.main_deck == ["Bane"]
    t.A.uses("Lady Vic")
    assert t.power == 4 and t.main_deck == ["Bane"]


@pytest.mark.rule("dcdb:1.060")
def test_nothing_is_stolen_of_who_has_nothing() -> None:
    t = situation(A=side(hand=[c5("The Top")], vp=1), B=side(deck=["Punch"]), C=side(deck=["Punch"], vp=5))
    t.A.plays("The Top")
    assert t.A.vp == 2 and t.B.vp == 0 and t.C.vp == 4


@pytest.mark.rule("dcdb:6.197")
def test_what_is_frozen_is_not_there_to_be_gained() -> None:
    line_up = ["Heat Vision", "Super Strength"]
    t = situation(A=side(hand=[tt("Koriand'r"), tt("Blackfire")], deck=["Bane"]), B=side(), line_up=line_up)
    for n in t.s.line_up():
        t.s.write(n).frozen = 1
    # Koriand'r can't: a card is drawn; of Blackfire there is nothing to ask
    t.A.plays("Koriand'r")
    assert t.A.hand == ["Blackfire", "Bane"]
    t.A.plays("Blackfire")
    assert t.power == 3 and t.line_up == line_up
    # of two the other one is gained without a question
    t = situation(A=side(hand=[tt("Koriand'r")], deck=["Bane"]), B=side(), line_up=line_up)
    t.s.write(t.s.line_up()[0]).frozen = 1
    t.A.plays("Koriand'r")
    assert t.A.hand == ["Super Strength"] and t.line_up == ["Heat Vision"]
