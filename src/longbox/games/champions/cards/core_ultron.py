"""The Ultron scenario of the core set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

ULTRON = TheVillain("Ultron")
NAMED_ULTRON = InPlay(frozenset({"villain"}), (Named("Ultron"),))
DRONES = drones()
YOUR_DRONES = drones(whose="engaged")
DOWN = drones(FaceDown())
EACH_DRONE = EachPlayer(Drones())
HERO_AND_TWO_MENTAL = (ExhaustIt(YOUR_HERO_), Resources(0, ("mental", "mental")))

define(
    "01134",
    Response(EnemyActs(THIS, whom="you", after=True), Either((PlaceThreat(1, MAIN), Drones())), forced=True),
)
define(
    "01135",
    Interrupt(
        EnemyActs(THIS, whom="you"),
        seq(Drones(), WhileCounting(ME, (Gets("atk", Count(YOUR_DRONES)),), "activation")),
        forced=True,
    ),
)
define(
    "01136",
    Constant(DRONES, (Gets("atk", 1), Gets("hp", 1))),
    Cannot(
        TakesDamage(THIS), during=Exists(DRONES, words="a Drone minion is in play"),
        words="while a Drone minion is in play, {name} takes no damage",
    ),
    WhenRevealed(Search(encounter(Named("Ultron's Imperative")), RevealIt(It("found", "it")), said="Ultron's Imperative")),
)
define(
    "01137a",
    AtSetup(Search(encounter(Named("Ultron Drones"), deck_only=True), PutIntoPlay(It("found", "it")), said="Ultron Drones")),
)
define("01137b", WhenRevealed(EACH_DRONE))
define("01138a", WhenRevealed(EACH_DRONE))
define(
    "01138b",
    Response(ThreatComes(THIS, after=True, step=True), EachPlayer(Either((PlaceThreat(2, ME), Drones()))), forced=True),
)
define("01139a", WhenRevealed(EACH_DRONE))
define("01139b", Constant(ME, (Bar("threat", "can't have threat removed from it"),)), Fatal())
define(  # Ultron Drones
    "01140",
    Constant(DOWN, (Base("sch", 1), Base("atk", 1), Base("hp", 1))),
    Reminder("a facedown Drone minion that is defeated goes to its owner's discard pile"),
)
define(  # Program Transmitter
    "01141",
    AttachTo(NAMED_ULTRON, words="Ultron"),
    Constant(Host("attached villain"), (Gets("sch", 1),)),
    Response(EnemyActs(HOST, ("scheme",), after=True), PlaceThreat(1, Each(SIDE_SCHEMES)), forced=True),
    Action(HERO_AND_TWO_MENTAL, DiscardIt(ME), form=HERO),
)
define(  # Upgraded Drones
    "01142",
    AttachTo(InPlay(frozenset({"environment"}), (Named("Ultron Drones"),)), words="Ultron Drones"),
    Constant(DOWN, (Gets("atk", 1), Gets("hp", 1))),
    Action((Resources(0, ("energy", "mental", "physical")),), DiscardIt(ME), form=HERO),
)
define(  # Advanced Ultron Drone
    "01143",
    Keyword("guard"),
    Interrupt(IsDefeated(THIS), AsPlayer(EngagedPlayer(), Drones(), "the engaged player"), forced=True),
)
for code, kind in (("01144a", "energy"), ("01144b", "mental"), ("01144c", "physical")):  # Android Efficiency
    define(code, WhenRevealed(EACH_DRONE), Boost(Either((Paid((Resources(0, (kind,)),), Nothing()), Drones()))))
define(  # Rage of Ultron
    "01145",
    WhenRevealed(seq(EnemiesAct(ULTRON, "scheme"), MillForEach(Bound(), per="threat placed this way")), form=ALTER_EGO),
    WhenRevealed(seq(EnemiesAct(ULTRON), MillForEach(Bound(), per="damage dealt by this attack")), form=HERO),
)
define(  # Repair Sequence
    "01146",
    WhenRevealed(
        seq(HealForEach(ULTRON, Times(2, Count(YOUR_DRONES))), If(AnyOfThis("no damage was healed this way", none=True), Surge()))
    ),
    Boost(HealForEach(ULTRON, Count(YOUR_DRONES))),
)
define(  # Swarm Attack
    "01147",
    WhenRevealed(seq(EnemiesAct(Each(YOUR_DRONES), heroes=True), If(Did("no attack was made this way", False), Drones()))),
)
define("01148", WhenRevealed(seq(EACH_DRONE, PlaceForEach(Count(DRONES), ME))))  # Drone Factory
define("01149", WhenRevealed(EachPlayer(Mill(3))))  # Invasive AI
define("01150", WhenRevealed(AsPlayer(FirstPlayer(), Drones(2), "the first player")))  # Ultron's Imperative
