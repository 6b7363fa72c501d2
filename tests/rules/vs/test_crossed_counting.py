"""Crossed: continuous powers that look at what has happened this turn, at every moment of it."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    THIS,
    BeenAttacked,
    BeenInCombat,
    Continuous,
    During,
    Filter,
    Gets,
    HasAttacked,
    RecruitedThisTurn,
    TwistsPlayed,
    characters,
    yours,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import BOUNCE, SIP, hero


@pytest.mark.rule("vs:513.3b", "vs:304.2", "vs:505.1e")
def test_a_power_that_looks_at_plot_twists_played_changes_as_each_is_played() -> None:
    calm = hero("Calm", Continuous(THIS, (Gets(3, 0),), during=TwistsPlayed(1, "at most one plot twist was played this turn")))
    table = situation("vs", A=side(front=[calm], hand=[SIP]), B=side(hand=[SIP]))
    table.A.plays("Sip")
    assert table.A["Calm"].atk == 7
    table.B.plays("Sip")
    # both effects are still on the chain
    assert table.A["Calm"].atk == 4 and len(table.chain) == 2
    table.resolve_all()
    table.until("draw phase")
    assert table.A["Calm"].atk == 7


@pytest.mark.rule("vs:513.3b", "vs:505.1e", "vs:301.4")
def test_a_power_counts_a_recruit_while_its_card_is_still_on_the_chain() -> None:
    chief = hero("Chief", Continuous(THIS, (Gets(RecruitedThisTurn("X"), 0),)))
    table = situation("vs", step="recruit", A=side(front=[chief], hand=[hero("Ann", cost=1)], resources=3), B=side())
    table.A.recruits("Ann", resolve=False)
    assert table.A["Chief"].atk == 5 and table.A.characters == ["Chief"]
    table.resolve()


@pytest.mark.rule("vs:G:Attacked", "vs:513.3b", "vs:408.2d")
@pytest.mark.parametrize("property_", [HasAttacked(), BeenAttacked()])
def test_who_has_attacked_or_been_attacked_this_turn_has_not_in_the_next(property_: Filter) -> None:
    table = situation(
        "vs",
        A=side(front=[hero("Ann", Continuous(characters(property_), (Gets(0, 9),)), atk=1)]),
        B=side(front=[hero("Bea", atk=1)]),
    )
    table.A.attack("Ann", "Bea")
    table.conclude()
    who = table.A["Ann"] if isinstance(property_, HasAttacked) else table.B["Bea"]
    assert who.def_ == 13
    table.until("draw phase")
    assert table.A["Ann"].def_ == 4 and table.B["Bea"].def_ == 4


@pytest.mark.rule("vs:G:In Combat", "vs:513.3b")
def test_a_power_for_a_turn_in_which_its_character_was_in_combat_ends_with_the_turn() -> None:
    bea = hero("Bea", Continuous(THIS, (Gets(0, 9),), during=BeenInCombat(THIS, "{name} attacked or defended this turn")))
    table = situation("vs", A=side(front=[hero("Ann", atk=1)]), B=side(front=[bea]))
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert table.B["Bea"].def_ == 13
    table.until("draw phase")
    assert table.B["Bea"].def_ == 4


@pytest.mark.rule("vs:602.1", "vs:602.1a", "vs:G:During")
def test_during_the_attack_substep_is_true_of_one_that_was_called_off() -> None:
    cal = hero("Cal", Continuous(yours(), (Gets(0, 2),), during=During("attack substep")))
    table = situation("vs", A=side(front=[hero("Ann")]), B=side(front=[cal, hero("Bea")], hand=[BOUNCE]))
    table.A.attack("Ann", "Bea", begin=False)
    assert table.B["Cal"].def_ == 4
    table.B.plays("Bounce", on="Bea")
    table.resolve()
    table.begin_attack()
    assert table.B["Cal"].def_ == 6 and not table.A["Ann"].attacking
    table.conclude()
    assert table.B["Cal"].def_ == 4
