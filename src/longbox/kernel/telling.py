"""Lines of the log that are no event's own: what would happen, what comes of itself, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from longbox.kernel.text import would

if TYPE_CHECKING:
    from longbox.kernel.events import Event
    from longbox.kernel.state import State


S_contra = TypeVar("S_contra", contravariant=True)


class Line(Protocol[S_contra]):
    """What the log can write."""

    def told(self, s: S_contra, seat: int) -> str:
        """As this seat (-1: a spectator) may read it."""

    def cites(self, s: S_contra) -> str:
        """The rule of the line."""


class Notice:
    """A line of the log that is no event's own: what comes of itself in the midst of one, how it ends ..."""

    __slots__ = ("rule", "words")
    announced: ClassVar[bool] = False

    def __init__(self, rule: str, words: str) -> None:
        self.rule = rule
        self.words = words

    def told(self, s: State, seat: int) -> str:
        """The same for everybody."""
        return self.words

    def cites(self, s: State) -> str:
        """The rule of the line."""
        return self.rule


class Foretold:
    """An event that would happen, told before what interrupts it; with `but` what becomes of that (it is replaced, say)."""

    __slots__ = ("but", "event", "rule")

    def __init__(self, event: Event, but: str = "", rule: str = "") -> None:
        self.event = event
        self.but = but
        self.rule = rule

    def cites(self, s: State) -> str:
        """The rule of the line: that of the event unless another makes something of it."""
        return self.rule or self.event.cites(s)

    def told(self, s: State, seat: int) -> str:
        """As this seat may read of the event."""
        words = would(s.game.waiting_text(s, seat, self.event) or self.event.told(s, seat))
        return f"{words}: {self.but}" if words and self.but else words
