"""Tables that show who may attack whom, how an attack goes and what it costs, and what recruiting asks for."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import (
    CardDef,
    CausesBreakthrough,
    EntersPlay,
    GainEndurance,
    Triggered,
    boost,
    character,
)
from longbox.games.vs.situations import Table, put, situation
from longbox.games.vs.situations.worked.standins import someone
from longbox.situations import side
from longbox.situations.worked import shows

BOOSTED = character("Spear", cost=2, atk=3, def_=3, source="stand-in", **boost(2, Triggered(EntersPlay(), GainEndurance(5))))


def _one(name: str, atk: int = 4, def_: int = 4, cost: int = 3) -> CardDef:
    """A character of one team."""
    return someone(name, cost, atk, def_, teams=["X"])


@shows(
    "vs:~direct-attack",
    "vs:600.3",
    "vs:601.4a",
    title="A direct attack",
    lies="Bea is stunned, and B has nobody else.",
    then="Ann may attack B directly; while Bea stood she could not.",
)
def no_direct_attack_while_a_character_can_be_attacked(stunned: bool = True) -> Table:
    return situation(A=side(front=[_one("Ann")]), B=side(front=[put(_one("Bea"), stunned=stunned)]))


@shows(
    "vs:~range",
    "vs:601.2d",
    "vs:701.8",
    title="Range",
    lies="Ann and Bow stand in the support row; Bow has range.",
    then="Bow may attack from there, Ann may not.",
)
def attackers_stand_in_the_front_row_unless_they_have_range() -> Table:
    bow = someone("Bow", 3, 4, 4, teams=["X"], range_=True)
    return situation(A=side(support=[_one("Ann"), bow]), B=side(front=[_one("Bea")]))


@shows(
    "vs:~protected",
    "vs:601.3d",
    "vs:701.4",
    "vs:701.16",
    title="A protected character",
    lies="Bea stands behind Wall, Ben behind a stunned character, Bob behind nobody.",
    then="Bea is protected: only Fly, who has flight, may attack her. Ben and Bob are not.",
)
def a_protected_character_is_attacked_only_with_flight() -> Table:
    fly = someone("Fly", 3, 4, 4, teams=["X"], flight=True)
    return situation(
        A=side(front=[_one("Ann"), fly]),
        B=side(front=[_one("Wall"), put(_one("Down"), stunned=True), None], support=[_one("Bea"), _one("Ben"), _one("Bob")]),
    )


@shows(
    "vs:~attack-begins",
    "vs:601.1e",
    "vs:602.1",
    title="An attack is proposed, and begins",
    lies="Ann may attack Bea.",
    then="It is proposed first: Ann exhausts, and the attack begins, when all have passed.",
)
def a_proposed_attack_begins_when_all_pass() -> Table:
    return situation(A=side(front=[_one("Ann")]), B=side(front=[_one("Bea")]))


@shows(
    "vs:~whom-the-defender-strikes",
    "vs:602.5",
    "vs:602.6",
    "vs:602.6c",
    title="Whom the defender strikes",
    lies="Ann, Abe and Weak attack Bea as a team. Weak has an ATK below zero, which counts as none.",
    then="4 and 4 stun Bea, and B chooses the one attacker whom she strikes.",
)
def the_defending_player_chooses_whom_the_defender_strikes() -> Table:
    team = [_one("Ann", 4, 3), _one("Abe", 4, 9), _one("Weak", -3, 4)]
    return situation(A=side(front=team), B=side(front=[_one("Bea", 5, 8), _one("Ben")]))


@shows(
    "vs:~breakthrough",
    "vs:602.6b",
    "vs:602.7",
    title="Breakthrough",
    lies="Ann (9 ATK, 2 DEF, cost 4) attacks Bea (12 ATK, 5 DEF, cost 3) by herself.",
    then="Both are stunned. B loses 3 for the stun and 4 of breakthrough; A loses 4 for the stun and nothing else.",
)
def a_single_attacker_breaks_through_and_a_defender_never_does() -> Table:
    return situation(A=side(front=[_one("Ann", 9, 2, cost=4)]), B=side(front=[_one("Bea", 12, 5, cost=3)]))


@shows(
    "vs:~direct-breakthrough",
    "vs:602.9",
    "vs:602.9c",
    title="A direct attack costs endurance",
    lies="B has no characters. Ann has 4 ATK and gains A 1 endurance when she causes breakthrough.",
    then="B loses 4 endurance, all of it breakthrough.",
)
def direct_attacks_cost_the_combined_atk_as_breakthrough_of_each() -> Table:
    ann = someone("Ann", 3, 4, 4, teams=["X"], text=[Triggered(CausesBreakthrough(), GainEndurance(1))])
    return situation(A=side(front=[ann, _one("Abe", 3)]), B=side())


@shows(
    "vs:~boost",
    "vs:706.2",
    title="Boost",
    lies="Spear costs 2, with boost 2: 5 endurance as it enters play. A has 4 resource points.",
    then="A may pay 2 more as it is recruited, and only then has Spear that text.",
)
def boost_gives_its_text_only_when_it_is_paid() -> Table:
    return situation(step="recruit", A=side(hand=[BOOSTED], resources=4), B=side())


@shows(
    "vs:~loyalty",
    "vs:706.3",
    title="Loyalty",
    lies="Loyal is of Red and Green and has loyalty. Mate is of Red.",
    then="A may recruit Loyal, beside a character that shares an affiliation.",
)
def loyalty_needs_a_character_of_the_same_affiliation(team: str = "Red", stunned: bool = False) -> Table:
    loyal = someone("Loyal", 1, teams=["Red", "Green"], keywords=["loyalty"])
    return situation(
        step="recruit",
        A=side(front=[put(someone("Mate", teams=[team]), stunned=stunned)], hand=[loyal], resources=1),
        B=side(front=[someone("Enemy", teams=["Red"])]),
    )
