"""Verbs that make something that lasts: this combat, this turn, until something has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.modifiers import AtkDef, Gains, PcgWrite, sets_base
from longbox.games.vs2pcg.language.verbs.base import PcgVerb
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Ability, Event, Value, Who
from longbox.kernel.abilities import Continuous, Triggered
from longbox.kernel.actions import Objection
from longbox.kernel.modifiers import Modifier
from longbox.kernel.queries import It, Scope
from longbox.kernel.text import Printer

#: how long it lasts: to the end of the combat, of the turn, or for the rest of the game
COMBAT_LONG, TURN_LONG, FOREVER = "combat", "turn", ""
#: until its source gets stunned or leaves play
SOURCE_LONG = "source"
_SPANS = {
    SOURCE_LONG: "until the source gets stunned or leaves play",
    COMBAT_LONG: "this combat",
    TURN_LONG: "this turn",
    FOREVER: "for the rest of the game",
}


def lasting(s: PcgState, ability: Ability, scope: Scope, span: str, on: tuple[int, ...] | None = None, uses: int = -1) -> Event:
    """An ability is at work for a span; of a change of values the objects and numbers are those of now (vs2pcg:resolving-effects#2)."""
    amounts = tuple([w.amount(s, scope) for w in ability.writes]) if isinstance(ability, Continuous) else None
    modifier = Modifier(ability, scope, 0, span, on, amounts, uses)
    return ev.AddModifier(modifier, scope.you, scope.this, base=sets_base(ability))


@dataclass(frozen=True)
class Change(PcgVerb):
    """Characters are changed for a span: those there are now (vs2pcg:resolving-effects#2).

    vs2pcg:resolving-effects#3 whatever becomes of the source.
    """

    who: Who
    writes: tuple[PcgWrite, ...]
    span: str = TURN_LONG
    rule = "vs2pcg:resolving-effects#2"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = tuple([r for r in self.who.refs(s, scope) if s.there(r)])
        if not refs:
            return ()
        return [lasting(s, Continuous(It("changed"), self.writes), scope, self.span, refs)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        if self.choices:
            return PcgVerb.possible(self, s, scope)
        found = any([s.there(r) for r in self.who.refs(s, scope)])
        return None if found else Objection(self.rule, "there is nothing to change")

    def text(self, p: Printer) -> str:
        words = " and ".join([w.words(p, False) for w in self.writes])
        head, each, rest = words.partition(" for each ")
        return f"{self.who.text(p)} {head} {_SPANS[self.span].replace('the source', p.name)}{each}{rest}"


def gets(who: Who, atk: int | Value = 0, def_: int | Value = 0, span: str = COMBAT_LONG) -> Change:
    """Characters get so much more ATK and DEF for a span."""
    return Change(who, (AtkDef(atk, def_),), span)


def gains(who: Who, *words: str, span: str = TURN_LONG) -> Change:
    """Characters gain keyword powers for a span."""
    return Change(who, (Gains(words),), span)


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
        if isinstance(self.ability, Triggered):
            on = self.ability.on.text(p)
            rest = words.removeprefix(on)
            return f"{'the next time ' + on.removeprefix('when ') if self.uses == 1 else on} {_SPANS[self.span]}{rest}"
        return words if _SPANS[self.span] in words else f"{words} {_SPANS[self.span]}"


@dataclass(frozen=True)
class Later(PcgVerb):
    """Something happens later in this turn, once, when what is listened to comes about; what was chosen is still known then."""

    ability: Triggered
    span: str = TURN_LONG
    rule = "vs2pcg:resolving-effects#3"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [lasting(s, self.ability, scope, self.span, None, 1)]

    def text(self, p: Printer) -> str:
        head, _, rest = self.ability.text(p).partition(", ")
        return (
            f"the next time {head.removeprefix('when ')} {_SPANS[self.span]}, {rest}"
            if head.startswith("when ")
            else f"{head}, {rest}"
        )
