"""Verbs of what lies under main characters, or on them (dcdb:3.014)."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.cards import top_bound
from longbox.games.dcdb.language.wording import their
from longbox.games.dcdb.state import ABOVE, BELOW, MAIN_DECK, DcState
from longbox.kernel.actions import Objection
from longbox.kernel.events import Event, Outcome
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class PutTop(DcVerb):
    """Put the top card of your deck, or of the main deck, under your main character or on it (dcdb:6.380)."""

    kind: int = BELOW
    main: bool = False
    rule = "dcdb:6.380"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.PutFromTop(-1 if self.main else scope.you, self.kind, scope.you, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        there = bool(s.shared(MAIN_DECK)) if self.main else ev.has_deck(s, scope.you)
        return None if there else Objection("dcdb:6.151", "there is no card left")

    def after(self, s: DcState, scope: Scope, outcome: Outcome | None) -> Scope:
        return top_bound(scope, outcome)

    def text(self, p: Printer) -> str:
        deck = "the main deck" if self.main else f"{their(p)} deck"
        where = "on" if self.kind == ABOVE else "under"
        return f"{p.subject()}{p.verb('put')} the top card of {deck} {where} {their(p)} Super Hero"


@dataclass(frozen=True)
class TakeUnderAtRandom(DcVerb):
    """Put a random card from under your main character into your hand."""

    rule = "dcdb:6.380"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.TakeUnderAtRandom(scope.you, scope.this)]

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if s.zone(scope.you, BELOW) else Objection(self.rule, "no card lies under your main character")

    def text(self, p: Printer) -> str:
        return f"{p.subject()}{p.verb('put')} a random card from under {their(p)} Super Hero into {their(p)} hand"
