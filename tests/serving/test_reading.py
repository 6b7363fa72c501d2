"""What a client asks about: a card's figures with where they come from, and what the computer would do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serving.support import Seat, key, opened, server


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("rooms")) as address:
        yield address


def asked_for(s: Seat, **message: object) -> dict[str, object]:
    s.say(id="q", **message)
    return s.hear("card", "hint", "error", "done", id="q")


def test_a_card_tells_where_its_figures_come_from(here: str) -> None:
    room = opened(here, "champions", ("person",), setup={"heroes": ["Spider-Man"], "scenario": "Rhino"})
    me = Seat(here, str(room["room"]), key(room, 0))
    me.until_asked()
    villain = next(a for a in me.now["table"]["areas"] if a["key"] == "villain")["cards"][0]  # type: ignore[index]
    found = asked_for(me, type="read", card=villain["ref"])
    figures = {f["name"]: f for f in found["figures"]}  # type: ignore[attr-defined]
    assert figures["HP"]["base"] == figures["HP"]["now"] == next(f for f in villain["figures"] if f["name"] == "HP")["now"]
    assert figures["HP"]["rule"].startswith("champions:") and figures["ATK"]["steps"] == []


@pytest.mark.parametrize(("game", "by", "setup"), [("dcdb", "search", {"players": 2}), ("vs2pcg", "search", {})])
def test_a_hint_is_an_answer_that_may_be_given(here: str, game: str, by: str, setup: dict[str, object]) -> None:
    room = opened(here, game, ("person", "person"), setup=setup)
    seats = [Seat(here, str(room["room"]), key(room, i)) for i in (0, 1)]
    sure = []
    for _ in range(3 if by == "greedy" else 20):
        if len(sure) > 1:
            break
        me = next(s for s in seats if s.now.get("question"))
        other = next(s for s in seats if s is not me)
        number = me.now["number"]
        late = asked_for(other, type="hint", number=number)
        assert (late["code"], late["place"]) == ("late", "number")
        found = asked_for(me, type="hint", number=number)
        assert found["type"] == "hint" and found["by"] == by and found["words"] and found["number"] == number
        if found["sure"] is not None:
            sure.append(found["sure"])
            ways = found["ways"]
            assert ways[0]["answer"] == found["answer"] and len(ways) > 1  # type: ignore[index, arg-type]
            assert all(w["words"] and 0 <= w["worth"] <= 1 and w["deals"] >= 1 for w in ways)  # type: ignore[attr-defined]
        # it has changed nothing, and is a legal answer
        assert me.now["number"] == number
        done = me.answer(*found["answer"])  # type: ignore[misc]
        assert done["type"] == "done", done
        for s in seats:
            while s.now["number"] != done["number"]:
                s.next()
    assert all(0 <= each <= 1 for each in sure) and (sure or by == "greedy")
    watcher = Seat(here, str(room["room"]), str(room["watch"]))
    assert asked_for(watcher, type="hint", number=0)["code"] == "illegal"


def test_one_hint_at_a_time(here: str) -> None:
    room = opened(here, "dcdb", ("person", "person"), setup={"players": 2})
    seats = [Seat(here, str(room["room"]), key(room, i)) for i in (0, 1)]
    me = next(s for s in seats if s.now.get("question"))
    for i in range(2):
        me.say(type="hint", id=str(i), number=me.now["number"])
    assert me.hear("error", id="1")["code"] == "slow"
    assert me.hear("hint", id="0")["words"]
