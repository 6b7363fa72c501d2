"""Questions about cards that meet, with real titles: what comes of it, and which rule the log names for it."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.situations import BLANK, put
from longbox.situations import side
from tests.rules.champions.rounds import laid, on, told


@pytest.mark.rule("champions:overkill", "champions:consequential-damage", "champions:retaliate-x", "champions:ally-limit#p2")
def test_the_log_names_the_rule_that_dealt_the_damage() -> None:
    t = laid(A=side("Spider-Man", hand=["Relentless Assault", "Strength"], minions=["Hydra Mercenary"]))
    t.A.plays("Relentless Assault", "Strength")
    # overkill is no attack against the villain: guard is not in its way
    assert t.villain.damage == 2 and told(t, "Rhino takes 2 damage", "[champions:overkill]")
    t = laid(A=side("Spider-Man", play=["Tigra"]), scenario="Klaw", villain_attached=["Solid-Sound Body"])
    t.A.attacks("Tigra", "Klaw")
    assert t["Tigra"].damage == 2
    assert told(t, "Tigra takes 1 damage", "[champions:retaliate-x]") and told(t, "[champions:consequential-damage]")
    t = laid(A=side("Spider-Man", play=["Tigra", "Vision", "Hulk"], hand=["Maria Hill", "Energy"], deck=["Genius", "Strength"]))
    t.A.plays("Maria Hill", "Energy")
    assert told(t, "A controls more allies than the limit", "[champions:ally-limit#p2]")
    t.A.picks("Maria Hill")
    # she was gone before she could answer to entering play
    assert t.kind == "turn" and t.A.hand == [] and t.A.discard == ["Energy", "Maria Hill"]


@pytest.mark.rule("champions:ability", "champions:retaliate-x")
def test_an_ally_that_retaliate_defeats_answers_no_more() -> None:
    for left, discarded, damage in ((2, [], 3), (3, ["Strength"], 5)):
        t = laid(A=side("Spider-Man", play=[put("Hulk", left=left)], deck=["Strength"] * 3, minions=["M.O.D.O.K."]))
        t.A.attacks("Hulk", "M.O.D.O.K.")
        if t.kind == "choose":
            t.A.picks("M.O.D.O.K.")
        assert [n for n in t.A.discard if n != "Hulk"] == discarded
        assert t["M.O.D.O.K."].damage == damage and t.villain.damage == 0 and t.kind == "turn"


@pytest.mark.rule("champions:defend#5", "champions:defend#6")
def test_whoever_helps_out_is_hit_once_the_helper_has_fallen() -> None:
    t = laid(
        A=side("Iron Man", play=["Arc Reactor"]),
        B=side("Spider-Man", play=[put("Tigra", left=1), "Indomitable"]),
        scenario="Klaw",
        encounter=["Concussive Blast", "Electric Whip Attack", BLANK],
        villain_attached=["Sonic Converter"],
    )
    t.enemy_attacks("Klaw", "A")
    t.B.defends("Tigra")
    # the blast hurts everybody of the defending player, and so the whip meets an undefended attack
    on(t, "turn")
    assert t.B.discard == ["Tigra", "Indomitable"] and t.A.play == ["Arc Reactor"]
    assert t["Spider-Man"].damage == 1 + 1 and "stunned" in t["Spider-Man"].status and t["Iron Man"].damage == 0


@pytest.mark.rule("champions:villain-defeat#2")
def test_armour_answers_for_the_stage_that_comes_after() -> None:
    t = laid(A=side("Spider-Man"), villain_left=1, villain_attached=["Vibranium Armor"])
    t.A.attacks("Spider-Man", "Rhino")
    assert (t.villain.stage, t.villain.damage, t.villain.status) == ("II", 0, {"tough"}) and t.villain.attached == [
        "Vibranium Armor"
    ]
    # damage that a tough status card kept off was not taken
    t = laid(A=side("Spider-Man"), villain_status="tough", villain_attached=["Vibranium Armor"])
    t.A.attacks("Spider-Man", "Rhino")
    assert t.villain.status == frozenset()


@pytest.mark.rule("champions:main-scheme#2", "champions:target-threat")
def test_threat_that_completes_a_stage_was_placed_all_the_same() -> None:
    t = laid(A=side("Tony Stark", deck=["Energy"] * 9), scenario="Ultron", encounter=["Rage of Ultron", "Shocker", BLANK])
    t.reveals("Rage of Ultron")
    # three threat complete the first stage, whose successor brings a drone; then three cards go for the three threat
    assert t.scheme.name == "Assault on NORAD" and t.scheme.threat == 0
    assert t.A.minions == ["Drone"] and t.A.discard == ["Energy"] * 3


@pytest.mark.rule("champions:replacement-effect", "champions:status-cards#2")
def test_threat_taken_as_damage_is_damage_to_whatever_keeps_that_off() -> None:
    t = laid(A=side("Captain Marvel", hand=["Great Responsibility"], play=["Cosmic Flight"]))
    t.enemy_schemes("Rhino")
    t.A.picks("Great Responsibility")
    t.A.picks("Cosmic Flight")
    assert t.scheme.threat == 0 and t["Captain Marvel"].damage == 0 and not t.in_play("Cosmic Flight")
    t = laid(A=side("Captain Marvel", status="tough", hand=["Great Responsibility"], play=["Cosmic Flight"]))
    t.enemy_schemes("Rhino")
    t.A.picks("Great Responsibility")
    # the status card comes first, and nothing is left to prevent
    assert t.kind == "turn" and t.in_play("Cosmic Flight") and t["Captain Marvel"].status == frozenset()
    # it is no damage from an attack
    t = laid(A=side("Spider-Man", hand=["Great Responsibility", "Backflip"]))
    t.enemy_schemes("Rhino")
    t.A.picks("Great Responsibility")
    assert t.kind == "turn" and t["Spider-Man"].damage == 1 and t.A.hand == ["Backflip"]


@pytest.mark.rule("champions:minion#4")
def test_a_minion_that_came_as_a_boost_card_acts_unless_it_is_shot_down() -> None:
    given: dict[str, Any] = {
        "scenario": "Klaw",
        "encounter": ["Weapons Runner", *[BLANK] * 8],
        "phase": "villain",
        "step": 2,
    }
    t = laid(A=side("Iron Man", play=[put("Hawkeye", exhausted=True, counters={"arrow": 1})]), **given)
    t.A.passes()
    t.A.picks("Hawkeye")
    on(t, "turn")
    assert t["Iron Man"].damage == 0 and t["Hawkeye"].counter("arrow") == 0 and "Weapons Runner" in t.encounter_discard
    t = laid(A=side("Iron Man"), **given)
    on(t, "turn")
    assert t["Iron Man"].damage == 1 and t.A.minions == ["Weapons Runner"]


@pytest.mark.rule("champions:exhausted#2", "champions:cost-arrow-icon")
def test_what_can_not_be_paid_in_full_is_named_rather_than_that_it_would_change_nothing() -> None:
    t = laid(
        A=side("Peter Parker", damage=4, play=[put("Aunt May", exhausted=True), put("Web-Shooter", exhausted=True)]),
        B=side("Captain Marvel", hand=["Energy"]),
    )
    assert t.why_not("A", "Aunt May") == ["champions:exhausted#2"] and not t.offered("Aunt May")
    assert "champions:exhausted#2" in t.why_not("A", "Web-Shooter")
    # there is nothing to heal, which is part of what a card costs her
    assert t.why_not("B", "Captain Marvel", "Use") == ["champions:cost-arrow-icon"]
    t.hurts("Captain Marvel", 1)
    assert t.why_not("B", "Captain Marvel", "Use") == []
    t.A.does("Change form")
    assert t.why_not("A", "Aunt May") == ["champions:triggered-abilities#4", "champions:exhausted#2"]
