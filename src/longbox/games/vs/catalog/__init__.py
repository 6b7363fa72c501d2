"""Which cards there are, by name or code, and where their facts come from.

What a card does is in `cards`, what may be built of cards in `decks`. Nothing here knows rules. To add facts touch the files of facts; a new
module of cards is found by itself.
"""
