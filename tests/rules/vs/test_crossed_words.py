"""Crossed: uniqueness that is given and taken, what an effect does and what is done instead, durations of steps."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    THIS,
    UNIQUE,
    Aim,
    BecomesStunned,
    ByEffect,
    Cards,
    Choose,
    Continuous,
    EnduranceCompares,
    EnduranceTotal,
    Every,
    GainEndurance,
    Gets,
    Has,
    LookAtIt,
    Loses,
    Named,
    Opponents,
    Players,
    Replacement,
    StunIt,
    T,
    Would,
    cant,
    characters,
    pump,
    yours,
)
from longbox.games.vs.situations import put
from longbox.situations import side, situation
from tests.rules.vs.standins import STUN, hero, twist


@pytest.mark.rule("vs:701.15", "vs:704.1", "vs:508.3b")
@pytest.mark.parametrize("helped", [False, True])
def test_a_namesake_that_is_not_unique_stays_when_another_is_recruited(helped: bool) -> None:
    lab = hero("Lab", *([Continuous(yours(Named("Kang")), (Loses("unique"),))] if helped else []))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[lab, hero("Kang")], hand=[hero("Kang", cost=1)], resources=3),
        B=side(front=[hero("Kang")]),
    )
    table.A.recruits("Kang")
    assert table.A.characters == (["Lab", "Kang", "Kang"] if helped else ["Lab", "Kang"])
    assert table.A.pile == ([] if helped else ["Kang"]) and table.B.characters == ["Kang"]


@pytest.mark.rule("vs:701.15", "vs:704.1", "vs:202.4a", "vs:514.4")
def test_an_army_character_made_unique_goes_when_its_namesake_is_recruited() -> None:
    # the second power depends on the first: who is unique gets +1 ATK
    boss = hero("Boss", Continuous(yours(UNIQUE), (Gets(1, 0),)), Continuous(yours(Named("Bot")), (Has("unique"),)))
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[boss, hero("Bot", version="Army")], hand=[hero("Bot", cost=1)], resources=3),
        B=side(front=[hero("Bot", version="Army")]),
    )
    assert table.A["Bot"].atk == 5 and table.B["Bot"].atk == 4
    table.A.recruits("Bot")
    assert table.A.pile == ["Bot, Army"] and table.A.characters == ["Boss", "Bot"]


@pytest.mark.rule("vs:513.5h", "vs:504.4", "vs:103.2")
def test_who_cannot_be_stunned_by_plot_twists_is_stunned_by_what_happens_instead_of_that() -> None:
    tim = hero(
        "Tim",
        Replacement(Would(BecomesStunned(yours()), "one of yours would become stunned"), StunIt(Choose(yours(Named("Rob"))))),
    )
    rob = hero(
        "Rob", cant("{name} can't be stunned by opponents' plot twists", ByEffect(BecomesStunned(), "opponent", "plot twist"))
    )
    table = situation("vs", A=side(front=[tim, rob]), B=side(hand=[STUN, STUN]))
    table.B.plays("Stun", on="Rob")
    table.resolve()
    # what can't happen is not replaced either
    assert not table.A["Rob"].stunned and not table.A["Tim"].stunned
    table.B.plays("Stun", on="Tim")
    table.resolve()
    assert table.A["Rob"].stunned and not table.A["Tim"].stunned


@pytest.mark.rule("vs:513.1a", "vs:505.3", "vs:513.2e")
def test_what_lasts_for_an_attack_step_ends_with_it_and_is_played_in_one_only() -> None:
    roar = twist("Roar", pump(T, 2, 0, "attack step"), Aim(characters()))
    table = situation(
        "vs", A=side(front=[hero("Ann"), hero("Amy")], hand=[roar]), B=side(front=[hero("Bea", atk=0, def_=9)], hand=[roar])
    )
    table.A.plays("Roar", on="Ann")
    table.resolve()
    table.A.attack("Ann", "Bea")
    table.conclude()
    assert table.A["Ann"].atk == 6
    while table.s.step_player == 0:
        table.all_pass()
    assert table.A["Ann"].atk == 4 and not table.s.modifiers
    table.B.plays("Roar", on="Bea")
    table.resolve()
    assert table.B["Bea"].atk == 2
    table.until("recovery phase")
    assert table.B["Bea"].atk == 0


@pytest.mark.rule("vs:505.3")
def test_what_lasts_for_an_attack_step_is_not_played_in_another_phase() -> None:
    roar = twist("Roar", pump(T, 2, 0, "attack step"), Aim(characters()))
    table = situation(
        "vs", step="recruit", A=side(front=[hero("Ann")], hand=[roar]), B=side(front=[put(hero("Bea"), exhausted=True)])
    )
    assert table.A.why_not("play", "Roar") == ["vs:505.3"] and not table.A.can("play", "Roar")


@pytest.mark.rule("vs:104.1a", "vs:104.1", "vs:513.3b")
@pytest.mark.parametrize(("mine", "theirs_", "atk"), [(10, 20, 6), (20, 10, 4), (-5, -2, 6), (-2, -5, 4), (10, 10, 4)])
def test_endurance_totals_are_compared_as_they_are_also_below_zero(mine: int, theirs_: int, atk: int) -> None:
    under = hero("Under", Continuous(THIS, (Gets(2, 0),), during=EnduranceCompares("<", Opponents())))
    table = situation("vs", A=side(front=[under], endurance=mine), B=side(endurance=theirs_))
    assert table.A["Under"].atk == atk


@pytest.mark.rule("vs:104.1", "vs:508.2d")
def test_the_endurance_of_another_player_is_read_as_the_effect_resolves_and_never_below_zero() -> None:
    leech = twist("Leech", GainEndurance(EnduranceTotal(T)), Aim(Players()))
    table = situation("vs", A=side(hand=[leech, leech], endurance=1), B=side(endurance=-7), C=side(endurance=5))
    table.A.plays("Leech", on="C")
    table.resolve()
    table.A.plays("Leech", on="B")
    table.resolve()
    assert table.A.endurance == 6 and table.B.endurance == -7


@pytest.mark.rule("vs:213.1e", "vs:213.5h")
def test_who_looks_at_face_down_resources_of_another_sees_them_alone() -> None:
    spy = twist("Spy", LookAtIt(Every(Cards("resources", (), "opponent"))))
    table = situation("vs", A=side(hand=[spy]), B=side(resources=[STUN]), C=side(resources=1))
    seen = table.B["Stun"].known
    table.A.plays("Spy")
    table.resolve()
    assert seen == 0b010 and table.B["Stun"].known == 0b011 and table.B["Stun"].down
