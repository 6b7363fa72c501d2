"""Rulings on playing effects: who can be chosen, what a cost comes to, and in which order it is paid."""

from __future__ import annotations

import pytest

from longbox.games.vs.events import MayTarget
from longbox.games.vs.language.verbs.costs import Alternate
from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    THIS,
    About,
    AboutTheirs,
    Activate,
    Activated,
    Aim,
    BecomesExhausted,
    Choose,
    Continuous,
    Costs,
    Discard,
    ExhaustIt,
    Extra,
    FlipsLocation,
    GainEndurance,
    GainTeamsOf,
    IsKOd,
    IsRecruited,
    KOIt,
    PayPoints,
    ReturnToHand,
    StunIt,
    T,
    Team,
    Triggered,
    cant,
    characters,
    in_hand,
    location,
    plot_twist,
    pump,
    yours,
)
from longbox.games.vs.rules.powers import Flip
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import gear, hero, twist

WARD = hero("Ward", cant("{name} can't be targeted", About(MayTarget, THIS)))


@pytest.mark.rule("vs:504.3", "vs:505.1c", "vs:507.1", "vs:507.1b")
def test_who_cannot_be_targeted_cannot_be_powered_up_by_the_game_based_effect() -> None:
    table = situation("vs", A=side(front=[WARD, hero("Abe")], hand=[hero("Ward"), hero("Abe")]), B=side(front=[hero("Bea")]))
    table.A.attack(["Ward", "Abe"], "Bea")
    assert not table.A.can("power-up", "Ward") and "vs:505.1c" in table.A.why_not("power-up", "Ward")
    assert table.A.can("power-up", "Abe")


@pytest.mark.rule("vs:504.3", "vs:505.1c", "vs:507.1c", "vs:708.7b")
def test_who_cannot_be_targeted_cannot_be_reinforced_by_a_neighbour() -> None:
    for defender, offered in ((WARD, False), (hero("Ward"), True)):
        table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[defender], support=[hero("Ben")]))
        table.A.attack("Ann", "Ward")
        assert table.B.can("reinforce", "Ben") is offered
        assert table.B.why_not("reinforce", "Ben") == ([] if offered else ["vs:505.1c"])


@pytest.mark.rule("vs:302.3c", "vs:504.3a", "vs:505.1c")
def test_equipment_is_not_recruited_onto_who_cannot_be_targeted() -> None:
    table = situation("vs", step="recruit", A=side(front=[WARD], hand=[gear("Belt")], points=3), B=side(front=[hero("Bea")]))
    assert table.A.why_not("recruit", "Belt") == ["vs:505.1c"]
    table = situation("vs", step="recruit", A=side(front=[WARD, hero("Abe")], hand=[gear("Belt")], points=3), B=side())
    table.A.recruits("Belt")
    assert table.A["Abe"].equipment == ["Belt"] and not table.A["Ward"].equipment


@pytest.mark.rule("vs:504.3", "vs:508.2a", "vs:G:Target")
def test_a_ward_against_opponents_leaves_its_own_controller_free_to_target_it() -> None:
    shy = hero("Shy", cant("{name} can't be targeted by effects an opponent controls", AboutTheirs(MayTarget, THIS)))
    boost = twist("Boost", pump(T, 2, 0, "turn"), Aim(characters()))
    table = situation("vs", A=side(front=[shy, hero("Abe")], hand=[boost]), B=side(front=[hero("Bea")], hand=[boost]))
    table.A.plays("Boost", on="Shy")
    table.resolve_all()
    assert table.A["Shy"].atk == 6
    table.B.get_priority()
    table.B.plays("Boost", on="Abe")
    with pytest.raises(AssertionError, match="not among"):
        situation("vs", A=side(front=[shy, hero("Abe")]), B=side(front=[hero("Bea")], hand=[boost])).B.plays("Boost", on="Shy")


@pytest.mark.rule("vs:706.3", "vs:706.13a", "vs:701.11b", "vs:301.4")
def test_a_reservist_with_loyalty_is_read_as_it_is_while_revealed() -> None:
    # revealed, it has the affiliations of the characters beside it, and it keeps them on the chain
    guest = hero("Guest", Continuous(THIS, (GainTeamsOf(yours()),)), teams=("Z",), keywords=["reservist", "loyalty"])
    table = situation("vs", step="recruit", A=side(front=[hero("Abe")], resources=[guest], points=3), B=side(front=[hero("Bea")]))
    table.A.recruits("Guest", resolve=False)
    assert table.A["Guest"].zone == "chain" and table.A["Guest"].teams == {"X", "Z"}
    plain = hero("Guest", teams=("Z",), keywords=["reservist", "loyalty"])
    table = situation("vs", step="recruit", A=side(front=[hero("Abe")], resources=[plain], points=3), B=side(front=[hero("Bea")]))
    assert table.A.why_not("recruit", "Guest") == ["vs:706.3"]


@pytest.mark.rule("vs:706.3a", "vs:706.13a", "vs:G:Loyalty—Reveal")
def test_a_reservist_with_loyalty_reveal_needs_no_card_while_its_controller_has_one_of_the_team() -> None:
    guest = hero("Guest", keywords=["reservist", "loyalty-reveal"])
    table = situation("vs", step="recruit", A=side(front=[hero("Abe")], resources=[guest], points=3), B=side(front=[hero("Bea")]))
    table.A.recruits("Guest")
    assert table.A["Guest"].zone == "play"
    # nobody of the team, and no other card of it to reveal
    table = situation("vs", step="recruit", A=side(resources=[guest, hero("Zoe", teams=("Z",))], points=3), B=side())
    assert table.A.why_not("recruit", "Guest") == ["vs:203.9a"]


@pytest.mark.rule("vs:505.1d", "vs:203.10a")
def test_reductions_come_off_an_alternate_recruit_cost_too() -> None:
    alternate = Alternate((PayPoints(3),), "you may pay 3 resource points rather than {name}'s recruit cost")
    patron = hero("Patron", Costs("recruit cost", -1, in_hand(CHARACTER_CARD), words="your characters cost 1 less"))
    for front, points, offered in (([patron], 2, True), ([patron], 1, False), ([], 2, False), ([], 3, True)):
        card = hero("Bargain", cost=7, extras=[alternate])
        table = situation("vs", step="recruit", A=side(front=front, hand=[card], points=points), B=side(front=[hero("Bea")]))
        assert table.A.can("recruit", "Bargain") is offered
        if offered:
            table.A.recruits("Bargain")
            assert table.A["Bargain"].zone == "play" and table.A.points == 0


@pytest.mark.rule("vs:505.1d", "vs:203.9a")
def test_a_reduction_below_zero_of_an_alternate_cost_eases_the_additional_cost() -> None:
    # 1 rather than 7, 3 less, and 4 more for the boost: 2 in all
    alternate = Alternate((PayPoints(1),), "you may pay 1 resource point rather than {name}'s recruit cost")
    card = hero("Bargain", cost=7, extras=[alternate, Extra((PayPoints(4),), optional=True, key="boost")])
    patron = hero("Patron", Costs("recruit cost", -3, in_hand(CHARACTER_CARD), words="your characters cost 3 less"))
    table = situation("vs", step="recruit", A=side(front=[patron], hand=[card], points=2), B=side(front=[hero("Bea")]))
    table.A.recruits("Bargain", extra=True)
    assert table.A.points == 0 and table.A["Bargain"].zone == "play"


@pytest.mark.rule("vs:203.6b", "vs:203.6a")
def test_the_parts_of_a_cost_are_paid_in_an_order_that_allows_all() -> None:
    # the only ready character can be exhausted first and then be the one that is KO'd
    rite = hero(
        "Rite", Activated((KOIt(Choose(yours(), name="koed")), ExhaustIt(Choose(yours(), name="tired"))), GainEndurance(5))
    )
    table = situation("vs", A=side(front=[rite, put(hero("Abe"), exhausted=True)]), B=side(front=[hero("Bea")]))
    table.A.uses("Rite", pay="Rite")
    assert table.A.pile == ["Rite"] and table.A.characters == ["Abe"]
    table.resolve()
    assert table.A.endurance == 55
    # stunning exhausts, so activating comes first
    fall = hero("Fall", Activated((StunIt(THIS), Activate()), GainEndurance(5)), cost=3)
    table = situation("vs", A=side(front=[fall]), B=side(front=[hero("Bea")]))
    table.A.uses("Fall")
    table.resolve()
    assert table.A["Fall"].stunned and table.A.endurance == 52
    # but no order lets one card leave play twice
    gone = hero(
        "Gone", Activated((KOIt(Choose(yours(), name="koed")), ReturnToHand(Choose(yours(), name="back"))), GainEndurance(5))
    )
    table = situation("vs", A=side(front=[gone]), B=side(front=[hero("Bea")]))
    assert table.A.why_not("use", "Gone") == ["vs:203.6b"]


@pytest.mark.rule("vs:203.3", "vs:103.2")
def test_what_cannot_happen_to_a_card_pays_for_nothing() -> None:
    altar = hero("Altar", Activated((KOIt(Choose(yours())),), GainEndurance(5)))
    saint = hero("Saint", cant("{name} can't be KO'd", IsKOd(THIS)))
    table = situation("vs", A=side(front=[altar, saint]), B=side(front=[hero("Bea")]))
    table.A.uses("Altar")
    assert table.A.pile == ["Altar"] and table.A.characters == ["Saint"]
    stiff = hero(
        "Stiff", Activated((Activate(),), GainEndurance(5)), cant("{name} can't become exhausted", BecomesExhausted(THIS))
    )
    table = situation("vs", A=side(front=[stiff]), B=side(front=[hero("Bea")]))
    assert not table.A.can("use", "Stiff")


@pytest.mark.rule("vs:505.2", "vs:203.9a")
def test_a_card_being_recruited_is_not_in_the_hand_to_be_discarded_for_itself() -> None:
    dear = hero("Dear", extras=[Extra((Discard(query=in_hand(CHARACTER_CARD)),))])
    table = situation("vs", step="recruit", A=side(hand=[dear], points=3), B=side())
    assert table.A.why_not("recruit", "Dear") == ["vs:203.9a"]
    table = situation("vs", step="recruit", A=side(hand=[dear, hero("Abe")], points=3), B=side())
    table.A.recruits("Dear")
    assert table.A.pile == ["Abe"] and table.A["Dear"].zone == "play"


@pytest.mark.rule("vs:509.2", "vs:505.1e")
def test_a_recruit_is_over_once_paid_so_that_what_answers_to_it_comes_before_the_card() -> None:
    host = hero("Host", Triggered(IsRecruited(), GainEndurance(1)))
    table = situation("vs", step="recruit", A=side(front=[host], hand=[hero("Abe")], points=3), B=side(front=[hero("Bea")]))
    table.A.recruits("Abe", resolve=False)
    assert table.chain == ["recruits Abe", "Host (triggered)"]
    table.resolve()
    assert table.A.endurance == 51 and table.A["Abe"].zone == "chain"


@pytest.mark.rule("vs:510.2a", "vs:510.2b", "vs:505.1d", "vs:706.13a")
def test_what_a_card_says_of_its_own_cost_counts_in_the_resource_row_too() -> None:
    trick = plot_twist(
        "Trick",
        threshold=3,
        source="stand-in",
        effect=GainEndurance(5),
        text=[Costs("threshold", -2, words="{name} costs 2 less to play")],
    )
    lair = location("Lair", threshold=3, source="stand-in", text=[Costs("threshold", -2, words="{name} costs 2 less to flip")])
    guest = hero("Guest", Costs("recruit cost", -2, words="{name} costs 2 less to recruit"), cost=3, keywords=["reservist"])
    for card, verb in ((trick, "play"), (lair, "flip"), (guest, "recruit")):
        table = situation("vs", step="recruit", A=side(resources=[card], points=1), B=side(front=[hero("Bea")]))
        assert table.A.can(verb, card.name), card.name
    plain = location("Lair", threshold=3, source="stand-in")
    table = situation("vs", step="recruit", A=side(resources=[plain], points=1), B=side(front=[hero("Bea")]))
    assert table.A.why_not("flip", "Lair") == ["vs:203.5b"]


@pytest.mark.rule("vs:103.2", "vs:510.2")
def test_a_location_that_cannot_be_flipped_is_not_and_puts_no_other_away() -> None:
    lock = hero("Lock", cant("opponents can't flip locations", FlipsLocation("opponent")))
    row = [put("Danger Room"), put("Danger Room", down=False)]
    table = situation("vs", A=side(resources=row), B=side(front=[lock], resources=["Danger Room"]))
    flips = [a for a in table.A.offered() if isinstance(a, Flip)]
    assert flips == [] and table.A.resources == ["Danger Room", "Danger Room"]
    table.B.flips("Danger Room")
    assert not table.B["Danger Room"].down


@pytest.mark.rule("vs:505.1e", "vs:301.4", "vs:502.2")
def test_a_power_hears_of_the_recruits_it_speaks_of_only() -> None:
    watch = hero(
        "Watch",
        Triggered(IsRecruited((Team("Q"),)), GainEndurance(1)),
        Triggered(IsRecruited(kind="equipment"), GainEndurance(10)),
        Triggered(IsRecruited(whose="opponent"), GainEndurance(100)),
    )
    hand = [hero("Abe"), hero("Quin", teams=("Q",)), gear("Belt")]
    table = situation("vs", step="recruit", A=side(front=[watch], hand=hand, points=9), B=side(front=[hero("Bea")]))
    table.A.recruits("Abe")
    assert table.A.endurance == 50
    table.A.recruits("Quin")
    assert table.A.endurance == 51
    table.resolve()
    table.places("Quin")
    table.A.recruits("Belt", on="Abe")
    table.resolve_all()
    assert table.A.endurance == 61
