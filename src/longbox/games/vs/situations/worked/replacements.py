"""The worked examples of delayed triggers, replacements, dependency and timestamps (513.4 to 515), played as they are written."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs.language.vocabulary import Aim, Cards, Draw, KOIt, PutCounters, T, characters
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import COLOSSUS, KO_ONE, ROGUE, STORM, STUN_ONE, stand_in, twist
from longbox.situations import side
from longbox.situations.worked import example

LEX = "Lex Luthor, Criminal Genius"


DRAW_ONE = twist("Study", Draw(1))


@example("vs:513.4a#ex1", "vs:513.4b#ex1")
def destinys_modifier_outlives_her_and_its_effect_is_triggered_only() -> Table:
    return situation(
        step="recruit",
        A=side(front=["Destiny, Irene Adler"], hand=[KO_ONE, STUN_ONE, STUN_ONE]),
        B=side(front=[COLOSSUS, "Longshot"]),
    )


@example("vs:513.4a#ex2")
def outback_stronghold_readies_rogue_for_the_next_recovery_only() -> Table:
    rising = ["Phoenix Rising", "Phoenix Rising"]
    return situation(
        A=side(
            front=[put(ROGUE, stunned=True), "Longshot"],
            hand=[*rising, STUN_ONE],
            pile=["Rogue, Power Absorption", "Rogue, Power Absorption", "Dazzler"],
            resources=[put("Outback Stronghold", down=False), *[FILLER] * 5],
        ),
        B=side(),
    )


@example("vs:513.4d#ex1")
def brimstones_effect_leaves_the_chain_when_its_target_has_gone() -> Table:
    sink = twist("Sink", KOIt(T), Aim(Cards("resources")))
    return situation(
        step="recruit",
        A=side(front=["Brimstone"], hand=[sink], resources=4),
        B=side(resources=["Danger Room", FILLER]),
    )


@example("vs:513.4e#ex1")
def starforce_strikes_choice_is_made_as_the_later_effect_resolves() -> Table:
    kree = stand_in("Kree", teams=["Kree"])
    return situation(A=side(front=["Longshot"]), B=side(front=[kree], hand=["Starforce Strike"], resources=4))


@example("vs:513.4f#ex1")
def carnages_delayed_bonus_finds_its_characters_when_combat_begins() -> Table:
    return situation(
        step="recruit",
        A=side(front=["Dazzler"], hand=["Carnage, Psychopath", "Longshot"], resources=6),
        B=side(front=["Shadowcat"]),
    )


@example("vs:513.5c#ex1")
def toads_controller_chooses_which_replacement_applies_first() -> Table:
    toad = put("Toad, Mortimer Toynbee", equipment=["Kevlar Body Armor"])
    return situation(A=side(front=[COLOSSUS]), B=side(front=[toad]))


@example("vs:513.5f#ex1")
def emperor_joker_replaces_the_loss_even_when_the_deck_is_empty() -> Table:
    return situation(
        step="recruit",
        A=side(hand=["The Joker, Emperor Joker", STUN_ONE, STUN_ONE], front=["Dazzler"], resources=8),
        B=side(front=["Gambit, Remy LeBeau", "Storm, Ororo Munroe"], deck=[FILLER] * 5),
    )


@example("vs:513.5i#ex1")
def each_moondragon_adds_one_card_to_the_first_draw_of_a_phase(moondragons: int = 1) -> Table:
    return situation(A=side(front=["Moondragon"] * moondragons, hand=[DRAW_ONE, DRAW_ONE]), B=side())


@example("vs:514.2#ex1")
def deathstrokes_modifier_waits_for_ras_al_ghuls(deathstroke_first: bool = True) -> Table:
    deathstroke, ras = "Deathstroke the Terminator, Slade Wilson", "Ra's al Ghul, The Demon's Head"
    agent = stand_in("Agent", teams=["League of Assassins"])
    front = [deathstroke, ras] if deathstroke_first else [ras, deathstroke]
    return situation(A=side(front=[*front, COLOSSUS, agent]), B=side(front=["Dazzler", agent]))


@example("vs:514.4#ex1")
def danger_room_waits_for_mutant_nation_though_it_was_flipped_first() -> Table:
    return situation(
        A=side(
            front=["Pyro, St. John Allerdyce"],
            support=["Destiny, Irene Adler"],
            resources=["Danger Room", "Mutant Nation", *[FILLER] * 4],
        ),
        B=side(front=["Toad, Mortimer Toynbee"]),
    )


@example("vs:514.4a#ex1")
def the_loop_of_mutant_nation_and_heroes_united_gives_everyone_all_three(
    order: Sequence[str] = ("Mutant Nation", "Heroes United"),
) -> Table:
    thing = stand_in("Thing", teams=["Fantastic Four"])
    doom = stand_in("Doom", teams=["Doom"])
    return situation(
        A=side(
            front=["Toad, Mortimer Toynbee", thing, COLOSSUS, doom], hand=[thing], resources=[put(n, down=False) for n in order]
        ),
        B=side(front=["Destiny, Irene Adler"]),
    )


@example("vs:515.3#ex1")
def flying_kick_resolving_after_storm_gives_flight() -> Table:
    return situation(A=side(front=["Longshot"], resources=["Flying Kick", FILLER]), B=side(front=[STORM]))


@example("vs:515.3#ex2")
def lex_luthors_power_gets_a_new_timestamp_when_it_comes_back_but_not_when_somebody_moves() -> Table:
    return situation(
        step="formation",
        A=side(front=[LEX, None, None, "Longshot"], support=["Dazzler"]),
        B=side(front=["The General, Wade Eiling"]),
    )


@example("vs:515.3#ex3")
def valkyras_two_cosmic_powers_start_together_when_she_gets_her_counter() -> Table:
    herald = stand_in("Herald", keywords=["cosmic"])
    spark = twist("Spark", PutCounters(T, "cosmic"), Aim(characters()))
    valkyra = put("Valkyra, Valkyrie of New Genesis", counters={})
    return situation(A=side(front=[valkyra, herald, "Longshot"], hand=[spark]), B=side(front=["Dazzler", "Shadowcat"]))
