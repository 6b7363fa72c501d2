"""What lasts: modifiers that effects make, and triggered powers that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs2pcg.state import F_PLAY, F_TEXT, PcgState
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.modifiers import Modifier, wears, worn

if TYPE_CHECKING:
    from longbox.kernel.modifiers import Active, Key

#: vs2pcg:calculating-atk-def#1 what sets base values comes before the counters, and those before all else
BASE_FIRST: Final = -(1 << 40)


def end_modifiers(s: PcgState, until: str) -> None:
    """The modifiers of a span end."""
    left = tuple([m for m in s.modifiers if m.until != until])
    if len(left) < len(s.modifiers):
        s.modifiers = left
        s.mark(F_TEXT | F_PLAY)


def until_turn(player: int) -> str:
    """The span of what lasts until the next turn of a player begins."""
    return f"turn of {player}"


def until_end(home: int) -> str:
    """The span of what lasts to the end of the next turn of a side."""
    return f"end of turn of {home}"


def until_after(home: int) -> str:
    """The span of what lasts to the end of the turn of a side that comes after the one that it is now."""
    return f"end of turn after this of {home}"


def until_recovery(home: int) -> str:
    """The span of what lasts to the end of the next recovery phase of a side."""
    return f"recovery phase of {home}"


def end_awaited(s: PcgState, home: int) -> None:
    """The modifiers that were to last for a turn or phase of a side that has none any more."""
    for until in (until_end(home), until_after(home), until_recovery(home)):
        end_modifiers(s, until)


def end_turn_modifiers(s: PcgState, home: int) -> None:
    """The modifiers of a turn end; what has one more of the same side to come goes on to the end of that."""
    end_modifiers(s, "turn")
    end_modifiers(s, until_end(home))
    s.modifiers = tuple([m.lasting(until_end(home)) if m.until == until_after(home) else m for m in s.modifiers])


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

    def of(self, flagged: tuple[int, ...], amounts: tuple[object, ...] | None = None) -> AddModifier:
        """The same for some of its characters only, perhaps with other numbers."""
        m = self.modifier
        numbers = m.amounts if amounts is None else amounts
        modifier = Modifier(m.ability, m.scope, m.stamp, m.until, flagged, numbers, m.uses)
        return AddModifier(modifier, self.player, self.source, self.words, self.base)

    def portion(self, s: PcgState, active: Active) -> tuple[Event, Event] | None:
        flagged = self.modifier.flagged or ()
        if active.scope.this not in flagged or len(flagged) == 1:
            return None
        mine, rest = self.of((active.scope.this,)), self.of(tuple([r for r in flagged if r != active.scope.this]))
        mine.spent = rest.spent = self.spent
        return mine, rest

    def apply(self, s: PcgState) -> None:
        stamp = s.tick()
        s.modifiers = (*s.modifiers, self.modifier.stamped(stamp + BASE_FIRST if self.base else stamp))

    def told(self, s: PcgState, seat: int) -> str:
        return self.words


class WeakenAtRandom(AddModifier):
    """A character loses ATK for a span, how much is drawn by lot."""

    __slots__ = ("least", "most")
    rule = "vs2pcg:resolving-effects#2"

    def __init__(self, modifier: Modifier, player: int, source: int, least: int, most: int) -> None:
        super().__init__(modifier, player, source)
        self.least = least
        self.most = most

    def apply(self, s: PcgState) -> None:
        n = self.least + s.below(self.most - self.least + 1)
        self.modifier = self.of(self.modifier.flagged or (), ((-n, 0),)).modifier
        self.words = f"it gets -{n}/-0"
        AddModifier.apply(self, s)


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


class Noted(Event):
    """Something is noted of a character for the rest of the game, which its text asks for."""

    __slots__ = ("card", "what")
    rule = "vs2pcg:resolving-effects#2"
    facets = F_TEXT

    def __init__(self, card: int, what: str, player: int, source: int) -> None:
        super().__init__(player, source)
        self.card = card
        self.what = what

    def apply(self, s: PcgState) -> None:
        s.memory.use(("noted", self.card, self.what), "game")


class UsedOnce(Event):
    """What works a number of times has worked once more."""

    __slots__ = ("key",)
    rule = "vs2pcg:resolving-effects#2"
    facets = F_TEXT

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key

    def changes(self, s: PcgState) -> bool:
        return wears(s.modifiers, self.key)

    def apply(self, s: PcgState) -> None:
        s.modifiers = worn(s.modifiers, self.key)


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


__all__ = [
    "BASE_FIRST",
    "AddModifier",
    "DropModifiers",
    "Noted",
    "TakeUp",
    "UsedOnce",
    "WeakenAtRandom",
    "end_awaited",
    "end_modifiers",
    "end_turn_modifiers",
    "until_after",
    "until_end",
    "until_recovery",
    "until_turn",
]
