"""2PCG at a terminal."""
