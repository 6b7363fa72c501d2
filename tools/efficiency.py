"""What handing games to a cluster costs: `python -m tools.efficiency --games 10000`. It needs the extra `longbox[dask]`.

A scheduler of Dask and two workers of one thread each are begun on this machine, and random players play Marvel Champions on them (some 8
milliseconds a game: with others it costs less for what they are worth); before and after that one process plays some of the same games. The clock
says little where other things run as well, so that processor time is counted, of all processes from the first game to the last: what the games
themselves took, what the workers, the scheduler and the one that asks took in all. How long workers had nothing to do the clock does tell: by the
share of the time in which each was at a game.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from longbox.lab.playing import keep_what_is_loaded
from longbox.lab.sharing import carried_out
from longbox.lab.together import run, tasks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.lab.together import Outcome, Task

SETUP: Final = {"heroes": ["Spider-Man"], "scenario": "Rhino"}
#: one process plays one in so many of the games
SOME: Final = 20


def measured(batch: Sequence[Task]) -> list[tuple[Outcome | str, float, float]]:
    """Games, each with the processor time and the time by the clock that it took."""
    out = []
    for task in batch:
        cpu, wall = time.thread_time(), time.perf_counter()
        got = run(task)
        out.append((got, time.thread_time() - cpu, time.perf_counter() - wall))
    keep_what_is_loaded()
    return out


def begin(*command: str) -> subprocess.Popen[bytes]:
    """A part of the cluster."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-m", *command, "--no-dashboard"], stdout=quiet, stderr=quiet, cwd=tempfile.gettempdir()
    )


def spent(processes: Sequence[subprocess.Popen[bytes]]) -> list[float]:
    """The processor time of each so far (Linux)."""
    found = []
    for process in processes:
        with open(f"/proc/{process.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
        found.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.efficiency", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    given = parser.parse_args()
    if find_spec("distributed") is None:
        parser.exit(2, "tools.efficiency: Dask is not installed here: pip install 'longbox[dask]'\n")
    planned = tasks("champions", SETUP, ["random"], given.games, 1)
    warm = tasks("champions", SETUP, ["random"], 32, 2)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    processes = [begin("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port))]
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.2)
        processes += [begin("distributed.cli.dask_worker", f"tcp://{address}", "--nthreads", "1", "--no-nanny") for _ in range(2)]
        carried_out(measured, warm, f"dask://{address}")  # whatever is loaded only once
        carried_out(measured, warm)
        alone = carried_out(measured, planned[::SOME])
        before, mine, begun = spent(processes), time.process_time(), time.perf_counter()
        found = carried_out(measured, planned, f"dask://{address}")
        wall = time.perf_counter() - begun
        asking = time.process_time() - mine
        scheduler, *workers = [after - earlier for after, earlier in zip(spent(processes), before, strict=True)]
    finally:
        for process in processes:
            process.kill()
            process.wait()
    again = carried_out(measured, planned[::SOME])
    played = [each for each in found if not isinstance(each, str)]
    some = [each for each in found[::SOME] if not isinstance(each, str)]
    others = [each for each in [*alone, *again] if not isinstance(each, str)]
    play, total = sum([cpu for _, cpu, _ in played]), sum(workers)
    one, same = sum([cpu for _, cpu, _ in others]), sum([cpu for _, cpu, _ in some])
    alike = [not_seconds(each[0]) for each in others[: len(some)]] == [not_seconds(each[0]) for each in some]
    words = "the same" if alike else "NOT THE SAME"
    busy = sum([clock for _, _, clock in played]) / (2 * wall)
    print(f"{len(played):,} of {given.games:,} games on two workers, {wall:.0f} seconds by the clock")
    print(f"processor time: games {play:.1f}, workers in all {total:.1f}, scheduler {scheduler:.1f}, asking {asking:.1f} seconds")
    print(
        f"{len(some):,} of the games: {one / 2:.2f} seconds in one process, {same:.2f} on the workers; what came of them: {words}"
    )
    print(f"the workers were at a game {busy:.1%} of the time, and {play / total:.1%} of their processor time was the games' own")


def not_seconds(got: Outcome | str) -> object:
    """What came of a game, but for its seconds."""
    return got if isinstance(got, str) else (got.won, got.how, got.rounds, got.decisions)


if __name__ == "__main__":
    main()
