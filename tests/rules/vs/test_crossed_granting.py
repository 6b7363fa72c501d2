"""Crossed: names, identities, traits and affiliations that are given and taken, with what asks for them."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.filters import WithIdentity
from longbox.games.vs.language.modifiers import AddIdentity, AddName, AddTrait, LoseTeams
from longbox.games.vs.language.vocabulary import (
    CHARACTER_CARD,
    PROTECTED,
    WITH_FLIGHT,
    Activated,
    AddTeam,
    Continuous,
    Discard,
    GainEndurance,
    Gets,
    Has,
    Loses,
    Named,
    StunIt,
    T,
    Team,
    Trait,
    gives,
    in_hand,
    yours,
)
from longbox.situations import side, situation
from tests.rules.vs.standins import ANYONE, hero, twist


@pytest.mark.rule("vs:704.1", "vs:507.1b", "vs:201.4", "vs:514.4")
def test_a_character_with_a_second_name_goes_by_both() -> None:
    # what gives the bonus depends on what gives the name, though it is older
    herald = hero(
        "Herald", Continuous(yours(Named("Marvel")), (Gets(1, 0),)), Continuous(yours(Named("Carol")), (AddName("Marvel"),))
    )
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[herald, hero("Carol")], hand=[hero("Marvel", cost=1)], resources=2),
        B=side(front=[hero("Carol")]),
    )
    assert table.A["Carol"].atk == 5 and table.B["Carol"].atk == 4
    table.A.recruits("Marvel")
    assert table.A.characters == ["Herald", "Marvel"] and table.A.pile == ["Carol"] and table.B.characters == ["Carol"]
    other = situation("vs", A=side(front=[herald, hero("Carol")], hand=[hero("Marvel")]), B=side(front=[hero("Bea")]))
    other.A.attack("Carol", "Bea")
    assert other.A.can("power-up", "Carol")


@pytest.mark.rule("vs:201.6", "vs:G:Identity", "vs:704.1")
def test_an_identity_is_asked_for_by_itself_and_has_no_part_in_uniqueness() -> None:
    bat = hero("Bat", identity="Dick", cost=1)
    cave = hero("Cave", Continuous(yours(WithIdentity("Dick")), (Gets(2, 0),)))
    become = twist("Become", gives(T, AddIdentity("Dick")), ANYONE)
    table = situation(
        "vs",
        step="recruit",
        A=side(front=[cave, hero("Wing", identity="Dick"), hero("Ann")], hand=[bat, become], resources=2),
        B=side(),
    )
    table.A.recruits("Bat")
    assert table.A.characters == ["Cave", "Wing <> Dick", "Ann", "Bat <> Dick"] and table.A["Bat"].atk == table.A["Wing"].atk == 6
    table.A.plays("Become", on="Ann")
    table.resolve()
    assert table.A["Ann"].atk == 6 and table.A["Cave"].atk == 4


@pytest.mark.rule("vs:207.2", "vs:207.3", "vs:514.4", "vs:513.2c")
def test_a_trait_that_is_given_is_found_by_what_asks_for_it_also_while_stunned() -> None:

    mind = hero("Mind", Continuous(yours(Trait("Mental")), (Gets(1, 0),)), Continuous(yours(Team("Y")), (AddTrait("Mental"),)))
    stun = twist("Stun", StunIt(T), ANYONE)
    table = situation("vs", A=side(front=[mind, hero("Yve", teams=("Y",)), hero("Ann")], hand=[stun]), B=side())
    assert (table.A["Yve"].atk, table.A["Ann"].atk) == (5, 4) and "Mutant" in table.A["Yve"].classes
    table.A.plays("Stun", on="Yve")
    table.resolve()
    assert table.A["Yve"].atk == 5


@pytest.mark.rule("vs:601.5a", "vs:513.2f", "vs:602.1")
@pytest.mark.parametrize("later", [False, True])
def test_an_affiliation_that_is_lost_comes_back_only_by_a_later_modifier(later: bool) -> None:
    lose = twist("Lose", gives(T, LoseTeams(teams=("X",))), ANYONE)
    gain = twist("Gain", gives(T, AddTeam(("X",))), ANYONE)
    table = situation(
        "vs", A=side(front=[hero("Ann", teams=("X", "Y")), hero("Amy")], hand=[lose, gain]), B=side(front=[hero("Bea")])
    )
    for card in ("Lose", "Gain") if later else ("Gain", "Lose"):
        table.A.plays(card, on="Ann")
        table.resolve()
    assert table.A["Ann"].teams == ({"X", "Y"} if later else {"Y"}) and table.A["Amy"].teams == {"X"}
    assert table.A.can_attack(["Ann", "Amy"], "Bea") is later


@pytest.mark.rule("vs:706.3", "vs:708.7b", "vs:601.5a")
def test_who_has_lost_the_affiliation_neither_reinforces_nor_vouches_for_a_loyal_card() -> None:
    lose = twist("Lose", gives(T, LoseTeams(teams=("X",))), ANYONE)
    loyal = hero("Loyal", keywords=("loyalty",), cost=1)
    table = situation(
        "vs", step="recruit", A=side(front=[hero("Ann", teams=("X", "Y"))], hand=[lose, loyal], resources=2), B=side()
    )
    assert table.A.can("recruit", "Loyal")
    table.A.plays("Lose", on="Ann")
    table.resolve()
    assert table.A.why_not("recruit", "Loyal") == ["vs:706.3"]
    other = situation("vs", A=side(front=[hero("Amy")], hand=[lose]), B=side(front=[hero("Bea")], support=[hero("Ben")]))
    other.A.plays("Lose", on="Ben")
    other.resolve()
    other.A.attack("Amy", "Bea")
    assert not other.B.can("reinforce", "Ben")


@pytest.mark.rule("vs:203.3", "vs:201.2c", "vs:207.3")
def test_a_cost_of_discarding_a_card_of_a_trait_looks_at_the_card_in_the_hand() -> None:
    give = Continuous(yours(), (AddTrait("Mental"),))
    emma = hero("Emma", Activated((Discard(query=in_hand(CHARACTER_CARD, Trait("Mental"))),), GainEndurance(2)), give)
    table = situation(
        "vs", A=side(front=[emma], hand=[hero("Ann")]), B=side(front=[emma], hand=[hero("Jean", traits=("Mental",))])
    )
    # traits are given to characters in play only
    assert not table.A.can("use", "Emma") and table.B.can("use", "Emma") and "Mental" in table.A["Emma"].traits


@pytest.mark.rule("vs:513.2h", "vs:701.7", "vs:701.16", "vs:601.3d", "vs:701.4")
@pytest.mark.parametrize(("write", "open_"), [(Loses("protected"), True), (Has("unprotected"), True), (Has("protected"), False)])
def test_protection_that_a_modifier_gives_or_takes_is_the_same_as_that_of_the_position(write: Has | Loses, open_: bool) -> None:
    shift = twist("Shift", gives(T, write), ANYONE)
    table = situation(
        "vs",
        A=side(front=[hero("Ann"), hero("Hawk", flight=True)], hand=[shift]),
        B=side(front=[hero("Bea"), None, hero("Solo")], support=[hero("Ben")]),
    )
    target = "Ben" if open_ else "Solo"
    assert table.A.can_attack("Ann", target) is not open_
    table.A.plays("Shift", on=target)
    table.resolve()
    assert table.A.can_attack("Ann", target) is open_ and table.B[target].protected is not open_
    assert open_ or table.A.why_not_attack("Ann", target) == ["vs:601.3d"]
    assert table.A.can_attack("Hawk", target) and table.A.can_attack("Ann", "Bea")


@pytest.mark.rule("vs:103.2", "vs:701.12d", "vs:514.4", "vs:513.2f")
def test_who_cannot_be_protected_is_not_and_what_asks_for_protection_follows() -> None:
    # the bonus of protected characters depends on what keeps them from being protected
    lord = hero("Lord", Continuous(yours(PROTECTED), (Gets(0, 5),)))
    bare = twist("Bare", gives(T, Loses("protected", bar=True)), ANYONE)
    shield = twist("Shield", gives(T, Has("protected")), ANYONE)
    stun = twist("Stun", StunIt(T), ANYONE)
    table = situation(
        "vs",
        A=side(hand=[bare, stun]),
        B=side(front=[lord, hero("Bea")], support=[hero("Ben"), hero("Bob")], hand=[shield, shield]),
    )
    assert (table.B["Ben"].def_, table.B["Bob"].def_) == (9, 9)
    table.A.plays("Bare", on="Ben")
    table.resolve()
    table.B.plays("Shield", on="Ben")
    table.resolve()
    assert (table.B["Ben"].def_, table.B["Bob"].def_) == (4, 9) and not table.B["Ben"].protected
    # a stunned character is never protected
    table.B.plays("Shield", on="Bea")
    table.resolve()
    table.A.plays("Stun", on="Bea")
    table.resolve()
    assert not table.B["Bea"].protected and not table.B["Bob"].protected


@pytest.mark.rule("vs:103.2", "vs:514.4", "vs:513.2f")
@pytest.mark.parametrize("barred_first", [False, True])
def test_flight_that_cannot_be_had_counts_for_nothing_whichever_modifier_came_first(barred_first: bool) -> None:
    wind = hero("Wind", Continuous(yours(WITH_FLIGHT), (Gets(3, 0),)))
    pin = twist("Pin", gives(T, Loses("flight", bar=True)), ANYONE)
    lift = twist("Lift", gives(T, Has("flight")), ANYONE)
    table = situation("vs", A=side(front=[wind, hero("Ann"), hero("Amy", flight=True)], hand=[pin, lift]), B=side())
    for card in ("Pin", "Lift") if barred_first else ("Lift", "Pin"):
        table.A.plays(card, on="Ann")
        table.resolve()
    assert not table.A["Ann"].flight and (table.A["Ann"].atk, table.A["Amy"].atk) == (4, 7)
