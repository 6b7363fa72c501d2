"""Iron Man of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

IRON_MAN = Identity("Iron Man")
TECH = InPlay(frozenset({UPGRADE}), (Trait("Tech"),), whose="you")

define("01029a", Constant(ME, (Gets("hand", TechHand(TECH, 7, 1)),)))
define("01029b", Action((), Futurist(3), limit=ONCE))
define("01030", Action((ExhaustIt(ME), Deal(2, ME)), Deal(1, Each(AN_ENEMY))))  # War Machine
define(  # Repulsor Blast
    "01031",
    Action(
        (),
        seq(
            Mill(5),
            Deal(
                Symbols(
                    "energy", plus=1, times=2, words="1, and 2 more for each printed [energy] resource discarded this way"
                ),
                Target(),
            ),
        ),
        targets=(One(TO_ATTACK),), form=HERO, labels=("attack",),
    ),
)
define("01032", attack(Depends(AERIAL, 8, 4)))  # Supersonic Punch
define("01033", Generates(OfTopCard(), cost=(ExhaustIt(ME),)))  # Pepper Potts
define(  # Stark Tower
    "01034",
    Action((ExhaustIt(ME),), Topmost("Tech", Target()), targets=(One(HasTopmost("Tech")),), form=ALTER_EGO),
)
define("01035", Action((ExhaustIt(ME),), ReadyIt(IRON_MAN), form=HERO))  # Arc Reactor
define("01036", Constant(YOU_, (Gets("hp", 6),)))  # Mark V Armor
define(  # Mark V Helmet
    "01037",
    Action(
        (ExhaustIt(ME),),
        If(AERIAL, Clear(1, Each(TO_THWART)), Clear(1, One_(TO_THWART, "scheme"))),
        form=HERO, labels=("thwart",),
    ),
)
define("01038", attack(Depends(AERIAL, 2, 1), cost=(ExhaustIt(ME),)))  # Powered Gauntlets
define(  # Rocket Boots
    "01039",
    Constant(YOU_, (Gets("hp", 1),)),
    Action((ExhaustIt(ME), Resources(0, ("mental",))), Last(YOU_, (GainsTrait("Aerial"),)), form=HERO),
)
define(  # Business Problems
    "01170",
    GiveTo("Tony Stark"),
    AsRevealed(
        seq(
            YouMay(ChangeForm(ALTER_EGO)),
            Either((Paid((ExhaustIt(Identity("Tony Stark")),), RemoveIt(ME)), seq(ExhaustIt(Each(YOUR_UPGRADES)), DiscardIt(ME))), "choose:"),
        )
    ),
)
define("01171", WhenRevealed(PlaceThreat(PerPlayer(1), ME)))  # Imminent Overload
define("01172", Keyword("retaliate", 1))  # Whiplash
define(  # Electric Whip Attack
    "01173",
    WhenRevealed(
        Either(
            (
                Deal(Count(YOUR_UPGRADES), YOUR_HERO_),
                pick_in_play(YOUR_UPGRADES, DiscardIt(It("picked")), said="choose and discard an upgrade you control"),
            )
        )
    ),
    Boost(If(Undefended(), pick_in_play(YOUR_UPGRADES, DiscardIt(It("picked")), said="choose and discard an upgrade you control"))),
)
define(  # Electromagnetic Backlash
    "01174",
    WhenRevealed(
        seq(
            EachPlayer(EachMills(5)),
            EachPlayer(Take(OwnSymbols("energy", words="the number of printed [energy] resources that player discarded this way"), YOU_)),
        )
    ),
)
