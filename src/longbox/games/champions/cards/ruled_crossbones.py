"""The Crossbones scenario of The Rise of Red Skull, whose contents the errata change, with the sets that come with it."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

CROSSBONES = TheVillain("Crossbones")
NAMED_CROSSBONES = InPlay(frozenset({"villain"}), (Named("Crossbones"),))
THE_VILLAIN_CARD = InPlay(frozenset({"villain"}))
ATTACHED = Host("attached villain")
#: he has a Weapon attached
ARMED = Exists(InPlay(frozenset({"attachment"}), (Trait("Weapon"), OnVillain())), words="the villain has a Weapon attachment")
PIERCES_ARMED = Constant(ME, (Gains("piercing"),), during=ARMED)
A_WEAPON = RevealIt(TopWeapon())
A_SUPPORT = InPlay(frozenset({SUPPORT}), whose="you")
INDIRECT = Assign(Symbols("boost", words="the number of boost icons discarded this way"), YOUR_CHARACTERS, yours=True)


def rid(*types: str) -> Action:
    """A hero spends resources to be rid of an attachment."""
    return Action((Resources(0, types),), DiscardIt(ME), form=HERO)


define("04058", PIERCES_ARMED)
define(
    "04059",
    PIERCES_ARMED,
    WhenRevealed(
        Search(encounter(Named("Crossbones' Machine Gun")), PutIntoPlay(It("found", "it"), said=" attached to Crossbones"),
               said="Crossbones' Machine Gun")
    ),
)  # fmt: skip
define("04060", PIERCES_ARMED, WhenRevealed(A_WEAPON))
# champions:errata:attack-on-mount-athena Hydra Assault, and not Hydra Patrol
define(  # Attack on Mount Athena
    "04061a",
    Contents(("Crossbones", "Experimental Weapons", "Standard"), ("Hydra Assault", "Weapon Master", "Legions of Hydra")),
    AtSetup(WeaponsDeck()),
)
define("04061b")
define("04062a")  # The Infinity Stone
define("04062b", WhenRevealed(A_WEAPON))
define("04063a")  # The Getaway
define("04063b", WhenRevealed(A_WEAPON), Fatal())
define(  # Crossbones' Machine Gun
    "04064",
    AttachTo(NAMED_CROSSBONES, words="Crossbones"),
    Uses(2, "ammo", each=True),
    Interrupt(
        EnemyActs(HOST, whom="you"), seq(RemoveCounters(1, "ammo", ME), Mill(1, encounter=True), INDIRECT), forced=True,
    ),
)  # fmt: skip
define(  # Crossbones' Armor
    "04065",
    AttachTo(NAMED_CROSSBONES, words="Crossbones"),
    Constant(ATTACHED, (Gets("atk", 1), Gets("sch", 1))),
    Interrupt(
        TakesDamage(HOST, words="when Crossbones would take any damage"),
        InsteadThen(
            PutCounters(Bound("dealt"), "damage", ME),
            If(Compare(CountersOn("damage", ME), ">=", Fixed(5), "there are 5 or more damage counters here"), DiscardIt(ME)),
        ),
        forced=True, side="would",
    ),
)  # fmt: skip
define("04066", WhenRevealed(Either((Take(2, YOU_), PlaceThreat(1, MAIN)))))  # Hydra Bomber
define(  # Full Auto
    "04067",
    WhenRevealed(Surge(), form=ALTER_EGO),
    WhenRevealed(
        seq(
            InWords(
                Mill(Stat(CROSSBONES, "atk"), encounter=True),
                "discard from the top of the encounter deck as many cards as Crossbones has ATK",
            ),
            INDIRECT,
        ),
        form=HERO,
    ),
)
HARD = If(IsSo(THE_VILLAIN, (Has(TOUGH),), "the villain has a tough status card"), HealIt(THE_VILLAIN, 3), Give(TOUGH, THE_VILLAIN))
define("04068", WhenRevealed(HARD), Boost(HARD))  # Hard as Nails
define(  # Raid the Armory
    "04069",
    Keyword("incite", 1),
    WhenRevealed(
        seq(MillUntil(encounter(Trait("Weapon"), kinds=frozenset({"attachment"}), deck_only=True)), RevealIt(It("found", "that card")))
    ),
)
define(  # Crossbones' Assault
    "04070",
    WhenDefeated(
        InWords(
            AsPlayer(WhoDefeated(), If(InForm(HERO), EnemiesAct(CROSSBONES), EnemiesAct(CROSSBONES, "scheme"))),
            "Crossbones activates against whoever defeated this scheme",
        )
    ),
)
define(  # Cornered Staff
    "04071",
    WhenRevealed(
        seq(
            Mill(PerPlayer(1), encounter=True),
            PlaceThreat(Symbols("boost", words="the number of boost icons discarded this way"), ME),
        )
    ),
)

# -- Experimental Weapons -------------------------------------------------------------------------------------------------
ON_VILLAIN = AttachTo(THE_VILLAIN_CARD, words="the villain")
MORE_ATK = Constant(ATTACHED, (Gets("atk", 1),))
RANGED_ATTACKS = Interrupt(EnemyActs(HOST), ActivationGains("ranged"), forced=True)
define(  # Laser Rifle
    "04072",
    ON_VILLAIN,
    MORE_ATK,
    RANGED_ATTACKS,
    rid("energy", "physical"),
)
define(  # Energy Shield
    "04073",
    ON_VILLAIN,
    Constant(ATTACHED, (Gains("retaliate", 1),)),
    rid("energy", "mental"),
)
define(  # Power Gauntlets
    "04074",
    ON_VILLAIN,
    Response(EnemyActs(HOST, whom="you", after=True), discard_from_hand(1), forced=True, when=HitYou()),
    rid("mental", "physical"),
)
define(  # Exo-Suit
    "04075",
    ON_VILLAIN,
    Constant(ATTACHED, (Gets("atk", 1), Gets("sch", 1))),
    rid("energy", "mental", "physical"),
)

# -- Hydra Assault --------------------------------------------------------------------------------------------------------
NO_SUPPORT = pick_in_play(A_SUPPORT, DiscardIt(It("picked")), said="discard a support you control")
define(  # Hydra Flame-Soldier
    "04145",
    Response(EnemyActs(THIS, whom="you", after=True), NO_SUPPORT, forced=True, when=WasUndefended()),
    Boost(If(Undefended(villain=False), NO_SUPPORT)),
)
define(  # Hydra Jet-Trooper
    "04146",
    Keyword("quickstrike"),
    Boost(
        If(
            InForm(HERO),
            InWords(
                Delay(AtEnd("activation"), EnemiesAct(THE_VILLAIN, bare=Always())),
                "the villain attacks you after this activation, and that attack gets no boost cards",
            ),
        )
    ),
)

# -- Weapon Master --------------------------------------------------------------------------------------------------------
define(  # Combat Knife
    "04148",
    ON_VILLAIN,
    MORE_ATK,
    Constant(ATTACHED, (Gains("piercing"),)),
    rid("mental", "physical"),
)
define(  # Hydra Sidearm
    "04149",
    ON_VILLAIN,
    MORE_ATK,
    RANGED_ATTACKS,
    rid("mental", "physical"),
)
define(  # Weapon Master
    "04150",
    WhenRevealed(seq(EnemiesAct(THE_VILLAIN, "scheme"), If(ARMED, Surge())), form=ALTER_EGO),
    WhenRevealed(seq(EnemiesAct(THE_VILLAIN), If(ARMED, Surge())), form=HERO),
)
define(  # Concussion Grenade
    "04151",
    WhenRevealed(
        If(
            IsSo(YOU_, (Has(CONFUSED),), "you are already confused"),
            PlaceThreat(2, MAIN),
            seq(Give(CONFUSED, YOU_), PlaceThreat(1, MAIN)),
        ),
        form=ALTER_EGO,
    ),
    WhenRevealed(
        If(
            IsSo(YOU_, (Has(STUNNED),), "you are already stunned"),
            Deal(2, YOUR_HERO_),
            seq(Give(STUNNED, YOU_), Deal(1, YOUR_HERO_)),
        ),
        form=HERO,
    ),
)
