"""The Masters of Evil modular set of the core set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

MASTERS = Trait("Masters of Evil")
A_MASTER = encounter(MASTERS, kinds=frozenset({MINION}))

define(  # The Masters of Evil
    "01128",
    WhenRevealed(
        seq(
            MillUntil(encounter(MASTERS, kinds=frozenset({MINION}), deck_only=True)),
            PutIntoPlay(It("found", "that minion"), first=True, said=" engaged with the first player"),
        )
    ),
)
define(  # Radioactive Man
    "01129",
    Response(EnemyActs(THIS, whom="you", after=True), RandomDiscard(1), forced=True),
    Boost(RandomDiscard(1)),
)
define(  # Whirlwind
    "01130",
    Interrupt(EnemyActs(THIS, whom="you"), AgainstOthers(), forced=True, when=Alone()),
    Boost(Deal(1, Each(HEROES))),
)
define(  # Tiger Shark
    "01131",
    Response(EnemyActs(THIS, after=True), Give(TOUGH, ME), forced=True),
    Boost(Give(TOUGH, THE_VILLAIN)),
)
define(  # Melter
    "01132",
    Constant(ME, (Bar("ally must defend", "must be defended against with an ally of the engaged player, if able"),)),
    Boost(ExhaustIt(Each(YOUR_ALLIES))),
)
define(  # Masters of Mayhem
    "01133",
    WhenRevealed(
        seq(
            EnemiesAct(Each(InPlay(frozenset({MINION}), (MASTERS,))), engaged=True, heroes=True),
            If(
                Did("no attacks were made this way", False),
                Search(A_MASTER, PutIntoPlay(It("found", "it"), said=" engaged with you")),
            ),
        )
    ),
)
