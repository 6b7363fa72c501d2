"""An answer belongs to the record once it has run: what breaks in on it leaves the match where it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.kernel.match import Match, digest, replay
from tests.forms import plain
from tests.kernel.conformance import random_answer
from tests.kernel.makers import MADE_UP, MADEUP2


def played(answers: int, **more: Any) -> Match:
    match = Match(MADE_UP, MADEUP2.setup(3), 3, **more)
    rng = random.Random(3)
    while match.decision is not None and len(match.answers) < answers:
        match.choose(random_answer(match.decision, rng))
    return match


pytestmark = plain


class Fingers:
    """Breaks in when so many lines of the log have been written."""

    def __init__(self, match: Match, after: int, error: type[BaseException]) -> None:
        assert match.log is not None
        self.write, self.after, self.error = match.log.write, after, error
        match.state.log = self.told

    def told(self, s: Any, event: Any) -> None:
        self.after -= 1
        if self.after < 0:
            raise self.error
        self.write(s, event)


@pytest.fixture
def armed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A match into which something will break."""

    def arm(match: Match, after: int, error: type[BaseException] = KeyboardInterrupt) -> None:
        fingers = Fingers(match, after, error)
        # the match hands its own log to the state as it runs
        assert match.log is not None
        monkeypatch.setattr(match.log, "write", fingers.told)

    return arm


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_what_breaks_in_on_an_answer_takes_it_back(error: type[BaseException], after: int, armed: Any) -> None:
    broken = 0
    for at in range(2, 40, 3):
        match, untouched = played(at), played(at)
        assert match.decision is not None and match.log is not None
        lines = len(match.log.lines)
        answer = random_answer(match.decision, random.Random(at))
        armed(match, after, error)
        try:
            match.choose(answer)
        except error:
            broken += 1
        else:
            continue  # it had fewer lines than that
        assert match.answers == untouched.answers and digest(match.state) == digest(untouched.state)
        assert len(match.log.lines) == lines and match.decision is not None
        assert match.record() == untouched.record()
        assert replay(MADE_UP, match.record()).answers == match.answers
        # it can be answered once more, and undone as before
        match.log.write = type(match.log).write.__get__(match.log)  # type: ignore[method-assign]
        match.choose(answer)
        untouched.choose(answer)
        assert match.record() == untouched.record() and match.log.text() == (untouched.log.text() if untouched.log else "")
        assert match.undo() and match.undo() and untouched.undo() and untouched.undo()
        assert match.record() == untouched.record()
    assert broken > 3


def test_what_breaks_in_on_conceding_takes_it_back(armed: Any) -> None:
    match, untouched = played(10), played(10)
    armed(match, 0)
    with pytest.raises(KeyboardInterrupt):
        match.concede(0)
    assert match.record() == untouched.record() and not match.players[0].out


def test_without_a_history_a_match_that_was_broken_into_has_no_record(armed: Any) -> None:
    match = played(10, history=False)
    assert match.decision is not None and match.record()["answers"]
    armed(match, 0)
    with pytest.raises(KeyboardInterrupt):
        match.concede(0)
    assert len(match.answers) == 10
    with pytest.raises(RuntimeError, match="an answer has run in part"):
        match.record()
