"""The Boys: the text of its cards, by number. The facts stand in `catalog/facts/the_boys.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.phrases import *
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN, IT = It("chosen"), It("it")
ENEMIES, MINE = Characters(ENEMY), Characters(YOURS)
MINIONS, FOES_MINIONS = Characters(ANY, (SUPPORTERS,)), Characters(ENEMY, (SUPPORTERS,))
MY_MAINS = Characters(YOURS, (MAINS,))
HEALTH_1, HEALTH_2 = PrintedHealth(1, 1), PrintedHealth(2)
CHARACTERS_OF_1 = CardsIn(KO, (ACharacter(), HEALTH_1))
MINION_IN_COMBAT = Characters(ANY, (SUPPORTERS, InCombat()))

RAGE = super_power("Where's Your Rage?", MAIN_PHASE, "Might", PutCounters(one(MINE), ForEach(CHARACTERS_OF_1)))
GUNRUNNER = Continuous(
    All(Characters(YOURS, (Other(), IN_BACK))),
    (Gains((RANGED,)),),
    during=AllOf((YourTurn(), InRowNow(BACK))),
    label="Gunrunner by Trade",
)
UNHURT = "while {name} is defending, it doesn't get wounded if it gets stunned"
JUST_CAUSE_YOU_FALL = super_power(
    "Just 'Cause You Fall...",
    COMBAT,
    "Might",
    seq(
        Lasting(Prohibition(WoundedByStun(), during=TakesPart("defender"), words=UNHURT), COMBAT_LONG),
        Lasting(Triggers(when.IsStunned(), RecoverIt(This()), when=TakesPart("defender")), COMBAT_LONG),
    ),
    any_turn=True,
    free=True,
)
WORLDS_FASTEST = super_power("The World's Fastest Man", MAIN_PHASE, "Skill", ReadyIt(This()), free=True)
STICKS_AND_STONES = super_power("Sticks and Stones Won't Break My Bones", COMBAT, "Might", Cannot(This(), (BeStunned(),)))
CRUELTY = super_power(
    "Bottomless Casual Cruelty", MAIN_PHASE, "Intellect", PutCounters(one(ENEMIES), Less(OfIt("DEF", CHOSEN), Fixed(1)), -1)
)
LOOK_AWAY = super_power(
    "You Should Look Away",
    MAIN_PHASE,
    "Energy",
    seq(ChoosePlayer(), Each(ThatPlayer(), DazeIt(cards(2, Characters(YOURS, (FACE_UP, SUPPORTERS)))))),
)
PLAN_AHEAD = super_power(
    "Plan Ahead",
    BUILD,
    "Intellect",
    seq(
        LookAtTop(5),
        ChooseIt(one(Among("seen")), "to stay on top"),
        ToBottom(All(Among("seen", (NotIt("chosen"),)))),
    ),
)
#: as long as he can keep to it
FACE_UP_HERE = AllOf((Is(This(), (FACE_UP,)), OnYourSide(This())))
FROM_TOP = (
    "while {name} is face up on your side, you may always see which card lies on top of your deck, "
    "and recruit it from there or play it as a plot twist"
)
TALK_TO_FISH = super_power(
    "I Mean, Yeah, I Can Talk to Fish",
    DRAW,
    "Intellect",
    seq(
        LookAtIt(All(BottomOfDeck(7))),
        ChooseIt(cards(2, Among("seen")), "to set aside"),
        ShuffleBut(),
        BackOnTop(It("chosen", "the two set aside")),
    ),
)
BLAST = super_power(
    "Blast Comes Out",
    MAIN_PHASE,
    "Energy",
    StunIt(one(MINIONS)),
    only=(Noted("Electricity Goes In", "{name} used Electricity Goes In on an earlier turn"),),
)
ANYTHING = SearchDeck(), ToHand(one(CardsIn(DECK))), ShuffleDeck()


def whatever(when_: str, any_turn: bool = False) -> SuperPower:
    """The same power at several times: it is one for all that."""
    return super_power("I Can Do Whatever the Hell I Want", when_, "Might", seq(*ANYTHING), any_turn=any_turn)


THE_FEMALE = super_power(
    "The Female",
    COMBAT,
    "Skill",
    Lasting(Amount(StrikesAgain(), Fixed(1), words="{name} strikes an additional time"), COMBAT_LONG),
    any_turn=True,
)

EVERY_SYMBOL = ("Energy", "Intellect", "Might", "Skill")

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # The Boys: main characters, each level by itself
    "BOY-001": (
        RAGE,
        LevelUp(
            when.AttacksSuch((SUPPORTERS,)),
            GainXP(This(), OfIt("printed health", IT)),
            need=4,
            title="Spank Them When They Get Out of Line",
        ),
    ),
    "BOY-002": (
        RAGE,
        super_power(
            "I'm Just Gonna Hurt You",
            COMBAT,
            "Energy",
            And((StunIt(This()), KoIt(All(Characters(ENEMY, (SUPPORTERS, InCombat())))))),
            any_turn=True,
        ),
    ),
    "BOY-003": (
        GUNRUNNER,
        LevelUp(when.PlaysCard(), GainXP(This()), need=10, title="I Know a Little About a Lot of Things"),
    ),
    "BOY-004": (
        GUNRUNNER,
        super_power(
            "I've Developed a Certain Niche",
            COMBAT,
            " ".join(EVERY_SYMBOL * 2),
            KoIt(one(Characters(ANY, (Defending(), MAINS)))),
        ),
    ),
    "BOY-005": (
        JUST_CAUSE_YOU_FALL,
        LevelUp(when.Recovers(), GainXP(This()), need=3, title="Doesn't Mean You Have To Stay There"),
    ),
    "BOY-006": (
        JUST_CAUSE_YOU_FALL,
        super_power(
            "Whatever the Price Is, I'll Pay It",
            MAIN_PHASE,
            "Energy or Intellect or Might or Skill",
            StunIt(one(Characters(ANY, (SUPPORTERS, UsesSymbol())))),
            told=True,
        ),
    ),
    "BOY-007": (THE_FEMALE, LevelUp(Strikes(), GainXP(This()), need=4, title="Of the Species")),
    "BOY-008": (
        THE_FEMALE,
        super_power(
            "More Deadlier Than the Male", COMBAT, "Might", If(TakesPart("defender"), TurnTables()), any_turn=True
        ),
    ),
    "BOY-009": (
        PLAN_AHEAD,
        LevelUp(
            when.PlaysCard(filters=(Costing(0, 3),)), GainXP(This()), need=4, title="More Comfortable on a Smaller Scale"
        ),
    ),
    "BOY-010": (
        PLAN_AHEAD,
        super_power(
            "Stick to the Plan",
            BUILD,
            "Skill Skill",
            Lasting(Permission(FromTop(), during=FACE_UP_HERE, words=FROM_TOP), FOREVER),
        ),
    ),
    # The Boys: supporting characters
    "BOY-011": (Continuous(All(MY_MAINS), (AtkDef(-2, 2),), label="You Don't Have the Fight"),),
    "BOY-012": (
        Triggers(
            when.IsAttacked(),
            seq(
                KoIt(This()),
                ChooseIt(one(Characters(YOURS, (FACE_UP, OfTeam("The Boys"))))),
                ChooseOne((GainXP(CHOSEN), PutCounters(CHOSEN))),
            ),
            title="She Was a Half Step Off the Curb!",
        ),
    ),
    "BOY-013": (
        super_power(
            "Explosive Diversion",
            MAIN_PHASE,
            "Energy",
            IfYouDo(
                KoIt(one(Resources(YOURS, False, True))),
                seq(ChooseIt(one(MY_MAINS)), Cannot(CHOSEN, (BeAttacked(BACK),), UNTIL_YOURS)),
            ),
        ),
    ),
    "BOY-014": (
        Amount(
            Recruiting((OfTeam("The Boys"), OtherThan(("Grace Mallory",))), first=True),
            Fixed(-1),
            words="the first [The Boys] character other than Grace Mallory that you recruit in a turn costs 1 less",
            label="I'm the Founder of Your Little Club",
        ),
        Triggers(
            when.Appears(YOURS, (OfTeam("The Boys"), OtherThan(("Grace Mallory",))), recruited=True, first=True),
            DrawCards(1),
            title="I'm the Founder of Your Little Club",
        ),
    ),
    "BOY-017": (
        super_power("I Carry Them All With Me", MAIN_PHASE, "Might", PutCounters(All(ENEMIES), StunnedSoFar(), -1)),
    ),
    "BOY-018": (
        super_power(
            "You Get Further Treating People Like People",
            BUILD,
            "Intellect",
            seq(ChoosePlayer(), Each(ThatPlayer(), DrawCards(1)), DrawCards(2)),
        ),
    ),
    "BOY-019": (
        STEALTH,
        amended(WouldGetWounds(FOES_MINIONS), "Don't Worry. It Can Get a Lot More Horrible", times=2),
        amended(WouldGetCounters(FOES_MINIONS), "Don't Worry. It Can Get a Lot More Horrible", times=2),
    ),
    "BOY-020": (
        super_power(
            "Terminal Beauty",
            COMBAT,
            "Skill",
            Lasting(Triggers(Strikes(ANY, (SUPPORTERS,)), KoIt(IT)), COMBAT_LONG),
            any_turn=True,
        ),
    ),
    "BOY-021": (
        LEAP,
        super_power("A Miracle", BUILD, "Might", PutOntoSide(This(), counters=1), zones=("ko",), only=(InYourPile(),)),
    ),
    "BOY-022": (
        super_power(
            "There Are No Secrets From Me",
            MAIN_PHASE,
            "Intellect",
            seq(ChoosePlayer(), LookAtHand(ThatPlayer()), ChooseIt(one(CardsIn(HAND, (), "player"))), Each(ThatPlayer(), DiscardIt(CHOSEN))),
        ),
    ),
    "BOY-023": (
        Triggers(
            when.IsAttacked(first=True),
            May(DazeIt(one(Characters(ANY, (Attacker(),))))),
            title="I'm a Fighter. I'm Going to Fight",
        ),
        super_power(
            "Touch Me and I'll Burn Your Eyes Out",
            MAIN_PHASE,
            "Energy",
            seq(
                ChoosePlayer(),
                RemoveHand(ThatPlayer()),
                Lasting(Triggers(TheirTurnBegins(), Each(ThatPlayer(), TakeBackAtRandom(2))), FOREVER),
            ),
        ),
    ),
    # The Boys: plot twists and their location
    "BOY-024": (PlotTwist(effect=PutCounters(one(MINION_IN_COMBAT), OfIt("printed health", CHOSEN), -1), when=COMBAT, any_turn=True),),
    "BOY-025": (
        PlotTwist(effect=seq(PushIt(one(Characters(ENEMY, (SUPPORTERS, IN_FRONT)))), Cannot(CHOSEN, (BeArranged(),), THEIR_TURN))),
    ),
    "BOY-027": (
        PlotTwist(effect=seq(PutCounters(one(Characters(YOURS, (Attacker(),)))), gains(CHOSEN, LETHAL, span=COMBAT_LONG)), when=COMBAT),
    ),
    "BOY-028": (),
    # The Seven: main characters
    "BOY-029": (
        WORLDS_FASTEST,
        LevelUp(
            when.Attacks(),
            seq(GainXP(This()), PutCounters(This(), sign=-1)),
            need=5,
            title="I Can't Stop. I Can't Stop. I Can't Stop",
        ),
    ),
    "BOY-030": (
        WORLDS_FASTEST,
        super_power(
            "Addicted to Compound V",
            MAIN_PHASE,
            "Energy",
            seq(PutCounters(This(), 7), Later(Triggers(when.TurnBegins(), PutCounters(This(), 7, -1)), FOREVER)),
        ),
    ),
    "BOY-031": (
        STICKS_AND_STONES,
        LevelUp(when.Appears(YOURS, (HEALTH_1,)), GainXP(This()), need=4, title="You Guys Are the Real Heroes"),
    ),
    "BOY-032": (
        STICKS_AND_STONES,
        super_power(
            "We're a Different Breed",
            MAIN_PHASE,
            "Energy",
            Cannot(All(Characters(YOURS, (SUPPORTERS, HEALTH_2))), (BeStunned(),), TURN_LONG),
        ),
    ),
    "BOY-033": (
        CRUELTY,
        LevelUp(when.GetsCounters(ENEMY, sign=-1), GainXP(This(), Remembered()), need=7, title="Never Let Them See You Like This"),
    ),
    "BOY-034": (
        CRUELTY,
        super_power(
            "Just... Be Original",
            MAIN_PHASE,
            "Might",
            seq(ChooseIt(one(MINIONS)), RemoveCounters(CHOSEN), RemoveCounters(CHOSEN, -1)),
        ),
    ),
    "BOY-035": (
        LOOK_AWAY,
        LevelUp(
            when.TurnEnds(), GainXP(This(), ForEach(Characters(ENEMY, (Stunned(),)))), need=5, title="Or I'll Blind You"
        ),
    ),
    "BOY-036": (
        LOOK_AWAY,
        super_power(
            "All I Wanted Was to Save the World",
            ANY_COMBAT,
            "Skill",
            If(There(Characters(YOURS, (Other(), Defender()))), DazeIt(All(Characters(ANY, (Attacker(),))))),
            any_turn=True,
        ),
    ),
    "BOY-037": (
        TALK_TO_FISH,
        LevelUp(LocationAppears((ALocation("Might"),), played=True), GainXP(This()), need=3, title="The Green Crusader Initiative"),
    ),
    "BOY-038": (
        TALK_TO_FISH,
        super_power(
            "Trouble at a Dock, River, Lake...",
            MAIN_PHASE,
            "Might",
            seq(ChoosePlayer(), ToPile(All(BottomOfDeck(7, "player")))),
        ),
    ),
    # The Seven: supporting characters
    "BOY-039": (
        super_power(
            "This Was Our Dream",
            MAIN_PHASE,
            "Skill",
            PutCounters(All(Characters(YOURS, (Other(), OfTeam("The Seven"))))),
            waived=There(Characters(YOURS, (FACE_UP, Named("Starlight")))),
        ),
    ),
    "BOY-040": (
        super_power(
            "SVP of Hero Management",
            BUILD,
            "Intellect",
            DrawCards(ForEach(Characters(YOURS, (FACE_UP, OfTeam("The Seven"), HEALTH_2)))),
        ),
    ),
    "BOY-041": (STEALTH, Triggers(when.AttacksSuch((Exhausted(),)), PutCounters(This(), 2), title="Ambush")),
    "BOY-042": (
        super_power(
            "You're My Greatest Failure",
            MAIN_PHASE,
            "Energy",
            seq(
                PutCounters(one(ENEMIES), sign=-1),
                Change(
                    CHOSEN,
                    (Loses((KEYWORD_POWERS, SUPER_POWERS), True),),
                    WHILE_TRUE,
                    Is(CHOSEN, (WithCounter(-1),)),
                    "until it has no -1/-1 counter",
                ),
            ),
        ),
    ),
    "BOY-043": (
        super_power(
            "We Make Heroes Super",
            BUILD,
            "Intellect",
            Change(
                one(MY_MAINS),
                (AtkDef(OfIt("printed ATK", CHOSEN), OfIt("printed DEF", CHOSEN)),),
                WHILE_TRUE,
                Is(This(), (OfSide(YOURS),)),
                "until the source leaves your side",
            ),
        ),
    ),
    "BOY-044": (
        super_power(
            "Dolphin Rescue Attempt",
            BUILD,
            "Might",
            seq(SearchDeck(), ToPile(one(CardsIn(DECK, (ACharacter(),)))), ShuffleDeck()),
        ),
    ),
    "BOY-045": (AsAppears(CopyIt(one(Characters(ANY, (Other(), SUPPORTERS)))), label="Look-alike"),),
    "BOY-046": (
        super_power(
            "My Loving Embrace", MAIN_PHASE, "Skill", PullIt(up_to(ANY_NUMBER, Characters(ANY, (Other(), SUPPORTERS, IN_BACK))))
        ),
    ),
    "BOY-047": (
        Permission(PoweredUpWith((OfTeam("The Seven"), ACharacter())), label="Here Comes the A-Train"),
        Triggers(
            when.Attacks(),
            Later(
                Triggers(when.CombatEnds(here=True), IfYouDo(May(RemoveCounters(This(), n=1)), ReadyIt(This()))), COMBAT_LONG
            ),
            title="The Train Has Left the Station",
        ),
    ),
    "BOY-048": (
        Continuous(This(), (ProtectsNobody(),), label="Invisible"),
        Permission(PastProtection(), label="Invisible"),
        Prohibition(
            IsStruck(),
            during=TakesPart("attacker", against=(SUPPORTERS,)),
            words="while {name} is attacking a supporting character, it can't be struck",
            label="Carbon Metamaterial Skin",
        ),
    ),
    "BOY-049": (
        TOUGH,
        Triggers(
            when.Recovers(), PutCounters(This(), OfIt("wounds", This()), -1), title="I Really Did Break Every Bone in My Arm"
        ),
    ),
    "BOY-050": (
        super_power(
            "Electricity Goes In",
            MAIN_PHASE,
            "Energy",
            Later(
                Triggers(
                    when.TurnBegins(),
                    Note("Electricity Goes In", "{name} can use Blast Comes Out for the rest of the game"),
                ),
                FOREVER,
            ),
        ),
        BLAST,
    ),
    "BOY-051": (whatever(BUILD), whatever(MAIN_PHASE), whatever(COMBAT, True)),
    # The Seven: plot twists and their location
    "BOY-053": (
        PlotTwist(
            effect=If(Is(YourMain(), (Defending(),)), ChooseOne((gets(YourMain(), 7, 0), gets(YourMain(), 0, 7)))),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "BOY-054": (
        PlotTwist(
            effect=seq(
                gets(one(Characters()), 2, 0, TURN_LONG),
                Change(CHOSEN, (GainsPower(Permission(PastProtection(False, (SUPPORTERS,)), label="Stealth")),)),
            ),
        ),
    ),
    "BOY-055": (PlotTwist(effect=PutCounters(one(MINION_IN_COMBAT), OfIt("printed health", CHOSEN)), when=COMBAT, any_turn=True),),
    "BOY-057": (),
    # basic locations: what they give is among their facts
    "BOY-058": (),
    "BOY-059": (),
    "BOY-060": (),
    "BOY-061": (),
}  # fmt: skip

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "BOY-015": "it exhausts locations, and nothing says when those are readied again",
    "BOY-016": "needs hidden characters, which neither it nor rulebook 001 explains",
    "BOY-026": "needs hidden characters, which neither it nor rulebook 001 explains",
    "BOY-052": "needs equipment cards, which rulebook 001 does not know",
    "BOY-056": "the only source does not say when it may be played",
}
