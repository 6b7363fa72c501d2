"""X-Force: the text of its cards, by number. The facts stand in `catalog/facts/x_force.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.house_of_x import (
    AIR_SUPERIORITY,
    FOE_FIGHTER,
    MINE,
    MUTANT,
    MUTANT_LOYALTY,
    ONE_OF_A_KIND,
)
from longbox.games.vs2pcg.cards.marvel_battles import BERSERKER, FEARLESS
from longbox.games.vs2pcg.cards.phrases import TOUGH
from longbox.games.vs2pcg.language.vocabulary import *

ENEMIES, FOES_MINIONS = Characters(ENEMY), Characters(ENEMY, (SUPPORTERS,))
TWIST = Kind((PLOT_TWIST,))
UNPREDICTABLE = super_power(
    "Unpredictable",
    COMBAT,
    "Skill",
    AtRandom((gets(This(), 4, 0), gets(This(), 2, 2), gets(This(), 0, 4)), "one of the following, at random"),
    any_turn=True,
)

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "XFC-003": (UNPREDICTABLE, LevelUp(when.IsKod(ANY), GainXP(This()), need=4, title="Death Follows Me")),
    "XFC-004": (
        UNPREDICTABLE,
        super_power(
            "Mister Assassin", COMBAT, "Might", KoIt(one(Characters(ENEMY, (InCombat(), SUPPORTERS)))), any_turn=True
        ),
    ),
    "XFC-005": (
        super_power("Bone Claws", COMBAT, "Might", gets(This(), 2, 0), any_turn=True),
        LevelUp(when.Attacks(team=False), GainXP(This()), need=3, title="Lone Wolf"),
    ),
    "XFC-006": (
        super_power("Adamantium Claws", COMBAT, "Might", gets(This(), 6, 0), any_turn=True),
        super_power(
            "A New Family",
            MAIN_PHASE,
            "Intellect",
            seq(
                Lasting(Triggers(when.OneAttacks(YOURS, team=True, joint=True), PutCounters(It("it", "each of them")))),
                Lasting(Prohibition(TeamIsStruck())),
            ),
        ),
    ),
    # supporting characters
    "XFC-008": (
        super_power(
            "X-Factor Detection", MAIN_PHASE, "Intellect", PutCounters(All(Characters(YOURS, (Other(), MUTANT))), 2)
        ),
    ),
    "XFC-009": (AIR_SUPERIORITY,),
    "XFC-010": (
        Triggers(
            when.Attacks(),
            Each(
                ControllerOf(It("it")),
                If(There(CardsIn(HAND, (TWIST,))), DiscardIt(one(CardsIn(HAND, (TWIST,)))), RevealHand()),
            ),
            title="Butterfly Knife",
        ),
    ),
    "XFC-011": (BERSERKER, FEARLESS),
    "XFC-012": (
        super_power(
            "Scared Stiff",
            MAIN_PHASE,
            "Skill",
            Lasting(Prohibition(UsingPowers(ENEMY)), UNTIL_YOURS),
        ),
    ),
    "XFC-013": (
        Triggers(when.Either((when.Appears(), when.Recovers())), StrikeIt(one(FOES_MINIONS)), title="Impulsive"),
        TOUGH,
    ),
    "XFC-014": (
        super_power("Lady Luck", COMBAT, "Intellect", seq(RollDie(), PutCounters(This(), Remembered())), any_turn=True),
    ),
    "XFC-015": (
        super_power(
            "Not Made of Steel, Made of Rage",
            COMBAT,
            "Might",
            If(Is(This(), (Wounded(),)), gets(This(), 6, 6), gets(This(), 3, 3)),
            any_turn=True,
        ),
    ),
    "XFC-016": (
        Triggers(when.Fights(), PutCounters(All(FOE_FIGHTER), sign=-1), title="Electrical Field"),
        super_power("Atmokinesis", COMBAT, "Energy", DoubleCounters(All(FOE_FIGHTER), -1), any_turn=True, free=True),
    ),
    "XFC-017": (Triggers(when.Appears(), gets(one(MINE), 10, 10, TURN_LONG), title="Tapping Into Her Power"),),
    # plot twists
    "XFC-018": (
        MUTANT_LOYALTY,
        ONE_OF_A_KIND,
        PlotTwist(
            effect=Lasting(
                Prohibition(AttackOn(Characters(), Characters(), "characters can't attack")), UNTIL_YOURS
            ),
            when=BUILD,
        ),
    ),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "XFC-001": "it exhausts locations, and nothing says when those are readied again",
    "XFC-002": "it exhausts locations, and nothing says when those are readied again",
    "XFC-007": "it exhausts locations, and nothing says when those are readied again",
    "XFC-019": "it is an equipment card, which rulebook 001 does not know",
}
