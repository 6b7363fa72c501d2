"""The draft of main characters (chapter 13)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.state import MAIN, DcState
from longbox.kernel.decisions import Decision
from longbox.kernel.match import Match
from tests.worked import laid


class Draft:
    """A Cube with three players, of whom the one in seat 0 has the choice."""

    def __init__(self, seed: int = 1, players: int = 3) -> None:
        self.match = Match(GAME, {"players": players, "format": "cube", "first": 0}, seed)

    @property
    def s(self) -> DcState:
        s: DcState = self.match.state
        return s

    @property
    def d(self) -> Decision:
        found = self.match.decision
        assert found is not None
        return found

    def names(self) -> list[str]:
        return [self.s.card(o).printed.name for o in self.d.options]

    def take(self, name: str) -> None:
        self.match.choose((self.names().index(name),))

    def mains(self, player: int) -> list[str]:
        return [self.s.card(n).printed.name for n in self.s.zone(player, MAIN)]


@pytest.mark.rule("dcdb:13.010", "dcdb:13.030")
def test_who_plays_first_drafts_last_and_the_draft_goes_counter_clockwise() -> None:
    t = Draft()
    assert (t.d.kind, t.d.player) == ("first", 0)
    t.match.choose((0,))
    asked = []
    for _ in range(3):
        assert t.d.kind == "draft"
        asked.append(t.d.player)
        t.match.choose(())
    assert asked == [2, 1, 0] and t.s.first == 0
    t = Draft()
    t.match.choose((1,))
    assert t.d.player == 0 and t.s.first == 1


@pytest.mark.rule("dcdb:13.020", "dcdb:13.040", "dcdb:13.050")
def test_a_drafter_takes_one_of_this_tier_or_an_earlier_one_as_far_as_its_points_go() -> None:
    t = Draft()
    t.match.choose((0,))
    # nobody has tier 1 or 2: nothing is asked there
    assert t.d.about == (3, 6) and sorted(t.names()) == ["Batman", "Green Lantern", "Wonder Woman"]
    t.take("Batman")
    assert t.mains(2) == ["Batman"] and t.d.player == 1
    t.match.choose(())
    t.match.choose(())
    # the first drafter is asked again, and has three points left
    assert (t.d.player, t.d.about) == (2, (3, 3)) and "Batman" not in t.names()
    t.match.choose(())
    assert t.d.about == (4, 3) and t.d.player == 2 and sorted(t.names()) == ["Green Lantern", "Wonder Woman"]
    t.match.choose(())
    assert t.d.about == (4, 6) and t.d.player == 1 and "Superman" in t.names() and "Wonder Woman" in t.names()
    t.take("Superman")
    t.match.choose(())
    # with two points left there is nobody for B any more
    assert t.d.about[0] == 5 and t.mains(1) == ["Superman"] and t.d.player == 2


@pytest.mark.rule("dcdb:13.070")
@pytest.mark.example("dcdb:13.062")
def test_who_has_six_points_is_out_of_the_draft() -> None:
    t = Draft()
    t.match.choose((0,))
    t.take("Batman")
    t.match.choose(())
    t.match.choose(())
    assert t.d.player == 2
    t.take("Wonder Woman")
    players = []
    while t.match.decision is not None and t.d.kind == "draft":
        players.append(t.d.player)
        t.match.choose(())
    assert 2 not in players and t.mains(2) == ["Batman", "Wonder Woman"]
    assert t.s.active == 0 or t.d.kind == "mulligan"


class Tiers(Draft):
    """Three players, and main characters of tiers 1 to 3, two of each."""

    def __init__(self, id: str) -> None:
        self.table = laid(id)
        self.match = self.table.match


@pytest.mark.rule("dcdb:13.060")
@pytest.mark.example("dcdb:13.061")
def test_nobody_can_take_before_the_first_drafter_what_a_safe_shortcut_would_take() -> None:
    for others in ("a", "b"):
        t = Tiers("dcdb:13.061")
        for tier in (1, 2, 3):
            # whatever the others take, the first drafter is asked first in each tier and has the choice of both
            assert t.d.player == 2 and {f"a{tier}", f"b{tier}"} <= set(t.names())
            t.take(f"a{tier}")
            while t.match.decision is not None and t.d.kind == "draft" and t.d.about[0] == tier:
                wanted = f"{others}{tier}"
                t.take(wanted) if wanted in t.names() and t.d.player == 1 else t.match.choose(())
        assert t.mains(2) == ["a1", "a2", "a3"]


@pytest.mark.rule("dcdb:13.060")
@pytest.mark.example("dcdb:13.062")
def test_the_second_of_one_tier_can_be_taken_by_another_first() -> None:
    t = Tiers("dcdb:13.062")
    while t.d.about[0] < 3:
        t.match.choose(())
    t.take("a3")
    assert t.d.player == 1
    t.take("b3")
    t.match.choose(())
    assert t.d.player != 2 or not {"a3", "b3"} & set(t.names())
    assert t.mains(2) == ["a3"] and t.mains(1) == ["b3"]


def test_a_drafted_cube_can_be_played_to_its_end() -> None:
    t = Draft(5)
    while (d := t.match.decision) is not None:
        given: Any = (len(d.options) - 1,) if d.kind in ("turn", "draft") and d.options else d.shape.least()
        t.match.choose(given)
    assert t.match.result is not None
