"""The server killed in the middle of things: nothing that it has acknowledged is lost. Ended as it should be: everybody is told to come back."""

from __future__ import annotations

import json
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

from longbox.serving.rooms import Agreed, Answered, Back, Entry, Rested, Spoken, Wished
from longbox.serving.store import Store
from tests.serving.process import Process
from tests.serving.support import Seat, asked, key, opened

SEATS: tuple[tuple[str, tuple[str, ...], dict[str, object]], ...] = (
    ("vs", ("person", "greedy"), {}),
    ("vs", ("person", "person"), {}),
    ("dcdb", ("person", "person", "random"), {"players": 3}),
    ("vs2pcg", ("person", "greedy"), {}),
    ("champions", ("person",), {"heroes": ["Spider-Man"], "scenario": "Rhino"}),
)


class Known:
    """What a player at a seat knows to be on disk, from one life of the server to the next."""

    def __init__(self) -> None:
        #: entries with a number of their own, and the others in their order
        self.numbered: dict[int, Entry] = {}
        self.beside: list[Entry] = []
        #: the latest number that was heard of, the one that was shown at the end, and the log as it was then
        self.reached = 0
        self.told = 0
        self.log: list[str] = []
        #: things said by anybody, by their places
        self.talk: dict[int, tuple[str, str]] = {}
        self.wrong: list[object] = []


class Player(threading.Thread):
    """Plays at one seat at random until the server is gone: answers, goes back, agrees or not, talks, leaves the passing to the server."""

    def __init__(self, address: str, room: dict[str, object], seat: int, seed: int, known: Known | None = None) -> None:
        super().__init__(daemon=True)
        self.room, self.seat, self.dice = room, seat, random.Random(seed)
        self.known = known or Known()
        self.count = 0
        self.client = Seat(address, str(room["room"]), key(room, seat))

    def run(self) -> None:
        try:
            while not self.client.now["result"]:
                self.turn()
        except (ConnectionClosed, OSError):
            with suppress(ConnectionClosed, OSError, TimeoutError):
                # what was said before the end, and had not been listened to
                while True:
                    self.client.next(5)
        except TimeoutError:
            self.known.wrong.append("nothing happens")
        self.remember()

    @property
    def last(self) -> dict[str, object]:
        """The last thing that was heard."""
        return self.client.heard[-1] if self.client.heard else {}

    def turn(self) -> None:
        """One thing done, once there is something to do."""
        way = self.dice.random()
        if any(each["type"] == "asked" for each in self.client.heard):
            wish = [each for each in self.client.heard if each["type"] == "asked"][-1]
            self.client.heard.clear()
            if wish["by"]:
                yes = self.dice.random() < 0.7
                done = self.did("agree", yes=yes)
                if done is not None:
                    # the last to agree has the match go back
                    self.put(done, Back(-1) if yes and self.others == 1 else None, Agreed(self.seat, yes))
        elif way < 0.08:
            words = f"{self.seat} says {self.dice.random()}"
            if self.did("chat", text=words) is not None:
                self.known.beside.append(Spoken(self.seat, words))
        elif way < 0.13:
            done = self.did("undo")
            if done is not None:
                self.put(done, None if self.others else Back(-1), Wished(self.seat, -1))
        elif way < 0.17 and self.client.now["auto"] is not None:
            on = self.dice.random() < 0.5
            if self.did("auto", on=on) is not None:
                self.known.beside.append(Rested(self.seat, on))
        elif self.client.now.get("question"):
            number = self.client.now["number"]
            answer = self.random_answer()
            if answer is not None and self.did("answer", number=number, answer=answer) is not None:
                self.known.numbered[number] = Answered(self.seat, answer)  # type: ignore[index]
        else:
            self.client.next()

    @property
    def others(self) -> int:
        """Other people at the table."""
        return sum(each["who"] == "person" for each in self.room["seats"]) - 1  # type: ignore[attr-defined]

    def put(self, done: dict[str, object], numbered: Entry | None, beside: Entry) -> None:
        """What was acknowledged, as the entry that it must be on disk."""
        if numbered is not None:
            self.known.numbered[int(str(done["number"])) - 1] = numbered
        else:
            self.known.beside.append(beside)

    def did(self, kind: str, **what: object) -> dict[str, object] | None:
        """Say something; what acknowledges it, None if it was refused for a reason that there may be."""
        self.count += 1
        mark = f"{kind} {self.count}"
        self.client.say(type=kind, id=mark, **what)
        found = self.client.hear("done", "error", id=mark)
        if found["type"] == "done":
            self.known.reached = max(self.known.reached, int(str(found["number"])))
            return found
        words = str(found["words"])
        allowed = found["code"] in ("late", "going") or (kind, found["code"]) == ("chat", "slow")
        allowed = allowed or (kind == "undo" and "nothing yet" in words)
        if not (allowed or "passed by itself" in words):
            self.known.wrong.append(found)
        return None

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

    def remember(self) -> None:
        """What was told before the end is on disk, too."""
        self.known.told = int(str(self.client.now["number"]))
        self.known.reached = max(self.known.reached, self.known.told)
        self.known.log = list(self.client.log)
        self.known.talk |= self.client.talk

    def check(self, store: Store) -> None:
        """At a server that has come again: what was told is there, and what was acknowledged is known as what was answered then."""
        known = self.known
        assert not known.wrong, known.wrong
        # all that comes at first is there once something is answered
        self.client.say(type="ping", id="first")
        self.client.hear("pong", id="first")
        now = int(str(self.client.now["number"]))
        assert now >= known.reached, f"{self.room['room']}: {now} after {known.reached} was told of"
        # the log goes on where it was, unless somebody went back and the log was not told of it any more
        since = [e for e in store.read(str(self.room["room"]))[1] if not isinstance(e, (Wished, Agreed, Rested, Spoken))]
        if not any(isinstance(e, Back) for e in since[max(0, known.told - 1) :]):
            assert self.client.log[: len(known.log)] == known.log
        # whoever sits down is told the latest of what was said
        for at in sorted(known.talk)[-5:]:
            assert self.client.talk[at] == known.talk[at]
        for number in sorted(known.numbered)[-12:]:
            e = known.numbered[number]
            if isinstance(e, Answered):
                found = self.client.answer(*e.answer, number=number)
                assert found["type"] == "done", (number, e, found)


def on_disk(store: Store, players: list[Player]) -> int:
    """Everything that was acknowledged to anybody is among the entries of its room; how much that is."""
    count = 0
    for player in players:
        _, entries, _ = store.read(str(player.room["room"]))
        beside = [e for e in entries if isinstance(e, (Wished, Agreed, Rested, Spoken))]
        numbered = [e for e in entries if not isinstance(e, (Wished, Agreed, Rested, Spoken))]
        known = player.known
        for number, e in known.numbered.items():
            kept = numbered[number]
            # the server may have passed for a seat just as it passed itself
            same = isinstance(kept, Answered) and isinstance(e, Answered) and (kept.seat, kept.answer) == (e.seat, e.answer)
            assert same or (isinstance(kept, Back) and isinstance(e, Back)), (number, kept, e)
        # one's own, in their order; where a wish goes back to, a client does not know
        mine = iter([e for e in beside if e.seat == player.seat])
        for e in known.beside:
            assert any(each == e or (isinstance(each, Wished) and isinstance(e, Wished)) for each in mine), e
        count += len(known.numbered) + len(known.beside)
    return count


class Opener(threading.Thread):
    """Opens rooms until the server is gone; knows those that it got."""

    def __init__(self, address: str, dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.address, self.dice = address, dice
        self.rooms: list[dict[str, object]] = []

    def run(self) -> None:
        with suppress(OSError, ValueError, ConnectionError):
            while True:
                time.sleep(self.dice.uniform(0, 0.5))
                body = {"game": "dcdb", "seats": ["person", "random"], "setup": {"players": 2}, "seed": self.dice.randrange(999)}
                status, found = asked(f"{self.address}/api/rooms", body)
                assert status == 201 and isinstance(found, dict), found
                self.rooms.append(found)


def killed_and_back(url: str, rounds: int, seed: int, seconds: float = 1e9) -> tuple[int, int]:
    """Play, kill, start again, look: so many times, or, three times at least, until the time is over. How often, and how much was acknowledged."""
    dice = random.Random(seed)
    until = time.monotonic() + seconds
    store = Store(url, "looks on")
    server = Process(url)

    def sat(game: str, seats: tuple[str, ...], setup: dict[str, object]) -> list[Player]:
        room = opened(server.address, game, seats, setup=setup, seed=dice.randrange(1 << 30))
        return [Player(server.address, room, i, dice.randrange(1 << 30)) for i, who in enumerate(seats) if who == "person"]

    try:
        # each at its place, so that who has played to the end makes room for others
        tables = [(each, sat(*each)) for each in SEATS]
        count, old = 0, 0
        for _ in range(rounds):
            if count >= 3 and time.monotonic() > until:
                break
            opener = Opener(server.address, random.Random(dice.random()))
            players = [player for _, sitting in tables for player in sitting]
            for one in (*players, opener):
                one.start()
            time.sleep(dice.uniform(0.05, 1.2))
            server.kill()
            for one in (*players, opener):
                one.join(30)
                assert not one.is_alive()
            there = on_disk(store, players)
            for room in opener.rooms:
                assert store.read(str(room["room"]))[0].id == room["room"]
            server = Process(url, server.port)
            for room in opener.rooms[-1:]:
                Seat(server.address, str(room["room"]), key(room, 0)).close()
            again: list[tuple[tuple[str, tuple[str, ...], dict[str, object]], list[Player]]] = []
            for each, sitting in tables:
                new = []
                for player in sitting:
                    new.append(Player(server.address, player.room, player.seat, dice.randrange(1 << 30), player.known))
                    new[-1].check(store)
                    player.client.close()
                if new[0].client.now["result"]:
                    old += on_disk(store, new)
                    again.append((each, sat(*each)))
                else:
                    again.append((each, new))
            tables = again
            count += 1
        return count, old + there
    finally:
        server.kill()
        store.close()


def test_killed_and_nothing_acknowledged_is_lost(fresh: Callable[[], str]) -> None:
    count, acknowledged = killed_and_back(fresh(), 2, 5)
    assert count == 2 and acknowledged > 5


@pytest.mark.slow
def test_killed_a_hundred_times(fresh: Callable[[], str]) -> None:
    """A sample, within half of the budget for each store; LONGBOX_SLOW_SECONDS=4800 is enough for all hundred."""
    seconds = float(os.environ.get("LONGBOX_SLOW_SECONDS", "60")) / 2
    seed = int(time.time()) % 1000
    count, acknowledged = killed_and_back(fresh(), 100, seed, seconds)
    print(f"killed {count} times (seed {seed}): {acknowledged} acknowledged, none lost")
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
            # the last thing that anybody hears who plays on
            ends = [(p.last.get("type"), p.last.get("code"), p.known.wrong) for p in players if not p.client.now["result"]]
            assert len(ends) > 3 and ends == [("error", "going", [])] * len(ends), ends
            server = Process(url, server.port)
            players = [Player(server.address, p.room, p.seat, 1, p.known) for p in players]
            store = Store(url, "looks on")
            for player in players:
                player.check(store)
            store.close()
        finally:
            server.kill()
    # what is logged are lines of JSON, without a name of a card
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
