"""Frames: procedures step by step, guards, sealed questions, unwinding, and the run loop."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import frames
from longbox.kernel.decisions import Decision, Number, Pick
from longbox.kernel.frames import (
    DONE,
    AskAll,
    Conceding,
    Flow,
    Frame,
    Procedure,
    Then,
    advance,
    answer,
    find,
    step,
    unwind,
)
from longbox.kernel.game import Game
from longbox.kernel.state import Player, State


class Bare(Game):
    """A game of frames alone."""

    def endless(self, s: Any) -> None:
        s.result = "endless"


class Noting(State):
    """A state with a place to note what has been done."""

    __slots__ = ("notes",)

    def __init__(self, *names: str) -> None:
        super().__init__(Bare(), 1)
        self.notes: tuple[Any, ...] = ()
        for i, name in enumerate(names):
            self.add_thing(Player(i, name, i))

    def copy_into(self, new: Any) -> None:
        State.copy_into(self, new)
        new.notes = self.notes


def run(*started: Frame) -> Noting:
    """A state in which these frames are under way, the first on top, run as far as it goes."""
    s = Noting("A", "B")
    s.frames.extend(reversed(started))
    advance(s)
    return s


def ask(player: int = 0, hi: int = 3, always: bool = False) -> Decision:
    return Decision(player, player, "vs:216.1", "number", Number(0, hi), always=always)


class Note(Frame):
    """Notes something and is done; its outcome is what it noted."""

    __slots__ = ("what",)

    def __init__(self, what: Any) -> None:
        super().__init__()
        self.what = what

    def run(self, s: Any) -> Flow:
        s.notes = (*s.notes, self.what)
        s.outcome = self.what
        return DONE


class Steps(Procedure):
    """Does one of everything."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        super().__init__()
        self.seen: tuple[Any, ...] = ()

    @step("vs:101.1")
    def call(self, s: Any) -> Flow:
        return Note("called")

    @step("vs:101.2")
    def call_two(self, s: Any) -> Flow:
        self.seen = (*self.seen, s.outcome)
        return (Note("first"), Note("second"))

    @step("vs:101.3")
    def ask(self, s: Any) -> Flow:
        self.seen = (*self.seen, s.outcome)
        return ask()

    @step("vs:101.4")
    def read(self, s: Any) -> Flow:
        self.seen = (*self.seen, s.answer)
        return None

    @step("vs:101.5")
    def end(self, s: Any) -> Flow:
        s.notes = (*s.notes, *self.seen)
        return DONE

    @step("vs:101.6")
    def never(self, s: Any) -> Flow:
        raise AssertionError("a procedure that is done goes no further")


def test_a_procedure_takes_its_steps_in_the_order_written() -> None:
    assert [(st.name, st.rule) for st in Steps.steps][:3] == [("call", "vs:101.1"), ("call_two", "vs:101.2"), ("ask", "vs:101.3")]
    s = run(Steps())
    assert s.notes == ("called", "first", "second")
    assert s.decision is not None and s.decision.kind == "number"
    assert find(s, Steps).rule == "vs:101.3"
    answer(s, (2,))
    assert s.decision is None and not s.frames
    assert s.notes[3:] == ("called", "second", (2,)), "frames of a tuple run in order, and the last outcome is read"


def test_goto_and_its_error() -> None:
    p = Steps()
    assert p.goto("end") is None and p.pc == 4
    with pytest.raises(LookupError, match="Steps has no step 'nowhere'"):
        p.goto("nowhere")


class Guarded(Procedure):
    """Cut short as soon as its guard fails."""

    __slots__ = ("cut",)

    def __init__(self, cut: bool) -> None:
        super().__init__()
        self.cut = cut

    def guard(self, s: Any) -> bool:
        return "stop" not in s.notes

    def cut_short(self, s: Any) -> Flow:
        return Note("cleared away") if self.cut else DONE

    @step("vs:602.1")
    def begin(self, s: Any) -> Flow:
        return Note("stop")

    @step("vs:602.2")
    def go_on(self, s: Any) -> Flow:
        return Note("went on")


@pytest.mark.parametrize(("cut", "notes"), [(True, ("stop", "cleared away", "after")), (False, ("stop", "after"))])
def test_a_guard_that_fails_cuts_a_procedure_short(cut: bool, notes: tuple[str, ...]) -> None:
    assert run(Guarded(cut), Note("after")).notes == notes


def test_a_frame_that_got_part_of_the_way_is_pushed_with_what_it_returned() -> None:
    class Starts(Frame):
        __slots__ = ("done",)

        def __init__(self) -> None:
            super().__init__()
            self.done = False

        def run(self, s: Any) -> Flow:
            if self.done:
                return DONE
            self.done = True
            return Then(Note("outer"), Then(Note("inner"), Note("innermost")))

    assert run(Starts(), Note("after")).notes == ("innermost", "inner", "outer", "after")


def test_an_empty_tuple_only_puts_a_frame_onto_the_stack() -> None:
    class Starts(Frame):
        __slots__ = ("done",)

        def __init__(self) -> None:
            super().__init__()
            self.done = False

        def run(self, s: Any) -> Flow:
            if self.done:
                return DONE
            self.done = True
            return Then(Note("run again, now from the stack"), ())

    assert run(Starts()).notes == ("run again, now from the stack",)


def test_a_question_with_one_answer_is_not_asked_unless_it_is_to_be() -> None:
    class Asks(Frame):
        __slots__ = ("always", "asked")

        def __init__(self, always: bool) -> None:
            super().__init__()
            self.always = always
            self.asked = False

        def run(self, s: Any) -> Flow:
            if self.asked:
                s.notes = (*s.notes, s.answer)
                return DONE
            self.asked = True
            return ask(hi=0, always=self.always)

    assert run(Asks(False)).notes == ((0,),)
    s = run(Asks(True))
    assert s.decision is not None and s.notes == ()


def test_a_question_to_a_player_who_has_left_answers_itself() -> None:
    s = Noting("A", "B")
    s.things[1].out = True
    s.frames.append(AskAll((ask(1), ask(0), Decision(1, 1, "", "pick", Pick("abc", 2, 3)))))
    advance(s)
    assert s.decision is not None and s.decision.player == 0
    answer(s, (2,))
    assert s.outcome == ((0,), (2,), (0, 1))


def test_sealed_questions_are_all_asked_before_any_answer_is_read() -> None:
    s = Noting("A", "B")
    s.frames.append(AskAll((ask(0), ask(1))))
    advance(s)
    assert s.decision is not None and s.decision.player == 0
    answer(s, (3,))
    assert s.decision is not None and s.decision.player == 1 and s.outcome is None
    answer(s, (1,))
    assert s.decision is None and s.outcome == ((3,), (1,))


def test_unwinding_drops_what_lies_above() -> None:
    class Holder(Frame):
        __slots__ = ()

    class Ends(Frame):
        __slots__ = ()

        def run(self, s: Any) -> Flow:
            unwind(s, Holder)
            s.frames.pop()
            return DONE

    s = Noting()
    s.frames.extend([Note("under"), Holder(), Note("dropped"), Ends()])
    advance(s)
    assert s.notes == ("under",)
    with pytest.raises(LookupError, match="no Holder is under way"):
        unwind(s, Holder)
    assert find(s, Holder) is None


def test_a_result_ends_everything() -> None:
    class Wins(Frame):
        __slots__ = ()

        def run(self, s: Any) -> Flow:
            s.result = "won"
            return ask()

    s = run(Wins(), Note("after"))
    assert s.decision is None and not s.frames and s.notes == ()


def test_frames_without_end_are_the_games_to_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spins(Frame):
        __slots__ = ()

        def run(self, s: Any) -> Flow:
            return None

    monkeypatch.setattr(frames, "ENDLESS", 50)
    s = run(Spins())
    assert s.result == "endless" and not s.frames


def test_a_frame_is_forked_when_first_run_after_a_clone() -> None:
    s = run(Steps())
    other = s.clone()
    shared = s.frames[-1]
    assert other.frames[-1] is shared
    answer(s, (1,))
    assert shared.pc == 3, "neither the frame that the clone still has ..."
    answer(other, (2,))
    assert s.notes[-1] == (1,) and other.notes[-1] == (2,), "... nor what comes of it is shared"


def test_lists_of_a_forked_frame_are_its_own() -> None:
    frame = AskAll((ask(0), ask(1)))
    frame.answers = [(1,)]
    other = frame.fork()
    other.answers.append((2,))
    assert frame.answers == [(1,)]


class Window(Frame):
    """Asks, notes the answer; may go back to before it asked."""

    __slots__ = ("anew", "asked")

    def __init__(self, anew: bool) -> None:
        super().__init__()
        self.anew = anew
        self.asked = False

    def ask_anew(self, s: Any) -> bool:
        self.asked = not self.anew
        return self.anew

    def run(self, s: Any) -> Flow:
        if self.asked:
            s.notes = (*s.notes, s.answer)
            return DONE
        self.asked = True
        s.notes = (*s.notes, "asks")
        return ask()


class Leaves(Frame):
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, s: Any) -> Flow:
        s.write_player(self.player).out = True
        return DONE


@pytest.mark.parametrize(
    ("anew", "leaver", "notes"),
    [
        (False, 1, ("asks", (3,))),  # the same question, to the same player
        (True, 1, ("asks", "asks", (3,))),  # the window has opened again
        (False, 0, ("asks", (0,))),  # who has left answers with what does least
    ],
)
def test_what_was_asked_when_somebody_left(anew: bool, leaver: int, notes: tuple[Any, ...]) -> None:
    s = run(Window(anew))
    assert s.decision is not None
    s.frames.append(Conceding(Leaves(leaver), s.decision))
    advance(s)
    if leaver == 1:
        assert s.decision is not None and s.decision.player == 0
        answer(s, (3,))
    assert s.notes == notes and not s.frames
