"""Agents of any game: how they are made, that they answer legally, the same again, and from the view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longbox.agents import agents_for, make_agent
from longbox.agents.chance import Chance
from longbox.errors import UserError
from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.decisions import Act, Decision, Number, Pick, Place, Shape, Spread
from longbox.kernel.game import NO_GAME
from longbox.kernel.match import Match
from longbox.kernel.state import State
from longbox.kernel.views import View
from tests.forms import plain

VS = game("vs")
DECKS = [load_deck(name).entries for name in builtin()]


#: of no table: for who does not look
BLIND = View(State(NO_GAME, 1), 0)


class Curtain:
    """A view that hands out what a view's public side has, and nothing else."""

    def __init__(self, view: View) -> None:
        self.__view = view

    def __getattr__(self, name: str) -> Any:
        assert not name.startswith("_"), f"an agent looked behind the curtain: {name}"
        return getattr(self.__view, name)


def play(names: list[str], seed: int, decks: list[Any], turn_limit: int = 4, curtain: bool = False) -> Match:
    """A short match between agents, or each behind a curtain."""
    match = Match(VS, {"decks": decks, "turn_limit": turn_limit}, seed, history=False, logging=False)
    agents = [make_agent(name, seed + seat, VS) for seat, name in enumerate(names)]
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        match.choose(agents[decision.seat].choose(Curtain(view) if curtain else view, decision))  # type: ignore[arg-type]
    return match


def test_agents_are_made_by_name() -> None:
    assert agents_for("vs") == agents_for("champions") == ["greedy", "random", "search"]
    for name in agents_for(VS):
        assert make_agent(name, 1, VS).name == name
    with pytest.raises(UserError, match="there are: greedy, random, search"):
        make_agent("clever", 1, "vs")
    with pytest.raises(LookupError, match="no game is called 'chess'; there are: champions, dcdb, vs, vs2pcg"):
        make_agent("greedy", 1, "chess")


@plain
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_agents_answer_legally_and_from_the_view_alone(name: str) -> None:
    assert play([name, name], 3, DECKS[:2], curtain=True).result is not None
    assert play([name] * 4, 4, DECKS[:4], 3, curtain=True).result is not None


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    one, other = (play([name, name], 5, DECKS[1:3]) for _ in range(2))
    assert one.answers == other.answers
    assert one.answers != play([name, name], 6, DECKS[1:3]).answers


def shapes() -> list[Shape]:
    return [
        Act((None, None, None)),
        Pick("abc", 1, 2),
        Pick("abcd", 2, 3, ordered=True),
        Pick("abcd", 0, 4, weights=[1, 2, 3, 4], cap=5),
        Number(2, 4),
        Spread(3, (2, 1, 2)),
        Place((10, 11), ("x", "y", "z"), (0, -1), ((0, 1), (0, 1, 2))),
    ]


class Bare:
    """An option without a shape of its own."""

    shape = None


@pytest.mark.parametrize("i", range(len(shapes())))
def test_random_gives_every_shape_a_legal_answer(i: int) -> None:
    shape = Act((Bare(), Bare(), Bare())) if i == 0 else shapes()[i]
    agent = make_agent("random", 1, "vs")
    decision = Decision(0, 0, "vs:216.1", "test", shape)
    answers = Counter(agent.choose(BLIND, decision) for _ in range(300))
    for answer in answers:
        decision.check(answer)
    assert len(answers) > 2


def test_random_is_about_uniform() -> None:
    agent = make_agent("random", 1, "vs")
    decision = Decision(0, 0, "vs:216.1", "test", Pick("abcde"))
    found = Counter(agent.choose(BLIND, decision)[0] for _ in range(5000))
    assert sorted(found) == [0, 1, 2, 3, 4] and all(850 < n < 1150 for n in found.values())


def test_chance_is_the_same_everywhere() -> None:
    chance = Chance(1)
    assert [chance.below(100) for _ in range(5)] == [Chance(1).below(100), *[chance_at(k) for k in range(1, 5)]]


def chance_at(k: int) -> int:
    chance = Chance(1)
    for _ in range(k):
        chance.below(7)
    return chance.below(100)
