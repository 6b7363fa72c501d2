"""Heroes Unite: its text, by name. The facts stand in `catalog/facts/heroes_unite.jsonl`."""

from longbox.games.dcdb.cards.phrases import (
    EQUIPMENTS,
    HEROES,
    KNOWN,
    LOCATIONS,
    ONE_OR_MORE,
    POWERS,
    VILLAINS,
    defense,
    it,
    itself,
)
from longbox.games.dcdb.language.vocabulary import *

SET = "Heroes Unite"

RINGS = Marked("Power Ring")
RING_WORTH = Worth(ForEach(1, InDeck((RINGS,))))
HAND_AND_DISCARD = (HAND, DISCARD)
LITTLE = Cards((DISCARD,), (Cost(0, 3),))
SEEN = Among("seen", words="seen this way")


def on_top(*what: Trait) -> Effect:
    """Up to one such card goes from the discard pile onto the deck."""
    return PutIt(up_to(1, Cards((DISCARD,), what)), DECK, TOP)


def seeks(what: Trait) -> OnceEachTurn:
    """The top card of the deck is drawn, if it is such a card; else it may go."""
    return OnceEachTurn((), seq(RevealTop(), If(ItIs((what,)), DrawIt(itself), May(DiscardIt(itself)))))


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "Batarang": [Power(2)],
    "Blue Lantern Power Ring": [
        seq(Power(1), PerPlay((HEROES,), Power(1)), Power(ForEach(1, Cards((DISCARD,), (HEROES,))))),
        RING_WORTH,
    ],
    "Green Lantern Power Ring": [Power(2), defense(DrawCards(2)), RING_WORTH],
    "Helmet of Fate": [Power(2), defense(DiscardIt(up_to(ANY_NUMBER, Cards((HAND,)))), DrawCards(ThatMany()))],
    "Red Lantern Power Ring": [seq(LookAtTheTops(2), DestroyIt(all_but_one(SEEN)), Power(CostOf())), RING_WORTH],
    "Star Sapphire Power Ring": [
        seq(RevealTops(2), If(ShareType(), PutIt(in_order(SEEN), DECK, TOP), DrawIt(It("seen", "them")))),
        RING_WORTH,
    ],
    "Legion Flight Ring": [DrawCards(1)],
    "Indigo Tribe Power Ring": [PowerLike(a_card(PlayedCards())), RING_WORTH],
    "Mind Control Hat": [seq(
        DrawCards(2),
        AttackFoes(DiscardAtRandom()),
        IfYouPlay(
            (Named(("Jervis Tetch",)),),
            May(seq(PlayAll(Cards((LINE_UP,), (Kind((HERO, VILLAIN)),))), ReturnIt(It("played", "them"), LINE_UP))),
        ),
    )],
    "Orange Lantern Power Ring": [
        OrElse(GainTo(up_to(1, Cards((LINE_UP,), (EQUIPMENTS, Cost(0, 5)))), HAND), Power(2)),
        RING_WORTH,
    ],
    "Sciencell": [Power(2), Worth(ForEachDifferent(1, InDeck((VILLAINS,))))],
    "Skeets": [
        OrElse(on_top(HEROES), DrawCards(1)),
        defense(OrElse(PutIt(up_to(1, Cards((DISCARD,), (HEROES,))), HAND), DrawCards(1))),
    ],
    "Soultaker Sword": [seq(Power(2), DestroyIt(up_to(1, Cards((HAND,)))))],
    "White Lantern Power Battery": [seq(GainTo(All(Cards((LINE_UP,), (RINGS,))), HAND), GainTo(a_card(Cards((LINE_UP,))), DECK))],
    "Yellow Lantern Corps Power Ring": [seq(Power(2), AttackFoes(DiscardIt(a_card(Cards((HAND,)))))), RING_WORTH],
    # Heroes
    "Crimson Whirlwind": [seq(Power(2), May(DeckToDiscard()))],
    "Daughter of Gotham City": [seq(Power(1), PutIt(up_to(2, Cards((DISCARD,), (Named(("Punch",)),))), HAND))],
    "Deadman": [
        Power(2),
        Triggers(GainsThis(), DestroyIt(up_to(2, Cards(HAND_AND_DISCARD))), turns="any", zones=KNOWN),
    ],
    "Hawkgirl": [seq(Power(1), Power(ForEach(1, Cards((DISCARD,), (HEROES,)))))],
    "Hero of the Future": [seq(Power(2), PerPlay((HasDefense(),), Power(2)))],
    "Jason Blood": [seq(Power(3), on_top(VILLAINS))],
    "Katana": [Power(1), defense(DrawCards(1))],
    "Kyle Rayner": [seq(
        Power(3),
        PerDifferent((RINGS,), Cards((DISCARD,), (RINGS,)), Power(2)),
        IfYouPlayDifferent((RINGS,), 3, WinGame()),
    )],
    "Plastic Man": [GainText(a_card(Either(Cards((DISCARD,), (EQUIPMENTS,)), PlayedCards((EQUIPMENTS,)))))],
    "Raven": [seq(Power(1), DrawCards(1))],
    "Saint Walker": [DrawCards(1), Worth(ForEachDifferent(1, InDeck((HEROES,))))],
    "Sonic Siren": [seq(Power(2), DestroyIt(up_to(1, Cards((LINE_UP,)))), ReplaceIt())],
    "Superboy": [seq(Power(1), PutIt(a_card(Cards((DISCARD,), (POWERS,))), HAND))],
    "Warrior Princess": [seq(Power(3), IfYouPlay((Named(("Starbolt",)),), GainTo(a_card(Cards((LINE_UP,))), HAND)))],
    "Winged Warrior": [seq(Power(2), IfYouPlay((HEROES,), Power(3), other=True))],
    "Wonder of the Knight": [seq(PutIt(a_card(Cards((DISCARD,), (EQUIPMENTS,))), HAND), DrawCards(1))],
    "World's Mightiest Mortal": [seq(
        Power(5),
        RevealTops(2, main=True),
        AddToLineUp(up_to(ANY_NUMBER, SEEN)),
        PutIt(in_order(Among("seen", words="left of them")), MAIN_DECK, TOP),
    )],
    # Locations
    "Apokolips": [seeks(VILLAINS)],
    "Gotham City": [seeks(EQUIPMENTS)],
    "Metropolis": [seeks(POWERS)],
    "New Genesis": [seeks(HEROES)],
    "Oa": [Triggers(TurnBeginning(), DrawCards(1), when=There(Cards((SUPER_VILLAINS,), (Cost(10),))))],
    # Super Powers
    "Canary Cry": [
        OrElse(on_top(VILLAINS), DrawCards(1)),
        defense(OrElse(PutIt(up_to(1, Cards((DISCARD,), (VILLAINS, Cost(0, 7)))), HAND), DrawCards(1))),
    ],
    "Force Field": [DrawCards(1), Avoids(PutIt(This(), DISCARD), zones=("play",))],
    "Power of the Green": [seq(
        PutIt(a_card(Cards((DISCARD,), (LOCATIONS,))), PLAY),
        If(There(Cards((PLAY,), (LOCATIONS,))), Power(3), Power(2)),
    )],
    "Shazam!": [seq(Power(2), PlayIt(All(TopOf(MAIN_DECK))), ReturnIt(itself, MAIN_DECK, TOP))],
    "Starbolt": [seq(Power(2), Power(ForEach(1, Cards((DISCARD,), (POWERS,)))))],
    "Teleportation": [GainTo(All(TopOf(MAIN_DECK)), HAND)],
    "Whirlwind": [seq(Power(1), If(FirstCard(), May(seq(DiscardHand(), DrawCards(4)))))],
    # Villains
    "Black Lantern Corps": [seq(Power(2), AttackFoes(GainWeaknesses(1)), If(SomeFoeDidNot(), DrawCards(1)))],
    "Brother Blood": [Power(4)],
    "Deadshot": [seq(Power(1), AttackFoes(seq(RevealTop(), If(ItIs((ONE_OR_MORE,)), DiscardIt(itself)))))],
    "Dr. Sivana": [seq(Power(2), on_top(POWERS))],
    "Granny Goodness": [seq(
        PlayIt(a_card(Cards((LINE_UP,), (Kind((HERO, VILLAIN)),)))),
        May(ReturnIt(itself, LINE_UP, name="back")),
        AtEndOfTurn(ReturnIt(itself, LINE_UP)),
    )],
    "Jervis Tetch": [seq(Power(1), LookAtTop(), ChooseOne((DestroyIt(it), DiscardIt(it))))],
    "Killer Croc": [IfYouPlay((VILLAINS,), Power(3), Power(2), Power(1), other=True)],
    "Larfleeze": [
        OrElse(GainTo(costing(5, Cards((LINE_UP,))), HAND), Power(3)),
        Worth(ForEvery(1, 7, InDeck())),
    ],
    "Manhunter": [seq(Power(1), Power(ForEach(2, Cards((DISCARD,), (Named(("Manhunter",)),)))))],
    "Mr. Zsasz": [seq(Power(2), AttackFoes(seq(RevealTop(), If(ItIs((OddCost(),)), GainWeaknesses(1)))))],
    "Ocean Master": [IfYouPlay((VILLAINS,), DestroyIt(up_to(1, Cards(HAND_AND_DISCARD))), other=True)],
    "Parasite": [seq(
        Power(2),
        AttackFoes(seq(
            RevealHand(),
            IfYouDo(DiscardIt(a_card(Cards((HAND,), (Cost(3),)))), PutIt(up_to(1, Cards((DISCARD,), (Named(("Punch",)),))), HAND)),
        )),
    )],
    "Red Lantern Corps": [IfYouDo(DestroyIt(up_to(1, Cards((HAND,)))), Power(3), Power(1))],
    "Talon": [IfYouPlay((Kind((STARTER,)),), Power(2))],
    "The Demon Etrigan": [seq(Power(4), on_top(HEROES))],
    # Super-Villains
    "Amazo": [
        OrElse(PlayTheseAgain((PlayedCards((VILLAINS,)), PlayedCards((HEROES,)))), Power(3)),
        FirstAppearance(LayForBoth(), PassBoth()),
    ],
    "Arkillo": [
        seq(Power(2), PutIt(All(Cards((DISCARD,), (EQUIPMENTS,))), HAND)),
        FirstAppearance(TotalHand(), HighestTotal(GainWeaknesses(3))),
    ],
    "Black Adam": [PowerPerType(2), FirstAppearance(DestroyIt(a_card(Cards(HAND_AND_DISCARD, (HEROES,)))))],
    "Graves": [
        seq(Power(4), PutIt(up_to(1, Cards((DISCARD,))), DECK, TOP)),
        FirstAppearance(ChooseToDeal(1), seq(DestroyLaid(), If(DearestDestroyed(), DrawCards(2)))),
    ],
    "H'el": [
        RepeatUntil(seq(RevealTop(), DrawIt(itself)), DrawnInAll(7)),
        FirstAppearance(seq(
            RevealTops(3),
            DestroyIt(a_card(Among("seen", (ONE_OR_MORE,)))),
            DiscardIt(It("seen", "the rest")),
        )),
    ],
    "Hector Hammond": [
        OrElse(PutIt(up_to(2, Cards((DISCARD,))), HAND), Power(3)),
        FirstAppearance(seq(GainIt(All(TopOf(MAIN_DECK))), If(ItIs((Cost(4),)), GainWeaknesses(2)))),
    ],
    "Helspont": [
        OrElse(seq(ChooseType(LITTLE), PutIt(up_to(ANY_NUMBER, Cards((DISCARD,), (OfThatType(), Cost(0, 3)))), HAND)), Power(3)),
        FirstAppearance(IfCannot(PutIt(a_card(Cards((PLAY,), (LOCATIONS,))), DISCARD), DiscardIt(cards(2, Cards((HAND,)))))),
    ],
    "Mongul": [
        seq(Power(2), DrawCards(2), DestroyIt(a_card(Cards((HAND,))))),
        FirstAppearance(ChooseOne((DiscardIt(a_card(Cards((HAND,), (RINGS,)))), DiscardAtRandom(2)))),
    ],
    "Mr. Freeze": [
        MayElse(GainTo(All(Cards((LINE_UP,), (EQUIPMENTS,))), HAND), otherwise=Power(3)),
        FirstAppearance(
            PutIt(a_card(Cards(HAND_AND_DISCARD, (EQUIPMENTS,))), LINE_UP),
            first=DestroyIt(All(Cards((LINE_UP,), (EQUIPMENTS,)))),
        ),
    ],
    "Nekron": [
        seq(DestroyIt(up_to(3, Cards(HAND_AND_DISCARD))), DrawCards(ThatMany())),
        FirstAppearance(TotalHand(), HighestTotal(DestroyAtRandom(), DiscardIt(a_card(Cards((HAND,)))))),
    ],
    "Trigon": [
        seq(
            LookAtTheTops(2, main=True),
            PutIt(a_card(SEEN), HAND),
            PutIt(It("seen", "the other"), MAIN_DECK, BOTTOM),
        ),
        FirstAppearance(DestroyIt(a_card(Cards((HAND,), (ONE_OR_MORE,))))),
    ],
    "Vandal Savage": [OnceEachTurn((), Power(1))],
    # main characters
    "MC:Batgirl": [OnceEachTurn((DiscardIt(a_card(Cards((HAND,), (Named(("Punch",)),)))),), DrawCards(1))],
    "MC:Black Canary": [Triggers(Plays((VILLAINS,), different=True), Power(1))],
    "MC:Booster Gold": [Triggers(Plays((HasDefense(),)), Power(1)), Triggers(AvoidsAttack(), DrawCards(1), turns="any")],
    "MC:Hawkman": [Triggers(Plays((HEROES,)), Power(1))],
    "MC:Nightwing": [Triggers(Plays((EQUIPMENTS,), 1), Power(1)), Triggers(Plays((EQUIPMENTS,), 2), DrawCards(1))],
    "MC:Red Tornado": [OnceEachTurn((), Power(2), only=(CardTypes(Cards((DISCARD,)), 4),))],
    "MC:Shazam": [Uses((Pay(4),), seq(GainIt(All(TopOf(MAIN_DECK))), May(PutIt(itself, DECK, TOP))))],
    "MC:Starfire": [OnceEachTurn((), DrawCards(1), only=(There(Cards((LINE_UP,), (POWERS,)), 0, 0),))],
}  # fmt: skip
