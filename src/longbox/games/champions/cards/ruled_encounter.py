"""Encounter cards of other packs on which the FAQ rules."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

define(  # Counterspell
    "09030",
    AttachTo(InPlay(frozenset({HERO}), whose="you"), words="your hero"),
    Interrupt(PlaysEvent(), seq(Cancel("its effects"), DiscardIt(ME)), forced=True),
)

# -- The Galaxy's Most Wanted ---------------------------------------------------------------------------------------------
define("16070", Interrupt(DiscardedFromPlay(), Instead(CollectIt(IT)), forced=True, side="would"))  # Collector
define(  # Power Stone
    "16149",
    Keyword("setup"),
    AttachTo(InPlay(frozenset({"villain"})), words="the villain"),
    Keyword("permanent"),
    Response(HostHurtBy(3), AttachItTo(IT, "the attacking hero or villain"), forced=True),
)

# champions:errata:kree-supremacy-setup (revealed only if the players want it)
define("16182a", Keyword("hinder", 3, each=True), Keyword("victory", 1))  # Kree Supremacy
define("16182b", Keyword("hinder", 4, each=True), Keyword("victory", 1))

# -- The Rise of Red Skull ------------------------------------------------------------------------------------------------
MOCKINGBIRD = (Named("Mockingbird"),)
# champions:errata:marked-for-death
define(  # Marked for Death
    "04028",
    WhenRevealed(
        AsPlayer(
            PlayerOf("Clint Barton"),
            Search(
                Elsewhere(("hand", "deck", "discard pile", "play area"), frozenset({ALLY}), MOCKINGBIRD),
                LayOnThis(It("found", "her"), True, "place her faceup beneath this card"),
                said="Mockingbird",
            ),
            "the Clint Barton player",
        )
    ),
    WhenDefeated(ToHandIt(EveryCopy("Mockingbird"), whose="her owner's")),
)

# -- The Green Goblin -----------------------------------------------------------------------------------------------------
GOBLIN = TheVillain("Green Goblin")
ENTERPRISE, MADNESS = named("Criminal Enterprise"), named("State of Madness")
for code, n in (("02001a", 1), ("02002a", 2), ("02003a", 3)):  # Norman Osborn
    define(
        code,
        Interrupt(EnemyActs(THIS, would=True), Instead(PutCounters(n, "infamy", ENTERPRISE)), forced=True, side="would"),
        Interrupt(TakesDamage(THIS), Instead(RemoveCounters(Bound("dealt"), "infamy", ENTERPRISE)), forced=True, side="would"),
    )
GOBLIN_SCHEMES = EnemyActs(THIS, ("scheme",), would=True)
HARD = EachPlayer(Assign(3, YOUR_CHARACTERS, yours=True))
define(  # Green Goblin
    "02001b",
    WhenRevealed(EachPlayer(Assign(3, YOUR_CHARACTERS, yours=True), InForm(HERO))),
    Interrupt(GOBLIN_SCHEMES, Instead(RemoveCounters(1, "madness", MADNESS)), forced=True, side="would"),
)
define(
    "02002b",
    WhenRevealed(HARD),
    Interrupt(GOBLIN_SCHEMES, Instead(RemoveCounters(1, "madness", MADNESS)), forced=True, side="would"),
)
define(
    "02003b",
    WhenRevealed(EachPlayer(Take(4, YOU_))),
    Interrupt(GOBLIN_SCHEMES, Instead(RemoveCounters(2, "madness", MADNESS)), forced=True, side="would"),
)
define(  # Criminal Enterprise
    "02006a",
    Uses(2, "infamy", discards=False, each=True),
    AsSoonAs(
        Compare(CountersOn("infamy", ME), "<=", Fixed(0), "there are no infamy counters here"),
        FlipThem((TheVillain("Norman Osborn"), ME)),
    ),
)
define(  # State of Madness
    "02006b",
    Uses(2, "madness", discards=False, each=True),
    AsSoonAs(Compare(CountersOn("madness", ME), "<=", Fixed(0), "there are no madness counters here"), FlipThem((GOBLIN, ME))),
)
for code, cards, n in (("02014", 0, 1), ("02015", 2, 1), ("02016", 3, 2)):  # Green Goblin
    come = (WhenRevealed(Encounters(cards, Each(Players()))),) if cards else ()
    define(code, *come, Response(EnemyActs(THIS, whom="you", after=True), PlaceThreat(n, MAIN), forced=True, when=DealtToYou()))
# champions:faq:i-see-you#1 in whatever form you are
define(  # I See You
    "02030",
    WhenRevealed(EnemiesAct(GOBLIN, bare=InForm(ALTER_EGO))),
    Boost(
        If(
            Exists(InPlay(frozenset({MINION}), (Trait("Goblin"),), whose="engaged"), words="a Goblin minion is engaged with you"),
            ActivationGains(boosts=1, noun="this card"),
        )
    ),
)

# -- Hulk -----------------------------------------------------------------------------------------------------------------
define(  # Clash of the Titans
    "10028",
    WhenRevealed(
        seq(
            FirstPicks(
                Most(ENEMY, "atk"),
                "attacker",
                FirstPicks(
                    Most(InPlay(frozenset({HERO, ALLY})), "atk"),
                    "attacked",
                    EnemiesAct(
                        It("attacker", "the enemy with the highest ATK"),
                        at=It("attacked", "the hero or ally with the highest ATK (the first player decides ties)"),
                    ),
                ),
            ),
            If(Did("no attack was made this way", False), Surge()),
        )
    ),
)

# -- The Once and Future Kang ---------------------------------------------------------------------------------------------
define(  # Depowered
    "11020",
    CannotPlay(
        YouPlay(filters=(IdentitySpecific(),), asks=MayPlay, words="hero-specific cards"),
        words="You can't play hero-specific cards",
    ),
    Action((discard_from_hand(1, query=Elsewhere(("hand",), filters=(IdentitySpecific(),))),), DiscardIt(ME), form=ALTER_EGO),
)

# -- as the errata have them ----------------------------------------------------------------------------------------------
HYDRA = Trait("Hydra")
# champions:errata:loki it is forced
define(  # Loki
    "06028",
    Interrupt(
        IsDefeated(THIS, would=True),
        seq(Mill(1, encounter=True), If(CardIs(TREACHERY), Instead(HealIt(ME)))),
        forced=True,
        side="would",
    ),
)
# champions:errata:ive-been-waiting-for-this heals, not gains
alike(  # I've Been Waiting For This!
    ("07014", "07029", "07041"),
    WhenRevealed(seq(HealIt(TheVillain("the active villain"), 3), Give(TOUGH, TheVillain("that villain")))),
    Boost(seq(ActiveCounter(), EnemiesAct(TheVillain("that villain"), "scheme"))),
)
# champions:errata:inner-demons without "then": what follows does not ask whether the form has changed
define(  # Inner Demons
    "10025",
    GiveTo("Bruce Banner"),
    AsRevealed(
        seq(
            ChangeForm(),
            If(
                InForm(name="Bruce Banner"),
                seq(discard_from_hand(2), DiscardIt(ME)),
                If(InForm(name="Hulk"), seq(ExhaustIt(YOUR_HERO_), DiscardIt(ME))),
            ),
        )
    ),
)
# champions:errata:hail-hydra the encounter deck is shuffled only if it was searched
alike(  # Hail Hydra!
    ("03030", "04057", "04147"),
    WhenRevealed(
        seq(
            EnemiesAct(Each(InPlay(frozenset({MINION}), (HYDRA,))), engaged=True, heroes=True),
            EachPlayer(
                Search(encounter(HYDRA, kinds=frozenset({MINION})), PutIntoPlay(It("found", "it"), said=" engaged with them")),
                NotAttacked(),
                subject="each player who was not attacked this way",
            ),
        )
    ),
)
