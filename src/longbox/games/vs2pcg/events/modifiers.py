"""What lasts: modifiers that effects make, and triggered powers that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.state import F_PLAY, F_TEXT, PcgState
from longbox.games.vs2pcg.state.bases import Event

if TYPE_CHECKING:
    from longbox.kernel.modifiers import Key, Modifier

#: vs2pcg:calculating-atk-def#1 what sets base values comes before the counters, and those before all else
BASE_FIRST: Final = -(1 << 40)


def end_modifiers(s: PcgState, until: str) -> None:
    """The modifiers of a span end."""
    s.modifiers = tuple([m for m in s.modifiers if m.until != until])


class AddModifier(Event):
    """vs2pcg:resolving-effects#3 an effect makes something that lasts; vs2pcg:timestamps#1 it has its timestamp from now.

    With `base` it sets base values, which come first of all.
    """

    __slots__ = ("base", "modifier", "words")
    rule = "vs2pcg:resolving-effects#2"
    facets = F_TEXT | F_PLAY

    def __init__(self, modifier: Modifier, player: int, source: int, words: str = "", base: bool = False) -> None:
        super().__init__(player, source)
        self.modifier = modifier
        self.words = words
        self.base = base

    def apply(self, s: PcgState) -> None:
        stamp = s.tick()
        s.modifiers = (*s.modifiers, self.modifier.stamped(stamp + BASE_FIRST if self.base else stamp))

    def told(self, s: PcgState, seat: int) -> str:
        return self.words


class DropModifiers(Event):
    """What was to last until something has happened ends."""

    __slots__ = ("keys",)
    rule = "vs2pcg:resolving-effects#2"
    facets = F_TEXT | F_PLAY

    def __init__(self, keys: tuple[Key, ...]) -> None:
        super().__init__()
        self.keys = keys

    def apply(self, s: PcgState) -> None:
        s.modifiers = tuple([m for m in s.modifiers if m.key not in self.keys])


class UsedOnce(Event):
    """What works a number of times has worked once more."""

    __slots__ = ("key",)
    rule = "vs2pcg:resolving-effects#2"
    facets = F_TEXT

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key

    def changes(self, s: PcgState) -> bool:
        return any([m.key == self.key and m.uses > 0 for m in s.modifiers])

    def apply(self, s: PcgState) -> None:
        out = []
        for m in s.modifiers:
            if m.key != self.key:
                out.append(m)
            elif m.uses > 1:
                out.append(m.used())
        s.modifiers = tuple(out)


class TakeUp(Event):
    """vs2pcg:timing#1 a triggered power that waited is resolved now, or, with `off`, cancelled: its "if" is not true any more."""

    __slots__ = ("off", "serial", "words")
    rule = "vs2pcg:timing#1"

    def __init__(self, player: int, source: int, serial: int, words: str, off: bool = False) -> None:
        super().__init__(player, source)
        self.serial = serial
        self.words = words
        self.off = off

    def apply(self, s: PcgState) -> None:
        s.pending = tuple([p for p in s.pending if p.serial != self.serial])

    def cites(self, s: PcgState) -> str:
        return "vs2pcg:intervening-if#1" if self.off else self.rule

    def told(self, s: PcgState, seat: int) -> str:
        return f"{self.words} is cancelled" if self.off else self.words


__all__ = ["BASE_FIRST", "AddModifier", "DropModifiers", "TakeUp", "UsedOnce", "end_modifiers"]
