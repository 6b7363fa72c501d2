"""Many random games of Marvel Champions over heroes, scenarios, modes and one to four players: they end, and cards are conserved."""

from __future__ import annotations

import os
import random
from time import monotonic
from typing import Any

import pytest
from joblib import Parallel, delayed

from longbox.games import game
from longbox.games.champions.decks.files import read_champions_deck, starter_for
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
from tests.kernel.makers import champions_setup

GAMES = 3_000
SECONDS = float(os.environ.get("LONGBOX_SLOW_SECONDS", "240"))
#: looked at in a few moments of every hundredth game
CLOSELY = (
    clone_is_independent,
    view_hides_the_hidden,
    determinized_can_be_played,
    every_option_is_accepted,
    current_values_are_current,
)


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
    """A game's record leads to the same state again."""
    rng = random.Random(seed)
    match = MAKER.match(seed, history=True)
    while match.decision is not None:
        match.choose(random_answer(match.decision, rng))
    record = match.record()
    again = replay(MAKER.game, record)
    assert digest(again.state) == record["digest"], f"seed {seed}: the record leads elsewhere"
    assert again.result.won == match.result.won


def test_a_few_random_games_end_well() -> None:
    assert [found for seed in (3, 4, 5, 6, 7) if (found := go(seed))] == []


@pytest.mark.slow
def test_three_thousand_random_games() -> None:
    """As many as the time allows, from the first; what breaks is named with its seed."""
    end = monotonic() + SECONDS
    done, wrong = 0, []
    with Parallel(n_jobs=-1) as pool:
        while done < GAMES and monotonic() < end:
            seeds = range(done, min(GAMES, done + 100))
            wrong += [f"seed {seed}: {found}" for seed, found in zip(seeds, pool(delayed(go)(seed) for seed in seeds)) if found]
            done += len(seeds)
    print(f"{done} of {GAMES} games played")
    assert wrong == []
