"""Crossover Vol. 5: the text of its cards, by number. The facts stand in `catalog/facts/crossover_5.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.phrases import *
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN, IT, THEM = It("chosen"), It("it"), It("chosen", "them")
MINE, FIGHTER = Characters(YOURS), Characters(ANY, (InCombat(),))
MY_MINION_IN_COMBAT = Characters(YOURS, (SUPPORTERS, InCombat()))
UNWOUNDED = Is(This(), (Wounded(False),))

ONE_OF_A_KIND = OneOfAKind(label="One of a Kind")
ASSEMBLE = super_power(
    "Avengers... Assemble!",
    BUILD,
    "Skill",
    seq(
        LookAtTop(5, True),
        ToHand(All(Among("seen", (OfTeam("MCU Heroes"), SUPPORTERS))), name="taken"),
        ToBottom(All(Among("seen", (InDeck(),), "left"))),
        PutCounters(This(), ThatMany("taken", "for each card put into your hand so")),
    ),
)
BRAINS = Triggers(when.TurnBegins(), DrawCards(1), title="Genius")
KILL_HIM_PROPERLY = Triggers(
    when.Kos((SUPPORTERS,), yours=True), seq(RemoveIt(Landed()), PurgeName(Landed())), title="Let's Kill Him Properly This Time"
)


def warrior_of_three(first: str, second: str) -> Triggers:
    """A wound of either of the others is healed, or of both."""
    either = [HealIt(up_to(1, Characters(ANY, (Named(name),)))) for name in (first, second)]
    return Triggers(when.Appears(), seq(*either), title="The Warriors Three")


#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "CV5-001": (
        super_power("I'm Not Looking for Forgiveness", MAIN_PHASE, "Skill", ReadyIt(one(MINE))),
        LevelUp(
            when.Attacks(YOURS, team=True), GainXP(This(), ForEach(Characters(ANY, (Attacker(),)))), need=6, title="Together"
        ),
    ),
    "CV5-002": (
        ASSEMBLE,
        super_power("I Knew It!", MAIN_PHASE, "Energy", PutCounters(one(Characters(ENEMY, (FACE_UP, HighestAtk()))), 5, -1)),
    ),
    "CV5-003": (
        Triggers(
            when.PhaseBegins("build"),
            seq(
                ChooseName(characters=True),
                LookAtTop(2, True),
                ToHand(All(Among("seen", (ACharacter(), OfThatName())))),
                BackOnTop(All(Among("seen", (InDeck(),), "left"))),
            ),
            title="We Need Your Help",
        ),
        LevelUp(
            when.TurnEnds(),
            IfYouDo(
                May(DiscardIt(one(CardsIn(HAND, (AnyOf((Named("Academy"), Named("Laboratory"), Named("Ancient One"))),))))),
                GainXP(This()),
            ),
            need=3,
            title="Recovering the Time Stone",
        ),
    ),
    "CV5-004": (
        BRAINS,
        super_power(
            "It's Like I Was Made for This",
            MAIN_PHASE,
            "Might Might Energy Intellect",
            seq(WoundIt(This()), ChooseApart(CardsIn(KO, (SUPPORTERS,))), PutOntoSide(THEM)),
            once_per_game=True,
        ),
    ),
    "CV5-007": (
        Triggers(when.PhaseBegins("main"), PutCounters(This(), 2, -1), title="Nothing Lasts Forever"),
        LevelUp(
            when.Appears(YOURS, (Named("Frigga"),)),
            seq(RemoveCounters(This(), -1), GainXP(This())),
            need=1,
            title="I'm Still Worthy!",
        ),
    ),
    "CV5-008": (
        Triggers(when.FliesOver(), PutCounters(It("it", "each of them"), 2, -1), title="You Take the Little One"),
        KILL_HIM_PROPERLY,
    ),
    # supporting characters
    "CV5-009": (
        ONE_OF_A_KIND,
        Triggers(
            when.PhaseBegins("main"),
            PutCounters(one(Characters(YOURS, (MAINS, Named("Thor")))), 2),
            title="I Saw You With the Avengers",
        ),
    ),
    "CV5-010": (
        super_power(
            "Electromagnetic Force Fields",
            ANY_COMBAT,
            "Energy or Might",
            Cannot(one(FIGHTER), (BeStruck(),), TURN_LONG),
            any_turn=True,
        ),
    ),
    "CV5-011": (
        ONE_OF_A_KIND,
        warrior_of_three("Hogun", "Volstagg"),
        Continuous(This(), (AtkDef(2, 2), GainsPower(MOBILE)), during=UNWOUNDED, label="Wielder of the Fimbuldraugr"),
    ),
    "CV5-012": (
        super_power(
            "I See With More Than Eyes",
            MAIN_PHASE,
            "Energy",
            seq(
                ChoosePlayer(),
                LookAtHand(ThatPlayer()),
                May(seq(ChoosePlayer(any=True), Each(ThatPlayer(), seq(DiscardHand(), DrawCards(ThatMany()))))),
            ),
        ),
    ),
    "CV5-013": (
        ONE_OF_A_KIND,
        warrior_of_three("Fandral", "Volstagg"),
        Continuous(This(), (AtkDef(2, 2), Gains((FEROCIOUS,))), during=UNWOUNDED, label="Wielder of the Hridgandr"),
    ),
    "CV5-016": (
        Triggers(
            when.PhaseBegins("main"),
            PutCounters(This(), ForEach(Characters(YOURS, (AnyOf((Named("Fandral"), Named("Hogun"), Named("Volstagg"))),)))),
            title="Sif and...",
        ),
        super_power("Sword and Shield", COMBAT, "Might or Skill", gets(This(), 3, 3), any_turn=True, free=True),
    ),
    "CV5-017": (
        super_power(
            "I Figured Out Time Travel",
            MAIN_PHASE,
            "Intellect Skill",
            ChooseOne(tuple([Each(EachPlayer(), ShuffleIn(cards(n, Resources(YOURS)))) for n in (1, 2, 3)])),
        ),
    ),
    "CV5-019": (KILL_HIM_PROPERLY,),
    "CV5-020": (
        LEAP,
        Prohibition(
            EnemyTwists(),
            during=AllOf((TakesPart(), YourTurn())),
            words="on your turn no enemy player can play plot twists in a combat with {name}",
            label="Combat Expert",
        ),
    ),
    # plot twists
    "CV5-022": (
        ONE_OF_A_KIND,
        PlotTwist(effect=Cannot(one(MY_MINION_IN_COMBAT), (BeStruck(), BeStunned(), BeWounded())), when=COMBAT, any_turn=True),
    ),
    "CV5-023": (
        ONE_OF_A_KIND,
        PlotTwist(
            effect=seq(
                ChooseIt(one(MY_MINION_IN_COMBAT)),
                Lasting(
                    Triggers(
                        Strikes(ENEMY, (SUPPORTERS,), "chosen"),
                        seq(StunIt(IT, name="stunned"), KoIt(IT, name="gone"), RemoveIt(NowOf("it"))),
                    ),
                    COMBAT_LONG,
                ),
            ),
            when=COMBAT,
            any_turn=True,
        ),
    ),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "CV5-005": "its level 2 removes main characters from the game, and nothing says what becomes of their players",
    "CV5-006": "it removes main characters from the game, and nothing says what becomes of their players",
    "CV5-014": "the only source has the text of Hogun for it",
    "CV5-015": "its DEF is printed as 94 in the only source, which can't be right",
    "CV5-018": "needs places in a row, to the left and right, which rulebook 001 says do not matter",
    "CV5-021": "needs the universe that a card is of, and no source says that of every set",
    "CV5-024": "is of the story mode, which rulebook 001 does not know",
    "CV5-025": "is of the boss battles, which rulebook 001 does not know",
    "CV5-026": "is of the boss battles, which rulebook 001 does not know",
    "CV5-027": "is of the boss battles, which rulebook 001 does not know",
    "CV5-028": "is of the boss battles, which rulebook 001 does not know",
}
