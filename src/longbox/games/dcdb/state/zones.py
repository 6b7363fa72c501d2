"""The zones (chapter 3, dcdb:6.570); the Event Line-Up is the Line-Up (dcdb:6.195)."""

from __future__ import annotations

# dcdb:3.010, dcdb:3.014 the zones that each player has; BELOW and ABOVE are those of the main characters
DECK, HAND, DISCARD, PLAY, MAIN, BELOW, ABOVE = range(7)
ZONES = 7
# dcdb:3.011 the shared zones, counted from the end of the players' ones; RESERVE is the second Weakness stack (dcdb:1.150), ATTACHED
# is what lies with the Super-Villain on top of the stack (dcdb:6.050)
MAIN_DECK, LINE_UP, KICKS, WEAKNESSES, RESERVE, SUPER_VILLAINS, DESTROYED, REMOVED, ATTACHED = range(100, 109)
SHARED = 9
#: where shared zones begin in the numbering of kinds
FIRST_SHARED = 100

ZONE_NAMES = {
    DECK: "deck",
    HAND: "hand",
    DISCARD: "discard pile",
    PLAY: "play zone",
    MAIN: "main character zone",
    BELOW: "cards below the main character",
    ABOVE: "cards on the main character",
    MAIN_DECK: "main deck",
    LINE_UP: "Line-Up",
    KICKS: "Kick stack",
    WEAKNESSES: "Weakness stack",
    RESERVE: "reserve of Weaknesses",
    SUPER_VILLAINS: "Super-Villain stack",
    DESTROYED: "destroyed pile",
    REMOVED: "cards removed from the game",
    ATTACHED: "cards attached to the Super-Villain",
}

#: dcdb:3.013 the hidden zones; of the Super-Villain stack those not yet revealed
HIDDEN = frozenset({DECK, HAND, MAIN_DECK, SUPER_VILLAINS})
#: dcdb:6.320 a player becomes the owner of what is placed there
OWNING = frozenset({DECK, HAND, DISCARD})
#: dcdb:6.320 what is placed there has no owner any more (besides the shared zones)
OWNERLESS = frozenset({BELOW, ABOVE})

__all__ = [
    "ABOVE",
    "ATTACHED",
    "BELOW",
    "DECK",
    "DESTROYED",
    "DISCARD",
    "FIRST_SHARED",
    "HAND",
    "HIDDEN",
    "KICKS",
    "LINE_UP",
    "MAIN",
    "MAIN_DECK",
    "OWNERLESS",
    "OWNING",
    "PLAY",
    "REMOVED",
    "RESERVE",
    "SHARED",
    "SUPER_VILLAINS",
    "WEAKNESSES",
    "ZONES",
    "ZONE_NAMES",
]
