"""The games Longbox plays, by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.kernel.game import Game

#: name -> module with a `GAME`
GAMES = {"vs": "longbox.games.vs.game", "champions": "longbox.games.champions.game"}


def game(name: str) -> Game:
    """The game of this name. Raises LookupError naming the ones there are."""
    if name not in GAMES:
        raise LookupError(f"no game is called {name!r}; there are: {', '.join(sorted(GAMES))}")
    found: Game = import_module(GAMES[name]).GAME
    return found
