"""Longbox in processes of its own, each at a terminal: typed at, and ended in all the ways there are."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 60.0
"""Seconds to wait for something to be shown: the machine may be busy."""


class Table:
    """A process at a terminal."""

    def __init__(self, *args: str, folder: Path | None = None) -> None:
        master, slave = pty.openpty()
        env = {**os.environ, "TERM": "dumb", "COLUMNS": "100", "LINES": "30", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "longbox", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=folder,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.master = master
        #: what was shown, without its line breaks
        self.shown = ""
        #: up to where it has been read
        self.at = 0

    def read(self, seconds: float) -> bool:
        """More of what is shown; False if nothing comes."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown = " ".join(re.split(r"\s+", self.shown + data.decode("utf-8", "replace")))
        return bool(data)

    def until(self, pattern: str) -> str:
        """Wait until this is shown; what was shown up to there."""
        end = time.monotonic() + PATIENCE
        while (found := re.compile(pattern).search(self.shown, self.at)) is None:
            more = self.read(0.2)
            if not more and (self.process.poll() is not None or time.monotonic() > end):
                while self.read(0.2):
                    pass
                found = re.compile(pattern).search(self.shown, self.at)
                assert found is not None, f"{pattern!r} was never shown: {self.shown[-3000:]}"
                break
        text = self.shown[self.at : found.end()]
        self.at = found.end()
        return text

    def types(self, *lines: str | bytes, prompt: str = r"> $") -> None:
        """Type lines, each at its prompt."""
        for line in lines:
            self.until(prompt)
            os.write(self.master, (line.encode() if isinstance(line, str) else line) + b"\n")

    def presses(self, key: bytes) -> None:
        """Press a key now."""
        os.write(self.master, key)

    def interrupts(self, pattern: str) -> str:
        """Press Ctrl-C until this is shown: one that comes just before the interpreter waits for a key is not seen until the next."""
        end = time.monotonic() + PATIENCE
        while True:
            self.presses(b"\x03")
            again = time.monotonic() + 5
            while time.monotonic() < again:
                if re.compile(pattern).search(self.shown, self.at) is not None:
                    return self.until(pattern)
                self.read(0.2)
            assert time.monotonic() < end, f"{pattern!r} was never shown: {self.shown[-3000:]}"

    def ends(self, signal_: int | None = None) -> int:
        """End it with a signal, or wait until it ends by itself; its exit status."""
        if signal_ is not None:
            os.kill(self.process.pid, signal_)
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.1)
        while self.read(0.1):
            pass
        return self.process.wait(1)

    def closes_window(self) -> int:
        """The window is closed: the terminal is gone, and the system sends a HUP."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Clear up."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.master >= 0:
            with suppress(OSError):
                os.close(self.master)


def _take_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Ctrl-C throws away what this process has shown and the test has not read yet, unless it is told not to
    attributes = termios.tcgetattr(0)
    attributes[3] |= termios.NOFLSH
    termios.tcsetattr(0, termios.TCSANOW, attributes)
    # whoever runs the tests may ignore them
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


@contextmanager
def table(*args: str, folder: Path | None = None) -> Iterator[Table]:
    """A process at a terminal, for a while."""
    found = Table(*args, folder=folder)
    try:
        yield found
    finally:
        found.close()
