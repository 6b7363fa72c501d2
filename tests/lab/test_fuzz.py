"""Many random matches of Vs. System with the decks that come with Longbox: they end, cards are conserved, records replay."""

from __future__ import annotations

import os
import random
from time import monotonic
from typing import Any

import pytest
from joblib import Parallel, delayed

from longbox.games import game
from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.match import digest, replay
from tests.kernel.conformance import (
    Conserved,
    Maker,
    clone_is_independent,
    current_values_are_current,
    determinized_can_be_played,
    every_option_is_accepted,
    random_answer,
    view_hides_the_hidden,
    walk,
)

MATCHES = 2_000
SECONDS = float(os.environ.get("LONGBOX_SLOW_SECONDS", "240"))
DECKS = [load_deck(name).entries for name in builtin()]
#: looked at in a few moments of every hundredth match
CLOSELY = (
    clone_is_independent,
    view_hides_the_hidden,
    determinized_can_be_played,
    every_option_is_accepted,
    current_values_are_current,
)


def setup(seed: int) -> dict[str, Any]:
    """Two to four players, each with a deck drawn by lot."""
    rng = random.Random(seed)
    return {"decks": [rng.choice(DECKS) for _ in range(2 + seed % 3)]}


MAKER = Maker(f"{__name__}:MAKER", game("vs"), setup)


def go(seed: int) -> str:
    """Play one match with its checks; what went wrong, or nothing."""
    try:
        walk(MAKER, seed, [Conserved()], 0.05)
        if seed % 100 == 7:
            walk(MAKER, seed, CLOSELY, 0.02)
        if seed % 50 == 3:
            replays(seed)
    except Exception as e:
        return f"{e.__class__.__name__}: {e}"
    return ""


def replays(seed: int) -> None:
    """A match's record leads to the same state again, past the same digests."""
    rng = random.Random(seed)
    match = MAKER.match(seed, history=True)
    while match.decision is not None:
        match.choose(random_answer(match.decision, rng))
    record = match.record()
    again = replay(MAKER.game, record)
    assert len(record["digests"]) > 1
    assert digest(again.state) == record["digest"], f"seed {seed}: the record leads elsewhere"
    assert again.result.winners == match.result.winners


def test_a_few_random_matches_end_well() -> None:
    assert [found for seed in (3, 4, 5, 7) if (found := go(seed))] == []


@pytest.mark.slow
def test_many_random_matches_end_well() -> None:
    """All of them, or as many as the budget has time for."""
    jobs = os.cpu_count() or 1
    size = 10 * jobs
    end = monotonic() + SECONDS
    played = 0
    wrong: list[str] = []
    with Parallel(n_jobs=jobs) as parallel:
        for first in range(0, MATCHES, size):
            seeds = range(first, min(first + size, MATCHES))
            wrong += [f"seed {s}: {found}" for s, found in zip(seeds, parallel(delayed(go)(s) for s in seeds)) if found]
            played += len(seeds)
            if monotonic() > end or len(wrong) > 20:
                break
    assert wrong == [], f"{len(wrong)} of {played} matches"
    print(f"{played} of {MATCHES} matches")
