"""Verbs that bring cards to oneself in other ways than to the discard pile; what is done where something can't be."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.references import several
from longbox.games.dcdb.language.verbs.base import DcVerb, OrElse
from longbox.games.dcdb.language.verbs.cards import TOP, GainIt
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import DECK, DISCARD, ZONE_NAMES, DcState
from longbox.kernel.actions import Objection
from longbox.kernel.effects import clause
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class GainTo(GainIt):
    """Gain cards into a zone other than the discard pile (dcdb:6.200)."""

    kind: int
    at: int | None = TOP

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Gain(ref, scope.you, scope.this, self.kind, self.at if self.kind == DECK else None)

    def rest(self, p: Printer) -> str:
        place = f"{their(p)} {ZONE_NAMES[self.kind]}"
        if self.kind == DECK:
            place = f"{'on top' if self.at == TOP else 'on the bottom'} of {place}"
        else:
            place = f"into {place}"
        return f"and {p.verb('put')} {'them' if several(self.who, p) else 'it'} {place}"


@dataclass(frozen=True)
class DeckToDiscard(DcVerb):
    """Put your deck into your discard pile: nothing of it is discarded (dcdb:6.382)."""

    rule = "dcdb:6.382"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.Put(s.ref(n), DISCARD, scope.you, None, scope.you, scope.this) for n in s.zone(scope.you, DECK)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, DECK) else Objection("dcdb:6.150", "there is no deck")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} {their(p)} deck into {their(p)} discard pile"


@dataclass(frozen=True)
class IfCannot(OrElse):
    """Something that you must do, and something else if you can't."""

    def text(self, p: Printer) -> str:
        words = self.part.text(p)
        outer, p.person = p.person, "you" if p.person == "you" else "they"
        words += f". If {p.person} cannot, {clause(self.otherwise, p)}"
        p.person = outer
        return words
