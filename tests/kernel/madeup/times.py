"""What begins and ends in the made-up game: plays, rounds, turns, attacks, and a player who gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.kernel import plays
from longbox.kernel.events import Event
from longbox.kernel.state import NUMBER_MASK
from tests.kernel.madeup.events import Eliminate, name_of
from tests.kernel.madeup.state import ALL_SEATS, F_STATUS, F_TEXT, MadeUpState


class Announce(plays.AnnouncePlay):
    """A card or an ability is announced: from then on everybody knows the card."""

    __slots__ = ()
    rule = "madeup:3.1"

    def apply(self, s: MadeUpState) -> None:
        plays.AnnouncePlay.apply(self, s)
        s.write(self.source & NUMBER_MASK).known = ALL_SEATS


class Initiate(plays.InitiatePlay):
    """The effects of a card or ability initiate."""

    __slots__ = ()
    rule = "madeup:3.1"

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{name_of(s, self.source, seat)}{' is cancelled' if self.cancelled else ''}"


class Leave(plays.LeavePlay):
    __slots__ = ()
    rule = "madeup:3.1"


# -- time -------------------------------------------------------------------------------------------------------------


class NewRound(Event):
    """A round begins."""

    __slots__ = ()
    rule = "madeup:2"

    def apply(self, s: MadeUpState) -> None:
        s.round += 1
        s.memory.forget_before("round")
        s.memory.begin("round")
        s.past = {}

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"Round {s.round}"


class Begin(Event):
    """A phase or a player's turn begins."""

    __slots__ = ("phase",)
    rule = "madeup:2"
    facets = F_STATUS

    def __init__(self, phase: str, player: int = -1) -> None:
        super().__init__(player)
        self.phase = phase

    def apply(self, s: MadeUpState) -> None:
        s.phase = self.phase
        s.turn = self.player
        if self.player >= 0:
            s.memory.begin("turn")

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{s.things[self.player].name}: {self.phase}" if self.player >= 0 else self.phase


class EndRound(Event):
    """A round ends: lasting effects of it end, the next player is first."""

    __slots__ = ()
    rule = "madeup:2.4"
    facets = F_TEXT

    def apply(self, s: MadeUpState) -> None:
        s.first = s.round_from(s.first + 1)[0]
        end_modifiers(s, lambda until: until == "round")


class EndAttack(Event):
    """An attack ends, with what was to last as long as it."""

    __slots__ = ()
    rule = "madeup:5"
    facets = F_TEXT | F_STATUS

    def apply(self, s: MadeUpState) -> None:
        s.boosts = 0
        end_modifiers(s, lambda until: until == "attack")


def end_modifiers(s: MadeUpState, over: Callable[[str], bool]) -> None:
    """Lasting effects end whose span is over."""
    s.modifiers = tuple(m for m in s.modifiers if not over(m.until))


class AddModifier(Event):
    """A lasting effect is made."""

    __slots__ = ("modifier",)
    rule = "madeup:9"
    facets = F_TEXT

    def __init__(self, modifier: Any, player: int, source: int) -> None:
        super().__init__(player, source)
        self.modifier = modifier

    def apply(self, s: MadeUpState) -> None:
        s.modifiers = (*s.modifiers, self.modifier.stamped(s.tick()))


class Concede(Event):
    """A player leaves the game."""

    __slots__ = ()
    rule = "madeup:6.1"

    def parts(self, s: MadeUpState) -> tuple[Event, ...]:
        return (Eliminate(self.player),)

    def told(self, s: MadeUpState, seat: int) -> str:
        return f"{s.things[self.player].name} concedes"
