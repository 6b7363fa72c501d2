"""Worked examples of chapters 4 and 500 to 502: phases and steps, powers."""

from __future__ import annotations

import pytest

from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.situations.worked.powers import (
    ARCADE,
    BLUE_DEVIL,
    DOOM,
    KNIGHT,
    LEGION,
    NEGATIVE_ZONE,
    ORACLE,
    STORM,
    SURFER,
    WITCHFIRE,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import offered, someone
from tests.worked import laid

# -- chapter 4: phases and steps ---------------------------------------------------------------------------------------


@pytest.mark.example("vs:400.9a#ex1")
@pytest.mark.rule("vs:400.9a")
def test_a_skipped_combat_phase_is_skipped_with_all_its_steps() -> None:
    table = laid("vs:400.9a#ex1")
    table.A.uses(SURFER)
    table.resolve()
    assert table.A.removed == [SURFER]
    table.until("recovery phase")
    assert table.s.turn == 5
    assert "Combat phase  [" not in table.log and "Combat phase would come: that is replaced" in table.log
    assert "attack step" not in table.log
    # only this turn's
    table.until("combat phase")
    assert table.s.turn == 6


@pytest.mark.rule("vs:400.9a", "vs:508.2i")
def test_silver_surfer_bounced_in_response_skips_nothing() -> None:
    herald = someone("Herald", keywords=["cosmic"])
    table = situation(
        "vs", step="recruit", A=side(front=[SURFER, herald, put(herald)], hand=["Swift Escape"], resources=1), B=side()
    )
    table.A.uses(SURFER)
    table.A.plays("Swift Escape", on=SURFER)
    table.resolve_all()
    assert table.A.removed == [] and table.A.hand == [SURFER]
    table.until("combat phase")
    assert table.s.turn == 5


@pytest.mark.rule("vs:400.9c")
def test_of_two_modifiers_that_skip_a_phase_one_is_left() -> None:
    herald = someone("Herald", keywords=["cosmic"])
    heralds = [SURFER, herald, put(herald)]
    table = situation("vs", step="recruit", A=side(front=heralds), B=side(front=heralds))
    table.A.uses(SURFER)
    table.resolve()
    table.B.uses(SURFER)
    table.resolve()
    table.A.passes()
    while table.asked[1] != "replacement":
        table.match.choose((0,) if table.asked[1] == "priority" else ())
    assert table.asked == ("A", "replacement")
    table.choose_option(1)
    assert table.s.phase == "recovery phase"
    # the other waits for another combat phase of this turn
    assert len(table.s.modifiers) == 1


@pytest.mark.example("vs:400.10b#ex1")
@pytest.mark.rule("vs:400.10a", "vs:400.10b", "vs:400.10c")
@pytest.mark.parametrize("initiative", ["A", "B"])
def test_an_additional_attack_step_comes_right_after_the_present_one(initiative: str) -> None:
    table = laid("vs:400.10b#ex1", initiative=initiative)
    table.A.attack("Striker", "One")
    table.conclude()
    assert table.A["Striker"].exhausted
    table.A.uses(DOOM, pay="Fodder")
    assert table.A.pile == ["Fodder"]
    table.resolve()
    assert not table.A.can("use", DOOM)
    assert table.A["Striker"].exhausted
    table.all_pass()
    # a new attack step of the same player, with the delayed trigger on the chain
    assert (table.s.step, table.names[table.s.step_player]) == ("attack step", "A")
    table.resolve()
    assert not table.A["Striker"].exhausted
    assert table.B["Two"].exhausted
    table.A.attack("Striker", "Two")
    table.conclude()
    # once per turn: the new step does not count anew
    assert not table.A.can("use", DOOM)
    table.all_pass()
    if initiative == "A":
        assert (table.s.step, table.names[table.s.step_player]) == ("attack step", "B")
        # the trigger was for the next step of its player only
        assert table.chain == []
    else:
        assert table.s.phase == "recovery phase"


@pytest.mark.example("vs:405.5#ex1")
@pytest.mark.rule("vs:405.5")
def test_in_the_formation_step_characters_stay_in_their_areas() -> None:
    table = laid("vs:405.5#ex1")
    assert table.asked == ("A", "formation")
    shape = table.decision.shape
    names = {i: table.s.get(r).printed.name for i, r in enumerate(shape.pieces)}
    assert sorted(names.values()) == ["Five", "Four", "One", "Three", "Two"]
    for i, name in names.items():
        areas = {shape.cells[c][0] for c in shape.next((i,))}
        assert areas == {name in ("One", "Two", "Three")}
    table.arranges(One=("support", 0), Three=("support", 1), Four=("support", 0))
    assert [table.A[n].hidden for n in ("One", "Two", "Three", "Four", "Five")] == [True, True, True, False, False]
    assert [table.A[n].row for n in ("One", "Two", "Three", "Four", "Five")] == [
        "support",
        "front",
        "support",
        "support",
        "front",
    ]
    assert {table.A[n].controller for n in ("One", "Two", "Three", "Four", "Five")} == {"A"}


# -- 501: payment powers -------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:501.4#ex1")
@pytest.mark.rule("vs:501.4")
def test_another_copy_of_a_card_has_uses_of_its_own() -> None:
    table = laid("vs:501.4#ex1")
    table.A.uses(ORACLE)
    table.resolve()
    assert (table.A.points, len(table.A.hand)) == (3, 2)
    assert table.A.why_not("use", ORACLE) == ["vs:501.4"]
    table.A.recruits(ORACLE)
    assert table.A.pile == [ORACLE]
    table.A.uses(ORACLE)
    table.resolve()
    assert (table.A.points, len(table.A.hand)) == (1, 2)
    assert table.A.why_not("use", ORACLE) == ["vs:501.4"]
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:501.4a#ex1")
@pytest.mark.rule("vs:501.4a", "vs:213.5a")
def test_a_character_that_comes_back_from_the_resource_row_is_a_new_one() -> None:
    # played in the recruit step: there are no resource points before it (404.1)
    table = laid("vs:501.4a#ex1")
    table.A.uses(KNIGHT, pay="Reserve")
    table.resolve()
    assert (table.A[KNIGHT].atk, table.A[KNIGHT].def_) == (6, 5)
    assert table.A.why_not("use", KNIGHT) == ["vs:501.4"]
    table.A.uses("Bron Char", on=KNIGHT)
    table.resolve()
    assert table.asked == ("A", "choose")
    table.chooses("Filler")
    assert table.A[KNIGHT].zone == "resource row" and table.A[KNIGHT].down
    assert sorted(table.A.pile) == ["Filler", "Kree", "Reserve"]
    table.A.recruits(KNIGHT)
    assert table.A[KNIGHT].zone == "play"
    assert (table.A[KNIGHT].atk, table.A[KNIGHT].def_) == (3, 2)
    table.A.uses(KNIGHT)
    table.resolve()
    assert (table.A[KNIGHT].atk, table.A[KNIGHT].def_) == (6, 5)


@pytest.mark.example("vs:501.4e#ex1")
@pytest.mark.rule("vs:501.4c", "vs:501.4e")
@pytest.mark.parametrize("used", [True, False])
def test_a_power_that_comes_back_is_the_same_power(used: bool) -> None:
    table = laid("vs:501.4e#ex1")
    assert (table.A["Wearer"].atk, table.A["Wearer"].def_) == (3, 4)
    if used:
        table.A.uses("Force Field Belt", x=2)
        table.resolve()
        assert (table.A["Wearer"].atk, table.A["Wearer"].def_) == (5, 6)
        assert table.A.points == 2
        assert (table.A["Other"].atk, table.A["Other"].def_) == (3, 4)
    table.A.plays("Stun", on="Wearer")
    table.resolve()
    assert not table.A.can("use", "Force Field Belt")
    table.A.plays("Recover")
    table.resolve()
    assert table.A.can("use", "Force Field Belt") is not used
    if used:
        assert table.A.why_not("use", "Force Field Belt") == ["vs:501.4"]


@pytest.mark.example("vs:501.5#ex1")
@pytest.mark.rule("vs:501.5", "vs:500.3b")
def test_a_power_whose_cost_discards_its_card_is_used_from_the_hand() -> None:
    table = laid("vs:501.5#ex1")
    assert not table.A.can("use", "Harley Quinn")
    table.A.attack("Inmate", "Guard")
    # no Arkham Inmate of hers is there for B
    assert table.B.why_not("use", "Harley Quinn") == ["vs:505.1c"]
    table.A.uses("Harley Quinn")
    assert table.A.pile == ["Harley Quinn"]
    item = table.s.things[table.s.chain[-1]]
    assert item.source_kind == "character" and "payment" in item.types
    table.resolve()
    assert (table.A["Inmate"].atk, table.A["Inmate"].def_) == (4, 4)
    assert (table.A["Other"].atk, table.A["Other"].def_) == (3, 3)
    assert table.asked == ("A", "priority")


# -- 502: triggered powers -----------------------------------------------------------------------------------------------


@pytest.mark.example("vs:502.1#ex1")
@pytest.mark.rule("vs:502.1")
def test_a_target_is_chosen_as_the_triggered_effect_goes_on_the_chain() -> None:
    table = laid("vs:502.1#ex1")
    table.A.plays("Stun", on="Artie")
    table.resolve()
    assert table.A["Artie"].stunned
    assert table.asked == ("A", "target")
    assert offered(table) == ["Artie, Arthur Maddicks", "One", "Two"]
    table.chooses("Two")
    assert table.asked == ("A", "priority")
    assert table.B["Two"].atk == 3
    table.resolve()
    assert (table.B["One"].atk, table.B["Two"].atk) == (3, 2)
    assert table.chain == []


@pytest.mark.example("vs:502.1a#ex1")
@pytest.mark.rule("vs:502.1a")
@pytest.mark.parametrize(("endurance", "gained"), [(25, 3), (26, 0)])
def test_a_further_trigger_condition_is_checked_on_triggering_only(endurance: int, gained: int) -> None:
    table = laid("vs:502.1a#ex1", endurance=endurance)
    table.A.attack(WITCHFIRE, "Victim")
    table.all_pass()
    assert table.B["Victim"].stunned
    assert len(table.chain) == (1 if gained else 0)
    table.A.plays("Gain")
    table.resolve_all()
    assert table.A.endurance == endurance + 10 + gained


@pytest.mark.example("vs:502.1b#ex1")
@pytest.mark.rule("vs:502.1b")
@pytest.mark.parametrize("leaves", [False, True])
def test_the_condition_of_an_effect_is_checked_on_resolution_only(leaves: bool) -> None:
    table = laid("vs:502.1b#ex1")
    table.A.attack(LEGION, "Brute")
    table.all_pass()
    assert table.A[LEGION].stunned
    assert len(table.chain) == 1
    if leaves:
        table.A.plays("Swift Escape", on="Friend")
    table.resolve_all()
    assert (LEGION in table.A.pile) is leaves
    assert (LEGION in table.A.characters) is not leaves
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:502.1c#ex1")
@pytest.mark.rule("vs:502.1c")
@pytest.mark.parametrize("stunned", [True, False])
def test_a_double_check_power_looks_at_its_condition_before_it_triggers(stunned: bool) -> None:
    table = laid("vs:502.1c#ex1", stunned=stunned)
    assert table.asked == ("A", "priority")
    assert len(table.chain) == (0 if stunned else 1)
    if stunned:
        table.all_pass()
        assert table.A["Xavier's Dream"].counters("dream") == 0
    else:
        table.resolve()
        table.says(True)
        assert table.A["Xavier's Dream"].counters("dream") == 1


@pytest.mark.example("vs:502.1c#ex2")
@pytest.mark.rule("vs:502.1c")
@pytest.mark.parametrize("flips", [True, False])
def test_a_double_check_power_is_negated_when_its_condition_fails(flips: bool) -> None:
    table = laid("vs:502.1c#ex2")
    assert table.asked == ("A", "priority")
    assert len(table.chain) == 1
    if flips:
        table.A.flips("Negative Zone")
    table.resolve()
    assert table.A.endurance == (50 if flips else 35)
    assert ("is negated" in table.log) is flips
    assert table.B.endurance == 50


@pytest.mark.rule("vs:502.1c")
def test_a_double_check_power_does_not_trigger_while_its_condition_is_false() -> None:
    # whoever controls it: it only has to be in play
    table = situation(
        "vs", phase="combat", A=side(front=["Annihilus"]), B=side(resources=[put(NEGATIVE_ZONE, down=False), FILLER])
    )
    assert table.asked == ("A", "priority")
    assert table.chain == []


@pytest.mark.example("vs:502.2#ex1")
@pytest.mark.rule("vs:502.2")
def test_storm_triggers_for_each_flier_a_neighbour_defends_against() -> None:
    table = laid("vs:502.2#ex1")
    table.A.get_priority()
    attack = next(a for a in table.decision.options if a.__class__.__name__ == "ProposeAttack")
    i = list(table.decision.options).index(attack)
    t = next(k for k, (d, _) in enumerate(attack.shape.targets) if table.s.things[d].printed.name == "Neighbour")
    table.match.choose((i, t, 0, 1))
    table.begin_attack()
    assert table.chain == [f"{STORM} (triggered)"] * 2
    table.resolve_all()
    assert (table.B["Neighbour"].atk, table.B["Neighbour"].def_) == (5, 11)
    assert (table.B[STORM].atk, table.B[STORM].def_) == (8, 8)


@pytest.mark.example("vs:502.2#ex1")
@pytest.mark.rule("vs:502.2")
@pytest.mark.parametrize("flies", [True, False])
def test_storm_triggers_for_each_neighbour_that_attacks_a_flier(flies: bool) -> None:
    left, right, far = (someone(n, teams=["Team"]) for n in ("Left", "Right", "Far"))
    table = situation("vs", A=side(front=[left, STORM, right, far]), B=side(front=[someone("Victim", flight=flies, def_=30)]))
    table.A.attack(["Left", "Right", "Far"], "Victim")
    if flies:
        assert table.asked == ("A", "trigger order")
        table.chooses("Left")
    assert table.chain == [f"{STORM} (triggered)"] * (2 if flies else 0)
    table.resolve_all()
    assert [table.A[n].atk for n in ("Left", "Right", "Far")] == ([4, 4, 3] if flies else [3, 3, 3])


@pytest.mark.example("vs:502.4#ex1")
@pytest.mark.rule("vs:502.4")
def test_both_triggers_of_arcade_look_back_to_when_he_had_text() -> None:
    table = laid("vs:502.4#ex1")
    table.A.attack(ARCADE, "Rival")
    table.all_pass()
    assert table.A[ARCADE].stunned and table.B["Rival"].stunned
    assert table.asked == ("A", "trigger order")
    table.choose_option(0)
    assert len(table.chain) == 2
    table.resolve_all()
    assert table.A.pile == [ARCADE]
    assert table.B.pile == ["Rival"]
    assert table.B.characters == ["Bystander"]
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:502.4#ex2")
@pytest.mark.rule("vs:502.4")
def test_a_trigger_on_leaving_play_ignores_that_the_text_is_inactive() -> None:
    table = laid("vs:502.4#ex2")
    table.A.plays("Stun")
    table.resolve()
    assert table.A[BLUE_DEVIL].stunned
    assert table.chain == [] and table.A.endurance == 46
    table.A.plays("Finish")
    table.resolve()
    assert table.chain == [f"{BLUE_DEVIL} (triggered)"]
    table.resolve()
    assert table.A.endurance == 52


@pytest.mark.example("vs:502.4#ex3")
@pytest.mark.rule("vs:502.4")
def test_adam_strange_is_no_x_statix_character_once_the_doop_cam_has_gone() -> None:
    table = laid("vs:502.4#ex3")
    assert table.A["Wearer"].teams == {"Team", "X-Statix"}
    # it helps affiliated characters only
    assert table.A["Bystander"].teams == frozenset()
    table.A.uses("Adam Strange", on="Wearer")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    table.chooses("Filler")
    assert sorted(table.A.pile) == ["Adam Strange", "Doop Cam", "Wearer"]
    assert table.A.resources == ["Filler"] and table.A["Filler"].down
    # one trigger, for the target
    assert table.chain == ["Watcher (triggered)"]
    table.resolve()
    assert table.B.endurance == 51
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:502.6b#ex1")
@pytest.mark.rule("vs:502.6")
@pytest.mark.parametrize("target", ["Fallen", "Standing"])
def test_a_stunned_character_does_not_become_stunned(target: str) -> None:
    table = laid("vs:502.6b#ex1")
    assert table.asked == ("A", "target")
    assert offered(table) == ["Annihilus", "Fallen", "Standing"]
    table.chooses(target)
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    becomes = target == "Standing"
    assert table.B[target].stunned
    assert len(table.chain) == (1 if becomes else 0)
    assert table.B.endurance == (47 if becomes else 50)
    assert table.asked == ("A", "priority")
