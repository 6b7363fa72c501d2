"""More cards of hero packs on which the FAQ rules."""

from __future__ import annotations

from longbox.games.champions.vocabulary import *

HULK = Identity("Hulk")
CAPTAIN_AMERICA = Identity("Captain America")
A_CHARACTER = frozenset({HERO, ALTER_EGO, ALLY, MINION, "villain"})

# -- Hulk -----------------------------------------------------------------------------------------------------------------
define("10001a", Interrupt(TurnEnds(), DiscardIt(Each(CARD_IN_HAND), "your hand"), forced=True))
define("10001b", Action((), seq(DrawCards(1), discard_from_hand(1)), limit=ONCE))
define(  # Unstoppable Force
    "10006",
    Action((), seq(ReadyIt(HULK), If(PaidWith("physical", only_=True), DrawCards(1))), form=HERO),
)

# -- Captain America ------------------------------------------------------------------------------------------------------
define("03001a", Action((discard_from_hand(1),), ReadyIt(CAPTAIN_AMERICA), limit=ONCE))
define(
    "03001b",
    Changes(FirstAlly(), Fixed(-1), words="reduce the cost of the first ally played each round by 1"),
    AtSetup(
        Search(
            Elsewhere(("deck", "discard pile"), frozenset({UPGRADE}), (Named("Captain America's Shield"),)),
            ToHandIt(It("found", "it"), "add"),
            said="Captain America's Shield",
        )
    ),
)
define(  # Captain America's Shield
    "03009",
    Keyword("restricted"),
    Constant(CAPTAIN_AMERICA, (Gets("def_", 1), Gains("retaliate", 1))),
)

# -- Ms. Marvel -----------------------------------------------------------------------------------------------------------
define("05010", Interrupt(PlaysEvent("Attack"), RaiseEvent(2), cost=(ExhaustIt(ME),), form=HERO))  # Embiggen!
define("05011", Interrupt(PlaysEvent("Thwart"), RaiseEvent(2, "threat"), cost=(ExhaustIt(ME),), form=HERO))  # Shrink

# -- Quicksilver ----------------------------------------------------------------------------------------------------------
define("14001a", Response(UsesBasic(THIS, ("thw", "atk", "def")), ReadyIt(ME), limit=(1, "phase")))
define("14001b", Action((discard_from_hand(2),), DrawCards(Depends(in_play("Wanda Maximoff"), 3, 2)), limit=ONCE))

# -- Scarlet Witch --------------------------------------------------------------------------------------------------------
define(  # Hex Bolt
    "15004",
    Action(
        (),
        seq(
            Mill(3, encounter=True),
            ByIcons(
                (
                    Deal(2, One_(AN_ENEMY, "enemy")),
                    Clear(2, One_(TO_CLEAR, "scheme")),
                    DrawCards(1),
                    Either(
                        tuple(
                            Give(status, One_(InPlay(A_CHARACTER, (CanGet(status),)), status)) for status in (STUNNED, CONFUSED, TOUGH)
                        ),
                        "choose to",
                    ),
                )
            ),
        ),
        form=HERO,
    ),
)
