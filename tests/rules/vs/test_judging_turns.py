"""Judging the turn: phases added and skipped, and what waits for or ends with those that never come."""

from __future__ import annotations

import pytest

from longbox.games.vs.language.vocabulary import (
    COMBAT,
    DRAW,
    RECOVERY,
    Aim,
    AtStart,
    ExtraPhase,
    GainEndurance,
    T,
    Triggered,
    characters,
    pump,
    skips,
)
from longbox.games.vs.situations import Table, put
from longbox.games.vs.view.reading import paragraphs
from longbox.situations import side, situation
from tests.rules.vs.standins import hero, twist

AGAIN = twist("Again", ExtraPhase(COMBAT))
UP = twist("Up", pump(T, 3, 0, "turn"), Aim(characters()))


def to_the_end_of_recovery(table: Table) -> None:
    """Everyone passes, and recovers nobody, until the turn is over."""
    while table.s.phase == RECOVERY and table.decision is not None:
        table.match.choose((0,) if table.asked[1] == "priority" else ())


@pytest.mark.rule("vs:400.10a", "vs:400.10b", "vs:400.10c")
def test_an_additional_combat_phase_comes_after_this_one_with_all_its_steps() -> None:
    ann = hero("Ann", Triggered(AtStart(COMBAT), GainEndurance(1)), Triggered(AtStart("attack step"), GainEndurance(10)), def_=9)
    table = situation("vs", phase="combat", A=side(front=[ann], hand=[AGAIN, UP]), B=side(front=[hero("Bea")]))
    table.resolve()
    table.A.plays("Again")
    table.resolve()
    table.A.plays("Up", on="Ann")
    table.resolve()
    table.all_pass()
    table.resolve_all()
    table.A.attack("Ann", "Bea")
    table.conclude()
    table.until(COMBAT)
    # a phase of its own in the same turn: what lasts for the turn lasts, and who attacked is not ready again
    assert table.s.turn == 5 and table.s.phase == COMBAT and table.A["Ann"].atk == 7 and table.A["Ann"].exhausted
    table.until(RECOVERY)
    assert table.s.turn == 5 and table.A.endurance == 50 + 11 + 11
    assert paragraphs(AGAIN) == ["There is an additional combat phase after this phase."]


@pytest.mark.rule("vs:400.9a", "vs:408.2", "vs:506.2", "vs:401.1")
def test_what_triggered_in_the_wrap_up_does_not_wait_for_a_draw_phase_that_is_skipped() -> None:
    skip = twist("Hurry", skips(DRAW, ""))
    for cards, phase in (([skip], "build phase"), ([], "draw phase")):
        table = situation(
            "vs", phase="recovery", A=side(front=[put("Blue Devil", stunned=True)], hand=cards), B=side(front=[hero("Bea")])
        )
        if cards:
            table.A.plays("Hurry")
            table.resolve()
        to_the_end_of_recovery(table)
        assert table.s.phase == phase and table.s.turn == 6 and "Blue Devil, Dan Cassidy" in table.A.pile
        assert table.chain[-1] == "Blue Devil, Dan Cassidy (triggered)"
        table.resolve()
        assert table.A.endurance == 56


@pytest.mark.rule("vs:400.9a", "vs:G:Initiative", "vs:408.2d", "vs:408.2e", "vs:513.2e")
def test_a_turn_whose_recovery_phase_is_skipped_ends_without_a_wrap_up() -> None:
    skip = twist("Hurry", skips(RECOVERY, ""))
    front = [put(hero("Stu"), stunned=True), put(hero("Tim"), exhausted=True)]
    table = situation("vs", A=side(front=front, hand=[skip, UP], endurance=-3), B=side(front=[hero("Bea")]))
    table.A.plays("Hurry")
    table.resolve()
    table.A.plays("Up", on="Tim")
    table.resolve()
    assert table.A["Tim"].atk == 7
    table.until(DRAW)
    # nobody recovers, readies, is KO'd or loses; but the turn is over, and the initiative has passed
    assert table.s.turn == 6 and table.s.initiative == 1 and table.result is None
    assert table.A.characters == ["Stu", "Tim"] and table.A["Tim"].exhausted and table.A["Tim"].atk == 4
    # it was skipped once: the next one takes place
    table.until(RECOVERY)
    to_the_end_of_recovery(table)
    assert table.winners == ["B"]
