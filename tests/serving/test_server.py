"""Tables over the network: games played to their end, coming back, what is refused, what nobody may read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from longbox.serving.app import Told
from longbox.serving.rooms import Room
from longbox.serving.store import Store
from tests.serving.support import Seat, asked, key, opened, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, fresh: Callable[[], str]) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("rooms"), url=fresh()) as address:
        yield address


SETUPS = {
    "vs": (("person", "greedy"), {}),
    "champions": (("person",), {"heroes": ["Spider-Man"], "scenario": "Rhino"}),
    "dcdb": (("person", "greedy"), {"players": 2}),
    "vs2pcg": (("person", "greedy"), {}),
}


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_a_game_against_the_computer_is_played_to_its_end(here: str, game: str) -> None:
    seats, setup = SETUPS[game]
    room = opened(here, game, seats, setup=setup)
    me = Seat(here, str(room["room"]), key(room, 0))
    answers = 0
    while not me.until_asked()["result"] and answers < 120:
        question = me.now["question"]
        assert question["prompt"] and question["rule"].startswith(f"{game}:")  # type: ignore[index]
        assert me.answer(*me.least())["type"] == "done"
        answers += 1
    if not me.now["result"]:
        me.say(type="concede", id="c")
        me.hear("done", id="c")
        while not me.now["result"]:
            me.next()
    assert me.now["result"]["words"] and len(me.log) > 10  # type: ignore[index]
    me.close()


def hand(s: Seat, player: int) -> list[dict[str, object]]:
    """A player's hand as a seat sees it."""
    side = s.now["table"]["sides"][player]  # type: ignore[index]
    return next(a["cards"] for a in side["areas"] if a["key"] == "hand")


def test_two_people_and_a_spectator_see_what_is_theirs(here: str) -> None:
    room = opened(here)
    a, b = (Seat(here, str(room["room"]), key(room, i)) for i in (0, 1))
    watcher = Seat(here, str(room["room"]), str(room["watch"]))
    assert (a.welcome["seat"], b.welcome["seat"], watcher.welcome["seat"]) == (0, 1, -1)
    for _ in range(12):
        one = next(s for s in (a, b) if s.now.get("question"))
        done = one.answer(*one.least())
        assert done["type"] == "done"
        for s in (a, b, watcher):
            while s.now["number"] != done["number"]:
                s.next()
    hands = [hand(s, i) for i, s in enumerate((a, b))]
    assert all(card["name"] for held in hands for card in held) and all(hands)
    for s, theirs in ((a, 1), (b, 0), (watcher, 0), (watcher, 1)):
        assert all(card is None for card in hand(s, theirs))
    # whatever was ever sent to a spectator names no card of a hand that is not on the table as well
    seen = "".join(watcher.raw)
    for held in hands:
        for card in held:
            assert f'"ref":{card["ref"]},' not in seen
    assert watcher.now["present"] == [-1, 0, 1]
    b.close()
    while a.now["present"] != [-1, 0]:
        a.next()
    watcher.say(type="concede", id="w")
    assert watcher.hear("error", id="w")["code"] == "illegal"


def test_who_comes_back_goes_on_where_the_table_is(here: str) -> None:
    room = opened(here, "vs", ("person", "greedy"))
    me = Seat(here, str(room["room"]), key(room, 0))
    for _ in range(5):
        me.until_asked()
        me.answer(*me.least())
    me.until_asked()
    stream, seq, lines, now = me.welcome["stream"], me.seq, len(me.log), me.now
    me.close()
    back = Seat(here, str(room["room"]), key(room, 0), stream=stream, seen=seq, lines=lines)
    # only what is new is sent, and that is not much: who is there
    back.now, back.seq = dict(now), seq
    back.say(type="ping", id="p")
    back.hear("pong", id="p")
    assert {m["type"] for m in back.heard} <= {"welcome", "patch", "pong"}
    assert back.now["number"] == now["number"] and back.now["question"] == now["question"]
    # from another device all of it
    other = Seat(here, str(room["room"]), key(room, 0))
    assert other.now["table"] == back.now["table"] and other.seq >= seq
    other.say(type="ping", id="q")
    other.hear("pong", id="q")
    assert len(other.log) == lines


def test_an_answer_twice_late_wrong_and_by_others(here: str) -> None:
    room = opened(here, "vs", ("person", "greedy"))
    me = Seat(here, str(room["room"]), key(room, 0))
    me.until_asked()
    number, answer = me.now["number"], me.least()
    wrong = me.answer(77)
    assert (wrong["type"], wrong["code"], wrong["place"]) == ("error", "illegal", "answer")
    assert me.answer(*answer, number=number)["type"] == "done"  # type: ignore[arg-type]
    assert me.answer(*answer, number=number)["type"] == "done"  # type: ignore[arg-type]
    late = me.answer(99, number=number)  # type: ignore[arg-type]
    assert (late["code"], late["place"]) == ("late", "number")


def test_why_and_reading_a_card(here: str) -> None:
    room = opened(here, "vs", ("person", "greedy"))
    me = Seat(here, str(room["room"]), key(room, 0))
    while me.until_asked()["question"]["kind"] != "priority":  # type: ignore[index]
        me.answer(*me.least())
    card = hand(me, 0)[0]
    me.say(type="why", id="w", card=card["ref"])
    deeds = me.hear("why", id="w")["deeds"]
    assert deeds and all(o["rule"].startswith("vs:") and o["text"] for d in deeds for o in d["against"])  # type: ignore[attr-defined]
    me.say(type="read", id="r", card=card["ref"])
    assert any(str(card["name"]) in line for line in me.hear("card", id="r")["lines"])  # type: ignore[attr-defined]
    for kind in ("why", "read"):
        me.say(type=kind, id="x", card=4000)
        assert me.hear("error", id="x")["place"] == "card"


def test_friends_are_asked_before_anybody_goes_back_and_talk(here: str) -> None:
    room = opened(here)
    a, b = (Seat(here, str(room["room"]), key(room, i)) for i in (0, 1))
    for _ in range(6):
        one = next(s for s in (a, b) if s.now.get("question"))
        done = one.answer(*one.least())
        for s in (a, b):
            while s.now["number"] != done["number"]:
                s.next()
    before = a.now["table"]
    a.say(type="undo", id="u")
    assert b.hear("asked")["by"] == "A"
    b.say(type="agree", id="n", yes=False)
    assert a.hear("asked")["by"] == ""
    a.say(type="undo", id="u")
    b.hear("asked", by="A")
    b.say(type="agree", id="y", yes=True)
    number = b.hear("done", id="y")["number"]
    for s in (a, b):
        while s.now["number"] != number:
            s.next()
    assert a.now["table"] != before or a.now["question"] is not None
    b.say(type="chat", text="nice")
    assert a.hear("chat") == {"type": "chat", "at": 0, "by": "B", "text": "nice"}


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path, fresh: Callable[[], str]) -> None:
    url = fresh()
    with server(tmp_path, url=url) as first:
        room = opened(first, "vs", ("person", "greedy"))
        me = Seat(first, str(room["room"]), key(room, 0))
        for _ in range(6):
            me.until_asked()
            number = me.answer(*me.least())["number"]
        me.until_asked()
        seen = me.now
        assert me.now["number"] >= number  # type: ignore[operator]
    with pytest.raises(ConnectionClosed):
        while True:
            me.next(5)
    assert me.heard[-1]["code"] == "going"
    with server(tmp_path, url=url) as second:
        back = Seat(second, str(room["room"]), key(room, 0))
        back.until_asked()
        assert {k: v for k, v in back.now.items() if k != "present"} == {k: v for k, v in seen.items() if k != "present"}
        back.answer(*back.least())


SAID = ["one", "two", "three", "are you there?"]


def test_a_wish_what_was_said_and_who_is_passed_for_are_there_after_a_restart(tmp_path: Path, fresh: Callable[[], str]) -> None:
    url = fresh()
    with server(tmp_path, url=url) as first:
        room = opened(first)
        a, b = (Seat(first, str(room["room"]), key(room, i)) for i in (0, 1))
        while a.now["number"] < 8:  # type: ignore[operator]
            one = next(s for s in (a, b) if s.now.get("question"))
            done = one.answer(*one.least())
            for s in (a, b):
                while s.now["number"] != done["number"]:
                    s.next()
        me, other = (a, b) if not a.now.get("question") else (b, a)
        for words in SAID[:3]:
            me.say(type="chat", id=words, text=words)
            me.hear("done", id=words)
        me.say(type="auto", id="o", on=True, stops=[me.now["auto"]["all"][-1]])  # type: ignore[index]
        me.hear("done", id="o")
        me.say(type="undo", id="u")
        me.hear("done", id="u")
        auto, number = me.now["auto"], me.now["number"]
        assert auto["on"] and auto["stops"] == auto["all"][-1:]  # type: ignore[index]
        # who was away is told what was said meanwhile, and nothing twice
        me.close()
        other.say(type="chat", id="c", text=SAID[3])
        other.hear("done", id="c")
        mine = key(room, me.welcome["seat"])  # type: ignore[arg-type]
        for chats, heard in ((3, {3: "are you there?"}), (-1, {}), (0, dict(enumerate(SAID)))):
            back = Seat(first, str(room["room"]), mine, me, chats=chats)
            back.say(type="ping", id="p")
            back.hear("pong", id="p")
            assert {at: text for at, (_, text) in back.talk.items()} == heard
            back.close()
    with server(tmp_path, url=url) as second:
        again = Seat(second, str(room["room"]), mine)
        again.say(type="ping", id="p")
        again.hear("pong", id="p")
        assert again.now["number"] == number and again.now["auto"] == auto
        assert [again.talk[i][1] for i in range(4)] == SAID
        theirs = Seat(second, str(room["room"]), key(room, other.welcome["seat"]))  # type: ignore[arg-type]
        assert theirs.hear("asked")["by"] == a.now["seats"][me.welcome["seat"]][0]  # type: ignore[index]
        theirs.say(type="agree", id="y", yes=True)
        assert theirs.hear("done", id="y")["number"] == number + 1  # type: ignore[operator]


BAD = (
    "",
    "{",
    "[]",
    "null",
    '{"type":"nonsense"}',
    '{"type":"answer","number":-1}',
    '{"type":"answer","number":0,"answer":["x"]}',
    '{"type":"answer","number":0,"answer":[1e999]}',
    '{"type":"why","card":-4}',
    '{"type":"chat","text":""}',
    '{"type":"undo","more":1}',
    '{"type":"hello","room":"x","key":"y"}',
    "[" * 5000,
    json.dumps({"type": "chat", "text": "x" * 20_000}),
)


def test_what_is_malformed_is_refused_and_nothing_comes_of_it(here: str) -> None:
    room = opened(here, "vs", ("person", "greedy"))
    me = Seat(here, str(room["room"]), key(room, 0))
    me.until_asked()
    before = me.now
    for text in BAD:
        me.socket.send(text)
        error = me.hear("error")
        assert error["code"] == "bad" and error["words"], text
    me.say(type="ping", id="p")
    me.hear("pong", id="p")
    assert me.now == before


def test_keys_rooms_and_set_ups_that_are_not_there(here: str) -> None:
    room = opened(here)
    for name, secret in ((str(room["room"]), "x" * 22), ("nowhere", key(room, 0)), (str(room["room"]), "")):
        other = Seat(here, name, secret)
        assert other.welcome["code"] == "nobody" and "no such room" in str(other.welcome["words"])
        other.close()
    for body, words in (
        ({"game": "chess", "seats": ["person"]}, "chess"),
        ({"game": "vs", "seats": ["person"]}, "this match has 2"),
        ({"game": "vs", "seats": ["person", "nobody"]}, "can be person"),
        ({"game": "vs", "seats": ["person", "greedy"], "setup": {"decks": ["nothing"]}}, "nothing"),
        # no file of the server's is opened for anybody
        ({"game": "vs", "seats": ["person", "greedy"], "setup": {"decks": ["/etc/passwd"]}}, "there are: brotherhood-of-doom"),
        ({"game": "vs", "seats": ["person", "greedy"], "setup": {"facts": "/etc/passwd"}}, "none by name"),
        ({"game": "champions", "seats": ["person"], "setup": {"campaign": "/etc/passwd"}}, "none by name"),
        ({"game": "vs", "seats": ["person", "greedy"], "setup": {"wrong": 1}}, "wrong"),
    ):
        status, found = asked(f"{here}/api/rooms", body)
        assert status == 400 and words in str(found), found
    assert asked(f"{here}/api/rooms", {"game": "vs"})[0] == 400
    status, found = asked(f"{here}/api/rooms", {"game": "vs", "seats": ["person", "greedy"]}, {"Origin": "https://else.example"})
    assert status == 403
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(here.replace("http", "ws") + "/ws", origin="https://else.example").recv(5)  # type: ignore[arg-type]


def test_too_much_at_once_is_slowed_down(tmp_path: Path) -> None:
    told = Told(rate=5, burst=10, rooms_at_once=2, rooms_a_minute=1, client=tmp_path / "none")
    with server(tmp_path, told) as address:
        room = opened(address, "vs", ("person", "greedy"))
        me = Seat(address, str(room["room"]), key(room, 0))
        for i in range(30):
            me.say(type="ping", id=str(i))
        assert me.hear("error")["code"] == "slow"
        opened(address)
        assert asked(f"{address}/api/rooms", {"game": "vs", "seats": ["person", "person"]})[0] == 429


def test_rules_games_health_and_metrics(here: str) -> None:
    assert asked(f"{here}/health")[1]["status"] == "ok"  # type: ignore[index]
    games = asked(f"{here}/api/games")[1]
    assert {"vs", "champions", "dcdb"} <= {g["name"] for g in games}  # type: ignore[attr-defined]
    status, rule = asked(f"{here}/api/rules/vs:602.6a")
    assert status == 200 and rule["title"] and rule["after"] == "vs:602.6b"  # type: ignore[index]
    status, wrong = asked(f"{here}/api/rules/{'vs'}:999.9")
    assert status == 404 and "no rule" in wrong["words"]  # type: ignore[index]
    assert asked(f"{here}/api/rules?search=sufficient+atk")[1]


def test_a_store_hands_a_room_to_one_server_at_a_time(fresh: Callable[[], str]) -> None:
    from longbox import new
    from longbox.serving.rooms import Answered, Head
    from longbox.serving.store import LEASE, Elsewhere, NoRoom

    clock = [1000.0]
    url = fresh()
    one = Store(url, "one", "http://one", lambda: clock[0])
    two = Store(url, "two", "http://two", lambda: clock[0])
    head = Head("r", "vs", new("vs", seed=7).setup, 7, ["person", "person"], {})
    one.open(head).result(5)
    d = Room(head).match.decision
    assert d is not None
    e = Answered(d.seat, list(d.least()))
    one.add("r", 0, [e]).result(5)
    with pytest.raises(Elsewhere, match="http://one"):
        two.take("r")
    with pytest.raises(NoRoom):
        two.take("q")
    clock[0] += LEASE + 1
    found, entries = two.take("r")
    assert found == head and entries == [e]
    # who has lost a room writes nothing there any more, and hears so
    with pytest.raises(Elsewhere, match="http://two"):
        one.add("r", 1, [e]).result(5)
    assert one.renew(["r"]) == ["r"] and two.renew(["r"]) == []
    two.close()
    assert one.take("r")[1] == [e]
    # the same entry is written once, and what else came with it is not lost
    jobs = [one.add("r", 0, [e]), one.add("r", 1, [e])]
    assert jobs[1].result(5) is None and jobs[0].exception(5) is not None
    # who comes again at the same address has what is held there, for nobody else can be there; who was there writes no more
    late = Store(url, "late", "http://one", lambda: clock[0])
    assert late.take("r")[1] == [e, e]
    with pytest.raises(Elsewhere):
        one.add("r", 2, [e]).result(5)
    late.close()
    one.close()
