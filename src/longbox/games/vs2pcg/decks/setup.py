"""The table before the set-up: players, and cards in their zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg.state import SHARED, ZONES, PcgCard, PcgPlayer, PcgState

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import CardDef
    from longbox.kernel.game import Game


def blank(game: Game, names: tuple[str, ...], seed: int) -> PcgState:
    """A table with players and empty zones."""
    s = PcgState(game, seed, {"names": list(names), "windows": "needed"})
    s.starters = len(names)
    s.order = tuple(range(len(names)))
    for i, name in enumerate(names):
        s.add_thing(PcgPlayer(i, name, i))
    s.zones = [()] * (len(names) * ZONES + SHARED)
    return s


def add(s: PcgState, printed: CardDef, zone: int, owner: int, known: int) -> PcgCard:
    """One card more, at the end of a zone."""
    c = PcgCard(len(s.things), owner, printed, zone)
    s.add_thing(c)
    c.known = known
    c.stamp = s.tick()
    s.zones[zone] = (*s.zones[zone], c.number)
    return c


__all__ = ["add", "blank"]
