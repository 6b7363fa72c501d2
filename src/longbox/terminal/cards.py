"""What reading a card has in common in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from longbox.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from longbox.rulebook import Example
    from longbox.tables.table import Card


@dataclass(frozen=True)
class Seen:
    """A card that a seat knows, as the table has it, and where it lies."""

    card: Card
    player: int
    """Who has it, as the place tells; -1: no player."""
    place: str

    @property
    def name(self) -> str:
        """Its whole name."""
        return self.card.title

    @property
    def ref(self) -> int:
        """Its reference."""
        return self.card.ref


def card_asked(game: str, name: Sequence[str], such_as: str) -> str:
    """The card that `longbox card` is asked for. UserError, with one there is, if it is asked for none."""
    asked = " ".join(name)
    if not asked.strip():
        raise UserError(f"give a card's name, such as: longbox card {game} {such_as}")
    return asked


def no_card(asked: str, near: Sequence[str]) -> UserError:
    """No card is called so; the nearest names."""
    return UserError(f"no card is called {asked!r}" + (f"; nearest names: {' | '.join(near)}" if near else ""))


def print_rulings(out: Console, examples: Sequence[Example]) -> None:
    """The rulebook's examples with a card."""
    if examples:
        out.print("\nRulings")
    for e in examples:
        out.print(Text.assemble("  ", (e.id, "cyan")))
        out.print(Padding(Text(e.situation), (0, 0, 0, 4)))
        out.print(Padding(Text.assemble("Then: ", e.expected), (0, 0, 0, 4)))
