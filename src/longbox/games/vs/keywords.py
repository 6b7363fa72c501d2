"""The keywords of chapter 706 that are powers, written out as what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.costs import Extra
from longbox.games.vs.deeds import TransferIt
from longbox.games.vs.effects import Act, Lasting, PutCounters, RecoverIt, RemoveIt, ReturnToHand, RevealIt, StunIt
from longbox.games.vs.filters import FACE_DOWN, READY, Cost
from longbox.games.vs.orders import PayPoints
from longbox.games.vs.patterns import AtStart
from longbox.games.vs.sets import Cards, yours
from longbox.games.vs.state import (
    FORMATION,
    RECOVERY,
    RECRUIT,
    VsState,
)
from longbox.games.vs.terms import COSMIC, THIS, CostOf, During, Paid
from longbox.kernel.abilities import Activated, Triggered, Write
from longbox.kernel.effects import Effect, EffectFrame, IfYouDo, May
from longbox.kernel.frames import DONE, Flow
from longbox.kernel.queries import ANY, Choose, Filter, Mark, Scope, Who
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from longbox.kernel.events import Event


def labelled(label: str, while_: Any, ability: Any) -> Any:
    """The ability under a label that says when it is there ("Cosmic", "Boost 4")."""
    return replace(ability, label=label, while_=while_)


def boost(points: int, *abilities: Triggered) -> dict[str, Any]:
    """The facts of "Boost <points>: <text>" (vs:706.2): an optional additional cost, and text that it gives (vs:G:Boost)."""
    return {
        "extras": (Extra((PayPoints(points),), optional=True, key="boost"),),
        "text": tuple(labelled(f"Boost {points}", Paid(), a) for a in abilities),
    }


def cosmic(ability: Any) -> Any:
    """ "Cosmic: <text>": there while the character has a cosmic counter (vs:706.7a)."""
    return labelled("Cosmic", COSMIC, ability)


def leader(ability: Any) -> Any:
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


def cosmic_surge(*abilities: Any) -> tuple[Any, ...]:
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


@dataclass(frozen=True)
class CanCarry(Filter):
    """Is a character that equipment could be transferred to just now (vs:708.12a). It is understood, not said."""

    what: Who

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        from longbox.games.vs.recruit import may_attach

        return any(
            s.there(r) and may_attach(s, r & NUMBER_MASK, number, scope.you, moving=True) is None
            for r in self.what.refs(s, scope)
        )

    def text(self, p: Printer) -> str:
        return ""


@dataclass(frozen=True)
class PutItIntoPlay(Effect):
    """To put a card into play with the uniqueness rule checked, as substituting it does (vs:704.1, 706.16b, vs:706.16b)."""

    who: Who = THIS

    def resolve(self, s: VsState, f: EffectFrame) -> Flow:
        from longbox.games.vs.recruit import PlayAlone

        refs = [r for r in self.who.refs(s, f.scope) if s.there(r)]
        if f.pos or not refs:
            f.scope = f.scope.with_did(bool(f.pos))
            return DONE
        f.pos = 1
        return PlayAlone(refs[0], f.scope.you)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} into play"


@dataclass(frozen=True)
class BuildIt(Act):
    """To put a card face down into your resource row from where a payment effect holds it (vs:706.15)."""

    word = "put"

    def event(self, s: VsState, ref: int, scope: Scope) -> Event:
        return ev.Build(ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"put {self.who.text(p)} face down into your resource row"


@dataclass(frozen=True)
class GainKeywordsOf(Write):
    """Has the keywords that other cards have as the modifier is made; a stunned character has none (vs:201.2b)."""

    of: Who

    def marks(self) -> tuple[Mark, ...]:
        return (("keyword", ANY),)

    def amount(self, s: VsState, scope: Scope) -> Any:
        found: frozenset[str] = frozenset()
        for r in self.of.refs(s, scope):
            found |= s.seen(r).keywords
        return found

    def apply(self, s: VsState, values: Any, amount: Any, scope: Scope, number: int) -> None:
        if not s.things[number].stunned:
            values.keywords |= amount

    def words(self, p: Printer, many: bool) -> str:
        return f"{'have' if many else 'has'} the keywords of {self.of.text(p)}"
