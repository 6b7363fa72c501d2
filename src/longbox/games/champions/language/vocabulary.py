"""The language that cards of Marvel Champions are written in."""

from __future__ import annotations

from longbox.games.champions.events import CostOf as CostOf, MayPlay as MayPlay
from longbox.games.champions.language.abilities import (
    Action as Action,
    AsRevealed as AsRevealed,
    AsSoonAs as AsSoonAs,
    AtSetup as AtSetup,
    AttachTo as AttachTo,
    Boost as Boost,
    Cannot as Cannot,
    Constant as Constant,
    Contents as Contents,
    Doubled as Doubled,
    Fatal as Fatal,
    Generates as Generates,
    GiveTo as GiveTo,
    HasInvocations as HasInvocations,
    Interrupt as Interrupt,
    Keyword as Keyword,
    MaxPerDeck as MaxPerDeck,
    MaxPerPlayer as MaxPerPlayer,
    MayAlso as MayAlso,
    PlayOnly as PlayOnly,
    PlayUnderAny as PlayUnderAny,
    Reminder as Reminder,
    Response as Response,
    Special as Special,
    TeamUp as TeamUp,
    Uses as Uses,
    WhenCompleted as WhenCompleted,
    WhenDefeated as WhenDefeated,
    WhenRevealed as WhenRevealed,
    alike as alike,
    define as define,
)
from longbox.games.champions.language.conditions import (
    Alone as Alone,
    Always as Always,
    AnyOfThis as AnyOfThis,
    CanDraw as CanDraw,
    CardIs as CardIs,
    DealtToYou as DealtToYou,
    Did as Did,
    HasIcon as HasIcon,
    HitYou as HitYou,
    InForm as InForm,
    IsSo as IsSo,
    LastStep as LastStep,
    NotAttacked as NotAttacked,
    PaidWith as PaidWith,
    Undefended as Undefended,
    WasUndefended as WasUndefended,
    YouHave as YouHave,
)
from longbox.games.champions.language.consequences import seq as seq
from longbox.games.champions.language.costs import (
    CallAlly as CallAlly,
    ForCards as ForCards,
    Given as Given,
    OfTopCard as OfTopCard,
    PrintedCost as PrintedCost,
    Resources as Resources,
    SpendOnly as SpendOnly,
    TopCost as TopCost,
    XOf as XOf,
)
from longbox.games.champions.language.filters import (
    Attackable as Attackable,
    CanGet as CanGet,
    Damaged as Damaged,
    EventOf as EventOf,
    Exhausted as Exhausted,
    FaceDown as FaceDown,
    Facing as Facing,
    Gives as Gives,
    Has as Has,
    IdentitySpecific as IdentitySpecific,
    Named as Named,
    OfKind as OfKind,
    OfSet as OfSet,
    OnVillain as OnVillain,
    Other as Other,
    Thwartable as Thwartable,
    Trait as Trait,
    WithOthers as WithOthers,
    Without as Without,
)
from longbox.games.champions.language.modifiers import (
    Bar as Bar,
    Base as Base,
    Doubles as Doubles,
    Gains as Gains,
    GainsTrait as GainsTrait,
    Gets as Gets,
    SetTo as SetTo,
)
from longbox.games.champions.language.patterns.cards import (
    AtEnd as AtEnd,
    BoostTurns as BoostTurns,
    DiscardedFromPlay as DiscardedFromPlay,
    Engages as Engages,
    Enters as Enters,
    FormChanges as FormChanges,
    HandDiscarded as HandDiscarded,
    IconsCounted as IconsCounted,
    IconsTurn as IconsTurn,
    IsRevealed as IsRevealed,
    Leaves as Leaves,
    Plays as Plays,
    PlaysEvent as PlaysEvent,
    PlaysOfAspect as PlaysOfAspect,
    Spent as Spent,
    TurnEnds as TurnEnds,
)
from longbox.games.champions.language.patterns.combat import (
    AttackDamages as AttackDamages,
    DealsExcess as DealsExcess,
    Defends as Defends,
    DefendsUnhurt as DefendsUnhurt,
    EnemyActs as EnemyActs,
    HostHurtBy as HostHurtBy,
    IsAttacked as IsAttacked,
    IsDefeated as IsDefeated,
    SchemesOrAttacks as SchemesOrAttacks,
    Strikes as Strikes,
    TakesDamage as TakesDamage,
    ThreatComes as ThreatComes,
    UsesBasic as UsesBasic,
)
from longbox.games.champions.language.patterns.subjects import (
    ANYONE as ANYONE,
    HOST as HOST,
    THIS as THIS,
    VILLAINS as VILLAINS,
    YOU as YOU,
    YOUR_HERO as YOUR_HERO,
    Whom as Whom,
)
from longbox.games.champions.language.permissions import (
    AlsoCosts as AlsoCosts,
    CannotPlay as CannotPlay,
    Changes as Changes,
    FirstAlly as FirstAlly,
    FromDiscard as FromDiscard,
    FromHere as FromHere,
    YouPlay as YouPlay,
)
from longbox.games.champions.language.queries import (
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
    Different as Different,
    Elsewhere as Elsewhere,
    EngagedWithTarget as EngagedWithTarget,
    HasTopmost as HasTopmost,
    Highest as Highest,
    InPlay as InPlay,
    Most as Most,
    OfPlayer as OfPlayer,
    Players as Players,
    drones as drones,
)
from longbox.games.champions.language.references import (
    Attacker as Attacker,
    Called as Called,
    Each as Each,
    EngagedPlayer as EngagedPlayer,
    EveryCopy as EveryCopy,
    FirstPlayer as FirstPlayer,
    Host as Host,
    HurtBy as HurtBy,
    Identity as Identity,
    Milled as Milled,
    One as One,
    One_ as One_,
    OneCalled as OneCalled,
    PlayerOf as PlayerOf,
    TheMainScheme as TheMainScheme,
    TheVillain as TheVillain,
    TopWeapon as TopWeapon,
    UnderMe as UnderMe,
    WhoDefeated as WhoDefeated,
    YourIdentity as YourIdentity,
)
from longbox.games.champions.language.values import (
    Bound as Bound,
    Chosen as Chosen,
    CountersOn as CountersOn,
    Depends as Depends,
    Kinds as Kinds,
    OwnSymbols as OwnSymbols,
    PerPlayer as PerPlayer,
    Stat as Stat,
    Sum as Sum,
    Symbols as Symbols,
    TechHand as TechHand,
    ThreatOn as ThreatOn,
)
from longbox.games.champions.language.verbs.cards import (
    AttachItTo as AttachItTo,
    ChangeForm as ChangeForm,
    CollectIt as CollectIt,
    DiscardIt as DiscardIt,
    EngageIt as EngageIt,
    ExhaustIt as ExhaustIt,
    FlipThem as FlipThem,
    Give as Give,
    LayOnThis as LayOnThis,
    LoseStatus as LoseStatus,
    PutCounters as PutCounters,
    ReadyIt as ReadyIt,
    RemoveCounters as RemoveCounters,
    RemoveIt as RemoveIt,
    ShuffleIn as ShuffleIn,
    TakesControl as TakesControl,
    ToHandIt as ToHandIt,
    ToTopIt as ToTopIt,
)
from longbox.games.champions.language.verbs.choices import (
    And as And,
    AsPlayer as AsPlayer,
    ByIcons as ByIcons,
    ChooseOne as ChooseOne,
    EachPlayer as EachPlayer,
    Either as Either,
    FirstPicks as FirstPicks,
    ForEach as ForEach,
    If as If,
    InAnyOrder as InAnyOrder,
    InWords as InWords,
    Paid as Paid,
    PickCards as PickCards,
    Repeat as Repeat,
    Sequence_ as Sequence_,
    Then as Then,
    YouMay as YouMay,
    discard_from_hand as discard_from_hand,
    pick_in_play as pick_in_play,
)
from longbox.games.champions.language.verbs.damage import (
    Assign as Assign,
    AttackIt as AttackIt,
    Clear as Clear,
    Deal as Deal,
    HealForEach as HealForEach,
    HealIt as HealIt,
    MoveDamage as MoveDamage,
    PlaceForEach as PlaceForEach,
    PlaceThreat as PlaceThreat,
    Take as Take,
    TakeInstead as TakeInstead,
    ThreatOnOne as ThreatOnOne,
)
from longbox.games.champions.language.verbs.decks import (
    DiscardInvocation as DiscardInvocation,
    DrawCards as DrawCards,
    DrawUpTo as DrawUpTo,
    EachMills as EachMills,
    EachTime as EachTime,
    Futurist as Futurist,
    HandOf as HandOf,
    InvocationDone as InvocationDone,
    LookAtTop as LookAtTop,
    Mill as Mill,
    MillForEach as MillForEach,
    MillUntil as MillUntil,
    RandomDiscard as RandomDiscard,
    ResolveTop as ResolveTop,
    Search as Search,
    ShuffleTargets as ShuffleTargets,
    Topmost as Topmost,
    UnderIt as UnderIt,
    WeaponsDeck as WeaponsDeck,
)
from longbox.games.champions.language.verbs.encounters import (
    Accelerate as Accelerate,
    ActivationGains as ActivationGains,
    ActiveCounter as ActiveCounter,
    AgainstOthers as AgainstOthers,
    AttackGains as AttackGains,
    CancelIcons as CancelIcons,
    CancelRevealed as CancelRevealed,
    CountInstead as CountInstead,
    DealIt as DealIt,
    Drones as Drones,
    Encounters as Encounters,
    EnemiesAct as EnemiesAct,
    GameEnds as GameEnds,
    InsteadThen as InsteadThen,
    JoinsYou as JoinsYou,
    NoDamage as NoDamage,
    PutIntoPlay as PutIntoPlay,
    RaiseEvent as RaiseEvent,
    RevealIt as RevealIt,
    ShadowOfThePast as ShadowOfThePast,
    Surge as Surge,
)
from longbox.games.champions.language.verbs.lasting import (
    Delay as Delay,
    Last as Last,
    Lends as Lends,
    WhileCounting as WhileCounting,
)
from longbox.games.champions.state import (
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
from longbox.kernel.abilities import (
    When as When,
)
from longbox.kernel.effects import (
    IfYouDo as IfYouDo,
    Nothing as Nothing,
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
