"""The keywords of chapter 706 that are powers, written out as what they mean."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from longbox.games.vs.language.conditions import COSMIC, During, Paid
from longbox.games.vs.language.filters import Cost
from longbox.games.vs.language.patterns.players import AtStart
from longbox.games.vs.language.queries import Cards, yours
from longbox.games.vs.language.references import THIS
from longbox.games.vs.language.standing import FACE_DOWN, READY, CanCarry
from longbox.games.vs.language.values import CostOf
from longbox.games.vs.language.verbs.cards import PutCounters, RecoverIt, RemoveIt, ReturnToHand, RevealIt, StunIt
from longbox.games.vs.language.verbs.costs import Extra, PayPoints
from longbox.games.vs.language.verbs.lasting import Lasting
from longbox.games.vs.language.verbs.moving import BuildIt, PutItIntoPlay, TransferIt
from longbox.games.vs.state import FORMATION, RECOVERY, RECRUIT
from longbox.kernel.abilities import Activated, Triggered
from longbox.kernel.effects import IfYouDo, May
from longbox.kernel.queries import Choose

if TYPE_CHECKING:
    from longbox.kernel.abilities import Ability
    from longbox.kernel.queries import Condition

A = TypeVar("A", bound="Ability")


def labelled(label: str, while_: Condition | None, ability: A) -> A:
    """The ability under a label that says when it is there ("Cosmic", "Boost 4")."""
    return replace(ability, label=label, while_=while_)


def boost(points: int, *abilities: Triggered) -> dict[str, Any]:
    """The facts of "Boost <points>: <text>" (vs:706.2): an optional additional cost, and text that it gives (vs:G:Boost)."""
    return {
        "extras": (Extra((PayPoints(points),), optional=True, key="boost"),),
        "text": tuple(labelled(f"Boost {points}", Paid(), a) for a in abilities),
    }


def cosmic(ability: A) -> A:
    """ "Cosmic: <text>": there while the character has a cosmic counter (vs:706.7a)."""
    return labelled("Cosmic", COSMIC, ability)


def leader(ability: A) -> A:
    """ "Leader: <text>" (vs:706.12, vs:G:Leader)."""
    return labelled("Leader", None, ability)


def evasion() -> Activated:
    """vs:706.5 a payment power: its cost stuns the source, and its effect sets up that it recovers as the recovery phase begins.

    Also vs:G:Evasion.
    """
    recover = Triggered(AtStart(RECOVERY), RecoverIt(THIS))
    return Activated((StunIt(THIS),), Lasting(recover, "turn", uses=1), label="Evasion")


def transferable() -> Triggered:
    """vs:706.4 a trigger of your formation step: an optional transfer of the source (vs:G:Transferable)."""
    onto = Choose(yours(CanCarry(THIS)), name="onto")
    return Triggered(AtStart(FORMATION), May(TransferIt(THIS, onto)), label="Transferable")


def cosmic_surge(*abilities: Ability) -> tuple[Ability, ...]:
    """vs:706.8b the trigger of cosmic-surge, and the powers that its counter gives. The keyword "cosmic-surge" goes with it.

    Also vs:706.8, vs:G:Cosmic—Surge.
    """
    surge = Triggered(AtStart(RECOVERY), PutCounters(THIS, "cosmic"), label="Cosmic-Surge")
    return (surge, *(replace(cosmic(a), label="Cosmic-Surge") for a in abilities))


YOUR_RECRUIT_STEP = During(RECRUIT, own=True)


def terraform() -> Activated:
    """vs:706.15 a payment power in the hand: this card takes the place among your resources of one that goes back.

    Also vs:G:Terraform.
    """
    back = ReturnToHand(Choose(Cards("resources", (FACE_DOWN,), "you"), name="returned"))
    effect = IfYouDo(May(back), BuildIt(THIS))
    return Activated((RevealIt(THIS),), effect, only=(YOUR_RECRUIT_STEP,), zones=("hand",), label="Terraform")


def substitute() -> Activated:
    """vs:706.16 a payment power in the hand: this card comes into play for a ready character of at least its cost.

    Also vs:G:Substitute.
    """
    gone = RemoveIt(Choose(yours(READY, Cost(">=", CostOf(THIS, "this card's cost"))), name="substituted"))
    effect = IfYouDo(May(gone), PutItIntoPlay())
    return Activated((RevealIt(THIS),), effect, only=(YOUR_RECRUIT_STEP,), zones=("hand",), label="Substitute")
