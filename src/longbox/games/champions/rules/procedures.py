"""What carries out what is undertaken: an activation, an attack, a reveal, a defeat, each by its procedure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from longbox.games.champions import events as ev
from longbox.games.champions.rules.activations import activating
from longbox.games.champions.rules.attacks import Striking
from longbox.games.champions.rules.defeating import Advancing, Elimination, Thinning, defeating
from longbox.games.champions.rules.encounters import PuttingIntoPlay, Resolving, Revealing
from longbox.games.champions.rules.playing import initiated
from longbox.kernel.state import NUMBER_MASK

if TYPE_CHECKING:
    from longbox.games.champions.state import ChState
    from longbox.kernel.frames import Frame


def drone_comes(s: ChState, event: ev.DroneCome) -> Frame | None:
    """The top card of a player's deck enters play face down, if there is one."""
    n = ev.top(s, event.player)
    return PuttingIntoPlay(s.ref(n), event.player, event.source, down=True) if n is not None else None


def reveals(s: ChState, event: ev.Reveals) -> Frame | None:
    """A card is revealed from where it lies; without one, the top card of the encounter deck."""
    if event.card >= 0 and not s.there(event.card):
        return None
    origin = "deck" if event.card < 0 or s.place(event.card & NUMBER_MASK) == 100 else "elsewhere"
    return Revealing(event.player, event.card, event.source, origin)


#: class of event -> what carries it out
PROCEDURES: Mapping[type, Callable[[ChState, Any], Frame | None]] = {
    ev.EnemyAttack: lambda s, e: activating(e),
    ev.EnemyScheme: lambda s, e: activating(e),
    ev.Strikes: lambda s, e: Striking(e),
    ev.Initiate: initiated,
    ev.Reveal: lambda s, e: Resolving(e.card, e.player, e.silent),
    ev.Reveals: reveals,
    ev.DroneCome: drone_comes,
    ev.Puts: lambda s, e: PuttingIntoPlay(e.card, e.player, e.source),
    ev.Joins: lambda s, e: PuttingIntoPlay(e.card, e.player, e.card),
    ev.Defeat: defeating,
    ev.Completed: lambda s, e: Advancing(e.card),
    ev.TooMany: lambda s, e: Thinning(e.player, e.kind),
    ev.Concede: lambda s, e: Elimination(e.player),
}
