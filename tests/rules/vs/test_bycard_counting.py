"""Card by card: texts that ask what has happened this turn."""

from __future__ import annotations

import pytest

from longbox.situations import side, situation
from tests.rules.vs.standins import GAIN, hero

MOLECULE_MAN = "Molecule Man, Owen Reece"


@pytest.mark.rule("vs:505.5", "vs:708.2d")
@pytest.mark.parametrize("played_another", [False, True])
def test_a_copy_of_other_earth_asks_what_its_own_player_has_played(played_another: bool) -> None:
    squad = hero("Squad", teams=["Squadron Supreme"])
    table = situation(
        "vs",
        A=side(front=[MOLECULE_MAN, hero("Ann")], hand=[GAIN], resources=3),
        B=side(front=[squad, hero("Bea")], hand=["Other-Earth"], resources=3),
    )
    if played_another:
        table.A.plays("Gain")
        table.resolve()
    table.A.passes()
    table.B.plays("Other-Earth")
    table.B.passes()
    table.A.uses("Molecule Man")
    table.resolve_all()
    table.A.attack("Ann", "Squad")
    assert table.B["Squad"].def_ == (4 if played_another else 2)
    assert table.B["Bea"].def_ == 4 and table.A["Ann"].def_ == 4


@pytest.mark.rule("vs:505.5", "vs:708.2c")
@pytest.mark.parametrize("played_another", [False, True])
def test_other_earth_is_no_other_plot_twist_to_its_own_copy(played_another: bool) -> None:
    squad = hero("Squad", teams=["Squadron Supreme"])
    table = situation(
        "vs",
        A=side(front=[MOLECULE_MAN, squad, hero("Ann")], hand=["Other-Earth", GAIN], resources=3),
        B=side(front=[hero("Bea", def_=9)]),
    )
    if played_another:
        table.A.plays("Gain")
        table.resolve()
    table.A.plays("Other-Earth")
    table.A.uses("Molecule Man")
    table.resolve_all()
    assert not table.A.can("play", "Gain")
    table.A.attack("Ann", "Bea")
    assert table.B["Bea"].def_ == (9 if played_another else 5)
