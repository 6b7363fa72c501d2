"""Verbs by which characters come into play and leave it for a while: beside others, as tokens, set aside; and to whose row they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards
from longbox.games.vs2pcg.state import BACK, FRONT, PcgState
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class SetAside(OnCards):
    """Remove characters from the game with their counters on them (vs2pcg:basic-game-concepts#9); they are bound as "aside"."""

    name: str = "aside"
    rule = "vs2pcg:term-remove#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Remove(ref, scope.you, scope.this, kept=True)

    def text(self, p: Printer) -> str:
        return f"remove {self.who.text(p)} from the game with their counters on them"


@dataclass(frozen=True)
class ComeBack(OnCards):
    """Characters that were set aside, or `one`, appear with their counters on their owner's side, each in a row of your choice.

    (vs2pcg:term-appears#1)
    """

    one: bool = False
    rule = "vs2pcg:term-appears#1"

    def _left(self, s: PcgState, scope: Scope) -> list[int]:
        return [r for r in self.who.refs(s, scope) if s.there(r) and s.card(r).owner in s.order]

    def asks(self, s: PcgState, scope: Scope, k: int) -> Decision | None:
        left = self._left(s, scope)
        if k >= len(left):
            return None
        seat = s.game.seat_of(s, scope.you)
        about = (left[k], scope.this)
        return Decision(scope.you, seat, self.rule, "row", Pick(("front row", "back row")), about, "Into which row?")

    def bind(self, s: PcgState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        rows: tuple[int, ...] = scope.get("rows", ()) if k else ()
        return scope.bind("rows", (*rows, (FRONT, BACK)[answer[0]]))

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        left = self._left(s, scope)
        rows: tuple[int, ...] = scope.get("rows", ()) if left else ()
        return [
            ev.Appear(r, s.card(r).owner, row, source=scope.this, kept=True)
            for r, row in zip(left, rows[: len(left)], strict=True)
        ]

    def text(self, p: Printer) -> str:
        if self.one:
            return f"{self.who.text(p)} appears on its owner's side with those counters"
        return f"{self.who.text(p)} appear on their owners' sides with those counters"
