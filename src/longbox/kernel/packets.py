"""Amounts on their way (damage, threat, endurance): what is prevented, what is taken, and where the excess goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.kernel.events import Event, Occurrence, Stage
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from longbox.kernel.frames import Flow
    from longbox.kernel.state import State

#: room enough for anything
NO_LIMIT = 1 << 30


class Packet(Event[S]):
    """An amount on its way to `to`, a reference or a player. Games say what taking it does.

    In: `asked`, its `kind`, and keywords as `words` (piercing, overkill). Out: how much was `prevented`, `taken`, and what
    was `excess`, beyond what the recipient had room for. Packets of one cause are one batch.
    """

    __slots__ = ("asked", "excess", "kind", "prevented", "taken", "to", "words")

    #: packets of one pool share the room that their recipient has
    pool: ClassVar[str] = ""

    def __init__(
        self, to: int, asked: int, player: int = -1, source: int = -1, kind: str = "", words: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(player, source)
        self.to = to
        self.asked = asked
        self.kind = kind
        self.words = words
        self.prevented = 0
        self.taken = 0
        #: -1 until it has been measured
        self.excess = -1

    @property
    def amount(self) -> int:
        """What arrives, as far as is known now."""
        return max(0, self.asked - self.prevented)

    def changes(self, s: S) -> bool:
        return self.amount > 0

    def room(self, s: S) -> int:
        """How much its recipient can take before the rest is excess."""
        return NO_LIMIT

    def spills(self, s: S) -> tuple[Event, ...]:
        """The events that its excess becomes: they join the batch, and can be interrupted themselves."""
        return ()

    def take(self, s: S) -> None:
        """Change the table by `taken`."""
        raise NotImplementedError

    def apply(self, s: S) -> None:
        if self.excess < 0:
            self.measure(self.room(s))
        self.take(s)

    def measure(self, room: int) -> None:
        """Split what arrives into what is taken and the excess."""
        self.taken = min(self.amount, max(0, room))
        self.excess = self.amount - self.taken


class Measure(Stage):
    """Before anything is applied, packets are measured, two to one recipient one after the other; excess spills.

    What it spills into is examined and can be interrupted before the whole batch is applied.
    """

    name = "measure"

    def run(self, s: State, occ: Occurrence) -> Flow:
        taken: dict[tuple[int, str], int] = {}
        spilled: list[Event] = []
        for event in occ.ready:
            if not isinstance(event, Packet):
                continue
            where = (event.to, event.pool)
            if event.excess < 0:
                event.measure(event.room(s) - taken.get(where, 0))
                if event.excess:
                    spilled.extend(event.spills(s))
            taken[where] = taken.get(where, 0) + event.taken
        if spilled:
            occ.examine_more(s, spilled)
        return None
