"""Worked examples of chapter 7: game actions from power-up to KO."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import CardDef
from longbox.games.vs.situations import FILLER, put
from longbox.games.vs.situations.worked.actions import FOUR, GIZMO, OLD_PLAN, WIDGET
from longbox.situations import side, situation
from tests.rules.vs.standins import offered, someone
from tests.worked import laid

# -- 708.5: power-up -------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.5d#ex1")
@pytest.mark.rule("vs:708.5d", "vs:504.3c")
def test_wheel_of_misfortune_is_itself_a_power_up_effect() -> None:
    table = laid("vs:708.5d#ex1")
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


@pytest.mark.example("vs:708.5e#ex1")
@pytest.mark.rule("vs:708.5e", "vs:708.5a")
def test_a_power_up_that_kang_cobra_forbids_is_never_made() -> None:
    table = laid("vs:708.5e#ex1")
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
    table = laid("vs:708.5e#ex2")
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
    table = laid("vs:708.8a#ex1")
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
        (OLD_PLAN, (), 5),
        (OLD_PLAN, (FILLER,), 7),
        (someone("Old Friend"), (FILLER,), 5),
    ],
)
def test_air_strike_counts_only_a_card_that_was_really_replaced(row: CardDef, deck: tuple[CardDef, ...], atk: int) -> None:
    table = laid("vs:708.8c#ex1", row=row, deck=deck)
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


@pytest.mark.example("vs:708.10a#ex1")
@pytest.mark.rule("vs:708.10a", "vs:708.10b", "vs:G:Search")
@pytest.mark.parametrize("find", [False, True])
def test_faces_of_doom_need_not_find_what_is_there(find: bool) -> None:
    table = laid("vs:708.10a#ex1")
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
    table = laid("vs:708.10c#ex1")
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
    table = laid("vs:708.11c#ex1")
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
    table = laid("vs:708.11d#ex1")
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
@pytest.mark.parametrize(("cosmic", "endurance"), [(1, 50), (0, 48)])
def test_krypto_is_invulnerable_as_his_cosmic_counter_goes(cosmic: int, endurance: int) -> None:
    table = laid("vs:708.11j#ex1", cosmic=cosmic)
    table.A.plays("Stun")
    table.resolve()
    assert table.B["Krypto"].stunned
    assert table.B["Krypto"].counters("cosmic") == 0
    assert "invulnerability" not in table.B["Krypto"].keywords
    assert table.B.endurance == endurance


# -- 708.12: transfer ------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.12b#ex1")
@pytest.mark.rule("vs:708.12b")
@pytest.mark.parametrize(
    ("team", "worn", "moved"), [(FOUR, (WIDGET,), True), ("Avengers", (WIDGET,), False), (FOUR, (WIDGET, GIZMO), False)]
)
def test_pier_4_lets_a_second_equipment_be_transferred(team: str, worn: tuple[CardDef, ...], moved: bool) -> None:
    table = laid("vs:708.12b#ex1", team=team, worn=worn)
    table.A.plays("Hand Over", on=["Gadget", "Taker"])
    table.resolve()
    names = [e.name for e in worn]
    assert table.A["Taker"].equipment == (sorted([*names, "Gadget"]) if moved else names)
    assert table.A["Giver"].equipment == ([] if moved else ["Gadget"])


@pytest.mark.example("vs:708.12e#ex1")
@pytest.mark.rule("vs:708.12e")
@pytest.mark.parametrize(("team", "moved"), [("Gotham Knights", True), ("JLA", False)])
def test_batarang_is_transferred_only_to_a_gotham_knight(team: str, moved: bool) -> None:
    table = laid("vs:708.12e#ex1", team=team)
    table.A.plays("Hand Over", on="Taker")
    table.resolve()
    assert table.A["Taker"].equipment == (["Batarang"] if moved else [])
    assert table.A["Robin"].equipment == ([] if moved else ["Batarang"])


@pytest.mark.example("vs:708.12g#ex1")
@pytest.mark.rule("vs:708.12g", "vs:700.1")
def test_misappropriation_takes_control_of_the_equipment() -> None:
    table = laid("vs:708.12g#ex1")
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
    table = laid("vs:708.13a#ex1", how=how, kind=kind)
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
    table = laid("vs:708.13c#ex1")
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
