"""The Base Set: its text, by name. The facts stand in `catalog/facts/base_set.jsonl`."""

from longbox.games.dcdb.cards.phrases import (
    EQUIPMENTS,
    HEROES,
    KNOWN,
    LOCATIONS,
    NON_LOCATION,
    ONE_OR_MORE,
    POWERS,
    SUPER_VILLAINS_COST_2_LESS,
    VILLAINS,
    defense,
    first_play,
    it,
    itself,
)
from longbox.games.dcdb.language.vocabulary import *

SET = "Base Set"

#: name -> its text: what resolves as it is played, and what else stands on it
TEXT = {
    # starting cards and stacks
    "Punch": [Power(1)],
    "Vulnerability": [],
    "Weakness": [],
    "Kick": [Power(2)],
    # Equipment
    "Aquaman's Trident": [seq(Power(2), ThisTurn(Triggers(Gains(), PutIt(itself, DECK, TOP)), 1))],
    "Batmobile": [If(FirstCard(), seq(DiscardHand(), DrawCards(5)), Power(1))],
    "Green Arrow's Bow": [seq(Power(2), SUPER_VILLAINS_COST_2_LESS)],
    "Lasso of Truth": [Power(1), defense(DrawCards(1))],
    "Nth Metal": [seq(Power(1), LookAtTop(), May(DestroyIt(it)))],
    "Power Ring": [seq(RevealTop(), If(ItIs((ONE_OR_MORE,)), Power(3), Power(2)))],
    "The Bat-Signal": [seq(Power(1), PutIt(a_card(Cards((DISCARD,), (HEROES,))), HAND))],
    "The Cape and Cowl": [Power(2), defense(DrawCards(2))],
    "Utility Belt": [Power(2), Worth(Points(5, There(InDeck((Other(), EQUIPMENTS)), 4)))],
    # Heroes
    "Blue Beetle": [Power(3), Avoids(RevealIt(This()), zones=("hand",))],
    "Catwoman": [Power(2)],
    "Dark Knight": [seq(
        Power(2),
        GainIt(All(Cards((LINE_UP,), (EQUIPMENTS,)))),
        IfYouPlay((Named(("Catwoman",)),), PutIt(up_to(1, GainedCards()), HAND)),
    )],
    "Emerald Knight": [seq(
        PlayIt(a_card(Cards((LINE_UP,), (Kind((EQUIPMENT, HERO, SUPER_POWER)),)))),
        May(ReturnIt(itself, LINE_UP, name="back")),
        AtEndOfTurn(ReturnIt(itself, LINE_UP)),
    )],
    "Green Arrow": [Power(2), Worth(Points(5, There(InDeck((Other(), HEROES)), 4)))],
    "High-Tech Hero": [IfYouPlay((Kind((SUPER_POWER, EQUIPMENT)),), Power(3), Power(1), Power(2))],
    "J'onn J'onzz": [seq(PlayIt(All(TopOf(SUPER_VILLAINS))), ReturnIt(itself, SUPER_VILLAINS, TOP))],
    "Kid Flash": [DrawCards(1)],
    "King of Atlantis": [IfYouDo(DestroyIt(up_to(1, Cards((DISCARD,)))), Power(3), Power(1))],
    "Man of Steel": [seq(Power(3), PutIt(All(Cards((DISCARD,), (POWERS,))), HAND))],
    "Mera": [If(There(Cards((DISCARD,)), 0, 0), Power(4), Power(2))],
    "Princess Diana of Themyscira": [GainIt(All(Cards((LINE_UP,), (VILLAINS, Cost(0, 7)))))],
    "Robin": [seq(Power(1), PutIt(a_card(Cards((DISCARD,), (EQUIPMENTS,))), HAND))],
    "Supergirl": [PutIt(up_to(1, Cards((KICKS,))), HAND)],
    "Swamp Thing": [If(There(Cards((PLAY,), (LOCATIONS,))), Power(5), Power(2))],
    "The Fastest Man Alive": [DrawCards(2)],
    "Zatanna Zatara": [seq(Power(1), PutIt(up_to(2, Cards((DISCARD,))), DECK, BOTTOM))],
    # Locations
    "Arkham Asylum": [first_play(VILLAINS)],
    "Fortress of Solitude": [first_play(POWERS)],
    "The Batcave": [first_play(EQUIPMENTS)],
    "The Watchtower": [first_play(HEROES)],
    "Titans Tower": [first_play(Cost(2, 3))],
    # Super Powers
    "Bulletproof": [Power(2), defense(DrawCards(1), DestroyIt(up_to(1, Cards((DISCARD,)))))],
    "Heat Vision": [seq(Power(3), DestroyIt(up_to(1, Cards((HAND, DISCARD)))))],
    "Super Speed": [DrawCards(1), defense(DrawCards(2))],
    "Super Strength": [Power(5)],
    "X-Ray Vision": [seq(
        Each(Foes(), RevealTop()),
        PlayAll(Among("revealed", (NON_LOCATION,)), may=True, most=1, each=ReturnIt(itself, DECK, TOP)),
    )],
    # Villains
    "Bane": [seq(Power(2), AttackFoes(DiscardIt(a_card(Cards((HAND,))))))],
    "Bizarro": [Power(3), Worth(ForEach(2, InDeck((Named(("Weakness",)),))))],
    "Cheetah": [GainIt(a_card(Cards((LINE_UP,), (Cost(0, 4),))))],
    "Clayface": [PlayAgain(a_card(PlayedCards()))],
    "Doomsday": [Power(4)],
    "Gorilla Grodd": [Power(3)],
    "Harley Quinn": [seq(Power(1), AttackFoes(PutIt(a_card(Cards((DISCARD,), (Named(("Punch", "Vulnerability")),))), DECK, TOP)))],
    "Lobo": [seq(Power(3), DestroyIt(up_to(2, Cards((HAND, DISCARD)))))],
    "Poison Ivy": [seq(Power(1), AttackFoes(seq(DiscardTop(), If(ItIs((ONE_OR_MORE,)), GainWeaknesses(1)))))],
    "Scarecrow": [seq(Power(2), AttackFoes(GainWeaknesses(1)))],
    "Solomon Grundy": [Power(3), Triggers(GainsThis(), PutIt(This(), DECK, TOP), turns="any", zones=KNOWN)],
    "Starro": [seq(AttackFoes(DiscardTop()), PlayAll(DiscardedByAttack((NON_LOCATION,)), may=True))],
    "Suicide Squad": [
        seq(Power(2), If(HavePlayed((Named(("Suicide Squad",)),), 2), Each(Foes(), DiscardHand()))),
        Worth(ForEach(1, InDeck((Named(("Suicide Squad",)),)))),
    ],
    "The Penguin": [seq(DrawCards(2), DiscardIt(cards(2, Cards((HAND,)))))],
    "The Riddler": [AnyNumber(Pay(3), GainTop(), Power(1))],
    "Two-Face": [seq(
        Power(1),
        ChooseOne((
            seq(RevealTop(), If(ItIs((OddCost(),)), DrawIt(itself), DiscardIt(itself))),
            seq(RevealTop(), If(ItIs((OddCost(False),)), DrawIt(itself), DiscardIt(itself))),
        )),
    )],
    # Super-Villains
    "Atrocitus": [
        seq(Power(2), DestroyIt(up_to(2, Cards((DISCARD,))))),
        FirstAppearance(PutUnderAtRandom()),
        Triggers(DefeatsThis(), ReturnFromBelow(), category="C", turns="any", zones=KNOWN),
    ],
    "Black Manta": [
        seq(Power(3), DrawCards(1)),
        FirstAppearance(seq(DiscardTop(), If(ItIs((ONE_OR_MORE,)), ChooseOne((DestroyIt(itself), DiscardHand()))))),
    ],
    "Brainiac": [
        seq(Each(Foes(), RevealAtRandom()), PlayAll(Among("revealed", (NON_LOCATION,)))),
        FirstAppearance(ChooseToDeal(2), DealBack()),
    ],
    "Captain Cold": [
        seq(Power(2), Power(FoesWith(1, Cards((DISCARD,), (HEROES,))))),
        FirstAppearance(TurnFaceDown(YourMains())),
        Triggers(DefeatsThis(), TurnAllUp(), category="C", turns="any", zones=KNOWN),
    ],
    "Darkseid": [
        IfYouDo(May(DestroyIt(cards(2, Cards((HAND,))))), Power(5), Power(3)),
        FirstAppearance(Unless(DiscardIt(cards(2, Cards((HAND,)))), You(), RevealIt(a_card(Cards((HAND,), (VILLAINS,)))))),
    ],
    "Deathstroke": [
        OrElse(GainIt(up_to(1, Cards((LINE_UP,), (Kind((HERO, VILLAIN)),)))), Power(3)),
        FirstAppearance(seq(RevealHand(), DestroyIt(a_card(Cards((HAND, DISCARD), (Kind((HERO, SUPER_POWER, EQUIPMENT)),)))))),
    ],
    "Lex Luthor": [DrawCards(3), FirstAppearance(GainWeaknesses(ForEach(1, Cards((LINE_UP,), (VILLAINS,)))))],
    "Parallax": [Power(YourPower()), FirstAppearance(seq(RevealHand(), DiscardIt(All(Cards((HAND,), (Cost(0, 2),))))))],
    "Ra's Al Ghul": [seq(Power(3), AtEndOfTurn(ReturnIt(This(), DECK, BOTTOM), "A"))],
    "Sinestro": [
        seq(RevealTop(main=True), If(ItIs((HEROES,)), seq(Power(3), DestroyIt(itself)), PutIt(itself, HAND))),
        FirstAppearance(seq(RevealHand(), PerCard(Cards((HAND,), (HEROES,)), DiscardIt(a_card(Cards((HAND,))))))),
    ],
    "The Anti-Monitor": [
        seq(Power(2), DestroyIt(up_to(ANY_NUMBER, Cards((LINE_UP,)))), ReplaceIt()),
        FirstAppearance(seq(RevealHand(), AddToLineUp(a_card(Cards((HAND,), (ONE_OR_MORE,)))))),
    ],
    "The Joker": [
        seq(Power(2), Each(Foes(), ChooseOne((DiscardAtRandom(), CasterDraws(1))))),
        FirstAppearance(HandLeft(a_card(Cards((HAND,)))), If(Received(1), PutWeaknesses(1))),
    ],
    # main characters
    "MC:Aquaman": [Triggers(Gains((Cost(0, 5),)), PutIt(itself, DECK, TOP))],
    "MC:Batman": [Triggers(Plays((EQUIPMENTS,)), Power(1))],
    "MC:Cyborg": [Triggers(Plays((POWERS,), 1), Power(1)), Triggers(Plays((EQUIPMENTS,), 1), DrawCards(1))],
    "MC:Green Lantern": [Triggers(Plays((ONE_OR_MORE,)), Power(3), when=Distinct((ONE_OR_MORE,), 3), limit=(1, "turn"))],
    "MC:Martian Manhunter": [Triggers(Plays((VILLAINS,), 2), Power(3)), Triggers(Plays((HEROES,), 2), Power(3))],
    "MC:Superman": [Triggers(Plays((POWERS,), different=True), Power(1))],
    "MC:The Flash": [GoesFirst(), Triggers(DrawsByCard(), DrawCards(1, extra=True), limit=(1, "turn"))],
    "MC:Wonder Woman": [Triggers(Gains((VILLAINS,)), DrawLater(1))],
}  # fmt: skip
