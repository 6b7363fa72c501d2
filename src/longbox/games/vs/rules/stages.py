"""The stages that an occurrence goes through: what happens at once (702), and which modifier applies first (515.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.language.modifiers import AddTeam, ClearTeams, GainTeamsOf, Gets, Has, Loses
from longbox.games.vs.language.verbs.searching import Searching, SearchingAll
from longbox.games.vs.state import ALL_SEATS, DECK, HAND, ROWS
from longbox.games.vs.state.bases import Stage
from longbox.kernel.abilities import Continuous
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import HELD, Apply, Trigger, happen
from longbox.kernel.examine import Examine
from longbox.kernel.ordering import depends
from longbox.kernel.queries import Query
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Write
    from longbox.kernel.events import Event, Occurrence
    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Active


def _at_once(run: Callable[[Any, Any, Occurrence], Flow], stage: Stage, s: VsState, occ: Occurrence) -> Flow:
    """A stage is run with the occurrence as `s.batch`."""
    s.batch = occ
    flow = run(stage, s, occ)
    s.batch = None
    return flow


class ExaminingTogether(Examine["VsState"]):
    """Prohibition and replacement; those that look at what else happens at once find it in `s.batch` (vs:513.6b).

    Of what befalls several players at once the primary player's part comes first, for it chooses first (vs:702.1).
    """

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        todo = occ.todo
        if len(todo) > 1 and not occ.ready and occ.asked is None and not occ.stale:
            first = todo[0][0].__class__
            if first in s.facts().heard and all(e.__class__ is first for e, _ in todo):
                order = s.clockwise(s.primary)
                todo.sort(key=lambda pair: order.index(p) if (p := pair[0].affected(s)) in order else -1)
        return _at_once(Examine.run, self, s, occ)


class ApplyingTogether(Apply["VsState"]):
    """What looks back is matched with all that happens at once in `s.batch` (vs:702.2)."""

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        return _at_once(Apply.run, self, s, occ)


class TriggeringTogether(Trigger["VsState"]):
    """What triggers is matched with all that happened at once in `s.batch` (vs:702.2)."""

    def run(self, s: VsState, occ: Occurrence) -> Flow:
        return _at_once(Trigger.run, self, s, occ)


#: events with which modifiers of powers start to apply
STARTS = (ev.EnterPlay, ev.Recover, ev.TurnUp, ev.PutCounter, ev.Transfer, ev.Played)


#: writes of which two of a kind come to the same in either order
COMMUTING = (Gets, Has, Loses, AddTeam, ClearTeams, GainTeamsOf)


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
        return happen(s, ev.Stamped(tuple((a.scope.this, place_of(a)) for a in chosen)))


def starting(s: VsState, events: Sequence[Event]) -> tuple[tuple[int, tuple[Active, ...]], ...]:
    """The players with the modifiers of printed powers that start to apply with these events, the primary player first."""
    found: list[Active] = []
    for e in events:
        refs: list[int] = []
        if isinstance(e, ev.EnterPlay):
            refs = [e.fresh]
        elif isinstance(e, ev.Recover):
            refs = [e.card, *(s.ref(n) for n in s.equipment_on(e.number))]
        elif isinstance(e, (ev.TurnUp, ev.Transfer)) or (isinstance(e, ev.PutCounter) and e.name == "cosmic"):
            refs = [e.card]
        elif isinstance(e, ev.Played) and s.item(e.item).origin == "resource row":
            # the ongoing powers of a plot twist (vs:304.10)
            refs = [e.source]
        for ref in refs:
            if not s.there(ref):
                continue
            n = ref & NUMBER_MASK
            printed = s.cards[n].printed.values.abilities
            found.extend(
                a
                for a in s.game.actives(s, n, s.now(n))
                if isinstance(a.ability, Continuous)
                and place_of(a) < len(printed)
                and (not isinstance(e, ev.PutCounter) or a.ability.label.startswith("Cosmic"))
            )
    return tuple((p, tuple(a for a in found if a.scope.you == p)) for p in s.clockwise(s.primary))


def place_of(active: Active) -> int:
    """The place that a printed power has among those of its card."""
    place = active.key[1]
    assert isinstance(place, int)
    return place


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


def open_hands(s: VsState) -> list[Event]:
    """vs:708.9a the cards of hands that are played with revealed are shown to everybody."""
    found = s.facts().listening(ev.HandRevealed, "permit")
    out: list[Event] = []
    for p in s.clockwise(s.primary) if found else ():
        q = ev.HandRevealed(p)
        if any(a.ability.forbids(s, q, a.scope, a.flagged) for a in found):
            out.extend(ev.Reveal(s.ref(n), p) for n in s.zone(p, HAND) if s.cards[n].known != ALL_SEATS)
    return out


#: frames that search a deck: a single game action, in which no other card on top is shown (vs:708.10c)
UNSHOWN = (Searching, SearchingAll)


def settle(s: VsState) -> Sequence[Event]:
    """Cosmic counters go from characters that have no cosmic any more (vs:706.7e); powers that come back are noted (vs:500.5).

    vs:708.10c the top card of a deck that is played with it revealed is shown, though not in the middle of a search.
    """
    things = s.cards
    for p in s.order:
        for n in s.zone(p, ROWS):
            c = things[n]
            if c.counters and c.counter("cosmic") and not c.stunned and not ev.may_be_cosmic(s, c.ref):
                return (ev.RemoveCounter(c.ref, "cosmic", c.counter("cosmic")),)
    held = [n for n, v in s.facts().values.items() if v.bars or things[n].missing]
    changed = [e for e in (ev.lost_and_found(s, n) for n in held) if e is not None]
    if changed:
        return changed
    out = open_hands(s)
    found = s.facts().listening(ev.TopRevealed, "permit")
    if not found:
        return out or (HELD if s.facts().listening(ev.HandRevealed, "permit") else ())
    if any(isinstance(f, UNSHOWN) for f in s.frames):
        return HELD
    for p in s.clockwise(s.primary):
        deck = s.zone(p, DECK)
        if deck and s.cards[deck[0]].known != ALL_SEATS:
            q = ev.TopRevealed(p)
            if any(a.ability.forbids(s, q, a.scope, a.flagged) for a in found):
                out.append(ev.Reveal(s.ref(deck[0]), p))
    # another card may come to the top at any time
    return out or HELD
