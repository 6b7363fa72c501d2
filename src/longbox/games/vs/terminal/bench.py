"""What `longbox bench vs` measures."""

from __future__ import annotations

from itertools import combinations

from longbox.errors import UserError
from longbox.games.vs.decks.arguments import catalog_with, legal_decks
from longbox.lab.bench import Course


def course() -> Course:
    """Every pair of the built-in decks."""
    catalog, _ = catalog_with(None)
    decks = legal_decks((), catalog)
    if not decks:
        raise UserError("there are no built-in decks to measure with")
    pairs = list(combinations(decks, 2)) or [(decks[0], decks[0])]
    return Course([{"decks": [a.entries, b.entries]} for a, b in pairs], cloned_at=100)
