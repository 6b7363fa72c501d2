"""What effects that last let players do: their own player, or an enemy who pays to end them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.abilities import KeywordAction, Offer, OpenHands, Pay
from longbox.games.vs2pcg.language.verbs.base import PcgVerb
from longbox.games.vs2pcg.rules.actions import PcgAction, own_step
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel import plays
from longbox.kernel.actions import Check, Objection
from longbox.kernel.modifiers import Modifier
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.frames import Flow
    from longbox.kernel.modifiers import Key


@dataclass(frozen=True)
class EndIt(PcgVerb):
    """What lasts ends (vs2pcg:resolving-effects#3)."""

    key: Key

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.DropModifiers((self.key,))]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None

    def text(self, p: Printer) -> str:
        return "end this effect"


class EndEffect(PcgAction):
    """vs2pcg:golden-rules#1 to pay for an effect of an enemy to end, as it says that one may."""

    __slots__ = ("modifier",)
    rule = "vs2pcg:golden-rules#1"

    def __init__(self, player: int, modifier: Modifier) -> None:
        super().__init__(player, modifier.scope.this)
        self.modifier = modifier

    @property
    def ability(self) -> KeywordAction:
        """What is done: a symbol is paid, and the effect ends."""
        cost = Pay((self.modifier.ability.ends,))
        return KeywordAction((cost,), effect=EndIt(self.modifier.key), limit=None, title="Its effect is ended")

    @property
    def scope(self) -> Scope:
        """What it knows as it begins."""
        return Scope(self.player, self.ref)

    def flow(self, s: PcgState) -> Flow:
        return plays.Using(self.ability, self.scope)

    def label(self, s: PcgState) -> str:
        return f"pay [{self.modifier.ability.ends}] to end the effect of {self.name(s)}"


def _main(s: PcgState, act: EndEffect) -> Objection | None:
    return own_step(s, act, "main")


def _enemy(s: PcgState, act: EndEffect) -> Objection | None:
    if act.player in s.foes(act.modifier.scope.you):
        return None
    return Objection("vs2pcg:term-enemy#1", "only an enemy may end it")


def _payable(s: PcgState, act: EndEffect) -> Objection | None:
    return Pay((act.modifier.ability.ends,)).possible(s, act.scope)


EndEffect.checks = (
    Check("time", "vs2pcg:golden-rules#1", _main),
    Check("enemy", "vs2pcg:term-enemy#1", _enemy),
    Check("cost", "vs2pcg:super-powers#4", _payable),
)


class TakeOffer(PcgAction):
    """vs2pcg:resolving-effects#3 to do what an effect of one's own lets one do."""

    __slots__ = ("modifier",)
    rule = "vs2pcg:resolving-effects#3"

    def __init__(self, player: int, modifier: Modifier) -> None:
        super().__init__(player, modifier.scope.this)
        self.modifier = modifier

    def flow(self, s: PcgState) -> Flow:
        ability: Offer = self.modifier.ability
        return plays.Using(KeywordAction(effect=ability.effect, limit=None, title=ability.title), self.modifier.scope)

    def label(self, s: PcgState) -> str:
        name = self.name(s)
        return f"{name}: {self.modifier.ability.effect.text(Printer(name))}"


def _step(s: PcgState, act: TakeOffer) -> Objection | None:
    return own_step(s, act, act.modifier.ability.step)


def _own(s: PcgState, act: TakeOffer) -> Objection | None:
    if act.player == act.modifier.scope.you:
        return None
    return Objection("vs2pcg:resolving-effects#3", "it is for another player to do")


def _possible(s: PcgState, act: TakeOffer) -> Objection | None:
    found: Objection | None = act.modifier.ability.effect.possible(s, act.modifier.scope)
    return found


TakeOffer.checks = (
    Check("step", "vs2pcg:turn-sequence#2", _step),
    Check("own", "vs2pcg:resolving-effects#3", _own),
    Check("possible", "vs2pcg:resolving-effects#1", _possible),
)


def offered(s: PcgState, player: int) -> list[PcgAction]:
    """What effects let a player do just now."""
    acts = [TakeOffer(player, m) for m in s.modifiers if isinstance(m.ability, Offer)]
    return [act for act in acts if act.objection(s) is None]


def endings(s: PcgState, player: int) -> list[PcgAction]:
    """Every effect that a player may end just now."""
    acts = [EndEffect(player, m) for m in s.modifiers if isinstance(m.ability, OpenHands)]
    return [act for act in acts if act.objection(s) is None]
