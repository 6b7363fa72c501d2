"""Phases that are skipped, and a card that watches the game from a hand (vs2pcg:golden-rules#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES
from longbox.games.vs2pcg.language.verbs.base import PcgVerb
from longbox.games.vs2pcg.state import F_PILES, HAND, PcgState
from longbox.games.vs2pcg.state.bases import Condition, Event, Pattern
from longbox.kernel.abilities import Prohibition
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Bindings
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class HasPhase(Pattern):
    """The player bound as "player" would have this phase of the turn (vs2pcg:turn-sequence#2)."""

    phase: str
    classes: ClassVar[tuple[type, ...]] = (ev.AskPhase,)

    def matches(self, s: PcgState, event: ev.AskPhase, scope: Scope) -> Sequence[Bindings]:
        return YES if event.phase == self.phase and event.player in scope.get("player", ()) else ()

    def text(self, p: Printer) -> str:
        return f"that player skips the {self.phase} phase"


@dataclass(frozen=True)
class NextFoeSkips(PcgVerb):
    """Whichever enemy player's turn comes next skips a phase of it."""

    phase: str
    rule = "vs2pcg:turn-sequence#2"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        foe = s.foes(scope.you)[0]
        barred = Prohibition(HasPhase(self.phase))
        there = scope.bind("player", (foe,))
        return [ev.AddModifier(Modifier(barred, there, 0, ev.until_end(s.home(foe)), None, None, -1), scope.you, scope.this)]

    def text(self, p: Printer) -> str:
        return f"the next enemy player skips the {self.phase} phase"


@dataclass(frozen=True)
class WatchesGame(PcgVerb):
    """This card, which is in your hand by now, is turned around there."""

    rule = "vs2pcg:golden-rules#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        n = scope.this & NUMBER_MASK
        there = n in s.zone(scope.you, HAND)
        return [ev.TurnAround(s.ref(n), scope.you, scope.this)] if there else []

    def text(self, p: Printer) -> str:
        return f"turn {p.name} around, to watch the game from there"


@dataclass(frozen=True)
class Watching(Condition):
    """This card watches the game from your hand."""

    facets: ClassVar[int] = F_PILES

    def holds(self, s: PcgState, scope: Scope) -> bool:
        there = s.there(scope.this) and scope.this & NUMBER_MASK in s.zone(scope.you, HAND)
        return there and ev.was_turned(s, scope.this)

    def text(self, p: Printer) -> str:
        return f"{p.name} is watching the game"
