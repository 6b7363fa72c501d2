"""The game at a terminal: nothing is here yet.

What knows no game is in `longbox.terminal`; nothing here will decide what is legal. To draw a table, to ask and to explain, touch this room
as the other games' have it: `face` first.
"""
