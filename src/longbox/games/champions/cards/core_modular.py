"""The modular sets Under Attack, Legions of Hydra and The Doomsday Chair of the core set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

THE_VILLAIN_CARD = InPlay(frozenset({"villain"}))
HYDRA = Trait("Hydra")

define("01151", WhenRevealed(EachPlayer(Either((PlaceThreat(2, ME), Deal(3, YOUR_HERO_))))))  # Under Attack
define(  # Vibranium Armor
    "01152",
    AttachTo(THE_VILLAIN_CARD, words="the villain"),
    Response(TakesDamage(HOST, after=True), Give(TOUGH, Host("attached villain")), forced=True),
    Action((ExhaustIt(YOUR_HERO_), Resources(0, ("physical", "physical"))), DiscardIt(ME), form=HERO),
)
define(  # Concussion Blasters
    "01153",
    AttachTo(THE_VILLAIN_CARD, words="the villain"),
    Constant(Host("attached villain"), (Gains("retaliate", 1),)),
    Action((ExhaustIt(YOUR_HERO_), Resources(0, ("energy", "energy"))), DiscardIt(ME), form=HERO),
)
define("01154", WhenRevealed(Deal(1, Each(FRIENDS))), Boost(Deal(1, Each(YOUR_CHARACTERS))))  # Concussive Blast
define(  # Legions of Hydra
    "01180",
    WhenRevealed(
        seq(
            If(
                not_in_play("Madame Hydra"),
                Search(encounter(Named("Madame Hydra")), PutIntoPlay(It("found", "her"), said=" engaged with you"), said="Madame Hydra"),
            ),
            PlaceForEach(Times(2, Count(InPlay(frozenset({"villain", MINION}), (HYDRA,)))), ME),
        )
    ),
)
define(  # Madame Hydra
    "01181",
    Cannot(TakesDamage(THIS), during=in_play("Legions of Hydra"), words="{name} can't take damage while Legions of Hydra is in play"),
    Response(SchemesOrAttacks(), ThreatOnOne(2, OneCalled(InPlay(frozenset(), (Named("Legions of Hydra"),)))), forced=True),
)
define("01182", Keyword("guard"), WhenDefeated(Encounters(1, EngagedPlayer())))  # Hydra Soldier
define(  # The Doomsday Chair
    "01183",
    WhenRevealed(
        If(
            not_in_play("M.O.D.O.K."),
            Search(encounter(Named("M.O.D.O.K.")), PutIntoPlay(It("found", "him"), said=" engaged with you"), said="M.O.D.O.K."),
        )
    ),
)
define("01184", Keyword("retaliate", 2))  # M.O.D.O.K.
define(  # Biomechanical Upgrades
    "01185",
    Keyword("surge"),
    AttachTo(
        Highest(InPlay(frozenset({MINION}), (Without("Biomechanical Upgrades"),))),
        words="the minion of the highest printed hit points among those with no other Biomechanical Upgrades attached",
    ),
    Interrupt(
        IsDefeated(HOST, would=True), InsteadThen(HealIt(Host("it")), DiscardIt(ME)), forced=True, side="would",
    ),
)
