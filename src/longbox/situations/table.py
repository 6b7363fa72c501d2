"""What tables set by hand have in common, whatever is played on them: the match, what is asked, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from longbox.kernel.asked import questions
from longbox.kernel.events import Event, happen
from longbox.kernel.frames import DONE, Frame
from longbox.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.kernel.actions import Objection
    from longbox.kernel.asked import Question
    from longbox.kernel.decisions import Decision
    from longbox.kernel.frames import Flow
    from longbox.kernel.match import Match

#: the state of the game that is played
S = TypeVar("S", bound=State)


class AnyTable(Generic[S]):
    """A table, and the match that is played on it. How one acts there and what one looks at is each game's own."""

    match: Match

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

    def in_words(self) -> list[str]:
        """The options of the open question in words; none if nothing is asked."""
        d = self.decision
        return [] if d is None else [self.match.game.option_text(self.s, d.seat, d, o) for o in d.options]


class Interlude(Frame[S]):
    """Something that is let happen in the midst of a game: events, or a procedure. Then what was asked before, `question`, is asked
    anew, with what may be answered by now; where nothing was asked (None) the game goes on."""

    __slots__ = ("begun", "question", "what")

    def __init__(self, what: Frame[S] | tuple[Event, ...], question: Decision | None) -> None:
        super().__init__()
        self.what: Frame[S] | tuple[Event, ...] = what
        self.question = question
        self.begun = False

    def run(self, s: S) -> Flow:
        if not self.begun:
            self.begun = True
            what, self.what = self.what, ()
            return what if isinstance(what, Frame) else happen(s, *what)
        question, self.question = self.question, None
        if question is None or s.write_frame(len(s.frames) - 2).ask_anew(s):
            return DONE
        return question


def told(deed: str, objections: Sequence[Objection]) -> list[str]:
    """A deed, a line for each reason against it with its rule; or that there is none."""
    return [f"{deed} - no: {o.text}  [{o.rule}]" for o in objections] or [f"{deed} - nothing hinders it"]
