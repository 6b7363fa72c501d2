"""Many random games of Marvel Champions over heroes, scenarios, modes and one to four players: they end, and cards are conserved."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games import game
from longbox.games.champions.decks.files import read_champions_deck, starter_for
from tests.kernel.conformance import Maker
from tests.kernel.makers import champions_setup
from tests.lab.fuzzing import fuzz, many

GAMES = 3_000


def setup(seed: int) -> dict[str, Any]:
    """One to four heroes, by turns with decks drawn by lot and with their starter decks; scenario and modes by lot."""
    rng = random.Random(seed)
    found = champions_setup(rng, 1 + seed % 4)
    if seed // 4 % 2:
        found["decks"] = [dict(read_champions_deck(starter_for(h)).slots) for h in found["heroes"]]
    if seed % 3 == 0:
        found["seats"] = [0] * len(found["heroes"])
    return found


MAKER = Maker(f"{__name__}:MAKER", game("champions"), setup)


def go(seed: int) -> str:
    """Play one game with its checks; what went wrong, or nothing."""
    return fuzz(MAKER, seed)


def test_a_few_random_games_end_well() -> None:
    assert [found for seed in (3, 4, 5, 6, 7) if (found := go(seed))] == []


@pytest.mark.slow
def test_three_thousand_random_games() -> None:
    assert many(go, GAMES) == []
