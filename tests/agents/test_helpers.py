"""Processes that look ahead beside this one: the same answers as without them, whatever becomes of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import perf_counter

import pytest

from longbox.agents import follow, make_agent
from longbox.agents.helpers import DEATHS, Astray, Helpers, helpers, look, place_of
from longbox.agents.playouts import Bundle, Line, Playouts
from longbox.agents.search import BUNDLE, Search
from longbox.games import entry, game
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.match import Match
from longbox.lab import simulate

DECKS = [load_deck(name).entries for name in builtin()[:2]]
SOLO = {"heroes": ["Spider-Man"], "scenario": "Rhino"}


def match_of(name: str) -> Match:
    if name == "champions":
        return Match(game(name), SOLO, 3, history=False, logging=False)
    if name == "vs":
        return Match(game(name), {"decks": DECKS}, 3, history=False, logging=False)
    return Match(game(name), entry(name).find(entry(name).setup)(), 3, history=False, logging=False)


def played(name: str, budget: str, jobs: int, searched: int) -> list[tuple[object, ...]]:
    """What a search that plays every seat answers, and what it has looked into, until it has looked ahead so many times."""
    match = match_of(name)
    agent = make_agent(budget, 5, name, jobs)
    assert isinstance(agent, Search)
    follow([agent], match)
    out: list[tuple[object, ...]] = []
    while match.decision is not None and searched:
        given = agent.choose(match.view(match.decision.seat), match.decision)
        searched -= bool(agent.weighed)
        out.append((given, list(agent.weighed), agent.sure))
        match.choose(given)
    return out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("dcdb", "search:60"),
        ("vs", "search:30"),
        ("vs2pcg", "search:30"),
        ("champions", "search:20"),
    ],
)
def test_two_processes_find_what_one_does(name: str, budget: str) -> None:
    alone = played(name, budget, 1, 1)
    assert [len(weighed) > 1 for _, weighed, _ in alone if weighed] == [True]
    assert played(name, budget, 2, 1) == alone


def processes(of: Helpers) -> list[int]:
    """The processes there are, by their ids."""
    return list(getattr(of._executor(), "_processes", {}))


class Spy(Helpers):
    """Kills some of its processes on the way."""

    def __init__(self, jobs: int, kill: int = 0) -> None:
        super().__init__(jobs)
        self.kill = kill

    def bundles(self, of: Sequence[Bundle]) -> Iterator[Bundle]:
        """The bundles; before the third and later ones are handed out, a process dies."""
        for i, bundle in enumerate(of):
            if i >= 2 and self.kill:
                self.kill -= 1
                with suppress(ProcessLookupError):
                    os.kill(processes(self)[0], signal.SIGKILL)
            yield bundle


def question() -> tuple[Match, Playouts, list[Bundle]]:
    """A turn of Champions, and bundles of its ways."""
    match = match_of("champions")
    match.choose(())
    decision = match.decision
    assert decision is not None and decision.kind == "turn"
    ways = entry("champions").find(entry("champions").ways)()
    lines: list[Line] = [line for line, _ in ways.lines(match.view(0).determinized(1), decision)]
    bundles = [Bundle(i, line, (7, 8 + k)) for k in range(2) for i, line in enumerate(lines[:4]) if line]
    assert len(bundles) >= 6
    return match, Playouts(ways, match.view(0), decision), bundles


@pytest.mark.slow
@pytest.mark.parametrize("killed", [1, DEATHS + 1])
def test_what_a_process_that_died_had_to_look_at_is_looked_at_again(killed: int) -> None:
    match, here, bundles = question()
    expected = [(bundle, here.values(bundle.line, bundle.deals)) for bundle in bundles]
    spy = Spy(2, killed)
    try:
        assert spy.looked(place_of(match), spy.bundles(bundles), None, here) == expected
        # as many as were to be killed were, as far as others took their place
        assert spy.kill == 0
    finally:
        spy.close()


@pytest.mark.slow
def test_the_game_goes_on_where_a_process_is_killed_between_two_questions() -> None:
    alone = played("champions", "search:16", 1, 2)
    two = helpers(2)
    match = match_of("champions")
    agent = make_agent("search:16", 5, "champions", 2)
    follow([agent], match)
    answers = []
    killed = 0
    for given, _, _ in alone:
        assert match.decision is not None
        for pid in processes(two)[:1]:
            # nobody may have noticed that the one before is dead
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        answers.append(agent.choose(match.view(0), match.decision))
        match.choose(given)
    assert killed
    assert answers == [given for given, _, _ in alone]


@pytest.mark.slow
def test_the_processes_stay_from_one_question_to_the_next() -> None:
    match, here, bundles = question()
    two = helpers(2)
    two.looked(place_of(match), iter(bundles), None, here)
    first = processes(two)
    match.choose((0,))
    while match.decision is not None and match.decision.kind != "turn":
        match.choose(make_agent("greedy", 1, "champions").choose(match.view(0), match.decision))
    decision = match.decision
    assert decision is not None
    ways = entry("champions").find(entry("champions").ways)()
    later = Playouts(ways, match.view(0), decision)
    again = [Bundle(0, ((ways.signature(match.state, decision), (0,)),), (k,)) for k in range(4)]
    assert two.looked(place_of(match), iter(again), None, later) == [(b, later.values(b.line, b.deals)) for b in again]
    assert processes(two) == first and len(first) == 2


def test_nobody_looks_at_another_table() -> None:
    match, _, bundles = question()
    other = place_of(match)._replace(digest="0" * 24)
    with pytest.raises(Astray, match="champions, seed 3"):
        look(other, bundles[0].line, bundles[0].deals)


def test_a_match_that_it_does_not_play_is_looked_at_here() -> None:
    match = match_of("champions")
    agent = make_agent("search:20", 5, "champions", 2)
    assert isinstance(agent, Search)
    # never told which, or told another one
    for told in ([], [match_of("champions")]):
        follow([agent], *told) if told else None
        assert match.decision is not None
        assert agent._place(match.decision) is None
    follow([agent], match)
    assert agent._place(match.decision) is not None


def test_deals_go_out_in_bundles_that_do_not_depend_on_how_many_look() -> None:
    agent = make_agent("search:9", 5, "champions", 2)
    assert isinstance(agent, Search)
    lines: list[Line] = [(("a", (0,)),), (("b", (1,)),)]
    made = list(agent._bundles(lines, [0, 1], 3, 2 * BUNDLE + 2))
    assert [b.number for b in made] == [0, 1] * 3
    assert [len(b.deals) for b in made] == [11, 11, 11, 11, 12, 12]
    assert [deal for b in made[::2] for deal in b.deals] == [deal for b in made[1::2] for deal in b.deals]


@pytest.mark.slow
def test_one_match_of_a_simulation_has_all_cores_for_its_agents() -> None:
    one = simulate("vs", DECKS, ("search:2", "random"), 1, 2)
    two = simulate("vs", DECKS, ("search:2", "random"), 1, 2, jobs=2)
    assert (one.scores, one.turns_mean, one.decisions) == (two.scores, two.turns_mean, two.decisions)
    assert not one.failures and not two.failures


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_budget_in_milliseconds_ends_in_time(jobs: int) -> None:
    match = match_of("champions")
    match.choose(())
    agent = make_agent("search:400ms", 5, "champions", jobs)
    assert isinstance(agent, Search)
    follow([agent], match)
    if jobs > 1:
        # let them begin
        played("champions", "search:20", jobs, 1)
    cheap = make_agent("greedy", 1, "champions")
    times = []
    for _ in range(3):
        decision = match.decision
        assert decision is not None
        begun = perf_counter()
        given = agent.choose(match.view(0), decision)
        times.append(perf_counter() - begun)
        decision.check(given)
        match.choose(given)
        while match.decision is not None and match.decision.kind != "turn":
            match.choose(cheap.choose(match.view(0), match.decision))
    # a machine that does other work may be late once
    assert min(times) < 1.5
