"""X-Men. Every printed value is verified; the sources are named with each card."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

X_MEN = "X-Men"
XM = Team(X_MEN)
AN_X_MAN = Discard(query=in_hand(XM, CHARACTER_CARD))

CARDS: list[CardDef] = [
    character(
        "Longshot", "Rebel Freedom Fighter", code="MOR", cost=1, atk=2, def_=1, teams=[X_MEN], source=SCAN,
        text=[Activated((Activate(),), seq(NameCards(2), RevealTop(4, (NamedSo(),), if_=AllNamed())))],
    ),
    character(
        "Dazzler", "Alison Blaire", code="MOR", cost=1, atk=1, def_=1, range_=True, teams=[X_MEN], source=SCAN,
        text=[Activated((Activate(), AN_X_MAN), ExhaustIt(T), targets=(Aim(characters(IN_SUPPORT)),), only=(During(COMBAT),))],
    ),
    character(
        "Shadowcat", "Kitty Pryde", code="MOR", cost=1, atk=1, def_=1, teams=[X_MEN], source=SCAN,
        text=[Activated((Activate(),), pump(T, 0, 1), targets=(Aim(characters(XM, DEFENDER)),))],
    ),
    character(
        "Moira MacTaggert", "World-Renowned Geneticist", code="MOR", cost=1, atk=1, def_=1, teams=[X_MEN], source=SCAN,
        text=[
            Activated(
                (Activate(),), seq(RecoverIt(T), PutOnDeck(THIS)),
                targets=(Aim(characters(STUNNED, XM)),), only=(During(RECOVERY),),
            )
        ],
    ),
    character(
        "Cyclops", "Slim", code="MOR", cost=2, atk=3, def_=2, range_=True, teams=[X_MEN], source=SCAN,
        text=[Continuous(yours(XM), (Gets(2, 2),), each=(TEAM_ATTACKING,))],
    ),
    character(
        "Archangel", "Warren Worthington III", code="MOR", cost=2, atk=2, def_=3, flight=True, teams=[X_MEN], source=SCAN,
        text=[Triggered(CharacterAttacks(whom=characters(IN_SUPPORT)), pump(THIS, 3, 0))],
    ),
    character(
        "Beast", "Dr. Henry McCoy", code="MOR", cost=2, atk=2, def_=3, teams=[X_MEN], source=SCAN,
        text=[Costs("threshold", -1, OwnPlotTwists(), words="your plot twists cost 1 less to play")],
    ),
    character(
        "Jean Grey", "Telekinetic Fighter", code="MXS", cost=2, atk=3, def_=2, teams=[X_MEN], source=SCAN,
        text=[Triggered(EntersPlay(), RevealTop(1, (XM, CHARACTER_CARD)))],
    ),
    character(
        "Psylocke", "Betsy Braddock", code="MOR", cost=3, atk=3, def_=4, teams=[X_MEN], source=SCAN,
        text=[Triggered(CausesBreakthrough(), Discard(player=EventPlayer()))],
    ),
    character(
        "Banshee", "Sean Cassidy", code="MOR", cost=3, atk=4, def_=3, flight=True, range_=True, teams=[X_MEN], source=SCAN,
        text=[Triggered(CharacterAttacks(whom=characters(IN_FRONT)), ExhaustIt(T), targets=(Aim(characters(IN_SUPPORT), 0, 2),))],
    ),
    character(
        "Rogue", "Energy Drain", code="MXS", cost=3, atk=4, def_=4, flight=True, teams=[X_MEN], source=SCAN,
        text=[Triggered(Stuns(), GainEndurance(2))],
    ),
    character(
        "Iceman", "Bobby Drake", code="MOR", cost=3, atk=3, def_=4, teams=[X_MEN], source=SCAN,
        text=[
            Activated(
                (PayEndurance(3),),
                Lasting(cant("{target} can't ready during the recovery phase", ReadiesIn(T, RECOVERY)), "turn"),
                targets=(Aim(characters(ATTACKER, Cost("<=", 3))),), limit=(1, "turn"),
            )
        ],
    ),
    character(
        "Storm", "Ororo Munroe", code="MOR", cost=4, atk=7, def_=6, flight=True, range_=True, teams=[X_MEN], source=SCAN,
        text=[Activated((PayEndurance(2),), gives(theirs(), Loses("flight")))],
    ),
    character(
        "Gambit", "Remy LeBeau", code="MOR", cost=4, atk=6, def_=6, teams=[X_MEN], source=SCAN,
        text=[Activated((Activate(), AN_X_MAN), StunIt(T), targets=(Aim(characters(Cost("<=", 3))),))],
    ),
    character(
        "Nightcrawler", "Teleporting Teammate", code="MXS", cost=4, atk=9, def_=6, teams=[X_MEN], source=SCAN,
        text=[Activated((Activate(),), gives(T, Has("reinforcement"), until="attack"), targets=(Aim(yours(XM, DEFENDER)),))],
    ),
    character(
        "Wolverine", "James Howlett", code="MOR", cost=5, atk=8, def_=8, teams=[X_MEN], source=SCAN,
        text=[
            Replacement(
                Would(BecomesStunned(), "{name} would become stunned in your front row"),
                seq(ExhaustIt(THIS), MoveIt(THIS, (SUPPORT,))),
                may=True, pay=(AN_X_MAN,), if_=ThisIs("in front"),
            )
        ],
    ),
    character(
        "Cyclops", "Scott Summers", code="MOR", cost=5, atk=8, def_=8, range_=True, teams=[X_MEN], source=SCAN,
        text=[
            cant(
                "while attacking from your support row, {name} can't be stunned",
                BecomesStunned(), AllOf((ThisIs("attacking"), ThisIs("in support"))),
            )
        ],
    ),
    character(
        "Colossus", "Steadfast Protector", code="MXS", cost=5, atk=10, def_=10, teams=[X_MEN], source=SCAN,
        text=[Continuous(THIS, (Has("reinforcement"),), during=EnduranceAtMost(25))],
    ),
    character(
        "Professor X", "Charles Xavier", code="MOR", cost=5, atk=8, def_=8, range_=True, teams=[X_MEN], source=SCAN,
        text=[
            Triggered(EntersPlay(), Discard(player=T), still=Controls(yours(Other(), XM)), targets=(Aim(Players()),)),
            Activated((Activate(),), Discard(player=T), targets=(Aim(Players()),), only=(During(COMBAT),)),
        ],
    ),
    character(
        "Professor X", "Friend of Mutants", code="MXS", cost=7, atk=15, def_=14, range_=True, teams=[X_MEN], source=SCAN,
        text=[Continuous(yours(IN_FRONT, XM), (Gets(2, 0),)), Continuous(yours(IN_SUPPORT, XM), (Gets(0, 2),))],
    ),
    character(
        "Jean Grey", "Phoenix Force", code="MOR", cost=8, atk=17, def_=18, flight=True, range_=True, teams=[X_MEN], source=SCAN,
        only=(Exists(Cards("pile", (Named("Jean Grey"),), "you"), words="if there is a card named Jean Grey in your KO'd pile"),),
        text=[Activated((Activate(), KOIt(THIS)), ReturnToHand(Every(characters())))],
    ),
]
