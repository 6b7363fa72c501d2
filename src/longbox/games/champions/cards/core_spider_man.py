"""Spider-Man of the core set: identity, signature cards, obligation and nemesis set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

define(
    "01001a",
    Interrupt(EnemyActs(VILLAINS, whom="you"), DrawCards(1)),
)
define(
    "01001b",
    Generates(Given(("mental",)), limit=ONCE),
)
define(  # Black Cat
    "01002",
    Response(Plays(THIS), seq(Mill(2), ToHandIt(Milled("mental"), "add")), forced=True),
)
define(  # Backflip
    "01003",
    Interrupt(TakesDamage(YOU, attack=True), Prevent(), side="would", labels=("defense",)),
)
define(  # Enhanced Spider-Sense
    "01004",
    Interrupt(IsRevealed(TREACHERY), CancelRevealed(), form=HERO),
)
define("01005", attack(8))  # Swinging Web Kick
define(  # Aunt May
    "01006",
    Action((ExhaustIt(ME),), HealIt(Identity("Peter Parker"), 4), form=ALTER_EGO),
)
define(  # Spider-Tracer
    "01007",
    AttachTo(MINIONS),
    Interrupt(IsDefeated(Whom("host", said="attached minion")), Clear(3, Target()), forced=True, targets=(One(TO_CLEAR),)),
)
define(  # Web-Shooter
    "01008",
    Uses(3, "web"),
    Generates(Given(("wild",)), cost=(ExhaustIt(ME), RemoveCounters(1, "web", ME)), form=HERO),
)
define(  # Webbed Up
    "01009",
    PlayOnly(InForm(HERO), "hero form only"),
    AttachTo(ENEMY, 1),
    Interrupt(
        EnemyActs(Whom("host", said="attached enemy"), would=True),
        InsteadThen(DiscardIt(ME), Give(STUNNED, It("it", "that enemy"))),
        forced=True,
        side="would",
    ),
)
define(  # Eviction Notice
    "01165",
    GiveTo("Peter Parker"),
    AsRevealed(
        seq(
            YouMay(ChangeForm(ALTER_EGO)),
            Either(
                (
                    Paid((ExhaustIt(Identity("Peter Parker")),), RemoveIt(ME)),
                    seq(RandomDiscard(1), Surge(), DiscardIt(ME)),
                ),
                "choose:",
            ),
        )
    ),
)
define(  # Highway Robbery
    "01166",
    WhenRevealed(EachPlayer(UnderIt())),
    WhenDefeated(ToHandIt(UnderMe(), whose="its owner's")),
)
define("01167", Keyword("quickstrike"))  # Vulture
define(  # Sweeping Swoop
    "01168",
    WhenRevealed(seq(Give(STUNNED, YOUR_HERO_), If(in_play("Vulture"), Surge()))),
    Boost(Delay(AtEnd("activation"), Give(STUNNED, HurtBy()))),
)
define(  # The Vulture's Plans
    "01169",
    WhenRevealed(seq(EachPlayer(RandomDiscard(1)), PlaceThreat(Kinds(), MAIN))),
)
