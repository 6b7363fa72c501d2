"""A PostgreSQL of the tests' own, where the machine has one: started once, a new database for whoever asks."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from tests.serving.process import free_port


def programs() -> Path | None:
    """Where initdb and pg_ctl are; None if they are nowhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) if Path("/usr/lib/postgresql").is_dir() else []
    named = shutil.which("initdb")
    place = found[-1] if found else Path(os.path.realpath(named)) if named else None
    return place.parent if place is not None and (place.parent / "pg_ctl").exists() else None


class Postgres:
    """A cluster in a temporary folder. It refuses to run as root: then it is that of the user postgres."""

    def __init__(self, bin_: Path) -> None:
        self.bin = bin_
        self.folder = Path(tempfile.mkdtemp(prefix="longbox-pg-"))
        self.port = free_port()
        self.root = os.geteuid() == 0
        self.count = 0
        if self.root:
            shutil.chown(self.folder, "postgres", "postgres")
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "longbox", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -c unix_socket_directories='{self.folder}' -c fsync=off"
        self._run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-o", options, "start")

    def _run(self, program: str, *args: str) -> None:
        before = ["runuser", "-u", "postgres", "--"] if self.root else []
        done = subprocess.run(
            [*before, str(self.bin / program), *args], capture_output=True, text=True, cwd=self.folder, timeout=60
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def database(self) -> str:
        """The URL of a new database."""
        import psycopg

        self.count += 1
        name = f"t{self.count}_{int(time.time())}"
        with psycopg.connect(f"postgresql://longbox@127.0.0.1:{self.port}/postgres", autocommit=True) as db:
            db.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql+psycopg://longbox@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        """Stop it, and take it away."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
