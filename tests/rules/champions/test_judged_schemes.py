"""Schemes as a judge is asked about them: stages that give way in the midst of something, schemes that come without threat."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    MAIN,
    ME,
    THE_VILLAIN,
    Action,
    Clear,
    Constant,
    Deal,
    Enters,
    Gets,
    It,
    Keyword,
    PlaceThreat,
    Response,
    WhenRevealed,
    Whom,
    seq,
)
from longbox.games.champions.situations import BLANK, Table, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import told


def norad(threat: int, stage: str = "2B") -> Table:
    """Two players against Ultron, at this stage of his scheme; the threat of step one has just come."""
    t: Table = situation(
        "champions",
        scenario="Ultron",
        scheme_stage=stage,
        threat=threat,
        environments=["Ultron Drones"],
        A=side("Captain Marvel"),
        B=side("She-Hulk"),
    )
    t.happens(ev.Threat(t.scheme.ref, 1, -1, t.scheme.ref, "step"))
    return t


# -- stages of the main scheme --------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:main-scheme#p2", "champions:main-scheme#2")
def test_here_is_the_stage_that_says_it_and_not_the_next() -> None:
    # each of two players chooses; the first one's threat completes the stage
    t = norad(17)
    t.A.picks("Place 2 threat here")
    # so the second one can't put any there, and gets a drone besides that of the next stage
    assert t.kind == "turn" and t.scheme.up.stage == "3B" and t.scheme.threat == 0
    assert t.A.minions == ["Drone"] and t.B.minions == ["Drone", "Drone"]
    # while it stays both have the choice
    t = norad(13)
    t.A.picks("Place 2 threat here")
    t.B.picks("Place 2 threat here")
    assert t.scheme.up.stage == "2B" and t.scheme.threat == 18 and t.A.minions == t.B.minions == []


@pytest.mark.rule("champions:main-scheme#p2", "champions:main-scheme#1")
def test_threat_placed_on_the_stage_before_was_not_placed_on_the_next() -> None:
    # step one completes The Crimson Cowl: Assault on NORAD, which answers to threat of step one, has none
    t = norad(5, "1B")
    assert t.kind == "turn" and t.scheme.up.stage == "2B" and t.scheme.threat == 0
    assert t.A.minions == ["Drone"] and t.B.minions == ["Drone"]
    # the next time it asks
    t.happens(ev.Threat(t.scheme.ref, 1, -1, t.scheme.ref, "step"))
    assert t.kind == "mode" and t.A.asked()


@pytest.mark.rule("champions:attach-to#1", "champions:main-scheme#p2", "champions:main-scheme#3")
def test_what_was_attached_to_a_stage_goes_with_it() -> None:
    plan = stand_in("attachment", "Plan", Constant(THE_VILLAIN, (Gets("sch", 1),)))
    t = situation(
        "champions",
        scenario="Klaw",
        threat=5,
        accelerations=2,
        A=side("Captain Marvel"),
        environments=[put(plan, on="Klaw")],
        encounter=["Hydra Mercenary", BLANK],
    )
    card = t.state.write(t.find("Plan") & 0xFFF)
    card.host = t.scheme.ref
    assert t.villain.sch == 3
    t.happens(ev.Threat(t.scheme.ref, 1))
    # the stage is removed from the game, its attachment discarded; acceleration tokens carry over
    assert t.scheme.up.stage == "2B" and "Plan" in t.encounter_discard and t.villain.sch == 2
    assert t.state.accelerations == 2
    # on the villain it stays from stage to stage
    t = situation("champions", A=side("Captain Marvel"), environments=[put(plan, on="Rhino")], villain_damage=13)
    t.happens(ev.Damage(t.villain.ref, 1))
    assert t.villain.up.stage == "II" and t.villain.attached == ["Plan"]


@pytest.mark.rule("champions:grim-rule", "champions:main-scheme#p3")
def test_the_scheme_completed_as_the_villain_falls_is_lost() -> None:
    boom = stand_in("event", "Boom", Action((), Deal(1, THE_VILLAIN)), cost=0)
    for order in (1, -1):
        t = situation("champions", A=side("Captain Marvel"), stage="II", villain_damage=14, threat=6)
        both = [ev.Threat(t.scheme.ref, 1), ev.Damage(t.villain.ref, 1)][::order]
        t.happens(*both)
        assert t.result is not None and not t.result.won and t.result.rule == "champions:main-scheme#p3"
    # the villain's defeat alone is a win, however near the scheme was
    t = situation("champions", A=side("Captain Marvel", hand=[boom]), stage="II", villain_damage=14, threat=6)
    t.A.plays("Boom")
    assert t.result is not None and t.result.won
    # and a stage that is not the last gives way before the villain falls
    t = situation("champions", scenario="Klaw", A=side("Captain Marvel"), stage="II", villain_damage=17, threat=5)
    t.happens(ev.Damage(t.villain.ref, 1), ev.Threat(t.scheme.ref, 1))
    assert t.result is not None and t.result.won


# -- side schemes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("champions:side-scheme#1", "champions:side-scheme#2", "champions:defeat")
def test_a_side_scheme_without_starting_threat_is_not_defeated_before_it_says_what_it_gets() -> None:
    siege = stand_in("side_scheme", "Siege", WhenRevealed(PlaceThreat(3, ME)), base_threat=0)
    fence = stand_in("side_scheme", "Fence", Keyword("hinder", 2), base_threat=0)
    empty = stand_in("side_scheme", "Empty", base_threat=0)
    for card, threat in ((siege, 3), (fence, 2)):
        t = situation("champions", A=side("Captain Marvel"), encounter=[card, BLANK])
        t.reveals(card.name)
        assert t.in_play(card.name) and t[card.name].threat == threat
        # once that is gone it falls like any other
        t.A.thwarts("Captain Marvel", card.name)
        assert t.in_play(card.name) is (threat > 2)
    # one that gets none is defeated as soon as it has been revealed
    t = situation("champions", A=side("Captain Marvel"), encounter=[empty, BLANK])
    t.reveals("Empty")
    assert not t.in_play("Empty") and t.encounter_discard == ["Empty"] and told(t, "Empty is defeated")


@pytest.mark.rule("champions:side-scheme#2", "champions:when-revealed#p2", "champions:reveal#p2")
def test_a_side_scheme_that_falls_as_it_enters_says_what_it_has_to_say_all_the_same() -> None:
    watch = stand_in("support", "Watch", Response(Enters(Whom("side scheme")), Clear(2, It("it"))))
    plot = stand_in(
        "side_scheme", "Plot", Keyword("surge"), WhenRevealed(seq(PlaceThreat(2, MAIN))), base_threat=2, base_fixed=True
    )
    for asked in (True, False):
        t = situation("champions", A=side("Captain Marvel", play=[watch]), encounter=[plot, BLANK, "Shocker"])
        t.reveals("Plot")
        t.pick("Use Watch") if asked else t.passes()
        # that belongs to the reveal, as its surge does
        assert t.in_play("Plot") is not asked and t.scheme.threat == 2
        assert told(t, "reveals Blank") and t.encounter_deck == ["Shocker"]


@pytest.mark.rule("champions:side-scheme#2")
def test_masterplan_reveals_the_side_scheme_it_finds_or_nothing() -> None:
    t = situation(
        "champions", mode="expert", stage="II", A=side("Captain Marvel"), encounter=["Masterplan", BLANK, "Crowd Control"]
    )
    t.reveals("Masterplan")
    assert t.in_play("Crowd Control") and t["Crowd Control"].threat == 2
    # with one in play that gets the threat, and no other comes
    t = situation(
        "champions",
        mode="expert",
        stage="II",
        A=side("Captain Marvel"),
        side_schemes=["Crowd Control"],
        encounter=["Masterplan", "Bomb Scare"],
    )
    t.reveals("Masterplan")
    assert t["Crowd Control"].threat == 6 and not t.in_play("Bomb Scare")
    # and without any in the deck that is gone through once
    t = situation("champions", mode="expert", stage="II", A=side("Captain Marvel"), encounter=["Masterplan", BLANK, BLANK])
    t.reveals("Masterplan")
    assert t.kind == "turn" and t.state.accelerations == 1 and len(t.state.enemies()) == 1
    assert not any(t.in_play(name) for name in ("Crowd Control", "Bomb Scare"))
