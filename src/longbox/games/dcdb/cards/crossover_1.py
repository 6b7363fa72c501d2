"""Crossover 1: its text, by name. The facts stand in `catalog/facts/crossover_1.jsonl`.

dcdb:6.445 what a Super-Villain's "Stack Ongoing" says does nothing, and is not here.
"""

from longbox.games.dcdb.cards.phrases import EQUIPMENTS, HEROES, ONE_OR_MORE, POWERS, VILLAINS, defense, itself
from longbox.games.dcdb.language.vocabulary import *

SET = "Crossover 1"

PUNCH = Named(("Punch",))
draws_and_discards = seq(DrawCards(1), DiscardIt(a_card(Cards((HAND,)))))

#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "T-Spheres": [seq(
        Power(2),
        ChooseName(),
        RevealTops(3),
        PutIt(All(Seen((OfThatName(),))), HAND),
        PutIt(in_order(Seen((), "left of those")), DECK, TOP),
    )],
    "The Hourglass": [seq(
        ChooseIt(a_card(NotAnothers(PlayedCards((Cost(0, 6),))))),
        AtEndOfTurn(PutIt(itself, HAND), "A"),
    )],
    # Heroes
    "Citizen Steel": [seq(
        DrawCards(1),
        ThisTurn(Amount(
            Buying(stacked=True),
            ForEachPlayed(-1, (PUNCH,)),
            words="Super-Villains cost you 1 less to defeat for each Punch you play or have played",
        )),
    )],
    "Dr. Mid-Nite": [seq(
        Power(2),
        LookAtTheTops(2),
        DiscardIt(up_to(ANY_NUMBER, Seen((), "seen this way"))),
        PutIt(in_order(Seen((), "left of those")), DECK, TOP),
    )],
    "Liberty Belle": [Power(2), defense(DrawCards(3), PutIt(cards_in_order(2, 2, Cards((HAND,))), DECK, TOP))],
    # Locations
    "Monument Point": [Triggers(Plays((PUNCH,), 1), DrawCards(1))],
    # Super Powers
    "Girl Power": [
        Power(2),
        Avoids(
            seq(RevealIt(This()), DoEither((DiscardIt(This()), DiscardIt(a_card(Cards((HAND,), (PUNCH,))))))),
            DrawCards(1),
            zones=("hand",),
        ),
    ],
    "Mystic Bolts": [seq(
        Power(1),
        IfYouDo(
            PutIt(up_to(1, Cards((DISCARD,), (Cost(0, 5),))), HAND),
            PutIt(up_to(1, Cards((DISCARD,), (Cost(0, 5), OtherCost()))), HAND),
        ),
    )],
    # Villains
    "Per Degaton": [seq(
        Power(2),
        DiscardIt(up_to(ANY_NUMBER, Cards((HAND,)))),
        Power(Discarded()),
        ThisTurn(Triggers(Discards(), Power(1))),
    )],
    "Scythe": [seq(Power(2), AttackFoes(Unless(GainWeaknesses(1), You(), RevealIt(a_card(Cards((HAND,), (Kind((STARTER,)),)))))))],
    # Super-Villains
    "Eclipso": [
        seq(
            HaveTextsOfFoes(),
            Each(Foes(), DiscardTop()),
            PlayAll(Among("discarded", (), "discarded this way"), may=True, each=ReturnIt(itself, DISCARD)),
        ),
        FirstAppearance(seq(RevealHand(), PerCard(Cards((HAND,), (VILLAINS,)), DiscardIt(a_card(Cards((HAND,))))))),
    ],
    "Gentleman Ghost": [
        seq(PutIt(All(Cards((DISCARD,), (Cost(0, 0),))), HAND), May(PassToEachFoe())),
        FirstAppearance(seq(
            DestroyIt(a_card(Cards((DISCARD,), (ONE_OR_MORE,)))),
            DestroyIt(a_card(Cards((DISCARD,), (DifferentFrom(), ONE_OR_MORE)))),
        )),
    ],
    "Gog": [FirstAppearance(DiscardAtRandom(), If(DearestDiscarded(), DiscardIt(a_card(Cards((HAND,))))))],
    "Icicle": [
        seq(Power(3), ChooseFoe(), FlipFoe()),
        FirstAppearance(GainWeaknesses(ForEach(1, Cards((LINE_UP,), (HEROES,))))),
    ],
    "Kobra": [
        seq(DrawCards(4), DiscardIt(cards(2, Among("it", (), "drawn this way")))),
        FirstAppearance(seq(
            RevealTops(5),
            DiscardIt(All(Seen((ONE_OR_MORE,)))),
            PutIt(in_order(Seen((), "left of those")), DECK, TOP),
        )),
    ],
    "Mordru the Merciless": [
        seq(Power(3), May(ShuffleIn(All(Cards((DISCARD,), (ONE_OR_MORE,)))))),
        FirstAppearance(DiscardIt(a_card(Cards((HAND,), (Cost(3),))))),
    ],
    "Solomon Grundy": [Power(3), Worth(ForEach(1, InDeck((Kind((STARTER,)),))))],
    "Ultra-Humanite": [
        seq(Power(2), PutIt(cards_in_order(0, ANY_NUMBER, Cards((HAND,))), DECK, BOTTOM), DrawCards(ThatMany())),
        FirstAppearance(seq(GainWeaknesses(2), PutIt(It("it", "them"), DECK, BOTTOM))),
    ],
    # main characters
    "MC:Alan Scott": [
        Triggers(Plays((POWERS,), different=True), seq(RevealTop(), If(ItIs((Cost(0, 0),)), DrawIt(itself)))),
    ],
    "MC:Doctor Fate": [Triggers(PlaysRun(2), Power(1)), Triggers(PlaysRun(3), DrawCards(1))],
    "MC:Jay Garrick": [Interrupts(WouldDraw(), seq(RevealTop(), May(DiscardIt(itself))), turns="open", asked=False)],
    "MC:Mister Terrific": [
        OnceEachTurn(
            (DiscardIt(a_card(Cards((HAND,), (PUNCH,)))),),
            seq(
                RevealTops(3),
                DrawIt(a_card(Seen((EQUIPMENTS,)))),
                PutIt(in_order(Seen((), "left of those")), DECK, TOP),
            ),
        ),
    ],
    "MC:Power Girl": [Triggers(Plays((POWERS,), different=True), PutIt(a_card(Cards((DISCARD,), (PUNCH,))), HAND))],
    "MC:Stargirl": [
        Triggers(Plays((HasDefense(),)), draws_and_discards),
        Triggers(AvoidsAttack(), draws_and_discards, turns="any"),
    ],
    "MC:Wildcat": [
        Triggers(Plays((PUNCH,), 1), DrawCards(1), when=HavePlayed((HEROES,))),
        Triggers(Plays((PUNCH,), 1), DrawCards(1), when=HavePlayed((VILLAINS,))),
    ],
}  # fmt: skip
