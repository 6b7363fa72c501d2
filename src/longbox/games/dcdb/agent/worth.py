"""What cards are worth to who builds a deck: by their cost, their victory points, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import pow as pow_
from typing import Final

from longbox.games.dcdb.state import MAIN_DECK, STARTER, SUPER_VILLAINS, WEAKNESS, DcState, Values
from longbox.kernel.state import NUMBER_MASK

#: what an asterisk comes to in the middle of a game, about
_ASTERISK: Final = 2.0
#: a card of cost one less than this makes a deck no better
_DEAR: Final = 1.3
#: of so many cards every choice is weighed
_MOST: Final = 9


def lateness(s: DcState) -> float:
    """How near the end of the game is, from 0 to 1: by the Super-Villains left and the main deck."""
    villains = len(s.shared(SUPER_VILLAINS))
    left = min(villains / max(1, s.format.super_villains), len(s.shared(MAIN_DECK)) / 60)
    return max(0.0, min(1.0, 1.0 - left))


def in_deck(v: Values) -> float:
    """How much better a card makes the deck that it is played from; of starting cards and Weaknesses how little."""
    if WEAKNESS in v.types:
        return -1.5
    if STARTER in v.types:
        return 0.6 if v.play is not None else -0.6
    return max(0.2, pow_(v.cost, _DEAR) - 1.2)


def worth(s: DcState, v: Values) -> float:
    """What having a card is worth: what it does, and its victory points, which count for more towards the end."""
    late = lateness(s)
    points = _ASTERISK if v.worth else float(v.vp)
    return in_deck(v) * (1.0 - 0.7 * late) + points * (0.6 + 2.2 * late)


def of_ref(s: DcState, ref: int) -> float:
    """What the card behind a reference is worth."""
    return worth(s, s.now(ref & NUMBER_MASK))


def best_purchase(s: DcState, offers: Sequence[tuple[int, int, bool]], power: int) -> tuple[float, tuple[int, ...]]:
    """Of what is for sale (number, price, of the Super-Villain stack?) the cards to buy for so much Power, and their worth.

    dcdb:6.092 Super-Villain and Line-Up don't go together, where the format has it so.
    """
    found: tuple[float, tuple[int, ...]] = (0.0, ())
    for n, price, stacked in offers:
        if stacked and price <= power:
            value = worth(s, s.now(n)) + 2.0
            others = [] if s.format.one_place_a_turn else [o for o in offers if not o[2]]
            more, also = best_purchase(s, others, power - price) if others else (0.0, ())
            found = max(found, (value + more, (n, *also)))
    rest = sorted([o for o in offers if not o[2] and o[1] <= power], key=lambda o: -o[1])[:_MOST]
    values = {n: worth(s, s.now(n)) for n, _, _ in rest}
    for k in range(1, len(rest) + 1):
        for chosen in combinations(rest, k):
            if sum([price for _, price, _ in chosen]) <= power:
                found = max(found, (sum([values[n] for n, _, _ in chosen]), tuple([n for n, _, _ in chosen])))
    return found
