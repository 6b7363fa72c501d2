"""What lies on the table: cards as printed and as they are now, zones, players, the state itself.

Nothing happens here (that is `events`), and nothing is decided (that is `rules`). For a new fact about a card or a player touch `card` or
`things`, for a new zone or a facet that values are read by `zones`. `bases` is the kernel's
classes held to this state.
"""

from longbox.games.champions.state.card import *
from longbox.games.champions.state.reach import *
from longbox.games.champions.state.setup import *
from longbox.games.champions.state.state import *
from longbox.games.champions.state.things import *
from longbox.games.champions.state.zones import *
