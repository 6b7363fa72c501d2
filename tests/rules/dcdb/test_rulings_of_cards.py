"""Rulings on cards of the main deck and on the basic stacks, played as they are written."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import define
from longbox.games.dcdb.language.vocabulary import (
    DISCARD,
    HAND,
    PLAY,
    AtEndOfTurn,
    Avoids,
    Cards,
    ChooseIt,
    ChooseName,
    ChooseOne,
    Count,
    DestroyIt,
    DiscardIt,
    DrawCards,
    ForEach,
    If,
    InDeck,
    ItIs,
    Marked,
    Named,
    Ninjutsu,
    NotYetPlayed,
    OfThatName,
    OnceEachTurn,
    PlayedCards,
    PlayIt,
    Power,
    PutIt,
    RevealIt,
    RevealTop,
    There,
    This,
    Uses,
    Worth,
    a_card,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.worked.rulings_of_cards import ONGOING, itself
from tests.worked import laid


@pytest.mark.example(
    "dcdb:GC:Kick (Base Set)#1",
    "dcdb:GC:Punch (Base Set)#1",
    "dcdb:GC:Vulnerability (Base Set)#1",
    "dcdb:GC:Weakness (Base Set)#2",
)
def test_basic_cards_are_of_the_base_set_in_any_printing() -> None:
    for name, kind in (("Kick", "Super Power"), ("Punch", "Starter"), ("Vulnerability", "Starter"), ("Weakness", "Weakness")):
        assert define({"name": name, "type": kind}, "Teen Titans Go", []).set == "Base Set"
    assert define({"name": "Robin", "type": "Hero"}, "Teen Titans Go", []).set == "Teen Titans Go"


@pytest.mark.example("dcdb:GC:Kick (Base Set)#2")
def test_one_kick_a_turn() -> None:
    t = laid("dcdb:GC:Kick (Base Set)#2")
    t.A.buys("Kick")
    assert t.A.why_not("Kick") == ["dcdb:6.093"] and t.power == 6
    t.A.ends()
    assert "dcdb:6.093" not in t.B.why_not("Kick")


@pytest.mark.example(
    "dcdb:GC:Weakness (Base Set)#1",
    "dcdb:GC:Weakness (Base Set)#3",
    "dcdb:GC:Weakness (Base Set)#4",
    "dcdb:GC:Kryptonite (Confrontations)#1",
)
def test_weaknesses_are_of_a_type_of_their_own_and_are_meant_by_name() -> None:
    t = laid("dcdb:GC:Weakness (Base Set)#1")
    before = t.weaknesses
    t.A.plays("Burn")
    assert t.destroyed == ["Weakness"] and t.weaknesses == before and t.A.discard == ["Punch"]
    t.A.plays("Kryptonite")
    # whoever has one discards it; a card of the type with another name is none, and the hand shows that
    assert t.B.discard == ["Weakness"] and t.C.discard == [] and t.C.hand == ["Flaw"]
    assert "C reveals a hand of Flaw" in t.log and "B reveals a hand" not in t.log


@pytest.mark.example("dcdb:GC:Black Mask (Crisis 3)#2")
def test_black_mask_is_discarded_to_a_card() -> None:
    t = laid("dcdb:GC:Black Mask (Crisis 3)#2")
    t.A.plays("Drop")
    t.A.picks("Black Mask")
    assert t.A.vp == 2 and t.B.vp == 0
    t = laid("dcdb:GC:Black Mask (Crisis 3)#2")
    t.A.uses("Main")
    t.A.picks("Black Mask")
    assert t.asked == ("A", "turn") and t.A.vp == 0 and t.power == 1
    # nor as the cost of a Time Travel (6.511)
    mask = t.s.card(t.s.zone(0, DISCARD)[0]).printed
    time = stand_in("Time", "Hero", cost=1, words=("Time Travel",))
    t = situation(A=side(hand=[mask]), B=side(), line_up=[time])
    t.A.time_travels("Time")
    if t.asked[1] == "may":
        t.A.says(False)
    assert t.A.discard == ["Black Mask"] and t.A.vp == 0 and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:GC:Brainiac Drones (Multiverse)#1")
def test_brainiac_drones_may_add_a_card() -> None:
    for yes in (True, False):
        t = laid("dcdb:GC:Brainiac Drones (Multiverse)#1")
        t.A.plays("Brainiac Drones")
        t.A.says(yes)
        assert t.power == 1 and t.A.hand == ["Kick"] and t.line_up == (["Mera", "Robin"] if yes else ["Mera"])


@pytest.mark.example("dcdb:GC:Detonator (Teen Titans)#2")
def test_detonator_may_destroy_itself() -> None:
    t = laid("dcdb:GC:Detonator (Teen Titans)#2")
    t.A.uses("Detonator")
    assert t.destroyed == ["Detonator"] and t.A.discard == [] and t.A.play == []


@pytest.mark.example("dcdb:GC:Girl Power (Crossover 1)#1")
def test_girl_power_or_a_punch_is_discarded_and_a_card_drawn_either_way() -> None:
    shown = seq(RevealIt(This()), ChooseOne((DiscardIt(This()), DiscardIt(a_card(Cards((HAND,), (Named(("Punch",)),)))))))
    girl = stand_in("Girl P", "Super Power", Avoids(shown, DrawCards(1), zones=("hand",)))
    for mode, left in ((0, ["Mera", "Punch"]), (1, ["Girl P", "Mera"])):
        t = situation(A=side(hand=["Bane"]), B=side(hand=[girl, "Punch"], deck=["Mera"]))
        t.A.plays("Bane")
        t.B.picks("Girl P")
        t.B.takes_mode(mode)
        assert sorted(t.B.hand) == left and len(t.B.discard) == 1 and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:GC:Invulnerable (Forever Evil)#1")
def test_invulnerable_is_discarded_or_a_vulnerability_destroyed() -> None:
    t = laid("dcdb:GC:Invulnerable (Forever Evil)#1")
    t.A.plays("Bane")
    t.B.picks("Invulnerable")
    t.B.takes_mode(1)
    assert t.destroyed == ["Vulnerability"] and sorted(t.B.hand) == ["Invulnerable", "Kick"] and t.B.discard == []
    t = situation(A=side(hand=["Bane"]), B=side(hand=["Invulnerable", "Vulnerability"]))
    t.A.plays("Bane")
    t.B.picks("Invulnerable")
    t.B.takes_mode(0)
    assert t.B.discard == ["Invulnerable"] and t.B.hand == ["Vulnerability"] and t.destroyed == []
    t = situation(A=side(hand=["Invulnerable"]), B=side())
    t.A.plays("Invulnerable")
    assert t.power == 1 and t.A.play == ["Invulnerable"]


@pytest.mark.example("dcdb:GC:Shields Up (Rebirth)#1")
def test_shields_up() -> None:
    t = laid("dcdb:GC:Shields Up (Rebirth)#1")
    t.A.plays("Shields Up")
    assert t.power == 2
    t.A.plays("Bane")
    t.B.picks("Shields Up")
    assert t.B.hand == ["Mera"] and t.B.discard == ["Shields Up"]


@pytest.mark.example("dcdb:GC:Hermes (Confrontations)#1", "dcdb:GC:Hermes (Confrontations)#2")
def test_two_cards_in_all_in_an_order_of_ones_own() -> None:
    t = laid("dcdb:GC:Hermes (Confrontations)#1")
    t.A.plays("Hermes")
    assert sorted(t.offered()) == ["Bane", "Mera", "Robin"]
    t.A.picks("Robin", "Bane")
    t.match.choose((1, 0))
    assert t.A.deck == ["Bane", "Robin", "Kick"] and t.A.discard == ["Mera", "Titans Tower"] and t.B.discard == ["Lobo"]


@pytest.mark.example(
    "dcdb:GC:Infinity Island (Crisis 4)#2", "dcdb:GC:Infinity Island (Crisis 4)#3", "dcdb:GC:Infinity Island (Crisis 4)#4"
)
def test_infinity_island_returns_the_first_ongoing_card_of_the_turn() -> None:
    t = laid("dcdb:GC:Infinity Island (Crisis 4)#2")
    t.A.plays("Silent Armor")
    # it is not in play any more
    assert t.A.discard == ["Infinity Island"] and t.A.hand == [] and t.asked == ("A", "turn")
    t = laid("dcdb:GC:Infinity Island (Crisis 4)#3")
    t.A.plays("Both")
    t.A.picks("Infinity Island")
    assert sorted(t.offered()) == ["City", "Town"]
    t.A.picks("Town")
    assert t.A.hand == ["Town"] and t.A.discard == ["City"]
    # the first of the turn came before the Island was in play
    t = laid("dcdb:GC:Infinity Island (Crisis 4)#4")
    t.A.plays("Silent Armor")
    t.A.picks("City")
    t.A.plays("Infinity Island")
    t.A.plays("Silent Armor")
    t.A.picks("Town")
    assert t.asked == ("A", "turn") and t.A.hand == [] and sorted(t.A.discard) == ["City", "Town"]


@pytest.mark.example("dcdb:GC:Interceptor (Rivals 2)#1")
def test_a_swap_with_an_empty_zone() -> None:
    t = laid("dcdb:GC:Interceptor (Rivals 2)#1")
    t.A.plays("Interceptor")
    assert t.A.hand == [] and sorted(t.A.discard) == ["Kick", "Punch"] and t.B.hand == ["Bane"]
    t = laid("dcdb:GC:Interceptor (Rivals 2)#1", full=False)
    t.A.plays("Interceptor")
    assert sorted(t.A.hand) == ["Kick", "Punch"] and t.A.discard == []


@pytest.mark.example("dcdb:GC:Jaime Reyes (Teen Titans)#2", "dcdb:GC:Jaime Reyes (Teen Titans)#3")
def test_jaime_lies_in_play_until_he_can_be_played() -> None:
    jaime = stand_in(
        "Jaime",
        "Hero",
        Power(3),
        Avoids(PutIt(This(), PLAY), zones=("hand",)),
        OnceEachTurn((), PlayIt(This()), only=(NotYetPlayed(),)),
        cost=4,
    )
    counts = stand_in("Counts", "Hero", If(There(Cards((PLAY,), (ONGOING,))), Power(7), Power(Count(Cards((PLAY,))))))
    for plays in (True, False):
        t = situation(A=side(hand=["Bane"]), B=side(hand=[jaime], deck=[counts, *[FILLER] * 9]))
        t.A.plays("Bane")
        t.B.picks("Jaime")
        assert t.B.play == ["Jaime"]
        t.A.ends()
        # it stays through the end of A's turn; he is controlled, and no Ongoing card
        assert t.active == "B" and t.B.play == ["Jaime"] and "Ongoing" not in t.s.now(t.s.zone(1, 3)[0]).words
        assert [o for o in t.offered() if o.startswith("use Jaime")]
        if plays:
            t.B.uses("Jaime")
            assert t.power == 3 and t.B.play == ["Jaime"] and not [o for o in t.offered() if o.startswith("use Jaime")]
        t.B.ends()
        assert "Jaime" in t.B.discard and t.B.play == []


@pytest.mark.example("dcdb:GC:Kalibak (Crossover 7)#2")
def test_kalibak_takes_any_number_of_cards() -> None:
    t = laid("dcdb:GC:Kalibak (Crossover 7)#2")
    t.A.plays("Kalibak")
    for name in ("Punch", "Punch", "Kick"):
        t.A.uses("Kalibak")
        if t.asked[1] == "choose":
            t.A.picks(name)
    assert t.power == 3 and t.A.hand == [] and not [o for o in t.offered() if o.startswith("use")]
    t.A.ends()
    # he is no Ongoing card
    assert t.A.play == []


@pytest.mark.example("dcdb:GC:Million Monkey Maneuver (Crossover 8)#2")
def test_a_card_is_played_unless_a_colony_is_destroyed() -> None:
    t = laid("dcdb:GC:Million Monkey Maneuver (Crossover 8)#2")
    t.A.plays("Million Monkey Maneuver")
    # without a Colony of one's own there is no choice
    assert t.A.play == ["Million Monkey Maneuver", "Catwoman"] and t.power == 2 and t.asked == ("A", "turn")
    t = laid("dcdb:GC:Million Monkey Maneuver (Crossover 8)#2", mine=True)
    t.A.plays("Million Monkey Maneuver")
    t.A.says(True)
    assert t.destroyed == ["Colony of Bats"] and t.A.vp == 4 and t.A.play == ["Million Monkey Maneuver"]


@pytest.mark.example("dcdb:GC:Mind Control Hat (Heroes Unite)#2")
def test_the_hat_plays_what_lay_there_as_it_began() -> None:
    t = laid("dcdb:GC:Mind Control Hat (Heroes Unite)#2")
    t.A.plays("Jervis Tetch")
    t.A.plays("Mind Control Hat")
    t.A.says(True)
    t.A.picks("Adds")
    assert "Catwoman" in t.line_up and sorted(t.offered()) == ["Robin", "Takes"]
    t.A.picks("Takes")
    # Robin has gone to the hand, Catwoman came too late: neither is played
    assert t.asked == ("A", "turn") and "Robin" in t.A.hand and t.power == 0
    assert sorted(t.line_up) == ["Adds", "Catwoman", "Takes"]


@pytest.mark.example("dcdb:GC:Moscow (Multiverse)#2")
def test_moscow_must_be_there_when_the_second_card_resolves() -> None:
    t = laid("dcdb:GC:Moscow (Multiverse)#2")
    for name in ("Punch", "Kick", "Moscow", "Punch"):
        t.A.plays(name)
    assert t.asked == ("A", "turn") and t.A.hand == []
    t = laid("dcdb:GC:Moscow (Multiverse)#2", before=("Punch",))
    t.A.plays("Punch")
    t.A.plays("Moscow")
    # it is the second card itself, and in play as it has resolved
    t.A.picks("Moscow")
    assert sorted(t.A.hand) == ["Mera", "Punch"]


@pytest.mark.example("dcdb:GC:New Titans Tower (Teen Titans)#2", "dcdb:GC:Tactile Telekinesis (Teen Titans)#2")
@pytest.mark.parametrize("id", ["dcdb:GC:New Titans Tower (Teen Titans)#2", "dcdb:GC:Tactile Telekinesis (Teen Titans)#2"])
def test_what_triggers_on_its_own_kind_triggers_as_it_is_played(id: str) -> None:
    t = laid(id)
    t.A.plays("Tower")
    t.A.picks("Tower")
    assert t.A.vp == 1 and t.B.vp == 0 and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:GC:Ocean Master (Heroes Unite)#2")
def test_ocean_master_played_again_destroys_another_card() -> None:
    t = laid("dcdb:GC:Ocean Master (Heroes Unite)#2")
    t.A.plays("Ocean Master")
    assert t.asked == ("A", "turn")
    t.A.plays("Magic")
    # for each of the two plays the other one is another Villain
    t.A.picks("Punch")
    t.A.picks("Ocean Master")
    t.A.picks("Punch")
    assert t.destroyed == ["Punch", "Punch"] and t.A.hand == ["Kick"] and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:GC:Phobia (Teen Titans)#1")
def test_who_is_attacked_discards_into_the_own_pile() -> None:
    t = laid("dcdb:GC:Phobia (Teen Titans)#1")
    t.A.plays("Phobia")
    assert t.B.discard == ["Kick"] and t.C.discard == ["Mera"] and t.A.discard == []


@pytest.mark.example("dcdb:GC:Rabid Robin (Dark Nights: Metal)#2", "dcdb:GC:Rabid Robin (Dark Nights: Metal)#3")
@pytest.mark.parametrize(
    ("id", "weaknesses", "reserve"),
    [("dcdb:GC:Rabid Robin (Dark Nights: Metal)#2", 0, 2), ("dcdb:GC:Rabid Robin (Dark Nights: Metal)#3", 0, 3)],
)
def test_rabid_robin_gives_a_weakness_of_either_stack_as_it_is_bought(id: str, weaknesses: int, reserve: int) -> None:
    t = laid(id)
    t.A.buys("Rabid Robin")
    assert sorted(t.A.discard) == ["Rabid Robin", "Weakness"] and (t.weaknesses, t.reserve) == (weaknesses, reserve)


@pytest.mark.example("dcdb:GC:Scythe (Crossover 1)#1")
def test_nobody_has_to_prove_that_there_is_no_starter() -> None:
    t = laid("dcdb:GC:Scythe (Crossover 1)#1")
    t.A.plays("Scythe S")
    t.B.says(False)
    t.D.says(True)
    assert t.B.discard == ["Weakness"] and t.C.discard == ["Weakness"] and t.D.discard == []
    assert "reveals a hand" not in t.log and "D reveals Punch" in t.log


@pytest.mark.example("dcdb:GC:Search The Depths (Dark Nights: Metal)#1", "dcdb:MC:Star Sapphire (Crisis 2)#2")
def test_a_card_that_is_looked_at_is_left_discarded_or_goes_to_the_other_end() -> None:
    deck = ["Robin", "Kick", "Bane"]
    for mode, left in ((0, deck), (1, ["Robin", "Kick"]), (2, ["Bane", "Robin", "Kick"])):
        t = laid("dcdb:GC:Search The Depths (Dark Nights: Metal)#1")
        t.A.plays("Search The Depths")
        t.A.takes_mode(mode)
        assert t.A.deck == left and t.A.discard == (["Bane"] if mode == 1 else [])
    for mode, left in ((0, deck), (1, ["Kick", "Bane"]), (2, ["Kick", "Bane", "Robin"])):
        t = laid("dcdb:MC:Star Sapphire (Crisis 2)#2")
        t.A.uses("Star Sapphire")
        t.A.takes_mode(mode)
        assert t.A.deck == left and t.A.discard == (["Robin"] if mode == 1 else [])


@pytest.mark.example("dcdb:GC:Silent Armor (Teen Titans)#1", "dcdb:GC:Silent Armor (Teen Titans)#2", "dcdb:6.303")
def test_silent_armor_ends_what_it_discards() -> None:
    t = laid("dcdb:GC:Silent Armor (Teen Titans)#1")
    t.A.plays("Silent Armor")
    assert t.asked == ("A", "turn") and t.A.hand == [] and t.A.discard == ["The Batcave"]
    t = laid("dcdb:GC:Silent Armor (Teen Titans)#2")
    for name in ("Sea King", "Clayface", "Silent Armor"):
        t.A.plays(name)
    assert t.power == 2 and t.A.discard == ["Sea King"]
    t.A.buys("Catwoman")
    assert t.asked == ("A", "turn") and t.A.discard == ["Sea King", "Catwoman"]


@pytest.mark.example("dcdb:GC:Superman (Dark Nights: Metal)#1")
def test_only_weaknesses_in_play_are_discarded() -> None:
    t = laid("dcdb:GC:Superman (Dark Nights: Metal)#1")
    t.A.plays("Sup")
    assert not [o for o in t.offered() if o.startswith("use")]
    t.A.plays("Weakness")
    t.A.uses("Sup")
    assert t.power == 2 and t.A.hand == ["Weakness"] and t.A.discard == ["Weakness", "Weakness"]


@pytest.mark.example("dcdb:GC:T-Spheres (Crossover 1)#1")
def test_a_name_is_chosen_and_not_a_type() -> None:
    spheres = stand_in("Spheres", "Equipment", seq(ChooseName(), RevealTop(), If(ItIs((OfThatName(),)), DrawCards(1), Power(2))))
    for said, drawn in (("Kick", True), ("Super Strength", False)):
        t = situation(A=side(hand=[spheres], deck=["Kick", "Mera"], discard=["Super Strength"]), B=side())
        t.A.plays("Spheres")
        assert t.asked == ("A", "name") and "Super Power" not in t.offered() and "Batman" not in t.offered()
        t.A.picks(said)
        assert t.A.hand == (["Kick"] if drawn else []) and t.power == (0 if drawn else 2)


@pytest.mark.example(
    "dcdb:GC:The Hourglass (Crossover 1)#2",
    "dcdb:GC:The Hourglass (Crossover 1)#3",
    "dcdb:GC:The Hourglass (Crossover 1)#4",
    "dcdb:GC:The Hourglass (Crossover 1)#5",
    "dcdb:GC:The Hourglass (Crossover 1)#6",
    "dcdb:GC:The Hourglass (Crossover 1)#7",
)
def test_the_hourglass_returns_a_card_before_the_new_hand() -> None:
    glass = stand_in("Glass", "Equipment", seq(ChooseIt(up_to(1, PlayedCards())), AtEndOfTurn(PutIt(itself, HAND), "A")))
    shade = stand_in("Shade", "Hero", Ninjutsu(Power(1)))
    thomas = stand_in("Thomas", "Hero", seq(Power(2), DestroyIt(This())))
    labs = stand_in(
        "Labs",
        "Location",
        Uses((), PutIt(a_card(Cards((PLAY,), (Named(("Kick",)),))), HAND), limit=(1, "turn")),
        words=("Ongoing",),
    )
    deck = [FILLER] * 6
    for name in ("Kick", "Shade", "Thomas"):
        t = situation(A=side(hand=["Kick", shade, thomas, glass, "Punch"], deck=deck), B=side())
        t.A.plays("Kick")
        t.A.plays("Shade")
        t.A.says(True)
        t.A.plays("Thomas")
        t.A.plays("Glass")
        # only what was played before, wherever it has resolved
        assert sorted(t.offered()) == ["Kick", "Shade", "Thomas"]
        t.A.picks(name)
        t.A.ends()
        assert "A draws" not in t.log
        t.A.picks("Glass")
        assert len(t.A.hand) == 6 and name in t.A.hand
    # one that has moved meanwhile is not put back
    t = situation(A=side(hand=["Kick", glass], play=[labs], deck=deck), B=side())
    t.A.plays("Kick")
    t.A.plays("Glass")
    t.A.picks("Kick")
    t.A.uses("Labs")
    t.A.ends()
    assert len(t.A.hand) == 5 and "Kick" in t.A.discard


@pytest.mark.example("dcdb:GC:The Others (Confrontations)#1", "dcdb:GC:The Others (Confrontations)#2")
def test_the_others_are_discarded_together_and_as_many_drawn() -> None:
    t = laid("dcdb:GC:The Others (Confrontations)#1")
    t.A.uses("Others")
    t.A.picks("Punch", "Punch")
    assert sorted(t.A.hand) == ["Bane", "Kick", "Lobo", "Mera"] and sorted(t.A.discard) == ["Others", "Punch", "Punch"]


@pytest.mark.example("dcdb:GC:Tomb of Hath-Set (Dark Nights: Metal)#2")
def test_the_tomb_works_with_any_hand() -> None:
    for hand in ((), ("Punch",), ("Punch", "Kick", "Mera")):
        t = laid("dcdb:GC:Tomb of Hath-Set (Dark Nights: Metal)#2", hand=hand)
        t.A.ends()
        assert t.asked == ("B", "trigger")
        t.B.picks("Tomb of Hath-Set")
        assert sorted(t.B.hand) == ["Bane", "Robin"] and sorted(t.B.discard) == sorted(hand)


@pytest.mark.example("dcdb:GC:Vixen (Crossover 6)#1", "dcdb:GC:Vixen (Crossover 6)#2")
def test_what_is_gained_into_play_is_not_played() -> None:
    t = laid("dcdb:GC:Vixen (Crossover 6)#2")
    t.A.plays("Vixen")
    t.A.picks("Mara Al Ghul")
    assert t.power == 0 and t.A.play == ["Vixen", "Mara Al Ghul"] and t.asked == ("A", "turn")
    t = laid("dcdb:GC:Vixen (Crossover 6)#1")
    t.A.plays("Vixen")
    assert t.power == 0 and t.A.play == ["Vixen", "Scandal Savage"]
    t.A.ends()
    # the gained card's own text has it discarded
    assert "Scandal Savage" in t.A.discard and t.A.play == []


@pytest.mark.example("dcdb:GC:Waterbearer (Crisis 4)#2")
def test_the_next_ongoing_card_that_is_bought() -> None:
    t = laid("dcdb:GC:Waterbearer (Crisis 4)#2")
    t.A.buys("City")
    assert t.asked == ("A", "turn")
    t.A.plays("Water")
    t.A.buys("Robin")
    assert t.asked == ("A", "turn")
    t.A.buys("City")
    t.A.picks("Water")
    assert t.A.hand == ["City"]
    t.A.buys("City")
    assert t.asked == ("A", "turn") and t.A.discard == ["City", "Robin", "City"]


@pytest.mark.example("dcdb:GC:Sinestro Corps Power Rings (Rivals 2)#1", "dcdb:GC:Green Lantern Power Ring (Rivals 2)#1")
@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("dcdb:GC:Sinestro Corps Power Rings (Rivals 2)#1", "Sinestro Corps Power Rings"),
        ("dcdb:GC:Green Lantern Power Ring (Rivals 2)#1", "Green Lantern Power Ring R"),
    ],
)
def test_rings_of_other_sets_are_power_rings(id: str, name: str) -> None:
    t = laid(id)
    # played, and where it lies in the discard pile alone
    t.A.plays("Kyle Rayner")
    assert t.power == 3
    t.A.plays(name)
    assert t.power == 5
    ring = t.s.card(t.s.zone(1, DISCARD)[0]).printed
    values = stand_in("Worthy", "Equipment", Worth(ForEach(1, InDeck((Marked("Power Ring"),)))), vp="*")
    t = situation(A=side(discard=[values, ring, "Power Ring"]), B=side())
    assert t.A.points == 2 + 1
