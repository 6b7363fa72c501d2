"""Verbs that reach for what other cards say and have given: their text, their Power; and the game that is won at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.conditions import UNIQUE
from longbox.games.dcdb.language.references import This
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.lasting import this_turn
from longbox.games.dcdb.language.verbs.players import Power
from longbox.games.dcdb.state import DcState, Values
from longbox.games.dcdb.state.bases import Ability, Effect, Event, Write
from longbox.kernel.abilities import Continuous
from longbox.kernel.effects import EffectFrame, seq
from longbox.kernel.events import Outcome
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

#: what a card is called by its name, and not by its text
BY_NAME = frozenset({"Power Ring"})


@dataclass(frozen=True)
class HasText(Write):
    """A card has text of another besides its own."""

    play: Effect | None
    abilities: tuple[Ability, ...]
    given: tuple[str, ...]
    early: ClassVar[bool] = True

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("text", "*"), ("words", "*"))

    def apply(self, s: DcState, values: Values, amount: object, scope: Scope, number: int) -> None:
        if self.play is not None:
            values.play = self.play if values.play is None else seq(values.play, self.play)
        values.abilities = (*values.abilities, *self.abilities)
        values.words = values.words | frozenset(self.given)

    def words(self, p: Printer, many: bool) -> str:
        return "has that text"


@dataclass(frozen=True)
class TakeText(DcVerb):
    """This card has the text of another this turn, which is bound as "text"."""

    who: Who

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        if not refs or self.lacking(s, scope) is not None:
            return []
        v = s.now(refs[0] & NUMBER_MASK)
        # what is any Power Ring is one by its text (GC:Kyle Rayner (Heroes Unite)#5)
        words = v.words if UNIQUE in v.words else v.words - BY_NAME
        text = HasText(v.play, v.abilities, tuple(sorted(words)))
        return [this_turn(Continuous(This(), (text,)), scope, on=(scope.this,))]

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        made = [e.modifier for e in outcome.events if isinstance(e, ev.AddModifier)] if outcome is not None else []
        return scope.bind("text", made[0].ability.writes[0].play if made else None)

    def text(self, p: Printer) -> str:
        return f"choose {self.who.text(p)}. This card gains its text this turn"


@dataclass(frozen=True)
class GainText(Effect):
    """This card gains the text of another this turn, and what of that resolves as it is played resolves at once (dcdb:2.010)."""

    who: Who

    def resolve(self, s: DcState, f: EffectFrame) -> Flow:
        f.pos += 1
        if f.pos == 1:
            return f.child(TakeText(self.who))
        if f.pos == 2:
            f.adopt(s)
            play = f.scope.get("text")
            if play is not None:
                return EffectFrame(play, Scope(f.scope.you, f.scope.this))
        return DONE

    def text(self, p: Printer) -> str:
        return TakeText(self.who).text(p)


@dataclass(frozen=True)
class HasPower(DcVerb):
    """The card that was just played has so much more Power: it gives it at once, and whenever it is played again (dcdb:1.030)."""

    n: int
    name: str = "it"
    rule = "dcdb:6.360"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = tuple([r for r in scope.get(self.name, ()) if s.there(r)])
        given = Continuous(This(), (HasText(Power(self.n), (), ()),))
        more = [this_turn(given, scope, on=refs)] if refs else []
        return [ev.GetPower(scope.you, self.n, r) for r in scope.get(self.name, ())] + more

    def text(self, p: Printer) -> str:
        return f"it has {self.n:+} Power"


def power_given(s: DcState, number: int) -> int:
    """The Power that a card has given as it was played this turn; of one that was played several times the most of one time."""
    plays = sorted([e.time for e in s.memory.since("turn", ev.Played) if e.number == number])
    given = [0] * max(1, len(plays))
    for e in s.memory.since("turn", ev.GetPower):
        if e.source >= 0 and e.source & NUMBER_MASK == number:
            # what comes after the last play comes of that
            given[min(len([t for t in plays if t < e.time]), len(given) - 1)] += e.amount
    return max(given)


@dataclass(frozen=True)
class PowerLike(DcVerb):
    """As much Power as a card has given that you have played this turn."""

    who: Who
    rule = "dcdb:6.360"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        if not refs or self.lacking(s, scope) is not None:
            return []
        n = power_given(s, refs[0] & NUMBER_MASK)
        return [ev.GetPower(scope.you, n, scope.this)] if n else []

    def text(self, p: Printer) -> str:
        return f"choose {self.who.text(p)}. +Power equal to the Power it has given"


@dataclass(frozen=True)
class WinGame(DcVerb):
    """You win the game, at once (dcdb:GC:Kyle Rayner (Heroes Unite)#6)."""

    rule = "dcdb:GC:Kyle Rayner (Heroes Unite)#6"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Win(scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"{p.person} {p.verb('win')} the game"
