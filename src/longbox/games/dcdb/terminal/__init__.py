"""The DC Deck-Building Game in the terminal."""
