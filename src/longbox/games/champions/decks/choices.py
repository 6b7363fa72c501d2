"""What is chosen before a match of Marvel Champions."""

from longbox.games.champions.decks.arguments import hero_named, playable
from longbox.games.champions.decks.files import read_champions_deck, starter_for
from longbox.games.champions.decks.scenarios import SCENARIOS
from longbox.kernel.setups import Choice


def choices() -> tuple[Choice, ...]:
    """Up to two heroes with their starter decks, the scenario, how hard it is."""
    heroes = tuple(playable())
    plans = tuple([_plan(hero) for hero in heroes])
    return (
        Choice("hero", "heroes", "Hero", heroes, heroes[0], listed=True, plans=plans),
        Choice("second", "heroes", "Second hero", ("", *heroes), "", listed=True, plans=("", *plans)),
        Choice("scenario", "scenario", "Scenario", tuple(SCENARIOS), next(iter(SCENARIOS))),
        Choice("mode", "mode", "Difficulty", ("standard", "expert"), "standard"),
    )


def _plan(hero: str) -> str:
    """What a hero's starter deck is of."""
    starter = read_champions_deck(starter_for(hero_named(hero)))
    aspects = " and ".join(aspect.title() for aspect in starter.aspects)
    return f"{aspects}: {sum(starter.slots.values())} cards"
