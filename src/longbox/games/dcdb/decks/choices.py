"""What is chosen before a match of the DC Deck-Building Game."""

from longbox.games.dcdb.decks.files import bundled, read_setup
from longbox.games.dcdb.decks.formats import FORMATS
from longbox.games.dcdb.decks.setup import Fields, mains_there_are
from longbox.kernel.setups import Choice
from longbox.kernel.text import joined


def choices() -> tuple[Choice, ...]:
    """The set-up, how many play, and one's main character."""
    setups = {name: read_setup(name).setup for name in sorted(bundled(), key=_order)}
    mains = tuple(dict.fromkeys([name for setup in setups.values() for name in mains_there_are(setup)]))
    return (
        Choice(
            "setup",
            "setup",
            "Set-up",
            tuple(setups),
            "cube",
            plans=tuple([_plan(setup) for setup in setups.values()]),
            words=tuple([_called(name) for name in setups]),
        ),
        Choice("players", "players", "Players", ("2", "3", "4", "5"), "4", number=True),
        Choice("main", "main", "Your main character", ("", *sorted(mains)), "", words=("as the set-up has it", *sorted(mains))),
    )


def _order(name: str) -> tuple[int, str]:
    """The formats by themselves first."""
    return (list(FORMATS).index(name) if name in FORMATS else len(FORMATS), name)


def _called(name: str) -> str:
    """What a set-up is called: a format by its title."""
    title = FORMATS[name].title if name in FORMATS else name.replace("-", " ").title()
    return title[:1].upper() + title[1:]


def _plan(setup: Fields) -> str:
    """What is played, and with which sets."""
    format = FORMATS[setup.get("format", "base")]
    sets = setup.get("sets", ["Base Set"])
    drawn = "drafted" if format.draft_points else "drawn by lot"
    return f"{format.title[:1].upper()}{format.title[1:]}, {format.least} to {format.most} players; {joined(sets)}; main characters are {drawn}"
