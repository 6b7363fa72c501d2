"""The short ways past the stages of an occurrence come to the same as the long one."""

from __future__ import annotations

import random

import pytest

from longbox.kernel.game import Game
from longbox.kernel.match import digest
from tests.kernel.conformance import Maker, random_answer
from tests.kernel.test_conformance import MAKERS

#: decisions of a match that are compared
MOST = 120


def course(maker: Maker) -> list[str]:
    """The beginning of a random match: its state at each decision, then its log."""
    rng = random.Random(0)
    match = maker.match(0, logging=True)
    states = []
    while match.decision is not None and len(states) < MOST:
        states.append(f"{len(states)}: {digest(match.state)}, {match.decision.kind} of {match.decision.player}")
        match.apply(random_answer(match.decision, rng))
    assert match.log is not None
    return [*states, *match.log.text().splitlines()]


@pytest.mark.parametrize("maker", MAKERS, ids=str)
def test_what_passes_by_the_stages_comes_to_the_same(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = course(maker)
    # nothing is swift, and whatever is heard of at all goes through every stage
    monkeypatch.setattr(maker.game.__class__, "swift", Game.swift)
    monkeypatch.setattr(maker.game, "later", frozenset())
    slow = course(maker)
    for one, other in zip(quick, slow, strict=False):
        assert one == other
    assert len(quick) == len(slow)
