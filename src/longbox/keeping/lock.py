"""Locks: a file that one process writes again and again is written by no other meanwhile."""

from __future__ import annotations

import errno
import hashlib
import os
import platform
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import TracebackType

    from filelock import FileLock

#: how what we write into a lock begins
SIGNATURE: Final = "longbox: "
_LONGEST_NAME: Final = 200
#: the file system knows no locks
_NO_LOCKS: Final = (errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK)


class InUse(OSError):
    """A file is held by another process; `strerror` says by whom."""

    def __init__(self, path: str | Path, holder: str) -> None:
        super().__init__(errno.EBUSY, f"another Longbox is writing it ({holder}); leave it there first", str(path))
        self.holder = holder


class Lock:
    """Holds a file (the one that links lead to) for this process, by a small file beside it that goes when the lock does.

    The system lets go of it with the process, however that ends. The small file is never followed if it is a link, nor
    written or removed if it is not ours.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        target = Path(os.path.realpath(path))
        name = target.name
        if len(os.fsencode(name)) > _LONGEST_NAME:
            name = hashlib.blake2b(os.fsencode(name), digest_size=16).hexdigest()
        self.file = target.with_name(f".{name}.lock")
        self._lock: FileLock | None = None
        self._ours = False

    @property
    def held(self) -> bool:
        """Is it ours?"""
        return self._lock is not None

    def acquire(self, wait: float = 0) -> Lock:
        """Hold the file; InUse if somebody else does, and for all of `wait` seconds. OSError names the file that is meant."""
        from filelock import FileLock, Timeout

        if self._lock is not None:
            return self
        if not self.file.parent.is_dir():  # filelock would make it
            number = errno.ENOTDIR if self.file.parent.exists() else errno.ENOENT
            raise OSError(number, os.strerror(number), str(self.path))
        lock = FileLock(self.file, thread_local=False, preserve_lock_file=True, fallback_to_soft=False, on_acquired=self._sign)
        try:
            lock.acquire(timeout=wait, poll_interval=0.02)
        except Timeout:
            raise InUse(self.path, self.holder()) from None
        except OSError as error:
            if error.errno in _NO_LOCKS:
                return self
            raise OSError(error.errno, error.strerror, str(self.path)) from None
        self._lock = lock
        return self

    def release(self) -> None:
        """Let go of it."""
        lock, self._lock = self._lock, None
        if lock is None:
            return
        if self._ours:
            with suppress(OSError):
                os.unlink(self.file)
        lock.release()

    def holder(self) -> str:
        """Who holds it, as far as that can be told."""
        try:
            handle = os.open(self.file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
            try:
                said = os.read(handle, 200).decode("utf-8", "replace")
            finally:
                os.close(handle)
        except OSError:
            said = ""
        found = re.fullmatch(rf"{SIGNATURE}(.*)\n", said)
        return found[1] if found and found[1].isprintable() else "it does not say which"

    def _sign(self, handle: int) -> None:
        """Write who holds it, unless the file is somebody's own."""
        before = os.read(handle, len(SIGNATURE))
        self._ours = before in (b"", SIGNATURE.encode())
        if self._ours:
            os.ftruncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            since = time.strftime("%Y-%m-%d %H:%M")
            os.write(handle, f"{SIGNATURE}process {os.getpid()} on {platform.node() or 'this machine'}, since {since}\n".encode())

    def __enter__(self) -> Lock:
        return self.acquire()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.release()
