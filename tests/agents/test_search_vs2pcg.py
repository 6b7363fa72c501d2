"""The agent `search` at 2PCG: what it tries, what the turns to come tell it, and no secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox import cli
from longbox.agents import make_agent
from longbox.games.vs2pcg.agent.greedy import GreedyPcg
from longbox.games.vs2pcg.agent.search import TRIED, PcgWays, attack, recruit, scaled, thumb
from longbox.games.vs2pcg.catalog import define
from longbox.games.vs2pcg.decks.arguments import setup_for
from longbox.games.vs2pcg.game import GAME
from longbox.games.vs2pcg.situations import Table, side, situation
from longbox.games.vs2pcg.state import LOCATION, MAIN, RANGED, SUPPORTING, CardDef
from longbox.kernel.match import Match
from longbox.kernel.views import View, determinize

PLACE = define("Place", LOCATION, symbol="Might")


def main(name: str, atk: int, def_: int, health: int = 5) -> CardDef:
    return define(name, MAIN, atk=atk, def_=def_, health=health, teams=(name,))


def hero(name: str, atk: int, def_: int, cost: int = 1, words: tuple[str, ...] = (), team: str = "Red") -> CardDef:
    return define(name, SUPPORTING, atk=atk, def_=def_, cost=cost, health=1, teams=(team,), words=words)


def answer(t: Table, seed: int = 1, budget: int = 40) -> str:
    """What search does, in words."""
    d = t.match.decision
    assert d is not None
    given = make_agent(f"search:{budget}", seed, "vs2pcg").choose(t.match.view(d.seat), d)
    return GAME.option_text(t.s, d.seat, d, d.options[given[0]]) if given else ""


def test_it_tries_a_few_answers_greedy_s_first_and_doing_nothing() -> None:
    t = situation(
        A=side(main("Ace", 3, 5), front=[hero(f"Hero {i}", i, 3, team=str(i)) for i in range(1, 5)]),
        B=side(main("Bee", 2, 4), front=[hero("Prey", 1, 2)]),
    )
    d = t.match.decision
    assert d is not None
    found = [line[0][1] for line, _ in PcgWays().lines(t.s, d)]
    assert len(found) == TRIED < len(d.options) and len(set(found)) == TRIED and (0,) in found
    assert found[0] == GreedyPcg(1).choose(t.match.view(0), d)


def test_what_goes_by_rule_is_not_looked_into() -> None:
    t = situation(A=side(main("Ace", 3, 5), hand=[PLACE, hero("Hero", 1, 1)]), B=side(main("Bee", 2, 4)), phase="turn")
    d = t.match.decision
    assert d is not None and t.s.phase == "resource" and PcgWays().lines(t.s, d) == ()


def test_by_rules_of_thumb_it_recruits_the_dearest_and_puts_the_ranged_behind() -> None:
    hand: list[CardDef | str] = [hero("Small", 1, 1), hero("Archer", 3, 3, 2, (RANGED,)), hero("Giant", 9, 9, 7)]
    t = situation(A=side(main("Ace", 2, 9), hand=hand, resources=[PLACE] * 2), B=side(main("Bee", 0, 9)), phase="turn")
    t.A.done()
    d = t.match.decision
    assert d is not None and t.s.phase == "recruit"
    assert d.options[recruit(t.s, d)].label(t.s) == "recruit Archer into the back row"


def test_by_rules_of_thumb_it_attacks_what_it_stuns_alone_or_in_a_team() -> None:
    # alone nobody stuns Bee; together they do, and Bee strikes back at nobody strong enough
    t = situation(A=side(main("Ace", 1, 9), front=[hero("One", 2, 5), hero("Two", 2, 5)]), B=side(main("Bee", 1, 4)))
    d = t.match.decision
    assert d is not None
    assert d.options[attack(t.s, d)].label(t.s).startswith("attack Bee with")
    # and leaves alone what none of them stuns
    t = situation(A=side(main("Ace", 1, 9), front=[hero("One", 2, 5)]), B=side(main("Bee", 9, 5)))
    d = t.match.decision
    assert d is not None and thumb(t.s, d) == (0,)


def test_it_sees_the_attack_that_opens_the_way() -> None:
    # Guard protects the main character behind, whose last wound wins: only who attacks Guard first gets there
    guard, bait = hero("Guard", 0, 2), hero("Bait", 3, 3, 4)
    ace = main("Ace", 4, 9)
    for seed in (1, 2):
        t = situation(
            A=side(ace, front=[hero("First", 2, 9), hero("Second", 9, 9, team="Blue")]),
            B=side(main("Bee", 0, 8, 1), front=[guard], back=[bait], main_back=True),
        )
        assert answer(t, seed) in ("attack Guard with First", "attack Guard with Ace")


def test_the_horizon_is_the_next_build_phase_of_the_same_player() -> None:
    ways = PcgWays()
    t = situation(A=side(main("Ace", 1, 9)), B=side(main("Bee", 1, 9)))
    start = ways.start(t.s)
    t.A.done()
    assert t.s.active == 1 and not ways.over(t.s, start)
    while t.s.active == 1:
        t.B.done()
    assert t.s.phase == "resource" and ways.over(t.s, start)


def test_chances_lie_between_none_and_all() -> None:
    assert scaled(0) == 0.5 and 0.0 <= scaled(-1e9) < scaled(-5) < 0.5 < scaled(5) < scaled(1e9) <= 1.0


def test_what_it_cannot_know_makes_no_difference() -> None:
    t = situation(
        A=side(main("Ace", 3, 5), front=[hero("One", 2, 5)], hand=["Savage Surprise"]),
        B=side(main("Bee", 2, 4), front=[hero("Prey", 1, 2)], hand=["Find Cover", "Hulk"]),
    )
    d = t.match.decision
    assert d is not None
    given = make_agent("search:20", 3, "vs2pcg").choose(t.match.view(0), d)
    for k in range(3):
        other = determinize(t.s, (0,), k)
        assert other.decision is not None
        assert make_agent("search:20", 3, "vs2pcg").choose(View(other, 0), other.decision) == given


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    t = situation(A=side(main("Ace", 3, 5)), B=side(main("Bee", 2, 4), front=[hero("Prey", 1, 2)]))
    before = t.match.view(0).table
    answer(t)
    assert t.match.view(0).table == before


def test_it_plays_to_the_end_with_two_and_more_players() -> None:
    for players, seed in ((2, 5), (3, 1)):
        match = Match(GAME, setup_for(players=players), seed, history=False, logging=False)
        agents = [make_agent("search:8" if i == 0 else "random", i, "vs2pcg") for i in range(players)]
        while (d := match.decision) is not None:
            match.choose(agents[d.seat].choose(match.view(d.seat), d))
        # of three players any may be ganged up on
        assert match.result is not None and (players > 2 or match.result.winners == (0,))


def test_commands_know_it(state_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "vs2pcg", "--games", "1", "--agents", "search:4", "random"]) == 0
    assert "search:4" in capsys.readouterr().out
