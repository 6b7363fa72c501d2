"""The verb that creates token characters (vs2pcg:token-characters#1)."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import PcgVerb
from longbox.games.vs2pcg.language.wording import how_many
from longbox.games.vs2pcg.state import FRONT, ROWS, ZONE_NAMES, CardDef, PcgState
from longbox.games.vs2pcg.state.bases import Event, Value
from longbox.kernel.actions import Objection
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import Outcome
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, amount_of
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class CreateTokens(PcgVerb):
    """Put so many tokens onto your side, into that row or (without one) into the row of your choice; they are bound as `name`.

    The token is known by its name or number; it is a supporting character like any other (vs2pcg:token-characters#1).
    """

    token: str | CardDef
    n: int | Value = 1
    row: int = -1
    name: str = "it"
    rule = "vs2pcg:token-characters#1"

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if amount_of(self.n, s, scope) > 0 else Objection(self.rule, "there is no token to put there")

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        if k or self.row in ROWS or amount_of(self.n, s, scope) <= 0:
            return None
        seat = s.game.seat_of(s, scope.you)
        rows = Pick(tuple([ZONE_NAMES[row] for row in ROWS]))
        return Decision(scope.you, seat, self.rule, "row", rows, (scope.this,), "Into which row?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind("row", ROWS[answer[0]])

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        row = self.row if self.row in ROWS else scope.get("row", FRONT)
        return [ev.CreateTokens(scope.you, self._printed(s), row, amount_of(self.n, s, scope), scope.this)]

    def after(self, s: PcgState, scope: Scope, outcome: Outcome | None) -> Scope:
        events = outcome.events if outcome is not None else ()
        found = [e.landed for e in events if isinstance(e, ev.Appear) and s.card(e.landed).printed.token]
        return scope.bind(self.name, tuple(found))

    def _printed(self, s: PcgState) -> CardDef:
        if isinstance(self.token, CardDef):
            return self.token
        found: CardDef = s.game.token(self.token)
        return found

    def text(self, p: Printer) -> str:
        name = self.token if isinstance(self.token, str) else self.token.name
        where = f"into your {ZONE_NAMES[self.row]}" if self.row in ROWS else "onto your side"
        if not isinstance(self.n, int) and self.n.text(p).startswith("until "):
            return f"put {name} tokens {where} {self.n.text(p)}"
        return f"put {how_many(self.n, f'{name} token', p)} {where}"
