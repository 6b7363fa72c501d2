"""Cards that the rulebook quotes in its chapters on the turn, powers and effects (4 and 500 to 508)."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

RULEBOOK = "rulebook"
#: what no source gives of a character whose text alone is known
BODY = ("cost", "atk", "def", "flight", "range")
NO_TEAM = (*BODY, "team")
X_STATIX = "X-Statix"
INMATES = "Arkham Inmates"
EMERALD_ENEMIES = "Emerald Enemies"
GREEN_LANTERN = "Green Lantern"
HERALDS = "Heralds of Galactus"

CARDS: list[CardDef] = [
    # characters: payment powers
    character(
        "Silver Surfer", "Harbinger of Oblivion", cost=7, atk=14, def_=14, teams=[HERALDS], keywords=["cosmic", "loyalty-reveal"],
        source=RULEBOOK, proxy=NO_TEAM,
        text=[
            cosmic(Activated(
                (RemoveCounters(Choose(yours(WithCounter("cosmic")), 3), "cosmic"),),
                IfYouDo(RemoveIt(THIS), skips(COMBAT)), only=(During(BUILD),),
            ))
        ],
    ),
    character(
        "Dr. Doom", "Latverian Monarch", cost=8, atk=17, def_=17, teams=["Doom"], keywords=["cosmic"],
        source="deck list by cost", proxy=("atk", "def", "flight", "range"),
        text=[
            cosmic(Activated(
                (KOIt(Choose(yours())),),
                seq(ExtraAttackStep(), Lasting(Triggered(AtNextStart("attack step"), ReadyIt(Every(yours()))), "turn", uses=1)),
                only=(During("attack step", own=True),), limit=(1, "turn"),
            ))
        ],
    ),
    character(
        "Barbara Gordon", "Information Network", identity="Oracle", cost=1, atk=1, def_=1, source=RULEBOOK, proxy=NO_TEAM,
        text=[Activated((PayPoints(1),), Draw(1), limit=(1, "turn"))],
    ),
    character(
        "Bron Char", cost=5, atk=8, def_=8, teams=["Kree"], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (Discard(query=in_hand(Team("Kree"), CHARACTER_CARD)),),
                IfTheyDo(
                    EachKOs(Cards("resources", (), "you"), player=ControllerOf(T, words="")),
                    ToResources(T, under=ControllerOf(T)),
                ),
                targets=(Aim(characters(Cost("<=", 2))),), limit=(1, "turn"),
            )
        ],
    ),
    character(
        "Dane Whitman", identity="Black Knight", cost=2, atk=3, def_=2, teams=["Avengers"], keywords=["reservist"],
        source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (PayPoints(1), ReplaceIt(Choose(Cards("resources", (CardWith("reservist"),), "you")))),
                pump(THIS, 3, 3, "turn"), limit=(1, "turn"),
            )
        ],
    ),
    character(
        "Harley Quinn", cost=2, atk=2, def_=2, teams=[INMATES], source=RULEBOOK, proxy=NO_TEAM,
        text=[Activated((DiscardThis(),), PowerUpIt(T), targets=(Aim(yours(Team(INMATES), IN_COMBAT)),), zones=("hand",))],
    ),
    character(
        "Adam Strange", cost=2, atk=2, def_=2, teams=["JLA"], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (RevealIt(THIS),),
                If(
                    ThisIs("in your resource row"),
                    IfYouDo(KOIt(T), seq(KOIt(THIS), May(ToResources(Choose(in_hand()))))),
                ),
                targets=(Aim(characters(Cost("==", 1))),), limit=(1, "turn"),
                only=(ThisIs("in your resource row", words="if Adam Strange is in your resource row"), During(RECOVERY)),
                zones=("revealed",),
            )
        ],
    ),
    # characters: triggered powers
    character(
        "Witchfire", "Rebecca Carstairs", cost=4, atk=6, def_=6, source=RULEBOOK, proxy=NO_TEAM,
        text=[Triggered(Stuns(), GainEndurance(CostOf(THAT, "that character's cost")), when=EnduranceAtMost(25))],
    ),
    character(
        "Legion", "He Who Is Many", cost=6, atk=12, def_=12, teams=[EMERALD_ENEMIES], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Triggered(
                BecomesStunned(),
                DoIf(
                    Unmet(Controls(yours(Other(), Team(EMERALD_ENEMIES))), "you don't control another Emerald Enemies character"),
                    KOIt(THIS),
                ),
            )
        ],
    ),
    character(
        "Annihilus", cost=8, atk=18, def_=18, source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Triggered(
                AtStart(COMBAT), LoseEndurance(15),
                still=Exists(Cards("play", (Named("Negative Zone"),)), 0, 0, words="Negative Zone is not in play"),
            ),
            Triggered(AtStart("attack step"), May(StunIt(T)), targets=(Aim(characters(IN_FRONT)),)),
        ],
    ),
    character(
        "Storm", "Gold Leader", cost=5, atk=8, def_=8, teams=["X-Men"], source=RULEBOOK, proxy=NO_TEAM,
        text=[Triggered(EntersCombat(characters(Adjacent(THIS)), characters(WITH_FLIGHT)), PowerUpIt(It("that", "that adjacent character")))],
    ),
    character(
        "Arcade", "Master of Murderworld", cost=4, atk=6, def_=6, source=RULEBOOK, proxy=NO_TEAM,
        text=[Triggered(Stuns(), KOIt(THAT)), Triggered(BecomesStunned(), KOIt(THIS))],
    ),
    character(
        "Blue Devil", "Dan Cassidy", cost=4, atk=6, def_=6, source=RULEBOOK, proxy=NO_TEAM,
        text=[Triggered(LeavesPlay(), GainEndurance(6))],
    ),
    character(
        "Moon Knight", cost=3, atk=3, def_=3, source=RULEBOOK, proxy=NO_TEAM,
        text=[Triggered(EntersPlay(), DoIf(HasInitiative(), pump(THIS, 4, 0, "turn"), pump(THIS, 6, 0, "turn")))],
    ),
    character(
        "Mr. Zsasz", cost=3, atk=3, def_=4, teams=[INMATES], source=RULEBOOK, proxy=NO_TEAM,
        **boost(1, Triggered(EntersPlay(), IfYouDo(StunIt(T), PutCounters(THIS)), targets=(Aim(characters(Cost("==", 1))),))),
    ),
    # equipment
    equipment(
        "Force Field Belt", cost=2, source=RULEBOOK, proxy=("cost",),
        text=[
            Continuous(EQUIPPED_CHARACTER, (Gets(0, 1),)),
            Activated((PayPointsUpTo(X(), 2),), PutCounters(EQUIPPED_CHARACTER, n=PointsPaid()), limit=(1, "turn"), x=PointsUpTo(2)),
        ],
    ),
    equipment(
        "Doop Cam", cost=1, source=RULEBOOK, proxy=("cost",),
        text=[Continuous(yours(Affiliated()), (AddTeam((X_STATIX,)),))],
    ),
    # plot twists
    plot_twist(
        "Nasty Surprise", threshold=2, source=RULEBOOK, proxy=("threshold",),
        targets=[Aim(characters(DEFENDER))], effect=pump(T, 5, 0),
    ),
    plot_twist(
        "Puppet Master", threshold=2, source=RULEBOOK, proxy=("threshold",), notes="its type is inferred: its text has neither cost nor trigger",
        targets=[Aim(Players())], effect=EachExhausts(yours(READY), player=T),
    ),
    plot_twist(
        "Swift Escape", threshold=1, source=RULEBOOK, proxy=("threshold",),
        targets=[Aim(yours())], effect=ReturnToHand(T),
    ),
    plot_twist(
        "Creation of a Herald", code="MHG", threshold=3, source="pojo.com card of the day",
        extras=[Extra((Discard(query=in_hand(Team(HERALDS), CHARACTER_CARD)),))],
        effect=If(
            BoundHolds("discarded", "names", "Galactus", "you discarded a card named Galactus"), Search(()),
            Search((CHARACTER_CARD, Cost("<", CostOf(It("discarded"), "the cost of the card you discarded")))),
        ),
    ),
    plot_twist(
        "Cosmic Order", threshold=3, source=RULEBOOK, proxy=("threshold",),
        effect=IfYouDo(May(KOIt(Choose(yours(STUNNED)))), EachKOs(yours(STUNNED), player=Opponents())),
    ),
    plot_twist(
        "Threat Neutralized", threshold=3, source=RULEBOOK, proxy=("threshold",),
        ongoing=[Replacement(WouldEnterPile(), RemoveIt(It("that", "that card")))],
    ),
    plot_twist(
        "Emerald City", threshold=4, source=RULEBOOK, proxy=("threshold",), notes="its type is inferred: it is played, and stays",
        ongoing=[
            Triggered(
                AtStart(RECOVERY),
                IfYouDo(
                    Discard(least=3), RecoverIt(Every(yours(STUNNED, Team(GREEN_LANTERN)))), KOIt(Every(yours(STUNNED))),
                ),
            )
        ],
    ),
    # locations
    location(
        "Baxter Building", threshold=2, source=RULEBOOK, proxy=("threshold",),
        text=[Activated((Activate(),), RevealTopOr(1, (EQUIPMENT_CARD,), when=Controls(yours(Team("Fantastic Four")))))],
    ),
]
