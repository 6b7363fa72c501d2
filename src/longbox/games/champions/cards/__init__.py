"""The cards, a module for each set. Nothing but cards."""
