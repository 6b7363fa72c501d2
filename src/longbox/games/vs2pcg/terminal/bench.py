"""What `longbox bench vs2pcg` measures."""

from __future__ import annotations

from longbox.games.vs2pcg.decks.arguments import setup_for
from longbox.lab.bench import Course


def course() -> Course:
    """The first two built-in decks, two and four players."""
    return Course([setup_for(), setup_for(players=4)], cloned_at=100)
