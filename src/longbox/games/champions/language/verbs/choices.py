"""Choices of players while an ability resolves, and effects put together of others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from longbox.games.champions import events as ev
from longbox.games.champions.language.conditions import InForm, IsSo, YouHave
from longbox.games.champions.language.queries import CARD_IN_HAND
from longbox.games.champions.language.verbs.base import Doing, done
from longbox.games.champions.language.verbs.cards import DiscardIt
from longbox.games.champions.state.bases import Effect, Verb
from longbox.kernel import effects
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame, choose
from longbox.kernel.events import happen
from longbox.kernel.frames import DONE
from longbox.kernel.nodes import dataclass
from longbox.kernel.plays import Using, hindrance
from longbox.kernel.queries import Choose, Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, counted, joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.events import Event, Outcome
    from longbox.kernel.frames import Flow
    from longbox.kernel.queries import Condition, Query, Who
    from longbox.kernel.state import State


class Added:
    """What came of a part that is done several times: each begins from the same, and what follows looks at all they did.

    champions:ability#4 a sentence about what was done "this way" means the whole of the sentence before it; champions:then it was
    done in full if every one of them was. Numbers add up, cards and records come together.
    """

    __slots__ = ("did", "names")

    def __init__(self, names: tuple[tuple[str, Any], ...] = (), did: bool | None = None) -> None:
        self.names = names
        #: None while it has not been done at all
        self.did = did

    def more(self, f: EffectFrame, done: Scope) -> Added:
        """With what one more has done; what it bound itself does not reach the next."""
        before = len(f.scope.names)
        names = dict(self.names)
        for name, value in dict(reversed(done.names[: len(done.names) - before])).items():
            old = names.get(name)
            if isinstance(old, tuple) and isinstance(value, tuple):
                value = (*old, *(v for v in value if v not in old))
            elif type(old) is int and type(value) is int:
                value += old
            names[name] = value
        f.scope = f.scope.copy()
        f.scope.collected = done.collected
        return Added(tuple(names.items()), self.did is not False and done.did)

    def over(self, scope: Scope) -> Scope:
        """The scope after all of them."""
        new = scope.copy()
        new.did = scope.did if self.did is None else self.did
        new.names = (*self.names, *scope.names)
        return new


@dataclass(frozen=True)
class EachPlayer(Effect):
    """A part for each player in player order (champions:in-player-order), who is then "you"; with a condition only for some."""

    part: Effect
    only: Condition | None = None
    others: bool = False
    subject: str = "each player"

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = (s.in_order(), Added())
        elif f.pos:
            f.data = (f.data[0], f.data[1].more(f, s.outcome))
        while f.pos < len(f.data[0]):
            player = f.data[0][f.pos]
            f.pos += 1
            if player not in s.order or (self.others and player == f.scope.you):
                continue
            inner = f.scope.copy()
            inner.you = player
            if self.only is None or self.only.holds(s, inner):
                return EffectFrame(self.part, inner)
        f.scope = f.data[1].over(f.scope)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found: Objection | None = Objection("champions:ability#3", "there is nobody to do it")
        for player in s.in_order():
            inner = scope.copy()
            inner.you = player
            if (self.others and player == scope.you) or (self.only is not None and not self.only.holds(s, inner)):
                continue
            found = self.part.possible(s, inner)
            if found is None:
                return None
        return found

    def unchosen(self, s: ChState, scope: Scope) -> Objection | None:
        found: Objection | None = None
        for player in s.in_order():
            inner = scope.copy()
            inner.you = player
            if (self.others and player == scope.you) or (self.only is not None and not self.only.holds(s, inner)):
                continue
            found = self.part.unchosen(s, inner)
            if found is None:
                return None
        return found

    def text(self, p: Printer) -> str:
        person, p.person = p.person, "each player"
        words = effects.clause(self.part, p)
        p.person = person
        said = self.only.text(p) if self.only is not None else ""
        return f"{self.subject} {words}{f' if {said}' if said else ''}"


@dataclass(frozen=True)
class AsPlayer(Effect):
    """A part that another player carries out, and is "you" in it: the first player, or one that was chosen."""

    who: Who
    part: Effect
    subject: str = "that player"

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            refs = self.who.refs(s, f.scope)
            if not refs:
                return DONE
            inner = f.scope.copy()
            f.data = f.scope.you
            inner.you = refs[0] & NUMBER_MASK
            return EffectFrame(self.part, inner)
        scope = s.outcome.copy()
        scope.you = f.data
        f.scope = scope
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        refs = self.who.refs(s, scope)
        if not refs:
            return None
        inner = scope.copy()
        inner.you = refs[0] & NUMBER_MASK
        return self.part.possible(s, inner)

    def unchosen(self, s: ChState, scope: Scope) -> Objection | None:
        refs = self.who.refs(s, scope)
        if not refs:
            return None
        inner = scope.copy()
        inner.you = refs[0] & NUMBER_MASK
        return self.part.unchosen(s, inner)

    def text(self, p: Printer) -> str:
        person, p.person = p.person, self.subject
        words = self.part.text(p)
        p.person = person
        return f"{self.subject} {words}"


@dataclass(frozen=True)
class Paid(Effect):
    """champions:cost-arrow-icon a cost, an arrow, an effect, as one of several ways: possible if the cost can be paid."""

    cost: tuple[Verb, ...]
    effect: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            if not s.game.payable(s, self.cost, f.scope):
                f.scope = f.scope.with_did(False)
                return DONE
            paid: Flow = s.game.paying(s, self.cost, f.scope)
            return paid
        if f.pos == 2:
            f.adopt(s)
            if f.scope.get("unpaid"):
                f.scope = f.scope.with_did(False)
                return DONE
            return f.child(self.effect)
        if f.pos == 3:
            f.adopt(s)
            gone = ev.used_up(s, f.scope.this)
            return happen(s, *gone) if gone else DONE
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return None if s.game.payable(s, self.cost, scope) else Objection("champions:cost-arrow-icon", "its cost can't be paid")

    def unchosen(self, s: ChState, scope: Scope) -> Objection | None:
        return self.effect.unchosen(s, scope)

    def text(self, p: Printer) -> str:
        effect = self.effect.text(p)
        return f"{joined([c.text(p) for c in self.cost])}" + (f" → {effect}" if effect else "")


def open_ways(s: ChState, ways: Sequence[Effect], scope: Scope) -> tuple[int, ...]:
    """champions:choose, champions:choose#2, champions:choose#5 of several ways those that could be taken.

    One for which something has to be chosen that isn't there is none of them, unless that is so of all that could do anything.
    """
    able = tuple(i for i, way in enumerate(ways) if way.possible(s, scope) is None)
    return tuple(i for i in able if ways[i].unchosen(s, scope) is None) or able


@dataclass(frozen=True)
class Either(Effect):
    """champions:choose one of several ways, chosen as it resolves: of those that can be done, if any can."""

    ways: tuple[Effect, ...]
    said: str = "choose to either"

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            open_ = open_ways(s, self.ways, f.scope)
            if not open_:
                # nothing of it can be done
                f.scope = f.scope.with_did(False)
                return DONE
            f.data = open_
            you = f.scope.you
            shape = Pick(tuple(self.ways[i] for i in f.data))
            return Decision(you, s.game.seat_of(s, you), "champions:choose#1", "mode", shape, (f.scope.this,), "Choose one")
        if f.pos == 1:
            f.pos = 2
            return f.child(self.ways[f.data[s.answer[0]]])
        f.adopt(s)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found = None
        for w in self.ways:
            found = w.possible(s, scope)
            if found is None:
                return None
        return found

    def unchosen(self, s: ChState, scope: Scope) -> Objection | None:
        found = [way.unchosen(s, scope) for way in self.ways]
        return None if None in found else found[0]

    def text(self, p: Printer) -> str:
        said = p.verb("choose") + self.said.removeprefix("choose") if self.said.startswith("choose") else self.said
        person = p.person
        if person != "you":
            p.person = "they"
        words = joined([w.text(p) for w in self.ways], "or")
        p.person = person
        return f"{said} {words}"


@dataclass(frozen=True)
class ChooseOne(effects.ChooseOne):
    """champions:choose one of several ways, chosen as the ability is used (champions:initiating-abilities#5) or as it resolves."""

    def resolve(self, s: Any, f: EffectFrame) -> Flow:
        if f.pos == 0 and f.scope.get("mode") is None:
            return Either(self.modes).resolve(s, f)
        if f.data.__class__ is tuple:
            return Either(self.modes).resolve(s, f)
        return super().resolve(s, f)


@dataclass(frozen=True)
class YouMay(effects.May):
    """champions:may an option, asked only if it could do something, and there is what has to be chosen for it."""

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0 and (self.part.possible(s, f.scope) or self.part.unchosen(s, f.scope)) is not None:
            f.scope = f.scope.with_did(False)
            return DONE
        return super().resolve(s, f)


@dataclass(frozen=True)
class If(effects.If):
    """A condition, checked as the effect resolves; one that can be seen beforehand may rule the use out (champions:ability#3).

    champions:alteration-effect#2 "already" is such a condition, checked before anything else, with the usual effect as `otherwise`.
    """

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        from longbox.kernel.queries import Exists

        if not isinstance(self.condition, (InForm, IsSo, YouHave, Exists)):
            return None
        if isinstance(self.condition, IsSo) and not self.condition.who.refs(s, scope):
            # it speaks of what has yet to be chosen
            return None
        part = self.then if self.condition.holds(s, scope) else self.otherwise
        if part is None:
            return Objection("champions:ability#3", f"it does something only if {self.condition.text(Printer(''))}")
        return part.possible(s, scope)


@dataclass(frozen=True)
class ForEach(effects.ForEach):
    """A part for each card of a query; without any it does nothing (champions:ability#3)."""

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = (tuple(s.ref(n) for n in self.query.numbers(s, f.scope)), Added())
        elif f.pos:
            f.data = (f.data[0], f.data[1].more(f, s.outcome))
        while f.pos < len(f.data[0]):
            ref = f.data[0][f.pos]
            f.pos += 1
            if s.there(ref) and (not self.live or self.query.holds(s, s.get(ref).number, f.scope)):
                return EffectFrame(self.part, f.scope.bind(self.name, (ref,)))
        f.scope = f.data[1].over(f.scope)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        found = self.query.numbers(s, scope)
        return None if found else Objection("champions:ability#3", "there is nothing to do it for")


@dataclass(frozen=True)
class Repeat(effects.Repeat):
    """A part several times; what follows looks at all of them."""

    def resolve(self, s: State, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = (max(0, self.times.amount(s, f.scope)), Added())
        else:
            f.data = (f.data[0], f.data[1].more(f, s.outcome))
        if f.pos >= f.data[0]:
            f.scope = f.data[1].over(f.scope)
            return DONE
        f.pos += 1
        return f.child(self.part)


@dataclass(frozen=True)
class And(effects.And):
    """champions:and effects at once. Binds "amount" to what they dealt, placed and so on, or else to how many of them were done."""

    def after(self, s: State, scope: Scope, outcome: Outcome | None) -> Scope:
        measured = [part for part in self.parts if isinstance(part, Doing) and part.measured]
        for part in self.parts:
            scope = part.after(s, scope, outcome)
        return scope.bind("amount", sum(done(outcome, *part.measured) for part in measured) or done(outcome))


@dataclass(frozen=True)
class Then(Effect):
    """champions:then a part, and once that is fully resolved another (champions:then#1, champions:then#2)."""

    first: Effect
    then: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            f.scope = f.scope.with_did(True)
            return f.child(self.first)
        f.adopt(s)
        if f.pos == 2 and f.scope.did:
            return f.child(self.then)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return self.first.possible(s, scope)

    def unchosen(self, s: ChState, scope: Scope) -> Objection | None:
        return self.first.unchosen(s, scope)

    def text(self, p: Printer) -> str:
        return f"{self.first.text(p)}. Then, {self.then.text(p)}"


@dataclass(frozen=True)
class PickCards(Verb):
    """You choose cards (of your hand, in play ...) and something is done with them: a verb over It("picked").

    champions:choose#3 as many as there are, up to the number; `least` fewer if it may be fewer.
    """

    query: Query
    then: Verb
    n: int = 1
    least: int = 1
    said: str = ""
    able_: Verb | None = field(default=None)

    def whos(self) -> Sequence[Who]:
        return (Choose(self.query, self.least, self.n, "picked"),)

    def asks(self, s: ChState, scope: Scope, k: int) -> Decision | None:
        if k or scope.get("picked asked") is not None:
            return None
        c = Choose(self.query, self.least, self.n, "picked")
        return choose(s, c, scope.you, scope, "champions:choose#1", self.able_)

    def bind(self, s: ChState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("picked", tuple(decision.options[i] for i in answer))

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        return self.then.events(s, scope) if scope.get("picked") else []

    def perform(self, s: ChState, events: Sequence[Event]) -> Flow:
        return self.then.perform(s, events)

    def want(self, s: ChState, scope: Scope) -> int:
        return self.least

    def idle_counts(self, s: ChState, scope: Scope) -> bool:
        # champions:choose#4 choosing none of any number is no success
        return False

    def after(self, s: ChState, scope: Scope, outcome: Outcome | None) -> Scope:
        return self.then.after(s, scope, outcome)

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        # champions:choose#3 fewer than the number will do
        if self.found(s, scope):
            return None
        return Objection("champions:choose#2", "there is nothing to choose")

    def able(self, s: ChState, number: int, scope: Scope) -> bool:
        return self.able_ is None or self.able_.able(s, number, scope)

    def found(self, s: ChState, scope: Scope) -> int:
        """How many could be chosen."""
        return sum(self.able(s, n, scope) for n in self.query.numbers(s, scope))

    def text(self, p: Printer) -> str:
        noun = self.query.noun(p)
        if self.said:
            return self.said
        what = (
            counted(self.n, noun) if self.least == self.n else f"up to {counted(self.n, noun) if self.n > 1 else 'one ' + noun}"
        )
        return f"{p.verb('choose')} {what}, and {self.then.text(p)}"


def discard_from_hand(n: int = 1, least: int = -1, query: Query | None = None) -> PickCards:
    """Choose and discard cards from your hand; binds "amount" and "cards"."""
    from longbox.kernel.queries import It

    q = CARD_IN_HAND if query is None else query
    many = n if least < 0 else least
    noun = q.noun(Printer(""))
    what = counted(n, noun) if many == n else f"up to {n} {noun.replace('card', 'cards', 1)}"
    return PickCards(q, DiscardIt(It("picked")), n, many, f"choose and discard {what}")


def pick_in_play(query: Query, verb: Verb, n: int = 1, least: int = 1, said: str = "") -> PickCards:
    """Choose cards in play for a verb over It("picked")."""
    return PickCards(query, verb, n, least, said, verb)


@dataclass(frozen=True)
class InAnyOrder(Effect):
    """Parts whose conditions hold at the same time, in an order that you choose (MC-A2)."""

    parts: tuple[tuple[Condition, Effect], ...]

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = tuple(i for i, (c, _) in enumerate(self.parts) if c.holds(s, f.scope))
        elif f.pos == 1:
            chosen = f.data[s.answer[0]]
            f.data = tuple(i for i in f.data if i != chosen)
            f.pos = 2
            return f.child(self.parts[chosen][1])
        elif f.pos == 2:
            f.adopt(s)
            f.pos = 0
        if not f.data:
            return DONE
        f.pos = 1
        you = f.scope.you
        shape = Pick(tuple(self.parts[i][1] for i in f.data))
        rule = "champions:faq:salvage#1"
        return Decision(you, s.game.seat_of(s, you), rule, "order", shape, (f.scope.this,), "Which first?")

    def text(self, p: Printer) -> str:
        return joined([f"if {c.text(p)}, {e.text(p)}" for c, e in self.parts])


@dataclass(frozen=True)
class Sequence_(Effect):
    """The "Special" abilities of your Black Panther upgrades resolve, each once, in an order that you choose."""

    query: Query

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = tuple(s.ref(n) for n in self.query.numbers(s, f.scope) if s.cards[n].up.special)
        elif f.pos == 1:
            chosen = f.data[s.answer[0]]
            f.data = tuple(r for r in f.data if r != chosen)
            f.pos = 0
            index, ability = s.card(chosen).up.special[0]
            scope = Scope(f.scope.you, chosen).bind("final", int(not f.data))
            # champions:ability#3 one that could change nothing is a step at which nothing is attacked or thwarted
            if hindrance(s, ability, (chosen, index), scope) is None:
                return Using(ability, scope, (chosen, index))
        # what has left play meanwhile is controlled by nobody
        f.data = tuple(r for r in f.data if s.alive(r))
        if not f.data:
            return DONE
        f.pos = 1
        you = f.scope.you
        return Decision(
            you, s.game.seat_of(s, you), "champions:special", "order", Pick(f.data), (f.scope.this,), "Which ability next?"
        )

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        # champions:ability#3: one of them must be able to change something
        for n in self.query.numbers(s, scope):
            for _, ability in s.cards[n].up.special:
                inner = Scope(scope.you, s.ref(n))
                if all(c.query.numbers(s, inner) for c in ability.targets) and ability.effect.possible(s, inner) is None:
                    return None
        return Objection("champions:ability#3", "no upgrade's ability could change anything")

    def text(self, p: Printer) -> str:
        return f'resolve the "Special" ability on each {self.query.noun(p)}, in any order'


@dataclass(frozen=True)
class ByIcons(Effect):
    """For each card just discarded a part, by how many boost icons it has; the last of them for as many or more.

    champions:faq:hex-bolt#1: all have been discarded before. Parts that differ resolve in an order that you choose (MC-A2).
    """

    parts: tuple[Effect, ...]

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0 and f.data is None:
            f.pos = 5
            cards = f.scope.get("cards", ())
            return happen(s, *[ev.CountIcons(r, s.card(r).printed.faces[0].boost, f.scope.you) for r in cards]) if cards else DONE
        if f.pos == 5:
            f.pos = 0
            icons = [e.icons for e in s.outcome.events if isinstance(e, ev.CountIcons)]
            f.data = tuple(sorted(min(n, len(self.parts) - 1) for n in icons))
        elif f.pos == 1:
            kinds = tuple(dict.fromkeys(f.data))
            chosen = kinds[s.answer[0]]
            at = f.data.index(chosen)
            f.data = (*f.data[:at], *f.data[at + 1 :])
            f.pos = 0
            # each chooses for itself
            return EffectFrame(self.parts[chosen], f.scope.copy())
        if not f.data:
            return DONE
        f.pos = 1
        you = f.scope.you
        shape = Pick(tuple(self.parts[k] for k in dict.fromkeys(f.data)))
        rule = "champions:faq:hex-bolt#1"
        return Decision(you, s.game.seat_of(s, you), rule, "order", shape, (f.scope.this,), "Which first?")

    def text(self, p: Printer) -> str:
        last = len(self.parts) - 1
        lines = [f"{k}{'+' if k == last else ''}, {part.text(p)}" for k, part in enumerate(self.parts)]
        return f"for each of those cards, by its number of boost icons: {'; '.join(lines)}"


@dataclass(frozen=True)
class FirstPicks(Effect):
    """champions:first-player#1 of several cards that are meant the first player chooses one; bound under a name for a part."""

    query: Query
    name: str
    part: Effect

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.data = tuple(s.ref(n) for n in self.query.numbers(s, f.scope))
            f.pos = 1
            if f.data:
                shape, rule = Pick(f.data), "champions:first-player#1"
                return Decision(
                    s.first, s.game.seat_of(s, s.first), rule, "choose", shape, (f.scope.this,), "Choose which is meant"
                )
        if f.pos == 1:
            f.pos = 2
            f.scope = f.scope.bind(self.name, (f.data[s.answer[0]],) if f.data else ())
            return f.child(self.part)
        f.adopt(s)
        return DONE

    def text(self, p: Printer) -> str:
        return self.part.text(p)


@dataclass(frozen=True)
class InWords(Effect):
    """A part that the card says in words of its own."""

    part: Effect
    words: str

    def resolve(self, s: ChState, f: EffectFrame) -> Flow:
        if f.pos == 0:
            f.pos = 1
            return f.child(self.part)
        f.adopt(s)
        return DONE

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        return self.part.possible(s, scope)

    def text(self, p: Printer) -> str:
        return self.words
