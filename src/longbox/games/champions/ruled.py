"""Words for cards on which the FAQ rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from longbox.games.champions import moments as mo
from longbox.games.champions.patterns import NO, BoostTurns, Whom, agree
from longbox.games.champions.state import ChState
from longbox.kernel.abilities import Bindings, Pattern
from longbox.kernel.effects import Verb
from longbox.kernel.events import Event
from longbox.kernel.queries import Scope, Who
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class DefendsUnhurt(Pattern):
    """After a character has defended and the attack's own damage has not hurt it (champions:faq:unflappable#1). Binds "it"."""

    whom: Whom
    classes: ClassVar[tuple[type, ...]] = (mo.EnemyAttacked,)

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        a = event.record
        if a.defender < 0 or not self.whom.meant(s, a.defender, scope):
            return NO
        if any(n for r, n in a.hit if r == a.defender):
            return NO
        return ((("it", (a.enemy,)),),)

    def text(self, p: Printer) -> str:
        return f"after {agree(self.whom, 'defend', p)} against an attack that does no damage to the defender"


@dataclass(frozen=True)
class AttackIt(Verb):
    """champions:attack-player-action your identity makes an attack of so much damage, one of its own (champions:faq:dance-of-death#1)."""

    n: int
    who: Who

    def events(self, s: ChState, scope: Scope) -> Sequence[Event]:
        targets = tuple(r for r in self.who.refs(s, scope) if s.alive(r))
        return [mo.Attack(s.identity_ref(scope.you), targets, scope.you, source=scope.this, amount=self.n)] if targets else []

    def text(self, p: Printer) -> str:
        return f"{p.verb('attack')} {self.who.text(p)} for {self.n} damage"


@dataclass(frozen=True)
class IconsTurn(BoostTurns):
    """A boost card with icons is turned face up; binds "icons" to how many (champions:faq:attacrobatics#1: not without any)."""

    def matches(self, s: ChState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return ((("it", (event.card,)), ("icons", event.icons)),) if event.icons else NO
