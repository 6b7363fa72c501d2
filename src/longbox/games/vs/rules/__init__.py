"""The procedures of the rulebook, by chapter."""
