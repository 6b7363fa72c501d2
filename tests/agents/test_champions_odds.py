"""The chances that `search` reckons with in Marvel Champions, and the lines of play that it compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from longbox.games.champions.agent.answers import pay, quick
from longbox.games.champions.agent.odds import features, odds
from longbox.games.champions.agent.plan import STOPS, Imagined, Node, lines, signature
from longbox.games.champions.agent.weights import WEIGHTS
from longbox.games.champions.language.vocabulary import (
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
from longbox.games.champions.situations import stand_in
from longbox.games.champions.state import AREA, ChState
from longbox.kernel.decisions import Pay
from longbox.kernel.frames import answer as give
from longbox.situations import side, situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.champions.agent.plan import Step


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


def played_out(root: ChState, path: Sequence[Step]) -> ChState:
    """The table once a line was played in earnest, whoever else is asked on the way answering out of hand."""
    s: ChState = root.clone()
    for name, given in path:
        while s.decision is not None and s.decision.player != name[2]:
            give(s, quick(s, s.decision))
        assert s.decision is not None and signature(s, s.decision) == name
        give(s, given)
    return s


def test_a_turn_imagined_goes_on_with_what_may_be_done_in_earnest() -> None:
    spent = stand_in("event", "Once", Action((), DrawCards(1)), cost=0)
    t = situation("champions", A=side("Spider-Man", hand=[spent, "Swinging Web Kick", "Mockingbird"]))
    root = t.state
    tried = 0
    for i, option in enumerate(root.decision.options):
        real, imagined = root.clone(), root.clone()
        imagined.game = Imagined()
        for s in (real, imagined):
            give(s, (i,))
            while s.decision is not None and s.decision.kind not in STOPS:
                give(s, pay(s, s.decision) if isinstance(s.decision.shape, Pay) else quick(s, s.decision))
        if imagined.decision is None or imagined.decision.kind != "turn":
            continue
        tried += 1
        before = [type(x).__name__ for x in imagined.decision.options]
        again = Node(imagined, (), (), 0.0).going_on(root)
        assert before == ["Pass", "Pass"]
        assert signature(again, again.decision) == signature(real, real.decision), option
        # the table imagined stays as it was
        assert again is not imagined and [type(x).__name__ for x in imagined.decision.options] == before
    assert tried >= 3
    assert Node(root, (), (), 0.0).going_on(root) is root


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
        s = played_out(root, path)
        played = [name for name, _ in path if name[1] == "choose"]
        there = [s.now(n).name for n in s.zone(0, AREA)]
        assert not played or {"Friend", "Other"} & set(there), (path, there)
    assert any(name[1] == "choose" for path, _ in found for name, _ in path)
