"""The verbs of cards."""
