"""What a game hands the kernel: its state, its first frame, its stages and its policies. The kernel asks nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from longbox.kernel.abilities import Replacement
    from longbox.kernel.effects import Effect
    from longbox.kernel.events import Event, Occurrence, Stage, Window
    from longbox.kernel.frames import Flow, Frame
    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope
    from longbox.kernel.state import State


class SetupError(ValueError):
    """A set-up that cannot be played; the message names the field and what would be right."""


class Game:
    """The rules of one game as far as the kernel has to know them. Stateless: one instance serves any number of matches."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    #: the stages of an occurrence, in order
    stages: tuple[Stage, ...] = ()
    #: event classes kept in memory, because some card or rule may ask about them
    remembered: frozenset[type] = frozenset()
    #: event classes that never need settling or unfolding: done without a frame where nobody listens
    plain: frozenset[type] = frozenset()
    #: facets that every table of current values reads
    always_read: int = 0
    #: the rules cited by the kernel's own questions
    may_rule: ClassVar[str] = ""
    mode_rule: ClassVar[str] = ""
    replacement_rule: ClassVar[str] = ""

    # -- set-up ---------------------------------------------------------------------------------------------------

    def start(self, setup: dict[str, Any], seed: int) -> State:
        """A state with its first frames, not yet run. Raises SetupError for a set-up that can't be played."""
        raise NotImplementedError

    def seat_of(self, s: Any, player: int) -> int:
        """The seat that answers for a player."""
        seat: int = s.things[player].seat
        return seat

    # -- occurrences ----------------------------------------------------------------------------------------------

    def prepare(self, s: Any, occ: Occurrence) -> Flow:
        """Rework a batch before anything else sees it."""
        return None

    def forbids(self, s: Any, event: Event) -> bool:
        """Does a rule of the game (not a card) forbid this event?"""
        return False

    def settle(self, s: Any) -> Sequence[Event]:
        """Derived events that must happen now; empty when all is settled."""
        return ()

    def endless(self, s: Any) -> None:
        """Mandatory actions repeat without end: what the game makes of it."""
        raise RuntimeError("mandatory actions repeat without end")

    def payable(self, s: Any, cost: tuple[Effect, ...], scope: Scope) -> bool:
        """Could all of this cost be paid now?"""
        raise NotImplementedError

    def replace_frame(self, s: Any, ability: Replacement, scope: Scope, event: Event) -> Frame:
        """The frame that pays for a replacement and asks it through; its outcome is a scope with `collected` events."""
        raise NotImplementedError

    def worked(self, s: Any, active: Active) -> None:
        """A replacement has replaced an event: one that works a number of times is nearer to its end."""

    def wait(self, s: Any, active: Active, scope: Scope) -> None:
        """A triggered ability has triggered: let it wait under the game's policy."""
        raise NotImplementedError

    def open_window(
        self, s: Any, occ: Occurrence, window: Window, event: Event, found: Sequence[Active], used: tuple[Any, ...]
    ) -> Flow:
        """Offer the abilities found in a window of interrupts or responses."""
        raise NotImplementedError

    def conceding(self, s: Any, player: int) -> Frame:
        """The frame in which a player leaves the game; what was asked is then asked again, if it still makes sense."""
        raise NotImplementedError

    # -- current values -------------------------------------------------------------------------------------------

    def printed(self, s: Any, number: int) -> Any:
        """The printed values of a card as it lies there (face, stunned ...): shared, never changed."""
        raise NotImplementedError

    def covered(self, s: Any) -> Sequence[int]:
        """The numbers whose current values one pass computes: everything in play and on the chain."""
        raise NotImplementedError

    def actives(self, s: Any, number: int, values: Any) -> Sequence[Active]:
        """The abilities other than activated ones that are at work from the text of an object."""
        raise NotImplementedError

    def counters(self, s: Any, numbers: Sequence[int]) -> Iterable[Active]:
        """Continuous modifiers that counters stand for."""
        return ()

    def is_far(self, active: Active) -> bool:
        """Does a continuous modifier also reach cards that the pass does not cover?"""
        return False

    def reaches(self, s: Any, active: Active, number: int) -> bool:
        """Does it apply to this card elsewhere?"""
        return False

    def finish(self, s: Any, numbers: Sequence[int], values: dict[int, Any]) -> None:
        """Round off values once every modifier has been applied (bars, roundings)."""

    # -- secrets and showing --------------------------------------------------------------------------------------

    def hidden_groups(self, s: Any, seats: Sequence[int]) -> list[list[int]]:
        """Card numbers that these seats can't tell apart, one list per back: what `determinize` may permute."""
        raise NotImplementedError

    def layout(self, s: Any, seat: int) -> dict[str, Any]:
        """The table as this seat may see it, as plain data. Hidden cards are places, never numbers."""
        raise NotImplementedError

    def option_text(self, s: Any, seat: int, decision: Any, option: Any) -> str:
        """One option of a decision in words."""
        raise NotImplementedError

    def prompt(self, s: Any, seat: int, decision: Any) -> str:
        """The question of a decision in words."""
        raise NotImplementedError

    def why_not(self, s: Any, player: int, ref: int) -> list[tuple[Any, list[Any]]]:
        """For every action this player might want to take with a card: its objections (empty means legal)."""
        raise NotImplementedError

    def result_text(self, s: Any) -> str:
        """The result in words."""
        return str(s.result)
