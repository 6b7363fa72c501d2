"""The worked examples of chapters 1 and 2: golden rules, negative numbers, names and versions."""

from __future__ import annotations

from longbox.games.vs.language.filters import VersionsLike
from longbox.games.vs.language.vocabulary import (
    THIS,
    Activated,
    AddTeam,
    Aim,
    Continuous,
    Every,
    Other,
    PutCounters,
    T,
    Team,
    Trait,
    Version,
    character,
    characters,
    location,
    plot_twist,
    yours,
)
from longbox.games.vs.situations import FILLER, Table, put, situation, up
from longbox.games.vs.situations.worked.standins import FREE, RECOVER_STUNNED, THUG, WEAKLING
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


@example("vs:103.1#ex2")
def sewer_system_lifts_hidden_and_protected_but_not_the_front_row(row: str = "support") -> Table:
    archer = character("Archer", atk=3, def_=3, range_=True, source="stand-in")
    return situation(
        A=side(resources=[up("Sewer System")], **{row: [THUG, archer]}),
        B=side(hidden_front=[WEAKLING], front=[THUG], support=[put("Longshot")]),
    )


@example("vs:103.2#ex1")
def what_cant_have_reinforcement_never_has_it() -> Table:
    return situation(
        A=side(front=["Longshot", "Dazzler"], hand=["Burn Rubber"] * 2, resources=2),
        B=side(hand=["Blind Sided"], resources=2),
    )


@example("vs:103.2#ex2")
def what_cant_happen_cant_be_replaced() -> Table:
    inmate = character("Inmate", cost=1, atk=1, def_=1, teams=["Arkham Inmates"], source="stand-in")
    return situation(
        A=side(front=["Mystique, Raven Darkholme"]), B=side(front=[inmate, WEAKLING], hand=["Paralyzing Kiss"], resources=3)
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


@example("vs:201.2b#ex1")
def a_stunned_leader_is_no_leader() -> Table:
    return situation(
        A=side(front=[put("Sub-Mariner", stunned=True), THUG], resources=[up("Sinister Citadel")], hand=[RECOVER_STUNNED]),
        B=side(),
    )


@example("vs:201.2c#ex1")
def words_before_card_are_versions_traits_affiliations_or_classes() -> Table:
    marks = (Version("Deep Six"), Trait("Energy"), Team("Teen Titans"), Trait("Mutant"))
    seeker = character(
        "Seeker",
        atk=1,
        def_=1,
        source="stand-in",
        text=[Activated(FREE, PutCounters(T, "found"), targets=(Aim(characters(f)),)) for f in marks],
    )
    found = (
        character("Trok", "Deep Six", atk=1, def_=1, source="stand-in"),
        character("Avalanche", "Freedom Force", traits=["Energy"], atk=1, def_=1, source="stand-in"),
        character("Omen", teams=["Teen Titans"], atk=1, def_=1, source="stand-in"),
        "Artie, Arthur Maddicks",
    )
    return situation(A=side(front=[seeker]), B=side(front=[*found, THUG]))


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


@example("vs:202.2#ex3")
def moonglow_finds_cards_with_the_version_team_up() -> Table:
    team_ups = [
        plot_twist(name, "Team-Up", ongoing=[], source="stand-in")
        for name in ("Stormfront-1", "Justice for All", "Faces of Evil")
    ]
    so_called = plot_twist("World's Finest", ongoing=[Continuous(yours(), (AddTeam(("X",)),))], source="stand-in")
    return situation(A=side(front=["Moonglow"], hand=[FILLER], deck=[so_called, *team_ups, FILLER]), B=side())


@example("vs:202.3#ex1")
def a_name_without_a_version_means_every_version() -> Table:
    dooms = [
        put(character("Dr. Doom", v, cost=6, atk=12, def_=12, source="stand-in"), exhausted=True)
        for v in ("Diabolic Genius", "Victor Von Doom", "Lord of Latveria")
    ]
    kristoff = put(character("Kristoff Von Doom", cost=2, atk=2, def_=2, source="stand-in"), exhausted=True)
    doomstadt = put(location("Doomstadt", source="stand-in"), down=False, exhausted=True)
    return situation(A=side(front=["Doom-Bot", *dooms[:2], kristoff], resources=[doomstadt]), B=side(front=[dooms[2]]))


@example("vs:202.6#ex1", "vs:G:Version#ex1")
def same_different_and_shared_versions() -> Table:
    kinds = ("same", "different", "share")
    asking = [Activated(FREE, PutCounters(Every(characters(Other(), VersionsLike(how, THIS))), how)) for how in kinds]
    asker = character("Asker", versions=["A", "B"], atk=1, def_=1, text=asking, source="stand-in")
    others = {"Both": ["B", "A"], "Else": ["A", "C"], "Only": ["A"], "None": []}
    return situation(
        A=side(front=[asker]),
        B=side(front=[character(name, versions=v, atk=1, def_=1, source="stand-in") for name, v in others.items()]),
    )
