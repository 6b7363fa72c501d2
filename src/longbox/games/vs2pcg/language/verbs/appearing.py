"""Verbs that set characters aside for a while, and bring them back as they were (vs2pcg:basic-game-concepts#9)."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards
from longbox.games.vs2pcg.language.verbs.characters import InYourRow
from longbox.games.vs2pcg.state import FRONT, PcgState
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, This
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class SetAside(OnCards):
    """Remove characters from the game with their counters on them (vs2pcg:basic-game-concepts#9); they are bound as "aside"."""

    name: str = "aside"
    rule = "vs2pcg:term-remove#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Remove(ref, scope.you, scope.this, kept=True)

    def text(self, p: Printer) -> str:
        which = "its counters on it" if isinstance(self.who, This) else "their counters on them"
        return f"remove {self.who.text(p)} from the game with {which}"


@dataclass(frozen=True)
class ComeBack(InYourRow):
    """Characters that were set aside, or `one`, appear with their counters on their owner's side, each in a row of your choice.

    (vs2pcg:term-appears#1)
    """

    one: bool = False
    rule = "vs2pcg:term-appears#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.Appear(ref, s.card(ref).owner, scope.get("row", FRONT), source=scope.this, kept=True)

    def text(self, p: Printer) -> str:
        if self.one:
            return f"{self.who.text(p)} appears on its owner's side with those counters"
        return f"{self.who.text(p)} appear on their owners' sides with those counters"
