"""The cards, a module for each set: facts with their sources, and text as trees. There is none yet.

No logic is here: a card that can't be said wants a new word in `language`. A module imports the vocabulary alone, and only the catalog
imports it. To add a card touch the module of its set, and test it in tests/cards.
"""
