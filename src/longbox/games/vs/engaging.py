"""Further words about combat: attacks that were made before, who stands before whom, what attacks and effects do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.patterns import NO, YES
from longbox.games.vs.state import F_COMBAT, F_PLACE, F_TIME, FRONT, VsState
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.queries import ANY, Filter, Mark, Scope, Value, Who
from longbox.kernel.state import NUMBER_MASK, TEXT
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence

_WHO = {"you": "you", "opponent": "an opponent", "any": "a player"}


# -- who has attacked, and who was -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HasAttacked(Filter):
    """Has been an attacker this turn (with `team` a team attacker), perhaps just now (vs:G:Attacked)."""

    team: bool = False
    place = "after"
    facets: ClassVar[int] = F_COMBAT | F_TIME

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        ref = s.ref(number)
        return any(e.card == ref and (e.team or not self.team) for e in s.memory.since("turn", moments.Attacks))

    def text(self, p: Printer) -> str:
        return f"that has {'team ' if self.team else ''}attacked this turn"


@dataclass(frozen=True)
class BeenAttacked(Filter):
    """Has already been attacked this turn: it defended in an earlier attack substep than the present one (vs:G:Attacked)."""

    place = "after"
    facets: ClassVar[int] = F_COMBAT | F_TIME

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        ref = s.ref(number)
        times = sum(e.card == ref for e in s.memory.since("turn", moments.Defends))
        if s.attack is not None and s.attack.begun and s.attack.legal:
            times -= sum(e.card == ref for e in s.memory.since("attack", moments.Defends))
        return bool(times > 0)

    def text(self, p: Printer) -> str:
        return "that has already been attacked this turn"


@dataclass(frozen=True)
class PlayerInAttack(Who):
    """The attacking player or the defending player of the attack under way, nobody outside one (vs:602.1f, vs:602.1g, vs:602.8c, vs:602.8d)."""

    attacking: bool = False

    def refs(self, s: VsState, scope: Scope) -> Sequence[int]:
        a = s.attack
        if a is None or not a.begun or not a.legal:
            return ()
        player = a.player if self.attacking else a.defending
        return (player,) if player in s.order else ()

    def text(self, p: Printer) -> str:
        return f"the {'attacking' if self.attacking else 'defending'} player"


# -- who stands before whom ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class InColumn(Filter):
    """Stands in the column of a character, in the other row: in front of it or behind it (vs:705.2, vs:705.2b)."""

    who: Who
    ahead: bool = True
    place = "after"
    facets: ClassVar[int] = F_PLACE

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        c = s.things[number]
        if not s.stands(number) or (c.row == FRONT) is not self.ahead:
            return False
        others = [r & NUMBER_MASK for r in self.who.refs(s, scope) if s.there(r)]
        return any(s.stands(n) and s.adjacent(number, n) and s.things[n].col == c.col for n in others)

    def text(self, p: Printer) -> str:
        return f"directly {'in front of' if self.ahead else 'behind'} {self.who.text(p)}"


@dataclass(frozen=True)
class ProtectedBy(Filter):
    """Is protected by a character: that one stands before it, and neither is stunned (vs:G:Protecting)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_PLACE | TEXT

    def reads(self) -> tuple[Mark, ...]:
        return (("protected", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.protected(number) and InColumn(self.who, ahead=False).test(s, number, scope)

    def text(self, p: Printer) -> str:
        return f"protected by {self.who.text(p)}"


@dataclass(frozen=True)
class Protects(Filter):
    """Is protecting a character (vs:G:Protecting)."""

    who: Who
    place = "after"
    facets: ClassVar[int] = F_PLACE | TEXT

    def reads(self) -> tuple[Mark, ...]:
        return (("protected", ANY),)

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        behind = [r for r in self.who.refs(s, scope) if s.there(r) and s.protected(r & NUMBER_MASK)]
        return any(s.things[number].col == s.get(r).col and InColumn(self.who).test(s, number, scope) for r in behind)

    def text(self, p: Printer) -> str:
        return f"protecting {self.who.text(p)}"


@dataclass(frozen=True)
class WillpowerOf(Value):
    """The willpower of some cards combined; each that is below zero counts as 0 (vs:104.2, vs:211.3)."""

    who: Who
    words: str = ""
    facets: ClassVar[int] = TEXT | F_PLACE

    def reads(self) -> tuple[Mark, ...]:
        return (*self.who.reads(), ("willpower", ANY))

    def amount(self, s: VsState, scope: Scope) -> int:
        return sum(max(0, int(s.seen(r).willpower)) for r in self.who.known(s, scope))

    def text(self, p: Printer) -> str:
        return self.words or f"the combined willpower of {self.who.text(p)}"


# -- what does it ----------------------------------------------------------------------------------------------------------


def effect_at_work(s: VsState) -> Any:
    """The effect that is resolving just now, or None."""
    for frame in reversed(s.frames):
        if isinstance(frame, moments.EffectResolving):
            return s.get(frame.ref) if s.there(frame.ref) else None
    return None


@dataclass(frozen=True)
class ByEffect(Pattern):
    """What another pattern means, done by a resolving effect: one of a player's, perhaps from a kind of card (vs:504.2, vs:504.4).

    What combat, costs and the wrap-up do is done by no effect, nor what a replacement does instead, whose source is another
    (vs:513.5h).
    """

    inner: Pattern
    whose: str = "any"
    kind: str = ""

    def listens(self) -> Sequence[type]:
        return self.inner.listens()

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        item = None if event.cost else effect_at_work(s)
        if item is not None and event.spent and event.source != item.source:
            return NO
        if item is None or (self.kind and not item.source_kind.endswith(self.kind)):
            return NO
        if self.whose != "any" and (item.controller == scope.you) is not (self.whose == "you"):
            return NO
        return self.inner.matches(s, event, scope)

    def text(self, p: Printer) -> str:
        whose = {"any": "", "you": " you control", "opponent": " an opponent controls"}[self.whose]
        return f"{self.inner.text(p)} by {'a ' + self.kind if self.kind else 'an'} effect{whose}"


@dataclass(frozen=True)
class InConclusion(Pattern):
    """A stun that another pattern means, by an attacker or defender as an attack concludes (vs:602.6a, vs:602.6c)."""

    inner: Pattern

    def listens(self) -> Sequence[type]:
        return self.inner.listens()

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return self.inner.matches(s, event, scope) if event.stunners else NO

    def text(self, p: Printer) -> str:
        return f"{self.inner.text(p)} by an attacker or defender"


@dataclass(frozen=True)
class LosesThrough(Pattern):
    """A player loses endurance as "stun" endurance loss (vs:708.11b) or "breakthrough" (vs:602.6b)."""

    kind: str
    whose: str = "you"
    classes = (ev.LoseEndurance,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        meant = self.whose == "any" or (event.player == scope.you) is (self.whose == "you")
        return YES if meant and event.kind == self.kind else NO

    def text(self, p: Printer) -> str:
        verb = "lose" if self.whose == "you" else "loses"
        return f"whenever {_WHO[self.whose]} {verb} {self.kind} endurance"


@dataclass(frozen=True)
class LosesTheGame(Pattern):
    """A player loses the game otherwise than by conceding (vs:102.3, vs:102.5), for "can't lose the game"."""

    whose: str = "you"
    classes = (ev.LoseGame,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return YES if self.whose == "any" or (event.player == scope.you) is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"{_WHO[self.whose]} {'lose' if self.whose == 'you' else 'loses'} the game"
