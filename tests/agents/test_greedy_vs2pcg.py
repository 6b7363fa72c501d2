"""The agent `greedy` for 2PCG: it beats chance, and knows a good answer from a bad one."""

from __future__ import annotations

from longbox.agents.uniform import Uniform
from longbox.games.vs2pcg.agent.greedy import GreedyPcg
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.decks.arguments import setup_for
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import LOCATION, MAIN, SUPPORTING, CardDef
from longbox.kernel.match import Match


def wins(seed: int, players: int = 2) -> bool:
    """Does greedy win against random seats?"""
    mine = seed % players
    match = Match(GAME, setup_for(players=players), seed, history=False, logging=False)
    agents = [GreedyPcg(seed + p) if p == mine else Uniform(seed + p) for p in range(players)]
    while (d := match.decision) is not None:
        match.choose(agents[d.seat].choose(match.view(d.seat), d))
    return bool(match.result.winners == (mine,))


def test_it_beats_chance() -> None:
    assert all([wins(seed) for seed in range(8)])
    assert all([wins(seed, 3) for seed in range(3)])


def main(name: str, atk: int, def_: int) -> CardDef:
    return define(name, MAIN, atk=atk, def_=def_, health=5, teams=("Red",))


def hero(name: str, atk: int, def_: int, cost: int = 1) -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, cost=cost, health=1, teams=("Red",))


def plays(t: Table, most: int = 40) -> None:
    """Let greedy play the turn of A to its end, and the others pass."""
    agent = GreedyPcg(1)
    for _ in range(most):
        d = t.match.decision
        if d is None or t.s.active != 0:
            return
        t.match.choose(agent.choose(t.match.view(d.seat), d) if d.player == 0 else d.least())


def test_it_places_locations_and_recruits_the_best_it_can_pay_for() -> None:
    place = define("Place", LOCATION, symbol="Might")
    hand: list[CardDef | str] = [hero("Small", 1, 1, 1), hero("Big", 5, 5, 3), place]
    t = situation(A=side(main("Ace", 2, 9), hand=hand, resources=[place] * 2), B=side(main("Bee", 0, 9)), phase="turn")
    plays(t)
    assert "Place" in t.A.resources and "Big" in t.A.front


def test_it_attacks_what_it_can_stun_and_not_what_stuns_it() -> None:
    t = situation(A=side(main("Ace", 3, 5)), B=side(main("Bee", 2, 9), front=[hero("Prey", 1, 2)]))
    plays(t)
    assert t.B.ko == ["Prey"] and not t.s.stunned(t.A["Ace"].number)
    t = situation(A=side(main("Ace", 3, 5)), B=side(main("Bee", 9, 9)))
    plays(t)
    assert not t.A["Ace"].exhausted


def test_it_attacks_as_a_team_what_one_alone_could_not_stun() -> None:
    front: list[CardDef | str] = [hero("One", 2, 9), hero("Two", 2, 9)]
    t = situation(A=side(main("Ace", 2, 9), front=front), B=side(main("Bee", 1, 6)))
    plays(t)
    # it has recovered by now
    assert t.B["Bee"].wounds == 1
