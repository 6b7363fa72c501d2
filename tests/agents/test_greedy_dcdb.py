"""The agent `greedy` for the DC Deck-Building Game: it beats chance, and knows a good answer from a bad one."""

from __future__ import annotations

import pytest

from longbox.agents.uniform import Uniform
from longbox.games.dcdb.agent.greedy import GreedyDc
from longbox.games.dcdb.game import GAME
from longbox.games.dcdb.situations import side, situation
from longbox.games.dcdb.situations.table import Table
from longbox.kernel.match import Match
from longbox.kernel.views import View
from tests.forms import plain


def first_place(players: int, seed: int) -> bool:
    """Does greedy take the first place against random seats?"""
    mine = seed % players
    match = Match(GAME, {"players": players}, seed, history=False, logging=False)
    agents = [GreedyDc(seed + p) if p == mine else Uniform(seed + p) for p in range(players)]
    while (d := match.decision) is not None:
        match.choose(agents[d.seat].choose(match.view(d.seat), d))
    return bool(match.result.winners == (mine,))


def test_it_takes_the_first_place_against_random_seats() -> None:
    assert all([first_place(4, seed) for seed in range(6)])
    assert all([first_place(2, seed) for seed in range(4)])


def plays(t: Table, most: int = 30) -> None:
    """Let greedy play the turn of A to its end."""
    agent = GreedyDc(1)
    for _ in range(most):
        d = t.match.decision
        if d is None or d.player != 0:
            return
        t.match.choose(agent.choose(t.match.view(d.seat), d))


def test_it_plays_all_that_does_something_before_it_spends_its_power() -> None:
    t = situation(A=side(hand=["Punch", "Super Strength", "Vulnerability"]), B=side(), line_up=["Lobo", "Cheetah"])
    plays(t)
    assert t.A.discard.count("Kick") == 2 and {"Punch", "Super Strength"} <= set(t.A.discard) and "Lobo" in t.line_up
    t = situation(A=side(hand=["Super Strength", "Super Strength"]), B=side(), line_up=["Lobo", "Cheetah"])
    plays(t)
    assert "Menace 1" in t.A.discard


def test_it_destroys_what_is_poor_and_keeps_what_is_good() -> None:
    t = situation(A=side(hand=["Lobo"], discard=["Super Strength", "Weakness", "Vulnerability"]), B=side())
    plays(t)
    assert sorted(t.destroyed) == ["Vulnerability", "Weakness"]
    t = situation(A=side(hand=["Lobo"], discard=["Super Strength"]), B=side())
    plays(t)
    assert t.destroyed == []


@plain
def test_the_order_of_its_hand_stands_until_something_is_drawn_or_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    before = View.determinized
    monkeypatch.setattr(View, "determinized", lambda view, seed: (looked.append(seed), before(view, seed))[1])
    t = situation(A=side(hand=["Punch", "Kick", "Punch", "Vulnerability"]), B=side())
    agent = GreedyDc(1)
    for _ in range(3):
        d = t.match.decision
        assert d is not None
        t.match.choose(agent.choose(t.match.view(d.seat), d))
    assert len(looked) == 1 and t.power == 4
    # a card drawn is looked at with the others, and played before the turn's Power is spent
    t = situation(A=side(hand=["Kid Flash", "Kick"], deck=["Punch"] * 8), B=side(), line_up=["Lobo"])
    plays(t)
    assert len(looked) > 2 and {"Kid Flash", "Kick", "Punch"} <= set(t.A.discard)


def test_it_avoids_attacks() -> None:
    t = situation(A=side(hand=["Bane", "Lasso of Truth"]), B=side(hand=["Bane", "Robin"]), active="B")
    t.B.plays("Bane")
    plays(t)
    assert "Lasso of Truth" in t.A.discard and "Bane" in t.A.hand
