"""What every answer carries for the browser's sake, and what no log says."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from longbox.serving.app import Told
from tests.serving.process import Process
from tests.serving.support import key, opened, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("rooms")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Longbox</title>", "utf-8")
    (client / "assets" / "a.js").write_text("1", "utf-8")
    (folder / "secret.txt").write_text("root:", "utf-8")
    with server(folder, Told(client=client)) as address:
        yield address


def headers(address: str) -> dict[str, str]:
    """Those of an answer, whatever its status."""
    try:
        with urllib.request.urlopen(address, timeout=20) as found:
            return {name.lower(): value for name, value in found.headers.items()}
    except urllib.error.HTTPError as error:
        return {name.lower(): value for name, value in error.headers.items()}


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/api/games", "/health", "/api/rules?search=stun", "/api/replays/nothing"])
def test_no_page_may_run_what_is_not_the_server_s(here: str, path: str) -> None:
    found = headers(here + path)
    policy = found["content-security-policy"]
    assert "default-src 'self'" in policy and "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy and "http:" not in policy
    assert found["x-content-type-options"] == "nosniff" and found["referrer-policy"] == "no-referrer"
    assert "server" not in found


def test_nothing_beside_the_client_is_served(here: str) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/rooms.db"):
        try:
            with urllib.request.urlopen(here + path, timeout=20) as found:
                assert b"root:" not in found.read()
        except urllib.error.HTTPError as error:
            assert error.code in (400, 404)


def test_metrics_count_and_name_nobody(here: str) -> None:
    room = opened(here, "vs", ("person", "greedy"))
    with urllib.request.urlopen(f"{here}/metrics", timeout=20) as found:
        text = found.read().decode()
    assert "longbox_rooms_opened_total 1.0" in text and "# TYPE longbox_answer_seconds histogram" in text
    assert str(room["room"]) not in text and Path(here).name not in text.replace("longbox", "")


def test_a_key_that_somebody_puts_into_an_address_is_in_no_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as file:
        process = Process(f"sqlite:///{tmp_path / 'rooms.db'}", log=file)
        try:
            room = opened(process.address, "vs", ("person", "greedy"))
            mine = key(room, 0)
            socket = connect(f"{process.address.replace('http', 'ws')}/ws?key={mine}", legacy=True)
            socket.send(json.dumps({"type": "hello", "room": room["room"], "key": mine[:-1]}))
            assert json.loads(socket.recv(10))["code"] == "nobody"
            socket.send(json.dumps({"type": "hello", "room": room["room"], "key": mine}))
            assert json.loads(socket.recv(10))["type"] == "welcome"
            for path in (f"/?key={mine}", f"/api/replays/{mine}", f"/{mine}"):
                headers(process.address + path)
            with pytest.raises(InvalidStatus):
                connect(f"{process.address.replace('http', 'ws')}/elsewhere/{mine}", legacy=True)
            socket.close()
        finally:
            process.end()
    text = log.read_text("utf-8")
    assert "Finished server process" in text and mine not in text
    # nor is it on disk
    assert all(mine.encode() not in file.read_bytes() for file in tmp_path.glob("rooms.db*"))
