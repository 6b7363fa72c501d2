"""The games Longbox plays, by name. A new one is a folder here and a word in `GAMES`; its `__init__` has its `ENTRY`."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from longbox.games.registry import Entry
    from longbox.kernel.game import Game

GAMES: Final = ("vs", "champions", "dcdb", "vs2pcg")
"""The folders beside this file; the first is played where none is named."""


def entry(name: str) -> Entry:
    """The front door of the game of this name. Raises LookupError naming the ones there are."""
    if name not in GAMES:
        raise LookupError(f"no game is called {name!r}; there are: {', '.join(sorted(GAMES))}")
    found: Entry = import_module(f"longbox.games.{name}").ENTRY
    return found


def entries() -> tuple[Entry, ...]:
    """The games there are: each with its `name`, its `title` and how many `players` it takes, as (fewest, most)."""
    return tuple(entry(name) for name in GAMES)


def game(name: str) -> Game:
    """The rules of the game of this name. Raises LookupError naming the ones there are."""
    return entry(name).rules


class _Games(ModuleType):
    """This package, which can be called: `longbox.games()` lists the games, as `docs/library.md` has it."""

    def __call__(self) -> tuple[Entry, ...]:
        return entries()


sys.modules[__name__].__class__ = _Games
