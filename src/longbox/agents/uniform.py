"""The agent `random`: uniform over what may come next, one integer at a time. It looks at nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.agents.chance import Chance
from longbox.kernel.decisions import END

if TYPE_CHECKING:
    from longbox.kernel.decisions import Answer, Decision
    from longbox.kernel.views import View


class Uniform:
    """Any game, any decision; the fuzzer's friend."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> Answer:
        """An answer, built one integer at a time."""
        follow = decision.shape.next
        below = self._chance.below
        prefix: Answer = ()
        while True:
            allowed = follow(prefix)
            chosen = allowed[below(len(allowed))] if len(allowed) > 1 else allowed[0]
            if chosen == END:
                return prefix
            prefix = (*prefix, chosen)
