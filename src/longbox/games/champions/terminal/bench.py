"""What `longbox bench champions` measures."""

from __future__ import annotations

from longbox.errors import UserError
from longbox.games.champions.catalog.catalog import heroes
from longbox.games.champions.decks.scenarios import SCENARIOS
from longbox.kernel.setups import SetupError
from longbox.lab.bench import Course
from longbox.terminal.arguments import game_named


def course() -> Course:
    """Every hero against every villain."""
    game = game_named("champions")
    found = []
    for scenario in SCENARIOS:
        for hero in heroes():
            setup = {"heroes": [hero], "scenario": scenario}
            try:
                game.start(setup, 0)
            except (SetupError, UserError):  # a hero without a deck, a scenario that is not known whole
                continue
            found.append(setup)
    if not found:
        raise UserError("there is no hero with a deck to measure with")
    return Course(found, cloned_at=10)
