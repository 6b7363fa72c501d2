"""Aggression, Justice, Leadership, Protection and basic cards of the core set."""

from __future__ import annotations

from longbox.games.champions.language.vocabulary import *

ANY_PLAYER = One(Players())
A_FRIEND = One(InPlay(FRIENDS.kinds, (Damaged(True),)))

# -- Aggression -----------------------------------------------------------------------------------------------------------
define(  # Hulk
    "01050",
    Response(
        Strikes(THIS, after=True),
        seq(
            Mill(1),
            InAnyOrder(
                (
                    (HasIcon("physical", "wild"), Deal(2, One_(AN_ENEMY, "hit"))),
                    (HasIcon("energy", "wild"), Deal(1, Each(EVERYBODY))),
                    (HasIcon("mental", "wild"), DiscardIt(ME)),
                )
            ),
        ),
        forced=True,
    ),
)
define("01051", Response(IsDefeated(Whom(MINION), by=THIS, attack=True, after=True), HealIt(ME, 1)))  # Tigra
define(  # Chase Them Down
    "01052",
    Response(
        IsDefeated(Whom("enemy"), by=YOUR_HERO, attack=True, after=True), Clear(2, Target()), targets=(One(TO_THWART),),
        labels=("thwart",),
    ),
)
define(  # Relentless Assault
    "01053",
    Action(
        (), seq(If(PaidWith("physical"), AttackGains("overkill")), Deal(5, Target())), targets=(One(MINION_TO_ATTACK),),
        form=HERO, labels=("attack",),
    ),
)
define("01054", attack(5))  # Uppercut
define("01055", MaxPerDeck(2), Doubled("aggression"))
define(  # Tac Team
    "01056",
    Uses(3, "attack"),
    Action((ExhaustIt(ME), RemoveCounters(1, "attack", ME)), Deal(2, Target()), targets=(One(AN_ENEMY),)),
)
define("01057", PlayUnderAny(), MaxPerPlayer(), Constant(YOUR_HERO_, (Gets("atk", 1),)))  # Combat Training

# -- Justice --------------------------------------------------------------------------------------------------------------
define("01058", Response(Strikes(THIS, "thwart", after=True), Deal(1, Target()), targets=(One(AN_ENEMY),)))  # Daredevil
define("01059", Constant(ME, (Gets("thw", Count(SIDE_SCHEMES)),)))  # Jessica Jones
define("01060", thwart(Depends(PaidWith("mental"), 4, 3)))  # For Justice!
define("01061", Interrupt(ThreatComes(), Instead(TakeInstead()), side="would", form=HERO))  # Great Responsibility
define("01062", MaxPerDeck(2), Doubled("justice"))
define(  # Interrogation Room
    "01063",
    MaxPerPlayer(),
    Response(
        IsDefeated(Whom(MINION), by=YOU, after=True), Clear(1, Target()), cost=(ExhaustIt(ME),), targets=(One(TO_CLEAR),)
    ),
)
define(  # Surveillance Team
    "01064",
    Uses(3, "snoop"),
    Action((ExhaustIt(ME), RemoveCounters(1, "snoop", ME)), Clear(1, Target()), targets=(One(TO_CLEAR),)),
)
define("01065", PlayUnderAny(), MaxPerPlayer(), Constant(YOUR_HERO_, (Gets("thw", 1),)))  # Heroic Intuition

# -- Leadership -----------------------------------------------------------------------------------------------------------
define(  # Hawkeye
    "01066",
    Uses(4, "arrow", discards=False),
    Response(Enters(Whom(MINION)), Deal(2, It("it", "that minion")), cost=(RemoveCounters(1, "arrow", ME),)),
)
define("01067", Response(Enters(THIS), DrawCards(1, Each(Players()))))  # Maria Hill
define(  # Vision
    "01068",
    Action(
        (Resources(0, ("energy",)),), ChooseOne((Last(ME, (Gets("thw", 2),)), Last(ME, (Gets("atk", 2),)))), limit=ONCE
    ),
)
define("01069", Action((), ReadyIt(Target()), targets=(One(InPlay(ALLIES.kinds, (Exhausted(silent=True),))),)))  # Get Ready
define(  # Lead from the Front
    "01070",
    Action((), Last(OfPlayer(), (Gets("thw", 1), Gets("atk", 1))), targets=(ANY_PLAYER,), form=HERO),
)
define(  # Make the Call
    "01071",
    Action((CallAlly(),), PutIntoPlay(It("ally", "that ally"), said=" under your control")),
)
define("01072", MaxPerDeck(2), Doubled("leadership"))
define("01073", Constant(YOU_, (Gets("ally_limit", 1),)))  # The Triskelion
define("01074", AttachTo(ALLIES, 1), Constant(Host("attached ally"), (Gets("thw", 1), Gets("atk", 1))))  # Inspired

# -- Protection -----------------------------------------------------------------------------------------------------------
define(  # Black Widow
    "01075",
    Interrupt(
        IsRevealed(),
        seq(
            Cancel("the effects of that card"),
            DiscardIt(It("it"), "it"),
            RevealIt(said="another card from the encounter deck"),
        ),
        cost=(ExhaustIt(ME), Resources(0, ("mental",))),
    ),
)
define("01076", Keyword("toughness"))  # Luke Cage
define(  # Counter-Punch
    "01077",
    Response(Defends(YOUR_HERO), Deal(Stat(YOUR_HERO_, "atk"), IT), labels=("attack",)),
)
define(  # Get Behind Me!
    "01078",
    # champions:interrupt#4, champions:replacement-effect it attacks in place of what was cancelled, not besides that
    Interrupt(
        IsRevealed(TREACHERY),
        InWords(
            Then(CancelRevealed(), EnemiesAct(THE_VILLAIN)), 'cancel its "When Revealed" effects. The villain attacks you instead'
        ),
        form=HERO,
    ),
)
define("01079", MaxPerDeck(2), Doubled("protection"))
define(  # Med Team
    "01080",
    Uses(3, "medical"),
    Action((ExhaustIt(ME), RemoveCounters(1, "medical", ME)), HealIt(Target(), 2), targets=(A_FRIEND,)),
)
define("01081", PlayUnderAny(), MaxPerPlayer(), Constant(YOUR_HERO_, (Gets("def_", 1),)))  # Armored Vest
define("01082", Response(Defends(YOUR_HERO), ReadyIt(YOUR_HERO_), cost=(DiscardIt(ME),)))  # Indomitable

# -- basic ----------------------------------------------------------------------------------------------------------------
define("01083", Response(Enters(THIS), Give(STUNNED, Target()), targets=(One(InPlay(ENEMY.kinds, (CanGet(STUNNED),))),)))
define(  # Nick Fury
    "01084",
    Response(
        Enters(THIS),
        seq(
            Either((Clear(2, One_(TO_CLEAR, "scheme")), DrawCards(3), Deal(4, One_(AN_ENEMY, "enemy"))), "choose one:"),
            Delay(AtEnd("round"), DiscardIt(ME)),
        ),
        forced=True,
    ),
)
define("01085", Interrupt(EnemyActs(VILLAINS, ("scheme",)), ActivationGains(less=1), labels=("thwart",)))  # Emergency
define("01086", Action((), HealIt(Target(), 2), targets=(One(InPlay(EVERYBODY.kinds, (Damaged(True),))),)))  # First Aid
define("01087", attack(3))  # Haymaker
alike(("01088", "01089", "01090"), MaxPerDeck(1))  # Energy, Genius, Strength
define(  # Avengers Mansion
    "01091",
    MaxPerPlayer(),
    Action((ExhaustIt(ME),), DrawCards(1, Target()), targets=(One(Players(CanDraw())),)),
)
define(  # Helicarrier
    "01092",
    MaxPerPlayer(),
    Action(
        (ExhaustIt(ME),),
        Lends(
            Changes(YouPlay(), Fixed(-1), words="choose a player: the next card which that player plays this phase costs 1 less"),
            "phase",
            1,
            Target(),
        ),
        targets=(ANY_PLAYER,),
    ),
)
define(  # Tenacity
    "01093",
    Action((Resources(0, ("physical",)), DiscardIt(ME)), ReadyIt(YOUR_HERO_), form=HERO),
)
