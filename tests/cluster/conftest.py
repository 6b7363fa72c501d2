"""Clusters of this machine, each with its scheduler and two workers. Skipped where the extra is not installed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: seconds that a process may take to be there, on a machine that has other things to do
MOST = 240


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def answers(port: int) -> None:
    """Wait until somebody does."""
    begun = time.monotonic()
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() - begun > MOST:
                raise
            time.sleep(0.1)


class Processes:
    """Processes begun by a test, each with all that it begins itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.begun: list[subprocess.Popen[bytes]] = []

    def begin(self, *command: str, **env: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{len(self.begun)}.log").open("wb") as log:
            process = subprocess.Popen(
                command,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": str(ROOT), **env},
                start_new_session=True,
            )
        self.begun.append(process)
        return process

    def end(self, process: subprocess.Popen[bytes], how: int = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            process.wait(90)

    def end_all(self) -> None:
        for process in reversed(self.begun):
            self.end(process)


class DaskCluster:
    """A scheduler of Dask, and its workers: those with a nanny come back when they die."""

    def __init__(self, folder: Path) -> None:
        self.processes = Processes(folder)
        self.port = free_port()
        self.scheduler = self.processes.begin(
            *(
                sys.executable,
                "-m",
                "distributed.cli.dask_scheduler",
                "--host",
                "127.0.0.1",
                "--port",
                str(self.port),
                "--no-dashboard",
            ),
            DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0",
        )
        answers(self.port)

    @property
    def address(self) -> str:
        return f"dask://127.0.0.1:{self.port}"

    def worker(self, nanny: bool = True) -> subprocess.Popen[bytes]:
        return self.processes.begin(
            *(sys.executable, "-m", "distributed.cli.dask_worker", f"tcp://127.0.0.1:{self.port}"),
            *("--nthreads", "1", "--no-dashboard", "--nanny" if nanny else "--no-nanny"),
        )


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers may take as long to come as this machine needs."""
    if find_spec("distributed") is not None:
        monkeypatch.setattr("longbox.lab.on_dask.PATIENCE", MOST)


@pytest.fixture
def empty_dask(tmp_path: Path) -> Iterator[DaskCluster]:
    """A scheduler without workers, for one test."""
    pytest.importorskip("distributed", reason="dask is not installed here")
    cluster = DaskCluster(tmp_path)
    try:
        yield cluster
    finally:
        cluster.processes.end_all()


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """A scheduler and two workers."""
    pytest.importorskip("distributed", reason="dask is not installed here")
    cluster = DaskCluster(tmp_path_factory.mktemp("dask"))
    try:
        cluster.worker()
        cluster.worker()
        yield cluster
    finally:
        cluster.processes.end_all()


@pytest.fixture(scope="module")
def ray_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Ray cluster with two workers."""
    pytest.importorskip("ray", reason="ray is not installed here")
    processes = Processes(tmp_path_factory.mktemp("ray"))
    port = free_port()
    command = "from ray.scripts.scripts import main; main()"
    try:
        head = processes.begin(
            *(
                sys.executable,
                "-c",
                command,
                "start",
                "--head",
                "--block",
                "--node-ip-address",
                "127.0.0.1",
                "--port",
                str(free_port()),
            ),
            *("--ray-client-server-port", str(port), "--num-cpus", "2", "--include-dashboard=false", "--disable-usage-stats"),
        )
        answers(port)
        yield f"ray://127.0.0.1:{port}"
        processes.end(head, signal.SIGTERM)  # it ends what it has begun in sessions of their own
    finally:
        processes.end_all()
