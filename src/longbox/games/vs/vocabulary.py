"""The words that cards are written in: builders for the four card types, and everything their texts are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import (
    CHARACTER as CHARACTER,
    EQUIPMENT as EQUIPMENT,
    LOCATION as LOCATION,
    PLOT_TWIST as PLOT_TWIST,
    CardDef as CardDef,
)
from longbox.games.vs.costs import (
    Alternate as Alternate,
    Extra as Extra,
)
from longbox.games.vs.deeds import *
from longbox.games.vs.effects import *
from longbox.games.vs.filters import *
from longbox.games.vs.holding import (
    Hold as Hold,
)
from longbox.games.vs.orders import *
from longbox.games.vs.patterns import *
from longbox.games.vs.questions import *
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


def boost(points: int, *abilities: Triggered) -> dict[str, Any]:
    """The facts of "Boost <points>: <text>" (vs:706.2): an optional additional cost, and text that it gives."""
    return {
        "extras": (Extra((PayPoints(points),), optional=True, key="boost"),),
        "text": tuple(labelled(f"Boost {points}", Paid(), a) for a in abilities),
    }


def labelled(label: str, while_: Any, ability: Any) -> Any:
    """The ability under a label that says when it is there ("Cosmic", "Boost 4")."""
    return replace(ability, label=label, while_=while_)


def cosmic(ability: Any) -> Any:
    """ "Cosmic: <text>": there while the character has a cosmic counter (vs:706.7a)."""
    return labelled("Cosmic", COSMIC, ability)


def leader(ability: Any) -> Any:
    """ "Leader: <text>" (vs:706.12)."""
    return labelled("Leader", None, ability)


def evasion() -> Activated:
    """vs:706.5 "Stun this character >>> At the start of the recovery phase this turn, recover this character"."""
    recover = Triggered(AtStart(RECOVERY), RecoverIt(THIS))
    return Activated((StunIt(THIS),), Lasting(recover, "turn", uses=1), label="Evasion")
