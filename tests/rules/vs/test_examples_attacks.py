"""Worked examples of chapters 6 and 7: attacks, characteristics and keywords."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    GainEndurance,
)
from longbox.games.vs.situations import FILLER
from longbox.games.vs.situations.worked.attacks import BATMAN, MOROCK, PAWN, STRIPE, TOMMY
from longbox.situations import side, situation
from tests.rules.vs.standins import someone, twist
from tests.worked import laid

# -- 601, 602: attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:601.4a#ex1")
@pytest.mark.rule("vs:601.4a", "vs:601.3b", "vs:601.3e")
def test_a_player_with_only_stunned_and_hidden_characters_may_be_attacked_directly() -> None:
    table = laid("vs:601.4a#ex1")
    assert not table.A.can_attack("Rider", "Centurious")
    assert not table.A.can_attack("Rider", "Blackout")
    table.A.attack("Rider", "B")
    table.conclude()
    assert table.B.endurance == 46
    assert not table.B["Blackout"].stunned


@pytest.mark.example("vs:601.4a#ex2")
@pytest.mark.rule("vs:601.4a")
def test_a_player_with_a_visible_non_stunned_character_may_not_be_attacked_directly() -> None:
    table = laid("vs:601.4a#ex2")
    assert [o.rule for o in table.A.hinders_attack("Rider", "B")] == ["vs:601.4a"]
    table.A.attack("Rider", "Deacon Frost")
    assert table.B["Deacon Frost"].defending


@pytest.mark.example("vs:601.4a#ex3")
@pytest.mark.rule("vs:601.4a", "vs:601.3d", "vs:601.3e")
def test_kate_spencer_lets_a_flier_reach_a_hidden_character_and_so_bars_only_the_flier_from_a_direct_attack() -> None:
    table = laid("vs:601.4a#ex3")
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


@pytest.mark.example("vs:602.9c#ex1")
@pytest.mark.rule("vs:602.9b", "vs:602.9c")
def test_each_attacker_of_a_direct_team_attack_causes_its_own_breakthrough() -> None:
    table = laid("vs:602.9c#ex1")
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
    table = laid("vs:602.9d#ex1", lowered=lowered)
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
    table = laid("vs:701.10d#ex1")
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
    table = laid("vs:701.10d#ex2")
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
    table = laid("vs:701.11d#ex1")
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
    table = laid("vs:701.11f#ex1")
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
    table = laid("vs:701.14#ex1")
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


@pytest.mark.example("vs:706.6#ex1", "vs:G:Invulnerability#ex1")
@pytest.mark.rule("vs:706.5", "vs:706.6", "vs:708.11i", "vs:705.2")
def test_tommy_evades_beside_storm_without_stun_endurance_loss() -> None:
    table = laid("vs:706.6#ex1")
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
@pytest.mark.parametrize("cosmic", [0, 1])
def test_parasite_never_has_two_cosmic_counters(cosmic: int) -> None:
    table = laid("vs:706.7d#ex1", cosmic=cosmic)
    table.A.attack("Parasite", "Victim")
    table.all_pass()
    assert table.B["Victim"].stunned
    assert len(table.chain) == 1
    assert table.A["Parasite"].counters("cosmic") == cosmic
    table.resolve()
    assert table.A["Parasite"].counters("cosmic") == 1
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:706.10c#ex1", "vs:G:Concealed#ex1")
@pytest.mark.rule("vs:706.10c")
def test_a_concealed_optional_card_may_be_discarded_as_one_with_concealed() -> None:
    table = laid("vs:706.10c#ex1")
    table.A.uses("Orb")
    assert table.A.pile == ["Owlman"]
    table.resolve()
    assert table.A.hand == ["Plain", "Drawn"]
    table = laid("vs:706.10c#ex1", held=False)
    assert table.A.why_not("use", "Orb") == ["vs:203.3"]


@pytest.mark.example("vs:706.14a#ex1")
@pytest.mark.rule("vs:706.14", "vs:706.14a", "vs:706.2")
@pytest.mark.parametrize(("boosted", "left"), [(False, 3), (True, 1)])
def test_press_lowers_neither_a_cost_of_one_nor_a_boost_and_helps_only_the_next_character(boosted: bool, left: int) -> None:
    table = laid("vs:706.14a#ex1", left=left)
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
    table = laid("vs:706.14b#ex1", costs=costs)
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
    table = laid("vs:707.2#ex1")
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


@pytest.mark.example("vs:707.3#ex1")
@pytest.mark.rule("vs:707.3", "vs:513.2c")
def test_surveillance_pawn_backs_up_others_from_the_build_phase_on() -> None:
    table = laid("vs:707.3#ex1")
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
    table = laid("vs:707.4#ex1")
    table.A.attack("Hunter", "Cheetah")
    table.all_pass()
    assert table.B["Cheetah"].stunned
    assert len(table.chain) == 1
    assert table.B["Friend"].atk == 3
    table.resolve()
    assert (table.B["Friend"].atk, table.A["Hunter"].atk) == (4, 9)
    table.until("recovery phase")
    assert table.B["Friend"].atk == 4
