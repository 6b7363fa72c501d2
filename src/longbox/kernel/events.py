"""Everything that happens goes one way: an occurrence takes a batch of events through the stages its game gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from longbox.kernel.copying import all_slots, copied, field_or
from longbox.kernel.frames import DONE, Flow, Frame, Then, Waiting
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from longbox.kernel.abilities import Triggered, When
    from longbox.kernel.modifiers import Active, Table
    from longbox.kernel.state import State


ITSELF, WOULD = "itself", "would"


class Event(Waiting, Generic[S]):
    """An atom, whose `apply` changes the table at once, or an undertaking, whose `body` is a frame.

    `source` is the card behind it (a reference, -1 for the rules), `player` who does it, `by` the object that does it,
    `cost` whether it pays a cost, `spent` the replacements that had their turn with it or with what it came from.
    """

    __slots__ = ("announced", "by", "cost", "player", "source", "spent")
    rule: ClassVar[str] = ""
    facets: ClassVar[int] = 0
    #: triggers on it look at the game just before it (stun, leaving play, breakthrough: vs:502.4)
    looks_back: ClassVar[bool] = False
    #: replacements that had their turn with it have had it with its parts too (vs:513.5i)
    hands_down: ClassVar[bool] = True
    #: what it is as well: whatever forbids or replaces such an event meets this one, not only the part of it that is one
    counts_as: ClassVar[tuple[type[Event], ...]] = ()
    #: attempting it is doing it, also when something else happens instead
    attempt: ClassVar[bool] = False
    #: no part of it can be replaced when it pays a cost
    replaceable_as_cost: ClassVar[bool] = False
    #: where something interrupts it the log has this first: ITSELF its line, WOULD that it would happen, "" nothing
    foretold: ClassVar[str] = ""

    def __init__(self, player: int = -1, source: int = -1) -> None:
        #: its line has been written already, since something has interrupted it
        self.announced = False
        self.player = player
        self.source = source
        self.by = -1
        self.cost = False
        self.spent: tuple[Hashable, ...] = ()

    def changes(self, s: S) -> bool:
        """Would it change anything? If not it is dropped, and nothing can replace or trigger on it.

        What is stunned already does not become stunned (vs:502.6).
        """
        return True

    def apply(self, s: S) -> None:
        """Change the table."""

    def body(self, s: S) -> Frame | None:
        """For an undertaking: the procedure that carries it out, after `apply`."""
        return None

    def parts(self, s: S) -> tuple[Event, ...]:
        """The events this one consists of, which go their own way through prohibition and replacement."""
        return ()

    def portion(self, s: S, active: Active) -> tuple[Event, Event] | None:
        """What of it a replacement looks at, and the rest, where that is not all of it."""
        return None

    def lapsed(self, s: S) -> bool:
        """Has what it befalls gone in the same moment, so that there is nothing left to change?"""
        return False

    def merges(self, other: Event) -> bool:
        """True if `other`, earlier in the batch, is the same happening and has taken this one in."""
        return False

    def affected(self, s: S) -> int:
        """The player it affects, who orders replacements (vs:513.5c)."""
        return self.player

    def foresees(self, s: S) -> tuple[Event, ...]:
        """What settling would make of it, were it applied now: conditions that share its window of interrupts."""
        return ()

    def same(self, other: Event) -> bool:
        """Is `other` this very condition, seen at another time?"""
        return other.__class__ is self.__class__ and all(
            getattr(self, name) == getattr(other, name) for name in all_slots(self.__class__) if name not in _OF_EVERY_EVENT
        )

    def cites(self, s: S) -> str:
        """The rule of its line in the log."""
        return self.rule

    def fork(self) -> Self:
        """A copy to be changed; events in an occurrence are never changed in place."""
        return copied(self)

    def told(self, s: S, seat: int) -> str:
        """The log line as this seat may read it ("" for nobody's business)."""
        return ""

    def after_spent(self, key: Hashable) -> Event:
        """The event once a replacement has had its turn."""
        new: Event = self.fork()
        new.spent = (*self.spent, key)
        return new


_OF_EVERY_EVENT = frozenset(all_slots(Event))


class OnCard(Event[S]):
    """An event that befalls one card (a reference)."""

    __slots__ = ("card",)

    def __init__(self, card: int, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.card = card

    @property
    def number(self) -> int:
        """The number of the card."""
        return self.card & NUMBER_MASK

    def changes(self, s: S) -> bool:
        return s.there(self.card)


class Undertaking(Event[S]):
    """An event that is carried out by a procedure, and that may be cancelled before it is."""

    __slots__ = ("cancelled",)
    #: what is cancelled are its effects only: it still counts as having happened (a card is played, an enemy was revealed)
    stands: ClassVar[bool] = False

    def __init__(self, player: int = -1, source: int = -1) -> None:
        super().__init__(player, source)
        self.cancelled = False

    def body(self, s: S) -> Frame | None:
        return None if self.cancelled else self.procedure(s)

    def procedure(self, s: S) -> Frame | None:
        """The frame that carries it out: as the game's table of procedures has it."""
        found: Frame | None = s.game.procedure(s, self)
        return found


class Outcome:
    """What came of a batch: how many of the events asked for happened as such, the amount, the events applied.

    `events` also has those of derived occurrences that reported up.
    """

    __slots__ = ("amount", "events", "full")

    def __init__(self, full: int, amount: int, events: tuple[Event, ...]) -> None:
        self.full = full
        self.amount = amount
        self.events = events


class Occurrence(Frame):
    """The frame in which one event or one simultaneous batch happens, a work list through the game's stages.

    `todo` waits to be examined, as pairs (event, was it asked for); `ready` will be applied, `wanted` says which of those
    were asked for, `full` counts them; `asked` is what the present stage waits for, `at` how far the application has come.
    Once something else ran in between (a cost, an interrupt) it is `stale`: what changes nothing any more drops out.

    `place` is where its windows are, once one has opened. A derived occurrence has in `derived` the conditions whose
    interrupts are over, and leaves its responses to the occurrence it belongs to, where they are `reports`.
    """

    __slots__ = ("asked", "at", "atomic", "derived", "full", "place", "ready", "reports", "stage", "stale", "todo", "wanted")

    def __init__(self, events: tuple[Event, ...], atomic: bool = False, derived: tuple[Event, ...] | None = None) -> None:
        self.token = None
        self.todo: list[tuple[Event, bool]] = [(e, True) for e in events] if events else []
        self.ready: list[Event] = []
        self.wanted: list[bool] = []
        self.full = 0
        self.stage = 0
        self.at = 0
        self.asked: Any = None
        self.atomic = atomic
        self.stale = False
        self.place: Place | None = None
        self.derived = derived
        self.reports: tuple[Event, ...] = ()

    def drop(self, i: int) -> None:
        """An event that was ready will not happen."""
        self.full -= self.wanted[i]
        del self.ready[i], self.wanted[i]

    def examine_more(self, s: State, events: Sequence[Event]) -> None:
        """Events that join the batch late: they go through the stages so far by themselves, then all are applied."""
        self.todo.extend((e, False) for e in events)
        place = self.place if self.place is not None else Place(s.tick())
        self.place = place.changed(fresh=len(self.ready))
        self.stage = -1

    def ask_anew(self, s: State) -> bool:
        # who could use or replace something may have left, with what it was used on
        if self.stage < len(s.game.stages) and s.game.stages[self.stage].name in ("window", "examine"):
            self.asked = None
            if self.place is not None:
                self.place = self.place.changed(passes=0)
            return True
        return False

    def run(self, s: State) -> Flow:
        stages = s.game.stages
        count = len(stages)
        way: tuple[int, ...] = ()
        while self.stage < count:
            stage = stages[self.stage]
            # windows in which nothing listens are passed by, unless one has been open before them
            if stage.key and self.place is None and self.asked is None:
                if not way:
                    way = s.facts().way(stages)
                following = way[self.stage]
                if following != self.stage:
                    self.stage = following
                    continue
            flow = stage.run(s, self)
            if flow is not None:
                if flow is not DONE:
                    return flow
                break
            self.stage += 1
            way = ()
        amount = 0
        for event in self.ready:
            amount += field_or(event, "amount", 0)
        s.outcome = Outcome(self.full, amount, (*self.ready, *self.reports))
        if self.derived is not None:
            report(s, self, s.outcome.events)
        return DONE


def occurrence(s: State, depth: int) -> Occurrence:
    """The occurrence at this place of the frames, to be changed (in an `apply`)."""
    frame = s.write_frame(depth)
    assert isinstance(frame, Occurrence)
    return frame


E = TypeVar("E", bound=Event)


def forked(s: State, depth: int, i: int, cls: type[E]) -> E:
    """An event that waits in an occurrence, in its place there as a copy to be changed (in an `apply`)."""
    occ = occurrence(s, depth)
    event = occ.ready[i].fork()
    assert isinstance(event, cls)
    occ.ready[i] = event
    return event


def report(s: State, occ: Frame | None, events: tuple[Event, ...]) -> None:
    """What a derived occurrence brought about joins the windows of the one under way below it."""
    for i in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[i], Occurrence) and s.frames[i] is not occ:
            below = occurrence(s, i)
            below.reports = (*below.reports, *events)
            return


class Place:
    """Where the windows of an occurrence are. Never changed in place.

    `serial` tells the occurrence from all others; `used` are pairs (key of an ability, condition) that have had their
    turn; `turn` has the next opportunity after `passes` passes in succession; interrupts of events before `fresh` are
    over; conditions only `foreseen` have had their interrupts already, and those set `aside` are replaced when they come.
    """

    __slots__ = ("announced", "aside", "foreseen", "fresh", "passes", "serial", "turn", "used")

    def __init__(self, serial: int) -> None:
        #: the conditions of which the log has told that they would come to be
        self.announced: tuple[object, ...] = ()
        self.serial = serial
        self.used: tuple[object, ...] = ()
        self.passes = 0
        self.turn = -1
        self.fresh = 0
        self.foreseen: tuple[Event, ...] = ()
        self.aside: tuple[tuple[Event, Event], ...] = ()

    def changed(self, **new: object) -> Place:
        """A copy with some fields changed."""
        out = Place.__new__(Place)
        out.serial = self.serial
        out.announced = self.announced
        out.used = self.used
        out.passes = self.passes
        out.turn = self.turn
        out.fresh = self.fresh
        out.foreseen = self.foreseen
        out.aside = self.aside
        for name, value in new.items():
            setattr(out, name, value)
        return out


class Stage(Generic[S]):
    """One stage of an occurrence. `run` returns None when it is through, DONE to end the occurrence, else what is next."""

    name: ClassVar[str] = ""
    #: of a window: what is used in it is indexed under this
    key: str = ""
    #: it comes after the events have changed the table
    after: bool = False

    def run(self, s: S, occ: Occurrence) -> Flow:
        """Take the batch through this stage."""
        raise NotImplementedError


class Prepare(Stage):
    """The game may rework the batch before anything else."""

    name = "prepare"

    def run(self, s: State, occ: Occurrence) -> Flow:
        return s.game.prepare(s, occ)


class Apply(Stage[S]):
    """Look-back triggers are matched, then all events change the table together, and bodies run one after the other."""

    name = "apply"

    def run(self, s: S, occ: Occurrence) -> Flow:
        if occ.at == 0:
            if occ.stale:
                for i in range(len(occ.ready) - 1, -1, -1):
                    event = occ.ready[i]
                    called_off = isinstance(event, Undertaking) and event.cancelled and not event.stands
                    if called_off or not event.changes(s):
                        occ.drop(i)
                        if event.announced and not called_off:
                            s.tell_nothing(event)
            if not occ.ready:
                s.outcome = Outcome(occ.full, 0, ())
                return DONE
            table = s.facts()
            for event in occ.ready:
                if event.looks_back:
                    listen(s, table, event)
            applied(s, occ.ready)
            occ.at = 1
        while occ.at <= len(occ.ready):
            body = occ.ready[occ.at - 1].body(s)
            occ.at += 1
            if body is not None:
                return body
        return None


class Settle(Stage):
    """The game's own checks, then the cards' state-triggered abilities, make derived events until none is left.

    What is derived belongs to this occurrence: it reports up. What came to nothing (it can't happen) is not tried again
    until something has changed.
    """

    name = "settle"

    def run(self, s: State, occ: Occurrence) -> Flow:
        phase, key, tried = occ.asked or ("", None, ())
        while True:
            events: Sequence[Event] = ()
            if phase == "derived":
                tried = () if s.outcome.events else (*tried, key)
            elif phase == "collected":
                events = s.outcome.collected
                if not events:
                    tried = (*tried, key)
            if not events and None not in tried:
                key = None
                events = settling(s)
            if not events:
                active = triggered_by_state(s, tried)
                if active is None:
                    occ.asked = None
                    return None
                if not on_top(s, occ):
                    return COME_BACK
                occ.asked = ("collected", active.key, tried)
                return s.game.state_frame(s, active)
            if not on_top(s, occ):
                return COME_BACK
            s.quiet += 1
            if s.quiet > ENDLESS:
                s.game.endless(s)
                return None
            phase = "derived"
            occ.asked = (phase, key, tried)
            foreseen: tuple[Event, ...] = ()
            if occ.place is not None:
                foreseen = occ.place.foreseen
                if occ.place.aside:
                    events = self._set_aside(occ, events)
            flow = happen(s, *events, derived=foreseen)
            if flow is not None:
                return flow

    def _set_aside(self, occ: Occurrence, events: Sequence[Event]) -> Sequence[Event]:
        """An interrupt has replaced what was foreseen: once, something else happens in its place."""
        assert occ.place is not None
        out = []
        left = occ.place.aside
        for event in events:
            found = next((pair for pair in left if event.same(pair[0])), None)
            if found is not None:
                left = tuple(pair for pair in left if pair is not found)
            out.append(event if found is None else found[1])
        occ.place = occ.place.changed(aside=left)
        return out


#: a frame that was run before it lay on the stack is put there and run again
COME_BACK: tuple[Frame, ...] = ()
#: so many batches without a decision of two options are an endless loop of mandatory actions (vs:703.3)
ENDLESS = 1000


#: what `Game.settle` returns if something must happen that can't be yet: it is asked again though nothing changes
HELD: Sequence[Event] = []


def on_top(s: State, occ: Occurrence) -> bool:
    """Does the occurrence lie on the stack already, so that what belongs to it finds it there?"""
    return bool(s.frames) and s.frames[-1] is occ


def triggered_by_state(s: State, tried: tuple[Hashable, ...]) -> Active | None:
    """The first state-triggered ability whose condition is true and whose effect would change something."""
    for active in s.facts().states:
        ability: When = active.ability
        if (
            active.key not in tried
            and ability.condition.holds(s, active.scope)
            and ability.effect.possible(s, active.scope) is None
        ):
            return active
    return None


class Trigger(Stage[S]):
    """Listeners are matched against what has happened, as it has left the game (vs:502.3), and wait as pending triggers."""

    name = "trigger"

    def run(self, s: S, occ: Occurrence) -> Flow:
        table = s.facts()
        for event in occ.ready:
            if not event.looks_back:
                listen(s, table, event)
        return None


def listen(s: State, table: Table, event: Event) -> None:
    """Match triggered abilities against one event, each of a batch by itself (vs:502.2), and let them wait."""
    for active in table.listening(event.__class__, "trigger"):
        ability: Triggered = active.ability
        for bindings in ability.on.matches(s, event, active.scope):
            scope = active.scope.copy()
            scope.event = event
            if bindings:
                scope.names = (*bindings, *scope.names)
            if ability.fires(s, scope):
                s.game.wait(s, active, scope)


def applied(s: State, events: Sequence[Event]) -> None:
    """Events change the table together; then they are told, each followed by what has come of itself in its midst."""
    remembered = s.game.remembered
    asides = []
    for event in events:
        if not event.lapsed(s):
            event.apply(s)
        facets = event.facets
        if facets:
            s.dirty |= facets
            s.unsettled |= facets
        if event.__class__ in remembered:
            s.memory.record(event)
        if s.log is not None:
            asides.append(s.take_asides())
    if s.log is not None:
        for event, more in zip(events, asides):
            s.tell(event, more)


def _at_once(s: State, event: Event) -> None:
    """A single event that nothing stands against: it changes the table, is remembered and told."""
    event.apply(s)
    facets = event.facets
    if facets:
        s.dirty |= facets
        s.unsettled |= facets
    if event.__class__ in s.game.remembered:
        s.memory.record(event)
    if s.log is not None:
        s.tell(event, s.take_asides())
    s.outcome = Outcome(1, field_or(event, "amount", 0), (event,))


def settling(s: State) -> Sequence[Event]:
    """What must happen now, as the game says: asked only if something has changed that it looks at."""
    game = s.game
    changed = s.unsettled
    by = game.settles_by
    if by >= 0 and not changed & by and not changed & s.facts().reads:
        return ()
    events = game.settle(s)
    if not events and events is not HELD:
        s.unsettled = 0
    return events


def _goes_on(s: State, ready: list[Event], full: int, derived: tuple[Event, ...] | None, body: Frame | None) -> Flow:
    """What has been applied already goes on as an occurrence: with the body of the last event, or with what comes after it."""
    if derived is not None and not any(isinstance(f, Occurrence) for f in s.frames):
        derived = None
    occ = Occurrence((), False, derived)
    occ.ready = ready
    occ.wanted = [True] * len(ready)
    occ.full = full
    occ.at = len(ready) + 1
    occ.stage = s.game.applies
    if body is not None:
        return Then(occ, body)
    occ.stage += 1
    flow = occ.run(s)
    return None if flow is DONE else Then(occ, flow)


def _swiftly(s: State, event: Event, derived: tuple[Event, ...] | None) -> Flow:
    """A single event that nothing forbids, interrupts or replaces: it is applied, and only what follows takes time.

    That is its body, what settles, and what answers to it, be it something that has come with it.
    """
    if not event.changes(s) or s.game.forbids(s, event):
        s.outcome = Outcome(0, 0, ())
        return None
    if event.looks_back:
        listen(s, s.facts(), event)
    _at_once(s, event)
    body = event.body(s)
    if body is not None:
        return _goes_on(s, [event], 1, derived, body)
    table = s.facts()
    if event.__class__ in table.heard or table.states or settling(s):
        return _goes_on(s, [event], 1, derived, None)
    if derived is not None:
        report(s, None, (event,))
    return None


def _together(s: State, events: Sequence[Event], derived: tuple[Event, ...] | None) -> Flow:
    """A batch of plain events that nobody listens to: it is applied at once, as the stages would."""
    ready: list[Event] = []
    full = amount = 0
    for event in events:
        merged = bool(ready) and any([event.merges(e) for e in ready])
        if merged or not event.changes(s):
            full += merged
        elif not s.game.forbids(s, event):
            ready.append(event)
            full += 1
    applied(s, ready)
    for event in ready:
        amount += field_or(event, "amount", 0)
    if ready and (any([e.__class__ in s.facts().heard for e in ready]) or settling(s) or s.facts().states):
        return _goes_on(s, ready, full, derived, None)
    s.outcome = Outcome(full, amount, tuple(ready))
    if derived is not None:
        report(s, None, s.outcome.events)
    return None


def happen(s: State, *events: Event, atomic: bool = False, derived: tuple[Event, ...] | None = None) -> Flow:
    """Let events happen as one simultaneous batch: to be returned by a step or a node. Outcome: an Outcome.

    Where nobody listens, forbids or replaces, all of it is done here and now, without a frame. With `derived` (in the
    step that ends an undertaking: `derived=()`) what happens joins the responses of the occurrence under way; it names
    the conditions whose interrupts are over already.
    """
    if len(events) == 1 and not derived:
        event = events[0]
        game = s.game
        table = s.facts()
        cls = event.__class__
        if cls not in table.met:
            if cls in game.plain:
                if cls in table.heard:
                    return _swiftly(s, event, derived)
                if event.changes(s):
                    _at_once(s, event)
                    if derived is not None:
                        report(s, None, (event,))
                else:
                    s.outcome = Outcome(0, 0, ())
                return None
            if game.swift(s, event, table) and not event.parts(s):
                return _swiftly(s, event, derived)
    elif not atomic and not derived:
        plain, heard = s.game.plain, s.facts().heard
        if all([e.__class__ in plain and e.__class__ not in heard for e in events]):
            return _together(s, events, derived)
    if derived is not None and not any(isinstance(f, Occurrence) for f in s.frames):
        # nothing is under way that it could belong to
        derived = None
    occ = Occurrence(events, atomic, derived)
    flow = occ.run(s)
    return None if flow is DONE else Then(occ, flow)
