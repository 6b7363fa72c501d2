"""Makers of matches of the games that Longbox plays, for the conformance suite."""

from __future__ import annotations

import random
from typing import Any

from longbox.games import game
from longbox.games.vs.catalog import CATALOG
from tests.kernel.conformance import Maker

DECK = 60
COPIES = 4


def vs_deck(rng: random.Random) -> list[list[Any]]:
    """Sixty cards of the catalog in playsets of up to four, drawn by lot."""
    names = sorted(CATALOG)
    rng.shuffle(names)
    deck: list[list[Any]] = []
    left = DECK
    while left:
        for name in names:
            count = min(left, rng.randint(1, COPIES))
            if count:
                deck.append([name, count])
                left -= count
    return deck


def vs_maker(players: int) -> Maker:
    """Vs. System with this number of players."""

    def setup(seed: int) -> dict[str, Any]:
        rng = random.Random(seed * 31 + players)
        return {"decks": [vs_deck(rng) for _ in range(players)]}

    return Maker(f"{__name__}:VS{players}", game("vs"), setup)


VS2, VS3, VS4 = (vs_maker(n) for n in (2, 3, 4))
