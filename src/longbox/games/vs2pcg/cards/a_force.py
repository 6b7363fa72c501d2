"""A-Force: the text of its cards, by number. The facts stand in `catalog/facts/a_force.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import (
    ATTACKER,
    CHARACTER,
    CHOSEN,
    DEFENDER,
    DODGE,
    ENEMIES,
    FOES_MINIONS,
    GRAB,
    LEADER,
    MINE,
    MINION,
    TEXT as FIRST,
    THAT,
    pump,
)
from longbox.games.vs2pcg.language.vocabulary import *

#: who makes Loki change sides
MIGHTIER = Characters(ENEMY, (FACE_UP, HigherATK(Characters(YOURS, (FACE_UP,)))))
MY_MINIONS = Characters(YOURS, (SUPPORTERS,))

ABSORPTION = super_power(
    "Energy Absorption", MAIN_PHASE, "Energy", PutCounters(This(), ForEach(Characters(YOURS, (Other(), Having(RANGED)))))
)
ASSEMBLE = super_power(
    "A-Force Assemble!",
    MAIN_PHASE,
    "Skill",
    Later(Triggers(when.Attacks(YOURS, team=True), PutCounters(It("it", "each of them")))),
)
LIFE = super_power("Life Incarnate", MAIN_PHASE, "Intellect", HealIt(one(MINION)))
YOUR_CARDS = AsManyAs(CardsIn(HAND), "the number of cards in your hand")
THEIR_CARDS = AsManyAs(CardsIn(HAND, (), "player"), "the number of cards in that player's hand")
BAD_LUCK = super_power(
    "Bad Luck", MAIN_PHASE, "Intellect", seq(ChoosePlayer(), Each(ThatPlayer(), DiscardIt(one(CardsIn(HAND)))))
)
WHAT_WAS = super_power(
    "What Was, What is, What Will Be", MAIN_PHASE, "Intellect Intellect", seq(LookAtTop(2), ToResources(All(TopOfDeck(2))))
)
IMBUE = super_power(
    "Imbue with Power", MAIN_PHASE, "Energy", PutCounters(one(Characters(ANY, (SUPPORTERS, AppearedThisTurn()))), 2)
)
MASQUERADE = super_power(
    "Masquerade",
    COMBAT,
    "Skill",
    seq(ChooseIt(one(Characters(ANY, (Other(), FACE_UP)))), gets(This(), ShortOf(THAT))),
    any_turn=True,
)
POUNCE = Prohibition(StruckBack(defender=(Exhausted(),)), label="Pounce")

TURN_UP = TurnUp(one(Resources(YOURS, False, True, (Basic(),))))

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "AFF-001": (ABSORPTION, LevelUp(when.Stuns(), GainXP(This()), need=4, title="Woman of War")),
    "AFF-002": (
        ABSORPTION,
        super_power("Photonic Blast", MAIN_PHASE, "Skill", PutCounters(one(ENEMIES), OfIt("+1/+1 counters", This()), -1)),
    ),
    "AFF-003": (ASSEMBLE, LevelUp(when.Attacks(YOURS, team=True), GainXP(This()), need=5, title="Fight Together")),
    "AFF-004": (ASSEMBLE, reaction("Rules Lawyer", "Intellect", when.UsesPower(ENEMY), Cancel("that super power"))),
    "AFF-005": (LevelUp(when.IsWounded(), GainXP(This()), when=EnemyTurn(), need=1, title="When Blood Is Shed..."),),
    "AFF-006": (
        Triggers(when.UsesPower(this=True), BecomeLevel(This()), title="...Let the Staff of One Emerge"),
        super_power(
            "Muzzle", MAIN_PHASE, "Skill", Lasting(Prohibition(Attacked(YOURS)), NEXT_TURN_LONG), once_per_game=True
        ),
        super_power("Bounce House", MAIN_PHASE, "Energy", ToHand(up_to(2, MINION)), once_per_game=True),
        super_power("Open Sesame", MAIN_PHASE, "Intellect", DrawCards(3), once_per_game=True),
        super_power("Caffeine Injection", MAIN_PHASE, "Might", PutCounters(one(MINION), 4), once_per_game=True),
    ),
    "AFF-007": (
        LIFE,
        LevelUp(
            when.Appears(ANY),
            GainXP(This()),
            still=There(
                Together(
                    (Characters(ANY, (SUPPORTERS,)), CardsIn(KO, (SUPPORTERS,), ANY)),
                    "supporting character on all sides and in all KO piles",
                ),
                20,
            ),
            need=1,
            title="The Sum of All Life and Death",
        ),
    ),
    "AFF-008": (LIFE, super_power("Resurrect", MAIN_PHASE, "Energy", PutOntoSide(one(CardsIn(KO, (ACharacter(),)))))),
    "AFF-027": (
        BAD_LUCK,
        LevelUp(
            when.TurnEnds(),
            seq(
                ChoosePlayer(),
                If(
                    Compare(
                        YOUR_CARDS, ">=", THEIR_CARDS, "you have more cards in hand than that player"
                    ),
                    GainXP(This(), Less(YOUR_CARDS, THEIR_CARDS)),
                ),
            ),
            need=6,
            title="Queen of Thieves",
        ),
    ),
    "AFF-028": (
        BAD_LUCK,
        super_power("Cross their Path", COMBAT, "Skill", DazeIt(All(Characters(ENEMY, (InCombat(),)))), any_turn=True),
    ),
    "AFF-029": (
        WHAT_WAS,
        LevelUp(
            when.GetsResource(ANY), GainXP(This()), still=There(Resources(ANY), 20), need=1, title="Inevitable Corruption"
        ),
    ),
    "AFF-030": (WHAT_WAS, super_power("Ravager of Worlds", MAIN_PHASE, "Energy Energy Might", KoIt(All(Resources(ANY))))),
    "AFF-031": (
        IMBUE,
        LevelUp(
            when.TurnEnds(),
            GainXP(This()),
            still=There(Characters(YOURS, (FACE_UP, SUPPORTERS, HigherATK(FOES_MINIONS)))),
            need=3,
            title="Champion of Amora",
        ),
    ),
    "AFF-032": (
        IMBUE,
        super_power(
            "I'll Not Sully My Hands", MAIN_PHASE, "Intellect", ReadyIt(one(Characters(YOURS, (SUPPORTERS, WithCounter()))))
        ),
    ),
    "AFF-033": (MASQUERADE, LevelUp(when.GainsATK(), GainXP(This(), Remembered()), need=10, title="Bitter Fury")),
    "AFF-034": (
        MASQUERADE,
        super_power(
            "Martial Savagery",
            COMBAT,
            "Might",
            seq(
                gains(This(), FEROCIOUS, span=COMBAT_LONG), Change(All(ENEMIES), (Loses((FEROCIOUS,), bar=True),), COMBAT_LONG)
            ),
            any_turn=True,
        ),
    ),
    # supporting characters
    "AFF-009": FIRST["MNB-010"],
    "AFF-010": (
        super_power(
            "The Staff of One",
            ANY_COMBAT,
            "Intellect",
            seq(
                SearchDeck(),
                PlayOne(CardsIn(DECK, (AnyTurnCombat(), NameOfNone(CardsIn(KO, (Kind((PLOT_TWIST,)),)))))),
                ShuffleDeck(),
            ),
            any_turn=True,
        ),
    ),
    "AFF-011": (
        super_power(
            "Hallucinogenic Dust",
            MAIN_PHASE,
            "Energy",
            seq(
                RevealUntil((ACharacter(), NameOfNone(MINE))),
                PutOntoSide(It("found", "that character"), name="put"),
                ShuffleDeck(),
                Later(Triggers(when.TurnEnds(), KoIt(It("put", "that character")))),
            ),
        ),
    ),
    "AFF-012": (
        DODGE,
        super_power(
            "Venom Blast",
            COMBAT,
            "Skill",
            If(MeleeCombat(), gets(one(Characters(ANY, (Other(), InCombat()))), 0, -3)),
            any_turn=True,
        ),
    ),
    "AFF-013": (
        super_power(
            "Empathic Metamorph",
            MAIN_PHASE,
            "Might",
            PutCounters(This(), OfIt("+1/+1 counters", All(Characters(YOURS, (Other(),))))),
        ),
    ),
    "AFF-014": (
        GRAB,
        super_power(
            "Prehensile Hair",
            MAIN_PHASE,
            "Skill",
            seq(
                ExhaustIt(one(Characters(ENEMY, (IN_FRONT,)))),
                Lasting(Prohibition(Happens((Ready,), Among("chosen"), "that character can't ready")), SOURCE_LONG),
                Lasting(Prohibition(Moved(Among("chosen")), words="it can't be moved"), SOURCE_LONG),
            ),
        ),
    ),
    "AFF-015": (
        Triggers(
            when.TurnEnds(),
            IfYouDo(
                SetAside(up_to(ANY_NUMBER, Characters(YOURS, (Other(), FACE_UP)))),
                Later(
                    Triggers(
                        when.Either((when.TurnBegins(), when.LeavesPlay())), ComeBack(It("aside", "those characters"))
                    ),
                    FOREVER,
                ),
            ),
            title="Pocket Dimension",
        ),
    ),
    "AFF-016": (super_power("Dazzle", MAIN_PHASE, "Energy", DazeIt(one(FOES_MINIONS))),),
    "AFF-017": (
        LEADER,
        super_power(
            "Baroness of Arcadia", ANY_COMBAT, "Might", gets(All(Characters(ANY, (Attacking(), OfTeam("A-Force")))), 2, 2)
        ),
    ),
    "AFF-018": (
        Triggers(
            when.Either((when.Appears(), when.Recovers())),
            PutCounters(This(), ForEach(Resources(ANY, True, True, (Basic("Energy"),)))),
            title="Energy Form",
        ),
    ),
    "AFF-019": (Triggers(when.IsStunned(), May(RecoverIt(This())), title="Tough"),),
    "AFF-020": (
        Triggers(when.PowersUp(), DrawCards(3), limit=(1, "turn"), title="Power Hungry"),
        Triggers(
            when.PhaseBegins("build"),
            seq(
                ChooseIt(one(Together((MIGHTIER,), "character like that"))),
                ToPlayersRow(This(), ControllerOf(CHOSEN)),
            ),
            still=There(MIGHTIER),
            title="Questionable Loyalty",
        ),
    ),
    "AFF-021": (
        Triggers(
            when.Kos((SUPPORTERS,)),
            Change(This(), (GainsPrinted(It("it", "that character")),), SOURCE_LONG),
            title="Absorb Powers",
        ),
    ),
    "AFF-022": (
        super_power(
            "Teke Shield",
            ANY_COMBAT,
            "Intellect",
            seq(
                ChooseIt(one(DEFENDER)),
                Lasting(Prohibition(Happens((Stun,), Among("chosen"), "that character can't be stunned")), COMBAT_LONG),
            ),
            any_turn=True,
            free=True,
        ),
    ),
    "AFF-035": (
        POUNCE,
        Triggers(
            when.Attacks(),
            seq(
                RemoveCounters(It("it", "the defender")),
                Lasting(Prohibition(when.GetsCounters(ENEMY), words="enemy characters can't gain +1/+1 counters"), COMBAT_LONG),
            ),
            title="Unlucky Break",
        ),
    ),
    "AFF-036": (
        Triggers(
            when.PowersUp(this=True, by=(Named("Madame Masque"),)),
            May(PutOntoSide(It("discarded", "the discarded card"))),
            title="Bio-Duplicate",
        ),
    ),
    "AFF-037": (
        super_power("Cellular Augmentation", COMBAT, "Might", gets(This(), 3, 3), any_turn=True),
        Prohibition(WoundedByStun(struck=False), label="Durable"),
        Triggers(
            when.IsStunned(struck=False),
            If(Compare(OfIt("DEF", This()), ">=", Fixed(1), "its DEF is above 0"), RecoverIt(This())),
            title="Durable",
        ),
    ),
    "AFF-038": (
        super_power(
            "Like Father, Like Daughter", COMBAT, "Skill", StunIt(one(Characters(ANY, (AttackingThis(),)))), any_turn=True
        ),
    ),
    "AFF-039": (Continuous(All(ENEMIES), (Loses((FLIGHT,), bar=True),), label="Gravity Stone"),),
    "AFF-040": (
        Permission(TeamsWith((MAINS,), "any main character"), label="Mercenary"),
        Triggers(when.PhaseBegins("build"), GetPoints(1), title="Wealthy"),
    ),
    "AFF-041": (
        Continuous(This(), (AtkDef(3, 3),), during=Is(YourMain(), (Aligned(False), OfLevel(2))), label="Underling"),
    ),
    "AFF-042": (
        super_power(
            "Summon Goblins",
            MAIN_PHASE,
            "Intellect",
            CreateTokens("Demon Goblin", Missing(4, Characters(YOURS, (Named("Demon Goblin"),))), FRONT),
        ),
    ),
    "AFF-043": (KeywordAction(effect=MoveIt(This()), title="Mobile"),),
    "AFF-044": (
        super_power("Poison Darts", MAIN_PHASE, "Skill", PutCounters(up_to(2, ENEMIES), sign=-1)),
        Triggers(when.TurnEnds(), DoubleCounters(All(ENEMIES), -1), title="Succumb to Poison"),
    ),
    "AFF-045": (
        Continuous(All(Characters(YOURS, (OfTeam("Femme Fatales"),))), (Gains((LETHAL,)),), label="Fatal Females"),
        super_power(
            "Consume Soul",
            MAIN_PHASE,
            "Energy",
            seq(
                RemoveIt(one(CardsIn(KO, (ACharacter(),), ENEMY))),
                Each(
                    OwnerOf(CHOSEN, "that player"),
                    seq(
                        RevealZones((KO, HAND, DECK)),
                        RemoveIt(
                            All(
                                Together(
                                    tuple([CardsIn(zone, (ACharacter(), SharesName())) for zone in (KO, HAND, DECK)]),
                                    "character with that name among them",
                                )
                            )
                        ),
                        ShuffleDeck(),
                    ),
                ),
            ),
        ),
    ),
    "AFF-046": (
        super_power(
            "Death Strike",
            COMBAT,
            "Might",
            Lasting(
                Triggers(
                    when.Stuns((MAINS,)),
                    Later(
                        Triggers(when.CombatEnds(surviving=True, here=True), WoundIt(It("stunned", "that character"))),
                        COMBAT_LONG,
                    ),
                ),
                COMBAT_LONG,
            ),
            any_turn=True,
        ),
    ),
    "AFF-047": (
        FIRST["MNB-099"][0],
        super_power("Growing Magic", MAIN_PHASE, "Intellect", DrawCards(TimesUsed("Growing Magic"))),
    ),
    "AFF-048": (
        super_power(
            "Go Forth, My Champion",
            MAIN_PHASE,
            "Energy",
            seq(
                PutCounters(one(Characters(YOURS, (Other(), SUPPORTERS))), 2),
                Later(Triggers(when.Attacks(who=THAT), ReadyIt(It("chosen")))),
            ),
        ),
    ),
    "AFF-054": (),
    # plot twists
    "AFF-023": (PlotTwist(effect=If(TeamAttack(), gets(All(ATTACKER), 3, 0)), when=COMBAT, any_turn=True),),
    "AFF-024": (PlotTwist(effect=PutCounters(one(DEFENDER), 2), when=COMBAT, any_turn=True),),
    "AFF-025": (PlotTwist(effect=TURN_UP), PlotTwist(effect=TURN_UP, when=COMBAT, any_turn=True)),
    "AFF-049": (PlotTwist(effect=PutCounters(one(CHARACTER), ForEach(MY_MINIONS), -1)),),
    "AFF-050": (
        PlotTwist(
            effect=If(
                There(Characters(YOURS, (Defender(),))),
                IfYouDo(
                    May(
                        PutBeside(
                            one(CardsIn(HAND, (ACharacter(),)), "card"), TheDefender(), name="put"
                        )
                    ),
                    seq(
                        BecomeDefender(It("put", "that character"), switch=False),
                        Later(Triggers(when.CombatEnds(), KoIt(It("put", "that character"))), COMBAT_LONG),
                    ),
                ),
            ),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "AFF-051": (pump(ATTACKER, 4, 0),),
    "AFF-053": (PlotTwist(effect=If(Is(YourMain(), (InCombat(),)), gets(YourMain(), 2, 0)), when=COMBAT, any_turn=True),),
    # locations: what they give is among their facts
    "AFF-026": (),
    "AFF-052": (),
    "AFF-055": (),
    "AFF-056": (),
    "AFF-057": (),
    "AFF-058": (),
}

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {}
