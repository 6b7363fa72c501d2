"""Damage, how it is kept, and what is defeated."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    ALLIES,
    EVERYBODY,
    ME,
    MINION,
    YOU_,
    Action,
    Constant,
    Deal,
    DrawCards,
    Each,
    Gets,
    Interrupt,
    IsDefeated,
    Prevent,
    PutCounters,
    Response,
    TakesDamage,
    WhenDefeated,
    Whom,
)
from longbox.games.champions.situations import put, stand_in
from longbox.games.champions.state import REMOVED
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG, free

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)


@pytest.mark.rule("champions:damage", "champions:damage#1", "champions:damage#2")
def test_damage_lowers_what_is_left_and_zero_defeats() -> None:
    t = situation("champions", A=side("Captain Marvel", play=[FRIEND], minions=[THUG]), B=side("She-Hulk"))
    t.happens(*[ev.Damage(t.find(n), 2) for n in ("Captain Marvel", "Rhino", "Friend", "Thug")])
    # for two players Rhino has twice as many
    assert [(t[n].damage, t[n].left) for n in ("Captain Marvel", "Rhino", "Friend", "Thug")] == [(2, 10), (2, 26), (2, 1), (2, 1)]
    assert t["She-Hulk"].damage == 0
    t.happens(ev.Damage(t.find("Friend"), 1), ev.Damage(t.find("Thug"), 7))
    assert not t.in_play("Friend") and not t.in_play("Thug") and t.in_play("Captain Marvel")


@pytest.mark.rule("champions:defeat", "champions:defeat#1")
def test_allies_minions_and_side_schemes_are_discarded_when_defeated() -> None:
    plot = stand_in("side_scheme", "Plot", base_threat=2)
    t = situation(
        "champions", A=side("Captain Marvel", play=[FRIEND], minions=[THUG]), side_schemes=[put(plot, threat=2)], threat=2
    )
    t.happens(ev.Damage(t.find("Friend"), 3), ev.Damage(t.find("Thug"), 3), ev.RemoveThreat(t.find("Plot"), 2))
    assert t.A.discard == ["Friend"] and sorted(t.encounter_discard) == ["Plot", "Thug"]
    assert len(told(t, "is defeated")) == 3
    # less than that does not
    t = situation(
        "champions", A=side("Captain Marvel", play=[FRIEND], minions=[THUG]), side_schemes=[put(plot, threat=2)], threat=1
    )
    t.happens(ev.Damage(t.find("Friend"), 2), ev.Damage(t.find("Thug"), 2), ev.RemoveThreat(t.find("Plot"), 1))
    assert not told(t, "is defeated")
    # nor is a main scheme without threat
    t.happens(ev.RemoveThreat(t.find("The Break-In!"), 1))
    assert t.scheme.threat == 0 and not told(t, "is defeated")


@pytest.mark.rule("champions:defeat")
def test_fewer_hit_points_may_defeat_too() -> None:
    curse = stand_in("environment", "Curse", Constant(Each(ALLIES), (Gets("hp", -1),)))
    t = situation("champions", A=side("Captain Marvel", play=[put(FRIEND, damage=2)]))
    assert t.in_play("Friend")
    t = situation("champions", A=side("Captain Marvel", play=[put(FRIEND, damage=1)]), environments=[curse])
    t.happens(ev.Damage(t.find("Friend"), 1))
    assert not t.in_play("Friend")


@pytest.mark.rule("champions:defeat#2")
def test_identities_and_stages_are_out_of_the_game() -> None:
    t = situation("champions", A=side("Captain Marvel"), B=side("She-Hulk"))
    lost = t.find("Captain Marvel")
    t.happens(ev.Damage(lost, 12))
    assert t.A.out and t.result is None
    assert t.state.place(lost & 0xFFF) == 100 + REMOVED and t.A.discard == []
    # of the villain the stage: the next one is there, and the first does not come back
    t = situation("champions", A=side("Captain Marvel"))
    t.happens(ev.Damage(t.find("Rhino"), 14))
    on(t, "turn")
    assert t.villain.up.stage == "II" and t.villain.damage == 0 and t.encounter_discard == []


@pytest.mark.rule("champions:defeat#1")
def test_what_answers_a_defeat() -> None:
    last = stand_in("minion", "Last", WhenDefeated(Deal(1, YOU_)), hp=2, atk=1, sch=1)
    seen = stand_in(
        "support", "Seen",
        Interrupt(IsDefeated(Whom(MINION)), PutCounters(1, "before", ME), forced=True),
        Response(IsDefeated(Whom(MINION), after=True), DrawCards(1), forced=True),
    )  # fmt: skip
    t = situation("champions", A=side("Captain Marvel", play=[seen], minions=[last]))
    t.A.attacks("Captain Marvel", "Last")
    assert t["Seen"].counter("before") == 1 and len(t.A.hand) == 1 and t["Captain Marvel"].damage == 1
    # the defeat of an ally is another thing
    t = situation("champions", A=side("Captain Marvel", play=[seen, FRIEND]))
    t.happens(ev.Damage(t.find("Friend"), 3))
    assert t["Seen"].counter("before") == 0 and t.A.hand == []


@pytest.mark.rule("champions:and", "champions:damage")
def test_damage_to_several_is_dealt_at_once_and_prevented_one_by_one() -> None:
    wave = free("Wave", Action((), Deal(3, Each(EVERYBODY))))
    ward = stand_in("support", "Ward", Interrupt(TakesDamage(Whom("ally")), Prevent(1), side="would"))
    t = situation("champions", A=side("Captain Marvel", play=[ward, FRIEND], minions=[THUG], hand=[wave]))
    t.A.plays("Wave")
    assert t.kind == "window" and t["Rhino"].damage == 0
    t.A.picks("Ward")
    assert (t["Rhino"].damage, t["Captain Marvel"].damage, t["Friend"].damage) == (3, 3, 2) and not t.in_play("Thug")
