"""Words about combat: who attacks whom, what stands in the way, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from longbox.games.vs import events as ev, moments
from longbox.games.vs.filters import _status
from longbox.games.vs.patterns import NO, YES, Subject, is_meant, said, subject_text
from longbox.games.vs.questions import About, AttackQuestion, MayTarget, MayTeamUp, MustAttack, can
from longbox.games.vs.sets import characters
from longbox.games.vs.state import (
    F_COMBAT,
    F_TIME,
    VsState,
)
from longbox.games.vs.terms import THIS
from longbox.kernel.abilities import Bindings, Pattern, Permission
from longbox.kernel.queries import Condition, Filter, Scope, Who
from longbox.kernel.text import Printer

if TYPE_CHECKING:
    from collections.abc import Sequence


NOT_IN_COMBAT = _status(
    "NotInCombat", "not attacking or defending", lambda s, n: not s.attacking(n) and not s.defending(n), F_COMBAT, "after"
)


@dataclass(frozen=True)
class AttackingIt(Filter):
    """Is attacking a certain character."""

    who: Who
    facets: ClassVar[int] = F_COMBAT

    def test(self, s: VsState, number: int, scope: Scope) -> bool:
        return s.attack is not None and s.attacking(number) and s.attack.defender in tuple(self.who.refs(s, scope))

    def text(self, p: Printer) -> str:
        return f"attacking {self.who.text(p)}"


@dataclass(frozen=True)
class BeenInCombat(Condition):
    """A card, as the object it is now, has attacked or defended this turn (vs:G:In Combat)."""

    who: Who
    words: str
    facets: ClassVar[int] = F_COMBAT | F_TIME

    def holds(self, s: VsState, scope: Scope) -> bool:
        refs = tuple(self.who.refs(s, scope))
        return any(
            True for cls in (moments.Attacks, moments.Defends) for _ in s.memory.since("turn", cls, lambda e: e.card in refs)
        )

    def text(self, p: Printer) -> str:
        return self.words.format(name=p.name)


@dataclass(frozen=True)
class Overcomes(AttackQuestion):
    """A question about any of several obstacles to an attack: "hidden", "protected" (vs:601.3), "row" (vs:601.2d)."""

    needs: tuple[str, ...] = ()

    def matches(self, s: VsState, event: object, scope: Scope) -> Sequence[Bindings]:
        return AttackQuestion.matches(self, s, event, scope) if getattr(event, "need", "") in self.needs else NO


@dataclass(frozen=True)
class BecomesStunnedBy(Pattern):
    """A character becomes stunned by one of some characters, however many of them stun it at once (vs:708.11d to 708.11g)."""

    by: Subject
    who: Subject = field(default_factory=characters)
    classes = (ev.Stun,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        stunners = (*event.stunners, *event.sources)
        if not is_meant(s, event.card, self.who, scope) or not any(is_meant(s, r, self.by, scope) for r in stunners):
            return NO
        return ((("that", event.card),),)

    def text(self, p: Printer) -> str:
        return f"whenever {said(self.who, p, 'becomes stunned')} by {subject_text(self.by, p)}"


@dataclass(frozen=True)
class GainsEndurance(Pattern):
    """A player ("you", an "opponent", or "any") gains endurance."""

    whose: str = "you"
    classes = (ev.GainEndurance,)

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        mine = event.player == scope.you
        return YES if self.whose == "any" or mine is (self.whose == "you") else NO

    def text(self, p: Printer) -> str:
        return f"whenever {({'you': 'you gain', 'opponent': 'an opponent gains', 'any': 'a player gains'})[self.whose]} endurance"


@dataclass(frozen=True)
class TeamsUp(Pattern):
    """A question about a team attack in which some character takes part (with `every`: of such characters alone), on `whom`.

    "Can't team attack", "can't be team attacked" (vs:601.2c, vs:601.3c), or "can team attack with each other" (vs:103.1).
    With `alone` it is about an attack by one of them alone: "can't attack alone".
    """

    who: Subject | None = None
    whom: Subject | None = None
    every: bool = False
    alone: bool = False
    classes = (MayTeamUp,)
    facets: ClassVar[int] = F_COMBAT

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        if (len(event.attackers) == 1) is not self.alone:
            return NO
        if self.who is not None:
            meant = [is_meant(s, s.ref(n), self.who, scope) for n in event.attackers]
            if not (all(meant) if self.every else any(meant)):
                return NO
        if self.whom is not None and (event.defender < 0 or not is_meant(s, s.ref(event.defender), self.whom, scope)):
            return NO
        return YES

    def text(self, p: Printer) -> str:
        return f"{subject_text(self.who, p) if self.who is not None else 'characters'} {'attack alone' if self.alone else 'team attack'}"


@dataclass(frozen=True)
class AboutYours(About):
    """A question about a card that is put for you: only what you would do with it is meant."""

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        return About.matches(self, s, event, scope) if event.player == scope.you else NO


@dataclass(frozen=True)
class AboutTheirs(About):
    """A question about a card that is put for an opponent: what opponents would target or use ("effects opponents control")."""

    def matches(self, s: VsState, event: Any, scope: Scope) -> Sequence[Bindings]:
        player = event.controller if isinstance(event, MayTarget) else event.player
        return About.matches(self, s, event, scope) if player not in (scope.you, -1) else NO


def attacks_if_able(words: str, who: Subject = THIS) -> Permission:
    """ "... attacks if able" (vs:600.4), as a power or, in a Lasting, for a time: its controller can't pass instead."""
    return can(words, About(MustAttack, who))
