"""Deck files: plain text, OCTGN and Lackey lists, read, matched with the known cards, and written back."""

from longbox.decks.load import builtin_decks, read_deck, read_list
from longbox.decks.model import DeckEntry, DeckError, DeckList, DeckProblem
from longbox.decks.resolve import CardKey, Catalog, ResolvedCard, ResolvedDeck, resolve
from longbox.decks.sections import Part

__all__ = [
    "CardKey",
    "Catalog",
    "DeckEntry",
    "DeckError",
    "DeckList",
    "DeckProblem",
    "Part",
    "ResolvedCard",
    "ResolvedDeck",
    "builtin_decks",
    "read_deck",
    "read_list",
    "resolve",
]
