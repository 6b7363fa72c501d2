"""Forever Evil: its text, by name. The facts stand in `catalog/facts/forever_evil.jsonl`."""

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

SET = "Forever Evil"

HAND_AND_DISCARD = (HAND, DISCARD)


def burns(what: Trait) -> Effect:
    """A card may be destroyed for its cost in Power, if it is such a card; else there is some Power."""
    return seq(OrElse(DestroyIt(up_to(1, Cards(HAND_AND_DISCARD))), Power(2)), If(ItIs((what,)), Power(CostOf())))


def cleans(but: str) -> Effect:
    """A card that is not of that type may be destroyed, for a victory point if it cost anything."""
    return seq(DestroyIt(up_to(1, Cards(HAND_AND_DISCARD, (NotKind(but),)))), If(ItIs((ONE_OR_MORE,)), GainVP(1)))


def rules_over(what: Trait | None, counted: Trait) -> Effect:
    """A card of the Line-Up may be destroyed; Power for all different cards of a kind that are destroyed."""
    chosen = Cards((LINE_UP,), (what,) if what is not None else ())
    return seq(DestroyIt(up_to(1, chosen)), Power(ForEachDifferent(1, Cards((DESTROYED,), (counted,)))))


def imprisons(*names: str) -> OnceEachTurn:
    """The top card of the deck is destroyed for a victory point, if it has one of these names."""
    return OnceEachTurn((), seq(RevealTop(), If(ItIs((Named(names),)), seq(DestroyIt(it), GainVP(1)))))


def when_destroyed(then: Effect) -> Triggers:
    """What comes to whoever destroys this card, whenever that is."""
    return Triggers(DestroysThis(), then, turns="any", zones=KNOWN)


def revives(what: Trait, power: int) -> Effect:
    """Cards are played out of the destroyed pile, which are declared before the first is played (SV:Batman), or there is Power."""
    return IfYouDo(
        ChooseIt(up_to(3, Cards((DESTROYED,), (what,) if what is POWERS else (what, Cost(0, 6))))),
        seq(PlayAll(Among("it", (), "chosen this way")), PutIt(in_order(Among("played", (), "played this way")), MAIN_DECK, BOTTOM)),
        Power(power),
    )


def lost(what: Trait, weaknesses: int = 1) -> FirstAppearance:
    """Each player destroys such a card, or gains Weaknesses."""
    return FirstAppearance(IfCannot(DestroyIt(a_card(Cards(HAND_AND_DISCARD, (what,)))), GainWeaknesses(weaknesses)))


def counts(one: str, other: str) -> list[Effect | Ability]:
    """Power for each card of two types; its attack is on cards of these."""
    return [
        PerPlay((Kind((one, other)),), Power(2)),
        FirstAppearance(seq(DiscardOfEach((Kind((one,)), Kind((other,)))), If(NoneSo("discard no cards"), GainWeaknesses(1)))),
    ]


#: name -> its text: what resolves as it is played, and what else stands on it
TEXT: dict[str, list[Effect | Ability]] = {
    # Equipment
    "Broadsword": [seq(Power(2), AttackFoes(CasterDestroys(a_card(Cards((DISCARD,), (Cost(1, 3),))))))],
    "Cold Gun": [seq(Power(1), FreezeIt(up_to(1, Cards((LINE_UP,)))))],
    "Cosmic Staff": [Power(2), defense(GainIt(All(BottomOf(MAIN_DECK))))],
    "Firestorm Matrix": [seq(
        RevealTop(),
        PlayIt(itself, name="played"),
        If(ItIs((Cost(0, 5),), "played"), IfYouDo(May(DestroyIt(This())), KeepIt(It("played", "the card you played")))),
    )],
    "Mallet": [seq(RevealTop(), DoEither((DrawIt(It("it")), PassIt(itself, to=You()))))],
    "Man-Bat Serum": [seq(Power(YourVP()), If(HaveVP(5), AtEndOfTurn(DestroyIt(This()))))],
    "Pandora's Box": [seq(RevealTop(main=True), AddTops(CostOf()))],
    "Power Armor": [Power(3), Avoids(RevealIt(This()), DestroyIt(up_to(1, Cards(HAND_AND_DISCARD))), zones=("hand",))],
    "Secret Society Communicator": [burns(HEROES)],
    "Sledgehammer": [cleans(EQUIPMENT)],
    "Venom Injector": [when_destroyed(Power(2))],
    # Heroes
    "Amanda Waller": [burns(VILLAINS)],
    "Catwoman": [seq(Power(1), AttackFoes(CasterSteals(1)))],
    "Commissioner Gordon": [Power(1), defense(GainVP(1))],
    "Dr. Light": [seq(DrawCards(1), AttackFoes(PutIt(a_card(Cards((PLAY,), (LOCATIONS,))), DISCARD)))],
    "Element Woman": [Power(2), WhileOwned((SUPER_POWER, EQUIPMENT, VILLAIN))],
    "Firestorm": [seq(PutTop(ABOVE), GainTexts(Cards((ABOVE,))), AtEndOfGame(DestroyIt(All(Cards((ABOVE,))))))],
    "Pandora": [seq(AddTops(1), Power(ForEachCost(1, Cards((LINE_UP,)))))],
    "Phantom Stranger": [
        seq(DestroyIt(up_to(1, Cards((HAND,)))), DestroyIt(up_to(1, Cards((DISCARD,))))),
        Worth(Fewer(10, InDeck((Cost(0, 0),)))),
    ],
    "Power Girl": [Power(3)],
    "Stargirl": [Power(2), defense(DrawCards(1), PutIt(a_card(Cards((DESTROYED,), (ONE_OR_MORE,))), MAIN_DECK, BOTTOM))],
    "Steel": [cleans(HERO)],
    "Steve Trevor": [when_destroyed(seq(DrawCards(2), DiscardIt(a_card(Cards((HAND,))))))],
    "Vibe": [seq(Power(1), PutIt(up_to(1, Cards((DISCARD,), (Kind((HERO, SUPER_POWER)), Cost(0, 5)))), DECK, TOP))],
    # Locations
    "Belle Reve": [Triggers(Plays((VILLAINS,)), Power(1))],
    "Blackgate Prison": [imprisons("Vulnerability", "Weakness")],
    "Central City": [Triggers(Plays((POWERS, NotNamed("Kick"))), Power(1))],
    "Earth-3": [imprisons("Punch")],
    "Happy Harbor": [Triggers(Plays((HEROES,)), Power(1))],
    "S.T.A.R. Labs": [Triggers(Plays((EQUIPMENTS,)), Power(1))],
    # Super Powers
    "Bizarro Power": [seq(Power(4), GainWeaknesses(1), AttackFoes(GainWeaknesses(1)))],
    "Constructs of Fear": [seq(Power(3), AttackFoes(DiscardIt(cards(2, Cards((HAND,))))))],
    "Expert Marksman": [cleans(SUPER_POWER)],
    "Giant Growth": [Power(2)],
    "Insanity": [
        If(FirstCard(), EachPassesLeft(HAND)),
        defense(PutTo(up_to(1, Cards(HAND_AND_DISCARD)), HAND)),
    ],
    "Invulnerable": [
        Power(1),
        Avoids(
            seq(
                RevealIt(This()),
                DoEither((DiscardIt(This()), DestroyIt(a_card(Cards(HAND_AND_DISCARD, (Named(("Vulnerability",)),)))))),
            ),
            zones=("hand",),
        ),
    ],
    "Power Drain": [seq(Power(2), AttackFoes(seq(RevealHand(), CasterDiscards(a_card(Cards((HAND,)))))))],
    "Super Intellect": [burns(EQUIPMENTS)],
    "Transmutation": [seq(
        DestroyIt(a_card(Cards(HAND_AND_DISCARD))),
        GainVP(1),
        GainIt(up_to(1, Cards((LINE_UP,), (NoDearer(),)))),
    )],
    "Ultra Strength": [seq(Power(3), DrawCards(2))],
    "Word of Power": [when_destroyed(ThisTurn(
        Amount(Buying(stacked=True), Fixed(-4), words="defeat Super-Villains for 4 less")
    ))],
    # Super-Villains
    "Aquaman": [
        OrElse(PutIt(cards_in_order(0, 3, Cards((DISCARD,))), DECK, TOP), Power(3)),
        FirstAppearance(seq(
            PutIt(cards_in_order(4, 4, Cards((DISCARD,), (Cost(0, 0),))), DECK, TOP),
            If(NoneSo("put none there"), GainWeaknesses(1)),
        )),
    ],
    "Batman": [revives(EQUIPMENTS, 3), lost(EQUIPMENTS)],
    "Constantine": [
        seq(
            RevealTops(3),
            DrawIt(a_card(Among("seen"))),
            DestroyIt(a_card(Among("seen"))),
            GainVP(VPValueOf()),
            PutIt(All(Among("seen", (), "left of those")), DECK, TOP),
        ),
        FirstAppearance(IfCannot(LoseVP(3), GainWeaknesses(1))),
    ],
    "Cyborg": counts(SUPER_POWER, EQUIPMENT),
    "Green Arrow": [
        Triggers(Plays((Named(("Punch",)),)), Power(1), category="B"),
        FirstAppearance(seq(
            DiscardIt(cards(2, Cards((HAND,), (Named(("Punch",)),)))),
            GainWeaknesses(Missing(2, "Punch not discarded this way")),
        )),
    ],
    "Green Lantern": [revives(HEROES, 3), lost(HEROES)],
    "Martian Manhunter": counts(HERO, VILLAIN),
    "Shazam!": [
        seq(
            GainIt(All(TopsOf(MAIN_DECK, 2))),
            PlayAll(Among("it", (), "gained this way")),
            DestroyIt(a_card(Among("played", (), "played this way"))),
        ),
        FirstAppearance(IfCannot(PutIt(a_card(Cards(HAND_AND_DISCARD, (Cost(5),))), MAIN_DECK, BOTTOM), GainWeaknesses(1))),
    ],
    "Superman": [revives(POWERS, 4), lost(POWERS, 2)],
    "Swamp Thing": [
        Power(ForEach(2, InPlay((LOCATIONS,)))),
        FirstAppearance(IfCannot(PutIt(a_card(Cards((PLAY,), (LOCATIONS,))), DISCARD), GainWeaknesses(1))),
    ],
    "The Flash": [seq(DrawCards(3), DiscardIt(a_card(Cards((HAND,)))))],
    "Wonder Woman": [revives(VILLAINS, 3), lost(VILLAINS)],
    # Villains
    "Atomica": [cleans(VILLAIN)],
    "Deathstorm": [DestroyIt(up_to(1, Cards((HAND,)))), Worth(Fewer(10, InDeck(), 20))],
    "Despero": [seq(DrawCards(2), AttackFoes(DiscardIt(a_card(Cards((HAND,), (ONE_OR_MORE,))))))],
    "Emperor Penguin": [when_destroyed(GainVP(2))],
    "Giganta": [If(There(Cards((DISCARD,), (Cost(0, 3),)), 0, 0), Power(4), Power(2))],
    "Grid": [seq(Power(1), PutIt(up_to(1, Cards((DISCARD,), (Kind((VILLAIN, EQUIPMENT)), Cost(0, 5)))), DECK, TOP))],
    "Johnny Quick": [DrawCards(1)],
    "Man-Bat": [Power(2), defense(StealVP(1, Attacker()))],
    "Owlman": [rules_over(EQUIPMENTS, EQUIPMENTS)],
    "Power Ring": [rules_over(HEROES, HEROES)],
    "Royal Flush Gang": [seq(
        DrawCards(2),
        DiscardIt(cards(2, Cards((HAND,)))),
        PerPlay((Named(("Royal Flush Gang",)),), GainVP(1), other=True),
    )],
    "Superwoman": [rules_over(VILLAINS, VILLAINS)],
    "The Blight": [burns(POWERS)],
    "Ultraman": [rules_over(None, POWERS)],
    # main characters
    "MC:Bane": [Triggers(PlaysFirst((ONE_OR_MORE,)), IfYouDo(DestroyIt(it), Power(2)))],
    "MC:Bizarro": [
        Triggers(Destroys(), GainWeaknesses(1), category="C", turns="open"),
        DuringYourTurn((PutIt(cards(2, Cards((DISCARD,), (Named(("Weakness",)),))), WEAKNESSES),), DrawCards(1)),
    ],
    "MC:Black Adam": [Triggers(Plays((POWERS,), 1), IfYouDo(DestroyIt(ItBeing((POWERS,))), seq(DrawCards(1), GainVP(1))))],
    "MC:Black Manta": [Triggers(GainsFrom(), PutIt(itself, DECK, BOTTOM), turns="open")],
    "MC:Deathstroke": [Triggers(Destroys(), Power(1))],
    "MC:Harley Quinn": [Triggers(PassesOrDiscards(), DrawCards(1), turns="each", limit=(1, "turn"))],
    "MC:Lex Luthor": [Triggers(Gains((HEROES,)), DrawLater(1))],
    "MC:Sinestro": [
        Triggers(FailToAvoid(), GainVP(1)),
        Triggers(GainsPoints(), DrawCards(1), limit=(1, "turn")),
    ],
    "MC:The Joker": [
        OnceEachTurn((DestroyIt(a_card(PlayedCards((VILLAINS,)))),), seq(DrawCards(1), AttackFoes(GainWeaknesses(1)))),
    ],
}  # fmt: skip
