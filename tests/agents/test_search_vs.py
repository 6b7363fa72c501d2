"""The agent `search` at Vs. System: what its rollouts do, what it considers, and that it needs good reasons to leave greedy's way."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.agents import make_agent
from longbox.agents.search import ESTIMATE, Branch, beyond
from longbox.games import game
from longbox.games.vs.agent.search import VsWays
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.games.vs.rules.combat import ProposeAttack
from longbox.games.vs.rules.plays import Recruit
from longbox.games.vs.state import CardDef
from longbox.kernel.match import Match
from longbox.kernel.views import View, determinize
from longbox.situations import side, situation

WAYS = VsWays()


def hero(name: str, atk: int, def_: int, cost: int = 3) -> CardDef:
    """A character without text, of one team with the others."""
    return CardDef("character", name, "Stand-In", cost=cost, atk=atk, def_=def_, teams=["Team"])


BIG, MIDDLE, SMALL = hero("Big", 9, 9, 5), hero("Middle", 5, 5, 4), hero("Small", 2, 2, 2)


def quick(table: Any) -> Any:
    """The act that a rollout takes with priority, and whom it attacks with."""
    s, d = table.s, table.decision
    given = WAYS.quick(s, d)
    d.check(given)
    act = d.options[given[0]]
    return act, [s.things[n].printed.name for n in act.read(given[1:])[0]] if isinstance(act, ProposeAttack) else []


# -- rollouts ---------------------------------------------------------------------------------------------------------


def test_a_rollout_makes_the_attack_that_gains_and_no_other() -> None:
    act, attackers = quick(situation("vs", A=side(front=[BIG]), B=side(front=[SMALL])))
    assert isinstance(act, ProposeAttack) and attackers == ["Big"]
    act, _ = quick(situation("vs", A=side(front=[SMALL]), B=side(front=[BIG])))
    assert act.passing


def test_a_rollout_recruits_what_it_can_pay_for() -> None:
    table = situation("vs", step="recruit", A=side(hand=[MIDDLE, hero("Nine", 20, 20, 9)], resources=5), B=side())
    act, _ = quick(table)
    assert isinstance(act, Recruit) and table.s.things[act.number].printed.name == "Middle"
    act, _ = quick(situation("vs", step="recruit", A=side(hand=[hero("Nine", 20, 20, 9)], resources=5), B=side()))
    assert act.passing


def test_a_rollout_plays_the_turn_to_its_end_and_sees_what_the_attack_does() -> None:
    table = situation("vs", A=side(front=[BIG]), B=side(front=[SMALL]))
    s = table.s.clone()
    start = WAYS.start(s)
    before = s.things[1].endurance
    from longbox.kernel.frames import answer

    for _ in range(100):
        if s.decision is None or WAYS.over(s, start):
            break
        answer(s, WAYS.quick(s, s.decision))
    assert s.turn == start + 1
    # the stun costs 2, and 9 against 2 breaks through for 7
    assert s.things[1].endurance == before - 9
    assert table.s.things[1].endurance == before


# -- what is considered -----------------------------------------------------------------------------------------------


def test_attacks_and_passing_are_considered() -> None:
    table = situation("vs", A=side(front=[BIG, MIDDLE]), B=side(front=[SMALL, hero("Weak", 0, 4, 4)]))
    found = WAYS.candidates(table.s, table.decision)
    for given in found:
        table.decision.check(given)
    kinds = [type(table.decision.options[given[0]]) for given in found]
    assert kinds.count(ProposeAttack) >= 3
    assert sum(table.decision.options[given[0]].passing for given in found) == 1


def test_two_copies_in_hand_are_considered_once() -> None:
    table = situation("vs", step="recruit", A=side(hand=[MIDDLE, MIDDLE, SMALL], resources=5), B=side())
    found = WAYS.candidates(table.s, table.decision)
    names = [
        table.s.things[a.number].printed.name for given in found if isinstance(a := table.decision.options[given[0]], Recruit)
    ]
    assert sorted(names) == ["Middle", "Small"]


def test_nothing_but_passing_is_considered_while_others_build() -> None:
    table = situation("vs", step="recruit", A=side(), B=side(hand=["Nasty Surprise"], resources=4), windows="all")
    while table.asked[0] == "A":
        table.choose_option(0)
    assert table.asked == ("B", "priority")
    assert WAYS.candidates(table.s, table.decision) == [(0,)]


# -- the whole agent --------------------------------------------------------------------------------------------------


def test_it_takes_the_win_that_random_misses() -> None:
    def wins(name: str, seed: int) -> bool:
        table = situation("vs", A=side(front=[BIG, SMALL, MIDDLE]), B=side(front=[hero("Wall", 0, 12, 6)], endurance=0))
        del table
        table = situation("vs", A=side(front=[BIG, SMALL]), B=side(front=[SMALL], endurance=4))
        d = table.decision
        given = make_agent(name, seed, "vs").choose(View(table.s, d.seat), d)
        act = d.options[given[0]]
        if not isinstance(act, ProposeAttack):
            return False
        # Big stuns Small for 2 and breaks through for 7; Small against Small gives 2
        return [table.s.things[n].printed.name for n in act.read(given[1:])[0]] == ["Big"]

    assert all(wins("search:12", seed) for seed in range(3))
    assert not all(wins("random", seed) for seed in range(6))


@pytest.mark.parametrize("kind", ["build", "priority"])
def test_it_answers_alike_whatever_the_hidden_cards_are(kind: str) -> None:
    decks = [load_deck(name).entries for name in builtin()]
    match = Match(game("vs"), {"decks": decks[:2]}, 4, history=False, logging=False)
    greedy = [make_agent("greedy", seat, "vs") for seat in (0, 1)]
    while (d := match.decision) is not None:
        if d.kind == kind and len(WAYS.candidates(match.state, d)) > 2:
            break
        match.choose(greedy[d.seat].choose(match.view(d.seat), d))
    assert d is not None
    given = make_agent("search:20", 3, "vs").choose(match.view(d.seat), d)
    for seed in range(3):
        other = determinize(match.state, (d.seat,), seed)
        assert make_agent("search:20", 3, "vs").choose(View(other, d.seat), d) == given


def branch(*values: float) -> Branch:
    """A line of which this came in one deal after the other."""
    new = Branch()
    new.values = list(values)
    return new


def test_greedys_way_is_left_for_what_is_better_in_most_deals_alone() -> None:
    first = branch(0.5, 0.2, 0.7, 0.4, 0.6, 0.5)
    assert beyond(branch(0.6, 0.3, 0.8, 0.5, 0.7, 0.6), first, WAYS.clearly) == pytest.approx(0.6 / (6 + ESTIMATE))
    # better on the whole, by one lucky deal
    assert beyond(branch(1.0, 0.2, 0.7, 0.3, 0.5, 0.5), first, WAYS.clearly) == 0.0
    # worse; too few deals to tell
    assert beyond(branch(0.4, 0.1, 0.6, 0.3, 0.5, 0.4), first, WAYS.clearly) == 0.0
    assert beyond(branch(0.9, 0.9), first, WAYS.clearly) == 0.0
