"""Files written whole: links, other people's files, and writes that fail."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from longbox.kernel.files import write_new, write_whole


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "game").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real" / "game")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "real" / "game").read_text() == "new"
    assert [p.name for p in (tmp_path / "real").iterdir()] == ["game"]
    # and one that leads to nothing yet leads there afterwards
    (tmp_path / "dangling").symlink_to(tmp_path / "real" / "later")
    write_new(tmp_path / "dangling", "new")
    assert (tmp_path / "dangling").is_symlink() and (tmp_path / "real" / "later").read_text() == "new"


def test_files_that_look_like_ours_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    (tmp_path / "game.part").symlink_to(tmp_path / "precious")
    (tmp_path / "game.tmp").write_text("mine too")
    write_whole(tmp_path / "game", "new")
    write_whole(tmp_path / "game", "newer")
    assert (tmp_path / "precious").read_text() == "mine" and (tmp_path / "game.tmp").read_text() == "mine too"
    assert (tmp_path / "game.part").is_symlink() and (tmp_path / "game").read_text() == "newer"
    assert len(list(tmp_path.iterdir())) == 4


def test_permissions_stay_and_new_files_have_the_usual_ones(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        write_whole(tmp_path / "game", "1")
        assert stat.S_IMODE((tmp_path / "game").stat().st_mode) == 0o644
        (tmp_path / "game").chmod(0o600)
        write_whole(tmp_path / "game", "2")
        assert stat.S_IMODE((tmp_path / "game").stat().st_mode) == 0o600
    finally:
        os.umask(mask)


def test_a_new_file_takes_the_place_of_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_new(tmp_path / "a", "1")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "a", "2")
    # one that came between looking and writing
    monkeypatch.setattr("longbox.kernel.files._mode", lambda target: None)
    with pytest.raises(FileExistsError) as error:
        write_new(tmp_path / "a", "2")
    assert (tmp_path / "a").read_text() == "1" and error.value.filename == str(tmp_path / "a")

    # the same where there are no hard links
    def no_links(*args: Any, **more: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "a", "2")
    write_new(tmp_path / "b", "2")
    assert (tmp_path / "a").read_text() == "1" and (tmp_path / "b").read_text() == "2"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "b"]


def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game").write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as error:
        write_whole(tmp_path / "game", "new")
    assert error.value.filename == str(tmp_path / "game")
    assert (tmp_path / "game").read_text() == "old" and [p.name for p in tmp_path.iterdir()] == ["game"]


def test_what_is_no_ordinary_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, Path("/dev/null")):
        for write in (write_whole, write_new):
            with pytest.raises(OSError, match=r"no ordinary file|directory|exists"):
                write(path, "new")
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode) and stat.S_ISCHR(Path("/dev/null").stat().st_mode)
