"""Status cards, against damage that is on its way, and attacks that are."""

from __future__ import annotations

import pytest

from longbox.games.champions.language.vocabulary import (
    THE_VILLAIN,
    YOU,
    YOU_,
    Cannot,
    Elsewhere,
    EnemyActs,
    Give,
    Interrupt,
    It,
    Keyword,
    PickCards,
    Prevent,
    PutIntoPlay,
    Strikes,
    TakesDamage,
    Whom,
)
from longbox.games.champions.situations import BLANK, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG, free

BRACE = free("Brace", Interrupt(TakesDamage(Whom("your")), Give("tough", It("it"))))


@pytest.mark.rule("champions:status-tough#1", "champions:status-cards#2", "champions:interrupt")
def test_who_is_made_tough_as_the_damage_is_about_to_come_does_not_take_it() -> None:
    t = situation(
        "champions", A=side("She-Hulk", hand=[BRACE], minions=[THUG], exhausted=True), B=side("Iron Man", exhausted=True)
    )
    t.enemy_attacks("Thug")
    t.A.picks("Brace")
    assert t["She-Hulk"].damage == 0 and t["She-Hulk"].status == frozenset() and t["Iron Man"].damage == 0
    # the next damage is taken
    t.enemy_attacks("Thug")
    assert t["She-Hulk"].damage == 1
    # a villain that something hardens likewise
    shell = stand_in("environment", "Shell", Interrupt(TakesDamage(Whom("villain")), Give("tough", THE_VILLAIN), forced=True))
    t = situation("champions", A=side("She-Hulk", minions=[THUG]), environments=[shell])
    t.A.attacks("She-Hulk", "Rhino")
    assert t.villain.damage == 0 and t.villain.status == frozenset()


@pytest.mark.rule("champions:status-tough#1", "champions:piercing", "champions:overkill")
def test_tough_that_comes_late_meets_piercing_and_overkill_as_any_other() -> None:
    spike = stand_in("minion", "Spike", Keyword("piercing"), hp=3, atk=1, sch=1)
    t = situation("champions", A=side("She-Hulk", hand=[BRACE], minions=[spike], exhausted=True))
    t.enemy_attacks("Spike")
    t.A.picks("Brace")
    assert t["She-Hulk"].damage == 1 and t["She-Hulk"].status == frozenset()
    # nothing spills over an ally that does not take the damage
    crush = stand_in("minion", "Crush", Keyword("overkill"), hp=3, atk=5, sch=1)
    t = situation("champions", A=side("She-Hulk", hand=[BRACE], play=["Tigra"], minions=[crush], exhausted=True))
    t.enemy_attacks("Crush")
    t.A.picks("Tigra")
    t.A.picks("Brace")
    on(t, "turn")
    assert t["Tigra"].damage == 0 and t["Tigra"].status == frozenset() and t["She-Hulk"].damage == 0
    # what spills over may be met in its turn
    t = situation("champions", A=side("She-Hulk", hand=[BRACE], play=["Tigra"], minions=[crush], exhausted=True))
    t.enemy_attacks("Crush")
    t.A.picks("Tigra")
    t.A.passes()
    t.A.picks("Brace")
    assert not t.in_play("Tigra") and t["She-Hulk"].damage == 0 and t["She-Hulk"].status == frozenset()


@pytest.mark.rule("champions:status-tough#1", "champions:prevent#1")
def test_a_tough_card_is_kept_if_all_of_the_damage_is_prevented_after_it_came() -> None:
    duck = free("Duck", Interrupt(TakesDamage(YOU), Prevent(1)))
    t = situation("champions", A=side("She-Hulk", hand=[BRACE, duck], minions=[THUG], exhausted=True))
    t.enemy_attacks("Thug")
    t.A.picks("Brace")
    t.A.picks("Duck")
    assert t["She-Hulk"].damage == 0 and t["She-Hulk"].status == {"tough"}
    # but one that was there before is gone before anybody could prevent anything
    t = situation("champions", A=side("She-Hulk", hand=[duck], minions=[THUG], status=["tough"], exhausted=True))
    t.enemy_attacks("Thug")
    assert t.kind == "turn" and t["She-Hulk"].status == frozenset() and t.A.hand == ["Duck"]


@pytest.mark.rule("champions:status-stunned#1", "champions:status-stunned#2")
def test_an_attack_that_has_been_initiated_is_not_lost_to_a_stun() -> None:
    # the status card replaces an attack that would be made; this one is under way (FAQ on Spider-Man)
    trip = free("Trip", Interrupt(EnemyActs(Whom("enemy")), Give("stunned", It("it"))))
    t = situation("champions", A=side("She-Hulk", hand=[trip], minions=[THUG], exhausted=True))
    t.enemy_attacks("Thug")
    t.A.picks("Trip")
    assert t["She-Hulk"].damage == 1 and t["Thug"].status == {"stunned"}
    t.enemy_attacks("Thug")
    assert t["She-Hulk"].damage == 1 and t["Thug"].status == frozenset()
    # nor is a player's
    net = stand_in("minion", "Net", Interrupt(Strikes(YOU), Give("stunned", YOU_), forced=True), hp=9, atk=1, sch=1)
    t = situation("champions", A=side("She-Hulk", minions=[net]), B=side("Iron Man"), encounter=[BLANK])
    t.A.attacks("She-Hulk", "Net")
    assert t["Net"].damage == 3 and t["She-Hulk"].status == {"stunned"} and len(told(t, "does not attack")) == 0


@pytest.mark.rule("champions:cannot", "champions:interrupt")
def test_who_can_not_take_damage_by_the_time_it_comes_takes_none() -> None:
    wall = stand_in("upgrade", "Wall", Cannot(TakesDamage(YOU)))
    put_up = PickCards(Elsewhere(("hand",), frozenset({"upgrade"})), PutIntoPlay(It("picked")))
    climb = free("Climb", Interrupt(TakesDamage(YOU), put_up))
    t = situation(
        "champions", A=side("She-Hulk", hand=[climb, wall], minions=[THUG], exhausted=True), B=side("Iron Man", exhausted=True)
    )
    t.enemy_attacks("Thug")
    t.A.picks("Climb")
    on(t, "turn")
    assert t.A.play == ["Wall"] and t["She-Hulk"].damage == 0
    # it keeps nobody else from harm
    t.enemy_attacks("Thug", "B")
    assert t["Iron Man"].damage == 1
