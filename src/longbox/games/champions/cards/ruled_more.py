"""More cards of hero packs on which the FAQ rules."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *
from longbox.kernel.effects import Effect

HULK = Identity("Hulk")
CAPTAIN_AMERICA = Identity("Captain America")
A_CHARACTER = frozenset({HERO, ALTER_EGO, ALLY, MINION, "villain"})

# -- Hulk -----------------------------------------------------------------------------------------------------------------
define("10001a", Interrupt(TurnEnds(), DiscardIt(Each(CARD_IN_HAND), "your hand"), forced=True))
define("10001b", Action((), seq(DrawCards(1), discard_from_hand(1)), limit=ONCE))
define(  # Unstoppable Force
    "10006",
    Action((), seq(ReadyIt(HULK), If(PaidWith("physical", only_=True), DrawCards(1))), form=HERO),
)

# -- Captain America ------------------------------------------------------------------------------------------------------
define("03001a", Action((discard_from_hand(1),), ReadyIt(CAPTAIN_AMERICA), limit=ONCE))
define(
    "03001b",
    Changes(FirstAlly(), Fixed(-1), words="the first ally played each round costs 1 less"),
    AtSetup(
        Search(
            Elsewhere(("deck", "discard pile"), frozenset({UPGRADE}), (Named("Captain America's Shield"),)),
            ToHandIt(It("found", "it"), "add"),
            # champions:faq:steve-rogers#1 there, and nowhere else
            said="Captain America's Shield",
        )
    ),
)
define(  # Captain America's Shield
    "03009",
    Keyword("restricted"),
    Constant(CAPTAIN_AMERICA, (Gets("def_", 1), Gains("retaliate", 1))),
)

# -- Ms. Marvel -----------------------------------------------------------------------------------------------------------
define(
    "05001a",
    Response(
        Plays(Whom("any", (EventOf(("Attack", "Thwart", "Defense")),), "an Attack, Thwart or Defense event")),
        ToHandIt(It("it", "that event")),
        cost=(ExhaustIt(ME),),
    ),
)
define(
    "05001b",
    Action(
        (),
        seq(
            MillUntil(Elsewhere(("deck",), filters=(OfSet("ms_marvel", "Ms. Marvel"),))),
            ToHandIt(It("found", "that card"), "add"),
        ),
        limit=ONCE,
    ),
)
define("05010", Interrupt(PlaysEvent("Attack"), RaiseEvent(2), cost=(ExhaustIt(ME),), form=HERO))  # Embiggen!
define("05011", Interrupt(PlaysEvent("Thwart"), RaiseEvent(2, "threat"), cost=(ExhaustIt(ME),), form=HERO))  # Shrink

# -- Quicksilver ----------------------------------------------------------------------------------------------------------
define("14001a", Response(UsesBasic(THIS, ("thw", "atk", "def")), ReadyIt(ME), limit=(1, "phase")))
define("14001b", Action((discard_from_hand(2),), DrawCards(Depends(in_play("Wanda Maximoff"), 3, 2)), limit=ONCE))

# -- Scarlet Witch --------------------------------------------------------------------------------------------------------
define("15001a", Interrupt(IconsCounted(), seq(Mill(1, encounter=True), CountInstead()), limit=(1, "phase")))
define("15001b", Action((discard_from_hand(2),), DrawCards(Depends(in_play("Pietro Maximoff"), 3, 2)), limit=ONCE))
define(  # Slipping Sanity
    "15023",
    GiveTo("Wanda Maximoff"),
    AsRevealed(
        seq(
            YouMay(ChangeForm(ALTER_EGO)),
            Either(
                (
                    Paid((ExhaustIt(Identity("Wanda Maximoff")),), RemoveIt(ME)),
                    seq(
                        Mill(5, encounter=True),
                        PlaceThreat(Symbols("star", words="the number of star icons in their boost areas"), MAIN),
                        DiscardIt(ME),
                    ),
                ),
                "choose:",
            ),
        )
    ),
)
define(  # Hex Bolt
    "15004",
    Action(
        (),
        seq(
            Mill(3, encounter=True),
            ByIcons(
                (
                    Deal(2, One_(AN_ENEMY, "enemy")),
                    Clear(2, One_(TO_CLEAR, "scheme")),
                    DrawCards(1),
                    Either(
                        tuple(
                            Give(status, One_(InPlay(A_CHARACTER, (CanGet(status),)), status))
                            for status in (STUNNED, CONFUSED, TOUGH)
                        ),
                        "choose to",
                    ),
                )
            ),
        ),
        form=HERO,
    ),
)

# -- Hawkeye --------------------------------------------------------------------------------------------------------------
BOW = pick_in_play(
    InPlay(frozenset({UPGRADE}), (Named("Hawkeye's Bow"),), whose="you"), ExhaustIt(It("picked")), said="exhaust Hawkeye's Bow"
)
ARROWS = (Trait("Arrow"),)
define(  # Hawkeye's Bow
    "04002",
    Keyword("restricted"),
    Constant(YOUR_HERO_, (Gets("atk", 1), Bar("Arrow attacks gain ranged", "makes Arrow attacks that gain ranged"))),
)
define("04001a", Action((ExhaustIt(ME),), ReadyIt(named("Hawkeye's Bow"))))
define(
    "04001b",
    Action(
        (Resources(1),),
        Search(
            Elsewhere(("deck", "discard pile"), frozenset({UPGRADE}), (Named("Hawkeye's Bow"),)),
            ToHandIt(It("found", "it"), "add"),
            said="Hawkeye's Bow",
        ),
        limit=(1, "phase"),
    ),
)
define(  # Hawkeye's Quiver
    "04003",
    MayAlso(
        FromHere(frozenset({EVENT}), ARROWS),
        words="Arrow events attached to this card can be played as from your hand",
    ),
    Action(
        (ExhaustIt(ME),), Search(Elsewhere(("deck",), frozenset({EVENT}), ARROWS, top=5), LayOnThis(It("found", "it"))), form=HERO
    ),
)
define(  # Mockingbird
    "04004",
    Interrupt(EnemyActs(VILLAINS, whom="you"), NoDamage(), cost=(Resources(1), ToHandIt(ME))),
)
define("04006", Action((BOW,), Deal(3, Each(EngagedWithTarget())), targets=(One(Players()),), form=HERO))  # Explosive Arrow
define(  # Vibranium Arrow
    "04009",
    Action((BOW,), seq(AttackGains("piercing"), Deal(6, Target())), targets=(One(TO_ATTACK),), form=HERO, labels=("attack",)),
)

# -- Wasp -----------------------------------------------------------------------------------------------------------------
define(  # tiny
    "13001a",
    Response(IsDefeated(Whom("minion or side scheme"), by=YOU, after=True), Deal(1, THE_VILLAIN)),
)
define(
    "13001b",
    Action((), ShuffleIn(Target()), targets=(One(Elsewhere(("discard pile",), filters=(Gives("mental"),)), 1, 2),), limit=ONCE),
)
define(  # giant
    "13001c",
    Constant(ME, (Bar("divides thw", "may divide the threat that its basic thwart removes among schemes as you choose"),)),
    Constant(ME, (Bar("divides atk", "may divide the damage that its basic attack deals among enemies as you choose"),)),
)

# -- Rocket Raccoon -------------------------------------------------------------------------------------------------------
TECH = (Trait("Tech"),)
define("16029a", Response(DealsExcess(), DrawCards(1)))
define(
    "16029b",
    Action(
        (
            pick_in_play(
                InPlay(frozenset({UPGRADE}), TECH, whose="you"),
                DiscardIt(It("picked")),
                said="choose and discard a Tech upgrade you control",
            ),
        ),
        DrawCards(2),
        limit=ONCE,
    ),
)
define(  # Salvage
    "16033",
    Response(Spent(), ToTopIt(Target()), targets=(One(Elsewhere(("discard pile",), frozenset({UPGRADE}), TECH)),)),
)
define("16035", Constant(YOU_, (Gets("hp", 3),)), Constant(YOUR_HERO_, (Gets("atk", 1),)))  # Cybernetic Skeleton
define("16039", Constant(YOUR_HERO_, (Gets("thw", 1), GainsTrait("Aerial"))))  # Thruster Boots

# -- Doctor Strange -------------------------------------------------------------------------------------------------------
DONE_ = InvocationDone()
define("09001a", Action((ExhaustIt(ME), TopCost()), ResolveTop()))
define("09001b", HasInvocations(), Action((), DiscardInvocation(), limit=(1, "phase")))
define(  # Crimson Bands of Cyttorak
    "09032",
    Special((), seq(Give(STUNNED, Target()), Deal(7, Target()), DONE_), targets=(One(AN_ENEMY),)),
)
define(  # Images of Ikonn
    "09033",
    Special((), seq(Give(CONFUSED, THE_VILLAIN), Clear(4, One_(TO_CLEAR, "scheme")), DONE_)),
)
define(  # Seven Rings of Raggadorr
    "09034",
    Special(
        (),
        seq(
            PickCards(
                InPlay(A_CHARACTER, (CanGet(TOUGH),)),
                Give(TOUGH, It("picked")),
                3,
                0,
                "give up to three characters each a tough status card",
            ),
            DONE_,
        ),
    ),
)


def swap(old: str, new: str) -> Effect:
    """One status card in play becomes another."""
    whose = One_(InPlay(A_CHARACTER, (Has(old, silent=True), CanGet(new))), f"{old} to {new}")
    return seq(LoseStatus(whose, old), Give(new, It(f"{old} to {new}", "that character")))


define(  # Vapors of Valtorr
    "09035",
    Special(
        (),
        seq(
            Either(
                tuple(swap(a, b) for a in (STUNNED, CONFUSED, TOUGH) for b in (STUNNED, CONFUSED, TOUGH) if a != b), "choose to"
            ),
            DONE_,
        ),
    ),
)
define("09036", Special((), seq(DrawCards(3), DONE_)))  # Winds of Watoomb

# -- as the errata have them ----------------------------------------------------------------------------------------------
# champions:errata:followed an interrupt
define(  # Followed
    "03032",
    AttachTo(SIDE_SCHEMES, 1),
    Interrupt(IsDefeated(Whom("host", said="attached scheme")), Deal(4, Target()), targets=(One(AN_ENEMY),)),
)
FACING = InPlay(frozenset({MINION, "villain"}), (Facing(),))
# champions:errata:lightning-strike damage, and no attack
define(  # Lightning Strike
    "06006",
    Action(
        (Resources(X(), only="energy"),),
        If(AERIAL, Deal(X(), Each(FACING), frozenset({"through tough"})), Deal(X(), Each(FACING))),
        form=HERO,
        x=XOf("energy"),
    ),
)
# champions:errata:avengers-tower with the Avenger trait, as its facts have it
define(  # Avengers Tower
    "03024",
    Constant(
        YOU_,
        (Gets("ally_limit", 1),),
        during=Exists(
            InPlay(frozenset({ALLY}), (Not(Trait("Avenger")),), "you"), 0, 0, "each of your allies has the Avenger trait"
        ),
    ),
    Action(
        (ExhaustIt(ME),),
        Lends(
            Changes(
                YouPlay(frozenset({ALLY}), (Trait("Avenger"),), anyone=True),
                Fixed(-1),
                words="the next Avenger ally played this phase costs 1 less",
            ),
            "phase",
            1,
        ),
    ),
)

# -- Spider-Woman ---------------------------------------------------------------------------------------------------------
define(
    "04031a",
    *(
        Interrupt(PlaysOfAspect(aspect), Last(ME, (Gets("thw", 1), Gets("atk", 1), Gets("def_", 1)), "round"), limit=ONCE)
        for aspect in ("aggression", "justice", "leadership", "protection")
    ),
)
define(
    "04031b",
    Reminder("two aspects are chosen for the deck, with an equal number of cards of each"),
    Action((), Either((LookAtTop(), LookAtTop(One_(Players(), "player"))), "either"), limit=ONCE),
)
