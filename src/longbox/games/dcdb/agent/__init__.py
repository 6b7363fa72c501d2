"""The computer player: `greedy` by rules of thumb.

An agent sees a seat's view and the decision, nothing more; what knows no game is in `longbox.agents`. For another judgement touch `worth`, for
another way to answer a question `greedy`.
"""
