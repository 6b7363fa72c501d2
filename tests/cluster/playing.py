"""What workers are given to do in these tests, instead of games."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

#: a game that ends its worker: once, or each time; in the former case with the file that tells that it has done so
Game = tuple[int, str, str]

PLAIN, ONCE, EACH_TIME = "plain", "once", "each time"


def games(count: int) -> list[Game]:
    """So many that do no harm."""
    return [(i, PLAIN, "") for i in range(count)]


def play_all(batch: Sequence[Game]) -> list[tuple[int, int]]:
    """Ten times its number of each game, and in which process it was played."""
    return [play(game) for game in batch]


def play(game: Game) -> tuple[int, int]:
    number, how, told = game
    if how == EACH_TIME or (how == ONCE and not Path(told).exists()):
        if how == ONCE:
            Path(told).touch()
        os._exit(3)
    time.sleep(0.005)
    return number * 10, os.getpid()
