"""What lies on the table of the DC Deck-Building Game."""

from longbox.games.dcdb.state.card import *
from longbox.games.dcdb.state.format import *
from longbox.games.dcdb.state.state import *
from longbox.games.dcdb.state.things import *
from longbox.games.dcdb.state.zones import *
