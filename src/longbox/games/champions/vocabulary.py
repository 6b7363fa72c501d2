"""The language that cards of Marvel Champions are written in."""

from __future__ import annotations

from longbox.games.champions.abilities import (
    Action as Action,
    AsRevealed as AsRevealed,
    AtSetup as AtSetup,
    AttachTo as AttachTo,
    Boost as Boost,
    Cannot as Cannot,
    Constant as Constant,
    Doubled as Doubled,
    Fatal as Fatal,
    Generates as Generates,
    GiveTo as GiveTo,
    Interrupt as Interrupt,
    Keyword as Keyword,
    MaxPerDeck as MaxPerDeck,
    MaxPerPlayer as MaxPerPlayer,
    MayAlso as MayAlso,
    PlayOnly as PlayOnly,
    PlayUnderAny as PlayUnderAny,
    Response as Response,
    Special as Special,
    TeamUp as TeamUp,
    Uses as Uses,
    WhenCompleted as WhenCompleted,
    WhenDefeated as WhenDefeated,
    WhenRevealed as WhenRevealed,
)
from longbox.games.champions.altering import (
    DealIt as DealIt,
    EachTime as EachTime,
)
from longbox.games.champions.armory import (
    Contents as Contents,
    HitYou as HitYou,
    InWords as InWords,
    OnVillain as OnVillain,
    TopWeapon as TopWeapon,
    WasUndefended as WasUndefended,
    WeaponsDeck as WeaponsDeck,
    WhoDefeated as WhoDefeated,
)
from longbox.games.champions.card import (
    ALLY as ALLY,
    ALTER_EGO as ALTER_EGO,
    CONFUSED as CONFUSED,
    EVENT as EVENT,
    HERO as HERO,
    MINION as MINION,
    RESOURCE as RESOURCE,
    STUNNED as STUNNED,
    SUPPORT as SUPPORT,
    TOUGH as TOUGH,
    TREACHERY as TREACHERY,
    UPGRADE as UPGRADE,
)
from longbox.games.champions.catalog import (
    alike as alike,
    define as define,
)
from longbox.games.champions.choices import (
    ChooseOne as ChooseOne,
    ForEach as ForEach,
    If as If,
)
from longbox.games.champions.consequences import seq as seq
from longbox.games.champions.deeds import (
    AsPlayer as AsPlayer,
    CancelIcons as CancelIcons,
    Delay as Delay,
    Drones as Drones,
    EachPlayer as EachPlayer,
    Either as Either,
    EnemiesAct as EnemiesAct,
    FirstPlayer as FirstPlayer,
    Last as Last,
    Lends as Lends,
    MillUntil as MillUntil,
    Paid as Paid,
    PickCards as PickCards,
    PutIntoPlay as PutIntoPlay,
    RevealIt as RevealIt,
    Search as Search,
    TakeInstead as TakeInstead,
    Then as Then,
    YouMay as YouMay,
    discard_from_hand as discard_from_hand,
    pick_in_play as pick_in_play,
)
from longbox.games.champions.effects import (
    Accelerate as Accelerate,
    ActivationGains as ActivationGains,
    AttackGains as AttackGains,
    CancelRevealed as CancelRevealed,
    ChangeForm as ChangeForm,
    Clear as Clear,
    Deal as Deal,
    DiscardIt as DiscardIt,
    DrawCards as DrawCards,
    DrawUpTo as DrawUpTo,
    Encounters as Encounters,
    ExhaustIt as ExhaustIt,
    Give as Give,
    HealIt as HealIt,
    LoseStatus as LoseStatus,
    Mill as Mill,
    MoveDamage as MoveDamage,
    PlaceThreat as PlaceThreat,
    PutCounters as PutCounters,
    RandomDiscard as RandomDiscard,
    ReadyIt as ReadyIt,
    RemoveCounters as RemoveCounters,
    RemoveIt as RemoveIt,
    ShuffleIn as ShuffleIn,
    Surge as Surge,
    Take as Take,
    ToHandIt as ToHandIt,
    UnderIt as UnderIt,
)
from longbox.games.champions.further import (
    Assign as Assign,
    CallAlly as CallAlly,
    DealtToYou as DealtToYou,
    EngageIt as EngageIt,
    Facing as Facing,
    HasIcon as HasIcon,
    HurtBy as HurtBy,
    InAnyOrder as InAnyOrder,
    Kinds as Kinds,
    Milled as Milled,
    OfPlayer as OfPlayer,
    One_ as One_,
    ShadowOfThePast as ShadowOfThePast,
    TakesControl as TakesControl,
    UnderMe as UnderMe,
    WithOthers as WithOthers,
)
from longbox.games.champions.heroic import (
    Chosen as Chosen,
    Different as Different,
    EngagedWithTarget as EngagedWithTarget,
    Futurist as Futurist,
    HasTopmost as HasTopmost,
    LastStep as LastStep,
    OfKind as OfKind,
    Sequence_ as Sequence_,
    ShuffleTargets as ShuffleTargets,
    TechHand as TechHand,
    Topmost as Topmost,
)
from longbox.games.champions.invocations import (
    DiscardInvocation as DiscardInvocation,
    HasInvocations as HasInvocations,
    InvocationDone as InvocationDone,
    ResolveTop as ResolveTop,
    TopCost as TopCost,
)
from longbox.games.champions.patterns import (
    ANYONE as ANYONE,
    HOST as HOST,
    THIS as THIS,
    VILLAINS as VILLAINS,
    YOU as YOU,
    YOUR_HERO as YOUR_HERO,
    AtEnd as AtEnd,
    AttackDamages as AttackDamages,
    BoostTurns as BoostTurns,
    Defends as Defends,
    EnemyActs as EnemyActs,
    Engages as Engages,
    Enters as Enters,
    FormChanges as FormChanges,
    IsAttacked as IsAttacked,
    IsDefeated as IsDefeated,
    IsRevealed as IsRevealed,
    Leaves as Leaves,
    Plays as Plays,
    Strikes as Strikes,
    TakesDamage as TakesDamage,
    ThreatComes as ThreatComes,
    UsesBasic as UsesBasic,
    Whom as Whom,
)
from longbox.games.champions.paying import (
    ForCards as ForCards,
    Given as Given,
    OfTopCard as OfTopCard,
    PrintedCost as PrintedCost,
    Resources as Resources,
    SpendOnly as SpendOnly,
    XOf as XOf,
)
from longbox.games.champions.questions import (
    AlsoCosts as AlsoCosts,
    CannotPlay as CannotPlay,
    Changes as Changes,
    CostOf as CostOf,
    FromDiscard as FromDiscard,
    MayPlay as MayPlay,
    YouPlay as YouPlay,
)
from longbox.games.champions.ruled import (
    AttackIt as AttackIt,
    ByIcons as ByIcons,
    CountInstead as CountInstead,
    DefendsUnhurt as DefendsUnhurt,
    EventOf as EventOf,
    FirstAlly as FirstAlly,
    IconsCounted as IconsCounted,
    IconsTurn as IconsTurn,
    PlaysEvent as PlaysEvent,
    PlaysOfAspect as PlaysOfAspect,
    RaiseEvent as RaiseEvent,
    TurnEnds as TurnEnds,
)
from longbox.games.champions.ruled_encounter import (
    ActiveCounter as ActiveCounter,
    AsSoonAs as AsSoonAs,
    CardIs as CardIs,
    FirstPicks as FirstPicks,
    FlipThem as FlipThem,
    Most as Most,
    NotAttacked as NotAttacked,
)
from longbox.games.champions.ruled_places import (
    AttachItTo as AttachItTo,
    CollectIt as CollectIt,
    DealsExcess as DealsExcess,
    DiscardedFromPlay as DiscardedFromPlay,
    EveryCopy as EveryCopy,
    FromHere as FromHere,
    HandDiscarded as HandDiscarded,
    HostHurtBy as HostHurtBy,
    IdentitySpecific as IdentitySpecific,
    LayOnThis as LayOnThis,
    LookAtTop as LookAtTop,
    NoDamage as NoDamage,
    PlayerOf as PlayerOf,
    Spent as Spent,
    ToTopIt as ToTopIt,
)
from longbox.games.champions.terms import (
    Always as Always,
)
from longbox.games.champions.villainy import (
    AgainstOthers as AgainstOthers,
    Alone as Alone,
    Called as Called,
    EachMills as EachMills,
    EngagedPlayer as EngagedPlayer,
    GameEnds as GameEnds,
    HandOf as HandOf,
    HealForEach as HealForEach,
    Highest as Highest,
    InsteadThen as InsteadThen,
    JoinsYou as JoinsYou,
    MillForEach as MillForEach,
    OneCalled as OneCalled,
    OwnSymbols as OwnSymbols,
    PlaceForEach as PlaceForEach,
    Reminder as Reminder,
    SchemesOrAttacks as SchemesOrAttacks,
    ThreatOnOne as ThreatOnOne,
    WhileCounting as WhileCounting,
    YourIdentity as YourIdentity,
)
from longbox.games.champions.words import (
    ALLIES as ALLIES,
    AN_ENEMY as AN_ENEMY,
    CARD_IN_HAND as CARD_IN_HAND,
    ENEMY as ENEMY,
    ENGAGED as ENGAGED,
    EVERYBODY as EVERYBODY,
    FRIENDS as FRIENDS,
    HEROES as HEROES,
    MINION_TO_ATTACK as MINION_TO_ATTACK,
    MINIONS as MINIONS,
    SCHEME as SCHEME,
    SIDE_SCHEMES as SIDE_SCHEMES,
    TO_ATTACK as TO_ATTACK,
    TO_CLEAR as TO_CLEAR,
    TO_THWART as TO_THWART,
    YOUR_ALLIES as YOUR_ALLIES,
    YOUR_CHARACTERS as YOUR_CHARACTERS,
    YOUR_UPGRADES as YOUR_UPGRADES,
    AnyOfThis as AnyOfThis,
    Attackable as Attackable,
    Attacker as Attacker,
    Bound as Bound,
    CanDraw as CanDraw,
    CanGet as CanGet,
    CountersOn as CountersOn,
    Damaged as Damaged,
    Depends as Depends,
    Did as Did,
    Each as Each,
    Elsewhere as Elsewhere,
    Exhausted as Exhausted,
    FaceDown as FaceDown,
    Gives as Gives,
    Has as Has,
    Host as Host,
    Identity as Identity,
    InForm as InForm,
    InPlay as InPlay,
    IsSo as IsSo,
    Named as Named,
    OfSet as OfSet,
    One as One,
    Other as Other,
    PaidWith as PaidWith,
    PerPlayer as PerPlayer,
    Players as Players,
    Stat as Stat,
    Sum as Sum,
    Symbols as Symbols,
    TheMainScheme as TheMainScheme,
    TheVillain as TheVillain,
    ThreatOn as ThreatOn,
    Thwartable as Thwartable,
    Trait as Trait,
    Undefended as Undefended,
    Without as Without,
    YouHave as YouHave,
    drones as drones,
)
from longbox.games.champions.writes import (
    Bar as Bar,
    Base as Base,
    Doubles as Doubles,
    Gains as Gains,
    GainsTrait as GainsTrait,
    Gets as Gets,
    SetTo as SetTo,
)
from longbox.kernel.abilities import (
    When as When,
)
from longbox.kernel.effects import (
    And as And,
    IfYouDo as IfYouDo,
    Nothing as Nothing,
    Repeat as Repeat,
)
from longbox.kernel.queries import (
    AllOf as AllOf,
    AnyOf as AnyOf,
    Compare as Compare,
    Count as Count,
    Every as Every,
    Exists as Exists,
    Fixed as Fixed,
    It as It,
    Not as Not,
    Target as Target,
    This as This,
    Times as Times,
    Unmet as Unmet,
    X as X,
)
from longbox.kernel.windows import (
    Cancel as Cancel,
    Instead as Instead,
    Prevent as Prevent,
)

#: the card itself, its host, your identity, the villain, the main scheme
ME = This()
IT = It("it")
YOU_ = Identity("you")
YOUR_HERO_ = Identity("your hero")
THE_VILLAIN = TheVillain()
MAIN = TheMainScheme()
AERIAL = YouHave("Aerial")
#: "may": nobody is asked about what could not be done
May = YouMay
#: limits
ONCE = (1, "round")


def attack(n: object, *more: object, query: InPlay = TO_ATTACK, cost: tuple[object, ...] = (), form: str = HERO) -> Action:
    """A Hero Action (attack): deal damage to an enemy, then perhaps more."""
    effect = seq(Deal(n, Target()), *more)  # type: ignore[arg-type]
    return Action(cost, effect, targets=(One(query),), form=form, labels=("attack",))  # type: ignore[arg-type]


def thwart(n: object, *more: object, cost: tuple[object, ...] = (), form: str = HERO) -> Action:
    """A Hero Action (thwart): remove threat from a scheme, then perhaps more."""
    effect = seq(Clear(n, Target()), *more)  # type: ignore[arg-type]
    return Action(cost, effect, targets=(One(TO_THWART),), form=form, labels=("thwart",))  # type: ignore[arg-type]


def named(name: str) -> Called:
    """The card in play of this title."""
    return Called(name)


def in_play(name: str) -> Exists:
    """A card of this title is in play."""
    return Exists(InPlay(frozenset(), (Named(name),)), words=f"{name} is in play")


def not_in_play(name: str) -> Exists:
    """No card of this title is in play."""
    return Exists(InPlay(frozenset(), (Named(name),)), 0, 0, words=f"{name} is not in play")


def encounter(*filters: object, kinds: frozenset[str] = frozenset(), deck_only: bool = False) -> Elsewhere:
    """Cards of the encounter deck (and its discard pile)."""
    zones = ("encounter deck",) if deck_only else ("encounter deck", "encounter discard pile")
    return Elsewhere(zones, kinds, filters)  # type: ignore[arg-type]
