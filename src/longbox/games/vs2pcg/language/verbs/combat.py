"""Verbs of combats: cancelling, other defenders."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.language.verbs.base import OnCards, PcgVerb
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Event
from longbox.kernel.actions import Objection
from longbox.kernel.nodes import dataclass
from longbox.kernel.queries import Scope
from longbox.kernel.text import Printer


@dataclass(frozen=True)
class CancelCombat(PcgVerb):
    """Cancel the combat (vs2pcg:term-cancel-combat#1)."""

    noun: str = "combat"
    rule = "vs2pcg:term-cancel-combat#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        return [ev.CancelCombat(scope.you, scope.this)]

    def possible(self, s: PcgState, scope: Scope) -> Objection | None:
        return None if s.combat is not None else Objection(self.rule, "there is no combat")

    def text(self, p: Printer) -> str:
        return f"cancel the {self.noun}"


@dataclass(frozen=True)
class AttackAtOnce(OnCards):
    """This character attacks another at once, alone, though it is exhausted (vs2pcg:melee-starting-combat#1)."""

    rule = "vs2pcg:melee-starting-combat#1"

    def event(self, s: PcgState, ref: int, scope: Scope) -> Event:
        return ev.AttackAtOnce(scope.this, ref, scope.you, scope.this)

    def text(self, p: Printer) -> str:
        return f"attack {self.who.text(p)} with {p.name} at once"


@dataclass(frozen=True)
class TurnTables(PcgVerb):
    """The combat is cancelled, and this character attacks those in melee that attacked it (vs2pcg:golden-rules#1).

    For its player that counts as a combat on the own turn, as far as plot twists are concerned.
    """

    rule = "vs2pcg:golden-rules#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        c = s.combat
        if c is None or not c.attackers or not s.there(scope.this):
            return ()
        first, *rest = c.attackers
        attack = ev.AttackAtOnce(scope.this, first, scope.you, scope.this, tuple(rest), freed=True)
        return [ev.CancelCombat(scope.you, scope.this), attack]

    def text(self, p: Printer) -> str:
        return (
            f"cancel the combat and {p.name} melee attacks the former attackers at once, all of whom defend; you may play combat plot twists "
            "in it as on your own turn"
        )


@dataclass(frozen=True)
class BecomeDefender(OnCards):
    """A character takes the place of the defender, with which it may switch positions (vs2pcg:term-switch#1)."""

    switch: bool = True
    rule = "vs2pcg:term-switch#1"

    def events(self, s: PcgState, scope: Scope) -> Sequence[Event]:
        refs = [r for r in self.who.refs(s, scope) if s.there(r)]
        c = s.combat
        if c is None or (c.defender < 0 and self.switch) or not refs:
            return ()
        out: list[Event] = [ev.ReplaceDefender(refs[0], scope.you, scope.this)]
        if self.switch:
            out.append(ev.SwitchPlaces(c.defender, refs[0], scope.you, scope.this))
        return out

    def text(self, p: Printer) -> str:
        words = f"replace the defender with {self.who.text(p)}"
        return f"{words} and switch their positions" if self.switch else words
