"""When characters attack, defend, enter and leave combat, and an attack ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events as ev
from longbox.games.vs.language.patterns.cards import Befalls
from longbox.games.vs.language.patterns.subjects import NO, YES, is_meant, said, theirs_or_yours
from longbox.games.vs.state.bases import Pattern
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import This
from longbox.kernel.text import a

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.games.vs.language.patterns.subjects import Subject
    from longbox.games.vs.state import VsState
    from longbox.kernel.abilities import Bindings
    from longbox.kernel.queries import Query, Scope
    from longbox.kernel.text import Printer


@dataclass(frozen=True)
class CausesBreakthrough(Pattern):
    """A character causes breakthrough to a player ("that much" is the event's amount). `whom` narrows the defender.

    With `least` it counts only if it is so much, each attacker's by itself (vs:602.9c).
    """

    who: Subject = This()
    whom: Query | None = None
    least: int = 0
    classes = (ev.Breakthrough,)

    def matches(self, s: VsState, event: ev.Breakthrough, scope: Scope) -> Sequence[Bindings]:
        if event.amount < self.least:
            return NO
        if self.whom is not None:
            a = s.attack
            if a is None or a.defender < 0 or not is_meant(s, a.defender, self.whom, scope):
                return NO
            if is_meant(s, event.attacker, self.who, scope):
                return ((("that player", event.player), ("defender", a.defender)),)
        return ((("that player", event.player),),) if is_meant(s, event.attacker, self.who, scope) else NO

    def text(self, p: Printer) -> str:
        some = f"{self.least} or more " if self.least else ""
        return f"whenever {said(self.who, p, f'causes {some}breakthrough')}"


@dataclass(frozen=True)
class CharacterAttacks(Pattern):
    """A character attacks: it gains the attacker characteristic (vs:602.4). `whom` narrows the defender.

    With `team` it team attacks; `direct` says whether it is a player that is attacked.
    """

    who: Subject = This()
    whom: Query | None = None
    team: bool = False
    direct: bool | None = None
    classes = (ev.Attacks,)

    def matches(self, s: VsState, event: ev.Attacks, scope: Scope) -> Sequence[Bindings]:
        if not is_meant(s, event.card, self.who, scope):
            return NO
        if self.whom is not None and (event.defender < 0 or not is_meant(s, event.defender, self.whom, scope)):
            return NO
        if (self.team and not event.team) or (self.direct is not None and event.direct is not self.direct):
            return NO
        return ((("that", event.card), ("defender", event.defender)),)

    def text(self, p: Printer) -> str:
        whom = a(self.whom.noun(p)) if self.whom else "" if self.direct is None else "a player" if self.direct else "a character"
        return f"whenever {said(self.who, p, 'team attacks' if self.team else 'attacks')}" + (f" {whom}" if whom else "")


@dataclass(frozen=True)
class CharacterDefends(Pattern):
    """A character defends: once per character that becomes a defender (vs:602.4), or `against` each of some attackers."""

    who: Subject = This()
    against: Query | None = None
    classes = (ev.Defends, ev.DefendsAgainst)

    def matches(self, s: VsState, event: ev.Defends, scope: Scope) -> Sequence[Bindings]:
        if not is_meant(s, event.card, self.who, scope):
            return NO
        if self.against is None:
            return NO if isinstance(event, ev.DefendsAgainst) else ((("that", event.card),),)
        return tuple((("that", event.card), ("attacker", r)) for r in event.attackers if is_meant(s, r, self.against, scope))

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'defends')}" + (f" against {a(self.against.noun(p))}" if self.against else "")


@dataclass(frozen=True)
class EntersCombat(Pattern):
    """A character enters combat (attacks or defends), or does so `with_` each of some characters (vs:G:Enters Combat)."""

    who: Subject = This()
    with_: Query | None = None
    classes = (ev.Attacks, ev.Defends, ev.DefendsAgainst)

    def matches(self, s: VsState, event: ev.Attacks | ev.Defends, scope: Scope) -> Sequence[Bindings]:
        if not is_meant(s, event.card, self.who, scope):
            return NO
        if self.with_ is None:
            # who defends already does not enter combat again
            return NO if isinstance(event, ev.DefendsAgainst) else ((("that", event.card),),)
        facing = (event.defender,) if isinstance(event, ev.Attacks) else event.attackers
        return tuple((("that", event.card), ("other", r)) for r in facing if r >= 0 and is_meant(s, r, self.with_, scope))

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'enters combat')}" + (f" with {a(self.with_.noun(p))}" if self.with_ else "")


@dataclass(frozen=True)
class LeavesAttack(Befalls):
    """An attacker or defender is removed from the attack by a modifier that says so (vs:602.2, vs:602.3)."""

    classes = (ev.RemoveFromAttack,)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'is removed')} from an attack"


@dataclass(frozen=True)
class AttackEnds(Pattern):
    """An attack has concluded, of the player ("you", an "opponent" or "any") who made it; what it triggers waits (vs:602.8h)."""

    whose: str = "any"
    classes = (ev.EndAttack,)

    def matches(self, s: VsState, event: ev.EndAttack, scope: Scope) -> Sequence[Bindings]:
        return YES if theirs_or_yours(s.step_player, self.whose, scope) else NO

    def text(self, p: Printer) -> str:
        whose = {"you": "an attack of yours", "opponent": "an opponent's attack", "any": "an attack"}[self.whose]
        return f"whenever {whose} concludes"


@dataclass(frozen=True)
class InConclusion(Pattern):
    """A stun that another pattern means, by an attacker or defender as an attack concludes (vs:602.6a, vs:602.6c)."""

    inner: Pattern

    def listens(self) -> Sequence[type]:
        return self.inner.listens()

    def matches(self, s: VsState, event: ev.Stun, scope: Scope) -> Sequence[Bindings]:
        return self.inner.matches(s, event, scope) if event.stunners else NO

    def text(self, p: Printer) -> str:
        return f"{self.inner.text(p)} by an attacker or defender"
