"""Crisis Expansion 1: the text of its cards, by name. The facts stand in `catalog/facts/crisis_1.jsonl`.

Its main characters, main deck and Super-Villains (Impossible Mode) are played like all others; rulebook 002 has rulings on many of them.
The fifteen Crises and the Crisis Anti-Monitor are of a cooperative game that this rulebook does not have, and are facts only. dcdb:6.445
what a "Stack Ongoing" says does nothing. dcdb:1.110 who is to choose players or a player chooses the one on its own team.
"""

from longbox.games.dcdb.cards.phrases import (
    EQUIPMENTS,
    HEROES,
    KNOWN,
    LOCATIONS,
    NON_LOCATION,
    ONE_OR_MORE,
    POWERS,
    VILLAINS,
    defense,
    first_play,
    itself,
)
from longbox.games.dcdb.language.vocabulary import *

SET = "Crisis 1"

SEEN = Among("seen", words="revealed this way")


def takes_all(what: Trait) -> Effect:
    """All such cards of the Line-Up that cost little may be gained into the hand; else there is Power."""
    return MayElse(GainTo(All(Cards((LINE_UP,), (what, Cost(0, 5)))), HAND), otherwise=Power(4))


def gives_all(what: Trait) -> FirstAppearance:
    """All such cards of hands come to the Line-Up."""
    return FirstAppearance(PutIt(All(Cards((HAND,), (what,))), LINE_UP))


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "Bo Staff": [If(There(Cards((LINE_UP,), (VILLAINS,))), Power(3), Power(2))],
    "Magician's Corset": [seq(May(DrawCards(1)), Power(ForEach(1, Among("it", words="drawn this way"))))],
    "Quiver of Arrows": [IfYouDo(May(RevealTop()), May(DiscardIt(itself)))],
    "Signature Trenchcoat": [OrElse(GainIt(up_to(1, Cards((DESTROYED,), (Cost(0, 5),)))), Power(2))],
    # Heroes
    "Animal Man": [seq(Power(2), ChooseType(), RevealTop(), If(ItIs((OfThatType(),)), DrawIt(itself)))],
    "Captain Atom": [OrElse(seq(GainIt(up_to(1, Cards((LINE_UP,), (Cost(0, 4),)))), PutIt(itself, HAND)), Power(2))],
    "John Constantine": [seq(RevealTops(2), DrawIt(a_card(SEEN)), May(DestroyIt(It("seen", "the other"))))],
    # Locations
    "House of Mystery": [first_play(Cost(5))],
    "The Rot": [first_play(Named(("Weakness", "Vulnerability")))],
    # Super Powers
    "Flight": [Power(1), defense(PutIt(up_to(1, Cards((DISCARD,))), DECK, TOP))],
    "Magic": [seq(PlayAgain(a_card(PlayedCards())), DestroyIt(itself))],
    "Power of the Red": [seq(DiscardIt(up_to(ANY_NUMBER, Cards((HAND,)))), DrawCards(ThatMany()))],
    # Super-Villains
    "Atrocitus": [
        seq(Power(3), DestroyIt(up_to(3, Cards((DISCARD,))))),
        FirstAppearance(PutUnder(All(Cards((HAND,)))), avoided=PutUnderAtRandom()),
        Triggers(DefeatsThis(), DiscardFromBelow(), category="C", turns="any", zones=KNOWN),
    ],
    "Black Manta": [takes_all(EQUIPMENTS), gives_all(EQUIPMENTS)],
    "Brainiac": [
        seq(Each(Foes(), RevealAtRandom(2)), PlayOneOfEachFoe((NON_LOCATION,))),
        FirstAppearance(seq(DiscardAtRandom(), DestroyIt(All(TopsOf(MAIN_DECK, CostOf()))))),
    ],
    "Captain Cold": [
        seq(Power(4), Power(FoesWith(1, Cards((DISCARD,), (HEROES,))))),
        FirstAppearance(TurnFaceDown(YourMains(), "")),
        Triggers(
            DefeatsThis(),
            Each(EachPlayer(), IfYouDo(May(DiscardAtRandom()), TurnUp(YourMains()))),
            category="C",
            turns="any",
            zones=KNOWN,
        ),
    ],
    "Darkseid": [takes_all(POWERS), gives_all(POWERS)],
    "Deathstroke": [
        MayElse(
            seq(GainIt(a_card(Cards((LINE_UP,), (HEROES,)))), GainIt(a_card(Cards((LINE_UP,), (VILLAINS,))))),
            otherwise=Power(4),
        ),
        FirstAppearance(seq(*[DestroyIt(a_card(Cards((HAND,), (what,)))) for what in (HEROES, POWERS, EQUIPMENTS)])),
    ],
    "Hades": [
        GainTo(a_card(Cards((DESTROYED,))), HAND),
        FirstAppearance(seq(
            PutIt(All(TopsOf(MAIN_DECK, 2)), LINE_UP),
            WeaknessesByCost(a_card(Among("it", words="put there this way"))),
        )),
    ],
    "Lex Luthor": [
        DrawCards(4),
        FirstAppearance(
            seq(RevealHand(criteria=True), GainWeaknesses(HighestVP(Cards((HAND,))))),
            unavoidable=True,
        ),
    ],
    "Parallax": [
        seq(DrawCards(1), Power(YourPower())),
        FirstAppearance(seq(RevealHand(), DiscardIt(All(Cards((HAND,), (Cost(0, 3),)))))),
    ],
    "Ra's Al Ghul": [seq(Power(4), AtEndOfTurn(ReturnIt(This(), DECK, BOTTOM), "A"))],
    "Sinestro": [takes_all(HEROES), gives_all(HEROES)],
    "The Joker": [
        seq(Power(2), Each(Foes(), ChooseOne((DiscardAtRandom(2), CasterDraws(2))))),
        FirstAppearance(RepeatUntil(GiveAtRandom(), UntilCosts(1))),
    ],
    # Villains
    "Avatar of the Rot": [seq(Power(3), AttackFoes(GainWeaknesses(2)))],
    "Killer Frost": [seq(
        Power(1),
        AttackFoes(PutIt(a_card(Cards((PLAY,), (LOCATIONS,))), DISCARD)),
        If(NoFoeDid(), DrawCards(1)),
    )],
    "Psycho Pirate": [seq(Power(2), AttackFoes(seq(RevealHand(), DiscardDuplicates())))],
    "Strife": [seq(
        OrElse(GainIt(up_to(1, Cards((LINE_UP,), (NamedAs(Cards((HAND,))),)))), Power(1)),
        AttackFoes(seq(RevealHand(), DiscardIt(All(Cards((HAND,), (NamedAs(Cards((LINE_UP,))),)))))),
    )],
    # main characters
    "MC:Animal Man": [OnceEachTurn((), Power(2), only=(TypesPlayed(3),))],
    "MC:Aquaman [Crisis]": [Triggers(Gains((Cost(0, 5),)), PutIt(itself, DISCARD))],
    "MC:Batman [Crisis]": [OnceEachTurn(
        (),
        seq(DiscardIt(All(Cards((HAND,)))), DrawCards(OneFewer(ThatMany()))),
        only=(HavePlayed((EQUIPMENTS,), 2),),
    )],
    "MC:Constantine": [OnceEachTurn(
        (),
        seq(RevealTop(), If(ItIs((ONE_OR_MORE,)), IfYouDo(May(PlayIt(itself)), seq(HasPower(1), AtEndOfTurn(DestroyIt(itself)))))),
    )],
    "MC:Cyborg [Crisis]": [OnceEachTurn(
        (),
        PutIt(up_to(1, Cards((DISCARD,), (ONE_OR_MORE,))), MAIN_DECK, BOTTOM),
        only=(HavePlayed((POWERS,)), HavePlayed((EQUIPMENTS,))),
    )],
    "MC:Green Arrow": [OnceEachTurn(
        (DiscardIt(a_card(Cards((HAND,), (Named(("Punch",)),)))),),
        ThisTurn(Amount(Defeating(), Fixed(-2), words="Villains and Super-Villains cost you 2 less to defeat")),
    )],
    "MC:Green Lantern [Crisis]": [Avoids(DiscardIt(cards(3, Cards((HAND,)))), zones=("main",), anyone=True)],
    "MC:Martian Manhunter [Crisis]": [OnceEachTurn(
        (),
        PutIt(up_to(1, Cards((DISCARD,), (HEROES,))), DECK, TOP),
        only=(HavePlayed((HEROES,), 2),),
    )],
    "MC:Robin": [Replacement(
        FirstDraw(),
        seq(PutIt(a_card(Cards((DISCARD,), (EQUIPMENTS,))), HAND), GiveUpDraw()),
        may=True,
    )],
    "MC:Superman [Crisis]": [OnceEachTurn((), DrawCards(1), only=(CostPlayed((POWERS,), 7),))],
    "MC:Swamp Thing": [AlsoControls((LOCATIONS,))],
    "MC:The Flash [Crisis]": [GoesFirst(), OnceEachTurn((), DrawCards(1), only=(HavePlayed((), 8),))],
    "MC:Wonder Woman [Crisis]": [Triggers(
        GainsFrom((VILLAINS,)),
        DestroyIt(up_to(1, Cards((HAND, DISCARD), (Named(("Vulnerability", "Weakness")),)))),
    )],
    "MC:Zatanna Zatara": [OnceEachTurn((PutIt(a_card(Cards((HAND,), (ONE_OR_MORE,))), DECK, BOTTOM),), DrawCards(1))],
}  # fmt: skip
