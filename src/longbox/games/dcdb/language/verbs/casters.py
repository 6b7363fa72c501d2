"""What an attacker does to the cards of those attacked, of which it chooses them."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.games.dcdb import events as ev
from longbox.games.dcdb.language.verbs.cards import DestroyIt, DiscardIt
from longbox.games.dcdb.state import DcState
from longbox.kernel.events import Event
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


def for_whom(p: Printer, words: str) -> str:
    """What somebody else does with a player's cards."""
    return f"for {p.person}, {words}" if p.person.startswith("each ") else words


@dataclass(frozen=True)
class CasterDestroys(DestroyIt):
    """Whoever attacks destroys cards of yours, which it chooses. dcdb:5.030 what you own stays where it is."""

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def event(self, s: DcState, ref: int, scope: Scope) -> Event:
        return ev.Destroy(ref, self.chooser(s, scope), scope.this)

    def text(self, p: Printer) -> str:
        return for_whom(p, f"destroy {self.who.text(p)}")


@dataclass(frozen=True)
class CasterDiscards(DiscardIt):
    """You discard cards that whoever attacks chooses (dcdb:6.190)."""

    def chooser(self, s: DcState, scope: Scope) -> int:
        caster: int = scope.get("caster", scope.you)
        return caster

    def text(self, p: Printer) -> str:
        return for_whom(p, f"choose {self.who.text(p)} to be discarded")
