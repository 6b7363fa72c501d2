"""The procedures of the rulebook, chapter by chapter."""
