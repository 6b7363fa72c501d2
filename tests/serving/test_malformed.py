"""Ten thousand messages that are none: each is answered with an error that names the place, and nothing comes of any."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from longbox.games import entries
from tests.serving.process import Process
from tests.serving.support import Seat, asked, key, opened

GOOD: tuple[dict[str, object], ...] = (
    {"type": "hello", "room": "x", "key": "y", "stream": "z", "seen": 1, "lines": 2},
    {"type": "answer", "number": 3, "answer": [0, 1]},
    {"type": "next", "number": 3, "answer": []},
    {"type": "why", "card": 5, "player": 0},
    {"type": "read", "card": 5},
    {"type": "hint", "number": 3},
    {"type": "preview", "number": 3, "answer": [1]},
    {"type": "auto", "on": True, "stops": ["x"]},
    {"type": "meanwhile", "player": 0, "index": 0},
    {"type": "undo"},
    {"type": "agree", "yes": True},
    {"type": "concede", "player": 0},
    {"type": "chat", "text": "hello"},
    {"type": "ping", "id": "x"},
)
#: values that fit nowhere, or nearly
ODD: tuple[object, ...] = (
    None, True, -1, 1.5, 1e308, 10**30, -(10**18), "", "x" * 300, "\u0000", "\ud800", "\u202e", [], {}, [[]], [None], {"a": 1},
    [0] * 3000, ["x"], "1", "answer", [{"type": "answer"}],
)  # fmt: skip


def bad(dice: random.Random) -> str | bytes:
    """A message with something wrong in it."""
    message: dict[str, object] = dict(dice.choice(GOOD))
    way = dice.randrange(8)
    if way < 2 and message["type"] == "concede":
        # it might be right by chance
        way = 3
    if way == 0:
        message[dice.choice(list(message))] = dice.choice(ODD)
    elif way == 1:
        message[dice.choice(["x", "Type", "", "answers", "\ud800", "a" * 50])] = dice.choice(ODD)
    elif way == 2:
        text = json.dumps(message)
        at = dice.randrange(len(text))
        return text[:at]
    elif way == 3:
        text = json.dumps(message)
        at = dice.randrange(len(text))
        return text[:at] + dice.choice(["\u0000", "]", "}", '"', ",", "\\", "é", "{"]) + text[at:]
    elif way == 4:
        return dice.choice(["", " ", "null", "[]", "0", '"x"', "[" * 3000, '{"a":' * 2000, "x" * 20_000, "\ufeff{}", "NaN", "-"])
    elif way == 5:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    elif way == 6:
        message["type"] = dice.choice(["", "welcome", "patch", "HELLO", "type", "x" * 100, 7, None, ["undo"]])
    else:
        return json.dumps([message])
    return json.dumps(message)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    one = Process(f"sqlite:///{tmp_path_factory.mktemp('rooms') / 'rooms.db'}")
    yield one
    one.kill()


def test_ten_thousand_malformed_messages(process: Process) -> None:
    dice = random.Random(11)
    made = opened(process.address, "vs", ("person", "person"))
    watched = Seat(process.address, str(made["room"]), key(made, 1))
    before = watched.now["table"]
    answered = sent = 0
    codes: set[object] = set()
    at_first = 0
    while sent < 10_000:
        me = Seat(process.address, str(made["room"]), key(made, 0))
        count = 0
        for _ in range(150):
            text = bad(dice)
            me.socket.send(text)
            count += 1
        me.say(type="ping", id="last one")
        sent += count
        while True:
            message = me.next()
            if message["type"] == "pong" and message["id"] == "last one":
                break
            if message["type"] == "error":
                assert message["words"], message
                assert message["code"] in ("bad", "illegal", "late", "slow"), message
                # it says where in the message, unless the whole of it is none
                assert message["place"] or "/tmp" not in str(message["words"])
                codes.add(message["code"])
                answered += 1
            elif message["type"] in ("done", "pong", "next", "chat", "why", "card"):
                answered += 1
        me.close()
        if sent == 1_500:
            at_first = process.memory()
    assert answered >= 0.95 * sent and "bad" in codes, (answered, sent)
    grown = process.memory() - at_first
    assert grown < 30_000_000, f"{grown:,} bytes more after {sent - 1_500:,} messages"
    # the table is there, and whoever else sits at it has noticed nothing but what a random undo or chat may do
    watched.say(type="ping", id="p")
    watched.hear("pong", id="p")
    assert watched.now["table"] == before


def test_errors_name_the_place(process: Process) -> None:
    made = opened(process.address, "vs", ("person", "greedy"))
    me = Seat(process.address, str(made["room"]), key(made, 0))
    for message, place in (
        ({"type": "answer", "number": -1}, "$.number"),
        ({"type": "answer", "number": 0, "answer": [0, "x"]}, "$.answer[1]"),
        ({"type": "auto", "stops": ["a", 3]}, "$.stops[1]"),
        ({"type": "chat", "text": ""}, "$.text"),
        ({"type": "nonsense"}, "$.type"),
    ):
        me.say(**message)
        found = me.hear("error")
        assert (found["code"], found["place"]) == ("bad", place)


def test_who_does_not_say_hello_first_is_told_and_who_goes_on_is_let_go(process: Process) -> None:
    one = connect(process.address.replace("http", "ws") + "/ws", legacy=True)
    one.send('{"type":"undo"}')
    assert json.loads(one.recv(10))["place"] == "type"
    errors = 0
    try:
        for _ in range(400):
            one.send("{")
            errors += json.loads(one.recv(10))["code"] == "bad"
    except Exception:
        pass
    assert 150 < errors < 250


def post(process: Process, path: str) -> Callable[[object], int]:
    return lambda body: asked(f"{process.address}{path}", body)[0]


@pytest.mark.parametrize("path", ["/api/rooms", "/api/decks/check", "/api/decks/export", "/api/replays", "/api/replays/x/branch"])
def test_malformed_requests(process: Process, path: str) -> None:
    dice = random.Random(path)
    good: dict[str, object] = {
        "game": "vs",
        "seats": ["person", "greedy"],
        "setup": {},
        "text": "4 Rogue",
        "to": "text",
        "step": 0,
    }
    for _ in range(60):
        body = {k: v for k, v in good.items() if dice.random() < 0.7}
        body[dice.choice([*good, "x"])] = dice.choice([v for v in ODD if v != "\ud800"])
        status = post(process, path)(body)
        assert 200 <= status < 500, (path, body, status)
    for setup in ({"decks": [[["x", 1]]]}, {"players": 10**9}, {"names": ["x" * 10_000] * 2}, {"decks": "x"}, {"turn_limit": -5}):
        assert 400 <= post(process, "/api/rooms")({**{k: good[k] for k in ("game", "seats")}, "setup": setup}) < 500, setup


def test_nothing_else_is_there(process: Process) -> None:
    for path in ("/api/rooms", "/api/nothing", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/rules/" + "x" * 5000):
        status, found = asked(f"{process.address}{path}")
        assert status in (404, 405, 400) and "root:" not in str(found)
    assert Path("/etc/passwd").exists()


def odd_answer(dice: random.Random, good: list[int]) -> list[int]:
    """Integers that are no answer, or nearly one."""
    way = dice.randrange(6)
    if way == 0:
        return [
            dice.choice([-1, -2, -3, 0, 1, 2, 7, 99, 4096, 8200, 1 << 31, 1 << 53, -(1 << 53)]) for _ in range(dice.randrange(6))
        ]
    if way == 1:
        return [*good, dice.choice([-1, 0, 1, 5, 1 << 40])]
    if way == 2:
        return good[:-1]
    if way == 3:
        return good * 2
    if way == 4:
        return [*dice.sample(good, len(good))][::-1] + [0] * dice.randrange(3)
    return [dice.randrange(-3, 12)] * dice.choice([1, 2, 3, 1_999])


@pytest.mark.parametrize("game", sorted(entry.name for entry in entries()))
def test_integers_that_are_no_answer(process: Process, game: str) -> None:
    """Of the right shape, at every kind of question that comes up: refused in words, never our mistake, and the table stays as it is."""
    dice = random.Random(game)
    setup: dict[str, object] = {"heroes": ["Spider-Man"], "scenario": "Rhino"} if game == "champions" else {}
    seats = ("person",) if game == "champions" else ("person", "greedy")
    made = opened(process.address, game, seats, setup=setup)
    me = Seat(process.address, str(made["room"]), key(made, 0))
    refused = 0
    kinds: set[object] = set()
    for _ in range(30):
        if me.until_asked()["result"]:
            break
        number, good = me.now["number"], me.least()
        kinds.add(me.now["question"]["kind"])  # type: ignore[index]
        before = me.now["table"]
        for _ in range(12):
            odd = odd_answer(dice, good)
            kind = dice.choice(["answer", "next", "preview", "next", "preview"])
            if kind == "answer" and odd == good:
                continue
            me.say(type=kind, id="o", number=number, answer=odd)
            found = me.hear("done", "next", "preview", "error", id="o")
            if found["type"] == "error":
                assert found["code"] in ("illegal", "late", "bad") and found["words"], (odd, found)
                refused += 1
            if found["type"] == "done":
                break
        else:
            for kind, more in (("why", {"player": dice.randrange(-1, 9)}), ("read", {}), ("meanwhile", {})):
                what = (
                    {"player": 3, "index": 9}
                    if kind == "meanwhile"
                    else {"card": dice.choice([0, 1, 5, 4096, 9_000, 1 << 53]), **more}
                )
                me.say(type=kind, id="o", **what)
                found = me.hear("why", "card", "done", "error", id="o")
                assert found["type"] != "error" or found["code"] == "illegal", found
            assert me.now["number"] == number and me.now["table"] == before
            assert me.answer(*good, number=number)["type"] == "done"  # type: ignore[arg-type]
    assert refused > 30 and kinds


def test_frames_that_are_none(process: Process) -> None:
    """Too long, in a thousand pieces, packed to nothing, of no text at all; and what is no WebSocket: the server goes on."""
    made = opened(process.address, "vs", ("person", "greedy"))
    before = process.memory()
    for text in ("x" * 70_000, "[" * 60_000, b"\xff" * 60_000, " " * 10_000_000):
        for compression in ("deflate", None):
            me = connect(process.address.replace("http", "ws") + "/ws", compression=compression, legacy=True)
            try:
                me.send(text)
                assert json.loads(me.recv(10))["code"] == "bad"
            except ConnectionClosed as error:
                assert error.rcvd is None or error.rcvd.code in (1009, 1007, 1006), error
            me.close()
    me = connect(process.address.replace("http", "ws") + "/ws", legacy=True)
    me.send(["{"] * 1_000)
    assert json.loads(me.recv(10))["code"] == "bad"
    me.close()
    dice = random.Random(3)
    port = int(process.address.rpartition(":")[2])
    more = {
        "Host": "x",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "A" * 22 + "==",
        "Sec-WebSocket-Version": "13",
    }
    upgrade = "GET /ws HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in more.items()) + "\r\n"
    for start in (
        "",
        "GET / HTTP/9.9\r\n",
        "POST /api/rooms HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n",
        upgrade,
        upgrade,
        upgrade,
    ):
        for _ in range(10):
            with socket.create_connection(("127.0.0.1", port), timeout=5) as raw, suppress(OSError):
                raw.sendall(start.encode() + bytes(dice.randrange(256) for _ in range(dice.randrange(200))))
    seat = Seat(process.address, str(made["room"]), key(made, 0))
    seat.say(type="ping", id="p")
    seat.hear("pong", id="p")
    assert process.memory() - before < 40_000_000
