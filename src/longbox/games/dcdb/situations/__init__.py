"""Situations of the DC Deck-Building Game: tables set by hand, for tests, rulings and puzzles."""

from longbox.games.dcdb.situations.build import *
