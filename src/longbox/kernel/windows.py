"""Windows of interrupts and responses, and what an interrupt does to what it interrupts: prevent, cancel, instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import Effect, EffectFrame, Verb
from longbox.kernel.events import COME_BACK, ITSELF, Event, Occurrence, Place, Stage, Undertaking, occurrence, on_top
from longbox.kernel.nodes import dataclass
from longbox.kernel.packets import NO_LIMIT, Packet
from longbox.kernel.queries import Value, value_of
from longbox.kernel.telling import Foretold
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from longbox.kernel.abilities import Bindings
    from longbox.kernel.frames import Flow, Frame
    from longbox.kernel.modifiers import Active
    from longbox.kernel.queries import Scope
    from longbox.kernel.state import State
    from longbox.kernel.text import Printer


class Chance:
    """An ability that may be used in an open window, for one condition: an option of the window's question.

    `where` is the condition: the index of the event in the batch (below zero: of what was reported), its class, and where
    the event makes the condition true several times, which of them it is.
    """

    __slots__ = ("active", "scope", "where")

    def __init__(self, where: tuple[int, type, Bindings], active: Active, scope: Scope) -> None:
        self.where = where
        self.active = active
        self.scope = scope

    @property
    def player(self) -> int:
        """Who may use it."""
        return self.scope.you


class Window(Stage):
    """A window before (interrupts) or, with `after`, behind the moment itself (responses), under `rule`.

    Forced abilities initiate one at a time, in an order that the game's player for it chooses, and are matched again after each;
    others in player order until all have passed in succession. Each is used once per condition. A derived occurrence
    leaves its responses to the one it belongs to, so that what happens together has one window.
    """

    name = "window"

    def __init__(self, side: str, *, forced: bool = False, after: bool = False, rule: str = "") -> None:
        self.key = f"forced-{side}" if forced else side
        self.forced = forced
        self.after = after
        self.rule = rule

    def run(self, s: State, occ: Occurrence) -> Flow:
        if self.after and occ.derived is not None:
            return None
        if occ.asked is not None:
            flow = self._answered(s, occ)
            if flow is not None:
                return flow
        if self.key in s.facts().stages and self._matched(s, occ):
            if not on_top(s, occ):
                return COME_BACK
            if occ.place is None:
                occ.place = Place(s.tick())
            found = [c for c in self._chances(s, occ) if s.game.usable(s, c.active, c.scope)]
            if found:
                flow = self._force(s, occ, found) if self.forced else self._offer(s, occ, found)
                if flow is not None:
                    return flow
        if occ.place is not None:
            occ.place = self._closed(s, occ)
        return None

    def _conditions(self, s: State, occ: Occurrence) -> Iterator[tuple[int, Event, bool]]:
        """What abilities are matched against: index, condition, whether it is only foreseen."""
        if self.after:
            for i, event in enumerate(occ.ready):
                yield i, event, False
            for k, event in enumerate(occ.reports):
                yield -1 - k, event, False
            return
        place = occ.place
        for i in range(0 if place is None else place.fresh, len(occ.ready)):
            event = occ.ready[i]
            if (isinstance(event, Undertaking) and event.cancelled) or not event.changes(s):
                continue
            if occ.derived and any(event.same(e) for e in occ.derived):
                continue
            yield i, event, False
            for coming in event.foresees(s):
                if place is None or not any(coming.same(e) for e, _ in place.aside):
                    yield i, coming, True

    def _matched(self, s: State, occ: Occurrence) -> bool:
        """Does any ability match, whether or not it may be used? Until one does, nothing is made ready for it."""
        index, key = s.facts().index, self.key
        if self.after:
            if not any([(e.__class__, key) in index for e in (*occ.ready, *occ.reports)]):
                return False
        elif not any([(e.__class__, key) in index or e.__class__.foresees is not Event.foresees for e in occ.ready]):
            return False
        return next(self._chances(s, occ), None) is not None

    def _chances(self, s: State, occ: Occurrence) -> Iterator[Chance]:
        """The abilities that match and have not had their turn, in the order of the table, condition by condition."""
        table = s.facts()
        place = occ.place
        for i, event, foreseen in self._conditions(s, occ):
            for active in table.listening(event.__class__, self.key):
                on = active.ability.on
                found = s.game.heard(s, active, event)
                for names in found if on.several else found[:1]:
                    where = (i, event.__class__, names[:1] if on.several else ())
                    if place is not None and (active.key, where) in place.used:
                        continue
                    scope = active.scope.copy()
                    scope.event = event
                    scope.names = (*names, *scope.names)
                    # whom it means by "you" this time, where that is not always the same player
                    scope.you = scope.get("you", scope.you)
                    if place is not None and not self.after:
                        waits = (len(s.frames) - 1, place.serial, i, foreseen)
                        scope.names = (("pending", waits), *scope.names)
                    yield Chance(where, active, scope)

    def _force(self, s: State, occ: Occurrence, found: Sequence[Chance]) -> Flow:
        """The next forced ability; which of several comes first is asked, unless they are alike."""
        head = found[0]
        like = s.game.told_apart(s, head.active)
        alike = all(
            c.active.ability is head.active.ability and c.where[:2] == head.where[:2] and s.game.told_apart(s, c.active) == like
            for c in found
        )
        # one that answers to several things is not alike each time
        if alike and len({c.active.key for c in found}) == len(found):
            return self._use(s, occ, head)
        player = s.game.orders(s, found)
        occ.asked = ("order", tuple(found))
        return Decision(
            player,
            s.game.seat_of(s, player),
            self.rule,
            "order",
            Pick(tuple(found)),
            (found[0].scope.event,),
            "Which comes first?",
        )

    def _offer(self, s: State, occ: Occurrence, found: Sequence[Chance]) -> Flow:
        """Ask the player whose opportunity it is; None once all have passed in succession."""
        players = s.game.window_players(s)
        place = occ.place
        assert place is not None
        turn = place.turn if place.turn in players else players[0]
        for _ in range(len(players) - place.passes):
            mine = tuple(c for c in found if c.player == turn)
            following = players[(players.index(turn) + 1) % len(players)]
            place = place.changed(turn=following, passes=place.passes + 1)
            if mine:
                occ.place = place
                occ.asked = ("offer", mine)
                return Decision(
                    turn,
                    s.game.seat_of(s, turn),
                    self.rule,
                    "window",
                    Pick(mine, 0, 1),
                    (mine[0].scope.event,),
                    "Use one?",
                )
            turn = following
        occ.place = place
        return None

    def _answered(self, s: State, occ: Occurrence) -> Flow:
        _, chances = occ.asked
        occ.asked = None
        return self._use(s, occ, chances[s.answer[0]]) if s.answer else None

    def _use(self, s: State, occ: Occurrence, chance: Chance) -> Flow:
        place = occ.place
        assert place is not None
        occ.place = place.changed(used=(*place.used, (chance.active.key, chance.where)), passes=0)
        occ.stale = True
        if not self.after:
            self._announce(s, occ, chance)
        return s.game.use(s, chance.active, chance.scope)

    def _announce(self, s: State, occ: Occurrence, chance: Chance) -> None:
        """What is interrupted stands in the log before what interrupts it: once, and only as far as it is certain by now."""
        i, cls = where = chance.where[:2]
        # what is only foreseen is not of the batch, and never certain
        certain = occ.ready[i].__class__ is cls
        event = occ.ready[i] if certain else chance.scope.event
        assert event is not None and occ.place is not None
        if not event.foretold or event.announced:
            return
        itself = certain and event.foretold == ITSELF and not self.key.endswith("would")
        if not itself and where in occ.place.announced:
            return
        occ.place = occ.place.changed(announced=(*occ.place.announced, where))
        if s.log is not None:
            s.log(s, event if itself else Foretold(event))
        if itself:
            occ.ready[i] = event.fork()
            occ.ready[i].announced = True

    def _closed(self, s: State, occ: Occurrence) -> Place:
        """The place once this window is over: passing begins anew, and what was foreseen has had its interrupts."""
        place = occ.place
        assert place is not None
        foreseen = place.foreseen
        if not self.after:
            foreseen = tuple(e for event in occ.ready for e in event.foresees(s))
        return place.changed(passes=0, turn=-1, foreseen=foreseen)


# -- what an interrupt does -------------------------------------------------------------------------------------------


def pending(s: State, scope: Scope) -> Event | None:
    """The event that an interrupt of this scope interrupts, as it stands now; None once it has happened or is gone."""
    waits = scope.get("pending")
    if waits is None:
        return None
    depth, serial, i, _ = waits
    if depth < len(s.frames):
        occ = s.frames[depth]
        if isinstance(occ, Occurrence) and occ.at == 0 and occ.place is not None and occ.place.serial == serial:
            event: Event = occ.ready[i]
            return event
    return None


class OfPending(Event):
    """An event that changes another which is about to happen."""

    __slots__ = ("scope", "what")

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope.you, scope.this)
        self.scope = scope
        #: the other, as it was
        self.what: Event | None = None

    def waiting(self, s: State) -> tuple[Occurrence, int, bool]:
        """The occurrence in which it waits, to be written; which event it is; whether a condition only foreseen."""
        depth, _, i, foreseen = self.scope.get("pending")
        occ = occurrence(s, depth)
        self.what = self.scope.event if foreseen else occ.ready[i]
        return occ, i, foreseen

    def of(self, s: State, seat: int, words: str) -> str:
        """What is done to the event, and which one it is, if the game has words for that."""
        told: str = s.game.waiting_text(s, seat, self.what) if self.what is not None else ""
        return f"{words}: {told}" if told else words.removesuffix(" of this")

    def changes(self, s: State) -> bool:
        return pending(s, self.scope) is not None


class Prevented(OfPending):
    """Some of a packet is prevented."""

    __slots__ = ("amount",)

    def __init__(self, scope: Scope, amount: int) -> None:
        super().__init__(scope)
        self.amount = amount

    def changes(self, s: State) -> bool:
        packet = pending(s, self.scope)
        return self.amount > 0 and isinstance(packet, Packet) and packet.amount > 0

    def apply(self, s: State) -> None:
        occ, i, _ = self.waiting(s)
        packet = occ.ready[i].fork()
        assert isinstance(packet, Packet)
        self.amount = min(self.amount, packet.amount)
        packet.prevented += self.amount
        occ.ready[i] = packet

    def cites(self, s: State) -> str:
        rule: str = s.game.prevent_rule
        return rule

    def told(self, s: State, seat: int) -> str:
        return self.of(s, seat, f"{self.amount} is prevented of this")


class Cancelled(OfPending):
    """An undertaking is cancelled before it begins."""

    __slots__ = ()

    def changes(self, s: State) -> bool:
        event = pending(s, self.scope)
        return isinstance(event, Undertaking) and not event.cancelled

    def apply(self, s: State) -> None:
        occ, i, _ = self.waiting(s)
        event = occ.ready[i].fork()
        assert isinstance(event, Undertaking)
        event.cancelled = True
        occ.ready[i] = event

    def cites(self, s: State) -> str:
        rule: str = s.game.cancel_rule
        return rule

    def told(self, s: State, seat: int) -> str:
        return self.of(s, seat, "It is cancelled")


class Replacing(OfPending):
    """Something else will happen instead; nothing interrupts the original any more."""

    __slots__ = ("effect",)

    def __init__(self, scope: Scope, effect: Effect) -> None:
        super().__init__(scope)
        self.effect = effect

    def apply(self, s: State) -> None:
        occ, i, foreseen = self.waiting(s)
        if foreseen:
            coming = self.scope.event
            assert coming is not None and occ.place is not None
            occ.place = occ.place.changed(aside=(*occ.place.aside, (coming, Replaced(coming, self.effect, self.scope))))
            return
        if not occ.ready[i].attempt:
            occ.full -= occ.wanted[i]
            occ.wanted[i] = False
        occ.ready[i] = Replaced(occ.ready[i], self.effect, self.scope)

    def cites(self, s: State) -> str:
        rule: str = s.game.instead_rule
        return rule

    def told(self, s: State, seat: int) -> str:
        return self.of(s, seat, "Something else happens instead of this")


class Replaced(Event):
    """What stands in the place of an event that an interrupt has replaced: its effect resolves when the time has come."""

    __slots__ = ("effect", "original", "scope")

    def __init__(self, original: Event, effect: Effect, scope: Scope) -> None:
        super().__init__(scope.you, scope.this)
        self.original = original
        self.effect = effect
        self.scope = scope

    def body(self, s: State) -> Frame | None:
        return EffectFrame(self.effect, self.scope)


@dataclass(frozen=True)
class OnPending(Verb[S]):
    """A verb of an interrupt, done to what it interrupts."""

    def possible(self, s: S, scope: Scope) -> Objection | None:
        return None if pending(s, scope) is not None else Objection(self.rule(s), "there is nothing to interrupt any more")

    def rule(self, s: S) -> str:
        """The rule it comes under."""
        raise NotImplementedError


@dataclass(frozen=True)
class Prevent(OnPending):
    """Prevent some (all, unless an amount is given) of what is about to be dealt."""

    n: int | Value | None = None

    def rule(self, s: State) -> str:
        return str(s.game.prevent_rule)

    def events(self, s: State, scope: Scope) -> Sequence[Event]:
        return [Prevented(scope, NO_LIMIT if self.n is None else value_of(self.n).amount(s, scope))]

    def possible(self, s: State, scope: Scope) -> Objection | None:
        packet = pending(s, scope)
        if isinstance(packet, Packet) and packet.amount > 0:
            return None
        return Objection(self.rule(s), "there is nothing left to prevent")

    def text(self, p: Printer) -> str:
        return f"{p.verb('prevent')} {'all' if self.n is None else value_of(self.n).text(p)} of it"


@dataclass(frozen=True)
class Cancel(OnPending):
    """Cancel what is about to be undertaken: it does not initiate. Costs stay paid, limits used."""

    noun: str = "it"

    def rule(self, s: State) -> str:
        return str(s.game.cancel_rule)

    def events(self, s: State, scope: Scope) -> Sequence[Event]:
        return [Cancelled(scope)]

    def possible(self, s: State, scope: Scope) -> Objection | None:
        event = pending(s, scope)
        if isinstance(event, Undertaking) and not event.cancelled:
            return None
        return Objection(self.rule(s), "there is nothing to cancel")

    def text(self, p: Printer) -> str:
        return f"{p.verb('cancel')} {self.noun}"


@dataclass(frozen=True)
class Instead(OnPending[S]):
    """An effect instead of what would happen."""

    effect: Effect

    def rule(self, s: S) -> str:
        return str(s.game.instead_rule)

    def events(self, s: S, scope: Scope) -> Sequence[Event]:
        return [Replacing(scope, self.effect)]

    def text(self, p: Printer) -> str:
        return f"{self.effect.text(p)} instead"
