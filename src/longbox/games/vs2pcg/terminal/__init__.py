"""The game at a terminal: its face, its table drawn, how a person is asked, its commands' options.

What knows no game is in `longbox.terminal`. Nothing here decides what is legal. To show something touch `table`, to explain something `why`.
"""
