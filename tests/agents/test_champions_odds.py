"""The chances that `search` reckons with in Marvel Champions, and the lines of play that it compares."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.agents.champions_odds import features, odds
from longbox.agents.champions_plan import Node, lines
from longbox.agents.champions_weights import WEIGHTS
from longbox.games.champions.situation import stand_in
from longbox.games.champions.state import AREA
from longbox.games.champions.vocabulary import (
    THE_VILLAIN,
    Action,
    Deal,
    DrawCards,
    Elsewhere,
    It,
    PickCards,
    PutIntoPlay,
    Response,
    TakesDamage,
    Whom,
    seq,
)
from longbox.situations import side, situation


def chance(**table: Any) -> float:
    """The chance of Spider-Man at a table."""
    who = table.pop("A", None) or side("Spider-Man")
    return odds(situation("champions", A=who, **table).state)


def test_chances_go_by_what_there_is_on_the_table() -> None:
    plain = chance(stage="II", threat=2)
    assert 0.0 < plain < 1.0
    assert chance(stage="II", threat=2, villain_damage=8) > plain
    assert chance(stage="II", threat=6) < plain
    assert chance(stage="II", threat=2, side_schemes=["Breakin' & Takin'"]) < plain
    assert chance(stage="II", threat=2, A=side("Spider-Man", minions=["Sandman"])) < plain
    assert chance(stage="II", threat=2, A=side("Spider-Man", damage=8)) < plain
    assert chance(stage="II", threat=2, A=side("Spider-Man", play=["Mockingbird"])) > plain


def test_every_feature_has_a_weight() -> None:
    t = situation("champions", A=side("Spider-Man"), B=side("She-Hulk"), villain_damage=3)
    found = features(t.state)
    assert list(found) == list(WEIGHTS)
    assert found["hit points"] == (10 + 15) / 2
    assert found["villain's hit points"] == (2 * 14 - 3 + 2 * 15) / 2
    assert found["alter-ego"] == 0.0


@pytest.mark.parametrize("asked", [False, True])
def test_a_line_is_found_again_when_another_player_is_asked_on_the_way(asked: bool) -> None:
    friend = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
    enemy = stand_in("ally", "Other", cost=0, hp=1, atk=0, thw=0)
    steps = (Deal(1, THE_VILLAIN), PickCards(Elsewhere(("hand",), frozenset({"ally"})), PutIntoPlay(It("picked"))))
    plan = stand_in("event", "Plan", Action((), seq(*steps)), cost=0)
    joy = stand_in("support", "Joy", Response(TakesDamage(Whom("villain"), after=True), DrawCards(1)))
    t = situation("champions", A=side("Spider-Man", hand=[plan, friend, enemy]), B=side("She-Hulk", play=[joy] if asked else []))
    root = t.state
    found = lines(root, 0, 8)
    assert found
    for path, _ in found:
        s = Node(root, root, path, (), 0.0).revived(0)
        played = [name for name, _ in path if name[1] == "choose"]
        there = [s.now(n).name for n in s.zone(0, AREA)]
        assert not played or {"Friend", "Other"} & set(there), (path, there)
    assert any(name[1] == "choose" for path, _ in found for name, _ in path)
