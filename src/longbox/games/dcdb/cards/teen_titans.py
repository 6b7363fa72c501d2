"""Teen Titans: the text of its cards, by name. The facts stand in `catalog/facts/teen_titans.jsonl`.

dcdb:6.445 what a Super-Villain's "Stack Ongoing" says does nothing, and is not here. No source has the first appearance attacks of this
set, nor all that the H.I.V.E. Agent says.
"""

from longbox.games.dcdb.cards.phrases import (
    EQUIPMENTS,
    HEROES,
    POWERS,
    SUPER_VILLAINS_COST_2_LESS,
    VILLAINS,
    defense,
    itself,
)
from longbox.games.dcdb.language.vocabulary import *

SET = "Teen Titans"

LASTS = Marked("Ongoing")
DISCARD_ONE = DiscardIt(a_card(Cards((HAND,))))
DISCARD_LASTING = DiscardIt(a_card(Cards((PLAY,), (LASTS,))))


def two_and_more(*what: Trait) -> Effect:
    """Power for itself, and for what stands beside it."""
    return seq(Power(2), Power(ForEachDifferent(1, Cards((PLAY,), what))))


def leaves(then: Effect) -> Uses:
    """What an Ongoing card gives that is discarded from play (GC:Detonator: it lies in the discard pile by then)."""
    return Uses((DiscardIt(This()),), then)


def once(then: Effect, *only: Condition, cost: tuple[Verb, ...] = ()) -> OnceEachTurn:
    """Once during each of your turns."""
    return OnceEachTurn(cost, then, only=only)


def from_discard(*what: Trait) -> PutIt:
    """A card goes from the discard pile into the hand."""
    return PutIt(a_card(Cards((DISCARD,), what)), HAND)


def all_or(kind: Trait, power: int) -> Effect:
    """All cards of a kind of the Line-Up, one of them into the hand, or Power."""
    gained = seq(GainIt(All(Cards((LINE_UP,), (kind,)))), PutIt(a_card(Among("it", (), "gained this way")), HAND))
    return MayElse(gained, otherwise=Power(power))


def gains_one(n: int) -> GainTo:
    """A card of the Line-Up with that cost comes into the hand."""
    return GainTo(a_card(Cards((LINE_UP,), (Cost(n, n),)), f"the {n}"), HAND)


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "Birdarang": [If(There(Cards((PLAY,), (HEROES,))), Power(2))],
    "Cloak of Raven": [two_and_more(POWERS)],
    "Colony Suit": [seq(Power(1), IfYouDo(May(DISCARD_LASTING), Power(2)))],
    "Cybernetic Enhancement": [Power(ForEach(1, Cards((PLAY,), (LASTS,))))],
    "Detonator": [leaves(DestroyIt(a_card(Cards((DISCARD,)))))],
    "Flight Wings": [seq(Power(2), ThisTurn(Triggers(Gains(), PutIt(itself, DECK, TOP))))],
    "Lasso of Lightning": [seq(Power(1), PutIt(up_to(1, Cards((DISCARD,), (LASTS,))), HAND))],
    "Magic Bracers": [Power(1), defense(from_discard(LASTS))],
    # Heroes
    "Aqualad": [leaves(PutIt(a_card(Cards((DISCARD,), (Cost(0, 5),))), DECK, TOP))],
    "Arsenal": [SUPER_VILLAINS_COST_2_LESS],
    "Bumblebee": [leaves(Power(1))],
    "Bunker": [seq(
        RevealTops(3),
        OneOfEachType(Among("seen")),
        PutIt(It("it", "those cards"), HAND),
        DiscardIt(All(Among("seen", (), "that remain"))),
    )],
    "Cassie Sandsmark": [two_and_more(EQUIPMENTS)],
    "Conner Kent": [seq(Power(1), IfYouDo(May(DISCARD_LASTING), Power(2)))],
    "Daughter of Trigon": [ThisTurn(Amount(
        Buying((VILLAINS,)),
        ForEachType(-1, Cards((PLAY,))),
        words="Villains and Super-Villains cost you 1 less to defeat for each different card type among the cards you control",
    ))],
    "Dick Grayson": [Power(2), Worth(ForEachDifferent(1, InDeck((LASTS,))))],
    "Garfield Logan": [once(seq(ChooseType(), NextIsOfThatType()))],
    "Hawk & Dove": [seq(Power(2), If(TwoAlike(InPlay()), Power(1)))],
    "Jaime Reyes": [Power(2), Avoids(PutIt(This(), PLAY), PlayNextTurn(), zones=("hand",))],
    "Jericho": [seq(Power(1), AttackFoes(CasterGainsText(a_card(MainCharacters(up=True)))))],
    "Koriand'r": [IfCannot(GainTo(a_card(Cards((LINE_UP,), (POWERS,))), HAND), DrawCards(1))],
    # Locations
    "Azarath": [once(AttackFoes(DISCARD_ONE), cost=(DISCARD_ONE,))],
    "Cadmus Labs": [once(PutIt(a_card(Cards((PLAY,), (Kind((HERO, VILLAIN)), Cost(0, 3)))), HAND))],
    # Super Powers
    "Acrobatic Agility": [Power(1), Avoids(DiscardIt(This()), zones=("hand",))],
    "Azarath Metrion Zinthos": [leaves(from_discard(Cost(0, 4)))],
    "Demonic Influence": [two_and_more(VILLAINS)],
    "Energy Absorption": [seq(DrawCards(1), DestroyIt(up_to(1, Cards((HAND,)))))],
    "Geokinesis": [seq(Power(2), AttackFoes(DISCARD_LASTING))],
    # Villains
    "Cinderblock": [seq(DrawCards(1), PutIt(up_to(1, Cards((DISCARD,), (HasDefense(),))), DECK, TOP))],
    "Gizmo": [seq(Power(1), If(There(Cards((PLAY,), (EQUIPMENTS,))), DrawCards(1)))],
    "Grant Wilson": [two_and_more(HEROES)],
    "Inertia": [once(DrawCards(1), cost=(DISCARD_ONE,))],
    "Jinx": [seq(Power(1), DrawCards(1), AttackFoes(DISCARD_LASTING))],
    "Lady Vic": [leaves(Power(2))],
    "Mad Mod": [seq(Power(2), IfYouDo(May(DISCARD_LASTING), AttackFoes(GainWeaknesses(1))))],
    # Super-Villains
    "Blackfire": [all_or(POWERS, 3)],
    "Brother Blood": [all_or(VILLAINS, 3)],
    "Cheshire": [MayElse(And((gains_one(1), gains_one(2), gains_one(3))), otherwise=Power(3))],
    "Clock King": [all_or(EQUIPMENTS, 2)],
    "Dr. Light": [Power(ForEachColor(1, InPlay()))],
    "Harvest": [all_or(HEROES, 2)],
    "Psimon": [seq(
        LookAtTheTops(5),
        DrawIt(cards(2, Among("seen", (), "from among them"))),
        PlayAll(Among("it", (), "drawn this way")),
        PutIt(in_order(Among("seen", (), "that remain")), DECK, TOP),
    )],
    "Slade Wilson": [Triggers(TurnBeginning(), DrawUntil(5))],
    "Superboy Prime": [seq(Power(2), SwapMain(up_to(1, OutsideMains(), "other"), a_card(MainCharacters(), "mine")))],
    "Terra": [once(DestroyIt(a_card(PlayedInPlay())))],
    "The Brain & Monsieur Mallah": [DrawCards(2), Avoids(RevealIt(This()), zones=("hand",))],
    "Trigon": [],
    # main characters
    "MC:Beast Boy": [once(
        PutIt(a_card(Cards((DISCARD,), (NotKind(STARTER), Cost(0, 6), SameTypeAs()))), HAND),
        cost=(DiscardIt(a_card(Cards((HAND,)), "discarded")),),
    )],
    "MC:Blue Beetle": [once(DrawCards(1), There(Cards((PLAY,)), 7))],
    "MC:Raven": [once(from_discard(POWERS), There(Cards((PLAY,), (VILLAINS,)), 2))],
    "MC:Red Robin": [once(seq(Power(1), from_discard(EQUIPMENTS)), There(Cards((PLAY,), (HEROES,)), 2))],
    "MC:Starfire": [once(DestroyIt(a_card(Cards((PLAY,)))), CardTypes(Cards((PLAY,)), 4))],
    "MC:Superboy": [once(seq(Power(1), DrawCards(1)), There(Different(Cards((PLAY,), (POWERS,))), 2))],
    "MC:Wonder Girl": [once(seq(DrawCards(2), DISCARD_ONE), There(Cards((PLAY,), (EQUIPMENTS,)), 2))],
}  # fmt: skip
