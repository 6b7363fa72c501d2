"""Abilities with a cost that one uses when one likes, as often as one can pay for them (dcdb:1.090, dcdb:1.102)."""

from __future__ import annotations

from longbox.kernel.abilities import Activated
from longbox.kernel.effects import clause
from longbox.kernel.nodes import dataclass
from longbox.kernel.text import Printer, joined, sentence


@dataclass(frozen=True)
class Uses(Activated):
    """What one does at a cost during one's turn, any number of times (dcdb:1.090)."""

    def text(self, p: Printer) -> str:
        return f"{joined([c.text(p) for c in self.cost])}: {sentence(self.effect.text(p))}"


@dataclass(frozen=True)
class DuringYourTurn(Activated):
    """What one may do during one's turn as often as one can, and what comes of it (dcdb:1.102, dcdb:1.104)."""

    def text(self, p: Printer) -> str:
        return f"during your turn, you may {joined([c.text(p) for c in self.cost])}. If you do, {clause(self.effect, p)}"
