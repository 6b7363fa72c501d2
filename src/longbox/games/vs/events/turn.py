"""Turns, phases and steps that begin and end (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.events.modifiers import drop_modifiers
from longbox.games.vs.state import F_PLAYS, F_TEXT, F_TIME, PHASES, RESOURCES, ROWS
from longbox.games.vs.state.bases import Event

if TYPE_CHECKING:
    from longbox.games.vs.state import VsState
    from longbox.kernel.modifiers import Modifier
    from longbox.kernel.queries import Scope


class NewTurn(Event):
    """vs:400.1 a turn begins."""

    __slots__ = ()
    rule = "vs:400.1"
    facets = F_TIME | F_PLAYS

    def apply(self, s: VsState) -> None:
        s.turn += 1
        s.attacks = 0
        s.quiet = 0
        s.memory.forget_before("turn")
        s.memory.begin("turn")
        s.past = {ref: past for ref, past in s.past.items() if _referred(s, ref)}
        s.schedule = PHASES

    def told(self, s: VsState, seat: int) -> str:
        return f"Turn {s.turn}: {s.players[s.initiative].name} has the initiative"


def _referred(s: VsState, ref: int) -> bool:
    """Does a modifier or waiting trigger still speak of this object?"""
    scopes = [m.scope for m in s.modifiers] + [p.scope for p in (*s.pending, *s.waiting)]
    return any(sc.this == ref or any(ref in t for t in sc.targets) or _event_card(sc) == ref for sc in scopes)


def _event_card(scope: Scope) -> int:
    return getattr(scope.event, "card", -1)


def of_step(m: Modifier) -> bool:
    """vs:513.1a does this modifier end with the present step?"""
    return m.until.endswith("step")


class BeginPhase(Event):
    """vs:400.8 a phase begins; "at the start of" it triggers. A modifier that skips it replaces this (vs:400.9a)."""

    __slots__ = ("phase",)
    rule = "vs:400.8"
    facets = F_TIME

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def affected(self, s: VsState) -> int:
        return s.initiative

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, of_step)
        s.phase = self.phase
        s.step = ""
        s.step_player = -1
        s.memory.begin("phase")

    def told(self, s: VsState, seat: int) -> str:
        return self.phase[0].upper() + self.phase[1:]


class BeginStep(Event):
    """vs:400.4 a player's step begins. What triggers "at the start of" it does so with StartOfStep."""

    __slots__ = ("step",)
    rule = "vs:400.4"
    facets = F_TIME

    def __init__(self, step: str, player: int) -> None:
        super().__init__(player)
        self.step = step

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, of_step)
        s.step = self.step
        s.step_player = self.player
        s.memory.begin("step")

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name}: {self.step}"


class StartOfStep(Event):
    """vs:400.8 the moment at which powers trigger "at the start of" a player's step, after its own first action."""

    __slots__ = ("step",)
    rule = "vs:400.8"

    def __init__(self, step: str, player: int) -> None:
        super().__init__(player)
        self.step = step


class EndStep(Event):
    """vs:400.7b a player's step is over."""

    __slots__ = ()
    rule = "vs:400.7b"
    facets = F_TIME

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, of_step)
        s.step = ""
        s.step_player = -1


class PassInitiative(Event):
    """vs:408.2e the initiative passes clockwise (vs:G:Initiative)."""

    __slots__ = ()
    rule = "vs:408.2e"
    facets = F_TIME

    def apply(self, s: VsState) -> None:
        s.initiative = s.after(s.initiative)


class HoldTriggers(Event):
    """vs:408.2 triggers of the wrap-up wait for the next draw phase."""

    __slots__ = ()
    rule = "vs:408.2"

    def apply(self, s: VsState) -> None:
        s.waiting = (*s.waiting, *s.pending)
        s.pending = ()


class ReleaseTriggers(Event):
    """vs:401.1 the triggers of the last wrap-up go onto the chain with those of the draw phase."""

    __slots__ = ()
    rule = "vs:401.1"

    def apply(self, s: VsState) -> None:
        s.pending = (*s.waiting, *s.pending)
        s.waiting = ()


class Schedule(Event):
    """vs:400.10 phases or attack steps are added (`extra` players for attack steps), or the next phase is taken."""

    __slots__ = ("extra", "schedule")
    rule = "vs:400.10b"

    def __init__(self, schedule: tuple[str, ...] | None = None, extra: tuple[int, ...] | None = None) -> None:
        super().__init__()
        self.schedule = schedule
        self.extra = extra

    def apply(self, s: VsState) -> None:
        if self.schedule is not None:
            s.schedule = self.schedule
        if self.extra is not None:
            s.extra = self.extra


class EndTurn(Event):
    """vs:408.2d what lasts for "this turn" is over."""

    __slots__ = ()
    rule = "vs:408.2d"
    facets = F_TEXT | F_TIME

    def apply(self, s: VsState) -> None:
        drop_modifiers(s, lambda m: m.until in ("turn", "attack") or m.until.endswith("phase") or m.ability.spent(s, m.scope))
        # vs:706.2 text gained by paying for boost is gained for the turn
        for p in s.order:
            for n in (*s.zone(p, ROWS), *s.zone(p, RESOURCES)):
                if s.cards[n].paid:
                    s.write(n).paid = ()


class FirstChoice(Event):
    """vs:101.4 a random player chooses who starts with the initiative."""

    __slots__ = ()
    rule = "vs:101.4"

    def apply(self, s: VsState) -> None:
        s.initiative = s.order[s.below(len(s.order))]

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[s.initiative].name} chooses who starts with the initiative"


class TakeInitiative(Event):
    """vs:101.4 a player starts the game with the initiative."""

    __slots__ = ()
    rule = "vs:101.4"

    def __init__(self, player: int) -> None:
        super().__init__(player)

    def apply(self, s: VsState) -> None:
        s.initiative = self.player

    def told(self, s: VsState, seat: int) -> str:
        return f"{s.players[self.player].name} starts with the initiative"
