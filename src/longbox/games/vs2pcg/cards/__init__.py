"""The cards of 2PCG, set by set."""
