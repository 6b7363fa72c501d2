"""Cards that the rulebook quotes in its sections on modifiers, their durations, order and timestamps (511 to 515)."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

RULEBOOK = "rulebook"
#: what no source gives of a character whose text alone is known
BODY = ("cost", "atk", "def", "flight", "range")
NO_TEAM = (*BODY, "team")
FIRST_PART = "only the quoted part of its text"

BROTHERHOOD = "Brotherhood"
CHECKMATE = "Checkmate"
EMERALD_ENEMIES = "Emerald Enemies"
FANTASTIC_FOUR = "Fantastic Four"
HERALDS = "Heralds of Galactus"
INMATES = "Arkham Inmates"
LEAGUE = "League of Assassins"
X_MEN = "X-Men"
XM = Team(X_MEN)
NOT_LEAGUE = characters(Not(Team(LEAGUE)))

CARDS: list[CardDef] = [
    # characters
    character(
        "Jetstream", "Hellion", cost=4, atk=6, def_=6, teams=["Hellfire Club"], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Continuous(yours(), (Has("flight"),)),
            Triggered(BecomesStunned(), May(And((KOIt(THIS), ExhaustIt(T)))), targets=(Aim(characters(Cost("<=", 6))),)),
        ],
    ),
    character(
        "Frankie Raye", "Harbinger of Death", identity="Nova", cost=5, atk=8, def_=8, teams=[HERALDS], keywords=["cosmic"],
        source=RULEBOOK, proxy=NO_TEAM,
        text=[
            cosmic(Triggered(
                AtStart(COMBAT), DrawUpTo(4),
                still=Exists(in_hand(), 0, 3, words="you have three or fewer cards in hand"),
            ))
        ],
    ),
    character(
        "Arcanna", "Arcanna Jones", cost=4, atk=6, def_=6, teams=["Squadron Supreme"], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Replacement(
                Would(CausesBreakthrough(whom=characters()), "{name} would cause breakthrough while attacking a character"),
                EachStuns(
                    query=yours(Other(It("defender", "that character")), NOT_STUNNED),
                    player=ControllerOf(It("defender"), "that character's controller"),
                ),
            )
        ],
    ),
    character(
        "Charaxes", "Killer Moth", cost=5, atk=9, def_=8, teams=[INMATES], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Triggered(
                Stuns(),
                IfYouDo(May(PutOnDeck(Choose(Cards("pile", (CHARACTER_CARD, SharesTeam(THIS)), "you"), 3))), KOIt(THAT)),
            )
        ],
    ),
    character(
        "Connie Webb", cost=1, atk=1, def_=1, teams=[CHECKMATE], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (Activate(),),
                seq(
                    If(ThisIs("in play"), Search((Team(CHECKMATE), CHARACTER_CARD, Cost("<=", 4)))),
                    PutOnDeck(THIS, top=True),
                ),
            )
        ],
    ),
    character(
        "Valentina Vostok", "Bishop", cost=1, atk=1, def_=1, teams=[CHECKMATE], keywords=["backup"],
        source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (Activate(),), pump(theirs(), 0, -3, "turn", during=RemainsExhausted()), only=(During(BUILD),), label="Backup"
            )
        ],
    ),
    character(
        "Human Torch", "The Invisible Man", cost=6, atk=12, def_=11, teams=[HERALDS], keywords=["cosmic"],
        source=RULEBOOK, proxy=BODY,
        text=[
            Continuous(yours(Team(HERALDS), DEFENDER), (Has("reinforcement"),)),
            cosmic(Replacement(
                Would(CausesBreakthrough(yours()), "a character you control would cause breakthrough"), GainEndurance(AmountOf())
            )),
        ],
    ),
    character(
        "Destiny", "Irene Adler", cost=2, atk=2, def_=2, teams=[BROTHERHOOD], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (Activate(),), Lasting(Triggered(BecomesStunned(T), LoseEndurance(4, player=ControllerOf(T))), "turn"),
                targets=(Aim(characters()),), only=(During(BUILD),),
            )
        ],
    ),
    character(
        "Brimstone", cost=6, atk=12, def_=11, teams=["Darkseid's Elite"], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Activated(
                (PayPoints(1),),
                Lasting(Triggered(AtStart(COMBAT), KOIt(T), targets=(Aim(Cards("resources")),)), "turn"),
                targets=(Aim(Cards("resources")),),
            )
        ],
    ),
    character(
        "Carnage", "Psychopath", cost=4, atk=8, def_=7, teams=["Sinister Syndicate"], source=RULEBOOK, proxy=NO_TEAM,
        extras=(Extra((KOIt(Choose(Cards("resources", (), "you"))),), optional=True, key="boost"),),
        text=[
            Triggered(AtStart(COMBAT), LoseEndurance(Times(1, ResourceCount()))),
            labelled(
                "Boost (KO a resource you control)", Paid(),
                Triggered(EntersPlay(), Lasting(Triggered(AtStart(COMBAT), pump(characters(), 2, 0, "turn")), "turn")),
            ),
        ],
    ),
    character(
        "Toad", "Mortimer Toynbee", cost=2, atk=2, def_=2, teams=[BROTHERHOOD], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Replacement(Would(BecomesStunned(), "{name} would become stunned"), Nothing(), pay=(ReturnToHand(THIS),), may=True)
        ],
    ),
    character(
        "The Joker", "Emperor Joker", code="DSM", cost=8, atk=17, def_=17, teams=[INMATES], source="kperovic.com preview",
        proxy=("atk", "def", "flight", "range"), notes=f"{FIRST_PART}; that it begins as he enters play is not quoted",
        text=[Triggered(EntersPlay(), Lasting(Replacement(LosesEndurance(), Mill(AmountOf(), player=EventPlayer())), "turn"))],
    ),
    character(
        "Moondragon", cost=3, atk=3, def_=3, teams=["Defenders"], source=RULEBOOK, proxy=NO_TEAM,
        text=[Replacement(WouldDrawFirst(), Draw(2))],
    ),
    character(
        "Deathstroke the Terminator", "Slade Wilson", cost=7, atk=15, def_=14, teams=["Deathstroke"], source=RULEBOOK, proxy=NO_TEAM,
        text=[Continuous(yours(Affiliated(False)), (AddTeam(("Deathstroke",)),))],
    ),
    character(
        "Ra's al Ghul", "The Demon's Head", code="DOR", cost=8, atk=17, def_=16, teams=[LEAGUE], keywords=["loyalty"],
        source="pojo.com card of the day", proxy=("atk", "def"),
        text=[
            Continuous(NOT_LEAGUE, (ClearTeams(),)),
            cant(f"payment powers of non-{LEAGUE} characters can't be used", About(MayUse, NOT_LEAGUE)),
        ],
    ),
    character(
        "Lex Luthor", "Criminal Genius", cost=6, atk=11, def_=11, teams=["Secret Society"], keywords=["leader"],
        source=RULEBOOK, proxy=NO_TEAM,
        text=[leader(Continuous(characters(Adjacent(THIS)), (AddTeam(("Secret Society", "Revenge Squad")),)))],
    ),
    character(
        "The General", "Wade Eiling", cost=5, atk=9, def_=8, teams=["Secret Society"], source=RULEBOOK, proxy=NO_TEAM,
        text=[
            Triggered(
                AtStart(COMBAT), Lasting(Continuous(T, (LosePowers("Leader"),)), "turn"), targets=(Aim(characters()),)
            )
        ],
    ),
    character(
        # both powers are cosmic ones, as the rulebook's example has them
        "Valkyra", "Valkyrie of New Genesis", cost=4, atk=6, def_=6, teams=["New Gods"], keywords=["cosmic", "leader"],
        source=RULEBOOK, proxy=NO_TEAM,
        text=[
            cosmic(Continuous(THIS, (Gets(0, 2),))),
            labelled("Cosmic leader", COSMIC, Continuous(characters(ATTACKER, WithKeyword("cosmic"), Adjacent(THIS)), (Gets(0, 3),))),
        ],
    ),
    # plot twists
    plot_twist(
        "Mind over Matter", threshold=4, targets=[Aim(yours(Team("X-Statix")))], source=RULEBOOK, proxy=("threshold",),
        effect=[ReturnToHand(Choose(yours())), pump(T, 3, 0, "turn", Has("flight"), Has("range"))],
    ),
    plot_twist(
        "Night Vision", threshold=1, ongoing=[Looks()], source=RULEBOOK, proxy=("threshold",),
        notes="its card type is not stated: taken as an ongoing plot twist",
    ),
    plot_twist(
        "A Child Named Valeria", threshold=3, source=RULEBOOK, proxy=("threshold",),
        effect=If(
            AllOf((ControlsName("Mr. Fantastic"), ControlsName("Invisible Woman"))),
            Lasting(cant("characters you control of cost 3 or less can't be stunned", BecomesStunned(yours(Cost("<=", 3)))), "turn"),
        ),
    ),
    plot_twist(
        "Combat Protocols", threshold=3, source=RULEBOOK, proxy=("threshold",),
        effect=seq(
            ChooseWord("team", "an affiliation"),
            pump(yours(Version("Army"), Team("Sentinel")), 2, 0, "turn", each=(Attacked(characters(ChosenTeam())),)),
        ),
    ),
    plot_twist(
        "Golden Death", threshold=3, targets=[Aim(yours(ATTACKER))], source=RULEBOOK, proxy=("threshold",),
        effect=seq(
            pump(T, 2),
            If(
                IsSo(T, (Team(EMERALD_ENEMIES),), f"that attacker has the {EMERALD_ENEMIES} affiliation"),
                gives(characters(EXHAUSTED, DEFENDER), Loses("reinforcement", bar=True), until="attack"),
            ),
        ),
    ),
    plot_twist(
        "Phoenix Rising", threshold=4, targets=[Aim(yours(STUNNED, XM))], source=RULEBOOK, proxy=("threshold",),
        extras=[Extra((RemoveIt(Choose(Cards("pile", (CHARACTER_CARD,), "you"), name="removed")),))],
        effect=If(
            IsSo(T, (SharesName(It("removed", "the removed card")),), "it shares its name with the card you removed"),
            RecoverIt(T),
        ),
    ),
    plot_twist(
        "Starforce Strike", threshold=3, targets=[Aim(yours(DEFENDER))], source=RULEBOOK, proxy=("threshold",),
        effect=seq(
            pump(T, 2),
            If(
                IsSo(T, (Team("Kree"),), "that character has the Kree affiliation"),
                Lasting(Triggered(AtStart(RECOVERY), May(ReturnToHand(T))), "turn"),
            ),
        ),
    ),
    plot_twist(
        "Mutant Nation", threshold=2, ongoing=[all_of_them(BROTHERHOOD, X_MEN)], source=RULEBOOK, proxy=("threshold",),
    ),
    plot_twist(
        "Heroes United", threshold=2, ongoing=[all_of_them(FANTASTIC_FOUR, X_MEN)], source=RULEBOOK, proxy=("threshold",),
    ),
    # locations
    location(
        "Outback Stronghold", threshold=3, source=RULEBOOK, proxy=("threshold",),
        text=[
            Activated(
                (Activate(), ExhaustIt(Choose(yours(XM), name="exhausted"))),
                Lasting(Triggered(Recovers(T), ReadyIt(T)), COMBAT, uses=1),
                targets=(Aim(yours(STUNNED, XM)),),
            )
        ],
    ),
]
