"""What is chosen before a match of Vs. System."""

from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.setups import Choice


def choices() -> tuple[Choice, ...]:
    """The decks of two players, and of a third and a fourth if they play."""
    names = tuple(builtin())
    usual = "x-men" if "x-men" in names else names[0]
    other = next((n for n in names if n != usual), usual)
    plans = tuple([load_deck(name).plan for name in names])
    return (
        Choice("mine", "decks", "Your deck", names, usual, listed=True, plans=plans),
        Choice("theirs", "decks", "Their deck", names, other, listed=True, plans=plans),
        Choice("third", "decks", "A third player's deck", ("", *names), "", listed=True, plans=("", *plans)),
        Choice("fourth", "decks", "A fourth player's deck", ("", *names), "", listed=True, plans=("", *plans)),
    )
