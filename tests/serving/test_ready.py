"""A server says that it is ready once all games are loaded; who asks before that waits, and the first room is as quick as any."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from longbox.games import entries
from tests.serving.process import ROOT, free_port
from tests.serving.support import opened


def health(address: str) -> tuple[int, str]:
    """Its status and what it says; 0 while nobody listens."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=10) as found:
            return found.status, json.load(found)["status"]
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["status"]
    except OSError:
        return 0, ""


def test_ready_once_the_games_are_loaded(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    log = tmp_path / "log"
    with log.open("wb") as file:
        command = [sys.executable, "-m", "tests.serving.process", f"sqlite:///{tmp_path / 'rooms.db'}", str(port), "30"]
        process = subprocess.Popen(command, cwd=ROOT, stderr=file)
        try:
            seen: list[tuple[int, str]] = []
            until = time.monotonic() + 60
            while not seen or seen[-1] != (200, "ok"):
                assert process.poll() is None and time.monotonic() < until, seen
                now = health(address)
                if now[0] and now not in seen:
                    seen.append(now)
                    if now[0] == 503:
                        # whoever asks now is answered all the same, once it is known
                        with urllib.request.urlopen(f"{address}/api/games", timeout=60) as found:
                            games = json.load(found)
                time.sleep(0.01)
            assert seen == [(503, "starting"), (200, "ok")]
            assert [g["name"] for g in games] == [g.name for g in entries()] and all(g["choices"] for g in games)
            # all that opening a room takes is there: the first one of a game is no slower than the next by what loading takes
            took = []
            for _ in range(2):
                began = time.monotonic()
                opened(address, "champions", ("person",), setup={"heroes": ["Spider-Man"], "scenario": "Rhino"})
                took.append(time.monotonic() - began)
            loaded = [json.loads(line) for line in log.read_text("utf-8").splitlines() if "games loaded" in line]
            assert len(loaded) == 1 and took[0] < took[1] + loaded[0]["seconds"] / 3, (took, loaded)
        finally:
            process.kill()
            process.wait(20)
