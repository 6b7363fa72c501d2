"""Tournaments of any game: a file of events, rounds and pods, standings, what is printed. Knows no game by its name."""
