"""The cards, a module for each set: their text as trees; the facts are in the catalog.

No logic is here: a card that can't be said wants a new word in `language`. A module imports the vocabulary alone, and only the catalog
imports it. To add a card touch the module of its set, and test it in tests/cards.
"""
