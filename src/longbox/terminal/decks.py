"""What `longbox deck` prints in every game: that a list is legal, or what is wrong with it; and a deck in another format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longbox.decks.model import told
from longbox.errors import UserError
from longbox.kernel.files import write_new
from longbox.outside import printable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.console import Console

    from longbox.decks import DeckError


def by_line(error: DeckError) -> Sequence[object]:
    """The problems of a list. Where all are those of the file as a whole, the error is raised again."""
    if not any(problem.line for problem in error.problems):
        raise error
    return error.problems


def print_problems(out: Console, problems: Sequence[object]) -> int:
    """Prints what is wrong; the exit status."""
    for line in told(problems):
        out.print(Text(printable(line)), soft_wrap=True)
    return 1


def print_legal(out: Console, name: str) -> None:
    """Nothing is wrong."""
    out.print(Text.assemble(("legal", "bold green"), f": {printable(name)}"), soft_wrap=True)


def write_deck(text: str, out: Path | None) -> None:
    """Write a deck into a new file, or print it."""
    if out is None:
        print(text.replace("\r\n", "\n"), end="")
        return
    try:
        write_new(out, text)
    except FileExistsError:
        raise UserError(printable(f"{out} is there already: choose another file")) from None
    except ValueError as error:
        raise UserError(printable(f"{out}: can't be written: {error}")) from None
