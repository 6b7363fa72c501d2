"""Cards that may be revealed from the hand or the resource row (708.9c), read as they would be once revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.state import F_HAND, F_RESOURCES, HAND, RESOURCES
from longbox.kernel.queries import Filter, Query, Scope, noun_phrase
from longbox.kernel.state import TEXT

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class HandOrRow(Query):
    """Cards in your hand and face-down resources you control.

    A resource is read with everything it has while revealed, its continuous powers among it (vs:701.11b).
    """

    filters: tuple[Filter, ...] = ()
    facets: ClassVar[int] = TEXT | F_HAND | F_RESOURCES

    def numbers(self, s: VsState, scope: Scope) -> list[int]:
        return [n for n in (*s.zone(scope.you, HAND), *s.zone(scope.you, RESOURCES)) if self.holds(s, n, scope)]

    def holds(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.things[number]
        kind = s.kind_of_zone(c.zone)
        if kind == RESOURCES and c.controller == scope.you and c.down:
            # what it would be is read off a copy of the game in which it is revealed
            s = s.clone()
            reveal = ev.Reveal(c.ref, scope.you, lasting=True)
            reveal.apply(s)
            s.mark(reveal.facets)
        elif kind != HAND or c.owner != scope.you:
            return False
        return all(f.test(s, number, scope) for f in self.filters)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "card", p, "in your hand or resource row")
