"""A server in a process of its own, that can be killed: `python -m tests.serving.process URL PORT LEASE`."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import IO

from longbox.serving.app import Told
from longbox.serving.server import serve

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """A port that nobody listens at just now."""
    while True:
        # none that is given to whoever connects somewhere: it has to be free again when a server that was killed comes back
        port = 10_000 + secrets.randbelow(20_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Process:
    """A server; `log` is what it says on stderr."""

    def __init__(self, url: str, port: int = 0, log: IO[bytes] | None = None, lease: float = 30.0) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.serving.process", url, str(self.port), str(lease)],
            cwd=ROOT,
            stderr=log if log is not None else subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        until = time.monotonic() + 240
        while not self.there():
            if self.process.poll() is not None or time.monotonic() > until:
                self.process.kill()
                raise AssertionError(f"it does not come up (status {self.process.poll()})")
            time.sleep(0.1)

    def there(self) -> bool:
        """Does it answer?"""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as found:
                return bool(found.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """As if the power went off."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def end(self, timeout: float = 30) -> int:
        """As who runs it ends it; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout)

    def memory(self) -> int:
        """The bytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def told() -> Told:
    """Nothing is too much here."""
    many = {"rooms_a_minute": 60_000.0, "rooms_at_once": 10_000.0, "reads_a_minute": 60_000.0, "reads_at_once": 10_000.0}
    return Told(rate=1e6, burst=1e6, sockets=10_000, client=Path("/nonexistent"), **many)  # type: ignore[arg-type]


if __name__ == "__main__":
    serve(sys.argv[1], "127.0.0.1", int(sys.argv[2]), told(), jobs=1, lease=float(sys.argv[3]))
