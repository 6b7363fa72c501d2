"""Many random matches of Vs. System with the decks that come with Longbox: they end, cards are conserved, records replay."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
from tests.kernel.conformance import Maker
from tests.lab.fuzzing import fuzz, many

MATCHES = 2_000
DECKS = [load_deck(name).entries for name in builtin()]


def setup(seed: int) -> dict[str, Any]:
    """Two to four players, each with a deck drawn by lot."""
    rng = random.Random(seed)
    return {"decks": [rng.choice(DECKS) for _ in range(2 + seed % 3)]}


MAKER = Maker(f"{__name__}:MAKER", game("vs"), setup)


def go(seed: int) -> str:
    """Play one match with its checks; what went wrong, or nothing."""
    return fuzz(MAKER, seed)


def test_a_few_random_matches_end_well() -> None:
    assert [found for seed in (3, 4, 5, 7) if (found := go(seed))] == []


@pytest.mark.slow
def test_many_random_matches_end_well() -> None:
    assert many(go, MATCHES) == []
