"""The Klaw scenario: what each card does, does not, and leaves alone."""

from __future__ import annotations

import pytest

from longbox.games.champions.events import Damage
from longbox.games.champions.game import GAME
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.games.champions.state import ENCOUNTER_DISCARD, MINION
from longbox.kernel.match import Match
from longbox.situations import side, situation

#: treacheries with one and with two boost icons
ONE = stand_in("treachery", "One", boost=1)
TWO = stand_in("treachery", "Two", boost=2)
ALL_THREE = ["Energy", "Genius", "Strength"]


def nobody_defends(t: Table) -> None:
    while t.kind == "defend":
        t.passes()


def klaw(**more: object) -> Table:
    return situation("champions", scenario="Klaw", **more)


def started(*heroes: str, mode: str = "standard") -> Table:
    """The table of a whole game, when its first question is asked."""
    return Table(Match(GAME, {"heroes": list(heroes), "scenario": "Klaw", "mode": mode}, 3).state)


# -- Klaw -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stage", "mode", "damage"), [("I", "standard", 3), ("II", "standard", 4), ("III", "expert", 5)])
def test_klaw_gets_another_boost_card_when_he_attacks(stage: str, mode: str, damage: int) -> None:
    t = klaw(A=side("She-Hulk"), stage=stage, mode=mode, encounter=[ONE, TWO, TWO])
    t.enemy_attacks("Klaw")
    nobody_defends(t)
    assert t["She-Hulk"].damage == damage and t.encounter_deck == ["Two"]


def test_klaw_gets_one_boost_card_when_he_schemes_and_none_when_stunned() -> None:
    t = klaw(A=side("She-Hulk"), encounter=[ONE, TWO, TWO])
    t.enemy_schemes("Klaw")
    assert t.scheme.threat == 3 and t.encounter_deck == ["Two", "Two"]
    t = klaw(A=side("She-Hulk"), encounter=[ONE, TWO, TWO], villain_status=["stunned"])
    t.enemy_attacks("Klaw")
    assert t.encounter_deck == ["One", "Two", "Two"]


def test_the_extra_boost_card_is_not_for_his_minions() -> None:
    t = klaw(A=side("She-Hulk", minions=["Weapons Runner"]), encounter=[ONE])
    t.enemy_attacks("Weapons Runner")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 1 and t.encounter_deck == ["One"]


def test_the_second_stage_fetches_the_immortal_klaw() -> None:
    t = klaw(A=side("She-Hulk"), villain_damage=11, encounter=["01127", "Armored Guard"])
    t.A.attacks("She-Hulk", "Klaw")
    assert t['The "Immortal" Klaw'].threat == 3 and t.encounter_deck == ["Armored Guard"]
    assert t.villain.hp == 28 and t.villain.damage == 0


def test_the_third_stage_is_tough() -> None:
    t = klaw(A=side("She-Hulk"), mode="expert", stage="II", villain_damage=17)
    t.A.attacks("She-Hulk", "Klaw")
    assert t.villain.status == {"tough"} and t.villain.hp == 22


# -- the main scheme ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [("She-Hulk",), ("She-Hulk", "Captain Marvel")])
def test_the_scenario_is_set_up_with_the_defense_network_and_a_minion(heroes: tuple[str, ...]) -> None:
    t = started(*heroes)
    s = t.state
    assert t["Defense Network"].threat == 2 + len(heroes)
    assert t.scheme.face == 1 and t.scheme.threat == 0
    assert len(s.minions(0)) == 1 and not any(s.minions(p) for p in range(1, len(heroes)))
    # what was discarded on the way holds no other minion
    assert not any(s.things[n].printed.kind == MINION for n in s.common(ENCOUNTER_DISCARD))


def test_in_expert_mode_the_second_stage_brings_the_immortal_klaw_at_once() -> None:
    t = started("She-Hulk", mode="expert")
    assert t.in_play('The "Immortal" Klaw') and t.villain.hp == 28


def test_underground_distribution_advances_through_both_sides() -> None:
    t = klaw(
        A=side("Iron Man", form="alter-ego"),
        B=side("Captain Marvel", form="alter-ego"),
        first="B",
        threat=11,
        encounter=[BLANK, BLANK, "Sonic Boom", "Armored Guard", ONE],
    )
    t.enemy_schemes("Klaw")
    # no matter how much was on it, the next stage begins anew
    assert t.scheme.face == 3
    assert t.scheme.threat == 0
    assert t.B.minions == ["Armored Guard"] and t.A.minions == []
    assert t.encounter_discard == ["Blank", "Blank", "Sonic Boom"] and t.encounter_deck == ["One"]
    assert t["Armored Guard"].status == {"tough"}


def test_a_deck_without_minions_is_gone_through_once() -> None:
    t = klaw(A=side("Iron Man", form="alter-ego"), threat=5, encounter=[BLANK, BLANK, ONE])
    t.enemy_schemes("Klaw")
    assert t.scheme.face == 3 and t.A.minions == []
    assert len(t.encounter_deck) == 3 and t.state.accelerations == 1


def test_secret_rendezvous_loses_the_game() -> None:
    t = klaw(A=side("Iron Man", form="alter-ego"), scheme_stage="2B", threat=6)
    t.enemy_schemes("Klaw")
    assert t.result is not None and not t.result.won
    t = klaw(A=side("Iron Man", form="alter-ego"), scheme_stage="2B", threat=5)
    t.enemy_schemes("Klaw")
    assert t.result is None and t.scheme.threat == 7


# -- attachments ----------------------------------------------------------------------------------------------------------------


def test_the_sonic_converter_stuns_whom_klaw_damages() -> None:
    t = klaw(A=side("She-Hulk", play=["Luke Cage", put("Sonic Converter", on="Klaw")]), B=side("Captain Marvel"))
    assert t.villain.atk == 1
    t.enemy_attacks("Klaw")
    t.A.picks("Luke Cage")
    assert t["Luke Cage"].damage == 1 and t["Luke Cage"].status == {"stunned"}
    assert t["She-Hulk"].status == frozenset() and t.B.identity.status == frozenset()


def test_the_sonic_converter_does_nothing_without_damage_or_for_a_minion() -> None:
    t = klaw(A=side("She-Hulk", minions=["Armored Guard"], play=[put("Sonic Converter", on="Klaw")]))
    t.enemy_attacks("Klaw")
    t.A.picks("She-Hulk")
    assert t["She-Hulk"].status == frozenset()
    t.enemy_attacks("Armored Guard")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 1 and t["She-Hulk"].status == frozenset()


@pytest.mark.parametrize("title", ["Sonic Converter", "Solid-Sound Body"])
def test_a_hero_spends_three_types_to_be_rid_of_it(title: str) -> None:
    t = klaw(A=side("She-Hulk", hand=ALL_THREE, play=[put(title, on="Klaw")]))
    t.A.uses(title)
    assert not t.in_play(title) and t.A.hand == [] and t.encounter_discard == [title]
    t = klaw(A=side("She-Hulk", hand=["Energy", "Genius", "Energy"], play=[put(title, on="Klaw")]))
    assert not t.offered(title)
    t = klaw(A=side("She-Hulk", form="alter-ego", hand=ALL_THREE, play=[put(title, on="Klaw")]))
    assert not t.offered(title)


def test_the_solid_sound_body_retaliates() -> None:
    t = klaw(A=side("She-Hulk", play=["Tigra", put("Solid-Sound Body", on="Klaw")], minions=["Weapons Runner"]))
    t.A.attacks("She-Hulk", "Klaw")
    assert t.villain.damage == 3 and t["She-Hulk"].damage == 1
    t.A.attacks("Tigra", "Weapons Runner")
    # only her consequential damage, healed as she defeats a minion
    assert t["Tigra"].damage == 1


@pytest.mark.parametrize("title", ["Sonic Converter", "Solid-Sound Body"])
def test_they_are_attached_to_klaw_and_to_no_other_villain(title: str) -> None:
    t = klaw(A=side("She-Hulk", minions=["Armored Guard"]), encounter=[title, BLANK])
    t.reveals(title)
    assert t.villain.attached == [title] and t["Armored Guard"].attached == []
    t = situation("champions", A=side("She-Hulk", minions=["Armored Guard"]), encounter=[title, BLANK])
    t.reveals(title)
    assert t.encounter_discard == [title]


# -- minions ----------------------------------------------------------------------------------------------------------------------


def test_an_armored_guard_is_tough_and_guards() -> None:
    t = klaw(A=side("She-Hulk"), encounter=["Armored Guard", BLANK])
    t.reveals("Armored Guard")
    assert t["Armored Guard"].status == {"tough"}
    assert not t.offered("She-Hulk attacks Klaw") and t.offered("She-Hulk attacks Armored Guard")


def test_a_weapons_runner_surges() -> None:
    t = klaw(A=side("She-Hulk"), encounter=["Weapons Runner", "Armored Guard", BLANK])
    t.reveals("Weapons Runner")
    assert t.A.minions == ["Weapons Runner", "Armored Guard"]


def test_a_weapons_runner_given_as_a_boost_card_joins_the_player_attacked() -> None:
    t = klaw(A=side("She-Hulk"), B=side("Captain Marvel"), encounter=["Weapons Runner", ONE, "Armored Guard"])
    t.enemy_attacks("Klaw", "B")
    nobody_defends(t)
    assert t.B.minions == ["Weapons Runner"] and t.A.minions == []
    # its surge is not for a card that is not revealed
    assert t.encounter_deck == ["Armored Guard"] and t.encounter_discard == ["One"]
    assert t.B.identity.damage == 1


# -- treacheries --------------------------------------------------------------------------------------------------------------------


def test_klaws_vengeance_takes_a_card_from_an_alter_ego() -> None:
    t = klaw(
        A=side("She-Hulk", form="alter-ego", hand=["Energy", "Genius"]),
        B=side("Captain Marvel", hand=["Energy"]),
        encounter=["01122", BLANK],
    )
    t.reveals("Klaw's Vengeance")
    assert len(t.A.hand) == 1 and t.B.hand == ["Energy"] and t.scheme.threat == 0


def test_klaws_vengeance_places_threat_if_its_attack_deals_damage() -> None:
    t = klaw(A=side("She-Hulk", hand=["Energy"]), encounter=["01122", ONE, BLANK, BLANK])
    t.reveals("Klaw's Vengeance")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 1 and t.scheme.threat == 1 and t.A.hand == ["Energy"]
    t = klaw(A=side("She-Hulk"), encounter=["01122", ONE, BLANK, BLANK])
    t.reveals("Klaw's Vengeance")
    t.A.picks("She-Hulk")
    assert t["She-Hulk"].damage == 0 and t.scheme.threat == 0
    t = klaw(A=side("She-Hulk", status=["tough"]), encounter=["01122", ONE, BLANK, BLANK])
    t.reveals("Klaw's Vengeance")
    nobody_defends(t)
    assert t.scheme.threat == 0


def test_sonic_boom_wants_three_types_or_everybody_exhausted() -> None:
    t = klaw(
        A=side("She-Hulk", hand=ALL_THREE, play=["Tigra", "Tac Team"]),
        B=side("Captain Marvel", play=["Hawkeye"]),
        encounter=["Sonic Boom", BLANK],
    )
    t.reveals("Sonic Boom")
    t.A.does("Exhaust each character")
    assert t["She-Hulk"].exhausted and t["Tigra"].exhausted and not t["Tac Team"].exhausted
    assert not t["Captain Marvel"].exhausted and not t["Hawkeye"].exhausted and t.A.hand == ALL_THREE
    t = klaw(A=side("She-Hulk", hand=ALL_THREE, play=["Tigra"]), encounter=["Sonic Boom", BLANK])
    t.reveals("Sonic Boom")
    t.A.does("Spend [energy] [mental] [physical]")
    t.A.pays()
    assert not t["She-Hulk"].exhausted and not t["Tigra"].exhausted and t.A.hand == []


def test_sonic_boom_leaves_no_choice_to_whoever_cannot_pay() -> None:
    t = klaw(A=side("She-Hulk", hand=["Energy", "Energy", "Genius"]), encounter=["Sonic Boom", BLANK])
    t.reveals("Sonic Boom")
    assert t.kind == "turn" and t["She-Hulk"].exhausted and len(t.A.hand) == 3


def test_sonic_boom_as_a_boost_card_exhausts_a_hero_that_is_damaged() -> None:
    t = klaw(A=side("She-Hulk"), encounter=["Sonic Boom", ONE, BLANK])
    t.enemy_attacks("Klaw")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 1 and t["She-Hulk"].exhausted
    t = klaw(A=side("She-Hulk"), encounter=["Sonic Boom", BLANK, BLANK])
    t.enemy_attacks("Klaw")
    nobody_defends(t)
    assert t["She-Hulk"].damage == 0 and not t["She-Hulk"].exhausted


def test_sonic_boom_as_a_boost_card_spares_the_hero_behind_an_ally() -> None:
    t = klaw(A=side("She-Hulk", play=["Luke Cage"]), encounter=["Sonic Boom", ONE, BLANK])
    t.enemy_attacks("Klaw")
    t.A.picks("Luke Cage")
    assert t["Luke Cage"].damage == 1 and not t["She-Hulk"].exhausted


def test_sound_manipulation_heals_klaw_or_surges_against_an_alter_ego() -> None:
    t = klaw(A=side("She-Hulk", form="alter-ego"), encounter=["Sound Manipulation", "Armored Guard", BLANK], villain_damage=6)
    t.reveals("Sound Manipulation")
    assert t.villain.damage == 2 and t.A.minions == [] and t.A.identity.damage == 0
    t = klaw(A=side("She-Hulk", form="alter-ego"), encounter=["Sound Manipulation", "Armored Guard", BLANK])
    t.reveals("Sound Manipulation")
    assert t.A.minions == ["Armored Guard"]


def test_sound_manipulation_hurts_a_hero_and_heals_klaw() -> None:
    t = klaw(A=side("She-Hulk", play=["Tigra"]), encounter=["Sound Manipulation", "Armored Guard", BLANK], villain_damage=6)
    t.reveals("Sound Manipulation")
    assert t["She-Hulk"].damage == 2 and t.villain.damage == 4 and t["Tigra"].damage == 0
    t = klaw(A=side("She-Hulk"), encounter=["Sound Manipulation", "Armored Guard", BLANK])
    t.reveals("Sound Manipulation")
    assert t["She-Hulk"].damage == 2 and t.A.minions == []


# -- side schemes ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "icon", "alone", "two"),
    [
        ("Defense Network", "crisis", 3, 4),
        ("Illegal Arms Factory", "hazard", 4, 5),
        ('The "Immortal" Klaw', "acceleration", 3, 6),
    ],
)
def test_side_schemes(title: str, icon: str, alone: int, two: int) -> None:
    t = klaw(A=side("She-Hulk"), encounter=[code(title), BLANK], threat=2)
    t.reveals(title)
    assert t[title].threat == alone and t[title].icons == {icon: 1} and t.scheme.threat == 2
    t = klaw(A=side("She-Hulk"), B=side("Captain Marvel"), encounter=[code(title), BLANK])
    t.reveals(title)
    assert t[title].threat == two


def code(title: str) -> str:
    return {"Defense Network": "01125", "Illegal Arms Factory": "01126", 'The "Immortal" Klaw': "01127"}[title]


def test_the_immortal_klaw_gives_ten_hit_points_to_klaw_alone() -> None:
    t = klaw(A=side("She-Hulk", minions=["Armored Guard"]), side_schemes=[put("01127", threat=3)])
    assert t.villain.hp == 22 and t["Armored Guard"].hp == 3 and t["She-Hulk"].hp == 15
    t.happens(Damage(t.villain.ref, 13))
    assert t.villain.face == 0 and t.villain.left == 9


def test_klaw_may_be_defeated_as_the_immortal_klaw_is() -> None:
    t = klaw(A=side("Captain Marvel"), side_schemes=[put("01127", threat=2)], villain_damage=13)
    t.A.thwarts("Captain Marvel", 'The "Immortal" Klaw')
    assert t.villain.face == 1 and t.villain.damage == 0
    t = klaw(A=side("Captain Marvel"), side_schemes=[put("01127", threat=2)], villain_damage=11)
    t.A.thwarts("Captain Marvel", 'The "Immortal" Klaw')
    assert t.villain.face == 0 and t.villain.left == 1
