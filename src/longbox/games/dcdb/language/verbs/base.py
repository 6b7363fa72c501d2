"""How verbs of this game are made: what befalls cards, one event for each; options that can't be carried out are none."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.choices import Shaped
from longbox.games.dcdb.language.queries import Cards
from longbox.games.dcdb.language.references import All
from longbox.games.dcdb.state import HAND, DcState
from longbox.kernel import effects
from longbox.kernel.actions import Objection
from longbox.kernel.effects import Effect, EffectFrame, Verb, choose
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Choose, Query, Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.decisions import Decision
    from longbox.kernel.events import Event, Outcome


#: more events than there ever are
_NEVER = 1 << 20


@dataclass(frozen=True)
class DcVerb(Verb["DcState"]):
    """A verb. Doing nothing is not doing it: "if you do" asks whether something was done (dcdb:2.010)."""

    rule: ClassVar[str] = "dcdb:2.010"

    def rule_of_choice(self) -> str:
        return self.rule

    def asks(self, s: DcState, scope: Scope, k: int) -> Decision | None:
        if k >= len(self.choices):
            return None
        c = self.choices[k]
        asked = choose(s, c, self.chooser(s, scope), scope, self.rule_of_choice(), among=self.open_to(s, c, scope))
        if asked is not None and isinstance(c, Shaped):
            c.shape(s, asked)
        return asked

    def idle_counts(self, s: DcState, scope: Scope) -> bool:
        return False

    def lacking(self, s: DcState, scope: Scope) -> Choose | None:
        """The first of its choices for which there are too few cards."""
        for c in self.choices:
            if len(self.open_to(s, c, scope)) < max(1, c.least):
                return c
        return None

    def want(self, s: DcState, scope: Scope) -> int:
        # with too few cards it is not done in full, whatever is done
        return Verb.want(self, s, scope) if self.lacking(s, scope) is None else _NEVER

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        c = self.lacking(s, scope)
        return None if c is None else Objection(self.rule, f"there is no {c.query.noun(Printer(''))}")

    def vain(self, s: DcState, scope: Scope) -> list[Event]:
        """dcdb:3.050 what must be done with a hidden hand and can't be has the hand shown."""
        c = self.lacking(s, scope)
        if c is None or c.least == 0 or not isinstance(c.query, Cards):
            return []
        if HAND not in c.query.places or not c.query.filters or not s.zone(scope.you, HAND):
            return []
        return [ev.RevealHand(scope.you, scope.this, "dcdb:3.050")]


@dataclass(frozen=True)
class Act(DcVerb):
    """A verb done to cards, one event for each; what it was done to is bound as `name` ("it")."""

    who: Who
    name: str = field(default="it", kw_only=True)
    word: ClassVar[str] = ""

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        """What happens to one card."""
        raise NotImplementedError

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = ev.leaving(s, [r for r in self.who.refs(s, scope) if s.there(r)])
        c = self.who.choice()
        if c is not None:
            # nothing may have been there to choose, though something was chosen before under the same name
            there = c.query.numbers(s, scope)
            refs = [r for r in refs if r & NUMBER_MASK in there]
            if len(refs) < c.least:
                return [*self.vain(s, scope), *[self.event(s, r, scope) for r in refs]]
        return [self.event(s, r, scope) for r in refs] or self.vainly(s, scope)

    def want(self, s: DcState, scope: Scope) -> int:
        # with nothing to do it to it is not done
        if not self.choices and not any([s.there(r) for r in self.who.refs(s, scope)]):
            return _NEVER
        return DcVerb.want(self, s, scope)

    def vainly(self, s: DcState, scope: Scope) -> list[Event]:
        """dcdb:3.050 the same of what must be done with all such cards of a hand that has none."""
        query = self.who.query if isinstance(self.who, All) else None
        if not isinstance(query, Cards) or HAND not in query.places or not query.filters or not s.zone(scope.you, HAND):
            return []
        return [ev.RevealHand(scope.you, scope.this, "dcdb:3.050")]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        if self.choices:
            return DcVerb.possible(self, s, scope)
        refs = self.who.refs(s, scope)
        if any([s.there(r) and self.able(s, r & NUMBER_MASK, scope) for r in refs]):
            return None
        return Objection(self.rule, "there is nothing to do it to")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        found = tuple([self.became(e) for e in outcome.events if isinstance(e, ev.Moves)]) if outcome is not None else ()
        return scope.bind(self.name, found)

    def became(self, event: Any) -> int:
        """The object that a card has become."""
        landed: int = event.landed
        return landed

    def text(self, p: Printer) -> str:
        return say(p, self.word, self.who, self.rest(p))

    def rest(self, p: Printer) -> str:
        """What stands after the object."""
        return ""


def say(p: Printer, word: str, who: Who, rest: str = "") -> str:
    """A verb with its object: "destroy a card in your hand", "you may destroy ..." where it is up to you."""
    c = who.choice()
    may = c is not None and c.least == 0 and c.most < 99
    words = f"{who.text(p)}{' ' + rest if rest else ''}"
    if may:
        return f"{p.person} may {word} {words}"
    return f"{p.subject()}{p.verb(word)} {words}"


@dataclass(frozen=True)
class May(effects.May):
    """An option: it is asked about only where it can be carried out."""

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.pos == 0 and self.part.possible(s, f.scope) is not None:
            f.scope = f.scope.with_did(False)
            return DONE
        return effects.May.resolve(self, s, f)

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, "you" if p.person == "you" else "they"
        words = effects.clause(self.part, p).removeprefix("they ")
        p.person = outer
        return f"{outer} may {words}"


@dataclass(frozen=True)
class IfYouDo(effects.IfYouDo):
    """An action, then a consequence if it was carried out; said of others than you of "that player"."""

    def text(self, p: Printer) -> str:
        words = self.action.text(p)
        outer = p.person
        if outer not in ("you", "they"):
            p.person = "that player"
        words += f". If {p.person} {p.verb('do')}, {effects.clause(self.then, p)}"
        if self.otherwise is not None:
            words += f". Otherwise, {effects.clause(self.otherwise, p)}"
        p.person = outer
        return words


@dataclass(frozen=True)
class Unless(effects.Unless):
    """Something happens, unless the player does something else, which is its decision (dcdb:3.050)."""

    def resolve(self, s: Any, f: EffectFrame) -> Flow:
        if f.pos == 0 and self.instead.possible(s, f.scope) is not None:
            f.pos = 3
            return f.child(self.part)
        return effects.Unless.resolve(self, s, f)

    def text(self, p: Printer) -> str:
        words = self.part.text(p)
        outer, p.person = p.person, "you" if p.person == "you" else "they"
        words += f" unless {p.person} {self.instead.text(p).removeprefix(p.person + ' ')}"
        p.person = outer
        return words


@dataclass(frozen=True)
class Each(Effect["DcState"]):
    """Each of several players does something, one after the other; "you" is then that player, and "caster" who plays the card."""

    players: Who
    part: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = (tuple(self.players.refs(s, f.scope)), f.scope)
        else:
            # what one has bound the next does not know, but for lists that grow
            scope: Scope = f.data[1].copy()
            scope.names = s.outcome.names
            f.scope = scope
        players = f.data[0]
        while f.pos < len(players):
            player = players[f.pos]
            f.pos += 1
            if player in s.order:
                inner = f.scope.bind("caster", f.data[1].you)
                inner.you = player
                return EffectFrame(self.part, inner)
        return DONE

    def text(self, p: Printer) -> str:
        outer, p.person = p.person, self.players.text(p)
        words = self.part.text(p)
        p.person = outer
        return words


@dataclass(frozen=True)
class PerCard(Effect["DcState"]):
    """Something once for each card that a query finds as it begins."""

    query: Query
    part: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.data is None:
            f.data = len(self.query.numbers(s, f.scope))
        else:
            f.adopt(s)
        if f.pos >= f.data:
            return DONE
        f.pos += 1
        return f.child(self.part)

    def text(self, p: Printer) -> str:
        return f"{self.part.text(p)} for each {self.query.noun(p)}"


@dataclass(frozen=True)
class MayElse(effects.May):
    """Something that you may do as far as it can be done; something else if you choose not to, or nothing of it can be done."""

    otherwise: Effect = field(kw_only=True)

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        if f.pos == 0 and self.part.possible(s, f.scope) is not None:
            f.pos = 3
            return f.child(self.otherwise)
        if f.pos == 1 and s.answer != (1,):
            f.pos = 3
            return f.child(self.otherwise)
        if f.pos == 3:
            f.adopt(s)
            return DONE
        return effects.May.resolve(self, s, f)

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if self.part.possible(s, scope) is None else self.otherwise.possible(s, scope)

    def text(self, p: Printer) -> str:
        return f"{p.person} may {effects.clause(self.part, p)}. If {p.person} choose not to, {effects.clause(self.otherwise, p)}"


@dataclass(frozen=True)
class OrElse(Effect["DcState"]):
    """Something that you may do, and something else if you do not."""

    part: Effect
    otherwise: Effect

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return f.child(self.part)
        f.adopt(s)
        return f.child(self.otherwise) if f.pos == 2 and not f.scope.did else DONE

    def text(self, p: Printer) -> str:
        return f"{self.part.text(p)}. If you choose not to, {self.otherwise.text(p)}"
