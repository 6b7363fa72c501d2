"""What a card can do: the kinds of ability, each a frozen tree. The game supplies patterns, verbs, costs and filters."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from longbox.kernel.effects import Effect, Verb, clause
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Condition, Every, Filter, Mark, Node, Query, Scope, Value, Who, facets_of, kept
from longbox.kernel.text import Printer, joined, plural, sentence
from longbox.kernel.variables import S, V

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event
    from longbox.kernel.state import State

Bindings = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Pattern(Node, Generic[S]):
    """Which events an ability listens to."""

    #: the event classes it can match
    classes: ClassVar[tuple[type, ...]] = ()
    #: it still listens while the text of its source is inactive (leaving play, vs:502.4)
    while_inactive: ClassVar[bool] = False
    #: each of its matches is a condition of its own in a window, told from the others by the first of its bindings
    several: ClassVar[bool] = False

    def listens(self) -> Sequence[type]:
        """The event classes to index it under."""
        return self.classes

    def matches(self, s: S, event: Any, scope: Scope) -> Sequence[Bindings]:
        """One tuple of bindings per time it matches this event, which is of one of `classes`; empty when it does not."""
        raise NotImplementedError


@dataclass(frozen=True)
class Ability(Node, Generic[S]):
    """What all abilities share: where they work (`zones`) and a `label` printed before them ("Cosmic", "Leader").

    In Vs. System one is a payment, a triggered or a continuous power (vs:500.3, vs:503.1a).
    """

    zones: tuple[str, ...] = field(default=("play",), kw_only=True)
    label: str = field(default="", kw_only=True)
    #: a condition of the label itself (such as a cosmic counter on the character)
    while_: Condition | None = field(default=None, kw_only=True)

    #: stage names it is indexed under ("trigger", "replace", "prohibit", "permit", "amount")
    stage: ClassVar[str] = ""
    _indexed: ClassVar[tuple[str, tuple[tuple[type, str], ...]] | None] = None
    _standing_facets: ClassVar[int | None] = None

    def listens(self) -> Sequence[type]:
        """What it is indexed under: event classes, or classes of rule questions."""
        return ()

    def stage_key(self) -> str:
        """The stage it is indexed under."""
        return self.stage

    @property
    def indexed(self) -> tuple[str, tuple[tuple[type, str], ...]]:
        """Where a table has it: its stage, and that stage with everything it listens to."""
        if self._indexed is not None:
            return self._indexed
        stage = self.stage_key()
        return kept(self, "_indexed", (stage, tuple([(cls, stage) for cls in self.listens()])))

    @property
    def standing_facets(self) -> int:
        """The facets that decide whether it is at work at all; what else it asks is asked when its time has come."""
        if self._standing_facets is not None:
            return self._standing_facets
        return kept(self, "_standing_facets", facets_of(self.while_))

    def spent(self, s: S, scope: Scope) -> bool:
        """Will it never do anything again, although its time is not over?"""
        return False

    def print(self, name: str) -> str:
        """The paragraph of rules text."""
        p = Printer(name, getattr(self, "targets", ()))
        words = sentence(self.text(p))
        return f"{self.label}: {words}" if self.label else words


@dataclass(frozen=True)
class Activated(Ability):
    """A cost, an arrow, an effect (a payment power). `only` restricts when it may be used, `limit` how often per span."""

    cost: tuple[Verb, ...]
    effect: Effect
    targets: tuple[Any, ...] = field(default=(), kw_only=True)
    only: tuple[Condition, ...] = field(default=(), kw_only=True)
    limit: tuple[int, str] | None = field(default=None, kw_only=True)
    x: Value | None = field(default=None, kw_only=True)

    def text(self, p: Printer) -> str:
        costs = ", ".join(c.text(p) for c in self.cost) or "free"
        words = f"{costs} >>> {sentence(self.effect.text(p))}"
        said = [c.text(p) for c in self.only]
        uses = [f"only {words}" if words.startswith(("during ", "if ", "while ")) else f"only if {words}" for words in said]
        if self.limit is not None:
            n, span = self.limit
            uses.append("only " + ("once" if n == 1 else "twice" if n == 2 else f"{n} times") + f" per {span}")
        if uses:
            words += f" Use {joined(uses)}."
        return words


@dataclass(frozen=True)
class Triggered(Ability):
    """When something happens, an effect (vs:502.1). `when` must be true as it triggers, `still` then and while resolving."""

    on: Pattern
    effect: Effect
    targets: tuple[Any, ...] = field(default=(), kw_only=True)
    when: Condition | None = field(default=None, kw_only=True)
    still: Condition | None = field(default=None, kw_only=True)
    limit: tuple[int, str] | None = field(default=None, kw_only=True)

    stage = "trigger"

    def listens(self) -> Sequence[type]:
        return self.on.listens()

    def fires(self, s: State, scope: Scope) -> bool:
        """Are its conditions of triggering met (vs:502.1a, 502.1c)?"""
        return (self.when is None or self.when.holds(s, scope)) and (self.still is None or self.still.holds(s, scope))

    def text(self, p: Printer) -> str:
        words = self.on.text(p)
        if self.when is not None:
            words += f" and {self.when.text(p)}"
        if self.still is not None:
            words += f", if {self.still.text(p)}"
        words += f", {self.effect.text(p)}"
        if self.limit is not None:
            n, span = self.limit
            times = "once" if n == 1 else "twice" if n == 2 else f"{n} times"
            words = f"{words.removesuffix('.')}. This triggers only {times} per {span}"
        return words


@dataclass(frozen=True)
class InWindow(Triggered):
    """A triggered ability that is used in a window of interrupts or responses instead of waiting.

    `side` is a window of its game ("interrupt", "response"); a `forced` one initiates by itself.
    """

    side: str = field(default="response", kw_only=True)
    forced: bool = field(default=False, kw_only=True)
    cost: tuple[Verb, ...] = field(default=(), kw_only=True)
    x: Value | None = field(default=None, kw_only=True)

    def stage_key(self) -> str:
        return f"{'forced-' if self.forced else ''}{self.side}"

    def print(self, name: str) -> str:
        words = sentence(self.text(Printer(name, self.targets)))
        return f"{self.label or sentence(('forced ' if self.forced else '') + self.side)[:-1]}: {words}"

    def text(self, p: Printer) -> str:
        words = self.on.text(p)
        if self.when is not None:
            words += f" and {self.when.text(p)}"
        if self.still is not None:
            words += f", if {self.still.text(p)}"
        costs = joined([c.text(p) for c in self.cost])
        return f"{words}, {costs} >>> {self.effect.text(p)}" if costs else f"{words}, {self.effect.text(p)}"


@dataclass(frozen=True)
class Write(Node, Generic[S, V]):
    """One change of qualities in current values. `marks` says what it writes, for dependency."""

    #: it changes which powers there are: settled before everything else
    early: ClassVar[bool] = False

    def comes_early(self) -> bool:
        """Is this very one settled before everything else?"""
        return self.early

    def marks(self) -> tuple[tuple[str, str], ...]:
        """The qualities and values it writes."""
        raise NotImplementedError

    def later(self) -> Write | None:
        """What an early one writes besides, that is applied in the order of all others."""
        return None

    def amount(self, s: S, scope: Scope) -> Any:
        """The numbers it carries, read when a modifier is made or, for a power, at each pass."""
        return None

    def apply(self, s: S, values: V, amount: Any, scope: Scope, number: int) -> None:
        """Change current values that are being computed."""
        raise NotImplementedError

    def words(self, p: Printer, many: bool) -> str:
        """The predicate: "gets +1 ATK", "have flight"."""
        raise NotImplementedError


@dataclass(frozen=True)
class Continuous(Ability):
    """Changes current values of `on` (this, a target, or all cards of a query) while `during` is true (vs:513.1c).

    `each` are properties every single object must have just then, also after it was flagged ("while attacking").
    """

    on: Who | Query
    writes: tuple[Write, ...]
    during: Condition | None = field(default=None, kw_only=True)
    each: tuple[Filter, ...] = field(default=(), kw_only=True)

    _early: ClassVar[bool | None] = None
    #: none or one
    _later: ClassVar[tuple[Continuous, ...] | None] = None
    _flagged_facets: ClassVar[int | None] = None
    _marks: ClassVar[tuple[tuple[Mark, ...], tuple[Mark, ...]] | None] = None

    @property
    def early(self) -> bool:
        """Does it change which powers there are?"""
        if self._early is not None:
            return self._early
        return kept(self, "_early", any(w.comes_early() for w in self.writes))

    @property
    def later(self) -> tuple[Continuous, ...]:
        """The part of an early one, if any, that is applied in the order of all others (see Write.later)."""
        if self._later is not None:
            return self._later
        writes = tuple([w for w in [w.later() for w in self.writes] if w is not None])
        parts = (Continuous(self.on, writes, during=self.during, each=self.each),) if writes else ()
        return kept(self, "_later", parts)

    @property
    def flagged_facets(self) -> int:
        """The facets that its effect depends on once its objects and amounts are fixed."""
        if self._flagged_facets is not None:
            return self._flagged_facets
        found = self.standing_facets | facets_of(self.during)
        for f in self.each:
            found |= facets_of(f)
        return kept(self, "_flagged_facets", found)

    @property
    def marks(self) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
        """What it reads and what it writes, for dependency (vs:514.2)."""
        if self._marks is not None:
            return self._marks
        reads = [m for n in (self.on, *self.each, *self.writes) for m in n.reads()]
        if self.during is not None:
            reads.extend(self.during.reads())
        return kept(self, "_marks", (tuple(reads), tuple([m for w in self.writes for m in w.marks()])))

    def text(self, p: Printer) -> str:
        many = isinstance(self.on, (Query, Every))
        subject = plural(self.on.noun(p)) if isinstance(self.on, Query) else self.on.text(p)
        words = f"{subject} {joined([w.words(p, many or subject == 'you') for w in self.writes])}"
        if self.each:
            words += f" while {joined([f.text(p) for f in self.each])}"
        if self.during is None:
            return words
        when = self.during.text(p)
        return f"{when}, {words}" if when.startswith("during ") else f"while {when}, {words}"


@dataclass(frozen=True)
class Prohibition(Ability):
    """Something can't happen: events of a pattern are dropped (vs:103.2). `on` narrows the objects it speaks of."""

    on: Pattern
    during: Condition | None = field(default=None, kw_only=True)
    words: str = field(default="", kw_only=True)

    stage = "prohibit"

    def listens(self) -> Sequence[type]:
        return self.on.listens()

    def forbids(self, s: State, event: object, scope: Scope, flagged: tuple[int, ...] | None) -> bool:
        """Is this event forbidden by it?"""
        if self.during is not None and not self.during.holds(s, scope):
            return False
        return bool(self.on.matches(s, event, scope))

    def text(self, p: Printer) -> str:
        words = self.words or self.on.text(p)
        return words.format(name=p.name, target=p.target(0) if "{target}" in words else "")


@dataclass(frozen=True)
class Permission(Prohibition):
    """Something may happen that otherwise may not: a yes to a rule question. Prohibitions win."""

    stage = "permit"


@dataclass(frozen=True)
class Amount(Ability):
    """Changes the number that answers a rule question (a cost, a limit)."""

    on: Pattern
    change: Value
    during: Condition | None = field(default=None, kw_only=True)
    words: str = field(default="", kw_only=True)

    stage = "amount"

    def listens(self) -> Sequence[type]:
        return self.on.listens()

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class Replacement(Ability):
    """If an event would happen, something else happens instead (vs:513.5a), even if that comes to nothing (vs:513.5f).

    "... instead, <a player> may <pay cost>" has a replacement cost, `pay`, which is optional with `may` (vs:203.7a, vs:513.5e).
    """

    on: Pattern
    instead: Effect
    pay: tuple[Verb, ...] = field(default=(), kw_only=True)
    may: bool = field(default=False, kw_only=True)
    by: Who | None = field(default=None, kw_only=True)
    if_: Condition | None = field(default=None, kw_only=True)

    stage = "replace"

    def listens(self) -> Sequence[type]:
        return self.on.listens()

    def player(self, s: State, scope: Scope) -> int:
        """Who decides whether to pay."""
        return scope.you if self.by is None else self.by.refs(s, scope)[0]

    def applies(self, s: State, event: Event, scope: Scope) -> bool:
        """Does it look at this event, and could its cost be paid (vs:203.7b)?"""
        found = self.on.matches(s, event, scope)
        if not found:
            return False
        if self.if_ is not None or self.pay:
            inner = scope.copy()
            inner.event = event
            inner.names = (*found[0], *inner.names)
            if self.if_ is not None and not self.if_.holds(s, inner):
                return False
            return not self.pay or bool(s.game.payable(s, self.pay, inner))
        return True

    def text(self, p: Printer) -> str:
        if self.may and self.pay:
            costs = " and ".join(c.text(p) for c in self.pay)
            who = p.person if self.by is None else self.by.text(p)
            words = clause(self.instead, p)
            return f"{self.on.text(p)}, instead, {who} may {costs}" + (f". If {who} do, {words}" if words else "")
        may = f"{p.person} may " if self.may else ""
        return f"{self.on.text(p)}, instead, {may}{clause(self.instead, p)}"


@dataclass(frozen=True)
class When(Ability):
    """A condition that, once true while the game settles, has an effect at once."""

    condition: Condition
    effect: Effect

    stage = "state"

    def text(self, p: Printer) -> str:
        return f"when {self.condition.text(p)}, {self.effect.text(p)}"
