"""The second page of the contents: words of attacks and strikes, of lots and locations, and what has been added since the first was full."""

from __future__ import annotations

from longbox.games.vs2pcg.language.abilities import (
    CheaperWith,
    PaySymbols,
    StartsWounded,
)
from longbox.games.vs2pcg.language.chance import (
    AtRandom,
    FlipCoin,
    RollDie,
)
from longbox.games.vs2pcg.language.combat import (
    AttackOn,
    CantStrike,
    CombatResolves,
    CouldAttack,
    DefenderSurvives,
    GetsStruck,
    StrikesDefender,
    StrikesEach,
    StrikesFirst,
    StrikesItself,
    StruckBy,
)
from longbox.games.vs2pcg.language.happenings import (
    Either,
    LocationAppears,
    MovesThis,
    RecruitPoints,
    StunnedByZero,
    TeamsOnlyWith,
    ThisLevelsUp,
)
from longbox.games.vs2pcg.language.modifiers import (
    HasHealth,
    PcgWrite,
)
from longbox.games.vs2pcg.language.striking import (
    StunByStrike,
)
from longbox.games.vs2pcg.language.telling_apart import (
    Affordable,
    ALocation,
    AppearedOnSide,
    AtWork,
    DifferentNames,
    Equipped,
    OtherName,
    PointsLeft,
    SameRow,
    ThisOne,
    WithPower,
)
from longbox.games.vs2pcg.language.values import (
    TeamsAmong,
)
from longbox.games.vs2pcg.language.verbs.base import (
    NameTeam,
)
from longbox.games.vs2pcg.language.verbs.characters import (
    RecruitIt,
)
from longbox.games.vs2pcg.language.verbs.lasting import (
    LEAVES_LONG,
)
from longbox.games.vs2pcg.state import (
    INFINITE,
)
from longbox.games.vs2pcg.state.bases import (
    Condition,
)

__all__ = [
    "PaySymbols",
    "PointsLeft",
    "CheaperWith",
    "ALocation",
    "Affordable",
    "AppearedOnSide",
    "AtRandom",
    "AtWork",
    "AttackOn",
    "CantStrike",
    "CombatResolves",
    "Condition",
    "CouldAttack",
    "DefenderSurvives",
    "DifferentNames",
    "Either",
    "Equipped",
    "FlipCoin",
    "GetsStruck",
    "HasHealth",
    "INFINITE",
    "LEAVES_LONG",
    "LocationAppears",
    "MovesThis",
    "NameTeam",
    "OtherName",
    "PcgWrite",
    "RecruitIt",
    "RecruitPoints",
    "RollDie",
    "SameRow",
    "StartsWounded",
    "StrikesDefender",
    "StrikesEach",
    "StrikesFirst",
    "StrikesItself",
    "StruckBy",
    "StunByStrike",
    "StunnedByZero",
    "TeamsAmong",
    "TeamsOnlyWith",
    "ThisLevelsUp",
    "ThisOne",
    "WithPower",
]
