"""Two servers with one PostgreSQL: a room is played by one of them at a time, and taken over when that one is gone."""

from __future__ import annotations

import signal
import time

import pytest

from tests.serving.postgres import Postgres
from tests.serving.process import Process
from tests.serving.support import Seat, key, opened

LEASE = 3.0


def sat(address: str, room: dict[str, object], seat: int) -> Seat:
    """A seat at a server, which may have to wait for the room."""
    until = time.monotonic() + 6 * LEASE
    while True:
        found = Seat(address, str(room["room"]), key(room, seat))
        if found.welcome["type"] == "welcome":
            return found
        assert found.welcome["code"] == "elsewhere" and time.monotonic() < until, found.welcome
        found.close()
        time.sleep(0.1)


def played(me: Seat, answers: int) -> list[tuple[int, list[int]]]:
    """Answer so often; what was acknowledged."""
    out = []
    for _ in range(answers):
        me.until_asked()
        number, answer = me.now["number"], me.least()
        assert me.answer(*answer)["type"] == "done"
        out.append((number, answer))
    return out  # type: ignore[return-value]


def test_rooms_are_handed_over_with_both_servers_killed_once(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = Process(url, lease=LEASE), Process(url, lease=LEASE)
    try:
        room = opened(one.address, "vs", ("person", "greedy"))
        me = Seat(one.address, str(room["room"]), key(room, 0))
        given = played(me, 4)
        # the other one says where the room is, and goes on saying so while it is held
        for _ in range(2):
            other = Seat(two.address, str(room["room"]), key(room, 0))
            assert (other.welcome["code"], other.welcome["words"]) == ("elsewhere", one.address)
            other.close()
            time.sleep(LEASE / 2)
        one.kill()
        me = sat(two.address, room, 0)
        for number, answer in given:
            assert me.answer(*answer, number=number)["type"] == "done"
        given += played(me, 3)
        # the first comes again, and is told where the room is now
        one = Process(url, one.port, lease=LEASE)
        other = Seat(one.address, str(room["room"]), key(room, 0))
        assert (other.welcome["code"], other.welcome["words"]) == ("elsewhere", two.address)
        two.kill()
        me = sat(one.address, room, 0)
        for number, answer in given:
            assert me.answer(*answer, number=number)["type"] == "done"
        given += played(me, 2)
        # one that is ended lets go of its rooms at once
        two = Process(url, two.port, lease=600.0)
        assert one.end() in (0, -signal.SIGTERM)
        began = time.monotonic()
        me = sat(two.address, room, 0)
        assert time.monotonic() - began < LEASE
        assert me.now["number"] >= given[-1][0] + 1  # type: ignore[operator]
    finally:
        one.kill()
        two.kill()


@pytest.mark.parametrize("rooms", [12])
def test_rooms_of_both_are_played_side_by_side(postgres: Postgres, rooms: int) -> None:
    url = postgres.database()
    servers = [Process(url, lease=LEASE) for _ in range(2)]
    try:
        made = [(servers[i % 2], opened(servers[i % 2].address, "vs", ("person", "greedy"))) for i in range(rooms)]
        seats = [Seat(at.address, str(room["room"]), key(room, 0)) for at, room in made]
        for me in seats:
            played(me, 2)
        # all of them outlive a lease, since it is renewed
        time.sleep(1.5 * LEASE)
        for me in seats:
            played(me, 1)
        assert all(m.get("code") != "going" for me in seats for m in me.heard)
    finally:
        for one in servers:
            one.kill()
