"""Cards of hero packs on which the FAQ rules."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

define(  # Finesse
    "04033",
    Generates(
        Given(("wild",)),
        cost=(ExhaustIt(ME),),
        form=HERO,
        only_for=ForCards(("aggression", "justice", "leadership", "protection")),
    ),
)
define(  # Nova
    "05012",
    Interrupt(EnemyActs(Whom("enemy"), whom="you"), Deal(2, IT), cost=(Resources(0, ("energy",)),)),
)
define(  # Melee
    "05030",
    attack(3, Deal(3, One_(InPlay(ENEMY.kinds, (Attackable(), Other("0", "different"))), "second"))),
)
define(  # Jarnbjorn
    "06019",
    Keyword("restricted"),
    Response(
        Strikes(YOUR_HERO, after=True, target=Whom("enemy")),
        Deal(2, Target()),
        cost=(Resources(0, ("physical",)),),
        targets=(One(AN_ENEMY),),
    ),
)
define(  # Dance of Death
    "08004",
    Action((), seq(*(AttackIt(n, One_(TO_ATTACK, f"enemy {n}")) for n in (1, 2, 3))), form=HERO),
)
define(  # Attacrobatics
    "08006",
    Interrupt(
        IconsTurn(),
        seq(CancelIcons(), Deal(Bound("icons", "the number of boost icons cancelled this way"), THE_VILLAIN)),
        cost=(DiscardIt(ME),),
        form=HERO,
        labels=("attack",),
    ),
)
define(  # Widow's Bite
    "08010",
    Response(Enters(Whom(MINION)), seq(Deal(2, IT), Give(STUNNED, IT)), cost=(DiscardIt(ME),), form=HERO, labels=("attack",)),
)
define(  # The Night Nurse
    "09019",
    Uses(3, "medical"),
    Action(
        (ExhaustIt(ME), RemoveCounters(1, "medical", ME)),
        seq(HealIt(Target(), 1), Either(tuple(LoseStatus(Target(), x) for x in (STUNNED, CONFUSED, TOUGH)), "choose to")),
        # champions:choose#5 one whom it does something for
        targets=(One(InPlay(frozenset({HERO}), (AnyOf((Damaged(silent=True), Has(silent=True))),))),),
    ),
)
define(  # Unflappable
    "09020",
    PlayUnderAny(),
    MaxPerPlayer(),
    Response(DefendsUnhurt(YOU), DrawCards(1), cost=(ExhaustIt(ME),)),
)
define("10002", SpendOnly("physical"), attack(Stat(YOUR_HERO_, "atk")))  # Crushing Blow
# champions:errata:honorary-avenger one to a character
define(  # Honorary Avenger
    "03025",
    PlayOnly(YouHave("Avenger"), "only if your identity has the Avenger trait"),
    AttachTo(FRIENDS, 1),
    Constant(Host(), (Gets("hp", 1), GainsTrait("Avenger"))),
)
# champions:errata:iron-fist an interrupt
define(  # Iron Fist
    "09014",
    Uses(2, "mystic", discards=False),
    Interrupt(
        Strikes(THIS, target=Whom("enemy")),
        seq(Give(STUNNED, IT), Deal(1, IT)),
        cost=(RemoveCounters(1, "mystic", ME),),
    ),
)
# champions:errata:warning no defense
define("09021", Interrupt(TakesDamage(Whom("hero")), Prevent(1), side="would"))  # Warning
