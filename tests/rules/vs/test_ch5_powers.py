"""Chapter 5, 500 to 502: kinds of powers, where they work, and what triggers."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.events import MayTarget, MayUse
from longbox.games.vs.language.modifiers import is_activated
from longbox.games.vs.language.vocabulary import (
    THIS,
    About,
    Activate,
    Activated,
    Aim,
    Becomes,
    BecomesPoweredUp,
    BecomesStunned,
    Cards,
    Choose,
    Continuous,
    DiscardThis,
    EntersPlay,
    ExhaustIt,
    Extra,
    GainEndurance,
    Gets,
    Has,
    Lasting,
    LosePowers,
    Named,
    PayEndurance,
    StunIt,
    T,
    Team,
    Triggered,
    TurnFaceDown,
    cant,
    characters,
    equipment,
    leader,
    location,
    theirs,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, KO, RECOVER, STUN, TAKE, hero, plays, takes, twist

HIDE = twist("Hide", TurnFaceDown(T), Aim(Cards("resources")))


# -- 500: powers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:500.1", "vs:203.9b")
@pytest.mark.parametrize("place", ["hand", "resources"])
def test_an_additional_cost_is_asked_for_in_the_zone_the_card_is_played_from(place: str) -> None:
    dear = twist("Dear", GainEndurance(10), extras=[Extra((ExhaustIt(Choose(yours())),))])
    table = situation("vs", A=side(front=[put(hero("Ann"), exhausted=True)], **{place: [dear]}), B=side())
    assert table.A.why_not("play", "Dear") == ["vs:203.9a"]
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe")], **{place: [dear]}), B=side())
    table.A.plays("Dear", pay="Abe")
    assert table.A["Abe"].exhausted and not table.A["Ann"].exhausted
    table.resolve()
    assert table.A.endurance == 60


@pytest.mark.rule("vs:500.2", "vs:511.2")
@pytest.mark.parametrize("place", ["hand", "pile", "deck", "removed", "resources"])
def test_powers_exist_on_objects_only(place: str) -> None:
    lord = hero(
        "Lord",
        Activated((PayEndurance(1),), GainEndurance(5)),
        Triggered(BecomesStunned(yours()), GainEndurance(7)),
        Continuous(yours(), (Gets(2, 2),)),
    )
    places: dict[str, list[Any]] = {"hand": [STUN]}
    places[place] = [lord, *places.get(place, [])]
    table = situation("vs", A=side(front=[hero("Ann")], **places), B=side())
    assert table.A["Ann"].atk == 4
    assert not table.A.can("use", "Lord")
    plays(table.A, "Stun", "Ann")
    table.resolve()
    assert table.chain == [] and table.A.endurance == 47


@pytest.mark.rule("vs:500.2", "vs:503.1", "vs:513.3a")
def test_in_play_the_same_powers_work_and_end_with_the_object() -> None:
    lord = hero(
        "Lord",
        Activated((PayEndurance(1),), GainEndurance(5)),
        Triggered(BecomesStunned(yours()), GainEndurance(7)),
        Continuous(yours(), (Gets(2, 2),)),
    )
    table = situation("vs", A=side(front=[hero("Ann"), lord], hand=[STUN, KO]), B=side(front=[hero("Bea")]))
    # the continuous power put nothing onto the chain
    assert (table.A["Ann"].atk, table.B["Bea"].atk, table.chain) == (6, 4, [])
    table.A.uses("Lord")
    table.resolve()
    assert table.A.endurance == 54
    plays(table.A, "Stun", "Ann")
    table.resolve()
    assert len(table.chain) == 1
    table.resolve()
    assert table.A.endurance == 54 - 3 + 7
    plays(table.A, "Finish", "Lord")
    table.resolve()
    assert table.A["Ann"].atk == 4


@pytest.mark.rule("vs:500.2a", "vs:501.5")
def test_a_power_that_costs_discarding_its_card_exists_in_the_hand_only() -> None:
    card = hero("Spent", Activated((DiscardThis(),), GainEndurance(5), zones=("hand",)))
    table = situation("vs", A=side(front=[card], hand=[hero("Ann")], pile=[card]), B=side(hand=[card]))
    assert not table.A.can("use", "Spent")
    table.B.get_priority()
    # the owner of the card in the hand, though it is the other player's attack step
    table.B.uses("Spent")
    assert table.B.pile == ["Spent"]
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 55)


@pytest.mark.rule("vs:500.3", "vs:500.3a", "vs:501.1", "vs:503.1a")
def test_activated_powers_are_payment_powers_that_cost_activating() -> None:
    paid = Activated((PayEndurance(1),), GainEndurance(5))
    activated = Activated((Activate(), PayEndurance(1)), GainEndurance(5))
    triggered = Triggered(BecomesStunned(), GainEndurance(5))
    bonus = Continuous(THIS, (Gets(1, 1),))
    assert [">>>" in a.print("Ann") for a in (paid, activated, triggered, bonus)] == [True, True, False, False]
    assert [is_activated(a) for a in (paid, activated, triggered, bonus)] == [False, True, False, False]
    # what stops activated powers leaves other payment powers alone
    ban = hero("Ban", cant("activated powers can't be used", About(MayUse, activated_only=True)))
    table = situation("vs", A=side(front=[hero("Ann", paid, activated, triggered, bonus)]), B=side(front=[ban]))
    assert table.A.can("use", "Ann", 0) and not table.A.can("use", "Ann", 1)
    assert table.A.why_not("use", "Ann", 1) == ["vs:103.2"]
    table = situation("vs", A=side(front=[hero("Ann", paid, activated, triggered, bonus)]), B=side())
    assert table.A.can("use", "Ann", 0) and table.A.can("use", "Ann", 1)


@pytest.mark.rule("vs:500.3b", "vs:504.4")
@pytest.mark.parametrize("kind", ["character", "equipment"])
def test_an_effect_is_of_the_type_of_the_card_it_comes_from(kind: str) -> None:
    shield = hero(
        "Shield", cant("{name} can't be targeted by character effects", About(MayTarget, THIS, source_kind="character"))
    )
    power = Activated((PayEndurance(1),), StunIt(T), targets=(Aim(theirs()),))
    mine = (
        hero("Ann", power)
        if kind == "character"
        else put(hero("Ann"), equipment=[equipment("Belt", text=[power], source="stand-in")])
    )
    table = situation("vs", A=side(front=[mine]), B=side(front=[shield, hero("Bea")]))
    table.A.uses("Ann" if kind == "character" else "Belt")
    names = [o.split(" ")[0] for o in table.options] if table.asked[1] == "target" else ["Bea"]
    assert ("Shield" in names) is (kind == "equipment")


@pytest.mark.rule("vs:500.4", "vs:503.2", "vs:511.1b")
def test_each_paragraph_is_a_power_of_its_own() -> None:
    ann = hero(
        "Ann",
        Activated((PayEndurance(1),), GainEndurance(3), limit=(1, "turn")),
        Activated((PayEndurance(1),), GainEndurance(5), limit=(1, "turn")),
        leader(Continuous(yours(), (Gets(1, 0),))),
        Continuous(yours(), (Gets(0, 1),)),
    )
    hush = twist("Hush", Lasting(Continuous(T, (LosePowers("Leader"),)), "turn"), Aim(characters()))
    table = situation("vs", A=side(front=[ann], hand=[hush]), B=side())
    table.A.uses("Ann", 0)
    table.resolve()
    assert not table.A.can("use", "Ann", 0) and table.A.can("use", "Ann", 1)
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (5, 5)
    plays(table.A, "Hush", "Ann")
    table.resolve()
    # one continuous power has gone with its modifier, the other has a modifier of its own
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (4, 5)
    assert table.A.can("use", "Ann", 1)


@pytest.mark.rule("vs:500.5", "vs:515.3", "vs:513.1h")
def test_a_power_that_comes_back_has_a_new_timestamp() -> None:
    low = hero("Low", leader(Continuous(characters(Named("Ann")), (Becomes("atk", 1),))))
    high = hero("High", Continuous(characters(Named("Ann")), (Becomes("atk", 9),)))
    hush = twist("Hush", Lasting(Continuous(T, (LosePowers("Leader"),)), "turn"), Aim(characters()))
    table = situation("vs", A=side(front=[hero("Ann"), low, high], hand=[hush]), B=side())
    assert table.A["Ann"].atk == 9
    plays(table.A, "Hush", "Low")
    table.resolve()
    assert table.A["Ann"].atk == 9
    table.until("recovery phase")
    table.until("build phase")
    # with the turn the power is back, later than the other
    assert table.A["Ann"].atk == 1


@pytest.mark.rule("vs:500.5", "vs:502.4")
@pytest.mark.parametrize("hushed", [False, True])
def test_a_removed_power_does_not_trigger_even_on_leaving_play(hushed: bool) -> None:
    from longbox.games.vs.language.vocabulary import LeavesPlay

    ann = hero("Ann", Triggered(LeavesPlay(), GainEndurance(6)))
    hush = twist("Hush", Lasting(Continuous(T, (LosePowers(),)), "turn"), Aim(characters()))
    table = situation("vs", A=side(front=[ann], hand=[hush, KO]), B=side())
    if hushed:
        plays(table.A, "Hush", "Ann")
        table.resolve()
    plays(table.A, "Finish", "Ann")
    table.resolve_all()
    assert table.A.endurance == (50 if hushed else 56)


# -- 501: payment powers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:501.2", "vs:501.3")
def test_only_the_controller_uses_a_payment_power_and_any_number_of_times() -> None:
    ann = hero("Ann", Activated((PayEndurance(2),), GainEndurance(1)))
    table = situation("vs", A=side(front=[ann], endurance=5), B=side(front=[hero("Bea")], hand=[TAKE]))
    table.B.get_priority()
    assert not any(getattr(a, "ref", -1) == table.A["Ann"].ref for a in table.decision.options)
    table.B.passes()
    table.A.uses("Ann")
    table.A.uses("Ann")
    assert len(table.chain) == 2 and table.A.endurance == 1
    # no longer with the means to pay
    assert table.A.why_not("use", "Ann") == ["vs:203.3"]
    takes(table, "Ann")
    table.resolve_all()
    assert table.A.endurance == 3
    table.B.uses("Ann")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (3, 49)


@pytest.mark.rule("vs:501.3")
@pytest.mark.parametrize("step", ["resource", "recruit", "formation", "attack"])
def test_a_payment_power_is_used_with_priority_whoevers_step_it_is(step: str) -> None:
    power = Activated((PayEndurance(1),), GainEndurance(5))
    table = situation("vs", step=step, A=side(front=[hero("Ann")]), B=side(front=[hero("Bea", power)]))
    if table.asked[1] == "formation":
        table.match.choose(())
    if table.asked[1] == "build":
        table.A.builds(None)
    table.A.passes()
    assert table.asked == ("B", "priority") and table.B.can("use", "Bea")


@pytest.mark.rule("vs:501.4", "vs:501.4e")
def test_powers_that_read_alike_are_counted_apart() -> None:
    from longbox.games.vs.language.vocabulary import GainPowers
    from longbox.games.vs.rules.powers import UsePower

    power = Activated((PayEndurance(1),), GainEndurance(5), limit=(1, "turn"))
    teach = twist("Teach", Lasting(Continuous(T, (GainPowers((power,)),)), "turn"), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Ann", power)], hand=[teach]), B=side())
    table.A.plays("Teach")
    table.resolve()
    for left in (2, 1, 0):
        offered = table.A.offered(UsePower)
        assert len(offered) == left
        if offered:
            table.A.uses("Ann", offered[0].index)
            table.resolve()
    assert table.A.endurance == 58


@pytest.mark.rule("vs:501.4b")
def test_a_change_of_control_does_not_renew_a_power() -> None:
    ann = hero("Ann", Activated((PayEndurance(1),), GainEndurance(5), limit=(1, "turn")))
    table = situation("vs", A=side(front=[ann]), B=side(hand=[TAKE]))
    table.A.uses("Ann")
    table.resolve()
    before = table.A["Ann"].ref
    takes(table, "Ann")
    assert table.B["Ann"].ref == before
    table.B.get_priority()
    assert table.B.why_not("use", "Ann") == ["vs:501.4"]


@pytest.mark.rule("vs:501.4d", "vs:701.11d", "vs:513.1e")
def test_a_location_turned_face_down_and_up_is_the_same_object() -> None:
    power = Activated((PayEndurance(1),), GainEndurance(5), limit=(1, "turn"))
    place = location("Place", threshold=0, text=[power], source="stand-in")
    table = situation(
        "vs", A=side(resources=[put(place, down=False, chosen={"team": "X"}, counters={"dream": 2})], hand=[HIDE]), B=side()
    )
    table.A.uses("Place")
    table.resolve()
    before = table.A["Place"].ref
    plays(table.A, "Hide", "Place")
    table.resolve()
    assert table.A["Place"].down and table.A["Place"].chosen == ()
    table.A.flips("Place")
    assert table.A["Place"].ref == before and table.A["Place"].counters("dream") == 2
    assert table.A.why_not("use", "Place") == ["vs:501.4"]


@pytest.mark.rule("vs:501.4a", "vs:501.4c")
@pytest.mark.parametrize("how", ["stun", "bounce"])
def test_a_recovered_character_is_the_same_and_a_returned_one_is_not(how: str) -> None:
    ann = hero("Ann", Activated((PayEndurance(1),), GainEndurance(5), limit=(1, "turn")), cost=1)
    table = situation("vs", step="recruit", A=side(front=[ann], hand=[STUN, RECOVER, BOUNCE], resources=1), B=side())
    table.A.uses("Ann")
    table.resolve()
    before = table.A["Ann"].ref
    if how == "stun":
        plays(table.A, "Stun", "Ann")
        table.resolve()
        plays(table.A, "Recover", "Ann")
        table.resolve()
    else:
        plays(table.A, "Bounce", "Ann")
        table.resolve()
        table.A.recruits("Ann")
    assert (table.A["Ann"].ref == before) is (how == "stun")
    assert table.A.can("use", "Ann") is (how == "bounce")


# -- 502: triggered powers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:502.3", "vs:508.3c")
@pytest.mark.parametrize("helped", [True, False])
def test_what_enters_play_is_seen_with_the_modifiers_that_apply_to_it(helped: bool) -> None:
    # the newcomer has flight only through a power that is there already, and triggers as one that has
    from longbox.games.vs.language.vocabulary import WITH_FLIGHT

    spotter = hero("Spotter", Triggered(EntersPlay(yours(WITH_FLIGHT)), GainEndurance(4)))
    wings = hero("Wings", Continuous(yours(Team("Y")), (Has("flight"),)))
    front = [spotter, wings] if helped else [spotter]
    table = situation("vs", step="recruit", A=side(front=front, hand=[hero("New", teams=("Y",), cost=1)], resources=1), B=side())
    table.A.recruits("New")
    assert len(table.chain) == int(helped)
    table.resolve_all()
    assert table.A.endurance == (54 if helped else 50)


@pytest.mark.rule("vs:502.3")
def test_a_character_sees_itself_and_its_own_modifier_as_it_enters_play() -> None:
    from longbox.games.vs.language.vocabulary import WITH_FLIGHT

    new = hero("New", Continuous(yours(), (Has("flight"),)), Triggered(EntersPlay(yours(WITH_FLIGHT)), GainEndurance(4)), cost=1)
    table = situation("vs", step="recruit", A=side(hand=[new], resources=1), B=side())
    table.A.recruits("New")
    table.resolve_all()
    assert table.A.endurance == 54


@pytest.mark.rule("vs:502.6", "vs:502.6a")
def test_stunning_a_stunned_character_costs_no_endurance_again() -> None:
    watch = hero("Watch", Triggered(BecomesStunned(characters()), GainEndurance(1)))
    table = situation("vs", A=side(front=[watch], hand=[STUN, STUN]), B=side(front=[hero("Bea", cost=5)]))
    plays(table.A, "Stun", "Bea")
    plays(table.A, "Stun", "Bea")
    table.resolve()
    assert len(table.chain) == 2
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (51, 45)


@pytest.mark.rule("vs:502.6b", "vs:708.5b")
def test_a_powered_up_character_becomes_powered_up_again_each_time() -> None:
    ann = hero("Ann", Triggered(BecomesPoweredUp(), GainEndurance(3)))
    table = situation("vs", A=side(front=[ann, hero("Abe")], hand=[ann, hero("Abe"), ann]), B=side(front=[hero("Bea", def_=20)]))
    table.A.attack(["Ann", "Abe"], "Bea")
    table.A.powers_up("Ann", pay="Ann")
    table.resolve_all()
    table.A.powers_up("Ann")
    table.resolve_all()
    assert (table.A.endurance, table.A["Ann"].atk) == (56, 6)
    table.A.powers_up("Abe")
    table.resolve_all()
    assert (table.A.endurance, table.A["Abe"].atk) == (56, 5)
