"""Where agents take their chances: a small generator of their own, the same on every machine."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """The finalizer of SplitMix64: an integer scrambled into 64 bits."""
    z &= _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance:
    """SplitMix64."""

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = mix(seed + _STEP)

    def bits(self) -> int:
        """64 random bits."""
        self._at = (self._at + _STEP) & _MASK
        return mix(self._at)

    def below(self, n: int) -> int:
        """An integer in range(n); for the small `n` of decisions it is as good as uniform."""
        return (self.bits() >> 32) * n >> 32
