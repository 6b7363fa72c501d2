"""House of X: the text of its cards, by number. The facts stand in `catalog/facts/house_of_x.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import MY_OTHERS, pump
from longbox.games.vs2pcg.cards.phrases import BERSERKER, COMBAT_MASTER, DODGE, GRAB, LEAP, QUICK_DRAW, STEALTH
from longbox.games.vs2pcg.language.vocabulary import *

IT, CHOSEN, THAT = It("it"), It("chosen"), It("chosen", "that character")
ENEMIES, MINE, FOES_MINIONS = Characters(ENEMY), Characters(YOURS), Characters(ENEMY, (SUPPORTERS,))
MY_FIGHTER, FOE_FIGHTER = Characters(YOURS, (InCombat(),)), Characters(ENEMY, (InCombat(),))
BROTHERHOOD, X_MEN = OfTeam("Brotherhood of Mutants"), OfTeam("X-Men")
MUTANT = AnyOf((BROTHERHOOD, X_MEN))
MY_MUTANT_MINION = Characters(YOURS, (MUTANT, SUPPORTERS))

INVULNERABLE = super_power(
    "Invulnerable",
    MAIN_PHASE,
    "Might",
    Lasting(Prohibition(HappensToThis((Stun, Wound), "{name} can't be stunned or wounded"))),
)


def gathering(title: str) -> SuperPower:
    """The mutants among the top cards of the deck come to the hand."""
    mutants = All(Among("seen", (MUTANT, SUPPORTERS)))
    return super_power(title, BUILD, "Intellect", seq(LookAtTop(4, True), ToHand(mutants), ShuffleDeck()))


def welcoming(title: str) -> LevelUp:
    """XP for each mutant that appears."""
    return LevelUp(when.Appears(YOURS, (MUTANT, SUPPORTERS)), GainXP(This()), need=4, title=title)


BOLD_YELLER = super_power("Bold Yeller", COMBAT, "Energy", DazeIt(one(FOE_FIGHTER)), any_turn=True)
NO_SIDES = gathering("There Are No Sides")
INFILTRATOR = super_power(
    "Infiltrator",
    MAIN_PHASE,
    "Skill",
    seq(
        NameTeam(),
        Lasting(Permission(PastProtection(defender=(OfThatTeam(),)))),
    ),
)
TACHYON_FIELD = super_power(
    "Tachyon Field",
    MAIN_PHASE,
    "Energy",
    Lasting(Triggers(StrikesDefender(), StunByStrike(IT))),
)
TONGUE = super_power(
    "Prehensile Tongue", MAIN_PHASE, "Skill", Change(This(), (Gains((RANGED,)), AtkDef(7, 0)))
)
OPTIC_BEAM = super_power(
    "Unleash Optic Beam",
    MAIN_PHASE,
    "Energy",
    Lasting(
        Amount(
            Strength(),
            AsMuchAgain(),
            during=TakesPart("attacker", ranged=True),
            words="while ranged attacking, {name} strikes with double its ATK",
        )
    ),
)
SHIELD = super_power(
    "Telekinetic Shield", ANY_COMBAT, "Intellect", gets(one(Characters(YOURS, (Defender(),))), 0, 10), any_turn=True
)
AIR_SUPERIORITY = Prohibition(IsStruck((Having(FLIGHT),)), label="Air Superiority")
FAST_TRIGGER = Permission(StrikesFirst(True, "Fast Trigger"), label="Fast Trigger")
DUPER_POWER = Triggers(
    when.PhaseBegins("main"),
    May(seq(SearchDeck(), PutOntoSide(one(CardsIn(DECK, (ACharacter(), Named("Multiple Man"))))), ShuffleDeck())),
    title="Duper Power",
)
ENERGY_PLACES = Resources(ANY, True, filters=(ALocation("Energy"),))

MUTANT_LOYALTY = Loyalty(teams=("Brotherhood of Mutants", "X-Men"), characters=True, label="Mutant Loyalty")
ONE_OF_A_KIND = OneOfAKind(label="One of a Kind")
BASIC = Basic()


def mutation(name: str, write: PcgWrite) -> tuple[Condition, Effect]:
    """A power for the rest of the game, for who has it not already."""
    return Is(It("chosen"), (WithPower(name, False),)), Change(It("chosen"), (write,), FOREVER)


def mimicked(name: str, effect: Effect) -> Effect:
    """What Mimic does if somebody of this name is on your side."""
    return If(There(Characters(YOURS, (Named(name),))), effect)


MUTATIONS = (
    mutation(FLIGHT, Gains((FLIGHT,))),
    mutation(RANGED, Gains((RANGED,))),
    mutation("Berserker", GainsPower(BERSERKER, "it")),
    mutation("Dodge", GainsPower(DODGE, "it")),
    mutation(FEROCIOUS, Gains((FEROCIOUS,))),
    mutation(LETHAL, Gains((LETHAL,))),
)

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "HOX-001": (
        INVULNERABLE,
        LevelUp(
            LocationAppears((Basic("Skill"),), played=True), GainXP(This()), need=2, title="The Crimson Gem of Cyttorak"
        ),
    ),
    "HOX-002": (
        INVULNERABLE,
        super_power("Limitless Strength", MAIN_PHASE, "Might Might", Change(This(), (AtkBecomes(INFINITE),), FOREVER)),
    ),
    "HOX-029": (
        BOLD_YELLER,
        LevelUp(when.IsStunned(ENEMY), GainXP(This()), need=4, title="Sonic Boom"),
    ),
    "HOX-030": (
        BOLD_YELLER,
        super_power(
            "Sonic Screech",
            MAIN_PHASE,
            "Skill",
            seq(ChooseIt(one(ENEMIES)), If(Is(THAT, (Equipped(),)), StunIt(CHOSEN), PutCounters(THAT, 4, -1))),
        ),
    ),
    "HOX-003": (NO_SIDES, welcoming("Savior of Mutantkind")),
    "HOX-004": (
        NO_SIDES,
        super_power(
            "There's Just What I Want",
            MAIN_PHASE,
            "Skill",
            seq(ChooseIt(one(Characters(YOURS, (FACE_UP, MUTANT, SUPPORTERS)))), PutCounters(This(), OfIt("ATK", THAT))),
        ),
    ),
    "HOX-005": (
        INFILTRATOR,
        LevelUp(when.PhaseBegins("main"), GainXP(This(), TeamsAmong(ENEMIES)), need=5, title="So Many Targets"),
    ),
    "HOX-006": (
        INFILTRATOR,
        super_power(
            "Deceiver",
            MAIN_PHASE,
            "Intellect",
            seq(
                NameTeam(),
                Lasting(
                    Prohibition(
                        AttackOn(
                            Characters(ENEMY, (OfThatTeam(),)),
                            None,
                            "enemy characters of that team can't attack {name}",
                        )
                    ),
                    UNTIL_YOURS,
                ),
            ),
        ),
    ),
    "HOX-007": (
        TACHYON_FIELD,
        LevelUp(when.Stuns(defending=True, melee=True), GainXP(This()), need=3, title="Test Your Strength"),
    ),
    "HOX-008": (
        TACHYON_FIELD,
        super_power("The Ancient Art of Bushido", MAIN_PHASE, "Intellect", If(StunnedThisTurn(melee=True), DrawCards(3))),
    ),
    "HOX-009": (
        TONGUE,
        LevelUp(
            when.Appears(YOURS),
            GainXP(This(), Less(OfIt("ATK", IT), OfIt("ATK", This()))),
            need=10,
            title="Live to Serve",
        ),
    ),
    "HOX-010": (
        TONGUE,
        super_power("Mighty Leap", MAIN_PHASE, "Might", Change(This(), (Gains((FLIGHT,)), AtkDef(7, 0)))),
    ),
    "HOX-031": (
        OPTIC_BEAM,
        LevelUp(when.OneAttacks(ANY, joint=True), GainXP(This(), ThatMany(words="for each of them")), need=9, title="Battlefield Leader"),
    ),
    "HOX-032": (
        OPTIC_BEAM,
        super_power("Battlefield Commander", MAIN_PHASE, "Skill", ReadyIt(up_to(ANY_NUMBER, MY_OTHERS))),
    ),
    "HOX-033": (SHIELD, LevelUp(DefenderSurvives(), GainXP(This()), need=2, title="Save the Day")),
    "HOX-034": (
        SHIELD,
        super_power(
            "Telekinetic Weapon", ANY_COMBAT, "Might", gets(one(Characters(YOURS, (Attacker(),))), 10, 0), any_turn=True
        ),
    ),
    "HOX-037": (
        super_power("Master Thief", MAIN_PHASE, "Skill", Each(EnemyPlayers(), DiscardRandom())),
        LevelUp(LocationAppears((Basic(),)), GainXP(This()), need=4, title="Mistress of the Elements"),
    ),
    "HOX-038": (
        super_power(
            "Weather Witch",
            MAIN_PHASE,
            "Energy Intellect Might Skill",
            ChooseOne(
                (
                    # Blizzard
                    Lasting(
                        Triggers(
                            when.PhaseBegins("main", ENEMY), FreezeIt(one(Characters(ENEMY, (OfPlayer(),))))
                        ),
                        FOREVER,
                    ),
                    # Fog
                    Lasting(
                        Prohibition(CantStrike(Characters(ENEMY, (Defender(),)), "enemy defenders can't strike")), FOREVER
                    ),
                    # Cyclone
                    Lasting(Continuous(All(ENEMIES), (Loses((FLIGHT,), True),)), FOREVER),
                    # Thunderstorm
                    Lasting(
                        Triggers(
                            when.PhaseBegins("build", ENEMY), PutCounters(All(Characters(ENEMY, (OfPlayer(),))), sign=-1)
                        ),
                        FOREVER,
                    ),
                )
            ),
        ),
    ),
    # supporting characters of the Brotherhood of Mutants
    "HOX-011": (
        Prohibition(
            MovesThis(), during=EnemyTurn(), words="{name} can't be moved on enemy turns", label="Gravitational Mass Allocation"
        ),
        super_power(
            "Pain Immunity",
            MAIN_PHASE,
            "Might",
            Lasting(Prohibition(HappensToThis((Wound,), "{name} can't be wounded")), UNTIL_YOURS),
        ),
    ),
    "HOX-012": (LEAP, GRAB),
    "HOX-013": (
        super_power(
            "Mister Burns",
            MAIN_PHASE,
            "Energy",
            seq(
                ChooseIt(one(Characters(ENEMY, (IN_FRONT, SUPPORTERS)))),
                Lasting(Triggers(when.TurnEnds(each=True), StunIt(THAT)), FOREVER),
            ),
        ),
    ),
    "HOX-014": (
        Triggers(
            when.Appears(recruited=True),
            IfYouDo(
                May(RemoveIt(This(), name="aside")),
                Later(
                    Triggers(when.TurnBegins(), Lasting(Offer(PutOntoSide(It("aside", "it")), title="Out of Nowhere"), FOREVER)),
                    FOREVER,
                ),
            ),
            title="Out of Nowhere",
        ),
    ),
    "HOX-015": (
        BERSERKER,
        Amount(
            Strength(),
            AsMuchAgain(),
            during=TakesPart("attacker", against=(SUPPORTERS,)),
            words="while attacking a supporting character, {name} strikes with double its ATK",
            label="Violent",
        ),
    ),
    "HOX-016": (
        super_power("Superhuman Senses", MAIN_PHASE, "Skill", Change(This(), (AtkDef(4, 0), GainsPower(STEALTH)))),
    ),
    "HOX-017": (
        super_power(
            "Mimic See, Mimic Do",
            MAIN_PHASE,
            "Intellect",
            seq(
                mimicked("Angel", Change(This(), (Gains((FLIGHT,)), GainsPower(AIR_SUPERIORITY)))),
                mimicked("Beast", DrawCards(2)),
                mimicked("Cyclops", Change(This(), (Gains((RANGED,)), GainsPower(FAST_TRIGGER)))),
                mimicked("Iceman", FreezeIt(one(ENEMIES))),
                mimicked("Marvel Girl", gets(one(MINE), 0, 10, TURN_LONG)),
            ),
        ),
    ),
    "HOX-018": (
        Triggers(
            CombatResolves(),
            ForEachOne(
                FOE_FIGHTER,
                FlipCoin(
                    Lasting(Prohibition(CantStrike(It("each", "that character"), "that character can't strike")), COMBAT_LONG)
                ),
            ),
            title="Change Probability",
        ),
    ),
    "HOX-019": (Triggers(when.Stuns(), May(TurnDown(one(Resources(ENEMY, True, True)))), title="Seismic Shift"),),
    "HOX-020": (
        super_power("Headbutt", MAIN_PHASE, "Might", DazeIt(one(Characters(ENEMY, (IN_FRONT, CouldAttack(True)))))),
    ),
    "HOX-021": (INFILTRATOR,),
    "HOX-022": (
        Triggers(when.Appears(), May(MoveIt(one(ENEMIES))), title="Master Strategist"),
        COMBAT_MASTER,
    ),
    "HOX-023": (
        super_power(
            "Superintelligence",
            MAIN_PHASE,
            "Intellect",
            Lasting(
                Amount(RecruitPoints(), Fixed(-2), words="each enemy player gets two recruit points less until your next turn"),
                UNTIL_YOURS,
            ),
        ),
    ),
    # supporting characters of the X-Men
    "HOX-039": (Triggers(when.Appears(), PutCounters(This(), ForEach(ENERGY_PLACES)), title="Bundle of Energy"),),
    "HOX-040": (Continuous(All(FOE_FIGHTER), (AtkDef(-1, 0),), during=TakesPart(), label="Fireworks"),),
    "HOX-041": (
        super_power(
            "Displacement Field",
            COMBAT,
            "Skill",
            Lasting(Permission(StrikesItself()), COMBAT_LONG),
            any_turn=True,
        ),
    ),
    "HOX-043": (
        Triggers(when.UsesPower(YOURS, of_character=True), PutCounters(IT), title="Energy Conversion"),
        Triggers(when.UsesPower(ENEMY, of_character=True), PutCounters(IT, sign=-1), title="Energy Conversion"),
    ),
    "HOX-044": (ONE_OF_A_KIND, DUPER_POWER),
    "HOX-045": (ONE_OF_A_KIND, DUPER_POWER, Triggers(when.TurnBegins(), DrawCards(1), title="Genius")),
    "HOX-046": (
        ONE_OF_A_KIND,
        DUPER_POWER,
        Continuous(This(), (AtkDef(2, 2),), during=TakesPart(ranged=False), label="Martial Artist"),
    ),
    "HOX-047": (ONE_OF_A_KIND, DUPER_POWER, QUICK_DRAW),
    "HOX-048": (Triggers(when.Appears(), May(DazeIt(one(ENEMIES))), title="Night Night"),),
    "HOX-050": (
        Triggers(
            when.Attacks(),
            gets(This(), Less(OfIt("DEF", It("it", "the defender")), OfIt("ATK", This())), 0),
            title="Human Supercomputer",
        ),
    ),
    "HOX-051": (
        super_power(
            "Welcome Home",
            BUILD,
            "Intellect",
            seq(
                ChoosePlayer(),
                LookAtHand(ThatPlayer()),
                May(RecruitIt(one(CardsIn(HAND, (SUPPORTERS, Affordable()), "player")))),
            ),
        ),
    ),
    "HOX-052": (FAST_TRIGGER,),
    "HOX-053": (Continuous(This(), (AtkDef(ForEach(ENERGY_PLACES, 3), ForEach(ENERGY_PLACES, 3)),), label="Solar Fire"),),
    "HOX-054": (
        Triggers(
            when.Appears(recruited=True),
            IfYouDo(May(ToHand(This(), yours=True)), WatchesGame()),
            title="Travel across the Margins",
        ),
        super_power(
            "Resident of Marginalia",
            MAIN_PHASE,
            "Energy Intellect Skill",
            ChooseOne(tuple([NextFoeSkips(phase) for phase in (DRAW, RECOVERY, BUILD, MAIN_PHASE)])),
            zones=("hand",),
            only=(Watching(),),
        ),
    ),
    "HOX-055": (
        Triggers(when.IsAttacked(), PutCounters(This()), title="Rage"),
        super_power("Wonderful Strength", COMBAT, "Might", DoubleCounters(This()), any_turn=True, free=True),
    ),
    # plot twists
    "HOX-025": (pump(MY_FIGHTER, 3, 1),),
    "HOX-026": (
        PlotTwist(
            effect=If(MeleeCombat(), Change(one(MY_FIGHTER), (Gains((FEROCIOUS,)), AtkDef(2, 0)), COMBAT_LONG)),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "HOX-027": (
        MUTANT_LOYALTY,
        PlotTwist(
            effect=seq(
                TurnDown(up_to(1, Resources(ENEMY, True, filters=(BASIC,)), "first")),
                TurnDown(up_to(1, Resources(ENEMY, True, filters=(BASIC, OtherName("first"))), "second")),
            ),
            when=BUILD,
        ),
    ),
    "HOX-056": (
        MUTANT_LOYALTY,
        PlotTwist(
            effect=seq(
                TurnUp(up_to(1, Resources(YOURS, False, filters=(BASIC,)), "first")),
                TurnUp(up_to(1, Resources(YOURS, False, filters=(BASIC, OtherName("first"))), "second")),
            ),
            when=BUILD,
        ),
    ),
    "HOX-060": (
        MUTANT_LOYALTY,
        PlotTwist(
            effect=seq(
                ChooseIt(one(MINE)),
                AtRandom(
                    tuple([effect for _, effect in MUTATIONS]),
                    "at random, of the following powers one that it does not have yet",
                    tuple([lacks for lacks, _ in MUTATIONS]),
                ),
            ),
            when=BUILD,
        ),
    ),
    "HOX-057": (
        PlotTwist(effect=seq(PutCounters(one(MY_FIGHTER)), PutCounters(one(FOE_FIGHTER), sign=-1)), when=COMBAT, any_turn=True),
    ),
    "HOX-058": (pump(MY_FIGHTER, 1, 3),),
    # locations: what they give is among their facts
    "HOX-028": (),
    "HOX-059": (),
    "HOX-061": (),
    "HOX-063": (),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "HOX-024": "it rearranges equipment cards, which rulebook 001 does not know",
    "HOX-035": "no source gives the timing word and the symbols of its second level's other power",
    "HOX-036": "no source gives the timing word and the symbols of its other power",
    "HOX-042": "it exhausts locations, and nothing says when those are readied again",
    "HOX-049": "it looks for equipment cards, which rulebook 001 does not know",
}
