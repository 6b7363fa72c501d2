"""The machine every game runs on. It imports nothing of Longbox and knows no game."""
