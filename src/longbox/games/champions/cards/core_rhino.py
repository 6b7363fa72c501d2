"""The Rhino scenario of the core set, with the standard, expert and Bomb Scare encounter sets."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

RHINO = TheVillain("Rhino")

define("01094")
define("01095", WhenRevealed(Search(encounter(Named("Breakin' & Takin'")), RevealIt(It("found", "it")), said="Breakin' & Takin'")))
define("01096", Keyword("toughness"), WhenRevealed(Give(STUNNED, Each(HEROES))))
define("01097a")
define("01097b", Fatal())
define(  # Armored Rhino Suit
    "01098",
    AttachTo(NAMED_RHINO := InPlay(frozenset({"villain"}), (Named("Rhino"),)), words="Rhino"),
    Interrupt(
        TakesDamage(HOST, words="when any damage would be dealt to Rhino"),
        InsteadThen(
            PutCounters(Bound("dealt"), "damage", ME),
            If(Compare(CountersOn("damage", ME), ">=", Fixed(5), "there are at least 5 damage counters here"), DiscardIt(ME)),
        ),
        forced=True, side="would",
    ),
)
define(  # Charge
    "01099",
    AttachTo(NAMED_RHINO, words="Rhino"),
    Constant(Host("attached villain"), (Gets("atk", 3),)),
    Interrupt(
        EnemyActs(HOST), seq(ActivationGains("overkill"), Delay(AtEnd("activation"), DiscardIt(ME))), forced=True,
    ),
)
define(  # Enhanced Ivory Horn
    "01100",
    AttachTo(NAMED_RHINO, words="Rhino"),
    Constant(Host("attached villain"), (Gets("atk", 1),)),
    Action((Resources(0, ("physical", "physical", "physical")),), DiscardIt(ME), form=HERO),
)
define("01101", Keyword("guard"))  # Hydra Mercenary
define("01102", Keyword("toughness"))  # Sandman
define("01103", WhenRevealed(Deal(1, Each(HEROES))))  # Shocker
define("01104", WhenRevealed(seq(HealIt(RHINO, 4), If(AnyOfThis("no damage was healed this way", none=True), Surge()))))
define("01105", WhenRevealed(If(IsSo(RHINO, (Has(TOUGH),), "Rhino already has a tough status card"), Surge(), Give(TOUGH, RHINO))))
define(  # Stampede
    "01106",
    WhenRevealed(Surge(), form=ALTER_EGO),
    WhenRevealed(seq(EnemiesAct(RHINO), Give(STUNNED, It("hurt", "each character damaged by this attack"))), form=HERO),
)
define("01107", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # Breakin' & Takin'
define("01108")  # Crowd Control
define("01109", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # Bomb Scare
define("01110", WhenRevealed(Either((Take(2, YOU_), PlaceThreat(1, MAIN)))))  # Hydra Bomber
define(  # Explosion
    "01111",
    WhenRevealed(
        If(in_play("Bomb Scare"), Assign(ThreatOn(Called("Bomb Scare")), InPlay(frozenset({HERO, ALLY}))), Surge())
    ),
)
define("01112", WhenRevealed(If(IsSo(YOU_, (Has(CONFUSED),), "you are already confused"), Surge(), Give(CONFUSED, YOU_))))
define("01186", WhenRevealed(EnemiesAct(THE_VILLAIN, "scheme")))  # Advance
define("01187", WhenRevealed(Surge(), form=ALTER_EGO), WhenRevealed(EnemiesAct(THE_VILLAIN), form=HERO))  # Assault
define(  # Caught Off Guard
    "01188",
    WhenRevealed(
        seq(
            pick_in_play(
                InPlay(frozenset({UPGRADE, SUPPORT}), whose="you"), DiscardIt(It("picked")),
                said="discard an upgrade or support you control",
            ),
            If(AnyOfThis("no card was discarded this way", none=True), Surge()),
        )
    ),
)
define(  # Gang-Up
    "01189",
    WhenRevealed(Surge(), form=ALTER_EGO),
    WhenRevealed(EnemiesAct(Each(InPlay(frozenset({"villain", MINION}), (Facing(),)))), form=HERO),
)
define("01190", WhenRevealed(ShadowOfThePast()))
define("01191", Keyword("surge"), WhenRevealed(ExhaustIt(YourIdentity())))  # Exhaustion
define(  # Masterplan
    "01192",
    WhenRevealed(
        If(
            Exists(SIDE_SCHEMES, words="there is a side scheme in play"),
            PlaceThreat(4, Each(SIDE_SCHEMES)),
            seq(MillUntil(encounter(kinds=frozenset({"side_scheme"}), deck_only=True)), RevealIt(It("found", "it"))),
        )
    ),
)
define("01193", Keyword("surge"), WhenRevealed(RevealIt()))  # Under Fire
