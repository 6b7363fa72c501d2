"""What can't happen to certain characters for a span: to those there are as the effect resolves (vs2pcg:resolving-effects#2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.patterns import YES
from longbox.games.vs2pcg.language.verbs.base import PcgVerb
from longbox.games.vs2pcg.language.verbs.lasting import COMBAT_LONG, SPANS, lasting
from longbox.games.vs2pcg.state import FRONT, ZONE_NAMES, PcgState
from longbox.games.vs2pcg.state.bases import Event, Pattern, Who
from longbox.kernel.abilities import Prohibition
from longbox.kernel.actions import Objection
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.abilities import Bindings
    from longbox.kernel.text import Printer

#: the name under which those characters are bound
THESE = "these"


@dataclass(frozen=True)
class OfThese(Pattern):
    """Something that would befall one of these characters: its text is what follows "can't"."""

    def over(self, s: PcgState, card: int, scope: Scope) -> Sequence[Bindings]:
        """Is it one of them?"""
        return YES if card in scope.get(THESE, ()) else ()


@dataclass(frozen=True)
class BeStunned(OfThese):
    """To be stunned (vs2pcg:stunned-characters#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Stun,)

    def matches(self, s: PcgState, event: ev.Stun, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.card, scope)

    def text(self, p: Printer) -> str:
        return "be stunned"


@dataclass(frozen=True)
class BeWounded(OfThese):
    """To get wounds (vs2pcg:term-wounds#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Wound,)

    def matches(self, s: PcgState, event: ev.Wound, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.card, scope)

    def text(self, p: Printer) -> str:
        return "be wounded"


@dataclass(frozen=True)
class BeStruck(OfThese):
    """To be struck, in a combat or by an effect (vs2pcg:melee-resolving-combat#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStruck,)

    def matches(self, s: PcgState, event: ev.AskStruck, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.target, scope)

    def text(self, p: Printer) -> str:
        return "be struck"


@dataclass(frozen=True)
class BeAttacked(OfThese):
    """To be attacked, while it is in a row (vs2pcg:melee-starting-combat#1)."""

    row: int = FRONT
    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.defender, scope) if s.place(event.defender & NUMBER_MASK) == self.row else ()

    def text(self, p: Printer) -> str:
        return f"be attacked while in the {ZONE_NAMES[self.row]}"


@dataclass(frozen=True)
class MakeAttacks(OfThese):
    """To attack (vs2pcg:main-phase#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.AskAttack,)

    def matches(self, s: PcgState, event: ev.AskAttack, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.attacker, scope)

    def text(self, p: Printer) -> str:
        return "attack"


@dataclass(frozen=True)
class MakeStrikes(OfThese):
    """To strike (vs2pcg:melee-resolving-combat#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrike,)

    def matches(self, s: PcgState, event: ev.AskStrike, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.card, scope)

    def text(self, p: Printer) -> str:
        return "strike"


@dataclass(frozen=True)
class StrikeBack(OfThese):
    """To strike back (vs2pcg:melee-resolving-combat#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.AskStrikeBack,)

    def matches(self, s: PcgState, event: ev.AskStrikeBack, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.defender, scope)

    def text(self, p: Printer) -> str:
        return "strike back"


@dataclass(frozen=True)
class BeReadied(OfThese):
    """To be readied in its player's turn (vs2pcg:term-ready#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Ready,)

    def matches(self, s: PcgState, event: ev.Ready, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.card, scope) if s.acts(s.controller(event.card)) else ()

    def text(self, p: Printer) -> str:
        return "be readied"


@dataclass(frozen=True)
class BeMoved(OfThese):
    """To change rows in its player's turn (vs2pcg:formation-step#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.Shift, ev.AskRearrange)

    def matches(self, s: PcgState, event: ev.Shift | ev.AskRearrange, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.card, scope) if s.acts(s.controller(event.card)) else ()

    def text(self, p: Printer) -> str:
        return "move"


@dataclass(frozen=True)
class BeArranged(OfThese):
    """To change rows in the formation step (vs2pcg:formation-step#1)."""

    classes: ClassVar[tuple[type, ...]] = (ev.AskRearrange,)

    def matches(self, s: PcgState, event: ev.AskRearrange, scope: Scope) -> Sequence[Bindings]:
        return self.over(s, event.card, scope)

    def text(self, p: Printer) -> str:
        return "move in the formation step"


@dataclass(frozen=True)
class Cannot(PcgVerb):
    """Certain things can't happen to characters for a span (vs2pcg:golden-rules#1)."""

    who: Who
    what: tuple[OfThese, ...]
    span: str = COMBAT_LONG
    rule = "vs2pcg:golden-rules#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = tuple([r for r in self.who.refs(s, scope) if s.there(r)])
        if not refs:
            return ()
        inner = scope.bind(THESE, refs)
        return [lasting(s, Prohibition(w), inner, self.span, about=refs[0]) for w in self.what]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        if self.choices:
            return PcgVerb.possible(self, s, scope)
        found = any([s.there(r) for r in self.who.refs(s, scope)])
        return None if found else Objection(self.rule, "there is nobody whom that is about")

    def text(self, p: Printer) -> str:
        return f"{self.who.text(p)} can't {joined([w.text(p) for w in self.what], 'or')} {SPANS[self.span]}"
