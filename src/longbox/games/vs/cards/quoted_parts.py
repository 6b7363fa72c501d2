"""Cards that chapters 1 to 3 of the rulebook quote. Most figures are proxies, and most texts are only the part that is quoted."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

BOOK = "rulebook"
PART = "only the quoted part of its text"
FACTS = ("cost", "atk", "def", "flight", "range")
BROTHERHOOD = "Brotherhood"
XM = Team("X-Men")
DOOM = Team("Doom")
ARMY = Version("Army")

CARDS: list[CardDef] = [
    # -- chapter 1
    plot_twist(
        "Xavier's Dream", threshold=4, source=BOOK, proxy=("threshold",),
        ongoing=[
            Triggered(
                AtStart(RECOVERY),
                seq(
                    IfYouDo(May(Discard(query=in_hand(XM, CHARACTER_CARD))), PutCounters(THIS, "dream")),
                    If(IsSo(THIS, (WithCounter("dream", 3),), "there are three or more dream counters on {name}"), WinTheGame()),
                ),
                still=Exists(characters(STUNNED), 0, 0, "there are no stunned characters in play"),
            )
        ],
    ),
    character(
        "Nightcrawler", "Kurt Wagner", cost=3, atk=4, def_=3, teams=["X-Men"], source=BOOK, proxy=FACTS, notes=PART,
        text=[
            can("{name} can attack as though it has flight and range", Overcomes(THIS, needs=("protected", "row"))),
            cant("{name} can't be stunned while attacking", BecomesStunned(), ThisIs("attacking")),
        ],
    ),
    location(
        "Sewer System", threshold=2, source=BOOK, proxy=("threshold",),
        text=[
            Activated(
                (Activate(),),
                Lasting(
                    can(
                        "target character you control can attack hidden and protected characters",
                        Overcomes(T, needs=("hidden", "protected")),
                    ),
                    "turn",
                ),
                targets=(Aim(yours()),),
            )
        ],
    ),
    plot_twist(
        "Burn Rubber", threshold=2, source=BOOK, proxy=("threshold",), targets=[Aim(yours())],
        effect=[gives(T, Has("reinforcement")), May(MoveIt(T))],
    ),
    plot_twist(
        "Blind Sided", threshold=2, source="hoopsonvs.blogspot.com", targets=[Aim(characters())],
        effect=gives(T, Loses("reinforcement", bar=True)),
    ),
    character(
        "Mystique", "Raven Darkholme", cost=4, atk=6, def_=6, teams=[BROTHERHOOD], source=BOOK, proxy=FACTS, notes=PART,
        text=[
            Replacement(
                Would(CausesBreakthrough(), "{name} would cause breakthrough to an opponent"), LoseEndurance(5, player=EventPlayer("that opponent")),
            )
        ],
    ),
    plot_twist(
        "Paralyzing Kiss", threshold=3, source=BOOK, proxy=("threshold",),
        effect=Lasting(
            cant(
                "attackers of an Arkham Inmates character can't cause breakthrough",
                CausesBreakthrough(characters(Attacked(characters(Team("Arkham Inmates"))))),
            ),
            "turn",
        ),
    ),
    plot_twist(
        "Cosmic Radiation", threshold=3, source=BOOK, proxy=("threshold",),
        effect=ReadyIt(Choose(yours(Team("Fantastic Four")), 0, 99)),
    ),
    location(
        "Savage Land", threshold=2, source=BOOK, proxy=("threshold",),
        text=[
            Activated(
                (Activate(),), pump(T, Times(1, ResourceCount()), Times(-1, ResourceCount())),
                targets=(Aim(yours(Team(BROTHERHOOD), ATTACKER)),),
            )
        ],
    ),
    character(
        "Plastic Man", code="DJL", cost=3, atk=3, def_=3, teams=["JLA"], keywords=["evasion"], source="pojo.com",
        proxy=("atk", "def", "flight", "range"), notes="the rulebook quotes its second power; evasion is told by a review",
        text=[evasion(), Triggered(AtStart(COMBAT), pump(THIS, Digit(10), Digit(1), "turn"))],
    ),
    # -- chapter 2
    plot_twist(
        "Reign of Terror", threshold=4, source="hoopsonvs.blogspot.com", targets=[Aim(characters(), 0, 99, cap=3)],
        effect=ReturnToHand(T),
    ),
    character(
        "Beetle", "Abner Jenkins", cost=2, atk=3, def_=2, teams=["Sinister Syndicate"], keywords=["boost"], source=BOOK, proxy=FACTS, notes=PART,
        **boost(4, Triggered(EntersPlay(), pump(THIS, Times(1, ResourceCount()), Times(1, ResourceCount()), "turn"))),
    ),
    location(
        "Sinister Citadel", threshold=3, source=BOOK, proxy=("threshold",), notes="only its effect is quoted; the cost of its power is a stand-in",
        text=[Activated((Activate(),), PutCounters(T), targets=(Aim(yours(Keyword("leader"))),))],
    ),
    character(
        "Sub-Mariner", "Namor", cost=5, atk=9, def_=8, teams=["Invaders"], keywords=["leader"], source=BOOK, proxy=(*FACTS, "team"),
        notes="the rulebook tells only that it has leader",
    ),
    character(
        "Artie", "Arthur Maddicks", cost=1, atk=1, def_=1, teams=["X-Men"], classes=["Mutant"], source=BOOK, proxy=(*FACTS, "team"), notes=PART,
        text=[Triggered(BecomesStunned(), pump(T, -1, 0, "turn"), targets=(Aim(characters()),))],
    ),
    character(
        "Multiple Man", "Army", identity="Jamie Madrox", cost=2, atk=2, def_=2, teams=["X-Men"], classes=["Mutant"], source=BOOK,
        proxy=(*FACTS, "team"), notes=PART,
        text=[
            Triggered(
                BecomesStunned(),
                IfYouDo(May(RemoveIt(THIS)), May(PutIntoPlay(Choose(in_hand(CHARACTER_CARD, Named("Multiple Man")), 0, 2), (FRONT,)))),
            )
        ],
    ),
    equipment(
        "Decoy Program", cost=1, source=BOOK, proxy=("cost",),
        text=[MayAttach(yours(ARMY, DOOM)), Continuous(EQUIPPED_CHARACTER, (Renamed("Dr. Doom"),))],
    ),
    character(
        "Rogue", "Power Absorption", cost=5, atk=8, def_=8, teams=["X-Men"], source=BOOK, proxy=FACTS, notes=PART,
        text=[Triggered(AtStart(COMBAT), gives(THIS, GainPowers(of=T, kind="activated")), targets=(Aim(characters()),))],
    ),
    character(
        "Kang", "Ultimate Kang", cost=8, atk=17, def_=17, teams=["Kang Council"], source=BOOK, proxy=FACTS, notes=PART,
        text=[
            Activated(
                (Activate(), StunIt(Choose(yours(Other(), Named("Kang"))))), RemoveFromCombat(Every(characters(ATTACKER))),
                only=(ThisIs("defending", "if {name} is defending"),),
            )
        ],
    ),
    character(
        "Doom-Bot", cost=2, atk=2, def_=2, teams=["Doom"], source=BOOK, proxy=FACTS, notes=PART,
        text=[Activated((Activate(), KOIt(THIS)), ReadyIt(T), targets=(Aim(characters(Named("Dr. Doom"))),))],
    ),
    character(
        "Pyro", "St. John Allerdyce", cost=2, atk=3, def_=2, teams=[BROTHERHOOD], source=BOOK, proxy=FACTS, notes=PART,
        text=[Activated((Activate(),), LoseEndurance(3, player=T), targets=(Aim(Players()),))],
    ),
    location(
        "Cadmus Labs", threshold=3, source=BOOK, proxy=("threshold",),
        text=[Activated((ReplaceIt(THIS),), pump(T, 1, 1), targets=(Aim(characters(Named("Superman"))),))],
    ),
    character(
        "Tim Drake", "Young Detective", identity="Robin", cost=2, atk=2, def_=3, teams=["Gotham Knights"], source=BOOK, proxy=FACTS, notes=PART,
        text=[
            Replacement(
                Would(BecomesStunned(yours(TEAM_ATTACKER)), "a team attacker you control would become stunned"),
                StunIt(It("other", "the chosen character")), pay=(ChooseIt(Choose(yours(TEAM_ATTACKER, Other(It("that"))), name="other")),), may=True,
            )
        ],
    ),
    character(
        "Sabretooth", "Victor Creed", cost=6, atk=13, def_=11, teams=[BROTHERHOOD], source="kperovic.com", proxy=("flight", "range"),
        text=[
            Replacement(
                Would(BecomesStunned(), "{name} would become stunned in your front row"), seq(ExhaustIt(THIS), MoveIt(THIS, (SUPPORT,))),
                may=True, pay=(PayEndurance(10),), if_=ThisIs("in front"),
            )
        ],
    ),
    character(
        "Spider-Man", "Alien Symbiote", cost=4, atk=7, def_=6, teams=["Spider-Friends"], source=BOOK, proxy=FACTS, notes=PART,
        text=[
            Replacement(
                Would(BecomesPoweredUp(), "{name} would become powered-up"), Nothing(), may=True, pay=(PutCounters(THIS),),
            )
        ],
    ),
    plot_twist(
        "Attend or Die!", threshold=2, source=BOOK, proxy=("threshold",), notes=PART,
        effect=Lasting(
            Replacement(
                Would(WouldEnterPile(own=True, character=True), "during the build phase a character card in play would go to your KO'd pile"),
                RemoveIt(It("that", "it")), if_=During(BUILD),
            ),
            "turn",
        ),
    ),
    plot_twist(
        "Devil's Due", threshold=3, source=BOOK, proxy=("threshold",),
        ongoing=[Activated((KOIt(Choose(yours())),), PutCounters(T), targets=(Aim(yours(DOOM)),))],
    ),
    character(
        "Emma Frost", "Friend or Foe", cost=4, atk=6, def_=6, teams=["X-Men"], source=BOOK, proxy=(*FACTS, "team"), notes=PART,
        text=[
            Activated(
                (Discard(query=in_hand(Trait("Mental"))),), TurnFaceDown(T),
                targets=(Aim(Cards("resources", (FACE_UP,), "you")),), limit=(1, "turn"),
            )
        ],
    ),
    # -- chapter 3
    equipment(
        "Goblin Glider", cost=3, source=BOOK, proxy=("cost",), notes=PART,
        text=[
            Costs(
                "recruit cost", Times(-1, RecruitedThisTurn("Sinister Syndicate")),
                words="recruiting {name} costs 1 less for each character of Sinister Syndicate you recruited this turn",
            )
        ],
    ),
    plot_twist(
        "Marvel Team-Up", threshold=2, source=BOOK, proxy=("threshold",),
        notes="the rulebook quotes its last sentence; the choice is told by the example",
        extras=[Extra((ChooseTeams(2),))], ongoing=[all_of_them()],
    ),
    plot_twist(
        "Concrete Jungle", threshold=3, source=BOOK, proxy=("threshold",),
        effect=TurnFaceDown(Every(Cards("locations", (), "opponent"))),
        ongoing=[Triggered(FlipsLocation("opponent"), Discard(player=EventPlayer("that opponent")))],
    ),
]
