"""Future Foundation: the text of its cards, by number. The facts stand in `catalog/facts/future_foundation.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN, THAT = It("chosen"), It("chosen", "that character")
ENEMIES, MINE, FOES_MINIONS = Characters(ENEMY), Characters(YOURS), Characters(ENEMY, (SUPPORTERS,))
FANTASTIC, FRIGHTFUL = OfTeam("Fantastic"), OfTeam("Frightful")

FOUR_BASICS = AnyOf((Basic("Energy"), Basic("Intellect"), Basic("Might"), Basic("Skill")))

HERALD = Amount(
    Recruiting((SUPPORTERS, Named("Galactus"))),
    Fixed(-1),
    words="you pay 1 less to recruit supporting characters named Galactus",
    label="Herald of Galactus",
)
HER_OR_HULK = AnyOf((ThisOne(), Named("Hulk")))
TRANSFUSED = seq(HealIt(This()), GainXP(This()))

THE_FOUR = ("Human Torch", "Invisible Woman", "Mister Fantastic", "Thing")
HEROES_IN_HAND = CardsIn(HAND, (ACharacter(),))
RETURNED = Noted("returned", "they have returned")
#: as the card of an Ovomorph explains the word
PASSIVE = (MakeAttacks(), StrikeBack())

INVADE = Prohibition(IsStruck((Defending(), IN_BACK)), label="Invade")

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "FND-001": (
        Prohibition(AppearsNamed(THE_FOUR), label="Left in Charge for Four Minutes"),
        LevelUpAction(
            (RevealHand(),),
            effect=If(
                OneOfEach(HEROES_IN_HAND, THE_FOUR),
                seq(
                    ToBottom(All(CardsIn(HAND, (AnyOf(tuple([Named(x) for x in THE_FOUR])), ACharacter())))),
                    DrawCards(ThatMany()),
                    ShuffleDeck(),
                    GainXP(This()),
                ),
            ),
            when=BUILD,
            only=(FromTurn(4),),
            limit=(1, "turn"),
            need=1,
            title="Uh-Oh",
        ),
    ),
    "FND-002": (
        Continuous(All(MINE), (Gains((SHRINK,)),), label="The Ant-astic Four"),
        Prohibition(
            AppearsNamed(THE_FOUR),
            during=Unmet(RETURNED, "they have not returned"),
            words=f"characters named {', '.join(THE_FOUR[:3])} or {THE_FOUR[3]} can't appear on your side until they have returned",
            label="The Fantastic Four are Missing",
        ),
        KeywordAction(
            effect=seq(
                Note("returned", "they have returned"),
                *[ChooseIt(one(CardsIn(HAND, (ACharacter(), Named(x))), x)) for x in THE_FOUR],
                PutOntoSide(AllBound(THE_FOUR)),
            ),
            title="The Fantastic Four Return",
            when=BUILD,
            once_per_game=True,
            limit=(1, "game"),
            only=(FromTurn(8), OneOfEach(HEROES_IN_HAND, THE_FOUR)),
        ),
    ),
    "FND-003": (
        StartsWounded(2, label="Seriously Injured"),
        LevelUp(
            when.PhaseBegins("main"),
            IfYouDo(
                May(Pay(("Might",))),
                TRANSFUSED,
                IfYouDo(May(RevealIt(one(CardsIn(HAND, (ACharacter(), Named("Hulk")))))), TRANSFUSED),
            ),
            need=2,
            title="Gamma-Irradiated Blood Transfusion",
        ),
    ),
    "FND-004": (
        super_power(
            "Savage She-Hulk",
            MAIN_PHASE,
            "Might",
            And((WoundIt(This()), WoundIt(one(Characters(ENEMY, (CouldAttack(),)))))),
        ),
        Triggers(
            when.OneAttacks(YOURS, (HER_OR_HULK,)),
            PutCounters(It("it"), OfIt("wounds", All(Characters(YOURS, (HER_OR_HULK,))))),
            title="You Wouldn't Like Them When They're Angry",
        ),
    ),
    "FND-005": (
        Permission(AttacksFirst(), label="Angry"),
        INVADE,
        LevelUp(when.Appears(YOURS, (FANTASTIC,)), GainXP(This()), need=4, title="Join the Fantastic Four"),
    ),
    "FND-006": (
        Permission(AttacksFirst(2), label="Slightly Less Angry"),
        INVADE,
        Prohibition(
            AttackOn(
                Characters(),
                Characters(YOURS, (SameRow(), WithPower("Safeguard", False))),
                "characters in the row of {name} without Safeguard can't be attacked",
            ),
            label="Safeguard",
        ),
    ),
    "FND-007": (
        HERALD,
        LevelUp(
            when.PhaseBegins("main"),
            GainXP(This()),
            still=DifferentNames(Resources(YOURS, True, True), 5),
            need=1,
            title="The Energy of Five Worlds",
        ),
        Triggers(ThisLevelsUp(), May(StunIt(one(FOES_MINIONS))), title="God-Blast"),
    ),
    "FND-008": (
        HERALD,
        super_power(
            "Galactus Bomb",
            MAIN_PHASE,
            "Energy",
            IfYouDo(May(RemoveIt(one(CardsIn(HAND, (ACharacter(), Named("Galactus")))))), StunIt(All(ENEMIES))),
        ),
    ),
    # supporting characters
    "FND-009": (
        Triggers(
            when.Appears(), PutCounters(This(), ForEach(Characters(YOURS, (Other(), FRIGHTFUL)))), title="Superior Carnage"
        ),
        Permission(HasCounters(), zones=("play", "stunned"), label="Symbiosis"),
    ),
    "FND-012": (
        CheaperWith("Invisible Woman", label="Chosen by the Invisible Woman"),
        super_power(
            "Hair She Is",
            MAIN_PHASE,
            "Skill",
            seq(
                ChooseIt(one(ENEMIES)),
                ChooseOne((Cannot(THAT, PASSIVE, TURN_LONG), Cannot(THAT, (BeArranged(),), THEIR_TURN))),
            ),
        ),
    ),
    "FND-013": (
        HERALD,
        super_power(
            "Infused with Galactus's Life-Energy",
            MAIN_PHASE,
            "Energy",
            KoIt(one(Characters(ANY, (Wounded(), SUPPORTERS)))),
            waived=There(Characters(YOURS, (FACE_UP, Named("Galactus")))),
        ),
    ),
    "FND-014": (
        CheaperWith("Thing", label="Chosen by the Thing"),
        super_power(
            'Do I Get To Say "It\'s Clobberin\' Time!"?',
            COMBAT,
            "Might",
            seq(
                gets(This(), 5, 0),
                Lasting(Prohibition(HappensToThis((Stun,), "{name} can't be stunned")), COMBAT_LONG),
            ),
        ),
    ),
    "FND-015": (
        Triggers(
            when.Appears(),
            seq(ChooseIt(one(ENEMIES)), Lasting(Prohibition(Rearranged(THAT)), LEAVES_LONG)),
            title="Frightful Forelock",
        ),
    ),
    "FND-016": (
        Triggers(
            when.Appears(),
            seq(
                SearchDeck(),
                RevealIt(
                    one(
                        CardsIn(
                            DECK,
                            (FOUR_BASICS, NameOfNone(Resources(YOURS))),
                        )
                    )
                ),
                ToHand(CHOSEN),
                ShuffleDeck(),
            ),
            title="Elementalist",
        ),
    ),
    "FND-017": (
        Triggers(when.TurnEnds(), DrawCards(1), still=Is(This(), (Exhausted(False),)), title="Pacifist Genius"),
    ),
    "FND-018": (
        super_power("Frightful Forearms", MAIN_PHASE, "Might", StrikeIt(up_to(2, Characters(ENEMY, (CouldAttack(),))))),
    ),
    "FND-019": (
        HERALD,
        super_power(
            "Herald of Thunder",
            MAIN_PHASE,
            "Might",
            seq(ChooseIt(one(Characters(ANY, (Other(),)))), PutCounters(THAT, OfIt("ATK", It("chosen", "it")))),
        ),
    ),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "FND-010": "it creates Inventions, which rulebook 001 does not know",
    "FND-011": "it creates Inventions, which rulebook 001 does not know",
    "FND-020": "it is an equipment card, which rulebook 001 does not know",
    "FND-021": "it is an Invention, which rulebook 001 does not know",
    "FND-022": "it is a story, a way of playing that rulebook 001 does not have",
}
