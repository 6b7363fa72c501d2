"""What is chosen before a match of Vs. System."""

from longbox.games.vs.decks.construction import builtin, load_deck
from longbox.kernel.setups import Choice, heading


def choices() -> tuple[Choice, ...]:
    """The decks of two players, and of a third and a fourth if they play."""
    names = tuple(builtin())
    usual = "x-men" if "x-men" in names else names[0]
    other = next((n for n in names if n != usual), usual)
    told = [heading(load_deck(name).plan) for name in names]
    words, plans = tuple([name for name, _ in told]), tuple([plan for _, plan in told])
    return (
        Choice("mine", "decks", "Your deck", names, usual, listed=True, plans=plans, words=words),
        Choice("theirs", "decks", "Their deck", names, other, listed=True, plans=plans, words=words),
        Choice(
            "third", "decks", "A third player's deck", ("", *names), "", listed=True, plans=("", *plans), words=("nobody", *words)
        ),
        Choice(
            "fourth",
            "decks",
            "A fourth player's deck",
            ("", *names),
            "",
            listed=True,
            plans=("", *plans),
            words=("nobody", *words),
        ),
    )
