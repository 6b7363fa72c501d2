"""The server killed in the middle of things: nothing that it has acknowledged is lost. Ended as it should be: everybody is told to come back."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving.process import Process
from tests.serving.support import Seat, key, opened

SEATS = (("vs", ("person", "greedy"), {}), ("vs", ("person", "person"), {}), ("dcdb", ("person", "greedy"), {"players": 2}))


class Player(threading.Thread):
    """Answers for one seat at random until the server is gone; knows what was acknowledged."""

    def __init__(self, address: str, room: dict[str, object], seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.room, self.seat, self.dice = room, seat, random.Random(seed)
        #: number -> answer: acknowledged
        self.acknowledged: dict[int, list[int]] = {}
        #: the number that was open once the last of them was acknowledged
        self.reached = 0
        self.wrong: list[object] = []
        self.last: dict[str, object] = {}
        self.begin(address)

    def begin(self, address: str) -> None:
        """Sit down, anew."""
        self.client = Seat(address, str(self.room["room"]), key(self.room, self.seat))

    def run(self) -> None:
        try:
            while not self.client.until_asked()["result"]:
                number = self.client.now["number"]
                answer = self.random_answer()
                if answer is None:
                    continue
                found = self.client.answer(*answer, number=number)  # type: ignore[arg-type]
                if found["type"] == "done":
                    self.acknowledged[number] = answer  # type: ignore[index]
                    self.reached = max(self.reached, found["number"])  # type: ignore[type-var, assignment]
                elif found["code"] not in ("late", "going"):
                    self.wrong.append(found)
        except (ConnectionClosed, OSError, TimeoutError):
            with suppress(ConnectionClosed, OSError, TimeoutError):
                # what was said before the end, and had not been listened to
                while True:
                    self.client.next(5)
        self.last = self.client.heard[-1] if self.client.heard else {}

    def random_answer(self) -> list[int] | None:
        """An allowed answer, integer by integer; None if the question is gone meanwhile."""
        out: list[int] = []
        while True:
            self.client.say(type="next", id="n", number=self.client.now["number"], answer=out)
            found = self.client.hear("next", "error", id="n")
            if found["type"] == "error":
                return None
            value = self.dice.choice([o["value"] for o in found["next"]])  # type: ignore[attr-defined]
            if value < 0:
                return out
            out.append(value)

    def check(self) -> None:
        """All that was acknowledged is there: it is known, given again, as what was answered then."""
        now = self.client.now["number"]
        assert now >= self.reached, f"{self.room['room']}: {now} after {self.reached} was acknowledged"  # type: ignore[operator]
        for number in sorted(self.acknowledged)[-12:]:
            found = self.client.answer(*self.acknowledged[number], number=number)
            assert found["type"] == "done", (number, self.acknowledged[number], found)
        assert not self.wrong, self.wrong


def killed_and_back(url: str, rounds: int, seed: int, seconds: float = 1e9) -> tuple[int, int]:
    """Play, kill, start again, look: so many times, or until the time is over. How often, and how many answers were acknowledged."""
    dice = random.Random(seed)
    until = time.monotonic() + seconds
    server = Process(url)
    try:
        players = []
        for game, seats, setup in SEATS:
            room = opened(server.address, game, seats, setup=setup)
            players += [Player(server.address, room, i, seed + i) for i, who in enumerate(seats) if who == "person"]
        count = 0
        for _ in range(rounds):
            if time.monotonic() > until:
                break
            for player in players:
                player.start()
            time.sleep(dice.uniform(0.05, 1.2))
            server.kill()
            for player in players:
                player.join(30)
                assert not player.is_alive()
            server = Process(url, server.port)
            again = []
            for player in players:
                player.begin(server.address)
                player.check()
                new = Player(server.address, player.room, player.seat, dice.randrange(1 << 30))
                new.acknowledged, new.reached = player.acknowledged, player.reached
                player.client.close()
                again.append(new)
            # who has played to the end opens another room
            for i, player in enumerate(again):
                if player.client.now["result"]:
                    room = opened(server.address, "vs", ("person", "greedy"))
                    again[i] = Player(server.address, room, 0, dice.randrange(1 << 30))
            players = again
            count += 1
        return count, sum(len(player.acknowledged) for player in players)
    finally:
        server.kill()


def test_killed_and_nothing_acknowledged_is_lost(fresh: Callable[[], str]) -> None:
    count, acknowledged = killed_and_back(fresh(), 2, 5)
    assert count == 2 and acknowledged > 5


@pytest.mark.slow
def test_killed_a_hundred_times(tmp_path: Path) -> None:
    seconds = float(os.environ.get("LONGBOX_SLOW_SECONDS", "60"))
    count, _ = killed_and_back(f"sqlite:///{tmp_path / 'rooms.db'}", 100, int(time.time()) % 1000, seconds)
    assert count >= 3


def test_ended_in_the_middle_it_finishes_and_tells_everybody_to_come_back(fresh: Callable[[], str], tmp_path: Path) -> None:
    url = fresh()
    log = tmp_path / "log"
    with log.open("wb") as file:
        server = Process(url, log=file)
        try:
            players = []
            for game, seats, setup in SEATS:
                room = opened(server.address, game, seats, setup=setup)
                players += [Player(server.address, room, i, 7 + i) for i, who in enumerate(seats) if who == "person"]
            for player in players:
                player.start()
            time.sleep(0.7)
            assert server.end() in (0, -signal.SIGTERM)
            for player in players:
                player.join(30)
            # the last thing that anybody hears
            ends = [(p.last.get("type"), p.last.get("code"), p.wrong) for p in players]
            assert ends == [("error", "going", [])] * len(players), log.read_text("utf-8")[-3000:]
            server = Process(url, server.port)
            for player in players:
                player.begin(server.address)
                player.check()
        finally:
            server.kill()
    # what is logged are lines of JSON, without a name of a card
    import json

    lines = log.read_text("utf-8").splitlines()
    assert lines and all(json.loads(line)["level"] in ("info", "warning", "error") for line in lines)
    seen = {card["name"] for p in players for card in _cards(p.client.now["table"])}
    assert seen and not any(name in line for line in lines for name in seen if len(name) > 4)
    assert not any(key(p.room, p.seat) in line for line in lines for p in players)


def _cards(at: object) -> list[dict[str, str]]:
    if isinstance(at, dict):
        own = [at] if at.get("ref") is not None and at.get("name") else []
        return own + [card for value in at.values() for card in _cards(value)]
    return [card for value in at for card in _cards(value)] if isinstance(at, list) else []
