"""The table of a situation: look at cards, act and answer by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.situations.passing import Passing
from longbox.games.vs.situations.side import Side

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState


class Table(Passing):
    """The table of a situation: sides A to D, what is asked, and ways to answer it by name."""

    def __init__(self, s: VsState, names: list[str]) -> None:
        super().__init__(s, names)
        for i, name in enumerate(names):
            setattr(self, name, Side(self, i))

    A: Side
    B: Side
    C: Side
    D: Side

    def why_not(
        self, player: str, asked: str, card: str | Sequence[str] | None = None, index: int | None = None, *, on: str | None = None
    ) -> list[str]:
        """The rules that keep a player from something; see `Side.why`."""
        assert player in self.names, f"there is no player {player!r}: there are {', '.join(self.names)}"
        side: Side = getattr(self, player)
        return side.why_not(asked, card, index, on=on)
