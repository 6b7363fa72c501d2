"""The questions of a match so far, in words: what was put to whom, and what was answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel.decisions import Act, Name, Pay, Pick
from longbox.kernel.views import View

if TYPE_CHECKING:
    from longbox.kernel.decisions import Answer, Shape
    from longbox.kernel.match import Match
    from longbox.kernel.state import State


class Question:
    """A question that was put: to whom, of what kind, under which rule, with which options; `answer` is None while it is open.

    An answer that picks options is those options in words, any other the numbers that were given.
    """

    __slots__ = ("answer", "kind", "options", "player", "prompt", "rule")

    def __init__(self, s: State, given: Answer | None) -> None:
        d = s.decision
        assert d is not None, "what has been asked"
        view = View(s, d.seat)
        self.player: str = s.players[d.player].name
        self.kind: str = d.kind
        self.rule: str = d.rule
        self.prompt = view.prompt()
        self.options = [view.option_text(o) for o in d.options]
        self.answer: list[str] | list[int] | None = None if given is None else self._read(s, d.shape, given)

    def _read(self, s: State, shape: Shape, given: Answer) -> list[str] | list[int]:
        """The answer in words, where there are words for it."""
        if given[:1] == (-1,):
            return ["concedes"]
        if given[:1] == (-3,):
            return ["something is used in between"]
        if given[:1] == (-2,):
            return ["time is called"]
        if isinstance(shape, Act):
            # one that is answered on says how
            action = shape.options[given[0]]
            return [action.told(s, given[1:]) if len(given) > 1 and hasattr(action, "told") else self.options[given[0]]]
        if isinstance(shape, Pick | Name | Pay) and all(i < len(self.options) for i in given):
            return [self.options[i] for i in given]
        return list(given)

    def __repr__(self) -> str:
        said = "open" if self.answer is None else ", ".join(str(a) for a in self.answer) or "nothing"
        return f"<{self.kind} of {self.player} [{self.rule}]: {said}>"


def questions(match: Match) -> list[Question]:
    """All questions that have been put so far, in order; the last one may be open. Those with one answer only were not put."""
    out = [Question(state, given) for state, given in match.answered()]
    return [*out, Question(match.state, None)] if match.decision is not None else out
