"""What cards say about the decks that they may be in (vs2pcg:golden-rules#1: against vs2pcg:deck-building#2-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longbox.games.vs2pcg.state.bases import Ability
from longbox.kernel.nodes import dataclass
from longbox.kernel.text import Printer, joined, number_word

if TYPE_CHECKING:
    from longbox.games.vs2pcg.state import CardDef


@dataclass(frozen=True)
class DeckRule(Ability):
    """A sentence about decks, which does nothing in the game itself."""

    #: so many copies may be in a deck, or as many as of any other card
    copies: int = 0

    def against(self, cards: Sequence[CardDef]) -> str:
        """What is wrong with a deck of these cards, or nothing."""
        return ""


@dataclass(frozen=True)
class Loyalty(DeckRule):
    """Only for decks in which each card that has a team has one of these; the main character is no card of it (vs2pcg:deck-building#1).

    `characters`: each character has one of them, also those that are of no team.
    """

    teams: tuple[str, ...] = ()
    characters: bool = False

    def against(self, cards: Sequence[CardDef]) -> str:
        for c in cards:
            bound = c.values.teams or (self.characters and c.is_character)
            if bound and not any([t in self.teams for t in c.values.teams]):
                return f"{c.name} is of another team than {joined(self.teams, 'or')}"
        return ""

    def text(self, p: Printer) -> str:
        words = joined([f"[{t}]" for t in self.teams], "or")
        if self.characters:
            return f"a deck may have {p.name} only if each character in it, and each card in it that has a team affiliation, is {words}"
        return f"a deck may have {p.name} only if every card in it that has a team affiliation is {words}"


@dataclass(frozen=True)
class Legion(DeckRule):
    """More copies of this card may be in a deck than of others."""

    def text(self, p: Printer) -> str:
        return f"a deck may have up to {number_word(self.copies)} copies of {p.name}"


@dataclass(frozen=True)
class OneOfAKind(DeckRule):
    """Only one copy of this card may be in a deck."""

    copies: int = 1

    def text(self, p: Printer) -> str:
        return "a deck may have only one copy of this card"
