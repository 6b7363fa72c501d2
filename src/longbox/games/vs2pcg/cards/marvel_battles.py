"""The Marvel Battles: the text of its cards, by number. The facts stand in `catalog/facts/marvel_battles.jsonl`.

Keywords of the rulebook are facts; a card that has nothing else has an empty text here.
"""

from __future__ import annotations

from longbox.games.vs2pcg.language.vocabulary import *

IT = It("it")
THAT = It("chosen", "that character")
ENEMIES, MINE, FOES_MINIONS = Characters(ENEMY), Characters(YOURS), Characters(ENEMY, (SUPPORTERS,))
FIGHTER, ATTACKER, DEFENDER = (Characters(ANY, (f,)) for f in (InCombat(), Attacker(), Defender()))


def pump(who: Characters, atk: int, def_: int) -> PlotTwist:
    """A character in the combat, of your choice, gets so much more this combat, on any turn."""
    return PlotTwist(effect=gets(one(who), atk, def_), when=COMBAT, any_turn=True)


SMASH = super_power("Smash", MAIN_PHASE, "Might", PutCounters(This(), OfIt("wounds", This())))
FORCE_FIELD = super_power("Magnetic Force Field", COMBAT, "Energy", gets(This(), 0, 4), any_turn=True)
BERSERKER = Triggers(when.Attacks(), PutCounters(This()), title="Berserker")

CHOSEN = It("chosen")
CHARACTER, MINION = Characters(), Characters(ANY, (SUPPORTERS,))
MY_OTHERS = Characters(YOURS, (Other(),))
MY_FACE_UP_MINIONS = Characters(YOURS, (FACE_UP, SUPPORTERS))
MERC = super_power("Merc with a Mouth", MAIN_PHASE, "Skill", gains(All(MINE), LETHAL))
LEADER = Permission(ChoosesStrikeBack(), label="Leader")
BATTLE_TACTICS = super_power("Battle Tactics", MAIN_PHASE, "Skill", ToYourRow(one(MINE)))
DODGE = Prohibition(AttackedRanged(), label="Dodge")
INVADE = Prohibition(StruckBack(defender=(IN_BACK,)), label="Invade")
FEARLESS = Amount(
    Strength(),
    AsMuchAgain(),
    during=TakesPart("attacker", against=(MAINS,)),
    words="while attacking a main character, {name} strikes with double its ATK",
    label="Fearless",
)
GRAB = Prohibition(
    FlownOver(),
    during=InRowNow(FRONT),
    words="while {name} is in the front row, enemy characters can't fly over {name}",
    label="Grab",
)
GENIUS = Triggers(when.TurnBegins(), May(DrawCards(1)), still=Is(This(), (FACE_UP,)), title="Genius")
ASSEMBLE = super_power("Avengers Assemble", MAIN_PHASE, "Skill", Lasting(Prohibition(StruckBack(YOURS, team=True))))
REPULSOR = super_power("Repulsor Blast", MAIN_PHASE, "Energy", seq(PutCounters(one(ENEMIES), sign=-1), May(PushIt(CHOSEN))))
GREAT_POWER = super_power(
    "Great Power", COMBAT, "Might", gets(This(), ForEach(MY_FACE_UP_MINIONS), ForEach(MY_FACE_UP_MINIONS)), any_turn=True
)
STORM = super_power("Lightning Storm", MAIN_PHASE, "Energy", DivideCounters(up_to(2, ENEMIES), 2, -1))
SNIKT = super_power("SNIKT!", COMBAT, "Skill", gets(This(), 3, 0), any_turn=True)
CEREBRO = super_power(
    "Cerebro",
    BUILD,
    "Energy",
    seq(LookAtTop(5, True), ToHand(one(Among("seen", (ACharacter(),)))), ToBottom(All(Among("seen", (InDeck(),), "left")))),
)
MURDER = super_power("Murder You!", MAIN_PHASE, "Energy", Later(Triggers(when.Attacks(), gets(This(), 4, 0))))
GUARDIAN = super_power(
    "Greatest Guardian",
    BUILD,
    "Intellect",
    Lasting(Amount(Recruiting(), Fixed(-1), words="you pay 1 less to recruit your next character"), TURN_LONG, 1),
)
TRAINING = super_power("Brutal Training", MAIN_PHASE, "Skill", If(StunnedThisTurn(), PutCounters(This(), 2)))
I_AM_GROOT = super_power("I am Groot", COMBAT, "Might", gets(This(), ForEach(Resources()), ForEach(Resources())), any_turn=True)
SADISTIC = super_power(
    "Sadistic Choice",
    MAIN_PHASE,
    "Intellect",
    seq(ChooseIt(one(FOES_MINIONS)), Unless(StunIt(It("chosen", "that character")), ControllerOf(CHOSEN), DiscardRandom(1))),
)
MISCHIEF = super_power("God of Mischief", COMBAT, "Skill", PlayOne(CardsIn(KO, (AnyTurnCombat(),)), back=True), any_turn=True)


COURT_DEATH = super_power(
    "Court Death", MAIN_PHASE, "Might", seq(ShuffleIn(All(CardsIn(KO, (ACharacter(),), ANY))), PutCounters(This(), ThatMany()))
)


def borrowed(query: Characters) -> Effect:
    """An enemy character is readied and fights for you to the end of your turn."""
    return seq(ReadyIt(one(query)), TakeOver(CHOSEN), Later(Triggers(when.TurnEnds(), GiveBack(It("chosen", "that character")))))


#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "MNB-001": (ASSEMBLE, LevelUp(when.Stuns(team=True), GainXP(This()), need=3, title="Side by Side")),
    "MNB-002": (ASSEMBLE, super_power("Leader of the Avengers", MAIN_PHASE, "Intellect", PutCounters(All(MINE)))),
    "MNB-003": (SMASH, LevelUp(when.IsStunned(), GainXP(This()), need=4, title="You Won't Like Him When He's Angry")),
    "MNB-004": (
        SMASH,
        super_power(
            "Banner's Influence",
            BUILD,
            "Intellect",
            seq(RemoveCounters(This()), DrawCards(Remembered())),
        ),
    ),
    "MNB-005": (REPULSOR, LevelUp(when.PowersUp(), GainXP(This()), need=3, title="Armor Mk 3")),
    "MNB-006": (
        REPULSOR,
        super_power("Upgraded Armor", MAIN_PHASE, "Intellect", PutCounters(one(Characters(YOURS, (WithCounter(),))), 3)),
    ),
    "MNB-007": (
        GREAT_POWER,
        LevelUp(when.TurnEnds(), GainXP(This(), ForEach(MY_FACE_UP_MINIONS)), need=8, title="Great Responsibility"),
    ),
    "MNB-008": (
        GREAT_POWER,
        super_power(
            "Friendly Neighbor",
            ANY_COMBAT,
            "Intellect",
            If(There(Characters(YOURS, (Defender(),))), BecomeDefender(This())),
            any_turn=True,
        ),
    ),
    "MNB-027": (STORM, LevelUp(when.UsesPower(), GainXP(This()), need=3, title="Children of the Atom")),
    "MNB-028": (STORM, super_power("Wind Storm", MAIN_PHASE, "Skill", gains(All(MINE), FLIGHT))),
    "MNB-029": (SNIKT, LevelUp(when.Stuns(team=False, defending=True), GainXP(This()), need=3, title="Best At What He Does")),
    "MNB-030": (SNIKT, super_power("Healing Factor", MAIN_PHASE, "Might", HealIt(This()))),
    "MNB-031": (MERC, LevelUp(when.TurnEnds(), GainXP(This()), still=SideStunned(), need=3, title="Man, there's no one left to kill")),
    "MNB-032": (
        MERC,
        super_power("Oh, there's someone! Hi there!", MAIN_PHASE, "Intellect", Lasting(Permission(AttacksPlayers()), FOREVER)),
    ),
    "MNB-033": (
        CEREBRO,
        LevelUp(when.TurnEnds(), GainXP(This()), still=AttackedThisTurn(False), need=4, title="A Dream Of Peace"),
    ),
    "MNB-034": (
        CEREBRO,
        super_power("Mental Domination", MAIN_PHASE, "Intellect", borrowed(Characters(ENEMY, (FACE_UP,)))),
    ),
    "MNB-053": (
        MURDER,
        LevelUp(when.LeavesHand(), GainXP(This()), still=EmptyHand(), need=1, title="Back Against the Wall"),
    ),
    "MNB-054": (MURDER, super_power("One Raccoon's Garbage", MAIN_PHASE, "Skill", RandomFromKo(2))),
    "MNB-055": (GUARDIAN, LevelUp(when.Appears(YOURS, recruited=True), GainXP(This()), need=5, title="Recruiting Drive")),
    "MNB-056": (GUARDIAN, super_power("Space Cop", MAIN_PHASE, "Skill", Change(All(ENEMIES), (Loses(ALL_POWERS),)))),
    "MNB-057": (TRAINING, LevelUp(when.Stuns((MAINS,)), GainXP(This()), need=3, title="Deadliest Women in the Universe")),
    "MNB-058": (
        TRAINING,
        super_power("Godslayer Blade", MAIN_PHASE, "Might Might", Lasting(Triggers(when.Stuns(), KoIt(IT)))),
    ),
    "MNB-059": (I_AM_GROOT, LevelUp(when.GetsResource(), GainXP(This()), need=5, title="I am Groot")),
    "MNB-060": (
        I_AM_GROOT,
        super_power("We are Groot", MAIN_PHASE, "Energy", seq(HealIt(All(MINE)), BecomeLevel(This()))),
    ),
    "MNB-079": (SADISTIC, LevelUp(when.IsStunned(ENEMY), GainXP(This()), need=6, title="Chaos and Destruction")),
    "MNB-080": (SADISTIC, super_power("Bombs Away", MAIN_PHASE, "Skill", KoIt(one(Characters(ENEMY, (Stunned(), SUPPORTERS)))))),
    "MNB-081": (MISCHIEF, LevelUp(when.PlaysTwist(), GainXP(This()), need=5, title="Plots Within Plots")),
    "MNB-082": (
        MISCHIEF,
        super_power(
            "Master of Plots",
            MAIN_PHASE,
            "Intellect",
            seq(
                ChoosePlayer(),
                Each(ThatPlayer(), seq(RevealHand(), DiscardIt(All(CardsIn(HAND, (Kind((PLOT_TWIST,)),)))))),
            ),
        ),
    ),
    "MNB-083": (
        FORCE_FIELD,
        LevelUp(when.TurnBegins(), GainXP(This()), still=Is(This(), (FACE_UP,)), need=4, title="Mutant Master"),
    ),
    "MNB-084": (FORCE_FIELD, super_power("Mutant Supremacy", MAIN_PHASE, "Might", KoIt(one(Resources(ANY, up=False))))),
    "MNB-085": (COURT_DEATH, LevelUp(when.IsKod(ENEMY), GainXP(This()), need=6, title="The Mad Titan")),
    "MNB-086": (
        COURT_DEATH,
        super_power(
            "The Infinity Gauntlet",
            MAIN_PHASE,
            "Energy Intellect Might Skill",
            ForEachPlayer(
                EnemyPlayers(),
                seq(
                    StunIt(MainOf(ThatPlayer())),
                    KoIt(one(Resources("player"))),
                    KoIt(one(Characters(ENEMY, (OfPlayer(), SUPPORTERS)))),
                    Each(ThatPlayer(), DiscardRandom()),
                ),
            ),
        ),
    ),
    # supporting characters
    "MNB-009": (),
    "MNB-010": (Triggers(when.Appears(), PutCounters(one(ENEMIES), sign=-1), title="Sting"),),
    "MNB-011": (),
    "MNB-012": (DODGE, FEARLESS),
    "MNB-013": (
        super_power(
            "Take Aim",
            MAIN_PHASE,
            "Skill",
            Later(
                Triggers(
                    when.Attacks(),
                    seq(
                        gets(This(), 3, 0),
                        If(MeleeCombat(True), Lasting(Prohibition(StruckBack(defender=(Having(RANGED),))), COMBAT_LONG)),
                    ),
                )
            ),
        ),
    ),
    "MNB-014": (super_power("The Vast Resources of S.H.I.E.L.D.", MAIN_PHASE, "Intellect", ToResources(All(TopOfDeck(1)))),),
    "MNB-015": (
        Permission(ChoosesStrikeBack(), label="Leader"),
        Triggers(when.Appears(YOURS, (Other(),)), PutCounters(IT), title="Inspire"),
    ),
    "MNB-016": (DODGE, super_power("Websling", MAIN_PHASE, "Skill", PullIt(one(Characters(ENEMY, (IN_BACK,)))))),
    "MNB-017": (
        super_power(
            "Energy Absorption", MAIN_PHASE, "Energy", PutCounters(This(), ForEach(Characters(YOURS, (Other(), Having(RANGED)))))
        ),
    ),
    "MNB-018": (
        super_power(
            "Impervious Skin",
            COMBAT,
            "Might",
            Lasting(Prohibition(WoundedByStun()), COMBAT_LONG),
            any_turn=True,
        ),
    ),
    "MNB-019": (
        super_power(
            "Transmute",
            MAIN_PHASE,
            "Intellect",
            seq(
                ChooseIt(one(CHARACTER)),
                If(
                    Is(CHOSEN, (WithCounter(),)),
                    seq(RemoveCounters(CHOSEN), PutCounters(CHOSEN, Remembered(), -1)),
                    seq(RemoveCounters(CHOSEN, sign=-1), PutCounters(CHOSEN, Remembered())),
                ),
            ),
        ),
    ),
    "MNB-020": (Triggers(when.Appears(), May(TurnUp(one(Resources(YOURS, False, True)))), title="Inventive"),),
    "MNB-021": (super_power("Lightning Strike", MAIN_PHASE, "Energy", PutCounters(one(ENEMIES), 3, -1)),),
    "MNB-022": (super_power("Incredible Power", MAIN_PHASE, "Might", If(Is(This(), (Wounded(),)), PutCounters(This(), 7))),),
    "MNB-035": (Triggers(when.Appears(), FreezeIt(one(CHARACTER)), title="Freeze"),),
    "MNB-036": (
        super_power(
            "Teleport to Limbo",
            MAIN_PHASE,
            "Intellect",
            seq(ToHand(This()), ToHand(up_to(1, Characters(YOURS, (Other(), SUPPORTERS))))),
        ),
    ),
    "MNB-037": (
        Continuous(
            This(),
            (HasPowersOf(Characters(YOURS, (Other(), FACE_UP, OfTeam("X-Men"), SUPPORTERS))),),
            label="Mutant Power Duplication",
        ),
    ),
    "MNB-038": (LEADER, BATTLE_TACTICS),
    "MNB-039": (
        Permission(TeamsWith((MAINS,), "any main character"), label="Mercenary"),
        super_power("Can't Keep a Bad Man Down", BUILD, "Might", PutOntoSide(This()), zones=("ko",), only=(InYourPile(),)),
    ),
    "MNB-040": (INVADE,),
    "MNB-041": (
        super_power(
            "Kinetic Card Throw",
            MAIN_PHASE,
            "Energy",
            seq(
                ChooseIt(one(Characters(ENEMY, (FACE_UP, SUPPORTERS)))),
                IfYouDo(
                    DiscardIt(one(CardsIn(HAND, (ACharacter(), CostsAsMuch())), "card")), StunIt(It("chosen", "that character"))
                ),
            ),
        ),
    ),
    "MNB-042": (super_power("Thunder Storm", MAIN_PHASE, "Energy", PutCounters(All(ENEMIES), sign=-1)),),
    "MNB-043": (GENIUS,),
    "MNB-044": (
        BERSERKER,
        Triggers(when.TurnBegins(), HealIt(This()), still=Is(This(), (FACE_UP,)), title="Regeneration"),
    ),
    "MNB-045": (
        super_power(
            "Ultimate Soldier",
            COMBAT,
            "Skill",
            Later(
                Triggers(when.CombatEnds(), StunIt(All(Among("it", (OfSide(ENEMY), ACharacter()), "that survived it")))), COMBAT_LONG
            ),
        ),
    ),
    "MNB-046": (
        Triggers(when.Appears(), gains(one(MY_OTHERS), FLIGHT), title="Toss"),
        super_power("Organic Steel", COMBAT, "Might", gets(This(), 5, 5), any_turn=True),
    ),
    "MNB-047": (
        Triggers(
            when.Appears(),
            May(seq(ChoosePlayer(any=True), Each(ThatPlayer(), seq(DiscardHand(), DrawCards(ThatMany()))))),
            title="Mind Games",
        ),
    ),
    "MNB-048": (super_power("Mind Control", MAIN_PHASE, "Intellect", borrowed(Characters(ENEMY, (FACE_UP, SUPPORTERS)))),),
    "MNB-061": (
        Triggers(
            when.Appears(),
            Change(one(ENEMIES), (Loses((KEYWORD_POWERS, SUPER_POWERS), True),), SOURCE_LONG),
            title="Nullify",
        ),
    ),
    "MNB-062": (super_power("Yaka Arrow", MAIN_PHASE, "Skill", StunIt(one(Characters(ANY, (SUPPORTERS, Costing(0, 3)))))),),
    "MNB-063": (super_power("Psychokinetic Shove", MAIN_PHASE, "Intellect", PushIt(one(Characters(ENEMY, (IN_FRONT,))))),),
    "MNB-064": (Triggers(when.IsKod(), May(ToResources(Landed(), may_be_up=False, row="its owner's resource row")), title="Rebirth"),),
    "MNB-065": (super_power("Symbiote Strength", MAIN_PHASE, "Might", PutCounters(This(), 2)),),
    "MNB-066": (super_power("Scavenger", MAIN_PHASE, "Skill", ToHand(one(CardsIn(KO)))),),
    "MNB-067": (),
    "MNB-068": (super_power("Nova Force Speed", MAIN_PHASE, "Energy", ReadyIt(This())),),
    "MNB-069": (LEADER, Continuous(All(Characters(YOURS, (SUPPORTERS,))), (AlsoTeam("Guardians"),), label="Team Up")),
    "MNB-070": (Continuous(This(), (AtkDef(ForEach(Resources(YOURS)), ForEach(Resources(YOURS))),), label="I Am Groot"),),
    "MNB-071": (
        super_power(
            "Mental Focus",
            MAIN_PHASE,
            "Intellect",
            seq(LookAtTop(3), ToHand(one(Among("seen"))), ToBottom(All(Among("seen", (InDeck(),), "left")))),
        ),
    ),
    "MNB-072": (super_power("Quantum Blast", MAIN_PHASE, "Energy", TurnDown(one(Resources(ANY, True, True)))),),
    "MNB-073": (BERSERKER, GRAB),
    "MNB-074": (
        AppearsStunned(label="Evolutionary Cocoon"),
        super_power(
            "Emerge",
            MAIN_PHASE,
            "Might",
            seq(RecoverIt(This()), ReadyIt(This())),
            zones=("play", "stunned"),
            only=(Is(This(), (Stunned(),)),),
        ),
    ),
    "MNB-087": (
        super_power(
            "Accuse",
            MAIN_PHASE,
            "Intellect",
            seq(
                ChooseName(),
                ChoosePlayer(),
                Each(ThatPlayer(), seq(RevealHand(), DiscardIt(All(CardsIn(HAND, (OfThatName(),)))))),
            ),
        ),
    ),
    "MNB-088": (
        super_power(
            "Impersonate",
            MAIN_PHASE,
            "Skill",
            seq(ChooseIt(one(Characters(ANY, (Other(), FACE_UP)))), Change(This(), (SetsBase(It("chosen", "that character")),))),
        ),
    ),
    "MNB-089": (
        GRAB,
        GENIUS,
    ),
    "MNB-090": (
        Triggers(
            when.Appears(),
            seq(
                ChoosePlayer(),
                ChooseOne(
                    (
                        PutCounters(All(Characters(ENEMY, (OfPlayer(), IN_FRONT))), sign=-1),
                        PutCounters(All(Characters(ENEMY, (OfPlayer(), IN_BACK))), sign=-1),
                    )
                ),
            ),
            title="Blast",
        ),
    ),
    "MNB-091": (
        Prohibition(AttackedRanged(), label="Dodge"),
        super_power("Dust of Death", COMBAT, "Skill", StunIt(one(Characters(ANY, (AttackingThis(),)))), any_turn=True),
    ),
    "MNB-092": (BERSERKER,),
    "MNB-093": (
        super_power(
            "Replicate", BUILD, "Energy", seq(SearchDeck(), PutOntoSide(one(CardsIn(DECK, (SameCard(),)))), ShuffleDeck())
        ),
    ),
    "MNB-094": (),
    "MNB-095": (
        super_power("Makluan Rings", MAIN_PHASE, "Intellect", DrawCards(1)),
        super_power("Makluan Rings", MAIN_PHASE, "Skill", seq(ChoosePlayer(), Each(ThatPlayer(), DiscardIt(one(CardsIn(HAND)))))),
        super_power("Makluan Rings", MAIN_PHASE, "Might", PutCounters(one(Characters()))),
        super_power("Makluan Rings", MAIN_PHASE, "Energy", PutCounters(one(Characters()), sign=-1)),
    ),
    "MNB-096": (
        super_power(
            "Unstoppable",
            COMBAT,
            "Might",
            Lasting(
                Triggers(
                    when.Stuns((IN_FRONT,), team=False),
                    Later(
                        Triggers(
                            when.CombatEnds(surviving=True, here=True),
                            May(AttackAtOnce(one(Characters(ENEMY, (OfPlayer(), OpenToAttack(), IN_BACK))))),
                        ),
                        COMBAT_LONG,
                    ),
                ),
                COMBAT_LONG,
            ),
        ),
    ),
    "MNB-097": (
        Prohibition(
            Happens((Recover,), FOES_MINIONS, "enemy supporting characters can't recover"), label="Magnetic Suppression"
        ),
    ),
    "MNB-098": (),
    "MNB-099": (
        Triggers(when.IsKod(), May(ShuffleIn(Landed())), title="Immortal"),
        super_power("Necromancy", MAIN_PHASE, "Intellect Energy", PutOntoSide(one(CardsIn(KO, (ACharacter(),), ENEMY)))),
    ),
    "MNB-100": (super_power("Welcome Death", MAIN_PHASE, "Might", WoundIt(All(Characters(ANY, (Stunned(),))))),),
    # plot twists
    "MNB-023": (pump(FIGHTER, 2, 2),),
    "MNB-024": (PlotTwist(effect=CancelCombat(), when=COMBAT, any_turn=True),),
    "MNB-025": (
        PlotTwist(
            effect=seq(PutCounters(one(MINE)), gains(It("chosen"), RANGED)),
        ),
    ),
    "MNB-049": (PlotTwist(effect=ReadyIt(one(CHARACTER))),),
    "MNB-050": (PlotTwist(effect=PutCounters(All(Characters(YOURS, (InCombat(),)))), when=COMBAT, any_turn=True),),
    "MNB-051": (
        PlotTwist(
            effect=If(
                There(Characters(YOURS, (Defender(),))), BecomeDefender(one(Characters(YOURS, (FACE_UP, Not(Defender())))))
            ),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "MNB-075": (PlotTwist(effect=gains(one(FIGHTER), FEROCIOUS, span=COMBAT_LONG), when=COMBAT, any_turn=True),),
    "MNB-076": (
        PlotTwist(
            effect=seq(RemoveCounters(one(Characters(ENEMY, (InCombat(),)))), Change(CHOSEN, (BecomesBase(),), COMBAT_LONG)),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "MNB-077": (PlotTwist(effect=seq(PutCounters(one(MINE)), gains(CHOSEN, FLIGHT))),),
    "MNB-101": (PlotTwist(effect=KoIt(one(Characters(ANY, (Stunned(), SUPPORTERS))))),),
    "MNB-102": (PlotTwist(effect=PutCounters(All(Characters(ENEMY, (InCombat(),))), sign=-1), when=COMBAT, any_turn=True),),
    "MNB-103": (PlotTwist(effect=Change(one(FIGHTER), (Switched(),), COMBAT_LONG), when=COMBAT, any_turn=True),),
    "MNB-105": (pump(ATTACKER, 2, 0),),
    "MNB-106": (pump(ATTACKER, 0, 5),),
    "MNB-107": (pump(DEFENDER, 4, 0),),
    "MNB-108": (pump(DEFENDER, 0, 3),),
    # locations: what they give is among their facts
    "MNB-026": (),
    "MNB-052": (),
    "MNB-078": (),
    "MNB-104": (),
    "MNB-109": (),
    "MNB-110": (),
    "MNB-111": (),
    "MNB-112": (),
}  # fmt: skip
