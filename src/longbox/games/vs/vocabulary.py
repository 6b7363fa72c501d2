"""The words that cards are written in: builders for the four card types, and everything their texts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.befalling import (
    Builds as Builds,
    ChangesArea as ChangesArea,
    ChangesControl as ChangesControl,
    GainsPoints as GainsPoints,
    GoesHome as GoesHome,
    IsNegated as IsNegated,
    IsRemoved as IsRemoved,
    IsTransferred as IsTransferred,
    LeavesAttack as LeavesAttack,
    LosesCounter as LosesCounter,
    Moves as Moves,
    TurnsDown as TurnsDown,
    WouldEnterPlay as WouldEnterPlay,
)
from longbox.games.vs.card import (
    CHARACTER as CHARACTER,
    EQUIPMENT as EQUIPMENT,
    LOCATION as LOCATION,
    PLOT_TWIST as PLOT_TWIST,
    CardDef as CardDef,
)
from longbox.games.vs.composing import (
    AimedEffects as AimedEffects,
    AtNextStart as AtNextStart,
    ByAmount as ByAmount,
    ChangeTarget as ChangeTarget,
    ChooseSome as ChooseSome,
    DoIf as DoIf,
    IfTheyDo as IfTheyDo,
    OrInstead as OrInstead,
    Skip as Skip,
    choose_some as choose_some,
    skips as skips,
)
from longbox.games.vs.costs import (
    Alternate as Alternate,
    Extra as Extra,
)
from longbox.games.vs.deeds import *
from longbox.games.vs.effects import *
from longbox.games.vs.engaging import (
    BeenAttacked as BeenAttacked,
    ByEffect as ByEffect,
    HasAttacked as HasAttacked,
    InColumn as InColumn,
    InConclusion as InConclusion,
    LosesTheGame as LosesTheGame,
    LosesThrough as LosesThrough,
    PlayerInAttack as PlayerInAttack,
    ProtectedBy as ProtectedBy,
    Protects as Protects,
    WillpowerOf as WillpowerOf,
)
from longbox.games.vs.fighting import (
    NOT_IN_COMBAT as NOT_IN_COMBAT,
    AboutTheirs as AboutTheirs,
    AboutYours as AboutYours,
    AttackingIt as AttackingIt,
    BecomesStunnedBy as BecomesStunnedBy,
    BeenInCombat as BeenInCombat,
    GainsEndurance as GainsEndurance,
    Overcomes as Overcomes,
    TeamsUp as TeamsUp,
    attacks_if_able as attacks_if_able,
)
from longbox.games.vs.filters import *
from longbox.games.vs.giving import (
    Among as Among,
    ChooseNumber as ChooseNumber,
    ChosenNumber as ChosenNumber,
    DiscardAtRandom as DiscardAtRandom,
    DiscardIt as DiscardIt,
    ExchangePlaces as ExchangePlaces,
    ExtraPhase as ExtraPhase,
    GainPoints as GainPoints,
    LookAtIt as LookAtIt,
    LookAtTop as LookAtTop,
    LoseTheGame as LoseTheGame,
    MoveCounters as MoveCounters,
    ShuffleDeck as ShuffleDeck,
    TopOf as TopOf,
)
from longbox.games.vs.hearing import (
    AttackEnds as AttackEnds,
    Discards as Discards,
    Draws as Draws,
    EntersPile as EntersPile,
    GetsCounter as GetsCounter,
    IsAttached as IsAttached,
    PlaysEffect as PlaysEffect,
    ReplacesResource as ReplacesResource,
    UsesPower as UsesPower,
    WhereItLies as WhereItLies,
    WhereItWent as WhereItWent,
)
from longbox.games.vs.holding import (
    Hold as Hold,
)
from longbox.games.vs.keywords import (
    YOUR_RECRUIT_STEP as YOUR_RECRUIT_STEP,
    BuildIt as BuildIt,
    CanCarry as CanCarry,
    GainKeywordsOf as GainKeywordsOf,
    PutItIntoPlay as PutItIntoPlay,
    boost as boost,
    cosmic as cosmic,
    cosmic_surge as cosmic_surge,
    evasion as evasion,
    labelled as labelled,
    leader as leader,
    substitute as substitute,
    terraform as terraform,
    transferable as transferable,
)
from longbox.games.vs.measuring import (
    CountersOn as CountersOn,
    Grown as Grown,
    Highest as Highest,
    HowManyDifferent as HowManyDifferent,
    Most as Most,
    Stat as Stat,
    StatOf as StatOf,
    Sum as Sum,
    switches_stats as switches_stats,
)
from longbox.games.vs.naming import (
    AllNamed as AllNamed,
    AnotherVersion as AnotherVersion,
    NameCards as NameCards,
    NamedAs as NamedAs,
    NamedSo as NamedSo,
    VersionsLike as VersionsLike,
)
from longbox.games.vs.orders import *
from longbox.games.vs.patterns import *
from longbox.games.vs.paying import (
    TRAITS as TRAITS,
    ChooseIt as ChooseIt,
    ChooseTrait as ChooseTrait,
    PayPointsUpTo as PayPointsUpTo,
    PointsPaid as PointsPaid,
    PointsUpTo as PointsUpTo,
)
from longbox.games.vs.questions import *
from longbox.games.vs.searching import (
    CardWith as CardWith,
    PlaysWithHandRevealed as PlaysWithHandRevealed,
    PlaysWithTopRevealed as PlaysWithTopRevealed,
    RevealHand as RevealHand,
    RevealTopOr as RevealTopOr,
    SearchAll as SearchAll,
)
from longbox.games.vs.sets import *
from longbox.games.vs.state import (
    BUILD as BUILD,
    COMBAT as COMBAT,
    DRAW as DRAW,
    FRONT as FRONT,
    RECOVERY as RECOVERY,
    RECRUIT as RECRUIT,
    SUPPORT as SUPPORT,
)
from longbox.games.vs.tallies import (
    AnOpponent as AnOpponent,
    AnOpponentControls as AnOpponentControls,
    CardsInHand as CardsInHand,
    CountersInPlay as CountersInPlay,
    EnduranceCompares as EnduranceCompares,
    EnduranceTotal as EnduranceTotal,
    RecruitedThisTurn as RecruitedThisTurn,
    TwistsPlayed as TwistsPlayed,
    WasReplaced as WasReplaced,
    WithWillpower as WithWillpower,
)
from longbox.games.vs.terms import *
from longbox.games.vs.writes import *
from longbox.kernel.abilities import (
    Ability as Ability,
    Activated as Activated,
    Continuous as Continuous,
    Permission as Permission,
    Prohibition as Prohibition,
    Replacement as Replacement,
    Triggered as Triggered,
)
from longbox.kernel.effects import (
    And as And,
    ChooseOne as ChooseOne,
    Effect as Effect,
    ForEach as ForEach,
    If as If,
    IfYouDo as IfYouDo,
    May as May,
    Nothing as Nothing,
    Repeat as Repeat,
    RepeatUntil as RepeatUntil,
    Unless as Unless,
    seq as seq,
)
from longbox.kernel.queries import (
    AllOf as AllOf,
    AnyOf as AnyOf,
    Choose as Choose,
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
    You as You,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

#: a figure read off a picture of the printed card
SCAN = "card scan"


def character(name: str, version: str = "", **facts: Any) -> CardDef:
    """A character card. See CardDef for the facts."""
    return CardDef(CHARACTER, name, version, **facts)


def equipment(name: str, version: str = "", **facts: Any) -> CardDef:
    """An equipment card."""
    return CardDef(EQUIPMENT, name, version, **facts)


def location(name: str, version: str = "", **facts: Any) -> CardDef:
    """A location card."""
    return CardDef(LOCATION, name, version, **facts)


def plot_twist(name: str, version: str = "", *, effect: Effect | Sequence[Effect] | None = None, **facts: Any) -> CardDef:
    """A plot twist card; `effect` may be several paragraphs, which are resolved in order."""
    if isinstance(effect, Effect) or effect is None:
        return CardDef(PLOT_TWIST, name, version, effect=effect, **facts)
    return CardDef(PLOT_TWIST, name, version, effect=seq(*effect), **facts)
