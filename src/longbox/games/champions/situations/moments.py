"""Moments at which a table laid by hand can be made to wait, though nothing is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.champions import events as ev
from longbox.games.champions.rules.activations import Attacking, TurningUp
from longbox.games.champions.rules.encounters import Revealing
from longbox.games.champions.rules.rounds import AgainstPlayer, EndOfPlayerPhase, VillainPhase
from longbox.games.champions.situations.complaints import near
from longbox.kernel.events import Occurrence
from longbox.kernel.frames import advance
from longbox.kernel.match import Match

if TYPE_CHECKING:
    from longbox.kernel.frames import Frame, Procedure
    from longbox.kernel.state import State


#: a moment -> the procedure under way then, and its step that comes next
_STEPS: Final[dict[str, tuple[type[Procedure], str]]] = {
    "end of player phase": (EndOfPlayerPhase, "ask"),
    "villain phase": (VillainPhase, "first_step"),
    "step 1": (VillainPhase, "threat"),
    "end of step 1": (VillainPhase, "second_step"),
    "step 2": (VillainPhase, "activate"),
    "end of step 2": (VillainPhase, "third_step"),
    "step 3": (VillainPhase, "deal"),
    "end of step 3": (VillainPhase, "fourth_step"),
    "step 4": (VillainPhase, "reveal"),
    "end of step 4": (VillainPhase, "fifth_step"),
    "step 5": (VillainPhase, "pass_token"),
    "end of step 5": (VillainPhase, "end"),
    "boost cards": (TurningUp, "turn_up"),
    "damage": (Attacking, "damage"),
}


ACTIVATION, REVEAL = "activation", "reveal"


MOMENTS: Final = (*_STEPS, ACTIVATION, REVEAL)


class Stop:
    """Is it that moment? An "activation" or a "reveal" is over when all is over that came of it."""

    def __init__(self, moment: str, skip: bool = False) -> None:
        if moment not in MOMENTS:
            raise LookupError(f"there is no moment {moment!r} to wait for: {near(moment, MOMENTS)}")
        self.moment = moment
        #: it is that moment already, and the next one is meant
        self.skip = skip
        #: where those frames are whose end is waited for
        self.open: list[int] = []

    def __call__(self, s: State) -> bool:
        found = self._found(s)
        skip, self.skip = self.skip, False
        return found and not skip

    def _found(self, s: State) -> bool:
        if self.moment in _STEPS:
            kind, name = _STEPS[self.moment]
            frame = s.frames[-1]
            if not isinstance(frame, kind) or frame.pc != frame.step_places[name]:
                return False
            # the steps of revealing and of turning up boost cards come again for each card
            return getattr(frame, "revealer", -1) < 0 if name == "reveal" else getattr(frame, "card", -1) < 0
        over = bool(self.open) and len(s.frames) <= self.open[-1]
        self.open = [at for at in self.open if at < len(s.frames)]
        self.open += [at for at, frame in enumerate(s.frames) if at not in self.open and self._waited(frame) and self._outer(at)]
        # of a stunned enemy nothing has begun that could end
        return over or (self.moment == ACTIVATION and _between(s.frames[-1]))

    def _outer(self, at: int) -> bool:
        """Frames are noted from the outermost on, so that the end of the innermost is met first."""
        return not self.open or at > self.open[-1]

    def _waited(self, frame: Frame) -> bool:
        if self.moment == REVEAL:
            return isinstance(frame, Revealing)
        if not isinstance(frame, Occurrence):
            return False
        return any(isinstance(e, ev.Activates) for e in (*frame.ready, *(e for e, _ in frame.todo)))


def _between(frame: Frame) -> bool:
    """champions:activation#5 has an enemy just had its turn to activate against a player in the villain phase?"""
    return isinstance(frame, AgainstPlayer) and frame.pc == frame.step_places["order"]


class Below:
    """Has what was put on top of that many frames come to its end?"""

    def __init__(self, frames: int) -> None:
        self.frames = frames

    def __call__(self, s: State) -> bool:
        return len(s.frames) <= self.frames


class Halting(Match):
    """A match that can be made to wait where nothing is asked."""

    stop: Stop | Below | None = None
    #: the moment at which it waits
    moment = ""

    def advance(self) -> None:
        advance(self.state, self.stop)
        if self.halted:
            if isinstance(self.stop, Stop):
                self.moment = self.stop.moment
            self.stop = None

    @property
    def halted(self) -> bool:
        """Is nothing asked though the game goes on?"""
        return self.state.decision is None and self.state.result is None and bool(self.state.frames)

    def resume(self) -> None:
        """Go on from where it waits."""
        self._run()
