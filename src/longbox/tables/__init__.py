"""What lies on a table and what is asked there, as structs that every client reads: terminal, browser, bots.

A game's `view` fills them in; nothing of a game's own is here, and nothing of how a client shows it.
"""
