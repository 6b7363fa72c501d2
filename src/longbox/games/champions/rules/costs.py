"""Costs are paid in full or not at all: whether they could be, what may be chosen for them, and paying them.

champions:cost-arrow-icon, champions:cost#4, champions:cost#8, champions:initiating-abilities#4
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import TYPE_CHECKING, Any

from longbox.games.champions import events as ev
from longbox.games.champions.language.costs import Resources
from longbox.games.champions.language.verbs.base import Doing
from longbox.games.champions.state import HAND
from longbox.games.champions.state.bases import Frame
from longbox.kernel.actions import Objection
from longbox.kernel.copying import has_field
from longbox.kernel.decisions import END, Decision, Pay, Pick
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.queries import value_of
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.decisions import Answer
    from longbox.kernel.effects import Verb
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Scope, Value


#: sets of cards looked at for one choice, beyond which it is left as it is
_MANY = 2000


def payable(s: ChState, cost: Sequence[Any], scope: Scope) -> bool:
    """Could all of it be paid, at once and in full? Every verb by what it would take; the last are the resources."""
    if len(cost) == 1 and isinstance(cost[0], Resources):
        return cost[0].possible(s, scope) is None
    if any(part.possible(s, scope) is not None and not free(s, part, scope) for part in cost):
        return False
    return completes(s, cost, scope, 0, 0, ())


def unpayable(s: ChState, part: Verb, scope: Scope) -> Objection | None:
    """What keeps this part of a cost from being paid in full, were it all the cost."""
    if free(s, part, scope):
        return None
    found: Objection | None = part.possible(s, scope)
    if found is not None or isinstance(part, Resources) or completes(s, (part,), scope, 0, 0, ()):
        return found
    if part.choices:
        return Objection(ev.IN_FULL, "its cost can't be paid in full: there is too little to choose")
    return ev.lacking(s, part.events(s, scope)) or Objection(ev.IN_FULL, "its cost can't be paid in full")


def free(s: ChState, part: Verb, scope: Scope) -> bool:
    """champions:non-numerical-variable#1 does this part come to nothing, since the number of it is 0?"""
    n: int | Value | None = getattr(part, "n", None) if has_field(part, "n") else None
    return n is not None and not isinstance(part, Resources) and value_of(n).amount(s, scope) == 0


def owed(s: ChState, part: Verb, scope: Scope) -> Sequence[Event] | None:
    """What happens for this part, its choices made; None if it can't be done in full."""
    if free(s, part, scope):
        return ()
    found = part.events(s, scope)
    if isinstance(part, Resources):
        return found
    if not found:
        return None
    if isinstance(part, Doing) and not told_by_events(part) and not all_able(s, part, scope):
        return None
    return found


def told_by_events(part: Doing) -> bool:
    """Is it able to do what its events can do, and nothing besides? Those are looked at anyway (`events.lacking`)."""
    cls = part.__class__
    return cls.able is Doing.able and cls.events is Doing.events


def all_able(s: ChState, part: Doing, scope: Scope) -> bool:
    """Can it be done to all that it would be done to?"""
    return all(part.able(s, r & NUMBER_MASK, scope) for r in part.targets(s, scope))


def claimed(s: ChState, events: Sequence[Event]) -> tuple[ev.Claim, ...]:
    """What these take, for what is paid besides."""
    return tuple(chain.from_iterable(ev.claims(s, e) for e in events))


def completes(s: ChState, cost: Sequence[Verb], scope: Scope, i: int, k: int, events: tuple[Event, ...]) -> bool:
    """Could a cost be paid to its end, so far on: at the k-th choice of its i-th part, with these events owed already?"""
    if i == len(cost):
        return True
    part = cost[i]
    if k == 0 and (events or scope.get("claimed") or scope.get("sources")):
        scope = ready_for(s, part, scope, events)
    decision = part.asks(s, scope, k)
    if decision is None:
        found = owed(s, part, scope)
        if found is None:
            return False
        every = (*events, *found)
        return ev.lacking(s, every) is None and completes(s, cost, scope, i + 1, 0, every)
    shape = decision.shape
    if isinstance(shape, Pay) and i + 1 == len(cost):
        return shape.test.enough(()) or shape.test.finishes((), range(len(shape.sources)))
    return any(
        completes(s, cost, part.bind(s, scope, k, decision, answer), i, k + 1, events) for answer in answers(part, k, decision)
    )


def ready_for(s: ChState, part: Verb, scope: Scope, events: tuple[Event, ...]) -> Scope:
    """The scope before a part is paid: of resources, with what the other parts take already (champions:cost#4)."""
    if not isinstance(part, Resources):
        return scope
    return scope.bind("claimed", claimed(s, events)).bind("sources", ())


def answers(part: Verb, k: int, decision: Decision) -> Iterator[Answer]:
    """The answers to a choice of a cost with which it is done in full.

    champions:choose#4 of any number at least one.
    """
    shape = decision.shape
    if isinstance(shape, Pay):
        yield from shape.proposals
    elif shape.__class__ is Pick and isinstance(shape, Pick) and shape.weights is None and not shape.ordered:
        least = max(1, part.choices[k].least) if k < len(part.choices) else 1
        for n in range(max(least, shape.lo), shape.hi + 1):
            yield from combinations(range(len(shape.options)), n)
    else:
        answer: Answer = ()
        while END not in (follow := shape.next(answer)):
            answer = (*answer, follow[0])
        yield answer


class PickSome(Pick):
    """So many different options, of which only these sets will do."""

    __slots__ = ("sets",)

    def __init__(self, options: Sequence[Any], sets: Sequence[Answer]) -> None:
        super().__init__(options, min(map(len, sets)), max(map(len, sets)))
        self.sets = tuple(sets)

    def next(self, prefix: Answer) -> Sequence[int]:
        k = len(prefix)
        after = {found[k] for found in self.sets if len(found) > k and found[:k] == prefix}
        return [*([END] if prefix in self.sets else []), *sorted(after)]


class PayingInFull(Frame):
    """champions:cost-arrow-icon, champions:initiating-abilities#4 a cost is paid: every choice is made, so that all of it can be
    paid, then all happens at once.

    Outcome: the scope, with a note ("unpaid") if it could not be paid after all, and so nothing was, or if part of it was
    prevented or replaced (a tough status, say).
    """

    __slots__ = ("asked", "cost", "due", "events", "i", "k", "scope")

    def __init__(self, cost: tuple[Verb, ...], scope: Scope) -> None:
        super().__init__()
        self.cost = cost
        self.scope = scope.bind("unpaid", 0) if scope.get("unpaid") else scope
        #: the part that is being seen to, its choice, and the question open
        self.i = 0
        self.k = 0
        self.asked: Decision | None = None
        #: what is to happen, and whether it is under way
        self.events: tuple[Event, ...] = ()
        self.due = False

    def run(self, s: ChState) -> Flow:
        if self.due:
            return self.ends(s, falls_short(s.outcome, self.events))
        if self.asked is not None:
            self.scope = self.cost[self.i].bind(s, self.scope, self.k, self.asked, s.answer)
            self.asked = None
            self.k += 1
        while self.i < len(self.cost):
            part = self.cost[self.i]
            if self.k == 0:
                self.scope = ready_for(s, part, self.scope, self.events)
            decision = part.asks(s, self.scope, self.k)
            if decision is not None:
                self.asked = self.narrowed(s, decision)
                return self.asked if self.asked is not None else self.ends(s, True)
            found = owed(s, part, self.scope)
            if found is None or ev.lacking(s, (*self.events, *found)) is not None:
                return self.ends(s, True)
            self.events = (*self.events, *found)
            self.i += 1
            self.k = 0
        if not self.events:
            return self.ends(s, False)
        self.due = True
        # a copy of this table may have them as well
        events = [e.fork() for e in self.events]
        for event in events:
            event.cost = True
            if isinstance(event, ev.RandomDiscard):
                event.spared = self.spared(s)
        return happen(s, *events)

    def narrowed(self, s: ChState, decision: Decision) -> Decision | None:
        """champions:cost#4 the question with those answers only with which the rest can be paid as well; None if there is none."""
        shape = decision.shape
        if shape.__class__ is not Pick or not isinstance(shape, Pick) or shape.ordered or shape.weights is not None:
            return decision
        part = self.cost[self.i]
        every = [c for _, c in zip(range(_MANY), answers(part, self.k, decision))]
        sets = [
            c
            for c in every
            if completes(s, self.cost, part.bind(s, self.scope, self.k, decision, c), self.i, self.k + 1, self.events)
        ]
        if not sets or (len(sets) == len(every) and len(every[0]) == shape.lo):
            return decision if sets else None
        refs = shape.options
        new: Pick = Pick([refs[c[0]] for c in sets]) if shape.hi == 1 else PickSome(refs, sets)
        return Decision(decision.player, decision.seat, decision.rule, decision.kind, new, decision.about, decision.prompt)

    def spared(self, s: ChState) -> tuple[int, ...]:
        """The cards of hands that are not discarded at random: those that are paid with otherwise, and the one that is played."""
        found = [e.card for e in self.events if isinstance(e, ev.Put) and s.place(e.number) == HAND]
        return (*found, self.scope.this)

    def ends(self, s: ChState, unpaid: bool) -> Flow:
        """The cost is paid, or has not been paid in full."""
        scope = self.scope.with_did(not unpaid)
        for name in ("claimed", "sources"):
            # what paid for this pays for nothing else
            scope = scope.bind(name, ()) if scope.get(name) else scope
        s.outcome = scope.bind("unpaid", 1) if unpaid else scope
        return DONE


def falls_short(out: Outcome | None, events: Sequence[Event]) -> bool:
    """Has less been paid than was to be: something prevented, replaced, or gone by then?"""
    return out is None or out.full < len(events) or any(e.cost and ev.short(e) for e in out.events)
