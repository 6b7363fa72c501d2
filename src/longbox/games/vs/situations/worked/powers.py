"""Worked examples of chapters 4 and 500 to 502: phases and steps, powers."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import (
    STUNNED,
    Aim,
    BecomesStunned,
    GainEndurance,
    KOIt,
    LeavesPlay,
    T,
    Team,
    Triggered,
    characters,
    location,
)
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import GAIN, RECOVER_STUNNED, SPARE, STUN, someone, twist
from longbox.situations import side
from longbox.situations.worked import example

SURFER = "Silver Surfer, Harbinger of Oblivion"


DOOM = "Dr. Doom, Latverian Monarch"


ORACLE = "Barbara Gordon <> Oracle, Information Network"


KNIGHT = "Dane Whitman <> Black Knight"


STORM = "Storm, Gold Leader"


LEGION = "Legion, He Who Is Many"


ARCADE = "Arcade, Master of Murderworld"


WITCHFIRE = "Witchfire, Rebecca Carstairs"


BLUE_DEVIL = "Blue Devil, Dan Cassidy"


FINISH = twist("Finish", KOIt(T), Aim(characters(STUNNED)))


NEGATIVE_ZONE = location("Negative Zone", threshold=1, source="stand-in")


@example("vs:400.9a#ex1")
def a_skipped_combat_phase_is_skipped_with_all_its_steps() -> Table:
    herald = someone("Herald", keywords=["cosmic"])
    return situation(step="recruit", A=side(front=[SURFER, herald, put(herald)]), B=side(front=[someone("Bystander")]))


@example("vs:400.10b#ex1")
def an_additional_attack_step_comes_right_after_the_present_one(initiative: str = "A") -> Table:
    striker, fodder = someone("Striker", atk=4, def_=9), someone("Fodder")
    return situation(
        primary="A",
        initiative=initiative,
        A=side(front=[DOOM, striker, fodder]),
        B=side(front=[someone("One"), put(someone("Two"), exhausted=True)]),
    )


@example("vs:405.5#ex1")
def in_the_formation_step_characters_stay_in_their_areas() -> Table:
    one, two, three, four, five = (someone(n) for n in ("One", "Two", "Three", "Four", "Five"))
    return situation(
        step="formation", A=side(hidden_front=[one, two, three], front=[four, five]), B=side(front=[someone("Other")])
    )


@example("vs:501.4#ex1")
def another_copy_of_a_card_has_uses_of_its_own() -> Table:
    return situation(step="recruit", A=side(front=[ORACLE], hand=[ORACLE], resources=4), B=side())


@example("vs:501.4a#ex1")
def a_character_that_comes_back_from_the_resource_row_is_a_new_one() -> Table:
    kree, reserve = someone("Kree", teams=["Kree"]), someone("Reserve", keywords=["reservist"])
    return situation(
        step="recruit",
        A=side(
            front=["Bron Char", KNIGHT, someone("Small", 2), someone("Tall", 3)],
            hand=[kree],
            resources=[reserve, put(reserve), FILLER, FILLER, FILLER],
        ),
        B=side(),
    )


@example("vs:501.4e#ex1")
def a_power_that_comes_back_is_the_same_power() -> Table:
    wearer, other = someone("Wearer"), someone("Other")
    return situation(
        step="recruit",
        A=side(
            front=[put(wearer, equipment=["Force Field Belt"]), put(other, equipment=["Force Field Belt"])],
            hand=[STUN, RECOVER_STUNNED],
            resources=4,
        ),
        B=side(),
    )


@example("vs:501.5#ex1")
def a_power_whose_cost_discards_its_card_is_used_from_the_hand() -> Table:
    inmate, other = someone("Inmate", teams=["Arkham Inmates"]), someone("Other", teams=["Arkham Inmates"])
    return situation(
        A=side(front=[inmate, other], hand=["Harley Quinn"]), B=side(front=[someone("Guard")], hand=["Harley Quinn"])
    )


@example("vs:502.1#ex1")
def a_target_is_chosen_as_the_triggered_effect_goes_on_the_chain() -> Table:
    return situation(A=side(front=["Artie, Arthur Maddicks"], hand=[STUN]), B=side(front=[someone("One"), someone("Two")]))


@example("vs:502.1a#ex1")
def a_further_trigger_condition_is_checked_on_triggering_only(endurance: int = 25) -> Table:
    return situation(A=side(front=[WITCHFIRE], hand=[GAIN], endurance=endurance), B=side(front=[someone("Victim")]))


@example("vs:502.1b#ex1")
def the_condition_of_an_effect_is_checked_on_resolution_only() -> Table:
    friend = someone("Friend", teams=["Emerald Enemies"])
    return situation(
        A=side(front=[LEGION, friend], hand=["Swift Escape"], resources=1), B=side(front=[someone("Brute", 9, 20, 20)])
    )


@example("vs:502.1c#ex1")
def a_double_check_power_looks_at_its_condition_before_it_triggers(stunned: bool = True) -> Table:
    return situation(
        phase="recovery",
        A=side(
            front=[put(someone("Character"), stunned=stunned)],
            resources=[put("Xavier's Dream", down=False), FILLER, FILLER, FILLER],
            hand=["Longshot, Rebel Freedom Fighter"],
        ),
        B=side(),
    )


@example("vs:502.1c#ex2")
def a_double_check_power_is_negated_when_its_condition_fails() -> Table:
    return situation(phase="combat", A=side(front=["Annihilus"], resources=[NEGATIVE_ZONE]), B=side())


@example("vs:502.2#ex1")
def storm_triggers_for_each_flier_a_neighbour_defends_against() -> Table:
    flier = someone("Flier", flight=True, teams=["Fliers"])
    return situation(A=side(front=[flier, put(flier)]), B=side(front=[someone("Neighbour", def_=9), STORM]))


@example("vs:502.4#ex1")
def both_triggers_of_arcade_look_back_to_when_he_had_text() -> Table:
    return situation(A=side(front=[ARCADE]), B=side(front=[someone("Rival", 4, 6, 6), someone("Bystander")]))


@example("vs:502.4#ex2")
def a_trigger_on_leaving_play_ignores_that_the_text_is_inactive() -> Table:
    return situation(A=side(front=[BLUE_DEVIL], hand=[STUN, FINISH]), B=side())


@example("vs:502.4#ex3")
def adam_strange_is_no_x_statix_character_once_the_doop_cam_has_gone() -> Table:
    watcher = someone("Watcher", text=[Triggered(LeavesPlay(characters(Team("X-Statix"))), GainEndurance(1))])
    wearer, bystander = someone("Wearer", cost=1, teams=["Team"]), someone("Bystander", cost=1)
    return situation(
        phase="recovery",
        A=side(front=[put(wearer, equipment=["Doop Cam"]), bystander], resources=["Adam Strange"], hand=[FILLER, SPARE]),
        B=side(front=[watcher]),
    )


@example("vs:502.6b#ex1")
def a_stunned_character_does_not_become_stunned() -> Table:
    watcher = someone("Watcher", text=[Triggered(BecomesStunned(characters()), GainEndurance(1))])
    return situation(
        A=side(front=["Annihilus"]),
        B=side(front=[put(someone("Fallen"), stunned=True), someone("Standing")], support=[watcher]),
    )
