"""What happens in 2PCG."""

from longbox.games.vs2pcg.events.characters import *
from longbox.games.vs2pcg.events.turn import *
from longbox.games.vs2pcg.events.zones import *
