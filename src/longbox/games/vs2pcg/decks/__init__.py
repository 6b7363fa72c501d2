"""What is built of cards, and the table that a set-up lays.

Reading formats that no game owns is in `longbox.decks`. Nothing here knows procedures. For a field of the set-up touch `setup`.
"""

from longbox.games.vs2pcg.decks.setup import *
