"""Judged: questions about our cards in the middle of attacks."""

from __future__ import annotations

import pytest

from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import BIG, STEP, STUN, WAKE, gear, hero


@pytest.mark.rule("vs:701.4", "vs:602.1a", "vs:513.2c")
@pytest.mark.parametrize("begun", [False, True])
def test_storm_grounds_a_flier_in_time_only_before_its_attack_begins(begun: bool) -> None:
    flier = hero("Fly", flight=True, atk=9)
    table = situation("vs", A=side(front=[flier]), B=side(front=["Storm, Ororo Munroe"], support=[hero("Bea")]))
    table.A.attack("Fly", "Bea", begin=begun)
    table.B.uses("Storm")
    table.resolve()
    table.conclude()
    assert table.B["Bea"].stunned is begun and table.A["Fly"].exhausted is begun
    assert table.B.endurance == (50 - 2 - 3 - 5 if begun else 50 - 2)


@pytest.mark.rule("vs:601.2b", "vs:602.1a")
def test_dazzler_exhausts_a_proposed_attacker_of_the_support_row() -> None:
    table = situation(
        "vs",
        A=side(support=[hero("Ran", range_=True, atk=9)]),
        B=side(front=["Dazzler, Alison Blaire"], hand=["Cyclops, Slim"]),
    )
    table.A.attack("Ran", "Dazzler", begin=False)
    table.B.uses("Dazzler")
    table.resolve()
    table.conclude()
    assert not table.B["Dazzler"].stunned and table.A["Ran"].exhausted


@pytest.mark.rule("vs:502.4", "vs:513.2e")
def test_archangel_keeps_his_bonus_when_the_support_row_defender_steps_forward() -> None:
    for before in (False, True):
        table = situation(
            "vs", A=side(front=["Archangel, Warren"]), B=side(front=[hero("Fro")], support=[hero("Bea", def_=5)], hand=[STEP])
        )
        table.A.attack("Archangel", "Bea")
        if not before:
            table.resolve_all()
        table.B.plays("Step", on="Bea")
        table.resolve()
        table.places("Bea", ("front", 1))
        table.resolve_all()
        assert table.A["Archangel"].atk == 5
        table.conclude()
        assert table.B["Bea"].stunned and not table.B["Fro"].stunned and table.A["Archangel"].atk == 2


@pytest.mark.rule("vs:601.3d", "vs:502.3")
def test_archangel_gets_nothing_against_a_front_row_character_that_falls_back() -> None:
    table = situation("vs", A=side(front=["Archangel, Warren"]), B=side(front=[hero("Bea")], hand=[STEP]))
    table.A.attack("Archangel", "Bea")
    assert not table.chain
    table.B.plays("Step", on="Bea")
    table.resolve()
    table.places("Bea", ("support", 0))
    assert not table.chain and table.A["Archangel"].atk == 2


@pytest.mark.rule("vs:513.5a", "vs:708.11e")
def test_rogue_gains_nothing_from_a_wolverine_who_steps_back_instead() -> None:
    table = situation(
        "vs",
        A=side(front=["Rogue, Energy Drain"], hand=[BIG]),
        B=side(front=["Wolverine, James Howlett"], hand=["Cyclops, Slim"]),
    )
    table.A.attack("Rogue", "Wolverine")
    table.A.plays("Big", on="Rogue")
    table.resolve()
    table.all_pass()
    table.says(True)
    table.places("Wolverine", ("support", 0))
    wolverine = table.B["Wolverine"]
    assert wolverine.exhausted and not wolverine.stunned and not table.chain
    # he struck back, and what broke through still did
    assert table.A["Rogue"].stunned and (table.A.endurance, table.B.endurance) == (47, 49)


@pytest.mark.rule("vs:708.7a", "vs:203.6a", "vs:701.10")
def test_nightcrawler_reinforces_himself_and_still_defends() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=20, def_=20)]), B=side(front=["Nightcrawler, Teleporting Teammate"]))
    table.A.attack("Ann", "Nightcrawler")
    table.B.uses("Nightcrawler")
    table.resolve()
    assert table.B["Nightcrawler"].exhausted and table.B["Nightcrawler"].defending
    table.conclude()
    assert table.B["Nightcrawler"].stunned and table.B.endurance == 46


@pytest.mark.rule("vs:708.15a", "vs:408.2c", "vs:G:During")
def test_iceman_holds_an_attacker_in_the_recovery_phase_but_not_before() -> None:
    for wakes in (False, True):
        table = situation("vs", A=side(front=[hero("Ann", def_=9)], hand=[WAKE]), B=side(front=["Iceman, Bobby Drake"]))
        table.A.attack("Ann", "Iceman")
        table.B.uses("Iceman")
        table.resolve()
        assert not table.B.can("use", "Iceman")
        if wakes:
            table.A.plays("Wake", on="Ann")
            table.resolve()
            assert not table.A["Ann"].exhausted
        table.until("draw phase")
        assert table.A["Ann"].exhausted is not wakes


@pytest.mark.rule("vs:513.5a", "vs:503.1", "vs:602.6b")
@pytest.mark.parametrize(("endurance", "left"), [(30, 30 - 5 - 10), (26, 26 - 5 - 10), (25, 20)])
def test_colossus_looks_at_endurance_as_it_is_before_both_losses(endurance: int, left: int) -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=20)]), B=side(front=["Colossus, Steadfast"], endurance=endurance))
    table.A.attack("Ann", "Colossus")
    table.conclude()
    assert table.B["Colossus"].stunned and table.B.endurance == left


@pytest.mark.rule("vs:103.2", "vs:602.6c", "vs:G:While")
@pytest.mark.parametrize("row", ["front", "support"])
def test_cyclops_counts_where_he_is_when_the_attack_concludes(row: str) -> None:
    table = situation("vs", A=side(front=["Cyclops, Scott"], hand=[STEP]), B=side(front=[hero("Bea", atk=20)]))
    table.A.attack("Cyclops", "Bea")
    table.A.plays("Step", on="Cyclops")
    table.resolve()
    table.places("Cyclops", (row, 0))
    table.conclude()
    assert table.A["Cyclops"].stunned is (row == "front") and table.B["Bea"].stunned


@pytest.mark.rule("vs:701.14", "vs:503.1", "vs:701.12f")
def test_the_bonus_of_slim_is_for_team_attackers_though_he_stands_aside_and_ends_with_his_stun() -> None:
    table = situation(
        "vs",
        A=side(front=["Cyclops, Slim", "Rogue, Energy Drain", "Colossus, Steadfast"]),
        B=side(front=[hero("Bea", def_=30)], hand=[STUN]),
    )
    table.A.attack(["Colossus", "Rogue"], "Bea")
    assert (table.A["Rogue"].atk, table.A["Colossus"].def_, table.A["Cyclops"].atk) == (6, 12, 3)
    table.B.plays("Stun", on="Cyclops")
    table.resolve()
    assert (table.A["Rogue"].atk, table.A["Colossus"].def_) == (4, 10)


@pytest.mark.rule("vs:602.9b", "vs:602.9c", "vs:602.1e")
def test_psylocke_in_a_direct_team_attack_costs_a_card_beside_the_endurance() -> None:
    table = situation("vs", A=side(front=["Psylocke, Betsy", "Cyclops, Slim"]), B=side(hand=[hero("X"), hero("Y")]))
    table.A.attack(["Psylocke", "Cyclops"], "B")
    table.conclude()
    assert table.asked == ("B", "choose")
    table.chooses("X")
    assert table.B.endurance == 50 - 5 - 5 and table.B.hand == ["Y"]


@pytest.mark.rule("vs:504.3b", "vs:508.2a", "vs:708.7b")
def test_banshee_exhausts_those_who_would_have_reinforced() -> None:
    table = situation(
        "vs", A=side(front=["Banshee, Sean"]), B=side(front=[hero("Bea")], support=[hero("S1"), hero("S2"), hero("S3")])
    )
    table.A.attack("Banshee", "Bea")
    assert table.asked == ("A", "target")
    table.chooses("S1", "S2")
    # the answer to it: who is about to be exhausted reinforces first
    assert table.B.can("reinforce", "S1") and not table.B.can("reinforce", "S2")
    table.B.reinforces("S1")
    table.resolve_all()
    assert table.B["Bea"].reinforcement and table.B["S2"].exhausted and not table.B["S3"].exhausted


@pytest.mark.rule("vs:701.12c", "vs:602.5a", "vs:505.4")
def test_gambit_stuns_his_own_attacker_and_stays_exhausted_and_unhurt() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=9)]), B=side(front=["Gambit, Remy"], hand=["Cyclops, Slim"]))
    table.A.attack("Ann", "Gambit")
    table.B.uses("Gambit", on="Ann")
    table.resolve()
    table.conclude()
    assert table.A["Ann"].stunned and table.B["Gambit"].exhausted and not table.B["Gambit"].stunned and table.B.endurance == 50


@pytest.mark.rule("vs:104.2", "vs:503.1")
def test_lorelei_takes_two_from_each_of_a_team_down_to_nothing() -> None:
    table = situation("vs", A=side(front=[hero("Ann", atk=1), hero("Abe", atk=3)]), B=side(front=["Lorelei, Savage"]))
    table.A.attack(["Ann", "Abe"], "Lorelei")
    assert (table.A["Ann"].atk, table.A["Abe"].atk) == (0, 1)
    table.all_pass()
    table.chooses("Ann")
    assert table.B["Lorelei"].stunned and table.A["Abe"].atk == 3


@pytest.mark.rule("vs:213.1d", "vs:302.6", "vs:203.6b")
def test_jean_grey_sends_everybody_home_stunned_ones_too_and_herself_to_the_pile() -> None:
    bea = put(hero("Bea"), equipment=[gear("Gun")])
    table = situation(
        "vs",
        A=side(front=["Jean Grey, Phoenix"]),
        B=side(front=[bea, put(hero("Ben"), stunned=True)], hidden_front=[hero("Hid")]),
    )
    table.A.uses("Jean Grey")
    table.resolve()
    assert table.B.hand == ["Bea", "Ben", "Hid"] and table.B.pile == ["Gun"] and table.A.pile == ["Jean Grey, Phoenix Force"]


@pytest.mark.rule("vs:701.11a", "vs:708.13a", "vs:502.1")
def test_dark_phoenix_burns_every_resource_face_up_or_down() -> None:
    table = situation(
        "vs",
        phase="combat",
        A=side(front=["Dark Phoenix"], resources=3),
        B=side(resources=[put("Danger Room", down=False), "Cerebra"]),
    )
    table.resolve_all()
    assert not table.A.resources and not table.B.resources
    assert len(table.A.pile) == 3 and table.B.pile == ["Danger Room", "Cerebra"]


@pytest.mark.rule("vs:708.6a", "vs:601.2b", "vs:408.2c")
def test_a_recovered_attacker_stays_exhausted_and_out_of_the_attack() -> None:
    table = situation(
        "vs",
        A=side(front=["Rogue, Energy Drain"], hand=["Children of the Atom", "Cyclops, Slim"], resources=3),
        B=side(front=[hero("Bea", def_=9), hero("Ben")], hand=[STUN]),
    )
    table.A.attack("Rogue", "Bea")
    table.B.plays("Stun", on="Rogue")
    table.resolve()
    table.A.plays("Children of the Atom", on="Rogue")
    table.resolve()
    rogue = table.A["Rogue"]
    assert not rogue.stunned and rogue.exhausted and not rogue.attacking
    table.conclude()
    assert not rogue.stunned and not table.A.can_attack("Rogue", "Ben")
