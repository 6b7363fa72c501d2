"""`longbox deck ... vs2pcg`: check a deck list of 2PCG, list the built-in decks."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.text import Text

from longbox.terminal.decks import print_legal, print_problems


def check(file: str) -> int:
    """Check a deck list. Prints "legal" and a summary, or everything that is wrong.

    Parameters
    ----------
    file
        A deck list in plain text, or the name of a built-in deck.
    """
    from longbox.games.vs2pcg.decks import files

    out = Console(highlight=False)
    deck = files.load_deck(file)
    for note in deck.notes:
        out.print(Text(note, "dim"), soft_wrap=True)
    if problems := files.check(deck):
        return print_problems(out, problems)
    print_legal(out, deck.name)
    kinds: Counter[str] = Counter()
    for c, n in deck.cards:
        kinds[c.kind] += n
    assert deck.main is not None
    out.print(f"Main character {deck.main.name}; " + ", ".join([f"{n} {k.lower()}s" for k, n in kinds.items()]))
    return 0


def list_() -> None:
    """List the decks that come with Longbox, each with its plan."""
    from longbox.games.vs2pcg.decks import files

    out = Console(highlight=False)
    for name in files.builtin():
        out.print(Text(name, "bold cyan"))
        for line in files.plan(name):
            out.print(Text(f"  {line}"), soft_wrap=True)
