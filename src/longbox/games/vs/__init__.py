"""Vs. System, the trading card game."""
