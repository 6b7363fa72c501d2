"""A server under load, on this machine: rooms full of random players over real sockets, and how long an answer takes to come back as a patch.

python -m tools.load                                     500 sockets in 250 rooms of Vs. System for a minute
python -m tools.load --rooms 20 --seconds 10 --game dcdb

Players answer after a pause, as people do (exponentially distributed, `--pause` seconds on average). The server is a process of its own;
the players are this one. What is measured is from the sending of an answer to the patch in which the table has changed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

#: set-ups of two seats, where a game has another by itself
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "champions": {"setup": {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"}}
}
#: players that sit down at the same time
_AT_ONCE: Final = 20


@dataclass
class Measured:
    """What came of it."""

    rooms: int
    sockets: int = 0
    seconds: float = 0.0
    answers: list[float] = field(default_factory=list)
    opened: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    over: int = 0
    #: seconds of one core that the server has used meanwhile
    worked: float = 0.0
    memory: int = 0
    memory_a_room: int = 0

    def percentile(self, p: float) -> float:
        """In seconds; 0 if nothing was measured."""
        found = sorted(self.answers)
        return found[min(len(found) - 1, int(p * len(found)))] if found else 0.0

    def told(self) -> dict[str, object]:
        """As plain data."""
        return {
            "rooms": self.rooms,
            "sockets": self.sockets,
            "seconds": round(self.seconds, 1),
            "answers": len(self.answers),
            "answers a second": round(len(self.answers) / self.seconds, 1) if self.seconds else 0,
            "answer to patch, ms": {f"p{p}": round(1000 * self.percentile(p / 100), 1) for p in (50, 90, 99)},
            "server, ms of a core an answer": round(1000 * self.worked / len(self.answers), 2) if self.answers else 0,
            "server, % of a core": round(100 * self.worked / self.seconds, 1) if self.seconds else 0,
            "matches over": self.over,
            "errors": len(self.errors),
            "memory, MB": round(self.memory / 1e6, 1),
            "memory a room, KB": round(self.memory_a_room / 1e3, 1),
        }


def _serve(folder: str, port: int) -> None:
    from longbox.serving.app import Told
    from longbox.serving.server import serve

    told = Told(rate=1e6, burst=1e6, rooms_a_minute=1e6, rooms_at_once=1e6, sockets=10_000, client=Path(folder))
    with open(f"{folder}/log", "w", encoding="utf-8") as log:
        sys.stderr = log
        serve(f"sqlite:///{folder}/rooms.db", "127.0.0.1", port, told, jobs=1)


def _memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def _worked(pid: int) -> float:
    # what stands behind the name of the program, which may have anything in it: utime and stime are the 14th and 15th field
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Player:
    """A random player at one seat."""

    def __init__(self, socket: ClientConnection, dice: random.Random, pause: float, measured: Measured) -> None:
        self.socket, self.dice, self.pause, self.measured = socket, dice, pause, measured
        self.now: dict[str, Any] = {}
        self.sent = 0.0
        self.given: list[int] = []
        self.said = -1
        self.thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the match is over, or it is told to stop."""
        async for text in self.socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "view":
                self.now = message["now"]
            elif kind == "patch":
                if self.sent:
                    self.measured.answers.append(time.perf_counter() - self.sent)
                    self.sent = 0.0
                for path, *value in message["changes"]:
                    at = self.now
                    for key in path[:-1]:
                        at = at[key]
                    if value:
                        at[path[-1]] = value[0]
                    else:
                        del at[path[-1]]
            elif kind == "next":
                await self._on(self.dice.choice(message["next"])["value"])
            elif kind == "error" and message["code"] != "late":
                self.measured.errors.append(message["words"])
            if self.now.get("result"):
                self.measured.over += 1
                return
            if self.now.get("question") and self.now["number"] > self.said:
                self.said, self.given = self.now["number"], []
                self.thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        await asyncio.sleep(self.dice.expovariate(1 / self.pause) if self.pause else 0)
        question = self.now.get("question")
        if not question or self.now["number"] != self.said:
            return
        plain = [o for o in question["options"] if not o["more"]]
        if question["how"] == "one" and plain:
            self.given = [self.dice.choice(plain)["value"]]
            await self._answer()
        else:
            await self.socket.send(json.dumps({"type": "next", "number": self.said, "answer": []}))

    async def _on(self, value: int) -> None:
        if value < 0:
            await self._answer()
            return
        self.given.append(value)
        await self.socket.send(json.dumps({"type": "next", "number": self.said, "answer": self.given}))

    async def _answer(self) -> None:
        self.sent = time.perf_counter()
        await self.socket.send(json.dumps({"type": "answer", "number": self.said, "answer": self.given}))


async def _play(port: int, game: str, rooms: int, seconds: float, pause: float, pid: int) -> Measured:
    measured = Measured(rooms)
    dice = random.Random(1)
    address = f"http://127.0.0.1:{port}"

    def opened(seed: int) -> dict[str, Any]:
        body = json.dumps({"game": game, "seats": ["person"], "others": "person", "seed": seed, **SETUPS.get(game, {})}).encode()
        request = urllib.request.Request(f"{address}/api/rooms", body, {"Content-Type": "application/json"})
        began = time.perf_counter()
        with urllib.request.urlopen(request, timeout=60) as found:
            room: dict[str, Any] = json.load(found)
        measured.opened.append(time.perf_counter() - began)
        return room

    # the first rooms load what all of them share
    for seed in range(3):
        await asyncio.to_thread(opened, 1_000_000 + seed)
    before = _memory(pid)
    tables = [await asyncio.to_thread(opened, seed) for seed in range(rooms)]
    sockets: list[ClientConnection] = []
    players: list[Player] = []
    gate = asyncio.Semaphore(_AT_ONCE)

    async def sit(room: dict[str, Any], seat: dict[str, Any]) -> None:
        async with gate:
            one = await connect(f"ws://127.0.0.1:{port}/ws", max_size=None, compression=None, open_timeout=60)
            await one.send(json.dumps({"type": "hello", "room": room["room"], "key": seat["key"]}))
        sockets.append(one)
        players.append(Player(one, random.Random(dice.random()), pause, measured))

    await asyncio.gather(*[sit(room, seat) for room in tables for seat in room["seats"]])
    measured.sockets = len(sockets)
    tasks = [asyncio.create_task(player.play()) for player in players]
    # what sitting down costs is none of an answer's time
    await asyncio.sleep(min(5.0, seconds / 4))
    measured.answers.clear()
    began, worked = time.perf_counter(), _worked(pid)
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    measured.worked = _worked(pid) - worked
    measured.memory = _memory(pid)
    measured.memory_a_room = max(0, measured.memory - before) // max(1, rooms)
    answers = list(measured.answers)
    for task in tasks:
        if task.done() and not task.cancelled() and (error := task.exception()) is not None:
            measured.errors.append(repr(error))
        task.cancel()
    for one in sockets:
        one.transport.abort()
    measured.answers = answers
    return measured


def load(game: str = "vs", rooms: int = 250, seconds: float = 60.0, pause: float = 5.0) -> Measured:
    """Put a server under load; what came of it."""
    with tempfile.TemporaryDirectory(prefix="longbox-load-") as folder:
        with socket.create_server(("127.0.0.1", 0)) as one:
            port: int = one.getsockname()[1]
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(folder, port), daemon=True)
        process.start()
        try:
            until = time.monotonic() + 240
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
                    break
                except OSError:
                    if time.monotonic() > until or not process.is_alive():
                        raise
                    time.sleep(0.2)
            assert process.pid is not None
            return asyncio.run(_play(port, game, rooms, seconds, pause, process.pid))
        finally:
            process.terminate()
            process.join(20)


def main(args: list[str]) -> int:
    """Say what was measured; 1 if a bound is passed."""
    parser = argparse.ArgumentParser(prog="python -m tools.load")
    parser.add_argument("--game", default="vs")
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=5)
    parser.add_argument("--most", type=float, default=0, help="milliseconds that the 99th percentile may take; 0: any")
    given = parser.parse_args(args)
    measured = load(given.game, given.rooms, given.seconds, given.pause)
    print(json.dumps(measured.told(), indent=1))
    for words in measured.errors[:5]:
        print(f"error: {words}", file=sys.stderr)
    return int(bool(measured.errors) or (given.most > 0 and 1000 * measured.percentile(0.99) > given.most))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
