"""How much one client may ask for: so many messages at once, and so many a second after that."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable


class Budget:
    """`burst` at once, `rate` a second: a bucket that fills again."""

    __slots__ = ("burst", "left", "now", "rate", "since")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.now = now
        self.since = now()

    def take(self) -> bool:
        """One more; False if it is too many."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Budgets:
    """A budget for each address; those longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._new = (rate, burst)
        self._most = most
        self._of: OrderedDict[str, Budget] = OrderedDict()

    def take(self, address: str) -> bool:
        """One more from this address; False if it is too many."""
        budget = self._of.pop(address, None) or Budget(*self._new)
        self._of[address] = budget
        while len(self._of) > self._most:
            self._of.popitem(last=False)
        return budget.take()


class Crowd:
    """How many from each address are here at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more; False, and nobody has come, if it is too many."""
        if self._here[address] >= self.most:
            return False
        self._here[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One of those who came is gone."""
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]
