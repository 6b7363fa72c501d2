"""Phrases that cards of several sets share: one that a new set needs as well is moved here."""

from longbox.games.dcdb.language.vocabulary import *

it = It("it")
itself = It("it", "it")
EQUIPMENTS, HEROES, POWERS, VILLAINS, LOCATIONS = (Kind((t,)) for t in (EQUIPMENT, HERO, SUPER_POWER, VILLAIN, LOCATION))
NON_LOCATION = NotKind(LOCATION)
ONE_OR_MORE = Cost(1)
KNOWN = ("gained",)


SUPER_VILLAINS_COST_2_LESS = ThisTurn(
    Amount(Buying(stacked=True), Fixed(-2), words="Super-Villains cost you 2 less to defeat"),
)


def defense(*then: Effect) -> Avoids:
    """Discarded from the hand, it avoids an attack."""
    return Avoids(DiscardIt(This()), seq(*then), zones=("hand",))


def first_play(*what: Trait) -> Triggers:
    """A card for the first such card of each turn."""
    return Triggers(Plays(tuple(what), 1), DrawCards(1))
