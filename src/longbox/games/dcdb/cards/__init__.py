"""The cards of the DC Deck-Building Game, set by set; nothing but cards."""
