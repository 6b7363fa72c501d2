"""What cards of the DC Deck-Building Game are written in; `vocabulary` has all of it."""
