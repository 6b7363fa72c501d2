"""What the fuzzers of all games do with a seed, and with many."""

from __future__ import annotations

import os
import random
from time import monotonic
from typing import TYPE_CHECKING

from joblib import Parallel, delayed

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

if TYPE_CHECKING:
    from collections.abc import Callable

SECONDS = float(os.environ.get("LONGBOX_SLOW_SECONDS", "240"))
#: looked at in a few moments of every hundredth match
CLOSELY = (
    clone_is_independent,
    view_hides_the_hidden,
    determinized_can_be_played,
    every_option_is_accepted,
    current_values_are_current,
)


def fuzz(maker: Maker, seed: int, outside: frozenset[str] = frozenset()) -> str:
    """Play one match with its checks; what went wrong, or nothing. Cards of `outside` may come into the game."""
    try:
        walk(maker, seed, [Conserved(outside)], 0.05)
        if seed % 100 == 7:
            walk(maker, seed, CLOSELY, 0.02)
        if seed % 50 == 3:
            replays(maker, seed)
    except Exception as e:
        return f"{e.__class__.__name__}: {e}"
    return ""


def replays(maker: Maker, seed: int) -> None:
    """A match's record leads to the same state again, past the same digests."""
    rng = random.Random(seed)
    match = maker.match(seed, history=True)
    while match.decision is not None:
        match.choose(random_answer(match.decision, rng))
    record = match.record()
    again = replay(maker.game, record)
    assert digest(again.state) == record["digest"], f"seed {seed}: the record leads elsewhere"
    first, second = match.result, again.result
    assert first is not None and second is not None
    assert (first.winners, first.rule, first.reason) == (second.winners, second.rule, second.reason)


def many(go: Callable[[int], str], games: int) -> list[str]:
    """As many games as the time allows, from the first; what breaks, named with its seed."""
    end = monotonic() + SECONDS
    done = 0
    wrong: list[str] = []
    with Parallel(n_jobs=-1) as pool:
        while done < games and monotonic() < end and len(wrong) <= 20:
            seeds = range(done, min(games, done + 50))
            wrong += [f"seed {seed}: {found}" for seed, found in zip(seeds, pool(delayed(go)(seed) for seed in seeds)) if found]
            done += len(seeds)
    print(f"{done} of {games} games played")
    return wrong
