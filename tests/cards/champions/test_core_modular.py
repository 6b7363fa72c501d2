"""Under Attack, Legions of Hydra and The Doomsday Chair: what each card does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.events import Damage, DroneCome
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.situations import BLANK, Table, put
from longbox.games.champions.state import ENCOUNTER_DISCARD
from longbox.situations import side, situation


def nobody_defends(t: Table) -> None:
    while t.kind == "defend":
        t.passes()


# -- Under Attack -----------------------------------------------------------------------------------------------------------


def test_under_attack_asks_each_player() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"]),
        B=side("Captain Marvel"),
        C=side("Iron Man", form="alter-ego"),
        encounter=["Under Attack", BLANK],
    )
    t.reveals("Under Attack")
    assert t["Under Attack"].threat == 3 and t["Under Attack"].icons == {"crisis": 1}
    t.A.does("Deal 3 damage")
    assert t["She-Hulk"].damage == 3 and t["Tigra"].damage == 0
    t.B.does("Place 2 threat")
    # an alter-ego has no hero to be dealt damage
    assert t.kind == "turn" and t["Under Attack"].threat == 7
    assert t.B.identity.damage == 0 and t.C.identity.damage == 0


def test_vibranium_armor_makes_the_villain_tough_after_damage() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Sandman"], play=[put("Vibranium Armor", on="Rhino")]))
    t.happens(Damage(t["Sandman"].ref, 1))
    assert t.villain.status == frozenset()
    t.A.attacks("She-Hulk", "Rhino")
    assert t.villain.damage == 3 and t.villain.status == {"tough"} and t["Sandman"].status == frozenset()
    t.happens(Damage(t.villain.ref, 3))
    # no damage is taken by the tough, and so no status card comes of it
    assert t.villain.damage == 3 and t.villain.status == frozenset()


@pytest.mark.parametrize(
    ("title", "right", "wrong"), [("Vibranium Armor", "Strength", "Energy"), ("Concussion Blasters", "Energy", "Strength")]
)
def test_the_hero_exhausts_and_spends_two_to_be_rid_of_it(title: str, right: str, wrong: str) -> None:
    on = put(title, on="Rhino")
    t = situation("champions", A=side("She-Hulk", hand=[right, wrong], play=[on]))
    t.A.uses(title, right)
    assert t["She-Hulk"].exhausted and t.A.hand == [wrong] and t.encounter_discard == [title]
    assert not situation("champions", A=side("She-Hulk", hand=[wrong], play=[on])).offered(title)
    assert not situation("champions", A=side("She-Hulk", exhausted=True, hand=[right], play=[on])).offered(title)
    assert not situation("champions", A=side("She-Hulk", form="alter-ego", hand=[right], play=[on])).offered(title)


def test_concussion_blasters_retaliate_for_the_villain_alone() -> None:
    t = situation("champions", A=side("She-Hulk", play=[put("Concussion Blasters", on="Rhino"), "Tigra"], minions=["Sandman"]))
    t.A.attacks("She-Hulk", "Rhino")
    assert t["She-Hulk"].damage == 1 and t.villain.damage == 3
    t.A.attacks("Tigra", "Sandman")
    assert t["Tigra"].damage == 1


@pytest.mark.parametrize("title", ["Vibranium Armor", "Concussion Blasters"])
@pytest.mark.parametrize("scenario", ["Rhino", "Klaw", "Ultron"])
def test_they_are_attached_to_whoever_the_villain_is(title: str, scenario: str) -> None:
    t = situation("champions", scenario=scenario, A=side("She-Hulk", minions=["Sandman"]), encounter=[title, BLANK])
    t.reveals(title)
    assert t.villain.attached == [title] and t["Sandman"].attached == []


def test_concussive_blast_hits_friends_of_every_kind() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra", "Tac Team"], minions=["Sandman"]),
        B=side("Captain Marvel", form="alter-ego", play=["Hawkeye"]),
        encounter=["Concussive Blast", BLANK],
    )
    t.reveals("Concussive Blast")
    assert [t[n].damage for n in ("She-Hulk", "Tigra", "Hawkeye")] == [1, 1, 1] and t.B.identity.damage == 1
    assert t["Sandman"].damage == 0 and t.villain.damage == 0


def test_concussive_blast_as_a_boost_card_hits_the_player_attacked() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", play=["Tigra"]),
        B=side("Captain Marvel", play=["Hawkeye"]),
        encounter=["Concussive Blast", BLANK],
    )
    t.enemy_schemes("Rhino", "B")
    assert t.B.identity.damage == 1 and t["Hawkeye"].damage == 1
    assert t["She-Hulk"].damage == 0 and t["Tigra"].damage == 0


# -- Legions of Hydra -----------------------------------------------------------------------------------------------------------


def test_legions_of_hydra_bring_madame_hydra_and_count_hydra() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Hydra Soldier", "Sandman"]),
        B=side("Captain Marvel"),
        encounter=["Legions of Hydra", BLANK, "Madame Hydra", "Shocker"],
    )
    t.reveals("Legions of Hydra", "B")
    assert t.B.minions == ["Madame Hydra"] and t["Legions of Hydra"].threat == 7 and t["Legions of Hydra"].icons == {"hazard": 1}
    assert sorted(t.encounter_deck) == ["Blank", "Shocker"]


def test_legions_of_hydra_find_her_in_the_discard_pile_and_search_not_while_she_is_in_play() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Legions of Hydra", BLANK], encounter_discard=["Madame Hydra"])
    t.reveals("Legions of Hydra")
    assert t.A.minions == ["Madame Hydra"] and t["Legions of Hydra"].threat == 5
    t = situation(
        "champions", A=side("She-Hulk", minions=["Madame Hydra"]), B=side("Captain Marvel"), encounter=["Legions of Hydra", BLANK]
    )
    t.reveals("Legions of Hydra", "B")
    assert t["Legions of Hydra"].threat == 5 and t.B.minions == [] and "looks at" not in t.log


def test_madame_hydra_is_safe_while_her_legions_are_there() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Madame Hydra", "Hydra Soldier"]),
        side_schemes=[put("Legions of Hydra", threat=1)],
    )
    t.happens(Damage(t["Madame Hydra"].ref, 2), Damage(t["Hydra Soldier"].ref, 1))
    assert t["Madame Hydra"].damage == 0 and t["Hydra Soldier"].damage == 1
    t = situation("champions", A=side("She-Hulk", minions=["Madame Hydra"]), side_schemes=[put("Bomb Scare", threat=1)])
    t.A.attacks("She-Hulk", "Madame Hydra")
    assert t["Madame Hydra"].damage == 3


def test_madame_hydra_feeds_her_legions_after_she_schemes_or_attacks() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Madame Hydra", "Hydra Soldier"]),
        side_schemes=[put("Legions of Hydra", threat=1), put("Bomb Scare", threat=1)],
    )
    t.enemy_attacks("Madame Hydra")
    nobody_defends(t)
    assert t["Legions of Hydra"].threat == 3 and t["Bomb Scare"].threat == 1
    t.enemy_schemes("Madame Hydra")
    assert t["Legions of Hydra"].threat == 5 and t.scheme.threat == 2
    t.enemy_schemes("Hydra Soldier")
    assert t["Legions of Hydra"].threat == 5


def test_madame_hydra_without_legions_places_nothing() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["Madame Hydra"]))
    t.enemy_schemes("Madame Hydra")
    assert t.kind == "turn" and t.scheme.threat == 2


def test_of_two_legions_the_first_player_chooses() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Madame Hydra"]),
        B=side("Captain Marvel"),
        first="B",
        side_schemes=[put("Legions of Hydra", threat=1), put("Legions of Hydra", threat=4)],
    )
    t.enemy_schemes("Madame Hydra")
    assert t.B.asked() and len(t.options()) == 2
    t.match.choose((1,))
    threats = [t.state.things[n].threat for n in t.state.schemes() if t.state.now(n).name == "Legions of Hydra"]
    assert threats == [1, 6]


def test_a_hydra_soldier_guards_and_deals_an_encounter_card_as_he_falls() -> None:
    t = situation("champions", A=side("She-Hulk"), B=side("Captain Marvel", minions=[put("Hydra Soldier", damage=1)]))
    t.A.attacks("She-Hulk", "Hydra Soldier")
    assert t.B.minions == [] and t.B.dealt == 1 and t.A.dealt == 0
    t = situation("champions", A=side("She-Hulk", minions=["Hydra Soldier"]))
    assert not t.offered("She-Hulk attacks Rhino")
    t.A.attacks("She-Hulk", "Hydra Soldier")
    assert t.A.dealt == 0 and t["Hydra Soldier"].damage == 3


# -- The Doomsday Chair ---------------------------------------------------------------------------------------------------------------


def test_the_doomsday_chair_brings_modok() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk"),
        B=side("Captain Marvel"),
        encounter=["The Doomsday Chair", BLANK, "M.O.D.O.K.", "Shocker"],
    )
    t.reveals("The Doomsday Chair", "B")
    assert (
        t.B.minions == ["M.O.D.O.K."]
        and t["The Doomsday Chair"].threat == 8
        and t["The Doomsday Chair"].icons == {"acceleration": 1}
    )
    assert sorted(t.encounter_deck) == ["Blank", "Shocker"]
    t = situation("champions", A=side("She-Hulk", minions=["M.O.D.O.K."]), encounter=["The Doomsday Chair", BLANK, "Shocker"])
    t.reveals("The Doomsday Chair")
    assert t.A.minions == ["M.O.D.O.K."] and t.encounter_deck == ["Blank", "Shocker"]


def test_modok_retaliates_for_two() -> None:
    t = situation("champions", A=side("She-Hulk", minions=["M.O.D.O.K.", "Shocker"]), B=side("Captain Marvel"))
    t.A.attacks("She-Hulk", "M.O.D.O.K.")
    assert t["She-Hulk"].damage == 2 and t["M.O.D.O.K."].damage == 3 and t.B.identity.damage == 0


def test_a_defeated_modok_retaliates_no_more() -> None:
    t = situation("champions", A=side("She-Hulk", minions=[put("M.O.D.O.K.", damage=5)]))
    t.A.attacks("She-Hulk", "M.O.D.O.K.")
    assert t.A.minions == [] and t["She-Hulk"].damage == 0


def test_biomechanical_upgrades_go_to_the_strongest_minion_and_surge() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker", "Sandman"]),
        B=side("Captain Marvel", minions=["Radioactive Man"]),
        encounter=["Biomechanical Upgrades", "Crowd Control", BLANK],
    )
    t.reveals("Biomechanical Upgrades")
    assert t["Radioactive Man"].attached == ["Biomechanical Upgrades"] and t.in_play("Crowd Control")


def test_the_next_goes_to_the_strongest_that_has_none() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker", "Sandman", "M.O.D.O.K."], play=[put("Biomechanical Upgrades", on="M.O.D.O.K.")]),
        encounter=["Bomb Scare", BLANK],
        encounter_discard=["Biomechanical Upgrades"],
    )
    t.runs(Revealing(0, t.state.ref(t.state.common(ENCOUNTER_DISCARD)[0])))
    assert (
        t["Sandman"].attached == ["Biomechanical Upgrades"] and len(t["M.O.D.O.K."].attached) == 1 and t["Shocker"].attached == []
    )


def test_of_two_that_are_as_strong_the_first_player_chooses() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker", "Armored Guard"]),
        B=side("Captain Marvel"),
        first="B",
        encounter=["Biomechanical Upgrades", BLANK, BLANK],
    )
    t.reveals("Biomechanical Upgrades")
    assert t.B.asked()
    t.B.picks("Armored Guard")
    assert t["Armored Guard"].attached == ["Biomechanical Upgrades"] and t["Shocker"].attached == []


def test_without_minions_they_are_discarded_and_surge() -> None:
    t = situation("champions", A=side("She-Hulk"), encounter=["Biomechanical Upgrades", "Crowd Control", BLANK])
    t.reveals("Biomechanical Upgrades")
    assert t.encounter_discard == ["Biomechanical Upgrades"] and t.in_play("Crowd Control")


def test_biomechanical_upgrades_save_their_minion_once() -> None:
    t = situation(
        "champions",
        A=side("She-Hulk", minions=["Shocker", "Hydra Bomber"], play=[put("Biomechanical Upgrades", on="Shocker"), "Tigra"]),
    )
    t.happens(Damage(t["Shocker"].ref, 2), Damage(t["Hydra Bomber"].ref, 2))
    assert t.A.minions == ["Shocker"] and t["Shocker"].damage == 2 and t.in_play("Biomechanical Upgrades")
    t.A.attacks("She-Hulk", "Shocker")
    assert t["Shocker"].damage == 0 and not t.in_play("Biomechanical Upgrades")
    assert t.encounter_discard == ["Hydra Bomber", "Biomechanical Upgrades"]
    t.happens(Damage(t["Shocker"].ref, 3))
    assert t.A.minions == []


def test_a_minion_that_is_saved_was_not_defeated() -> None:
    # Hydra Soldier's When Defeated does not resolve, nor do responses to a defeat
    t = situation(
        "champions",
        A=side(
            "She-Hulk",
            minions=["Hydra Soldier"],
            play=[put("Biomechanical Upgrades", on="Hydra Soldier"), put("Tigra", damage=1)],
        ),
    )
    t.happens(Damage(t["Hydra Soldier"].ref, 2))
    t.A.attacks("Tigra", "Hydra Soldier")
    assert t.A.dealt == 0 and t.A.minions == ["Hydra Soldier"] and t["Hydra Soldier"].damage == 0
    assert t["Tigra"].damage == 2


def test_biomechanical_upgrades_save_from_a_loss_of_hit_points_too() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        environments=["Ultron Drones", put("Upgraded Drones", on="Ultron Drones")],
        A=side("She-Hulk", hand=["Energy", "Genius", "Strength"]),
        encounter=["Biomechanical Upgrades", "Invasive AI", BLANK],
    )
    t.happens(DroneCome(0))
    t.reveals("Biomechanical Upgrades")
    assert t["Drone"].attached == ["Biomechanical Upgrades"] and t["Drone"].hp == 2
    t.happens(Damage(t["Drone"].ref, 1))
    t.A.uses("Upgraded Drones")
    assert t["Drone"].hp == 1 and t["Drone"].damage == 0 and not t.in_play("Biomechanical Upgrades")
