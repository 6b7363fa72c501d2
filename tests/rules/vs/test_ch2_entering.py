"""Chapter 2: entering play, counters, priority, the resource row."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.events import Exchange
from longbox.games.vs.language.vocabulary import (
    COMBAT,
    DRAW as DRAW_PHASE,
    RECOVERY,
    THIS,
    Activated,
    Aim,
    Becomes,
    BecomesStunned,
    Cards,
    Choose,
    Continuous,
    EntersPlay,
    EntersWith,
    GainEndurance,
    Gets,
    IsSo,
    Named,
    PutCounters,
    PutIntoPlay,
    RemoveCounters,
    ReplaceIt,
    ReturnToHand,
    T,
    ToResources,
    Triggered,
    TurnFaceDown,
    WithCounter,
    characters,
    gives,
    in_hand,
    location,
    theirs,
    yours,
)
from longbox.games.vs.situations import BLANK, FILLER, put
from longbox.kernel.decisions import IllegalAnswer
from longbox.situations import side, situation
from tests.rules.vs.standins import FLASH, PLUS, gear, on_one, pawn, sees, twist, up

# -- 214 entering play ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:214.1", "vs:214.2", "vs:214.3", "vs:214.4", "vs:214.5")
def test_entering_play_is_done_before_anybody_has_priority() -> None:
    strong = IsSo(THIS, (WithCounter(PLUS, 2),), "it has two counters")
    ann = pawn(
        "Ann",
        keywords=["concealed-optional"],
        text=[
            EntersWith(exhausted=True, counters=((PLUS, 2),)),
            Triggered(EntersPlay(), GainEndurance(1), when=strong),
        ],
    )
    host = pawn("Host", text=[Continuous(yours(), (Gets(1, 0),)), Triggered(EntersPlay(yours()), GainEndurance(10))])
    table = situation("vs", step="recruit", A=side(hand=[ann], front=[host], resources=1), B=side())
    table.A.recruits("Ann", resolve=False)
    table.resolve()
    # which area, which position: chosen as it enters, while nobody has priority
    assert table.asked == ("A", "place")
    assert {table.decision.shape.cells[c][0] for c in table.decision.shape.next((0,))} == {False, True}
    table.places("Ann", ("front", 0), hidden=True)
    look = table.A["Ann"]
    assert (look.hidden, look.exhausted, look.counters(PLUS), look.atk) == (True, True, 2, 4 + 2 + 1)
    # its own power and the other's have triggered, and go onto the chain before anybody has priority
    assert table.asked == ("A", "trigger order")
    table.match.choose((0,))
    assert len(table.chain) == 2 and table.asked == ("A", "priority")
    table.resolve_all()
    assert table.A.endurance == 61


@pytest.mark.rule("vs:214.3")
def test_modifiers_of_others_say_how_a_card_enters_play() -> None:
    web = pawn("Web", text=[EntersWith(exhausted=True, who=theirs())])
    calm = pawn("Calm", text=[EntersWith(counters=((PLUS, 1),), who=Cards("play", (), "you"))])
    table = situation(
        "vs", step="recruit", A=side(hand=[pawn("Ann"), gear("Cap")], front=[calm], resources=2), B=side(front=[web])
    )
    table.A.recruits("Ann")
    assert table.A["Ann"].exhausted and table.A["Ann"].counters(PLUS) == 1
    assert not table.A["Calm"].exhausted and table.A["Calm"].counters(PLUS) == 0
    table.A.recruits("Cap", on="Ann")
    assert not table.A["Cap"].exhausted and table.A["Cap"].counters(PLUS) == 1
    # who is stunned has no text
    table = situation("vs", step="recruit", A=side(hand=[pawn("Ann")], resources=1), B=side(front=[put(web, stunned=True)]))
    table.A.recruits("Ann")
    assert not table.A["Ann"].exhausted
    assert EntersWith(exhausted=True, who=theirs()).print("Web") == "Characters an opponent controls enter play exhausted."
    assert EntersWith(counters=((PLUS, 2),)).print("Ann") == "Ann enters play with two +1 ATK / +1 DEF counters on it."


@pytest.mark.rule("vs:214.3a", "vs:214.6e", "vs:301.5a", "vs:706.9")
@pytest.mark.parametrize("stunned", [True, False])
def test_concealed_says_which_area_it_is(stunned: bool) -> None:
    for keyword, areas in (("", {False}), ("concealed", {True}), ("concealed-optional", {False, True})):
        ann = pawn("Ann", keywords=[keyword] if keyword else [])
        table = situation("vs", A=side(hand=[twist("Call", PutIntoPlay(Choose(in_hand()), stunned=stunned)), ann]), B=side())
        table.A.plays("Call")
        table.resolve()
        assert {table.decision.shape.cells[c][0] for c in table.decision.shape.next((0,))} == areas
        table.places("Ann", hidden=max(areas))
        assert table.A["Ann"].hidden is max(areas) and table.A["Ann"].stunned is stunned


@pytest.mark.rule("vs:214.3b", "vs:302.3a", "vs:706.10b")
def test_equipment_enters_on_a_visible_character_unless_it_may_be_concealed() -> None:
    cloak = gear("Cloak", keywords=["concealed-optional"])
    mine = dict(front=[pawn("Ann")], hidden_front=[pawn("Ash")], resources=2)
    table = situation("vs", step="recruit", A=side(hand=[gear("Cap"), cloak], **mine), B=side())
    table.A.recruits("Cap", resolve=False)
    # the hidden one was no choice
    assert [table.s.get(r).printed.name for r in table.s.things[table.s.chain[0]].scope.targets[0]] == ["Ann"]
    table.resolve()
    table.A.recruits("Cloak")
    assert table.A["Ash"].equipment == ["Cloak"]
    table = situation("vs", step="recruit", A=side(hand=[cloak], **mine), B=side())
    table.A.recruits("Cloak", on="Ann")
    assert table.A["Ann"].equipment == ["Cloak"]


@pytest.mark.rule("vs:214.6", "vs:214.6a", "vs:214.6b", "vs:214.6c", "vs:214.6d", "vs:701.12g")
@pytest.mark.parametrize("own_text", [True, False])
def test_who_enters_play_stunned_has_not_become_stunned(own_text: bool) -> None:
    ann = pawn(
        "Ann",
        cost=3,
        keywords=["cosmic"],
        text=[
            *([EntersWith(stunned=True)] if own_text else []),
            Triggered(EntersPlay(), GainEndurance(100)),
            Triggered(BecomesStunned(), GainEndurance(100)),
        ],
    )
    watch = pawn(
        "Watch",
        text=[Triggered(BecomesStunned(characters()), GainEndurance(1)), Triggered(EntersPlay(yours()), GainEndurance(10))],
    )
    call = twist("Call", PutIntoPlay(Choose(in_hand(Named("Ann"))), stunned=not own_text))
    table = situation("vs", A=side(front=[watch], hand=[call, FLASH, ann]), B=side())
    table.A.plays("Call")
    table.resolve()
    table.places("Ann")
    look = table.A["Ann"]
    assert (look.stunned, look.exhausted, look.counters("cosmic"), table.A.endurance) == (True, True, 0, 50)
    # it has entered play, which others notice, not itself
    assert table.chain == ["Watch (triggered)"]
    table.resolve()
    assert table.A.endurance == 60
    # the same card that enters otherwise has its counter, and can become stunned
    plain = pawn("Ann", cost=3, keywords=["cosmic"])
    call = twist("Call", PutIntoPlay(Choose(in_hand(Named("Ann")))))
    table = situation("vs", A=side(front=[watch], hand=[call, FLASH, plain]), B=side())
    table.A.plays("Call")
    table.resolve()
    table.places("Ann")
    assert table.A["Ann"].counters("cosmic") == 1
    table.resolve()
    table.A.plays("Flash", on="Ann")
    table.resolve()
    assert table.A.endurance == 60 - 3 and table.chain == ["Watch (triggered)"]


# -- 215 counters -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:215.1", "vs:215.1c", "vs:515.2")
def test_a_counter_of_atk_has_a_modifier_with_a_timestamp_that_ends_with_it() -> None:
    grow, shrink = on_one("Grow", PutCounters(T)), on_one("Shrink", RemoveCounters(T))
    fix = on_one("Fix", gives(T, Becomes("atk", 9)))
    table = situation("vs", A=side(front=[pawn("Ann"), pawn("Abe")], hand=[grow, grow, fix, shrink]), B=side())
    table.A.plays("Grow", on="Ann")
    table.resolve()
    assert (table.A["Ann"].atk, table.A["Ann"].def_, table.A["Abe"].atk) == (5, 5, 4)
    table.A.plays("Fix", on="Ann")
    table.resolve()
    # the later modifier overwrites what the earlier counter gave
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (9, 5)
    table.A.plays("Grow", on="Ann")
    table.resolve()
    assert (table.A["Ann"].atk, table.A["Ann"].def_) == (10, 6)
    table.A.plays("Shrink", on="Ann")
    table.resolve()
    assert (table.A["Ann"].counters(PLUS), table.A["Ann"].def_) == (1, 5)


@pytest.mark.rule("vs:215.2", "vs:706.7c", "vs:701.11d")
def test_counters_outlast_stunning_and_turning_face_down_except_the_cosmic_one() -> None:
    spot = location("Spot", source="stand-in")
    hide = twist("Hide", TurnFaceDown(T), targets=[Aim(Cards("locations", (), "you"))])
    table = situation(
        "vs",
        A=side(
            front=[put(pawn("Ann", keywords=["cosmic"]), counters={"cosmic": 1, PLUS: 2, "dream": 1})],
            resources=[up(spot, counters={"dream": 3})],
            hand=[FLASH, hide],
        ),
        B=side(),
    )
    table.A.plays("Flash")
    table.resolve()
    ann = table.A["Ann"]
    assert (ann.counters("cosmic"), ann.counters(PLUS), ann.counters("dream"), ann.atk) == (0, 2, 1, 6)
    table.A.plays("Hide")
    table.resolve()
    assert table.A["Spot"].down and table.A["Spot"].counters("dream") == 3


@pytest.mark.rule("vs:215.2", "vs:215.3")
@pytest.mark.parametrize("what", ["character", "equipment", "resource"])
def test_leaving_play_takes_all_counters_off(what: str) -> None:
    state = {"counters": {PLUS: 1, "dream": 2}}
    query = {"character": yours(), "equipment": Cards("equipment"), "resource": Cards("resources", (), "you")}[what]
    out = twist("Out", ReturnToHand(T), targets=[Aim(query)])
    back = twist("Back", ToResources(Choose(in_hand(Named("Card")))))
    card = {"character": pawn("Card"), "equipment": gear("Card"), "resource": location("Card", source="stand-in")}[what]
    mine: dict[str, Any] = {
        "character": dict(front=[put(card, **state)]),
        "equipment": dict(front=[put(pawn("Host"), equipment=[put(card, **state)])]),
        "resource": dict(resources=[up(card, **state)]),
    }[what]
    table = situation("vs", A=side(hand=[out, back], **mine), B=side())
    look = table.A["Card"]
    assert (look.counters(PLUS), look.counters("dream")) == (1, 2)
    table.A.plays("Out")
    table.resolve()
    assert look.zone == "hand" and look.card.counters == ()
    table.A.plays("Back")
    table.resolve()
    assert look.zone == "resource row" and look.card.counters == ()


# -- 216 priority -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:216.1", "vs:216.2", "vs:400.7")
def test_priority_goes_round_until_all_pass_in_succession() -> None:
    trick = twist("Trick", GainEndurance(1))
    table = situation("vs", phase="build", A=side(hand=[trick]), B=side(hand=[trick]), C=side())
    for name in "AB":
        assert table.asked == (name, "priority")
        table.choose_option(0)
    assert table.asked == ("C", "priority")
    table.choose_option(0)
    # all three have passed on an empty chain: the first resource step is next
    assert table.asked == ("A", "build")
    table = situation("vs", phase="build", A=side(hand=[trick]), B=side(hand=[trick]), C=side())
    table.A.passes()
    table.B.plays("Trick")
    # B acted: everyone has to pass anew, and then the chain resolves instead
    for name in "BCA":
        assert table.asked == (name, "priority")
        table.choose_option(0)
    assert table.B.endurance == 51 and table.s.phase == "build phase" and table.asked == ("A", "priority")


@pytest.mark.rule("vs:216.2a", "vs:216.2b", "vs:216.2c", "vs:400.7a", "vs:400.7b", "vs:400.7c")
def test_passing_moves_on_to_the_next_substep_step_or_phase() -> None:
    table = situation("vs", A=side(front=[pawn("Ann")]), B=side(front=[pawn("Bea", def_=9)]))
    table.A.attack("Ann", "Bea", begin=False)
    assert not table.s.attack.begun
    table.all_pass()
    # a substep, within the same phase and step
    assert table.s.attack.begun and (table.s.phase, table.s.step, table.s.step_player) == (COMBAT, "attack step", 0)
    table.all_pass()
    assert table.s.attack is None and (table.s.phase, table.s.step, table.s.step_player) == (COMBAT, "attack step", 0)
    table.all_pass()
    # a step, within the same phase
    assert (table.s.phase, table.s.step, table.s.step_player) == (COMBAT, "attack step", 1)
    table.all_pass()
    # a phase: no step is left
    assert (table.s.phase, table.s.step, table.s.step_player) == (RECOVERY, "", -1)


@pytest.mark.rule("vs:216.2d", "vs:216.2e", "vs:400.7d", "vs:400.7e")
def test_the_recovery_phase_and_the_attack_substep_end_with_their_last_actions() -> None:
    table = situation("vs", A=side(front=[pawn("Ann", atk=9)]), B=side(front=[pawn("Bea")]))
    table.A.attack("Ann", "Bea")
    table.all_pass()
    # concluded before the substep ended, and nobody had priority in between
    assert table.B["Bea"].stunned and table.s.attack is None and table.s.step == "attack step"
    assert table.asked == ("A", "priority")
    table = situation("vs", phase="recovery", A=side(front=[put(pawn("Ann"), exhausted=True)]), B=side(front=[pawn("Bea")]))
    assert table.s.turn == 5
    table.all_pass()
    assert not table.A["Ann"].exhausted and table.s.initiative == 1
    assert (table.s.turn, table.s.phase) == (6, DRAW_PHASE)


@pytest.mark.rule("vs:216.2f")
def test_an_illegal_answer_changes_nothing_and_does_not_interrupt_passing() -> None:
    spot = location("Spot", threshold=9, source="stand-in")
    table = situation(
        "vs", phase="build", A=side(hand=[FILLER]), B=side(resources=[spot], hand=[twist("Trick", GainEndurance(1), threshold=9)])
    )
    table.A.passes()
    assert table.asked == ("B", "priority")
    # neither is legal, so that only the pass is there to be answered
    assert len(table.decision.options) == 1
    with pytest.raises(IllegalAnswer):
        table.match.choose((1,))
    assert table.asked == ("B", "priority") and table.B["Spot"].down and table.chain == []
    table.choose_option(0)
    assert table.asked == ("A", "build")


@pytest.mark.rule("vs:216.2g", "vs:701.11f")
def test_revealing_a_resource_does_not_interrupt_passing_but_using_it_does() -> None:
    peek = pawn("Peek", text=[Activated((), GainEndurance(1), zones=("revealed",))])
    table = situation("vs", phase="build", A=side(hand=[FILLER]), B=side(resources=[peek]))
    table.A.passes()
    table.B.reveals("Peek")
    assert sees(table, 0, 1)["resources"] == ["Peek"]
    table.B.unreveals("Peek")
    table.B.passes()
    assert table.asked == ("A", "build")
    table = situation("vs", phase="build", A=side(hand=[FILLER]), B=side(resources=[peek]))
    table.A.passes()
    table.B.uses("Peek")
    assert len(table.chain) == 1 and table.asked == ("B", "priority")
    table.all_pass()
    assert table.B.endurance == 51 and table.asked == ("A", "priority") and table.s.step == ""


# -- 217 the resource row -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("vs:217.1", "vs:403.1", "vs:708.8a", "vs:708.4g")
def test_built_replaced_or_moved_there_a_card_comes_face_down() -> None:
    spot = location("Spot", text=[Activated((ReplaceIt(THIS),), GainEndurance(1))], source="stand-in")
    table = situation("vs", step="resource", A=side(hand=[spot], deck=[FILLER], resources=[BLANK]), B=side())
    table.A.builds("Spot")
    assert table.A.resources == ["Blank", "Spot"] and table.A["Spot"].down
    bury = on_one("Bury", ToResources(T), yours())
    table = situation("vs", A=side(front=[pawn("Ann")], hand=[bury], deck=[FILLER], resources=[up(spot), BLANK]), B=side())
    table.A.uses("Spot")
    # in the place of the one it replaces
    assert table.A.resources == ["Filler", "Blank"] and table.A["Filler"].down and table.A.pile == ["Spot"]
    table.resolve()
    table.A.plays("Bury")
    table.resolve()
    assert table.A.resources == ["Filler", "Blank", "Ann"] and table.A["Ann"].down
    assert sees(table, 1, 0)["resources"][0] is None


@pytest.mark.rule("vs:217.1a", "vs:G:Exchange")
def test_an_exchange_between_resource_rows_is_neither_leaving_nor_entering_play() -> None:
    spot, slum = (location(n, source="stand-in") for n in ("Spot", "Slum"))
    table = situation(
        "vs", A=side(resources=[BLANK, up(spot, exhausted=True, counters={"dream": 1})]), B=side(resources=[slum, BLANK])
    )
    one, other = table.A["Spot"], table.B["Slum"]
    refs = (one.ref, other.ref)
    event = Exchange(one.ref, other.ref, 0, -1)
    event.apply(table.s)
    table.s.mark(event.facets)
    assert (table.A.resources, table.B.resources) == (["Blank", "Slum"], ["Spot", "Blank"])
    assert (one.ref, other.ref) == refs and (one.controller, other.controller) == ("B", "A")
    # face up or down, exhausted or ready as they were
    assert (one.down, one.exhausted, other.down) == (False, True, True)
    assert sees(table, 0, 0)["resources"] == ["Blank", "Slum"] and sees(table, 0, 1)["resources"] == ["Spot", None]


@pytest.mark.rule("vs:217.2", "vs:213.5d")
def test_in_the_resource_row_nothing_is_exhausted_concealed_or_stunned() -> None:
    ann = pawn(
        "Ann",
        keywords=["concealed", "cosmic"],
        text=[EntersWith(exhausted=True, counters=((PLUS, 2),)), Triggered(EntersPlay(), GainEndurance(1))],
    )
    ash = pawn("Ash", keywords=["concealed-optional"], text=[EntersWith(stunned=True)])
    bury = twist("Bury", ToResources(Choose(in_hand())))
    table = situation("vs", step="resource", A=side(hand=[ann, ash, bury]), B=side())
    table.A.builds("Ann")
    # no choice of an area is asked for
    assert table.asked == ("A", "priority")
    table.A.plays("Bury")
    table.resolve()
    assert table.asked == ("A", "priority")
    for name in ("Ann", "Ash"):
        c = table.A[name].card
        assert (c.down, c.exhausted, c.stunned, c.hidden, c.counters) == (True, False, False, False, ())
    assert table.chain == [] and table.A.endurance == 50


@pytest.mark.rule("vs:403.2", "vs:403.3", "vs:705.3")
def test_resources_stay_in_the_order_they_came() -> None:
    table = situation(
        "vs",
        phase="build",
        A=side(hand=[pawn("New")], resources=[FILLER, BLANK], deck=[FILLER] * 4, front=[pawn("Ann")]),
        B=side(),
    )
    table.all_pass()
    table.A.builds("New")
    assert table.A.resources == ["Filler", "Blank", "New"]
    kinds = {table.asked[1]}
    while table.s.phase == "build phase" and table.s.step_player == 0:
        kinds.add(table.asked[1])
        table.match.choose((0,) if table.asked[1] == "priority" else ())
    # nothing but characters is rearranged in the formation step
    assert kinds == {"priority", "formation"} and table.A.resources == ["Filler", "Blank", "New"]
