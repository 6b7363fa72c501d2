"""The cards, one module a set or team: facts with their sources, and text as trees. Nothing but cards."""
