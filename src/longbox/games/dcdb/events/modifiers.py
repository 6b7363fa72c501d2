"""What lasts: modifiers that effects make, and triggered abilities that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.dcdb.state import F_TEXT, DcState, player_name
from longbox.games.dcdb.state.bases import Event
from longbox.kernel.modifiers import Key, Modifier, wears, worn
from longbox.kernel.queries import Scope

if TYPE_CHECKING:
    from longbox.games.dcdb.state import Values

#: the stage of what waits for the next card that a player plays or discards
NEXT_CARD = "next card"
#: the stage of what lets a card of the play zone be played as if it were in the hand
WAITS = "waits in play"


def end_modifiers(s: DcState, until: str) -> bool:
    """The modifiers of a span end; whether there were any."""
    left = tuple([m for m in s.modifiers if m.until != until])
    ended = len(left) < len(s.modifiers)
    s.modifiers = left
    return ended


def turn_of(player: int) -> str:
    """The span that ends with the next turn of a player."""
    return f"turn of {player}"


def claim_next(s: DcState, player: int, ref: int, values: Values | None = None) -> Values | None:
    """A card has been played or discarded: it is given what waits for the next one of its player, as are the values recorded of it."""
    waiting = [m for m in s.modifiers if m.ability.stage == NEXT_CARD and m.scope.you == player]
    if not waiting:
        return values
    made = []
    for m in waiting:
        given = m.ability.given
        made.append(Modifier(given, Scope(player, ref), s.tick(), "turn", (ref,), None))
        if values is not None:
            values = values.copy()
            for w in given.writes:
                w.apply(s, values, None, m.scope, -1)
    s.modifiers = (*[m for m in s.modifiers if m not in waiting], *made)
    s.mark(F_TEXT)
    return values


class AddModifier(Event):
    """An effect makes something that lasts (dcdb:1.010)."""

    __slots__ = ("modifier",)
    rule = "dcdb:1.010"
    facets = F_TEXT

    def __init__(self, modifier: Modifier, player: int, source: int) -> None:
        super().__init__(player, source)
        self.modifier = modifier

    def apply(self, s: DcState) -> None:
        s.modifiers = (*s.modifiers, self.modifier.stamped(s.tick()))


class UsedOnce(Event):
    """What works a number of times has worked once more."""

    __slots__ = ("key",)
    rule = "dcdb:1.010"
    facets = F_TEXT

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key

    def changes(self, s: DcState) -> bool:
        return wears(s.modifiers, self.key)

    def apply(self, s: DcState) -> None:
        s.modifiers = worn(s.modifiers, self.key)


class TakeUp(Event):
    """A trigger that waited is resolved now (dcdb:2.070); or all that a player could leave are left (dcdb:10.040), or some are lost (dcdb:6.301).

    `serials` says which.
    """

    __slots__ = ("serials", "why")
    rule = "dcdb:2.070"

    def __init__(self, player: int, serials: tuple[int, ...], why: str = "dcdb:2.070") -> None:
        super().__init__(player)
        self.serials = serials
        self.why = why

    def apply(self, s: DcState) -> None:
        s.pending = tuple([p for p in s.pending if p.serial not in self.serials])

    def cites(self, s: DcState) -> str:
        return self.why

    def told(self, s: DcState, seat: int) -> str:
        if self.why == "dcdb:6.301":
            return "what an Ongoing card triggered ceases with it"
        return f"{player_name(s, self.player)} leaves what has triggered" if self.why == "dcdb:10.040" else ""


__all__ = ["NEXT_CARD", "AddModifier", "WAITS", "TakeUp", "UsedOnce", "claim_next", "end_modifiers", "turn_of"]
