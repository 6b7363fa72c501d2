"""Chapter 5, 513.5 to 515: replacements, dependency and timestamps."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.patterns.players import GainsEndurance
from longbox.games.vs.language.verbs.choosing import ByAmount
from longbox.games.vs.language.vocabulary import (
    STUNNED,
    THAT,
    THIS,
    WITH_FLIGHT,
    Activated,
    AddTeam,
    Aim,
    AmountOf,
    Becomes,
    BecomesExhausted,
    BecomesStunned,
    Cards,
    CausesBreakthrough,
    Choose,
    Continuous,
    Discard,
    Every,
    ExhaustIt,
    GainEndurance,
    Gets,
    Has,
    IfYouDo,
    KOIt,
    Lasting,
    LeavesPlay,
    LoseEndurance,
    LosePowers,
    Loses,
    LosesEndurance,
    Named,
    Opponents,
    Other,
    PayEndurance,
    RecoverIt,
    RemoveIt,
    Replacement,
    ReturnToHand,
    StunIt,
    T,
    Team,
    TransferIt,
    Triggered,
    Would,
    WouldEnterPile,
    characters,
    equipment,
    gives,
    in_hand,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, GAIN, HIDE, KO, RECOVER_STUNNED, STUN, hero, more, place, plays_out, twist

# -- 513.5: replacement modifiers -------------------------------------------------------------------------------------------------


STUNNED_ = Would(BecomesStunned(), "{name} would become stunned")


@pytest.mark.rule("vs:513.5a")
def test_what_is_replaced_never_happens_and_triggers_nothing() -> None:
    bea = hero(
        "Bea",
        Replacement(STUNNED_, ExhaustIt(THIS)),
        Triggered(BecomesStunned(), GainEndurance(30)),
        Triggered(BecomesExhausted(), GainEndurance(5)),
    )
    table = situation("vs", A=side(hand=[STUN, STUN]), B=side(front=[bea, hero("Bob")]))
    plays_out(table.A, "Stun", "Bea")
    assert not table.B["Bea"].stunned and table.B["Bea"].exhausted and table.B.endurance == 50
    assert len(table.chain) == 1
    table.resolve()
    assert table.B.endurance == 55
    plays_out(table.A, "Stun", "Bob")
    assert table.B["Bob"].stunned


@pytest.mark.rule("vs:513.5a")
def test_a_replacement_must_be_there_before_the_event() -> None:
    shield = twist(
        "Shield",
        Lasting(Replacement(Would(BecomesStunned(yours()), "a character would become stunned"), GainEndurance(1)), "turn"),
    )
    table = situation("vs", A=side(hand=[STUN, STUN]), B=side(front=[hero("Bea"), hero("Bob")], hand=[shield]))
    plays_out(table.A, "Stun", "Bea")
    plays_out(table.B, "Shield")
    plays_out(table.A, "Stun", "Bob")
    assert table.B["Bea"].stunned and not table.B["Bob"].stunned and table.B.endurance == 50 - 3 + 1


@pytest.mark.rule("vs:513.5b", "vs:702.2")
def test_each_of_several_simultaneous_events_is_replaced_and_then_all_happens_at_once() -> None:
    lord = hero(
        "Lord", Replacement(Would(BecomesStunned(yours(Other())), "another character would become stunned"), KOIt(THAT), may=True)
    )
    watch = hero("Watch", Triggered(LeavesPlay(theirs()), LoseEndurance(1)))
    both = twist("Both", StunIt(Every(theirs())))
    table = situation("vs", A=side(front=[watch], hand=[both]), B=side(front=[hero("Bea"), hero("Bob"), lord]))
    table.A.plays("Both")
    table.resolve()
    assert table.asked == ("B", "may")
    table.says(True)
    # nothing has happened while the choices are made
    assert table.asked == ("B", "may") and table.B.pile == [] and not table.B["Lord"].stunned
    table.says(False)
    assert table.B.pile == ["Bea"] and table.B["Bob"].stunned and table.B["Lord"].stunned
    assert table.B.endurance == 50 - 3 - 3 and len(table.chain) == 1


@pytest.mark.rule("vs:513.5c", "vs:513.5e", "vs:513.5i")
@pytest.mark.parametrize("first", ["Belt", "Bea"])
def test_the_player_affected_orders_a_mandatory_and_an_optional_replacement(first: str) -> None:
    belt = equipment(
        "Belt",
        text=[
            Replacement(
                Would(BecomesStunned(_host()), "equipped character would become stunned"),
                GainEndurance(1),
                pay=(PayEndurance(4),),
                may=True,
            )
        ],
        source="stand-in",
    )
    bea = hero("Bea", Replacement(STUNNED_, ReturnToHand(THIS)))
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[put(bea, equipment=[belt]), hero("Bob")]))
    table.A.plays("Stun", on="Bea")
    table.resolve()
    assert table.asked == ("B", "replacement")
    table.chooses(first)
    if first == "Bea":
        # no longer a stun, so the belt has nothing to replace
        assert table.B.hand == ["Bea"] and table.B.endurance == 50 and table.B.pile == ["Belt"]
        return
    assert table.asked == ("B", "may")
    table.says(False)
    # declined: the other, which is not optional, still applies
    assert table.B.hand == ["Bea"] and table.B.endurance == 50


def _host() -> Any:
    from longbox.games.vs.language.references import EQUIPPED_CHARACTER

    return EQUIPPED_CHARACTER


@pytest.mark.rule("vs:513.5c")
def test_the_controller_of_the_object_orders_them_even_when_an_opponent_controls_the_replacements() -> None:
    one, two = (
        hero(n, Replacement(Would(BecomesStunned(theirs()), "an opponent's character would become stunned"), e))
        for n, e in (("One", KOIt(THAT)), ("Two", ReturnToHand(THAT)))
    )
    table = situation("vs", A=side(front=[one, two], hand=[STUN]), B=side(front=[hero("Bea")]))
    table.A.plays("Stun", on="Bea")
    table.resolve()
    assert table.asked == ("B", "replacement")
    table.chooses("Two")
    assert table.B.hand == ["Bea"] and table.B.endurance == 50


@pytest.mark.rule("vs:513.5d", "vs:203.10")
def test_actions_that_pay_costs_are_not_replaced_but_putting_away_is() -> None:
    ward = hero(
        "Ward", Replacement(Would(BecomesStunned(yours(Other())), "another character would become stunned"), GainEndurance(7))
    )
    grave = place("Grave", Replacement(WouldEnterPile(), RemoveIt(THAT)))
    stunner = hero("Stunner", Activated((StunIt(THIS),), GainEndurance(2)))
    killer = hero("Killer", Activated((KOIt(THIS),), GainEndurance(2)))
    table = situation("vs", A=side(front=[ward, stunner, killer], resources=[put(grave, down=False)]), B=side())
    table.A.uses("Stunner")
    assert table.A["Stunner"].stunned and table.A.endurance == 47
    table.resolve()
    table.A.uses("Killer")
    assert table.A.removed == ["Killer"] and table.A.pile == []
    table.resolve()
    assert table.A.endurance == 51


@pytest.mark.rule("vs:513.5e", "vs:203.7b")
def test_an_optional_replacement_needs_its_cost_paid_and_is_not_offered_without_it() -> None:
    bea = hero("Bea", Replacement(STUNNED_, GainEndurance(1), pay=(Discard(query=in_hand(), least=1),), may=True))
    for hand, yes in (([], None), ([FILLER], False), ([FILLER], True)):
        table = situation("vs", A=side(hand=[STUN]), B=side(front=[bea], hand=hand))
        table.A.plays("Stun")
        table.resolve()
        if yes is not None:
            assert table.asked == ("B", "may")
            table.says(yes)
        assert table.B["Bea"].stunned is (yes is not True)
        assert table.B.endurance == (51 if yes else 47) and table.B.hand == ([] if yes else ["Filler"] * len(hand))


@pytest.mark.rule("vs:513.5f")
def test_a_mandatory_replacement_applies_though_nothing_can_be_done_instead() -> None:
    bea = hero("Bea", Replacement(STUNNED_, Discard(query=in_hand(), least=1)))
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[bea]))
    plays_out(table.A, "Stun")
    assert not table.B["Bea"].stunned and table.B.endurance == 50 and table.asked == ("A", "priority")


@pytest.mark.rule("vs:513.5g", "vs:513.5c", "vs:513.5i")
def test_additional_and_less_change_the_amount_and_all_of_them_apply_once() -> None:
    guards = [hero("Less", more(-2)), hero("Lesser", more(-2)), hero("More", more(1))]
    drain = twist("Drain", LoseEndurance(5, player=Opponents()))
    table = situation("vs", A=side(hand=[drain]), B=side(front=guards))
    plays_out(table.A, "Drain")
    while table.asked[1] == "replacement":
        assert table.asked == ("B", "replacement")
        table.choose_option(0)
    assert table.B.endurance == 50 - (5 - 2 - 2 + 1)


@pytest.mark.rule("vs:513.5g")
@pytest.mark.parametrize(("less", "lost"), [(2, 1), (3, 0), (5, 0)])
def test_less_goes_down_to_nothing_and_then_nothing_happens(less: int, lost: int) -> None:
    # the stun endurance loss of 3, and what triggers on losing
    watch = hero("Watch", Triggered(LosesEndurance("opponent"), GainEndurance(10)))
    table = situation("vs", A=side(front=[watch], hand=[STUN]), B=side(front=[hero("Bea"), hero("Guard", more(-less))]))
    plays_out(table.A, "Stun", "Bea")
    table.resolve_all()
    assert table.B["Bea"].stunned and table.B.endurance == 50 - lost
    assert table.A.endurance == (60 if lost else 50)


@pytest.mark.rule("vs:513.5g", "vs:513.5d")
def test_an_amount_paid_as_a_cost_is_not_changed() -> None:
    payer = hero("Payer", Activated((PayEndurance(5),), GainEndurance(1)), more(-4))
    table = situation("vs", A=side(front=[payer]), B=side())
    table.A.uses("Payer")
    assert table.A.endurance == 45


@pytest.mark.rule("vs:513.5g", "vs:513.5i")
def test_breakthrough_may_be_more_and_its_loss_less() -> None:
    rammer = hero(
        "Rammer", Replacement(Would(CausesBreakthrough(), "{name} would cause breakthrough"), ByAmount(3, "3 more")), atk=9
    )
    table = situation("vs", A=side(front=[rammer]), B=side(front=[hero("Bea"), hero("Guard", more(-1))]))
    table.A.attack("Rammer", "Bea")
    table.conclude()
    # both replace the same event, in the order of the player who loses (vs:513.5c)
    assert table.asked == ("B", "replacement")
    table.chooses("Rammer")
    # stun loss of 3 less 1, breakthrough of 5 and 3 less 1
    assert table.B.endurance == 50 - 2 - 7


@pytest.mark.rule("vs:513.5i", "vs:513.5a")
def test_two_replacements_that_feed_each_other_end() -> None:
    # gaining becomes losing, losing becomes gaining: each once
    gain = hero("Gainer", Replacement(Would(LosesEndurance("you"), "you would lose endurance"), GainEndurance(AmountOf())))
    lose = hero("Loser", Replacement(Would(GainsEndurance("you"), "you would gain endurance"), LoseEndurance(AmountOf())))
    table = situation("vs", A=side(front=[gain, lose], hand=[GAIN]), B=side())
    plays_out(table.A, "Gain")
    # gain 10, lose 10 instead, gain 10 instead: and the first has had its turn
    assert table.A.endurance == 60


@pytest.mark.rule("vs:513.5i")
def test_another_instance_of_the_same_replacement_applies_to_what_the_first_made() -> None:
    again = Replacement(Would(GainsEndurance("you"), "you would gain endurance"), GainEndurance(AmountOf()))
    doubles = [hero(n, again) for n in ("One", "Two")]
    table = situation("vs", A=side(front=doubles, hand=[GAIN]), B=side())
    table.A.plays("Gain")
    table.resolve()
    assert table.asked == ("A", "replacement") and len(table.options) == 2
    table.chooses("One")
    # the other one has its turn without a question, and then it happens
    assert table.asked[1] != "replacement" and table.A.endurance == 60


@pytest.mark.rule("vs:508.2i", "vs:513.5a")
def test_an_action_that_a_replacement_changes_was_not_done() -> None:
    # the put into the pile aside, nothing that is replaced counts as done, not even when the same is done to another
    hit = twist("Hit", IfYouDo(StunIt(T), GainEndurance(9)), Aim(theirs()))
    bea = hero("Bea", Replacement(STUNNED_, StunIt(Choose(yours(Other())))))
    table = situation("vs", A=side(hand=[hit]), B=side(front=[bea, hero("Bob")]))
    table.A.plays("Hit", on="Bea")
    table.resolve()
    assert table.B["Bob"].stunned and table.A.endurance == 50


# -- 514: dependency ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:514.1", "vs:514.3", "vs:515.1")
@pytest.mark.parametrize("order", [("One", "Nine"), ("Nine", "One")])
def test_independent_modifiers_apply_in_timestamp_order(order: tuple[str, str]) -> None:
    dens = {n: place(n, Continuous(yours(), (Becomes("atk", k),))) for n, k in (("One", 1), ("Nine", 9))}
    table = situation("vs", A=side(front=[hero("Ann")], hand=[HIDE], resources=[*dens.values()]), B=side())
    for name in order:
        table.A.flips(name)
    assert table.A["Ann"].atk == {"One": 1, "Nine": 9}[order[1]]
    # turned face down and up again, it is the latest
    plays_out(table.A, "Hide", order[0])
    table.A.flips(order[0])
    assert table.A["Ann"].atk == {"One": 1, "Nine": 9}[order[0]]


@pytest.mark.rule("vs:514.2", "vs:514.4")
@pytest.mark.parametrize("order", [["Paint", "Wings", "Lift"], ["Lift", "Wings", "Paint"], ["Wings", "Lift", "Paint"]])
def test_a_chain_of_dependencies_is_followed_whatever_the_timestamps(order: list[str]) -> None:
    powers = {
        "Paint": Continuous(yours(), (AddTeam(("Y",)),)),
        "Wings": Continuous(yours(Team("Y")), (Has("flight"),)),
        "Lift": Continuous(yours(WITH_FLIGHT), (Gets(3, 0),)),
    }
    table = situation("vs", A=side(front=[hero("Ann")], resources=[place(n, powers[n]) for n in order]), B=side())
    for name in order:
        table.A.flips(name)
    assert (table.A["Ann"].flight, table.A["Ann"].atk) == (True, 7)


@pytest.mark.rule("vs:514.2", "vs:514.4", "vs:500.5")
@pytest.mark.parametrize("order", [["Paint", "Teach"], ["Teach", "Paint"]])
def test_powers_are_given_and_taken_by_what_other_modifiers_have_made_of_a_character(order: list[str]) -> None:
    from longbox.games.vs.language.vocabulary import GainPowers

    power = Activated((PayEndurance(1),), GainEndurance(5))
    dens = {
        "Paint": place("Paint", Continuous(yours(Named("Ann")), (AddTeam(("Y",)),))),
        "Teach": place("Teach", Continuous(yours(Team("Y")), (GainPowers((power,)),))),
        "Ban": place("Ban", Continuous(yours(WITH_FLIGHT), (LosePowers(),))),
        "Wings": place("Wings", Continuous(yours(Named("Abe")), (Has("flight"),))),
    }
    front = [hero("Ann"), hero("Abe", power, Continuous(yours(), (Gets(1, 0),)))]
    table = situation("vs", A=side(front=front, hand=[HIDE], resources=list(dens.values())), B=side())
    for name in order:
        table.A.flips(name)
    assert table.A.can("use", "Ann") and table.A.can("use", "Abe") and table.A["Ann"].atk == 5
    for name in ("Ban", "Wings"):
        table.A.flips(name)
    # Abe flies now, and so has no powers
    assert table.A.can("use", "Ann") and not table.A.can("use", "Abe") and table.A["Ann"].atk == 4
    plays_out(table.A, "Hide", "Paint")
    assert not table.A.can("use", "Ann")


@pytest.mark.rule("vs:514.1", "vs:514.3")
def test_a_modifier_of_an_effect_never_depends_on_a_later_one() -> None:
    # only fliers were flagged as it resolved: those who fly later get nothing, and those who no longer fly keep it
    lift = twist("Lift", Lasting(Continuous(yours(WITH_FLIGHT), (Gets(3, 0),)), "turn"))
    give, strip = (twist(n, gives(T, w), Aim(yours())) for n, w in (("Give", Has("flight")), ("Strip", Loses("flight"))))
    table = situation("vs", A=side(front=[hero("Ann", flight=True), hero("Abe")], hand=[lift, give, strip]), B=side())
    plays_out(table.A, "Lift")
    plays_out(table.A, "Give", "Abe")
    plays_out(table.A, "Strip", "Ann")
    assert (table.A["Ann"].atk, table.A["Abe"].atk) == (7, 4)


@pytest.mark.rule("vs:514.4", "vs:512.1", "vs:515.4")
def test_one_shot_modifiers_see_what_the_continuous_ones_have_made() -> None:
    hit = twist("Hit", StunIt(Every(characters(WITH_FLIGHT))))
    wings = place("Wings", Continuous(characters(Named("Bea")), (Has("flight"),)))
    table = situation("vs", A=side(hand=[hit], resources=[wings]), B=side(front=[hero("Bea"), hero("Bob")]))
    table.A.plays("Hit")
    table.A.flips("Wings")
    table.resolve()
    assert table.B["Bea"].stunned and not table.B["Bob"].stunned


@pytest.mark.rule("vs:514.4a", "vs:514.2")
def test_a_knot_starts_for_each_object_with_the_earliest_modifier_that_applies_to_it() -> None:
    # fliers are of team Y, those of Y fly: whoever has one has both, and who has neither has none
    fly = Continuous(yours(Team("Y")), (Has("flight"),))
    join = Continuous(yours(WITH_FLIGHT), (AddTeam(("Y",)),))
    front = [hero("Wing", flight=True), hero("Member", teams=("Y",)), hero("Plain")]
    table = situation("vs", A=side(front=front, resources=[place("Fly", fly), place("Join", join)]), B=side())
    table.A.flips("Fly")
    table.A.flips("Join")
    assert [(table.A[n].flight, "Y" in table.A[n].teams) for n in ("Wing", "Member", "Plain")] == [
        (True, True),
        (True, True),
        (False, False),
    ]


# -- 515: timestamps -----------------------------------------------------------------------------------------------------------


NINE = Continuous(characters(Named("Ann")), (Becomes("atk", 9),))
ONE = Continuous(characters(Named("Ann")), (Becomes("atk", 1),))


@pytest.mark.rule("vs:515.1", "vs:515.3")
def test_an_object_has_the_timestamp_of_its_entering_play_and_recovering_renews_its_powers() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[hero("Ann"), hero("Nine", NINE)], hand=[hero("One", ONE, cost=1), STUN, RECOVER_STUNNED], resources=1),
        B=side(),
    )
    assert table.A["Ann"].atk == 9
    table.A.recruits("One")
    assert table.A["Ann"].atk == 1
    plays_out(table.A, "Stun", "Nine")
    assert table.A["Ann"].atk == 1
    plays_out(table.A, "Recover")
    assert table.A["Ann"].atk == 9


@pytest.mark.rule("vs:515.2", "vs:514.1")
@pytest.mark.parametrize("answered", [False, True])
def test_an_effects_modifier_has_the_time_of_its_resolution_not_of_its_play(answered: bool) -> None:
    sets = [
        twist(n, Lasting(Continuous(T, (Becomes("atk", k),)), "turn"), Aim(characters(Named("Ann"))))
        for n, k in (("Nine", 9), ("One", 1))
    ]
    table = situation("vs", A=side(front=[hero("Ann")], hand=sets), B=side())
    table.A.plays("Nine")
    if answered:
        table.A.plays("One")
        table.resolve_all()
    else:
        table.resolve()
        plays_out(table.A, "One")
    assert table.A["Ann"].atk == (9 if answered else 1)


@pytest.mark.rule("vs:515.5", "vs:302.5")
@pytest.mark.parametrize("how", ["transfer", "stun", "nothing"])
def test_equipment_gets_a_new_timestamp_when_moved_or_active_again(how: str) -> None:
    belt = equipment("Belt", text=[NINE], source="stand-in")
    move = twist("Move", TransferIt(Choose(Cards("equipment", (), "you")), Choose(yours(Named("Carl")), name="host")))
    front = [hero("Ann"), put(hero("Abe"), equipment=[belt]), hero("One", ONE), hero("Carl")]
    table = situation("vs", A=side(front=front, hand=[move, STUN, RECOVER_STUNNED]), B=side())
    assert table.A["Ann"].atk == 1
    if how == "transfer":
        plays_out(table.A, "Move")
        assert table.A["Carl"].equipment == ["Belt"]
    elif how == "stun":
        plays_out(table.A, "Stun", "Abe")
        assert table.A["Ann"].atk == 1
        plays_out(table.A, "Recover")
    assert table.A["Ann"].atk == (1 if how == "nothing" else 9)


@pytest.mark.rule("vs:515.6")
def test_a_card_out_of_play_has_the_time_it_came_to_its_zone() -> None:
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe")], hand=[KO, BOUNCE], pile=[hero("Old")]), B=side())
    assert table.A["Old"].stamp == 0
    plays_out(table.A, "Finish", "Ann")
    first = table.A["Ann"].stamp
    plays_out(table.A, "Bounce", "Abe")
    assert 0 < first < table.A["Abe"].stamp and table.A["Old"].stamp == 0


@pytest.mark.rule("vs:515.7")
@pytest.mark.parametrize("last", ["One", "Nine"])
def test_modifiers_that_start_together_are_ordered_by_their_controllers_the_primary_player_first(last: str) -> None:
    both = hero("Both", NINE, ONE, cost=1)
    table = situation("vs", step="recruit", A=side(front=[hero("Ann")], hand=[both], resources=1), B=side())
    table.A.recruits("Both")
    assert table.asked == ("A", "timestamps") and len(table.options) == 2
    first = 0 if last == "One" else 1
    table.match.choose((first, 1 - first))
    assert table.A["Ann"].atk == (1 if last == "One" else 9)


@pytest.mark.rule("vs:515.7")
@pytest.mark.parametrize("primary", ["A", "B"])
def test_the_primary_players_modifiers_are_stamped_before_those_of_the_next_player(primary: str) -> None:
    wake = twist("Wake", RecoverIt(Every(characters(STUNNED))))
    sides = {
        "A": side(front=[hero("Ann"), put(hero("Nine", NINE), stunned=True)], hand=[wake]),
        "B": side(front=[put(hero("One", ONE), stunned=True)], hand=[wake]),
    }
    table = situation("vs", primary=primary, **sides)
    plays_out(getattr(table, primary), "Wake")
    assert table.asked == (primary, "priority")
    assert table.A["Ann"].atk == (1 if primary == "A" else 9)
