"""What befalls characters: exhausting, stuns, wounds, recovery, counters."""

from __future__ import annotations

from longbox.games.vs2pcg.events.zones import OnCard
from longbox.games.vs2pcg.state import PcgCard, PcgState, name_of


class Exhaust(OnCard):
    """vs2pcg:basic-game-concepts#10 a character is exhausted; vs2pcg:term-ready#1 one that is so already is left as it is."""

    __slots__ = ()
    rule = "vs2pcg:basic-game-concepts#10"

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and not s.card(self.card).exhausted

    def apply(self, s: PcgState) -> None:
        s.write(self.number).exhausted = True

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is exhausted"


class Ready(OnCard):
    """vs2pcg:recovery-phase#1 a character is readied."""

    __slots__ = ()
    rule = "vs2pcg:recovery-phase#1"

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.card(self.card).exhausted

    def apply(self, s: PcgState) -> None:
        s.write(self.number).exhausted = False

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is readied"


class Stun(OnCard):
    """vs2pcg:stunned-characters#1 a character loses its counters, turns face down, exhausted, and gets a wound; it leaves the combat."""

    __slots__ = ()
    rule = "vs2pcg:stunned-characters#1"

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and not s.stunned(self.card)

    def apply(self, s: PcgState) -> None:
        c: PcgCard = s.write(self.number)
        c.counters = 0
        c.face = 1
        c.exhausted = True
        c.wounds += 1
        if s.combat is not None:
            s.combat = s.combat.without(self.card)

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} is stunned"


class Recover(OnCard):
    """vs2pcg:basic-game-concepts#13 a stunned character turns face up and keeps its wounds."""

    __slots__ = ()
    rule = "vs2pcg:basic-game-concepts#13"

    def changes(self, s: PcgState) -> bool:
        return s.there(self.card) and s.stunned(self.card)

    def apply(self, s: PcgState) -> None:
        s.write(self.number).face = 0

    def told(self, s: PcgState, seat: int) -> str:
        return f"{name_of(s, self.number, seat)} recovers"


class PutCounter(OnCard):
    """vs2pcg:counters#1 a character gets a +1/+1 counter (or with -1 a -1/-1 counter); opposite ones cancel out (vs2pcg:counters#2)."""

    __slots__ = ("amount",)
    rule = "vs2pcg:counters#1"

    def __init__(self, card: int, amount: int, player: int = -1) -> None:
        super().__init__(card, player)
        self.amount = amount

    def changes(self, s: PcgState) -> bool:
        # vs2pcg:stunned-characters#3 a stunned character can't gain any
        return s.there(self.card) and not s.stunned(self.card)

    def apply(self, s: PcgState) -> None:
        s.write(self.number).counters += self.amount

    def told(self, s: PcgState, seat: int) -> str:
        kind = "+1/+1" if self.amount > 0 else "-1/-1"
        return f"{name_of(s, self.number, seat)} gets a {kind} counter"


__all__ = ["Exhaust", "PutCounter", "Ready", "Recover", "Stun"]
