"""Worked examples of chapters 6 and 7: attacks, characteristics and keywords."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs.language.vocabulary import (
    ATTACKER,
    FACE_UP,
    AddTeam,
    Aim,
    Cards,
    Continuous,
    T,
    TurnFaceDown,
    characters,
    evasion,
    location,
    pump,
    yours,
)
from longbox.games.vs.situations import FILLER, Table, put, situation
from longbox.games.vs.situations.worked.standins import CYCLOPS, KO, someone, twist
from longbox.situations import side
from longbox.situations.worked import example

BATMAN = "Batman, Avatar of Justice"


PSYLOCKE = "Psylocke, Betsy Braddock"


STRIPE = "S.T.R.I.P.E."


#: Charaxes and Vulture share no affiliation of their own
ALLIES = location("Common Cause", source="stand-in", text=[Continuous(yours(), (AddTeam(("Allies",)),))])


MOROCK = "Storm, Leader of the Morlocks"


TOMMY = someone("Tommy", 1, 1, 1, keywords=["evasion"], text=[evasion()])


PAWN = "Surveillance Pawn, Army"


@example("vs:601.4a#ex1")
def a_player_with_only_stunned_and_hidden_characters_may_be_attacked_directly() -> Table:
    centurious, blackout = someone("Centurious"), someone("Blackout")
    return situation(
        A=side(front=[someone("Rider", atk=4)]), B=side(front=[put(centurious, stunned=True)], hidden_front=[blackout])
    )


@example("vs:601.4a#ex2")
def a_player_with_a_visible_non_stunned_character_may_not_be_attacked_directly() -> Table:
    return situation(
        A=side(front=[someone("Rider")]),
        B=side(front=[put(someone("Centurious"), stunned=True), someone("Deacon Frost")]),
    )


@example("vs:601.4a#ex3")
def kate_spencer_lets_a_flier_reach_a_hidden_character_and_so_bars_only_the_flier_from_a_direct_attack() -> Table:
    flier, walker = someone("Flier", 6, flight=True), someone("Walker", 6)
    peer = someone("Peer", 7, flight=True)
    return situation(
        A=side(front=["Kate Spencer", flier, walker, peer]),
        B=side(hidden_front=[someone("Guard", 2)], hidden_support=[someone("Mastermind", 7)]),
    )


@example("vs:602.9c#ex1")
def each_attacker_of_a_direct_team_attack_causes_its_own_breakthrough() -> Table:
    return situation(A=side(front=["Charaxes, Drury Walker", "Vulture"], resources=[put(ALLIES, down=False)]), B=side())


@example("vs:602.9d#ex1")
def a_direct_attack_with_no_atk_causes_no_breakthrough_and_triggers_nothing(lowered: int = 2) -> Table:
    weaken = twist("Weaken", pump(T, -lowered), Aim(characters(ATTACKER)))
    return situation(A=side(front=[PSYLOCKE]), B=side(hand=[weaken, "Nasty Surprise", FILLER]))


@example("vs:701.10d#ex1")
def stripe_can_not_reinforce_others_after_five_against_one_but_still_himself() -> Table:
    star, strong = someone("Star", 3, 3, 3, teams=["JSA"]), someone("Strong", 6, 9, 12)
    return situation(
        A=side(front=[strong, someone("Stronger", 6, 9, 12)], hand=["Five Against One"], resources=4),
        B=side(front=[put(STRIPE, exhausted=True), put(star, exhausted=True)]),
    )


@example("vs:701.10d#ex2")
def a_resolving_effect_asks_once_whether_its_source_can_reinforce() -> Table:
    mind = someone("Mind", traits=["Mental"])
    return situation(
        A=side(front=[someone("Strong", 6, 9, 12)], hand=["Five Against One"], resources=4),
        B=side(front=[someone("Friend", 3, 3, 3)], support=[None, "Harry Leland"], hand=[mind]),
    )


@example("vs:701.11d#ex1")
def brave_new_world_forgets_its_affiliations_when_it_turns_face_down() -> Table:
    front = [someone("One", teams=["Red"], traits=["Mental"]), someone("Two", teams=["Blue"]), someone("Three", teams=["Green"])]
    down = twist("Over", TurnFaceDown(T), Aim(Cards("resources", (FACE_UP,), "you")))
    return situation(
        A=side(front=front, hand=[down], resources=["Brave New World", FILLER]),
        B=side(front=[someone("X", teams=["Black"])]),
    )


@example("vs:701.11f#ex1", "vs:708.9c#ex1")
def a_revealed_moonglow_has_affiliations_and_may_be_recruited_but_not_used() -> Table:
    return situation(
        step="recruit",
        A=side(
            front=[someone("One", teams=["Red"]), someone("Two", teams=["Blue"])], resources=["Moonglow", FILLER], hand=[FILLER]
        ),
        B=side(front=[someone("X", teams=["Black"])]),
    )


@example("vs:701.14#ex1")
def a_team_attacker_that_is_left_alone_is_still_a_team_attacker() -> Table:
    jean = someone("Jean Grey", 4, 6, 6, version="Marvel Girl", teams=["X-Men"])
    return situation(A=side(front=[CYCLOPS, jean]), B=side(front=[someone("Wall", 5, 1, 4)], hand=[KO]))


@example("vs:706.6#ex1", "vs:G:Invulnerability#ex1")
def tommy_evades_beside_storm_without_stun_endurance_loss() -> Table:
    return situation(
        A=side(front=[MOROCK, TOMMY, None, put(someone("Annalee", 2, keywords=["evasion"], text=[evasion()]))]), B=side()
    )


@example("vs:706.7d#ex1")
def parasite_never_has_two_cosmic_counters(cosmic: int = 0) -> Table:
    return situation(
        A=side(front=[put("Parasite", counters={"cosmic": cosmic} if cosmic else {})]), B=side(front=[someone("Victim")])
    )


@example("vs:706.10c#ex1", "vs:G:Concealed#ex1")
def a_concealed_optional_card_may_be_discarded_as_one_with_concealed(held: bool = True) -> Table:
    owlman = someone("Owlman", keywords=["concealed-optional"])
    return situation(A=side(front=["Orb"], hand=[someone("Plain"), *[owlman] * held], deck=[someone("Drawn")]), B=side())


@example("vs:706.14a#ex1")
def press_lowers_neither_a_cost_of_one_nor_a_boost_and_helps_only_the_next_character(left: int = 3) -> Table:
    third = someone("Third", left), someone("Fourth", left + 1)
    return situation(step="recruit", A=side(hand=["Ultimus", "Phat", *third], resources=8), B=side(front=[someone("Bystander")]))


@example("vs:706.14b#ex1")
def press_comes_after_other_reductions_and_never_below_one(costs: Sequence[int] = (2, 2, 3, 4, 5)) -> Table:
    crew = [someone(f"Crew {i}", cost, keywords=["press"]) for i, cost in enumerate(costs)]
    return situation(step="recruit", A=side(hand=[*crew, "Sinestro"], resources=6), B=side(resources=6))


@example("vs:707.2#ex1")
def batman_answers_a_power_up_which_can_only_happen_in_an_attack_substep() -> Table:
    dark = someone("Batman", 3, version="The Dark Knight")
    return situation(
        A=side(front=[BATMAN], hand=[dark, someone("Sidekick"), "New Teen Titans"], resources=4),
        B=side(front=[someone("Wall", 6, 5, 11)], hand=["Nasty Surprise"], resources=4),
    )


@example("vs:707.3#ex1")
def surveillance_pawn_backs_up_others_from_the_build_phase_on() -> Table:
    return situation(
        step="recruit",
        A=side(front=[PAWN, someone("Knight")], hand=[someone("Late", 1)], resources=1),
        B=side(front=[someone("Foe")]),
    )


@example("vs:707.4#ex1")
def cheetah_takes_vengeance() -> Table:
    return situation(A=side(front=[someone("Hunter", 6, 9, 9)]), B=side(front=["Cheetah, Feral Feline", someone("Friend")]))
