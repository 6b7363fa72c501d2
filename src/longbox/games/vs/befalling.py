"""Further things that befall cards and effects, for "whenever", "would" and "can't": moves, control, negation, ways out of play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev, moments
from longbox.games.vs.patterns import NO, YES, Subject, is_meant, said, subject_text
from longbox.games.vs.sets import Effects
from longbox.games.vs.state import HAND, ROW_NAMES, VsState
from longbox.games.vs.terms import THIS
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import Filter, Scope, noun_phrase
from longbox.kernel.state import NUMBER_MASK
from longbox.kernel.text import Printer, a

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Befalls(Pattern):
    """Something befalls one card, and nothing more is asked about it."""

    who: Subject = field(default_factory=lambda: THIS)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO


@dataclass(frozen=True)
class Moves(Pattern):
    """A character moves, by an effect or in the formation step, perhaps to one of the rows (vs:708.4, vs:405.1).

    Being placed where it stood is a move as well (vs:708.4a).
    """

    who: Subject = field(default_factory=lambda: THIS)
    row: int | None = None
    classes = (ev.Move, ev.MoveAll)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        moved = event.places if isinstance(event, ev.MoveAll) else ((event.card, event.row, event.col),)
        found = [r for r, row, _ in moved if self.row in (None, row) and is_meant(s, r, self.who, scope)]
        return tuple((("that", r),) for r in found)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'moves')}" + ("" if self.row is None else f" to the {ROW_NAMES[self.row]}")


@dataclass(frozen=True)
class ChangesArea(Pattern):
    """A character becomes hidden, or visible: it moves from one kind of area to the other (vs:701.17, vs:701.18)."""

    who: Subject = field(default_factory=lambda: THIS)
    hidden: bool = True
    classes = (ev.Move,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        meant = event.side is self.hidden and event.crosses(s) and is_meant(s, event.card, self.who, scope)
        return ((("that", event.card),),) if meant else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes')} {'hidden' if self.hidden else 'visible'}"


@dataclass(frozen=True)
class WouldEnterPlay(Pattern):
    """A character or equipment card of some properties is about to enter play under a player's control (vs:214.1).

    It is read as it is in the zone that it comes from.
    """

    filters: tuple[Filter, ...] = ()
    whose: str = "any"
    classes = (ev.EnterPlay,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if event.fresh >= 0 or (self.whose != "any" and (event.under == scope.you) is not (self.whose == "you")):
            return NO
        return ((("that", event.card),),) if all(f.test(s, event.number, scope) for f in self.filters) else NO

    def text(self, p: Printer) -> str:
        whose = {"any": "", "you": " under your control", "opponent": " under an opponent's control"}[self.whose]
        return f"if {a(noun_phrase(self.filters, 'card', p))} would enter play{whose}"


@dataclass(frozen=True)
class IsTransferred(Pattern):
    """Equipment is transferred to another character (vs:708.12a)."""

    what: Subject = field(default_factory=lambda: THIS)
    classes = (ev.Transfer,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("that", event.card),),) if is_meant(s, event.card, self.what, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.what, p, 'is transferred')}"


@dataclass(frozen=True)
class ChangesControl(Pattern):
    """Another player than its controller gains control of an object (vs:700.1): of equipment with its character, or by a transfer."""

    who: Subject = field(default_factory=lambda: THIS)
    classes = (ev.Move, ev.TakeResource, ev.Transfer)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        # asked about before it happens, or once it has
        if not event.takes(s):
            return NO
        return ((("that", event.card),),) if is_meant(s, event.card, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        return f"whenever a player gains control of {subject_text(self.who, p)}"


@dataclass(frozen=True)
class IsNegated(Pattern):
    """An effect is negated: by another one, or by the rules for want of a legal target or of its condition (vs:509.1, vs:508.2a).

    `whose` effects are meant; "effect" is bound to it.
    """

    what: Effects = field(default_factory=Effects)
    whose: str = "any"
    classes = (moments.Negate,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        n = event.item & NUMBER_MASK
        item = s.things[n]
        if self.whose != "any" and (item.controller == scope.you) is not (self.whose == "you"):
            return NO
        return ((("effect", event.item),),) if self.what.holds(s, n, scope) else NO

    def text(self, p: Printer) -> str:
        whose = {"any": "", "you": " you control", "opponent": " an opponent controls"}[self.whose]
        return f"whenever {subject_text(self.what, p)}{whose} is negated"


@dataclass(frozen=True)
class GoesHome(Befalls):
    """An object returns to its owner's hand (vs:213.1d)."""

    classes = (ev.ToHand,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'returns')} to its owner's hand"


@dataclass(frozen=True)
class IsRemoved(Befalls):
    """A card is removed from the game (vs:213.7c)."""

    classes = (ev.RemoveFromGame,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'is removed')} from the game"


@dataclass(frozen=True)
class LeavesAttack(Befalls):
    """An attacker or defender is removed from the attack by a modifier that says so (vs:602.2, vs:602.3)."""

    classes = (moments.RemoveFromAttack,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'is removed')} from an attack"


@dataclass(frozen=True)
class TurnsDown(Befalls):
    """A resource turns face down (vs:701.11d)."""

    classes = (ev.TurnDown,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'turns')} face down"


@dataclass(frozen=True)
class LosesCounter(Pattern):
    """A counter (of a name) is removed from a card by an effect or cost (vs:215.2)."""

    who: Subject = field(default_factory=lambda: THIS)
    name: str = ""
    classes = (ev.RemoveCounter,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if (self.name and event.name != self.name) or not is_meant(s, event.card, self.who, scope):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever a {self.name + ' ' if self.name else ''}counter is removed from {subject_text(self.who, p)}"


@dataclass(frozen=True)
class Builds(Pattern):
    """A player builds a resource: puts a card from the hand face down into the resource row (vs:403.1, vs:G:Build)."""

    whose: str = "you"
    classes = (ev.Build,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        origin = event.origin if event.origin >= 0 else s.kind_of_zone(s.things[event.number].zone)
        if origin != HAND or (self.whose != "any" and (event.under == scope.you) is not (self.whose == "you")):
            return NO
        return ((("that", event.fresh if event.fresh >= 0 else event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you build', 'opponent': 'an opponent builds', 'any': 'a player builds'})[self.whose]} a resource"


@dataclass(frozen=True)
class GainsPoints(Pattern):
    """A player gains resource points, as the recruit step starts or otherwise (vs:404.1)."""

    whose: str = "you"
    classes = (ev.Points,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if event.amount <= 0 or event.cost:
            return NO
        return YES if self.whose == "any" or (event.player == scope.you) is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you gain', 'opponent': 'an opponent gains', 'any': 'a player gains'})[self.whose]} resource points"
