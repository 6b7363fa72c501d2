"""What begins and ends: turns and the steps of their end (chapter 8)."""

from __future__ import annotations

from longbox.games.dcdb.events.modifiers import end_modifiers, turn_of
from longbox.games.dcdb.events.zones import leaving, move
from longbox.games.dcdb.state import (
    ALL_SEATS,
    DISCARD,
    F_TEXT,
    F_TURN,
    HAND,
    MAIN,
    PLAY,
    REMOVED,
    SIDEKICK,
    SUPER_VILLAINS,
    DcState,
    name_of,
    player_name,
)
from longbox.games.dcdb.state.bases import Event
from longbox.kernel.text import possessive


class First(Event):
    """Who goes first."""

    __slots__ = ("chosen",)
    rule = "dcdb:13.010"
    facets = F_TURN

    def __init__(self, player: int) -> None:
        """`player` -1: drawn by lot."""
        super().__init__(player)
        self.chosen = player

    def apply(self, s: DcState) -> None:
        if self.player < 0:
            self.chosen = s.order[s.below(len(s.order))]
        s.first = self.chosen
        # so that the first Super-Villain and the opening Line-Up know an order
        s.last = s.order[s.order.index(self.chosen) - 1]

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.chosen)} goes first"


def control_changes(s: DcState, player: int) -> None:
    """dcdb:6.141 with its turn a player may come to control cards elsewhere, or do so no more."""
    if any([s.cards[n].printed.reaches for n in s.zone(player, MAIN)]):
        s.mark(F_TEXT)


class BeginTurn(Event):
    """The next player's turn begins, and it is the active player (dcdb:8.140, dcdb:6.020). dcdb:6.141 what each controls may change."""

    __slots__ = ()
    rule = "dcdb:8.140"
    facets = F_TURN

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def apply(self, s: DcState) -> None:
        control_changes(s, self.player)
        s.memory.begin("turn")
        s.memory.forget_before("turn")
        s.active = self.player
        s.over = False
        s.power = 0
        s.confrontation = False
        s.turn += 1
        s.write_player(self.player).turns += 1

    def told(self, s: DcState, seat: int) -> str:
        return f"{possessive(player_name(s, self.player))} turn"


class TurnOver(Event):
    """dcdb:8.010 the active player announces the end of the turn: what lasts this turn ends (dcdb:6.520, dcdb:1.010).

    So does what is for the player's turn, such as control of other cards (dcdb:6.141).
    """

    __slots__ = ()
    rule = "dcdb:8.010"
    facets = F_TURN

    def apply(self, s: DcState) -> None:
        s.over = True
        control_changes(s, self.player)
        if end_modifiers(s, "turn"):
            s.mark(F_TEXT)

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} ends the turn"


class ClearHand(Event):
    """dcdb:8.020 the hand goes to the discard pile, which triggers nothing."""

    __slots__ = ()
    rule = "dcdb:8.020"

    def apply(self, s: DcState) -> None:
        for n in s.zone(self.player, HAND):
            move(s, n, DISCARD, self.player)


class EndOfTurn(Event):
    """dcdb:8.030 the moment of effects "at end of turn"."""

    __slots__ = ()
    rule = "dcdb:8.030"


class EndOfTurnOver(Event):
    """dcdb:8.030 what waited for the end of this turn has had its time."""

    __slots__ = ()
    rule = "dcdb:8.030"

    def apply(self, s: DcState) -> None:
        if end_modifiers(s, "end of turn"):
            s.mark(F_TEXT)


class ClearPlay(Event):
    """dcdb:8.040 what is in the play zone and not Ongoing goes to the discard pile, which triggers nothing.

    dcdb:6.300 Ongoing cards stay.
    """

    __slots__ = ()
    rule = "dcdb:8.040"

    def apply(self, s: DcState) -> None:
        # dcdb:6.503 those that return to a deck lie there as before: the last that was Teamworked goes first
        for n in leaving(s, s.zone(self.player, PLAY)):
            if "Ongoing" not in s.now(n).words:
                move(s, n, DISCARD, self.player)


class TurnEnds(Event):
    """dcdb:8.090 the turn is over: there is no active player."""

    __slots__ = ()
    rule = "dcdb:8.090"
    facets = F_TURN

    def apply(self, s: DcState) -> None:
        s.last = self.player
        s.active = -1
        control_changes(s, self.player)
        if end_modifiers(s, turn_of(self.player)):
            s.mark(F_TEXT)
        if s.fresh:
            s.fresh = ()
            s.mark(F_TEXT)


class TurnUp(Event):
    """dcdb:8.110 the top card of the Super-Villain stack is turned face up."""

    __slots__ = ("card", "why")
    rule = "dcdb:8.110"
    facets = F_TURN

    def __init__(self, why: str = "dcdb:8.110") -> None:
        super().__init__()
        self.card = -1
        self.why = why

    def changes(self, s: DcState) -> bool:
        return bool(s.shared(SUPER_VILLAINS)) and s.super_villain() < 0

    def apply(self, s: DcState) -> None:
        n = s.shared(SUPER_VILLAINS)[0]
        s.up = n
        s.write(n).known = ALL_SEATS
        self.card = s.ref(n)

    def cites(self, s: DcState) -> str:
        return self.why

    def told(self, s: DcState, seat: int) -> str:
        return f"{name_of(s, self.card, seat)} appears on the Super-Villain stack"


class LastCycle(Event):
    """dcdb:8.120 there is no Super-Villain left to reveal: the turn cycle is completed."""

    __slots__ = ()
    rule = "dcdb:8.120"

    def changes(self, s: DcState) -> bool:
        return not s.cycle_ends

    def apply(self, s: DcState) -> None:
        s.cycle_ends = True

    def told(self, s: DcState, seat: int) -> str:
        return "The last Super-Villain is defeated: the game ends with this turn cycle"


class ClearAdjustments(Event):
    """dcdb:8.130 all hand size adjustments are cleared."""

    __slots__ = ()
    rule = "dcdb:8.130"

    def apply(self, s: DcState) -> None:
        for p in s.order:
            if s.player(p).adjustments:
                s.write_player(p).adjustments = ()


class CutStack(Event):
    """Of the Super-Villains so many stay stacked; the others are not in the game, and nobody sees which they are."""

    __slots__ = ("count",)
    rule = "dcdb:6.480"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def changes(self, s: DcState) -> bool:
        return len(s.shared(SUPER_VILLAINS)) > self.count

    def apply(self, s: DcState) -> None:
        stack, out = s.index(SUPER_VILLAINS), s.index(REMOVED)
        cut = s.zones[stack][self.count :]
        s.zones[stack] = s.zones[stack][: self.count]
        s.zones[out] = (*s.zones[out], *cut)
        for n in cut:
            c = s.write(n)
            c.zone = out
            c.inc += 1


class TakeMain(Event):
    """A player takes a main character: the one named, or with -1 one drawn by lot of those that nobody has."""

    __slots__ = ("card", "taken")
    rule = "dcdb:13.020"
    facets = F_TEXT

    def __init__(self, player: int, card: int = -1) -> None:
        super().__init__(player)
        self.card = card
        self.taken = -1

    def apply(self, s: DcState) -> None:
        n = s.card(self.card).number if self.card >= 0 else -1
        if n < 0:
            free = free_mains(s)
            n = free[s.below(len(free))]
        c = s.write(n)
        s.take(c.zone, n)
        c.zone = s.index(MAIN, self.player)
        c.owner = self.player
        c.inc += 1
        c.stamp = s.tick()
        s.put(c.zone, n)
        self.taken = c.ref

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} is {name_of(s, self.taken, seat)}"


def free_mains(s: DcState) -> list[int]:
    """The main characters that nobody has; dcdb:7.041 no Sidekick is ever taken."""
    out = [(n, s.card(n).printed) for n in s.shared(REMOVED)]
    return [n for n, printed in out if not printed.is_card and SIDEKICK not in printed.values.words]


class Mulligan(Event):
    """A player takes the one mulligan of the game (dcdb:6.266, dcdb:1.160): the hand is shown and shuffled into the deck."""

    __slots__ = ()
    rule = "dcdb:6.266"

    def apply(self, s: DcState) -> None:
        s.write_player(self.player).mulligan = True

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} takes a mulligan"


__all__ = [
    "BeginTurn",
    "ClearAdjustments",
    "ClearHand",
    "ClearPlay",
    "CutStack",
    "EndOfTurn",
    "EndOfTurnOver",
    "First",
    "LastCycle",
    "Mulligan",
    "TakeMain",
    "TurnEnds",
    "TurnOver",
    "TurnUp",
    "free_mains",
]
