"""Judging how effects are played: costs that feed each other, targets that leave enough for others, what face-down cards tell."""

from __future__ import annotations

import pytest

from longbox.games.vs.events import MayPlay
from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    FACE_DOWN,
    READY,
    STUNNED,
    T1,
    THIS,
    AboutTheirs,
    Activate,
    Activated,
    Aim,
    BecomesStunned,
    Cards,
    CardsInHand,
    Choose,
    Cost,
    Costs,
    Discard,
    ExhaustIt,
    Extra,
    Fixed,
    GainControl,
    GainEndurance,
    IsKOd,
    KOIt,
    Other,
    OwnPlotTwists,
    PayEndurance,
    RemoveIt,
    ReplaceIt,
    Replacement,
    ReturnToHand,
    StunIt,
    T,
    Times,
    Would,
    X,
    cant,
    characters,
    in_hand,
    plot_twist,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import KILL, gear, hero, twist

# -- costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:203.6b", "vs:203.3")
def test_a_card_returned_to_the_hand_for_a_cost_may_be_discarded_for_the_rest_of_it() -> None:
    rite = hero("Rite", Activated((ReturnToHand(Choose(yours(Other()))), Discard()), GainEndurance(5)))
    table = situation("vs", A=side(front=[rite, hero("Abe")]), B=side(front=[hero("Bea")]))
    table.A.uses("Rite")
    assert table.A.pile == ["Abe"] and table.A.characters == ["Rite"]
    table.resolve()
    assert table.A.endurance == 55
    # another card of the hand does as well
    table = situation("vs", A=side(front=[rite, hero("Abe")], hand=[hero("x")]), B=side(front=[hero("Bea")]))
    table.A.uses("Rite")
    table.chooses("x")
    assert table.A.hand == ["Abe"] and table.A.pile == ["x"]
    # nothing to return, or what goes to another player's hand
    for front in ([rite], [rite, put(hero("Bob"), owner="B")]):
        table = situation("vs", A=side(front=front), B=side(front=[hero("Bea")]))
        assert table.A.why_not("use", "Rite") == ["vs:203.3"]
    # two discards want two cards
    twice = hero("Rite", Activated((ReturnToHand(THIS), Discard(least=2)), GainEndurance(5)))
    for hand, possible in (([hero("x")], True), ([], False)):
        assert situation("vs", A=side(front=[twice], hand=hand), B=side()).A.can("use", "Rite") is possible


@pytest.mark.rule("vs:203.6b", "vs:203.3")
def test_a_card_discarded_for_a_cost_may_be_the_one_that_is_then_removed_from_the_pile() -> None:
    rite = hero("Rite", Activated((RemoveIt(Choose(Cards("pile", (CHARACTER_CARD,), "you"))), Discard()), GainEndurance(5)))
    table = situation("vs", A=side(front=[rite], hand=[hero("x"), "Flying Kick"]), B=side(front=[hero("Bea")]))
    table.A.uses("Rite")
    # the pile is empty: only a character card will do
    assert table.A.removed == ["x"] and table.A.hand == ["Flying Kick"] and table.A.pile == []
    table = situation("vs", A=side(front=[rite], hand=["Flying Kick"]), B=side(front=[hero("Bea")]))
    assert not table.A.can("use", "Rite")
    table = situation("vs", A=side(front=[rite], hand=["Flying Kick", hero("y")], pile=[hero("z")]), B=side(front=[hero("Bea")]))
    table.A.uses("Rite", pay="Flying Kick")
    assert table.A.removed == ["z"] and table.A.pile == ["Flying Kick"]


@pytest.mark.rule("vs:203.10", "vs:513.5d", "vs:708.13a")
def test_a_ko_that_pays_is_not_replaced_though_one_that_an_effect_brings_is() -> None:
    cat = hero("Cat", Replacement(Would(IsKOd(), "{name} would be KO'd"), ReturnToHand(THIS)))
    altar = hero("Altar", Activated((KOIt(Choose(yours(Other()))),), GainEndurance(5)))
    table = situation("vs", A=side(front=[cat, altar], hand=[KILL]), B=side(front=[hero("Bea")]))
    table.A.plays("Kill", on="Cat")
    table.resolve()
    assert table.A.hand == ["Cat"] and table.A.characters == ["Altar"]
    table = situation("vs", A=side(front=[cat, altar]), B=side(front=[hero("Bea")]))
    table.A.uses("Altar")
    assert table.A.pile == ["Cat"] and table.A.hand == []


@pytest.mark.rule("vs:103.2", "vs:203.3", "vs:706.5")
def test_who_cannot_be_stunned_can_pay_no_cost_with_it() -> None:
    ruse = hero("Ruse", Activated((Activate(), StunIt(THIS)), GainEndurance(5)))
    calm = cant("{name} can't be stunned", BecomesStunned(characters()))
    for warden, usable in ((hero("Warden", calm), False), (hero("Warden"), True)):
        table = situation("vs", A=side(front=["Plastic Man", ruse, warden]), B=side(front=[hero("Bea")]))
        assert table.A.can("use", "Plastic Man") is usable and table.A.can("use", "Ruse") is usable


@pytest.mark.rule("vs:404.2", "vs:404.3", "vs:501.1", "vs:501.2", "vs:302.3a")
def test_what_is_not_possible_is_told_by_its_rule() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Ann")], hand=["Batarang"], points=3),
        B=side(front=["Pyro"], hand=[hero("Bea")], points=9),
    )
    assert table.A.why_not("recruit", "Batarang") == ["vs:302.3a"]
    assert table.A.why_not("use", "Ann") == ["vs:501.1"]
    assert table.A.why_not("use", "B's Pyro") == ["vs:501.2"]
    assert table.B.why_not("recruit", "Bea") == ["vs:404.3", "vs:404.2"]
    assert table.A.why_not("recruit", "B's Pyro")[0] == "vs:301.2"


@pytest.mark.rule("vs:203.5b", "vs:505.1d")
def test_plot_twists_of_opponents_cost_more_in_hand_and_in_the_row() -> None:
    tax = hero("Tax", Costs("threshold", 1, OwnPlotTwists("opponent"), words="your opponents' plot twists cost 1 more to play"))
    for front, possible in (([tax], False), ([hero("Tax")], True)):
        table = situation(
            "vs",
            A=side(front=front, hand=["Flying Kick"], resources=["Cerebra"]),
            B=side(front=[hero("Bea")], hand=["Tooth and Claw", "Flying Kick"], resources=["Surprise Attack"]),
        )
        assert table.B.can("play", "Flying Kick") is possible
        assert table.B.why_not("play", "Flying Kick") == ([] if possible else ["vs:203.5b"])
        assert table.B.can("play", "Surprise Attack") and table.A.can("play", "Flying Kick")


@pytest.mark.rule("vs:505.1", "vs:304.2", "vs:103.2")
def test_plot_twists_barred_from_the_hand_may_be_played_from_the_resource_row() -> None:
    bar = cant(
        "opponents can't play plot twists from their hands",
        AboutTheirs(MayPlay, Cards("hand", (), "opponent"), kind="plot twist"),
    )
    table = situation(
        "vs",
        A=side(front=[hero("Bar", bar)], hand=["Surprise Attack"]),
        B=side(front=[hero("Bea")], hand=["Surprise Attack"], resources=["Flying Kick"]),
    )
    assert table.B.why_not("play", "Surprise Attack") == ["vs:505.1"]
    assert table.B.can("play", "Flying Kick") and table.A.can("play", "Surprise Attack")


# -- targets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:505.1c", "vs:505.2")
def test_several_targets_are_chosen_so_that_enough_are_left_for_the_next() -> None:
    trick = twist("Trick", seq(ExhaustIt(T), KOIt(T1)), Aim(characters(), 2), Aim(characters(STUNNED)))
    # two characters are too few for three targets
    table = situation("vs", A=side(front=[hero("Al")], hand=[trick]), B=side(front=[put(hero("Bea"), stunned=True)]))
    assert table.A.why_not("play", "Trick") == ["vs:505.1c"]
    # the only stunned one is kept for the last
    table = situation("vs", A=side(front=[hero("Al"), hero("Abe")], hand=[trick]), B=side(front=[put(hero("Bea"), stunned=True)]))
    table.A.plays("Trick")
    table.resolve()
    assert table.A["Al"].exhausted and table.A["Abe"].exhausted and table.B.pile == ["Bea"]
    # with two of them one may go among the first, but not both
    bees = [put(hero(name), stunned=True) for name in ("Bea", "Bob")]
    table = situation("vs", A=side(front=[hero("Al"), hero("Abe")], hand=[trick]), B=side(front=bees))
    table.A.plays("Trick")
    names = [o.split()[0] for o in table.options]
    bea, bob = names.index("Bea"), names.index("Bob")
    assert bob not in table.decision.next((min(bea, bob),)) and names.index("Al") in table.decision.next(())
    table.chooses("Al", "Bob")
    table.resolve()
    assert table.B.pile == ["Bea"]


@pytest.mark.rule("vs:505.1c", "vs:G:Up To")
def test_up_to_so_many_targets_leave_one_for_a_target_that_there_must_be() -> None:
    trick = twist("Trick", seq(ExhaustIt(T), KOIt(T1)), Aim(characters(), 0, 2), Aim(characters()))
    table = situation("vs", A=side(hand=[trick]), B=side(front=[hero("Bea")]))
    table.A.plays("Trick")
    table.resolve()
    assert table.B.pile == ["Bea"]
    table = situation("vs", A=side(front=[hero("Al")], hand=[trick]), B=side(front=[hero("Bea")]))
    table.A.plays("Trick")
    assert -1 in table.decision.next(()) and list(table.decision.next((0,))) == [-1]
    table.chooses("Al")
    table.resolve()
    assert table.A["Al"].exhausted and table.B.pile == ["Bea"]


@pytest.mark.rule("vs:505.1b", "vs:505.1c", "vs:508.2c")
def test_x_targets_are_as_many_as_the_x_that_was_announced() -> None:
    hush = hero("Hush", Activated((PayEndurance(X()),), ExhaustIt(T), targets=(Aim(theirs(READY), count=X()),), x=Fixed(9)))
    bees = [hero("Bea"), hero("Bob"), put(hero("Bud"), exhausted=True)]
    table = situation("vs", A=side(front=[hush], hand=[KILL]), B=side(front=bees))
    table.A.uses("Hush")
    # no more than there are targets for
    assert list(table.decision.next(())) == [0, 1, 2]
    table.match.choose((2,))
    assert table.A.endurance == 48 and table.asked[1] == "priority"
    table.A.plays("Kill", on="Bea")
    table.resolve_all()
    assert table.B["Bob"].exhausted and table.B.characters == ["Bob", "Bud"]
    table = situation("vs", A=side(front=[hush]), B=side(front=bees))
    table.A.uses("Hush", x=1, on="Bob")
    table.resolve()
    assert table.B["Bob"].exhausted and not table.B["Bea"].exhausted


@pytest.mark.rule("vs:701.11a", "vs:213.5h", "vs:104.3")
def test_an_unrevealed_resource_of_another_player_has_neither_type_nor_cost() -> None:
    mine = twist("Mine", KOIt(T), Aim(Cards("resources", (CHARACTER_CARD,))))
    dear = twist("Dear", KOIt(T), Aim(Cards("resources", (Cost(">=", 2),))))
    table = situation(
        "vs",
        A=side(front=[hero("Al")], hand=[mine, dear]),
        B=side(front=[hero("Bea")], resources=[hero("secret"), put("Cerebra", down=False)]),
    )
    assert table.A.targets("play", "Mine") == [] and table.A.targets("play", "Dear") == ["Cerebra"]
    assert table.A.why_not("play", "Mine") == ["vs:505.1c"]


# -- equipment that is on its way -------------------------------------------------------------------------------------


@pytest.mark.rule("vs:302.3a", "vs:508.3a", "vs:509.1", "vs:509.2")
def test_equipment_whose_host_is_stunned_stolen_or_gone_is_negated_and_stays_paid() -> None:
    stun = twist("Stun", StunIt(T), Aim(characters()))
    steal = twist("Steal", GainControl(T), Aim(theirs()))
    for card in (stun, steal, KILL):
        table = situation(
            "vs",
            step="recruit",
            A=side(front=[hero("Al"), hero("Abe")], hand=[gear("Belt")], points=1),
            B=side(front=[hero("Bea")], hand=[card]),
        )
        table.A.recruits("Belt", on="Al", resolve=False)
        table.B.plays(card.name, on="Al")
        table.resolve()
        if table.asked[1] == "move":
            table.places("Al")
        table.resolve()
        assert "Belt" in table.A.pile and table.A.points == 0 and table.A["Abe"].equipment == []


@pytest.mark.rule("vs:704.3", "vs:708.12g", "vs:700.1")
def test_unique_equipment_taken_over_puts_ones_own_of_the_name_away_but_not_the_other_way_round() -> None:
    front = [hero("Bro", teams=("Brotherhood",)), put(hero("Own"), equipment=["Blackbird"])]
    table = situation(
        "vs",
        A=side(front=front, hand=["Misappropriation"], resources=2),
        B=side(front=[put(hero("Bea"), equipment=["Blackbird"]), hero("Ben")]),
    )
    table.A.plays("Misappropriation", on=["B's Blackbird", "Bro"])
    table.resolve()
    assert table.A["Bro"].equipment == ["Blackbird"] and table.A["Own"].equipment == [] and "Blackbird" in table.A.pile
    assert table.A["Blackbird"].owner == "B" and table.A["Bro"].flight and not table.B["Ben"].flight


@pytest.mark.rule("vs:301.4", "vs:511.2", "vs:507.1b")
def test_team_ups_reach_cards_in_hand_that_pay_and_are_revealed() -> None:
    nation = put("Mutant Nation", down=False)
    card = hero("Bro", cost=4, teams=("Brotherhood",))
    for row, kept in (([nation], True), ([], False)):
        table = situation(
            "vs",
            A=side(front=["Dazzler"], hand=[card], deck=[card], resources=[put("Cerebra", down=False), *row]),
            B=side(support=[hero("Bea")]),
        )
        assert table.A.can("use", "Dazzler") is kept
        table.A.uses("Cerebra")
        table.resolve()
        assert (table.A.hand == ["Bro", "Bro"]) is kept and (table.A.deck == ["Bro"]) is not kept


@pytest.mark.rule("vs:203.9a", "vs:505.1d")
def test_a_discard_that_is_part_of_a_cost_is_drawn_from_the_hand_only() -> None:
    rite = hero("Rite", Activated((Discard(query=in_hand(CHARACTER_CARD)), KOIt(Choose(yours(Other())))), GainEndurance(5)))
    # a character that is KO'd goes to the pile, not to the hand
    table = situation("vs", A=side(front=[rite, hero("Abe")]), B=side(front=[hero("Bea")]))
    assert table.A.why_not("use", "Rite") == ["vs:203.3"]


@pytest.mark.rule("vs:505.1a", "vs:505.1c", "vs:505.2")
def test_a_plot_twist_from_the_hand_is_not_in_the_hand_when_its_targets_are_chosen() -> None:
    reach = twist("Reach", KOIt(T), Aim(characters(Cost("<=", CardsInHand()))))
    for hand, offered in (([reach], False), ([reach, hero("x")], True)):
        table = situation("vs", A=side(hand=hand), B=side(front=[hero("Bea", cost=1)]))
        assert table.A.can("play", "Reach") is offered
        assert table.A.why_not("play", "Reach") == ([] if offered else ["vs:505.1c"])
    # from the row it never was there
    table = situation("vs", A=side(resources=[reach], hand=[hero("x")]), B=side(front=[hero("Bea", cost=1)]))
    assert table.A.can("play", "Reach")


@pytest.mark.rule("vs:505.1a", "vs:304.4", "vs:505.1c", "vs:203.9a")
def test_a_plot_twist_from_the_row_is_no_face_down_resource_when_it_is_paid_for() -> None:
    swap = twist("Swap", ReplaceIt(T), Aim(Cards("resources", (FACE_DOWN,), "you")))
    rite = plot_twist(
        "Rite",
        effect=GainEndurance(5),
        extras=[Extra((KOIt(Choose(Cards("resources", (FACE_DOWN,), "you"))),))],
        source="stand-in",
    )
    for card, rule in ((swap, "vs:505.1c"), (rite, "vs:203.9a")):
        table = situation("vs", A=side(resources=[card]), B=side())
        assert table.A.why_not("play", card.name) == [rule]
        table = situation("vs", A=side(resources=[card, hero("f")]), B=side())
        table.A.plays(card.name)
        table.resolve()
        assert table.A.pile == ["f"]
    # as any resource it may be what is KO'd for it: its effect does not need it
    any_one = plot_twist(
        "Rite", effect=GainEndurance(5), extras=[Extra((KOIt(Choose(Cards("resources", (), "you"))),))], source="stand-in"
    )
    table = situation("vs", A=side(resources=[any_one]), B=side())
    table.A.plays("Rite")
    assert table.A.pile == ["Rite"] and table.chain == ["plays Rite"]
    table.resolve()
    assert table.A.endurance == 55


@pytest.mark.rule("vs:505.1a", "vs:505.1d")
def test_a_card_being_played_is_not_counted_in_the_hand_when_its_cost_is_determined() -> None:
    less = Costs("recruit cost", Times(-1, CardsInHand()), words="{name} costs 1 less to recruit for each card in your hand")
    for points, offered in ((3, True), (2, False)):
        table = situation("vs", step="recruit", A=side(hand=[hero("Cheap", less, cost=4), hero("x")], points=points), B=side())
        assert table.A.can("recruit", "Cheap") is offered
        if offered:
            table.A.recruits("Cheap")
            assert table.A.points == 0
    eased = Costs("threshold", Times(-1, CardsInHand()), words="{name} costs 1 less to play for each card in your hand")
    trick = plot_twist("Trick", threshold=3, effect=GainEndurance(5), text=[eased], source="stand-in")
    for others, offered in ((2, True), (1, False)):
        table = situation("vs", A=side(hand=[trick] + [hero("x")] * others, resources=1), B=side())
        assert table.A.can("play", "Trick") is offered
