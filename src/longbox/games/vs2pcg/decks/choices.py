"""What is chosen before a match of Vs. System 2PCG."""

from longbox.games.vs2pcg.decks.files import builtin, plan
from longbox.games.vs2pcg.decks.setup import MODES
from longbox.kernel.setups import Choice, decks_of_four


def choices() -> tuple[Choice, ...]:
    """The decks of two players, of a third and a fourth if they play, and how four do."""
    names = tuple(builtin())
    first, second = names[0], names[1] if len(names) > 1 else names[0]
    return (
        *decks_of_four(names, [" ".join(plan(name)) for name in names], first, second),
        Choice("mode", "mode", "How it is played", tuple(MODES), "free for all", plans=tuple(MODES.values())),
    )
