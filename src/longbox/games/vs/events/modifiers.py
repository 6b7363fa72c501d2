"""Continuous modifiers that begin, are used up and end, their timestamps (515), and choices that objects remember (513)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.events.zones import OnCard
from longbox.games.vs.state import F_COUNTERS, F_TEXT, name_of
from longbox.games.vs.state.bases import Event
from longbox.kernel.abilities import Continuous
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from longbox.games.vs.state import CardDef, VsState
    from longbox.kernel.modifiers import Modifier


class AddModifier(Event):
    """A resolving effect makes a continuous modifier (vs:508.2l); it gets its timestamp now (vs:515.2).

    Also vs:G:Apply, vs:G:Modifier.
    """

    __slots__ = ("modifier",)
    rule = "vs:515.2"
    facets = F_TEXT | F_COUNTERS

    def __init__(self, modifier: Modifier, player: int, source: int) -> None:
        super().__init__(player, source)
        self.modifier = modifier

    def apply(self, s: VsState) -> None:
        s.modifiers = (*s.modifiers, self.modifier.stamped(s.tick()))


class EndModifiers(Event):
    """Modifiers of a span end ("attack", "turn": vs:602.8f, 408.2d). Powers that come back get a new timestamp."""

    __slots__ = ("span",)
    rule = "vs:408.2d"
    facets = F_TEXT | F_COUNTERS

    def __init__(self, span: str) -> None:
        super().__init__()
        self.span = span

    def changes(self, s: VsState) -> bool:
        return any(self.ends(m) for m in s.modifiers)

    def ends(self, m: Modifier) -> bool:
        """Does this modifier end? A "phase" is over for those that were made for it by name, too."""
        return m.until.endswith("phase") if self.span == "phase" else m.until == self.span

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, self.ends)


def drop_modifiers(s: VsState, gone: Callable[[Modifier], bool]) -> None:
    """End the modifiers for which `gone` is true; the powers that they had taken get a new timestamp (vs:515.3)."""
    kept = []
    for m in s.modifiers:
        if not gone(m):
            kept.append(m)
        elif getattr(m.ability, "early", False):
            for ref in m.flagged or ():
                if s.there(ref):
                    restamp(s, ref, lost_places(s.card(ref).printed, m.ability))
    if len(kept) < len(s.modifiers):
        s.modifiers = tuple(kept)
        s.mark(F_TEXT)


class UseModifier(Event):
    """A modifier that works a number of times has worked once more."""

    __slots__ = ("key",)
    rule = "vs:513.4a"
    facets = F_TEXT

    def __init__(self, key: Hashable) -> None:
        super().__init__()
        self.key = key

    def apply(self, s: VsState) -> None:
        kept = []
        for m in s.modifiers:
            if m.key == self.key:
                if m.uses == 1:
                    continue
                m = m.used()
            kept.append(m)
        s.modifiers = tuple(kept)


class ChooseFor(OnCard):
    """vs:513.1e a choice is remembered by an object (an affiliation, a name)."""

    __slots__ = ("key", "value")
    rule = "vs:513.1e"
    facets = F_TEXT

    def __init__(self, card: int, key: str, value: str | tuple[str, ...], player: int) -> None:
        super().__init__(card, player)
        self.key = key
        self.value = value

    def apply(self, s: VsState) -> None:
        c = s.write(self.number)
        c.chosen = (*(x for x in c.chosen if x[0] != self.key), (self.key, self.value))

    def told(self, s: VsState, seat: int) -> str:
        words = joined(self.value) if isinstance(self.value, tuple) else self.value
        return f"{s.players[self.player].name} chooses {words} for {name_of(s, self.number, seat)}"


class Named(Event):
    """vs:511.4 words that a player has chosen are told to everybody."""

    __slots__ = ("words",)
    rule = "vs:511.4"

    def __init__(self, player: int, words: tuple[str, ...], source: int) -> None:
        super().__init__(player, source)
        self.words = words

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} chooses {joined(self.words)}"


def restamp(s: VsState, ref: int, places: Sequence[int]) -> None:
    """Give powers of an object, by their places in its printed text, new timestamps in this order (vs:515.3)."""
    c = s.write(ref & NUMBER_MASK)
    c.stamps = (*(x for x in c.stamps if x[0] not in places), *((i, s.tick()) for i in places))


class Stamped(Event):
    """vs:515.7 modifiers get their timestamps in the order chosen. `powers` are pairs of object and place of the power."""

    __slots__ = ("powers",)
    rule = "vs:515.7"
    facets = F_TEXT

    def __init__(self, powers: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.powers = powers

    def apply(self, s: VsState) -> None:
        for ref, place in self.powers:
            restamp(s, ref, (place,))


class Lost(Event):
    """vs:500.5 which printed powers of an object are removed just now; those that have come back get a new time (vs:515.3)."""

    __slots__ = ("card", "places")
    rule = "vs:515.3"
    facets = F_TEXT

    def __init__(self, card: int, places: tuple[int, ...]) -> None:
        super().__init__()
        self.card = card
        self.places = places

    def apply(self, s: VsState) -> None:
        c = s.write(self.card & NUMBER_MASK)
        back = [i for i in c.missing if i not in self.places]
        c.missing = self.places
        if back:
            restamp(s, self.card, back)


def lost_and_found(s: VsState, number: int) -> Lost | None:
    """The event by which an object with active text notes that other powers than before are removed from it."""
    c = s.cards[number]
    values = s.now(number)
    if not (values.bars or c.missing) or s.game.printed(s, number) is not c.printed.values:
        return None
    places = tuple(i for i, a in c.printed.statics if isinstance(a, Continuous) and not any(a is b for b in values.abilities))
    return Lost(c.ref, places) if places != c.missing else None


def lost_places(printed: CardDef, ability: Continuous) -> list[int]:
    """The places of the printed continuous powers that a modifier takes away."""
    return [
        i
        for i, a in enumerate(printed.values.abilities)
        if isinstance(a, Continuous) and any(w.takes(a) for w in ability.writes if hasattr(w, "takes"))
    ]
