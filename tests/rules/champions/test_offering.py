"""What is offered is found faster than why something is not: both must come to the same."""

from __future__ import annotations

import pytest

from longbox.agents.uniform import Uniform
from longbox.games import entry
from longbox.games.champions.rules.plays import Play, Use
from longbox.games.champions.state import ChCard, ChState
from longbox.kernel.match import Match


@pytest.mark.rule("champions:initiating-abilities#4")
@pytest.mark.parametrize("seed", range(6))
def test_offering_and_why_not_agree_on_every_deed(seed: int) -> None:
    at = entry("champions")
    setups = at.find(at.commands["bench"])().setups
    match: Match[ChState] = Match(at.rules, setups[seed % len(setups)], seed, history=False, logging=False)
    agent = Uniform(seed)
    barred = free = 0
    while (decision := match.decision) is not None:
        s = match.state
        if decision.kind == "turn":
            for card in [t for t in s.things if isinstance(t, ChCard)]:
                for deed, objections in s.game.why_not(s, decision.player, card.ref):
                    assert (deed.objection(s) is None) is (not objections), deed.label(s)
                    if isinstance(deed, (Play, Use)):
                        barred += bool(objections)
                        free += not objections
        match.apply(agent.choose(match.view(decision.seat), decision))
    assert barred and free


def test_the_faster_checks_are_of_the_same_names() -> None:
    for deed in (Play, Use):
        assert [c.name for c in deed.offering] == [c.name for c in deed.checks]
        assert [c.rule for c in deed.offering] == [c.rule for c in deed.checks]
