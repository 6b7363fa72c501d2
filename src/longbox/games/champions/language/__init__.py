"""What cards are written in."""
