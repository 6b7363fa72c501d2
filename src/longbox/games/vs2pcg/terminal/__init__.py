"""The game at a terminal: the table drawn, its cards read, what is in the way explained.

What knows no game is in `longbox.terminal`; nothing here decides what is legal. For how the table looks touch `table`, for the rest `face` first.
"""
