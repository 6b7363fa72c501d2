"""Verbs of decks and of the Line-Up: looked at, filled again; and cards removed from the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.base import Act, DcVerb
from longbox.games.dcdb.state import DcState
from longbox.kernel.events import Event
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope, Who
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class LookAtTops(DcVerb):
    """Look at the top card of each of several players' decks (dcdb:3.020)."""

    players: Who
    rule = "dcdb:3.020"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        return [ev.LookAtTop(p, scope.you, scope.this) for p in self.players.refs(s, scope)]

    def text(self, p: Printer) -> str:
        return f"look at the top card of {self.players.text(p)}'s deck"


@dataclass(frozen=True)
class RefillLineUp(DcVerb):
    """Cards of the main deck come to the Line-Up until it is full (dcdb:6.400)."""

    rule = "dcdb:6.400"

    def events(self, s: DcState, scope: Scope) -> Sequence[Event]:
        wanted = s.format.line_up - len(s.line_up())
        return [ev.ToLineUp(s.ref(n), scope.you, scope.this) for n in ev.top_of_main(s, wanted)]

    def text(self, p: Printer) -> str:
        return "refill the Line-Up"


@dataclass(frozen=True)
class RemoveIt(Act):
    """Remove cards from the game (dcdb:3.080)."""

    rule = "dcdb:3.080"
    word: ClassVar[str] = "remove"

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Remove(ref, scope.you, scope.this)

    def rest(self, p: Printer) -> str:
        return "from the game"
