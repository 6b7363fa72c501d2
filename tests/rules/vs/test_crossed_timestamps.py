"""Crossed: modifiers that start to apply at the same time, and what else could start them."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import EQUIPPED_CHARACTER, Becomes, Continuous, Gets, plot_twist, yours
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import TRANSFER, gear, hero


@pytest.mark.rule("vs:515.7", "vs:304.10", "vs:515.3", "vs:702.4")
@pytest.mark.parametrize(("first", "atk"), [(0, 5), (1, 3)])
def test_clashing_ongoing_powers_of_one_plot_twist_are_ordered_as_it_becomes_played(first: int, atk: int) -> None:
    even = plot_twist(
        "Even", threshold=0, source="stand-in",
        ongoing=[Continuous(yours(), (Becomes("atk", 3),)), Continuous(yours(), (Gets(2, 0),))],
    )  # fmt: skip
    table = situation("vs", A=side(front=[hero("Ann")], resources=[even]), B=side(front=[hero("Bea")]))
    table.A.plays("Even")
    assert table.asked == ("A", "timestamps")
    table.match.choose((first, 1 - first))
    # they apply with the effect still on the chain
    assert table.s.chain and table.A["Ann"].atk == atk and table.B["Bea"].atk == 4
    table.resolve()
    assert table.A["Ann"].atk == atk


@pytest.mark.rule("vs:515.5", "vs:515.7", "vs:708.12f")
@pytest.mark.parametrize(("first", "atk"), [(0, 5), (1, 3)])
def test_clashing_powers_of_equipment_are_ordered_anew_when_it_is_transferred(first: int, atk: int) -> None:
    mask = gear(
        "Mask", text=[Continuous(EQUIPPED_CHARACTER, (Becomes("atk", 3),)), Continuous(EQUIPPED_CHARACTER, (Gets(2, 0),))]
    )
    table = situation("vs", A=side(front=[put(hero("Ann"), equipment=[mask]), hero("Amy")], hand=[TRANSFER]), B=side())
    assert table.A["Ann"].atk == 5
    table.A.plays("Hand Over", on=["Mask", "Amy"])
    table.resolve()
    assert table.asked == ("A", "timestamps")
    table.match.choose((first, 1 - first))
    assert table.A["Amy"].atk == atk and table.A["Ann"].atk == 4
