"""The cards of the chapters on the turn, powers and effects: what each does not do, and whom it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import Aim, CardDef, KOIt, StunIt, T, character, characters, equipment, plot_twist
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation

SURFER = "Silver Surfer, Harbinger of Oblivion"
DOOM = "Dr. Doom, Latverian Monarch"
ORACLE = "Barbara Gordon <> Oracle, Information Network"
KNIGHT = "Dane Whitman <> Black Knight"
ARCADE = "Arcade, Master of Murderworld"


def someone(name: str, cost: int = 3, atk: int = 3, def_: int = 3, **facts: Any) -> CardDef:
    """A character who is only there."""
    return character(name, cost=cost, atk=atk, def_=def_, source="stand-in", **facts)


HERALD = someone("Herald", keywords=["cosmic"])
KREE = someone("Kree", teams=["Kree"])
KO = plot_twist("KO", effect=KOIt(T), targets=[Aim(characters())], source="stand-in")
STUN = plot_twist("Stun", effect=StunIt(T), targets=[Aim(characters())], source="stand-in")


@pytest.mark.parametrize(("counters", "can"), [(1, True), (0, False)])
def test_silver_surfer_needs_three_cosmic_counters(counters: int, can: bool) -> None:
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[SURFER, HERALD, put(HERALD, counters={"cosmic": counters}), put(someone("Plain"), counters={"dream": 3})]),
        B=side(front=[HERALD]),
    )
    assert table.A.can("use", SURFER) is can
    if not can:
        assert "vs:203.3" in table.A.why_not("use", SURFER)
        return
    table.A.uses(SURFER)
    assert [table.A[n].counters("cosmic") for n in (SURFER, "Herald")] == [0, 0]
    assert table.B["Herald"].counters("cosmic") == 1


def test_silver_surfer_is_of_no_use_outside_the_build_phase() -> None:
    table = situation("vs", A=side(front=[SURFER, HERALD, put(HERALD)]), B=side())
    assert "vs:501.3" in table.A.why_not("use", SURFER)


def test_dr_doom_may_ko_himself_and_keeps_to_his_own_attack_step() -> None:
    table = situation("vs", A=side(front=[someone("Mine")]), B=side(front=[DOOM]))
    assert table.B.why_not("use", DOOM) == ["vs:501.3"]
    table = situation("vs", A=side(front=[DOOM, put(someone("Tired"), exhausted=True)]), B=side())
    table.A.uses(DOOM, pay=DOOM)
    table.resolve()
    assert table.A.pile == [DOOM]
    table.all_pass()
    # the delayed trigger outlives its source
    table.resolve()
    assert not table.A["Tired"].exhausted


def test_dr_doom_without_a_cosmic_counter_has_no_power() -> None:
    table = situation("vs", A=side(front=[put(DOOM, counters={})]), B=side())
    assert table.A.why_not("use", DOOM) == ["vs:706.7a"]


def test_oracle_draws_with_resource_points_only() -> None:
    table = situation("vs", step="recruit", A=side(front=[ORACLE], resources=1), B=side(front=[ORACLE], resources=4))
    assert "vs:203.3" in table.B.why_not("use", ORACLE)
    table.A.uses(ORACLE)
    table.resolve()
    assert (len(table.A.hand), len(table.B.hand), table.A.points) == (1, 0, 0)


def test_bron_char_makes_the_controller_choose_and_keep_the_character() -> None:
    victim = put(someone("Victim", cost=2), equipment=[equipment("Gadget", source="stand-in")])
    table = situation(
        "vs",
        A=side(front=["Bron Char"], hand=[KREE, FILLER], resources=[FILLER]),
        B=side(front=[victim, someone("Big", cost=3)], resources=[FILLER, "Nasty Surprise"]),
    )
    table.A.uses("Bron Char")
    assert table.A.pile == ["Kree"]
    table.resolve()
    assert table.asked == ("B", "choose")
    table.chooses("Nasty Surprise")
    assert table.B.resources == ["Filler", "Victim"]
    assert table.B["Victim"].down and table.B["Victim"].controller == "B"
    assert sorted(table.B.pile) == ["Gadget", "Nasty Surprise"]
    assert table.B.characters == ["Big"] and table.A.resources == ["Filler"]
    assert table.asked == ("A", "priority")


def test_bron_char_leaves_a_character_whose_controller_has_no_resource() -> None:
    table = situation("vs", A=side(front=["Bron Char"], hand=[KREE]), B=side(front=[someone("Victim", cost=2)]))
    table.A.uses("Bron Char")
    table.resolve()
    assert table.B.characters == ["Victim"] and table.B.resources == []
    assert table.asked == ("A", "priority")


def test_bron_char_takes_a_kree_character_card() -> None:
    table = situation(
        "vs",
        A=side(front=["Bron Char"], hand=[FILLER, someone("Skrull", teams=["Skrull"])]),
        B=side(front=[someone("V", cost=1)]),
    )
    assert table.A.why_not("use", "Bron Char") == ["vs:203.3"]


def test_black_knight_replaces_a_reservist() -> None:
    reserve = someone("Reserve", keywords=["reservist"])
    table = situation(
        "vs", step="recruit", A=side(front=[KNIGHT], resources=[FILLER, someone("Other")]), B=side(resources=[reserve])
    )
    assert table.A.why_not("use", KNIGHT) == ["vs:203.3"]
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[KNIGHT, someone("Other")], resources=[reserve, FILLER], deck=["Nasty Surprise"]),
        B=side(),
    )
    table.A.uses(KNIGHT)
    assert table.A.resources == ["Nasty Surprise", "Filler"]
    assert table.A.pile == ["Reserve"]
    table.resolve()
    assert (table.A[KNIGHT].atk, table.A["Other"].atk) == (6, 3)


@pytest.mark.parametrize(("points", "most"), [(0, 0), (1, 1), (5, 2)])
def test_force_field_belt_takes_up_to_two_points(points: int, most: int) -> None:
    wearer = put(someone("Wearer"), equipment=["Force Field Belt"])
    table = situation("vs", step="recruit", A=side(front=[wearer], resources=points), B=side())
    if most:
        table.A.uses("Force Field Belt")
        assert table.asked == ("A", "x")
        table.chooses(most)
    else:
        table.A.uses("Force Field Belt")
    table.resolve()
    assert table.A["Wearer"].counters("+1 ATK / +1 DEF") == most
    assert table.A.points == points - most
    assert (table.A["Wearer"].atk, table.A["Wearer"].def_) == (3 + most, 4 + most)


def test_harley_quinn_powers_up_arkham_inmates_only() -> None:
    table = situation("vs", A=side(front=[someone("Sane")], hand=["Harley Quinn"]), B=side(front=[someone("Guard")]))
    table.A.attack("Sane", "Guard")
    assert table.A.why_not("use", "Harley Quinn") == ["vs:505.1c"]


def test_harley_quinn_in_play_has_nothing_to_discard() -> None:
    table = situation("vs", A=side(front=["Harley Quinn"]), B=side(front=[someone("Guard")]))
    table.A.attack("Harley Quinn", "Guard")
    assert not table.A.can("use", "Harley Quinn")


def test_adam_strange_works_from_the_resource_row_in_the_recovery_phase() -> None:
    small = someone("Small", cost=1)
    table = situation("vs", A=side(resources=["Adam Strange"]), B=side(front=[small]))
    assert table.A.why_not("use", "Adam Strange") == ["vs:501.3"]
    table = situation("vs", phase="recovery", A=side(front=["Adam Strange"]), B=side(front=[small]))
    assert not table.A.can("use", "Adam Strange")


@pytest.mark.parametrize("builds", [True, False])
def test_adam_strange_may_be_succeeded_by_a_card_of_the_hand(builds: bool) -> None:
    table = situation(
        "vs",
        phase="recovery",
        A=side(resources=["Adam Strange", FILLER], hand=["Nasty Surprise"]),
        B=side(front=[someone("Small", cost=1), someone("Big", cost=2)]),
    )
    table.A.uses("Adam Strange")
    assert table.A["Adam Strange"].zone == "resource row"
    table.resolve()
    assert table.B.characters == ["Big"]
    table.says(builds)
    assert table.A.pile == ["Adam Strange"]
    assert table.A.resources == (["Filler", "Nasty Surprise"] if builds else ["Filler"])
    assert table.asked == ("A", "priority")


def test_adam_strange_stays_when_the_target_has_gone() -> None:
    table = situation(
        "vs",
        phase="recovery",
        A=side(resources=["Adam Strange"], hand=[FILLER]),
        B=side(front=[someone("Small", cost=1)], hand=[KO]),
    )
    table.A.uses("Adam Strange")
    table.B.plays("KO")
    table.resolve_all()
    assert table.A.resources == ["Adam Strange"]
    assert table.asked == ("A", "priority")
    # used once this turn already
    assert "vs:501.4" in table.A.why_not("use", "Adam Strange")


def test_arcade_kos_only_whom_he_stuns_himself() -> None:
    ally, brute = someone("Ally", atk=6, def_=9), someone("Brute", 4, 1, 12)
    table = situation("vs", A=side(front=[ARCADE, ally]), B=side(front=[someone("Weak"), brute]))
    table.A.attack("Ally", "Weak")
    table.conclude()
    assert table.B["Weak"].stunned and table.B.pile == []
    assert table.asked == ("A", "priority")


def test_doop_cam_is_for_its_controllers_side() -> None:
    wearer, ally = put(someone("Wearer"), equipment=["Doop Cam"]), someone("Ally", teams=["Team"])
    table = situation("vs", A=side(front=[wearer, ally], hand=[STUN]), B=side(front=[ally]))
    assert table.A["Ally"].teams == {"Team", "X-Statix"}
    assert table.A["Wearer"].teams == frozenset()
    assert table.B["Ally"].teams == {"Team"}
    table.A.plays("Stun", on="Wearer")
    table.resolve()
    assert table.A["Ally"].teams == {"Team"}


def test_puppet_master_does_nothing_to_a_player_with_nobody_ready() -> None:
    table = situation(
        "vs",
        A=side(hand=["Puppet Master"], resources=2, front=[someone("Mine")]),
        B=side(front=[put(someone("Tired"), exhausted=True)]),
    )
    table.A.plays("Puppet Master", on="B")
    table.resolve()
    assert not table.A["Mine"].exhausted
    assert table.asked == ("A", "priority")


def test_swift_escape_is_for_your_own() -> None:
    table = situation("vs", A=side(hand=["Swift Escape"], resources=1), B=side(front=[someone("Theirs")]))
    assert table.A.why_not("play", "Swift Escape") == ["vs:505.1c"]


def test_creation_of_a_herald_needs_a_herald_and_may_fail_to_find() -> None:
    table = situation("vs", A=side(hand=["Creation of a Herald", someone("Plain")], resources=3), B=side())
    assert table.A.why_not("play", "Creation of a Herald") == ["vs:203.9a"]
    herald = someone("Firelord", 5, teams=["Heralds of Galactus"])
    table = situation(
        "vs", A=side(hand=["Creation of a Herald", herald], deck=[someone("Small", 4), FILLER], resources=3), B=side()
    )
    table.A.plays("Creation of a Herald")
    table.resolve()
    table.chooses()
    assert table.A.hand == [] and len(table.A.deck) == 2
    assert table.asked == ("A", "priority")


def test_threat_neutralized_takes_what_leaves_play_and_nothing_else() -> None:
    victim = put(someone("Victim"), equipment=[equipment("Gadget", source="stand-in")])
    table = situation(
        "vs",
        A=side(front=["Bron Char"], hand=[KREE, KO], resources=[put("Threat Neutralized", down=False), FILLER]),
        B=side(front=[victim, someone("Small", cost=1)], resources=[FILLER]),
    )
    table.A.plays("KO", on="Victim")
    table.resolve()
    assert sorted(table.B.removed) == ["Gadget", "Victim"] and table.B.pile == []
    # neither a discarded card nor a plot twist comes from play; a resource does
    table.A.uses("Bron Char")
    table.resolve()
    assert sorted(table.A.pile) == ["KO", "Kree"]
    assert sorted(table.B.removed) == ["Filler", "Gadget", "Victim"]
    assert table.B.resources == ["Small"]


def test_mr_zsasz_without_boost_has_no_such_text() -> None:
    table = situation("vs", step="recruit", A=side(hand=["Mr. Zsasz"], resources=4), B=side(front=[someone("Small", cost=1)]))
    table.A.recruits("Mr. Zsasz", extra=False)
    assert table.A.points == 1
    assert table.chain == []
    assert not table.B["Small"].stunned
    assert table.asked == ("A", "priority")


def test_baxter_building_lets_its_owner_order_the_rest() -> None:
    table = situation(
        "vs",
        A=side(
            front=[someone("Ally", teams=["Fantastic Four"])],
            resources=[put("Baxter Building", down=False)],
            deck=[someone("One"), someone("Two"), FILLER],
        ),
        B=side(),
    )
    table.A.uses("Baxter Building")
    table.resolve()
    assert table.asked == ("A", "order")
    table.chooses("Two", "One")
    assert table.A.deck == ["Filler", "Two", "One"]
    assert table.A.hand == []
    assert table.A.why_not("use", "Baxter Building") == ["vs:G:Activate"]
