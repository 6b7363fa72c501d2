"""Where several things replace the same event, somebody orders them, also where nobody has done it."""

from __future__ import annotations

import pytest

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.situations import side, situation
from tests.cards.vs2pcg.common import helper

#: enemy supporting characters get twice the wounds
HORRIBLE = "BOY-019"


@pytest.mark.rule("vs2pcg:golden-rules#1")
def test_two_players_double_the_wounds_of_a_third_ones_character() -> None:
    t = situation(
        A=side("MNB-001", front=[HORRIBLE]),
        B=side("MNB-005", front=[HORRIBLE]),
        C=side("MNB-003", front=[helper("One", 1, 3, health=9), helper("Two", 1, 3, health=9)]),
    )
    t.happens(ev.Wound(t.s.ref(t.C["One"].number), 1))
    assert t.decision is not None and t.decision.kind == "replacement" and t.decision.player == 2
    t.match.choose((0,))
    assert (t.C["One"].wounds, t.C["Two"].wounds) == (4, 0)
