"""Captain Marvel of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

CAPTAIN = Identity("Captain Marvel")

define("01010a", Action((Resources(0, ("energy",)), HealIt(CAPTAIN, 1)), DrawCards(1), limit=ONCE))
define("01010b", Action((), DrawCards(1, Target()), targets=(One(Players(CanDraw())),), limit=ONCE))
define("01011", Response(Enters(THIS), Give(CONFUSED, THE_VILLAIN)))  # Spider-Woman
define(  # Crisis Interdiction
    "01012",
    Action(
        (),
        Then(Clear(2, Target()), If(AERIAL, Clear(2, One_(InPlay(TO_THWART.kinds, (Other("0", "different"), Thwartable())), "second")))),
        targets=(One(TO_THWART),), form=HERO, labels=("thwart",),
    ),
)
define("01013", attack(5, If(PaidWith("energy"), DrawCards(1))))  # Photonic Blast
define("01014")  # Energy Absorption
define(  # Alpha Flight Station
    "01015",
    Action((ExhaustIt(ME), discard_from_hand()), DrawCards(Depends(InForm(name="Carol Danvers"), 2, 1))),
)
define("01016", Constant(CAPTAIN, (Gets("def_", Depends(AERIAL, 2, 1)),)))  # Captain Marvel's Helmet
define(  # Cosmic Flight
    "01017",
    Constant(CAPTAIN, (GainsTrait("Aerial"),)),
    Interrupt(
        TakesDamage(Whom("your hero", said="Captain Marvel")), Prevent(3), cost=(DiscardIt(ME),), form=HERO, side="would",
        labels=("defense",),
    ),
)
define(  # Energy Channel
    "01018",
    MaxPerPlayer(),
    Action((Resources(X(), only="energy"),), PutCounters(X(), "energy", ME), x=XOf("energy")),
    Action(
        (DiscardIt(ME),), Deal(Sum((Times(2, CountersOn("energy", ME)),), 10, "2 for each energy counter on it (to a maximum of 10)"), Target()),
        targets=(One(TO_ATTACK),), form=HERO, labels=("attack",),
    ),
)
define(  # Family Emergency
    "01175",
    GiveTo("Carol Danvers"),
    AsRevealed(
        seq(
            YouMay(ChangeForm(ALTER_EGO)),
            Either((Paid((ExhaustIt(Identity("Carol Danvers")),), RemoveIt(ME)), seq(Give(STUNNED, YOU_), Surge(), DiscardIt(ME))), "choose:"),
        )
    ),
)
define("01176", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # The Psyche-Magnitron
define("01177", Response(EnemyActs(THIS, after=True), PlaceThreat(1, named("The Psyche-Magnitron")), forced=True))  # Yon-Rogg
define(  # Kree Manipulator
    "01178",
    Keyword("surge"),
    WhenRevealed(PlaceThreat(1, MAIN)),
    Boost(If(Undefended(), PlaceThreat(1, MAIN))),
)
define(  # Yon-Rogg's Treason
    "01179",
    WhenRevealed(seq(HandOf("energy"), If(AnyOfThis("you discarded no cards this way", none=True), Surge()))),
)
