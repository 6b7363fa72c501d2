"""What lasts: modifiers that effects make, and triggered abilities that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.dcdb.state import F_TEXT, DcState, player_name
from longbox.games.dcdb.state.bases import Event

if TYPE_CHECKING:
    from longbox.kernel.modifiers import Modifier


def end_modifiers(s: DcState, until: str) -> bool:
    """The modifiers of a span end; whether there were any."""
    left = tuple([m for m in s.modifiers if m.until != until])
    ended = len(left) < len(s.modifiers)
    s.modifiers = left
    return ended


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

    def __init__(self, key: Any) -> None:
        super().__init__()
        self.key = key

    def changes(self, s: DcState) -> bool:
        return any([m.key == self.key and m.uses > 0 for m in s.modifiers])

    def apply(self, s: DcState) -> None:
        out = []
        for m in s.modifiers:
            if m.key != self.key:
                out.append(m)
            elif m.uses > 1:
                out.append(m.used())
        s.modifiers = tuple(out)


class TakeUp(Event):
    """A trigger that waited is resolved now (dcdb:2.070), or with `missed` all that a player could leave are left (dcdb:10.040).

    `serials` says which.
    """

    __slots__ = ("missed", "serials")
    rule = "dcdb:2.070"

    def __init__(self, player: int, serials: tuple[int, ...], missed: bool = False) -> None:
        super().__init__(player)
        self.serials = serials
        self.missed = missed

    def apply(self, s: DcState) -> None:
        s.pending = tuple([p for p in s.pending if p.serial not in self.serials])

    def cites(self, s: DcState) -> str:
        return "dcdb:10.040" if self.missed else "dcdb:2.070"

    def told(self, s: DcState, seat: int) -> str:
        return f"{player_name(s, self.player)} leaves what has triggered" if self.missed else ""


__all__ = ["AddModifier", "TakeUp", "UsedOnce", "end_modifiers"]
