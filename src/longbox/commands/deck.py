"""`longbox deck`: check a deck list, list the decks that come with Longbox, write a deck in another format."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cyclopts import App
from rich.console import Console
from rich.text import Text

from longbox.decks import DeckError, marvelcdb_text
from longbox.decks.model import told
from longbox.errors import UserError
from longbox.games.vs.terminal.options import catalog_with
from longbox.kernel.files import write_new
from longbox.outside import printable
from longbox.terminal.arguments import game_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.decks.construction import Summary

WIDEST = 100
CHAMPIONS = "champions"

deck = App(
    name="deck", help="Check a deck list, list the decks that come with Longbox, or convert a deck.", help_format="plaintext"
)


@deck.command
def check(game: str, file: str, *, facts: Path | None = None) -> int:
    """Check a deck list: names, counts, deck construction. Prints "legal" and a summary, or everything that is wrong.

    Parameters
    ----------
    game
        The game: vs or champions.
    file
        A deck list, or the name of a built-in deck. For vs plain text, OCTGN or Lackey; for champions a deck from MarvelCDB
        (JSON or text), OCTGN or DragnCards. See docs/decks.md.
    facts
        A file with printed facts of your own, for vs; see docs/cards.md.
    """
    if game == CHAMPIONS:
        if facts is not None:
            raise UserError("--facts is for vs; every figure of Marvel Champions is known")
        return _check_champions(file)
    from longbox.games.vs.decks import construction as decks

    game_named(game)
    catalog, _ = catalog_with(facts)
    out = Console(highlight=False)
    try:
        found = decks.load_deck(file, catalog)
    except DeckError as error:
        return _told(out, _by_line(error))
    if problems := decks.check(found, catalog):
        return _told(out, problems)
    out.print(Text.assemble(("legal", "bold green"), f": {printable(found.name)}"), soft_wrap=True)
    _show(out, decks.summary(found, catalog))
    return 0


def _by_line(error: DeckError) -> Sequence[object]:
    """The problems of a list. Where all are those of the file as a whole, the error is raised again."""
    if not any(problem.line for problem in error.problems):
        raise error
    return error.problems


def _told(out: Console, problems: Sequence[object]) -> int:
    """Prints what is wrong; the exit status."""
    for line in told(problems):
        out.print(Text(printable(line)), soft_wrap=True)
    return 1


def _check_champions(file: str) -> int:
    from longbox.games.champions.catalog.catalog import CATALOG
    from longbox.games.champions.decks import construction as deckcheck, files as decks

    out = Console(highlight=False)
    try:
        found = decks.read_champions_deck(file)
    except DeckError as error:
        return _told(out, _by_line(error))
    if problems := deckcheck.check(found):
        return _told(out, problems)
    out.print(Text.assemble(("legal", "bold green"), f": {printable(found.name)}"), soft_wrap=True)
    s = deckcheck.summary(found)
    kinds = ", ".join(f"{n} {marvelcdb_text.heading(kind, n).lower()}" for kind, n in s.kinds.items())
    out.print(Text(f"{s.hero}; {s.cards} cards: {kinds}"), soft_wrap=True)
    out.print(Text("From: " + ", ".join(f"{faction} {n}" for faction, n in s.factions.items())), soft_wrap=True)
    out.print(Text("Packs: " + ", ".join(s.packs)), soft_wrap=True)
    if missing := decks.unknown(found, CATALOG):
        out.print(Text("Not playable yet: " + ", ".join(map(str, missing))), soft_wrap=True)
    return 0


def _show(out: Console, s: Summary) -> None:
    kinds = ", ".join(f"{n} {kind}{'' if n == 1 or kind == 'equipment' else 's'}" for kind, n in s.kinds.items())
    out.print(f"{s.cards} cards: {kinds}")
    if s.teams:
        out.print("Teams: " + ", ".join(f"{team} {n}" for team, n in s.teams.items()), soft_wrap=True)
    if s.proxies:
        out.print(f"{s.proxies} cards have stand-in figures (proxies)")
    if s.curve:
        out.print("Characters by recruit cost:")
        for cost, n in s.curve.items():
            out.print(f"{cost:4} {n:3} {'#' * n}")


@deck.command(name="list")
def list_(game: str) -> None:
    """List the decks that come with Longbox, each with its plan or its hero.

    Parameters
    ----------
    game
        The game: vs or champions.
    """
    out = Console(highlight=False)
    if game == CHAMPIONS:
        from longbox.games.champions.decks import files as champions

        for name in champions.builtin():
            starter = champions.read_champions_deck(name)
            aspects = " and ".join(aspect.title() for aspect in starter.aspects)
            out.print(Text(name, "bold cyan"))
            out.print(Text(f"  {starter.identity.title}, {aspects}: {sum(starter.slots.values())} cards"))
        return
    from longbox.games.vs.decks import construction as decks

    game_named(game)
    for name in decks.builtin():
        found = decks.load_deck(name)
        out.print(Text(name, "bold cyan"))
        for line in textwrap.wrap(found.plan, min(out.width, WIDEST) - 2):
            out.print(Text(f"  {line}"))


@deck.command
def convert(game: str, file: str, *, to: Literal["json", "text", "o8d"], out: Path | None = None) -> None:
    """Write a deck in another format: MarvelCDB's JSON or text, or OCTGN's.

    Parameters
    ----------
    game
        The game: champions.
    file
        A deck list in any of the formats, or the name of a built-in deck.
    to
        The format to write.
    out
        The file to write, a new one; without it, the deck is printed.
    """
    if game != CHAMPIONS:
        game_named(game)
        raise UserError(f"decks of {game} have one format that Longbox writes; only those of {CHAMPIONS} are converted")
    from longbox.games.champions.decks import files as decks

    found = decks.read_champions_deck(file)
    try:
        text = decks.write(found, to)
    except UserError as error:
        raise UserError(printable(f"{found.file}: {error}")) from None
    if out is None:
        print(text.replace("\r\n", "\n"), end="")
        return
    try:
        write_new(out, text)
    except FileExistsError:
        raise UserError(printable(f"{out} is there already: choose another file")) from None
    except ValueError as error:
        raise UserError(printable(f"{out}: can't be written: {error}")) from None
