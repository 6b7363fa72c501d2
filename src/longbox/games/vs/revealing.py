"""Cards that may be revealed from the hand or the resource row (708.9c), read as they would be once revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev
from longbox.games.vs.state import F_HAND, F_RESOURCES, HAND, RESOURCES
from longbox.kernel.queries import Filter, Query, Scope, noun_phrase
from longbox.kernel.state import TEXT

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.text import Printer


def with_revealed(s: VsState, number: int) -> VsState:
    """A copy of the game in which a face-down resource is revealed: there one reads what it would be (vs:701.11b)."""
    c = s.things[number]
    new: VsState = s.clone()
    reveal = ev.Reveal(c.ref, c.controller, lasting=True)
    reveal.apply(new)
    new.mark(reveal.facets)
    return new


def as_played(s: VsState, number: int) -> Any:
    """The values of a card that is about to be played: a face-down resource is revealed for that (vs:706.13a, vs:708.9c)."""
    c = s.things[number]
    if s.in_resources(number) and c.down and not c.revealed:
        return with_revealed(s, number).now(number)
    return s.now(number)


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
            s = with_revealed(s, number)
        elif kind != HAND or c.owner != scope.you:
            return False
        return all(f.test(s, number, scope) for f in self.filters)

    def noun(self, p: Printer) -> str:
        return noun_phrase(self.filters, "card", p, "in your hand or resource row")
