"""Identities, for card texts (201.6, G:Identity)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.kernel.abilities import Write
from longbox.kernel.queries import ANY, Filter, Mark, Scope, Who

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class AddIdentity(Write):
    """Adds an identity to those a character has (vs:G:Identity)."""

    identity: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("identity", self.identity),)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if self.identity not in values.identities:
            values.identities = (*values.identities, self.identity)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} the identity {self.identity}"


@dataclass(frozen=True)
class SharesIdentity(Filter):
    """Shares an identity, printed or gained, with a card: one of them matches (vs:G:Identity)."""

    who: Who
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        mine = s.now(number).identities
        return any(i in mine for r in self.who.refs(s, scope) for i in s.seen(r).identities)

    def reads(self) -> tuple[Mark, ...]:
        return (("identity", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares an identity with {self.who.text(p)}"
