"""Threat that comes and goes at the same moment, and schemes that are completed or change in the midst of something."""

from __future__ import annotations

import pytest

from longbox.games.champions import events as ev
from longbox.games.champions.language.vocabulary import (
    MAIN,
    Action,
    And,
    Boost,
    Clear,
    DrawCards,
    Each,
    InPlay,
    Keyword,
    PlaceThreat,
    WhenDefeated,
    WhenRevealed,
)
from longbox.games.champions.situations import BLANK, put, stand_in
from longbox.situations import side, situation
from tests.rules.champions.rounds import on, told
from tests.rules.champions.standins import THUG, free

SIDES = Each(InPlay(frozenset({"side_scheme"})))


@pytest.mark.rule("champions:and", "champions:threat")
def test_threat_placed_and_removed_at_once_is_neither_lost_nor_kept() -> None:
    plot = stand_in("side_scheme", "Plot", WhenDefeated(DrawCards(1)), base_threat=2)
    for parts in ((PlaceThreat(2, SIDES), Clear(2, SIDES)), (Clear(2, SIDES), PlaceThreat(2, SIDES))):
        both = free("Both", Action((), And(parts)))
        t = situation("champions", A=side("She-Hulk", hand=[both]), side_schemes=[put(plot, threat=2)], threat=3)
        t.A.plays("Both")
        assert t["Plot"].threat == 2 and t.in_play("Plot") and t.A.hand == [] and t.scheme.threat == 3
    # one after the other it is defeated before anything more could come
    for parts, left in (((Clear(2, SIDES), PlaceThreat(2, SIDES)), 0), ((PlaceThreat(2, SIDES), Clear(2, SIDES)), 2)):
        first = free("First", Action((), parts[0]))
        then = free("Then", Action((), parts[1]))
        t = situation("champions", A=side("She-Hulk", hand=[first, then]), side_schemes=[put(plot, threat=2)])
        t.A.plays("First")
        if left:
            t.A.plays("Then")
        assert t.in_play("Plot") is bool(left) and (not left or t["Plot"].threat == left)


@pytest.mark.rule("champions:move#7", "champions:move#2")
def test_several_moves_from_one_scheme_take_no_more_than_there_is() -> None:
    one, two = stand_in("side_scheme", "One", base_threat=1), stand_in("side_scheme", "Two", base_threat=1)
    t = situation("champions", A=side("She-Hulk"), side_schemes=[put(one, threat=1), put(two, threat=1)], threat=3)
    main = t.scheme.ref
    t.happens(ev.MoveThreat(main, t.find("One"), 2), ev.MoveThreat(main, t.find("Two"), 2))
    assert t.scheme.threat == 0 and t["One"].threat + t["Two"].threat == 2 + 3


@pytest.mark.rule(
    "champions:main-scheme#p2", "champions:main-scheme#2", "champions:incite-x", "champions:scheme-enemy-activation#3"
)
def test_a_stage_completed_on_the_way_leaves_the_rest_for_the_next() -> None:
    # incite completes it; what the card says when revealed finds the next stage
    spur = stand_in("treachery", "Spur", Keyword("incite", 2), WhenRevealed(PlaceThreat(1, MAIN)))
    t = situation("champions", scenario="Klaw", A=side("She-Hulk"), threat=5, encounter=[spur, THUG, BLANK, BLANK])
    t.reveals("Spur")
    on(t, "turn")
    assert t.scheme.name == "Secret Rendezvous" and t.scheme.threat == 1 and t.A.minions == ["Thug"]
    # the boost card of a scheme completes it; the scheme goes on against the next stage
    push = stand_in("treachery", "Push", Boost(PlaceThreat(2, MAIN)))
    t = situation(
        "champions", scenario="Klaw", A=side("She-Hulk", form="alter-ego"), threat=5, encounter=[push, THUG, BLANK, BLANK]
    )
    t.enemy_schemes("Klaw")
    on(t, "turn")
    assert t.scheme.name == "Secret Rendezvous" and t.scheme.threat == 2 and len(told(t, "is completed")) == 1


@pytest.mark.rule("champions:villain-phase#1", "champions:main-scheme#2", "champions:minion#4")
def test_a_minion_that_comes_as_step_one_completes_a_stage_activates_in_step_two() -> None:
    t = situation(
        "champions",
        scenario="Klaw",
        A=side("She-Hulk", exhausted=True),
        threat=5,
        encounter=[THUG] + [BLANK] * 9,
        phase="villain",
        step=1,
    )
    on(t, "turn")
    assert t.scheme.name == "Secret Rendezvous" and t.scheme.threat == 0
    assert [line.split(" attacks")[0] for line in told(t, " attacks ")] == ["Klaw", "Thug"]
