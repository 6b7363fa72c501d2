"""A server for tests, in a thread at a free port, and a client that says one thing after the other."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from websockets.sync.client import ClientConnection, connect

from longbox.serving.app import Told
from longbox.serving.changes import changed
from longbox.serving.server import serve


@contextmanager
def server(folder: Path, told: Told | None = None, url: str = "") -> Iterator[str]:
    """A server with its rooms in a folder (or at a store's URL); its address. It ends as a signal ends it."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    found: list[uvicorn.Server] = []
    there = threading.Event()

    def ready(one: uvicorn.Server) -> None:
        found.append(one)
        there.set()

    many = {"rooms_a_minute": 6000.0, "rooms_at_once": 1000.0, "reads_a_minute": 60_000.0, "reads_at_once": 10_000.0}
    usual = Told(rate=100_000, burst=100_000, client=folder / "no-client", **many)  # type: ignore[arg-type]
    kwargs = {"sockets": [listening], "ready": ready, "jobs": 1}
    args = (url or f"sqlite:///{folder / 'rooms.db'}", "127.0.0.1", port, told or usual)
    thread = threading.Thread(target=serve, args=args, kwargs=kwargs, daemon=True)
    thread.start()
    assert there.wait(20)
    until = time.monotonic() + 240
    while asked(f"http://127.0.0.1:{port}/health")[0] != 200:
        assert time.monotonic() < until, "it is never ready"
        time.sleep(0.1)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        found[0].should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def asked(address: str, body: object = None, headers: dict[str, str] | None = None) -> tuple[int, object]:
    """Status and answer of a request; with a body it is posted."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json", **(headers or {})})
    try:
        with urllib.request.urlopen(request, timeout=20) as found:
            return found.status, json.load(found)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


class Seat:
    """A client at a table: what it has been told, and what it says."""

    def __init__(self, address: str, room: str, key: str, after: Seat | None = None, **more: object) -> None:
        self.socket: ClientConnection = connect(address.replace("http", "ws", 1) + "/ws", max_size=None, legacy=True)
        self.now: dict[str, object] = {}
        self.seq = -1
        self.log: list[str] = []
        self.heard: list[dict[str, object]] = []
        self.raw: list[str] = []
        #: what was said, by whom, by its place
        self.talk: dict[int, tuple[str, str]] = {}
        if after is not None:
            # one that comes back
            self.now, self.seq, self.log = after.now, after.seq, list(after.log)
            more |= {"stream": after.welcome["stream"], "seen": after.seq, "lines": len(after.log)}
        self.say(type="hello", room=room, key=key, **more)
        self.welcome = self.hear("welcome", "error")
        if self.welcome["type"] == "welcome" and not more:
            self.hear("view")

    def say(self, **message: object) -> None:
        """A message."""
        self.socket.send(json.dumps(message))

    def hear(self, *types: str, **like: object) -> dict[str, object]:
        """The next message of such a type, after all that comes before it."""
        while True:
            message = self.next()
            if message["type"] in types and all(message.get(k) == v for k, v in like.items()):
                return message

    def next(self, timeout: float = 20) -> dict[str, object]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, object] = json.loads(text)
        self.heard.append(message)
        if message["type"] == "view":
            self.now, self.seq = message["now"], message["seq"]  # type: ignore[assignment]
        elif message["type"] == "patch":
            assert message["seq"] == self.seq + 1
            self.now, self.seq = changed(self.now, message["changes"]), message["seq"]  # type: ignore[assignment, arg-type]
        elif message["type"] == "log":
            del self.log[message["at"] :]  # type: ignore[misc]
            self.log += [line["text"] for line in message["lines"]]  # type: ignore[attr-defined]
        elif message["type"] == "chat":
            self.talk[message["at"]] = (str(message["by"]), str(message["text"]))  # type: ignore[index]
        return message

    def until_asked(self) -> dict[str, object]:
        """Wait for a question to this seat, or the end of the match; what is seen then."""
        while not self.now.get("question") and not self.now.get("result"):
            self.next()
        return self.now

    def answer(self, *values: int, number: int | None = None) -> dict[str, object]:
        """Answer the question; what comes of it."""
        self.say(type="answer", id="a", number=self.now["number"] if number is None else number, answer=list(values))
        return self.hear("done", "error", id="a")

    def least(self) -> list[int]:
        """The answer that does least, found by asking what may follow."""
        out: list[int] = []
        while True:
            self.say(type="next", id="n", number=self.now["number"], answer=out)
            follow = [o["value"] for o in self.hear("next", "error")["next"]]  # type: ignore[attr-defined]
            if -1 in follow:
                return out
            out.append(follow[0])

    def close(self) -> None:
        """Leave."""
        self.socket.close()


def opened(address: str, game: str = "vs", seats: tuple[str, ...] = ("person", "person"), **more: object) -> dict[str, object]:
    """A new room."""
    status, found = asked(f"{address}/api/rooms", {"game": game, "seats": list(seats), "seed": 7, **more})
    assert status == 201, found
    assert isinstance(found, dict)
    return found


def key(room: dict[str, object], seat: int) -> str:
    """The key of a seat."""
    return str(room["seats"][seat]["key"])  # type: ignore[index]
