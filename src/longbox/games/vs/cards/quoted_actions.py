"""Cards that the rulebook quotes with attacks, characteristics and game actions (600 to 701, 708), and in its glossary."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

RULEBOOK = "rulebook"
DECK_LIST = "hoopsonvs.blogspot.com"
DR_DOOM = "Dr. Doom"
#: what no source gives of a character whose text alone is known
BODY = ("cost", "atk", "def", "flight", "range", "team")
IS_QUOTED = "only its effect is quoted; the cost of its power is a stand-in"
IN_PART = "only the quoted part of its text"
FREE = (PayEndurance(0),)
NON_ONGOING = Aim(Effects(source="non-ongoing plot twist"))
A_FACE_DOWN_RESOURCE = Cards("resources", (FACE_DOWN,), "you")

CARDS: list[CardDef] = [
    # attacks
    character(
        "Kate Spencer", cost=3, atk=4, def_=3, source=RULEBOOK, proxy=(*BODY, "payment"), notes=IS_QUOTED,
        text=[
            Activated(
                (Activate(),),
                Lasting(
                    can(
                        "characters you control of lesser cost can attack {target}",
                        AttackQuestion(yours(Cost("<", CostOf(T))), T, need="hidden"),
                    ),
                    "turn",
                ),
                targets=(Aim(theirs(HIDDEN)),),
            )
        ],
    ),
    character(
        "Charaxes", "Drury Walker", cost=4, atk=7, def_=6, source=RULEBOOK, proxy=BODY,
        text=[cant("{name} can't cause breakthrough", CausesBreakthrough())],
    ),
    character(
        "Vulture", cost=3, atk=4, def_=3, source=RULEBOOK, proxy=BODY,
        text=[Triggered(CausesBreakthrough(), GainEndurance(AmountOf()))],
    ),
    # reinforcement
    character(
        "S.T.R.I.P.E.", cost=4, atk=7, def_=6, teams=["JSA"], source=RULEBOOK, proxy=("cost", "flight", "range"),
        text=[Continuous(yours(EXHAUSTED, Team("JSA"), DEFENDER), (Has("reinforcement"),))],
    ),
    plot_twist(
        "Five Against One", threshold=2, source=RULEBOOK, proxy=("threshold",), targets=[Aim(characters())],
        effect=[
            pump(T, 0, -3, "turn", each=(DEFENDING,)),
            Lasting(cant("{target} can't reinforce other characters", About(MayReinforce, T)), "turn"),
        ],
    ),
    character(
        "Harry Leland", cost=4, atk=6, def_=7, teams=["Hellfire Club"], source=RULEBOOK, proxy=BODY,
        text=[
            Activated(
                (Discard(query=in_hand(Trait("Mental"))),), pump(T, -2, 2, "attack", Has("reinforcement")),
                targets=(Aim(yours(DEFENDER)),), only=(ThisIs("visible"),),
            )
        ],
    ),
    # resources
    plot_twist(
        "Brave New World", threshold=2, source=RULEBOOK, proxy=("threshold",), notes=IN_PART,
        extras=[Extra((ChooseTeams(2), ChooseTrait()))], ongoing=[],
    ),
    character(
        "Moonglow", cost=2, atk=2, def_=2, keywords=["reservist"], source=RULEBOOK, proxy=BODY,
        text=[
            Continuous(THIS, (GainTeamsOf(yours()),)),
            Activated((Activate(), Discard()), May(Search((Version("Team-Up"),)))),
        ],
    ),
    # copy
    plot_twist(
        "Deadly Conspiracy", threshold=3, source=RULEBOOK, proxy=("threshold",), targets=[Aim(yours(Team("Thunderbolts")))],
        effect=[
            ReadyIt(T),
            Lasting(cant("{target} can't attack", AttackQuestion(T)), "turn"),
            Lasting(cant("you can't use the activated powers of {target}", AboutYours(MayUse, T, activated_only=True)), "turn"),
            If(ThisIs("in your resource row"), Draw()),
        ],
    ),
    character(
        "Molecule Man", "Owen Reece", cost=6, atk=12, def_=12, range_=True, source=RULEBOOK, proxy=(*BODY, "payment"), notes=IS_QUOTED,
        text=[Activated(FREE, CopyIt(T), targets=(NON_ONGOING,), limit=(1, "turn"))],
    ),
    plot_twist(
        "Break You", threshold=2, source=RULEBOOK, proxy=("threshold",), targets=[Aim(characters(IN_COMBAT))],
        extras=[Extra((Discard(least=0, most=3),))],
        effect=pump(T, Times(2, HowMany("discarded", "card you discarded")), 0),
    ),
    character(
        "Atrophos", cost=3, atk=4, def_=4, source=RULEBOOK, proxy=BODY,
        text=[Triggered(CausesBreakthrough(), SearchAll((Not(CHARACTER_CARD),), (DECK, HAND), copies=True))],
    ),
    # crossover and move
    plot_twist("Above and Below", threshold=2, source=RULEBOOK, proxy=("threshold",), ongoing=[crossover("X-Men", "Morlocks")]),
    character(
        "Superman", "Kal-El", cost=7, atk=15, def_=15, flight=True, source=RULEBOOK, proxy=(*BODY, "payment"), notes=IS_QUOTED,
        text=[Activated((Activate(),), MoveIt(THIS))],
    ),
    # power-up
    plot_twist(
        "Wheel of Misfortune", threshold=2, source=RULEBOOK, proxy=("threshold",), targets=[Aim(Effects("power-up"))],
        effect=[Negate(T), May(PowerUpIt(Choose(yours(IN_COMBAT, Affiliated(False)))))],
    ),
    character(
        "Kang", "Kang Cobra", cost=5, atk=9, def_=8, teams=["Kang Council"], source=RULEBOOK, proxy=BODY,
        text=[cant("characters your opponents control can't become powered-up", BecomesPoweredUp(theirs()))],
    ),
    plot_twist(
        "New Teen Titans", threshold=2, source=RULEBOOK, proxy=("threshold",),
        effect=PowerUpIt(Every(characters(Team("Teen Titans"), ATTACKER))),
    ),
    equipment(
        "Quinjet", cost=2, source=RULEBOOK, proxy=("cost", "payment", "type"),
        notes="its type and the cost of its power are stand-ins; the rulebook gives its effect alone",
        text=[Activated((Activate(),), seq(MoveIt(T), PowerUpIt(T)), targets=(Aim(yours(Team("Avengers"), IN_COMBAT)),))],
    ),
    # replace
    location(
        "Clocktower", threshold=2, source=RULEBOOK, proxy=("threshold", "payment"), notes=IS_QUOTED,
        text=[Activated((Activate(),), ReplaceIt(Choose(A_FACE_DOWN_RESOURCE)))],
    ),
    plot_twist(
        "Air Strike", threshold=3, source=RULEBOOK, proxy=("threshold",), targets=[Aim(yours())],
        effect=[
            pump(T, 2, 0, "turn", each=(ATTACKING,)),
            gives(T, Has("flight")),
            May(ReplaceIt(Choose(A_FACE_DOWN_RESOURCE, name="replaced"))),
            If(WasReplaced("replaced", "character", False), pump(T, 2, 0, "turn", each=(ATTACKING,))),
        ],
    ),
    # search
    plot_twist("Faces of Doom", threshold=3, source=DECK_LIST, effect=Search((Named(DR_DOOM),))),
    character("Lonar", cost=2, atk=2, def_=2, source=RULEBOOK, proxy=BODY, text=[PlaysWithTopRevealed()]),
    character(
        "Pan", cost=3, atk=4, def_=3, source=RULEBOOK, proxy=BODY,
        text=[Triggered(CausesBreakthrough(), seq(ChooseWord("named", "a card name"), SearchAll((Not(CHARACTER_CARD), NamedAs("named")))))],
    ),
    # stun
    character(
        "Robot Destroyer", cost=5, atk=9, def_=8, teams=["Doom"], source=RULEBOOK, proxy=("atk", "def", "flight", "range", "team"),
        text=[
            Activated(
                (Activate(), StunIt(THIS)), StunIt(T), targets=(Aim(characters(Cost("<=", 4))),), only=(ControlsName(DR_DOOM),),
            )
        ],
    ),
    # transfer
    location(
        "Pier 4", threshold=1, source=RULEBOOK, proxy=("threshold",),
        text=[
            Costs(
                "equipment limit", 2, yours(Team("Fantastic Four")), up_to=True,
                words="your Fantastic Four characters can have up to two equipment each",
            )
        ],
    ),
    equipment(
        "Batarang", cost=1, source=RULEBOOK, proxy=("cost",), notes=IN_PART,
        text=[MayAttach(characters(Team("Gotham Knights")))],
    ),
    plot_twist(
        "Misappropriation", threshold=2, source=RULEBOOK, proxy=("threshold",),
        targets=[Aim(Cards("equipment")), Aim(yours(UNEQUIPPED, Team("Brotherhood")))], effect=TransferIt(T, T1),
    ),
    # considered to control
    character(
        "Boris", "Personal Servant of Dr. Doom", cost=1, atk=1, def_=1, teams=["Doom"], source=DECK_LIST,
        proxy=("atk", "def", "flight", "range"),
        text=[Activated((Activate(), PutOnDeck(THIS)), Search((PLOT_TWIST_CARD,)), only=(ControlsName(DR_DOOM),))],
    ),
    location("Doomstadt", threshold=1, source=DECK_LIST, text=[Considered(DR_DOOM)]),
    character(
        "Kristoff Von Doom", "Pretender to the Throne", cost=5, atk=8, def_=8, teams=["Doom"], source=DECK_LIST,
        proxy=("atk", "def", "flight", "range"), text=[Considered(DR_DOOM)],
    ),
    plot_twist(
        "Mystical Paralysis", threshold=4, source=DECK_LIST, notes=IN_PART,
        extras=[Extra((ExhaustIt(Choose(yours(Named(DR_DOOM)))),))],
    ),
    # exchange, negation, references
    plot_twist(
        "Eminent Domain", threshold=4, source=RULEBOOK, proxy=("threshold",),
        effect=ExchangeResources(
            Choose(Cards("resources", (FACE_UP, Not(Version("Team-Up"))), "you"), name="mine"),
            Choose(Cards("resources", (FACE_UP, Not(Version("Team-Up"))), "opponent"), name="other"),
        ),
    ),
    plot_twist("Fizzle", code="DOR", threshold=3, source=RULEBOOK, proxy=("threshold",), targets=[NON_ONGOING], effect=Negate(T)),
    plot_twist(
        "Dynamic Duo", threshold=2, source=RULEBOOK, proxy=("threshold",), notes=IN_PART,
        effect=Lasting(
            cant(
                "team attacking Gotham Knights characters can't be stunned",
                BecomesStunned(characters(Team("Gotham Knights"), TEAM_ATTACKING)),
            ),
            "turn",
        ),
        ongoing=[],
    ),
    plot_twist(
        "Search and Destroy", threshold=3, source=RULEBOOK, proxy=("threshold",), targets=[Aim(characters(Cost("<=", 3)))],
        effect=[
            StunIt(T),
            RevealHand(player=ControllerOf(T, "that character's controller")),
            DiscardHand(in_hand(CHARACTER_CARD, SharesName(T)), player=ControllerOf(T, "that player")),
        ],
    ),
    character(
        "Anarchist", "Tike Alicar", cost=5, atk=9, def_=8, range_=True, teams=["X-Statix"], source=RULEBOOK, proxy=BODY,
        text=[
            Triggered(
                BecomesStunnedBy(characters(IN_COMBAT)), KOIt(It("that", "the stunned character")),
                when=ThisIs("team attacking"),
            )
        ],
    ),
    character(
        "Brother Blood", cost=5, atk=8, def_=9, source=RULEBOOK, proxy=BODY,
        text=[Triggered(Stuns(), Unless(KOIt(THAT), ControllerOf(THAT), Discard(least=2)))],
    ),
]
