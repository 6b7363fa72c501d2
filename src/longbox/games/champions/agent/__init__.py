"""The computer player: `greedy` by rules of thumb, and what `search` has to be told of this game.

An agent sees a seat's view and the decision, nothing more; what knows no game is in `longbox.agents`. For another judgement touch `worth`, for
another way to answer a question the file of its subject.
"""
