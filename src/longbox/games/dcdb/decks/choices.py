"""What is chosen before a match of the DC Deck-Building Game."""

from longbox.games.dcdb.decks.formats import FORMATS
from longbox.kernel.setups import Choice


def choices() -> tuple[Choice, ...]:
    """The format, and how many play."""
    formats = tuple(FORMATS)
    return (
        Choice("format", "format", "Format", formats, "cube" if "cube" in formats else formats[0]),
        Choice("players", "players", "Players", ("2", "3", "4"), "4", number=True),
    )
