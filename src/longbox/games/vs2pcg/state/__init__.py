"""What lies on the table of 2PCG."""

from longbox.games.vs2pcg.state.card import *
from longbox.games.vs2pcg.state.state import *
from longbox.games.vs2pcg.state.things import *
from longbox.games.vs2pcg.state.zones import *
