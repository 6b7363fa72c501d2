"""Exhaust-and-hold modifiers (513.6), shown with stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.vs.language.vocabulary import (
    Activate,
    Activated,
    Aim,
    Cards,
    Every,
    ExhaustIt,
    Hold,
    Lasting,
    ReadyIt,
    T,
    TurnFaceDown,
    character,
    characters,
    location,
    seq,
)
from longbox.games.vs.situations import FILLER, put
from longbox.situations import side, situation
from tests.rules.vs.standins import KO_ANYTHING, STUN_ONE, twist

ANYTHING = Aim(Cards("play"))
HOLDS = Activated((Activate(),), seq(ExhaustIt(T), Lasting(Hold(), "")), targets=(ANYTHING,))


def jailer(name: str) -> Any:
    """A character that exhausts an object, which can't ready while the character remains exhausted."""
    return character(name, cost=3, atk=3, def_=3, text=[HOLDS], source="stand-in")


READY_ONE = twist("Get Up", ReadyIt(T), ANYTHING)
READY_ALL = twist("All Rise", ReadyIt(Every(characters())))
TURN_DOWN = twist("Hush", TurnFaceDown(T), Aim(Cards("locations")))
WARDEN = jailer("Warden")


def held(**a: Any) -> Any:
    """A's Warden holds B's Longshot, in A's attack step."""
    table = situation("vs", A=side(front=[WARDEN], **a), B=side(front=["Longshot", put("Dazzler", exhausted=True)]))
    table.A.uses("Warden", on="Longshot")
    table.resolve()
    assert table.B["Longshot"].exhausted
    return table


def to_wrap_up(table: Any) -> None:
    """Everyone passes until the readying of the wrap-up asks something, or the next turn has begun."""
    turn = table.s.turn
    while table.asked[1] != "ready" and table.s.turn == turn:
        if table.asked[1] == "formation":
            table.arranges()
        else:
            table.choose_option(0)


@pytest.mark.rule("vs:513.6a")
def test_the_captive_cant_ready_and_others_can() -> None:
    table = held(hand=[READY_ONE, READY_ONE])
    table.A.plays("Get Up", on="Longshot")
    table.resolve()
    assert table.B["Longshot"].exhausted
    table.A.plays("Get Up", on="Dazzler")
    table.resolve()
    assert not table.B["Dazzler"].exhausted


@pytest.mark.rule("vs:513.6a")
def test_the_captive_stays_free_of_a_captor_that_has_been_ready_in_between() -> None:
    table = held(hand=[READY_ONE, READY_ONE])
    table.A.plays("Get Up", on="Warden")
    table.resolve()
    assert not table.A["Warden"].exhausted and table.B["Longshot"].exhausted, "only the captor readies"
    table.A.attack("Warden", "Longshot")
    assert table.A["Warden"].exhausted
    table.A.plays("Get Up", on="Longshot")
    table.resolve()
    assert not table.B["Longshot"].exhausted


@pytest.mark.rule("vs:513.6a", "vs:513.2b")
def test_the_captive_is_free_once_the_captor_has_left_play() -> None:
    table = held(hand=[READY_ONE, KO_ANYTHING])
    table.A.plays("Fall", on="Warden")
    table.resolve()
    table.A.plays("Get Up", on="Longshot")
    table.resolve()
    assert not table.B["Longshot"].exhausted


@pytest.mark.rule("vs:513.1d", "vs:513.6a", "vs:G:Remains")
def test_a_captor_that_readied_before_the_effect_resolved_holds_nobody() -> None:
    table = situation("vs", A=side(front=[WARDEN], hand=[READY_ONE, READY_ONE]), B=side(front=["Longshot"]))
    table.A.uses("Warden", on="Longshot")
    table.A.plays("Get Up", on="Warden")
    table.resolve()
    table.resolve()
    assert table.B["Longshot"].exhausted
    table.A.plays("Get Up", on="Longshot")
    table.resolve()
    assert not table.B["Longshot"].exhausted


@pytest.mark.rule("vs:513.6b", "vs:408.2c")
@pytest.mark.parametrize("yes", [True, False])
def test_in_the_wrap_up_the_captors_controller_chooses_for_both(yes: bool) -> None:
    table = held(resources=[put(FILLER, exhausted=True)])
    to_wrap_up(table)
    assert table.asked == ("A", "ready")
    table.says(yes)
    assert table.A["Warden"].exhausted is not yes
    assert table.B["Longshot"].exhausted is not yes
    assert not table.B["Dazzler"].exhausted
    assert not table.A["Filler"].exhausted
    assert table.s.phase == "draw phase", "nothing more is asked"


@pytest.mark.rule("vs:513.6b")
def test_a_captor_without_captives_readies_without_a_question() -> None:
    table = held(hand=[KO_ANYTHING])
    table.A.plays("Fall", on="Longshot")
    table.resolve()
    to_wrap_up(table)
    assert table.s.phase == "draw phase" and not table.A["Warden"].exhausted


@pytest.mark.rule("vs:513.6b")
def test_captor_and_captive_ready_together_by_one_effect() -> None:
    table = held(hand=[READY_ALL])
    table.A.plays("All Rise")
    table.resolve()
    assert not table.A["Warden"].exhausted and not table.B["Longshot"].exhausted


@pytest.mark.rule("vs:513.6b", "vs:701.12a")
@pytest.mark.parametrize(("captor", "captive"), [("A", "B"), ("B", "A")])
def test_a_stunned_captor_does_not_ready_with_its_captive(captor: str, captive: str) -> None:
    sides = {captor: side(front=[WARDEN]), captive: side(front=["Longshot", put("Dazzler", exhausted=True)])}
    sides["A"]["hand"] = [READY_ALL, STUN_ONE]
    table = situation("vs", **sides)
    getattr(table, captor).uses("Warden", on="Longshot")
    table.resolve()
    table.A.plays("Knock Down", on="Warden")
    table.resolve()
    table.A.plays("All Rise")
    table.resolve()
    assert getattr(table, captor)["Warden"].exhausted and getattr(table, captive)["Longshot"].exhausted
    assert not getattr(table, captive)["Dazzler"].exhausted


@pytest.mark.rule("vs:513.6c")
@pytest.mark.parametrize("turned", ["Jail", "Danger Room"])
def test_turning_captor_or_captive_face_down_changes_nothing(turned: str) -> None:
    jail = location("Jail", text=[HOLDS], source="stand-in")
    table = situation(
        "vs",
        A=side(resources=[put(jail, down=False)], hand=[TURN_DOWN, READY_ONE]),
        B=side(resources=[put("Danger Room", down=False)]),
    )
    table.A.uses("Jail", on="Danger Room")
    table.resolve()
    table.A.plays("Hush", on=turned)
    table.resolve()
    table.A.plays("Get Up", on="Danger Room")
    table.resolve()
    assert table.B["Danger Room"].exhausted
    to_wrap_up(table)
    assert table.asked == ("A", "ready")
    table.says(True)
    assert not table.A["Jail"].exhausted and not table.B["Danger Room"].exhausted


def series() -> Any:
    """A's Warden holds B's Guard, who holds A's Dazzler."""
    table = situation("vs", A=side(front=[WARDEN, "Dazzler"]), B=side(front=[jailer("Guard"), put("Longshot", exhausted=True)]))
    table.B.uses("Guard", on="Dazzler")
    table.resolve()
    table.A.uses("Warden", on="Guard")
    table.resolve()
    to_wrap_up(table)
    assert table.asked == ("A", "ready")
    return table


@pytest.mark.rule("vs:513.6d")
@pytest.mark.parametrize("second", [True, False])
def test_in_a_series_each_captors_controller_chooses_after_the_one_before(second: bool) -> None:
    table = series()
    table.says(True)
    assert table.asked == ("B", "ready")
    assert table.A["Warden"].exhausted, "they ready at once, when all have chosen"
    table.says(second)
    assert not table.A["Warden"].exhausted and not table.B["Longshot"].exhausted
    assert table.B["Guard"].exhausted is not second
    assert table.A["Dazzler"].exhausted is not second
    assert table.s.phase == "draw phase"


@pytest.mark.rule("vs:513.6d")
def test_in_a_series_a_choice_not_to_ready_keeps_all_that_follow() -> None:
    table = series()
    table.says(False)
    assert table.s.phase == "draw phase", "the next captor's controller has no choice"
    assert table.A["Warden"].exhausted and table.B["Guard"].exhausted and table.A["Dazzler"].exhausted
    assert not table.B["Longshot"].exhausted


@pytest.mark.rule("vs:513.6d")
def test_the_master_captors_controller_chooses_first_even_if_not_the_primary_player() -> None:
    table = situation("vs", A=side(front=[WARDEN]), B=side(front=[jailer("Guard"), "Longshot"]))
    table.A.uses("Warden", on="Longshot")
    table.resolve()
    table.B.uses("Guard", on="Warden")
    table.resolve()
    to_wrap_up(table)
    assert table.asked == ("B", "ready")
    table.says(True)
    assert table.asked == ("A", "ready")
    table.says(True)
    assert not any(c.exhausted for c in (table.A["Warden"], table.B["Guard"], table.B["Longshot"]))


@pytest.mark.rule("vs:513.6d", "vs:702.1")
def test_of_captors_that_hold_each_their_own_the_primary_players_are_chosen_for_first() -> None:
    table = situation("vs", A=side(front=[WARDEN, "Dazzler"]), B=side(front=[jailer("Guard"), "Longshot"]))
    table.B.uses("Guard", on="Dazzler")
    table.resolve()
    table.A.uses("Warden", on="Longshot")
    table.resolve()
    to_wrap_up(table)
    assert table.asked == ("A", "ready")
    table.says(False)
    assert table.asked == ("B", "ready")
    table.says(True)
    assert table.B["Longshot"].exhausted and not table.A["Dazzler"].exhausted


def loop(**a: Any) -> Any:
    """A's Warden and B's Guard hold each other; the Guard's effect has resolved first."""
    table = situation("vs", A=side(front=[WARDEN], **a), B=side(front=[jailer("Guard"), put("Longshot", exhausted=True)]))
    table.A.uses("Warden", on="Guard")
    table.B.uses("Guard", on="Warden")
    table.resolve_all()
    return table


@pytest.mark.rule("vs:513.6e")
def test_two_captors_that_hold_each_other_cant_ready() -> None:
    table = loop(hand=[READY_ALL])
    table.A.plays("All Rise")
    table.resolve()
    assert table.A["Warden"].exhausted and table.B["Guard"].exhausted and not table.B["Longshot"].exhausted
    to_wrap_up(table)
    assert table.s.phase == "draw phase", "there is nothing to choose"
    assert table.A["Warden"].exhausted and table.B["Guard"].exhausted


@pytest.mark.rule("vs:513.6e")
def test_one_of_the_loop_readies_once_the_other_has_left_play() -> None:
    table = loop(hand=[KO_ANYTHING, READY_ONE])
    table.A.plays("Fall", on="Guard")
    table.resolve()
    table.A.plays("Get Up", on="Warden")
    table.resolve()
    assert not table.A["Warden"].exhausted
