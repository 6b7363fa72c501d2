"""Situations as a judge would lay them out, and which rule is named for what can't be done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.games.champions.language.vocabulary import MAIN, Keyword, PlaceThreat, WhenRevealed
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
PERIL = stand_in("treachery", "Peril", Keyword("peril"), Keyword("surge"), WhenRevealed(PlaceThreat(1, MAIN)))


# -- tables ----------------------------------------------------------------------------------------------------------------------


def test_cards_may_be_laid_on_allies_minions_and_the_villain() -> None:
    t = situation(
        "champions",
        A=side(
            "Iron Man",
            play=[put("Vision", attached=["Inspired"])],
            minions=[put(THUG, attached=["Biomechanical Upgrades", put("Spider-Tracer", exhausted=True)])],
        ),
        B=side("Spider-Man"),
        villain_attached=["Charge", put("Enhanced Ivory Horn")],
        encounter=[BLANK] * 3,
    )
    assert t["Vision"].attached == ["Inspired"] and t["Vision"].atk == 3
    assert t["Thug"].attached == ["Biomechanical Upgrades", "Spider-Tracer"] and t.A.minions == ["Thug"]
    assert t.villain.attached == ["Charge", "Enhanced Ivory Horn"] and t.villain.atk == 2 + 3 + 1
    # what belongs to a player is under that player's control, what belongs to the scenario is not; a tracer is Spider-Man's
    assert sorted(t.A.play) == ["Inspired", "Vision"] and t.B.play == ["Spider-Tracer"] and t["Spider-Tracer"].exhausted


def test_the_villain_phase_begins_with_any_of_its_steps() -> None:
    for step, threat, asked in ((1, 1, True), (2, 0, True), (3, 0, False), (4, 0, False)):
        t = situation("champions", A=side("Iron Man", dealt=[BLANK]), phase="villain", step=step, encounter=[BLANK] * 9)
        assert t.scheme.threat == threat
        assert (t.kind == "defend") is asked
        if asked:
            t.A.passes()
        assert t.kind == "turn" and t.state.round == 2
        # in step three each player is dealt a card, besides the one that lay there
        assert len(told(t, "A reveals Blank")) == (1 if step == 4 else 2)
    with pytest.raises(LookupError):
        situation("champions", A=side("Iron Man"), phase="night")


def test_a_payment_that_has_one_way_only_may_be_named_all_the_same() -> None:
    t = situation("champions", A=side("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"]))
    t.A.plays("Photonic Blast", "Energy Absorption")
    assert t.villain.damage == 5
    t = situation("champions", A=side("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"]))
    with pytest.raises(AssertionError):
        t.A.plays("Photonic Blast", "Genius")


def test_the_card_that_is_revealed_is_the_one_that_waits_then_the_one_of_the_deck() -> None:
    # she has a Legal Work of her own, set aside
    t = situation("champions", A=side("She-Hulk"), encounter=["Legal Work", BLANK])
    t.reveals("Legal Work")
    t.says(False)
    assert t.encounter_discard == ["Legal Work"] and t.encounter_deck == ["Blank"]
    t = situation("champions", A=side("She-Hulk", dealt=["Legal Work"]), encounter=["Legal Work", BLANK])
    t.reveals("Legal Work")
    t.says(False)
    assert t.A.dealt == 0 and t.encounter_deck == ["Legal Work", "Blank"]


def test_damage_threat_and_status_cards_may_come_from_nowhere() -> None:
    t = situation("champions", A=side("Spider-Man", play=["Tigra"]), B=side("Jennifer Walters"), encounter=[BLANK] * 3)
    t.hurts("Tigra", 2)
    t.places("The Break-In!", 3)
    t.B.uses("Jennifer Walters")
    t.gives("Rhino", "stunned")
    assert t["Tigra"].left == 1 and t.scheme.threat == 2 and t.villain.status == {"stunned"}
    t.enemy_attacks("Rhino")
    assert t.kind == "turn"
    t.enemy_attacks("Rhino")
    t.A.passes()
    t.A.defends("Spider-Man")
    assert t["Spider-Man"].exhausted and t["Spider-Man"].damage == 0
    # an alter-ego is schemed against, a hero attacked
    t.enemy_activates("Rhino", "B")
    assert t.scheme.threat == 3 and t["Jennifer Walters"].damage == 0
    t.enemy_activates("Rhino", "A")
    on(t, "turn")
    assert t["Spider-Man"].damage == 2 and t.scheme.threat == 3


def test_a_turn_is_asked_about_though_it_can_only_be_ended() -> None:
    t = situation("champions", A=side("Spider-Man", exhausted=True, damage=4), encounter=[BLANK] * 3)
    t.A.does("Change form")
    assert t.options() == ["End your turn"] and t.state.round == 1
    assert t.A.identity.exhausted and t.why_not("A", "Peter Parker", "recover") == ["champions:exhausted#1"]


# -- why not -----------------------------------------------------------------------------------------------------------------------


def test_of_several_copies_that_in_the_hand_is_asked_about() -> None:
    hand = ["Webbed Up", "Energy", "Genius"]
    t = situation("champions", A=side("Spider-Man", hand=hand), villain_attached=["Webbed Up"])
    assert t.why_not("A", "Webbed Up") == ["champions:max#p4"]
    t = situation("champions", A=side("Spider-Man", hand=["Spider-Tracer", "Energy"]))
    assert t.why_not("A", "Spider-Tracer") == ["champions:attach-to#3"]
    t = situation(
        "champions", A=side("Spider-Man", hand=["Nick Fury", "Energy", "Genius"]), B=side("She-Hulk", play=["Nick Fury"])
    )
    assert t.why_not("A", "Nick Fury") == ["champions:unique-icon#1"]


def test_what_waits_for_its_moment_says_so() -> None:
    t = situation(
        "champions",
        A=side("Spider-Man", form="alter-ego", hand=["Backflip", "Get Behind Me!"], play=["Web-Shooter", "Interrogation Room"]),
        B=side("Captain Marvel", play=["Cosmic Flight"]),
    )
    assert t.why_not("A", "Backflip") == ["champions:interrupt"]
    assert t.why_not("A", "Interrogation Room") == ["champions:response"]
    assert t.why_not("A", "Get Behind Me!") == ["champions:triggered-abilities#4", "champions:interrupt"]
    assert t.why_not("A", "Web-Shooter") == ["champions:triggered-abilities#4", "champions:resource-ability#1"]
    assert t.why_not("A", "Cosmic Flight")[0] == "champions:ability#8"
    assert t.why_not("B", "Cosmic Flight") == ["champions:interrupt"]


def test_what_is_in_the_way_at_its_moment_is_told_as_well() -> None:
    # nobody defends with an ability once another has defended
    t = situation(
        "champions",
        A=side("She-Hulk", hand=["Great Responsibility"]),
        B=side("Captain Marvel", play=["Cosmic Flight"]),
        encounter=["Whirlwind", BLANK, BLANK],
        seats=[0, 0],
        first="A",
    )
    t.enemy_attacks("Rhino", "A")
    t.A.picks("She-Hulk")
    assert t.kind == "turn" and t.B.identity.damage == 1 and t.in_play("Cosmic Flight")
    # of what another reveals with peril nothing is cancelled
    t = situation(
        "champions",
        A=side("Spider-Man", play=["Black Widow"], hand=["Genius"]),
        B=side("She-Hulk", hand=["Get Behind Me!", "Energy", "Enhanced Spider-Sense"]),
        encounter=[PERIL, BLANK, BLANK],
    )
    t.reveals("Peril", "A")
    assert t.offered("Black Widow") and not t.offered("Get Behind Me!")
    assert t.why_not("B", "Get Behind Me!") == ["champions:peril"]
    assert t.why_not("A", "Black Widow", "answer") == []
    # and a resource of the wrong type does not pay
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], play=["Black Widow"]),
        encounter=["Advance", BLANK, BLANK],
    )
    t.reveals("Advance")
    assert t.offered("Enhanced Spider-Sense") and t.offered("Black Widow")
    t = situation(
        "champions",
        A=side("Spider-Man", hand=["Energy", "Enhanced Spider-Sense"], play=[put("Black Widow", exhausted=True)]),
        encounter=["Advance", BLANK, BLANK],
    )
    t.reveals("Advance")
    assert t.why_not("A", "Black Widow", "answer") == ["champions:exhausted#2"]


def test_names_may_be_those_that_people_use_and_wrong_ones_are_told() -> None:
    t = situation("champions", A=side("T'Challa", hand=["wakanda forever!"], play=[put("Tigra", status="tough")]), stage=2)
    assert t.A.form == "alter_ego" and t.A.hand == ["Wakanda Forever!"] and t["Tigra"].status == {"tough"} and t.villain.face == 1
    # the third stage is one of expert mode, which begins with the second
    assert situation("champions", A=side("Iron Man"), scenario="klaw", stage="III").villain.hp == 22
    assert situation("champions", A=side("Iron Man"), scenario="Klaw", mode="expert").villain.hp == 18
    for wrong in (
        {"stage": "IV"},
        {"scheme_stage": "3B"},
        {"villain_status": ["asleep"]},
        {"A": side("Spider-Man", status="asleep")},
        {"A": side("Spider-Man", play=[put("Tigra", tired=True)])},
        {"A": side("Spider-Man", hands=[])},
        {"A": side("Spider-Man", hand=["Nonsense"])},
    ):
        given: dict[str, object] = {"A": side("Spider-Man"), **wrong}
        with pytest.raises(LookupError):
            situation("champions", **given)


def test_drones_are_face_down_cards_of_the_player_they_are_engaged_with() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        environments=["Ultron Drones"],
        A=side("Black Panther", drones=2, play=["Energy Daggers"], hand=["Wakanda Forever!", "Energy"]),
        B=side("Spider-Man", drones=1),
        encounter=[BLANK] * 3,
    )
    assert t.A.minions == ["Drone", "Drone"] and t.B.minions == ["Drone"] and (t["Drone"].hp, t["Drone"].atk) == (1, 1)
    t.A.plays("Wakanda Forever!")
    t.A.picks("A")
    # the first player says in what order they go
    while t.kind == "order":
        t.match.choose((0,))
    assert t.A.minions == [] and t.A.discard.count("Filler") == 2 and t.B.minions == ["Drone"] and t.villain.damage == 2


def test_what_the_page_about_situations_says_is_so() -> None:
    page = Path(__file__).parents[3] / "docs" / "situations.md"
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 7
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
