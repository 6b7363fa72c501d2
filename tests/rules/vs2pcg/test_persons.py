"""A power may let a character attack players: who is attacked so stands among the characters meanwhile."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.language.vocabulary import (
    ENEMY,
    LOCATION,
    MAIN,
    MAIN_PHASE,
    RANGED,
    SUPPORTING,
    AttacksPlayers,
    CancelCombat,
    Characters,
    DazeIt,
    InCombat,
    Permission,
    PlotTwist,
    Triggers,
    gets,
    one,
    super_power,
    when,
)
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import GONE, CardDef

REACHES = Permission(AttacksPlayers())
ACE = define("Ace", MAIN, atk=3, def_=4, health=6, teams=("Red",))
KING = define("King", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
CEE = define("Cee", MAIN, atk=3, def_=4, health=6, teams=("Blue",))
PLACE = define("Place", LOCATION, symbol="Intellect")


def reaching(atk: int = 2, words: tuple[str, ...] = ()) -> CardDef:
    return define("Reach", SUPPORTING, atk=atk, def_=5, health=3, teams=("Red",), words=words, text=(REACHES,))


def mate() -> CardDef:
    return define("Mate", SUPPORTING, atk=2, def_=5, health=3, teams=("Red",))


def stun(t: Table, *names: str, who: int = 1) -> None:
    for name in names:
        t.happens(ev.Stun(t.sides[who][name].ref))


@pytest.mark.rule("vs2pcg:golden-rules#1", "vs2pcg:ending-the-game#1")
def test_who_is_attacked_in_person_and_stunned_is_out_of_the_game() -> None:
    t = situation(
        A=side(ACE, front=[reaching(), mate()]), B=side(KING, front=[define("Last", SUPPORTING, health=2)]), windows="all"
    )
    stun(t, "King")
    # not while anybody there stands up, and only by whom a power lets
    assert not [o for o in t.offered() if "in person" in o]
    stun(t, "Last")
    assert [o for o in t.offered() if "in person" in o] == ["attack B in person with Reach"]
    t.A.attacks_player("Reach", "B")
    # nobody else joins, though Mate is of the same team
    assert t.B.front == ["King", "Last", "B in person"] and t.B.stats("B in person") == (0, 1)
    t.passes()
    assert t.s.result is not None and t.s.result.winners == (0,)
    assert "B in person" not in t.B.ko


@pytest.mark.rule("vs2pcg:golden-rules#1")
def test_meanwhile_the_player_is_a_supporting_character_in_the_combat_and_afterwards_none() -> None:
    shield = define(
        "Shield",
        "Plot Twist",
        text=(PlotTwist(effect=gets(one(Characters(ENEMY, (InCombat(),))), -3), when="Combat", any_turn=True),),
    )
    seen = define("Seen", SUPPORTING, def_=3, text=(Triggers(when.Appears(ENEMY), CancelCombat()),))
    t = situation(A=side(ACE, front=[reaching(2)], back=[seen]), B=side(KING, hand=[shield]), windows="all")
    stun(t, "King")
    t.A.attacks_player("Reach", "B")
    number = t.B["B in person"].number
    assert t.B["B in person"].kind == SUPPORTING and t.s.protects(number) is False
    # it did not appear; what is meant for those in the combat finds both
    t.A.done()
    t.B.plays("Shield")
    t.passes()
    assert t.s.result is None and t.s.combat is None and t.B.front == ["King"] and t.s.place(number) == GONE
    # Reach is exhausted, as by any attack
    assert t.A["Reach"].exhausted and not [o for o in t.offered() if "in person" in o]


@pytest.mark.rule("vs2pcg:golden-rules#1", "vs2pcg:term-daze#1", "vs2pcg:term-cancel-combat#1")
def test_a_combat_that_is_cancelled_or_a_daze_leaves_the_player_in_the_game() -> None:
    daze = define("Daze", "Plot Twist", text=(PlotTwist(effect=DazeIt(one(Characters(ENEMY, (InCombat(),)))), when="Combat"),))
    call_off = define("Call Off", "Plot Twist", text=(PlotTwist(effect=CancelCombat(), when="Combat"),))
    for twist in (daze, call_off):
        t = situation(A=side(ACE, front=[reaching()], hand=[twist]), B=side(KING))
        stun(t, "King")
        t.A.attacks_player("Reach", "B")
        t.A.plays(twist.name)
        t.passes()
        assert t.s.result is None and t.B.front == ["King"] and t.s.combat is None


@pytest.mark.rule("vs2pcg:golden-rules#1", "vs2pcg:ranged-attack#1")
def test_from_the_back_row_by_ranged_characters_alone() -> None:
    t = situation(A=side(ACE, back=[reaching()]), B=side(KING))
    stun(t, "King")
    assert not [o for o in t.offered() if "in person" in o]
    t = situation(A=side(ACE, back=[reaching(words=(RANGED,))]), B=side(KING))
    stun(t, "King")
    t.A.attacks_player("Reach", "B")
    t.passes()
    assert t.s.result is not None and t.s.result.winners == (0,)


@pytest.mark.rule("vs2pcg:free-for-all#7", "vs2pcg:golden-rules#1")
def test_among_three_the_others_go_on() -> None:
    t = situation(A=side(ACE, front=[reaching()]), B=side(KING), C=side(CEE))
    stun(t, "King")
    t.A.attacks_player("Reach", "B")
    t.passes()
    assert t.s.result is None and t.s.order == (0, 2) and t.B.front == [] and t.C.front == ["Cee"]


@pytest.mark.rule("vs2pcg:resolving-effects#3")
def test_for_the_rest_of_the_game_whatever_becomes_of_the_power() -> None:
    t = situation(A=side("MNB-031", up=[PLACE]), B=side(KING, front=[define("Last", SUPPORTING, health=2)]))
    t.happens(ev.LevelUp(t.A["Deadpool"].ref, 2))
    t.A.uses("Deadpool", "Oh, there's someone")
    stun(t, "King", "Last")
    t.happens(ev.LevelUp(t.A["Deadpool"].ref, 1))
    t.A.attacks_player("Deadpool", "B")
    t.passes()
    assert t.s.result is not None and t.s.result.winners == (0,)


def test_deadpool_s_characters_are_lethal_and_he_gains_xp_when_nobody_is_left() -> None:
    skill = define("Skill Place", LOCATION, symbol="Skill")
    t = situation(
        A=side("MNB-031", front=[define("Fist", SUPPORTING, atk=9, def_=9, teams=("X-Men",))], up=[skill]),
        B=side(KING, front=[define("Prey", SUPPORTING, atk=0, def_=2, health=5)]),
    )
    t.A.uses("Deadpool", "Merc with a Mouth")
    t.A.attacks("Fist", "Prey")
    if t.match.decision is not None and t.match.decision.kind == "join":
        t.A.picks()
    t.passes()
    assert t.B.ko == ["Prey"] and t.A["Deadpool"].xp == 0
    t.A.done()
    assert t.A["Deadpool"].xp == 0
    t = situation(A=side("MNB-031"), B=side(KING))
    stun(t, "King")
    t.A.done()
    assert t.A["Deadpool"].xp == 1


def test_why_not_says_what_is_in_the_way_of_attacking_a_player() -> None:
    t = situation(A=side(ACE, front=[reaching()]), B=side(KING))
    said = {act.label(t.s): [o.text for o in objections] for act, objections in t.match.why_not(0, t.A["Reach"].ref)}
    assert said["attack B in person with Reach"] == ["not all of B's characters are stunned"]
    said = {act.label(t.s): 1 for act, _ in t.match.why_not(0, t.A["Ace"].ref)}
    assert not [label for label in said if "in person" in label]


def test_it_prints() -> None:
    power = super_power("Hello", MAIN_PHASE, "", CancelCombat())
    card = define("Reach", SUPPORTING, text=(REACHES, power))
    assert REACHES.print(card.name) == (
        "Reach can attack enemy players all of whose characters are stunned; while defending, such a player counts as a supporting "
        "character with 0 ATK, 1 DEF and 1 health."
    )
