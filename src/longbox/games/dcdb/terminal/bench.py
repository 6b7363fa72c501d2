"""What `longbox bench dcdb` measures."""

from __future__ import annotations

from longbox.lab.bench import Course


def course() -> Course:
    """The base game with three and four players, and the Cube."""
    return Course([{"players": 4}, {"players": 3}, {"players": 4, "format": "cube"}], cloned_at=200)
