"""What players ask about cards of Forever Evil, Crossover 1 and Crossover 2, and what the book says to it."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    EQUIPMENT,
    HERO,
    SUPER_POWER,
    VILLAIN,
    Effect,
    GainVP,
    If,
    ItIs,
    Kind,
    OnceEachTurn,
    Power,
    RevealTop,
    seq,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from tests.worked import laid


@pytest.mark.rule("dcdb:6.190")
def test_is_a_card_destroyed_in_the_line_up_one_that_i_have_destroyed_in_any_zone() -> None:
    t = situation(A=side(hand=["Ultraman"]), B=side(), line_up=["Emperor Penguin", "Kick"])
    t.A.plays("Ultraman")
    t.A.picks("Emperor Penguin")
    t.A.picks("Emperor Penguin")
    assert t.A.vp == 2 and t.B.vp == 0 and t.line_up == ["Kick"]


@pytest.mark.rule("dcdb:6.331")
def test_what_of_insanity_when_a_hand_is_empty() -> None:
    t = situation(A=side(hand=["Insanity", "Punch"]), B=side(), C=side(hand=["Bane"]))
    t.A.plays("Insanity")
    # B has none to pass, and is passed one all the same
    assert t.A.hand == ["Bane"] and t.B.hand == ["Punch"] and t.C.hand == []


@pytest.mark.rule("dcdb:2.072", "dcdb:2.073")
def test_who_draws_first_when_insanity_triggers_harley_quinn_of_a_foe() -> None:
    t = situation(
        A=side("Harley Quinn (Forever Evil)", hand=["Insanity", "Punch"]),
        B=side("Black Manta", hand=["Bane"]),
        C=side(hand=["Kick"]),
    )
    t.A.plays("Insanity")
    assert t.asked == ("A", "trigger")
    t.A.picks("Harley Quinn")
    assert t.A.hand == ["Kick", "Filler"] and t.B.hand == ["Punch"] and t.C.hand == ["Bane"]
    t = situation(
        A=side("Black Manta", hand=["Insanity", "Punch"]),
        B=side(hand=["Bane"]),
        C=side("Harley Quinn (Forever Evil)", hand=["Kick"]),
    )
    t.A.plays("Insanity")
    assert t.asked == ("C", "trigger")
    t.C.picks("Harley Quinn")
    assert t.C.hand == ["Bane", "Filler"]


@pytest.mark.rule("dcdb:1.101")
def test_does_bizarro_gain_a_weakness_for_each_card_destroyed_at_once() -> None:
    t = situation(A=side("Bizarro", hand=["Lobo", "Punch", "Punch", "Kick"]), B=side())
    t.A.plays("Lobo")
    t.A.picks("Punch", "Punch")
    # both must be resolved
    assert t.asked == ("A", "trigger")
    t.A.picks("Bizarro")
    assert t.A.discard == ["Weakness", "Weakness"] and t.A.hand == ["Kick"]


@pytest.mark.rule("dcdb:1.150")
def test_does_bizarro_take_weaknesses_of_the_reserve() -> None:
    # it is not the Super-Villain that gives it
    t = situation(A=side("Bizarro", hand=["Heat Vision", "Punch"]), B=side(), weaknesses=0, reserve=3)
    t.A.plays("Heat Vision")
    t.A.picks("Punch")
    assert t.A.discard == [] and t.reserve == 3 and t.destroyed == ["Punch"]


@pytest.mark.rule("dcdb:1.060", "dcdb:8.110")
def test_from_whom_does_man_bat_steal_when_a_super_villain_appears() -> None:
    t = situation(A=side(deck=["Punch"] * 5, vp=3), B=side(hand=["Man-Bat"], vp=1), super_villains=["Constantine"], face_up=False)
    t.A.ends()
    t.B.picks("Man-Bat")
    # from nobody; and the attack is avoided
    assert t.B.vp == 1 and t.A.vp == 0 and t.B.discard == ["Man-Bat"]
    # an attacker who has none gives none
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=["Man-Bat"]))
    t.A.plays("Scarecrow")
    t.B.picks("Man-Bat")
    assert t.B.vp == 0 and t.A.vp == 0


@pytest.mark.rule("dcdb:3.040")
def test_is_a_card_that_firestorm_matrix_keeps_still_kept_once_it_has_been_in_hand() -> None:
    t = situation(A=side(hand=["Firestorm Matrix", "The Hourglass"], deck=["Robin", *["Kick"] * 20]), B=side())
    t.A.plays("Firestorm Matrix")
    t.A.says(True)
    t.A.plays("The Hourglass")
    t.A.ends()
    t.A.picks("The Hourglass")
    assert "Robin" in t.A.hand and t.A.play == []
    t.B.ends()
    t.A.plays("Robin")
    if t.asked[1] == "choose":
        t.A.picks_none()
    assert not [o for o in t.offered() if o.startswith("use")]
    t.A.ends()
    assert "Robin" in t.A.discard and t.A.play == []


@pytest.mark.example("dcdb:SV:Shazam! (Forever Evil)#1")
def test_what_does_shazam_do_with_one_card_left_in_the_main_deck() -> None:
    t = laid("dcdb:SV:Shazam! (Forever Evil)#1")
    t.A.plays("Shazam!")
    assert t.power == 5 and t.destroyed == ["Super Strength"] and t.A.discard == [] and t.main_deck == []


@pytest.mark.rule("dcdb:3.040")
def test_does_a_revived_card_go_to_the_main_deck_from_where_it_has_resolved() -> None:
    t = situation(
        A=side(hand=["Batman (Forever Evil)"]),
        B=side(below=["Kick"]),
        destroyed=["Explosive Arrow", "Nth Metal"],
        main_deck=["Bane"],
    )
    t.A.plays("Batman")
    t.A.picks("Explosive Arrow", "Nth Metal")
    t.A.picks("Explosive Arrow")
    # it has put itself under A's main character: that is where it has resolved
    assert t.A.below == ["Explosive Arrow"]
    t.A.says(False)
    t.A.orders("Explosive Arrow", "Nth Metal")
    assert t.A.below == [] and t.main_deck == ["Bane", "Explosive Arrow", "Nth Metal"] and "Kick" in t.destroyed


@pytest.mark.rule("dcdb:1.040")
def test_can_the_hourglass_take_a_card_that_was_destroyed_since() -> None:
    t = situation(A=side("Bane", hand=["Kick", "The Hourglass"]), B=side())
    t.A.plays("Kick")
    t.A.picks("Bane")
    t.A.plays("The Hourglass")
    assert t.asked == ("A", "turn") and t.destroyed == ["Kick"]


def test_does_eclipso_have_the_text_of_who_lies_face_down() -> None:
    t = situation(
        A=side("Superman", hand=["Icicle", "Eclipso", "Nth Metal"]), B=side("Batman", deck=[]), C=side("Aquaman", deck=[])
    )
    t.A.plays("Icicle")
    t.A.takes_mode(0)
    t.A.plays("Eclipso")
    before = t.power
    t.A.plays("Nth Metal")
    t.A.says(False)
    # Batman would have given one more
    assert t.power == before + 1


@pytest.mark.rule("dcdb:6.190")
def test_whom_does_gog_count_that_had_no_card() -> None:
    t = situation(A=side(deck=["Punch"] * 5), B=side(), C=side(hand=["Kick"]), super_villains=["Gog"], face_up=False)
    t.A.ends()
    assert t.A.discard == ["Punch"] and t.B.discard == [] and t.C.discard == ["Kick"] and t.C.hand == []


def test_to_whom_does_gentleman_ghost_pass_when_there_are_fewer_cards_than_foes() -> None:
    t = situation(A=side(hand=["Gentleman Ghost", "Punch"]), B=side(), C=side())
    t.A.plays("Gentleman Ghost")
    t.A.says(True)
    assert t.B.discard == ["Punch"] and t.C.discard == [] and t.A.hand == []


@pytest.mark.rule("dcdb:6.151")
@pytest.mark.example("dcdb:1.071")
def test_does_ultra_humanite_draw_what_was_put_on_the_bottom_of_an_empty_deck() -> None:
    t = situation(A=side(hand=["Ultra-Humanite", "Punch", "Kick"], deck=[], discard=["Bane"]), B=side())
    t.A.plays("Ultra-Humanite")
    t.A.orders("Kick", "Punch")
    # they are the deck by then; the discard pile is not shuffled
    assert t.A.hand == ["Kick", "Punch"] and t.A.discard == ["Bane"] and t.A.deck == []


@pytest.mark.rule("dcdb:6.151")
def test_what_do_t_spheres_reveal_of_a_deck_of_one() -> None:
    t = situation(A=side(hand=["T-Spheres"], deck=["Bane"], discard=["Punch", "Punch"]), B=side())
    t.A.plays("T-Spheres")
    t.A.picks("Punch")
    assert sorted(t.A.hand) == ["Punch", "Punch"] and t.A.deck == ["Bane"] and t.A.discard == []


@pytest.mark.rule("dcdb:8.010", "dcdb:8.030")
def test_does_promise_to_a_friend_save_a_serum_that_is_destroyed_as_the_turn_ends() -> None:
    t = situation(A=side(hand=["Man-Bat Serum"], play=["Promise to a Friend"], vp=5), B=side())
    t.A.plays("Man-Bat Serum")
    t.A.ends()
    # the turn is over by then
    assert t.destroyed == ["Man-Bat Serum"]


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#1")
def test_is_element_woman_an_equipment_for_oliver_queen() -> None:
    t = situation(A=side(), B=side("Oliver Queen", hand=["Element Woman"], below=["Bane"]))
    t.A.ends()
    t.B.picks("Oliver Queen")
    t.B.says(True)
    assert t.B.below == ["Bane", "Element Woman"] and t.B.hand == []
    # under the main character nobody owns her, and she is a Hero
    assert t.s.now(t.s.zone(1, 5)[1]).types == ("Hero",)


@pytest.mark.rule("dcdb:2.030")
def test_in_which_order_do_verdant_and_roy_harper_come() -> None:
    t = situation(A=side(), B=side("Roy Harper", hand=["Punch"], play=["Verdant"], below=["Kick", "Bane", "Mera"], deck=["Lobo"]))
    t.A.ends()
    # Roy Harper looks as the turn starts: there were three
    t.B.picks("Verdant")
    assert sorted(t.B.below) == ["Bane", "Kick", "Mera", "Punch"] and t.power == 0 and t.asked == ("B", "turn")


@pytest.mark.rule("dcdb:6.202")
def test_may_sara_lance_put_what_collapsible_staff_has_put_there_already() -> None:
    t = situation(A=side("Sara Lance", hand=["Collapsible Staff"]), B=side(), line_up=["Bane"])
    t.A.plays("Collapsible Staff")
    # it has left the discard pile, and is a new card where it is
    assert t.A.below == ["Bane"] and t.asked == ("A", "turn")


def test_does_atrocitus_return_what_others_have_put_under_a_main_character() -> None:
    t = situation(
        A=side(deck=["Kick"] * 5, below=["Mera"]),
        B=side(hand=["Super Strength"] * 3, below=["Robin"]),
        super_villains=["Atrocitus", "Darkseid"],
        face_up=False,
    )
    t.A.ends()
    assert t.A.below == ["Mera", "Kick"] and t.B.below == ["Robin", "Super Strength"]
    t.B.plays("Super Strength")
    t.B.plays("Super Strength")
    t.B.buys("Atrocitus")
    assert t.A.below == ["Mera"] and t.A.deck[0] == "Kick" and t.B.below == ["Robin"] and t.B.deck[0] == "Super Strength"


# -- rulings that name cards of other sets, with cards that stand in for them -----------------------------------------------


@pytest.mark.example("dcdb:1.043")
def test_can_the_joker_destroy_a_villain_that_has_gone_back_to_the_hand() -> None:
    t = laid("dcdb:1.043")
    t.A.plays("Goon")
    assert [o for o in t.offered() if o.startswith("use")]
    t.A.plays("Labs")
    assert t.A.hand == ["Goon"] and not [o for o in t.offered() if o.startswith("use")]


@pytest.mark.example("dcdb:1.022")
def test_does_doctor_fate_look_at_what_cards_cost_when_they_were_played() -> None:
    t = laid("dcdb:1.022")
    t.A.plays("Place 6")
    t.A.plays("Place 7")
    assert t.power == 1
    t.A.plays("Computo")
    assert t.asked == ("A", "turn") and {t.s.now(n).cost for n in t.s.zone(0, 3)[:2]} == {5}
    t.A.plays("Place 5")
    t.A.picks("Doctor Fate")
    assert t.A.hand == ["Kick"] and t.power == 2


@pytest.mark.example("dcdb:MC:Lex Luthor (Forever Evil)#2")
def test_does_lex_luthor_draw_for_a_card_that_is_a_hero_only_once_he_owns_it() -> None:
    t = laid("dcdb:MC:Lex Luthor (Forever Evil)#2")
    t.A.buys("Shape")
    assert t.asked == ("A", "turn") and t.A.adjustments == ()
    assert t.s.now(t.s.zone(0, 2)[0]).types == ("Super Power", "Hero")
    t.A.buys("Robin")
    t.A.picks("Lex Luthor")
    assert t.A.adjustments == (1,)


@pytest.mark.example("dcdb:MC:Sinestro (Forever Evil)#4", "dcdb:MC:Sinestro (Forever Evil)#5")
def test_does_sinestro_gain_a_point_for_an_attack_that_is_not_played() -> None:
    t = laid("dcdb:MC:Sinestro (Forever Evil)#4")
    t.A.plays("Ash")
    assert t.asked == ("A", "turn") and t.A.vp == 0
    t.A.uses("Ash")
    assert t.B.discard == ["Weakness"] and t.asked == ("A", "turn") and t.A.vp == 0


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#3")
def test_what_does_a_main_character_do_that_reveals_element_woman_and_asks_for_each_type() -> None:
    def for_type(kind: str, then: Effect) -> Effect:
        return If(ItIs((Kind((kind,)),)), then)

    reveal = seq(
        RevealTop(),
        for_type(HERO, Power(1)),
        for_type(VILLAIN, Power(2)),
        for_type(EQUIPMENT, GainVP(1)),
        for_type(SUPER_POWER, Power(4)),
    )
    fox = stand_in("Fox", "Main Character", OnceEachTurn((), reveal))
    t = situation(A=side(fox, deck=["Element Woman"]), B=side())
    t.A.uses("Fox")
    assert t.power == 7 and t.A.vp == 1


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#4")
def test_how_much_does_mirror_master_give_for_element_woman() -> None:
    orchid = stand_in("Orchid", HERO, cost=4)
    t = situation(A=side("Mirror Master", hand=[orchid, "Element Woman"]), B=side())
    t.A.plays("Orchid")
    t.A.plays("Element Woman")
    assert t.power == 3


@pytest.mark.example("dcdb:GC:The Hourglass (Crossover 1)#5")
def test_can_the_hourglass_take_a_card_from_the_line_up() -> None:
    t = laid("dcdb:GC:The Hourglass (Crossover 1)#5")
    t.A.plays("Ninja")
    t.A.says(True)
    assert t.line_up == ["Robin", "Ninja"]
    t.A.plays("The Hourglass")
    t.A.ends()
    t.A.picks("The Hourglass")
    assert sorted(t.A.hand) == ["Kick"] * 5 + ["Ninja"] and "Ninja" not in t.line_up and "Robin" in t.line_up


@pytest.mark.example("dcdb:GC:The Hourglass (Crossover 1)#6")
def test_can_the_hourglass_take_a_card_that_has_destroyed_itself() -> None:
    t = laid("dcdb:GC:The Hourglass (Crossover 1)#6")
    t.A.plays("Thomas")
    assert t.destroyed == ["Thomas"]
    t.A.plays("The Hourglass")
    t.A.ends()
    t.A.picks("The Hourglass")
    assert "Thomas" in t.A.hand and t.destroyed == []


@pytest.mark.example("dcdb:MC:Jay Garrick (Crossover 1)#8")
def test_what_does_a_card_look_at_once_jay_garrick_has_discarded_the_top_card() -> None:
    t = laid("dcdb:MC:Jay Garrick (Crossover 1)#8")
    t.A.plays("Psi")
    # any of the five may be the one that goes
    t.A.picks("Weakness")
    t.A.says(True)
    assert sorted(t.offered()) == ["Bane", "Kick", "Mera", "Robin", "Super Strength"]
    t.A.picks("Kick", "Super Strength")
    t.A.picks("Kick")
    assert t.power == 7 and t.A.discard == ["Weakness"] and sorted(t.A.deck) == ["Bane", "Mera", "Punch", "Robin"]
