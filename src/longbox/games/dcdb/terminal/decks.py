"""`longbox deck ... dcdb`: check a set-up file, list the set-ups that come with Longbox."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from longbox.errors import UserError
from longbox.outside import printable
from longbox.terminal.decks import print_legal


def check(file: str, *, cards: Path | None = None) -> int:
    """Check a set-up file or a Cube list. Prints what it lays on the table, and what it names that is not built yet.

    Parameters
    ----------
    file
        A set-up file (TOML), a Cube list, or the name of a set-up that comes with Longbox. See docs/setups.md.
    cards
        A file with cards of your own; see docs/setups.md.
    """
    from longbox.games.dcdb.decks.files import WrongLines, read_setup
    from longbox.games.dcdb.decks.setup import blank
    from longbox.games.dcdb.state import MAIN_DECK, SUPER_VILLAINS
    from longbox.kernel.game import NO_GAME
    from longbox.kernel.setups import SetupError

    try:
        found = read_setup(file, cards)
    except WrongLines as error:
        for line in error.lines:
            Console(stderr=True, highlight=False).print(Text(f"longbox: {line}"), soft_wrap=True)
        return 1
    try:
        s = blank(NO_GAME, dict(found.setup), 0)
    except SetupError as error:
        raise UserError(printable(f"{file}: {error}")) from None
    out = Console(highlight=False)
    print_legal(out, found.name)
    figures = f"{len(s.shared(MAIN_DECK))} cards in the main deck, {len(s.zones[s.index(SUPER_VILLAINS)])} Super-Villains"
    out.print(Text(f"{s.format.title}: {figures}"), soft_wrap=True)
    if found.missing:
        out.print(Text(printable(f"Not built yet, left out: {', '.join(found.missing)}")), soft_wrap=True)
    return 0


def list_() -> None:
    """List the set-ups that come with Longbox."""
    from longbox.games.dcdb.decks.files import bundled

    out = Console(highlight=False)
    for name in bundled():
        out.print(Text(name))
