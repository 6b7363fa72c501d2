"""The agent `search`: reproducible, within its budget, blind to what is hidden, and able to see what is coming."""

from __future__ import annotations

import pytest

from longbox.agents import agents_for, make_agent
from longbox.agents.search import Search, budget_of
from longbox.errors import UserError
from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.match import Match
from longbox.kernel.views import View, determinize
from longbox.situations import side, situation

DECK = load_deck(builtin()[0]).entries


def test_it_plays_both_games_and_is_made_by_name_with_a_budget() -> None:
    for name in ("vs", "champions"):
        assert "search" in agents_for(name)
        assert isinstance(make_agent("search:5", 1, name), Search)


@pytest.mark.parametrize(("budget", "found"), [("400", (400, None)), ("250ms", (0, 250))])
def test_budgets(budget: str, found: tuple[int, int | None]) -> None:
    assert budget_of(budget) == found


@pytest.mark.parametrize("name", ["search:", "search:none", "search:0", "search:-3", "search:5s"])
def test_a_wrong_budget_is_named(name: str) -> None:
    with pytest.raises(UserError, match="search:400"):
        make_agent(name, 1, "champions")


def first_answers(seed: int, n: int) -> list[tuple[int, ...]]:
    """The answers of an agent to the first questions of a game."""
    match = Match(game("champions"), {"heroes": ["Spider-Man"], "scenario": "Rhino"}, 3, history=False, logging=False)
    agent = make_agent("search:6", seed, "champions")
    out = []
    for _ in range(n):
        assert match.decision is not None
        out.append(agent.choose(match.view(0), match.decision))
        match.choose(out[-1])
    return out


def test_the_same_seed_answers_alike() -> None:
    assert first_answers(5, 6) == first_answers(5, 6)


def test_it_answers_alike_whatever_the_hidden_cards_are() -> None:
    match = Match(game("champions"), {"heroes": ["Spider-Man"], "scenario": "Rhino"}, 4, history=False, logging=False)
    match.choose(())
    assert match.decision is not None and match.decision.kind == "turn"
    given = make_agent("search:6", 2, "champions").choose(match.view(0), match.decision)
    for seed in range(3):
        other = determinize(match.state, (0,), seed)
        assert make_agent("search:6", 2, "champions").choose(View(other, 0), other.decision) == given


def test_it_takes_a_win_that_lies_on_the_table() -> None:
    t = situation("champions", A=side("Spider-Man"), stage="II", villain_damage=13)
    d = t.match.decision
    assert d is not None
    given = make_agent("search:30", 1, "champions").choose(t.match.view(0), d)
    assert "attacks Rhino" in t.options()[given[0]]


def test_it_plays_vs() -> None:
    match = Match(game("vs"), {"decks": [DECK, DECK]}, 2, history=False, logging=False)
    agents = [make_agent("search:4", 1, "vs"), make_agent("random", 2, "vs")]
    for _ in range(25):
        if match.decision is None:
            break
        match.choose(agents[match.decision.seat].choose(match.view(match.decision.seat), match.decision))
    assert match.state.turn >= 1
