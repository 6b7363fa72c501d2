"""The Defenders: the text of its cards, by number. The facts stand in `catalog/facts/the_defenders.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.a_force import POUNCE
from longbox.games.vs2pcg.cards.marvel_battles import (
    ATTACKER,
    CHARACTER,
    CHOSEN,
    DEFENDER,
    DODGE,
    ENEMIES,
    FIGHTER,
    FOES_MINIONS,
    MINE,
    MINION,
    TEXT as FIRST,
    pump,
)
from longbox.games.vs2pcg.language.vocabulary import *

EACH = It("each", "it")
SHOWN = It("chosen", "that character")

WITHOUT_FEAR = super_power(
    "The Man Without Fear",
    COMBAT,
    "Skill",
    Lasting(Amount(Strength(), AsMuchAgain(), words="{name} strikes with double its ATK"), COMBAT_LONG),
    any_turn=True,
)
KNOWLEDGE = super_power("Supreme Knowledge", BUILD, "Energy", DrawCards(1), free=True)
VENGEANCE = super_power(
    "Spirit of Vengeance", MAIN_PHASE, "Intellect Might", StunIt(one(Characters(ENEMY, (AttackedSince(),))))
)
IMPERVIOUS = FIRST["MNB-018"][0]
AIM = super_power(
    "Infallible Aim", MAIN_PHASE, "Intellect Intellect", WoundIt(one(Characters(ANY, (FACE_UP, SUPPORTERS))))
)
EXPAND = super_power(
    "Expand the Empire",
    BUILD,
    "Might",
    seq(
        LookAtTop(5, True),
        ToHand(one(Among("seen", (Kind((LOCATION,)),)))),
        ToBottom(All(Among("seen", (InDeck(),), "left"))),
    ),
)
REVENGE = super_power("Revenge Bond", RECOVERY, "Energy", If(RecoveredThisTurn(), PutCounters(This(), 2)))
BIONIC = super_power("Bionic Arm", COMBAT, "Might", If(MeleeCombat(), gets(This(), 2, 2)))
#: it works while the character is stunned, and so is not turned off by that
SYMBIOSIS = Permission(HasCounters(), label="Symbiosis", zones=("play", "stunned"))
ONE_OF_A_KIND = OneOfAKind(label="One of a Kind")

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "DEF-001": (
        WITHOUT_FEAR,
        LevelUp(when.IsAttacked(), GainXP(This()), still=Protecting(), need=3, title="Protector of Hell's Kitchen"),
    ),
    "DEF-002": (
        WITHOUT_FEAR,
        super_power(
            "Radar Sense",
            MAIN_PHASE,
            "Intellect",
            seq(Each(EnemyPlayers(), RevealHand()), Lasting(OpenHands("Skill"), FOREVER)),
        ),
    ),
    "DEF-003": (KNOWLEDGE, LevelUp(when.DrawsCards(), GainXP(This()), need=5, title="Supreme Power")),
    "DEF-004": (
        KNOWLEDGE,
        super_power(
            "Mass Transmutation",
            MAIN_PHASE,
            "Intellect",
            seq(
                ChooseIt(up_to(ANY_NUMBER, CHARACTER)),
                ForEachOne(
                    Together((Among("chosen"),), "of them"),
                    If(
                        Is(EACH, (WithCounter(),)),
                        seq(RemoveCounters(EACH), PutCounters(EACH, Remembered(), -1)),
                        seq(RemoveCounters(EACH, sign=-1), PutCounters(EACH, Remembered())),
                    ),
                ),
            ),
        ),
    ),
    "DEF-005": (
        VENGEANCE,
        LevelUp(
            when.IsKod(YOURS, (Other(),)), GainXP(This()), when=EnemyTurn(), need=3, title="When Innocent Blood is Spilled"
        ),
    ),
    "DEF-006": (
        VENGEANCE,
        super_power("Hell on Wheels", MAIN_PHASE, "Skill", If(Is(This(), (Exhausted(False),)), DriveIn())),
    ),
    "DEF-007": (
        IMPERVIOUS,
        LevelUpAction(
            (PayPoints(),), effect=GainXP(This(), Remembered()), when=BUILD, need=5, title="Hero for Hire"
        ),
    ),
    "DEF-008": (
        IMPERVIOUS,
        super_power(
            "Power Man and...",
            BUILD,
            "Intellect",
            seq(SearchDeck(), PutOntoSide(one(CardsOf((HAND, DECK, KO), (SUPPORTERS, Named("Iron Fist"))))), ShuffleDeck()),
        ),
    ),
    "DEF-027": (AIM, LevelUp(when.Kos(), GainXP(This()), need=3, title="Cold Blooded Killer")),
    "DEF-028": (
        AIM,
        super_power(
            "Lovely Night for a Murder", MAIN_PHASE, "Skill Skill Skill", WoundIt(one(Characters(ANY, (FACE_UP, MAINS))))
        ),
    ),
    "DEF-029": (EXPAND, LevelUp(when.GetsResource(location=True), GainXP(This()), need=5, title="Take Over the City")),
    "DEF-030": (
        EXPAND,
        super_power(
            "The Kingpin of Crime",
            MAIN_PHASE,
            "Energy or Intellect or Might or Skill",
            PutCounters(one(CHARACTER)),
            free=True,
        ),
    ),
    "DEF-031": (REVENGE, LevelUp(when.GetsCounters(), GainXP(This()), need=5, title="Growing Bond")),
    "DEF-032": (
        REVENGE,
        super_power(
            "Permanent Bond", COMBAT, "Might", Lasting(Permission(HasCounters()), RECOVERY_LONG), any_turn=True
        ),
    ),
    "DEF-033": (
        BIONIC,
        LevelUp(
            when.Stuns(defending=True),
            If(Is(This(), (Frozen(False),)), IfYouDo(May(FreezeIt(This())), GainXP(This()))),
            need=2,
            title="Cryogenic Stasis",
        ),
    ),
    "DEF-034": (
        BIONIC,
        super_power("Sniper Rifle", MAIN_PHASE, "Skill", Lasting(Permission(PastProtection(ranged=True, solo=True)))),
    ),
    # supporting characters
    "DEF-009": (
        DODGE,
        super_power("Healing Blood", MAIN_PHASE, "Energy", HealIt(one(Characters(YOURS, (SUPPORTERS,))))),
    ),
    "DEF-010": (POUNCE,),
    "DEF-011": (
        Triggers(when.Appears(), RemoveCounters(All(MINE), sign=-1), title="Purifying Light"),
        Prohibition(
            when.GetsCounters(YOURS, sign=-1),
            words="nobody on your side can get -1/-1 counters",
            label="Purifying Light",
        ),
    ),
    "DEF-012": (
        DODGE,
        super_power(
            "Iron Fist Punch",
            COMBAT,
            "Skill",
            Lasting(Triggers(Strikes(), StunIt(It("it", "that character"))), COMBAT_LONG),
            any_turn=True,
        ),
    ),
    "DEF-013": (Prohibition(LevelsUp(ENEMY), label="Hex"),),
    "DEF-014": (
        Triggers(
            when.PhaseBegins("build", ANY),
            PutCounters(All(Characters(ANY, (OfPlayer(),))), sign=-1),
            title="The Dark Force Hungers",
        ),
    ),
    "DEF-015": (
        super_power(
            "Rebuilt Body",
            MAIN_PHASE,
            "Might",
            IfYouDo(
                ToBottom(one(CardsIn(KO, (ACharacter(),)))), Change(This(), (SetsBase(SHOWN, of_base=True),))
            ),
        ),
    ),
    "DEF-016": (Permission(PoweredUpWith((ACharacter(),)), label="Multiple Personalities"),),
    "DEF-017": (
        super_power(
            "Mobilize the Team",
            BUILD,
            "Intellect",
            Lasting(
                Amount(
                    Recruiting((OfTeam("Defenders"),)),
                    Fixed(-4),
                    words="the next [Defenders] character that you recruit costs 4 less",
                ),
                TURN_LONG,
                1,
            ),
        ),
        Continuous(This(), (AtkDef(3, 3),), during=EnemyTurn(), label="Night Shift"),
    ),
    "DEF-018": (
        super_power(
            "Perfect Position",
            COMBAT,
            "Skill",
            If(MeleeCombat(ranged=True), Lasting(Prohibition(IsStruck()), COMBAT_LONG)),
            any_turn=True,
        ),
    ),
    "DEF-019": (
        super_power("", COMBAT, "Energy", If(TakesPart("attacker"), Change(This(), (Doubled(),), COMBAT_LONG))),
        super_power(
            "Decrease Density",
            COMBAT,
            "Energy",
            If(
                TakesPart("defender"),
                seq(Lasting(Prohibition(MayStrike()), COMBAT_LONG), Lasting(Prohibition(IsStruck()), COMBAT_LONG)),
            ),
            any_turn=True,
        ),
    ),
    "DEF-020": (
        super_power(
            "Chooser of the Slain",
            BUILD,
            "Intellect",
            Lasting(Permission(RecruitsFrom(CardsIn(KO, (ACharacter(),))))),
        ),
    ),
    "DEF-021": (super_power("Rocket Launcher", MAIN_PHASE, "Might Might", KoIt(one(MINION))),),
    "DEF-022": (
        Triggers(
            when.Appears(),
            PutCounters(one(ENEMIES), ForEach(CardsIn(KO, (Aligned(True), ACharacter()))), -1),
            title="Penance Stare",
        ),
    ),
    "DEF-035": (
        Triggers(when.Either((when.Stuns(), when.IsStunned())), PutCounters(This()), title="Maximum Carnage"),
        SYMBIOSIS,
    ),
    "DEF-036": (
        super_power(
            "Sow Distrust",
            MAIN_PHASE,
            "Intellect",
            seq(
                ChoosePlayer(),
                LookAtHand(ThatPlayer()),
                DiscardIt(one(CardsIn(HAND, (ACharacter(), SharesTeam(MainOf(ThatPlayer()), False)), "player"))),
            ),
        ),
    ),
    "DEF-037": (
        super_power("Chain Lightning", MAIN_PHASE, "Energy", StunIt(All(Characters(ENEMY, (SUPPORTERS, Costing(0, 2)))))),
    ),
    "DEF-038A": (
        Prohibition(StruckBack(defender=(WithCounter(-1),)), label="Bloody Mary"),
        ONE_OF_A_KIND,
    ),
    "DEF-038B": (
        Triggers(when.Attacks(), PutCounters(up_to(2, ENEMIES), sign=-1), title="Typhoid Mary"),
        ONE_OF_A_KIND,
    ),
    "DEF-038C": (
        Prohibition(
            IsStruck((WithCounter(-1),)),
            during=TakesPart("defender"),
            words="attackers that have -1/-1 counters can't strike {name} while it is the defender",
            label="Innocent Mary",
        ),
        ONE_OF_A_KIND,
    ),
    "DEF-038D": (
        Continuous(This(), (HasPowersOf(CardsIn(KO, (Named("Mary Walker"),))),), label="Composite Personality"),
        ONE_OF_A_KIND,
    ),
    "DEF-039": (
        Permission(AttacksFirst(), label="Angry"),
        Triggers(when.Attacks(), AnyMay(EnemyPlayers(), Pay(("Intellect",)), StunIt(This())), title="Stupid"),
    ),
    "DEF-040": (Triggers(when.PowersUp(this=True), HealIt(This()), title="Darksoul"),),
    "DEF-041": (
        super_power("Into the Fray", MAIN_PHASE, "Skill", If(InRowNow(BACK), seq(ReadyIt(This()), PullIt(This())))),
    ),
    "DEF-042": (
        Triggers(
            when.TurnBegins(),
            seq(
                LookAtTop(4),
                ToBottom(cards(2, Among("seen"), "low")),
                BackOnTop(All(Among("seen", (InDeck(),), "left"))),
            ),
            title="Mental Calculations",
        ),
    ),
    "DEF-043": (FIRST["MNB-065"][0], SYMBIOSIS),
    "DEF-044": (
        super_power(
            "Improvised Weapon",
            MAIN_PHASE,
            "Skill",
            IfYouDo(RemoveCounters(This(), n=1), WoundIt(one(Characters(ANY, (FACE_UP, SUPPORTERS))))),
        ),
    ),
    "DEF-045": (
        super_power(
            "Brainwash",
            MAIN_PHASE,
            "Intellect",
            seq(
                ExhaustIt(one(FOES_MINIONS)),
                ToPlayersRow(SHOWN, You()),
                Later(
                    Triggers(
                        when.Either((when.IsStunned(), when.LeavesSide())),
                        ToPlayersRow(SHOWN, OwnerOf(CHOSEN)),
                        still=OnYourSide(SHOWN),
                    ),
                    FOREVER,
                ),
            ),
        ),
    ),
    "DEF-046": (
        super_power("Black Magic", MAIN_PHASE, "Energy", KoIt(one(Characters(ANY, (Stunned(), SUPPORTERS))))),
    ),
    "DEF-047": (
        super_power(
            "Underworld Boss",
            MAIN_PHASE,
            "Might",
            If(
                AllOf((There(Characters(YOURS, (Other(), OfTeam("Underworld"))), 2), Unmet(Is(This(), (MAINS,)), "it is no main character yet"))),
                And((Demote(YourMain()), Promote(This()))),
            ),
        ),
    ),
    "DEF-048": (
        Continuous(
            This(),
            (
                AtkDef(
                    ForEach(CardsIn(KO, (Aligned(False), ACharacter()))), ForEach(CardsIn(KO, (Aligned(False), ACharacter())))
                ),
            ),
            label="Created From Evil",
        ),
    ),
    # plot twists
    "DEF-023": (PlotTwist(effect=Lasting(Prohibition(EnemyTwists()), COMBAT_LONG), when=COMBAT, any_turn=True),),
    "DEF-024": (
        PlotTwist(effect=Change(one(MINE), (AtkDef(1, 1), Gains((RANGED,))), TURN_LONG)),
        PlotTwist(effect=Change(one(FIGHTER), (AtkDef(1, 1), Gains((RANGED,))), COMBAT_LONG), when=COMBAT, any_turn=True),
    ),
    "DEF-025": (pump(DEFENDER, 0, 5),),
    "DEF-049": (PlotTwist(effect=seq(PutCounters(one(CHARACTER)), PutCounters(one(CHARACTER, "other"), sign=-1))),),
    "DEF-050": (pump(FIGHTER, 0, -2),),
    "DEF-051": (
        PlotTwist(effect=DazeIt(one(Characters(YOURS, (Defending(), SUPPORTERS)))), when=COMBAT, any_turn=True),
    ),
    "DEF-053": (
        PlotTwist(effect=seq(ChooseTeam(), If(AllAre(MINE, (OfThatTeam(),)), PutCounters(All(MINE))))),
    ),
    "DEF-054": (pump(ATTACKER, -3, 0),),
    # locations: what they give is among their facts
    "DEF-026": (),
    "DEF-052": (),
    "DEF-055": (),
    "DEF-056": (),
    "DEF-057": (),
    "DEF-058": (),
}
