"""Locks that say who holds them, and the games on the shelf: what is listed, replaced and cleared away."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longbox.keeping.lock import InUse, Lock
from longbox.keeping.shelf import DAYS_LEFT, DAYS_OVER, MOST, Shelf, state_folder
from longbox.kernel.match import Match
from tests.kernel.conformance import random_answer
from tests.kernel.makers import MADE_UP, MADEUP2

HOLDER = """
import sys, time
from longbox.keeping.lock import Lock
with Lock(sys.argv[1]):
    print("held", flush=True)
    time.sleep(60)
"""


def holding(path: Path) -> subprocess.Popen[str]:
    """Another process, which holds a file."""
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "held\n"
    return process


def test_a_lock_says_who_holds_it_and_goes_with_its_process(tmp_path: Path) -> None:
    path, link = tmp_path / "game", tmp_path / "link"
    link.symlink_to(path)
    process = holding(path)
    try:
        for name in (path, link):
            with pytest.raises(InUse) as error:
                Lock(name).acquire()
            assert error.value.filename == str(name) and f"(process {process.pid} on " in str(error.value.strerror)
        # it is waited for, if that is wanted
        began = time.monotonic()
        with pytest.raises(InUse):
            Lock(path).acquire(0.3)
        assert time.monotonic() - began >= 0.3
        assert not Lock(tmp_path / "other").acquire().release()  # type: ignore[func-returns-value]
    finally:
        process.kill()
        process.wait()
    with Lock(path) as lock:
        assert lock.held and not path.exists()
    assert [p.name for p in tmp_path.iterdir()] == ["link"]


def test_a_file_that_is_called_like_a_lock_is_left_alone(tmp_path: Path) -> None:
    own = tmp_path / ".game.lock"
    own.write_text("my notes")
    with Lock(tmp_path / "game"):
        with pytest.raises(InUse, match="it does not say which"):
            Lock(tmp_path / "game").acquire()
    assert own.read_text() == "my notes"
    own.unlink()
    (tmp_path / "precious").write_text("mine")
    own.symlink_to(tmp_path / "precious")
    with pytest.raises(OSError):
        Lock(tmp_path / "game").acquire()
    assert (tmp_path / "precious").read_text() == "mine" and own.is_symlink()


def test_a_lock_makes_no_folder(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "none" / "game").acquire()
    (tmp_path / "file").write_text("")
    with pytest.raises(NotADirectoryError):
        Lock(tmp_path / "file" / "game").acquire()
    with Lock(tmp_path / ("x" * 255)):
        assert len(list(tmp_path.iterdir())) == 2


# -- the shelf ----------------------------------------------------------------------------------------------------------------


def some(answers: int, seed: int = 3) -> Match:
    match = Match(MADE_UP, MADEUP2.setup(seed), seed)
    rng = random.Random(seed)
    while match.decision is not None and len(match.answers) < answers:
        match.choose(random_answer(match.decision, rng))
    return match


def shelved(shelf: Shelf, match: Match, days: float = 0, over: str = "") -> Path:
    """A game that was left so many days ago."""
    place = shelf.new("madeup")
    place.keep(match, {"over": over})
    place.close()
    then = time.time() - days * 24 * 60 * 60
    os.utime(place.path, (then, then))
    return place.path


def test_the_shelf_is_in_the_state_folder(state_home: Path) -> None:
    assert state_folder() == state_home / "longbox" / "games"
    path = shelved(Shelf(), some(3))
    assert path.parent == state_folder() and path.stat().st_mode & 0o077 == 0
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_what_is_old_is_cleared_away(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    match = some(3)
    stay = [
        shelved(shelf, match, DAYS_LEFT - 1),
        shelved(shelf, match, DAYS_OVER + 1),
        shelved(shelf, match, DAYS_OVER - 1, "won"),
    ]
    go = [shelved(shelf, match, DAYS_LEFT + 1), shelved(shelf, match, DAYS_OVER + 1, "won")]
    playing = shelved(shelf, match, DAYS_LEFT + 1)
    (tmp_path / "notes.txt").write_text("mine")
    os.utime(tmp_path / "notes.txt", (0, 0))
    held = Lock(playing).acquire()
    shelf.clear_away()
    assert all(path.exists() for path in (*stay, playing)) and not any(path.exists() for path in go)
    held.release()
    shelf.clear_away()
    assert not playing.exists() and sorted(tmp_path.iterdir()) == sorted([*stay, tmp_path / "notes.txt"])
    # those beyond a hundred: the ones left longest ago
    more = [shelved(shelf, match, 0.001 * i) for i in range(MOST - 2)]
    shelf.clear_away()
    assert len(list(tmp_path.glob("*.journal"))) == MOST and not stay[0].exists() and all(p.exists() for p in more)


def test_the_games_that_were_left_are_listed_the_latest_first(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    paths = [shelved(shelf, some(3, seed), days) for seed, days in ((1, 2), (2, 1), (3, 3))]
    shelved(shelf, some(3), 0, "won")
    (tmp_path / "bad.journal").write_bytes(b"\xff\n{}\n")
    (tmp_path / "link.journal").symlink_to(paths[0])
    os.mkfifo(tmp_path / "pipe.journal")
    assert [each.path for each in shelf.left()] == [paths[1], paths[0], paths[2]]
    process = holding(paths[1])
    try:
        assert str(process.pid) in shelf.playing(paths[1]) and shelf.playing(paths[0]) == ""
        with pytest.raises(InUse):
            shelf.take(paths[1])
    finally:
        process.kill()
        process.wait()
    assert shelf.playing(paths[1]) == ""
    place = shelf.take(paths[1])
    assert place.journal.content is not None and len(place.journal.content.answers) == 3
    place.close()


def test_what_a_longer_record_has_is_not_kept_twice(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    match, other = some(10), some(10, 4)
    earlier, own, unlike = shelved(shelf, some(6)), shelved(shelf, match), shelved(shelf, other)
    assert not shelf.replace(match, own)
    assert not earlier.exists() and own.exists() and unlike.exists()
    # another course of the same game, and one that has got further
    parted = some(6)
    assert parted.decision is not None
    while parted.answers == match.answers[: len(parted.answers)]:
        parted.choose(random_answer(parted.decision, random.Random(len(parted.answers) + 50)))
    course, later = shelved(shelf, parted), shelved(shelf, some(12))
    assert shelf.replace(match, own) and course.exists() and later.exists()
