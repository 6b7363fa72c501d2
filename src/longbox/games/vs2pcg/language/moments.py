"""What powers listen to besides: one of several things, leaving play or a side, wounds, ATK gained, cards drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES, fits, it, noun
from longbox.games.vs2pcg.language.queries import YOURS, is_of
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event, Filter, Pattern
from longbox.kernel.abilities import Bindings
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer, joined

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Either(Pattern):
    """One of several things happens (vs2pcg:timing#1): each time by itself."""

    patterns: tuple[Pattern, ...]

    def listens(self) -> Sequence[type]:
        return tuple(dict.fromkeys([cls for on in self.patterns for cls in on.listens()]))

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        found = [on.matches(s, event, scope) for on in self.patterns if event.__class__ in on.listens()]
        return next((bindings for bindings in found if bindings), ())

    def text(self, p: Printer) -> str:
        words = [on.text(p) for on in self.patterns]
        head = f"when {p.name} "
        if all([w.startswith(head) for w in words]):
            return head + joined([w.removeprefix(head) for w in words], "or")
        return joined(words, "or")


@dataclass(frozen=True)
class IsWounded(Pattern):
    """This character gets a wound (vs2pcg:term-wounds#1), by a stun or without one; or such a character, of that side."""

    whose: str = ""
    filters: tuple[Filter, ...] = ()
    classes: ClassVar[tuple[type, ...]] = (ev.Wound,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Wound)
        if not self.whose:
            return it(event.card) if event.card == scope.this else ()
        meant = is_of(s, self.whose, s.controller(event.card), scope.you) and fits(s, event.card, self.filters, scope)
        return it(event.card) if meant else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name if not self.whose else noun(self.whose, self.filters, p)} gets wounded"


@dataclass(frozen=True)
class GainsATK(Pattern):
    """This character gains ATK: +1/+1 counters, or by an effect that adds to it; how much is bound as "number" (vs2pcg:term-atk-def#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.PutCounter, ev.AddModifier)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.PutCounter):
            n = event.amount if event.card == scope.this else 0
        else:
            assert isinstance(event, ev.AddModifier)
            m = event.modifier
            n = 0
            if m.flagged is not None and scope.this in m.flagged and m.amounts is not None:
                n = sum([w.atk_gained(x) for w, x in zip(m.ability.writes, m.amounts, strict=True)])
        return ((("number", n),),) if n > 0 else ()

    def text(self, p: Printer) -> str:
        return f"whenever {p.name} gains ATK"


@dataclass(frozen=True)
class DrawsCards(Pattern):
    """You draw one or more cards (vs2pcg:basic-game-concepts#3)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Draw,)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        return YES if is_of(s, YOURS, event.player, scope.you) else ()

    def text(self, p: Printer) -> str:
        return "whenever you draw one or more cards"


@dataclass(frozen=True)
class LeavesPlay(Pattern):
    """This character leaves play (vs2pcg:basic-game-concepts#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Ko, ev.ToHand, ev.ToDeck, ev.Remove)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        assert isinstance(event, ev.Moves)
        return it(event.card) if event.card == scope.this and s.in_play(event.number) else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} leaves play"


@dataclass(frozen=True)
class LeavesSide(Pattern):
    """This character leaves your side, for another or for good (vs2pcg:term-on-your-side#1)."""

    classes: ClassVar[tuple[type, ...]] = (*LeavesPlay.classes, ev.ChangeSides, ev.SwitchPlaces)

    def matches(self, s: PcgState, event: Event, scope: Scope) -> Sequence[Bindings]:
        if isinstance(event, ev.Moves):
            return it(event.card) if event.card == scope.this and s.in_play(event.number) else ()
        about = (event.one, event.other) if isinstance(event, ev.SwitchPlaces) else (getattr(event, "card", -1),)
        return it(scope.this) if scope.this in about and s.controller(scope.this) != s.home(scope.you) else ()

    def text(self, p: Printer) -> str:
        return f"when {p.name} leaves your side"
