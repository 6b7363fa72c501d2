"""Names of where and when: zones (213), rows (705), phases and steps (chapter 4), and the facets that values are read by."""

from __future__ import annotations

# zones of one player (vs:213.1a, vs:213.2a, vs:213.3a, vs:213.4a, vs:213.7a); ROWS and RESOURCES together are the in-play
# zone, of which a player has two rows in either area and one resource row (vs:213.5d); there is one CHAIN for all (vs:213.6a).
# Each is a tuple: decks top first, the chain bottom first, resources left to right; nobody can change their order (vs:213.1b)
DECK, HAND, KOD, REMOVED, ROWS, RESOURCES = range(6)


ZONES = 6


#: the kind of the zone that all players share, in place of DECK ... RESOURCES
CHAIN = 6


ZONE_NAMES = ("deck", "hand", "KO'd pile", "removed from the game", "play", "resource row", "chain")


FRONT, SUPPORT = 0, 1


ROW_NAMES = ("front row", "support row")


DRAW, BUILD, COMBAT, RECOVERY = "draw phase", "build phase", "combat phase", "recovery phase"


PHASES = (DRAW, BUILD, COMBAT, RECOVERY)


RESOURCE, RECRUIT, FORMATION, ATTACK = "resource step", "recruit step", "formation step", "attack step"


# facets of the table that events touch and conditions read
F_TEXT, F_PLACE, F_STATUS, F_COMBAT, F_COUNTERS, F_RESOURCES, F_HAND, F_ENDURANCE, F_TIME, F_PILES = (1 << i for i in range(10))


#: what has been played this turn
F_PLAYS = 1 << 10


ALL_SEATS = (1 << 16) - 1
