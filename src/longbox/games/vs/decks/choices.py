"""What is chosen before a match of Vs. System."""

from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.setups import Choice, decks_of_four


def choices() -> tuple[Choice, ...]:
    """The decks of two players, and of a third and a fourth if they play."""
    names = tuple(builtin())
    usual = "x-men" if "x-men" in names else names[0]
    other = next((n for n in names if n != usual), usual)
    return decks_of_four(names, [load_deck(name).plan for name in names], usual, other)
