"""Who reinforces whom, for card texts (701.10, 708.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from longbox.games.vs import events as ev
from longbox.games.vs.patterns import NO, YES, Subject, is_meant, said
from longbox.games.vs.questions import MayHelp
from longbox.games.vs.terms import THIS
from longbox.games.vs.writes import Has
from longbox.kernel.abilities import Bindings, Continuous, Pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.state import VsState
    from longbox.kernel.queries import Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class Reinforces(Pattern):
    """A character reinforces another: it is the source of a modifier that gives it reinforcement (vs:701.10c, vs:708.7c).

    The character exhausted for the game-based effect is the source of what that effect makes.
    """

    who: Subject = field(default_factory=lambda: THIS)
    classes = (ev.AddModifier,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        m = event.modifier
        if event.source < 0 or not isinstance(m.ability, Continuous) or not is_meant(s, event.source, self.who, scope):
            return NO
        writes = zip(m.ability.writes, m.amounts or (), strict=False)
        if not any(isinstance(w, Has) and w.what == "reinforcement" and given for w, given in writes):
            return NO
        # who can't have reinforcement was given none (vs:103.2)
        got = [r for r in m.flagged or () if s.now(r).reinforcement]
        return tuple((("that", r),) for r in got if r != event.source)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'reinforces another character')}"


@dataclass(frozen=True)
class Helps(Pattern):
    """A question about a character that would reinforce a defender though it lacks some of what is needed (vs:708.7b).

    For a permission: "can reinforce characters it is not adjacent to", "... from the front row", "... of any affiliation".
    """

    who: Subject = field(default_factory=lambda: THIS)
    needs: tuple[str, ...] = ("adjacent",)
    whom: Subject | None = None
    classes = (MayHelp,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if event.need not in self.needs or not is_meant(s, s.ref(event.card), self.who, scope):
            return NO
        return YES if self.whom is None or is_meant(s, s.ref(event.defender), self.whom, scope) else NO

    def text(self, p: Printer) -> str:
        return said(self.who, p, "reinforces a defender")
