"""What cards of 2PCG are written in."""
