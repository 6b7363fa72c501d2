"""What is chosen before a match of Vs. System 2PCG."""

from longbox.games.vs2pcg.decks.files import builtin, plan
from longbox.games.vs2pcg.decks.setup import MODES
from longbox.kernel.setups import Choice, heading


def choices() -> tuple[Choice, ...]:
    """The decks of two players, of a third and a fourth if they play, and how four do."""
    names = tuple(builtin())
    first, second = names[0], names[1] if len(names) > 1 else names[0]
    told = [heading(" ".join(plan(name))) for name in names]
    words, plans = tuple([name for name, _ in told]), tuple([plan for _, plan in told])
    return (
        Choice("mine", "decks", "Your deck", names, first, listed=True, plans=plans, words=words),
        Choice("theirs", "decks", "Their deck", names, second, listed=True, plans=plans, words=words),
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
        Choice("mode", "mode", "How it is played", tuple(MODES), "free for all", plans=tuple(MODES.values())),
    )
