"""What tables set by hand have in common, whatever is played on them: the match, what is asked, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar

from longbox.kernel.asked import questions
from longbox.kernel.decisions import Decision, Pick
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Frame, Procedure
from longbox.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.actions import Objection
    from longbox.kernel.asked import Question
    from longbox.kernel.frames import Flow
    from longbox.kernel.match import Match

#: the kind of the question by which what waits is let happen
BEGIN: Final = "begin"
#: the state of the game that is played
S = TypeVar("S", bound=State)


class AnyTable(Generic[S]):
    """A table, and the match that is played on it. How one acts there and what one looks at is each game's own."""

    match: Match
    #: what is let happen next waits for whoever plays here, in these words
    awaited: str = ""

    @property
    def s(self) -> S:
        """The state just now."""
        s: S = self.match.state
        return s

    @property
    def decision(self) -> Decision | None:
        """What is asked, None when the game is over."""
        return self.match.decision

    @property
    def log(self) -> str:
        """What has happened, each line with its rule."""
        return self.match.log.text()

    @property
    def questions(self) -> list[Question]:
        """All questions put so far, in order: each has `player`, `kind`, `rule`, `prompt`, `options` and `answer` (None while it is open).

        What has one answer only is not put, unless the windows of the match say so.
        """
        return questions(self.match)

    def next(self, words: str) -> Self:
        """What is let happen now waits until whoever plays at this table lets it, and is told there in these words."""
        self.awaited = words
        return self

    def begins(self) -> None:
        """Let happen what waits for that."""
        d = self.decision
        if d is None or d.kind != BEGIN:
            raise LookupError("nothing waits here to be let happen")
        self.match.choose((0,))

    def triggered(self) -> Frame[S] | None:
        """What resolves the abilities that wait once something has happened; None where that is part of its happening."""
        return None

    def interlude(self, what: Frame[S] | tuple[Event, ...], question: Decision | None) -> None:
        """Put what is let happen on top of what is under way, or after what already waits there."""
        s = self.s
        words, self.awaited = self.awaited, ""
        if words and s.decision is not None and s.decision.kind == BEGIN:
            top = s.write_frame(len(s.frames) - 1)
            assert isinstance(top, Interlude)
            if (waiting := self.triggered()) is not None:
                top.adds(waiting, "")
            top.adds(what, words)
        else:
            s.frames.append(Interlude[S](what, question, words))

    def in_words(self) -> list[str]:
        """The options of the open question in words; none if nothing is asked."""
        d = self.decision
        return [] if d is None else [self.match.game.option_text(self.s, d.seat, d, o) for o in d.options]


class Interlude(Frame[S]):
    """Something that is let happen in the midst of a game: events, or a procedure. Then what was asked before, `question`, is asked
    anew, with what may be answered by now; where nothing was asked (None) the game goes on.

    What has `words` waits until whoever plays at this table lets it happen; more of that may come after it."""

    __slots__ = ("awaited", "question", "scenes")

    def __init__(self, what: Frame[S] | tuple[Event, ...], question: Decision | None, words: str = "") -> None:
        super().__init__()
        self.scenes: tuple[tuple[str, Frame[S] | tuple[Event, ...]], ...] = ((words, what),)
        self.question = question
        #: it has been told what happens next, and that waits
        self.awaited = False

    def adds(self, what: Frame[S] | tuple[Event, ...], words: str) -> None:
        """Let this happen after what is there."""
        self.scenes = (*self.scenes, (words, what))

    def run(self, s: S) -> Flow:
        if self.scenes:
            words, what = self.scenes[0]
            if words and not self.awaited:
                self.awaited = True
                return self._waits(s, words, what)
            self.awaited = False
            self.scenes = self.scenes[1:]
            # whoever goes back to before it finds it as it was
            return what.fork() if isinstance(what, Frame) else happen(s, *what)
        question, self.question = self.question, None
        if question is None or s.write_frame(len(s.frames) - 2).ask_anew(s):
            return DONE
        return question.put_to(question.player, s.game.seat_of(s, question.player))

    def _waits(self, s: S, words: str, what: Frame[S] | tuple[Event, ...]) -> Decision:
        """The question that has one answer, under the rule of what happens."""
        player = 0 if self.question is None else self.question.player
        rule = what[0].rule if isinstance(what, tuple) else what.steps[0].rule if isinstance(what, Procedure) else ""
        return Decision(player, s.game.seat_of(s, player), rule, BEGIN, Pick((words,)), (), "What happens now", always=True)


def told(deed: str, objections: Sequence[Objection]) -> list[str]:
    """A deed, a line for each reason against it with its rule; or that there is none."""
    return [f"{deed} - no: {o.text}  [{o.rule}]" for o in objections] or [f"{deed} - nothing hinders it"]
