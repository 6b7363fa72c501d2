"""She-Hulk of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

SHE_HULK = Identity("She-Hulk")

define("01019a", Response(FormChanges(), Deal(2, Target()), targets=(One(AN_ENEMY),)))
define("01019b", Interrupt(ThreatComes(), Prevent(1), side="would", limit=ONCE))
define("01020", Action((), ToHandIt(ME)))  # Hellcat
define("01021", attack(Sum((Stat(YOU_, "damage"),), 15)))  # Gamma Slam
define("01022", Action((), Deal(1, Each(AN_ENEMY)), form=HERO))  # Ground Stomp
define(  # Legal Practice
    "01023",
    Action(
        (discard_from_hand(5, 1),), Clear(Chosen("1 for each card discarded this way"), Target()), targets=(One(TO_THWART),),
        form=ALTER_EGO, labels=("thwart",),
    ),
)
define("01024", Response(Strikes(YOU, after=True, basic=True), ReadyIt(SHE_HULK)))  # One-Two Punch
define("01025", Action((), Then(ChangeForm(), DrawUpTo())))  # Split Personality
define(  # Superhuman Law Division
    "01026",
    Action((ExhaustIt(ME), Resources(0, ("mental",))), Clear(2, Target()), targets=(One(TO_CLEAR),), form=ALTER_EGO),
)
define("01027", Action((ExhaustIt(ME), Take(1, YOU_)), DrawCards(1), form=HERO))  # Focused Rage
define(  # Superhuman Strength
    "01028",
    Constant(SHE_HULK, (Gets("atk", 2),)),
    Response(
        Strikes(Whom("your hero", said="She-Hulk"), after=True),
        Give(STUNNED, It("it", "the attacked enemy")),
        cost=(DiscardIt(ME),),
        forced=True,
    ),
)
define(  # Legal Work
    "01160",
    GiveTo("Jennifer Walters"),
    AsRevealed(
        seq(
            YouMay(ChangeForm(ALTER_EGO)),
            Either((Paid((ExhaustIt(Identity("Jennifer Walters")),), RemoveIt(ME)), seq(Accelerate(1), DiscardIt(ME))), "choose:"),
        )
    ),
)
define("01161", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # Personal Challenge
define("01162", Constant(ME, (Base("atk", Stat(ME, "left")),)))  # Titania
define(  # Genetically Enhanced
    "01163",
    AttachTo(Highest(MINIONS)),
    AsRevealed(If(Exists(MINIONS, 0, 0, "there are no minions in play"), Surge())),
    Constant(Host("attached minion"), (Gets("hp", 3),)),
)
define(  # Titania's Fury
    "01164",
    WhenRevealed(
        seq(
            EnemiesAct(named("Titania"), heroes=True),
            If(Did("Titania did not attack", False), seq(HealIt(named("Titania")), Surge())),
        )
    ),
    Boost(ActivationGains(given=1, noun="the villain")),
)
