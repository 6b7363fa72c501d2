"""The worked examples of chapters 1 and 2: golden rules, negative numbers, names and versions."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import AddTeam, Continuous, Other, character, yours
from longbox.games.vs.situations import Table, put, situation, up
from longbox.games.vs.situations.worked.standins import THUG
from longbox.situations import side
from longbox.situations.worked import example

KANG = "Kang, Ultimate Kang"


DOOM_GIVER = character(
    "Latverian", cost=1, atk=1, def_=1, source="stand-in", text=[Continuous(yours(Other()), (AddTeam(("Doom",)),))]
)


@example("vs:102.2#ex1")
def three_dream_counters_win_and_all_others_lose(counters: int = 2) -> Table:
    return situation(
        phase="recovery",
        A=side(resources=[up("Xavier's Dream", counters={"dream": counters})], hand=["Longshot", THUG]),
        B=side(front=[THUG]),
        C=side(),
    )


@example("vs:103.1#ex1")
def the_text_of_nightcrawler_supersedes_the_rules_of_combat() -> Table:
    return situation(A=side(front=["Nightcrawler, Kurt Wagner"]), B=side(front=["Nightcrawler, Kurt Wagner"]))


@example("vs:103.2#ex1")
def what_cant_have_reinforcement_never_has_it() -> Table:
    return situation(
        A=side(front=["Longshot", "Dazzler"], hand=["Burn Rubber"] * 2, resources=2),
        B=side(hand=["Blind Sided"], resources=2),
    )


@example("vs:103.2#ex3")
def cosmic_radiation_cant_ready_a_stunned_character() -> Table:
    four = [
        character(n, cost=1, atk=1, def_=1, teams=["Fantastic Four"], source="stand-in") for n in ("Fallen", "Tired", "Weary")
    ]
    return situation(
        A=side(
            front=[
                put(four[0], stunned=True),
                put(four[1], exhausted=True),
                put(four[2], exhausted=True),
                put(THUG, exhausted=True),
            ],
            hand=["Cosmic Radiation"],
            resources=3,
        ),
        B=side(),
    )


@example("vs:104.1b#ex1")
def negative_def_counts_as_zero_except_for_changing_it_further() -> Table:
    toad = character("Toad", cost=2, atk=3, def_=2, teams=["Brotherhood"], source="stand-in")
    return situation(
        A=side(front=[toad], resources=["Cadmus Labs", "Cadmus Labs", up("Savage Land")], hand=[toad, toad]),
        B=side(front=[THUG]),
    )


@example("vs:104.1b#ex2")
def the_digits_of_a_negative_endurance_total_are_zero(endurance: int = -29) -> Table:
    return situation(phase="combat", A=side(front=["Plastic Man"], endurance=endurance), B=side(front=[THUG]))


@example("vs:201.2a#ex1")
def a_second_beetle_knows_nothing_of_the_boost_of_the_first() -> Table:
    return situation(step="recruit", A=side(hand=["Beetle"], resources=8), B=side(hand=["Reign of Terror"], resources=4))


@example("vs:201.7#ex1")
def decoy_program_changes_what_multiple_man_calls_himself_but_not_cards_named() -> Table:
    return situation(step="recruit", A=side(front=["Multiple Man", DOOM_GIVER], hand=["Decoy Program"], resources=2), B=side())


@example("vs:201.7a#ex1")
def a_gained_power_speaks_of_rogue_where_it_spoke_of_kang_himself() -> Table:
    foes = [character(n, cost=1, atk=9, def_=9, source="stand-in") for n in ("First", "Second")]
    return situation(phase="combat", primary="B", A=side(front=["Rogue, Power Absorption", KANG]), B=side(front=foes))


@example("vs:202.2#ex2")
def several_army_characters_of_a_name_stay_in_play() -> Table:
    initiate = character("Assassin Initiate", "Army", cost=1, atk=1, def_=1, source="stand-in")
    return situation(
        step="recruit", A=side(front=[*[initiate] * 5, "Longshot"], hand=[initiate, "Longshot"], resources=4), B=side()
    )
