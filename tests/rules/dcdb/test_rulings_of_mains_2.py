"""More rulings on main characters, and worked examples of chapters 1 to 6 with the cards that they name."""

from __future__ import annotations

import pytest

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.vocabulary import (
    HAND,
    HERO,
    PLAY,
    SUPER_POWER,
    VILLAIN,
    Cards,
    Ninjutsu,
    Power,
    PutIt,
    Uses,
    a_card,
)
from longbox.games.dcdb.situations import side, situation, stand_in
from longbox.games.dcdb.situations.worked.rulings_of_mains_2 import AZARATH, SHIFT, VILLAINS
from tests.worked import laid


@pytest.mark.example("dcdb:MC:Lex Luthor (Forever Evil)#2", "dcdb:1.021", "dcdb:6.097")
def test_a_card_that_changes_its_type_as_it_is_owned_is_bought_as_what_it_was() -> None:
    for main, bought in (("Lex Luthor", "Catwoman"), ("Wonder Woman", "Scarecrow")):
        t = situation(A=side(main), B=side(), line_up=[SHIFT, bought], power=9)
        t.A.buys("Shift")
        assert t.asked == ("A", "turn") and t.A.adjustments == ()
        # it is a Hero and a Villain by now
        assert {HERO, VILLAIN} <= set(t.s.now(t.s.zone(0, 2)[0]).types)
        t.A.buys(bought)
        t.A.picks(main)
        assert t.A.adjustments == (1,)


@pytest.mark.example("dcdb:MC:Mirror Master (Crossover 5)#2", "dcdb:GC:Element Woman (Forever Evil)#4")
def test_mirror_master_gives_one_power_for_a_card_of_several_types() -> None:
    t = laid("dcdb:MC:Mirror Master (Crossover 5)#2")
    t.A.plays("Orchid")
    assert t.power == 0
    t.A.plays("Element")
    assert t.power == 1


@pytest.mark.example("dcdb:6.012")
def test_mirror_master_wants_another_card_or_another_play() -> None:
    staff = stand_in("Staff", "Equipment", cost=3)
    t = situation(A=side("Mirror Master", hand=[staff, staff]), B=side())
    t.A.plays("Staff")
    assert t.power == 0
    t.A.plays("Staff")
    assert t.power == 1
    t = situation(A=side("Mirror Master", hand=[staff, "Clayface"]), B=side())
    t.A.plays("Staff")
    t.A.plays("Clayface")
    # the first time that it was played is another card, of the same cost
    assert t.power == 1


@pytest.mark.example("dcdb:MC:Ozymandias (Crossover 4)#2")
def test_ozymandias_does_what_he_does_where_the_new_hand_is_drawn() -> None:
    t = laid("dcdb:MC:Ozymandias (Crossover 4)#2")
    t.A.ends()
    assert t.asked == ("A", "choose") and len(t.A.hand) == 6 and t.A.discard == ["Punch"]
    t.A.picks("Punch")
    assert t.A.deck == ["Punch", "Catwoman"] and len(t.A.hand) == 5 and t.active == "B"
    t.B.ends()
    assert len(t.B.hand) == 5


@pytest.mark.example(
    "dcdb:MC:Sinestro (Forever Evil)#3", "dcdb:MC:Sinestro (Forever Evil)#4", "dcdb:MC:Sinestro (Forever Evil)#5"
)
def test_sinestro_wants_an_attack_that_was_played_and_not_avoided() -> None:
    t = laid("dcdb:MC:Sinestro (Forever Evil)#3")
    t.A.plays("Gas")
    t.B.picks("Lasso of Truth")
    t.C.picks_none()
    t.A.picks("Sinestro")
    assert t.A.vp == 1
    t = laid("dcdb:MC:Sinestro (Forever Evil)#3", others=False)
    t.A.plays("Gas")
    t.B.picks("Lasso of Truth")
    assert t.asked == ("A", "turn") and t.A.vp == 0
    # an attack by an ability is none that was played, and playing the card does not attack
    t = situation(A=side("Sinestro (Forever Evil)", hand=[AZARATH, "Punch"]), B=side())
    t.A.plays("Azarath")
    assert t.asked == ("A", "turn")
    t.A.uses("Azarath")
    assert t.B.discard == ["Weakness"] and t.asked == ("A", "turn") and t.A.vp == 0


@pytest.mark.example(
    "dcdb:MC:Sinestro (Rivals 2)#3",
    "dcdb:MC:Sinestro (Rivals 2)#4",
    "dcdb:MC:Sinestro (Rivals 2)#5",
    "dcdb:MC:Sinestro (Rivals 2)#6",
    "dcdb:MC:Sinestro (Rivals 2)#7",
)
def test_the_other_sinestro_counts_cards_that_let_one_attack_and_attacks_that_hit() -> None:
    t = laid("dcdb:MC:Sinestro (Rivals 2)#3")
    t.A.plays("Azarath")
    assert t.power == 1 and t.asked == ("A", "turn")
    t.A.uses("Azarath")
    t.A.picks("Kick")
    # no card was played, and a foe was hit
    assert t.power == 1 and t.asked == ("A", "trigger")
    t.A.picks("Sinestro")
    assert t.A.vp == 1
    t.A.plays("Gas")
    # once a turn
    assert t.power == 2 and t.asked == ("A", "turn") and t.A.vp == 1 and t.B.vp == 0
    # whoever attacks, if it is in your turn: here what B's own Location does to A's other foe
    t = laid("dcdb:MC:Sinestro (Rivals 2)#6")
    t.A.plays("Punch")
    t.A.picks("Sinestro")
    assert t.A.vp == 1 and t.C.vp == 0


@pytest.mark.example("dcdb:MC:The Comedian (Crossover 4)#3", "dcdb:MC:The Comedian (Crossover 4)#4")
@pytest.mark.parametrize(
    ("id", "villain", "cost"),
    [("dcdb:MC:The Comedian (Crossover 4)#3", "Raid", 8), ("dcdb:MC:The Comedian (Crossover 4)#4", "Hunt", 7)],
)
def test_the_comedian_pays_less_for_what_attacks(id: str, villain: str, cost: int) -> None:
    t = laid(id)
    found = [o for o in t.offered() if o.startswith(("buy", "defeat"))]
    wanted = ["buy Gas for 2", "buy Azarath for 4", "buy Catwoman for 2"]
    assert sorted(found) == sorted([*wanted, "buy Kick for 3", f"defeat {villain} for {cost}"])
    t.A.buys(villain)
    assert t.power == 9 - cost


@pytest.mark.example("dcdb:MC:Vixen (Promo)#2", "dcdb:MC:Vixen (Promo)#3", "dcdb:2.012")
def test_vixens_text_is_resolved_in_its_order() -> None:
    t = laid("dcdb:MC:Vixen (Promo)#2")
    t.A.uses("Vixen")
    # there was one card to destroy, and the one that is drawn last is not among them
    assert t.power == 6 and t.destroyed == ["Punch"] and t.A.hand == ["Shift"] and "defeat Menace 1 for 6" in t.offered()
    t.A.buys("Menace 1")
    assert t.power == 0
    t = laid("dcdb:MC:Vixen (Promo)#2", deck=("Kick", SHIFT))
    t.A.uses("Vixen")
    assert t.power == 4 and t.destroyed == [] and sorted(t.A.hand) == ["Kick", "Punch"]


@pytest.mark.example("dcdb:GC:Element Woman (Forever Evil)#3")
def test_vixen_finds_every_type_in_element_woman() -> None:
    t = laid("dcdb:GC:Element Woman (Forever Evil)#3")
    t.A.uses("Vixen")
    assert t.power == 6 and t.destroyed == ["Punch"] and t.A.hand == ["Element Woman"] and "defeat Menace 1 for 6" in t.offered()
    assert t.A.deck == ["Kick"] and t.B.hand == []


@pytest.mark.example("dcdb:1.033")
def test_a_card_played_again_has_the_type_that_it_was_given() -> None:
    t = laid("dcdb:1.033")
    t.A.plays("Garfield")
    t.A.picks("Hero")
    t.A.plays("Kick")
    # the second Hero
    assert t.power == 2 + 3
    kick = t.s.zone(0, PLAY)[1]
    assert t.s.now(kick).types == (SUPER_POWER, HERO) and t.s.now(kick).color == "orange"
    t.A.plays("Kick")
    assert t.s.now(t.s.zone(0, PLAY)[2]).types == (SUPER_POWER,)
    t.A.plays("Clayface")
    t.match.choose((t.offered().index("Kick"),))
    again = [e for e in t.s.memory.since("turn", ev.Played) if e.again]
    assert len(again) == 1 and again[0].values.types == (SUPER_POWER, HERO)


@pytest.mark.example("dcdb:1.034")
def test_a_card_played_again_remembers_what_has_been_used() -> None:
    t = laid("dcdb:1.034")
    t.A.plays("Bay")
    t.A.uses("Bay")
    t.A.plays("Clayface")
    assert t.A.vp == 1 and not [o for o in t.offered() if o.startswith("use Bay")]


@pytest.mark.example("dcdb:1.043", "dcdb:1.044")
def test_the_joker_destroys_a_villain_only_where_it_resolved() -> None:
    joker = "The Joker (Forever Evil)"
    labs = stand_in(
        "Labs", "Location", Uses((), PutIt(a_card(Cards((PLAY,), (VILLAINS,))), HAND), limit=(1, "turn")), words=("Ongoing",)
    )
    comp = stand_in("Comp", "Villain", Power(1), cost=5)
    t = situation(A=side(joker, hand=[comp], play=[labs]), B=side())
    t.A.plays("Comp")
    assert [o for o in t.offered() if o.startswith("use The Joker")]
    t.A.uses("Labs")
    assert t.A.hand == ["Comp"] and not [o for o in t.offered() if o.startswith("use The Joker")]
    sneak = stand_in("Sneak", "Villain", Ninjutsu(Power(1)), cost=5)
    t = situation(A=side(joker, hand=[sneak]), B=side())
    t.A.plays("Sneak")
    t.A.says(True)
    assert t.line_up == ["Sneak"]
    t.A.uses("The Joker")
    assert t.destroyed == ["Sneak"] and t.line_up == []


@pytest.mark.example("dcdb:1.111")
def test_what_is_gained_goes_to_a_pile_of_ones_own() -> None:
    t = laid("dcdb:1.111")
    t.A.plays("Ring")
    assert t.A.discard == ["Scarecrow"] and t.B.discard == [] and t.C.discard == [] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:1.110", "dcdb:6.099")
@pytest.mark.example("dcdb:1.113")
def test_a_foe_is_chosen_among_all_foes_where_nobody_is_attacked() -> None:
    t = laid("dcdb:1.113")
    t.A.plays("Beams")
    assert t.asked == ("A", "foe") and t.offered() == ["B", "C"]
    t.match.choose((1,))
    # it is no attack, and the foe decides what it does
    assert t.asked == ("C", "choose")
    t.C.picks("Mera")
    assert t.C.hand == ["Lasso of Truth"] and t.B.hand == ["Kick"] and t.A.hand == ["Punch"] and t.power == 2


@pytest.mark.example("dcdb:2.041")
def test_what_is_destroyed_after_the_turn_is_over_triggers_nothing_of_a_turn() -> None:
    t = laid("dcdb:2.041")
    t.A.plays("Burn")
    # in the turn she triggers
    t.B.picks("Girl")
    t.A.picks("Cheetah M")
    t.A.ends()
    t.A.picks("Cheetah M")
    t.A.picks("Vulnerability")
    assert sorted(t.destroyed) == ["Punch", "Vulnerability"] and t.B.vp == 1 and t.active == "B"


@pytest.mark.example("dcdb:3.041")
def test_abra_kadabra_does_not_return_what_has_left() -> None:
    t = laid("dcdb:3.041")
    t.A.plays("Abra Kadabra")
    t.A.says(False)
    assert t.A.play == ["Abra Kadabra", "Zinthos"]
    t.A.uses("Zinthos")
    assert t.A.hand == ["Mera"] and t.A.discard == ["Zinthos"]
    t.A.ends()
    # neither returned nor to be paid for
    assert "Zinthos" in t.A.discard and t.A.vp == 5 and "Zinthos" not in t.main_deck and t.active == "B"


@pytest.mark.example("dcdb:6.104")
def test_a_red_card_is_no_villain() -> None:
    t = laid("dcdb:6.104")
    t.A.plays("Emotion")
    assert t.asked == ("A", "trigger") and len(t.offered()) == 1
    t.A.picks("Indigo")
    assert t.A.vp == 1
    t.A.plays("Doomsday")
    t.A.picks("Comedian")
    t.A.picks("Indigo")
    assert t.A.vp == 4
