"""What cards will be written in: small frozen values that resolve and print themselves. None is needed yet.

No card is here, and no procedure of the rulebook. For a word that no card could say touch the file of its sort, and the contents page of them
all; the other games' rooms of this name show how.
"""
