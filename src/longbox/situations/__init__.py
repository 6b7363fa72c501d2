"""Situations: a table built by hand rather than played up to, for tests, rulings and puzzles."""

from __future__ import annotations

from typing import Any

from longbox.games import entry


def situation(game: str, **given: object) -> Any:
    """A table of `game` with the given sides (A=side(...), B=side(...)) and moment; see that game's `situations` room.

    LookupError, naming those there are, where no game is called so.
    """
    at = entry(game)
    return at.find(at.situation)(**given)


def side(hero: object = None, /, **given: object) -> dict[str, object]:
    """One player's side: what lies where, as the game's `situations` room tells.

    In Champions it begins with the hero, in DC Deck-Building with the main character, or a list of them.
    """
    return given if hero is None else {"hero": hero, **given}
