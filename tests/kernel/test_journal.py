"""Journals: a match answer by answer, whatever becomes of the last write."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

from longbox.kernel.journal import Journal, parsed
from longbox.kernel.match import Match, read_record, replay
from tests.kernel.conformance import random_answer
from tests.kernel.makers import MADE_UP, MADEUP2


def kept(path: Path, answers: int = 40, rng: random.Random | None = None) -> tuple[Match, Journal]:
    """A match some answers long, and its journal."""
    match, journal = Match(MADE_UP, MADEUP2.setup(3), 3), Journal(path)
    rng = rng or random.Random(3)
    journal.keep(match, {})
    while match.decision is not None and len(match.answers) < answers:
        match.choose(random_answer(match.decision, rng))
        journal.keep(match, {"file": "", "over": ""})
    return match, journal


def test_each_answer_is_there_when_it_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    match, journal = kept(path)
    assert len(match.answers) == 40
    again = replay(MADE_UP, read_record(path))
    assert again.answers == match.answers and again.record() == match.record()
    size = path.stat().st_size
    journal.keep(match, {"file": "", "over": ""})
    assert path.stat().st_size == size  # nothing new


def test_going_back_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    match, journal = kept(path)
    for _ in range(5):
        match.undo()
    journal.keep(match, {"over": "won"})
    assert read_record(path)["answers"] == [list(a) for a in match.answers] and len(match.answers) == 35
    assert parsed(path.read_bytes()).marks["over"] == "won"
    rng = random.Random(8)
    while match.decision is not None and len(match.answers) < 60:
        match.choose(random_answer(match.decision, rng))
    journal.keep(match, {"over": ""})
    assert replay(MADE_UP, read_record(path)).record() == match.record() and parsed(path.read_bytes()).marks["over"] == ""


def test_a_file_cut_off_anywhere_has_what_came_before(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    match, journal = kept(path, 12)
    journal.close()
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    lengths = set()
    for end in range(head, len(data) + 1):
        for rest in (b"", b"\0" * 20, b"[3\n[4]\n"):  # what disks leave behind
            found = parsed(data[:end] + rest)
            assert found.answers == match.answers[: len(found.answers)] and found.end <= end
        lengths.add(len(found.answers))
        # it is gone on with from there
        path.write_bytes(data[:end] + b"\0\0")
        content = parsed(path.read_bytes())
        journal = Journal(path, content)
        journal.keep(match, {})
        journal.close()
        assert parsed(path.read_bytes()).answers == match.answers
        assert b"\0" not in path.read_bytes() or content.answers == match.answers  # nothing was added
    assert lengths == set(range(13))
    for end in range(head):
        with pytest.raises(ValueError):
            parsed(data[:end])


@pytest.mark.parametrize("line", [b"[1.5]", b'["x"]', b'{"back": 99}', b'{"back": -1}', b"{}", b"7", b"[" * 100_000])
def test_what_is_no_line_of_a_journal_ends_it(line: bytes, tmp_path: Path) -> None:
    match, _ = kept(tmp_path / "a.journal", 5)
    data = (tmp_path / "a.journal").read_bytes()
    found = parsed(data + line + b"\n[0]\n")
    assert found.answers == match.answers and found.end == len(data)


@pytest.mark.parametrize("written", [0, 3])
def test_a_write_that_fails_is_made_up_for(written: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.journal"
    match, journal = kept(path, 10)
    before = list(match.answers)
    write = os.write

    def full(handle: int, data: bytes) -> int:
        if not data.startswith(b"["):
            raise OSError(28, "No space left on device")
        write(handle, data[:written])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    rng = random.Random(5)
    for _ in range(3):
        assert match.decision is not None
        match.choose(random_answer(match.decision, rng))
        with pytest.raises(OSError, match="No space") as error:
            journal.keep(match, {})
        assert error.value.filename == str(path)
        assert parsed(path.read_bytes()).answers == before
    monkeypatch.undo()
    journal.keep(match, {})
    assert parsed(path.read_bytes()).answers == match.answers and len(match.answers) == 13


def test_a_journal_that_is_taken_away_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    match, journal = kept(path, 10)
    path.unlink()
    assert match.decision is not None
    match.choose(random_answer(match.decision, random.Random(1)))
    journal.keep(match, {})
    assert replay(MADE_UP, read_record(path)).record() == match.record()


def test_no_link_and_no_file_of_others_is_written(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    (tmp_path / "link.journal").symlink_to(tmp_path / "precious")
    match = Match(MADE_UP, MADEUP2.setup(3), 3)
    for name in ("precious", "link.journal"):
        with pytest.raises(OSError):
            Journal(tmp_path / name).keep(match, {})
    assert (tmp_path / "precious").read_text() == "mine"


def test_every_answer_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Any] = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (synced.append(os.fstat(handle).st_size), sync(handle))[1])
    kept(tmp_path / "a.journal", 10)
    assert len(synced) == 11 and synced == sorted(synced)
