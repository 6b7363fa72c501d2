"""The words that cards are written in: builders for the four card types, and everything their texts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.vs.card import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, CardDef
from longbox.games.vs.costs import Alternate, Extra
from longbox.games.vs.effects import *  # noqa: F403
from longbox.games.vs.effects import Lasting, RecoverIt, StunIt
from longbox.games.vs.filters import *  # noqa: F403
from longbox.games.vs.filters import THIS, Paid, T
from longbox.games.vs.holding import Hold
from longbox.games.vs.patterns import *  # noqa: F403
from longbox.games.vs.patterns import AtStart
from longbox.games.vs.state import BUILD, COMBAT, DRAW, FRONT, RECOVERY, RECRUIT, SUPPORT
from longbox.kernel.abilities import Ability, Activated, Continuous, Permission, Prohibition, Replacement, Triggered
from longbox.kernel.effects import And, ChooseOne, Effect, ForEach, If, IfYouDo, May, Nothing, Repeat, RepeatUntil, Unless, seq
from longbox.kernel.queries import AllOf, AnyOf, Choose, Compare, Count, Every, Exists, Fixed, It, Not, Target, This, Times, Unmet, X, You

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
    from longbox.games.vs.effects import PayPoints

    return {
        "extras": (Extra((PayPoints(points),), optional=True, key="boost"),),
        "text": tuple(labelled(f"Boost {points}", Paid(), a) for a in abilities),
    }


def labelled(label: str, while_: Any, ability: Any) -> Any:
    """The ability under a label that says when it is there ("Cosmic", "Boost 4")."""
    from dataclasses import replace

    return replace(ability, label=label, while_=while_)


def cosmic(ability: Any) -> Any:
    """ "Cosmic: <text>": there while the character has a cosmic counter (vs:706.7a)."""
    from longbox.games.vs.filters import COSMIC

    return labelled("Cosmic", COSMIC, ability)


def leader(ability: Any) -> Any:
    """ "Leader: <text>" (vs:706.12)."""
    return labelled("Leader", None, ability)


def evasion() -> Activated:
    """vs:706.5 "Stun this character >>> At the start of the recovery phase this turn, recover this character"."""
    recover = Triggered(AtStart(RECOVERY), RecoverIt(THIS))
    return Activated((StunIt(THIS),), Lasting(recover, "turn", uses=1), label="Evasion")


__all__ = [name for name in dir() if not name.startswith("_") and name not in ("annotations", "TYPE_CHECKING")]
