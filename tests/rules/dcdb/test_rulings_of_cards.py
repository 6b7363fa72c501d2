"""Rulings on cards of the main deck and on the basic stacks, played as they are written."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.catalog import define
from longbox.games.dcdb.language.vocabulary import (
    DECK,
    DISCARD,
    HAND,
    LINE_UP,
    LOCATION,
    PLAY,
    SUPER_POWER,
    TOP,
    AddToLineUp,
    All,
    Among,
    AtEndOfTurn,
    Avoids,
    Cards,
    ChooseIt,
    ChooseName,
    ChooseOne,
    Count,
    DestroyIt,
    DiscardIt,
    DiscardsThis,
    DrawCards,
    ForEach,
    Gains,
    GainsThis,
    GainTo,
    GainVP,
    GainWeaknesses,
    If,
    IfYouDo,
    InDeck,
    It,
    ItIs,
    Kind,
    LookAtBottom,
    Marked,
    May,
    Named,
    Ninjutsu,
    Nothing,
    NotMarked,
    NotYetPlayed,
    OfThatName,
    OnceEachTurn,
    OrElse,
    PlayedCards,
    PlayIt,
    Plays,
    Power,
    PutIt,
    RevealIt,
    RevealTop,
    SwapZones,
    There,
    This,
    ToDiscardPile,
    Triggers,
    TurnBeginning,
    TurnEnding,
    Uses,
    Worth,
    a_card,
    cards,
    seq,
    up_to,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.worked.rulings_of_cards import ONGOING, TOP_OF_MAIN, itself
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
    mask = stand_in("Mask", "Villain", Triggers(DiscardsThis(), GainVP(2), turns="any", zones=("gained",)), cost=2)
    drop = stand_in("Drop", "Equipment", DiscardIt(a_card(Cards((HAND,)))))
    main = stand_in("Main", "Main Character", Uses((DiscardIt(a_card(Cards((HAND,)))),), Power(1)))
    t = situation(A=side([main], hand=[drop, mask]), B=side())
    t.A.plays("Drop")
    t.A.picks("Mask")
    assert t.A.vp == 2 and t.B.vp == 0
    t = situation(A=side([main], hand=[drop, mask]), B=side())
    t.A.uses("Main")
    t.A.picks("Mask")
    assert t.asked == ("A", "turn") and t.A.vp == 0 and t.power == 1
    # nor as the cost of a Time Travel (6.511)
    time = stand_in("Time", "Hero", cost=1, words=("Time Travel",))
    t = situation(A=side(hand=[mask]), B=side(), line_up=[time])
    t.A.time_travels("Time")
    if t.asked[1] == "may":
        t.A.says(False)
    assert t.A.discard == ["Mask"] and t.A.vp == 0 and t.asked == ("A", "turn")


@pytest.mark.example("dcdb:GC:Brainiac Drones (Multiverse)#1")
def test_brainiac_drones_may_add_a_card() -> None:
    drones = stand_in("Drones", "Equipment", seq(Power(1), DrawCards(1), May(AddToLineUp(TOP_OF_MAIN))))
    for yes in (True, False):
        t = situation(A=side(hand=[drones], deck=["Kick"]), B=side(), main_deck=["Robin", "Bane"], line_up=["Mera"])
        t.A.plays("Drones")
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
    back = Triggers(ToDiscardPile((ONGOING,)), PutIt(a_card(Among("it", (), "that came there")), HAND), limit=(1, "turn"))
    island = stand_in("Island", "Location", back, words=("Ongoing",))
    city, town = stand_in("City", "Location", words=("Ongoing",)), stand_in("Town", "Location", words=("Ongoing",))
    armor = stand_in("Armor", "Equipment", DiscardIt(a_card(Cards((PLAY,), (ONGOING,)))))
    both = stand_in("Both", "Equipment", DiscardIt(cards(2, Cards((HAND,), (ONGOING,)))))
    t = situation(A=side(play=[island], hand=[armor]), B=side())
    t.A.plays("Armor")
    # it is not in play any more
    assert t.A.discard == ["Island"] and t.A.hand == [] and t.asked == ("A", "turn")
    t = situation(A=side(play=[island], hand=[both, city, town]), B=side())
    t.A.plays("Both")
    t.A.picks("Island")
    assert sorted(t.offered()) == ["City", "Town"]
    t.A.picks("Town")
    assert t.A.hand == ["Town"] and t.A.discard == ["City"]
    # the first of the turn came before the Island was in play
    t = situation(A=side(hand=[armor, island, armor], play=[city, town]), B=side())
    t.A.plays("Armor")
    t.A.picks("City")
    t.A.plays("Island")
    t.A.plays("Armor")
    t.A.picks("Town")
    assert t.asked == ("A", "turn") and t.A.hand == [] and sorted(t.A.discard) == ["City", "Town"]


@pytest.mark.example("dcdb:GC:Interceptor (Rivals 2)#1")
def test_a_swap_with_an_empty_zone() -> None:
    inter = stand_in("Inter", "Equipment", SwapZones(HAND, DISCARD))
    t = situation(A=side(hand=[inter, "Punch", "Kick"], discard=[]), B=side(hand=["Bane"], discard=["Lobo"]))
    t.A.plays("Inter")
    assert t.A.hand == [] and sorted(t.A.discard) == ["Kick", "Punch"] and t.B.hand == ["Bane"]
    t = situation(A=side(hand=[inter], discard=["Punch", "Kick"]), B=side())
    t.A.plays("Inter")
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
    god = stand_in("God", "Hero", cost=9)
    colony = DestroyIt(a_card(Cards((PLAY,), (Named(("Colony",)),))))
    monkeys = stand_in(
        "Monkeys",
        "Super Power",
        OrElse(IfYouDo(May(colony), GainVP(4)), PlayIt(a_card(Cards((LINE_UP,), (NotMarked("Ongoing"),))))),
    )
    bats = stand_in("Colony", "Villain", words=("Ongoing",))
    given = {"line_up": ["Catwoman", "Titans Tower"]}
    t = situation(A=side(hand=[monkeys]), B=side(play=[bats]), **given)
    t.A.plays("Monkeys")
    # without a Colony of one's own there is no choice
    assert t.A.play == ["Monkeys", "Catwoman"] and t.power == 2 and t.asked == ("A", "turn")
    t = situation(A=side(hand=[monkeys], play=[bats]), B=side(), **given)
    t.A.plays("Monkeys")
    t.A.says(True)
    assert t.destroyed == ["Colony"] and t.A.vp == 4 and t.A.play == ["Monkeys"] and god.name == "God"


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
    moscow = stand_in("Moscow", "Location", Triggers(Plays((), 2), DrawCards(1)), words=("Ongoing",))
    t = situation(A=side(hand=["Punch", "Kick", moscow, "Punch"], deck=["Mera"]), B=side())
    for name in ("Punch", "Kick", "Moscow", "Punch"):
        t.A.plays(name)
    assert t.asked == ("A", "turn") and t.A.hand == []
    t = situation(A=side(hand=["Punch", moscow], deck=["Mera"]), B=side())
    t.A.plays("Punch")
    t.A.plays("Moscow")
    # it is the second card itself, and in play as it has resolved
    t.A.picks("Moscow")
    assert t.A.hand == ["Mera"]


@pytest.mark.example("dcdb:GC:New Titans Tower (Teen Titans)#2", "dcdb:GC:Tactile Telekinesis (Teen Titans)#2")
@pytest.mark.parametrize(("kind", "what"), [("Location", LOCATION), ("Super Power", SUPER_POWER)])
def test_what_triggers_on_its_own_kind_triggers_as_it_is_played(kind: str, what: str) -> None:
    t = laid("dcdb:GC:New Titans Tower (Teen Titans)#2", kind=kind, what=what)
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
def test_rabid_robin_gives_a_weakness_of_either_stack_as_it_is_bought() -> None:
    rabid = stand_in(
        "Rabid",
        "Villain",
        Triggers(GainsThis(), GainWeaknesses(1, reserve=True), category="C", turns="any", zones=("gained",)),
        cost=2,
    )
    for weaknesses, reserve in ((1, 3), (0, 3)):
        t = situation(A=side(), B=side(), line_up=[rabid], power=2, weaknesses=weaknesses, reserve=reserve)
        t.A.buys("Rabid")
        assert sorted(t.A.discard) == ["Rabid", "Weakness"] and t.weaknesses == 0
        assert t.reserve == reserve - (not weaknesses)


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
    depths = stand_in(
        "Depths", "Super Power", seq(LookAtBottom(), ChooseOne((Nothing(), DiscardIt(It("it")), PutIt(It("it"), DECK, TOP))))
    )
    star = stand_in(
        "Star",
        "Main Character",
        OnceEachTurn((), seq(RevealTop(), ChooseOne((Nothing(), DiscardIt(It("it")), PutIt(It("it"), DECK, None))))),
    )
    deck = ["Robin", "Kick", "Bane"]
    for mode, left in ((0, deck), (1, ["Robin", "Kick"]), (2, ["Bane", "Robin", "Kick"])):
        t = situation(A=side(hand=[depths], deck=deck), B=side())
        t.A.plays("Depths")
        t.A.takes_mode(mode)
        assert t.A.deck == left and t.A.discard == (["Bane"] if mode == 1 else [])
    for mode, left in ((0, deck), (1, ["Kick", "Bane"]), (2, ["Kick", "Bane", "Robin"])):
        t = situation(A=side([star], deck=deck), B=side())
        t.A.uses("Star")
        t.A.takes_mode(mode)
        assert t.A.deck == left and t.A.discard == (["Robin"] if mode == 1 else [])


@pytest.mark.example("dcdb:GC:Silent Armor (Teen Titans)#1", "dcdb:GC:Silent Armor (Teen Titans)#2", "dcdb:6.303")
def test_silent_armor_ends_what_it_discards() -> None:
    armor = stand_in("Armor", "Equipment", DiscardIt(a_card(Cards((PLAY,), (ONGOING,)))))
    t = situation(A=side(hand=[armor], play=["The Batcave"], deck=["Mera"]), B=side())
    t.A.plays("Armor")
    assert t.asked == ("A", "turn") and t.A.hand == [] and t.A.discard == ["The Batcave"]
    king = stand_in("King", "Super-Villain", Power(1), Triggers(Gains(), PutIt(itself, DECK, TOP)), words=("Ongoing",))
    t = situation(A=side(hand=[king, "Clayface", armor]), B=side(), line_up=["Catwoman"])
    for name in ("King", "Clayface", "Armor"):
        t.A.plays(name)
    assert t.power == 2 and t.A.discard == ["King"]
    t.A.buys("Catwoman")
    assert t.asked == ("A", "turn") and t.A.discard == ["King", "Catwoman"]


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
    tomb = stand_in(
        "Tomb", "Location", Triggers(TurnBeginning(), seq(DiscardIt(All(Cards((HAND,)))), DrawCards(2))), words=("Ongoing",)
    )
    for hand in ([], ["Punch"], ["Punch", "Kick", "Mera"]):
        t = situation(A=side(), B=side(play=[tomb], hand=hand, deck=["Robin", "Bane", "Lobo"]))
        t.A.ends()
        assert t.asked == ("B", "trigger")
        t.B.picks("Tomb")
        assert sorted(t.B.hand) == ["Bane", "Robin"] and sorted(t.B.discard) == sorted(hand)


@pytest.mark.example("dcdb:GC:Vixen (Crossover 6)#1", "dcdb:GC:Vixen (Crossover 6)#2")
def test_what_is_gained_into_play_is_not_played() -> None:
    vixen = stand_in("Vixen X", "Hero", GainTo(a_card(Cards((LINE_UP,), (Kind(("Villain",)),))), PLAY))
    scandal = stand_in(
        "Scandal",
        "Villain",
        Power(3),
        Triggers(TurnEnding(), DiscardIt(This()), category="C", turns="any"),
        words=("Ongoing",),
        cost=4,
    )
    mara = stand_in("Mara", "Villain", Power(2), cost=4)
    t = situation(A=side(hand=[vixen], deck=[FILLER] * 6), B=side(), line_up=[scandal, mara])
    t.A.plays("Vixen X")
    t.A.picks("Mara")
    assert t.power == 0 and t.A.play == ["Vixen X", "Mara"] and t.asked == ("A", "turn")
    t = situation(A=side(hand=[vixen], deck=[FILLER] * 6), B=side(), line_up=[scandal])
    t.A.plays("Vixen X")
    assert t.power == 0 and t.A.play == ["Vixen X", "Scandal"]
    t.A.ends()
    # the gained card's own text has it discarded
    assert "Scandal" in t.A.discard and t.A.play == []


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
def test_rings_of_other_sets_are_power_rings() -> None:
    ring = stand_in("Sinestro Corps Power Rings", "Equipment", words=("Power Ring",))
    t = situation(A=side(hand=["Kyle Rayner", ring, "Power Ring"]), B=side(discard=[ring]))
    t.A.plays("Kyle Rayner")
    assert t.power == 3
    t.A.plays("Sinestro Corps Power Rings")
    assert t.power == 5
    values = stand_in("Worthy", "Equipment", Worth(ForEach(1, InDeck((Marked("Power Ring"),)))), vp="*")
    t = situation(A=side(discard=[values, ring, "Power Ring"]), B=side())
    assert t.A.points == 2 + 1
