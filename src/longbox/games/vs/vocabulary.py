"""The words that cards are written in: builders for the four card types, and everything their texts are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import (
    CHARACTER as CHARACTER,
)
from longbox.games.vs.card import (
    EQUIPMENT as EQUIPMENT,
)
from longbox.games.vs.card import (
    LOCATION as LOCATION,
)
from longbox.games.vs.card import (
    PLOT_TWIST as PLOT_TWIST,
)
from longbox.games.vs.card import (
    CardDef as CardDef,
)
from longbox.games.vs.costs import (
    Alternate as Alternate,
)
from longbox.games.vs.costs import (
    Extra as Extra,
)
from longbox.games.vs.deeds import *
from longbox.games.vs.effects import *
from longbox.games.vs.filters import *
from longbox.games.vs.holding import (
    Hold as Hold,
)
from longbox.games.vs.patterns import *
from longbox.games.vs.questions import *
from longbox.games.vs.sets import *
from longbox.games.vs.state import (
    BUILD as BUILD,
)
from longbox.games.vs.state import (
    COMBAT as COMBAT,
)
from longbox.games.vs.state import (
    DRAW as DRAW,
)
from longbox.games.vs.state import (
    FRONT as FRONT,
)
from longbox.games.vs.state import (
    RECOVERY as RECOVERY,
)
from longbox.games.vs.state import (
    RECRUIT as RECRUIT,
)
from longbox.games.vs.state import (
    SUPPORT as SUPPORT,
)
from longbox.games.vs.terms import *
from longbox.games.vs.writes import *
from longbox.kernel.abilities import (
    Ability as Ability,
)
from longbox.kernel.abilities import (
    Activated as Activated,
)
from longbox.kernel.abilities import (
    Continuous as Continuous,
)
from longbox.kernel.abilities import (
    Permission as Permission,
)
from longbox.kernel.abilities import (
    Prohibition as Prohibition,
)
from longbox.kernel.abilities import (
    Replacement as Replacement,
)
from longbox.kernel.abilities import (
    Triggered as Triggered,
)
from longbox.kernel.effects import (
    And as And,
)
from longbox.kernel.effects import (
    ChooseOne as ChooseOne,
)
from longbox.kernel.effects import (
    Effect as Effect,
)
from longbox.kernel.effects import (
    ForEach as ForEach,
)
from longbox.kernel.effects import (
    If as If,
)
from longbox.kernel.effects import (
    IfYouDo as IfYouDo,
)
from longbox.kernel.effects import (
    May as May,
)
from longbox.kernel.effects import (
    Nothing as Nothing,
)
from longbox.kernel.effects import (
    Repeat as Repeat,
)
from longbox.kernel.effects import (
    RepeatUntil as RepeatUntil,
)
from longbox.kernel.effects import (
    Unless as Unless,
)
from longbox.kernel.effects import (
    seq as seq,
)
from longbox.kernel.queries import (
    AllOf as AllOf,
)
from longbox.kernel.queries import (
    AnyOf as AnyOf,
)
from longbox.kernel.queries import (
    Choose as Choose,
)
from longbox.kernel.queries import (
    Compare as Compare,
)
from longbox.kernel.queries import (
    Count as Count,
)
from longbox.kernel.queries import (
    Every as Every,
)
from longbox.kernel.queries import (
    Exists as Exists,
)
from longbox.kernel.queries import (
    Fixed as Fixed,
)
from longbox.kernel.queries import (
    It as It,
)
from longbox.kernel.queries import (
    Not as Not,
)
from longbox.kernel.queries import (
    Target as Target,
)
from longbox.kernel.queries import (
    This as This,
)
from longbox.kernel.queries import (
    Times as Times,
)
from longbox.kernel.queries import (
    Unmet as Unmet,
)
from longbox.kernel.queries import (
    X as X,
)
from longbox.kernel.queries import (
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
