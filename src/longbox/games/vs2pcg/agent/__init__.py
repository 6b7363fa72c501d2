"""The computer player. None of this game's own is there yet: `longbox.agents` has one that plays any.

An agent sees a seat's view and the decision, nothing more. To make one touch this room, and its line in the game's entry.
"""
