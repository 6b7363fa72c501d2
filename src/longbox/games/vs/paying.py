"""Costs of a special shape: up to so many points, and choices that cost nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.effects import Act
from longbox.games.vs.orders import PayPoints, PlayerVerb
from longbox.games.vs.state import (
    F_RESOURCES,
    VsState,
)
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.queries import Scope, Value, X
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.events import Event


@dataclass(frozen=True)
class PointsUpTo(Value):
    """What X may be when up to so many resource points are paid: as many as there are just now (vs:404.2)."""

    most: int
    facets: ClassVar[int] = F_RESOURCES

    def amount(self, s: VsState, scope: Scope) -> int:
        return min(self.most, s.things[scope.you].points) if s.step_player == scope.you else 0

    def text(self, p: Printer) -> str:
        return f"up to {self.most}"


@dataclass(frozen=True)
class PayPointsUpTo(PayPoints):
    """The cost "pay up to <most> resource points"; how many is announced as X (vs:505.1b)."""

    most: int = 1

    def text(self, p: Printer) -> str:
        return f"{p.verb('pay')} up to {self.most} resource point{'' if self.most == 1 else 's'}"


@dataclass(frozen=True)
class PointsPaid(X):
    """The number of resource points that were paid for X."""

    def text(self, p: Printer) -> str:
        return "the number of points you paid"


@dataclass(frozen=True)
class ChooseIt(Act):
    """The mere choice of a card, as a cost: what it is bound to is told by the choice (vs:203.7b)."""

    word = "choose"

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return ()


TRAITS = ("Energy", "Mental", "Physical")


@dataclass(frozen=True)
class ChooseTrait(PlayerVerb):
    """The cost of choosing a Mutant trait among characters you control, remembered by the source under `key` (vs:513.1e)."""

    key: str = "trait"

    def found(self, s: VsState, scope: Scope) -> list[str]:
        """The traits there are to choose from."""
        return [t for t in TRAITS if any(t in s.now(n).traits for n in s.characters(scope.you))]

    def payable(self, s: VsState, scope: Scope) -> bool:
        """Is there one (vs:203.3)?"""
        return bool(self.found(s, scope))

    def asks(self, s: VsState, scope: Scope, k: int) -> Decision | None:
        if k:
            return None
        shape = Pick(self.found(s, scope))
        return Decision(scope.you, s.game.seat_of(s, scope.you), "vs:513.1e", "pay", shape, (scope.this, self), "Choose a trait")

    def bind(self, s: VsState, scope: Scope, k: int, decision: Decision, answer: tuple[int, ...]) -> Scope:
        return scope.bind(self.key, decision.options[answer[0]])

    def events(self, s: VsState, scope: Scope) -> Sequence[Event]:
        return [ev.ChooseFor(scope.this, self.key, scope.get(self.key), scope.you)]

    def text(self, p: Printer) -> str:
        return "choose a Mutant trait among characters you control"
