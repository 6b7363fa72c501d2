"""How an ability is put together: verbs in two halves, structure nodes, and the one frame class that resolves them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick, yes_or_no
from longbox.kernel.events import Undertaking, happen
from longbox.kernel.frames import DONE, Flow, Frame
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose, Condition, Node, Query, Scope, Value, Who, facets_of, kept
from longbox.kernel.text import Printer, joined
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.state import State


#: all facets there are
EVERYTHING = -1


class EffectFrame(Frame[S]):
    """A node being resolved: which node, how far, with what scope. Outcome: the scope it ended with."""

    __slots__ = ("data", "node", "pos", "scope")

    def __init__(self, node: Effect, scope: Scope) -> None:
        self.token = None
        self.node = node
        self.scope = scope
        self.pos = 0
        self.data: Any = None

    def run(self, s: S) -> Flow:
        flow = self.node.resolve(s, self)
        if flow is DONE:
            s.outcome = self.scope
        return flow

    def child(self, node: Effect) -> EffectFrame:
        """A frame for a part; when it is done, `adopt` takes its bindings over."""
        return EffectFrame(node, self.scope)

    def adopt(self, s: S) -> None:
        """Take over the scope that the part ended with."""
        self.scope = s.outcome

    def emit(self, s: S, events: Sequence[Event]) -> Flow:
        """Let events happen together; inside a replacement they are collected instead, to join its batch."""
        if self.scope.collected is not None:
            scope = self.scope.copy()
            scope.collected = (*self.scope.collected, *events)
            self.scope = scope
            s.outcome = None
            return None
        return happen(s, *events, derived=s.game.within(s, events))


@dataclass(frozen=True)
class Effect(Node, Generic[S]):
    """Something that can be resolved."""

    #: as a cost: it makes an activated ability of the one that it is paid for
    activates: ClassVar[bool] = False

    def resolve(self, s: S, f: EffectFrame) -> Flow:
        """Do the bit at `f.pos` and return what comes next."""
        raise NotImplementedError

    def possible(self, s: S, scope: Scope) -> Objection | None:
        """Could it change the game, costs and consequences left out? None means yes."""
        return None

    def unchosen(self, s: S, scope: Scope) -> Objection | None:
        """What it requires to be chosen, though there is nothing to choose. None means that it lacks nothing."""
        return None


@dataclass(frozen=True)
class Verb(Effect[S]):
    """An action in two halves: `asks` gives the k-th open choice, `events` says, purely, what then happens at once.

    `least` events are wanted for the action to count as carried out (an "if you do" reads that).
    """

    _own_whos: ClassVar[tuple[Who, ...] | None] = None
    _choices: ClassVar[tuple[Choose, ...] | None] = None

    @property
    def own_whos(self) -> tuple[Who, ...]:
        """The references among what it is made of."""
        if self._own_whos is not None:
            return self._own_whos
        return kept(self, "_own_whos", tuple([v for v in self.made_of() if isinstance(v, Who)]))

    def whos(self) -> Sequence[Who]:
        """What the verb is done to, for its choices."""
        return self.own_whos

    @property
    def choices(self) -> tuple[Choose, ...]:
        """The choices that must be made before it is known what it is done to."""
        if self._choices is not None:
            return self._choices
        return kept(self, "_choices", tuple([c for c in (w.choice() for w in self.whos()) if c is not None]))

    def chooser(self, s: S, scope: Scope) -> int:
        """The player who makes the choices (the one instructed, vs:508.2b)."""
        return scope.you

    def able(self, s: S, number: int, scope: Scope) -> bool:
        """Could this be done to that card? Costs and optional choices only offer such cards."""
        return True

    def open_to(self, s: S, c: Choose, scope: Scope) -> list[int]:
        """What could be chosen for one of its choices."""
        return [n for n in c.query.numbers(s, scope) if self.able(s, n, scope)]

    def unchosen(self, s: S, scope: Scope) -> Objection | None:
        for c in self.choices:
            if c.least and not self.open_to(s, c, scope):
                return Objection(s.game.target_rule, f"there is no {c.query.noun(Printer(''))} to choose")
        return None

    def touches(self, s: S, scope: Scope) -> int:
        """The facets that it may change, as things stand, with the first there is chosen."""
        for c in self.choices:
            scope = scope.bind(c.name, tuple(s.ref(n) for n in self.open_to(s, c, scope)[:1]))
        found = 0
        for event in self.events(s, scope):
            found |= EVERYTHING if isinstance(event, Undertaking) else event.facets
        return found

    def asks(self, s: S, scope: Scope, k: int) -> Decision | None:
        """The k-th choice still open, or None."""
        choices = self.choices
        if k >= len(choices):
            return None
        return choose(s, choices[k], self.chooser(s, scope), scope, self.rule_of_choice())

    def rule_of_choice(self) -> str:
        """The rule under which choices are made while resolving."""
        return ""

    def bind(self, s: S, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        """The scope with the k-th choice made."""
        return scope.bind(self.choices[k].name, tuple(decision.options[i] for i in answer))

    def events(self, s: S, scope: Scope) -> Sequence[Event]:
        """What happens, all at once. Numbers and cards are those of just then (vs:508.2d), as far as there are (vs:511.1d)."""
        raise NotImplementedError

    def perform(self, s: S, events: Sequence[Event]) -> Flow:
        """Let its events happen: all at once, unless the verb says otherwise."""
        return happen(s, *events, derived=s.game.within(s, events))

    def want(self, s: S, scope: Scope) -> int:
        """How many events a full performance needs, or 0 for all that `events` gave."""
        total = 0
        for c in self.choices:
            if c.most == 0:
                total += c.least
        return total

    def after(self, s: S, scope: Scope, outcome: Outcome | None) -> Scope:
        """The scope once it has happened (verbs that make something bind it here)."""
        return scope

    def resolve(self, s: S, f: EffectFrame) -> Flow:
        # pos counts the choices made; data holds the open decision, or the outcome that is awaited
        if f.data.__class__ is Decision:
            f.scope = self.bind(s, f.scope, f.pos, f.data, s.answer)
            f.data = None
            f.pos += 1
        if f.data is None:
            decision = self.asks(s, f.scope, f.pos)
            if decision is not None:
                f.data = decision
                return decision
            events = self.events(s, f.scope)
            wanted = max(self.want(s, f.scope), len(events))
            f.data = (wanted,)
            if events:
                flow = f.emit(s, events) if f.scope.collected is not None else self.perform(s, events)
                if flow is not None:
                    return flow
            else:
                s.outcome = None
                f.data = (wanted, "nothing")
        wanted = f.data[0]
        if len(f.data) > 1:
            # nothing was there to do: an action that wanted something was not carried out
            f.scope = self.after(s, f.scope.with_did(wanted == 0 and self.idle_counts(s, f.scope)), None)
        else:
            out = s.outcome
            full = out is None or (out.full >= wanted and s.game.in_full(out, f.scope))
            f.scope = self.after(s, f.scope.with_did(full), out)
        return DONE

    def idle_counts(self, s: S, scope: Scope) -> bool:
        """Does doing nothing (no card to do it to) count as having done it? Only for "any number" and "up to"."""
        return any(c.least == 0 for c in self.choices)


def choose(
    s: State, c: Choose, player: int, scope: Scope, rule: str, able: Verb | None = None, among: Sequence[int] | None = None
) -> Decision | None:
    """The decision for choosing cards of a query, or `among` those; None when there is nothing to choose from."""
    numbers = c.query.numbers(s, scope) if among is None else among
    found = [n for n in numbers if able is None or able.able(s, n, scope)]
    if not found:
        return None
    refs = [s.ref(n) for n in found]
    most = c.most or c.least
    return Decision(
        player,
        s.game.seat_of(s, player),
        rule,
        "choose",
        Pick(refs, min(c.least, len(refs)), most),
        # what is chosen, and what for, to be put into words when somebody reads them
        (scope.this, c) if able is None else (scope.this, c, able),
        "Choose {noun}",
    )


# -- structure nodes ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sequence_(Effect):
    """Parts one after the other."""

    parts: tuple[Effect, ...]

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        # a series of actions was carried out if each of them was (vs:508.2i): data is false once one was not
        if f.pos:
            f.adopt(s)
            f.data = f.data is not False and f.scope.did
        if f.pos == len(self.parts):
            f.scope = f.scope.with_did(f.data is not False)
            return DONE
        f.scope = f.scope.with_did(True)
        f.pos += 1
        return f.child(self.parts[f.pos - 1])

    def possible(self, s: State, scope: Scope) -> Objection | None:
        found = None
        for part in self.parts:
            found = part.possible(s, scope)
            if found is None:
                return None
        return found

    def unchosen(self, s: State, scope: Scope) -> Objection | None:
        touched = 0
        for part in self.parts:
            # what an earlier part may bring about is not known beforehand
            if not touched & facets_of(part) and (found := part.unchosen(s, scope)) is not None:
                return found
            touched |= part.touches(s, scope) if isinstance(part, Verb) else EVERYTHING
        return None

    def text(self, p: Printer) -> str:
        return ". ".join(_capital(part.text(p)) if i else part.text(p) for i, part in enumerate(self.parts))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def clause(effect: Effect, p: Printer) -> str:
    """An effect after "if ...,": its parts are joined into one sentence, so that the condition is read over all of them."""
    if isinstance(effect, Sequence_):
        parts = [part.text(p) for part in effect.parts]
        if not any(". " in words for words in parts):
            return joined(parts)
        return ". ".join(_capital(words) if i else words for i, words in enumerate(parts))
    return effect.text(p)


def seq(*parts: Effect) -> Effect:
    """Parts one after the other; a single part stands for itself."""
    return parts[0] if len(parts) == 1 else Sequence_(parts)


@dataclass(frozen=True)
class And(Effect[S]):
    """Verbs whose events happen at once ("exhaust him and move him").

    champions:and, champions:and#1 one that can do something is enough; champions:and#2 each can be prevented by itself.
    """

    parts: tuple[Verb, ...]

    def resolve(self, s: S, f: EffectFrame) -> Flow:
        # data: (index of the part whose choices are open, decision)
        i, k, decision = f.data or (0, 0, None)
        if f.pos == 1:
            out = s.outcome
            did = f.scope.with_did(out is None or (out.full >= k and s.game.in_full(out, f.scope)))
            f.scope = self.after(s, did, out)
            return DONE
        if decision is not None:
            f.scope = self.parts[i].bind(s, f.scope, k, decision, s.answer)
            k += 1
        while i < len(self.parts):
            decision = self.parts[i].asks(s, f.scope, k)
            if decision is not None:
                f.data = (i, k, decision)
                return decision
            i, k = i + 1, 0
        events: list[Event] = []
        wanted = 0
        for part in self.parts:
            got = part.events(s, f.scope)
            wanted += max(part.want(s, f.scope), len(got))
            events.extend(got)
        f.pos = 1
        f.data = (0, wanted, None)
        if not events:
            s.outcome = None
            f.scope = self.after(s, f.scope.with_did(False), None)
            return DONE
        return f.emit(s, events)

    def after(self, s: S, scope: Scope, outcome: Outcome | None) -> Scope:
        """The scope once they have happened."""
        return scope

    def possible(self, s: S, scope: Scope) -> Objection | None:
        found = None
        for part in self.parts:
            found = part.possible(s, scope)
            if found is None:
                return None
        return found

    def unchosen(self, s: S, scope: Scope) -> Objection | None:
        return next((o for o in (part.unchosen(s, scope) for part in self.parts) if o is not None), None)

    def text(self, p: Printer) -> str:
        return joined([part.text(p) for part in self.parts])


@dataclass(frozen=True)
class May(Effect[S]):
    """An option of `by` (you unless given): yes or no, asked while resolving (vs:513.4e) even if it can't be done (vs:511.6).

    Also vs:G:May.
    """

    part: Effect
    by: Who | None = None

    def resolve(self, s: S, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            player = f.scope.you if self.by is None else self.by.refs(s, f.scope)[0]
            return Decision(
                player, s.game.seat_of(s, player), s.game.may_rule, "may", yes_or_no(""), (f.scope.this, self.part), "You may"
            )
        if f.pos == 1:
            if s.answer != (1,):
                f.scope = f.scope.with_did(False)
                return DONE
            f.pos = 2
            return f.child(self.part)
        f.adopt(s)
        return DONE

    def possible(self, s: S, scope: Scope) -> Objection | None:
        return self.part.possible(s, scope)

    def text(self, p: Printer) -> str:
        who = p.person if self.by is None else self.by.text(p)
        inner, p.person = p.person, "you"
        words = self.part.text(p)
        p.person = inner
        return f"{who} may {words}"


@dataclass(frozen=True)
class IfYouDo(Effect):
    """An action, then a consequence if it was carried out in full, else perhaps another (vs:508.2i)."""

    action: Effect
    then: Effect
    otherwise: Effect | None = None

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return f.child(self.action)
        if f.pos == 2:
            f.adopt(s)
            nxt = self.then if f.scope.did else self.otherwise
            if nxt is None:
                return DONE
            return f.child(nxt)
        f.adopt(s)
        return DONE

    def possible(self, s: State, scope: Scope) -> Objection | None:
        return self.action.possible(s, scope)

    def unchosen(self, s: State, scope: Scope) -> Objection | None:
        return self.action.unchosen(s, scope)

    def text(self, p: Printer) -> str:
        words = f"{self.action.text(p)}. If {p.person} {'do' if p.person == 'you' else 'does'}, {clause(self.then, p)}"
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        return words


@dataclass(frozen=True)
class If(Effect):
    """A condition checked while resolving (vs:508.2f), and never again (vs:513.2a)."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            nxt = self.then if self.condition.holds(s, f.scope) else self.otherwise
            if nxt is None:
                return DONE
            return f.child(nxt)
        f.adopt(s)
        return DONE

    def unchosen(self, s: State, scope: Scope) -> Objection | None:
        part = self.then if self.condition.holds(s, scope) else self.otherwise
        return part.unchosen(s, scope) if part is not None else None

    def text(self, p: Printer) -> str:
        words = f"if {self.condition.text(p)}, {clause(self.then, p)}"
        if self.otherwise is not None:
            words += f". Otherwise, {clause(self.otherwise, p)}"
        return words


@dataclass(frozen=True)
class Unless(Effect):
    """Something happens unless a player does something else (vs:G:Unless).

    Where several players may ("unless an opponent ..."), they are asked in turn until one has done it.
    """

    part: Effect
    by: Who
    instead: Effect

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        # pos: 1 somebody was asked, 2 the other thing was tried, 3 the part has resolved; data are those who were asked
        asked: tuple[int, ...] = f.data or ()
        if f.pos == 1 and s.answer == (1,):
            f.pos = 2
            inner = EffectFrame(self.instead, f.scope.copy())
            inner.scope.you = asked[-1]
            return inner
        if f.pos == 2 and s.outcome.did:
            return DONE
        if f.pos == 3:
            f.adopt(s)
            return DONE
        left = [p for p in self.by.refs(s, f.scope) if p not in asked]
        if not left:
            f.pos = 3
            return f.child(self.part)
        f.pos = 1
        player = left[0]
        f.data = (*asked, player)
        return Decision(
            player, s.game.seat_of(s, player), s.game.may_rule, "may", yes_or_no(""), (f.scope.this, self.instead), "You may"
        )

    def text(self, p: Printer) -> str:
        outer = p.person
        words = self.part.text(p)
        p.person = self.by.text(p)
        words += f" unless {p.person} {_verb_of(self.instead, p)}"
        p.person = outer
        return words


def _verb_of(effect: Effect, p: Printer) -> str:
    words = effect.text(p)
    return words.removeprefix(p.person + " ")


@dataclass(frozen=True)
class ForEach(Effect):
    """Resolve a part once for each card of a query, bound under `name`: locked at the start, or looked up `live`."""

    query: Query
    part: Effect
    name: str = "each"
    live: bool = False

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = tuple(s.ref(n) for n in self.query.numbers(s, f.scope))
        elif f.pos:
            f.adopt(s)
        while f.pos < len(f.data):
            ref = f.data[f.pos]
            f.pos += 1
            if s.there(ref) and (not self.live or self.query.holds(s, s.get(ref).number, f.scope)):
                return EffectFrame(self.part, f.scope.bind(self.name, (ref,)))
        return DONE

    def text(self, p: Printer) -> str:
        return f"for each {self.query.noun(p)}, {self.part.text(p)}"


@dataclass(frozen=True)
class Repeat(Effect):
    """A part several times, or with `again` once and so many times more; how many is read as it begins."""

    times: Value
    part: Effect
    again: bool = False

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = max(0, self.times.amount(s, f.scope)) + self.again
        else:
            f.adopt(s)
        if f.pos >= f.data:
            return DONE
        f.pos += 1
        return f.child(self.part)

    def possible(self, s: State, scope: Scope) -> Objection | None:
        return self.part.possible(s, scope)

    def unchosen(self, s: State, scope: Scope) -> Objection | None:
        return self.part.unchosen(s, scope)

    def text(self, p: Printer) -> str:
        if self.again:
            return f"{self.part.text(p)}. Repeat this {self.times.text(p)}"
        return f"{self.part.text(p)}, {self.times.text(p)} times"


@dataclass(frozen=True)
class RepeatUntil(Effect):
    """Repeat a part until a condition is true; it is done at least once (vs:508.2k)."""

    part: Effect
    until: Condition
    most: int = 200

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.pos:
            f.adopt(s)
            if self.until.holds(s, f.scope) or f.pos >= self.most:
                return DONE
        f.pos += 1
        return f.child(self.part)

    def text(self, p: Printer) -> str:
        return f"{self.part.text(p)}. Repeat this until {self.until.text(p)}"


@dataclass(frozen=True)
class Nothing(Effect):
    """A blank effect: it resolves and makes no modifier (vs:304.9)."""

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        return DONE

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class ChooseOne(Effect):
    """Modes. On an effect they are chosen as it is played and bound as "mode"; asked while resolving otherwise.

    `by` is who chooses, if not you; of several, you name the one that does.
    """

    modes: tuple[Effect, ...]
    by: Who | None = None

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            mode = f.scope.get("mode")
            if mode is None:
                f.data = "asked"
                player = f.scope.you if self.by is None else self.by.refs(s, f.scope)[0]
                return Decision(
                    player,
                    s.game.seat_of(s, player),
                    s.game.mode_rule,
                    "mode",
                    Pick(self.modes),
                    (f.scope.this,),
                    "Choose one",
                )
            f.data = mode
        if f.pos == 1:
            f.pos = 2
            mode = s.answer[0] if f.data == "asked" else f.data
            return f.child(self.modes[mode])
        f.adopt(s)
        return DONE

    def possible(self, s: State, scope: Scope) -> Objection | None:
        found = None
        for mode in self.modes:
            found = mode.possible(s, scope)
            if found is None:
                return None
        return found

    def unchosen(self, s: State, scope: Scope) -> Objection | None:
        mode = scope.get("mode")
        found = [m.unchosen(s, scope) for m in (self.modes if mode is None else (self.modes[mode],))]
        return None if None in found else found[0]

    def text(self, p: Printer) -> str:
        chooser = "choose" if self.by is None else f"{self.by.text(p)} chooses"
        return f"{chooser} one: " + "; or ".join(m.text(p) for m in self.modes)
