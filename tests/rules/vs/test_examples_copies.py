"""Worked examples of chapter 7: copying, crossover and moving."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.events import Stun
from longbox.games.vs.language.vocabulary import (
    ATTACKER,
    Aim,
    RemoveFromCombat,
    T,
    characters,
)
from longbox.games.vs.situations import FILLER, Table, put
from longbox.games.vs.situations.worked.copies import ATROPHOS, BURN_RUBBER, MOLECULE_MAN, SONGBIRD
from longbox.situations import side, situation
from tests.rules.vs.standins import offered, someone, twist
from tests.worked import laid


def areas(table: Table) -> set[bool]:
    """The areas (hidden or not) of the cells offered for one card that moves."""
    assert table.asked[1] == "move"
    shape: Any = table.decision.shape
    return {shape.cells[i][0] for i in shape.next((0,))}


def cells(table: Table) -> list[tuple[str, int]]:
    """The cells offered for one card that moves."""
    shape: Any = table.decision.shape
    return [(("front", "support")[shape.cells[i][1]], shape.cells[i][2]) for i in shape.next((0,))]


# -- 708.2: copy -----------------------------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.2c#ex1")
@pytest.mark.rule("vs:708.2b", "vs:708.2c")
def test_an_opponents_copy_of_deadly_conspiracy_looks_into_that_opponents_resource_row() -> None:
    table = laid("vs:708.2c#ex1")
    table.A.plays("Deadly Conspiracy")
    table.B.uses("Molecule Man")
    table.resolve()
    assert table.asked == ("B", "retarget")
    table.chooses("Ghost")
    assert len(table.chain) == 2
    table.resolve()
    assert not table.B["Ghost"].exhausted and table.A["Songbird"].exhausted
    assert (table.A.hand, table.B.hand) == ([], [])
    table.resolve()
    assert not table.A["Songbird"].exhausted
    assert table.A.hand == ["Filler"]
    assert not table.A.can_attack("Songbird", "Ghost")
    assert table.A.can_attack("Fixer", "Ghost")


@pytest.mark.example("vs:708.2c#ex1")
@pytest.mark.rule("vs:708.2c")
def test_your_own_copy_of_deadly_conspiracy_draws_and_counts_as_no_ongoing_plot_twist() -> None:
    table = situation(
        "vs",
        A=side(front=[put(SONGBIRD, exhausted=True), MOLECULE_MAN], resources=["Deadly Conspiracy", FILLER, FILLER]),
        B=side(hand=["Fizzle"], resources=3),
    )
    table.A.plays("Deadly Conspiracy")
    table.A.uses("Molecule Man")
    table.resolve()
    # there is no other target to choose
    if table.asked == ("A", "retarget"):
        table.chooses()
    table.resolve()
    assert table.A.hand == ["Filler"]
    table.resolve()
    assert table.A.hand == ["Filler", "Filler"]

    table = situation(
        "vs",
        A=side(front=[put(SONGBIRD, exhausted=True), MOLECULE_MAN], resources=["Deadly Conspiracy", FILLER, FILLER]),
        B=side(hand=["Fizzle"], resources=3),
    )
    table.A.plays("Deadly Conspiracy")
    table.A.uses("Molecule Man")
    table.resolve()
    if table.asked == ("A", "retarget"):
        table.chooses()
    table.B.plays("Fizzle")
    assert table.asked == ("B", "target")
    assert len(table.options) == 2
    table.chooses("a copy of plays Deadly Conspiracy")
    table.resolve_all()
    assert table.A.hand == ["Filler"]


@pytest.mark.example("vs:708.2d#ex1")
@pytest.mark.rule("vs:708.2d", "vs:504.4", "vs:508.2a")
def test_a_copy_of_fastball_special_is_not_played_and_is_its_copiers_plot_twist_effect() -> None:
    table = laid("vs:708.2d#ex1")
    table.A.plays("Fastball Special", on="Molecule Man")
    table.B.uses("Molecule Man")
    table.resolve()
    assert table.asked == ("B", "retarget")
    # any character that a plot twist effect may target, whoever controls it
    assert "Calm" in offered(table) and "Wary" not in offered(table)
    table.chooses("Calm")
    item = table.s.things[table.s.chain[-1]]
    assert (item.controller, item.source_kind, item.card) == (1, "plot twist", -1)
    assert "payment" not in item.types
    table.resolve()
    assert table.A["Calm"].stunned
    # nothing was paid for the copy
    assert not table.B["X"].exhausted and not table.B["Y"].exhausted
    assert table.A["Pitcher"].exhausted and table.A["Ball"].exhausted
    stun = next(iter(table.s.memory.since("turn", Stun)))
    assert (table.names[stun.player], stun.source) == ("B", item.source)
    table.resolve_all()
    assert table.B["Molecule Man"].stunned


@pytest.mark.rule("vs:708.2b", "vs:708.2d")
def test_a_copy_may_keep_its_target() -> None:
    table = situation(
        "vs",
        A=side(front=[someone(n, 3, teams=["X-Men"]) for n in ("Pitcher", "Ball")], hand=["Fastball Special"], resources=3),
        B=side(front=[MOLECULE_MAN, someone("Prey")]),
    )
    table.A.plays("Fastball Special", on="Prey")
    table.B.uses("Molecule Man")
    table.resolve()
    table.chooses()
    table.resolve()
    assert table.B["Prey"].stunned
    table.resolve()
    assert table.B.endurance == 47


@pytest.mark.example("vs:708.2e#ex1")
@pytest.mark.rule("vs:708.2b", "vs:708.2e")
def test_a_copy_of_break_you_remembers_the_discards_and_can_be_copied_again() -> None:
    table = laid("vs:708.2e#ex1")
    table.A.attack("Bane", "Bat")
    table.A.plays("Break You", on="Bane", pay=[["Filler", "Filler"]])
    assert len(table.A.hand) == 1
    table.B.uses("Molecule Man")
    table.resolve()
    assert offered(table) == ["Bane", "Bat"]
    table.chooses("Bat")
    copy = table.s.things[table.s.chain[-1]]
    assert copy.card == -1
    assert len(table.B.hand) == 1 and table.B.pile == []
    # the copy is itself an effect from a non-ongoing plot twist
    table.A.uses("Molecule Man", on="a copy of plays Break You")
    table.resolve()
    assert table.asked == ("A", "retarget")
    table.chooses()
    table.resolve()
    assert table.B["Bat"].atk == 8
    table.resolve()
    assert table.B["Bat"].atk == 12
    assert table.A["Bane"].atk == 4
    assert table.A.pile.count("Break You") == 0
    table.resolve()
    assert table.A["Bane"].atk == 8
    assert table.A.pile.count("Break You") == 1


@pytest.mark.example("vs:708.2e#ex1")
@pytest.mark.rule("vs:708.2b", "vs:508.2a")
@pytest.mark.parametrize("choice", ["", "Bat"])
def test_a_copy_may_keep_a_target_that_is_no_longer_legal(choice: str) -> None:
    pull = twist("Pull Out", RemoveFromCombat(T), Aim(characters(ATTACKER)))
    table = situation(
        "vs",
        A=side(front=[someone("Bane", 4, 4, 9)], hand=["Break You", FILLER], resources=4),
        B=side(front=[someone("Bat", 4, 4, 20), MOLECULE_MAN], hand=[pull]),
    )
    table.A.attack("Bane", "Bat")
    table.A.plays("Break You", on="Bane", pay=[["Filler"]])
    table.B.uses("Molecule Man")
    table.B.plays("Pull Out")
    table.resolve()
    assert not table.A["Bane"].attacking
    table.resolve()
    assert offered(table) == ["Bat"]
    table.chooses(*([choice] if choice else []))
    assert len(table.chain) == 2
    table.resolve_all()
    assert (table.A["Bane"].atk, table.B["Bat"].atk) == (4, 6 if choice else 4)


@pytest.mark.example("vs:708.2f#ex1")
@pytest.mark.rule("vs:708.2f", "vs:708.10a", "vs:708.10b", "vs:708.10d")
def test_copies_of_a_card_share_its_name_and_its_version() -> None:
    table = laid("vs:708.2f#ex1")
    table.A.attack(ATROPHOS, "B")
    table.conclude()
    assert table.asked == ("A", "search")
    assert "Pilot" not in table.options
    table.chooses("T-Jet, Tamaranian Fighter")
    assert table.asked == ("A", "search")
    assert table.options == ["T-Jet, Tamaranian Fighter"] * 3
    table.match.choose((0, 1, 2))
    assert table.B.removed == ["T-Jet, Tamaranian Fighter"] * 3
    assert table.B.hand == ["T-Jet"]
    assert sorted(table.B.deck) == ["Filler", "Pilot", "T-Jet"]
    assert table.asked == ("A", "priority")


# -- 708.3, 708.4: crossover and move ----------------------------------------------------------------------------------------


@pytest.mark.example("vs:708.3a#ex1", "vs:G:Crossover#ex1")
@pytest.mark.rule("vs:708.3a", "vs:G:Crossover")
def test_above_and_below_gives_both_affiliations_in_all_zones() -> None:
    table = laid("vs:708.3a#ex1")
    both = {"X-Men", "Morlocks"}
    for name in ("Storm", "Callisto", "Guest", "In Hand", "In Deck", "In Pile", "Away"):
        assert table.A[name].teams == both, name
    assert table.A["Outsider"].teams == {"Avengers"}
    assert table.B["Foe"].teams == {"X-Men"}
    assert table.B["Foe In Hand"].teams == {"Morlocks"}
    assert table.B["Lent"].teams == both
    # so they may attack as a team, and an outsider not with them
    assert not table.A.can_attack(["Storm", "Outsider"], "Foe")
    table.A.attack(["Storm", "Callisto"], "Foe")
    assert table.A["Storm"].attacking and table.A["Callisto"].attacking and table.B["Foe"].defending


@pytest.mark.example("vs:708.4a#ex1", "vs:G:Move#ex1")
@pytest.mark.rule("vs:708.4a")
@pytest.mark.parametrize("hidden", [False, True])
def test_burn_rubber_moves_within_the_same_area(hidden: bool) -> None:
    table = laid("vs:708.4a#ex1", hidden=hidden)
    table.A.plays(BURN_RUBBER, on="Driver")
    table.resolve()
    assert table.asked == ("A", "may")
    table.says(True)
    assert areas(table) == {hidden}
    # the place of another character is not empty; its own is
    assert ("front", 1) not in cells(table) and ("front", 0) in cells(table)
    table.places("Driver", ("support", 1))
    driver = table.A["Driver"]
    assert (driver.row, driver.col, driver.hidden, driver.zone) == ("support", 1, hidden, "play")
    assert driver.reinforcement
    assert table.asked == ("A", "priority")


@pytest.mark.example("vs:708.4a#ex2", "vs:G:Move#ex2")
@pytest.mark.rule("vs:708.4a", "vs:708.4f")
@pytest.mark.parametrize("hidden", [False, True])
def test_superman_moves_only_within_his_area(hidden: bool) -> None:
    table = laid("vs:708.4a#ex2", hidden=hidden)
    ref = table.A["Superman"].ref
    table.A.uses("Superman")
    table.resolve()
    assert areas(table) == {hidden}
    assert {row for row, _ in cells(table)} == {"front", "support"}
    table.places("Superman", ("support", 2))
    superman = table.A["Superman"]
    assert (superman.row, superman.col, superman.hidden) == ("support", 2, hidden)
    assert (superman.ref, superman.controller) == (ref, "A")
