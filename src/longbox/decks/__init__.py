"""Deck files: plain text, OCTGN, Lackey and MarvelCDB lists, read, matched with the known cards, and written back."""

from longbox.decks.load import builtin_decks, read_deck, read_list, read_slots
from longbox.decks.model import DeckEntry, DeckError, DeckList, DeckProblem
from longbox.decks.resolve import CardKey, Catalog, ResolvedCard, ResolvedDeck, resolve
from longbox.decks.sections import Part
from longbox.decks.slots import Slot, SlotList

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
    "Slot",
    "SlotList",
    "builtin_decks",
    "read_deck",
    "read_list",
    "read_slots",
    "resolve",
]
