"""The worked examples of the sections on modifiers, durations and flagged objects (511 to 513.2), played as they are written."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import Aim, ExhaustIt, ReadyIt, T, characters
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import COLOSSUS, KO_ONE, ROGUE, STORM, STUN_ONE, stand_in, twist
from longbox.situations import side
from longbox.situations.worked import example

READY_ONE = twist("Get Up", ReadyIt(T), Aim(characters()))


FANTASTIC = stand_in("Mr. Fantastic", cost=6)


INVISIBLE = stand_in("Invisible Woman", cost=5)


LANTERN = stand_in("Lantern", cost=5, atk=9, def_=9, teams=["Emerald Enemies"])


@example("vs:511.1a#ex1")
def the_paragraphs_of_mind_over_matter_make_two_modifiers() -> Table:
    anarchist = stand_in("Anarchist", teams=["X-Statix"])
    return situation(A=side(front=[anarchist, "Longshot"], support=["Dazzler"], hand=["Mind over Matter"], resources=8), B=side())


@example("vs:511.1d#ex1")
def jetstream_exhausts_his_target_even_when_he_is_gone() -> Table:
    return situation(A=side(front=[COLOSSUS, "Longshot"], hand=[KO_ONE]), B=side(front=["Jetstream, Hellion", "Dazzler"]))


@example("vs:511.1d#ex2")
def nova_draws_the_one_card_that_is_left() -> Table:
    nova = "Frankie Raye <> Nova, Harbinger of Death"
    return situation(phase="combat", A=side(front=[nova], hand=[FILLER, FILLER], deck=["Longshot"]), B=side(deck=[FILLER]))


@example("vs:511.1d#ex3")
def arcanna_has_another_character_stunned_instead_of_breakthrough() -> Table:
    return situation(
        A=side(front=["Arcanna, Arcanna Jones"]),
        B=side(front=["Longshot", "Dazzler", ROGUE, put("Cyclops, Slim", stunned=True)]),
    )


@example("vs:511.6#ex1")
def charaxes_puts_back_the_one_card_there_is_and_kos_nobody() -> Table:
    inmate = stand_in("Inmate", teams=["Arkham Inmates"])
    return situation(A=side(front=["Charaxes, Killer Moth"], pile=[inmate, "Dazzler"], deck=[FILLER]), B=side(front=["Longshot"]))


@example("vs:511.8#ex1")
def night_vision_shows_the_top_card_before_and_after_connie_webb_but_not_in_between() -> Table:
    bishop = stand_in("Bishop", cost=4, teams=["Checkmate"])
    deck = [stand_in(f"Card {i}") for i in range(6)]
    return situation(
        A=side(front=["Connie Webb"], resources=[put("Night Vision", down=False)], deck=[*deck, bishop]), B=side(deck=[FILLER])
    )


@example("vs:512.1#ex1")
def pyros_modifier_is_one_shot() -> Table:
    return situation(A=side(front=["Pyro, St. John Allerdyce"]), B=side())


@example("vs:513.1d#ex1")
def valentina_vostoks_first_effect_makes_no_modifier_once_she_has_readied() -> Table:
    return situation(step="recruit", A=side(front=["Valentina Vostok, Bishop"], hand=[READY_ONE]), B=side(front=[COLOSSUS]))


@example("vs:513.1g#ex1")
def human_torchs_reinforcement_covers_the_breakthrough_of_his_own_stun() -> Table:
    brute = stand_in("Brute", cost=7, atk=20, def_=14)
    return situation(A=side(front=[brute, "Gambit, Remy LeBeau"]), B=side(front=["Human Torch, The Invisible Man", "Longshot"]))


@example("vs:513.2a#ex1")
def a_child_named_valeria_checks_for_its_condition_once() -> Table:
    return situation(
        step="resource",
        A=side(front=[FANTASTIC, INVISIBLE, "Dazzler"], hand=["A Child Named Valeria", KO_ONE, STUN_ONE, STUN_ONE], resources=5),
        B=side(),
    )


@example("vs:513.2c#ex1")
def combat_protocols_misses_the_sentinel_that_comes_later() -> Table:
    sentinel = stand_in("Sentinel", "Army", cost=2, teams=["Sentinel"])
    late = stand_in("Late Sentinel", "Army", cost=2, teams=["Sentinel"])
    other = stand_in("Master Mold", cost=2, teams=["Sentinel"])
    return situation(
        step="resource",
        A=side(front=[sentinel, other], hand=["Combat Protocols", late], resources=5),
        B=side(front=["Longshot", "Dazzler", "Shadowcat", stand_in("Stranger")]),
    )


@example("vs:513.2c#ex2")
def golden_death_leaves_a_defender_alone_that_is_exhausted_only_later() -> Table:
    exhaust = twist("Tire", ExhaustIt(T), Aim(characters()))
    return situation(
        A=side(front=[LANTERN], hand=["Golden Death", exhaust], resources=5),
        B=side(front=["Longshot"], support=["Dazzler"]),
    )


@example("vs:513.2d#ex1")
def a_child_named_valeria_covers_a_human_torch_recruited_later() -> Table:
    torch = stand_in("Human Torch", "Johnny Storm", cost=2)
    return situation(
        step="resource",
        A=side(front=[FANTASTIC, INVISIBLE], hand=["A Child Named Valeria", torch, STUN_ONE], resources=5),
        B=side(front=["Dazzler"]),
    )


@example("vs:513.2f#ex1")
def storm_and_flying_kick_undo_each_other_in_turn() -> Table:
    flier = stand_in("Flier", flight=True)
    return situation(A=side(front=[STORM]), B=side(front=["Longshot", flier], hand=["Flying Kick"], resources=2))


@example("vs:513.2g#ex1")
def nasty_surprise_lasts_for_its_attack_alone() -> Table:
    return situation(
        A=side(front=["Longshot", "Shadowcat"]),
        B=side(front=["Beast, Dr. Henry McCoy"], hand=["Nasty Surprise"], resources=5),
    )
