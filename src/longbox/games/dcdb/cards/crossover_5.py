"""Crossover Pack 5: the text of its cards, by name. The facts stand in `catalog/facts/crossover_5.jsonl`.

dcdb:6.445 what a Super-Villain's "Stack Ongoing" says does nothing, and is not here. dcdb:6.502 neither is what main characters
have of Teamwork as an ability to use.
"""

from longbox.games.dcdb.cards.phrases import EQUIPMENTS, KNOWN, ONE_OR_MORE, itself
from longbox.games.dcdb.language.vocabulary import *

SET = "Crossover 5"

LITTLE = WithVP(most=1)


def bonus(n: int) -> Triggers:
    """Victory points for who buys or gains it."""
    return Triggers(GainsThis(), GainVP(n), turns="any", zones=KNOWN)


def pays_one(then: Effect) -> Effect:
    """What one victory point buys."""
    return IfYouDo(May(PayVP(1)), then)


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT = {
    # Equipment
    "Air-Walk Shoes": [bonus(1), PutIt(a_card(Cards((DISCARD,), (LITTLE,))), HAND)],
    "Bag of Tricks": [bonus(2), Uses((PayXVP(),), seq(Power(X()), DrawCards(X())))],
    "Cold Gun": [bonus(1), seq(Power(2), ThisTurn(Triggers(Teams(), GainVP(1))))],
    "Loot!": [bonus(7), If(Unowned(), StealFromOwner(2))],
    "Mirror Gun": [bonus(1), PutIt(All(CopiesOfPlayed()), HAND)],
    # Heroes
    "Captain Boomerang Jr.": [bonus(1), seq(Power(3), Each(EachPlayer(), PutIt(a_card(Cards((DISCARD,), (LITTLE,))), DECK, TOP)))],
    "Iris West": [bonus(1), seq(Power(1), LookAtTops(EachPlayer()))],
    "James Jesse": [bonus(1), seq(Power(2), If(HaveTeamworked(), DrawCards(1)))],
    "Patty Spivot": [bonus(1), seq(Teamwork(), IfYouDraw(Teamwork()))],
    "Pied Piper": [bonus(2), Teamwork(), Avoids(RevealIt(This()), GainVP(1), zones=("hand",))],
    # Locations
    "Iron Heights": [bonus(1), Avoids(GiveAttackerVP(1), zones=("play",))],
    "Rogues Safe House": [bonus(1), Triggers(Teams(), Power(1))],
    # Super Powers
    "Engulfing Flames": [
        bonus(1),
        seq(Power(2), DestroyIt(a_card(Cards((HAND,)))), If(ItIs((ONE_OR_MORE,)), DrawCards(2))),
    ],
    "Lightning Strike": [bonus(2), seq(DrawCards(2), Power(Discarded()), ThisTurn(Triggers(Discards(), Power(1))))],
    "Mirror Images": [bonus(1), seq(RevealTop(), PlayIt(itself), PutIt(up_to(1, Cards((DISCARD,), (SameCost(),))), HAND))],
    "Phasing": [bonus(3), Power(ForEach(1, Cards((HAND,))))],
    "Tornado": [bonus(1), seq(DrawCards(1), AttackFoes(seq(CasterLooksAtHand(), CasterPuts(a_card(Cards((HAND,))), DECK, TOP))))],
    # Villains
    "Abra Kadabra": [
        bonus(4),
        seq(
            PlayIt(All(TopOf(MAIN_DECK))),
            May(ReturnIt(itself, MAIN_DECK, TOP, name="back")),
            AtEndOfTurn(If(StillThere(), IfYouDo(May(PayVP(2)), GainIt(itself), ReturnIt(itself, MAIN_DECK, TOP)))),
        ),
    ],
    "Dr. Alchemy": [
        bonus(1),
        seq(GainTo(a_card(Cards((LINE_UP,))), HAND), PutIt(a_card(Cards((HAND,), (SameCost(),))), LINE_UP)),
    ],
    "Girder": [bonus(1), Power(2), Avoids(DiscardIt(This()), seq(DrawCards(1), GainVP(1)), zones=("hand",))],
    "Magenta": [bonus(1), seq(Power(2), pays_one(GainTo(a_card(Cards((LINE_UP,), (EQUIPMENTS,))), HAND)))],
    "Tar Pit": [
        bonus(1),
        seq(
            DrawCards(1),
            pays_one(ChooseOne((
                DestroyIt(a_card(Cards((HAND,)))),
                DestroyIt(a_card(Cards((DISCARD,)))),
                And((DestroyIt(a_card(Cards((HAND,)), "first")), DestroyIt(a_card(Cards((DISCARD,)), "second")))),
            ))),
        ),
    ],
    "The Top": [bonus(2), seq(Teamwork(), AttackFoes(CasterSteals(1)))],
    # Super-Villains
    "Bart Allen": [
        seq(GainTo(cards(2, Cards((LINE_UP,))), HAND), RefillLineUp()),
        FirstAppearance(seq(RevealHand(), GainWeaknesses(ForEachDifferent(1, Cards((HAND,), (WithVP(1),)))))),
    ],
    "Hawkman": [seq(Power(3), GainVP(2)), FirstAppearance(DiscardUntil(5, GainVP(1)))],
    "Jay Garrick": [
        seq(DrawCards(2), GainVP(1)),
        FirstAppearance(seq(PassLeft(a_card(Cards((HAND,)))), If(ItIs((ONE_OR_MORE,)), GainVP(1)))),
    ],
    "Jesse Quick": [seq(Power(3), LookAtTops(Foes())), FirstAppearance(seq(RevealTop(), DestroyIt(itself)))],
    "Max Mercury": [
        seq(DrawCards(2), Teamwork()),
        FirstAppearance(seq(AddToLineUp(All(TopOf(MAIN_DECK))), LoseVP(VPValueOf()))),
    ],
    "The Flash": [
        Triggers(
            DefeatsThis(),
            seq(RemoveIt(This()), GainVP(6), DestroyIt(up_to(1, InPlay((Named(("Punch",)),))))),
            category="C",
            turns="any",
            zones=KNOWN,
        )
    ],
    "The Flash (Return from the Speed Force)": [],
    "Wally West": [DrawCards(3), FirstAppearance(GainIt(cards(2, Cards((DESTROYED,), (Cost(0, 0),)))))],
    # main characters
    "MC:Captain Cold": [Triggers(Buys((Cost(0, 3),)), Teamwork(), limit=(1, "turn"))],
    "MC:Golden Glider": [Triggers(PlaysUnowned(), DrawCards(1))],
    "MC:Heatwave": [
        Triggers(Destroys((Cost(2),)), GainTo(All(TopOf(MAIN_DECK)), DECK), limit=(1, "turn")),
    ],
    "MC:Mirror Master": [Triggers(PlaysSameCost((Kind((HERO, VILLAIN, EQUIPMENT)),)), Power(1))],
    "MC:Trickster": [LeavesOne()],
    "MC:Weather Wizard": [Uses((DiscardIt(cards(2, Cards((HAND,)))),), DrawCards(1))],
}  # fmt: skip
