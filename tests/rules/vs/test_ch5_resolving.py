"""Chapter 5, 508 to 510: resolving and negating effects, flipping locations."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    STUNNED,
    Activated,
    AddTeam,
    Aim,
    BecomesStunned,
    Cards,
    Choose,
    ChooseOne,
    Continuous,
    ControllerOf,
    Controls,
    CostOf,
    Costs,
    Count,
    Discard,
    Draw,
    EntersPlay,
    ExhaustIt,
    Extra,
    FlipsLocation,
    GainEndurance,
    Gets,
    If,
    IfYouDo,
    KOIt,
    Lasting,
    LeavesPlay,
    LoseEndurance,
    May,
    Named,
    PayEndurance,
    RecoverIt,
    RepeatUntil,
    ReturnToHand,
    StunIt,
    T,
    Target,
    Team,
    Triggered,
    cant,
    characters,
    equipment,
    in_hand,
    location,
    pump,
    seq,
    theirs,
    yours,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, GAIN, KO, STOP, STUN, hero, place, plays, twist

# -- 508: resolving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:508.1")
def test_one_effect_resolves_each_time_all_players_pass_in_succession() -> None:
    table = situation("vs", A=side(hand=[GAIN, GAIN]), B=side(hand=[GAIN]))
    table.A.plays("Gain")
    table.A.passes()
    table.B.plays("Gain")
    table.B.passes()
    # A passed before B acted: that does not count
    assert len(table.chain) == 2 and table.asked == ("A", "priority")
    table.A.passes()
    assert (table.A.endurance, table.B.endurance, len(table.chain)) == (50, 60, 1)
    assert table.asked == ("A", "priority")
    table.A.passes()
    table.B.passes()
    assert table.A.endurance == 60


@pytest.mark.rule("vs:508.1a", "vs:216.2f", "vs:505.2", "vs:510.2")
def test_an_illegal_attempt_leaves_everything_as_it_was_and_does_not_interrupt_passing() -> None:
    table = situation(
        "vs",
        A=side(hand=[GAIN]),
        B=side(resources=[place("Den", threshold=2)], hand=[twist("Dear", GainEndurance(1), Aim(characters()))]),
    )
    table.A.plays("Gain")
    table.A.passes()
    for attempt in (lambda: table.B.flips("Den"), lambda: table.B.plays("Dear")):
        with pytest.raises(AssertionError, match="not offered"):
            attempt()
        assert table.B["Den"].down and table.B.hand == ["Dear"] and table.asked == ("B", "priority")
    table.B.passes()
    assert table.A.endurance == 60 and table.chain == []


@pytest.mark.rule("vs:508.1b", "vs:216.2g")
@pytest.mark.parametrize("used", [False, True])
def test_revealing_a_resource_does_not_interrupt_passing_but_using_it_does(used: bool) -> None:
    spy = hero("Spy", Activated((PayEndurance(1),), GainEndurance(2), zones=("revealed",)))
    table = situation("vs", A=side(hand=[GAIN]), B=side(resources=[spy]))
    table.A.plays("Gain")
    table.A.passes()
    table.B.reveals("Spy")
    if used:
        table.B.uses("Spy")
        table.B.passes()
        assert table.asked == ("A", "priority") and len(table.chain) == 2
        return
    table.B.unreveals("Spy")
    table.B.passes()
    assert table.A.endurance == 60 and table.chain == []


@pytest.mark.rule("vs:508.2", "vs:508.2a", "vs:508.2c", "vs:504.3")
def test_an_effect_with_some_illegal_targets_does_the_rest_and_with_none_legal_is_negated() -> None:
    pair = twist("Pair", seq(StunIt(T), GainEndurance(5)), Aim(theirs(), 2))
    for gone, stunned, endurance in ((["Bea"], ["Bob"], 55), (["Bea", "Bob"], [], 50)):
        table = situation("vs", A=side(hand=[pair]), B=side(front=[hero("Bea"), hero("Bob"), hero("Bud")], hand=[BOUNCE, BOUNCE]))
        table.A.plays("Pair", on=[["Bea", "Bob"]])
        for name in gone:
            plays(table.B, "Bounce", name)
        table.resolve_all()
        assert [n for n in table.B.characters if table.B[n].stunned] == stunned
        assert table.A.endurance == endurance and not table.B["Bud"].stunned
        assert table.A.pile == ["Pair"]


@pytest.mark.rule("vs:508.2a", "vs:508.2c")
def test_a_target_that_left_and_came_back_or_no_longer_fits_is_illegal() -> None:
    two = twist("Two", seq(StunIt(T), ExhaustIt(Target(1))), Aim(theirs()), Aim(yours(STUNNED)))
    wake = twist("Wake", RecoverIt(T), Aim(characters(STUNNED)))
    table = situation(
        "vs",
        A=side(front=[put(hero("Ann"), stunned=True, exhausted=False)], hand=[two]),
        B=side(front=[hero("Bea")], hand=[wake]),
    )
    table.A.plays("Two")
    table.B.plays("Wake")
    table.resolve_all()
    # the second target is no longer stunned, so nothing is done to her
    assert table.B["Bea"].stunned and not table.A["Ann"].exhausted


@pytest.mark.rule("vs:508.2c", "vs:508.2e")
def test_the_last_controller_of_a_target_that_has_gone_is_known_still() -> None:
    # nothing is done to the first target, which has gone; who controlled it is last known, and is no target
    tax = twist("Tax", seq(LoseEndurance(5, player=ControllerOf(T)), GainEndurance(1)), Aim(theirs()), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[tax]), B=side(front=[hero("Bea")], hand=[BOUNCE]))
    table.A.plays("Tax")
    plays(table.B, "Bounce", "Bea")
    table.resolve_all()
    assert (table.A.endurance, table.B.endurance) == (51, 45)


@pytest.mark.rule("vs:508.2d")
def test_how_much_is_read_as_the_effect_resolves() -> None:
    rally = twist("Rally", pump(T, Count(yours()), 0, "turn"), Aim(yours()))
    table = situation("vs", A=side(front=[hero("Ann"), hero("Abe"), hero("Al")], hand=[rally]), B=side(hand=[BOUNCE, KO]))
    table.A.plays("Rally", on="Ann")
    plays(table.B, "Bounce", "Abe")
    table.resolve_all()
    assert table.A["Ann"].atk == 6
    # and not again afterwards
    plays(table.B, "Finish", "Al")
    table.resolve_all()
    assert table.A["Ann"].atk == 6


@pytest.mark.rule("vs:508.2e")
def test_a_source_that_has_gone_is_read_as_it_was() -> None:
    from longbox.games.vs.language.vocabulary import THAT

    watch = hero("Watch", Triggered(BecomesStunned(theirs()), LoseEndurance(CostOf(THAT), player=ControllerOf(THAT))))
    table = situation("vs", A=side(front=[watch], hand=[STUN]), B=side(front=[hero("Bea", cost=4)], hand=[BOUNCE]))
    plays(table.A, "Stun", "Bea")
    table.resolve()
    plays(table.B, "Bounce", "Bea")
    table.resolve_all()
    assert table.B.endurance == 50 - 4 - 4


@pytest.mark.rule("vs:508.2e")
@pytest.mark.parametrize("team", ["X", "Y"])
def test_a_card_that_the_effect_itself_has_sent_away_is_judged_as_it_was(team: str) -> None:
    from longbox.games.vs.language.vocabulary import EXHAUSTED, IsSo

    # the affiliation was a gift of the location, and so is not on the card in the hand
    paint = put(location("Den", threshold=0, text=[Continuous(characters(), (AddTeam((team,)),))], source="stand-in"), down=False)
    send = twist(
        "Send",
        seq(ReturnToHand(T), If(IsSo(T, (Team("Y"), EXHAUSTED), "it was an exhausted Y character"), GainEndurance(9))),
        Aim(theirs()),
    )
    for tired in (True, False):
        table = situation("vs", A=side(hand=[send], resources=[paint]), B=side(front=[put(hero("Bea"), exhausted=tired)]))
        table.A.plays("Send")
        table.resolve()
        assert table.B.hand == ["Bea"] and table.B["Bea"].teams == {"X"}
        assert table.A.endurance == (59 if team == "Y" and tired else 50)


@pytest.mark.rule("vs:508.2f")
@pytest.mark.parametrize("others", [True, False])
def test_an_if_clause_covers_all_sentences_of_its_paragraph_but_not_the_next(others: bool) -> None:
    fork = twist(
        "Fork",
        [
            If(Controls(yours(Team("X"))), seq(GainEndurance(1), GainEndurance(2)), seq(LoseEndurance(10), LoseEndurance(20))),
            GainEndurance(4),
        ],
    )
    table = situation("vs", A=side(front=[hero("Ann", teams=("X",) if others else ("Y",))], hand=[fork]), B=side())
    table.A.plays("Fork")
    table.resolve()
    assert table.A.endurance == (57 if others else 24)


@pytest.mark.rule("vs:508.2g", "vs:511.1c", "vs:513.1f", "vs:513.1b", "vs:513.2e")
def test_portions_with_different_durations_are_modifiers_of_their_own() -> None:
    mix = twist(
        "Mix",
        [seq(pump(T, 3, 0, "attack"), pump(T, 0, 2, "turn"), Lasting(Continuous(T, (AddTeam(("Y",)),)), ""), GainEndurance(1))],
        Aim(yours()),
    )
    table = situation("vs", A=side(front=[hero("Ann")], hand=[mix]), B=side(front=[hero("Bea", def_=20, atk=0)]))
    table.A.attack("Ann", "Bea")
    table.A.plays("Mix")
    table.resolve()
    ann = table.A["Ann"]
    assert (ann.atk, ann.def_, ann.teams, table.A.endurance) == (7, 6, {"X", "Y"}, 51)
    table.conclude()
    assert (ann.atk, ann.def_, ann.teams) == (4, 6, {"X", "Y"})
    table.until("draw phase")
    assert (ann.atk, ann.def_, ann.teams) == (4, 4, {"X", "Y"})


@pytest.mark.rule("vs:508.2h")
@pytest.mark.parametrize("mode", [0, 1])
def test_a_modal_effect_does_the_chosen_mode_only(mode: int) -> None:
    either = twist("Either", ChooseOne((GainEndurance(5), StunIt(T))), Aim(theirs()))
    table = situation("vs", A=side(hand=[either]), B=side(front=[hero("Bea")]))
    table.A.plays("Either", mode=mode)
    table.resolve()
    assert (table.A.endurance, table.B["Bea"].stunned) == ((55, False) if mode == 0 else (50, True))


@pytest.mark.rule("vs:508.2h", "vs:505.1b", "vs:505.3")
def test_a_mode_whose_duration_is_not_on_can_not_be_chosen_and_does_not_bar_the_others() -> None:
    either = twist("Either", ChooseOne((pump(T, 1, 0, "attack"), GainEndurance(5))), Aim(characters(_in_combat())))
    only = twist("Only", ChooseOne((pump(T, 1, 0, "attack"), pump(T, 0, 1, "attack"))), Aim(characters()))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[either, either, only]), B=side(front=[hero("Bea")]))
    assert table.A.why_not("play", "Only") == ["vs:505.3"]
    table.A.plays("Either")
    table.resolve()
    assert table.A.endurance == 55
    table.A.attack("Ann", "Bea")
    assert table.A.can("play", "Only")
    table.A.plays("Either")
    assert table.asked == ("A", "mode") and len(table.options) == 2


def _in_combat() -> Any:
    from longbox.games.vs.language.vocabulary import IN_COMBAT

    return IN_COMBAT


@pytest.mark.rule("vs:508.2i")
@pytest.mark.parametrize(("bea", "did"), [("free", True), ("barred", False), ("exhausted", False)])
def test_if_you_do_asks_for_every_action_of_the_series(bea: str, did: bool) -> None:
    # discarding works each time; exhausting the target may be forbidden or impossible
    from longbox.games.vs.language.vocabulary import BecomesExhausted

    series = twist("Series", IfYouDo(seq(ExhaustIt(T), Discard(query=in_hand(), least=1)), GainEndurance(9)), Aim(theirs()))
    text = [cant("{name} can't be exhausted", BecomesExhausted())] if bea == "barred" else []
    other = put(hero("Bea", *text), exhausted=bea == "exhausted")
    table = situation("vs", A=side(hand=[series, FILLER]), B=side(front=[other]))
    table.A.plays("Series")
    table.resolve()
    assert "Filler" in table.A.pile
    assert table.A.endurance == (59 if did else 50)


@pytest.mark.rule("vs:508.2i")
def test_if_you_do_fails_when_only_a_part_could_be_done() -> None:
    both = twist("Both", IfYouDo(StunIt(T), GainEndurance(9)), Aim(theirs(), 2))
    for bob, gained in ((hero("Bob"), 9), (put(hero("Bob"), stunned=True), 0)):
        table = situation("vs", A=side(hand=[both]), B=side(front=[hero("Bea"), bob]))
        table.A.plays("Both")
        table.resolve()
        assert table.B["Bea"].stunned and table.A.endurance == 50 + gained


@pytest.mark.rule("vs:508.2i", "vs:213.3c")
@pytest.mark.parametrize(("deck", "front", "did"), [(3, [], True), (1, [], False), (3, ["Moondragon"], False)])
def test_drawing_counts_as_done_if_each_card_was_drawn_as_such(deck: int, front: list[str], did: bool) -> None:
    pull = twist("Pull", IfYouDo(Draw(2), GainEndurance(9)))
    table = situation("vs", A=side(front=front, hand=[pull], deck=[FILLER] * deck), B=side())
    table.A.plays("Pull")
    table.resolve()
    # Moondragon makes two of the first one, which is another draw than was asked for
    assert len(table.A.hand) == min(deck, 3 if front else 2)
    assert table.A.endurance == (59 if did else 50)


@pytest.mark.rule("vs:508.2i", "vs:511.6")
def test_if_you_do_after_declining_and_after_saying_yes_in_vain() -> None:
    offer = twist("Offer", IfYouDo(May(Discard(query=in_hand(), least=1)), GainEndurance(9)))
    for yes, cards, gained in ((False, [FILLER], 0), (True, [FILLER], 9), (True, [], 0)):
        table = situation("vs", A=side(hand=[offer, *cards]), B=side())
        table.A.plays("Offer")
        table.resolve()
        assert table.asked == ("A", "may")
        table.says(yes)
        assert table.A.endurance == 50 + gained


@pytest.mark.rule("vs:508.2k")
@pytest.mark.parametrize(("start", "left"), [(50, 20), (15, 5)])
def test_a_process_is_repeated_until_its_condition_holds_but_done_at_least_once(start: int, left: int) -> None:
    from longbox.games.vs.language.vocabulary import EnduranceAtMost

    drain = twist("Drain", RepeatUntil(LoseEndurance(10), EnduranceAtMost(20)))
    table = situation("vs", A=side(hand=[drain], endurance=start), B=side())
    table.A.plays("Drain")
    table.resolve()
    assert table.A.endurance == left


@pytest.mark.rule("vs:508.2l", "vs:304.6")
def test_a_plot_twist_goes_to_its_owners_pile_as_it_is_done_and_the_primary_player_has_priority() -> None:
    table = situation("vs", A=side(), B=side(hand=[GAIN]))
    table.A.passes()
    table.B.plays("Gain")
    assert table.B["Gain"].zone == "chain" and table.B.pile == []
    table.resolve()
    assert table.B.pile == ["Gain"] and table.asked == ("A", "priority")


@pytest.mark.rule("vs:508.3", "vs:508.3a", "vs:509.1", "vs:504.3a", "vs:302.3c")
@pytest.mark.parametrize("answer", ["stun", "bounce", "none"])
def test_equipment_whose_target_is_no_longer_legal_is_negated(answer: str) -> None:
    belt = equipment("Belt", cost=1, source="stand-in")
    table = situation(
        "vs", step="recruit", A=side(front=[hero("Ann"), hero("Abe")], hand=[belt], resources=1), B=side(hand=[STUN, BOUNCE])
    )
    table.A.recruits("Belt", on="Ann", resolve=False)
    if answer != "none":
        plays(table.B, answer.capitalize(), "Ann")
        table.resolve()
    table.resolve()
    assert table.A["Belt"].zone == ("play" if answer == "none" else "KO'd pile")
    assert table.A.points == 0 and table.A["Abe"].equipment == []
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:508.3", "vs:508.3b", "vs:508.3c", "vs:508.3d", "vs:704.1")
def test_a_recruited_unique_character_puts_the_other_away_and_then_enters_play() -> None:
    ann = hero("Ann", Triggered(LeavesPlay(), GainEndurance(1)), Triggered(EntersPlay(), GainEndurance(2)), cost=1)
    lord = hero("Lord", Continuous(yours(Named("Ann")), (Gets(5, 5),)))
    table = situation("vs", step="recruit", A=side(front=[ann, lord], hand=[ann], resources=1), B=side(front=[hero("Ann")]))
    table.A.recruits("Ann", resolve=False)
    table.resolve()
    # the old one is away before the new one is placed, and what its leaving triggered still waits
    assert table.asked == ("A", "place") and table.A.pile == ["Ann"] and table.A.characters == ["Lord"]
    assert table.chain == ["recruits Ann"]
    table.places("Ann", ("front", 0))
    assert table.asked == ("A", "trigger order")
    table.choose_option(0)
    assert len(table.chain) == 2 and table.asked == ("A", "priority")
    assert (table.A["Ann"].atk, table.A["Ann"].exhausted) == (9, False)
    assert table.B.characters == ["Ann"]
    table.resolve_all()
    assert table.A.endurance == 53


@pytest.mark.rule("vs:508.3b")
def test_two_recruits_of_an_army_or_of_other_names_stay_together() -> None:
    army = hero("Grunt", version="Army", cost=1)
    table = situation("vs", step="recruit", A=side(front=[army], hand=[army], resources=1), B=side())
    table.A.recruits("Grunt")
    assert table.A.pile == [] and len(table.A.characters) == 2


# -- 509: negating ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:509.1", "vs:509.2", "vs:509.3", "vs:509.4")
def test_a_negated_effect_is_negated_whole_without_refund() -> None:
    dear = twist(
        "Dear", seq(GainEndurance(20), pump(T, 5, 5, "turn")), Aim(yours()), extras=[Extra((Discard(query=in_hand(), least=1),))]
    )
    table = situation("vs", A=side(front=[hero("Ann")], hand=[dear, FILLER]), B=side(hand=[STOP]))
    table.A.plays("Dear")
    table.B.plays("Stop")
    table.resolve()
    assert table.chain == [] and sorted(table.A.pile) == ["Dear", "Filler"] and table.B.pile == ["Stop"]
    assert (table.A.endurance, table.A["Ann"].atk) == (50, 4)
    assert table.asked == ("A", "priority") and table.s.modifiers == ()


@pytest.mark.rule("vs:509.1", "vs:509.2", "vs:509.3")
def test_a_negated_recruit_puts_the_card_into_its_owners_pile() -> None:
    new = hero("New", Triggered(EntersPlay(), GainEndurance(5)), Triggered(LeavesPlay(), GainEndurance(7)), cost=2)
    table = situation("vs", step="recruit", A=side(hand=[new], resources=2), B=side(hand=[STOP]))
    table.A.recruits("New", resolve=False)
    table.B.plays("Stop")
    table.resolve()
    assert table.A.pile == ["New"] and table.A.points == 0 and table.chain == []
    assert table.A.endurance == 50 and table.asked == ("A", "priority")


@pytest.mark.rule("vs:509.4", "vs:508.2a")
def test_after_the_rules_negate_an_effect_the_primary_player_has_priority() -> None:
    table = situation("vs", A=side(front=[hero("Ann")], hand=[BOUNCE]), B=side(front=[hero("Bea")], hand=[STUN, GAIN]))
    table.B.get_priority()
    plays(table.B, "Stun", "Ann")
    plays(table.A, "Bounce", "Ann")
    table.resolve()
    assert table.asked == ("A", "priority") and len(table.chain) == 1
    table.A.passes()
    table.B.passes()
    assert table.asked == ("A", "priority") and table.chain == [] and table.B.pile == ["Stun"]


# -- 510: flipping locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:510.1", "vs:510.4", "vs:216.2")
def test_a_location_is_flipped_with_priority_and_that_interrupts_passing() -> None:
    table = situation("vs", A=side(hand=[GAIN]), B=side(resources=[place("Den"), place("Lair")]))
    table.A.plays("Gain")
    assert table.asked == ("A", "priority")
    assert not any(getattr(a, "ref", -1) == table.B["Den"].ref for a in table.decision.options)
    table.A.passes()
    table.B.flips("Den")
    # not on the chain; and B has priority again
    assert table.chain == ["plays Gain"] and not table.B["Den"].down and table.asked == ("B", "priority")
    table.B.passes()
    assert table.chain == ["plays Gain"] and table.asked == ("A", "priority")
    table.A.passes()
    table.B.passes()
    assert table.A.endurance == 60


@pytest.mark.rule("vs:510.2", "vs:510.2a", "vs:510.2b", "vs:510.2c", "vs:510.2d")
@pytest.mark.parametrize(("resources", "hand", "why"), [(2, 1, []), (1, 1, ["vs:510.2c"]), (2, 0, ["vs:203.9a"])])
def test_flipping_takes_enough_resources_and_the_additional_cost(resources: int, hand: int, why: list[str]) -> None:
    den = place("Den", threshold=3, extras=[Extra((Discard(query=in_hand(), least=1),))])
    cheap = hero("Guide", Costs("threshold", -1, Cards("resources", (), "you"), words="your locations cost 1 less"))
    table = situation(
        "vs",
        A=side(front=[cheap], hand=[FILLER] * hand, resources=[den, *[FILLER] * (resources - 1)]),
        B=side(),
    )
    if why:
        found = table.A.why_not("flip", "Den")
        assert len(found) == 1 and found[0] in (*why, "vs:203.5b")
        assert not table.A.can("flip", "Den") and table.A["Den"].down
        return
    table.A.flips("Den")
    assert not table.A["Den"].down and table.A.pile == ["Filler"]


@pytest.mark.rule("vs:510.2c", "vs:510.2b")
def test_the_threshold_is_settled_before_the_additional_cost_is_paid() -> None:
    den = place("Den", threshold=2, extras=[Extra((KOIt(Choose(Cards("resources", (), "you"))),))])
    table = situation("vs", A=side(resources=[den, FILLER]), B=side())
    table.A.flips("Den")
    # the location could not pay with itself, so there was nothing to choose
    assert table.A.pile == ["Filler"]
    # one resource is left, yet it was flipped
    assert table.A.resources == ["Den"] and not table.A["Den"].down
    alone = place("Den", threshold=1, extras=[Extra((KOIt(Choose(Cards("resources", (), "you"))),))])
    table = situation("vs", A=side(resources=[alone]), B=side())
    assert table.A.why_not("flip", "Den") == ["vs:203.9a"]


@pytest.mark.rule("vs:510.2e", "vs:510.2g")
def test_a_location_has_its_type_and_its_powers_once_it_is_face_up() -> None:
    den = place("Den", Continuous(yours(), (Gets(2, 0),)), Activated((PayEndurance(1),), GainEndurance(3)))
    seek = twist("Seek", KOIt(T), Aim(Cards("locations")))
    table = situation("vs", A=side(front=[hero("Ann")], hand=[seek], resources=[den]), B=side())
    assert table.A["Ann"].atk == 4 and not table.A.can("use", "Den") and not table.A.can("play", "Seek")
    table.A.flips("Den")
    assert table.A["Ann"].atk == 6 and table.A.can("use", "Den") and table.A.can("play", "Seek")


@pytest.mark.rule("vs:510.2f", "vs:704.2")
def test_a_flipped_unique_location_puts_the_other_of_its_name_away() -> None:
    table = situation(
        "vs",
        A=side(resources=[put(place("Den", version=""), down=False), place("Den"), put(place("Lair"), down=False)]),
        B=side(resources=[put(place("Den"), down=False)]),
    )
    flipped = next(n for n in table.s.zone(0, 5) if table.s.things[n].down)
    table.A.get_priority()
    option = next(i for i, a in enumerate(table.decision.options) if a.__class__.__name__ == "Flip")
    table.choose_option(option)
    assert table.A.pile == ["Den"] and sorted(table.A.resources) == ["Den", "Lair"] and table.B.resources == ["Den"]
    assert not table.s.things[flipped].down and table.s.in_resources(flipped)


@pytest.mark.rule("vs:510.3", "vs:506.2")
def test_what_a_flip_triggers_goes_on_the_chain_and_the_flipper_has_priority() -> None:
    scout = hero("Scout", Triggered(FlipsLocation("opponent"), GainEndurance(3)))
    table = situation("vs", A=side(front=[scout]), B=side(resources=[place("Den")]))
    table.A.passes()
    table.B.flips("Den")
    assert table.chain == ["Scout (triggered)"] and table.asked == ("B", "priority")
    table.resolve()
    assert table.A.endurance == 53
