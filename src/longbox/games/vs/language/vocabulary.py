"""The words that cards are written in: builders for the four card types, and everything their texts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.events import (
    ConsideredToControl as ConsideredToControl,
    HandRevealed as HandRevealed,
    HowManyRecover as HowManyRecover,
    HowMuch as HowMuch,
    MayAttack as MayAttack,
    MayHelp as MayHelp,
    MayLookAtTop as MayLookAtTop,
    MayPlay as MayPlay,
    MayPlayFrom as MayPlayFrom,
    MayReinforce as MayReinforce,
    MayTarget as MayTarget,
    MayTeamUp as MayTeamUp,
    MayUse as MayUse,
    MustAttack as MustAttack,
    TopRevealed as TopRevealed,
    off_the_top as off_the_top,
)
from longbox.games.vs.language.conditions import *
from longbox.games.vs.language.conditions import (
    AllNamed as AllNamed,
    AnOpponentControls as AnOpponentControls,
    BeenInCombat as BeenInCombat,
    EnduranceCompares as EnduranceCompares,
    TwistsPlayed as TwistsPlayed,
    WasReplaced as WasReplaced,
)
from longbox.games.vs.language.filters import *
from longbox.games.vs.language.filters import (
    AnotherVersion as AnotherVersion,
    CardWith as CardWith,
    Grown as Grown,
    Most as Most,
    NamedAs as NamedAs,
    NamedSo as NamedSo,
    Stat as Stat,
    VersionsLike as VersionsLike,
    WithWillpower as WithWillpower,
)
from longbox.games.vs.language.holding import Hold as Hold
from longbox.games.vs.language.keywords import (
    YOUR_RECRUIT_STEP as YOUR_RECRUIT_STEP,
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
from longbox.games.vs.language.modifiers import *
from longbox.games.vs.language.modifiers import GainKeywordsOf as GainKeywordsOf
from longbox.games.vs.language.patterns.cards import *
from longbox.games.vs.language.patterns.cards import (
    BecomesStunnedBy as BecomesStunnedBy,
    ChangesArea as ChangesArea,
    ChangesControl as ChangesControl,
    EntersPile as EntersPile,
    GetsCounter as GetsCounter,
    GoesHome as GoesHome,
    IsAttached as IsAttached,
    IsRemoved as IsRemoved,
    IsTransferred as IsTransferred,
    LosesCounter as LosesCounter,
    Moves as Moves,
    ReplacesResource as ReplacesResource,
    TurnsDown as TurnsDown,
    WouldEnterPlay as WouldEnterPlay,
)
from longbox.games.vs.language.patterns.combat import *
from longbox.games.vs.language.patterns.combat import (
    AttackEnds as AttackEnds,
    InConclusion as InConclusion,
    LeavesAttack as LeavesAttack,
)
from longbox.games.vs.language.patterns.players import *
from longbox.games.vs.language.patterns.players import (
    AtNextStart as AtNextStart,
    Builds as Builds,
    ByEffect as ByEffect,
    Discards as Discards,
    Draws as Draws,
    GainsEndurance as GainsEndurance,
    GainsPoints as GainsPoints,
    IsNegated as IsNegated,
    LosesTheGame as LosesTheGame,
    LosesThrough as LosesThrough,
    PlaysEffect as PlaysEffect,
    UsesPower as UsesPower,
)
from longbox.games.vs.language.patterns.subjects import *
from longbox.games.vs.language.permissions import *
from longbox.games.vs.language.permissions import (
    AboutTheirs as AboutTheirs,
    AboutYours as AboutYours,
    Overcomes as Overcomes,
    PlaysWithHandRevealed as PlaysWithHandRevealed,
    PlaysWithTopRevealed as PlaysWithTopRevealed,
    TeamsUp as TeamsUp,
    attacks_if_able as attacks_if_able,
)
from longbox.games.vs.language.queries import *
from longbox.games.vs.language.queries import AimedEffects as AimedEffects, Among as Among
from longbox.games.vs.language.references import *
from longbox.games.vs.language.references import (
    AnOpponent as AnOpponent,
    PlayerInAttack as PlayerInAttack,
    TopOf as TopOf,
    WhereItLies as WhereItLies,
    WhereItWent as WhereItWent,
)
from longbox.games.vs.language.standing import *
from longbox.games.vs.language.standing import (
    NOT_IN_COMBAT as NOT_IN_COMBAT,
    AttackingIt as AttackingIt,
    BeenAttacked as BeenAttacked,
    CanCarry as CanCarry,
    HasAttacked as HasAttacked,
    InColumn as InColumn,
    ProtectedBy as ProtectedBy,
    Protects as Protects,
)
from longbox.games.vs.language.values import *
from longbox.games.vs.language.values import (
    CardsInHand as CardsInHand,
    ChosenNumber as ChosenNumber,
    CountersInPlay as CountersInPlay,
    CountersOn as CountersOn,
    EnduranceTotal as EnduranceTotal,
    Highest as Highest,
    HowManyDifferent as HowManyDifferent,
    PointsPaid as PointsPaid,
    PointsUpTo as PointsUpTo,
    RecruitedThisTurn as RecruitedThisTurn,
    StatOf as StatOf,
    Sum as Sum,
    WillpowerOf as WillpowerOf,
)
from longbox.games.vs.language.verbs.base import *
from longbox.games.vs.language.verbs.cards import *
from longbox.games.vs.language.verbs.cards import LookAtIt as LookAtIt, MoveCounters as MoveCounters
from longbox.games.vs.language.verbs.choosing import *
from longbox.games.vs.language.verbs.choosing import (
    ByAmount as ByAmount,
    ChooseNumber as ChooseNumber,
    ChooseSome as ChooseSome,
    DoIf as DoIf,
    IfTheyDo as IfTheyDo,
    NameCards as NameCards,
    OrInstead as OrInstead,
    Skip as Skip,
    choose_some as choose_some,
    skips as skips,
)
from longbox.games.vs.language.verbs.costs import *
from longbox.games.vs.language.verbs.costs import (
    TRAITS as TRAITS,
    Alternate as Alternate,
    ChooseIt as ChooseIt,
    ChooseTrait as ChooseTrait,
    Extra as Extra,
    PayPointsUpTo as PayPointsUpTo,
)
from longbox.games.vs.language.verbs.effects import *
from longbox.games.vs.language.verbs.effects import ChangeTarget as ChangeTarget
from longbox.games.vs.language.verbs.lasting import *
from longbox.games.vs.language.verbs.lasting import switches_stats as switches_stats
from longbox.games.vs.language.verbs.moving import *
from longbox.games.vs.language.verbs.moving import (
    BuildIt as BuildIt,
    ExchangePlaces as ExchangePlaces,
    PutItIntoPlay as PutItIntoPlay,
)
from longbox.games.vs.language.verbs.players import *
from longbox.games.vs.language.verbs.players import (
    DiscardAtRandom as DiscardAtRandom,
    DiscardIt as DiscardIt,
    ExtraPhase as ExtraPhase,
    GainPoints as GainPoints,
    LoseTheGame as LoseTheGame,
    ShuffleDeck as ShuffleDeck,
)
from longbox.games.vs.language.verbs.searching import *
from longbox.games.vs.language.verbs.searching import (
    LookAtTop as LookAtTop,
    RevealHand as RevealHand,
    RevealTopOr as RevealTopOr,
    SearchAll as SearchAll,
)
from longbox.games.vs.state import (
    BUILD as BUILD,
    CHARACTER as CHARACTER,
    COMBAT as COMBAT,
    DRAW as DRAW,
    EQUIPMENT as EQUIPMENT,
    FRONT as FRONT,
    LOCATION as LOCATION,
    PLOT_TWIST as PLOT_TWIST,
    RECOVERY as RECOVERY,
    RECRUIT as RECRUIT,
    SUPPORT as SUPPORT,
    CardDef as CardDef,
    remained_exhausted as remained_exhausted,
)
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
