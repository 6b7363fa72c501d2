"""`longbox deck ... vs2pcg`: check a deck list of 2PCG, list the built-in decks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.text import Text

from longbox.errors import UserError
from longbox.outside import printable
from longbox.terminal.decks import print_legal, print_problems, write_deck


def check(file: str, *, banned: str = "") -> int:
    """Check a deck list. Prints "legal" and a summary, or everything that is wrong.

    Parameters
    ----------
    file
        A deck list (plain text, OCTGN or Lackey), or the name of a built-in deck. See docs/decks.md.
    banned
        A ban list that must be kept as well: official, modern or incursion. None unless given: the rulebook bans nothing.
    """
    from longbox.games.vs2pcg.decks import files
    from longbox.games.vs2pcg.decks.bans import check_bans

    out = Console(highlight=False)
    try:
        bans = check_bans(banned)
    except LookupError as error:
        raise UserError(f"--banned: {error.args[0]}") from None
    deck = files.load_deck(file)
    if problems := files.check(deck, bans):
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


def convert(file: str, *, to: Literal["text", "o8d"], out: Path | None = None) -> None:
    """Write a deck in another format, plain text or OCTGN's.

    Parameters
    ----------
    file
        A deck list in any of the formats, or the name of a built-in deck.
    to
        The format to write.
    out
        The file to write, a new one; without it, the deck is printed.
    """
    from longbox.games.vs2pcg.decks import files

    deck = files.load_deck(file)
    if deck.problems:
        raise UserError("\n".join(deck.problems))
    if deck.main is None:
        raise UserError(
            printable(f"{file}: it has no main character; add a line 'Main Character: Name' (vs2pcg:deck-building#1)")
        )
    write_deck(files.write(deck, to), out)
