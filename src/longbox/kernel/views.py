"""What a seat may see, and copies of the state in which all that it can't see is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.decisions import END
from longbox.kernel.frames import AskAll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Decision
    from longbox.kernel.state import Defined, State


class View:
    """A seat's view of a moment. It hands out what the seat may know and nothing else."""

    __slots__ = ("_layout", "_state", "seat")

    def __init__(self, state: Any, seat: int) -> None:
        self._state = state
        self._layout: dict[str, Any] | None = None
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        name: str = self._state.game.name
        return name

    @property
    def table(self) -> dict[str, Any]:
        """The table as plain data, laid out by the game (`layout` in its `view` room says how). Don't change it."""
        if self._layout is None:
            self._layout = self._state.game.layout(self._state, self.seat)
        return self._layout

    @property
    def decision(self) -> Decision | None:
        """The open decision, when it is this seat's to answer."""
        d: Decision | None = self._state.decision
        return d if d is not None and d.seat == self.seat else None

    def prompt(self) -> str:
        """The question asked of this seat."""
        d = self.decision
        return self._state.game.prompt(self._state, self.seat, d) if d is not None else ""

    def option_text(self, option: Any) -> str:
        """One option of the open decision in words."""
        text: str = self._state.game.option_text(self._state, self.seat, self.decision, option)
        return text

    def determinized(self, seed: int) -> Any:
        """A state this seat can't tell from the true one, everything hidden dealt anew from `seed`."""
        return determinize(self._state, (self.seat,), seed)


def determinize(s: State, seats: Sequence[int], seed: int) -> Any:
    """A clone in which the cards unknown to all of `seats` are dealt anew within one back, with a fresh generator.

    What comes of it depends on the seed and on what the seats know, on nothing that is hidden from them.

    Known positions and whatever the seats were shown stay; sealed answers of others are drawn anew. Meant for those seats'
    own decisions.
    """
    new = s.clone()
    new.rng = (seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
    for group in s.game.hidden_groups(s, seats):
        # from one order whatever the truth is: two states that a seat can't tell apart are dealt alike
        printed = new.mixed(sorted((s.things[n].printed for n in group), key=_name))
        owners = [s.things[n].owner for n in group]
        for number, definition, owner in zip(group, printed, owners, strict=True):
            thing = new.write(number)
            thing.printed = definition
            thing.owner = owner
    for i, frame in enumerate(new.frames):
        if isinstance(frame, AskAll) and any(d.seat not in seats for d in frame.decisions):
            new.write_frame(i).answers = [
                a if d.seat in seats or a is None else any_answer(new, d) for a, d in zip(frame.answers, frame.decisions)
            ]
    new.mark((1 << 30) - 1)
    new.table = None
    return new


def _name(definition: Defined) -> str:
    """What tells a card's definition from others."""
    return definition.digest_key


def any_answer(s: State, decision: Decision) -> tuple[int, ...]:
    """An answer of a decision, drawn integer by integer with the state's own randomness."""
    prefix: tuple[int, ...] = ()
    while True:
        follow = decision.next(prefix)
        value = follow[s.below(len(follow))]
        if value == END:
            return prefix
        prefix = (*prefix, value)
