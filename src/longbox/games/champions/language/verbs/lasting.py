"""Effects that last, or wait for their time (champions:lasting-effects, champions:delayed-effect)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from longbox.games.champions import events as ev
from longbox.games.champions.language.abilities import Later
from longbox.games.champions.language.verbs.base import CHANGES
from longbox.games.champions.state.bases import Verb
from longbox.kernel.abilities import Continuous
from longbox.kernel.actions import Objection
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Query, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.abilities import Ability, Pattern, Write
    from longbox.kernel.effects import Effect
    from longbox.kernel.events import Event
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


UNTIL = {
    "phase": "until the end of the phase",
    "round": "until the end of the round",
    "turn": "until the end of your turn",
    "activation": "until the end of this activation",
    "attack": "until the end of this attack",
    "thwart": "until the end of this thwart",
    "": "",
}


def waits(s: ChState, scope: Scope) -> tuple[int, int, int, bool] | None:
    """Where the activation waits that an interrupt of this scope interrupts, None if it is under way or there is none."""
    from longbox.kernel.windows import pending

    return scope.get("pending") if isinstance(pending(s, scope), ev.Activates) else None


def within(s: ChState, scope: Scope, until: str) -> tuple[bool, tuple[int, int, int, bool] | None]:
    """Is what it lasts as long as under way or about to begin, and where does it wait? "attack" is a player's or an enemy's.

    champions:lasting-effects#4
    """
    from longbox.kernel.windows import pending

    if until in ("attack", "thwart"):
        event = pending(s, scope)
        if isinstance(event, (ev.Activates, ev.Strikes)):
            return True, scope.get("pending")
        return bool(s.strikes or s.activations), None
    waiting = waits(s, scope)
    return until != "activation" or bool(s.activations) or waiting is not None, waiting


@dataclass(frozen=True)
class Last(Verb):
    """champions:lasting-effects characters get or gain something for a time.

    champions:lasting-effects#2: with a query it reaches what comes later; with other words those there are.
    """

    who: Who | Query
    writes: tuple[Write, ...]
    until: str = "phase"

    def whos(self) -> Sequence[Who]:
        return (self.who,) if isinstance(self.who, Who) else ()

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        now, waiting = within(s, scope, self.until)
        if not now:
            # it can be initiated only in the time that it lasts (champions:lasting-effects#4)
            return []
        if isinstance(self.who, Query):
            ability: Ability = Continuous(self.who, self.writes)
            flagged = None
            amounts = None
        else:
            refs = tuple(r for r in self.who.refs(s, scope) if s.there(r))
            if not refs:
                return []
            ability = Continuous(self.who, self.writes)
            flagged = refs
            amounts = tuple(w.amount(s, scope) for w in self.writes)
        return [ev.Lasting(Modifier(ability, scope, 0, self.until, flagged, amounts), scope.you, scope.this, waiting)]

    def possible(self, s: ChState, scope: Scope) -> Objection | None:
        if not within(s, scope, self.until)[0]:
            what = "no attack or scheme of an enemy" if self.until == "activation" else f"no {self.until}"
            return Objection("champions:lasting-effects#4", f"{what} is under way")
        if isinstance(self.who, Query) or self.who.__class__.__name__ == "Target":
            return None
        return None if any(s.there(r) for r in self.who.refs(s, scope)) else Objection(CHANGES, "there is nobody to get it")

    def text(self, p: Printer) -> str:
        many = isinstance(self.who, Query)
        subject = f"each {self.who.noun(p)}" if isinstance(self.who, Query) else self.who.text(p)
        words = joined([w.words(p, False) for w in self.writes])
        if subject == "you" and not many:
            words = joined([w.words(p, True) for w in self.writes])
        until = UNTIL.get(self.until, f"until the end of the {self.until}")
        return f"{subject} {words} {until}".strip()


@dataclass(frozen=True)
class Lends(Verb):
    """An ability that works for a time, or so many times: a lower cost for the next card, a prohibition."""

    ability: Ability
    until: str = "phase"
    uses: int = -1
    #: whose it is, if not yours
    who: Who | None = None

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        inner = scope
        if self.who is not None:
            refs = self.who.refs(s, scope)
            inner = scope.copy()
            inner.you = refs[0] & NUMBER_MASK if refs else scope.you
        return [ev.Lasting(Modifier(self.ability, inner, 0, self.until, None, None, self.uses), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return self.ability.text(p)


@cache
def waiting_for(on: Pattern, effect: Effect) -> Later:
    """What waits for its time: of two that say the same it is not asked which comes first."""
    return Later(on, effect)


@dataclass(frozen=True)
class Delay(Verb):
    """champions:delayed-effect something happens later, by itself: when a pattern comes true."""

    on: Pattern
    effect: Effect

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        later = Modifier(waiting_for(self.on, self.effect), scope, 0, "", None, None, 1)
        return [ev.Lasting(later, scope.you, scope.this, waits(s, scope))]

    def text(self, p: Printer) -> str:
        return f"{self.on.text(p)}, {self.effect.text(p)}"


@dataclass(frozen=True)
class WhileCounting(Last):
    """champions:lasting-effects something for a time whose amount is counted anew whenever it is asked (champions:modifiers)."""

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        assert isinstance(self.who, Who)
        refs = tuple(r for r in self.who.refs(s, scope) if s.there(r))
        if not refs:
            return []
        modifier = Modifier(Continuous(self.who, self.writes), scope, 0, self.until, refs, None)
        return [ev.Lasting(modifier, scope.you, scope.this, waits(s, scope))]
