"""A game is never lost: real processes at real terminals, ended by real signals."""

from __future__ import annotations

import json
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from longbox import games
from longbox.keeping.shelf import Left, Shelf
from longbox.kernel.match import Match, read_record, replay
from tests.terminal.processes import Table, table

VS = ("play", "vs", "--deck", "x-men", "--against", "brotherhood-of-doom", "--bot", "random")
#: a computer that thinks for minutes
THINKER = ("play", "champions", "--heroes", "Spider-Man", "Iron Man", "--bot", "search:600000ms", "--seed", "3")


def left() -> Left:
    """The one game that was left."""
    (found,) = Shelf().left()
    return found


def replayed(path: Path) -> Match:
    record = read_record(path)
    return replay(games.game(record["game"]), record)


def begun(t: Table) -> None:
    """Some answers of a match of Vs. System."""
    t.types("1", "n", prompt=r"> $")
    t.types("", "", prompt=r"\[[^]]*Enter[^]]*\] > $")
    t.until(r"\[[^]]*Enter[^]]*\] > $")


@pytest.mark.parametrize("how", ["kill", "term", "window", "interrupt"])
def test_whatever_ends_it_the_game_is_there_afterwards(how: str, state_home: Path) -> None:
    with table(*VS, "--seed", "5") as t:
        begun(t)
        answers = left().content.answers
        assert len(answers) >= 3
        if how == "window":
            assert t.closes_window() == -signal.SIGHUP
        elif how == "interrupt":
            t.interrupts(r"The game is kept\. Go on with: ./longbox play --continue")
            assert t.ends() == 0
        else:
            number = signal.SIGKILL if how == "kill" else signal.SIGTERM
            assert t.ends(number) == -number
        if how == "term":
            assert "The game is kept. Go on with:" in t.shown
        assert "Traceback" not in t.shown
    assert left().content.answers == answers
    assert replayed(left().path).answers == answers
    with table("play", "--continue") as t:
        listed = t.until(r"q: none\] > $")
        assert "1 Vs. System: Player (X-Men) against Random (Brotherhood of Doom); turn 3; " in listed
        assert f"{len(answers)} answers" in listed
        t.presses(b"\n")
        t.until(r"\[[^]]*Enter[^]]*\] > $")
        t.presses(b"\n")
        t.until(r"\[[^]]*Enter[^]]*\] > $")
        assert left().content.answers[: len(answers)] == answers and len(left().content.answers) > len(answers)
        t.presses(b"concede\n")
        t.until(r"y or n > $")
        t.presses(b"y\n")
        t.until(r"Random wins.*replay \S+ \[Enter: leave[^]]*\] > $")
        t.presses(b"\n")
        assert t.ends() == 0
    # it is over: not gone on with, but to be seen again for a while
    assert not Shelf().left()
    (over,) = Shelf().games()
    assert replayed(over.path).result is not None
    with table("play", "--continue") as t:
        assert t.ends() == 2 and "longbox: no game was left here" in t.shown


def test_an_interrupt_while_the_computer_thinks_loses_nothing(tmp_path: Path) -> None:
    with table(*THINKER, "--save", str(tmp_path / "game")) as t:
        t.types("", prompt=r"keep all\] > $")
        # Iron Man is thinking now
        while len(left().content.answers) == 0:
            t.read(0.1)
        t.read(2)
        t.presses(b"\x03")
        t.until(r"The game is saved\. Go on with: \S+ play champions --load \S+game")
        assert t.ends() == 0 and "Traceback" not in t.shown
    assert replayed(tmp_path / "game").answers == replayed(left().path).answers != []
    with table("play", "--continue", "--bot", "greedy") as t:
        t.types("1", prompt=r"q: none\] > $")
        t.until(r"end your turn\] > $|Enter[^]]*\] > $")
        t.presses(b"quit\n")
        assert t.ends() == 0
    assert len(replayed(tmp_path / "game").answers) == len(left().content.answers) > 1


def test_an_answer_that_is_interrupted_is_not_in_the_record(tmp_path: Path) -> None:
    # Ctrl-C again and again, wherever it hits
    path = tmp_path / "game"
    with table(*VS, "--seed", "5", "--save", str(path)) as t:
        t.types("1", "n", prompt=r"> $")
        t.until(r"\[[^]]*Enter[^]]*\] > $")
    for i in range(6):
        with table("play", "--load", str(path)) as t:
            t.until(r"\[[^]]*\] > $")
            t.presses(b"\n" * 6)
            t.read(0.02 * i)
            t.presses(b"\x03")
            t.read(0.005)
            t.interrupts(r"The game is saved\.")
            assert t.ends() in (0, 130) and "Traceback" not in t.shown and "The game is saved." in t.shown
        match = replayed(path)
        assert match.decision is not None and json.loads(path.read_text())["answers"] == [list(a) for a in match.answers]


@pytest.mark.parametrize("later", [0, 0.02, 0.05, 0.1, 0.2])
def test_an_interrupt_after_the_game_was_left_changes_nothing(later: float, tmp_path: Path) -> None:
    # it is saved and said, and the program clears up: pressed once more, it is no other end
    path = tmp_path / "game"
    with table(*VS, "--seed", "5", "--save", str(path)) as t:
        begun(t)
        t.interrupts(r"The game is saved\. Go on with:")
        t.read(later)
        for _ in range(3):
            with suppress(OSError):  # it may be gone by now
                t.presses(b"\x03")
            t.read(0.02)
        assert t.ends() in (0, 130) and "Traceback" not in t.shown
    assert replayed(path).decision is not None


def test_nothing_that_is_typed_ends_a_game(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with table(*VS, "--seed", "5", folder=tmp_path) as t:
        t.types("1", "n", prompt=r"> $")
        here = r"\[Enter[^]]*\] > $"
        for typed, said in (
            (b"save /nodir/x", "can't write /nodir/x: No such file or directory"),
            (b"save ~nosuch/x", "~nosuch is nobody's home directory here"),
            (b"\xff\xfe", ""),  # some terminals pass on what is no text, some don't
            (b"i caf\xe9", ""),
            (b"save mine", "mine is there already"),
            (b"save mine/x", "can't write mine/x: Not a directory"),
            (b"save " + b"x" * 300, "File name too long"),
            (b"save", "Type save and the name of a file."),
            (b"log 99999999999999999999", "Type log"),
            (b"why " + b"(" * 200, ""),
            (b"rule [", "no rule"),
        ):
            t.types(typed, prompt=here)
            t.until(r"(?=\[Enter[^]]*\] > $)")
            assert said in t.shown, (typed, t.shown[-500:])
        t.presses(b"quit\n")
        assert t.ends() == 0 and "The game is kept." in t.shown and "Traceback" not in t.shown
    assert (tmp_path / "mine").read_text() == "mine" and [p.name for p in tmp_path.iterdir()] == ["mine"]


def test_a_nul_that_is_piped_in_ends_no_game(tmp_path: Path) -> None:
    import subprocess
    import sys

    typed = b"1\nn\nsave a\0b\n\0\nsave \xe9\nsave kept\nquit\n"
    args = [sys.executable, "-P", "-m", "longbox", *VS, "--seed", "5"]
    done = subprocess.run(args, input=typed, capture_output=True, cwd=tmp_path, check=False)
    said = " ".join(done.stdout.decode().split())
    assert done.returncode == 0 and not done.stderr
    assert "is no name of a file" in said and "That is no text" in said and "The game is saved. Go on with:" in said
    assert replayed(tmp_path / "kept").answers


def test_two_processes_on_one_save(tmp_path: Path) -> None:
    path, link = tmp_path / "game", tmp_path / "link"
    link.symlink_to(path)
    with table(*VS, "--seed", "5", "--save", str(path)) as first:
        begun(first)
        before = path.read_text()
        for name in (path, link):
            with table("play", "--load", str(name)) as second:
                assert second.ends() == 2
                said = second.shown
                assert f"longbox: {name}: another Longbox is writing it (process {first.process.pid} on " in said
        with table("play", "--continue") as second:
            assert second.ends() == 2 and f"1 being played just now (process {first.process.pid} on " in second.shown
        assert path.read_text() == before
        first.presses(b"\n")
        first.until(r"\[[^]]*\] > $")
        assert len(json.loads(path.read_text())["answers"]) > len(json.loads(before)["answers"])
        first.ends(signal.SIGKILL)
    # through the link it is gone on with, and the link stays one
    count = len(replayed(path).answers)
    with table("play", "--load", str(link)) as t:
        t.until(r"\[[^]]*\] > $")
        t.presses(b"\n")
        t.until(r"\[[^]]*\] > $")
        t.presses(b"quit\n")
        assert t.ends() == 0
    assert link.is_symlink() and not path.is_symlink() and len(replayed(path).answers) > count
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game", "link"]
    # the shelf has the game once, as far as it was played
    assert left().content.answers == replayed(path).answers


def test_a_write_that_fails_is_tried_again_and_told_exactly(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    path = folder / "game"
    with table(*VS, "--seed", "5", "--save", str(path)) as t:
        begun(t)
        had = len(replayed(path).answers)
        folder.rename(tmp_path / "pulled")
        t.presses(b"\n")
        t.until(r"can't write \S+: No such file or directory; it has the game as it was after")
        t.until(r"\[[^]]*\] > $")
        assert f"it has the game as it was after {had} of {had + 1} answers. The next answer tries again." in " ".join(
            t.shown.split()
        )
        (tmp_path / "pulled").rename(folder)
        t.presses(b"\n")
        t.until(r"can be written again, and has the whole game")
        t.until(r"\[[^]]*\] > $")
        assert replayed(path).answers == left().content.answers
        folder.rename(tmp_path / "pulled")
        t.presses(b"\n")
        t.until(r"can't write")
        t.until(r"\[[^]]*\] > $")
        t.presses(b"quit\n")
        assert t.ends() == 0
        last = t.shown.split("quit ")[-1].strip()
        assert "can't be written (No such file or directory); it has the game as it was after" in last
        assert last.endswith("The whole game is kept. Go on with: ./longbox play --continue")
    assert len(left().content.answers) > len(replayed(tmp_path / "pulled" / "game").answers)
    # gone on with, it is saved where it was once more
    (tmp_path / "pulled").rename(folder)
    with table("play", "--continue") as t:
        t.types("1", prompt=r"q: none\] > $")
        t.until(r"\[[^]]*\] > $")
        t.presses(b"quit\n")
        assert t.ends() == 0 and "The game is saved." in t.shown
    assert replayed(path).answers == left().content.answers


def test_where_nothing_can_be_kept_it_is_said_and_quitting_is_asked_twice(state_home: Path) -> None:
    (state_home / "longbox").write_text("a file, where the folder should be")
    with table(*VS, "--seed", "5") as t:
        t.until(r"can't write \S.*: Not a directory")
        t.types("1", "n", prompt=r"> $")
        t.until(r"\[Enter[^]]*\] > $")
        t.interrupts(r"This game is not saved: save FILE keeps it, quit leaves it for good\.")
        t.until(r"> $")
        t.presses(b"save /nodir/x\n")
        t.until(r"can't write /nodir/x")
        t.until(r"\] > $")
        # from now on it can be kept
        (state_home / "longbox").unlink()
        t.presses(b"quit\n")
        assert t.ends() == 0 and "The game is kept. Go on with:" in t.shown
    assert left().content.answers


def test_a_later_state_is_named_when_an_older_one_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with table(*VS, "--seed", "5", "--save", str(path)) as t:
        begun(t)
        older = path.read_text()
        t.presses(b"\n")
        t.until(r"\[[^]]*\] > $")
        t.ends(signal.SIGKILL)
    path.write_text(older)
    with table("play", "--load", str(path)) as t:
        t.until(r"A later state of this game is kept as well: ./longbox play --continue lists it\.")
        t.ends(signal.SIGKILL)
    assert len(Shelf().left()) == 2
    # nothing else than the game as it is on the shelf is written over: this file has another course
    os.truncate(path, 0)
    with table("play", "--continue") as t:
        t.types("2", prompt=r"q: none\] > $")
        t.until(r"This game is not saved any more where it was")
        t.until(r"\[[^]]*\] > $")
        t.presses(b"quit\n")
        assert t.ends() == 0
    assert path.read_bytes() == b""


def test_what_a_killed_process_leaves_beside_a_file_goes_when_it_is_played_on(tmp_path: Path) -> None:
    from longbox.kernel import files

    path = tmp_path / "game"
    with table(*VS, "--seed", "5", "--save", str(path)) as t:
        begun(t)
        t.ends(signal.SIGKILL)
    # as if it had been killed in the middle of writing; and files that only look so
    (tmp_path / f"{files._beginning('game')}x{files.UNFINISHED}").write_text("half a rec")
    others = [f"{files._beginning('other')}x{files.UNFINISHED}", "game.part", ".longbox-mine"]
    for name in others:
        (tmp_path / name).write_text("mine")
    with table("play", "--load", str(path)) as t:
        t.until(r"\[[^]]*\] > $")
        t.presses(b"quit\n")
        assert t.ends() == 0 and "The game is saved." in t.shown
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted([*others, "game"])


def test_simulated_games_are_not_kept(state_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from longbox import cli

    assert cli.run(["simulate", "vs", "--games", "1", "--agents", "random"]) == 0
    assert not list(state_home.iterdir())
