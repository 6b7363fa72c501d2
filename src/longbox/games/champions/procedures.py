"""What carries out what is undertaken: an activation, an attack, a reveal, a defeat, each by its procedure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from longbox.games.champions import befall, deeds, moments as mo, moves as mv, villainy
from longbox.games.champions.activation import activating
from longbox.games.champions.defeating import Advancing, Elimination, Thinning, defeating
from longbox.games.champions.envelope import initiated
from longbox.games.champions.revealing import PuttingIntoPlay, Resolving, Revealing
from longbox.games.champions.striking import Striking
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.frames import Frame


def drone_comes(s: ChState, event: deeds.DroneCome) -> Frame | None:
    """The top card of a player's deck enters play face down, if there is one."""
    n = mv.top(s, event.player)
    return PuttingIntoPlay(s.ref(n), event.player, event.source, down=True) if n is not None else None


def reveals(s: ChState, event: deeds.Reveals) -> Frame | None:
    """A card is revealed from where it lies; without one, the top card of the encounter deck."""
    if event.card >= 0 and not s.there(event.card):
        return None
    origin = "deck" if event.card < 0 or s.place(event.card & NUMBER_MASK) == 100 else "elsewhere"
    return Revealing(event.player, event.card, event.source, origin)


#: class of event -> what carries it out
PROCEDURES: Mapping[type, Callable[[ChState, Any], Frame | None]] = {
    mo.EnemyAttack: lambda s, e: activating(e),
    mo.EnemyScheme: lambda s, e: activating(e),
    mo.Strikes: lambda s, e: Striking(e),
    mo.Initiate: initiated,
    mo.Reveal: lambda s, e: Resolving(e.card, e.player, e.silent),
    deeds.Reveals: reveals,
    deeds.DroneCome: drone_comes,
    deeds.Puts: lambda s, e: PuttingIntoPlay(e.card, e.player, e.source),
    villainy.Joins: lambda s, e: PuttingIntoPlay(e.card, e.player, e.card),
    befall.Defeat: defeating,
    mo.Completed: lambda s, e: Advancing(e.card),
    mo.TooMany: lambda s, e: Thinning(e.player, e.kind),
    mo.Concede: lambda s, e: Elimination(e.player),
}
