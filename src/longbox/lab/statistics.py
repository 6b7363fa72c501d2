"""Intervals for what was counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

#: two-sided 95 % of the normal distribution
Z95: Final = 1.959963984540054


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a proportion: lowest and highest rate that the count agrees with (95 % unless told)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = z * z / games
    middle = rate + spread / 2
    half = z * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
