"""What lies on the table: cards as printed, zones, players, the state."""

from longbox.games.champions.state.card import *
from longbox.games.champions.state.reach import *
from longbox.games.champions.state.state import *
from longbox.games.champions.state.things import *
from longbox.games.champions.state.zones import *
