"""AEW: the text of its cards, by number. The facts stand in `catalog/facts/aew.jsonl`."""

from __future__ import annotations

from longbox.games.vs2pcg.cards.marvel_battles import MY_OTHERS
from longbox.games.vs2pcg.cards.phrases import DODGE, LEAP, MOBILE, STEALTH
from longbox.games.vs2pcg.language.vocabulary import *

IT, CHOSEN, THAT = It("it"), It("chosen"), It("chosen", "that character")
ENEMIES, MINE, FOES_MINIONS = Characters(ENEMY), Characters(YOURS), Characters(ENEMY, (SUPPORTERS,))
MY_FIGHTER, FOE_FIGHTER = Characters(YOURS, (InCombat(),)), Characters(ENEMY, (InCombat(),))
BABYFACES, HEELS = OfTeam("Babyfaces"), OfTeam("Heels")

HANGMAN = super_power(
    "Hangman",
    COMBAT,
    "Might",
    seq(
        PutCounters(one(FOE_FIGHTER), sign=-1),
        Change(THAT, (Loses((KEYWORD_POWERS, SUPER_POWERS), True),), COMBAT_LONG),
    ),
    any_turn=True,
)
ITS_STING = super_power(
    "It's Sting!",
    BUILD,
    "Intellect",
    seq(
        SearchDeck(),
        PutOntoSide(one(CardsIn(DECK, (BABYFACES, SUPPORTERS, Named("Sting"))))),
        ShuffleDeck(),
    ),
)
BAY_BAY = LevelUp(when.Appears(ANY, (SUPPORTERS,)), GainXP(This(), PrintedPowers(IT)), need=9, title="BAY BAY!")
SUNRISE = AtWork("Panama Sunrise")


def boom(waived: Condition | None = None) -> SuperPower:
    """As strong as there are resources."""
    return super_power("BOOM!", COMBAT, "Might", gets(This(), ForEach(Resources()), 0), any_turn=True, waived=waived)


def tag_team(title: str, partner: str, effect: Effect) -> tuple[Ability, ...]:
    """In a combat the partner's card powers it up as well, and then something more happens."""
    name = f"Tag Team: {title}"
    return (
        Permission(
            PoweredUpWith((Named(partner),)),
            during=TakesPart(),
            words=f"in a combat, you can power up {{name}} with {partner}",
            label=name,
        ),
        Triggers(when.PowersUp(this=True, by=(Named(partner),)), effect, when=TakesPart(), title=name),
    )


NIGHT_FEVER = super_power("Night Fever", MAIN_PHASE, "Humanity", KoIt(one(Characters(ENEMY, (Stunned(), SUPPORTERS)))))
AREA_INVADE = Prohibition(
    IsStruck(),
    during=TakesPart("attacker", against=(IN_BACK,)),
    words="while {name} is attacking a back row character, it can't be struck",
    label="Invade",
)
POUNCE = Prohibition(IsStruck((Exhausted(), Defending())), label="Pounce")
ROLE_MODEL = super_power(
    "Role Model", MAIN_PHASE, "Humanity", PutCounters(one(Characters(YOURS, (SUPPORTERS,))), OfIt("ATK", This()))
)
STRIKER = super_power(
    "Skilled Striker",
    COMBAT,
    "Skill",
    Lasting(Amount(StrikesAgain(), Fixed(2), words="{name} strikes two additional times"), COMBAT_LONG),
    any_turn=True,
)
SALT = super_power(
    "Salt of the Earth",
    BUILD,
    "Intellect",
    seq(
        PayPoints(0),
        SearchDeck(),
        PutOntoSide(one(CardsIn(DECK, (Aligned(False), ACharacter(), CostsThatMuch())))),
        ShuffleDeck(),
    ),
)
MATES = (Other(), IN_FRONT, FACE_UP, Exhausted(False))

#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "AEW-001": (
        HANGMAN,
        LevelUp(when.TurnBegins(ENEMY), GainXP(This()), need=4, title="Anxious Millennial Cowboy"),
    ),
    "AEW-002": (
        HANGMAN,
        super_power(
            "Buckshot Lariat", MAIN_PHASE, "Intellect", DazeIt(up_to(ANY_NUMBER, Characters(ENEMY, (CouldAttack(True),))))
        ),
    ),
    "AEW-007": (
        ITS_STING,
        LevelUp(GetsStruck(), GainXP(This()), need=3, title="Nothing's Over Till You're Underground"),
    ),
    "AEW-008": (
        ITS_STING,
        super_power("Coffin Drop", MAIN_PHASE, "Skill", seq(PutCounters(This(), 3), gains(This(), FLIGHT))),
    ),
    "AEW-030": (boom(), BAY_BAY),
    "AEW-031": (
        boom(SUNRISE),
        super_power(
            "Panama Sunrise",
            MAIN_PHASE,
            "Intellect",
            seq(
                gains(This(), FLIGHT, span=UNTIL_YOURS),
                Lasting(
                    Remark(
                        "{name} pays one power symbol less the first time it uses each of its super powers each turn",
                        label="Panama Sunrise",
                    ),
                    UNTIL_YOURS,
                ),
            ),
            waived=SUNRISE,
        ),
    ),
    "AEW-009": (
        NIGHT_FEVER,
        LevelUp(LocationAppears((ALocation("Humanity"),)), GainXP(This()), need=3, title="More than a Woman"),
    ),
    "AEW-010": (
        NIGHT_FEVER,
        super_power("Area 451", MAIN_PHASE, "Skill", Change(This(), (Gains((FLIGHT,)), GainsPower(AREA_INVADE)))),
    ),
    "AEW-034": (
        ROLE_MODEL,
        LevelUp(when.IsWounded(ANY), GainXP(This()), need=4, title="The Doctor Will See You Now"),
    ),
    "AEW-035": (
        ROLE_MODEL,
        super_power(
            "Lockjaw",
            COMBAT,
            "Skill",
            seq(ChooseIt(one(FOE_FIGHTER)), PutCounters(CHOSEN, PrintedPowers(CHOSEN), -1)),
            any_turn=True,
        ),
    ),
    "AEW-038": (
        STRIKER,
        LevelUp(when.OneAttacks(YOURS, (Aligned(False),)), GainXP(This()), need=6, title="House of Black"),
    ),
    "AEW-039": (
        super_power(
            "Black Mist",
            MAIN_PHASE,
            "Humanity",
            Cannot(one(Characters(ENEMY, (CouldAttack(True),))), (MakeAttacks(),), THEIR_TURN),
            free=True,
        ),
        STRIKER,
    ),
    "AEW-040": (
        SALT,
        LevelUp(
            when.Attacks(),
            If(
                Unmet(Compare(OfIt("ATK", It("attackers")), "<=", OfIt("ATK", IT), ""), "the attackers together have more ATK than the defender"),
                GainXP(This()),
            ),
            need=3,
            title="Better Than You...",
        ),
    ),
    "AEW-041": (
        super_power(
            "...And You Know It!",
            MAIN_PHASE,
            "Humanity Humanity Humanity",
            Lasting(Triggers(when.Attacks(), gets(This(), ShortOf(It("it", "the defender"), 1))), FOREVER),
            once_per_game=True,
        ),
        super_power(
            "Dynamite Diamond Ring",
            MAIN_PHASE,
            "Skill Skill Skill",
            Lasting(amended(WoundsDefender(), "", plus=1), FOREVER),
            once_per_game=True,
        ),
    ),
    # supporting characters of the Babyfaces
    "AEW-016": (
        GoodAndEvil(label="Very Nice, Very Evil"),
        super_power(
            "Be Cursed",
            MAIN_PHASE,
            "Humanity",
            seq(
                ChooseIt(one(ENEMIES)),
                AtRandom(
                    (
                        Cannot(THAT, (MakeAttacks(),), THEIR_TURN),
                        Cannot(THAT, (MakeStrikes(),), TURN_LONG),
                        StunIt(THAT),
                        Nothing(),
                    )
                ),
            ),
        ),
    ),
    "AEW-020": (
        *tag_team("Jurassic Express", "Luchasaurus", gains(This(), MONSTROUS)),
        super_power(
            "Snare Trap", COMBAT, "Humanity", StunIt(one(Characters(ENEMY, (Attacker(),)))), any_turn=True, by_hand=True
        ),
    ),
    "AEW-021": (
        LEAP,
        super_power(
            "Spanish God", MAIN_PHASE, "Humanity", Change(This(), (GainsPower(POUNCE), GainsPower(MOBILE)))
        ),
    ),
    "AEW-014": (
        DODGE,
        super_power("Kendo Stick", MAIN_PHASE, "Skill", Change(This(), (AtkDef(3, 0), GainsPower(STEALTH)))),
    ),
    "AEW-015": (
        *tag_team("Jurassic Express", "Jungle Boy", gains(This(), FEROCIOUS, span=COMBAT_LONG)),
        Continuous(This(), (AtkDef(2, 2),), during=Is(This(), (Wounded(),)), label="Extinction Event"),
        Continuous(This(), (Gains((MONSTROUS,)),), during=Is(This(), (Wounded(),)), label="Extinction Event"),
    ),
    "AEW-017": (
        *tag_team("Lucha Brothers", "Rey Fenix", HealIt(This())),
        super_power("Fear Factor", MAIN_PHASE, "Might", PullIt(one(Characters(ENEMY, (MAINS,))))),
        Amount(
            Strength(),
            AsMuchAgain(2),
            during=TakesPart("attacker", against=(MAINS,)),
            words="while attacking a main character, {name} strikes with triple its ATK",
            label="Cero Miedo",
        ),
    ),
    "AEW-018": (
        Triggers(
            when.Appears(),
            seq(
                PutCounters(one(ENEMIES), sign=-1),
                If(Is(THAT, (Exhausted(False),)), seq(ExhaustIt(CHOSEN), PutCounters(CHOSEN, sign=-1))),
            ),
            title="Giant Swing",
        ),
    ),
    "AEW-019": (
        Continuous(
            This(),
            (AtkDef(3, 3),),
            during=AllOf((TakesPart(), There(Characters(ENEMY, (InCombat(), SUPPORTERS))))),
            label="The Mad King",
        ),
    ),
    "AEW-022": (
        *tag_team(
            "Lucha Brothers",
            "Penta El Zero Miedo",
            Lasting(
                Amount(Strength(), AsMuchAgain(2), words="{name} strikes with triple its ATK"), COMBAT_LONG
            ),
        ),
        Continuous(This(), (HasHealth(1000),), zones=("play", "stunned"), label="The Man of 1,000 Lives"),
        LEAP,
    ),
    "AEW-023": (
        Continuous(All(FOE_FIGHTER), (AtkDef(0, -3),), during=TakesPart(ranged=False), label="Backhand Chops"),
        Triggers(
            StunnedByZero(ENEMY, (SUPPORTERS,)), KoIt(IT), when=TakesPart(ranged=False), title="Muscle Buster"
        ),
    ),
    "AEW-024": (
        KeywordAction(
            cost=(PaySymbols(("Intellect", "Skill")),),
            effect=RecruitIt(This(), free=True),
            title="Freshly Squeezed",
            when=BUILD,
            zones=("hand",),
            only=(InYourHand(), PointsLeft(6)),
        ),
        super_power("Orange Punch", COMBAT, "Intellect Skill", StunIt(one(Characters(ANY, (Defender(),))))),
    ),
    "AEW-025": (
        Triggers(when.Appears(), gains(one(MY_OTHERS), FLIGHT), title="Toss"),
        super_power("For He is Limitless", MAIN_PHASE, "Might", ReadyIt(This()), free=True),
    ),
    # supporting characters of the Heels
    "AEW-042": (
        KeywordAction(
            effect=PutOntoSide(This()),
            title="Send HOOK",
            when=BUILD,
            zones=("hand",),
            only=(InYourHand(), AppearedOnSide((AnyOf((BABYFACES, HEELS)), SUPPORTERS))),
        ),
        super_power("Redrum", COMBAT, "Skill", gets(one(FOE_FIGHTER), -3, 0), any_turn=True),
    ),
    "AEW-043": (
        Triggers(
            when.Either((when.Appears(), when.Recovers())), gets(This(), 4, 0, TURN_LONG), title="The Native Beast"
        ),
    ),
    "AEW-044": (super_power("Big Money", BUILD, "Might", GetPoints(1), free=True),),
    "AEW-045": (LEAP, Triggers(when.FliesOver(), gets(This(), 3, 3), title="Moonsault")),
    "AEW-046": (
        *tag_team("Men of the Year", "Scorpio Sky", DrawCards(1)),
        Prohibition(TeamsOnlyWith("Scorpio Sky"), label="All Ego"),
    ),
    "AEW-047": (
        LEAP,
        super_power("Absolute", COMBAT, "Skill", gets(This(), OfIt("DEF", This()), OfIt("ATK", This())), any_turn=True),
    ),
    "AEW-050": (
        *tag_team("Men of the Year", "Ethan Page", Each(EnemyPlayers(), DiscardRandom())),
        LEAP,
        super_power(
            "Head Games",
            MAIN_PHASE,
            "Intellect",
            seq(ChoosePlayer(), MoveIt(up_to(ANY_NUMBER, Characters(ENEMY, (OfPlayer(),))))),
        ),
    ),
    "AEW-051": (
        Permission(StrikesEach(), label="Murderhawk Monster"),
        Amount(
            Strength(),
            AsMuchAgain(),
            during=TakesPart("defender", team=True, ranged=False),
            words="while {name} is defending against a melee team attack, it strikes with double its ATK",
            label="Murderhawk Monster",
        ),
    ),
    "AEW-052": (
        Triggers(
            when.Appears(), Lasting(Prohibition(CantStrike(ENEMIES, "enemy characters can't strike"))), title="The Redeemer"
        ),
    ),
    "AEW-053": (super_power("Powerbomb Symphony", MAIN_PHASE, "Might", WoundIt(one(Characters(ENEMY, (SUPPORTERS, WoundedAlready())))), free=True),),
    "AEW-054": (
        Triggers(
            when.Appears(),
            seq(EachChooses(EnemyPlayers(), Characters(YOURS, (FACE_UP,))), StunIt(It("chosen", "those characters"))),
            title="One-Winged Angel",
        ),
        super_power(
            "The Elite",
            ANY_COMBAT,
            "Intellect",
            If(There(Characters(YOURS, (Defender(),))), CancelCombat("attack")),
            any_turn=True,
        ),
    ),
    "AEW-048": (
        *tag_team("Young Bucks", "Nick Jackson", PutCounters(one(FOE_FIGHTER), 2, -1)),
        reaction(
            "Whatever It Takes",
            "Humanity",
            WouldGetWounds(Characters(YOURS, (Other(),))),
            Instead(GetsNone()),
        ),
    ),
    "AEW-049": (
        *tag_team("Young Bucks", "Matt Jackson", PutCounters(This(), 2)),
        super_power(
            "Superkick Party",
            MAIN_PHASE,
            "Humanity",
            If(
                AllOf((InRowNow(FRONT), Is(This(), (Exhausted(False),)), There(Characters(YOURS, MATES)))),
                seq(
                    And((ExhaustIt(This()), ExhaustIt(Chosen(Characters(YOURS, MATES), 1, ANY_NUMBER, "mates")))),
                    StrikeIt(one(Characters(ENEMY, (IN_FRONT,))), by=Them((This(), It("mates", "those")))),
                ),
            ),
        ),
    ),
    # plot twists
    "AEW-026": (
        PlotTwist(
            effect=If(
                MeleeCombat(),
                seq(
                    ChooseIt(one(MY_FIGHTER)),
                    Lasting(
                        Triggers(Strikes(ENEMY, (SUPPORTERS,), "chosen"), StunByStrike(It("it", "that enemy character"), CHOSEN)),
                        COMBAT_LONG,
                    ),
                ),
            ),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "AEW-027": (
        PlotTwist(
            effect=seq(
                ChooseIt(one(MINE)),
                If(Is(CHOSEN, (WithPower("Leap"),)), PutCounters(CHOSEN, 2), gets(CHOSEN, 2, 2, TURN_LONG)),
                Change(CHOSEN, (GainsPower(LEAP, "it"),)),
            )
        ),
    ),
    "AEW-055": (PlotTwist(effect=Change(one(MINE), (AtkDef(2, 2), GainsPower(STEALTH, "it")))),),
    "AEW-057": (
        PlotTwist(
            effect=seq(
                gets(one(MY_FIGHTER), 3, 3),
                Later(Triggers(when.CombatEnds(resolved=True), PutCounters(THAT, sign=-1)), COMBAT_LONG),
            ),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    # locations: what they give is among their facts
    "AEW-029": (),
    "AEW-058": (),
    "AEW-067": (),
    "AEW-068": (),
    "AEW-069": (),
    "AEW-070": (),
}  # fmt: skip

_EQUIPMENT = "it is an equipment card, which rulebook 001 does not know"
_WINS = "it asks who wins a combat, which neither it nor rulebook 001 explains"
_MATCH = "it is a Challenge Match, a type of card that rulebook 001 does not know"

#: what keeps the others out: a rule that rulebook 001 does not have, in a few words of ours, by number
UNBUILT: dict[str, str] = {
    "AEW-003": "it starts the game with an equipment card, which rulebook 001 does not know",
    "AEW-004": "it speaks of an equipment card, which rulebook 001 does not know",
    "AEW-005": "no source gives the health of its second level, which chooses a Challenge Match besides",
    "AEW-006": "no source gives its health, and it chooses a Challenge Match, a type of card that rulebook 001 does not know",
    "AEW-011": _WINS,
    "AEW-012": _WINS,
    "AEW-013": "it looks for an equipment card, which rulebook 001 does not know",
    "AEW-028": _WINS,
    "AEW-032": _WINS,
    "AEW-033": _WINS,
    "AEW-036": "the only source breaks off in its level up power",
    "AEW-037": "no source gives the timing word of its second power, nor the level up power of its first level",
    "AEW-056": _WINS,
    "AEW-059": _MATCH,
    "AEW-060": _MATCH,
    "AEW-061": _MATCH,
    "AEW-062": _MATCH,
    "AEW-063": _EQUIPMENT,
    "AEW-064": _EQUIPMENT,
    "AEW-065": _EQUIPMENT,
    "AEW-066": _EQUIPMENT,
}
