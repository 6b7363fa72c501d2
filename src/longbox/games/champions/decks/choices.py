"""What is chosen before a match of Marvel Champions."""

from longbox.games.champions.decks.arguments import playable
from longbox.games.champions.decks.scenarios import SCENARIOS
from longbox.kernel.setups import Choice


def choices() -> tuple[Choice, ...]:
    """Up to two heroes with their starter decks, the scenario, how hard it is."""
    heroes = tuple(playable())
    return (
        Choice("hero", "heroes", "Hero", heroes, heroes[0], listed=True),
        Choice("second", "heroes", "Second hero", ("", *heroes), "", listed=True),
        Choice("scenario", "scenario", "Scenario", tuple(SCENARIOS), next(iter(SCENARIOS))),
        Choice("mode", "mode", "Difficulty", ("standard", "expert"), "standard"),
    )
