"""Cards made up for the tests of Marvel Champions."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.situation import stand_in
from longbox.games.champions.vocabulary import (
    YOU_,
    Action,
    Constant,
    Elsewhere,
    Gains,
    It,
    Keyword,
    PickCards,
    PutIntoPlay,
)

THUG = stand_in("minion", "Thug", hp=3, atk=1, sch=1)


def free(name: str, *text: Any) -> Any:
    """An event that costs nothing."""
    return stand_in("event", name, *text, cost=0)


def gear(*words: Keyword | str) -> Any:
    """An upgrade that gives its hero keywords."""
    return stand_in("upgrade", "Gear", Constant(YOU_, tuple(Gains(w) for w in words)))  # type: ignore[arg-type]


def fetch(kind: str) -> Any:
    """An event that puts a card of the hand into play."""
    return free("Fetch", Action((), PickCards(Elsewhere(("hand",), frozenset({kind})), PutIntoPlay(It("picked")))))
