"""Nobody takes more than their share: sockets, talk, what waits for who does not read, requests that take long."""

from __future__ import annotations

import json
import socket
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from longbox.serving import hub as hubs
from longbox.serving.app import Told
from longbox.serving.hub import Client
from longbox.serving.limits import Budgets, Crowd
from tests.serving.process import Process
from tests.serving.support import Seat, asked, key, opened, server


def test_a_crowd_and_budgets_are_of_one_address_each() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a") and not crowd.enter("a")
    budgets = Budgets(0.0, 2, most=2)
    assert [budgets.take(each) for each in "aaab"] == [True, True, False, True]
    # a third address makes the one forgotten that was unseen for longest, and no more are remembered
    assert budgets.take("c") and budgets.take("a")


def test_one_address_has_so_many_sockets_and_others_have_theirs(tmp_path: Path) -> None:
    with server(tmp_path, Told(sockets=2, client=tmp_path / "none")) as address:
        room = opened(address, "vs", ("person", "greedy"))
        first, second = (Seat(address, str(room["room"]), key(room, 0)) for _ in range(2))
        third = connect(address.replace("http", "ws") + "/ws", legacy=True)
        said = json.loads(third.recv(10))
        assert (said["type"], said["code"]) == ("error", "slow") and "your address" in said["words"]
        with pytest.raises(ConnectionClosed):
            third.recv(10)
        # a proxy on this machine is believed whom it speaks for
        other = connect(address.replace("http", "ws") + "/ws", additional_headers={"X-Forwarded-For": "192.0.2.7"}, legacy=True)
        other.send(json.dumps({"type": "hello", "room": room["room"], "key": key(room, 0)}))
        assert json.loads(other.recv(10))["type"] == "welcome"
        # who leaves makes room
        first.close()
        second.say(type="ping", id="p")
        second.hear("pong", id="p")
        until = time.monotonic() + 10
        while True:
            again = connect(address.replace("http", "ws") + "/ws", legacy=True)
            again.send(json.dumps({"type": "hello", "room": room["room"], "key": key(room, 0)}))
            if json.loads(again.recv(10))["type"] == "welcome":
                break
            assert time.monotonic() < until
            again.close()


def test_who_never_says_hello_is_let_go_and_who_is_at_a_table_may_be_silent(tmp_path: Path) -> None:
    with server(tmp_path, Told(hello=0.5, client=tmp_path / "none")) as address:
        room = opened(address, "vs", ("person", "greedy"))
        me = Seat(address, str(room["room"]), key(room, 0))
        silent = connect(address.replace("http", "ws") + "/ws", legacy=True)
        assert json.loads(silent.recv(10))["place"] == "type"
        with pytest.raises(ConnectionClosed):
            silent.recv(10)
        # garbage is no hello
        busy = connect(address.replace("http", "ws") + "/ws", legacy=True)
        with pytest.raises(ConnectionClosed):
            while True:
                busy.send("{")
                busy.recv(10)
                time.sleep(0.05)
        time.sleep(0.7)
        me.say(type="ping", id="p")
        me.hear("pong", id="p")


def test_talk_is_no_flood(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        room = opened(address)
        a, b = (Seat(address, str(room["room"]), key(room, i)) for i in (0, 1))
        for i in range(40):
            a.say(type="chat", id=str(i), text=f"{i}")
        found = [a.hear("done", "error", id=str(i)) for i in range(40)]
        refused = [each for each in found if each["type"] == "error"]
        assert 10 < len(refused) < 22 and {each["code"] for each in refused} == {"slow"}
        b.say(type="chat", id="x", text="mine")
        assert b.hear("done", "error", id="x")["type"] == "done"
        assert len(b.talk) == 41 - len(refused)


def test_a_table_that_has_gone_on_for_too_long_takes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "_MOST_ENTRIES", 3)
    with server(tmp_path) as address:
        room = opened(address)
        a = Seat(address, str(room["room"]), key(room, 0))
        for i in range(4):
            a.say(type="chat", id=str(i), text="x")
            found = a.hear("done", "error", id=str(i))
        assert found["code"] == "illegal" and "open another" in str(found["words"])


def test_what_waits_for_who_does_not_read_is_bounded() -> None:
    client = Client()
    for _ in range(100):
        client.send(b"x" * 1_000_000)
    assert client.queue.qsize() < 8 and client.queue.get_nowait() is None
    client = Client()
    for _ in range(2_000):
        client.send(b"x")
    assert client.queue.qsize() < 600


def test_who_does_not_read_costs_others_nothing(tmp_path: Path) -> None:
    """Thousands of questions whose answers are never fetched: the server's memory stays as it is, and others are answered."""
    process = Process(f"sqlite:///{tmp_path / 'rooms.db'}")
    try:
        room = opened(process.address, "vs", ("person", "person"))
        me, other = (Seat(process.address, str(room["room"]), key(room, i)) for i in (0, 1))
        before = process.memory()
        raw: socket.socket = me.socket.socket
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)

        def flood() -> None:
            try:
                for _ in range(6_000):
                    me.say(type="next", number=me.now["number"], answer=[])
            except (ConnectionClosed, OSError):
                pass

        thread = threading.Thread(target=flood, daemon=True)
        thread.start()
        for i in range(30):
            began = time.monotonic()
            other.say(type="ping", id=str(i))
            other.hear("pong", id=str(i))
            assert time.monotonic() - began < 3
            time.sleep(0.1)
        assert process.memory() - before < 60_000_000
    finally:
        process.kill()


def test_replays_that_are_asked_for_too_often_are_refused_before_anything_is_done(tmp_path: Path) -> None:
    with server(tmp_path, Told(reads_a_minute=1, reads_at_once=2, client=tmp_path / "none")) as address:
        found = [asked(f"{address}/api/replays/nothing{i}")[0] for i in range(4)]
        assert found == [404, 404, 429, 429]
