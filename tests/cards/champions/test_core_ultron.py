"""The Ultron scenario: drones, and what each card does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.events import Damage, DroneCome, EnemyScheme, RemoveThreat
from longbox.games.champions.game import GAME
from longbox.games.champions.situations import BLANK, FILLER, Table, put, stand_in
from longbox.kernel.match import Match
from longbox.situations import side, situation

ONE = stand_in("treachery", "One", boost=1)
DRONES = "Ultron Drones"


def nobody_defends(t: Table) -> None:
    while t.kind == "defend":
        t.passes()


def ultron(*, drones: int = 0, environments: tuple[object, ...] = (DRONES,), **more: object) -> Table:
    """A table with Ultron; `drones` come to A from the top of the deck."""
    t = situation("champions", scenario="Ultron", environments=environments, **more)
    for _ in range(drones):
        t.happens(DroneCome(0))
    return t


def started(*heroes: str, mode: str = "standard") -> Table:
    """The table of a whole game, when its first question is asked."""
    return Table(Match(GAME, {"heroes": list(heroes), "scenario": "Ultron", "mode": mode}, 3).state)


# -- drones -------------------------------------------------------------------------------------------------------------------


def test_a_drone_is_the_top_card_face_down_and_nothing_that_is_printed_on_it() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk", "Energy"]), B=side("Captain Marvel"), drones=1)
    drone = t["Drone"]
    assert t.A.deck == ["Energy"] and t.A.minions == ["Drone"] and t.B.minions == []
    assert (drone.atk, drone.sch, drone.hp, drone.traits, drone.kind) == (1, 1, 1, {"Drone"}, "minion")
    # an Avenger, and an ally, is what it is printed to be
    assert t.A.play == [] and drone.abilities == ()


def test_what_a_drone_is_nobody_knows() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk", "Energy"]), drones=1)
    assert "Hulk enters" not in t.log and t["Drone"].known == 0
    assert not any("Hulk (" in text for text in t.options())


def test_a_defeated_drone_goes_to_its_owners_discard_pile() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk", "Energy"]), B=side("Captain Marvel"), drones=1)
    t.A.attacks("She-Hulk", "Drone")
    assert t.A.minions == [] and t.A.discard == ["Hulk"] and t.encounter_discard == [] and t.B.discard == []


def test_a_drone_attacks_a_hero_and_schemes_against_an_alter_ego() -> None:
    t = ultron(A=side("She-Hulk"), drones=1)
    t.enemy_attacks("Drone")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 1
    t = ultron(A=side("Iron Man", form="alter-ego"), drones=1)
    t.enemy_schemes("Drone")
    assert t.scheme.threat == 1


def test_the_last_card_of_a_deck_makes_the_deck_anew() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk"], discard=["Energy", "Genius"]), drones=1)
    assert sorted(t.A.deck) == ["Energy", "Genius"] and t.A.discard == [] and t.A.dealt == 1


def test_the_drones_of_an_eliminated_player_go_on_to_the_next() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk", "Energy"], damage=14), B=side("Captain Marvel"), active="B", drones=1)
    t.happens(Damage(t.A.identity.ref, 1))
    assert t.A.out and t.B.minions == ["Drone"] and t["Drone"].hp == 1
    t.B.attacks("Captain Marvel", "Drone")
    assert t.B.minions == [] and t.A.discard == [] and t.B.discard == [] and t.encounter_discard == []


def test_without_any_card_no_drone_comes() -> None:
    t = ultron(A=side("She-Hulk", deck=[]), drones=1)
    assert t.A.minions == [] and t.kind == "turn"


def test_without_the_environment_a_drone_has_no_hit_points_to_live_on() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk", "Energy"]), drones=1, environments=())
    assert t.A.minions == [] and t.A.discard == ["Hulk"]


# -- Ultron -------------------------------------------------------------------------------------------------------------------


def test_ultron_one_asks_after_his_attack_for_threat_or_a_drone() -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel"))
    t.enemy_attacks("Ultron", "B")
    nobody_defends(t)
    assert t.B.asked() and t.kind == "mode" and t.B.identity.damage == 2
    t.B.does("Put the top card")
    assert t.B.minions == ["Drone"] and t.A.minions == [] and t.scheme.threat == 0
    t.enemy_attacks("Ultron", "A")
    nobody_defends(t)
    t.A.does("Place 1 threat")
    assert t.A.minions == [] and t.scheme.threat == 1


def test_ultron_one_asks_nothing_after_a_scheme_or_an_attack_that_was_not_made() -> None:
    t = ultron(A=side("She-Hulk"), villain_status=["stunned"])
    t.enemy_attacks("Ultron")
    t.enemy_schemes("Ultron")
    assert t.kind == "turn" and t.A.minions == [] and t.scheme.threat == 1


def test_against_an_empty_deck_only_threat_is_left() -> None:
    t = ultron(A=side("She-Hulk", deck=[]))
    t.enemy_attacks("Ultron")
    nobody_defends(t)
    assert t.kind == "turn" and t.scheme.threat == 1


def test_ultron_two_makes_a_drone_and_counts_yours() -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel"), stage="II", drones=1)
    t.happens(DroneCome(1))
    t.enemy_attacks("Ultron")
    nobody_defends(t)
    assert t.A.minions == ["Drone", "Drone"] and t["She-Hulk"].damage == 4
    assert t.villain.atk == 2 and t.B.minions == ["Drone"]


def test_ultron_two_counts_on_while_he_attacks() -> None:
    # the boost card brings one more
    t = ultron(A=side("She-Hulk"), stage="II", encounter=["01144a", BLANK])
    t.enemy_attacks("Ultron")
    nobody_defends(t)
    assert t.A.minions == ["Drone", "Drone"] and t["She-Hulk"].damage == 4


def test_ultron_two_makes_no_drone_when_he_schemes() -> None:
    t = ultron(A=side("She-Hulk"), stage="II", drones=1)
    t.enemy_schemes("Ultron")
    assert t.A.minions == ["Drone"] and t.scheme.threat == 2


def test_ultron_three_strengthens_drones_of_both_kinds() -> None:
    t = ultron(A=side("She-Hulk", minions=["Advanced Ultron Drone", "Shocker"]), mode="expert", stage="III", drones=1)
    assert (t["Drone"].atk, t["Drone"].hp) == (2, 2)
    assert (t["Advanced Ultron Drone"].atk, t["Advanced Ultron Drone"].hp) == (2, 5)
    assert (t["Shocker"].atk, t["Shocker"].hp) == (2, 3) and t.villain.hp == 27


def test_ultron_three_is_safe_behind_any_drone() -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel"), mode="expert", stage="III", drones=1)
    t.happens(Damage(t.villain.ref, 5), Damage(t.B.identity.ref, 1))
    assert t.villain.damage == 0 and t.B.identity.damage == 1
    t.A.attacks("She-Hulk", "Drone")
    assert t.A.minions == []
    t.happens(Damage(t.villain.ref, 5))
    assert t.villain.damage == 5


def test_other_stages_are_not_safe() -> None:
    t = ultron(A=side("She-Hulk"), stage="II", drones=1)
    t.happens(Damage(t.villain.ref, 5))
    assert t.villain.damage == 5


def test_ultron_three_brings_his_imperative() -> None:
    t = ultron(
        A=side("She-Hulk"),
        B=side("Captain Marvel"),
        first="B",
        mode="expert",
        stage="II",
        villain_damage=43,
        encounter=[BLANK, "01150", ONE],
    )
    t.happens(Damage(t.villain.ref, 1))
    assert t.villain.face == 1 and t["Ultron's Imperative"].threat == 4
    assert t.B.minions == ["Drone", "Drone"] and t.A.minions == [] and sorted(t.encounter_deck) == ["Blank", "One"]


# -- the main scheme ------------------------------------------------------------------------------------------------------------


def test_the_scenario_is_set_up_with_the_environment_and_a_drone_for_each() -> None:
    t = started("She-Hulk", "Captain Marvel")
    assert t.in_play(DRONES) and DRONES not in t.encounter_deck and t.scheme.face == 1
    assert t.A.minions == ["Drone"] and t.B.minions == ["Drone"] and t["Drone"].hp == 1
    # a hand was drawn after that
    assert len(t.A.hand) == 6


def test_assault_on_norad_brings_drones_and_goes_on() -> None:
    t = ultron(A=side("Iron Man", form="alter-ego"), B=side("Captain Marvel"), threat=5)
    t.enemy_schemes("Ultron")
    assert t.scheme.face == 3 and t.scheme.threat == 0
    assert t.A.minions == ["Drone"] and t.B.minions == ["Drone"]


def test_assault_on_norad_asks_each_player_in_step_one() -> None:
    t = ultron(
        A=side("Iron Man", form="alter-ego"), B=side("Captain Marvel", form="alter-ego"), scheme_stage="2B", encounter=[BLANK] * 9
    )
    t.A.ends_turn()
    t.B.ends_turn()
    while t.kind != "mode":
        t.passes()
    assert t.A.asked() and t.scheme.threat == 2
    t.A.does("Place 2 threat here")
    assert t.B.asked() and t.scheme.threat == 4
    t.B.does("Put the top card")
    assert t.B.minions == ["Drone"] and t.A.minions == []


def test_assault_on_norad_asks_nothing_for_other_threat() -> None:
    t = ultron(A=side("Iron Man", form="alter-ego"), scheme_stage="2B")
    t.enemy_schemes("Ultron")
    assert t.kind == "turn" and t.scheme.threat == 1 and t.A.minions == []


def test_countdown_to_oblivion_cannot_be_thwarted() -> None:
    t = ultron(A=side("Captain Marvel"), scheme_stage="2B", threat=9)
    t.happens(EnemyScheme(t.villain.ref, 0))
    assert t.scheme.face == 5 and t.A.minions == ["Drone"] and t.result is None
    t = ultron(A=side("Captain Marvel"), scheme_stage="3B", threat=3, side_schemes=[put("Drone Factory", threat=4)])
    assert not t.offered("Captain Marvel thwarts Countdown") and t.offered("Captain Marvel thwarts Drone Factory")
    t.happens(RemoveThreat(t.scheme.ref, 2, 0), RemoveThreat(t["Drone Factory"].ref, 2, 0))
    assert t.scheme.threat == 3 and t["Drone Factory"].threat == 2
    t = ultron(A=side("Iron Man", form="alter-ego"), scheme_stage="3B", threat=4)
    t.enemy_schemes("Ultron")
    assert t.result is not None and not t.result.won


# -- environment and attachments ----------------------------------------------------------------------------------------------------


def test_the_environment_speaks_of_facedown_drones_only() -> None:
    t = ultron(A=side("She-Hulk", minions=["Advanced Ultron Drone"]))
    assert (t["Advanced Ultron Drone"].atk, t["Advanced Ultron Drone"].sch, t["Advanced Ultron Drone"].hp) == (1, 1, 4)


def test_the_program_transmitter_places_threat_on_side_schemes_after_a_scheme() -> None:
    t = ultron(
        A=side("She-Hulk", play=[put("Program Transmitter", on="Ultron")], minions=["Shocker"]),
        side_schemes=[put("Drone Factory", threat=4), put("Invasive AI", threat=3)],
    )
    assert t.villain.sch == 2
    t.enemy_schemes("Ultron")
    assert t["Drone Factory"].threat == 5 and t["Invasive AI"].threat == 4 and t.scheme.threat == 2
    t.enemy_schemes("Shocker")
    assert t["Drone Factory"].threat == 5


def test_the_program_transmitter_costs_the_hero_a_turn() -> None:
    on = put("Program Transmitter", on="Ultron")
    t = ultron(A=side("She-Hulk", hand=["Genius"], play=[on]))
    t.A.uses("Program Transmitter")
    assert not t.in_play("Program Transmitter") and t["She-Hulk"].exhausted and t.A.hand == []
    t = ultron(A=side("She-Hulk", exhausted=True, hand=["Genius"], play=[on]))
    assert not t.offered("Program Transmitter")
    t = ultron(A=side("She-Hulk", hand=["Energy"], play=[on]))
    assert not t.offered("Program Transmitter")


def test_the_program_transmitter_is_attached_to_ultron() -> None:
    t = ultron(A=side("She-Hulk", minions=["Shocker"]), encounter=["Program Transmitter", BLANK])
    t.reveals("Program Transmitter")
    assert t.villain.attached == ["Program Transmitter"] and t["Shocker"].sch == 1


def test_upgraded_drones_are_stronger() -> None:
    t = ultron(
        A=side("She-Hulk", minions=["Advanced Ultron Drone"]), encounter=["Upgraded Drones", "Upgraded Drones", BLANK], drones=1
    )
    t.reveals("Upgraded Drones")
    assert (t["Drone"].atk, t["Drone"].hp, t["Drone"].sch) == (2, 2, 1) and t[DRONES].attached == ["Upgraded Drones"]
    assert (t["Advanced Ultron Drone"].atk, t["Advanced Ultron Drone"].hp) == (1, 4)


def test_both_upgrades_add_up_and_a_damaged_drone_falls_with_them() -> None:
    t = ultron(
        A=side("She-Hulk", hand=["Energy", "Genius", "Strength"]),
        environments=(DRONES, put("Upgraded Drones", on=DRONES)),
        drones=1,
    )
    t.happens(Damage(t["Drone"].ref, 1))
    assert t.A.minions == ["Drone"]
    t.A.uses("Upgraded Drones")
    assert t.A.minions == [] and t.encounter_discard == ["Upgraded Drones"]


def test_upgraded_drones_without_the_environment_are_discarded() -> None:
    t = ultron(A=side("She-Hulk"), environments=(), encounter=["Upgraded Drones", BLANK])
    t.reveals("Upgraded Drones")
    assert t.encounter_discard == ["Upgraded Drones"]


def test_an_advanced_drone_leaves_another_behind() -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel", minions=[put("Advanced Ultron Drone", damage=2)]))
    t.A.attacks("She-Hulk", "Advanced Ultron Drone")
    assert t.B.minions == ["Drone"] and t.A.minions == [] and t.encounter_discard == ["Advanced Ultron Drone"]


def test_an_advanced_drone_that_survives_leaves_none_and_guards_on() -> None:
    t = ultron(A=side("She-Hulk", minions=["Advanced Ultron Drone"]))
    assert not t.offered("She-Hulk attacks Ultron")
    t.A.attacks("She-Hulk", "Advanced Ultron Drone")
    assert t.A.minions == ["Advanced Ultron Drone"]


# -- treacheries ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["01144a", "01144b", "01144c"])
def test_android_efficiency_makes_a_drone_for_each(code: str) -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel"), encounter=[code, BLANK])
    t.reveals("Android Efficiency")
    assert t.A.minions == ["Drone"] and t.B.minions == ["Drone"]


@pytest.mark.parametrize(
    ("code", "right", "wrong"),
    [("01144a", "Energy", "Genius"), ("01144b", "Genius", "Strength"), ("01144c", "Strength", "Energy")],
)
def test_android_efficiency_as_a_boost_card_wants_a_resource(code: str, right: str, wrong: str) -> None:
    t = ultron(A=side("She-Hulk", hand=[right]), B=side("Captain Marvel", hand=[right]), encounter=[code, BLANK])
    t.enemy_schemes("Ultron")
    assert t.kind == "mode" and t.A.asked()
    t.A.does("Spend a")
    t.A.pays()
    assert t.A.hand == [] and t.A.minions == [] and t.B.hand == [right]
    t = ultron(A=side("She-Hulk", hand=[right]), encounter=[code, BLANK])
    t.enemy_schemes("Ultron")
    t.A.does("Put the top card")
    assert t.A.hand == [right] and t.A.minions == ["Drone"]
    t = ultron(A=side("She-Hulk", hand=[wrong]), encounter=[code, BLANK])
    t.enemy_schemes("Ultron")
    assert t.kind == "turn" and t.A.hand == [wrong] and t.A.minions == ["Drone"]


def test_rage_of_ultron_discards_for_each_threat() -> None:
    t = ultron(
        A=side("Iron Man", form="alter-ego", deck=[FILLER] * 9),
        B=side("Captain Marvel"),
        encounter=["Rage of Ultron", ONE, BLANK],
    )
    t.reveals("Rage of Ultron")
    assert t.scheme.threat == 2 and t.A.discard == ["Filler"] * 2 and t.B.discard == []


def test_rage_of_ultron_discards_for_each_damage() -> None:
    t = ultron(A=side("Iron Man", deck=[FILLER] * 9), encounter=["Rage of Ultron", ONE, BLANK])
    t.reveals("Rage of Ultron")
    nobody_defends(t)
    t.A.does("Place 1 threat")
    assert t["Iron Man"].damage == 3 and t.A.discard == ["Filler"] * 3
    t = ultron(A=side("Iron Man", deck=[FILLER] * 9, status=["tough"]), encounter=["Rage of Ultron", ONE, BLANK])
    t.reveals("Rage of Ultron")
    nobody_defends(t)
    t.A.does("Place 1 threat")
    assert t.A.discard == []


def test_repair_sequence_heals_by_drones_or_surges() -> None:
    t = ultron(
        A=side("She-Hulk"), B=side("Captain Marvel"), villain_damage=9, encounter=["Repair Sequence", "Shocker", BLANK], drones=2
    )
    t.happens(DroneCome(1))
    t.reveals("Repair Sequence")
    assert t.villain.damage == 5 and t.A.minions == ["Drone", "Drone"]
    t = ultron(A=side("She-Hulk"), villain_damage=9, encounter=["Repair Sequence", "Shocker", BLANK])
    t.reveals("Repair Sequence")
    assert t.villain.damage == 9 and t.A.minions == ["Shocker"]


def test_repair_sequence_as_a_boost_card_heals_one_for_each() -> None:
    t = ultron(A=side("She-Hulk"), villain_damage=9, encounter=["Repair Sequence", BLANK], drones=2)
    t.enemy_schemes("Ultron")
    assert t.villain.damage == 7 and t.scheme.threat == 2


def test_swarm_attack_is_made_by_your_drones() -> None:
    t = ultron(A=side("She-Hulk", minions=["Shocker"]), B=side("Captain Marvel"), encounter=["Swarm Attack", BLANK], drones=2)
    t.happens(DroneCome(1))
    t.reveals("Swarm Attack")
    while t.kind in ("order", "defend"):
        t.match.choose((0,) if t.kind == "order" else ())
    assert t["She-Hulk"].damage == 2 and t.A.minions == ["Shocker", "Drone", "Drone"] and t.B.identity.damage == 0


def test_swarm_attack_without_an_attack_makes_a_drone() -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel"), encounter=["Swarm Attack", BLANK])
    t.reveals("Swarm Attack")
    assert t.A.minions == ["Drone"] and t.B.minions == []
    t = ultron(A=side("Iron Man", form="alter-ego"), encounter=["Swarm Attack", BLANK], drones=1)
    t.reveals("Swarm Attack")
    assert t.A.minions == ["Drone", "Drone"] and t.A.identity.damage == 0


# -- side schemes -----------------------------------------------------------------------------------------------------------------------


def test_the_drone_factory_makes_drones_and_counts_all() -> None:
    t = ultron(
        A=side("She-Hulk", minions=["Advanced Ultron Drone", "Shocker"]),
        B=side("Captain Marvel"),
        encounter=["Drone Factory", BLANK],
    )
    t.reveals("Drone Factory")
    assert t.A.minions == ["Advanced Ultron Drone", "Shocker", "Drone"] and t.B.minions == ["Drone"]
    assert t["Drone Factory"].threat == 7 and t["Drone Factory"].icons == {"acceleration": 1}


def test_invasive_ai_discards_three_cards_of_each_deck() -> None:
    t = ultron(
        A=side("She-Hulk", deck=[FILLER] * 9), B=side("Captain Marvel", deck=[FILLER] * 9), encounter=["Invasive AI", BLANK]
    )
    t.reveals("Invasive AI")
    assert len(t.A.discard) == 3 and len(t.B.discard) == 3 and t["Invasive AI"].threat == 6
    assert t["Invasive AI"].icons == {"hazard": 1}


def test_ultrons_imperative_gives_the_first_player_two_drones() -> None:
    t = ultron(A=side("She-Hulk"), B=side("Captain Marvel"), first="B", active="B", encounter=["Ultron's Imperative", BLANK])
    t.reveals("Ultron's Imperative", "A")
    assert t.B.minions == ["Drone", "Drone"] and t.A.minions == [] and t["Ultron's Imperative"].threat == 4


def test_two_drones_from_a_deck_of_one() -> None:
    t = ultron(A=side("She-Hulk", deck=["Hulk"], discard=["Energy", "Genius"]), encounter=["Ultron's Imperative", BLANK, BLANK])
    t.reveals("Ultron's Imperative")
    assert t.A.minions == ["Drone", "Drone"] and len(t.A.deck) == 1 and t.A.discard == []
