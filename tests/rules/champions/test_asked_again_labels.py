"""Abilities that are an attack, a thwart and a defense in one, against what keeps a character from one of these."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.champions.language.vocabulary import (
    ALLIES,
    ME,
    THE_VILLAIN,
    TO_ATTACK,
    TO_THWART,
    YOU,
    YOU_,
    Action,
    AttachTo,
    Clear,
    Deal,
    DrawCards,
    ExhaustIt,
    Interrupt,
    Keyword,
    MoveDamage,
    One,
    Prevent,
    Response,
    Strikes,
    TakesDamage,
    Target,
    seq,
)
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.games.champions.state import HERO
from longbox.situations import side, situation
from tests.rules.champions.rounds import told
from tests.rules.champions.standins import free

BOTH = free(
    "Both",
    Action(
        (),
        seq(Deal(3, Target(0)), Clear(2, Target(1))),
        targets=(One(TO_ATTACK), One(TO_THWART)),
        form=HERO,
        labels=("attack", "thwart"),
    ),
)
RIPOSTE = free(
    "Riposte",
    Interrupt(TakesDamage(YOU, attack=True), seq(Prevent(2), Deal(2, THE_VILLAIN)), form=HERO, labels=("attack", "defense")),
)
SPIKE = stand_in("minion", "Spike", Keyword("retaliate", 1), hp=9, atk=1, sch=1)


def laid(**given: Any) -> Table:
    """A table of Champions with four threat on the main scheme."""
    return situation("champions", **{"encounter": [BLANK] * 12, "threat": 4, **given})  # type: ignore[no-any-return]


@pytest.mark.rule(
    "champions:attack-player-action#3", "champions:thwart#3", "champions:status-confused#1", "champions:status-stunned#1"
)
def test_what_is_an_attack_and_a_thwart_is_lost_to_either_status_card() -> None:
    for status, left in ((["stunned"], set()), (["confused"], set()), (["stunned", "confused"], {"confused"})):
        t = laid(A=side("Captain Marvel", status=status, hand=[BOTH]), B=side("Iron Man", status=status))
        t.A.plays("Both")
        assert t.villain.damage == 0 and t.scheme.threat == 4 and t["Captain Marvel"].status == left
        assert t.A.discard == ["Both"] and t["Iron Man"].status == set(status)
        assert not told(t, "attacks") and not told(t, "thwarts")
    t = laid(A=side("Captain Marvel", hand=[BOTH]))
    t.A.plays("Both")
    assert t.villain.damage == 3 and t.scheme.threat == 2
    assert told(t, "Captain Marvel attacks Rhino", "[champions:attack-player-action]")
    assert told(t, "Captain Marvel thwarts The Break-In!", "[champions:thwart]")


@pytest.mark.rule("champions:attack-player-action#3", "champions:thwart#3", "champions:patrol", "champions:retaliate-x")
def test_it_counts_as_each_of_them() -> None:
    log = stand_in("upgrade", "Diary", *[Response(Strikes(YOU, kind, after=True), DrawCards(1)) for kind in ("attack", "thwart")])
    t = laid(A=side("Captain Marvel", hand=[BOTH], play=[log], deck=["Energy", "Genius", "Strength"], minions=[SPIKE]))
    t.A.plays("Both")
    t.A.picks("Spike")
    while t.kind == "window":
        t.A.picks("Diary")
    # one card for the attack and one for the thwart, and whoever was attacked retaliates once
    assert len(t.A.hand) == 2 and t["Captain Marvel"].damage == 1 and t["Spike"].damage == 3 and t.scheme.threat == 2
    scout = stand_in("minion", "Scout", Keyword("patrol"), hp=3, atk=1, sch=1)
    t = laid(A=side("Captain Marvel", hand=[BOTH], minions=[scout]))
    assert not t.offered("Play Both")


@pytest.mark.rule("champions:defend#4", "champions:status-stunned#1", "champions:status-stunned#3")
def test_who_is_kept_from_an_attack_has_not_defended_with_it_either() -> None:
    for status, damage, hit in (((), 0, 2), ("stunned", 2, 0), ("confused", 0, 2)):
        t = laid(A=side("Iron Man", hand=[RIPOSTE], status=status))
        t.enemy_attacks("Rhino")
        t.A.passes()
        t.A.picks("Riposte")
        assert t["Iron Man"].damage == damage and t.villain.damage == hit and bool(told(t, "Iron Man defends")) is (hit > 0)
        assert t["Iron Man"].status == ({"confused"} if status == "confused" else set())


@pytest.mark.rule("champions:you-your#14", "champions:ally#5", "champions:upgrade#4", "champions:status-stunned#1")
def test_whose_attack_it_is_says_whose_status_card_matters() -> None:
    gun = Action((ExhaustIt(ME),), Deal(2, Target()), targets=(One(TO_ATTACK),), labels=("attack",))
    turret = stand_in("support", "Turret", gun)
    gunner = stand_in("ally", "Gunner", gun, hp=3, atk=1, thw=1, cost=0, atk_cost=1)
    laser = stand_in("upgrade", "Laser", AttachTo(ALLIES), gun)
    belt = stand_in("upgrade", "Belt", gun)
    for used, hero, gunner_hurt in (("Turret", 0, 0), ("Gunner", 0, 1), ("Laser", 0, 1)):
        t = laid(A=side("Captain Marvel", status="stunned", play=[turret, put(gunner, attached=[laser])], minions=[SPIKE]))
        t.A.uses(used)
        t.A.picks("Spike")
        assert t["Spike"].damage == 2 and t["Captain Marvel"].status == {"stunned"}
        assert (t["Captain Marvel"].damage, t["Gunner"].damage) == (hero, gunner_hurt)
    for used in ("Gunner", "Laser"):
        t = laid(A=side("Captain Marvel", play=[put(gunner, attached=[laser], status="stunned")]))
        t.A.uses(used)
        assert t.villain.damage == 0 and t["Gunner"].status == set() and t["Gunner"].damage == 0
    t = laid(A=side("Captain Marvel", status="stunned", play=[belt]))
    t.A.uses("Belt")
    assert t.villain.damage == 0 and t["Captain Marvel"].status == set()


@pytest.mark.rule("champions:move#6", "champions:thwart#3")
def test_damage_that_a_thwart_moves_is_no_attack() -> None:
    for label, hurt in (("thwart", 1), ("attack", 2)):
        query = TO_THWART if label == "thwart" else TO_ATTACK
        effect = (
            seq(Clear(1, Target(0)), MoveDamage(1, YOU_, THE_VILLAIN)) if label == "thwart" else MoveDamage(1, YOU_, Target())
        )
        move = free("Shift", Action((), effect, targets=(One(query),), form=HERO, labels=(label,)))
        t = laid(A=side("Captain Marvel", damage=2, hand=[move]), scenario="Klaw", villain_attached=["Solid-Sound Body"])
        t.A.plays("Shift")
        # his body retaliates against an attack
        assert t.villain.damage == 1 and t["Captain Marvel"].damage == hurt
