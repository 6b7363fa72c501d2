"""Marvel Origins and the X-Men starter: plot twists, locations and equipment. Every printed value is verified."""

from __future__ import annotations

from longbox.games.vs.language.vocabulary import *

XM = Team("X-Men")
AN_X_MAN = Discard(query=in_hand(XM, CHARACTER_CARD))
A_STUNNED_CHARACTER = Aim(characters(STUNNED))
EXHAUST_A_CHARACTER = Extra((ExhaustIt(Choose(yours())),))

CARDS: list[CardDef] = [
    # plot twists for any team
    plot_twist(
        "Surprise Attack", code="MOR", threshold=0, source=SCAN, targets=[Aim(Players())],
        effect=OrInstead(
            LoseEndurance(3, player=T),
            Exists(characters(IN_SUPPORT, whose=T), 0, 0, "that player controls no support row characters"),
            LoseEndurance(5, player=T),
        ),
    ),
    plot_twist(
        "Focused Blast", code="MOR", threshold=1, source=SCAN, targets=[Aim(Players())],
        extras=[Extra((ExhaustIt(Choose(yours(WITH_RANGE), name="exhausted")),))],
        effect=LoseEndurance(CostOf(It("exhausted", "that character"), "the exhausted character's cost"), player=T),
    ),
    plot_twist(
        "Flying Kick", code="MOR", threshold=1, source=SCAN, targets=[Aim(characters())],
        effect=[gives(T, Has("flight")), pump(T, 3, 0, "turn", each=(ATTACKING,))],
    ),
    plot_twist(
        "Charge!", code="MOR", threshold=1, source=SCAN, only=[During("attack step", own=True)],
        effect=[MoveIt(Every(yours()), (FRONT,)), pump(yours(), 1, 0, "turn", each=(ATTACKING,))],
    ),
    plot_twist(
        "Acrobatic Dodge", code="MOR", threshold=1, source=SCAN, targets=[Aim(yours(DEFENDER))],
        effect=pump(T, -3, 3),
    ),
    plot_twist(
        "Tooth and Claw", code="MXS", threshold=1, source=SCAN, targets=[Aim(yours(IN_COMBAT))],
        effect=pump(T, 2, -2),
    ),
    plot_twist(
        "Medical Attention", code="MOR", threshold=2, source=SCAN, only=[During(RECOVERY)], extras=[EXHAUST_A_CHARACTER],
        targets=[A_STUNNED_CHARACTER], effect=RecoverIt(T),
    ),
    plot_twist(
        "Finishing Move", code="MOR", threshold=2, source=SCAN, extras=[EXHAUST_A_CHARACTER],
        targets=[A_STUNNED_CHARACTER], effect=KOIt(T),
    ),
    plot_twist(
        "Tech Upgrade", code="MOR", threshold=2, source=SCAN, extras=[EXHAUST_A_CHARACTER],
        effect=Search((EQUIPMENT_CARD,)),
    ),
    # plot twists of the X-Men
    plot_twist(
        "Fastball Special", code="MOR", threshold=3, source=SCAN, only=[During("attack step", own=True)],
        extras=[Extra((ExhaustIt(Choose(yours(IN_FRONT, XM), 2)),))],
        targets=[Aim(characters())], effect=StunIt(T),
    ),
    plot_twist(
        "Children of the Atom", code="MOR", threshold=3, source=SCAN, extras=[Extra((AN_X_MAN,))],
        targets=[Aim(characters(STUNNED, XM))], effect=RecoverIt(T),
    ),
    # locations
    location(
        "Danger Room", code="MOR", threshold=1, source=SCAN,
        text=[Continuous(yours(IN_FRONT, XM), (Gets(1, 0),)), Continuous(yours(IN_SUPPORT, XM), (Gets(0, 1),))],
    ),
    location(
        "Xavier's School for Gifted Youngsters", code="MOR", threshold=1, source=SCAN,
        text=[
            Activated(
                (Activate(),),
                seq(ReadyIt(T), Lasting(cant("that character can't attack", AttackQuestion(T)), "turn")),
                targets=(Aim(yours(XM, Cost("<=", 3))),),
            )
        ],
    ),
    location(
        "Muir Island", code="MOR", threshold=1, source="fan transcription",
        text=[
            Activated((Activate(), cost), RecoverIt(T), targets=(A_STUNNED_CHARACTER,), only=(During(RECOVERY),))
            for cost in (Discard(least=2), Discard(query=in_hand(XM)))
        ],
    ),
    location(
        "X-Corporation", code="MOR", threshold=2, source=SCAN,
        text=[
            Activated(
                (Activate(), Discard()),
                OrInstead(
                    GainEndurance(2),
                    WasTeam(It("discarded"), "X-Men", "an X-Men character card was discarded", CHARACTER),
                    GainEndurance(4),
                ),
            )
        ],
    ),
    location(
        "Cerebra", code="MXS", threshold=2, source=SCAN,
        text=[Activated((Activate(),), RevealTop(1, (XM, CHARACTER_CARD, Cost(">=", 4))))],
    ),
    location(
        "Xavier Institute For Higher Learning", code="MXS", threshold=3, source=SCAN,
        text=[Activated((Activate(),), pump(T, 1, 1), targets=(Aim(yours(XM, IN_COMBAT)),))],
    ),
    # equipment
    equipment(
        "Dual Sidearms", code="MOR", cost=0, source=SCAN,
        text=[Continuous(EQUIPPED_CHARACTER, (Gets(2, 0), Has("range")))],
    ),
    equipment(
        "Personal Force Field", code="MOR", cost=1, source=SCAN,
        text=[
            Continuous(EQUIPPED_CHARACTER, (Gets(0, 3), Has("reinforcement"))),
            cant(
                "equipped character can't be targeted by plot twists",
                About(MayTarget, EQUIPPED_CHARACTER, source_kind=PLOT_TWIST),
            ),
        ],
    ),
    equipment(
        "Advanced Hardware", code="MOR", cost=1, source=SCAN,
        text=[
            Continuous(EQUIPPED_CHARACTER, (Gets(3, 0), Has("range"))),
            Continuous(
                EQUIPPED_CHARACTER,
                (GainPowers((Activated((Activate(),), LoseEndurance(3, player=T), targets=(Aim(Players()),)),)),),
            ),
        ],
    ),
    equipment(
        "Kevlar Body Armor", code="MOR", cost=2, source=SCAN,
        text=[
            Continuous(EQUIPPED_CHARACTER, (Gets(0, 1),)),
            Replacement(
                Would(BecomesStunned(EQUIPPED_CHARACTER), "equipped character would become stunned"), Nothing(),
                may=True, pay=(KOIt(THIS),),
            ),
        ],
    ),
    equipment(
        "Blackbird", code="MOR", cost=2, versions=["Unique"], source=SCAN,
        text=[
            Continuous(yours(), (Has("flight"),)),
            Continuous(yours(XM), (Gets(2, 2),)),
            Triggered(BecomesStunned(EQUIPPED_CHARACTER), KOIt(THIS)),
        ],
    ),
]
