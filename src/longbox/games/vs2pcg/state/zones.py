"""The zones (vs2pcg:basic-game-concepts#1), play in its three rows (vs2pcg:basic-game-concepts#5) for each player (vs2pcg:free-for-all#4).

In which order resources lie there is no matter, and they are never exhausted (vs2pcg:resources-and-locations#2).
"""

from __future__ import annotations

#: ASIDE is where a main character waits until it is placed (vs2pcg:setting-up#4)
DECK, HAND, KO, FRONT, BACK, RESOURCE, ASIDE = range(7)
ZONES = 7
#: the zone that players share besides play, and where tokens are that exist no more (vs2pcg:token-characters#1): nobody sees them
REMOVED, GONE = 100, 101
SHARED = 2
ROWS = (FRONT, BACK)
ZONE_NAMES = {
    DECK: "deck",
    HAND: "hand",
    KO: "KO pile",
    FRONT: "front row",
    BACK: "back row",
    RESOURCE: "resource row",
    ASIDE: "aside",
    REMOVED: "removed from the game",
    GONE: "gone",
}

__all__ = ["ASIDE", "BACK", "DECK", "FRONT", "GONE", "HAND", "KO", "REMOVED", "RESOURCE", "ROWS", "SHARED", "ZONES", "ZONE_NAMES"]
