"""Which cards there are, by name, and where their facts come from.

What a card does is in `cards`, what may be built of cards in `decks`. Nothing here knows rules. To add facts touch the files of facts; what
reads and checks them is `catalog`.
"""

from longbox.games.dcdb.catalog.catalog import *
from longbox.games.dcdb.catalog.cube import *
