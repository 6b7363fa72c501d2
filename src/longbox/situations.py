"""Situations: a table built by hand rather than played up to, for tests, rulings and puzzles."""

from __future__ import annotations

from importlib import import_module
from typing import Any

#: game -> module with a `situation(**sides)` of its own
_MODULES = {"vs": "longbox.games.vs.situations", "champions": "longbox.games.champions.situations"}


def situation(game: str, **given: Any) -> Any:
    """A table of `game` with the given sides (A=side(...), B=side(...)) and moment; see that game's `situation` module."""
    if game not in _MODULES:
        raise LookupError(f"no situations for {game!r}; there are for: {', '.join(sorted(_MODULES))}")
    return import_module(_MODULES[game]).situation(**given)


def side(hero: str | None = None, /, **given: Any) -> dict[str, Any]:
    """One player's side: what lies where, as the game's `situation` module tells. In Champions it begins with the hero."""
    return given if hero is None else {"hero": hero, **given}
