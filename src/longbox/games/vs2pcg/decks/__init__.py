"""What is built of cards."""

from longbox.games.vs2pcg.decks.setup import *
