"""Crossover Pack 6: the text of its cards, by name. The facts stand in `catalog/facts/crossover_6.jsonl`.

Of this set the sources have the text of the main characters alone.
"""

from longbox.games.dcdb.cards.phrases import EQUIPMENTS, HEROES, POWERS, VILLAINS
from longbox.games.dcdb.language.vocabulary import *

SET = "Crossover 6"

ROTATE = RotateIt(a_card(Cards((PLAY,))))


def once(then: Effect, *only: Condition) -> OnceEachTurn:
    """Once during each of your turns."""
    return OnceEachTurn((), then, only=only)


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    "MC:Batwoman": [Amount(
        BuyingLikeRotated(),
        Fixed(-1),
        words="cards in the Line-Up that share a card type with a rotated card you control cost you 1 less to buy",
    )],
    "MC:Black Canary": [
        once(ROTATE, There(Different(Cards((PLAY,), (POWERS,))), 2)),
        Triggers(RotatesUpright(), PutIt(a_card(Cards((DISCARD,))), DECK, TOP)),
    ],
    "MC:Catwoman": [
        once(GainIt(All(TopOf(MAIN_DECK))), There(Cards((PLAY,), (Rotated(),)), 4)),
        Triggers(Plays((VILLAINS,)), RotateIt(a_card(Cards((PLAY,), (Upright(),))))),
    ],
    "MC:Huntress": [
        Triggers(YourAttackIsAvoided(), ROTATE),
        Triggers(AvoidsAttack(), ROTATE, turns="any"),
    ],
    "MC:Katana": [once(
        DoEither((DestroyIt(a_card(Cards((HAND,), (Kind((STARTER,)),)))), ROTATE)),
        There(Cards((PLAY,), (EQUIPMENTS,)), 2),
    )],
    "MC:Oracle": [once(seq(DrawCards(1), ROTATE), There(Cards((PLAY,), (HEROES,)), 2))],
}  # fmt: skip
