"""Matches: records, files and their errors, undo, branches, conceding, digests, logs."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from longbox.kernel.decisions import IllegalAnswer
from longbox.kernel.game import Game
from longbox.kernel.match import CONCEDE, DIGEST_EVERY, Match, RecordError, digest, encode, read_record, replay
from longbox.kernel.memory import Memory
from longbox.kernel.queries import Fixed, Scope
from longbox.kernel.setups import SetupError
from tests.forms import plain
from tests.kernel.conformance import random_answer
from tests.kernel.makers import MADE_UP, MADEUP2, MADEUP3


def played(answers: int = 40, seed: int = 3, **more: Any) -> Match:
    """A made-up match some answers long."""
    match = Match(MADE_UP, MADEUP2.setup(seed), seed, **more)
    rng = random.Random(seed)
    while match.decision is not None and len(match.answers) < answers:
        match.choose(random_answer(match.decision, rng))
    return match


def test_a_record_is_setup_seed_and_answers_with_digests_on_the_way() -> None:
    match = played(DIGEST_EVERY + 3)
    record = match.record()
    assert record["game"] == "madeup" and record["seed"] == 3 and record["setup"] == match.setup
    assert [tuple(a) for a in record["answers"]] == match.answers
    assert sorted(record["digests"]) == ["0", str(DIGEST_EVERY)] and record["digest"] == digest(match.state)
    assert json.loads(json.dumps(record)) == record


def test_a_match_is_saved_whole_and_read_again(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "a match.longbox"
    path.write_text("old")
    match.save(path)
    assert [p.name for p in tmp_path.iterdir()] == ["a match.longbox"]
    again = replay(MADE_UP, read_record(path))
    assert again.record() == match.record() and again.log is not None and match.log is not None
    assert again.log.text(0) == match.log.text(0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not a saved match"),
        ("[]", "no answers in it"),
        ('{"answers": [], "format": 99}', "format 99 of saved matches is not known; this Longbox reads format 1"),
        ('{"answers": [], "format": 1}', "an integer 'seed' and a table 'setup'"),
        ('{"answers": 5, "format": 1, "seed": 1, "setup": {}}', "'answers' must be a list of lists of integers"),
        ('{"answers": [[0], [true]], "format": 1, "seed": 1, "setup": {}}', "answer 1 must be a list of integers"),
        ('{"answers": [], "format": 1, "seed": 1, "setup": {}, "digests": {"x": ""}}', "'digests' must map numbers"),
    ],
)
def test_an_unreadable_file_is_named_with_what_is_wrong(text: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.longbox"
    path.write_text(text)
    with pytest.raises(RecordError, match=words) as e:
        read_record(path)
    assert str(path) in str(e.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be read as a saved match"):
        read_record(tmp_path / "nothing.longbox")


def test_a_record_that_leaves_its_path_is_found_at_the_answer() -> None:
    record = played(DIGEST_EVERY + 3).record()
    with pytest.raises(RecordError, match=rf"answer {DIGEST_EVERY}: the match has left the recorded path"):
        replay(MADE_UP, {**record, "digests": {str(DIGEST_EVERY): "0"}})
    with pytest.raises(RecordError, match="the end: the match has left"):
        replay(MADE_UP, {**record, "digest": "0"})
    with pytest.raises(RecordError, match="answer 2: "):
        replay(MADE_UP, {**record, "answers": [*record["answers"][:2], [99]]})
    with pytest.raises(RecordError, match="answer"):
        replay(MADE_UP, {**record, "seed": record["seed"] + 1})


def test_undo_goes_back_and_the_record_with_it() -> None:
    match = played(DIGEST_EVERY + 2)
    before = [digest(match.state)]
    for _ in range(4):
        assert match.undo()
        before.append(digest(match.state))
    assert len(match.answers) == DIGEST_EVERY - 2 and sorted(match.digests) == [0]
    assert replay(MADE_UP, match.record()).record() == match.record()
    assert len(set(before)) == 5
    while match.undo():
        pass
    assert match.answers == [] and not match.undo()


def test_undo_of_a_seat_that_has_not_answered_changes_nothing() -> None:
    match = played(6)
    nobody = max(p.seat for p in match.players) + 1
    before, answers = digest(match.state), list(match.answers)
    assert not match.undo(nobody)
    assert digest(match.state) == before and match.answers == answers


def test_a_match_without_history_can_not_go_back() -> None:
    with pytest.raises(RuntimeError, match="keeps no history"):
        played(5, history=False).undo()


def test_a_branch_is_a_match_of_its_own() -> None:
    match = played(10)
    branch = match.branch()
    assert digest(branch.state) == digest(match.state) and match.decision is not None and branch.decision is not None
    rng = random.Random(1)
    branch.choose(random_answer(branch.decision, rng))
    assert len(match.answers) == 10 and len(branch.answers) == 11
    assert match.log is not None and branch.log is not None and len(branch.log.lines) >= len(match.log.lines)
    assert branch.undo() and digest(branch.state) == digest(match.state)


def test_answers_that_are_no_answers_are_refused() -> None:
    match = played(3)
    for wrong in (1.5, None, "0", (1.0,), [True], object(), {"a": 1}):
        with pytest.raises(IllegalAnswer, match="an answer is a tuple of integers, not"):
            match.choose(wrong)  # type: ignore[arg-type]
    assert len(match.answers) == 3


def test_a_single_integer_is_an_answer_too() -> None:
    match = played(0)
    match.choose(0)
    assert match.answers == [(0,)]


def test_conceding_is_part_of_the_record() -> None:
    match = Match(MADE_UP, MADEUP3.setup(1), 1)
    rng = random.Random(1)
    for _ in range(6):
        assert match.decision is not None
        match.choose(random_answer(match.decision, rng))
    match.concede(1)
    assert match.answers[-1] == (CONCEDE, 1) and match.state.things[1].out
    while match.decision is not None:
        assert match.decision.player != 1
        match.choose(random_answer(match.decision, rng))
    assert replay(MADE_UP, match.record()).record() == match.record()
    assert match.undo()


@pytest.mark.parametrize("player", [7, -1, True, "0", 1.0])
def test_only_who_plays_can_concede(player: Any) -> None:
    match = played(3)
    before = digest(match.state)
    with pytest.raises(IllegalAnswer, match="those still in the game are: 0, 1"):
        match.concede(player)
    assert digest(match.state) == before and len(match.answers) == 3


def test_nobody_concedes_twice_or_after_the_end() -> None:
    match = played(3)
    match.concede(0)
    with pytest.raises(IllegalAnswer, match="player 0 can't concede; those still in the game are: 1"):
        match.concede(0)
    match.concede(1)
    assert match.decision is None and match.game.result_text(match.state) == "the players lose: all players are out"
    for late in (lambda: match.choose(0), lambda: match.concede(0)):
        with pytest.raises(IllegalAnswer, match="the match is over"):
            late()


def test_the_log_is_redacted_as_it_is_written() -> None:
    match = played(30)
    assert match.log is not None
    for line in match.log.lines:
        assert line.rule.startswith("madeup:") and line.depth >= 0
    mine, theirs, public = (match.log.text(seat).splitlines() for seat in (0, 1, None))
    draws = [i for i, line in enumerate(mine) if "Ann draws" in line]
    assert draws and all("a card" not in mine[i] and "a card" in theirs[i] and "a card" in public[i] for i in draws)
    assert public[0].endswith("[madeup:2.4]")


def test_a_match_without_a_log() -> None:
    assert played(5, logging=False).log.lines == [] != played(5).log.lines


def test_a_setup_that_can_not_be_played_says_what_would_be_right() -> None:
    with pytest.raises(SetupError, match="'names' must be a list of one to four names"):
        Match(MADE_UP, {"names": []}, 1)


# -- digests ----------------------------------------------------------------------------------------------------------


def test_a_digest_sees_facts_and_not_plumbing() -> None:
    match = played(10)
    s = match.state.clone()
    assert digest(s) == digest(match.state)
    s.table = None
    s.dirty = 77
    s.outcome = "whatever"
    assert digest(s) == digest(match.state)
    for change in ("rng", "clock", "alarm", "round"):
        other = match.state.clone()
        setattr(other, change, getattr(other, change) + 1)
        assert digest(other) != digest(match.state), change
    other = match.state.clone()
    other.write(other.zone(0, 1)[0]).known ^= 2
    assert digest(other) != digest(match.state)


def test_encoding_is_the_same_whatever_the_order_of_making() -> None:
    assert encode({"a": 1, "b": (2, [3])}) == encode({"b": (2, [3]), "a": 1})
    assert encode(frozenset({"x", "y"})) == encode(frozenset({"y", "x"}))
    assert encode(Fixed(3)) == encode(Fixed(3)) != encode(Fixed(4))
    assert encode(Scope(1, 2)) == encode(Scope(1, 2)) != encode(Scope(2, 2))
    one, other = Memory(), Memory()
    one.begin("turn")
    assert encode(one) != encode(other)
    other.begin("turn")
    assert encode(one) == encode(other)


def test_what_has_no_place_in_a_state_is_refused() -> None:
    class Stray:
        pass

    with pytest.raises(TypeError, match="Stray has no place in a state"):
        encode(Stray())


# -- what a game must give ----------------------------------------------------------------------------------------------


@plain
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("start", ({}, 1)), ("wait", (0, 0, 0)), ("conceding", (0, 0)), ("printed", (0, 0)), ("covered", (0,)),
        ("actives", (0, 0, 0)), ("hidden_groups", (0, ())), ("layout", (0, 0)), ("option_text", (0, 0, 0, 0)),
        ("prompt", (0, 0, 0)), ("why_not", (0, 0, 0)),
    ],
)  # fmt: skip
def test_what_every_game_has_to_give(name: str, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Game(), name)(*arguments)


@plain
def test_what_a_game_need_not_give() -> None:
    bare = Game()
    assert bare.settle(None) == () and bare.prepare(None, None) is None and not bare.forbids(None, None)  # type: ignore[arg-type]
    assert bare.counters(None, ()) == () and not bare.is_far(None) and not bare.reaches(None, None, 0)  # type: ignore[arg-type]
    bare.finish(None, (), {})
    with pytest.raises(RuntimeError, match="without end"):
        bare.endless(None)


def test_time_and_interjections_are_for_games_that_know_them() -> None:
    match = played(3)
    before = digest(match.state)
    for ask in (match.call_time, lambda: match.interject(0), lambda: match.interject(9)):
        with pytest.raises(IllegalAnswer):
            ask()
    assert digest(match.state) == before and len(match.answers) == 3
