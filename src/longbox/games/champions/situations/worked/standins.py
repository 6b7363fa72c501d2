"""Cards that stand in at several of these tables."""

from __future__ import annotations

from longbox.games.champions.situations import stand_in

FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1)
THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
PIP = stand_in("resource", "Pip", resources={"mental": 1})
#: an encounter card with two boost icons
TWO = stand_in("treachery", "Two", boost=2)
