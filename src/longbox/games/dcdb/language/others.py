"""Other players: who attacks, what is put to them or taken of them."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.base import DcVerb
from longbox.games.dcdb.language.verbs.cards import PutIt
from longbox.games.dcdb.state import BELOW, DECK, ZONE_NAMES, DcState
from longbox.games.dcdb.state.bases import Who
from longbox.kernel.actions import Objection
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, possessive


@dataclass(frozen=True)
class Attacker(Who):
    """The player who attacks; a Super-Villain that appears is none (dcdb:8.110)."""

    def refs(self, s: DcState, scope: Scope) -> Sequence[int]:
        return (s.attack[-1].player,) if s.attack and s.attack[-1].player >= 0 else ()

    def text(self, p: Printer) -> str:
        return "the attacker"


@dataclass(frozen=True)
class PutTo(PutIt):
    """Put cards into a zone of another player; what has an owner goes to that zone of its owner instead (dcdb:5.020)."""

    whose: Who = Attacker()

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        at = self.at if self.kind == DECK else None
        return ev.Put(ref, self.kind, self.whose.refs(s, scope)[0], at, scope.you, scope.this)

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return PutIt.events(self, s, scope) if self.whose.refs(s, scope) else []

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        if not self.whose.refs(s, scope):
            return Objection(self.rule, "no player attacks")
        return PutIt.possible(self, s, scope)

    def rest(self, p: Printer) -> str:
        if self.kind == BELOW:
            return f"under the Super Hero of {self.whose.text(p)}"
        top = f"{'on top of' if self.at == 0 else 'on the bottom of'}" if self.kind == DECK else "into"
        return f"{top} {possessive(self.whose.text(p))} {ZONE_NAMES[self.kind]}"


@dataclass(frozen=True)
class StealVP(DcVerb):
    """Take victory points of another player, as far as there are (dcdb:1.060)."""

    n: int
    whose: Who
    rule = "dcdb:6.550"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        found = self.whose.refs(s, scope)
        n = min(self.n, s.player(found[0]).vp) if found else 0
        return [ev.GainPoints(found[0], -n, scope.this), ev.GainPoints(scope.you, n, scope.this)] if n else []

    def possible(self, s: DcState, scope: Scope) -> Objection | None:
        return None if self.whose.refs(s, scope) else Objection(self.rule, "no player attacks")

    def text(self, p: Printer) -> str:
        return f"steal {self.n} VP from {self.whose.text(p)}"
