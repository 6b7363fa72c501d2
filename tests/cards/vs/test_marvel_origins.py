"""Marvel Origins: what plot twists, locations and equipment do, do not do, and whom they leave alone."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import character
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

WOLVERINE = "Wolverine, James Howlett"
ROGUE = "Rogue, Energy Drain"
GAMBIT = "Gambit, Remy LeBeau"
BANSHEE = "Banshee, Sean Cassidy"
COLOSSUS = "Colossus, Steadfast Protector"
LONGSHOT = "Longshot, Rebel Freedom Fighter"
DAZZLER = "Dazzler, Alison Blaire"
BYSTANDER = character("Bystander", cost=3, atk=4, def_=4, teams=["Elsewhere"], source="stand-in")
GIANT = character("Giant", cost=6, atk=12, def_=12, teams=["Elsewhere"], source="stand-in")


# -- plot twists ------------------------------------------------------------------------------------------------------


def test_surprise_attack_costs_more_without_a_support_row() -> None:
    table = situation("vs", A=side(hand=["Surprise Attack", "Surprise Attack"]), B=side(front=[ROGUE], support=[GAMBIT]))
    table.A.plays("Surprise Attack", on="B")
    table.resolve()
    assert table.B.endurance == 47
    table.A.plays("Surprise Attack", on="A")
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (45, 47)
    assert table.asked == ("A", "priority")


def test_surprise_attack_looks_at_the_support_row_as_it_resolves() -> None:
    table = situation(
        "vs",
        A=side(front=[BANSHEE, LONGSHOT, DAZZLER], hand=["Surprise Attack", "Finishing Move"], resources=2),
        B=side(front=[ROGUE], support=[put(GAMBIT, stunned=True)]),
    )
    table.A.plays("Surprise Attack", on="B")
    table.A.plays("Finishing Move", pay="Dazzler")
    table.resolve()
    assert table.B.pile == [GAMBIT]
    table.resolve()
    assert table.B.endurance == 45


def test_focused_blast_uses_the_cost_of_the_character_exhausted_for_it() -> None:
    table = situation(
        "vs",
        A=side(
            front=[BANSHEE, WOLVERINE], support=[put("Storm, Ororo Munroe", exhausted=True)], hand=["Focused Blast"], resources=1
        ),
        B=side(),
    )
    table.A.plays("Focused Blast", on="B")
    # Wolverine has no range and Storm is exhausted already: only Banshee could pay
    assert table.A["Banshee"].exhausted and not table.A["Wolverine"].exhausted
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 47)


def test_focused_blast_needs_a_ready_character_with_range() -> None:
    table = situation(
        "vs", A=side(front=[put(BANSHEE, exhausted=True), WOLVERINE], hand=["Focused Blast"], resources=1), B=side()
    )
    assert table.A.why_not("play", "Focused Blast") == ["vs:203.9a"]


def test_flying_kick_gives_flight_this_turn_and_atk_only_while_attacking() -> None:
    table = situation(
        "vs", A=side(front=[WOLVERINE, GAMBIT], hand=["Flying Kick"], resources=1), B=side(front=[GIANT], support=[LONGSHOT])
    )
    table.A.plays("Flying Kick", on="Wolverine")
    table.resolve()
    assert table.A["Wolverine"].flight and not table.A["Gambit"].flight
    assert table.A["Wolverine"].atk == 8
    table.A.attack("Wolverine", "Longshot")
    assert (table.A["Wolverine"].atk, table.A["Gambit"].atk) == (11, 6)
    table.conclude()
    assert table.B["Longshot"].stunned
    assert table.A["Wolverine"].atk == 8 and table.A["Wolverine"].flight


def test_flying_kick_does_not_help_a_defender() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[WOLVERINE], hand=["Flying Kick"], resources=1))
    table.A.attack("Giant", "Wolverine")
    table.B.plays("Flying Kick", on="Wolverine")
    table.resolve()
    assert table.B["Wolverine"].flight and table.B["Wolverine"].atk == 8


def test_charge_moves_everyone_to_the_front_and_helps_attackers() -> None:
    table = situation(
        "vs",
        A=side(front=[WOLVERINE], support=[GAMBIT], hand=["Charge!"], resources=1),
        B=side(front=[GIANT], support=[LONGSHOT]),
    )
    table.A.plays("Charge!")
    table.resolve()
    assert table.asked == ("A", "move")
    table.match.choose(next(iter(_placements(table))))
    assert [table.A[n].row for n in ("Wolverine", "Gambit")] == ["front", "front"]
    assert table.B["Longshot"].row == "support"
    assert table.A["Gambit"].atk == 6
    table.A.attack("Gambit", "Giant")
    assert (table.A["Gambit"].atk, table.A["Wolverine"].atk, table.B["Giant"].atk) == (7, 8, 12)


def _placements(table):
    """One answer that places every piece on the first free cell."""
    shape = table.decision.shape
    answer: tuple[int, ...] = ()
    while -1 not in shape.next(answer):
        answer = (*answer, next(i for i in shape.next(answer)))
    yield answer


def test_charge_is_for_your_own_attack_step() -> None:
    table = situation("vs", A=side(front=[WOLVERINE]), B=side(front=[GIANT], hand=["Charge!"], resources=1))
    assert table.B.why_not("play", "Charge!") == ["vs:304.7"]
    table = situation("vs", step="recruit", A=side(front=[WOLVERINE], hand=["Charge!"], resources=1), B=side())
    assert table.A.why_not("play", "Charge!") == ["vs:304.7"]


def test_acrobatic_dodge_trades_atk_for_def_on_your_defender() -> None:
    table = situation("vs", A=side(front=[WOLVERINE]), B=side(front=[GIANT, GAMBIT], hand=["Acrobatic Dodge"], resources=1))
    assert table.B.why_not("play", "Acrobatic Dodge") == ["vs:505.3", "vs:505.1c"]
    table.A.attack("Wolverine", "Gambit")
    table.B.plays("Acrobatic Dodge")
    table.resolve()
    assert (table.B["Gambit"].atk, table.B["Gambit"].def_) == (3, 9)
    assert (table.B["Giant"].atk, table.B["Giant"].def_, table.A["Wolverine"].def_) == (12, 12, 8)
    table.conclude()
    assert not table.B["Gambit"].stunned and not table.A["Wolverine"].stunned
    assert (table.B["Gambit"].atk, table.B["Gambit"].def_) == (6, 6)


def test_acrobatic_dodge_is_not_for_attackers() -> None:
    table = situation("vs", A=side(front=[WOLVERINE], hand=["Acrobatic Dodge"], resources=1), B=side(front=[GIANT]))
    table.A.attack("Wolverine", "Giant")
    assert table.A.why_not("play", "Acrobatic Dodge") == ["vs:505.1c"]


def test_tooth_and_claw_for_your_attacker_or_defender() -> None:
    table = situation(
        "vs",
        A=side(front=[WOLVERINE], hand=["Tooth and Claw"], resources=1),
        B=side(front=[GIANT], hand=["Tooth and Claw"], resources=1),
    )
    table.A.attack("Wolverine", "Giant")
    table.A.plays("Tooth and Claw")
    table.resolve()
    table.B.plays("Tooth and Claw")
    table.resolve()
    assert (table.A["Wolverine"].atk, table.A["Wolverine"].def_) == (10, 6)
    assert (table.B["Giant"].atk, table.B["Giant"].def_) == (14, 10)
    table.conclude()
    assert table.A["Wolverine"].stunned and table.B["Giant"].stunned
    assert table.B.endurance == 44


def test_medical_attention_recovers_in_the_recovery_phase_only() -> None:
    table = situation(
        "vs",
        A=side(front=[put(WOLVERINE, stunned=True), put(ROGUE, stunned=True), GAMBIT], hand=["Medical Attention"], resources=2),
        B=side(front=[GIANT]),
    )
    assert table.A.why_not("play", "Medical Attention") == ["vs:304.7"]
    table = situation(
        "vs",
        phase="recovery",
        A=side(front=[put(WOLVERINE, stunned=True), put(ROGUE, stunned=True), GAMBIT], hand=["Medical Attention"], resources=2),
        B=side(front=[GIANT]),
    )
    table.A.plays("Medical Attention", on="Wolverine")
    assert table.A["Gambit"].exhausted
    table.resolve()
    assert not table.A["Wolverine"].stunned and table.A["Wolverine"].exhausted
    assert table.A["Rogue"].stunned


def test_finishing_move_kos_a_stunned_character() -> None:
    table = situation(
        "vs",
        A=side(front=[ROGUE], hand=["Finishing Move", "Finishing Move"], resources=2),
        B=side(front=[put(GIANT, stunned=True), BYSTANDER]),
    )
    table.A.plays("Finishing Move")
    table.resolve()
    assert table.B.pile == ["Giant"] and table.B.characters == ["Bystander"]
    assert table.B.endurance == 50
    # nothing is stunned any more, and Rogue is exhausted
    assert table.A.why_not("play", "Finishing Move") == ["vs:505.1c", "vs:203.9a"]


def test_tech_upgrade_finds_equipment() -> None:
    deck = [FILLER, "Dual Sidearms", "Danger Room", "Blackbird"]
    table = situation("vs", A=side(front=[ROGUE], hand=["Tech Upgrade"], resources=2, deck=deck), B=side())
    table.A.plays("Tech Upgrade")
    table.resolve()
    assert table.asked == ("A", "search")
    assert sorted(table.options) == ["Blackbird", "Dual Sidearms"]
    table.chooses("Blackbird")
    assert table.A.hand == ["Blackbird"]
    assert sorted(table.A.deck) == ["Danger Room", "Dual Sidearms", "Filler"]
    assert table.asked == ("A", "priority")


def test_fastball_special_stuns_for_two_front_row_x_men() -> None:
    table = situation(
        "vs",
        A=side(front=[WOLVERINE, COLOSSUS], support=[ROGUE], hand=["Fastball Special"], resources=3),
        B=side(front=[GIANT, BYSTANDER]),
    )
    table.A.plays("Fastball Special", on="Giant")
    assert [table.A[n].exhausted for n in ("Wolverine", "Colossus", "Rogue")] == [True, True, False]
    table.resolve()
    assert table.B["Giant"].stunned and not table.B["Bystander"].stunned
    assert table.B.endurance == 44


def test_fastball_special_needs_two_of_them_and_your_attack_step() -> None:
    table = situation(
        "vs",
        A=side(front=[WOLVERINE, BYSTANDER], support=[ROGUE], hand=["Fastball Special"], resources=3),
        B=side(front=[GAMBIT, COLOSSUS], hand=["Fastball Special"], resources=3),
    )
    assert table.A.why_not("play", "Fastball Special") == ["vs:203.9a"]
    assert table.B.why_not("play", "Fastball Special") == ["vs:304.7"]


def test_children_of_the_atom_recovers_an_x_man_for_an_x_man() -> None:
    table = situation(
        "vs",
        A=side(
            front=[put(WOLVERINE, stunned=True), put(BYSTANDER, stunned=True)],
            hand=["Children of the Atom", ROGUE, BYSTANDER],
            resources=3,
        ),
        B=side(),
    )
    table.A.plays("Children of the Atom")
    assert table.A.pile == [ROGUE]
    table.resolve()
    assert not table.A["Wolverine"].stunned
    assert table.s.things[table.find("Bystander", 0, (4,))].stunned
    assert table.A.hand == ["Bystander"]


def test_children_of_the_atom_needs_an_x_man_to_discard() -> None:
    table = situation(
        "vs", A=side(front=[put(WOLVERINE, stunned=True)], hand=["Children of the Atom", BYSTANDER], resources=3), B=side()
    )
    assert table.A.why_not("play", "Children of the Atom") == ["vs:203.9a"]


# -- locations --------------------------------------------------------------------------------------------------------


def test_danger_room_trains_x_men_by_row() -> None:
    room = put("Danger Room", down=False)
    table = situation(
        "vs", A=side(front=[WOLVERINE, GIANT], support=[GAMBIT, BYSTANDER], resources=[room]), B=side(front=[ROGUE])
    )
    assert [(table.A[n].atk, table.A[n].def_) for n in ("Wolverine", "Giant", "Gambit", "Bystander")] == [
        (9, 8),
        (12, 12),
        (6, 7),
        (4, 4),
    ]
    assert (table.B["Rogue"].atk, table.B["Rogue"].def_) == (4, 4)


def test_danger_room_works_once_flipped() -> None:
    table = situation("vs", A=side(front=[WOLVERINE], resources=["Danger Room"]), B=side())
    assert table.A["Wolverine"].atk == 8
    table.A.flips("Danger Room")
    assert table.A["Wolverine"].atk == 9


def test_xaviers_school_readies_a_small_x_man_who_cannot_attack() -> None:
    school = put("Xavier's School", down=False)
    table = situation(
        "vs",
        A=side(
            front=[put(ROGUE, exhausted=True), put(WOLVERINE, exhausted=True), put(BYSTANDER, exhausted=True), GAMBIT],
            resources=[school],
        ),
        B=side(front=[GIANT]),
    )
    # Gambit, Wolverine and the bystander are no legal targets, so nothing is asked
    table.A.uses("Xavier's School")
    table.resolve()
    assert not table.A["Rogue"].exhausted
    assert table.A["Wolverine"].exhausted and table.A["Bystander"].exhausted
    assert not table.A.can_attack("Rogue", "Giant")
    assert table.A.can_attack("Gambit", "Giant")


def test_muir_island_takes_two_cards_or_one_x_men_card() -> None:
    island = put("Muir Island", down=False)
    front = [put(BYSTANDER, stunned=True), put(ROGUE, stunned=True)]
    table = situation("vs", phase="recovery", A=side(front=front, hand=[FILLER, FILLER], resources=[island]), B=side())
    assert not table.A.can("use", "Muir Island", 1)
    table.A.uses("Muir Island", 0, on="Bystander")
    assert table.A.hand == []
    table.resolve()
    assert not table.A["Bystander"].stunned and table.A["Rogue"].stunned
    table = situation("vs", phase="recovery", A=side(front=front, hand=[FILLER, GAMBIT], resources=[island]), B=side())
    table.A.uses("Muir Island", 1, on="Rogue")
    assert table.A.hand == ["Filler"] and table.A.pile == [GAMBIT]
    table.resolve()
    assert not table.A["Rogue"].stunned and table.A["Bystander"].stunned
    table = situation("vs", A=side(front=front, hand=[FILLER, GAMBIT], resources=[island]), B=side())
    assert table.A.why_not("use", "Muir Island", 1) == ["vs:501.3"]


@pytest.mark.parametrize(("discarded", "gain"), [(ROGUE, 4), (FILLER, 2), (BYSTANDER, 2)])
def test_x_corporation_pays_more_for_an_x_men_character_card(discarded, gain) -> None:
    table = situation("vs", A=side(hand=[discarded], resources=[put("X-Corporation", down=False)]), B=side())
    table.A.uses("X-Corporation")
    assert table.A.hand == []
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50 + gain, 50)


@pytest.mark.parametrize(
    ("top", "hand"),
    [(GAMBIT, [GAMBIT]), (ROGUE, []), (GIANT, []), ("Danger Room", [])],
    ids=["four", "three", "other team", "location"],
)
def test_cerebra_finds_big_x_men(top, hand) -> None:
    table = situation("vs", A=side(deck=[top, FILLER], resources=[put("Cerebra", down=False)]), B=side())
    table.A.uses("Cerebra")
    table.resolve()
    assert table.A.hand == hand
    name = top if isinstance(top, str) else top.full_name
    assert table.A.deck == (["Filler"] if hand else ["Filler", name])
    assert table.asked == ("A", "priority")


def test_xavier_institute_helps_an_x_man_in_combat() -> None:
    school = put("Xavier Institute", down=False)
    table = situation("vs", A=side(front=[WOLVERINE, GAMBIT], resources=[school]), B=side(front=[GIANT]))
    assert table.A.why_not("use", "Xavier Institute") == ["vs:505.3", "vs:505.1c"]
    table.A.attack("Wolverine", "Giant")
    table.A.uses("Xavier Institute")
    table.resolve()
    assert (table.A["Wolverine"].atk, table.A["Wolverine"].def_, table.A["Gambit"].atk, table.B["Giant"].atk) == (9, 9, 6, 12)
    table.conclude()
    assert (table.A["Wolverine"].atk, table.A["Wolverine"].def_) == (8, 8)


# -- equipment --------------------------------------------------------------------------------------------------------


def test_dual_sidearms_are_recruited_onto_a_character() -> None:
    table = situation("vs", step="recruit", A=side(front=[WOLVERINE, GAMBIT], hand=["Dual Sidearms"]), B=side())
    table.A.recruits("Dual Sidearms", on="Wolverine")
    assert table.A["Wolverine"].equipment == ["Dual Sidearms"]
    assert (table.A["Wolverine"].atk, table.A["Wolverine"].range) == (10, True)
    assert (table.A["Gambit"].atk, table.A["Gambit"].range) == (6, False)


def test_personal_force_field_shields_from_plot_twists_but_not_from_characters() -> None:
    field = put(ROGUE, equipment=["Personal Force Field"])
    table = situation(
        "vs",
        A=side(front=[put(GAMBIT), WOLVERINE, COLOSSUS], hand=["Fastball Special", DAZZLER], resources=3),
        B=side(front=[field, BYSTANDER]),
    )
    assert (table.B["Rogue"].atk, table.B["Rogue"].def_, table.B["Rogue"].reinforcement) == (4, 7, True)
    assert not table.B["Bystander"].reinforcement
    table.A.plays("Fastball Special")
    assert "Rogue, Energy Drain 4/7 (B)" not in table.options and "Bystander 4/4 (B)" in table.options
    table.chooses("Bystander")
    table.chooses("Wolverine", "Colossus")
    table.resolve()
    assert table.B["Bystander"].stunned
    table.A.uses("Gambit", on="Rogue")
    table.resolve()
    assert table.B["Rogue"].stunned


def test_personal_force_field_also_keeps_off_its_own_side() -> None:
    field = put(ROGUE, equipment=["Personal Force Field"])
    table = situation("vs", A=side(front=[WOLVERINE]), B=side(front=[field], hand=["Acrobatic Dodge"], resources=1))
    table.A.attack("Wolverine", "Rogue")
    assert table.B.why_not("play", "Acrobatic Dodge") == ["vs:505.1c"]
    table.conclude()
    # reinforcement: no breakthrough
    assert table.B["Rogue"].stunned and table.B.endurance == 47


def test_advanced_hardware_gives_its_wearer_a_power() -> None:
    table = situation("vs", A=side(front=[put(ROGUE, equipment=["Advanced Hardware"]), GAMBIT]), B=side())
    assert (table.A["Rogue"].atk, table.A["Rogue"].range, table.A["Gambit"].range) == (7, True, False)
    table.A.uses("Rogue", on="B")
    assert table.A["Rogue"].exhausted
    table.resolve()
    assert (table.A.endurance, table.B.endurance) == (50, 47)


def test_advanced_hardware_is_silent_while_its_wearer_is_stunned() -> None:
    table = situation("vs", A=side(front=[put(ROGUE, equipment=["Advanced Hardware"], stunned=True)]), B=side())
    assert not table.A["Rogue"].range
    assert table.A["Rogue"].abilities == ()


def test_kevlar_body_armor_may_be_given_up_instead_of_a_stun() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[put(ROGUE, equipment=["Kevlar Body Armor"]), put(GAMBIT)]))
    assert (table.B["Rogue"].def_, table.B["Gambit"].def_) == (5, 6)
    table.A.attack("Giant", "Rogue")
    table.all_pass()
    assert table.asked == ("B", "may")
    table.says(True)
    table.conclude()
    assert not table.B["Rogue"].stunned and table.B["Rogue"].equipment == []
    assert table.B.pile == ["Kevlar Body Armor"]
    # the breakthrough was counted before it was given up
    assert table.B.endurance == 50 - 7


def test_kevlar_body_armor_may_be_kept() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[put(ROGUE, equipment=["Kevlar Body Armor"])]))
    table.A.attack("Giant", "Rogue")
    table.all_pass()
    table.says(False)
    table.conclude()
    assert table.B["Rogue"].stunned and table.B["Rogue"].equipment == ["Kevlar Body Armor"]
    assert table.B.endurance == 50 - 3 - 7


def test_kevlar_body_armor_protects_its_wearer_only() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[put(ROGUE, equipment=["Kevlar Body Armor"]), GAMBIT]))
    table.A.attack("Giant", "Gambit")
    table.conclude()
    assert table.B["Gambit"].stunned and table.B.pile == []
    assert table.asked == ("A", "priority")


def test_blackbird_carries_the_team_until_its_pilot_is_stunned() -> None:
    table = situation(
        "vs", A=side(front=[GIANT], support=[LONGSHOT]), B=side(front=[put(ROGUE, equipment=["Blackbird"]), GAMBIT, BYSTANDER])
    )
    assert [(table.B[n].atk, table.B[n].def_, table.B[n].flight) for n in ("Rogue", "Gambit", "Bystander")] == [
        (6, 6, True),
        (8, 8, True),
        (4, 4, True),
    ]
    assert not table.A["Giant"].flight and (table.A["Longshot"].atk, table.A["Longshot"].flight) == (2, False)
    table.A.attack("Giant", "Rogue")
    table.conclude()
    assert table.B["Rogue"].stunned
    assert table.B.pile == ["Blackbird"]
    assert (table.B["Gambit"].atk, table.B["Gambit"].flight) == (6, False)


def test_blackbird_stays_when_another_is_stunned() -> None:
    table = situation("vs", A=side(front=[GIANT]), B=side(front=[put(ROGUE, equipment=["Blackbird"]), GAMBIT]))
    table.A.attack("Giant", "Gambit")
    table.conclude()
    assert table.B["Gambit"].stunned and table.B["Rogue"].equipment == ["Blackbird"]


def test_a_second_blackbird_replaces_the_first() -> None:
    table = situation(
        "vs", step="recruit", A=side(front=[put(ROGUE, equipment=["Blackbird"]), GAMBIT], hand=["Blackbird"], points=2), B=side()
    )
    table.A.recruits("Blackbird")
    assert table.A["Gambit"].equipment == ["Blackbird"] and table.A["Rogue"].equipment == []
    assert table.A.pile == ["Blackbird"]
    assert table.A["Rogue"].atk == 6
