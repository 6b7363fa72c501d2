"""Legacy: the text of its cards, by number. The facts stand in `catalog/facts/legacy.jsonl`.

Its main characters of level 2 and 3 are put on level 1 of an earlier set, as their facts say.
"""

from __future__ import annotations

from longbox.games.vs2pcg.cards.a_force import MASQUERADE
from longbox.games.vs2pcg.cards.marvel_battles import (
    BATTLE_TACTICS,
    GREAT_POWER,
    I_AM_GROOT,
    LEADER,
    SADISTIC,
    SNIKT,
)
from longbox.games.vs2pcg.cards.phrases import BERSERKER, COMBAT_MASTER, DODGE, STEALTH, TOUGH
from longbox.games.vs2pcg.language.vocabulary import *

CHOSEN = It("chosen")
MINE, ENEMIES, MINION = Characters(YOURS), Characters(ENEMY), Characters(ANY, (SUPPORTERS,))
FOES_MINIONS = Characters(ENEMY, (SUPPORTERS,))
MY_FACE_UP_MINIONS = Characters(YOURS, (FACE_UP, SUPPORTERS))
LIGHTNING = super_power("Lightning Strike", MAIN_PHASE, "Energy", PutCounters(one(ENEMIES), 3, -1))
CALL_ENEMY = super_power("Call Enemy", MAIN_PHASE, "Intellect", PullIt(one(FOES_MINIONS)))

THAT, BOTH = It("chosen", "that character"), AllBound(("first", "second"))
ULTRONS = CardsOf((HAND, KO), (SUPPORTERS, Named("Ultron")))
ITERATE = super_power("Iterate", BUILD, "Intellect", PutOntoSide(one(ULTRONS)))
INSPIRE = Triggers(when.Appears(YOURS, (Other(),)), PutCounters(It("it")), title="Inspire")
WITHOUT_FEAR = super_power(
    "The Man Without Fear",
    COMBAT,
    "Skill",
    Lasting(Amount(Strength(), AsMuchAgain(), words="{name} strikes with double its ATK"), COMBAT_LONG),
    any_turn=True,
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
HEX = Prohibition(LevelsUp(ENEMY), label="Hex")
MESMERIZE = super_power(
    "Mesmerize", MAIN_PHASE, "Energy", seq(ChoosePlayer(any=True), Each(ThatPlayer(), DiscardRandom())), free=True
)
ENVELOP = reaction(
    "Envelop", "Energy", WasKod(YOURS, (SUPPORTING,)), ToHand(It("it")), after=True
)
ASSEMBLE = super_power(
    "A-Force Assemble!",
    MAIN_PHASE,
    "Skill",
    Later(Triggers(when.Attacks(YOURS, team=True), PutCounters(It("it", "each of them")))),
)
ELDER = Prohibition(
    WoundedByStun(),
    during=DuringCombat(),
    words="if {name} gets stunned during combat, it doesn't get wounded",
    label="Elder of the Universe",
)
TRAINING = super_power("Ninja Training", MAIN_PHASE, "Skill", Change(This(), (GainsPower(STEALTH),)))
GIRL = Characters(YOURS, (Named("Squirrel Girl"),))
INTERRUPTED = Triggers(OneLeavesPlay(YOURS, (Named("Squirrel Girl"),)), KoIt(This()), title="Squirrel Interrupted")


def loyal(team: str) -> Loyalty:
    """Its team's loyalty."""
    return Loyalty(teams=(team,), label="Loyalty")


def invulnerable(level: int) -> SuperPower:
    """Jessica Jones' power, once at each level."""
    never = Prohibition(HappensToThis((Wound,), "{name} can't be wounded"))
    return super_power("Limited Invulnerability", COMBAT, "Might", Lasting(never), any_turn=True, while_level=level)


def elemental(symbol: str, write: Gains | AtkDef) -> Continuous:
    """What Crystal has of a basic location."""
    return Continuous(This(), (write,), during=There(Resources(YOURS, True, True, (Basic(symbol),))), label="Elemental Master")


#: number -> its text
TEXT: dict[str, tuple[Ability, ...]] = {
    # main characters, each level by itself
    "LEG-001": (
        BERSERKER,
        LIGHTNING,
        LevelUp(when.OneAttacks(YOURS, (Aligned(True),)), GainXP(This()), need=7, title="Worthiness"),
    ),
    "LEG-002": (
        BERSERKER,
        LIGHTNING,
        super_power(
            "God of Thunder",
            MAIN_PHASE,
            "Might",
            seq(DoubleCounters(This()), May(DoubleCounters(one(Characters(ANY, (Other(), WithCounter(-1)))), sign=-1))),
        ),
    ),
    "LEG-003": (
        GREAT_POWER,
        LevelUp(when.TurnEnds(), GainXP(This(), ForEach(MY_FACE_UP_MINIONS)), need=5, title="Greater Responsibility"),
    ),
    "LEG-004": (GREAT_POWER, super_power("His Amazing Friends", BUILD, "Intellect", DrawCards(ForEach(MY_FACE_UP_MINIONS)))),
    "LEG-010": (
        LEADER,
        BATTLE_TACTICS,
        LevelUp(when.Appears(YOURS, (OfTeam("X-Men"), SUPPORTERS)), GainXP(This()), need=5, title="Homo Superior"),
    ),
    "LEG-011": (
        LEADER,
        BATTLE_TACTICS,
        super_power(
            "Optic Blast",
            MAIN_PHASE,
            "Energy Energy",
            StunIt(one(Characters(ANY, (Protected(False), SUPPORTERS, OtherThan(("Cyclops", "Havok")))))),
        ),
    ),
    "LEG-012": (
        SNIKT,
        LevelUp(when.Stuns(team=False, defending=True), GainXP(This()), need=2, title="What He Does Isn't Very Nice"),
    ),
    "LEG-013": (
        SNIKT,
        super_power(
            "Kill-Frenzy", MAIN_PHASE, "Might", Lasting(Triggers(when.Stuns(team=False, defending=True), ReadyIt(This())))
        ),
    ),
    "LEG-019": (CALL_ENEMY, LevelUp(when.Kos((SUPPORTERS,)), GainXP(This(), OfIt("health", It("it"))), need=4, title="The Destroyer")),
    "LEG-020": (CALL_ENEMY, super_power("Brutal Strength", MAIN_PHASE, "Might", PutCounters(This(), HealthKod()))),
    "LEG-021": (I_AM_GROOT, LevelUp(when.GetsResource(), GainXP(This()), need=3, title="I am Groot")),
    "LEG-022": (I_AM_GROOT, super_power("I am Groot", MAIN_PHASE, "Energy", PutCounters(This(), ForEach(Resources())))),
    "LEG-029": (
        SADISTIC,
        super_power("Goblin's Game", MAIN_PHASE, "Skill", seq(ChoosePlayer(any=True, such=PlayerLacks()), KoIt(MainOf(ThatPlayer())))),
    ),
    "LEG-030": (
        ITERATE,
        LevelUp(
            when.TurnEnds(), GainXP(This(), ForEach(Characters(YOURS, (Named("Ultron"),)))), need=6, title="All of You Against All of Me"
        ),
    ),
    "LEG-031": (
        ITERATE,
        super_power("Reiterate", BUILD, "Energy", PutOntoSide(up_to(2, ULTRONS))),
    ),
    "LEG-037": (
        TOUGH,
        invulnerable(1),
        LevelUp(when.Appears(ENEMY), GainXP(This()), need=5, title="Stake Out"),
    ),
    "LEG-038": (
        TOUGH,
        invulnerable(2),
        super_power(
            "Collar the Suspect",
            MAIN_PHASE,
            "Intellect",
            seq(ChoosePlayer(), LookAtHand(ThatPlayer()), DiscardIt(one(CardsIn(HAND, (ACharacter(),), "player")))),
        ),
    ),
    "LEG-039": (
        WITHOUT_FEAR,
        LevelUp(when.IsAttacked(), GainXP(This()), still=Protecting(), need=1, title="Defender of Hell's Kitchen"),
    ),
    "LEG-040": (
        WITHOUT_FEAR,
        super_power("Savior of Hell's Kitchen", COMBAT, "Intellect", Lasting(Prohibition(AttacksMade())), any_turn=True),
    ),
    "LEG-046": (EXPAND, LevelUp(when.GetsResource(location=True), GainXP(This()), need=2, title="Take Over the Country")),
    "LEG-047": (
        EXPAND,
        super_power(
            "Take Over the World",
            MAIN_PHASE,
            "Energy Intellect Skill",
            seq(SearchDeck(), ToResources(up_to(ANY_NUMBER, CardsOf((DECK, KO), (Kind((LOCATION,)),))), up=True), ShuffleDeck()),
        ),
    ),
    "LEG-048": (
        HEX,
        MESMERIZE,
        LevelUp(Discards(ENEMY), GainXP(This()), need=4, title="The Black Arts"),
    ),
    "LEG-049": (
        HEX,
        MESMERIZE,
        super_power(
            "Hypnotize",
            MAIN_PHASE,
            "Intellect",
            seq(
                BecomeLevel(one(Characters(ENEMY, (MAINS,)))),
                Later(Undoes(when.TurnBegins(), BackToLevel(It("chosen", "that character"))), FOREVER),
            ),
        ),
    ),
    "LEG-055": (
        INSPIRE,
        ENVELOP,
        LevelUp(when.TurnBegins(), GainXP(This()), still=SameTeam(5), need=1, title="Find Her Friends"),
    ),
    "LEG-056": (INSPIRE, ENVELOP, super_power("Gravity Vortex", MAIN_PHASE, "Intellect", ToHand(one(FOES_MINIONS)))),
    "LEG-057": (ASSEMBLE, LevelUp(when.Attacks(YOURS, team=True), GainXP(This()), need=3, title="Keep Fighting")),
    "LEG-058": (
        ASSEMBLE,
        super_power(
            "Welcome to the Team",
            BUILD,
            "Intellect",
            seq(
                SearchDeck(),
                ChooseIt(one(CardsIn(DECK, (ACharacter(), TeamMate("first", "another one there"))), "first")),
                ChooseIt(one(CardsIn(DECK, (ACharacter(), TeamMate("first"))), "second")),
                RevealIt(BOTH),
                ToHand(BOTH, yours=True),
                ShuffleDeck(),
            ),
        ),
    ),
    "LEG-066": (MASQUERADE, LevelUp(when.GainsATK(), GainXP(This(), Remembered()), need=9, title="Still Bitter")),
    "LEG-067": (MASQUERADE, super_power("Identity Theft", MAIN_PHASE, "Intellect", BecomeMain(2))),
    "LEG-068": (
        DODGE,
        TRAINING,
        LevelUp(when.Stuns((IN_BACK,), defending=True), GainXP(This()), need=2, title="Assassination"),
    ),
    "LEG-069": (
        DODGE,
        TRAINING,
        super_power(
            "Hand Experience",
            MAIN_PHASE,
            "Intellect",
            seq(
                ToHand(This(), kept=True),
                Later(
                    Triggers(OwnersTurnBegins(), Each(OwnerOf(It("it")), ComeBack(It("it", "that character"), one=True))), FOREVER
                ),
            ),
        ),
    ),
    "LEG-028": (SADISTIC, LevelUp(when.IsStunned(ENEMY), GainXP(This()), need=3, title="Mayhem and Devastation")),
    # supporting characters
    "LEG-005": (
        KeywordAction(effect=ToYourRow(This()), title="Mobile", when=MAIN_PHASE),
        Triggers(when.Attacks(team=True), PutCounters(All(Characters(ANY, (Other(), Attacker())))), title="Sidekick"),
    ),
    "LEG-006": (
        Amount(
            Recruiting((OfTeam("Avengers"),)),
            Fixed(-1),
            words="you pay 1 less to recruit [Avengers] characters",
            label="Honorary Avenger",
        ),
    ),
    "LEG-007": (
        super_power(
            "Martial Mastery",
            MAIN_PHASE,
            "Skill",
            seq(ChoosePlayer(), PutCounters(This(), ForEach(Characters(ENEMY, (OfPlayer(), SUPPORTERS))))),
        ),
    ),
    "LEG-008": (Triggers(when.PowersUp(this=True), PutCounters(This(), 2), title="Rule Britannia!"),),
    "LEG-015": (Triggers(when.UsesPower(symbol="Energy"), PutCounters(This(), 2), title="Energy Transference"),),
    "LEG-016": (
        Triggers(
            when.Stuns(defending=True), Each(ThatPlayer(), DiscardIt(one(CardsIn(HAND)))), title="Psychic Knife"
        ),
    ),
    "LEG-017": (
        super_power(
            "Plasma Blast",
            MAIN_PHASE,
            "Energy Energy Energy",
            StunIt(All(Characters(ANY, (SUPPORTERS, OtherThan(("Cyclops", "Havok")))))),
        ),
    ),
    "LEG-042": (
        Continuous(This(), (Gains((FLIGHT,)),), during=AllOf((Is(This(), (WithCounter(),)), YourTurn())), label="Mystical Tiger Amulets"),
        Continuous(This(), (Gains((FEROCIOUS,)),), during=Is(This(), (WithCounter(least=2),)), label="Mystical Tiger Amulets"),
        Continuous(This(), (Gains((LETHAL,)),), during=Is(This(), (WithCounter(least=3),)), label="Mystical Tiger Amulets"),
    ),
    "LEG-051": (
        Continuous(This(), (GainsPrinted(All(Characters(ENEMY, (FACE_UP, SUPPORTERS))), (KEYWORD_POWERS,)),), label="Photographic Reflexes"),
    ),
    "LEG-052": (AppearsWith(-5, label="Dr. Calvin Zabo"),),
    "LEG-053": (Permission(HasCounters(ENEMY, -1), label="Waking Nightmare"),),
    "LEG-060": (
        Triggers(when.Appears(), May(CreateTokens("Monkey Joe")), title="Let's Get Nuts!"),
        Triggers(when.Recovers(), May(CreateTokens("Tippy Toe")), title="Let's Get Nuts!"),
    ),
    "LEG-061": (DODGE, RecruitedFromDeck(label="Dimensional Wristwatch")),
    "LEG-063": (Continuous(All(GIRL), (AtkDef(0, 2),), label="Cover Squirrel"), INTERRUPTED),
    "LEG-064": (Continuous(All(GIRL), (AtkDef(2, 0),), label="Squirrel Power"), INTERRUPTED),
    "LEG-071": (
        DODGE,
        STEALTH,
        Triggers(when.Kos((IN_BACK,), defending=True), DrawCards(1), title="Paid Assassin"),
    ),
    "LEG-072": (
        Triggers(
            SurvivesAndKos(),
            seq(RemoveIt(It("it", "that character")), Change(This(), (MoreHealth(ThatMany("it", "for each character removed so")),), FOREVER)),
            title="Vampirism",
        ),
    ),
    "LEG-059": (Prohibition(StruckBack(ranged=True), label="Quick Draw"),),
    "LEG-070": (Triggers(when.Appears(), May(RemoveCounters(one(Characters()))), title="Voodoo Potion"),),
    "LEG-073": (
        super_power("Touch of Death", MAIN_PHASE, "Might", If(AllAre(ENEMIES, (Stunned(),)), PutCounters(This(), 5))),
    ),
    "LEG-014": (
        super_power(
            "Intangible Escape",
            COMBAT,
            "Energy",
            If(
                There(Characters(YOURS, (InCombat(),))),
                seq(PutBeside(This(), one(Characters(YOURS, (InCombat(),)))), CancelCombat()),
            ),
            any_turn=True,
            zones=("hand",),
            only=(InYourHand(),),
        ),
    ),
    "LEG-023": (super_power("Jovian Strength", COMBAT, "Might", Change(This(), (RaisedTo(27),), COMBAT_LONG)),),
    "LEG-024": (
        super_power("Heat Up", MAIN_PHASE, "Energy", StunIt(one(Characters(ENEMY, (SUPPORTERS, Costing(0, 2)))))),
        super_power(
            "Cool Down",
            MAIN_PHASE,
            "Energy",
            seq(
                ExhaustIt(one(Characters(ENEMY, (Costing(4),)))),
                Lasting(Prohibition(Happens((Ready,), Among("chosen"), "that character can't ready")), NEXT_TURN_LONG),
            ),
        ),
    ),
    "LEG-025": (Permission(FromTop(), label="One Who Knows"),),
    "LEG-026": (
        ELDER,
        super_power("Add to the Collection", MAIN_PHASE, "Intellect", CollectIt(one(Characters(ANY, (SUPPORTERS, NotCollected()))))),
    ),
    "LEG-032": (
        Triggers(when.Appears(YOURS, (OfTeam("Supervillains"), SUPPORTERS)), PutCounters(This()), title="Henchman"),
        COMBAT_MASTER,
    ),
    "LEG-033": (
        ELDER,
        Triggers(
            AppearsOtherwise((SUPPORTERS,)), KoIt(It("it")), title="Enforce the Rules of the Game"
        ),
    ),
    "LEG-034": (
        Triggers(when.TurnBegins(), DrawCards(1), title="Genius"),
        super_power(
            "Genetic Manipulation",
            MAIN_PHASE,
            "Energy",
            seq(
                ChooseIt(one(Characters(ANY, (Other(), SUPPORTERS)))),
                ChooseOne(
                    (
                        *[gains(THAT, word, span=FOREVER) for word in (FLIGHT, RANGED, FEROCIOUS, LETHAL)],
                        *[Change(THAT, (GainsPower(power, "it"),), FOREVER) for power in (BERSERKER, DODGE)],
                    )
                ),
            ),
        ),
    ),
    "LEG-035": (
        AsRecruited(
            TakeFromDecks((ACharacter(), OtherThan(("Onslaught",)))),
            (
                Continuous(It("changed"), (SumOfFigures(It("taken", "the removed cards")),)),
                Continuous(It("changed"), (GainsPrinted(It("taken", "the removed cards")),)),
            ),
            label="Joint Consciousness",
        ),
    ),
    "LEG-041": (
        Triggers(when.Appears(), seq(ChoosePlayer(), LookAtHand(ThatPlayer())), title="Detective Work"),
        super_power("Bionic Arm", COMBAT, "Might", If(MeleeCombat(), gets(This(), 2, 2))),
    ),
    "LEG-043": (TOUGH, Prohibition(UsingPowers(ENEMY, "Intellect"), label="Psionic Protection")),
    "LEG-044": (
        DODGE,
        Triggers(
            when.Appears(),
            seq(PutCounters(YourMain(), 2), If(Is(YourMain(), (Named("Daredevil"),)), PutCounters(YourMain(), 2))),
            title="Mentor",
        ),
    ),
    "LEG-050": (
        LEADER,
        Continuous(All(Characters(ANY, (Other(),))), (Loses(("Leader",), True),), label="Leadership"),
        super_power(
            "Massive Brain",
            MAIN_PHASE,
            "Intellect",
            seq(ChoosePlayer(), DrawUpTo(AsManyAs(CardsIn(HAND, (), "player"), "as many cards as that player has"))),
        ),
    ),
    "LEG-062": (
        elemental("Energy", Gains((FLIGHT,))),
        elemental("Skill", Gains((RANGED,))),
        elemental("Might", AtkDef(5, 0)),
        elemental("Intellect", AtkDef(0, 5)),
    ),
    # plot twists
    "LEG-009": (loyal("Avengers"), PlotTwist(effect=StunIt(one(Characters(ANY, (Exhausted(), SUPPORTERS)))))),
    "LEG-018": (loyal("X-Men"), PlotTwist(effect=DrawCards(2), when=BUILD)),
    "LEG-027": (
        loyal("Guardians"),
        PlotTwist(
            effect=gets(one(Characters(ANY, (InCombat(),))), ForEach(Resources()), ForEach(Resources())),
            when=COMBAT,
            any_turn=True,
        ),
    ),
    "LEG-036": (loyal("Supervillains"), PlotTwist(effect=PutCounters(All(FOES_MINIONS), 2, -1))),
    "LEG-045": (loyal("Defenders"), PlotTwist(effect=HealIt(one(MINE)))),
    "LEG-054": (loyal("Underworld"), PlotTwist(effect=RecoverIt(one(ENEMIES)))),
    "LEG-065": (loyal("A-Force"), PlotTwist(effect=ReadyIt(All(MINE)))),
    "LEG-074": (loyal("Femme Fatales"), PlotTwist(effect=PutCounters(one(Characters()), 3))),
}  # fmt: skip
