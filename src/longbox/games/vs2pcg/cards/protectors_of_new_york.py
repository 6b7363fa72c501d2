"""Protectors of New York: the text of its cards, by number. The facts stand in `catalog/facts/protectors_of_new_york.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.phrases import *
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN, IT = It("chosen"), It("it")
ENEMIES, MINE = Characters(ENEMY), Characters(YOURS)
MINIONS, FOES_MINIONS = Characters(ANY, (SUPPORTERS,)), Characters(ENEMY, (SUPPORTERS,))
FOE_IN_COMBAT, MINE_IN_COMBAT = Characters(ENEMY, (InCombat(),)), Characters(YOURS, (InCombat(),))

THREADS = super_power("Energy Threads", MAIN_PHASE, "Energy", MoveIt(one(MINIONS)))
DARTS = super_power("Knockout Darts", MAIN_PHASE, "Skill", KoIt(one(Characters(ENEMY, (SUPPORTERS, Wounded())))))
QUAFF = Triggers(when.TurnBegins(), RemoveCounters(This(), n=1), title="Quick Quaff")
POTION = super_power("Jungle Potion", MAIN_PHASE, "Energy", PutCounters(This(), 3))
OCTOGONIZE = super_power(
    "Octogonize",
    MAIN_PHASE,
    "Intellect",
    If(
        InRowNow(FRONT),
        seq(
            ChooseIt(one(ENEMIES)),
            Later(Triggers(when.TheirTurnEnds(), If(MeleeAttackedBy(yes=False), StunIt(CHOSEN))), THEIR_TURN),
        ),
    ),
)


def berserker_while(condition: There | Is) -> Continuous:
    """It has that power as long as something is true."""
    return Continuous(This(), (GainsPower(BERSERKER),), during=condition, label="Friend, Foe, Feral")


#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # Spider-Friends: main characters, each level by itself
    "PNY-001": (
        THREADS,
        LevelUp(when.IsKod(YOURS, (NameHas("Spider-Man"),)), GainXP(This()), need=1, title="Life Lesson"),
    ),
    "PNY-002": (
        THREADS,
        super_power("I Am Spider-Man", BUILD, "Intellect", DrawCards(ForEach(Characters(YOURS, (NameHas("Spider-Man"),))))),
    ),
    "PNY-007": (DODGE, SUPER_STRENGTH, LevelUp(Grows(), GainXP(This()), need=5, title="Super Spider")),
    "PNY-008": (
        DODGE,
        SUPER_STRENGTH,
        super_power(
            "Venom Punch",
            COMBAT,
            "Might",
            If(MeleeCombat(), ChooseOne((PutCounters(This()), gets(This(), 2, 2)))),
            any_turn=True,
        ),
    ),
    # Spider-Friends: supporting characters
    "PNY-009": (reaction("Silkth-Sense", "Energy", when.PlaysTwist(ENEMY), Cancel()),),
    "PNY-010": (SPIDER_SENSE,),
    "PNY-011": (super_power("Go to Sleep", ANY_COMBAT, "Might", If(MeleeCombat(), DazeIt(one(FOE_IN_COMBAT))), any_turn=True),),
    "PNY-012": (
        super_power("Project Thoughts", MAIN_PHASE, "Intellect", PutCounters(All(Characters(YOURS, (NameHas("Spider"),))))),
    ),
    "PNY-014": (SUPER_STRENGTH, SPIDER_SENSE),
    "PNY-015": (DODGE, WEBSLING),
    "PNY-016": (
        DODGE,
        Continuous(This(), (GainsPower(COMBAT_MASTER),), during=TakesPart("attacker", team=True), label="First Team-Up"),
        Triggers(
            when.TeamsUp((Named("Spider-Man"),), "Spider-Man"),
            And((PutCounters(This(), 2), PutCounters(It("it", "Spider-Man"), 2))),
            title="First Team-Up",
        ),
    ),
    "PNY-017": (
        Amount(
            Recruiting(),
            CheaperTo(2, 1),
            words="characters that you recruit cost 2 less, but not less than 1",
            label="Hiring for the Wild Pack",
        ),
    ),
    "PNY-018": (
        super_power(
            "Spider-Mentor",
            MAIN_PHASE,
            "Intellect",
            seq(PutCounters(YourMain(), 2), If(Is(YourMain(), (Named("Spider-Man"),)), PutCounters(YourMain(), 2))),
        ),
    ),
    "PNY-019": (
        SUPER_STRENGTH,
        super_power(
            "Amazing", COMBAT, "Might", StrikeIt(one(Characters(ENEMY, (SUPPORTERS, InCombat())))), any_turn=True
        ),
    ),
    "PNY-020": (
        berserker_while(There(Characters(YOURS, (Named("Spider-Man"),)))),
        berserker_while(There(Characters(ENEMY, (Named("Spider-Man"),)))),
        berserker_while(Is(This(), (Wounded(),))),
    ),
    "PNY-022": (LEAP, THREADS),
    # Spider-Friends: plot twists and their location
    "PNY-023": (
        PlotTwist(
            effect=Cannot(one(Characters(ANY, (OfTeam("Spider-Friends"), InCombat()))), (BeStruck(),)), when=COMBAT, any_turn=True
        ),
    ),
    "PNY-024": (
        PlotTwist(
            effect=seq(PutCounters(one(Characters(YOURS, (InCombat(), Greater("DEF"))))), DrawCards(1)), when=COMBAT, any_turn=True
        ),
    ),
    "PNY-025": (PlotTwist(effect=Convert(one(MINE_IN_COMBAT), "ATK"), when=COMBAT, any_turn=True),),
    "PNY-028": (),
    # Sinister Syndicate: main characters
    "PNY-029": (
        DARTS,
        LevelUp(when.Kos((SUPPORTERS,)), GainXP(This(), PrintedPowers(IT)), need=5, title="Weighing the Options"),
    ),
    "PNY-030": (
        DARTS,
        super_power(
            "Devil in Disguise",
            MAIN_PHASE,
            "Intellect",
            IfYouDo(
                RemoveIt(one(CardsIn(KO, (SUPPORTERS,), ENEMY))),
                Change(
                    This(),
                    (AtkDef(6, 6),),
                    WHILE_TRUE,
                    AllOf((Is(This(), (FACE_UP,)), There(Characters(ANY, (SharesName(),)), 0, 0))),
                    "until it gets stunned or a character with the name of that card is on any side",
                    once=True,
                ),
            ),
        ),
    ),
    "PNY-031": (
        OCTOGONIZE,
        SUPER_STRENGTH,
        LevelUp(when.Fights(melee=True, row=FRONT), GainXP(This()), need=4, title="Leading From the Front"),
    ),
    "PNY-032": (
        OCTOGONIZE,
        super_power("Octo-Grab", COMBAT, "Might", WeakenAtRandom(one(FOE_IN_COMBAT), 1, 8), any_turn=True),
        SUPER_STRENGTH,
    ),
    "PNY-035": (
        QUAFF,
        POTION,
        LevelUp(when.TurnEnds(), GainXP(This()), still=Strongest(), need=3, title="Top of the Food Chain"),
    ),
    "PNY-036": (
        QUAFF,
        POTION,
        super_power(
            "Sharpening Skills",
            MAIN_PHASE,
            "Skill",
            LearnOne(
                (
                    GainsPower(DODGE),
                    Gains((FEROCIOUS,)),
                    GainsPower(GENIUS),
                    GainsPower(HUNTER),
                    GainsPower(LEAP),
                    Gains((LETHAL,)),
                )
            ),
        ),
    ),
    # Sinister Syndicate: supporting characters
    "PNY-037": (super_power("Absolute Power", MAIN_PHASE, "Energy", WoundIt(one(Characters(ENEMY, (SUPPORTERS, Costing(0, 3)))))),),
    "PNY-039": (SINISTER, SUPER_STRENGTH),
    "PNY-040": (
        super_power(
            "Aftershocker",
            ANY_COMBAT,
            "Might",
            Later(
                Triggers(
                    when.CombatEnds(resolved=True),
                    ChooseOne(
                        (
                            PutCounters(one(Characters(YOURS, (Bound("were", "that was in it"),))), 2),
                            PutCounters(one(Characters(ENEMY, (Bound("were", "that was in it"),))), 2, -1),
                        )
                    ),
                ),
                COMBAT_LONG,
            ),
        ),
    ),
    "PNY-041": (DARTS,),
    "PNY-042": (BERSERKER, SINISTER),
    "PNY-043": (
        GRAB,
        super_power("Figure Out Anything", BUILD, "Intellect", UsesPrinted(Characters(ANY, (Other(), SUPPORTERS)), BUILD)),
        super_power("Figure Out Anything", MAIN_PHASE, "Intellect", UsesPrinted(Characters(ANY, (Other(), SUPPORTERS)), MAIN_PHASE)),
    ),
    "PNY-044": (SINISTER, amended(WouldGetCounters(ENEMIES), "Sinisteriest", plus=1)),
    "PNY-046": (
        SUPER_STRENGTH,
        super_power("Here's the Horn!", COMBAT, "Might", gets(This(), OfIt("ATK", This()), 0)),
    ),
    "PNY-047": (AppearsWith(3, label="Preparation Potion"), HUNTER),
    "PNY-048": (
        Triggers(when.TurnBegins(), PutCounters(one(Characters()), sign=-1), title="Improved Darkforce Generation"),
        Triggers(when.TurnEnds(), PutCounters(one(Characters()), sign=-1), title="Improved Darkforce Generation"),
        super_power("Corrupting Touch", MAIN_PHASE, "Energy", StunIt(one(Characters(ENEMY, (WithCounter(-1),))))),
    ),
    "PNY-050": (amended(WouldGrow(), "Super Sand Strength", times=4),),
    # Sinister Syndicate: plot twists and their location
    "PNY-051": (
        PlotTwist(
            effect=seq(
                ChooseIt(one(Characters(YOURS, (OfTeam("Sinister Syndicate"), InCombat())), "striker")),
                StrikeIt(one(FOE_IN_COMBAT), It("striker")),
            ),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "PNY-052": (
        PlotTwist(
            effect=seq(PutCounters(one(Characters(YOURS, (InCombat(), Greater("ATK"))))), DrawCards(1)), when=COMBAT, any_turn=True
        ),
    ),
    "PNY-053": (PlotTwist(effect=Convert(one(MINE_IN_COMBAT), "DEF"), when=COMBAT, any_turn=True),),
    "PNY-056": (),
    # basic locations: what they give is among their facts
    "PNY-058": (),
    "PNY-059": (),
    "PNY-060": (),
    "PNY-061": (),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "PNY-003": "needs an Identity pile beside the deck, which rulebook 001 does not know",
    "PNY-004": "needs an Identity pile beside the deck, which rulebook 001 does not know",
    "PNY-005": "it exhausts locations, and nothing says when those are readied again",
    "PNY-006": "is the second level of PNY-005, which needs locations that exhaust",
    "PNY-013": "its DEF is printed as 43 in the only source, which can't be right",
    "PNY-021": "it exhausts locations, and nothing says when those are readied again",
    "PNY-026": "needs equipment cards, which rulebook 001 does not know",
    "PNY-027": "no source says which power symbols this location gives",
    "PNY-033": "is the first level of PNY-034, which needs Pumpkin Bombs",
    "PNY-034": "needs Pumpkin Bombs, which rulebook 001 does not know",
    "PNY-038": "needs equipment cards, which rulebook 001 does not know",
    "PNY-045": "it exhausts locations, and nothing says when those are readied again",
    "PNY-049": "the only source does not say when Messing with Minds is used, nor what it costs",
    "PNY-054": "needs equipment cards, which rulebook 001 does not know",
    "PNY-055": "no source says which power symbols this location gives",
    "PNY-057": "the only source has no text for it but a rule of deck building",
}
