"""What lies on the table: cards as printed, zones, players, the state."""

from longbox.games.vs.state.card import *
from longbox.games.vs.state.state import *
from longbox.games.vs.state.things import *
from longbox.games.vs.state.zones import *
