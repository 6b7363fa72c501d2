"""What an action is that takes priority: what the game offers, and the frame that carries it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.kernel.actions import Action
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Hashable

    from longbox.games.vs.state.state import VsState
    from longbox.kernel.frames import Flow


class VsAction(Action):
    """An action that takes priority. `passing` is true for the pass alone."""

    __slots__ = ()
    passing: ClassVar[bool] = False

    def frame(self, s: VsState, rest: tuple[int, ...]) -> Flow:
        """The frame that carries it out; `rest` is what was answered beyond the option itself."""
        raise NotImplementedError

    def free(self, s: VsState) -> bool:
        """Could it be done again and again without using anything up (vs:703.1a)?"""
        return False

    def key(self, s: VsState) -> Hashable:
        """What tells one that is free from others."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the card it is about."""
        return self.ref & NUMBER_MASK
