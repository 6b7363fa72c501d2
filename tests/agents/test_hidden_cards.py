"""What an agent cannot know makes no difference to what it answers by rule of thumb."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.agents import make_agent
from longbox.games import game
from longbox.games.vs.agent.greedy import GreedyVs
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.games.vs.rules.plays import Recruit
from longbox.kernel.match import Match
from longbox.kernel.views import View, determinize

DECKS = [load_deck(name).entries for name in builtin()]
#: decisions that it answers without imagining what might be hidden
WITHOUT_FORESIGHT = {"mulligan", "build", "formation", "place", "strike", "recover", "pay"}


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_answers_alike_whatever_the_hidden_cards_are(seed: int) -> None:
    match = Match(game("vs"), {"decks": DECKS[seed : seed + 2], "turn_limit": 4}, seed, history=False, logging=False)
    agents = [make_agent("greedy", seat, "vs") for seat in (0, 1)]
    compared: Counter[str] = Counter()
    while (decision := match.decision) is not None:
        seat = decision.seat
        answer = GreedyVs(9).choose(match.view(seat), decision)
        recruits = decision.kind == "priority" and isinstance(decision.options[answer[0]], Recruit)
        if decision.kind in WITHOUT_FORESIGHT or recruits:
            for k in range(3):
                other = determinize(match.state, (seat,), k)
                assert GreedyVs(9).choose(View(other, seat), decision) == answer, decision.kind
            compared["recruit" if recruits else decision.kind] += 1
        match.choose(agents[seat].choose(match.view(seat), decision))
    assert {"mulligan", "build", "recruit"} <= set(compared)
