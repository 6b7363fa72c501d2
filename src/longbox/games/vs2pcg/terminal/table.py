"""The table of 2PCG, drawn for a terminal."""
