"""What lots decide."""

from __future__ import annotations

from longbox.games.vs2pcg.state import F_TURN, PcgState
from longbox.games.vs2pcg.state.bases import Event


class Lot(Event):
    """One of `n` is drawn by lot, as an effect says: a coin, a die, one of several effects. `result` counts from 0, `faces` name it."""

    __slots__ = ("faces", "n", "result", "words")
    rule = "vs2pcg:resolving-effects#1"
    facets = F_TURN

    def __init__(self, player: int, n: int, source: int = -1, words: str = "", faces: tuple[str, ...] = ()) -> None:
        super().__init__(player, source)
        self.n = n
        self.words = words
        self.faces = faces
        self.result = 0

    def apply(self, s: PcgState) -> None:
        self.result = s.below(self.n)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{self.words}: {self.faces[self.result]}" if self.words else ""


__all__ = ["Lot"]
