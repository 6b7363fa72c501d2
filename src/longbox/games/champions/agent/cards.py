"""What the cards of Marvel Champions are worth to a player, by code: in play, kept in hand, and given up to pay."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from longbox.games.champions.state import ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE

if TYPE_CHECKING:
    from longbox.games.champions.state import CardDef

#: in play: what it is worth once, and again in each round that the game goes on (a hit point of the villain is 1)
BOARD: Final = MappingProxyType(
    {
        "01006": (0.5, 0.7),
        "01007": (2.0, 0.0),
        "01009": (4.0, 0.0),
        "01015": (0.5, 0.8),
        "01016": (0.4, 0.5),
        "01017": (2.8, 0.3),
        "01018": (0.8, 0.0),
        "01026": (0.4, 0.6),
        "01027": (0.4, 1.0),
        "01028": (4.0, 0.0),
        "01033": (0.5, 1.2),
        "01034": (0.5, 0.8),
        "01035": (0.5, 1.5),
        "01036": (0.5, 0.5),
        "01037": (0.4, 1.3),
        "01038": (0.4, 1.6),
        "01039": (0.4, 0.9),
        "01045": (0.5, 1.2),
        "01046": (0.5, 0.8),
        "01047": (0.7, 1.2),
        "01048": (0.5, 0.9),
        "01049": (0.5, 1.0),
        "01057": (0.3, 0.9),
        "01063": (0.3, 0.4),
        "01065": (0.3, 0.8),
        "01073": (0.3, 0.1),
        "01074": (1.8, 0.0),
        "01081": (0.3, 0.7),
        "01082": (2.2, 0.0),
        "01091": (0.3, 1.3),
        "01092": (0.3, 1.0),
        "01093": (2.4, 0.0),
    }
)
#: of cards with counters: what each is worth
COUNTER: Final = MappingProxyType({"01008": 1.2, "01018": 1.6, "01056": 1.5, "01064": 0.7, "01080": 1.0, "01066": 0.8})
#: attachments that take so much damage in the villain's place
SHIELD: Final = MappingProxyType({"01098": 5})
#: events that wait in hand for the villain phase: what holding them is worth to a hero, and to an alter-ego
WAITING: Final = MappingProxyType(
    {
        "01003": (3.0, 0.6),
        "01004": (1.6, 0.3),
        "01061": (1.2, 0.3),
        "01077": (1.6, 0.3),
        "01078": (1.3, 0.2),
        "01085": (0.3, 0.8),
        "01052": (0.6, 0.3),
        "01024": (0.6, 0.5),
    }
)
#: events played in one's turn, where the cost says too little
EVENTS: Final = MappingProxyType(
    {"01005": 4.5, "01013": 3.5, "01021": 3.0, "01031": 2.4, "01032": 3.0, "01042": 0.3, "01043a": 2.8, "01043b": 2.8}
    | {"01043c": 2.8, "01043d": 2.8, "01022": 0.9, "01023": 1.2, "01025": 1.6, "01071": 2.0, "01069": 1.2, "01086": 1.2}
)
#: a type of resource that makes more of the card it pays for
LIKES: Final = MappingProxyType({"01013": "energy", "01053": "physical", "01060": "mental"})
#: actions that bring or save cards: used before anything else is thought of
FIRST: Final = frozenset(("01091", "01092", "01010b", "01029b", "01045", "01034"))


def in_play(printed: CardDef, rounds: float) -> float:
    """An upgrade or support, if the game goes on for so many rounds (its counters apart)."""
    found = BOARD.get(printed.code)
    if found is not None:
        return found[0] + found[1] * rounds
    if printed.code in COUNTER:
        return 0.3
    cost = max(1, printed.values.cost or 0)
    return 0.5 + 0.35 * cost * min(3.0, rounds)


def to_play(printed: CardDef, rounds: float) -> float:
    """A card in hand, for what it does when it is played."""
    v = printed.values
    if v.kind == RESOURCE:
        return 1.3
    code = printed.code
    if code in WAITING:
        return WAITING[code][0]
    if v.kind == EVENT:
        return EVENTS.get(code, 0.8 + 0.8 * max(0, v.cost or 0))
    if v.kind == ALLY:
        return 2.0 + 0.8 * max(0, v.cost or 0)
    if v.kind in (UPGRADE, SUPPORT):
        return in_play(printed, rounds) + 2.5 * COUNTER.get(code, 0.0)
    return 1.0
