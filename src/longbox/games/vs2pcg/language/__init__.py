"""What cards are written in: small frozen values that resolve and print themselves.

No card is here, and no procedure of the rulebook. For a word that no card could say touch the file of its sort, and `vocabulary`, the contents page
of them all.
"""
