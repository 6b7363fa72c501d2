"""What nobody may know is in nothing that anybody is sent: frame by frame, beside the state that it was sent of, in all four games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from longbox.games import entry
from longbox.kernel.match import Match
from longbox.kernel.state import Card
from longbox.serving.reading import card_in_lines, rulings_on
from longbox.serving.rooms import SPECTATOR
from longbox.serving.store import Store
from tests.serving.support import Seat, key, opened, server

TABLES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "vs": (("person", "person"), {}),
    "champions": (("person", "person"), {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"}),
    "dcdb": (("person", "person", "greedy"), {"players": 3}),
    "vs2pcg": (("person", "person"), {}),
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server, and where its rooms are."""
    folder = tmp_path_factory.mktemp("rooms")
    url = f"sqlite:///{folder / 'rooms.db'}"
    with server(folder, url=url) as address:
        yield address, url


def refs(at: object, out: list[int]) -> list[int]:
    """All references of cards in a message, wherever they stand."""
    if isinstance(at, dict):
        if isinstance(at.get("ref"), int):
            out.append(at["ref"])
        for each in at.values():
            refs(each, out)
    elif isinstance(at, list):
        for each in at:
            refs(each, out)
    return out


def asks(me: Seat, dice: random.Random) -> None:
    """All that can be asked about what is seen, and about what is not."""
    number = me.now["number"]
    if me.now.get("question"):
        me.say(type="next", id="q1", number=number, answer=[])
        for option in me.hear("next", "error", id="q1").get("next", [])[:3]:  # type: ignore[index]
            if option["value"] >= 0:
                me.say(type="preview", id="q2", number=number, answer=[option["value"]])
                me.hear("preview", "error", id="q2")
    for ref in dice.sample(refs(me.now, []) + [dice.randrange(400) for _ in range(6)], 4):
        for kind in ("why", "read"):
            if ref >= 0:
                me.say(type=kind, id="q3", card=ref)
                me.hear("card", "why", "error", id="q3")


@pytest.mark.parametrize("game", sorted(TABLES))
def test_no_name_that_is_hidden_is_sent(place: tuple[str, str], game: str) -> None:
    address, url = place
    seats, setup = TABLES[game]
    room = opened(address, game, seats, setup=setup)
    dice = random.Random(game)
    people = [Seat(address, str(room["room"]), key(room, s)) for s, who in enumerate(seats) if who == "person"]
    watcher = Seat(address, str(room["room"]), str(room["watch"]))
    everybody = [*people, watcher]
    #: seat -> what it was sent up to each number
    heard: dict[int, list[tuple[int, str]]] = {int(str(s.welcome["seat"])): [] for s in everybody}
    answers = 0
    while answers < 70 and not watcher.now["result"]:
        one = next((s for s in people if s.now.get("question")), None)
        for s in everybody:
            s.say(type="ping", id="now")
            s.hear("pong", id="now")
        if one is None or not one.now.get("question"):
            continue
        if dice.random() < 0.3:
            for s in everybody:
                asks(s, dice)
        for s in everybody:
            heard[int(str(s.welcome["seat"]))] += [(int(str(s.now["number"])), raw) for raw in s.raw]
            s.raw.clear()
        answer: list[int] = []
        while True:
            one.say(type="next", id="n", number=one.now["number"], answer=answer)
            value = dice.choice(one.hear("next", id="n")["next"])["value"]  # type: ignore[index, call-overload]
            if value < 0:
                break
            answer.append(value)
        done = one.answer(*answer)
        assert done["type"] == "done"
        answers += 1
        for s in everybody:
            while s.now["number"] < done["number"]:  # type: ignore[operator]
                s.next()
    store = Store(url, "looks on")
    head, entries, _ = store.read(str(room["room"]))
    store.close()
    checked = sum(_compared(Match(entry(game).rules, head.setup, head.seed), entries, heard[seat], seat) for seat in heard)
    assert answers > 20 and checked > 60


def _compared(match: Match[Any], entries: Any, heard: list[tuple[int, str]], seat: int) -> int:
    """The names of cards that a seat has never known are in nothing that it was sent; how much was compared."""
    seats = len(match.seats)
    number = count = 0
    known: set[str] = set()
    #: what the cards that it knows say, and the rulebook of them: names stand there, too
    read: dict[tuple[int, object], str] = {}

    def look() -> set[str]:
        """What the seat knows now is known from now on; what it does not know."""
        hidden = set()
        for card in match.state.things:
            if not isinstance(card, Card):
                continue
            name = str(card.printed.name)
            bits = (1 << seats) - 1 if seat == SPECTATOR else 1 << seat
            if card.known & bits != bits:
                hidden.add(name)
                continue
            known.add(name)
            view = match.view(max(seat, 0))
            side = (id(card.printed), card.face)
            if side not in read and card.ref in view.references:
                lines = card_in_lines(match, view, card.ref)
                lines += [f"{each.situation} {each.expected}" for each in rulings_on(view, card.ref)]
                read[side] = " ".join(" ".join(lines).split())
        words = " ".join(read.values())
        return {name for name in hidden - known if name not in words}

    hidden = look()
    for at, raw in heard:
        while number < at:
            match.choose(tuple(entries[number].answer))
            number += 1
            hidden = look()
        for name in hidden:
            # what is being played is said before it is paid for, and lies in the hand until then
            where = raw.replace(f"plays {json.dumps(name)[1:-1]}", "").find(json.dumps(name)[1:-1])
            assert where < 0, (seat, at, name, raw[:40], raw[max(0, where - 300) : where + 100])
            count += 1
    return count
