"""What befalls players: Power, victory points, hand size adjustments."""

from __future__ import annotations

from longbox.games.dcdb.state import F_TURN, DcState, player_name
from longbox.games.dcdb.state.bases import Event
from longbox.kernel.text import signed


class GetPower(Event):
    """A player gets Power, or with a minus loses some. dcdb:1.050 outside its own turn that is none.

    dcdb:6.360; dcdb:1.060 Power may fall below zero.
    """

    __slots__ = ("amount", "time")
    rule = "dcdb:6.360"
    facets = F_TURN

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount
        #: when, as memory counts
        self.time = 0

    def changes(self, s: DcState) -> bool:
        return self.amount != 0 and self.player == s.active

    def apply(self, s: DcState) -> None:
        s.power += self.amount
        self.time = s.memory.time

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} gets {signed(self.amount)} Power: {s.power}"


class GainMove(Event):
    """A player gains movement points, or with a minus loses some (dcdb:6.260)."""

    __slots__ = ("amount",)
    rule = "dcdb:6.260"

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def apply(self, s: DcState) -> None:
        s.write_player(self.player).move += self.amount

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} gets {signed(self.amount)} Move"


class NoMove(Event):
    """All movement points are set to zero, before anybody takes an action or resolves a trigger (dcdb:6.260)."""

    __slots__ = ()
    rule = "dcdb:6.260"

    def apply(self, s: DcState) -> None:
        for p in s.order:
            if s.player(p).move:
                s.write_player(p).move = 0


def moving(s: DcState) -> bool:
    """Has anybody movement points?"""
    return any([s.player(p).move for p in s.order])


class PayPower(Event):
    """A player pays Power: for a card that is bought (dcdb:6.090), or for an ability."""

    __slots__ = ("amount",)
    rule = "dcdb:6.360"
    facets = F_TURN

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def changes(self, s: DcState) -> bool:
        return self.amount > 0 and self.player == s.active

    def apply(self, s: DcState) -> None:
        s.power -= self.amount

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} pays {self.amount} Power: {s.power} left"


class NoPower(Event):
    """The active player's Power is set to zero (dcdb:8.050)."""

    __slots__ = ()
    rule = "dcdb:8.050"
    facets = F_TURN

    def changes(self, s: DcState) -> bool:
        return s.power != 0

    def apply(self, s: DcState) -> None:
        s.power = 0


class GainPoints(Event):
    """A player gains victory points of the supply, or with a minus loses some: never below none (dcdb:1.060)."""

    __slots__ = ("amount",)
    rule = "dcdb:6.550"

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def changes(self, s: DcState) -> bool:
        return self.amount > 0 or (self.amount < 0 and s.player(self.player).vp > 0)

    def apply(self, s: DcState) -> None:
        p = s.player(self.player)
        self.amount = max(self.amount, -p.vp)
        s.write_player(self.player).vp += self.amount

    def told(self, s: DcState, seat: int) -> str:
        verb = "gains" if self.amount > 0 else "loses"
        return f"{player_name(s, self.player)} {verb} {abs(self.amount)} VP: {s.player(self.player).vp}"


class AdjustHand(Event):
    """A hand size adjustment is noted (dcdb:6.206, dcdb:6.207): cards to draw, or with a minus to discard, once the new hand is drawn."""

    __slots__ = ("amount",)
    rule = "dcdb:6.206"

    def __init__(self, player: int, amount: int, source: int = -1) -> None:
        super().__init__(player, source)
        self.amount = amount

    def changes(self, s: DcState) -> bool:
        return self.amount != 0

    def apply(self, s: DcState) -> None:
        s.write_player(self.player).adjustments = (*s.player(self.player).adjustments, self.amount)

    def told(self, s: DcState, seat: int) -> str:
        verb, n = ("draw", self.amount) if self.amount > 0 else ("discard", -self.amount)
        return f"{player_name(s, self.player)} will {verb} {n} at the end of the turn"


class Adjusted(Event):
    """An adjustment has had its turn, made or not (dcdb:8.070)."""

    __slots__ = ("index",)
    rule = "dcdb:8.070"

    def __init__(self, player: int, index: int) -> None:
        super().__init__(player)
        #: which one, or -1 for all that are left
        self.index = index

    def apply(self, s: DcState) -> None:
        left = s.player(self.player).adjustments
        i = self.index
        s.write_player(self.player).adjustments = () if i < 0 else (*left[:i], *left[i + 1 :])


__all__ = ["AdjustHand", "Adjusted", "GainMove", "GainPoints", "GetPower", "NoMove", "NoPower", "PayPower", "moving"]
