"""Why can't I ...? Each with the rule that stands in the way, and beside it the deed that may be done."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    STUNNED,
    Activate,
    Activated,
    Aim,
    AtStart,
    Continuous,
    Discard,
    Draw,
    During,
    Exists,
    Extra,
    GainEndurance,
    Has,
    MayAttach,
    Named,
    Players,
    StunIt,
    T,
    Team,
    Triggered,
    characters,
    gives,
    pump,
    theirs,
    yours,
)
from longbox.games.vs.situations import BLANK, put, stand_in, up
from longbox.situations import side
from tests.rules.vs.standins import lay


def guy(name: str, *text: Any, **facts: Any) -> Any:
    """A character of team X, 4/4 for 3."""
    return stand_in("character", name, *text, **{"teams": "X", "atk": 4, "def_": 4, **facts})


ANN, BEN, CAT = guy("Ann"), guy("Ben"), guy("Cat", teams="Z")
BEA, BOB, BUD = guy("Bea"), guy("Bob"), guy("Bud")


def test_why_an_attack_cannot_be_proposed() -> None:
    t = lay(
        A=side(
            front=[ANN, CAT, put(guy("Dud"), exhausted=True), put(guy("Ebb"), stunned=True), guy("Fly", flight=True)],
            support=[BEN, guy("Gun", range=True)],
        ),
        B=side(front=[BEA, put(BUD, stunned=True)], support=[BOB], hidden_front=[guy("Hid")]),
    )
    for asked, rules in {
        "Ann vs Bea": [],
        "Ann vs Bob": ["vs:601.3d"],
        "Fly vs Bob": [],
        "Ben vs Bea": ["vs:601.2d"],
        "Gun vs Bea": [],
        "Gun vs Bob": ["vs:601.3d"],
        "Dud vs Bea": ["vs:601.2b"],
        "Ebb vs Bea": ["vs:701.12h"],
        "Ann vs Bud": ["vs:601.3b"],
        "Ann vs Hid": ["vs:601.3e"],
        "Ann vs B": ["vs:601.4a"],
        "Ann vs Cat": ["vs:601.3f"],
        "Ann vs A": ["vs:601.4c"],
        "Bea vs Bud": ["vs:601.2e"],
        "Ann + Cat vs Bea": ["vs:601.5a"],
        "Ann + Fly vs Bea": [],
        "Ann + Fly vs Bob": ["vs:601.3d"],
        "Ann + Ben vs Bea": ["vs:601.2d"],
    }.items():
        assert t.A.why_not(asked) == rules, asked
    assert t.B.why_not("attack", "Bea", on="Ann") == ["vs:601.1a"]
    t.A.attacks("Ann", "Bea", begin=False)
    assert t.A.why_not("attack", "Fly") == ["vs:601.1a"]
    t.conclude()
    assert t.A.why_not("attack", "Fly", on="Bob") == []
    t = lay(A=side(front=[ANN]), B=side(front=[BEA], support=[BOB]))
    assert t.A.why("Ann vs Bob") == ["Ann: attack Bob - no: Bob is protected by Bea, and Ann has no flight  [vs:601.3d]"]
    assert t.A.why("why can't I attack Bea?") == ["Ann: attack Bea - nothing hinders it"] == t.A.why("Ann attacks Bea")
    assert t.A.why_not("attack Ann") == ["vs:601.3d", "vs:601.4a"]


def test_why_a_character_cannot_be_recruited() -> None:
    loyal, dual = guy("Loyal", keywords="loyalty", teams="Y"), guy("Dual", keywords="dual loyalty", teams=["X", "Z"])
    dear = guy("Dear", cost=5)
    gives_all = {"hand": [loyal, dual, dear, ANN], "resources": [BLANK, BLANK, BLANK, ANN]}
    t = lay(step="recruit", A=side(front=[ANN], **gives_all), B=side(hand=[BOB]))
    assert t.A.why_not("recruit", "Loyal") == ["vs:706.3"]
    assert t.A.why_not("recruit", "Dual") == ["vs:706.3b"]
    assert t.A.why_not("recruit", "Dear") == ["vs:203.4b"]
    assert t.B.why_not("recruit", "Bob") == ["vs:404.3", "vs:203.4b"]
    # a second one of the name may be recruited: the first one goes
    assert t.A.why_not("recruit", "Ann") == []
    t.A.recruits("Ann", resolve=False)
    assert "vs:404.3" in t.A.why_not("recruit", "Loyal")
    t.resolve_all()
    t.places("Ann")
    assert t.A.pile == ["Ann"] and t.A.characters == ["Ann"]
    row = lay(step="recruit", A=side(resources=[BLANK, BLANK, BLANK, ANN]))
    assert row.A.why_not("recruit", "Ann") == ["vs:706.13a"]


def test_why_a_character_cannot_be_equipped() -> None:
    only = stand_in("equipment", "Only", MayAttach(yours(Team("X"))), cost=1)
    cap = stand_in("equipment", "Cap", cost=1)
    t = lay(
        step="recruit",
        A=side(
            front=[ANN, CAT, put(BEN, stunned=True), put(guy("Worn"), equipment=[cap])],
            hidden_front=[guy("Hid")],
            hand=[only],
            resources=2,
        ),
        B=side(front=[BOB]),
    )
    for host, rules in {
        "Ann": [],
        "Cat": ["vs:302.3a"],
        "Ben": ["vs:302.3a"],
        "Worn": ["vs:302.3b"],
        "Hid": ["vs:302.3a"],
        "Bob": ["vs:302.3a"],
        "Cap": ["vs:302.3a"],
    }.items():
        assert t.A.why_not(f"Only on {host}") == rules, host
    assert "is stunned" in t.A.why("Only on Ben")[0] and "its restriction" in t.A.why("Only on Cat")[0]
    t.A.recruits("Only", on="Ann")
    assert t["Ann"].equipment == ["Only"]


def test_why_a_resource_cannot_be_built() -> None:
    t = lay(step="resource", A=side(hand=[BLANK, ANN], resources=1), B=side(hand=[BLANK]))
    assert t.A.why_not("build", "Blank") == [] and t.B.why_not("build", "Blank") == ["vs:403.1"]
    t.A.builds("Ann")
    assert t.A.why_not("build", "Blank") == ["vs:403.1"] and "you have decided about that" in t.A.why("build Blank")[0]
    t.until("recruit step")
    assert t.A.why_not("build", "Blank") == ["vs:403.1"] and "at no other time" in t.A.why("build", "Blank")[0]
    assert t.A.resources == ["Blank", "Ann"]


def test_why_a_plot_twist_cannot_be_played() -> None:
    fly = stand_in("plot twist", "Fly", gives(T, Has("flight")), targets=Aim(yours(Team("X"))))
    deep = stand_in("plot twist", "Deep", Draw(1), threshold=3)
    late = stand_in("plot twist", "Late", Draw(1), only=During("build phase"))
    push = stand_in("plot twist", "Push", pump(T, 2), targets=Aim(characters()))
    toll = stand_in("plot twist", "Toll", Draw(1), extras=Extra((Discard(),)))
    wake = stand_in("plot twist", "Wake", StunIt(T), targets=Aim(theirs(STUNNED)))
    t = lay(
        A=side(front=[ANN, CAT], hand=[fly, deep, late, push, wake], resources=[up(toll), toll]),
        B=side(front=[BOB], hand=[toll]),
    )
    assert t.A.why_not("play", "Deep") == ["vs:203.5b"]
    assert t.A.why_not("play", "Late") == ["vs:304.7"]
    assert t.A.why_not("play", "Push") == ["vs:505.3"]
    assert t.A.why_not("play", "Wake") == ["vs:505.1c"]
    assert t.A.why_not("play", "Fly") == []
    assert t.A.why_not("play", "Toll") == ["vs:304.4"]
    # the card itself is on the chain as its cost is paid
    assert t.B.why_not("play", "Toll") == ["vs:203.9a"]
    assert t.A.why_not("Fly on Ann") == [] and t.A.why_not("Fly on Cat") == ["vs:505.1c"] == t.A.why_not("Fly on Bob")
    assert "Cat is no X character you control" in t.A.why("play Fly on Cat")[0]
    assert t.A.why_not("Late on Ann") == ["vs:504.3b"]
    assert t.A.why_not("play", "Ann")[0] == "vs:304.2"


def test_why_a_power_cannot_be_used() -> None:
    tap = guy("Tap", Activated(Activate(), GainEndurance(1), only=Exists(yours(Named("Ann")))))
    once = guy("Once", Activated((), GainEndurance(1), limit=(1, "turn")))
    ping = guy("Ping", Activated(Activate(), StunIt(T), targets=Aim(theirs())))
    base = stand_in("location", "Base", Activated(Activate(), GainEndurance(1)), threshold=3)
    war = stand_in("plot twist", "War", ongoing=[Activated((), Draw(1), limit=(1, "turn"))])
    t = lay(
        A=side(
            front=[put(tap, exhausted=True), put(once, used=1), put(guy("Low", *tap.text), stunned=True), ping, ANN],
            resources=[base, war],
            hand=[base, war],
        ),
        B=side(hidden_front=[BOB], front=[put(guy("Foe", *once.text))]),
    )
    assert t.A.why_not("use", "Tap") == ["vs:G:Activate"]
    assert t.A.why_not("use", "Once") == ["vs:501.4"]
    assert t.A.why_not("use", "Low")[0] == "vs:701.12f"
    assert t.A.why_not("use", "Foe") == ["vs:501.2"] and t.B.why_not("use", "Foe") == []
    assert t.A.why_not("use", "Ann") == ["vs:501.1"]
    assert t.A.why_not("Ping on Ann") == ["vs:505.1c"] and t.A.why_not("Ping on Bob") == []
    assert t.A.why_not("use", "Base") == ["vs:701.11b"] and t.A.why_not("flip", "Base") == ["vs:203.5b"]
    in_hand = lay(A=side(hand=[base, war]))
    assert in_hand.A.why_not("flip", "Base") == ["vs:303.2", "vs:203.5b"]
    assert in_hand.A.why_not("use", "War") == ["vs:500.2"]


def test_why_nobody_reinforces_or_is_powered_up() -> None:
    t = lay(
        A=side(front=[ANN], hand=[BEN]),
        B=side(front=[guy("Far"), BOB, BEA], support=[None, guy("Behind"), guy("Side"), guy("Off", teams="Q")], hand=[BEA]),
    )
    assert t.B.why_not("reinforce", "Behind") == ["vs:507.1c"] and t.B.why_not("power-up", "Bea")[0] == "vs:507.1b"
    t.A.attacks("Ann", "Bob")
    for helper, rules in {
        "Behind": [],
        "Side": ["vs:705.2"],
        "Bea": ["vs:708.7b"],
        "Far": ["vs:708.7b"],
        "Bob": ["vs:708.7b"],
        "Off": ["vs:705.2"],
    }.items():
        found = t.B.why_not("reinforce", helper)
        assert found[:1] == rules, (helper, found)
    assert t.B.why_not("power-up", "Bob") == ["vs:507.1b"] == t.B.why_not("power-up", "Bea")
    assert t.A.why_not("power-up", "Ann") == ["vs:507.1b"]


def test_why_a_character_cannot_be_moved_or_recovered() -> None:
    t = lay(step="formation", A=side(front=[ANN, put(BEN, stunned=True)], hidden_front=[guy("Hid")]), B=side(front=[BOB]))
    assert t.A.why_not("move", "Ann") == [] == t.A.why_not("move", "Ben")
    assert t.A.why_not("hide", "Ann") == ["vs:405.5"] == t.A.why_not("hide", "Hid")
    assert t.B.why_not("move", "Bob") == ["vs:405.1"] == t.A.why_not("move", "Bob")[:1]
    t.arranges()
    assert t.A.why_not("move", "Ann") == ["vs:405.1"]
    assert t.A.why_not("recover", "Ben") == ["vs:408.2b"] and t.A.why_not("recover", "Ann") == ["vs:708.6b", "vs:408.2b"]
    t = lay(
        phase="recovery", A=side(front=[put(ANN, stunned=True), put(BEN, stunned=True)]), B=side(front=[put(BOB, stunned=True)])
    )
    t.all_pass()
    assert t.A.why_not("recover", "Ann") == [] and t.B.why_not("recover", "Bob") == ["vs:408.2b"]
    with pytest.raises(Exception, match="answer"):
        t.A.recovers("Ann", "Ben")
    t.A.recovers("Ben")
    assert t.asked == ("B", "recover")


def test_what_stands_after_ongoing_does_nothing_from_the_hand_and_may_still_be_played() -> None:
    war = stand_in(
        "plot twist", "War", ongoing=[Triggered(AtStart("recovery phase"), GainEndurance(2)), Continuous(yours(), Has("flight"))]
    )
    t = lay(A=side(front=[ANN], hand=[war], resources=[war]))
    assert t.A.why_not("play", "War") == []
    t.A.plays("War")
    t.resolve()
    assert t.A.pile == ["War"] and not t["Ann"].flight
    t.A.plays("War")
    t.resolve()
    assert not t["War"].down and t["Ann"].flight


def test_players_effects_and_everything_about_a_card_can_be_asked_about() -> None:
    drain = stand_in("plot twist", "Drain", GainEndurance(1, player=T), targets=Aim(Players("opponent")))
    t = lay(A=side(front=[ANN], hand=[drain]), B=side())
    assert t.A.why_not("Drain on B") == [] and t.A.why_not("Drain on A") == ["vs:505.1c"]
    words = t.A.why("Ann")
    for line in ("power-up Ann - no: ", "move Ann within your formation - no: ", "attack B directly - nothing hinders it"):
        assert any(line in word for word in words)
    assert t.why_not("A", "Drain") == ["vs:403.1"]
    with pytest.raises(ValueError, match="'fly' is nothing to ask about; there are play, recruit"):
        t.A.why("fly", "Ann")
