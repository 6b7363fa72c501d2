"""What `longbox bench dcdb` measures."""

from __future__ import annotations

from longbox.lab.bench import Course


def course() -> Course:
    """The base game with three and four players, and the Cube."""
    from longbox.games.dcdb.decks.files import read_setup

    cube = read_setup("cube").setup
    return Course([{"players": 4}, {"players": 3}, {**cube, "players": 4}], cloned_at=200)
