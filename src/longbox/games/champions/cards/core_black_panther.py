"""Black Panther of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

PANTHER_UPGRADE = (Trait("Black Panther"),)
YOUR_PANTHER_UPGRADES = InPlay(frozenset({UPGRADE}), PANTHER_UPGRADE, whose="you")
FOUND = It("found", "it")
FROM_DISCARD = Elsewhere(("discard pile",))
ANOTHER_TITLE = Different(FROM_DISCARD)

define("01040a", Keyword("retaliate", 1))
define("01040b", AtSetup(Search(Elsewhere(("deck",), frozenset({UPGRADE}), PANTHER_UPGRADE), ToHandIt(FOUND, "add"))))
define("01041", Response(Enters(THIS), Search(Elsewhere(("deck",), frozenset({UPGRADE})), ToHandIt(FOUND, "add"))))  # Shuri
define(  # Ancestral Knowledge
    "01042",
    Action(
        (), ShuffleTargets(), targets=(One(Different(FROM_DISCARD, True)), One(ANOTHER_TITLE, 0, 1), One(ANOTHER_TITLE, 0, 1)), form=ALTER_EGO,
    ),
)
alike(("01043a", "01043b", "01043c", "01043d"), Action((), Sequence_(YOUR_PANTHER_UPGRADES), form=HERO))  # Wakanda Forever!
define("01044")  # Vibranium
define("01045", Action((ExhaustIt(ME),), DrawCards(2), form=ALTER_EGO))  # The Golden City
define("01046", Special((), Deal(Depends(LastStep(), 2, 1), Each(EngagedWithTarget())), targets=(One(Players()),)))  # Energy Daggers
define("01047", Special((), Deal(Depends(LastStep(), 4, 2), Target()), targets=(One(TO_ATTACK),), labels=("attack",)))  # Panther Claws
define("01048", Special((), Clear(Depends(LastStep(), 2, 1), Target()), targets=(One(TO_THWART),), labels=("thwart",)))  # Tactical Genius
define(  # Vibranium Suit
    "01049",
    Special((), MoveDamage(Depends(LastStep(), 2, 1), YOUR_HERO_, Target()), targets=(One(TO_ATTACK),), labels=("attack",)),
)
define(  # Affairs of State
    "01155",
    GiveTo("T'Challa"),
    AsRevealed(
        seq(
            YouMay(ChangeForm(ALTER_EGO)),
            Either(
                (
                    Paid((ExhaustIt(Identity("T'Challa")),), RemoveIt(ME)),
                    seq(
                        pick_in_play(
                            YOUR_PANTHER_UPGRADES, DiscardIt(It("picked")), said="choose one of your Black Panther upgrades and discard it"
                        ),
                        DiscardIt(ME),
                    ),
                ),
                "choose:",
            ),
        )
    ),
)
define("01156")  # Usurp the Throne
define(  # Killmonger
    "01157",
    Cannot(
        TakesDamage(THIS, card=(OfKind(UPGRADE), *PANTHER_UPGRADE)), words="{name} can't take damage from Black Panther upgrades",
    ),
)
define(  # Heart-Shaped Herb
    "01158",
    Keyword("surge"),
    WhenRevealed(Give(TOUGH, Each(InPlay(frozenset({"villain", MINION}), (Facing(),))))),
    Boost(Give(TOUGH, THE_VILLAIN)),
)
X_BOOST = Symbols("boost", plus=1, words="1 more than the boost icons of the discarded card")
define(  # Ritual Combat
    "01159",
    WhenRevealed(Then(Mill(1, encounter=True), Either((Deal(X_BOOST, YOUR_HERO_), PlaceThreat(X_BOOST, MAIN))))),
)
