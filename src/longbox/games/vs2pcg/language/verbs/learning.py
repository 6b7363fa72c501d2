"""Verbs by which characters come to powers that they lack, use those of others, or are weakened by lot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import PaySymbols, SuperPower
from longbox.games.vs2pcg.language.modifiers import AtkDef, Gains, GainsPower, PcgWrite
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.language.verbs.lasting import COMBAT_LONG, FOREVER, SPANS, Change
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Effect, Event, Query
from longbox.kernel.abilities import Continuous
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.effects import EffectFrame
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.plays import Using
from longbox.kernel.queries import It, Scope, This
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, joined


@dataclass(frozen=True)
class LearnOne(PcgVerb):
    """This character gains one of several keyword powers, of your choice, that it does not have (vs2pcg:term-keyword-power#1)."""

    powers: tuple[PcgWrite, ...]
    span: str = FOREVER
    rule = "vs2pcg:term-keyword-power#1"

    def lacking(self, s: PcgState, scope: Scope) -> list[Change]:
        """What it could gain."""
        if not s.there(scope.this):
            return []
        v = s.now(scope.this & NUMBER_MASK)
        had = (*v.words, *v.abilities)
        return [Change(This(), (w,), self.span) for w in self.powers if _power(w) not in had]

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        found = self.lacking(s, scope)
        if k or len(found) < 2:
            return None
        seat = s.game.seat_of(s, scope.you)
        return Decision(scope.you, seat, self.rule, "mode", Pick(tuple(found)), (scope.this,), "Which power?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("learnt", answer[0])

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        found = self.lacking(s, scope)
        return found[scope.get("learnt", 0)].events(s, scope) if found else ()

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if self.lacking(s, scope) else Objection(self.rule, "it has all of them")

    def text(self, p: Printer) -> str:
        each = [w.words(p, False).removeprefix("gains ") for w in self.powers]
        return f"{p.name} gains {SPANS[self.span]} one of these that it does not have: {joined(each, 'or')}"


def _power(w: PcgWrite) -> object:
    return w.given[0] if isinstance(w, Gains) else w.ability if isinstance(w, GainsPower) else None


@dataclass(frozen=True)
class UsesPrinted(Effect):
    """This character uses a super power that is printed on one of a query, of that timing word and of one symbol, and pays nothing.

    vs2pcg:super-powers#2; what its text says of its own character it says of this one then.
    """

    query: Query
    when: str

    def usable(self, s: PcgState, n: int, scope: Scope) -> list[SuperPower]:
        """The powers of a character that would do."""
        c = s.card(n)
        printed = [a for a in c.printed.faces[c.level - 1].abilities if isinstance(a, SuperPower) and a.when == self.when]
        one = [
            a
            for a in printed
            if any([isinstance(x, PaySymbols) and (x.times if x.either else len(x.symbols)) == 1 for x in a.cost])
        ]
        return [a for a in one if all([o.holds(s, scope) for o in a.only])]

    def resolve(self, s: PcgState, f: EffectFrame) -> Flow:
        f.pos += 1
        you = f.scope.you
        if f.pos == 1:
            found = tuple([s.ref(n) for n in self.query.numbers(s, f.scope) if self.usable(s, n, f.scope)])
            if not found:
                return DONE
            seat: int = s.game.seat_of(s, you)
            f.data = found
            return Decision(
                you, seat, "vs2pcg:super-powers#2", "power of", Pick(found), (f.scope.this,), "A power of which character?"
            )
        if f.pos == 2:
            f.data = tuple(self.usable(s, f.data[s.answer[0]] & NUMBER_MASK, f.scope))
            seat = s.game.seat_of(s, you)
            shape = Pick(tuple([a.effect for a in f.data]))
            return Decision(you, seat, "vs2pcg:super-powers#2", "mode", shape, (f.scope.this,), "Which power?")
        if f.pos == 3:
            return Using(replace(f.data[s.answer[0]], cost=(), limit=None), Scope(you, f.scope.this))
        return DONE

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        there = any([self.usable(s, n, scope) for n in self.query.numbers(s, scope)])
        return None if there else Objection("vs2pcg:super-powers#2", "there is no such power")

    def text(self, p: Printer) -> str:
        whose = self.query.noun(p).removeprefix("other ")
        return f"{p.name} uses a {self.when} super power of one power symbol that is printed on another {whose}, and pays nothing for it"


@dataclass(frozen=True)
class Note(PcgVerb):
    """Something is noted of this character for the rest of the game; `words` say what that means."""

    what: str
    words: str
    rule = "vs2pcg:resolving-effects#2"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.Noted(scope.this, self.what, scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class WeakenAtRandom(OnCards):
    """Characters lose ATK this combat, how much is drawn by lot: between two numbers, both included."""

    least: int = 1
    most: int = 1
    rule = "vs2pcg:resolving-effects#2"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        modifier = Modifier(Continuous(It("changed"), (AtkDef(0, 0),)), scope, 0, COMBAT_LONG, (ref,), ((0, 0),))
        return ev.WeakenAtRandom(modifier, scope.you, scope.this, self.least, self.most)

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} gets between -{self.least}/-0 and -{self.most}/-0 this combat, drawn at random"
