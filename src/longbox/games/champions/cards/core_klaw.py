"""The Klaw scenario of the core set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

KLAW = TheVillain("Klaw")
NAMED_KLAW = InPlay(frozenset({"villain"}), (Named("Klaw"),))
EXTRA_BOOST = Interrupt(EnemyActs(THIS), ActivationGains(given=1, noun="Klaw"), forced=True)
MINION_CARD = encounter(kinds=frozenset({MINION}), deck_only=True)
A_MINION_COMES = seq(MillUntil(MINION_CARD), PutIntoPlay(It("found", "that minion"), first=True, said=" engaged with the first player"))
THREE_TYPES = Resources(0, ("energy", "mental", "physical"))

define("01113", EXTRA_BOOST)
define("01114", WhenRevealed(Search(encounter(Named('The "Immortal" Klaw')), RevealIt(It("found", "it")), said='The "Immortal" Klaw')), EXTRA_BOOST)
define("01115", Keyword("toughness"), EXTRA_BOOST)
define("01116a", AtSetup(Search(encounter(Named("Defense Network"), deck_only=True), RevealIt(It("found", "it")), said="Defense Network")))
define("01116b", WhenRevealed(A_MINION_COMES))
define("01117a", WhenRevealed(A_MINION_COMES))
define("01117b", Fatal())
define(  # Sonic Converter
    "01118",
    AttachTo(NAMED_KLAW, words="Klaw"),
    Constant(Host("attached villain"), (Gets("atk", 1),)),
    Response(AttackDamages(HOST), Give(STUNNED, It("hurt", "that character")), forced=True),
    Action((THREE_TYPES,), DiscardIt(ME), form=HERO),
)
define(  # Solid-Sound Body
    "01119",
    AttachTo(NAMED_KLAW, words="Klaw"),
    Constant(Host("attached villain"), (Gains("retaliate", 1),)),
    Action((THREE_TYPES,), DiscardIt(ME), form=HERO),
)
define("01120", Keyword("guard"), Keyword("toughness"))  # Armored Guard
define("01121", Keyword("surge"), Boost(JoinsYou()))  # Weapons Runner
define(  # Klaw's Vengeance
    "01122",
    WhenRevealed(RandomDiscard(1), form=ALTER_EGO),
    WhenRevealed(seq(EnemiesAct(KLAW), If(AnyOfThis("this attack dealt damage"), PlaceThreat(1, MAIN))), form=HERO),
)
define(  # Sonic Boom
    "01123",
    WhenRevealed(Either((Paid((THREE_TYPES,), Nothing()), ExhaustIt(Each(YOUR_CHARACTERS))), "either")),
    Boost(Delay(AtEnd("activation"), If(DealtToYou(), ExhaustIt(YOUR_HERO_)))),
)
define(  # Sound Manipulation
    "01124",
    WhenRevealed(seq(HealIt(KLAW, 4), If(AnyOfThis("no damage was healed this way", none=True), Surge())), form=ALTER_EGO),
    WhenRevealed(seq(Take(2, YOU_), HealIt(KLAW, 2)), form=HERO),
)
define("01125", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # Defense Network
define("01126", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # Illegal Arms Factory
define("01127", Constant(KLAW, (Gets("hp", 10),)))  # The "Immortal" Klaw
