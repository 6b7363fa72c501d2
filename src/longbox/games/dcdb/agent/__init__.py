"""The computer player of the DC Deck-Building Game."""
