"""The words that cards are written in: builders for the four card types, and everything their texts are made of.

The contents page of the language: a card's module imports this and nothing else.
"""

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
from longbox.games.vs.language.filters import *
from longbox.games.vs.language.holding import *
from longbox.games.vs.language.keywords import *
from longbox.games.vs.language.modifiers import *
from longbox.games.vs.language.patterns.cards import *
from longbox.games.vs.language.patterns.combat import *
from longbox.games.vs.language.patterns.players import *
from longbox.games.vs.language.patterns.subjects import *
from longbox.games.vs.language.permissions import *
from longbox.games.vs.language.queries import *
from longbox.games.vs.language.references import *
from longbox.games.vs.language.standing import *
from longbox.games.vs.language.values import *
from longbox.games.vs.language.verbs.base import *
from longbox.games.vs.language.verbs.cards import *
from longbox.games.vs.language.verbs.choosing import *
from longbox.games.vs.language.verbs.costs import *
from longbox.games.vs.language.verbs.effects import *
from longbox.games.vs.language.verbs.lasting import *
from longbox.games.vs.language.verbs.moving import *
from longbox.games.vs.language.verbs.players import *
from longbox.games.vs.language.verbs.searching import *
from longbox.games.vs.state import (
    BUILD as BUILD,
    CHARACTER as CHARACTER,
    COMBAT as COMBAT,
    DECK as DECK,
    DRAW as DRAW,
    EQUIPMENT as EQUIPMENT,
    FRONT as FRONT,
    HAND as HAND,
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
