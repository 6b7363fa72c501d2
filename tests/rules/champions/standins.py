"""Cards made up for the tests of Marvel Champions."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.language.vocabulary import (
    YOU_,
    Action,
    Constant,
    DrawCards,
    Elsewhere,
    Gains,
    It,
    Keyword,
    PickCards,
    PutIntoPlay,
    attack,
    thwart,
)
from longbox.games.champions.situations import stand_in

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)
FRIEND = stand_in("ally", "Friend", cost=0, hp=3, atk=1, thw=1, atk_cost=1, thw_cost=1)
ZAP = stand_in("event", "Zap", attack(5), cost=0)
SNEAK = stand_in("event", "Sneak", thwart(2, DrawCards(1)), cost=0)


def card(name: str = "Card", **resources: int) -> Any:
    """A resource card."""
    return stand_in("resource", name, resources=resources)


def free(name: str, *text: Any) -> Any:
    """An event that costs nothing."""
    return stand_in("event", name, *text, cost=0)


def gear(*words: Keyword | str) -> Any:
    """An upgrade that gives its hero keywords."""
    return stand_in("upgrade", "Gear", Constant(YOU_, tuple(Gains(w) for w in words)))  # type: ignore[arg-type]


def fetch(kind: str) -> Any:
    """An event that puts a card of the hand into play."""
    return free("Fetch", Action((), PickCards(Elsewhere(("hand",), frozenset({kind})), PutIntoPlay(It("picked")))))
