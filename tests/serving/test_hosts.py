"""A server answers under its own names only: a page elsewhere whose name is made to lead here gets nothing."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from longbox.serving.app import Told
from longbox.serving.hosts import MISDIRECTED, Hosts, named, of_addresses
from tests.serving.support import Seat, key, opened, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("rooms")
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><title>Longbox</title>", "utf-8")
    with server(folder, Told(client=client, hosts=Hosts("127.0.0.1", ["table.example.org"]))) as address:
        yield address


def under(address: str, host: str, path: str, body: object = None) -> tuple[int, bytes, dict[str, str]]:
    """What comes of a request under a name."""
    found = urlsplit(address)
    assert found.hostname is not None
    asking = http.client.HTTPConnection(found.hostname, found.port, timeout=20)
    data = None if body is None else json.dumps(body).encode()
    asking.putrequest("GET" if data is None else "POST", path, skip_host=True)
    asking.putheader("Host", host)
    asking.putheader("Content-Type", "application/json")
    asking.putheader("Origin", f"http://{host}")
    asking.putheader("Content-Length", str(len(data or b"")))
    asking.endheaders(data)
    answer = asking.getresponse()
    told = answer.status, answer.read(), {n.lower(): v for n, v in answer.getheaders()}
    asking.close()
    return told


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "localhost.evil.example:{port}", "192.0.2.7:{port}", ""])
def test_nothing_is_answered_under_another_name(here: str, host: str) -> None:
    host = host.format(port=urlsplit(here).port)
    room = opened(here)
    for path, body in (
        ("/", None),
        ("/index.html", None),
        ("/health", None),
        ("/metrics", None),
        ("/api/games", None),
        ("/api/replays", None),
        ("/nowhere", None),
        ("/api/rooms", {"game": "vs", "seats": ["person", "greedy"]}),
    ):
        status, text, headers = under(here, host, path, body)
        assert status == MISDIRECTED and b"--name" in text and b"doctype" not in text, (path, status, text)
        assert headers["x-content-type-options"] == "nosniff" and "default-src 'self'" in headers["content-security-policy"]
    if host:
        # a page of that name is of the same origin as what it asks: the origin alone would let it in
        more = {"additional_headers": {"Host": host}, "origin": f"http://{host}"}
        with pytest.raises(InvalidStatus):
            connect(here.replace("http", "ws") + "/ws", **more).recv(5)  # type: ignore[arg-type]
    # who asks as one should is not hindered
    me = Seat(here, str(room["room"]), key(room, 0))
    assert me.welcome["type"] == "welcome"
    me.close()


@pytest.mark.parametrize(
    "host", ["localhost:{port}", "127.0.0.1:{port}", "[::1]:{port}", "table.example.org", "TABLE.example.org.:443"]
)
def test_its_own_names_are_answered(here: str, host: str) -> None:
    assert under(here, host.format(port=urlsplit(here).port), "/api/rules?search=stun")[0] == 200
    assert under(here, host.format(port=urlsplit(here).port), "/")[1].startswith(b"<!doctype")


@pytest.mark.parametrize(
    ("bound", "given", "yes", "no"),
    [
        (
            "127.0.0.1",
            [],
            ["localhost", "a.localhost", "127.9.9.9:1", "[::1]"],
            ["192.168.1.5", "[fe80::1]", "table.example", "a@localhost"],
        ),
        ("192.168.1.5", [], ["192.168.1.5:80", "localhost"], ["192.168.1.6", "192.168.1.5.evil.example"]),
        (
            "0.0.0.0",
            ["box.example"],
            ["192.168.1.5", "[fe80::1]:80", "box.example"],
            ["evil.example", "evil.example:8642", "", ".local"],
        ),
        ("::", [], ["10.0.0.1", "[2001:db8:0::1]"], ["evil.example", "[::1", "localhost:port", "localhost/evil"]),
        ("2001:DB8:0::1", [], ["[2001:db8::1]:8642"], ["[2001:db8::2]"]),
        (
            "table.lan",
            of_addresses(["https://a.example:8443/", "nothing"]),
            ["table.lan:1", "a.example"],
            ["nothing", "b.example"],
        ),
    ],
)
def test_which_names_are_ours(bound: str, given: list[str], yes: list[str], no: list[str]) -> None:
    hosts = Hosts(bound, given)
    assert [h for h in yes if not hosts.serves(h)] == [] and [h for h in no if hosts.serves(h)] == []


def test_a_name_is_read_without_its_port() -> None:
    assert (named("A.example:80"), named("[::1]:80"), named("a.example:x"), named("u@a.example")) == ("a.example", "::1", "", "")


def test_the_command_gives_the_server_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from longbox.commands import serve as command
    from longbox.serving import client, server as running

    told: list[Told] = []
    monkeypatch.setattr(client, "build", lambda say: None)
    monkeypatch.setattr(running, "serve", lambda store, host, port, how, **more: told.append(how))
    command.serve(
        port=0,
        origin=["https://o.example"],
        name=["n.example"],
        address="https://a.example",
        store="sqlite://",
        open_=False,
        quiet=True,
    )
    ours = [h for h in ("o.example", "n.example", "a.example", "localhost", "else.example") if told[0].hosts.serves(h)]
    assert ours == ["o.example", "n.example", "a.example", "localhost"] and told[0].origins == ("https://o.example",)
