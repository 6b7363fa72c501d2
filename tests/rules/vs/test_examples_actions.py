"""Worked examples of chapters 6 and 7: attacks, characteristics, keywords and game actions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longbox.games.vs.events import Stun
from longbox.games.vs.questions import MayTarget
from longbox.games.vs.situation import FILLER, Table, put
from longbox.games.vs.vocabulary import (
    ATTACKER,
    FACE_DOWN,
    FACE_UP,
    T1,
    THIS,
    About,
    AddTeam,
    Aim,
    CardDef,
    Cards,
    Continuous,
    Effect,
    GainEndurance,
    KOIt,
    RemoveFromCombat,
    ReplaceIt,
    StunIt,
    T,
    TransferIt,
    TurnFaceDown,
    cant,
    character,
    characters,
    equipment,
    evasion,
    location,
    plot_twist,
    pump,
    yours,
)
from longbox.situations import side, situation

ATROPHOS = "Atrophos"
BATMAN = "Batman, Avatar of Justice"
BURN_RUBBER = "Burn Rubber"
COBRA = "Kang, Kang Cobra"
CYCLOPS = "Cyclops, Slim"
MOLECULE_MAN = "Molecule Man, Owen Reece"
PSYLOCKE = "Psylocke, Betsy Braddock"
STRIPE = "S.T.R.I.P.E."
SUPERMAN = "Superman, Kal-El"


def someone(name: str, cost: int = 3, atk: int = 3, def_: int = 3, **facts: Any) -> CardDef:
    """A character who is only there."""
    return character(name, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


def twist(name: str, effect: Effect, *targets: Aim) -> CardDef:
    """A plot twist that makes something happen."""
    return plot_twist(name, threshold=0, effect=effect, targets=targets, source="stand-in")


def offered(table: Table) -> list[str]:
    """The names of the cards that may be chosen."""
    return [re.sub(r" (\d+/\d+|\().*", "", o) for o in table.options]


def areas(table: Table) -> set[bool]:
    """The areas (hidden or not) of the cells offered for one card that moves."""
    assert table.asked[1] == "move"
    shape: Any = table.decision.shape
    return {shape.cells[i][0] for i in shape.next((0,))}


def cells(table: Table) -> list[tuple[str, int]]:
    """The cells offered for one card that moves."""
    shape: Any = table.decision.shape
    return [(("front", "support")[shape.cells[i][1]], shape.cells[i][2]) for i in shape.next((0,))]


STUN = twist("Stun", StunIt(T), Aim(characters()))
KO = twist("Finish", KOIt(T), Aim(characters()))


# -- 601, 602: attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:601.4a#ex1")
@pytest.mark.rule("vs:601.4a", "vs:601.3b", "vs:601.3e")
def test_a_player_with_only_stunned_and_hidden_characters_may_be_attacked_directly() -> None:
    centurious, blackout = someone("Centurious"), someone("Blackout")
    table = situation(
        "vs", A=side(front=[someone("Rider", atk=4)]), B=side(front=[put(centurious, stunned=True)], hidden_front=[blackout])
    )
    assert not table.A.can_attack("Rider", "Centurious")
    assert not table.A.can_attack("Rider", "Blackout")
    table.A.attack("Rider", "B")
    table.conclude()
    assert table.B.endurance == 46
    assert not table.B["Blackout"].stunned


@pytest.mark.example("vs:601.4a#ex2")
@pytest.mark.rule("vs:601.4a")
def test_a_player_with_a_visible_non_stunned_character_may_not_be_attacked_directly() -> None:
    table = situation(
        "vs",
        A=side(front=[someone("Rider")]),
        B=side(front=[put(someone("Centurious"), stunned=True), someone("Deacon Frost")]),
    )
    assert [o.rule for o in table.A.hinders_attack("Rider", "B")] == ["vs:601.4a"]
    assert table.A.can_attack("Rider", "Deacon Frost")


@pytest.mark.example("vs:601.4a#ex3")
@pytest.mark.rule("vs:601.4a", "vs:601.3d", "vs:601.3e")
def test_kate_spencer_lets_a_flier_reach_a_hidden_character_and_so_bars_only_the_flier_from_a_direct_attack() -> None:
    flier, walker = someone("Flier", 6, flight=True), someone("Walker", 6)
    peer = someone("Peer", 7, flight=True)
    table = situation(
        "vs",
        A=side(front=["Kate Spencer", flier, walker, peer]),
        B=side(hidden_front=[someone("Guard", 2)], hidden_support=[someone("Mastermind", 7)]),
    )
    assert all(table.A.can_attack(name, "B") for name in ("Flier", "Walker", "Peer"))
    table.A.uses("Kate Spencer", on="Mastermind")
    table.resolve()
    assert table.A.can_attack("Flier", "Mastermind")
    assert [o.rule for o in table.A.hinders_attack("Flier", "B")] == ["vs:601.4a"]
    assert [o.rule for o in table.A.hinders_attack("Walker", "Mastermind")] == ["vs:601.3d"]
    assert table.A.can_attack("Walker", "B")
    # a character of the same cost does not have lesser cost, and the guard was not the target
    assert [o.rule for o in table.A.hinders_attack("Peer", "Mastermind")] == ["vs:601.3e"]
    assert table.A.can_attack("Peer", "B")
    assert [o.rule for o in table.A.hinders_attack("Flier", "Guard")] == ["vs:601.3e"]


#: Charaxes and Vulture share no affiliation of their own
ALLIES = location("Common Cause", source="stand-in", text=[Continuous(yours(), (AddTeam(("Allies",)),))])


@pytest.mark.example("vs:602.9c#ex1")
@pytest.mark.rule("vs:602.9b", "vs:602.9c")
def test_each_attacker_of_a_direct_team_attack_causes_its_own_breakthrough() -> None:
    table = situation("vs", A=side(front=["Charaxes, Drury Walker", "Vulture"], resources=[put(ALLIES, down=False)]), B=side())
    vulture = table.A["Vulture"].atk
    assert table.A["Charaxes"].atk > 0 and vulture > 0
    table.A.attack(["Charaxes", "Vulture"], "B")
    table.conclude()
    assert table.B.endurance == 50 - vulture
    assert table.A.endurance == 50 + vulture
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:602.9d#ex1")
@pytest.mark.rule("vs:602.9d", "vs:104.1")
@pytest.mark.parametrize(("lowered", "hand"), [(2, 1), (3, 2), (4, 2)])
def test_a_direct_attack_with_no_atk_causes_no_breakthrough_and_triggers_nothing(lowered: int, hand: int) -> None:
    weaken = twist("Weaken", pump(T, -lowered), Aim(characters(ATTACKER)))
    table = situation("vs", A=side(front=[PSYLOCKE]), B=side(hand=[weaken, "Nasty Surprise", FILLER]))
    table.A.attack("Psylocke", "B")
    table.B.plays("Weaken")
    table.resolve()
    table.conclude()
    if hand == 1:
        assert table.asked == ("B", "choose")
        table.chooses("Filler")
        assert table.B.endurance == 49
    else:
        assert table.B.endurance == 50
    assert len(table.B.hand) == hand
    assert table.asked == ("A", "priority")


# -- 701: characteristics --------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:701.10d#ex1")
@pytest.mark.rule("vs:701.10a", "vs:701.10d")
def test_stripe_can_not_reinforce_others_after_five_against_one_but_still_himself() -> None:
    star, strong = someone("Star", 3, 3, 3, teams=["JSA"]), someone("Strong", 6, 9, 12)
    table = situation(
        "vs",
        A=side(front=[strong, someone("Stronger", 6, 9, 12)], hand=["Five Against One"], resources=4),
        B=side(front=[put(STRIPE, exhausted=True), put(star, exhausted=True)]),
    )
    table.A.attack("Strong", "Star")
    assert table.B["Star"].reinforcement
    assert not table.B[STRIPE].reinforcement
    table.A.plays("Five Against One", on=STRIPE)
    table.resolve()
    assert not table.B["Star"].reinforcement
    assert (table.B[STRIPE].atk, table.B[STRIPE].def_) == (7, 6)
    table.conclude()
    # 3 for the stun and 6 of breakthrough
    assert table.B.endurance == 50 - 3 - 6
    table.A.attack("Stronger", STRIPE)
    assert (table.B[STRIPE].atk, table.B[STRIPE].def_) == (7, 3)
    assert table.B[STRIPE].reinforcement
    table.conclude()
    assert table.B[STRIPE].stunned
    # stunned, but no breakthrough
    assert table.B.endurance == 41 - 4


@pytest.mark.example("vs:701.10d#ex2")
@pytest.mark.rule("vs:701.10d")
@pytest.mark.parametrize("first", ["Five Against One", "Harry Leland"])
def test_a_resolving_effect_asks_once_whether_its_source_can_reinforce(first: str) -> None:
    mind = someone("Mind", traits=["Mental"])
    table = situation(
        "vs",
        A=side(front=[someone("Strong", 6, 9, 12)], hand=["Five Against One"], resources=4),
        B=side(front=[someone("Friend", 3, 3, 3)], support=[None, "Harry Leland"], hand=[mind]),
    )
    table.A.attack("Strong", "Friend")

    def five() -> None:
        table.A.plays("Five Against One", on="Harry Leland")
        table.resolve()

    def leland() -> None:
        table.B.uses("Harry Leland")
        table.resolve()

    for do in (five, leland) if first == "Five Against One" else (leland, five):
        do()
    friend = table.B["Friend"]
    assert (friend.atk, friend.def_) == (1, 5)
    assert friend.reinforcement is (first == "Harry Leland")
    table.conclude()
    assert table.B.endurance == 50 - 3 - (0 if first == "Harry Leland" else 4)


@pytest.mark.example("vs:701.11d#ex1")
@pytest.mark.rule("vs:701.11d", "vs:513.1e")
def test_brave_new_world_forgets_its_affiliations_when_it_turns_face_down() -> None:
    front = [someone("One", teams=["Red"], traits=["Mental"]), someone("Two", teams=["Blue"]), someone("Three", teams=["Green"])]
    down = twist("Over", TurnFaceDown(T), Aim(Cards("resources", (FACE_UP,), "you")))
    table = situation(
        "vs",
        A=side(front=front, hand=[down], resources=["Brave New World", FILLER]),
        B=side(front=[someone("X", teams=["Black"])]),
    )
    table.A.plays("Brave New World")
    assert table.asked == ("A", "pay")
    # affiliations of others can't be chosen
    assert table.options == ["Blue", "Green", "Red"]
    table.chooses("Blue", "Red")
    table.resolve()
    assert dict(table.A["Brave New World"].chosen) == {"teams": ("Blue", "Red"), "trait": "Mental"}
    table.A.plays("Over")
    table.resolve()
    assert table.A["Brave New World"].chosen == ()
    table.A.plays("Brave New World", pay=[["Green", "Red"]])
    table.resolve()
    assert dict(table.A["Brave New World"].chosen) == {"teams": ("Green", "Red"), "trait": "Mental"}
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:701.11f#ex1", "vs:708.9c#ex1")
@pytest.mark.rule("vs:701.11a", "vs:701.11b", "vs:701.11f", "vs:708.9c", "vs:706.13a")
def test_a_revealed_moonglow_has_affiliations_and_may_be_recruited_but_not_used() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(
            front=[someone("One", teams=["Red"]), someone("Two", teams=["Blue"])], resources=["Moonglow", FILLER], hand=[FILLER]
        ),
        B=side(front=[someone("X", teams=["Black"])]),
    )
    moonglow = table.A["Moonglow"]
    assert moonglow.teams == frozenset()
    table.A.reveals("Moonglow")
    assert moonglow.teams == {"Red", "Blue"}
    assert moonglow.down and moonglow.zone == "resource row"
    assert "vs:701.11b" in table.A.why_not("use", "Moonglow")
    assert not table.A.can("use", "Moonglow")
    table.A.unreveals("Moonglow")
    assert moonglow.teams == frozenset()
    table.A.recruits("Moonglow", resolve=False)
    assert table.asked == ("A", "reservist")
    table.chooses("Filler")
    assert table.A.resources == ["Filler", "Filler"]
    assert table.A.points == 0
    table.resolve()
    table.places("Moonglow", ("support", 0))
    assert moonglow.zone == "play"
    assert moonglow.teams == {"Red", "Blue"}


@pytest.mark.rule("vs:706.13a", "vs:404.3")
def test_a_reservist_is_not_recruited_while_something_is_on_the_chain() -> None:
    table = situation(
        "vs", step="recruit", A=side(hand=[twist("Gain", GainEndurance(1))], resources=["Moonglow", FILLER]), B=side()
    )
    assert table.A.can("recruit", "Moonglow")
    table.A.plays("Gain")
    assert not table.A.can("recruit", "Moonglow")
    assert table.A.why_not("recruit", "Moonglow") == ["vs:404.3"]


@pytest.mark.example("vs:701.14#ex1")
@pytest.mark.rule("vs:701.14", "vs:602.2b")
def test_a_team_attacker_that_is_left_alone_is_still_a_team_attacker() -> None:
    jean = someone("Jean Grey", 4, 6, 6, version="Marvel Girl", teams=["X-Men"])
    table = situation("vs", A=side(front=[CYCLOPS, jean]), B=side(front=[someone("Wall", 5, 1, 4)], hand=[KO]))
    table.A.attack(["Cyclops", "Jean Grey"], "Wall")
    assert (table.A["Cyclops"].atk, table.A["Cyclops"].def_) == (5, 4)
    table.B.plays("Finish", on="Jean Grey")
    table.resolve()
    assert table.A["Jean Grey"].zone == "KO'd pile"
    assert (table.A["Cyclops"].atk, table.A["Cyclops"].def_) == (5, 4)
    table.conclude()
    # it is still a team attack: 5 against 4 causes no breakthrough (vs:602.2b)
    assert table.B.endurance == 45
    assert (table.A["Cyclops"].atk, table.A["Cyclops"].def_) == (3, 2)


# -- 706, 707: keywords ----------------------------------------------------------------------------------------------------

MOROCK = "Storm, Leader of the Morlocks"
TOMMY = someone("Tommy", 1, 1, 1, keywords=["evasion"], text=[evasion()])


@pytest.mark.example("vs:706.6#ex1", "vs:G:Invulnerability#ex1")
@pytest.mark.rule("vs:706.5", "vs:706.6", "vs:708.11i", "vs:705.2")
def test_tommy_evades_beside_storm_without_stun_endurance_loss() -> None:
    table = situation(
        "vs", A=side(front=[MOROCK, TOMMY, None, put(someone("Annalee", 2, keywords=["evasion"], text=[evasion()]))]), B=side()
    )
    table.A.uses("Tommy")
    assert table.A["Tommy"].stunned
    assert table.A.endurance == 50
    # one who is not adjacent is not helped
    table.A.uses("Annalee")
    assert table.A.endurance == 48
    table.resolve_all()
    table.until("recovery phase")
    assert table.asked == ("A", "trigger order")
    table.chooses("Tommy")
    table.resolve_all()
    assert not table.A["Tommy"].stunned and not table.A["Annalee"].stunned
    assert table.A["Tommy"].exhausted


@pytest.mark.rule("vs:706.6", "vs:G:During")
@pytest.mark.parametrize("moment", ["attacking", "recovery phase"])
def test_storm_does_not_help_those_who_attack_nor_outside_the_combat_phase(moment: str) -> None:
    begin = {"step": "attack"} if moment == "attacking" else {"phase": "recovery"}
    table = situation("vs", A=side(front=[MOROCK, TOMMY]), B=side(front=[someone("Wall")]), **begin)
    if moment == "attacking":
        assert "invulnerability" in table.A["Tommy"].keywords
        table.A.attack("Tommy", "Wall")
    assert "invulnerability" not in table.A["Tommy"].keywords
    table.A.uses("Tommy")
    assert table.A.endurance == 49


@pytest.mark.example("vs:706.7d#ex1")
@pytest.mark.rule("vs:706.7d")
@pytest.mark.parametrize("counters", [{}, {"cosmic": 1}])
def test_parasite_never_has_two_cosmic_counters(counters: dict[str, int]) -> None:
    table = situation("vs", A=side(front=[put("Parasite", counters=counters)]), B=side(front=[someone("Victim")]))
    table.A.attack("Parasite", "Victim")
    table.all_pass()
    assert table.B["Victim"].stunned
    assert len(table.chain) == 1
    assert table.A["Parasite"].counters("cosmic") == len(counters)
    table.resolve()
    assert table.A["Parasite"].counters("cosmic") == 1
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:706.10c#ex1", "vs:G:Concealed#ex1")
@pytest.mark.rule("vs:706.10c")
def test_a_concealed_optional_card_may_be_discarded_as_one_with_concealed() -> None:
    owlman, plain = someone("Owlman", keywords=["concealed-optional"]), someone("Plain")
    table = situation("vs", A=side(front=["Orb"], hand=[plain, owlman], deck=[someone("Drawn")]), B=side())
    table.A.uses("Orb")
    assert table.A.pile == ["Owlman"]
    table.resolve()
    assert table.A.hand == ["Plain", "Drawn"]
    table = situation("vs", A=side(front=["Orb"], hand=[plain]), B=side())
    assert table.A.why_not("use", "Orb") == ["vs:203.3"]


@pytest.mark.example("vs:706.14a#ex1")
@pytest.mark.rule("vs:706.14", "vs:706.14a", "vs:706.2")
@pytest.mark.parametrize(("boosted", "left"), [(False, 3), (True, 1)])
def test_press_lowers_neither_a_cost_of_one_nor_a_boost_and_helps_only_the_next_character(boosted: bool, left: int) -> None:
    third = someone("Third", left), someone("Fourth", left + 1)
    table = situation(
        "vs", step="recruit", A=side(hand=["Ultimus", "Phat", *third], resources=8), B=side(front=[someone("Bystander")])
    )
    table.A.recruits("Ultimus", at=("front", 0))
    assert table.A.points == 4
    table.A.recruits("Phat", at=("front", 1), **({"extra": True, "x": 2} if boosted else {"extra": False}))
    assert table.A.points == left
    assert table.A["Phat"].paid == ((("boost", 1),) if boosted else ())
    assert table.A.why_not("recruit", "Fourth") == ["vs:203.4b"]
    table.A.recruits("Third", at=("front", 2))
    assert table.A.points == 0


@pytest.mark.example("vs:706.14b#ex1")
@pytest.mark.rule("vs:706.14", "vs:706.14b")
@pytest.mark.parametrize(("costs", "left"), [((2, 2, 3, 4, 5), 0), ((2, 2, 3, 4), 1)])
def test_press_comes_after_other_reductions_and_never_below_one(costs: tuple[int, ...], left: int) -> None:
    crew = [someone(f"Crew {i}", cost, keywords=["press"]) for i, cost in enumerate(costs)]
    table = situation("vs", step="recruit", A=side(hand=[*crew, "Sinestro"], resources=6), B=side(resources=6))
    for i, points in enumerate((4, 3, 2, 1, 0)[: len(costs)]):
        table.A.recruits(f"Crew {i}", at=("front", i))
        assert table.A.points == points
    if left:
        table.A.recruits("Sinestro", at=("support", 0))
        assert table.A["Sinestro"].zone == "play"
    else:
        assert table.A.why_not("recruit", "Sinestro") == ["vs:203.4b"]
    assert table.A.points == 0


@pytest.mark.example("vs:707.2#ex1")
@pytest.mark.rule("vs:707.2", "vs:708.5b", "vs:708.5c", "vs:509.1", "vs:G:Ally")
def test_batman_answers_a_power_up_which_can_only_happen_in_an_attack_substep() -> None:
    dark = someone("Batman", 3, version="The Dark Knight")
    table = situation(
        "vs",
        A=side(front=[BATMAN], hand=[dark, someone("Sidekick"), "New Teen Titans"], resources=4),
        B=side(front=[someone("Wall", 6, 5, 11)], hand=["Nasty Surprise"], resources=4),
    )
    assert "vs:507.1b" in table.A.why_not("power-up", "Batman")
    assert table.A.why_not("play", "New Teen Titans") == ["vs:505.3"]
    table.A.attack("Batman", "Wall")
    table.B.plays("Nasty Surprise")
    table.A.powers_up("Batman")
    table.resolve()
    assert (table.A["Batman"].atk, table.A["Batman"].def_) == (13, 13)
    assert len(table.chain) == 2
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert table.A.hand == ["New Teen Titans"]
    assert table.chain == []
    assert table.B.pile == ["Nasty Surprise"]
    assert table.B["Wall"].atk == 5
    assert table.asked == ("A", "priority")


@pytest.mark.rule("vs:707.2")
def test_batman_negates_nothing_when_no_character_card_is_discarded() -> None:
    dark = someone("Batman", 3, version="The Dark Knight")
    table = situation(
        "vs",
        A=side(front=[BATMAN], hand=[dark, someone("Sidekick")]),
        B=side(front=[someone("Wall", 6, 5, 11)], hand=["Nasty Surprise"], resources=4),
    )
    table.A.attack("Batman", "Wall")
    table.B.plays("Nasty Surprise")
    table.A.powers_up("Batman")
    table.resolve()
    table.resolve()
    table.says(False)
    table.resolve()
    assert table.B["Wall"].atk == 10
    assert table.A.hand == ["Sidekick"]


PAWN = "Surveillance Pawn, Army"


@pytest.mark.example("vs:707.3#ex1")
@pytest.mark.rule("vs:707.3", "vs:513.2c")
def test_surveillance_pawn_backs_up_others_from_the_build_phase_on() -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[PAWN, someone("Knight")], hand=[someone("Late", 1)], resources=1),
        B=side(front=[someone("Foe")]),
    )
    table.A.uses(PAWN)
    table.resolve()
    assert (table.A["Knight"].atk, table.A[PAWN].atk, table.B["Foe"].atk) == (4, 1, 3)
    table.A.recruits("Late", at=("front", 2))
    assert table.A["Late"].atk == 3
    table.until("recovery phase")
    assert table.A["Knight"].atk == 4
    table.until("draw phase")
    assert table.A["Knight"].atk == 3


@pytest.mark.rule("vs:707.3", "vs:G:Backup")
def test_backup_is_not_usable_outside_the_build_phase() -> None:
    table = situation("vs", A=side(front=[PAWN, someone("Knight")]), B=side())
    assert table.A.why_not("use", PAWN) == ["vs:501.3"]
    assert not table.A.can("use", PAWN)


@pytest.mark.example("vs:707.4#ex1")
@pytest.mark.rule("vs:707.4", "vs:502.4", "vs:G:Vengeance")
def test_cheetah_takes_vengeance() -> None:
    table = situation(
        "vs", A=side(front=[someone("Hunter", 6, 9, 9)]), B=side(front=["Cheetah, Feral Feline", someone("Friend")])
    )
    table.A.attack("Hunter", "Cheetah")
    table.all_pass()
    assert table.B["Cheetah"].stunned
    assert len(table.chain) == 1
    assert table.B["Friend"].atk == 3
    table.resolve()
    assert (table.B["Friend"].atk, table.A["Hunter"].atk) == (4, 9)
    table.until("recovery phase")
    assert table.B["Friend"].atk == 4


# -- 708.2: copy -----------------------------------------------------------------------------------------------------------

SONGBIRD = someone("Songbird", teams=["Thunderbolts"])


@pytest.mark.example("vs:708.2c#ex1")
@pytest.mark.rule("vs:708.2b", "vs:708.2c")
def test_an_opponents_copy_of_deadly_conspiracy_looks_into_that_opponents_resource_row() -> None:
    table = situation(
        "vs",
        A=side(front=[put(SONGBIRD, exhausted=True), someone("Fixer")], resources=["Deadly Conspiracy", FILLER, FILLER]),
        B=side(
            front=[put(someone("Ghost", teams=["Thunderbolts"]), exhausted=True), MOLECULE_MAN], resources=["Deadly Conspiracy"]
        ),
    )
    table.A.plays("Deadly Conspiracy")
    table.B.uses("Molecule Man")
    table.resolve()
    assert table.asked == ("B", "retarget")
    table.chooses("Ghost")
    assert len(table.chain) == 2
    table.resolve()
    assert not table.B["Ghost"].exhausted and table.A["Songbird"].exhausted
    assert (table.A.hand, table.B.hand) == ([], [])
    table.resolve()
    assert not table.A["Songbird"].exhausted
    assert table.A.hand == ["Filler"]
    assert not table.A.can_attack("Songbird", "Ghost")
    assert table.A.can_attack("Fixer", "Ghost")


@pytest.mark.example("vs:708.2c#ex1")
@pytest.mark.rule("vs:708.2c")
def test_your_own_copy_of_deadly_conspiracy_draws_and_is_an_effect_from_a_non_ongoing_plot_twist() -> None:
    table = situation(
        "vs",
        A=side(front=[put(SONGBIRD, exhausted=True), MOLECULE_MAN], resources=["Deadly Conspiracy", FILLER, FILLER]),
        B=side(hand=["Fizzle"], resources=3),
    )
    table.A.plays("Deadly Conspiracy")
    table.A.uses("Molecule Man")
    table.resolve()
    # there is no other target to choose
    if table.asked == ("A", "retarget"):
        table.chooses()
    table.resolve()
    assert table.A.hand == ["Filler"]
    table.resolve()
    assert table.A.hand == ["Filler", "Filler"]

    table = situation(
        "vs",
        A=side(front=[put(SONGBIRD, exhausted=True), MOLECULE_MAN], resources=["Deadly Conspiracy", FILLER, FILLER]),
        B=side(hand=["Fizzle"], resources=3),
    )
    table.A.plays("Deadly Conspiracy")
    table.A.uses("Molecule Man")
    table.resolve()
    if table.asked == ("A", "retarget"):
        table.chooses()
    table.B.plays("Fizzle")
    assert table.asked == ("B", "target")
    assert len(table.options) == 2
    table.chooses("a copy of plays Deadly Conspiracy")
    table.resolve_all()
    assert table.A.hand == ["Filler"]


@pytest.mark.example("vs:708.2d#ex1")
@pytest.mark.rule("vs:708.2d", "vs:504.4", "vs:508.2a")
def test_a_copy_of_fastball_special_is_not_played_and_is_its_copiers_plot_twist_effect() -> None:
    x_men = [someone(n, 3, teams=["X-Men"]) for n in ("Pitcher", "Ball")]
    wary = someone(
        "Wary", text=[cant("{name} can't be targeted by plot twist effects", About(MayTarget, THIS, source_kind="plot twist"))]
    )
    calm = someone(
        "Calm", text=[cant("{name} can't be targeted by character effects", About(MayTarget, THIS, source_kind="character"))]
    )
    table = situation(
        "vs",
        A=side(front=[*x_men, wary, calm], hand=["Fastball Special"], resources=3),
        B=side(front=[MOLECULE_MAN, someone("X", 3, teams=["X-Men"]), someone("Y", 3, teams=["X-Men"])], resources=0),
    )
    table.A.plays("Fastball Special", on="Molecule Man")
    table.B.uses("Molecule Man")
    table.resolve()
    assert table.asked == ("B", "retarget")
    # any character that a plot twist effect may target, whoever controls it
    assert "Calm" in offered(table) and "Wary" not in offered(table)
    table.chooses("Calm")
    item = table.s.things[table.s.chain[-1]]
    assert (item.controller, item.source_kind, item.card) == (1, "plot twist", -1)
    assert "payment" not in item.types
    table.resolve()
    assert table.A["Calm"].stunned
    # nothing was paid for the copy
    assert not table.B["X"].exhausted and not table.B["Y"].exhausted
    assert table.A["Pitcher"].exhausted and table.A["Ball"].exhausted
    stun = next(iter(table.s.memory.since("turn", Stun)))
    assert (table.names[stun.player], stun.source) == ("B", item.source)
    table.resolve_all()
    assert table.B["Molecule Man"].stunned


@pytest.mark.rule("vs:708.2b", "vs:708.2d")
def test_a_copy_may_keep_its_target() -> None:
    table = situation(
        "vs",
        A=side(front=[someone(n, 3, teams=["X-Men"]) for n in ("Pitcher", "Ball")], hand=["Fastball Special"], resources=3),
        B=side(front=[MOLECULE_MAN, someone("Prey")]),
    )
    table.A.plays("Fastball Special", on="Prey")
    table.B.uses("Molecule Man")
    table.resolve()
    table.chooses()
    table.resolve()
    assert table.B["Prey"].stunned
    table.resolve()
    assert table.B.endurance == 47


@pytest.mark.example("vs:708.2e#ex1")
@pytest.mark.rule("vs:708.2b", "vs:708.2e")
def test_a_copy_of_break_you_remembers_the_discards_and_can_be_copied_again() -> None:
    table = situation(
        "vs",
        A=side(front=[someone("Bane", 4, 4, 9), MOLECULE_MAN], hand=["Break You", FILLER, FILLER, FILLER], resources=4),
        B=side(front=[someone("Bat", 4, 4, 20), MOLECULE_MAN], hand=[FILLER]),
    )
    table.A.attack("Bane", "Bat")
    table.A.plays("Break You", on="Bane", pay=[["Filler", "Filler"]])
    assert len(table.A.hand) == 1
    table.B.uses("Molecule Man")
    table.resolve()
    assert offered(table) == ["Bane", "Bat"]
    table.chooses("Bat")
    copy = table.s.things[table.s.chain[-1]]
    assert copy.card == -1
    assert len(table.B.hand) == 1 and table.B.pile == []
    # the copy is itself an effect from a non-ongoing plot twist
    table.A.uses("Molecule Man", on="a copy of plays Break You")
    table.resolve()
    assert table.asked == ("A", "retarget")
    table.chooses()
    table.resolve()
    assert table.B["Bat"].atk == 8
    table.resolve()
    assert table.B["Bat"].atk == 12
    assert table.A["Bane"].atk == 4
    assert table.A.pile.count("Break You") == 0
    table.resolve()
    assert table.A["Bane"].atk == 8
    assert table.A.pile.count("Break You") == 1


@pytest.mark.example("vs:708.2e#ex1")
@pytest.mark.rule("vs:708.2b", "vs:508.2a")
@pytest.mark.parametrize("choice", ["", "Bat"])
def test_a_copy_may_keep_a_target_that_is_no_longer_legal(choice: str) -> None:
    pull = twist("Pull Out", RemoveFromCombat(T), Aim(characters(ATTACKER)))
    table = situation(
        "vs",
        A=side(front=[someone("Bane", 4, 4, 9)], hand=["Break You", FILLER], resources=4),
        B=side(front=[someone("Bat", 4, 4, 20), MOLECULE_MAN], hand=[pull]),
    )
    table.A.attack("Bane", "Bat")
    table.A.plays("Break You", on="Bane", pay=[["Filler"]])
    table.B.uses("Molecule Man")
    table.B.plays("Pull Out")
    table.resolve()
    assert not table.A["Bane"].attacking
    table.resolve()
    assert offered(table) == ["Bat"]
    table.chooses(*([choice] if choice else []))
    assert len(table.chain) == 2
    table.resolve_all()
    assert (table.A["Bane"].atk, table.B["Bat"].atk) == (4, 6 if choice else 4)


T_JET = equipment("T-Jet", cost=2, source="stand-in")
FIGHTER = equipment("T-Jet", "Tamaranian Fighter", cost=2, source="stand-in")


@pytest.mark.example("vs:708.2f#ex1")
@pytest.mark.rule("vs:708.2f", "vs:708.10a", "vs:708.10b", "vs:708.10d")
def test_copies_of_a_card_share_its_name_and_its_version() -> None:
    table = situation(
        "vs",
        A=side(front=[ATROPHOS]),
        B=side(hand=[FIGHTER, T_JET], deck=[T_JET, FIGHTER, someone("Pilot"), FIGHTER, FILLER]),
    )
    table.A.attack(ATROPHOS, "B")
    table.conclude()
    assert table.asked == ("A", "search")
    assert "Pilot" not in table.options
    table.chooses("T-Jet, Tamaranian Fighter")
    assert table.asked == ("A", "search")
    assert table.options == ["T-Jet, Tamaranian Fighter"] * 3
    table.match.choose((0, 1, 2))
    assert table.B.removed == ["T-Jet, Tamaranian Fighter"] * 3
    assert table.B.hand == ["T-Jet"]
    assert sorted(table.B.deck) == ["Filler", "Pilot", "T-Jet"]
    assert table.asked == ("A", "priority")


# -- 708.3, 708.4: crossover and move ----------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.3a#ex1", "vs:G:Crossover#ex1")
@pytest.mark.rule("vs:708.3a", "vs:G:Crossover")
def test_above_and_below_gives_both_affiliations_in_all_zones() -> None:
    def mutant(name: str) -> CardDef:
        return someone(name, teams=["X-Men"])

    def morlock(name: str) -> CardDef:
        return someone(name, teams=["Morlocks"])

    table = situation(
        "vs",
        A=side(
            front=[
                mutant("Storm"),
                morlock("Callisto"),
                someone("Outsider", teams=["Avengers"]),
                put(mutant("Guest"), owner="B"),
            ],
            hand=[mutant("In Hand")],
            deck=[morlock("In Deck")],
            pile=[mutant("In Pile")],
            removed=[morlock("Away")],
            resources=[put("Above and Below", down=False)],
        ),
        B=side(front=[mutant("Foe"), put(mutant("Lent"), owner="A")], hand=[morlock("Foe In Hand")]),
    )
    both = {"X-Men", "Morlocks"}
    for name in ("Storm", "Callisto", "Guest", "In Hand", "In Deck", "In Pile", "Away"):
        assert table.A[name].teams == both, name
    assert table.A["Outsider"].teams == {"Avengers"}
    assert table.B["Foe"].teams == {"X-Men"}
    assert table.B["Foe In Hand"].teams == {"Morlocks"}
    assert table.B["Lent"].teams == both


@pytest.mark.example("vs:708.4a#ex1", "vs:G:Move#ex1")
@pytest.mark.rule("vs:708.4a")
@pytest.mark.parametrize("hidden", [False, True])
def test_burn_rubber_moves_within_the_same_area(hidden: bool) -> None:
    places = "hidden_front" if hidden else "front"
    other = "front" if hidden else "hidden_front"
    table = situation(
        "vs",
        A=side(**{places: [someone("Driver"), someone("Blocker")], other: [someone("Else")]}, hand=[BURN_RUBBER], resources=3),
        B=side(front=[someone("Foe")]),
    )
    table.A.plays(BURN_RUBBER, on="Driver")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert areas(table) == {hidden}
    # the place of another character is not empty; its own is
    assert ("front", 1) not in cells(table) and ("front", 0) in cells(table)
    table.places("Driver", ("support", 1))
    driver = table.A["Driver"]
    assert (driver.row, driver.col, driver.hidden, driver.zone) == ("support", 1, hidden, "play")
    assert driver.reinforcement
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:708.4a#ex2", "vs:G:Move#ex2")
@pytest.mark.rule("vs:708.4a", "vs:708.4f")
@pytest.mark.parametrize("hidden", [False, True])
def test_superman_moves_only_within_his_area(hidden: bool) -> None:
    table = situation(
        "vs", A=side(**{"hidden_front" if hidden else "front": [SUPERMAN, someone("Lois")]}), B=side(front=[someone("Foe")])
    )
    ref = table.A["Superman"].ref
    table.A.uses("Superman")
    table.resolve()
    assert areas(table) == {hidden}
    assert {row for row, _ in cells(table)} == {"front", "support"}
    table.places("Superman", ("support", 2))
    superman = table.A["Superman"]
    assert (superman.row, superman.col, superman.hidden) == ("support", 2, hidden)
    assert (superman.ref, superman.controller) == (ref, "A")


# -- 708.5: power-up -------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.5d#ex1")
@pytest.mark.rule("vs:708.5d", "vs:504.3c")
def test_wheel_of_misfortune_is_itself_a_power_up_effect() -> None:
    loner = someone("Loner", 4, 4, 9)
    table = situation(
        "vs",
        A=side(front=[loner], hand=[someone("Loner", 2, version="Young"), "Wheel of Misfortune"], resources=2),
        B=side(front=[someone("Wall", 4, 2, 4, teams=["Masons"])], hand=["Wheel of Misfortune", "Nasty Surprise"], resources=4),
    )
    table.A.attack("Loner", "Wall")
    table.A.powers_up("Loner")
    table.B.plays("Wheel of Misfortune")
    table.B.plays("Nasty Surprise")
    table.A.plays("Wheel of Misfortune")
    assert table.asked == ("A", "target")
    # neither itself nor Nasty Surprise
    assert table.options == ["power-up of Loner", "plays Wheel of Misfortune"]
    table.chooses("plays Wheel of Misfortune")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert (table.A["Loner"].atk, table.A["Loner"].def_) == (5, 10)
    assert table.B.pile == ["Wheel of Misfortune"]
    table.resolve()
    table.resolve()
    assert (table.A["Loner"].atk, table.A["Loner"].def_) == (6, 11)


TITANS = "Teen Titans"


@pytest.mark.example("vs:708.5e#ex1")
@pytest.mark.rule("vs:708.5e", "vs:708.5a")
def test_a_power_up_that_kang_cobra_forbids_is_never_made() -> None:
    robin = someone("Robin", 4, 4, 9, teams=[TITANS])
    table = situation(
        "vs",
        A=side(
            front=[robin, someone("Terra", 4, 4, 9, teams=[TITANS])],
            hand=["New Teen Titans", STUN, "New Teen Titans"],
            resources=4,
        ),
        B=side(front=[someone("Wall", 5, 2, 30)], support=[None, COBRA]),
    )
    table.A.attack(["Robin", "Terra"], "Wall")
    table.A.plays("New Teen Titans")
    table.resolve()
    assert (table.A["Robin"].atk, table.A["Terra"].atk) == (4, 4)
    table.A.plays("Stun", on="Kang")
    table.resolve()
    assert table.B["Kang"].stunned
    assert (table.A["Robin"].atk, table.A["Terra"].atk) == (4, 4)
    table.A.plays("New Teen Titans")
    table.resolve()
    assert (table.A["Robin"].atk, table.A["Robin"].def_, table.A["Terra"].atk) == (5, 10, 5)


@pytest.mark.example("vs:708.5e#ex2")
@pytest.mark.rule("vs:708.5e")
def test_quinjet_moves_without_the_power_up_that_kang_cobra_forbids() -> None:
    thor = someone("Thor", 4, 4, 9, teams=["Avengers"])
    table = situation(
        "vs",
        A=side(front=[put(thor, equipment=["Quinjet"])], hand=[STUN]),
        B=side(front=[someone("Wall", 5, 2, 30)], support=[None, COBRA]),
    )
    table.A.attack("Thor", "Wall")
    table.A.uses("Quinjet")
    table.resolve()
    table.places("Thor", ("support", 0))
    assert table.A["Thor"].row == "support" and table.A["Thor"].attacking
    assert (table.A["Thor"].atk, table.A["Thor"].def_) == (4, 9)
    table.A.plays("Stun", on="Kang")
    table.resolve()
    assert (table.A["Thor"].atk, table.A["Thor"].def_) == (4, 9)


# -- 708.8: replace --------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.8a#ex1")
@pytest.mark.rule("vs:708.8a")
def test_clocktower_replaces_a_face_down_resource_where_it_was() -> None:
    table = situation(
        "vs",
        A=side(resources=[FILLER, someone("Old"), FILLER, put("Clocktower", down=False)], deck=[someone("New"), FILLER]),
        B=side(resources=[FILLER]),
    )
    table.A.uses("Clocktower")
    table.resolve()
    assert table.asked == ("A", "choose")
    assert offered(table) == ["Filler", "Old", "Filler"]
    table.chooses("Old")
    assert table.A.resources == ["Filler", "New", "Filler", "Clocktower"]
    assert table.A["New"].down
    assert table.A.pile == ["Old"]
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:708.8a#ex1")
@pytest.mark.rule("vs:708.8a")
def test_clocktower_places_nothing_without_a_face_down_resource() -> None:
    table = situation(
        "vs",
        A=side(resources=[put("Danger Room", down=False), put("Clocktower", down=False)], deck=[FILLER]),
        B=side(resources=[FILLER]),
    )
    table.A.uses("Clocktower")
    table.resolve()
    assert table.A.resources == ["Danger Room", "Clocktower"]
    assert table.A.deck == ["Filler"]


@pytest.mark.example("vs:708.8c#ex1")
@pytest.mark.rule("vs:708.8c")
@pytest.mark.parametrize(
    ("row", "deck", "atk"),
    [
        (plot_twist("Old Plan", source="stand-in"), [], 5),
        (plot_twist("Old Plan", source="stand-in"), [FILLER], 7),
        (someone("Old Friend"), [FILLER], 5),
    ],
)
def test_air_strike_counts_only_a_card_that_was_really_replaced(row: CardDef, deck: list[CardDef], atk: int) -> None:
    table = situation(
        "vs",
        A=side(front=[someone("Pilot", 3, 3, 9)], hand=["Air Strike"], resources=[row, FILLER, FILLER], deck=deck),
        B=side(front=[someone("Wall", 5, 2, 30)]),
    )
    table.A.plays("Air Strike")
    table.resolve()
    table.says(True)
    table.chooses("Old")
    assert table.A.pile[0].startswith("Old")
    assert len(table.A.resources) == 2 + len(deck)
    assert table.A["Pilot"].flight
    assert table.A["Pilot"].atk == 3
    table.A.attack("Pilot", "Wall")
    assert table.A["Pilot"].atk == atk


# -- 708.10: search --------------------------------------------------------------------------------------------------------

DIABOLIC = someone("Dr. Doom", 4, 6, 6, version="Diabolic Genius", teams=["Doom"])


@pytest.mark.example("vs:708.10a#ex1")
@pytest.mark.rule("vs:708.10a", "vs:708.10b", "vs:G:Search")
@pytest.mark.parametrize("find", [False, True])
def test_faces_of_doom_need_not_find_what_is_there(find: bool) -> None:
    table = situation("vs", A=side(hand=["Faces of Doom"], resources=3, deck=[FILLER, DIABOLIC, someone("Boris")]), B=side())
    table.A.plays("Faces of Doom")
    table.resolve()
    assert table.asked == ("A", "search")
    assert table.options == ["Dr. Doom, Diabolic Genius"]
    table.chooses(*(["Dr. Doom"] if find else []))
    assert table.A.hand == (["Dr. Doom, Diabolic Genius"] if find else [])
    assert "A shuffles" in table.log
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:708.10c#ex1")
@pytest.mark.rule("vs:708.10c")
def test_the_top_card_that_lonar_shows_changes_only_once_pans_search_is_done() -> None:
    deck = [T_JET, someone("One"), someone("Two"), someone("Three"), someone("Four")]
    table = situation("vs", A=side(front=["Pan"], support=[None, "Lonar"]), B=side(deck=deck), C=side(deck=[FILLER, FILLER]))
    seats = {name: table.names.index(name) for name in "ABC"}

    def known(to: str) -> list[str]:
        return [c.printed.full_name for c in (table.s.things[n] for n in table.s.zone(1, 0)) if c.known >> seats[to] & 1]

    # each opponent of Lonar's controller, but not that player
    assert known("C") == ["T-Jet"] == known("B")
    assert table.s.things[table.s.zone(0, 0)[0]].known == 0
    table.A.attack("Pan", "B")
    before = table.log.count("reveals")
    table.conclude()
    assert table.asked == ("A", "name")
    table.chooses("T-Jet" if "T-Jet" in table.options else "Blackbird")
    if table.asked == ("A", "search"):
        table.chooses(*table.options)
        assert table.B.removed == ["T-Jet"]
    assert table.asked == ("A", "priority")
    assert known("C") == [table.B.deck[0]]
    # one card was shown after the search, and none in between
    assert table.log.count("reveals") == before + 1


# -- 708.11: stun ----------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.11c#ex1")
@pytest.mark.rule("vs:708.11b", "vs:708.11c")
def test_robot_destroyer_costs_its_own_stun_endurance_loss() -> None:
    table = situation(
        "vs",
        A=side(front=["Robot Destroyer", DIABOLIC]),
        B=side(front=[someone("Victim", 4), someone("Big", 5)]),
    )
    table.A.uses("Robot Destroyer")
    assert table.asked == ("A", "target")
    assert offered(table) == ["Dr. Doom, Diabolic Genius", "Victim"]
    table.chooses("Victim")
    assert table.A["Robot Destroyer"].stunned
    assert (table.A.endurance, table.B.endurance) == (45, 50)
    assert not table.B["Victim"].stunned
    table.resolve()
    assert table.B["Victim"].stunned
    assert (table.A.endurance, table.B.endurance) == (45, 46)


@pytest.mark.rule("vs:501.3")
def test_robot_destroyer_serves_dr_doom_only() -> None:
    table = situation("vs", A=side(front=["Robot Destroyer"]), B=side(front=[someone("Victim", 4)]))
    assert table.A.why_not("use", "Robot Destroyer") == ["vs:501.3"]


@pytest.mark.example("vs:708.11d#ex1")
@pytest.mark.rule("vs:708.11d")
def test_annihilus_may_target_a_stunned_character_to_no_effect() -> None:
    table = situation(
        "vs", A=side(support=["Annihilus"]), B=side(front=[put(someone("Fallen"), stunned=True), someone("Standing")])
    )
    assert table.asked == ("A", "target")
    assert offered(table) == ["Fallen", "Standing"]
    table.chooses("Fallen")
    table.resolve()
    table.says(True)
    assert table.B["Fallen"].stunned and not table.B["Standing"].stunned
    assert table.B.endurance == 50
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:708.11j#ex1")
@pytest.mark.rule("vs:706.6a", "vs:706.7c", "vs:708.11h", "vs:708.11j")
@pytest.mark.parametrize(("counters", "endurance"), [({"cosmic": 1}, 50), ({}, 48)])
def test_krypto_is_invulnerable_as_his_cosmic_counter_goes(counters: dict[str, int], endurance: int) -> None:
    table = situation("vs", A=side(hand=[STUN]), B=side(front=[put("Krypto", counters=counters)]))
    table.A.plays("Stun")
    table.resolve()
    assert table.B["Krypto"].stunned
    assert table.B["Krypto"].counters("cosmic") == 0
    assert "invulnerability" not in table.B["Krypto"].keywords
    assert table.B.endurance == endurance


# -- 708.12: transfer ------------------------------------------------------------------------------------------------------

GADGET, WIDGET, GIZMO = (equipment(name, cost=1, source="stand-in") for name in ("Gadget", "Widget", "Gizmo"))
TRANSFER = twist("Hand Over", TransferIt(T, T1), Aim(Cards("equipment")), Aim(yours()))
FOUR = "Fantastic Four"


@pytest.mark.example("vs:708.12b#ex1")
@pytest.mark.rule("vs:708.12b")
@pytest.mark.parametrize(
    ("team", "worn", "moved"), [(FOUR, [WIDGET], True), ("Avengers", [WIDGET], False), (FOUR, [WIDGET, GIZMO], False)]
)
def test_pier_4_lets_a_second_equipment_be_transferred(team: str, worn: list[CardDef], moved: bool) -> None:
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Giver"), equipment=[GADGET]), put(someone("Taker", teams=[team]), equipment=worn)],
            hand=[TRANSFER],
            resources=[put("Pier 4", down=False)],
        ),
        B=side(),
    )
    table.A.plays("Hand Over", on=["Gadget", "Taker"])
    table.resolve()
    names = [e.name for e in worn]
    assert table.A["Taker"].equipment == (sorted([*names, "Gadget"]) if moved else names)
    assert table.A["Giver"].equipment == ([] if moved else ["Gadget"])


@pytest.mark.example("vs:708.12e#ex1")
@pytest.mark.rule("vs:708.12e")
@pytest.mark.parametrize(("team", "moved"), [("Gotham Knights", True), ("JLA", False)])
def test_batarang_is_transferred_only_to_a_gotham_knight(team: str, moved: bool) -> None:
    robin = someone("Robin", teams=["Gotham Knights"])
    table = situation(
        "vs", A=side(front=[put(robin, equipment=["Batarang"]), someone("Taker", teams=[team])], hand=[TRANSFER]), B=side()
    )
    table.A.plays("Hand Over", on="Taker")
    table.resolve()
    assert table.A["Taker"].equipment == (["Batarang"] if moved else [])
    assert table.A["Robin"].equipment == ([] if moved else ["Batarang"])


@pytest.mark.example("vs:708.12g#ex1")
@pytest.mark.rule("vs:708.12g", "vs:700.1")
def test_misappropriation_takes_control_of_the_equipment() -> None:
    toad = someone("Toad", teams=["Brotherhood"])
    table = situation(
        "vs",
        A=side(
            front=[toad, put(someone("Blob", teams=["Brotherhood"]), equipment=[WIDGET])], hand=["Misappropriation"], resources=2
        ),
        B=side(front=[put(someone("Owner"), equipment=[GADGET])]),
    )
    table.A.plays("Misappropriation")
    table.chooses("Gadget")
    # Blob is equipped, so there is one target only
    table.resolve()
    gadget = table.A["Gadget"]
    assert table.A["Toad"].equipment == ["Gadget"]
    assert (gadget.controller, gadget.owner) == ("A", "B")
    assert table.B["Owner"].equipment == []


# -- 708.13: KO ------------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.13a#ex1")
@pytest.mark.rule("vs:708.13a", "vs:708.8a")
@pytest.mark.parametrize("how", ["KO", "replace"])
@pytest.mark.parametrize("kind", ["character", "plot twist"])
def test_a_character_card_in_the_resource_row_is_known_for_one_as_it_is_kod(how: str, kind: str) -> None:
    old = someone("Old") if kind == "character" else plot_twist("Old", source="stand-in", threshold=9)
    verb = KOIt(T) if how == "KO" else ReplaceIt(T)
    out = twist("Out", verb, Aim(Cards("resources", (FACE_DOWN,), "you")))
    table = situation(
        "vs", step="resource", A=side(hand=["Attend or Die!", out], resources=[old, FILLER], deck=[FILLER]), B=side()
    )
    table.A.builds(None)
    table.A.plays("Attend or Die!")
    table.resolve()
    table.A.plays("Out", on="Old")
    table.resolve()
    assert table.A.removed == (["Old"] if kind == "character" else [])
    assert ("Old" in table.A.pile) is (kind != "character")
    assert len(table.A.resources) == (1 if how == "KO" else 2)


@pytest.mark.example("vs:708.13c#ex1")
@pytest.mark.rule("vs:708.13c", "vs:G:KO")
def test_a_ko_whose_put_is_replaced_has_still_been_done() -> None:
    table = situation(
        "vs",
        A=side(
            front=[put(someone("Mine"), stunned=True)],
            hand=["Cosmic Order"],
            resources=[put("Threat Neutralized", down=False), FILLER, FILLER],
        ),
        B=side(front=[put(someone("Theirs"), stunned=True), put(someone("Other"), stunned=True), someone("Standing")]),
    )
    table.A.plays("Cosmic Order")
    table.resolve()
    table.says(True)
    assert table.A.removed == ["Mine"]
    assert table.asked == ("B", "choose")
    assert offered(table) == ["Theirs", "Other"]
    table.chooses("Theirs")
    assert table.B.removed == ["Theirs"]
    assert table.A.pile == ["Cosmic Order"] and table.B.pile == []
    assert table.asked == ("A", "priority")
