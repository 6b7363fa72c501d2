"""Characters that were in no zone as they come into play: tokens (vs2pcg:token-characters#1), and what comes from outside the game."""

from __future__ import annotations

from longbox.games.vs2pcg import events as ev
from longbox.games.vs2pcg.state import PcgState
from longbox.games.vs2pcg.state.bases import Procedure
from longbox.kernel.events import happen
from longbox.kernel.frames import Flow, step


class CreatingTokens(Procedure):
    """vs2pcg:token-characters#1 tokens are made and appear, all at once; one that could not come into play never was."""

    __slots__ = ("event", "made")

    def __init__(self, event: ev.CreateTokens) -> None:
        super().__init__()
        self.event = event
        self.made: tuple[int, ...] = ()

    @step("vs2pcg:token-characters#1")
    def make(self, s: PcgState) -> Flow:
        return happen(s, ev.MakeTokens(self.event.player, self.event.printed, self.event.amount))

    @step("vs2pcg:term-appears#1")
    def appear(self, s: PcgState) -> Flow:
        event = self.event
        self.made = s.outcome.events[0].made
        return happen(s, *[ev.Appear(r, event.player, event.row, source=event.source) for r in self.made], derived=())

    @step("vs2pcg:token-characters#1")
    def gone(self, s: PcgState) -> Flow:
        # it may have the name of a main character of that side (vs2pcg:uniqueness#2)
        return happen(s, *[ev.Remove(r) for r in self.made if s.there(r)])


class BringingIn(Procedure):
    """vs2pcg:golden-rules#1 a main character comes from outside the game, stunned; it has its level."""

    __slots__ = ("event",)

    def __init__(self, event: ev.BringIn) -> None:
        super().__init__()
        self.event = event

    @step("vs2pcg:golden-rules#1")
    def make(self, s: PcgState) -> Flow:
        return happen(s, ev.MakeTokens(self.event.player, self.event.printed, 1, self.event.level))

    @step("vs2pcg:term-appears#1")
    def appear(self, s: PcgState) -> Flow:
        event = self.event
        made = s.outcome.events[0].made[0]
        return happen(s, ev.Appear(made, event.player, event.row, source=event.source, down=True, kept=True), derived=())


def bringing_in(s: PcgState, event: ev.BringIn) -> BringingIn:
    """What carries out that a character comes from outside the game."""
    return BringingIn(event)


def creating(s: PcgState, event: ev.CreateTokens) -> CreatingTokens:
    """What carries out the creating of tokens."""
    return CreatingTokens(event)
