"""Matches that are over: listed, looked at step by step by any seat's eyes, brought from elsewhere, gone on with; and none that goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import longbox
from tests.serving.support import Seat, asked, key, opened, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, fresh: Callable[[], str]) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("rooms"), url=fresh()) as address:
        yield address


@pytest.fixture(scope="module")
def over(here: str) -> tuple[str, Seat]:
    """A match that was played a while and then conceded: its room, and the seat that did so."""
    made = opened(here, "vs", ("person", "greedy"))
    me = Seat(here, str(made["room"]), key(made, 0))
    assert asked(f"{here}/api/replays/{made['room']}")[0] == 404
    for _ in range(8):
        me.until_asked()
        me.answer(*me.least())
    me.until_asked()
    for way in ("", "/at/0", "/save"):
        assert asked(f"{here}/api/replays/{made['room']}{way}")[0] == 404
    me.say(type="concede", id="c")
    me.hear("done", id="c")
    while not me.now["result"]:
        me.next()
    return str(made["room"]), me


def test_what_is_over_is_listed_and_told(here: str, over: tuple[str, Seat]) -> None:
    room, me = over
    status, found = asked(f"{here}/api/replays")
    mine = next(each for each in found if each["room"] == room)  # type: ignore[attr-defined]
    assert status == 200 and mine["game"] == "vs" and mine["players"] == ["A", "B"] and mine["words"] == me.now["result"]["words"]  # type: ignore[index]
    told = asked(f"{here}/api/replays/{room}")[1]
    moments = told["moments"]  # type: ignore[index]
    assert told["whole"] and told["result"]["words"] == mine["words"] and len(moments) == mine["answers"] + 1  # type: ignore[index]
    assert [each for each in moments if not (each["headline"] and each["rule"].startswith("vs:") and each["prompt"])] == []
    assert all(each["answer"] for each in moments[:-1]) and moments[-2]["answer"] == "A concedes"
    assert [each["lines"] for each in moments] == sorted(each["lines"] for each in moments)
    assert asked(f"{here}/api/replays?before=1")[1] == []


def test_every_step_by_every_seat_s_eyes(here: str, over: tuple[str, Seat]) -> None:
    room, me = over
    told = asked(f"{here}/api/replays/{room}")[1]
    last = len(told["moments"]) - 1  # type: ignore[index]
    seen = asked(f"{here}/api/replays/{room}/at/{last}?seat=0")[1]
    assert seen["now"]["table"] == me.now["table"] and seen["now"]["result"] == me.now["result"]  # type: ignore[index]
    assert [line["text"] for line in seen["log"]] == me.log  # type: ignore[index]
    middle = last // 2
    hands = {}
    for seat in (0, 1, -1):
        found = asked(f"{here}/api/replays/{room}/at/{middle}?seat={seat}")[1]
        sides = found["now"]["table"]["sides"]  # type: ignore[index]
        hands[seat] = [any(card is None for card in next(a for a in s["areas"] if a["key"] == "hand")["cards"]) for s in sides]
        assert found["now"]["result"] is None and found["step"] == middle  # type: ignore[index]
    assert hands == {0: [False, True], 1: [True, False], -1: [True, True]}
    for wrong in (f"at/{last + 1}", "at/0?seat=7"):
        assert asked(f"{here}/api/replays/{room}/{wrong}")[0] == 400


def test_a_card_is_read_as_it_was_by_whom_could_see_it(here: str, over: tuple[str, Seat]) -> None:
    room, _ = over
    seen = asked(f"{here}/api/replays/{room}/at/4?seat=0")[1]
    hand = next(a for a in seen["now"]["table"]["sides"][0]["areas"] if a["key"] == "hand")["cards"]  # type: ignore[index]
    card = next(c for c in hand if c["kind"] == "character")
    status, found = asked(f"{here}/api/replays/{room}/at/4/card/{card['ref']}?seat=0")
    assert status == 200 and card["name"] in found["lines"][0] and len(found["lines"]) > 2  # type: ignore[index]
    assert {f["name"] for f in found["figures"]} >= {"ATK", "DEF"}  # type: ignore[index]
    # whoever sat opposite, or looked on, did not see it then; and there is no such step
    for wrong in (
        f"4/card/{card['ref']}?seat=1",
        f"4/card/{card['ref']}",
        "4/card/99999999?seat=0",
        f"9999/card/{card['ref']}?seat=0",
    ):
        assert asked(f"{here}/api/replays/{room}/at/{wrong}")[0] == 400


def test_it_is_gone_on_with_from_a_step(here: str, over: tuple[str, Seat]) -> None:
    room, _ = over
    told = asked(f"{here}/api/replays/{room}")[1]
    step = next(i for i, each in enumerate(told["moments"]) if i > 3 and each["who"] == "A")  # type: ignore[index]
    then = asked(f"{here}/api/replays/{room}/at/{step}?seat=0")[1]
    status, made = asked(f"{here}/api/replays/{room}/branch", {"step": step, "seats": ["person", "person"]})
    assert status == 201, made
    me = Seat(here, made["room"], key(made, 0))  # type: ignore[index, arg-type]
    assert me.now["table"] == then["now"]["table"] and me.now["question"] == then["now"]["question"]  # type: ignore[index]
    assert me.answer(*me.least())["type"] == "done"
    # the first one is as it was, and the new one is not over
    assert asked(f"{here}/api/replays/{room}")[1] == told and asked(f"{here}/api/replays/{made['room']}")[0] == 404  # type: ignore[index]
    last = len(told["moments"]) - 1  # type: ignore[index]
    for body in (
        {"step": last, "seats": ["person", "person"]},
        {"step": 0, "seats": ["person"]},
        {"step": 0, "seats": ["x", "y"]},
    ):
        assert asked(f"{here}/api/replays/{room}/branch", body)[0] == 400


def test_a_match_that_goes_on_after_all_is_open_no_more(here: str) -> None:
    made = opened(here, "vs", ("person", "greedy"))
    me = Seat(here, str(made["room"]), key(made, 0))
    me.until_asked()
    me.answer(*me.least())
    me.until_asked()
    me.say(type="concede", id="c")
    me.hear("done", id="c")
    assert asked(f"{here}/api/replays/{made['room']}")[0] == 200
    me.say(type="undo", id="u")
    me.hear("done", "error", id="u")
    while me.now["result"]:
        me.next()
    assert asked(f"{here}/api/replays/{made['room']}")[0] == 404
    assert made["room"] not in str(asked(f"{here}/api/replays")[1])


def test_a_save_is_brought_and_kept(here: str, over: tuple[str, Seat]) -> None:
    room, _ = over
    save = asked(f"{here}/api/replays/{room}/save")[1]
    status, found = asked(f"{here}/api/replays", save)
    assert status == 201, found
    one, other = asked(f"{here}/api/replays/{room}")[1], asked(f"{here}/api/replays/{found['room']}")[1]  # type: ignore[index]
    assert [m["answer"] for m in one["moments"]] == [m["answer"] for m in other["moments"]]  # type: ignore[index]
    # nobody has played it here
    assert found["room"] not in str(asked(f"{here}/api/replays")[1])  # type: ignore[index]
    # one that is not over is shown as far as it goes
    match = longbox.new("champions", heroes=["Spider-Man"], scenario="Rhino", seed=3)
    bot = longbox.agent("greedy", "champions")
    for _ in range(20):
        match.choose(bot.choose(match.view(0), match.decision))  # type: ignore[arg-type]
    status, found = asked(f"{here}/api/replays", {"text": match.written()})
    told = asked(f"{here}/api/replays/{found['room']}")[1]  # type: ignore[index]
    assert not told["whole"] and len(told["moments"]) == 21 and told["result"] is None  # type: ignore[index, arg-type]
    assert asked(f"{here}/api/replays/{found['room']}/at/20?seat=0")[1]["now"]["question"]  # type: ignore[index]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"answers": []}', '{"format": 1, "game": "vs", "seed": 1, "setup": {}, "answers": [[0]]}',
     '{"format": 1, "game": "chess", "seed": 1, "setup": {}, "answers": []}',
     '{"format": 1, "game": "vs", "seed": 1, "setup": {"decks": ["/etc/passwd", "/etc/passwd"]}, "answers": []}',
     '{"format": 1, "game": "champions", "seed": 1, "setup": {"heroes": ["x"], "campaign": "/etc/passwd"}, "answers": []}'],
)  # fmt: skip
def test_what_is_no_save_is_refused_in_words(here: str, text: str) -> None:
    status, found = asked(f"{here}/api/replays", {"text": text})
    assert status == 400 and found["words"] and "/tmp" not in str(found) and "root:" not in str(found)  # type: ignore[index]


def test_a_save_that_was_tampered_with_is_refused(here: str, over: tuple[str, Seat]) -> None:
    room, _ = over
    text = asked(f"{here}/api/replays/{room}/save")[1]["text"]  # type: ignore[index]
    for old, new in (('"seed":7', '"seed":8'), ('"answers":[[', '"answers":[[99],[')):
        assert old in text
        assert asked(f"{here}/api/replays", {"text": text.replace(old, new, 1)})[0] == 400
