"""Longbox plays superhero card games and enforces their rules."""

__version__ = "0.1.0"
