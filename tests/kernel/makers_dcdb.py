"""Makers of matches of the DC Deck-Building Game, for the conformance suite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.dcdb.events import FromTop
from longbox.games.dcdb.game import GAME as DCDB
from longbox.kernel.state import NUMBER_MASK
from tests.kernel.conformance import Maker
from tests.kernel.makers import act_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence


def dcdb_offers(s: Any) -> list[Any] | None:
    """What the active player may do."""
    if s.decision.kind != "turn":
        return None
    return [act_in_words(s, a) for a in s.game.options(s, s.decision.player)]


def dcdb_opened(event: Any) -> Sequence[int]:
    """What was revealed or discarded from the top of a deck has lain open, though that may be shuffled in again at once."""
    return [event.card & NUMBER_MASK] if isinstance(event, FromTop) and event.card >= 0 else ()


def dcdb_maker(players: int, seats: list[int] | None = None, **more: Any) -> Maker:
    """The DC Deck-Building Game with this number of players, answered by these seats."""

    def setup(seed: int) -> dict[str, Any]:
        found = {"players": players, **more}
        return {**found, "seats": seats} if seats is not None else found

    name = f"DCDB{players}" if seats is None and not more else "DCDB_CUBE" if more else "DCDB_TWOHANDED"
    return Maker(f"{__name__}:{name}", DCDB, setup, offers=dcdb_offers, opened=dcdb_opened)


DCDB2, DCDB3, DCDB4, DCDB5 = (dcdb_maker(n) for n in (2, 3, 4, 5))
#: one seat answers for the first and the last player
DCDB_TWOHANDED = dcdb_maker(3, [0, 1, 0])
#: the values of the Cube, with the cards there are
DCDB_CUBE = dcdb_maker(4, format="cube")
