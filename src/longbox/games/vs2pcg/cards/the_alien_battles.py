"""The Alien Battles: the text of its cards, by number. The facts stand in `catalog/facts/the_alien_battles.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import LEADER
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN = It("chosen")
MINE, ENEMIES = Characters(YOURS), Characters(ENEMY)
MY_OTHERS = Characters(YOURS, (Other(),))
LEAP = Continuous(This(), (Gains((FLIGHT,)),), during=YourTurn(), label="Leap")
#: it says something about equipment only, of which rulebook 001 has none
EGGS = It("chosen", "them")
CREATURE = Remark("{name} can't be equipped", label="Creature")


def striking(times: int, word: str) -> Effect:
    """It strikes with a multiple of its ATK this combat."""
    words = f"{{name}} strikes with {word} its ATK"
    return Lasting(Amount(Strength(), AsMuchAgain(times), words=words), COMBAT_LONG)


THAT, MINIONS, FOES_MINIONS = It("chosen", "that character"), Characters(ANY, (SUPPORTERS,)), Characters(ENEMY, (SUPPORTERS,))
HIDE = super_power("Hide in the Shadows", MAIN_PHASE, "Earth", DazeIt(one(MINE)))
ON_THE_LINE = super_power(
    "Your A** is Already on the Line", MAIN_PHASE, "Intellect", PutCounters(up_to(2, Characters(YOURS, (IN_FRONT,))))
)
ACIDIC_BLOOD = super_power(
    "Acidic Blood",
    MAIN_PHASE,
    "Energy",
    seq(
        ChooseNumber(Less(OfIt("DEF", This()), Fixed(1)), "so small that as many -1/-1 counters leave {name} more than 0 DEF"),
        PutCounters(This(), Remembered(), -1),
        PutCounters(one(FOES_MINIONS), Remembered(), -1),
    ),
)
PERFECTION = super_power(
    "Its Structural Perfection...",
    COMBAT,
    "Space",
    If(TakesPart("attacker", ranged=False), Lasting(Prohibition(StruckBack(YOURS)), COMBAT_LONG)),
)
UNSTOPPED = super_power("Nobody Can Stop It", MAIN_PHASE, "Might", ReadyIt(This()))
ROAR = super_power(
    "Rrrrrrrraaaaaaaaaaar!!!", COMBAT, "Might", PutCounters(This(), 3), any_turn=True, only=(EmptyHand(),)
)

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "ALN-001": (
        HIDE,
        LevelUp(
            when.PhaseBegins("build"), GainXP(This(), OfIt("wounds", This())), need=7, title="Last Survivor of the Nostromo"
        ),
    ),
    "ALN-002": (
        HIDE,
        super_power(
            "Set the Self Destruct",
            MAIN_PHASE,
            "Energy",
            Later(Triggers(when.TurnEnds(), StunIt(All(MINIONS)))),
            once_per_game=True,
        ),
    ),
    "ALN-005": (
        ON_THE_LINE,
        LevelUp(when.Attacks(YOURS, melee=True), GainXP(This()), need=5, title="No Weapons of Any Kind?"),
    ),
    "ALN-006": (
        ON_THE_LINE,
        super_power(
            "Sacrifice and Resurrection",
            COMBAT,
            "Earth",
            If(IsYourMain(), seq(BringMain("ALN-007", "Ripley #8", 2), KoIt(This()))),
            any_turn=True,
        ),
    ),
    "ALN-007": (
        ACIDIC_BLOOD,
        LevelUp(when.PhaseBegins("main"), May(GainXP(This())), need=1, title="Rapid Cell Regeneration"),
        Triggers(ThisLevelsUp(), HealIt(This(), ALL_WOUNDS), title="Rapid Cell Regeneration"),
    ),
    "ALN-008": (
        ACIDIC_BLOOD,
        super_power(
            "I'm Sorry",
            MAIN_PHASE,
            "Earth",
            seq(
                ChooseName(characters=True),
                KoIt(All(Characters(ENEMY, (SUPPORTERS, OfThatName())))),
                ForEachPlayer(
                    EnemyPlayers(),
                    seq(
                        LookAtHand(ThatPlayer()),
                        DiscardIt(All(CardsIn(HAND, (ACharacter(), OfThatName()), "player"))),
                        LookAtIt(All(CardsIn(DECK, (), "player"))),
                        ToPile(All(CardsIn(DECK, (ACharacter(), OfThatName()), "player"))),
                        Each(ThatPlayer(), ShuffleDeck()),
                    ),
                ),
            ),
            once_per_game=True,
        ),
    ),
    "ALN-027": (
        CREATURE,
        PERFECTION,
        LevelUp(
            when.CombatEnds(surviving=True),
            GainXP(This()),
            need=3,
            title="A Survivor, Unclouded by Delusions of Morality",
        ),
    ),
    "ALN-028": (
        CREATURE,
        PERFECTION,
        super_power(
            "...Is Matched Only By Its Hostility",
            COMBAT,
            "Intellect",
            If(
                TakesPart("defender", ranged=False),
                Lasting(Prohibition(CantStrike(Characters(ANY, (Attacker(),)), "attackers can't strike")), COMBAT_LONG),
            ),
            any_turn=True,
        ),
    ),
    "ALN-031": (CREATURE, UNSTOPPED, LevelUp(when.Attacks(), GainXP(This()), need=5, title="Blood and Terror")),
    "ALN-032": (
        CREATURE,
        UNSTOPPED,
        super_power(
            "It Feeds on Minds",
            MAIN_PHASE,
            "Space",
            seq(gains(This(), LETHAL), Lasting(Triggers(when.Kos(), HealIt(This())))),
        ),
    ),
    "ALN-033": (
        CREATURE,
        ROAR,
        LevelUp(
            when.PhaseBegins("main"), IfYouDo(May(DiscardHand()), GainXP(This())), need=1, title="Ungrateful Child"
        ),
    ),
    "ALN-034": (
        CREATURE,
        ROAR,
        super_power(
            "A Beautiful Butterfly",
            COMBAT,
            "Space",
            If(TakesPart("defender"), gains(This(), FEROCIOUS, MONSTROUS, span=COMBAT_LONG)),
            any_turn=True,
        ),
    ),
    # supporting characters
    "ALN-014": (
        super_power("Medical Attention", MAIN_PHASE, "Skill", HealIt(one(Characters(YOURS, (SUPPORTERS,))))),
        super_power("Do you trust me with a needle?", MAIN_PHASE, "Skill Earth", HealIt(one(Characters(YOURS, (MAINS,))))),
    ),
    "ALN-016": (
        KeywordAction(
            cost=(PaySymbols(("Intellect", "Earth")),),
            effect=RecruitIt(This(), free=True),
            title="Artificial Person",
            when=BUILD,
            zones=("hand",),
            only=(InYourHand(), PointsLeft(0)),
        ),
    ),
    "ALN-018": (
        super_power(
            "Eulogy",
            MAIN_PHASE,
            "Earth",
            IfYouDo(
                ToBottom(one(CardsIn(KO, (ACharacter(),)))),
                gets(YourMain(), OfIt("printed ATK", THAT), OfIt("printed DEF", THAT), TURN_LONG),
            ),
        ),
    ),
    "ALN-044": (
        CREATURE,
        LEAP,
        super_power(
            "It Is Generally Unpleasant",
            COMBAT,
            "Space",
            If(PaidFromHand(), HealIt(This(), 2), HealIt(This())),
            any_turn=True,
        ),
    ),
    "ALN-009": (Triggers(when.IsAttacked(), ToHand(This()), title="We'd Better Get Back"),),
    "ALN-010": (
        Prohibition(Rearranged(), label="Immobile"),
        Triggers(when.IsStunned(), PutCounters(one(ENEMIES), sign=-1), when=EnemyTurn(), title="I'll Put Holes In You!"),
    ),
    "ALN-011": (
        Triggers(
            when.Appears(),
            seq(RevealUntil((Basic(),)), ToHand(It("found"), yours=True), ShuffleDeck()),
            title="Explore",
        ),
    ),
    "ALN-012": (
        Triggers(
            when.PhaseBegins("main"),
            PutCounters(one(Characters(YOURS, (Other(), OfTeam("The Company"))))),
            title="You Have Your Orders",
        ),
    ),
    "ALN-013": (PowersUpAny(label="Full of Surprises"),),
    "ALN-015": (
        super_power(
            "Cattle Prod", MAIN_PHASE, "Energy", seq(PushIt(one(Characters(ENEMY, (IN_FRONT,)))), RemoveCounters(CHOSEN))
        ),
    ),
    "ALN-017": (
        Triggers(
            when.Stuns(defending=True),
            StunIt(All(Characters(ENEMY, (NotIt("it"), OfPlayer(), SharesName("it"))))),
            title="Ricocheting Bullets",
        ),
    ),
    "ALN-019": (
        super_power(
            "You Want Some Of This?",
            ANY_COMBAT,
            "Skill",
            StunIt(one(Characters(ANY, (MeleeAttacking(),)))),
            any_turn=True,
            free=True,
        ),
        Triggers(when.IsKod(), WoundIt(YourMain()), title="Game Over, Man!"),
    ),
    "ALN-020": (
        Continuous(This(), (AtkDef(5, 5),), during=TakesPart(ranged=False), label="I Mostly Just Hurt People"),
    ),
    "ALN-021": (
        Triggers(
            when.Appears(), May(seq(ChoosePlayer(other=True), ToPlayersRow(This(), ThatPlayer()))), title="Special Order"
        ),
        Triggers(when.PhaseBegins("main"), StunIt(one(MY_OTHERS)), title="Crew Expendable"),
        super_power("Twitchy", MAIN_PHASE, "Intellect", seq(ChoosePlayer(other=True), ToPlayersRow(This(), ThatPlayer()))),
    ),
    "ALN-022": (
        Triggers(
            when.TurnEnds(), PutCounters(All(Characters(YOURS, (Other(), Exhausted(False)))), 2), title="Stay Frosty"
        ),
    ),
    "ALN-036": (
        CREATURE,
        Legion(copies=8, label="Legion"),
        Triggers(
            when.Appears(),
            PutCounters(All(Characters(YOURS, (Other(), Named("Adolescent Xenomorph"))))),
            title="Accelerated Growth",
        ),
    ),
    "ALN-037": (
        CREATURE,
        Prohibition(
            Attacked(), during=InRowNow(BACK), words="while {name} is in the back row, {name} can't be attacked", label="Camouflage"
        ),
    ),
    "ALN-038": (CREATURE, LEAP),
    "ALN-039": (CREATURE,),
    "ALN-040": (CREATURE, super_power("Salivate", MAIN_PHASE, "Intellect", DrawUpTo(3))),
    "ALN-041": (
        CREATURE,
        Triggers(
            when.Fights(),
            PutCounters(All(Characters(ENEMY, (InCombat(),))), sign=-1),
            when=Is(This(), (Wounded(),)),
            title="Bleed Acid",
        ),
    ),
    "ALN-042": (
        CREATURE,
        super_power(
            "Spit Acid",
            MAIN_PHASE,
            "Energy",
            Repeat(ForEach(Characters(YOURS, (Other(), Named("Xenomorph Spitter")))), PutCounters(one(ENEMIES), 2, -1), again=True),
        ),
    ),
    "ALN-043": (
        CREATURE,
        super_power(
            "Screech",
            MAIN_PHASE,
            "Might",
            seq(ChooseIt(one(Characters(YOURS, (Having(SWARM),)))), PutCounters(All(Characters(YOURS, (SharesName(),))), 2)),
        ),
    ),
    "ALN-045": (
        CREATURE,
        super_power(
            "This Thing is Huge! It's... It's Big!",
            COMBAT,
            "Intellect",
            If(PaidFromHand(), striking(2, "triple"), striking(1, "double")),
            any_turn=True,
        ),
    ),
    "ALN-046": (
        CREATURE,
        super_power(
            "Tantrum", COMBAT, "Might", If(PaidFromHand(), PutCounters(This(), 5), PutCounters(This(), 2)), any_turn=True
        ),
    ),
    "ALN-047": (
        CREATURE,
        LEADER,
        super_power(
            "Who's Laying The Eggs?",
            COMBAT,
            "Energy",
            seq(
                SearchDeck(),
                ChooseIt(up_to(2, CardsOf((DECK, HAND, KO), (Named("Ovomorph"),)))),
                RevealIt(EGGS),
                If(PaidFromHand(), May(PutOntoSide(EGGS, BACK))),
                # those that have gone there are others now
                ToHand(It("chosen", "those that are not in play"), yours=True),
                ShuffleDeck(),
            ),
            any_turn=True,
        ),
    ),
    # plot twists
    "ALN-048": (
        PlotTwist(
            effect=If(MeleeCombat(), PutCounters(one(Characters(ANY, (InCombat(),))), 2, -1)), when=COMBAT, any_turn=True
        ),
    ),
    "ALN-049": (PlotTwist(effect=DazeIt(one(Characters(ENEMY, (Protected(False),))))),),
    "ALN-050": (PlotTwist(effect=TurnDown(one(Resources(ENEMY, True, True)))),),
    "ALN-054": (
        PlotTwist(
            effect=ChooseOne((gets(one(Characters(ANY, (Attacker(),))), 1, 0), gets(one(Characters(ANY, (Defender(),))), 0, 2))),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    # locations: what they give is among their facts
    "ALN-055": (),
    "ALN-056": (),
    "ALN-057": (),
    "ALN-058": (),
    "ALN-026": (),
    "ALN-051": (),
    "ALN-059": (),
    "ALN-060": (),
}  # fmt: skip

_EQUIPMENT = "needs equipment cards, which rulebook 001 does not know"
_FACEHUGGERS = "needs a Facehugger pile, and neither a card nor rulebook 001 says what that is made of"

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    **dict.fromkeys(["ALN-003", "ALN-004"], "all that it does is done with equipment cards, which rulebook 001 does not know"),
    **dict.fromkeys([f"ALN-{n:03}" for n in (23, 24, 25)], _EQUIPMENT),
    **dict.fromkeys(["ALN-029", "ALN-030"], "its level 2 hatches from a Facehugger pile, and nothing says what that is made of"),
    **dict.fromkeys([f"ALN-{n:03}" for n in (35, 52, 53)], _FACEHUGGERS),
}
