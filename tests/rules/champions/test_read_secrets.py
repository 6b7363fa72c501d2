"""Games read with one player's eyes: what lies face down is nobody's to see until it is turned up."""

from __future__ import annotations

import pytest

from longbox.games.champions.situations import BLANK
from longbox.situations import side, situation
from tests.rules.champions.rounds import told


@pytest.mark.rule("champions:in-play-and-out-of-play#12", "champions:player-elimination#3")
def test_a_facedown_minion_stays_a_secret_when_it_goes_to_another_player() -> None:
    t = situation(
        "champions",
        scenario="Ultron",
        A=side("Spider-Man", deck=["Webbed Up", "Energy"], damage=9),
        B=side("She-Hulk", deck=["Strength", "Tenacity"]),
        environments=["Ultron Drones"],
        encounter=[BLANK] * 5,
    )
    t.reveals("Android Efficiency")
    hers, his = t.state.minions(1)[0], t.state.minions(0)[0]
    t.hurts("Spider-Man", 1)
    assert t.A.out and t.state.minions(1) == [hers, his]
    # it is engaged with her now, and still neither she nor he has seen what it is
    for seat in (0, 1):
        assert not any(t.state.things[n].known >> seat & 1 for n in (hers, his))
        assert "Webbed Up" not in str(t.match.view(seat).table)
    # the one that is defeated is turned up for everybody, the other is not
    t.B.attacks("She-Hulk", "Drone")
    assert t.B.discard == ["Strength"] and told(t, "Strength is discarded")
    assert all(t.state.things[hers].known >> seat & 1 and not t.state.things[his].known >> seat & 1 for seat in (0, 1))
