"""Decks and facts of Vs. System as the options of commands want them."""

from longbox.games.vs.decks.arguments import catalog_with, legal_deck, legal_decks

__all__ = ["catalog_with", "legal_deck", "legal_decks"]
