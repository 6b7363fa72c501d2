"""Crossed: moving, changing control, negating and going home, with what can't happen and with what listens."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    EQUIPMENT_CARD,
    SUPPORT,
    T1,
    THAT,
    THIS,
    Activated,
    Aim,
    Cards,
    ChangesArea,
    ChangesControl,
    Cost,
    Discard,
    Discards,
    Draw,
    Effects,
    EntersPile,
    EntersPlay,
    ExchangePlaces,
    FirstAttack,
    GainEndurance,
    GainsPoints,
    GoesHome,
    IfYouDo,
    IsAttached,
    IsNegated,
    IsRemoved,
    IsTransferred,
    JoinsAttack,
    LeavesAttack,
    LoseEndurance,
    LosesCounter,
    MoveIt,
    Moves,
    Opponents,
    PutOnDeck,
    RemoveCounters,
    RemoveIt,
    Replacement,
    StunIt,
    SwapPlaces,
    T,
    TransferIt,
    Triggered,
    TurnFaceDown,
    TurnsDown,
    Would,
    WouldEnterPlay,
    cant,
    characters,
    location,
    seq,
    substitute,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, BOUNCE, NEGATE, OUT, SIP, STEP, TAKE, gear, hero, twist

BACK = twist("Back", MoveIt(T, rows=(SUPPORT,)), ANYONE)
SWAP = twist("Swap", IfYouDo(ExchangePlaces(T, T1), GainEndurance(5)), ANYONE, ANYONE)
TRADE = twist("Trade", IfYouDo(SwapPlaces(T, T1), GainEndurance(5)), Aim(yours()), Aim(theirs()))


@pytest.mark.rule("vs:509.1", "vs:G:Enters a KO'd Pile", "vs:304.6")
def test_a_plot_twist_that_is_negated_enters_the_pile_as_one_that_resolves_does() -> None:
    table = situation(
        "vs", A=side(front=[hero("Ear", Triggered(EntersPile(), GainEndurance(1)))], hand=[SIP]), B=side(hand=[NEGATE])
    )
    table.A.plays("Sip")
    table.B.plays("Negate")
    table.resolve()
    # both cards have gone there
    assert len(table.chain) == 2 and table.A.pile == ["Sip"] and table.B.pile == ["Negate"]
    table.finish()
    assert table.A.endurance == 52


@pytest.mark.rule("vs:509.1", "vs:708.9d", "vs:706.16a", "vs:G:Enters a KO'd Pile")
def test_a_card_that_was_only_revealed_goes_home_when_its_effect_is_negated_and_enters_no_pile() -> None:
    ear = hero("Ear", Triggered(EntersPile(), GainEndurance(1)))
    table = situation(
        "vs", step="recruit", A=side(front=[ear, hero("Ann")], hand=[hero("Sub", substitute())]), B=side(hand=[NEGATE])
    )
    table.A.uses("Sub")
    table.B.plays("Negate")
    table.resolve()
    table.finish()
    assert table.A.hand == ["Sub"] and table.A.characters == ["Ear", "Ann"] and table.A.endurance == 51


@pytest.mark.rule("vs:509.1", "vs:103.2")
def test_an_effect_that_cannot_be_negated_resolves_though_another_effect_tries() -> None:
    pride = hero("Pride", cant("your plot twists can't be negated", IsNegated(Effects(source="plot twist"), "you")))
    table = situation("vs", A=side(front=[pride], hand=[SIP, SIP]), B=side(hand=[NEGATE, NEGATE, SIP]))
    table.A.plays("Sip")
    table.B.plays("Negate")
    table.resolve()
    table.resolve()
    assert table.A.endurance == 51 and table.B.pile == ["Negate"]
    # the opponent's own are not meant
    table.B.plays("Sip")
    table.B.plays("Negate")
    table.resolve()
    assert not table.chain and table.B.endurance == 50


@pytest.mark.rule("vs:508.2a", "vs:508.2c", "vs:103.2")
def test_an_effect_that_cannot_be_negated_does_nothing_to_targets_that_have_become_illegal() -> None:
    pride = hero("Pride", cant("your plot twists can't be negated", IsNegated(Effects(source="plot twist"), "you")))
    blow = twist("Blow", seq(StunIt(T), Draw(1)), Aim(theirs()))
    table = situation("vs", A=side(front=[pride], hand=[blow, TAKE]), B=side(front=[hero("Bea")]))
    table.A.plays("Blow", on="Bea")
    table.A.plays("Take", on="Bea")
    table.resolve()
    table.places("Bea")
    table.resolve()
    assert not table.A["Bea"].stunned and len(table.A.hand) == 1 and table.A.pile == ["Take", "Blow"]


@pytest.mark.rule("vs:509.1", "vs:508.2a", "vs:502.1c")
def test_a_power_hears_an_effect_negated_by_another_and_by_the_rules() -> None:
    sage = hero("Sage", Triggered(IsNegated(), GainEndurance(4)))
    table = situation("vs", A=side(front=[sage], hand=[BOUNCE]), B=side(front=[hero("Bea")], hand=[SIP, NEGATE, BOUNCE]))
    table.B.plays("Sip")
    table.B.plays("Negate")
    table.resolve()
    table.finish()
    assert table.A.endurance == 54
    table.A.plays("Bounce", on="Bea")
    table.B.plays("Bounce", on="Bea")
    table.resolve()
    table.resolve()
    table.finish()
    assert table.A.endurance == 58 and "Bea" in table.B.hand


@pytest.mark.rule("vs:708.4a", "vs:405.1", "vs:103.2")
def test_who_cannot_move_stays_in_the_formation_step_and_whatever_moves_others() -> None:
    rock = hero("Rock", cant("{name} can't move", Moves()))
    wind = twist("Wind", MoveIt(T), Aim(yours(), 2))
    table = situation("vs", step="formation", A=side(front=[rock, hero("Ann")], hand=[wind, STEP]), B=side(hand=[BACK]))
    shape = table.decision.shape
    assert [table.s.get(r).printed.name for r in shape.pieces] == ["Ann"]
    # nobody takes the place of who stays
    assert (False, 0, 0) not in [shape.cells[c] for c in shape.next((0,))]
    table.arranges(Ann=("support", 1))
    assert table.A["Ann"].row == "support" and table.A["Rock"].row == "front"
    table.A.plays("Wind", on=["Rock", "Ann"])
    table.resolve()
    table.places("Ann", ("front", 1))
    assert table.A["Ann"].row == "front" and (table.A["Rock"].row, table.A["Rock"].col) == ("front", 0)
    table.A.plays("Step", on="Rock")
    table.resolve()
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:G:Exchange", "vs:103.2", "vs:508.2i")
@pytest.mark.parametrize(("card", "other"), [(SWAP, "Amy"), (TRADE, "Bea")])
def test_an_exchange_in_which_one_cannot_move_does_not_happen(card: object, other: str) -> None:
    rock = hero("Rock", cant("{name} can't move", Moves()))
    table = situation("vs", A=side(front=[rock, hero("Amy")], hand=[card]), B=side(front=[hero("Bea")]))
    table.A.plays(card.name, on=["Rock", other])  # type: ignore[attr-defined]
    table.resolve()
    assert table.A["Rock"].col == 0 and table.A["Amy"].col == 1 and table.B.characters == ["Bea"] and table.A.endurance == 50


@pytest.mark.rule("vs:700.1", "vs:103.2", "vs:708.12g")
def test_what_cannot_be_taken_stays_where_it_is_though_its_own_controller_moves_it() -> None:
    true = hero("True", cant("opponents can't gain control of {name}", ChangesControl()))
    bond = gear("Bond", text=[cant("{name} can't be taken", ChangesControl())])
    grab = twist("Grab", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))
    table = situation(
        "vs",
        A=side(front=[hero("Ann")], hand=[TAKE, grab, TRADE]),
        B=side(front=[true, put(hero("Bea"), equipment=[bond])], hand=[STEP]),
    )
    table.A.plays("Take", on="True")
    table.resolve()
    assert table.B["True"].controller == "B" and table.asked[1] == "priority"
    table.A.plays("Grab", on=["Bond", "Ann"])
    table.resolve()
    assert table.B["Bea"].equipment == ["Bond"]
    table.A.plays("Trade", on=["Ann", "True"])
    table.resolve()
    assert table.A.characters == ["Ann"]
    table.B.plays("Step", on="True")
    table.resolve()
    table.places("True", ("support", 0))
    assert table.B["True"].row == "support"


@pytest.mark.rule("vs:700.1", "vs:502.3")
def test_a_power_hears_of_a_change_of_control_and_not_of_moves_that_bring_none() -> None:
    idol = hero("Idol", Triggered(ChangesControl(), GainEndurance(3)))
    table = situation("vs", A=side(hand=[TAKE, STEP]), B=side(front=[idol], hand=[STEP]))
    table.B.plays("Step", on="Idol")
    table.resolve()
    table.places("Idol", ("support", 0))
    assert not table.chain
    table.A.plays("Take", on="Idol")
    table.resolve()
    table.places("Idol")
    # it is its new controller's by the time it triggers
    assert len(table.chain) == 1
    table.resolve()
    assert table.A.endurance == 53
    table.A.plays("Step", on="Idol")
    table.resolve()
    table.places("Idol", ("support", 0))
    assert not table.chain


@pytest.mark.rule("vs:213.1d", "vs:103.2", "vs:513.5a")
def test_who_cannot_return_to_hand_stays_and_pays_for_nothing_and_another_is_kod_instead() -> None:
    host = hero("Host", cant("{name} can't return to a hand", GoesHome()))
    sad = hero("Sad", Replacement(Would(GoesHome(), "{name} would return to its owner's hand"), RemoveIt(THAT)))
    table = situation("vs", A=side(hand=[BOUNCE, BOUNCE]), B=side(front=[host, sad]))
    table.A.plays("Bounce", on="Host")
    table.resolve()
    table.A.plays("Bounce", on="Sad")
    table.resolve()
    assert table.B.characters == ["Host"] and table.B.removed == ["Sad"] and table.B.hand == []


@pytest.mark.rule("vs:602.2", "vs:602.3", "vs:103.2")
def test_who_cannot_be_removed_from_an_attack_leaves_it_only_in_other_ways() -> None:
    bold = hero("Bold", cant("{name} can't be removed from an attack", LeavesAttack()))
    table = situation("vs", A=side(front=[bold, hero("Ann")], hand=[OUT]), B=side(front=[hero("Bea")], hand=[OUT, BOUNCE]))
    table.A.attack(["Bold", "Ann"], "Bea")
    table.B.plays("Out", on="Bold")
    table.resolve()
    assert table.A["Bold"].attacking
    table.B.plays("Bounce", on="Bold")
    table.resolve()
    assert table.A.hand == ["Out", "Bold"] and table.s.attack is not None and len(table.s.attack.attackers) == 1


@pytest.mark.rule("vs:701.11d", "vs:103.2", "vs:502.3")
def test_a_location_that_cannot_be_turned_down_stays_up_while_another_is_heard_to_turn() -> None:
    rock = location("Rock", threshold=1, source="stand-in", text=[cant("{name} can't be turned face down", TurnsDown())])
    den = location("Den", threshold=1, source="stand-in")
    ear = hero("Ear", Triggered(TurnsDown(Cards("resources")), GainEndurance(1)))
    down = twist("Down", TurnFaceDown(T), Aim(Cards("locations")))
    table = situation(
        "vs", A=side(hand=[down, down]), B=side(front=[ear], resources=[put(rock, down=False), put(den, down=False)])
    )
    table.A.plays("Down", on="Rock")
    table.resolve()
    assert not table.B["Rock"].down and not table.chain
    table.A.plays("Down", on="Den")
    table.resolve()
    table.finish()
    assert table.B["Den"].down and table.B.endurance == 51


@pytest.mark.rule("vs:215.2", "vs:213.7c", "vs:404.1", "vs:708.4a")
def test_moves_counters_removals_and_points_are_heard() -> None:
    ear = hero(
        "Ear",
        Triggered(Moves(yours(), row=SUPPORT), GainEndurance(1)),
        Triggered(LosesCounter(characters(), "dream"), GainEndurance(10)),
        Triggered(IsRemoved(yours()), GainEndurance(100)),
        Triggered(GainsPoints(), LoseEndurance(1)),
    )
    wane = twist("Wane", RemoveCounters(T, "dream"), ANYONE)
    exile = twist("Exile", RemoveIt(T), ANYONE)
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[ear, put(hero("Ann"), counters={"dream": 1})], hand=[BACK, wane, exile], resources=2),
        B=side(),
    )
    table.finish()
    assert table.A.endurance == 49
    table.A.plays("Back", on="Ann")
    table.resolve()
    table.places("Ann")
    table.finish()
    assert table.A.endurance == 50
    table.A.plays("Wane", on="Ann")
    table.resolve()
    table.finish()
    assert table.A.endurance == 60
    table.A.plays("Exile", on="Ann")
    table.resolve()
    table.finish()
    assert table.A.endurance == 160 and table.A.removed == ["Ann"]


@pytest.mark.rule("vs:600.5", "vs:602.2c")
def test_an_attack_in_which_ones_own_character_became_an_attacker_was_ones_first() -> None:
    rush = twist("Rush", GainEndurance(1), only=[FirstAttack()])
    join = twist("Join", JoinsAttack(T), Aim(yours()))
    table = situation(
        "vs",
        A=side(front=[hero("Ann", atk=0)]),
        B=side(front=[hero("Bea", atk=0, def_=20), hero("Ben", atk=0)], hand=[join, rush]),
    )
    table.A.attack("Ann", "Bea")
    table.B.plays("Join", on="Ben")
    table.resolve()
    assert table.B["Ben"].attacking and table.B.can("play", "Rush")
    table.conclude()
    table.chooses("Ann")
    table.conclude()
    while table.s.step_player == 0:
        table.all_pass()
    table.B.attack("Ben", "Ann")
    assert table.B["Ben"].attacking and not table.B.can("play", "Rush")


@pytest.mark.rule("vs:701.17", "vs:701.18", "vs:708.4c", "vs:502.6")
def test_becoming_hidden_is_heard_and_moving_about_in_hiding_is_not() -> None:
    ear = hero(
        "Ear", Triggered(ChangesArea(yours()), GainEndurance(1)), Triggered(ChangesArea(yours(), hidden=False), GainEndurance(10))
    )
    hide = twist("Hide", MoveIt(T, hidden=True), Aim(yours()))
    show = twist("Show", MoveIt(T, hidden=False), Aim(yours()))
    table = situation("vs", A=side(front=[ear, hero("Ann")], hand=[hide, hide, STEP, show]), B=side(front=[hero("Bea")]))
    for card, total in (("Hide", 51), ("Hide", 51), ("Step", 51), ("Show", 61)):
        table.A.plays(card, on="Ann")
        table.resolve()
        table.places("Ann")
        table.finish()
        assert table.A.endurance == total


@pytest.mark.rule("vs:214.1", "vs:513.5a", "vs:508.3c", "vs:103.2")
def test_a_recruit_that_would_enter_play_goes_elsewhere_instead_or_not_at_all() -> None:
    gate = hero("Gate", Replacement(WouldEnterPlay((Cost("<=", 1),), "opponent"), RemoveIt(THAT)))
    wall = hero("Wall", cant("equipment can't enter play", WouldEnterPlay((EQUIPMENT_CARD,))))
    ear = hero("Ear", Triggered(EntersPlay(yours()), GainEndurance(5)))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[ear], hand=[hero("Low", cost=1), hero("Big", cost=2), gear("Ring")], resources=5),
        B=side(front=[gate, wall]),
    )
    table.A.recruits("Low", at=("front", 1))
    assert table.A.removed == ["Low"] and table.asked == ("A", "priority") and not table.chain and table.A.endurance == 50
    table.A.recruits("Big")
    table.finish()
    assert table.A.characters == ["Ear", "Big"] and table.A.endurance == 55
    # equipment that could not be attached to anybody has no legal target
    assert table.A.why_not("recruit", "Ring") == ["vs:302.3a"]


@pytest.mark.rule("vs:302.3a", "vs:708.12a", "vs:103.2")
def test_who_cannot_be_equipped_and_what_cannot_be_transferred_are_no_legal_choice() -> None:
    bare = hero("Bare", cant("{name} can't be equipped", IsAttached(THIS)))
    stuck = gear("Stuck", text=[cant("{name} can't be transferred", IsTransferred())])
    swap = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[bare, put(hero("Ann"), equipment=[stuck]), hero("Amy")], hand=[gear("Ring"), swap], resources=3),
        B=side(),
    )
    table.A.recruits("Ring")
    # neither Bare nor Ann, who has her maximum
    assert table.A["Amy"].equipment == ["Ring"]
    table.A.plays("Hand Over", on=["Stuck", "Amy"])
    table.resolve()
    assert table.A["Ann"].equipment == ["Stuck"]


@pytest.mark.rule("vs:G:Discard", "vs:513.5a", "vs:203.10")
def test_a_card_that_would_be_discarded_goes_under_the_deck_instead_unless_it_pays() -> None:
    tidy = hero(
        "Tidy",
        Replacement(Would(Discards(), "you would discard a card"), PutOnDeck(THAT)),
        Activated((Discard(),), GainEndurance(1)),
    )
    rob = twist("Rob", Discard(player=Opponents()))
    table = situation("vs", A=side(hand=[rob]), B=side(front=[tidy], hand=[hero("Ann"), hero("Ben")], deck=[SIP]))
    table.A.plays("Rob")
    table.resolve()
    table.chooses("Ann")
    assert table.B.hand == ["Ben"] and table.B.deck == ["Sip", "Ann"] and table.B.pile == []
    table.B.uses("Tidy")
    assert table.B.pile == ["Ben"]


@pytest.mark.rule("vs:513.5c", "vs:702.5", "vs:513.5a", "vs:509.1")
@pytest.mark.parametrize(("first", "endurance"), [("Ward", (52, 50)), ("Wall", (51, 53))])
def test_of_two_things_that_would_happen_instead_of_a_negation_the_effects_controller_chooses(
    first: str, endurance: tuple[int, int]
) -> None:
    ward = hero("Ward", Replacement(Would(IsNegated(whose="you"), "an effect of yours would be negated"), GainEndurance(1)))
    wall = hero(
        "Wall", Replacement(Would(IsNegated(whose="opponent"), "an effect of an opponent would be negated"), GainEndurance(3))
    )
    table = situation("vs", A=side(front=[ward], hand=[SIP]), B=side(front=[wall], hand=[NEGATE]))
    table.A.plays("Sip")
    table.B.plays("Negate")
    table.resolve()
    assert table.asked == ("A", "replacement")
    table.chooses(first)
    # the effect was not negated, and resolves
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == endurance
