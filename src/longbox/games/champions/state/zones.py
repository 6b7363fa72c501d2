"""Names of where and when: zones, phases, and the facets that values are read by."""

from __future__ import annotations

# champions:play-area, champions:play-area#1, champions:play-area#2, champions:players-play-area, champions:villains-play-area,
# champions:discard-pile, champions:discard-pile#1, champions:deck, champions:victory-display, champions:player#3
# zones of one player; AREA is the play area with what is engaged there, DEALT are encounter cards not yet revealed
DECK, HAND, DISCARD, AREA, DEALT, NEMESIS = range(6)


ZONES = 6


# shared zones, counted from the end of the players' ones; TABLE holds a card that is being played or revealed
ENCOUNTER_DECK, ENCOUNTER_DISCARD, VILLAIN_AREA, VICTORY, REMOVED, ASIDE, TABLE, BOOSTS, UNDER = range(9)


# what few cards need: the Collection, the Invocation deck with its pile, and the Experimental Weapons deck
COLLECTION, INVOCATIONS, INVOCATION_DISCARD, WEAPONS = range(9, 13)


SHARED = 13


ZONE_NAMES = ("deck", "hand", "discard pile", "play area", "dealt encounter cards", "set aside")


SHARED_NAMES = (
    "encounter deck",
    "encounter discard pile",
    "villain's play area",
    "victory display",
    "removed from the game",
    "set aside",
    "the table",
    "boost cards",
    "under a card",
    "the Collection",
    "Invocation deck",
    "Invocation discard pile",
    "Experimental Weapons deck",
)


PLAYER_PHASE, VILLAIN_PHASE, SETUP = "player phase", "villain phase", "set-up"


# facets (bit 0 is the kernel's TEXT: cards entered or left play, faces turned, texts were given or taken)
F_TEXT = 1


F_STATUS, F_DAMAGE, F_THREAT, F_HAND, F_TIME, F_COUNTERS, F_ACTIVATION, F_REVEAL = (1 << i for i in range(1, 9))
#: something is defeated or completed: nothing is another yet, but what must happen now is looked at again
F_FALL = 1 << 9


#: every seat knows it
ALL_SEATS = (1 << 16) - 1
