"""What players would ask about chapters 1, 2 and 6, answered from the book and laid on the table."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.language.vocabulary import (
    BELOW,
    DISCARD,
    HAND,
    LINE_UP,
    PLAY,
    All,
    AtEndOfTurn,
    AttackFoes,
    AttackHits,
    Avoids,
    Cards,
    DestroyIt,
    Destroys,
    DiscardHand,
    DiscardIt,
    DrawCards,
    FirstAppearance,
    FirstCard,
    FreezeIt,
    GainIt,
    Gains,
    GainTo,
    GainVP,
    GainWeaknesses,
    If,
    It,
    Named,
    Ninjutsu,
    PassLeft,
    PlayIt,
    Plays,
    Power,
    PutIt,
    RevealTop,
    Teamwork,
    Triggers,
    Uses,
    a_card,
    cards,
    seq,
    unity,
)
from longbox.games.dcdb.situations import FILLER, side, situation, stand_in
from longbox.games.dcdb.situations.worked.terms import HEROES, VILLAINS
from longbox.games.dcdb.state import REMOVED
from tests.worked import laid

itself = It("it", "it")


@pytest.mark.rule("dcdb:6.094", "dcdb:1.060")
def test_with_negative_power_not_even_a_card_of_cost_zero_is_bought() -> None:
    drain = stand_in("Drain", "Villain", Power(-3))
    free = stand_in("Free", "Hero", cost=0)
    t = situation(A=side(hand=[drain, "Kick", "Kick"]), B=side(), line_up=[free], power=1)
    t.A.plays("Drain")
    assert t.power == -2 and "dcdb:6.094" in t.A.why_not("Free")
    t.A.plays("Kick")
    assert t.power == 0 and "buy Free for 0" in t.offered()


@pytest.mark.rule("dcdb:1.030", "dcdb:1.040")
def test_a_card_of_an_earlier_turn_is_not_played_again() -> None:
    city = stand_in("City", "Location", Power(2), words=("Ongoing",))
    t = situation(A=side(hand=["Clayface"], play=[city]), B=side())
    t.A.plays("Clayface")
    assert t.power == 0 and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:2.020")
def test_the_card_that_another_makes_one_play_is_the_first_to_resolve() -> None:
    matrix = stand_in("Matrix", "Equipment", seq(RevealTop(), PlayIt(It("it")), If(FirstCard(), Power(9), Power(1))))
    watch = stand_in("Watch", "Main Character", Triggers(Plays((), 1), PutIt(itself, HAND)))
    t = situation(A=side([watch], hand=[matrix], deck=["Kick"]), B=side())
    t.A.plays("Matrix")
    # Kick resolved before the Matrix, so that the Matrix is the second
    assert t.power == 2 + 1 and t.asked == ("A", "trigger")
    t.A.picks("Watch")
    assert t.A.hand == ["Kick"] and t.A.play == ["Matrix"]


@pytest.mark.rule("dcdb:2.030")
def test_what_triggers_while_a_card_resolves_waits_even_if_its_card_could_be_used_at_once() -> None:
    greedy = stand_in("Greedy", "Hero", seq(GainIt(a_card(Cards((LINE_UP,)))), DiscardHand(), Power(1)))
    bank = stand_in("Bank", "Location", Triggers(Gains(), DrawCards(1)), words=("Ongoing",))
    t = situation(A=side(hand=[greedy, "Punch"], play=[bank], deck=["Mera"]), B=side(), line_up=["Robin"])
    t.A.plays("Greedy")
    # the hand was discarded before the draw that the gain has triggered
    t.A.picks("Bank")
    assert t.A.hand == ["Mera"] and t.A.discard == ["Robin", "Punch"]


@pytest.mark.rule("dcdb:2.040", "dcdb:8.020")
def test_cards_of_the_hand_put_away_at_the_end_trigger_nothing() -> None:
    mourn = stand_in("Mourn", "Main Character", Triggers(Destroys(), GainVP(1)))
    bomb = stand_in("Bomb", "Equipment", AtEndOfTurn(DestroyIt(All(Cards((DISCARD,), (Named(("Punch",)),))))))
    t = situation(A=side([mourn], hand=[bomb, "Punch"], deck=[FILLER] * 6), B=side())
    t.A.plays("Bomb")
    t.A.ends()
    # the Punch of the hand was there by then; its destruction is no matter of a turn
    assert t.destroyed == ["Punch"] and t.A.vp == 0 and t.active == "B"


@pytest.mark.rule("dcdb:2.071", "dcdb:2.072", "dcdb:2.073")
def test_a_foes_trigger_goes_before_ones_own_though_that_came_first() -> None:
    mine = stand_in("Mine", "Location", Triggers(Plays(), GainVP(1), category="C"), words=("Ongoing",))
    gloom = stand_in("Gloom", "Equipment", AttackFoes(GainWeaknesses(1)))
    theirs = stand_in("Theirs", "Location", Triggers(Plays((), 0), GainVP(2), category="A", turns="each"), words=("Ongoing",))
    quick = stand_in("Quick", "Location", Triggers(Gains(), GainVP(5), turns="any"), words=("Ongoing",))
    t = situation(A=side(hand=[gloom], play=[mine]), B=side(play=[theirs, quick]), C=side(play=[quick]))
    t.A.plays("Gloom")
    # what the attack triggers of B is resolved with B's part of it, before C has its own
    assert t.asked == ("B", "trigger") and t.C.discard == []
    t.B.picks("Quick")
    assert t.asked == ("C", "trigger") and t.A.vp == 0
    t.C.picks("Quick")
    assert (t.A.vp, t.B.vp, t.C.vp) == (1, 5, 5) and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:1.150")
def test_the_reserve_gives_what_the_stack_lacks_and_to_first_appearances_alone() -> None:
    raid = stand_in("Raid", "Super-Villain", FirstAppearance(GainWeaknesses(2)), cost=9)
    given = {"weaknesses": 1, "reserve": 5}
    t = situation(A=side(deck=[FILLER] * 9), B=side(), super_villains=[raid], face_up=False, **given)
    t.A.ends()
    # A is attacked first: one of the stack and one of the reserve; B has both of the reserve
    assert t.A.discard.count("Weakness") == 2 and t.B.discard == ["Weakness"] * 2 and (t.weaknesses, t.reserve) == (0, 2)
    gloom = stand_in("Gloom", "Villain", AttackFoes(GainWeaknesses(2)))
    t = situation(A=side(hand=[gloom]), B=side(), **given)
    t.A.plays("Gloom")
    assert t.B.discard == ["Weakness"] and (t.weaknesses, t.reserve) == (0, 5)


@pytest.mark.rule("dcdb:1.170")
def test_duplicates_are_pointed_out_again_and_again_and_three_of_a_kind_twice() -> None:
    t = situation(
        A=side(), B=side(), line_up=["Robin", "Robin", "Robin"], main_deck=["Robin", "Mera", "Bane"], format="cube", power=3
    )
    for _ in range(3):
        t.A.points_out("Robin")
    assert sorted(t.line_up) == ["Bane", "Mera", "Robin"] and t.removed == ["Robin"] * 3
    with pytest.raises(LookupError):
        t.A.points_out("Robin")
    t.A.buys("Robin")
    assert t.A.discard == ["Robin"]


@pytest.mark.rule("dcdb:1.120", "dcdb:1.080")
def test_a_card_that_left_and_came_back_is_not_one_of_those_that_may_be_played() -> None:
    # B's two cards are discarded and one of them goes back and forth while they are played
    shuttle = stand_in("Shuttle", "Villain", seq(Power(1), PutIt(a_card(Cards((DISCARD,), (Named(("Shuttle",)),))), HAND)))
    t = situation(A=side(hand=["Starro"], discard=[shuttle]), B=side(deck=[shuttle, "Punch"]), C=side(deck=["Kick"]))
    t.A.plays("Starro")
    assert sorted(t.offered()) == ["Kick", "Shuttle"]
    t.A.picks("Shuttle")
    # A's own Shuttle has come to A's hand: it was never among them
    assert t.offered() == ["Kick"] and t.A.hand == ["Shuttle"]


@pytest.mark.rule("dcdb:6.151", "dcdb:6.150")
def test_nothing_to_draw_and_nothing_to_reveal() -> None:
    t = situation(A=side(hand=["The Fastest Man Alive", "Power Ring"], deck=[], discard=["Bane"]), B=side())
    t.A.plays("The Fastest Man Alive")
    assert sorted(t.A.hand) == ["Bane", "Power Ring"] and t.A.deck == [] and t.A.discard == []
    t.A.plays("Power Ring")
    # without a card to reveal there is none of cost 1 or greater
    assert t.power == 2


@pytest.mark.rule("dcdb:6.010", "dcdb:1.030")
@pytest.mark.example("dcdb:6.012")
def test_a_card_played_again_is_another_card_for_itself() -> None:
    t = laid("dcdb:6.012")
    t.A.plays("Winged Warrior")
    assert t.power == 2
    t.A.plays("Again")
    # two for the second play, three since the first play is another Hero, and three for the first since the second is
    assert t.power == 2 + 2 + 3 + 3
    # by itself it never is another
    t = situation(A=side(hand=["Winged Warrior", "Kick"]), B=side())
    t.A.plays("Winged Warrior")
    t.A.plays("Kick")
    assert t.power == 4 and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.092", "dcdb:6.201")
def test_a_card_gained_from_the_line_up_bars_no_super_villain() -> None:
    gift = stand_in("Gift", "Equipment", GainIt(a_card(Cards((LINE_UP,), (Named(("Robin",)),)))))
    t = situation(A=side(hand=[gift]), B=side(), line_up=["Robin", "Mera"], power=20, format="cube")
    t.A.plays("Gift")
    assert t.A.discard == ["Robin"] and t.A.why_not("Menace 1") == []
    t.A.buys("Mera")
    assert t.A.why_not("Menace 1") == ["dcdb:6.092"]
    t = situation(A=side(hand=[gift]), B=side(), line_up=["Robin", "Mera"], power=20, format="cube")
    t.A.buys("Menace 1")
    # what is gained is not bought
    t.A.plays("Gift")
    assert t.A.discard == ["Menace 1", "Robin"] and "dcdb:6.092" in t.A.why_not("Mera")


@pytest.mark.rule("dcdb:6.093")
def test_a_kick_that_an_effect_gives_is_not_the_one_that_may_be_bought() -> None:
    t = situation(A=side(hand=["Supergirl"]), B=side(), power=3, format="cube")
    t.A.plays("Supergirl")
    t.A.picks("Kick")
    t.A.buys("Kick")
    assert t.A.hand == ["Kick"] and t.A.discard == ["Kick"]


@pytest.mark.rule("dcdb:6.197", "dcdb:6.510")
def test_a_frozen_card_is_destroyed_and_played_as_any_other() -> None:
    frost = stand_in("Frost", "Super Power", FreezeIt(a_card(Cards((LINE_UP,)))))
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((LINE_UP,)))))
    t = situation(A=side(hand=[frost, burn]), B=side(), line_up=["Robin"])
    t.A.plays("Frost")
    t.A.plays("Burn")
    assert t.destroyed == ["Robin"]
    t = situation(A=side(hand=[frost, "Emerald Knight"]), B=side(), line_up=["Catwoman"])
    t.A.plays("Frost")
    t.A.plays("Emerald Knight")
    t.A.says(False)
    assert t.power == 2 and "Catwoman" in t.A.play


@pytest.mark.rule("dcdb:6.290", "dcdb:6.500")
def test_ninjutsu_is_for_a_card_of_ones_own() -> None:
    shade = stand_in("Shade", "Hero", seq(Power(1), Ninjutsu(Power(2))))
    pipes = stand_in("Pipes", "Hero", Teamwork())
    t = situation(A=side(hand=[pipes]), B=side(deck=[shade]))
    t.A.plays("Pipes")
    assert t.power == 1 and "Shade" in t.A.play and t.asked == ("A", "turn")
    t.A.ends()
    assert t.B.deck[0] == "Shade"


@pytest.mark.rule("dcdb:6.320", "dcdb:5.020")
def test_a_card_played_with_ninjutsu_is_bought_by_a_foe_who_owns_it_then() -> None:
    shade = stand_in("Shade", "Hero", Ninjutsu(Power(2)), cost=1, vp=1)
    t = situation(A=side(hand=[shade], deck=[FILLER] * 6), B=side(hand=["Kick"]))
    t.A.plays("Shade")
    t.A.says(True)
    assert "dcdb:6.294" in t.A.why_not("Shade")
    t.A.ends()
    t.B.plays("Kick")
    t.B.buys("Shade")
    assert t.B.points == 1 + 1 and "Shade" not in t.A.discard


@pytest.mark.rule("dcdb:5.030", "dcdb:6.180")
def test_a_foes_card_that_is_destroyed_stays_and_triggers_all_the_same() -> None:
    mourn = stand_in("Mourn", "Main Character", Triggers(Destroys((HEROES,)), GainVP(1)))
    pipes = stand_in("Pipes", "Villain", Teamwork())
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((PLAY,), (HEROES,)))))
    t = situation(A=side([mourn], hand=[pipes, burn]), B=side(deck=["Catwoman", "Punch"]))
    t.A.plays("Pipes")
    t.A.plays("Burn")
    t.A.picks("Mourn")
    assert t.A.vp == 1 and t.destroyed == [] and "Catwoman" in t.A.play
    t.A.ends()
    assert t.B.deck == ["Catwoman", "Punch"]


@pytest.mark.rule("dcdb:6.485")
def test_a_super_villain_of_ones_own_that_is_destroyed_triggers_and_is_removed() -> None:
    mourn = stand_in("Mourn", "Main Character", Triggers(Destroys((VILLAINS,)), GainVP(1)))
    boss = stand_in("Boss", "Super-Villain", cost=8, vp=4)
    burn = stand_in("Burn", "Equipment", DestroyIt(a_card(Cards((DISCARD,), (VILLAINS,)))))
    t = situation(A=side([mourn], hand=[burn], discard=[boss]), B=side())
    t.A.plays("Burn")
    t.A.picks("Mourn")
    assert t.A.vp == 1 and t.removed == ["Boss"] and t.destroyed == [] and t.A.points == 1


@pytest.mark.rule("dcdb:6.485", "dcdb:6.320")
def test_a_super_villain_put_below_a_main_character_is_removed_as_well() -> None:
    boss = stand_in("Boss", "Super-Villain", cost=8, vp=4)
    under = stand_in("Under", "Equipment", PutIt(a_card(Cards((DISCARD,))), BELOW))
    t = situation(A=side(hand=[under], discard=[boss]), B=side())
    t.A.plays("Under")
    assert t.A.below == [] and t.removed == ["Boss"]


@pytest.mark.rule("dcdb:6.062", "dcdb:6.171")
def test_a_defense_that_stays_in_hand_avoids_each_attack_and_one_is_enough() -> None:
    t = situation(A=side(hand=["Bane", "Scarecrow"]), B=side(hand=["Blue Beetle", "Lasso of Truth", "Punch"]))
    for name in ("Bane", "Scarecrow"):
        t.A.plays(name)
        assert len(t.offered()) == 2
        t.B.picks("Blue Beetle")
        assert t.asked == ("A", "turn")
    assert sorted(t.B.hand) == ["Blue Beetle", "Lasso of Truth", "Punch"] and t.B.discard == []


@pytest.mark.rule("dcdb:6.062", "dcdb:6.171")
def test_a_defense_whose_price_can_not_be_paid_is_not_there() -> None:
    donna = stand_in("Donna", "Hero", Avoids(DiscardIt(a_card(Cards((HAND,), (Named(("Punch",)),)))), zones=("hand",)))
    t = situation(A=side(hand=["Scarecrow"]), B=side(hand=[donna, "Kick"]))
    t.A.plays("Scarecrow")
    assert t.B.discard == ["Weakness"] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.064", "dcdb:6.062")
def test_what_an_attack_does_to_an_empty_hand_is_nothing_and_was_not_avoided() -> None:
    cruel = stand_in("Cruel", "Main Character", Triggers(AttackHits(), GainVP(1)))
    t = situation(A=side([cruel], hand=["Bane"]), B=side(hand=[]))
    t.A.plays("Bane")
    t.A.picks("Cruel")
    assert t.A.vp == 1 and t.B.discard == []


@pytest.mark.rule("dcdb:6.330", "dcdb:6.333")
def test_nothing_is_passed_where_there_is_nothing() -> None:
    give = stand_in("Give", "Equipment", seq(PassLeft(a_card(Cards((HAND,)))), Power(1)))
    t = situation(A=side(hand=[give]), B=side())
    t.A.plays("Give")
    assert t.power == 1 and t.B.discard == [] and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:6.206", "dcdb:8.070", "dcdb:8.130")
def test_each_adjustment_is_made_or_left_and_is_forgotten_after_the_turn() -> None:
    t = situation(A=side("Wonder Woman", deck=[FILLER] * 12), B=side(), line_up=["Scarecrow", "Bane"], power=20)
    for name in ("Scarecrow", "Bane"):
        t.A.buys(name)
        t.A.picks("Wonder Woman")
    assert t.A.adjustments == (1, 1)
    t.A.ends()
    assert t.asked == ("A", "adjust") and len(t.A.hand) == 5
    t.A.picks("1")
    t.A.picks_none()
    assert len(t.A.hand) == 6 and t.A.adjustments == () and t.active == "B"


@pytest.mark.rule("dcdb:6.501")
def test_a_foe_without_a_card_is_never_the_one_that_is_teamworked() -> None:
    pipes = stand_in("Pipes", "Hero", Teamwork())
    for seed in range(6):
        t = situation(
            A=side(hand=[pipes]), B=side(deck=[], discard=[]), C=side(deck=[], discard=["Kick"]), D=side(deck=[]), seed=seed
        )
        t.A.plays("Pipes")
        assert t.power == 2 and "Kick" in t.A.play
    t = situation(A=side(hand=[pipes]), B=side(deck=[], discard=[]))
    t.A.plays("Pipes")
    assert t.A.play == ["Pipes"]


@pytest.mark.rule("dcdb:6.503")
def test_several_cards_of_one_foe_go_back_as_they_lay() -> None:
    pipes = stand_in("Pipes", "Hero", Teamwork())
    t = situation(A=side(hand=[pipes, pipes, pipes]), B=side(deck=["Kick", "Punch", "Mera", "Robin"]))
    for _ in range(3):
        t.A.plays("Pipes")
    assert t.B.deck == ["Robin"]
    t.A.ends()
    assert t.B.deck == ["Kick", "Punch", "Mera", "Robin"]


@pytest.mark.rule("dcdb:6.540")
def test_unity_triggers_for_each_card_that_is_controlled_and_for_nobody_else() -> None:
    one = stand_in("One", "Hero", unity(GainVP(1), "C"), words=("Unity",))
    t = situation(A=side(hand=[one, one]), B=side(play=[one]))
    t.A.plays("One")
    assert t.A.vp == 1
    t.A.plays("One")
    while t.asked == ("A", "trigger"):
        t.match.choose((0,))
    assert t.A.vp == 1 + 2 and t.B.vp == 0


@pytest.mark.rule("dcdb:6.202", "dcdb:6.200")
def test_a_card_gained_to_the_hand_triggers_once_it_is_there_and_can_be_played() -> None:
    gift = stand_in("Gift", "Equipment", GainTo(a_card(Cards((LINE_UP,))), HAND))
    t = situation(A=side("Aquaman", hand=[gift]), B=side(), line_up=["Catwoman"])
    t.A.plays("Gift")
    assert t.A.hand == ["Catwoman"] and t.asked == ("A", "trigger")
    t.A.picks("Aquaman")
    # put from the hand on top of the deck, as the trigger has it
    assert t.A.hand == [] and t.A.deck[0] == "Catwoman"


@pytest.mark.rule("dcdb:6.300", "dcdb:6.301")
def test_an_ongoing_card_returned_to_the_hand_works_no_more_and_may_be_used_anew_when_played() -> None:
    city = stand_in("City", "Location", Uses((), GainVP(1), limit=(1, "turn")), words=("Ongoing",))
    lift = stand_in("Lift", "Equipment", PutIt(a_card(Cards((PLAY,), (Named(("City",)),))), HAND))
    t = situation(A=side(hand=[lift], play=[city]), B=side())
    t.A.uses("City")
    t.A.plays("Lift")
    assert not [o for o in t.offered() if o.startswith("use")]
    # it has changed zones, and so it is another object
    t.A.plays("City")
    t.A.uses("City")
    assert t.A.vp == 2


@pytest.mark.rule("dcdb:3.080")
def test_nothing_comes_back_that_is_removed_from_the_game() -> None:
    back = stand_in("Back", "Equipment", seq(PutIt(a_card(Cards((REMOVED,))), HAND), Power(1)))
    t = situation(A=side(hand=[back]), B=side(), line_up=["Punch"])
    t.A.plays("Back")
    assert t.A.hand == [] and t.power == 1


@pytest.mark.rule("dcdb:1.101", "dcdb:2.030")
def test_of_two_cards_gained_at_once_the_first_time_of_the_turn_is_one() -> None:
    first = stand_in("First", "Main Character", Triggers(Gains(), GainVP(1), limit=(1, "turn")))
    two = stand_in("Two", "Equipment", GainIt(cards(2, Cards((LINE_UP,)))))
    t = situation(A=side([first], hand=[two]), B=side(), line_up=["Robin", "Mera"])
    t.A.plays("Two")
    t.A.picks("First")
    assert t.A.vp == 1 and t.asked == ("A", "turn")


@pytest.mark.rule("dcdb:2.010", "dcdb:6.180")
def test_up_to_one_card_may_be_none_and_then_nothing_follows() -> None:
    t = situation(A=side(hand=["King of Atlantis"], discard=["Punch"]), B=side())
    t.A.plays("King of Atlantis")
    t.A.picks_none()
    assert t.power == 1 and t.destroyed == []
    t = situation(A=side(hand=["King of Atlantis"], discard=[]), B=side())
    t.A.plays("King of Atlantis")
    assert t.power == 1
