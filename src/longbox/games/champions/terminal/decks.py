"""`longbox deck ... champions`: check a deck list of Marvel Champions, list the built-in decks, write a deck in another format."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.text import Text

from longbox.decks import DeckError, marvelcdb_text
from longbox.errors import UserError
from longbox.outside import printable
from longbox.terminal.decks import by_line, print_legal, print_problems, write_deck


def check(file: str) -> int:
    """Check a deck list. Prints "legal" and a summary, or everything that is wrong.

    Parameters
    ----------
    file
        A deck from MarvelCDB (JSON or text), OCTGN or DragnCards, or the name of a built-in deck. See docs/decks.md.
    """
    from longbox.games.champions.catalog.catalog import CATALOG
    from longbox.games.champions.decks import construction as deckcheck, files as decks

    out = Console(highlight=False)
    try:
        found = decks.read_champions_deck(file)
    except DeckError as error:
        return print_problems(out, by_line(error))
    if problems := deckcheck.check(found):
        return print_problems(out, problems)
    print_legal(out, found.name)
    s = deckcheck.summary(found)
    kinds = ", ".join(f"{n} {marvelcdb_text.heading(kind, n).lower()}" for kind, n in s.kinds.items())
    out.print(Text(f"{s.hero}; {s.cards} cards: {kinds}"), soft_wrap=True)
    out.print(Text("From: " + ", ".join(f"{faction} {n}" for faction, n in s.factions.items())), soft_wrap=True)
    out.print(Text("Packs: " + ", ".join(s.packs)), soft_wrap=True)
    if missing := decks.unknown(found, CATALOG):
        out.print(Text("Not playable yet: " + ", ".join(map(str, missing))), soft_wrap=True)
    return 0


def list_() -> None:
    """List the decks that come with Longbox, each with its hero."""
    from longbox.games.champions.decks import files as decks

    out = Console(highlight=False)
    for name in decks.builtin():
        starter = decks.read_champions_deck(name)
        aspects = " and ".join(aspect.title() for aspect in starter.aspects)
        out.print(Text(name, "bold cyan"))
        out.print(Text(f"  {starter.identity.title}, {aspects}: {sum(starter.slots.values())} cards"))


def convert(file: str, *, to: Literal["json", "text", "o8d"], out: Path | None = None) -> None:
    """Write a deck in another format, MarvelCDB's JSON or text, or OCTGN's.

    Parameters
    ----------
    file
        A deck list in any of the formats, or the name of a built-in deck.
    to
        The format to write.
    out
        The file to write, a new one; without it, the deck is printed.
    """
    from longbox.games.champions.decks import files as decks

    found = decks.read_champions_deck(file)
    try:
        text = decks.write(found, to)
    except UserError as error:
        raise UserError(printable(f"{found.file}: {error}")) from None
    write_deck(text, out)
