"""What is under way: frames that return what comes next, procedures with steps in the rulebook's order, the run loop."""

from __future__ import annotations

from enum import Enum
from itertools import count
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Self, TypeAlias, TypeVar, cast

from longbox.kernel.copying import copied_with
from longbox.kernel.decisions import Decision
from longbox.kernel.variables import S

if TYPE_CHECKING:
    from collections.abc import Callable

    from longbox.kernel.decisions import Answer
    from longbox.kernel.state import State, Token


class Done(Enum):
    """That a frame is through, as a value of its own."""

    DONE = "DONE"

    def __repr__(self) -> str:
        return "DONE"


DONE: Final = Done.DONE


class Then:
    """Push `frame`, and treat `flow` as what it returned: a frame that got part of the way before it had to stop."""

    __slots__ = ("flow", "frame")

    def __init__(self, frame: Frame, flow: Flow) -> None:
        self.frame = frame
        self.flow = flow


#: What a frame hands back: None (run me again), DONE, a Decision to ask, a Frame or a tuple of Frames to run first, Then.
#: What is compiled tells them apart in this order, so the most frequent comes first.
Flow: TypeAlias = "None | Done | Frame | tuple[Frame, ...] | Decision | Then"  # noqa: RUF036


class Waiting:
    """What a frame must have to itself: an event that waits in it, for applying it changes it."""

    __slots__ = ()

    def fork(self) -> Self:
        """A copy to be changed."""
        raise NotImplementedError


def to_itself(value: object) -> object:
    """What a forked frame has in place of `value`: lists, and the events in lists and tuples, are its own."""
    if type(value) is list:
        return [to_itself(v) for v in value]
    if type(value) is tuple:
        return tuple([to_itself(v) for v in value]) if value else value
    return value.fork() if isinstance(value, Waiting) else value


class Frame(Generic[S]):
    """Something under way. `run` does one bit, changes only its own place, and returns what comes next.

    When it runs again it reads `s.answer` (after a Decision) or `s.outcome` (after a Frame or an occurrence).
    """

    __slots__ = ("token",)

    def __init__(self) -> None:
        self.token: Token | None = None

    def run(self, s: S) -> Flow:
        """One bit of work."""
        raise NotImplementedError

    def bit(self, s: S) -> Flow:
        """As little of it as can be done at a time, for who looks at what is under way in between."""
        return self.run(s)

    def ask_anew(self, s: S) -> bool:
        """Go back to before the question it has asked, because somebody left the game. False: it must be asked again."""
        return False

    def fork(self) -> Self:
        """A copy that may be written, for a frame first run after a clone."""
        return copied_with(self, to_itself)


P = TypeVar("P", bound="Procedure")


_written = count()


class Step:
    """One step of a procedure: its rule, its name and what it does."""

    __slots__ = ("at", "do", "name", "rule", "taken")

    def __init__(self, rule: str, do: Callable[[P, S], Flow]) -> None:
        self.rule = rule
        #: in what order steps are written, and whether a class has this one for its own
        self.at = next(_written)
        self.taken = False
        #: called with procedures of the class that has the step, and states of its game
        self.do = cast("Callable[[Procedure, State], Flow]", do)
        self.name = do.__name__


def step(rule: str) -> Callable[[Callable[[P, S], Flow]], Step]:
    """Mark a method as the step of a procedure that carries out `rule`."""

    def wrap(do: Callable[[P, S], Flow]) -> Step:
        return Step(rule, do)

    return wrap


#: at most so many steps of a procedure at one go, so that the run loop notices one that never ends
_STEPS = 32


class Procedure(Frame[S]):
    """One procedure of a rulebook: steps run once each, in the order written; `goto` goes elsewhere, DONE ends it."""

    __slots__ = ("pc",)
    steps: ClassVar[tuple[Step, ...]] = ()
    #: where the step of each name stands among them
    step_places: ClassVar[dict[str, int]] = {}
    #: has it a guard of its own?
    guarded: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.guarded = cls.guard is not Procedure.guard
        # those that no class above it has
        own = [v for v in [getattr(cls, name, None) for name in dir(cls)] if isinstance(v, Step) and not v.taken]
        if own:
            own.sort(key=lambda st: st.at)
            for st in own:
                st.taken = True
            cls.steps = tuple(own)
            cls.step_places = {st.name: i for i, st in enumerate(own)}

    def __init__(self) -> None:
        self.token = None
        self.pc = 0

    def guard(self, s: S) -> bool:
        """Tested whenever control comes back; when false the procedure is cut short where it is."""
        return True

    def cut_short(self, s: S) -> Flow:
        """What is still done once the guard has failed."""
        return DONE

    def goto(self, name: str) -> Flow:
        """Continue with the step of this name."""
        if name not in self.step_places:
            raise LookupError(f"{self.__class__.__name__} has no step {name!r}")
        self.pc = self.step_places[name]
        return None

    @property
    def rule(self) -> str:
        """The rule of the step that ran last."""
        return self.steps[max(0, min(self.pc, len(self.steps)) - 1)].rule

    def run(self, s: S) -> Flow:
        steps = self.steps
        frames = s.frames
        guarded = self.guarded
        count = len(steps)
        for _ in range(_STEPS):
            pc = self.pc
            if pc >= count:
                return DONE
            if guarded and not self.guard(s):
                self.pc = count
                return self.cut_short(s)
            self.pc = pc + 1
            flow = steps[pc].do(self, s)
            # a step that took no time is followed by the next, unless the game is over or the procedure was dropped
            if flow is not None or s.result is not None or not frames or frames[-1] is not self:
                return flow
        return None

    def bit(self, s: S) -> Flow:
        if self.pc < len(self.steps) and self.guard(s):
            self.pc += 1
            return self.steps[self.pc - 1].do(self, s)
        # at its end, or cut short
        return self.run(s)


class AskAll(Frame):
    """Sealed decisions: each is asked, none of the answers is to be seen until all are given. Outcome: the answers."""

    __slots__ = ("answers", "decisions")

    def __init__(self, decisions: tuple[Decision, ...]) -> None:
        super().__init__()
        self.decisions = decisions
        self.answers: list[Answer | None] = []

    def run(self, s: State) -> Flow:
        if self.answers and self.answers[-1] is None:
            self.answers[-1] = s.answer
        if len(self.answers) == len(self.decisions):
            s.outcome = tuple(self.answers)
            return DONE
        self.answers.append(None)
        return self.decisions[len(self.answers) - 1]


class Conceding(Frame):
    """Somebody leaves the game, or time is called, whoever was asked what; then that question is asked again, if it still makes sense.

    `leaving` is the frame in which that happens. A frame below that can goes back to before it asked; another finds the
    answer, which a question to a player who has left gives itself.
    """

    __slots__ = ("leaving", "question", "stage")

    def __init__(self, leaving: Frame, question: Decision) -> None:
        super().__init__()
        self.leaving: Frame | None = leaving
        self.question = question
        self.stage = 0

    def run(self, s: State) -> Flow:
        self.stage += 1
        if self.stage == 1:
            leaving, self.leaving = self.leaving, None
            return leaving
        if self.stage == 2 and not (len(s.frames) > 1 and s.write_frame(len(s.frames) - 2).ask_anew(s)):
            return self.question
        return DONE


F = TypeVar("F", bound=Frame)


def unwind(s: State, cls: type[Frame]) -> None:
    """Drop every frame above the topmost one of this class (a game that ends, a player that leaves)."""
    for i in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[i], cls):
            del s.frames[i + 1 :]
            return
    raise LookupError(f"no {cls.__name__} is under way")


def cut_out(s: State, below: Frame, cls: type[Frame]) -> None:
    """Drop the frames between one that is under way and the first above it of this class (an effect that is called off)."""
    start = next(i for i, frame in enumerate(s.frames) if frame is below) + 1
    end = next(i for i in range(start, len(s.frames)) if isinstance(s.frames[i], cls))
    del s.frames[start:end]


def find(s: State, cls: type[F]) -> F | None:
    """The topmost frame of this class, or None."""
    for frame in s.frames[::-1]:
        if isinstance(frame, cls):
            return frame
    return None


#: so many frames that run without a decision of two options are an endless loop of mandatory actions
ENDLESS = 30_000


def advance(s: State, stop: Callable[[State], bool] | None = None) -> None:
    """Run until something is asked that has more than one answer, or nothing is under way.

    A question to a player who has left the game answers itself, unless the game knows who answers it now; so does one with
    a single answer, unless all are to be shown. With `stop` it halts before the bit of work at which that is true.
    """
    frames: list[Frame] = s.frames
    s.decision = None
    runs = 0
    while frames:
        if stop is not None and stop(s):
            return
        runs += 1
        if runs > ENDLESS:
            s.game.endless(s)
            frames.clear()
            s.game.tell_result(s)
            return
        frame = frames[-1]
        if frame.token is not s.token:
            frame = frame.fork()
            frame.token = s.token
            frames[-1] = frame
        flow = frame.run(s) if stop is None else frame.bit(s)
        if s.result is not None:
            frames.clear()
            s.game.tell_result(s)
            return
        while flow is not None:
            if flow is DONE:
                # an unwind may already have dropped the frame that ran
                if frames and frames[-1] is frame:
                    frames.pop()
                break
            if isinstance(flow, Frame):
                flow.token = s.token
                frames.append(flow)
                break
            if isinstance(flow, Decision):
                if flow.player >= 0 and s.players[flow.player].out:
                    heir = s.game.heir(s, flow)
                    if heir < 0:
                        standing = s.game.unattended(s, flow)
                        if standing is None:
                            s.answer = flow.shape.least()
                        else:
                            standing.token = s.token
                            frames.append(standing)
                        break
                    flow = flow.put_to(heir, s.game.seat_of(s, heir))
                only = None if flow.always else flow.shape.only()
                if only and s.game.shows_all(s):
                    only = None
                if only is not None:
                    s.answer = only
                    break
                s.decision = flow
                s.quiet = 0
                return
            if isinstance(flow, tuple):
                for f in flow[::-1]:
                    f.token = s.token
                    frames.append(f)
                break
            frame = flow.frame
            frame.token = s.token
            frames.append(frame)
            flow = flow.flow


def answer(s: State, given: tuple[int, ...]) -> None:
    """Answer the open decision (already checked) and run on."""
    s.answer = given
    advance(s)
