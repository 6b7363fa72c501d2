"""Files written whole: what stands in a file is what was there before or all that is written, whatever happens on the way."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

#: how the files end that are being written, beside those whose place they take
UNFINISHED = ".part"


def write_whole(path: str | Path, text: str) -> None:
    """Put a text in the place of what a file holds. Through a link, into the file that it leads to."""
    _write(Path(path), text, new=False)


def write_new(path: str | Path, text: str) -> None:
    """Put a text into a file that is not there yet: FileExistsError if it is, if only since a moment ago."""
    _write(Path(path), text, new=True)


def clear_unfinished(path: str | Path) -> None:
    """Take away what a process that was killed in the middle of writing this file has left. For who holds the file's lock."""
    target = Path(os.path.realpath(path))
    with suppress(OSError):
        for entry in list(os.scandir(target.parent)):
            if entry.name.startswith(_beginning(target.name)) and entry.name.endswith(UNFINISHED):
                if entry.is_file(follow_symlinks=False):
                    os.unlink(entry.path)


def _beginning(name: str) -> str:
    """How the names of unfinished files begin that are to take the place of the one of this name."""
    return f".longbox-{hashlib.blake2b(os.fsencode(name), digest_size=6).hexdigest()}-"


def _write(path: Path, text: str, new: bool) -> None:
    data = text.encode("utf-8")
    try:
        target = os.path.realpath(path)
        mode = _mode(target)
        if new and mode is not None:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        # a file of its own, which nobody else has opened and no link leads to
        folder, name = os.path.split(target)
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=_beginning(name), suffix=UNFINISHED)
        try:
            with open(handle, "wb") as file:
                file.write(data)
                file.flush()
                if hasattr(os, "fchmod"):
                    os.fchmod(file.fileno(), _allowed() if mode is None else mode)
                os.fsync(file.fileno())
            if new:
                _put(temporary, target)
            else:
                os.replace(temporary, target)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
        _sync_folder(folder)
    except OSError as error:
        # it is the file that was meant
        error.filename, error.filename2 = str(path), None
        raise


def _mode(target: str) -> int | None:
    """The permissions of a file; None if it is not there. OSError for what is no ordinary file."""
    try:
        found = os.stat(target)
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is no ordinary file")
    return stat.S_IMODE(found.st_mode)


def _allowed() -> int:
    """The permissions of a new file."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def _put(temporary: str, target: str) -> None:
    """Give a file its name, unless another has it."""
    try:
        os.link(temporary, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # a file system without links of this kind
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        os.replace(temporary, target)


def _sync_folder(folder: str) -> None:
    """See that a new name in a folder is kept as well, where that can be done."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
