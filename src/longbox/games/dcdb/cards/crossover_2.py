"""Crossover 2: its text, by name. The facts stand in `catalog/facts/crossover_2.jsonl`.

Cards under a main character have no owner (dcdb:6.320), and all players see them (dcdb:3.012).
"""

from longbox.games.dcdb.cards.phrases import EQUIPMENTS, HEROES, POWERS, VILLAINS, itself
from longbox.games.dcdb.language.vocabulary import *

SET = "Crossover 2"

UNDER = Cards((BELOW,))
HAND_AND_DISCARD = (HAND, DISCARD)


def ambush(spares: Trait, then: Effect) -> FirstAppearance:
    """Each player puts the top card of the main deck under its main character, and suffers something unless it is such a card."""
    return FirstAppearance(seq(RevealTop(main=True), PutIt(itself, BELOW), If(ItIs((spares,)), then)))


#: name -> its text: what resolves as it is played, and what else stands on it; nothing is known of what Slade Wilson does as it is played
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "Arrow's Bow": [OrElse(May(TakeUnderAtRandom()), Power(2))],
    "Collapsible Staff": [seq(DrawCards(1), GainIt(All(Cards((LINE_UP,), (VILLAINS,)))), PutIt(It("it", "them"), BELOW))],
    "Explosive Arrow": [seq(Power(1), AttackFoes(seq(CasterDestroys(a_card(UNDER)), CasterKeepsThis())))],
    # Heroes
    "Detective Lance": [seq(Power(3), ChooseName(), ChooseFoe(), GainIt(a_card(OfFoe(Cards((BELOW,), (OfThatName(),))))))],
    "Laurel Lance": [OrElse(PutIt(up_to(1, Cards((HAND,))), BELOW), PutIt(up_to(1, UNDER), HAND))],
    "Moira Queen": [PutTop(BELOW, main=True), Worth(ForEachDifferent(1, UNDER))],
    "Shado": [
        seq(Power(1), DrawCards(1)),
        Avoids(PutIt(This(), BELOW), seq(DrawCards(2), PutIt(up_to(1, Cards((HAND,))), BELOW)), zones=("hand",)),
    ],
    # Locations
    "Verdant": [Triggers(TurnBeginning(), IfYouDo(PutIt(a_card(Cards((HAND,))), BELOW), DrawCards(1)))],
    # Super Powers
    "Mirakuru": [
        IfYouDo(
            OnlyIf(FirstCard(), May(PutIt(ThisAndAll(Cards((HAND,)), "your hand"), BELOW))),
            DrawCards(4),
            DrawCards(1),
        ),
    ],
    "Promise to a Friend": [Power(1), Triggers(TurnBeginning(), Power(1)), Prohibition(Destroying())],
    "You Have Failed This City": [seq(Power(2), AttackFoes(DiscardAtRandom()))],
    # Villains
    "Bronze Tiger": [seq(
        Power(2),
        AttackFoes(Revealing(seq(RevealIt(a_card(Cards((HAND,)))), PutIt(itself, BELOW)), 1)),
        If(SomeFoeRevealedLess(1), DrawCards(2)),
    )],
    "Huntress": [seq(Power(2), ThisTurn(Triggers(Gains((VILLAINS,)), DestroyIt(a_card(Cards(HAND_AND_DISCARD))))))],
    "Mr. Blank": [seq(Power(2), AttackFoes(CasterTakes(a_card(UNDER), BELOW)))],
    # Super-Villains
    "Brother Blood": [
        seq(Power(4), DrawCards(1)),
        ambush(NotKind(SUPER_POWER), DiscardIt(All(Cards((HAND,), (Cost(4),))))),
    ],
    "China White": [seq(Power(3), DestroyIt(up_to(1, Cards(HAND_AND_DISCARD)))), ambush(NotKind(HERO), DiscardAtRandom())],
    "Count Vertigo": [
        seq(DrawCards(3), PutIt(a_card(Among("it", (), "drawn this way")), BELOW)),
        FirstAppearance(seq(
            RevealTops(2),
            PutIt(a_card(Seen()), BELOW),
            PutTo(All(Seen((), "left of those")), BELOW, whose=LeftNeighbour()),
        )),
    ],
    "Deadshot": [seq(Power(3), NextAttackTwice()), ambush(NotKind(HERO), DiscardAtRandom())],
    "Edward Fyers": [Triggers(DrawsByCard(), PutIt(a_card(Among("it", (), "drawn this way")), BELOW), limit=(1, "turn"))],
    "Isabel Rochev": [
        GainTo(a_card(UNDER), HAND),
        FirstAppearance(seq(RevealHand(criteria=True), PutIt(a_card(Extreme(Cards((HAND,)))), BELOW))),
    ],
    "Malcolm Merlyn": [Power(3), Avoids(RevealIt(This()), zones=("hand",)), ambush(NotKind(HERO), DiscardAtRandom())],
    # main characters
    "MC:Felicity Smoak": [
        Triggers(Plays((HEROES,), 2), DoEither((PutTop(BELOW, main=True), PutIt(a_card(UNDER), HAND)))),
    ],
    "MC:John Diggle": [
        Triggers(AvoidsByDefense(), PutIt(It("it", "that card"), BELOW), turns="open"),
        OnceEachTurn((), PutIt(a_card(Cards((BELOW,), (HasDefense(),))), DECK, TOP)),
    ],
    "MC:Oliver Queen": [Triggers(
        TurnBeginning(),
        IfYouDo(DiscardIt(a_card(Cards((HAND,)))), If(ItIs((EQUIPMENTS,)), May(PutIt(itself, BELOW)), TakeUnderAtRandom())),
    )],
    "MC:Roy Harper": [
        OnceEachTurn((), PutIt(a_card(Cards((LINE_UP,), (POWERS,))), BELOW)),
        Triggers(TurnBeginning(), seq(Power(2), DestroyIt(cards(4, UNDER))), when=There(UNDER, 4), category="C"),
    ],
    "MC:Sara Lance": [
        Triggers(GainsFrom((VILLAINS,)), PutIt(itself, BELOW), turns="open"),
        OnceEachTurn((), PutIt(a_card(Cards((BELOW,), (VILLAINS,))), DECK, BOTTOM)),
    ],
}  # fmt: skip
