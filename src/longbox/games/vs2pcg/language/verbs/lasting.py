"""Verbs that make something that lasts: this combat, this turn, until something has happened."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import Offer
from longbox.games.vs2pcg.language.modifiers import AtkDef, Gains, GainsPower, PcgWrite, sets_base
from longbox.games.vs2pcg.language.verbs.base import PcgVerb
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Ability, Condition, Event, Value, Who
from longbox.kernel.abilities import Continuous, Triggered
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Number
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import It, Scope, This
from longbox.kernel.text import Printer

#: how long it lasts: to the end of the combat, of the turn, or for the rest of the game
COMBAT_LONG, TURN_LONG, FOREVER = "combat", "turn", ""
#: until its source gets stunned or leaves play
SOURCE_LONG = "source"
#: until after your next turn, after your next recovery phase
NEXT_TURN_LONG, RECOVERY_LONG = "next turn", "recovery phase"
#: until your next turn begins; to the end of the next turn of whose character it is about
UNTIL_YOURS, THEIR_TURN = "your next turn", "their next turn"
#: as long as a condition is true without a break
WHILE_TRUE = "while"
#: until its source leaves play, stunned or not
LEAVES_LONG = "leaves"
SPANS = {
    WHILE_TRUE: "",
    NEXT_TURN_LONG: "until after your next turn",
    RECOVERY_LONG: "until after your next recovery phase",
    UNTIL_YOURS: "until your next turn",
    THEIR_TURN: "in its player's next turn",
    SOURCE_LONG: "until the source gets stunned or leaves play",
    LEAVES_LONG: "until the source leaves play",
    COMBAT_LONG: "this combat",
    TURN_LONG: "this turn",
    FOREVER: "for the rest of the game",
}


def lasting(
    s: PcgState,
    ability: Ability,
    scope: Scope,
    span: str,
    on: tuple[int, ...] | None = None,
    uses: int = -1,
    about: int = -1,
) -> Event:
    """An ability is at work for a span; of a change of values the objects and numbers are those of now (vs2pcg:resolving-effects#2).

    `about` is the character whose player's next turn is meant.
    """
    if span == UNTIL_YOURS:
        span = ev.until_turn(scope.you)
    elif span == THEIR_TURN:
        span = ev.until_end(s.controller(about))
    elif span == NEXT_TURN_LONG:
        # the turn that it is now is not the next
        span = (ev.until_after if s.acts(scope.you) else ev.until_end)(s.home(scope.you))
    elif span == RECOVERY_LONG:
        span = ev.until_recovery(s.home(scope.you))
    amounts = tuple([w.amount(s, scope) for w in ability.writes]) if isinstance(ability, Continuous) else None
    modifier = Modifier(ability, scope, 0, span, on, amounts, uses)
    return ev.AddModifier(modifier, scope.you, scope.this, base=sets_base(ability))


@dataclass(frozen=True)
class Change(PcgVerb):
    """Characters are changed for a span: those there are now (vs2pcg:resolving-effects#2).

    vs2pcg:resolving-effects#3 whatever becomes of the source. With `during` it is over once that is not true (WHILE_TRUE); `words` say so.
    """

    who: Who
    writes: tuple[PcgWrite, ...]
    span: str = TURN_LONG
    during: Condition | None = None
    words: str = ""
    #: used again it takes the place of what it gave before
    once: bool = False
    rule = "vs2pcg:resolving-effects#2"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = tuple([r for r in self.who.refs(s, scope) if s.there(r)])
        if not refs:
            return ()
        # what gives and takes powers is settled before everything else, and by itself
        early = tuple([w for w in self.writes if w.comes_early()])
        rest = tuple([w for w in self.writes if not w.comes_early()])
        mine = [m for m in s.modifiers if self.once and m.scope.this == scope.this and m.flagged == refs]
        out: list[Event] = []
        for writes in [w for w in (early, rest) if w]:
            ability = Continuous(It("changed"), writes, while_=self.during)
            before = tuple([m.key for m in mine if m.ability == ability])
            out.extend([ev.DropModifiers(before)] if before else [])
            out.append(lasting(s, ability, scope, self.span, refs))
        return out

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        if self.choices:
            return PcgVerb.possible(self, s, scope)
        found = any([s.there(r) for r in self.who.refs(s, scope)])
        return None if found else Objection(self.rule, "there is nothing to change")

    def text(self, p: Printer) -> str:
        # a power that others gain speaks of them
        inner = p if isinstance(self.who, This) else Printer("it")
        words = " and ".join([w.words(inner if isinstance(w, GainsPower) else p, False) for w in self.writes])
        head, each, rest = words.partition(", where " if ", where " in words else " for each ")
        span = self.words.replace("the source", p.name) or span_words(self.span, p)
        return f"{self.who.text(p)} {head} {span}{each}{rest}"


def span_words(span: str, p: Printer) -> str:
    """How long, in words."""
    return SPANS[span].replace("the source", p.name)


def gets(who: Who, atk: int | Value = 0, def_: int | Value = 0, span: str = COMBAT_LONG) -> Change:
    """Characters get so much more ATK and DEF for a span."""
    return Change(who, (AtkDef(atk, def_),), span)


def gains(who: Who, *words: str, span: str = TURN_LONG) -> Change:
    """Characters gain keyword powers for a span."""
    return Change(who, (Gains(words),), span)


@dataclass(frozen=True)
class Convert(PcgVerb):
    """As much of a character's ATK as you like becomes DEF for this combat, or (`what` "DEF") of its DEF ATK (vs2pcg:term-switch#2)."""

    who: Who
    what: str = "ATK"
    rule = "vs2pcg:term-switch#2"

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k < len(self.choices):
            return PcgVerb.asks(self, s, scope, k)
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        if k > len(self.choices) or not refs:
            return None
        most = s.atk(refs[0]) if self.what == "ATK" else s.def_(refs[0])
        seat = s.game.seat_of(s, scope.you)
        return Decision(scope.you, seat, self.rule, "number", Number(0, max(0, most)), (scope.this,), f"How much {self.what}?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("number", answer[0]) if decision.kind == "number" else PcgVerb.bind(self, s, scope, k, decision, answer)

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = tuple([r for r in self.who.refs(s, scope) if s.there(r)])
        n: int = scope.get("number", 0)
        change = AtkDef(-n, n) if self.what == "ATK" else AtkDef(n, -n)
        return [lasting(s, Continuous(It("changed"), (change,)), scope, COMBAT_LONG, refs)] if refs and n else ()

    def text(self, p: Printer) -> str:
        other = "DEF" if self.what == "ATK" else "ATK"
        return f"turn as much {self.what} as you like of {self.who.text(p)} into as much {other} this combat"


@dataclass(frozen=True)
class Lasting(PcgVerb):
    """A power is at work for a span: what may happen, what can't, what triggers; a number of times, if that is not -1."""

    ability: Ability
    span: str = TURN_LONG
    uses: int = -1
    rule = "vs2pcg:resolving-effects#3"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [lasting(s, self.ability, scope, self.span, None, self.uses)]

    def text(self, p: Printer) -> str:
        words = self.ability.text(p)
        span = span_words(self.span, p)
        if isinstance(self.ability, Triggered):
            on = self.ability.on.text(p)
            rest = words.removeprefix(on)
            return f"{'the next time ' + on.removeprefix('when ') if self.uses == 1 else on} {span}{rest}"
        if isinstance(self.ability, Offer):
            return f"{span}, {words}"
        return words if span in words else f"{words} {span}"


@dataclass(frozen=True)
class Later(PcgVerb):
    """Something happens later in this turn, or whenever it may be, once, when what is listened to comes about; what was chosen is still known."""

    ability: Triggered
    span: str = TURN_LONG
    rule = "vs2pcg:resolving-effects#3"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        chosen = scope.get("chosen", ())
        return [lasting(s, self.ability, scope, self.span, None, 1, chosen[0] if chosen else scope.this)]

    def text(self, p: Printer) -> str:
        head, _, rest = self.ability.text(p).partition(", ")
        if head.startswith("when "):
            when = "" if self.span == FOREVER else f" {span_words(self.span, p)}"
            return f"the next time {head.removeprefix('when ')}{when}, {rest}"
        return f"{head.replace('your turn', 'your next turn') if self.span == FOREVER else head}, {rest}"
