"""Identities, further names and traits, and affiliations that are lost, for card texts (201.6, G:Identity)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.games.vs.writes import ClearTeams
from longbox.kernel.abilities import Write
from longbox.kernel.queries import ANY, Filter, Mark, Scope, Who
from longbox.kernel.text import joined

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
        return any(i in mine for r in self.who.known(s, scope) for i in s.seen(r).identities)

    def reads(self) -> tuple[Mark, ...]:
        return (("identity", ANY),)

    def text(self, p: Printer) -> str:
        return f"that shares an identity with {self.who.text(p)}"


@dataclass(frozen=True)
class WithIdentity(Filter):
    """Has this identity, printed or gained (vs:201.6, vs:G:Identity)."""

    identity: str
    place = "after"

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return self.identity in s.now(number).identities

    def reads(self) -> tuple[Mark, ...]:
        return (("identity", self.identity),)

    def text(self, p: Printer) -> str:
        return f"with the identity {self.identity}"


@dataclass(frozen=True)
class AddName(Write):
    """Gives a name beside those a card has: it is unique under each of them (vs:513.2h, vs:704.1)."""

    name: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("name", self.name),)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if self.name not in values.names:
            values.names = (*values.names, self.name)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'gain' if many else 'gains'} the name {self.name}"


@dataclass(frozen=True)
class AddTrait(Write):
    """Gives a trait of a class (vs:207.3); who has a Mutant trait is of the Mutant class (vs:207.1)."""

    trait: str

    def marks(self) -> tuple[tuple[str, str], ...]:
        return (("trait", self.trait), ("trait", "Mutant"))

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.traits |= {self.trait}
        values.classes |= {"Mutant"}

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the {self.trait} trait"


@dataclass(frozen=True)
class LoseTeams(ClearTeams):
    """Takes some affiliations away, and leaves others."""

    teams: tuple[str, ...] = ()

    def marks(self) -> tuple[tuple[str, str], ...]:
        return tuple(("team", t) for t in self.teams)

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        values.teams = values.teams - frozenset(self.teams)

    def words(self, p: Printer, many: bool) -> str:
        return f"{'lose' if many else 'loses'} the {joined(self.teams)} affiliation{'s' if len(self.teams) > 1 else ''}"
