"""What lots decide: one of several things, and which cards leave a hand or come back to it."""

from __future__ import annotations

from longbox.games.vs2pcg.events.zones import move
from longbox.games.vs2pcg.state import F_PILES, F_TURN, HAND, KO, REMOVED, PcgState, name_of, player_name
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import counted


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


class DiscardAtRandom(Event):
    """A player discards cards drawn by lot from the hand."""

    __slots__ = ("amount", "landed")
    rule = "vs2pcg:basic-game-concepts#4"
    facets = F_PILES

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount
        self.landed: tuple[int, ...] = ()

    def changes(self, s: PcgState) -> bool:
        return bool(s.zone(self.player, HAND))

    def apply(self, s: PcgState) -> None:
        chosen = s.shuffled(s.zone(self.player, HAND))[: self.amount]
        for n in chosen:
            move(s, n, KO, s.card(n).owner)
        self.landed = tuple([s.ref(n) for n in chosen])

    def told(self, s: PcgState, seat: int) -> str:
        names = ", ".join([name_of(s, r, seat) for r in self.landed])
        return f"{player_name(s, self.player)} discards at random: {names}"


class ReturnAtRandom(Event):
    """Cards of a player's KO pile drawn by lot go to the hand."""

    __slots__ = ("amount",)
    rule = "vs2pcg:basic-game-concepts#1"
    facets = F_PILES

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        self.amount = min(self.amount, len(s.zone(self.player, KO)))
        return self.amount > 0

    def apply(self, s: PcgState) -> None:
        for n in s.shuffled(s.zone(self.player, KO))[: self.amount]:
            move(s, n, HAND, self.player)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} takes {counted(self.amount, 'random card')} from the KO pile"


class TakeBackAtRandom(Event):
    """A player takes cards that lie outside the game into the hand again, as many as are drawn by lot of those that are left."""

    __slots__ = ("amount", "refs")
    rule = "vs2pcg:basic-game-concepts#1"
    facets = F_PILES

    def __init__(self, player: int, refs: tuple[int, ...], amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.refs = refs
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        self.refs = tuple([r for r in self.refs if s.there(r) and s.place(r & NUMBER_MASK) == REMOVED])
        self.amount = min(self.amount, len(self.refs))
        return self.amount > 0

    def apply(self, s: PcgState) -> None:
        for n in s.shuffled([r & NUMBER_MASK for r in self.refs])[: self.amount]:
            move(s, n, HAND, s.card(n).owner)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{player_name(s, self.player)} takes {counted(self.amount, 'random card')} back into the hand"


__all__ = ["DiscardAtRandom", "Lot", "ReturnAtRandom", "TakeBackAtRandom"]
