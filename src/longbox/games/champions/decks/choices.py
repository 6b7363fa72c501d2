"""What is chosen before a match of Marvel Champions."""

from longbox.games.champions.decks.arguments import hero_named, playable
from longbox.games.champions.decks.files import read_champions_deck, starter_for
from longbox.games.champions.decks.scenarios import MODULAR, SCENARIOS
from longbox.kernel.setups import Choice


def choices() -> tuple[Choice, ...]:
    """Up to four heroes with their starter decks, the scenario, how hard it is, which modular sets are shuffled in."""
    heroes = tuple(playable())
    sets = MODULAR.values()
    plans = tuple([_plan(hero) for hero in heroes])
    return (
        Choice("hero", "heroes", "Hero", heroes, heroes[0], listed=True, plans=plans),
        *[
            Choice(
                key,
                "heroes",
                f"{key.capitalize()} hero",
                ("", *heroes),
                "",
                listed=True,
                plans=("", *plans),
                words=("nobody", *heroes),
            )
            for key in ("second", "third", "fourth")
        ],
        Choice("scenario", "scenario", "Scenario", tuple(SCENARIOS), next(iter(SCENARIOS))),
        Choice("mode", "mode", "Difficulty", ("standard", "expert"), "standard"),
        Choice(
            "heroic",
            "heroic",
            "Heroic: encounter cards besides",
            ("", "1", "2", "3", "4"),
            "",
            number=True,
            words=("none", "1", "2", "3", "4"),
        ),
        Choice(
            "skirmish",
            "skirmish",
            "Skirmish: one stage of the villain",
            ("", "I", "II", "III"),
            "",
            words=("no, all stages", "I", "II", "III"),
        ),
        Choice(
            "modular",
            "modular",
            "Modular set",
            ("", "none", "random", *sets),
            "",
            listed=True,
            words=("the one of the scenario", "none", "by lot", *sets),
        ),
        Choice(
            "modular-2", "modular", "Second modular set", ("", "random", *sets), "", listed=True, words=("none", "by lot", *sets)
        ),
    )


def _plan(hero: str) -> str:
    """What a hero's starter deck is of."""
    starter = read_champions_deck(starter_for(hero_named(hero)))
    aspects = " and ".join(aspect.title() for aspect in starter.aspects)
    return f"{aspects}: {sum(starter.slots.values())} cards"
