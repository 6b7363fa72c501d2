"""Timestamps (515): powers that come back, and modifiers that start to apply at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.events import EnterPlay, PutCounter, Recover, Transfer, TurnUp
from longbox.games.vs.moments import Played
from longbox.games.vs.state import F_TEXT, VsState
from longbox.games.vs.writes import AddTeam, ClearTeams, GainTeamsOf, Gets, Has, Loses
from longbox.kernel.abilities import Continuous, Write
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import Event, Occurrence, Stage, happen
from longbox.kernel.modifiers import depends
from longbox.kernel.queries import Query
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Active

#: events with which modifiers of powers start to apply
STARTS = (EnterPlay, Recover, TurnUp, PutCounter, Transfer, Played)
#: writes of which two of a kind come to the same in either order
COMMUTING = (Gets, Has, Loses, AddTeam, ClearTeams, GainTeamsOf)


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
    c = s.things[number]
    values = s.now(number)
    if not (values.bars or c.missing) or s.game.printed(s, number) is not c.printed.values:
        return None
    places = tuple(i for i, a in c.printed.statics if isinstance(a, Continuous) and not any(a is b for b in values.abilities))
    return Lost(c.ref, places) if places != c.missing else None


class Timestamping(Stage):
    """vs:515.7 where it matters, players order the modifiers of theirs that start to apply just now, the primary player first."""

    name = "timestamps"

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        if occ.asked is None:
            if not any(e.__class__ in STARTS for e in occ.ready):
                return None
            waiting = starting(s, occ.ready)
            if not disputed(s, [a for _, powers in waiting for a in powers]):
                return None
            chosen: tuple[Active, ...] = ()
        else:
            _, chosen, waiting = occ.asked
            occ.asked = None
            powers = waiting[0][1]
            part = disputed(s, powers)
            chosen = (*chosen, *(a for a in powers if a not in part), *(part[i] for i in s.answer))
            waiting = waiting[1:]
        while waiting:
            player, powers = waiting[0]
            part = disputed(s, powers)
            if part:
                occ.asked = ("timestamps", chosen, waiting)
                shape = Pick([a.ability for a in part], len(part), len(part), ordered=True)
                about = tuple(a.scope.this for a in part)
                words = "In which order do these start to apply?"
                return Decision(player, s.game.seat_of(s, player), "vs:515.7", "timestamps", shape, about, words)
            chosen = (*chosen, *powers)
            waiting = waiting[1:]
        return happen(s, Stamped(tuple((a.scope.this, a.key[1]) for a in chosen)))


def starting(s: VsState, events: Sequence[Event]) -> tuple[tuple[int, tuple[Active, ...]], ...]:
    """The players with the modifiers of printed powers that start to apply with these events, the primary player first."""
    found: list[Active] = []
    for e in events:
        refs: list[int] = []
        if isinstance(e, EnterPlay):
            refs = [e.fresh]
        elif isinstance(e, Recover):
            refs = [e.card, *(s.ref(n) for n in s.equipment_on(e.number))]
        elif isinstance(e, (TurnUp, Transfer)) or (isinstance(e, PutCounter) and e.name == "cosmic"):
            refs = [e.card]
        elif isinstance(e, Played) and s.get(e.item).origin == "resource row":
            # the ongoing powers of a plot twist (vs:304.10)
            refs = [e.source]
        for ref in refs:
            if not s.there(ref):
                continue
            n = ref & NUMBER_MASK
            printed = s.things[n].printed.values.abilities
            found.extend(
                a
                for a in s.game.actives(s, n, s.now(n))
                if isinstance(a.ability, Continuous)
                and a.key[1] < len(printed)
                and (not isinstance(e, PutCounter) or a.ability.label.startswith("Cosmic"))
            )
    return tuple((p, tuple(a for a in found if a.scope.you == p)) for p in s.clockwise(s.primary))


def disputed(s: VsState, powers: Sequence[Active]) -> list[Active]:
    """Those of some modifiers whose order among them makes a difference."""
    return [a for a in powers if any(a is not b and clash(s, a, b) for b in powers)]


def clash(s: VsState, x: Active, y: Active) -> bool:
    """Could it matter which of two modifiers is applied first?"""
    if not isinstance(x.ability.on, Query) and not isinstance(y.ability.on, Query):
        mine = tuple(x.ability.on.refs(s, x.scope))
        if not any(r in mine for r in y.ability.on.refs(s, y.scope)):
            return False
    return any(not commute(v, w) for v in x.ability.writes for w in y.ability.writes)


def commute(v: Write, w: Write) -> bool:
    """Do two writes come to the same in either order?"""
    if v == w or not depends(v.marks(), w.marks()):
        return True
    if any(isinstance(u, Loses) and u.bar for u in (v, w)):
        return True
    return any(isinstance(v, kind) and isinstance(w, kind) for kind in COMMUTING)


def lost_places(printed: Any, ability: Any) -> list[int]:
    """The places of the printed continuous powers that a modifier takes away."""
    return [
        i
        for i, a in enumerate(printed.values.abilities)
        if isinstance(a, Continuous) and any(w.takes(a) for w in ability.writes if hasattr(w, "takes"))
    ]
