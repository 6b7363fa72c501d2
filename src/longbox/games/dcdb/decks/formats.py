"""The formats: what differs between them, as values (see `state.format`)."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.state import Format
from longbox.kernel.setups import SetupError

#: the printed game with its Base Set (DC-A15): its last Super-Villain ends it at once; Power alone limits what is bought in a turn
BASE: Final = Format(
    "base",
    "the printed base game",
    2,
    5,
    mains=1,
    draft_points=0,
    super_villains=8,
    on_top="Ra's Al Ghul",
    completes_cycle=False,
    kicks_a_turn=0,
    one_place_a_turn=False,
)

#: dcdb:14.100 the Cube: three or four players (dcdb:9.010; two for practice), main characters drafted by tiers up to six points
#: (dcdb:13.020), five Super-Villains (dcdb:6.480), a reserve of forty Weaknesses (dcdb:1.150)
CUBE: Final = Format(
    "cube",
    "the Cube",
    2,
    4,
    mains=0,
    draft_points=6,
    super_villains=5,
    reserve=40,
    mulligan=True,
    replaces_duplicates=True,
    gentle_opening=True,
)

FORMATS: Final = {f.name: f for f in (BASE, CUBE)}


def format_named(name: str) -> Format:
    """The format of a name. SetupError naming those there are."""
    if name not in FORMATS:
        raise SetupError(f"'format' is {name!r}; there are: {', '.join(FORMATS)}")
    return FORMATS[name]
